"""The options form is made of the game's declarations."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from cardtable.games.registry import GAMES
from cardtable.kernel.options import option_fields, read_options, write_options
from cardtable.qt.letters import Letters
from cardtable.qt.widgets import Label
from cardtable.qt.windows.options_form import OptionsForm
from cardtable.qt.words import Words
from cardtable.store.settings import TableChoice
from cardtable.text.catalogue import LANGUAGES

GAME = GAMES["playroom-rummy"]
OTHERWISE = {
    "discard_mode": "multi",
    "elimination": "on",
    "round_to_five": "off",
    "manipulation": "on",
    "identities": "on",
    "first_meld": "45",
    "score_limit": "0",
    "rounds": "7",
    "thinking_time": "60",
    "take_back": "off",
}


def form_for(qtbot: QtBot, choice: TableChoice, language: str = "en") -> OptionsForm:
    """Show the form of Playroom Rummy with a choice."""
    form = OptionsForm(Words(language), Letters())
    qtbot.addWidget(form)
    form.choose_for(GAME.name, choice, "you")
    form.resize(1366, 768)
    form.show()
    return form


def control(form: OptionsForm, name: str) -> QAbstractButton:
    """Find a switch or chip by the name a screen reader says."""
    return next(each for each in form.findChildren(QAbstractButton) if each.accessibleName() == name)


def test_the_form_starts_with_the_defaults(qtbot: QtBot) -> None:
    """Where nothing was chosen before, every option stands at its default."""
    assert form_for(qtbot, TableChoice()).choice().options == write_options(read_options(GAME.options, {}))


def test_the_form_restores_every_option(qtbot: QtBot) -> None:
    """What was chosen once is shown and given back, none of it lost."""
    choice = TableChoice(OTHERWISE, 7, "beginner")
    assert form_for(qtbot, choice).choice() == choice


def test_a_level_says_for_whom_it_is(qtbot: QtBot) -> None:
    """In words under the choice, which follow it; a level of another version gives way to the usual one."""
    form = form_for(qtbot, TableChoice(level="grandmaster"))
    assert form.choice().level == "casual"
    words = Words("en")
    assert words.text("level-casual-help") in [label.text() for label in form.findChildren(Label)]
    control(form, words.text("level-beginner")).click()
    assert words.text("level-beginner-help") in [label.text() for label in form.findChildren(Label)]


def test_an_option_that_no_longer_fits_loses_only_itself(qtbot: QtBot) -> None:
    """A kept value out of range takes its default; the others stay."""
    kept = {**OTHERWISE, "first_meld": "1000"}
    assert form_for(qtbot, TableChoice(kept)).choice().options == {**OTHERWISE, "first_meld": "30"}


def test_the_score_limit_follows_elimination(qtbot: QtBot) -> None:
    """PR-Q54: the usual limit is 1000, in elimination 500, as long as nobody chose another."""
    form = form_for(qtbot, TableChoice())
    control(form, "Elimination mode").click()
    assert form.choice().options["score_limit"] == "500"
    control(form, "Elimination mode").click()
    assert form.choice().options["score_limit"] == "1000"


def test_a_game_without_an_end_is_not_dealt(qtbot: QtBot) -> None:
    """PR-51: with neither limit nor rounds the form says why it does not deal."""
    form = form_for(qtbot, TableChoice({"score_limit": "0", "rounds": "5"}))
    dealt: list[str] = []
    form.dealt.connect(lambda game, _: dealt.append(game))
    control(form, "Rounds to play").click()
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert dealt == []


def test_enter_deals(qtbot: QtBot) -> None:
    """Enter deals with what is chosen."""
    form = form_for(qtbot, TableChoice(OTHERWISE, 3, "beginner"))
    dealt: list[tuple[str, TableChoice]] = []
    form.dealt.connect(lambda game, choice: dealt.append((game, choice)))
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert dealt == [(GAME.name, TableChoice(OTHERWISE, 3, "beginner"))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_control_has_a_name_and_its_help(qtbot: QtBot, language: str) -> None:
    """Who cannot see the row hears its name and what the option changes."""
    form = form_for(qtbot, TableChoice(), language)
    parts = [each for each in form.findChildren(QWidget) if each.property("option")]
    assert {each.property("option") for each in parts} == {field.name for field in option_fields(GAME.options)}
    assert [each for each in parts if not each.accessibleName() or not each.accessibleDescription()] == []


def test_the_form_changes_its_language(qtbot: QtBot) -> None:
    """Everything is said anew; what is chosen stays."""
    words = Words("en")
    form = OptionsForm(words, Letters())
    qtbot.addWidget(form)
    form.choose_for(GAME.name, TableChoice(OTHERWISE), "you-man")
    words.set_language("ar")
    assert control(form, words.text("playroom-elimination")).isChecked()
    assert form.choice().options == OTHERWISE
