"""How cards are written in scenarios, saves and logs."""

from __future__ import annotations

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.packs import FRENCH_PACK, TAROT_PACK


class NotationError(ValueError):
    """Say in a sentence which word cannot be read."""


_FACES = {str(card): card for card in (*FRENCH_PACK, *TAROT_PACK, JOKER)}


def read_card(word: str) -> Card:
    """Read one face such as `10S`, `JK`, `T21` or `EX`; raise NotationError on anything else."""
    card = _FACES.get(word)
    if card is None:
        message = f"{word!r} is not a card (a card is written 10S, QH or JK)"
        raise NotationError(message)
    return card


def read_written(word: str) -> Written:
    """Read a face, or a joker with its meaning: `JK=8D`."""
    face, equals, meaning = word.partition("=")
    if not equals:
        return Written(read_card(face))
    if face != str(JOKER) or meaning == str(JOKER):
        message = f"{word!r} is not a card (only a joker stands for another card, as in JK=8D)"
        raise NotationError(message)
    return Written(read_card(face), read_card(meaning))


def read_cards(words: str) -> tuple[Card, ...]:
    """Read faces separated by blanks."""
    return tuple(read_card(word) for word in words.split())


def write_cards(cards: tuple[Card, ...] | tuple[Written, ...]) -> str:
    """Write faces separated by blanks."""
    return " ".join(str(card) for card in cards)
