"""How large cards are, with the words beside them, on a window of a given height."""

from __future__ import annotations

from typing import Final

RATIO: Final = 7 / 5
"""A card's height for its width."""

HAND_SHARE: Final = 0.125
HAND_SHARE_LARGE_PRINT: Final = 0.172
HAND_LEAST: Final = 80
HAND_GREATEST: Final = 240
HAND_SHRUNK: Final = (1.0, 0.9, 0.8, 0.7)
"""Tried in turn where the window leaves no room for the combinations."""
HAND_SHRUNK_FURTHER: Final = (0.6, 0.5, 0.4)
"""Tried after these with cards that were asked for larger."""

MELD_STEPS: Final = (0.68, 0.60, 0.54, 0.49, 0.46)
MELD_LEAST: Final = 44
MELD_STRIP: Final = 0.41
PILE_SHARE: Final = 0.92
PILE_SHARE_LARGE_PRINT: Final = 0.82

TEXT_GROWS_FROM: Final = 1080
TEXT_GROWS_TO: Final = 1.5
"""The height of a window in px from which words on the felt grow with the cards, how far they grow."""

STRIP_GREATEST: Final = 0.75
STRIP_LEAST: Final = 0.55
STRIP_LEAST_PX: Final = 44
GROUP_GAP: Final = 13
LIFT: Final = 16
BARRED: Final = 18
"""How much lower a card lies that cannot be played now, in px."""


def hand_width(window_height: float, *, large_print: bool = False) -> int:
    """Give the width of a hand card in px for a window of that height."""
    share = HAND_SHARE_LARGE_PRINT if large_print else HAND_SHARE
    return round(min(max(window_height * share, HAND_LEAST), HAND_GREATEST))


def felt_text(window_height: float) -> float:
    """Give how much larger than elsewhere words on the felt are, in steps, so that they fit large cards."""
    return min(max(round(window_height / TEXT_GROWS_FROM, 1), 1), TEXT_GROWS_TO)


def hand_shares(card_scale: float) -> tuple[float, ...]:
    """Give the shares that a hand card may shrink to, the largest first: cards asked for larger give way further."""
    if card_scale <= 1:
        return HAND_SHRUNK
    least = HAND_SHRUNK[-1] / card_scale
    return (*HAND_SHRUNK, *(share for share in HAND_SHRUNK_FURTHER if share > least), least)


def pile_width(hand: int, *, large_print: bool = False) -> int:
    """Give the width of a pile's card beside a hand of that width."""
    return round(hand * (PILE_SHARE_LARGE_PRINT if large_print else PILE_SHARE))


def meld_widths(hand: int) -> tuple[int, ...]:
    """Give the widths that cards of a combination may have, the largest first."""
    return tuple(dict.fromkeys(max(round(hand * step), MELD_LEAST) for step in MELD_STEPS))


def height(width: float) -> int:
    """Give the height of a card of that width."""
    return round(width * RATIO)


def strip_least(width: float) -> float:
    """Give the narrowest strip of a hand card that still shows what it is; small cards never lie wider apart."""
    return min(max(width * STRIP_LEAST, STRIP_LEAST_PX), width * STRIP_GREATEST)
