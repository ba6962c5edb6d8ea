"""The announcement of a handle, judged before it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.cards import first_missing, is_trump, strength
from cardtable.games.tarot.handles import counts, size_of, trumps_of
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.tarot.phases import Playing
    from cardtable.games.tarot.view import View


def judge_handle(view: View, phase: Playing, cards: tuple[Card, ...]) -> Preview | Refusal:
    """Judge a handle (FT-31, FT-Q28 to FT-Q34)."""
    return _untimely(view, phase) or _wrong_cards(view, cards) or Preview(handle=size_of(len(cards), view.players))


def may_show(view: View, phase: Playing) -> bool:
    """Tell whether the view's seat may still announce a handle, whatever it holds (FT-Q30)."""
    return _untimely(view, phase) is None


def _untimely(view: View, phase: Playing) -> Refusal | None:
    contract = phase.contract
    if contract is None:
        return refuse("FT-Q06", "tarot-refused-handle-misere")
    if contract.declarer != view.seat:
        return refuse("FT-Q28", "tarot-refused-handle-declarer-only")
    if phase.handle is not None:
        return refuse("FT-31", "tarot-refused-handle-once")
    if not view.first_trick or any(played.seat == view.seat for played in phase.trick):
        return refuse("FT-Q30", "tarot-refused-handle-too-late")
    return None


def _wrong_cards(view: View, cards: tuple[Card, ...]) -> Refusal | None:
    stranger = next((card for card in cards if not is_trump(card) and card != FOOL), None)
    if stranger is not None:
        return refuse("FT-31", "tarot-refused-handle-not-trump", card=stranger)
    missing = first_missing(view.hand, cards)
    if missing is not None:
        return refuse("GE-02", "refused-not-in-hand", card=missing)
    if size_of(len(cards), view.players) is None:
        single, double, triple = counts(view.players)
        return refuse(
            "FT-31", "tarot-refused-handle-count", count=len(cards), single=single, double=double, triple=triple
        )
    return _wrong_choice(view.hand, cards)


def _wrong_choice(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> Refusal | None:
    trumps = trumps_of(hand)
    hidden = tuple(card for card in trumps if card not in cards)
    if FOOL in cards and hidden:
        return refuse("FT-Q34", "tarot-refused-handle-fool", cards=hidden)
    ends = {trumps[0], trumps[-1]}
    missing = tuple(card for card in sorted(ends, key=strength) if card in hidden)
    return refuse("FT-Q31", "tarot-refused-handle-ends", cards=missing) if missing else None
