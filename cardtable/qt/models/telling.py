"""The short remarks beside a name, in one breath."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from cardtable.kernel.message import Message
from cardtable.qt.words import Words

POSITION: Final = "scene-position"


def place_in_row(words: Words, place: int, count: int) -> list[str]:
    """Tell a row's place in its list, counted from 0; nothing to a person who has switched that off."""
    return [words.spoken(POSITION, place=place + 1, count=count)] if words.speech.gives_positions else []


def remarked(words: Words, remarks: Sequence[Message]) -> str:
    """Say remarks in one breath, without a place in a row where that is switched off."""
    heard = [each for each in remarks if each.id != POSITION or words.speech.gives_positions]
    return joined(words, [words.say(each).spoken for each in heard])


def joined(words: Words, remarks: Sequence[str]) -> str:
    """Join remarks as the language joins them; none give an empty text."""
    if not remarks:
        return ""
    return reduce(lambda first, rest: words.spoken("scene-joined", first=first, rest=rest), remarks)
