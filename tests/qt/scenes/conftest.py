"""A table on a screen that nobody sees."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from cardtable.qt import theme
from cardtable.qt.feed import SeatFeed
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import Motion
from cardtable.qt.scenes.table_view import TableView
from cardtable.qt.words import Words
from tests.kit.positions import table

Shown = tuple[TableView, SeatFeed]


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[..., Shown]:
    """Give a function that shows a position; moves that are asked for are made at once."""

    def show(position: str, seats: int = 4, motion: Motion = Motion.NONE, scale: float = 1.0, **changes: str) -> Shown:
        laid = table(position, seats, **changes)
        feed = SeatFeed(laid, 0)
        view = TableView(feed, Words("en", laid.cast, 0), theme.Theme(text_scale=scale), Dress(motion=motion))
        qtbot.addWidget(view)
        for model in view.models:
            feed.sight.connect(lambda sight, model=model: model.show(sight.view))
        feed.sight.connect(view.show_sight)
        view.asked.connect(feed.submit)
        view.resize(1122, 720)
        view.show()
        qtbot.waitExposed(view)
        view.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
        return view, feed

    return show
