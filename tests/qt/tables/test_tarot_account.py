"""The score sheet of French Tarot explains itself: every number with its formula, to the eye and to the ear."""

from __future__ import annotations

from fractions import Fraction

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.registry import GAMES
from cardtable.games.tarot.facts import Entry, Score
from cardtable.games.tarot.moves import Pass
from cardtable.games.tarot.view import View
from cardtable.play.lessons import lessons
from cardtable.play.running import RunningMatch
from cardtable.play.scenario import read_scenario
from cardtable.qt import resources
from cardtable.qt.tables.tarot_account import account, formula
from cardtable.qt.widgets import Label
from cardtable.qt.windows.score_account import AccountStrip
from cardtable.qt.windows.score_lines import score_lines
from cardtable.qt.windows.score_rows import sheet_rows
from cardtable.qt.windows.score_sheet import ScoreSheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.declared import CAST, bidding

FOLDER = resources.path("lessons")
EXAMPLES = [lesson.id for lesson in lessons("french-tarot", FOLDER) if lesson.id != "tarot-walkthrough"]
"""The worked examples of the source text."""


def ended(lesson: str) -> View:
    """Play a worked example to its end; give what its first seat sees then."""
    scenario = read_scenario((FOLDER / "french-tarot" / f"{lesson}.scenario").read_text(encoding="utf-8"))
    game = GAMES["french-tarot"]
    match = RunningMatch(game, game.set_up(scenario.head, scenario.seats))
    for line in scenario.script:
        name, _, words = line.text.partition(": ")
        if name in scenario.seats and "!" not in words:
            match.play(scenario.seats.index(name), game.read_move(words))
    view: View = game.view(match.state, 0)
    assert view.over
    return view


def heard(view: View, language: str = "en") -> list[str]:
    """Say the sheet as it is heard."""
    words = Words(language, CAST, 0)
    return [words.say(line).spoken for line in score_lines(view)]


def test_the_contract_is_explained_from_the_oudlers_to_what_each_defender_pays() -> None:
    """FT-05, FT-26: needed points, difference, base 25, multiplier."""
    words = Words("en", CAST, 0)
    said = [words.say(line).visual for line in account(ended("tarot-guard")).lines]
    assert said == [
        "Guard, played by you",
        "2 oudlers: 41 card points are needed",
        "47 card points taken",
        "Made: 47 − 41 = 6 over",
        "Each defender: (25 + 6) × 2 = 62",
    ]


def test_the_same_steps_are_heard_after_the_kitty() -> None:
    """FT-16: the kitty is said after every contract, then each step as a sentence."""
    lines = heard(ended("tarot-guard"))
    assert lines[0].startswith("The kitty:")
    assert "Made: 47 minus 41 equals 6 over" in lines
    assert "Each defender: (25 plus 6) times 2 equals 62" in lines


@pytest.mark.parametrize("lesson", EXAMPLES)
def test_each_worked_example_adds_up_on_the_sheet(lesson: str) -> None:
    """The cells of a row make what the round adds, and all rows make zero."""
    rows = sheet_rows(ended(lesson))
    assert [sum(cell.points for cell in row.cells if cell) for row in rows] == [row.added for row in rows]
    assert sum(row.added for row in rows) == 0


@pytest.mark.parametrize(
    ("entry", "written"),
    [
        (Entry(0, Score.CONTRACT, 186, 62, 3), "+62 × 3"),
        (Entry(0, Score.CONTRACT, -62, 62), ""),
        (Entry(0, Score.CONTRACT, 104, 52, 3, Fraction(2, 3)), "+52 × 3 × 2/3"),
        (Entry(1, Score.CONTRACT, Fraction(77, 2), 29, 4, Fraction(1, 3)), "≈ +29 × 4 × 1/3"),
        (Entry(0, Score.CONTRACT, Fraction(-81, 2), 27, 3, Fraction(1, 2)), "−27 × 3 × ½"),
        (Entry(0, Score.HANDLE, -60, 20, 3), "−20 × 3"),
        (Entry(0, Score.LITTLE_ONE, 30, 10, 3), "+10 × 3"),
        (Entry(0, Score.MISERE, Fraction(119, 2), Fraction(21, 2), 3), "91 − 10½ × 3"),
    ],
)
def test_a_number_stands_over_its_formula(entry: Entry, written: str) -> None:
    """FT-26 to FT-31, FT-Q06, FT-Q21: what is rounded says so, halves are written ½."""
    assert formula(entry) == written


def test_everybody_s_part_is_named() -> None:
    """FT-28: declarer, partner, defenders; the same words in Arabic with their gender."""
    parts = {row.seat: row.part for row in sheet_rows(ended("tarot-partner")) if row.part is not None}
    english, arabic = Words("en", CAST, 0), Words("ar", CAST, 0)
    assert [english.say(parts[seat]).visual for seat in range(3)] == ["Declarer, Guard", "Partner", "Defender"]
    assert arabic.say(parts[0]).visual == "المهاجمة، الحراسة"


def test_a_round_that_nobody_took_adds_nothing() -> None:
    """FT-08: totals stay as they were, and the sheet says that all have passed."""
    view = bidding(4, Pass(), Pass(), Pass(), Pass())
    assert view.over
    assert [row.added for row in sheet_rows(view)] == [0, 0, 0, 0]
    assert account(view).lines == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", EXAMPLES)
def test_the_sheet_shows_steps_parts_and_kitty(qtbot: QtBot, lesson: str, language: str) -> None:
    """Each step of the reckoning lies over the table of the players, the kitty beside the last."""
    room = QWidget()
    qtbot.addWidget(room)
    view, words = ended(lesson), Words(language, CAST, 0)
    sheet = ScoreSheet(room, words, view)
    sheet.open()
    (strip,) = sheet.findChildren(AccountStrip)
    shown = [label.text() for label in strip.findChildren(Label)]
    explained = account(view)
    assert explained.caption is not None
    assert shown == [words.say(line).visual for line in (*explained.lines, explained.caption)]
    assert len(explained.cards) == len(view.kitty)
    sheet.reject()
