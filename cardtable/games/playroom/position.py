"""How the head of a scenario becomes a position of Playroom Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.playroom.dealing import EACH, round_cards
from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.state import State, Turn
from cardtable.games.playroom.view import Debt, TableMeld
from cardtable.kernel.cards import JOKER
from cardtable.kernel.game import PositionError
from cardtable.kernel.head import Head
from cardtable.kernel.seats import next_seat
from cardtable.rummy.melds import Meld, recognise

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.kernel.match import Standing
    from cardtable.kernel.seats import Seat

_KEYS = ("drawn", "took", "opened", "out", "stock", "discard", "table")
_OF_A_SEAT = ("hand", "owed")


def set_up(lines: Mapping[str, str], seats: tuple[str, ...]) -> State:
    """Make the position that a head describes; raise PositionError with the faulty key."""
    head = Head(lines, seats)
    head.check_keys(_KEYS, _OF_A_SEAT)
    options, standing = head.options(Options), head.standing()
    table = tuple(_laid(head, number, words, options) for number, words in enumerate(head.combinations(), start=1))
    elsewhere = {
        "discard": head.faces("discard"),
        "table": tuple(card for laid in table for card in laid.meld.cards),
    }
    dealt = dict.fromkeys(standing.playing, EACH)
    hands, stock = head.hands_and_stock(round_cards(len(standing.playing), options), dealt, elsewhere)
    return State(
        options=options,
        standing=standing,
        seed=head.number("seed", 0),
        hands=hands,
        stock=stock,
        turn=_turn(head, standing),
        discard=elsewhere["discard"],
        table=table,
        next_number=len(table) + 1,
        opened=frozenset(head.names("opened")),
        known=((),) * len(seats),
        entries=tuple(Entry(seat, Score.EARLIER, int(points)) for seat, points in head.amounts("points").items()),
    )


def _laid(head: Head, number: int, words: list[str], options: Options) -> TableMeld:
    written = head.written("table", words)
    meld = recognise(tuple(word.card for word in written), identities=options.identities)
    if not isinstance(meld, Meld):
        raise PositionError("table", f"{' '.join(words)!r} is no combination ({meld})")
    if any(word.meaning and word.meaning not in meld.joker_means for word in written):
        raise PositionError("table", f"the joker of {' '.join(words)!r} stands for another card")
    return TableMeld(number, meld)


def _turn(head: Head, standing: Standing) -> Turn:
    named = head.names("turn")
    seat = named[0] if named else next_seat(standing.dealer, standing.playing, standing.seats)
    drawn = 1 if head.words("drawn") == ["yes"] else head.number("drawn", len(head.words("took")))
    return Turn(seat, drawn, opened_before=seat in head.names("opened"), debts=_debts(head, seat))


def _debts(head: Head, seat: Seat) -> tuple[Debt, ...]:
    mine = f"owed {head.seats[seat]}"
    for key in head.lines:
        if key.startswith("owed ") and key != mine:
            raise PositionError(key, f"only the seat in turn, {head.seats[seat]}, can owe cards")
    return tuple(_debt(head, mine, word) for word in head.words(mine))


def _debt(head: Head, key: str, word: str) -> Debt:
    face, equals, replaced = word.partition("=")
    card = head.face(key, face)
    if equals and card != JOKER:
        raise PositionError(key, f"{word!r}: only a joker was swapped for a card, as in JK=AS")
    return Debt(card, head.face(key, replaced) if equals else None)
