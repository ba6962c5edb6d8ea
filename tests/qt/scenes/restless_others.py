"""Restless persons at the tables of the other games."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from cardtable.bots.choose import choose
from cardtable.kernel.cards import Card
from cardtable.play.table import Table
from cardtable.qt.carousel.bench_page import BenchPage
from cardtable.qt.scenes.card_keeper import InHand
from cardtable.qt.tarot.page import TarotPage
from tests.kit.positions import table
from tests.qt.carousel.benches import FOUR, lay
from tests.qt.scenes.restless import Restless
from tests.qt.tarot.tricks import dealt


class RestlessBasic(Restless):
    """Someone at a table of Basic Rummy."""

    def lay(self, position: str) -> Table:
        """Lay the table in a position."""
        return table(position, 2)


class RestlessBench(Restless):
    """Someone at the bench of Carousel."""

    page_type = BenchPage

    def lay(self, position: str) -> Table:
        """Lay the bench."""
        del position
        return lay(FOUR)

    def put_away(self) -> None:
        """Forget the bench of the match before: a page holds one match alone, and here the same turn begins again."""
        self.page.player.put_down()
        self.page.player._seen = replace(self.view_now, turn=1)

    def count(self) -> None:
        """Find every card of the hand, every card of the table once, wherever the person has carried it."""
        view: Any = self.view_now
        there = Counter(item.spot.card for item in self.view._stage.keeper.items.values() if item.spot.card)
        on_table = Counter(card.card for combination in view.table for card in _cards(combination))
        assert there == Counter(view.hand) + on_table
        assert self.view.focused_place() in self.view.reading_order()

    def move_of(self, seat: int, choice: int) -> object:
        """Choose as the computer does: not all moves of the bench are offered."""
        return choose(self.match.game.name, self.match.view(seat), "beginner", choice)


class RestlessTarot(Restless):
    """Someone at a table of French Tarot."""

    page_type = TarotPage

    def lay(self, position: str) -> Table:
        """Deal for as many as the position says."""
        return dealt(int(position))

    def put_away(self) -> None:
        """Have nothing to put away."""

    def count(self) -> None:
        """Find every card of the hand once in the hand, no card of the one pack twice anywhere."""
        items = self.view._stage.keeper.items
        hand = Counter(item.spot.card for key, item in items.items() if isinstance(key, InHand))
        assert hand == Counter(self.view_now.hand)
        faces: Counter[Card] = Counter(item.spot.card for item in items.values() if item.spot.card is not None)
        assert max(faces.values(), default=1) == 1
        assert self.view.focused_place() in self.view.reading_order()

    def move_of(self, seat: int, choice: int) -> object:
        """Choose as the computer does: what goes back into the kitty is not offered."""
        return choose(self.match.game.name, self.match.view(seat), "beginner", choice)


def _cards(combination: Any) -> Any:  # noqa: ANN401 - whatever the game lays
    return combination.cards
