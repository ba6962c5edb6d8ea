"""What a move would do, or the rule that forbids it, seen from one seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, assert_never

from cardtable.games.basic.moves import (
    TABLE_ACTIONS,
    Discard,
    DrawStock,
    EndTurn,
    Extend,
    LayMeld,
    Move,
    TakeDiscard,
)
from cardtable.kernel.cards import JOKER, RANKS, Card, holds
from cardtable.kernel.message import Who
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.rummy.melds import (
    ACE_LOW,
    SET_SIZE,
    Fault,
    Kind,
    Meld,
    missing_suits,
    recognise,
    run_card,
)
from cardtable.rummy.moves import End

if TYPE_CHECKING:
    from cardtable.games.basic.view import View

KING = len(RANKS)
"""The highest place of a run: aces are low only (BR-04)."""


@dataclass(frozen=True, slots=True)
class Preview:
    """Tell what a legal move would do.

    `meld` is the combination that would lie there, grown at `end` of a run; `goes_out` tells a move that empties the
    hand; `stalemate` a draw that ends the round.
    """

    kind: Kind | None = None
    meld: Meld | None = None
    end: End | None = None
    goes_out: bool = False
    stalemate: bool = False


_FAULTS = {
    Fault.TOO_FEW: "basic-refused-too-few",
    Fault.NO_KIND: "basic-refused-no-combination",
    Fault.SUIT_TWICE: "basic-refused-suit-twice",
    Fault.NO_IDENTITIES: "basic-refused-suit-twice",
    Fault.SET_TOO_BIG: "basic-refused-set-too-big",
    Fault.RUN_SUITS: "basic-refused-run-suits",
    Fault.RUN_ORDER: "basic-refused-run-order",
    Fault.RUN_GAP: "basic-refused-run-gap",
    Fault.RUN_ROUND_THE_ACE: "basic-refused-ace-high",
}


def judge(view: View, move: Move) -> Preview | Refusal:
    """Tell what the move would do for the view's seat, or which rule forbids it."""
    return _out_of_turn(view) or _misplaced(view, move) or _consequence(view, move)


def _out_of_turn(view: View) -> Refusal | None:
    if view.over:
        return refuse("GE-04", "refused-round-over")
    if view.turn != view.seat:
        return refuse("GE-01", "refused-not-your-turn", who=Who(view.turn))
    return None


def _misplaced(view: View, move: Move) -> Refusal | None:
    """Refuse what comes too early or too late in the turn."""
    if isinstance(move, (DrawStock, TakeDiscard)):
        return refuse("BR-05", "basic-refused-already-drawn") if view.drawn else None
    if isinstance(move, (*TABLE_ACTIONS, Discard)) and not view.drawn:
        return refuse("BR-05", "basic-refused-draw-first")
    return None


def _consequence(view: View, move: Move) -> Preview | Refusal:
    match move:
        case DrawStock():
            return Preview(stalemate=not view.stock and (view.rebuilt or view.discard_count < 2))
        case TakeDiscard():
            return _take_discard(view, move)
        case LayMeld():
            return _lay(view, tuple(written.card for written in move.cards))
        case Extend():
            return _extend(view, move)
        case Discard():
            return _discard(view, move)
        case EndTurn():
            return _end(view)
        case _:
            assert_never(move)


def _take_discard(view: View, move: TakeDiscard) -> Preview | Refusal:
    if not view.discard_count:
        return refuse("GE-03", "basic-refused-pile-empty")
    if move.count != 1:
        return refuse("BR-05", "basic-refused-one-from-pile")
    return Preview()


def _lay(view: View, cards: tuple[Card, ...]) -> Preview | Refusal:
    """Judge a new combination (BR-04, BR-06)."""
    if not holds(view.hand, cards):
        lacking = next(card for card in cards if cards.count(card) > view.hand.count(card))
        return refuse("GE-02", "refused-not-in-hand", card=lacking)
    meld = recognise(cards)
    if isinstance(meld, Meld) and meld.kind is Kind.RUN and meld.high > KING:
        meld = Fault.RUN_ROUND_THE_ACE
    if isinstance(meld, Fault):
        return refuse("BR-04", _FAULTS[meld])
    return Preview(meld.kind, meld, goes_out=len(cards) == len(view.hand))


def _extend(view: View, move: Extend) -> Preview | Refusal:
    """Judge a card laid off on a combination, whoever laid it (BR-07)."""
    meld = view.meld(move.number)
    if meld is None:
        return refuse("GE-03", "refused-no-such-combination", number=move.number)
    if move.card not in view.hand:
        return refuse("GE-02", "refused-not-in-hand", card=move.card)
    grown = _grown(meld, move.card)
    if grown is None:
        takes = takers(meld)
        if not takes:
            return refuse("BR-04", "basic-refused-closed")
        return refuse("BR-07", "basic-refused-needs", cards=takes)
    longer, end = grown
    return Preview(meld.kind, longer, end, goes_out=len(view.hand) == 1)


def _grown(meld: Meld, card: Card) -> tuple[Meld, End | None] | None:
    if card not in takers(meld):
        return None
    if meld.kind is Kind.SET:
        return Meld(Kind.SET, (*meld.cards, card)), None
    if meld.low > ACE_LOW and card == run_card(meld.low - 1, meld.suit):
        return Meld(Kind.RUN, (card, *meld.cards), meld.low - 1), End.LOW
    return Meld(Kind.RUN, (*meld.cards, card), meld.low), End.HIGH


def takers(meld: Meld) -> tuple[Card, ...]:
    """Name the cards that a combination still takes."""
    if meld.kind is Kind.SET:
        full = len(meld.cards) == SET_SIZE
        return () if full else tuple(Card(meld.rank, suit) for suit in missing_suits(meld))
    below = () if meld.low == ACE_LOW else (run_card(meld.low - 1, meld.suit),)
    above = () if meld.high == KING else (run_card(meld.high + 1, meld.suit),)
    return below + above


def _discard(view: View, move: Discard) -> Preview | Refusal:
    """Judge the discard: not the card just taken from the pile (BR-08, BR-Q12)."""
    if move.card not in view.hand or move.card == JOKER:
        return refuse("GE-02", "refused-not-in-hand", card=move.card)
    if move.card == view.took:
        return refuse("BR-08", "basic-refused-thrown-back", card=move.card)
    return Preview(goes_out=len(view.hand) == 1)


def _end(view: View) -> Preview | Refusal:
    """Judge an end without a discard: only where the card taken is the last one left (BR-08, BR-Q11)."""
    if view.took is None or view.hand != (view.took,):
        return refuse("BR-08", "basic-refused-discard-due")
    return Preview()
