"""How a player loses as many points as possible in a misère."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.attention import Attention
from cardtable.bots.tarot.chances import win_chance
from cardtable.bots.tarot.playing import EXPECTED
from cardtable.bots.tarot.reading import Reading, read
from cardtable.games.tarot.cards import card_points, is_trump, strength, sum_points
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.moves import Move, PlayCard
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL

_KITTY: Final = 7.0
_FOOL_KEPT: Final = 4.0
_COUNT_OF_DANGER: Final = 0.12


def play(view: View, attention: Attention) -> Move:
    """Play the card that takes least now, then the one that is the greatest danger later."""
    cards = playable_cards(view)
    if len(cards) == 1:
        return PlayCard(cards[0])
    reading = read(view, attention)
    moment = sum(map(len, view.won)) + len(view.trick)
    return PlayCard(attention.pick(sorted(cards), lambda card: _worth(reading, card), moment))


def _worth(reading: Reading, card: Card) -> float:
    """Weigh a card; the fool is kept for the last trick, where its points go to another (FT-Q19)."""
    view = reading.view
    if card == FOOL:
        return -_FOOL_KEPT
    taken = float(sum_points(tuple(played.card for played in view.trick)) + card_points(card))
    taken += EXPECTED * (view.players - len(view.trick) - 1) + (_KITTY if len(view.hand) == 1 else 0.0)
    chance = win_chance(reading, card)
    return (1 - chance) * _danger(card) - chance * taken


def _danger(card: Card) -> float:
    """Say what it is worth to be rid of a card."""
    height = strength(card) + (8 if is_trump(card) else 0)
    return float(card_points(card)) + _COUNT_OF_DANGER * height
