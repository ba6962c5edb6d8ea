"""What is heard of the moves at a table, from the hall to the screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.playroom.moves import Discard, DrawStock
from cardtable.kernel.notation import read_card
from cardtable.kernel.seats import Person
from cardtable.play.running import RunningMatch
from cardtable.play.table import Table
from cardtable.qt.feed import Presenter, SeatFeed
from cardtable.qt.models.log import LogModel
from cardtable.qt.voice.announcer import Announcement, Announcer
from cardtable.qt.words import Words
from cardtable.text.levels import Level, Speech
from tests.play.tables import GAME, terms

CAST = (
    Person("Ann", "f", None, "you"),
    Person("Omar", "m", "casual", "omar"),
    Person("Salma", "f", "casual", "salma"),
)
ANN, OMAR, SALMA = 0, 1, 2

Heard = Callable[[Level], list[Announcement]]


@pytest.fixture
def round_of_discards(qtbot: QtBot) -> Heard:
    """Give a function that plays a round of three turns in one burst; it lists what Ann is told at a level."""

    def play(level: Level) -> list[Announcement]:
        hands = {"hand Ann": "KS 2D 3D", "hand Bob": "9C 4C 6C", "hand Cid": "QH 7H 8H"}
        table = Table(terms(levels=(None, None, None)), RunningMatch(GAME, GAME.set_up(hands, ("Ann", "Bob", "Cid"))))
        words, source = Words("en", CAST, ANN), QWidget()
        qtbot.addWidget(source)
        words.set_speech(Speech(level))
        feed = SeatFeed(table, ANN, source)
        announcer = Announcer(source, source)
        Presenter(feed, words, LogModel(words, source), announcer)
        for seat, card in ((ANN, "KS"), (OMAR, "9C"), (SALMA, "QH")):
            assert table.submit(seat, DrawStock()) is None
            assert table.submit(seat, Discard(read_card(card))) is None
        announcer.flush()
        return list(announcer.said)

    return play


def test_each_opponent_is_heard_in_one_breath(round_of_discards: Heard) -> None:
    """A burst of moves is one announcement a player; the own turn presses, with what led up to it."""
    _own, *others = round_of_discards(Level.NORMAL)
    assert others == [
        Announcement("Omar draws a card. Omar discards the 9 of clubs."),
        Announcement("Salma draws a card. Salma discards the queen of hearts. Your turn.", assertive=True),
    ]


def test_brief_speech_is_one_short_sentence_a_move(round_of_discards: Heard) -> None:
    """Name and card; that somebody drew is left to the sound."""
    _own, *others = round_of_discards(Level.BRIEF)
    assert others == [
        Announcement("Omar, 9 of clubs."),
        Announcement("Salma, queen of hearts. Your turn.", assertive=True),
    ]


def test_full_speech_says_whose_turn_it_is(round_of_discards: Heard) -> None:
    """Every line of the log is heard."""
    assert any(each.text.startswith("Omar’s turn. Omar draws a card.") for each in round_of_discards(Level.FULL))


def test_silence_is_silent(round_of_discards: Heard) -> None:
    """Nothing is heard that was not asked for."""
    assert round_of_discards(Level.SILENT) == []


@pytest.mark.parametrize("level", [Level.BRIEF, Level.NORMAL, Level.FULL])
def test_only_the_listeners_own_matters_press(round_of_discards: Heard, level: Level) -> None:
    """What others do waits its turn, unless it leads up to the own turn."""
    pressing = [each.text for each in round_of_discards(level) if each.assertive]
    assert not any("Omar" in text for text in pressing)
    assert any(text.endswith("Your turn.") for text in pressing)


@pytest.mark.parametrize("level", [Level.BRIEF, Level.NORMAL, Level.FULL])
def test_nothing_is_said_twice(round_of_discards: Heard, level: Level) -> None:
    """Each sentence of a burst is heard once."""
    sentences = [sentence for each in round_of_discards(level) for sentence in each.text.removesuffix(".").split(". ")]
    assert len(sentences) == len(set(sentences))
