"""Which cards a declarer puts back."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from cardtable.bots.tarot.attention import Attention
from cardtable.games.tarot.cards import LITTLE_ONE, OUDLERS, card_points, is_trump, strength, sum_points
from cardtable.games.tarot.exchanging import free_to_go, put_back_choice
from cardtable.games.tarot.moves import Move, PutBack
from cardtable.games.tarot.phases import Exchanging
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import SUITS, Card, without

_VOID: Final = 5.0
_SINGLE: Final = 1.5
_LONG: Final = 5


def put_back(view: View, phase: Exchanging, attention: Attention) -> Move:
    """Put back what leaves the best hand: suits emptied for cutting, unguarded courts brought home.

    A careless player brings home what carries most points.
    """
    count, called = len(view.shown), tuple(each.card for each in phase.called)
    free = free_to_go(view.hand, called)
    if len(free) < count:
        barred = sorted(without(put_back_choice(view.hand, called, count), free), key=_sorrow)
        return PutBack(free + tuple(barred[: count - len(free)]))
    suits = {card.suit for card in called}
    choices = {_choice(free, order, count) for order in permutations(SUITS)}
    if not attention.careful:
        return PutBack(max(sorted(choices), key=sum_points))
    return PutBack(max(sorted(choices), key=lambda cards: _worth(view.hand, cards, suits)))


def _sorrow(card: Card) -> tuple[bool, bool, int]:
    """Order barred cards by how little they are missed: small trumps first, oudlers but the little one last."""
    return (card in OUDLERS and card != LITTLE_ONE, not is_trump(card), strength(card))


def _choice(free: tuple[Card, ...], order: tuple[str, ...], count: int) -> tuple[Card, ...]:
    """Take the suits in an order, from each its courts first, then its low cards."""
    ranked = sorted(free, key=lambda card: (order.index(card.suit), -card_points(card), strength(card)))
    return tuple(sorted(ranked[:count]))


def _worth(hand: tuple[Card, ...], cards: tuple[Card, ...], called_suits: set[str]) -> float:
    left = without(hand, cards)
    return sum(_suit_worth(suit, left, cards, called=suit in called_suits) for suit in SUITS)


def _suit_worth(suit: str, left: tuple[Card, ...], gone: tuple[Card, ...], *, called: bool) -> float:
    """Weigh a suit: points brought home, a void or a single card to cut from, against courts that stay in danger."""
    held = [card for card in left if card.suit == suit]
    ranks = {card.rank for card in held}
    brought = sum(float(card_points(card)) for card in gone if card.suit == suit)
    danger = 0.0
    if "K" not in ranks and not called:
        danger = sum(float(card_points(card)) - 1 / 2 for card in held) * (1 / 2)
    if called and not held:
        danger += _SINGLE
    short = _VOID if not held else _SINGLE if len(held) == 1 and "K" not in ranks else 0.0
    length = (len(held) - _LONG + 1) if len(held) >= _LONG and "K" in ranks else 0
    return brought + short + length - danger
