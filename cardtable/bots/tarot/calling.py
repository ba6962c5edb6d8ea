"""Which card a declarer calls."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.reading import longest_suits
from cardtable.games.tarot.calling import callable_cards
from cardtable.games.tarot.cards import strength
from cardtable.games.tarot.moves import Call, Move
from cardtable.games.tarot.phases import Calling
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card

_OWN: Final = -100
_QUEEN_WITH_KING: Final = 3
_KING_HELD: Final = 2
_SINGLE: Final = 2


def call(view: View, phase: Calling) -> Move:
    """Call the card whose holder is likely to help most; an own one never where another may be called."""
    cards = callable_cards(view.hand, tuple(each.card for each in phase.called))
    return Call(max(cards, key=lambda card: _worth(view.hand, card)))


def _worth(hand: tuple[Card, ...], card: Card) -> int:
    """Weigh a call: best is a suit where the own queen waits for the king, or one with few cards of the own."""
    length = longest_suits(hand)[card.suit]
    worth = strength(card) * 2 + (_OWN if card in hand else 0)
    if card.rank == "K" and Card("Q", card.suit) in hand:
        worth += _QUEEN_WITH_KING
    if card.rank == "Q" and Card("K", card.suit) in hand:
        worth += _KING_HELD
    return worth + (_SINGLE if length == 1 else 0) - (2 if length == 0 else max(0, length - 3))
