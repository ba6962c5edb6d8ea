"""The bridge from the hall, and the one order in which a Sight is presented."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from cardtable.games.playroom.moves import DrawStock
from cardtable.games.playroom.view import View
from cardtable.kernel.seats import Person
from cardtable.play.table import Sight, Table
from cardtable.qt.feed import Presenter, SeatFeed
from cardtable.qt.models.log import LogModel
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.words import Words
from tests.play.tables import position

CAST = (Person("Ann", "f", None, "you"), Person("Bob", "m", "casual", "omar"))


@pytest.fixture
def table() -> Table:
    """Sit down at a position in which Ann has still to draw."""
    return position({"hand Ann": "KS 2D", "hand Bob": "3C 4C"})


def test_a_move_brings_one_sight(table: Table) -> None:
    """After an accepted move the seat gets its new view with what it perceived."""
    feed = SeatFeed(table, 0)
    sights: list[Sight] = []
    feed.sight.connect(sights.append)
    assert feed.submit(DrawStock()) is None
    assert [sight.number for sight in sights] == [1]


def test_a_stale_move_is_refused_and_changes_nothing(table: Table) -> None:
    """GE-01: what was asked for before something else happened is refused."""
    feed = SeatFeed(table, 0)
    number = feed.number
    feed.submit(DrawStock())
    refusal = feed.submit(DrawStock(), number)
    assert refusal is not None
    assert (refusal.rule, feed.number) == ("GE-01", 1)


def test_a_closed_feed_hears_nothing(table: Table) -> None:
    """Who has left the table sees no more of it."""
    feed = SeatFeed(table, 0)
    sights: list[Sight] = []
    feed.sight.connect(sights.append)
    feed.close()
    table.submit(0, DrawStock())
    assert sights == []


def test_models_come_before_speech_and_speech_before_motion(table: Table, qtbot: QtBot) -> None:
    """Whoever asks a model while a sentence is spoken or a card flies finds it as it is now."""
    feed, words = SeatFeed(table, 0), Words("en", CAST, 0)
    log = LogModel(words)
    announcer = Announcer(feed)
    presenter = Presenter(feed, words, log, announcer)
    order: list[str] = []

    class Model:
        """A model that only remembers when it was shown something."""

        def show(self, view: View) -> None:
            """Remember."""
            order.append(f"model {len(view.hand)}")

    log.rowsInserted.connect(lambda: order.append("speech"))
    presenter.move_with(lambda _: order.append("motion"))
    presenter.show_in(Model())
    feed.submit(DrawStock())
    assert order == ["model 3", "speech", "motion"]


def test_the_log_changes_its_language(table: Table, qtbot: QtBot) -> None:
    """The log keeps messages, so every line is said anew in another language."""
    feed, words = SeatFeed(table, 0), Words("en", CAST, 0)
    log = LogModel(words)
    presenter = Presenter(feed, words, log, Announcer(feed))
    feed.submit(DrawStock())
    english = log.index(0).data()
    words.set_language("ar")
    assert log.index(0).data() != english
    words.set_language("en")
    assert log.index(0).data() == english
    assert presenter.parent() is feed
