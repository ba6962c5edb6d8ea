"""The colours that the felt can have, in each light of the house."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from cardtable.qt.palette import Palette


@dataclass(frozen=True, slots=True)
class Felt:
    """One felt in one light: its tones, the quiet text on it, the bar that lies on it."""

    centre: str
    ground: str
    rim: str
    line: str
    quiet: str
    bar: str

    @classmethod
    def even(cls, colour: str) -> Felt:
        """Give a felt of one tone, for where nothing but outlines is to be seen."""
        return cls(colour, colour, colour, colour, quiet="#FFFFFF", bar="#000000")


GREEN: Final = "green"
"""The felt of the house, which the palettes are drawn with."""

_DYED: Final[Mapping[str, Mapping[str, Felt]]] = {
    "blue": {
        "light": Felt("#2A5F86", "#224F72", "#193B57", "#3F6F94", quiet="#D5E4F0", bar="#15334C"),
        "dark": Felt("#1E4867", "#16364F", "#0F273B", "#2C5573", quiet="#BCD1E2", bar="#0B1D2D"),
        "high-contrast": Felt.even("#03121F"),
    },
    "burgundy": {
        "light": Felt("#7B3143", "#682838", "#4F1D2A", "#894254", quiet="#F2DDDC", bar="#431722"),
        "dark": Felt("#5C2634", "#481C28", "#34131C", "#683341", quiet="#E2C5C6", bar="#270D15"),
        "high-contrast": Felt.even("#1E0309"),
    },
    "charcoal": {
        "light": Felt("#4B5054", "#3F4347", "#2F3336", "#5B6064", quiet="#DEE2E5", bar="#272A2D"),
        "dark": Felt("#363A3E", "#2B2F32", "#1F2225", "#44494D", quiet="#C6CBCF", bar="#16181A"),
        "high-contrast": Felt.even("#101214"),
    },
}

FELTS: Final = (GREEN, *_DYED)


def dyed(palette: Palette, felt: str) -> Palette:
    """Give a palette with that felt on its table; raise KeyError for a felt that does not exist."""
    if felt == GREEN:
        return palette
    tones = _DYED[felt][palette.name]
    return replace(
        palette,
        felt_centre=tones.centre,
        felt=tones.ground,
        felt_rim=tones.rim,
        felt_line=tones.line,
        on_felt_2=tones.quiet,
        action_bar=tones.bar,
    )
