"""The own hand at the bench, which knows the cards played in this turn."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

from cardtable.games.carousel.view import View
from cardtable.play.bench import own_cards
from cardtable.qt.models.hand import HandModel
from cardtable.qt.tables.sight import SeatView


class BenchHand(HandModel):
    """Keep the keys of cards that lie on the bench: until the turn ends they may come back."""

    def show(self, view: SeatView) -> None:
        """Follow what the seat holds or has played in its turn."""
        seen = cast("View", view)
        super().show(replace(seen, hand=own_cards(seen)))
