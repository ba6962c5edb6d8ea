"""What a move would do, or the rule that forbids it, seen from one seat."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from cardtable.games.carousel.groups import Combination, Fault, recognise
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.scoring import MOST_TO_KNOCK, hand_value
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Who, Written
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.carousel.view import View

MOST_DRAWS = 3


@dataclass(frozen=True, slots=True)
class Preview:
    """Tell what a legal move would do: the `table` with what it takes from the hand (`played`), the hand `left`.

    `value` counts the points that would be left in hand; `goes_out` tells a move that empties it.
    """

    table: tuple[Combination, ...] = ()
    played: tuple[Card, ...] = ()
    left: tuple[Card, ...] = ()
    value: int = 0
    goes_out: bool = False


_FAULTS = {
    Fault.TOO_FEW: ("CR-06", "carousel-refused-too-few"),
    Fault.UNDECLARED: ("CR-09", "carousel-refused-joker-undeclared"),
    Fault.ONLY_JOKERS: ("CR-Q21", "carousel-refused-only-jokers"),
    Fault.FACE_TWICE: ("CR-05", "carousel-refused-face-twice"),
    Fault.GROUP_TOO_BIG: ("CR-05", "carousel-refused-group-too-big"),
    Fault.GAP: ("CR-06", "carousel-refused-gap"),
    Fault.ROUND_THE_ACE: ("CR-06", "carousel-refused-round-the-ace"),
    Fault.TOO_LONG: ("CR-Q24", "carousel-refused-too-long"),
    Fault.NO_KIND: ("CR-06", "carousel-refused-no-combination"),
}


def judge(view: View, move: Move) -> Preview | Refusal:
    """Tell what the move would do for the view's seat, or which rule forbids it."""
    if view.over:
        return refuse("GE-04", "refused-round-over")
    if view.turn != view.seat:
        return refuse("GE-01", "refused-not-your-turn", who=Who(view.turn))
    match move:
        case DrawStock():
            return _draw(view)
        case Arrange():
            return _arrange(view, move)
        case EndTurn():
            return _finish(view)
        case Knock():
            return _knock(view)
        case _:
            assert_never(move)


def fault_refusal(fault: Fault, cards: tuple[Written, ...]) -> Refusal:
    """Say why the cards are no combination."""
    rule, sentence = _FAULTS[fault]
    return refuse(rule, sentence, cards=cards)


def _draw(view: View) -> Preview | Refusal:
    if view.extra is not None:
        return refuse("CR-18", "carousel-refused-last-turn-draw")
    if view.stock == 0:
        return refuse("CR-Q25", "carousel-refused-nothing-to-draw")
    if view.played:
        return refuse("CR-Q12", "carousel-refused-draw-after-meld")
    if view.drawn == MOST_DRAWS:
        return refuse("CR-04", "carousel-refused-three-draws")
    return Preview(left=view.hand)


def _must_draw(view: View) -> bool:
    return view.drawn == 0 and view.stock > 0 and view.extra is None


def _finish(view: View) -> Preview | Refusal:
    """Judge the end of a turn (CR-04)."""
    if not view.played and view.stock > 0 and view.drawn < MOST_DRAWS and view.extra is None:
        return refuse("CR-04", "carousel-refused-end-early", drawn=view.drawn)
    return Preview(left=view.hand, value=hand_value(view.hand))


def _knock(view: View) -> Preview | Refusal:
    """Judge a knock (CR-13, CR-Q07, CR-Q08, CR-Q26)."""
    if view.extra is not None:
        return refuse("CR-Q26", "carousel-refused-knock-in-last-turn")
    if view.drawn == 0 and not view.played:
        return refuse("CR-Q08", "carousel-refused-knock-before-draw")
    early = _finish(view)
    if isinstance(early, Refusal):
        return refuse("CR-13", "carousel-refused-knock-early", drawn=view.drawn)
    if early.value > MOST_TO_KNOCK:
        return refuse("CR-13", "carousel-refused-knock-points", points=early.value, most=MOST_TO_KNOCK)
    return early


def _arrange(view: View, move: Arrange) -> Preview | Refusal:
    """Judge the whole table as it shall be (CR-04 to CR-10)."""
    if _must_draw(view):
        return refuse("CR-04", "carousel-refused-draw-first")
    if view.drawn == MOST_DRAWS:
        return refuse("CR-04", "carousel-refused-meld-after-three")
    table: list[Combination] = []
    for cards in move.table:
        combination = recognise(cards)
        if isinstance(combination, Fault):
            return fault_refusal(combination, cards)
        table.append(combination)
    return _exchanged(view, tuple(table))


def _exchanged(view: View, table: tuple[Combination, ...]) -> Preview | Refusal:
    """Hold the new table against the one this turn began with (CR-07, CR-Q16, CR-Q18)."""
    before, after = _cards(view.start), _cards(table)
    missing = before - after
    if missing:
        return refuse("CR-07", "carousel-refused-card-missing", cards=tuple(missing.elements()))
    played = after - before
    hand = Counter(view.hand) + Counter(view.played)
    lacking = played - hand
    if lacking:
        return refuse("GE-02", "refused-not-in-hand", card=next(iter(lacking)))
    cancels = bool(view.played) and sorted(map(_faces, table)) == sorted(map(_faces, view.start))
    if not played and not cancels:
        return refuse("CR-Q18", "carousel-refused-nothing-played")
    return _joker_change(view.start, table) or _arranged(view, table, played, hand)


def _cards(table: tuple[Combination, ...]) -> Counter[Card]:
    return Counter(written.card for combination in table for written in combination.cards)


def _faces(combination: Combination) -> tuple[tuple[Card, Card], ...]:
    return tuple(sorted((written.card, written.meaning or written.card) for written in combination.cards))


def _meanings(table: tuple[Combination, ...]) -> Counter[Card]:
    jokers = (written for combination in table for written in combination.cards if written.card == JOKER)
    return Counter(joker.meaning for joker in jokers if joker.meaning)


def _joker_change(before: tuple[Combination, ...], after: tuple[Combination, ...]) -> Refusal | None:
    """Refuse a new meaning for a joker while no real card of its own has taken its place (CR-10, CR-Q34)."""
    naturals = _cards(after)
    for meaning, count in (_meanings(before) - _meanings(after)).items():
        if naturals[meaning] < count:
            return refuse("CR-10", "carousel-refused-joker-change", card=meaning)
    return None


def _arranged(view: View, table: tuple[Combination, ...], played: Counter[Card], hand: Counter[Card]) -> Preview:
    left = list(view.hand + view.played)
    for card in played.elements():
        left.remove(card)
    return Preview(
        table,
        tuple(played.elements()),
        tuple(left),
        hand_value(tuple(left)),
        goes_out=not hand - played,
    )
