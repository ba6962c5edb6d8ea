"""The colours of the deck: in two inks, in four, in plain black with one red."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

PAPER = "#FFFDF8"
EDGE = "#AA977C"
CREAM = "#FCF4E4"
GOLD = "#E9B04A"
GOLD_SHADE = "#C4872C"
GOLD_DEEP = "#8A5A1C"
INK = "#2A211B"
STEEL = "#C9D3D9"
STEEL_SHADE = "#93A3AE"
WOOD = "#8A5A3A"
WOOD_SHADE = "#6B4128"
PEARL = "#FFFDF8"
JOKER = "#7A2F8F"
PLUM = "#3D2C6B"
BLACK = "#000000"
WHITE = "#FFFFFF"
DEEP_RED = "#A80000"


@dataclass(frozen=True)
class Dress:
    """The cloth a suit's court wears, with the tint behind it."""

    suit: str
    main: str
    dark: str
    second: str
    light: str
    tint: str


@dataclass(frozen=True)
class Palette:
    """The ink and the cloth of each suit, which suits are outlines; the inks of jokers and of trumps."""

    inks: Mapping[str, str]
    dresses: Mapping[str, Dress]
    hollow: str = ""
    joker: str = JOKER
    trump: str = PLUM


_NAVY = Dress("S", "#2F4D70", "#182638", "#8DB0CB", "#DDE7EC", "#DFE5E6")
_CRIMSON = Dress("H", "#B3202C", "#74131D", "#E9A38F", "#FBE3D8", "#F5DBD0")
_AMBER = Dress("D", "#CB6A32", "#8C3C1E", "#1F6A60", "#FBE9CC", "#F6E1C3")
_FOREST = Dress("C", "#2C7A56", "#144A39", "#C98A5E", "#E8EFD9", "#DEE8D8")
_AZURE = Dress("D", "#2A6DB5", "#153F73", "#E0913F", "#E1ECF6", "#DBE6F0")

TWO_COLOUR = Palette(
    {"S": "#15202F", "H": "#B3202C", "D": "#B3202C", "C": "#15202F"},
    {"S": _NAVY, "H": _CRIMSON, "D": _AMBER, "C": _FOREST},
)
FOUR_COLOUR = Palette(
    {"S": "#15202F", "H": "#C1121F", "D": "#1D5FA8", "C": "#1E7A3C"},
    {"S": _NAVY, "H": replace(_CRIMSON, main="#C1121F"), "D": _AZURE, "C": _FOREST},
)
# Hearts and diamonds are hollow: they are told from spades and clubs without seeing red.
CONTRAST = Palette({"S": BLACK, "H": DEEP_RED, "D": DEEP_RED, "C": BLACK}, {}, hollow="HD", joker=BLACK, trump=WHITE)
