"""How the head of a scenario becomes a position of Carousel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.carousel.dealing import EACH, round_cards
from cardtable.games.carousel.facts import Entry, Score
from cardtable.games.carousel.groups import Combination, recognise
from cardtable.games.carousel.options import Options
from cardtable.games.carousel.state import State, Turn
from cardtable.kernel.game import PositionError
from cardtable.kernel.head import Head
from cardtable.kernel.seats import next_seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.kernel.match import Standing
    from cardtable.kernel.seats import Seat

_KEYS = ("drawn", "stock", "table", "extra-turns", "rounds-won")


def set_up(lines: Mapping[str, str], seats: tuple[str, ...]) -> State:
    """Make the position that a head describes; raise PositionError with the faulty key."""
    head = Head(lines, seats)
    head.check_keys(_KEYS, ("hand",))
    standing = head.standing()
    table = tuple(_laid(head, words) for words in head.combinations())
    elsewhere = {"table": tuple(written.card for laid in table for written in laid.cards)}
    dealt = dict.fromkeys(standing.playing, EACH)
    hands, stock = head.hands_and_stock(round_cards(len(seats)), dealt, elsewhere)
    extra = head.names("extra-turns") or None
    seat = _turn(head, standing, extra)
    won = head.amounts("rounds-won")
    return State(
        options=head.options(Options),
        standing=standing,
        seed=head.number("seed", 0),
        hands=hands,
        stock=stock,
        turn=Turn(seat, hands[seat], table, head.number("drawn", 0)),
        known=((),) * len(seats),
        rounds_won=tuple(int(won.get(seat, 0)) for seat in range(len(seats))),
        table=table,
        extra=extra,
        entries=tuple(Entry(seat, Score.EARLIER, int(points)) for seat, points in head.amounts("points").items()),
    )


def _turn(head: Head, standing: Standing, extra: tuple[Seat, ...] | None) -> Seat:
    named = head.names("turn")
    if extra and named and named[0] != extra[0]:
        raise PositionError("turn", f"the first of the extra turns is {head.seats[extra[0]]}'s")
    if named or extra:
        return (named or extra or ())[0]
    return next_seat(standing.dealer, standing.playing, standing.seats)


def _laid(head: Head, words: list[str]) -> Combination:
    combination = recognise(head.written("table", words))
    if not isinstance(combination, Combination):
        raise PositionError("table", f"{' '.join(words)!r} is no combination ({combination})")
    return combination
