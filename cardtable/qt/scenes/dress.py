"""How the person wants the table laid: faces, side of the piles, motion."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.qt.scenes.durations import Motion


@dataclass(frozen=True, slots=True)
class Dress:
    """Choose the deck's faces, the cards' size in parts of the usual one, the piles' side, how much moves."""

    large_print: bool = False
    four_colour: bool = False
    card_scale: float = 1.0
    left_handed: bool = False
    motion: Motion = Motion.NORMAL
