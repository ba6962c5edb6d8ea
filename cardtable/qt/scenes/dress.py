"""How the person wants the table laid: faces, side of the piles, motion."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.qt.scenes.durations import Motion
from cardtable.store.settings import Deck, Indices


@dataclass(frozen=True, slots=True)
class Dress:
    """Choose the deck, the script of its corners, the cards' size in parts of the usual, the piles' side, motion."""

    deck: Deck = "standard"
    indices: Indices = "latin"
    card_scale: float = 1.0
    left_handed: bool = False
    motion: Motion = Motion.NORMAL

    @property
    def large_print(self) -> bool:
        """Whether the table makes room for the cards of the large-print deck."""
        return self.deck == "large-print"

    @property
    def four_colour(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self.deck == "four-colour"
