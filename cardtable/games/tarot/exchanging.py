"""The exchange: which cards a declarer may put back into the kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.cards import is_plain
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.cards import Card, holds
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.tarot.phases import Exchanging
    from cardtable.games.tarot.view import View


def free_to_go(hand: tuple[Card, ...], called: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards that may always go back: no king, no trump, not the fool (FT-17), no called card (FT-Q16)."""
    return tuple(card for card in hand if is_plain(card) and card.rank != "K" and card not in called)


def put_back_choice(hand: tuple[Card, ...], called: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """Give the cards among which `count` go back: barred ones only where the free ones do not suffice (FT-Q17)."""
    free = free_to_go(hand, called)
    if len(free) >= count:
        return free
    return tuple(card for card in hand if card not in called)


def judge_put_back(view: View, phase: Exchanging, cards: tuple[Card, ...]) -> Preview | Refusal:
    """Judge the cards put back (FT-16, FT-17)."""
    due = len(view.shown)
    if len(cards) != due:
        return refuse("FT-16", "tarot-refused-put-back-count", count=len(cards), due=due)
    if not holds(view.hand, cards):
        missing = next(card for place, card in enumerate(cards) if card not in view.hand or card in cards[:place])
        return refuse("GE-02", "refused-not-in-hand", card=missing)
    called = tuple(each.card for each in phase.called)
    hidden = next((card for card in cards if card in called), None)
    if hidden is not None:
        return refuse("FT-Q16", "tarot-refused-put-back-called", card=hidden)
    return _barred(view.hand, called, cards) or Preview()


def _barred(hand: tuple[Card, ...], called: tuple[Card, ...], cards: tuple[Card, ...]) -> Refusal | None:
    free = free_to_go(hand, called)
    barred = tuple(card for card in cards if card not in free)
    if not barred:
        return None
    if len(free) >= len(cards):
        return refuse("FT-17", "tarot-refused-put-back-barred", cards=barred)
    kept = tuple(card for card in free if card not in cards)
    return refuse("FT-Q17", "tarot-refused-put-back-free-first", cards=kept) if kept else None
