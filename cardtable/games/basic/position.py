"""How the head of a scenario becomes a position of Basic Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.basic.dealing import each
from cardtable.games.basic.facts import Entry, Score
from cardtable.games.basic.judge import KING
from cardtable.games.basic.options import Options
from cardtable.games.basic.state import State, Turn
from cardtable.kernel.game import PositionError
from cardtable.kernel.head import Head
from cardtable.kernel.packs import FRENCH_PACK
from cardtable.kernel.seats import next_seat
from cardtable.rummy.melds import Kind, Meld, TableMeld, recognise

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.kernel.match import Standing

_KEYS = ("drawn", "took", "stock", "discard", "table", "pile-draws")


def set_up(lines: Mapping[str, str], seats: tuple[str, ...]) -> State:
    """Make the position that a head describes; raise PositionError with the faulty key."""
    head = Head(lines, seats)
    head.check_keys(_KEYS, ("hand",))
    standing = head.standing()
    table = tuple(_laid(head, number, words) for number, words in enumerate(head.combinations(), start=1))
    elsewhere = {
        "discard": head.faces("discard"),
        "table": tuple(card for laid in table for card in laid.meld.cards),
    }
    dealt = dict.fromkeys(standing.playing, each(len(seats)))
    hands, stock = head.hands_and_stock(FRENCH_PACK, dealt, elsewhere)
    return State(
        options=head.options(Options),
        standing=standing,
        seed=head.number("seed", 0),
        hands=hands,
        stock=stock,
        discard=elsewhere["discard"],
        turn=_turn(head, standing),
        known=((),) * len(seats),
        table=table,
        pile_draws=head.number("pile-draws", 0),
        entries=tuple(Entry(seat, Score.EARLIER, int(points)) for seat, points in head.amounts("points").items()),
    )


def _turn(head: Head, standing: Standing) -> Turn:
    named, took = head.names("turn"), head.faces("took")
    seat = named[0] if named else next_seat(standing.dealer, standing.playing, standing.seats)
    drawn = 1 if head.words("drawn") == ["yes"] else head.number("drawn", len(took))
    return Turn(seat, drawn, took[0] if took else None)


def _laid(head: Head, number: int, words: list[str]) -> TableMeld:
    meld = recognise(tuple(head.face("table", word) for word in words))
    if not isinstance(meld, Meld) or (meld.kind is Kind.RUN and meld.high > KING):
        raise PositionError("table", f"{' '.join(words)!r} is no combination")
    return TableMeld(number, meld)
