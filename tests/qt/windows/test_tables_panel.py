"""Tables lie ready at the options: ways to play by a name, and those that a person keeps."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from cardtable.games.registry import GAMES
from cardtable.kernel.options import read_options, write_options
from cardtable.qt.letters import Letters
from cardtable.qt.windows.name_sheet import NameSheet
from cardtable.qt.windows.options_form import OptionsForm
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.words import Words
from cardtable.store.settings import NamedTables, TableChoice
from cardtable.text.catalogue import LANGUAGES

GAME = GAMES["playroom-rummy"]
USUAL = write_options(read_options(GAME.options, {}))
FRIDAY = TableChoice({**USUAL, "score_limit": "500"}, 5, "beginner")


class Bench:
    """A form with what it has told."""

    def __init__(self, qtbot: QtBot, named: NamedTables, language: str = "en") -> None:
        self.words = Words(language)
        self.form = OptionsForm(self.words, Letters())
        qtbot.addWidget(self.form)
        self.form.choose_for(GAME.name, TableChoice({"score_limit": "2000"}, 4), "you", named)
        self.form.resize(1366, 768)
        self.form.show()
        self.kept: NamedTables = named
        self.ordered: list[bool] = []
        self.form.tables.kept.connect(self._keep)
        self.form.ordered.connect(self.ordered.append)

    def _keep(self, _game: str, named: NamedTables) -> None:
        self.kept = named

    def press(self, text: str, **args: str) -> None:
        """Press a button by its words."""
        words = self.words.text(text, **args) if args or self.words.has(text) else text
        next(each for each in self.form.tables.findChildren(QPushButton) if each.text() == words).click()

    def name(self, name: str) -> None:
        """Write a name into the sheet that asks for it."""
        sheet = next(sheet for sheet in self.form.findChildren(NameSheet) if sheet.isVisible())
        (field,) = sheet.findChildren(QLineEdit)
        field.setText(name)
        QTest.keyClick(field, Qt.Key.Key_Return)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preset_fills_the_options_in(qtbot: QtBot, language: str) -> None:
    """Quick goes to 330; the players stay."""
    bench = Bench(qtbot, {}, language)
    bench.press("preset-quick")
    assert bench.form.choice() == TableChoice({**USUAL, "score_limit": "330"}, 4)


def test_the_first_game_restores_the_usual_options(qtbot: QtBot) -> None:
    """Everything stands at its default again."""
    bench = Bench(qtbot, {})
    bench.press("preset-first-game")
    assert (bench.form.choice().options, bench.ordered) == (USUAL, [False])


def test_as_playroom_also_keeps_the_order_of_cards(qtbot: QtBot) -> None:
    """The way to play decides how cards picked by mouse lie."""
    bench = Bench(qtbot, {})
    bench.press("preset-as-playroom")
    assert (bench.form.choice().options["take_back"], bench.ordered) == ("off", [True])


def test_the_present_options_are_kept_under_a_name(qtbot: QtBot) -> None:
    """With the players and their level; blanks round the name do not count."""
    bench = Bench(qtbot, {})
    bench.press("tables-keep")
    bench.name("  Friday ")
    assert bench.kept == {"Friday": bench.form.choice()}


def test_a_kept_table_is_laid_at_a_press(qtbot: QtBot) -> None:
    """Options, players and level are those that were kept."""
    bench = Bench(qtbot, {"Friday": FRIDAY})
    bench.press("Friday")
    assert bench.form.choice() == FRIDAY


def test_a_kept_table_is_renamed(qtbot: QtBot) -> None:
    """It keeps its place among the others."""
    bench = Bench(qtbot, {"Friday": FRIDAY, "Sunday": TableChoice()})
    bench.press("Friday")
    bench.press("tables-rename", name="Friday")
    bench.name("Saturday")
    assert list(bench.kept.items()) == [("Saturday", FRIDAY), ("Sunday", TableChoice())]


def test_a_name_that_is_taken_replaces_the_other_table(qtbot: QtBot) -> None:
    """Two tables never have one name."""
    bench = Bench(qtbot, {"Friday": FRIDAY, "Sunday": TableChoice()})
    bench.press("Friday")
    bench.press("tables-rename", name="Friday")
    bench.name("Sunday")
    assert bench.kept == {"Sunday": FRIDAY}


def test_a_kept_table_is_deleted_after_a_question(qtbot: QtBot) -> None:
    """The options filled in stay as they are."""
    bench = Bench(qtbot, {"Friday": FRIDAY})
    bench.press("Friday")
    bench.press("tables-remove", name="Friday")
    (sheet,) = bench.form.findChildren(QuestionSheet)
    assert bench.kept == {"Friday": FRIDAY}
    sheet.agreed.emit()
    assert (bench.kept, bench.form.choice()) == ({}, FRIDAY)


def test_a_table_needs_a_name(qtbot: QtBot) -> None:
    """Enter on an empty name asks on."""
    bench = Bench(qtbot, {})
    bench.press("tables-keep")
    bench.name("   ")
    assert bench.kept == {}
    assert next(sheet for sheet in bench.form.findChildren(NameSheet)).isVisible()


def test_the_help_key_opens_the_rules_at_the_option_in_focus(qtbot: QtBot) -> None:
    """F1 at the options asks for the rulebook where it tells of the option that is explained."""
    bench = Bench(qtbot, {})
    asked: list[tuple[str, str]] = []
    bench.form.rules.connect(lambda game, anchor: asked.append((game, anchor)))
    bench.form.ask_for_rules()
    assert asked == [(GAME.name, "option-discard-mode")]
