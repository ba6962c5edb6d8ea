"""Ways to play Playroom Rummy that people ask for by a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from cardtable.games.playroom.options import NORMAL_LIMIT

QUICK_LIMIT: Final = NORMAL_LIMIT // 30 * 10
"""A third of the usual limit, in tens."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Name a way to play by its `id`: `options` as written, the rest at its default.

    With `strict_order` cards picked by mouse lie in the order in which they were picked, as they do by key.
    """

    id: str
    options: Mapping[str, str] = field(default_factory=dict)
    strict_order: bool = False


PRESETS: Final = (
    Preset("first-game"),
    Preset("as-playroom", MappingProxyType({"take_back": "off"}), strict_order=True),
    Preset("quick", MappingProxyType({"score_limit": str(QUICK_LIMIT)})),
)
"""In the order on screen; the first one is the game as it comes."""
