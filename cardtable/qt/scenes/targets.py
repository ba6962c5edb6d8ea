"""What could be done with cards of the hand, place by place."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cardtable.kernel.cards import Card, without
from cardtable.kernel.message import Message, Written, message
from cardtable.kernel.refusal import Refusal
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, MeldPlace, Place
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.manners import Judge
from cardtable.qt.tables.sight import AnyMove, AnyPreview, AnyView
from cardtable.rummy.melds import TableMeld
from cardtable.rummy.moves import Discard, End, Extend, LayMeld


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a drop would ask for: `moves` one after another, or one of several `readings` to choose from.

    `preview` tells what it would do, `refusal` why not; `refused` is the move that shows it.
    """

    moves: tuple[AnyMove, ...] = ()
    preview: AnyPreview | None = None
    refusal: Message | None = None
    readings: tuple[tuple[LayMeld, AnyPreview], ...] = ()

    @property
    def possible(self) -> bool:
        """Tell whether the drop would be accepted."""
        return self.refusal is None


class Targets:
    """Ask the referee about every place that cards of the hand could go to."""

    def __init__(self, view: AnyView, judge: Judge, *, strict: bool = False) -> None:
        """Judge cards that arrange themselves, or with `strict` lie as they come."""
        self._view = view
        self._strict = strict
        self._manners = meld_manners_of(view)
        self._judge = judge

    def verdict(self, place: Place, cards: tuple[Card, ...], end: End | None = None) -> Verdict | None:
        """Judge a place for cards; None for a place that takes none. `end` is the end of a run pointed at."""
        match place:
            case MeldPlace():
                return self.extend(place.number, cards, end)
            case DiscardPlace():
                return self.discard(cards)
            case FeltPlace():
                return self.lay(cards)
            case _:
                return None

    def lay(self, cards: tuple[Card, ...]) -> Verdict:
        """Judge a new combination; where the joker's place is open, every reading is judged."""
        judged = [(move, self._judge(self._view, move)) for move in self._readings(cards)]
        legal = tuple((move, answer) for move, answer in judged if not isinstance(answer, Refusal))
        if not legal:
            move, refusal = judged[0]
            return Verdict((move,), refusal=refusal.message if isinstance(refusal, Refusal) else None)
        return Verdict((legal[0][0],), legal[0][1], readings=legal if len(legal) > 1 else ())

    def _readings(self, cards: tuple[Card, ...]) -> tuple[LayMeld, ...]:
        if self._strict:
            return (LayMeld(tuple(Written(card) for card in cards)),)
        return self._manners.readings(self._view, cards)

    def extend(self, number: int, cards: tuple[Card, ...], end: End | None = None) -> Verdict:
        """Judge one card after another onto a combination, in whatever order they fit."""
        view, left = self._view, list(cards)
        moves: list[Extend] = []
        preview: AnyPreview | None = None
        while left:
            fitting = self._first_fitting(view, number, left, end)
            if isinstance(fitting, Refusal):
                return Verdict((*moves, Extend(number, left[0])), preview, fitting.message)
            move, answer = fitting
            moves.append(move)
            preview = self._manners.summed(preview, answer)
            view = _after(view, move, answer)
            left.remove(move.card)
        return Verdict(tuple(moves), preview)

    def discard(self, cards: tuple[Card, ...]) -> Verdict:
        """Judge a discard: one card at a time."""
        if len(cards) != 1:
            return Verdict((), refusal=message("scene-discard-one", cards=cards))
        move = Discard(cards[0])
        answer = self._judge(self._view, move)
        if isinstance(answer, Refusal):
            return Verdict((move,), refusal=answer.message)
        return Verdict((move,), answer)

    def _first_fitting(
        self, view: AnyView, number: int, cards: list[Card], end: End | None
    ) -> tuple[Extend, AnyPreview] | Refusal:
        first: Refusal | None = None
        ends = dict.fromkeys((end if self._manners.aces_high else None, None))
        for move in (Extend(number, card, wanted) for card in cards for wanted in ends):
            answer = self._judge(view, move)
            if not isinstance(answer, Refusal):
                return move, answer
            if move.end is None:
                first = first or answer
        if first is None:
            message_text = "no cards to extend with"
            raise ValueError(message_text)
        return first


def _after(view: AnyView, move: Extend, answer: AnyPreview) -> AnyView:
    """Imagine the view after an extension, as far as the next one needs it."""
    if answer.meld is None:
        return view
    table = tuple(TableMeld(laid.number, answer.meld) if laid.number == move.number else laid for laid in view.table)
    return replace(view, table=table, hand=without(view.hand, (move.card,)))
