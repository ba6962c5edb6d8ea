"""Which card a player adds to a trick, or leads to the next."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.attention import Attention
from cardtable.bots.tarot.chances import win_chance
from cardtable.bots.tarot.keeping import keeping
from cardtable.bots.tarot.leading import lead_worth
from cardtable.bots.tarot.reading import Reading, read
from cardtable.games.tarot.cards import LITTLE_ONE, card_points, sum_points
from cardtable.games.tarot.following import beats, best, led, playable_cards
from cardtable.games.tarot.moves import Move, PlayCard
from cardtable.games.tarot.scoring import LITTLE_ONE_WORTH
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL

EXPECTED: Final = 0.7
"""The points that a player still to come adds on the average."""

_TAKES_OVER: Final = 1.0


def play(view: View, attention: Attention) -> Move:
    """Play the card that is worth most, by the trick it may win or lose against what it would be worth later."""
    cards = playable_cards(view)
    if len(cards) == 1:
        return PlayCard(cards[0])
    reading = read(view, attention)
    moment = sum(map(len, view.won)) + len(view.trick)
    return PlayCard(attention.pick(sorted(cards), lambda card: card_worth(reading, card), moment))


def card_worth(reading: Reading, card: Card) -> float:
    """Weigh a card for the trick as it lies."""
    view = reading.view
    chance = win_chance(reading, card)
    at_stake = float(sum_points(tuple(played.card for played in view.trick)))
    at_stake += EXPECTED * (view.players - len(view.trick) - 1)
    at_stake += 0.5 if card == FOOL else float(card_points(card))
    worth = (2 * chance - 1) * at_stake - keeping(reading, card)
    if card == LITTLE_ONE and len(view.hand) == 1:
        worth += (2 * chance - 1) * LITTLE_ONE_WORTH
    if led(view.trick) is None:
        return worth + lead_worth(reading, card)
    return worth - (_TAKES_OVER if _takes_over(reading, card) else 0.0)


def _takes_over(reading: Reading, card: Card) -> bool:
    """Tell whether the card would beat one of the own side that wins so far."""
    winning = best(reading.view.trick)
    friendly = winning is not None and reading.friends[winning.seat] > 1 / 2
    return friendly and beats(card, reading.view.trick)
