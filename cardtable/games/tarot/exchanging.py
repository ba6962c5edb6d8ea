"""The exchange: which cards a declarer may put back into the kitty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.cards import first_missing, is_plain
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.cards import Card
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
    missing = first_missing(view.hand, cards)
    if missing is not None:
        return refuse("GE-02", "refused-not-in-hand", card=missing)
    called = tuple(each.card for each in phase.called)
    refusals = (refuse_card(view.hand, called, due, card) for card in cards)
    return next(filter(None, refusals), None) or _free_first(view.hand, called, cards) or Preview()


def refuse_card(hand: tuple[Card, ...], called: tuple[Card, ...], due: int, card: Card) -> Refusal | None:
    """Tell why a card of the hand may not be among the `due` ones that go back; None where it may."""
    if card in called:
        return refuse("FT-Q16", "tarot-refused-put-back-called", card=card)
    if card not in put_back_choice(hand, called, due):
        return refuse("FT-17", "tarot-refused-put-back-barred", card=card)
    return None


def _free_first(hand: tuple[Card, ...], called: tuple[Card, ...], cards: tuple[Card, ...]) -> Refusal | None:
    """Refuse a barred card that takes the place of a free one."""
    free = free_to_go(hand, called)
    kept = tuple(card for card in free if card not in cards)
    if kept and any(card not in free for card in cards):
        return refuse("FT-Q17", "tarot-refused-put-back-free-first", cards=kept)
    return None
