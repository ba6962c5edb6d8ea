"""The short remarks beside a name, in one breath."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from cardtable.qt.words import Words


def joined(words: Words, remarks: Sequence[str]) -> str:
    """Join remarks as the language joins them; none give an empty text."""
    if not remarks:
        return ""
    return reduce(lambda first, rest: words.spoken("scene-joined", first=first, rest=rest), remarks)
