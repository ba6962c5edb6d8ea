"""Which keys can be pressed at a place of the table, as full speech tells it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible

from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import Place, StockPlace
from cardtable.qt.widgets import Button
from cardtable.qt.windows.table_page import TablePage
from cardtable.text.levels import Level, Speech

Laid = Callable[..., TablePage]


def described(page: TablePage, place: Place) -> str:
    """Give what a screen reader reads after the name of a place."""
    table = QAccessible.queryAccessibleInterface(page.table)
    at = page.table.reading_order().index(place)
    return table.child(at).text(QAccessible.Text.Description)


def test_full_speech_names_the_keys_of_a_place(laid: Laid, preferences: Preferences) -> None:
    """With what each of them asks for, after what is told of the place itself."""
    preferences.change(speech_level="full")
    page = laid("mid")
    assert described(page, StockPlace()).endswith("Space: draw; without discards, end the turn once you have drawn")


@pytest.mark.parametrize("change", [{"speech_level": "normal"}, {"speech_level": "full", "speak_key_hints": False}])
def test_keys_are_for_who_wants_to_hear_them(laid: Laid, preferences: Preferences, change: dict[str, object]) -> None:
    """Below full speech, or with the keys switched off, a place is told without them."""
    preferences.change(**change)
    page = laid("mid")
    assert "Space" not in described(page, StockPlace())


@pytest.mark.parametrize("change", [{"speech_level": "brief"}, {"speak_positions": False}])
def test_positions_can_be_left_out(laid: Laid, preferences: Preferences, change: dict[str, object]) -> None:
    """Brief speech leaves them out; at any level the person can."""
    preferences.change(**change)
    page = laid("mid")
    assert described(page, page.table.reading_order()[0]) == ""


def test_a_position_is_usual(laid: Laid) -> None:
    """Normal speech tells the place in the row."""
    page = laid("mid")
    assert described(page, page.table.reading_order()[0]) == f"1 of {len(page.hand.rows)}"


def button(page: TablePage, words: str) -> str:
    """Give the name that a screen reader reads of the button with these words."""
    (found,) = [each for each in page.bar.findChildren(Button) if each.text() == page.words.text(words)]
    return found.accessibleName()


def test_full_speech_names_the_key_of_a_button(laid: Laid, preferences: Preferences) -> None:
    """What can be done now, then the key that does it."""
    preferences.change(speech_level="full")
    assert (button(laid("mid"), "bar-draw"), button(laid("mid", "ar"), "bar-draw")) == ("Draw, Space", "سحب، مسافة")


def test_a_button_follows_the_level_of_speech(laid: Laid, preferences: Preferences) -> None:
    """One key goes a level down, and the buttons keep their keys to themselves."""
    preferences.change(speech_level="full")
    page = laid("mid")
    page.words.set_speech(Speech(Level.NORMAL))
    assert button(page, "bar-draw") == "Draw"
    page.words.set_speech(Speech(Level.FULL, key_hints=False))
    assert button(page, "bar-draw") == "Draw"
