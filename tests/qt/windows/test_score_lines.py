"""Every number of the score sheet is said with how it came about."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.view import View
from cardtable.kernel.notation import read_cards
from cardtable.qt.widgets import Label
from cardtable.qt.windows.list_sheet import ListSheet
from cardtable.qt.windows.score_lines import score_lines
from cardtable.qt.windows.score_rounds import RoundsTable
from cardtable.qt.windows.score_sheet import ScoreSheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.windows.test_sheets import CAST, finished_round

NINE = read_cards("9C JK JC")


@pytest.fixture(scope="module")
def view() -> View:
    """End a third round in which the first player was charged for two cards and for a slow turn."""
    over = finished_round()
    entries = (
        Entry(0, Score.MELD, 25, NINE, (5, 10, 10)),
        Entry(0, Score.OWED, 600, read_cards("KH QD")),
        Entry(0, Score.TIME, 50),
        Entry(1, Score.HANDS, 30, read_cards("KH QD 9C"), (10, 10, 10), 1, 0),
    )
    rounds = ((100, 0, 40), (20, 80, 0), (-625, 30, 0))
    standing = replace(over.standing, round=3, rounds=rounds, totals=(-505, 110, 40))
    return replace(over, entries=entries, standing=standing, winner=1)


def said(view: View, language: str = "en") -> list[str]:
    """Say the lines of the sheet."""
    words = Words(language, CAST, 0)
    return [words.say(line).visual for line in score_lines(view)]


def test_a_formula_is_said_with_its_cards(view: View) -> None:
    """5 + 10 + 10 for 9, joker and jack of clubs."""
    assert said(view)[1] == "Combination: 5 + 10 + 10 = 25 for 9, joker and jack of clubs"


def test_a_total_is_said_with_what_it_is_the_sum_of(view: View) -> None:
    """What was there before, what the round added, what stands there now."""
    assert said(view)[0] == "You: −625 this round, total 120 − 625 = −505."


def test_penalties_are_named(view: View) -> None:
    """Cards not played again, time that ran out."""
    assert said(view)[2:4] == [
        "Not played again: 600 penalty points for king of hearts and queen of diamonds",
        "Time ran out: 50 penalty points",
    ]


def test_the_rounds_follow_with_running_totals_the_last_first(view: View) -> None:
    """Each round says what it brought to each player, with the total it led to."""
    assert said(view)[-3:] == [
        "Round 3: You −625 (total −505), Layla +30 (total 110), Hassan 0 (total 40).",
        "Round 2: You +20 (total 120), Layla +80 (total 80), Hassan 0 (total 40).",
        "Round 1: You +100 (total 100), Layla 0 (total 0), Hassan +40 (total 40).",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_names_what_a_penalty_was_for_and_shows_every_round(qtbot: QtBot, view: View, language: str) -> None:
    """Bonuses and penalties bear their names beside the numbers; the rounds stand in a table of their own."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1366, 768)
    words = Words(language, CAST, 0)
    sheet = ScoreSheet(room, words, view)
    shown = {label.text() for label in sheet.findChildren(Label)}
    both = [words.text(f"sheet-for-{reason}") for reason in ("owed", "time")]
    assert [text for text in shown if all(reason in text for reason in both)]
    (table,) = sheet.findChildren(RoundsTable)
    rounds = {words.text("table-round", round=nth) for nth in (1, 2, 3)}
    assert rounds <= {label.text() for label in table.findChildren(Label)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_s_says_the_sheet_in_words_to_be_walked(qtbot: QtBot, view: View, language: str) -> None:
    """The key for scores lays the lines over the sheet; arrows walk them, Escape goes back to it."""
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(1024, 640)
    room.show()
    sheet = ScoreSheet(room, Words(language, CAST, 0), view)
    sheet.open()
    QTest.keyClick(sheet, Qt.Key.Key_S)
    (lines,) = room.findChildren(ListSheet)
    assert [lines.lines.item(row).text() for row in range(lines.lines.count())] == said(view, language)
    QTest.keyClick(lines.lines, Qt.Key.Key_Down)
    assert lines.lines.currentRow() == 1
    QTest.keyClick(lines, Qt.Key.Key_Escape)
    assert sheet.isVisible()


def test_the_sheet_copied_as_text_holds_every_line(qtbot: QtBot, view: View) -> None:
    """What is copied is what is said."""
    room = QWidget()
    qtbot.addWidget(room)
    assert ScoreSheet(room, Words("en", CAST, 0), view).as_text().splitlines()[1:] == said(view)


def test_who_was_out_before_is_not_told_of(view: View) -> None:
    """A player who left the game earlier has no part in this round."""
    without = replace(view, standing=replace(view.standing, out=frozenset({2})))
    assert [line for line in said(without) if line.startswith("Hassan")] == []
