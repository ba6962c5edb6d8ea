"""The sizes of the house's type by its use."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

ARABIC_LINE: Final = 1.15


class Role(Enum):
    """What a piece of text is for."""

    HERO_TITLE = auto()
    SCREEN_TITLE = auto()
    DIALOG_TITLE = auto()
    SECTION = auto()
    SUBSECTION = auto()
    PLAYER_NAME = auto()
    PLAYER_NAME_SMALL = auto()
    BODY = auto()
    BODY_STRONG = auto()
    LINE = auto()
    LINE_STRONG = auto()
    SECONDARY = auto()
    SECONDARY_SMALL = auto()
    BUTTON = auto()
    BUTTON_LARGE = auto()
    CHIP = auto()
    TAG = auto()
    FIGURE = auto()
    KEY_HINT = auto()


@dataclass(frozen=True, slots=True)
class TypeSize:
    """A size in px at 100 %, the height of its line in px, its weight."""

    px: float
    line: float
    weight: int


SIZES: Final = {
    Role.HERO_TITLE: TypeSize(36, 44, 600),
    Role.SCREEN_TITLE: TypeSize(28, 36, 600),
    Role.DIALOG_TITLE: TypeSize(24, 32, 600),
    Role.SECTION: TypeSize(18, 24, 600),
    Role.SUBSECTION: TypeSize(15, 22, 600),
    Role.PLAYER_NAME: TypeSize(14.5, 20, 600),
    Role.PLAYER_NAME_SMALL: TypeSize(13, 18, 600),
    Role.BODY: TypeSize(14, 20, 400),
    Role.BODY_STRONG: TypeSize(14, 20, 600),
    Role.LINE: TypeSize(15.5, 22, 400),
    Role.LINE_STRONG: TypeSize(15.5, 22, 600),
    Role.SECONDARY: TypeSize(13, 18, 400),
    Role.SECONDARY_SMALL: TypeSize(12.5, 18, 400),
    Role.BUTTON: TypeSize(14.5, 20, 600),
    Role.BUTTON_LARGE: TypeSize(17, 24, 600),
    Role.CHIP: TypeSize(13.5, 24, 600),
    Role.TAG: TypeSize(11.5, 18, 600),
    Role.FIGURE: TypeSize(17, 24, 600),
    Role.KEY_HINT: TypeSize(11, 16, 500),
}
