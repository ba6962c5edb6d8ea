"""Why a card is played, told from what its player weighed."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.chances import win_chance
from cardtable.bots.tarot.leading import draws, forces, hunts
from cardtable.bots.tarot.reading import Reading
from cardtable.games.tarot.cards import card_points, is_trump
from cardtable.games.tarot.following import beats, best, led, playable_cards
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.packs import FOOL

_LIKELY: Final = 0.6
"""The chance from which a trick is called probable."""
_HARDLY: Final = 0.2
_RICH: Final = 1.5
"""The points of a jack: what a card must carry to be worth bringing home."""


def why(reading: Reading, card: Card) -> Message:
    """Say why a card is played in a contract."""
    if led(reading.view.trick) is None:
        return _why_led(reading, card)
    return _why_followed(reading, card)


def _why_led(reading: Reading, card: Card) -> Message:
    if card == FOOL:
        return message("tarot-why-fool-led")
    if is_trump(card):
        if hunts(reading, card):
            return message("tarot-why-hunt")
        if draws(reading):
            return message("tarot-why-draw")
    elif not reading.attacks:
        if forces(reading, card):
            return message("tarot-why-force", suit=card.suit)
        if card.suit in reading.led_before:
            return message("tarot-why-again", suit=card.suit)
    return message("tarot-why-likely" if win_chance(reading, card) >= _LIKELY else "tarot-why-cheapest-lead")


def _why_followed(reading: Reading, card: Card) -> Message:
    view, chance = reading.view, win_chance(reading, card)
    winning = best(view.trick)
    friendly = winning is not None and reading.friends[winning.seat] > 1 / 2
    if card == FOOL:
        return message("tarot-why-fool")
    if beats(card, view.trick):
        if friendly:
            return message("tarot-why-cheapest")
        if len(view.trick) == view.players - 1:
            return message("tarot-why-takes")
        return message("tarot-why-likely" if chance >= _LIKELY else "tarot-why-cheapest")
    if friendly and chance > 1 / 2:
        return message("tarot-why-home" if card_points(card) >= _RICH else "tarot-why-keep")
    if chance > 1 / 2:
        return message("tarot-why-partner")
    least = min(card_points(each) for each in playable_cards(view))
    return message("tarot-why-lost" if card_points(card) == least else "tarot-why-cheapest")


def why_in_misere(reading: Reading, card: Card) -> Message:
    """Say why a card is played where everybody wants as few points as possible."""
    if card == FOOL:
        return message("tarot-why-misere-fool")
    chance = win_chance(reading, card)
    if chance <= _HARDLY:
        return message("tarot-why-misere-rid")
    return message("tarot-why-misere-unlikely" if chance < 1 / 2 else "tarot-why-misere-least")
