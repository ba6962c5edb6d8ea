"""Combinations scroll by themselves under cards that are carried to their edge."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cardtable.qt.scenes.edge_scroll import EdgeScroll
from cardtable.qt.scenes.places import HandPlace
from tests.qt.scenes.conftest import Shown

OVER, BESIDE = QPointF(0, 100), QPointF(0, 50)


def edge(scrolled: list[int]) -> EdgeScroll:
    """Give an edge below 90 px that notes each scroll, quickly."""
    scroll = EdgeScroll(None, lambda point: 1 if point.y() > 90 else 0, scrolled.append)
    scroll._timer.setInterval(1)
    return scroll


def test_rows_scroll_on_while_cards_hang_over_the_edge(qtbot: QtBot) -> None:
    """Row after row, until they are carried away."""
    scrolled: list[int] = []
    scroll = edge(scrolled)
    scroll.carry(OVER)
    qtbot.waitUntil(lambda: len(scrolled) > 1)
    scroll.carry(BESIDE)
    assert not scroll._timer.isActive()


def test_nothing_scrolls_once_they_are_let_go(qtbot: QtBot) -> None:
    """A drop ends it."""
    scroll = edge([])
    scroll.carry(OVER)
    scroll.rest()
    assert not scroll._timer.isActive()


def test_a_card_carried_to_the_lower_edge_of_a_full_table_brings_up_the_next_row(
    shown: Callable[..., Shown], qtbot: QtBot
) -> None:
    """The rows that have been scrolled away can be reached without letting go; Escape takes the card back."""
    view, _ = shown("brim", 8)
    view.resize(900, 560)
    view._edge._timer.setInterval(1)
    plan = view._stage.plan
    assert plan is not None
    melds = plan.melds
    assert view._stage.edge_at(QPointF(melds.center().x(), melds.bottom())) == 1
    keys = [row.key for row in view.models.hand.rows]
    start = view.place_rect(HandPlace(keys[0])).topLeft()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for point in (start, QPointF(melds.center().x(), melds.bottom()).toPoint()):
        QTest.mouseMove(view.viewport(), point)
    qtbot.waitUntil(lambda: view._stage.edge_at(QPointF(melds.center().x(), melds.top())) == -1)
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view._handling.carried == {}
