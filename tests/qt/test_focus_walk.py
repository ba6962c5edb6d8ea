"""The keyboard comes everywhere, and everything it comes to has a name: focus is never lost, never trapped."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget

from cardtable.games.registry import GAMES
from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from cardtable.qt.house import House
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.sheet import Sheet
from tests.qt.accessible.audit import nameless, told_twice
from tests.qt.evening import QuickBrain, evening, house_in, press, until

NONE: Final = Qt.KeyboardModifier.NoModifier
SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
CTRL: Final = Qt.KeyboardModifier.ControlModifier
ALT: Final = Qt.KeyboardModifier.AltModifier
MOST_STOPS: Final = 120
SHEETS: Final = {
    "rules and keys": (Qt.Key.Key_F1, NONE),
    "keys": (Qt.Key.Key_F1, SHIFT),
    "settings": (Qt.Key.Key_Comma, CTRL),
    "options in force": (Qt.Key.Key_R, NONE),
    "all options": (Qt.Key.Key_O, ALT),
    "new game": (Qt.Key.Key_N, CTRL),
}


@pytest.fixture(autouse=True)
def at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others think for ever, so that nothing moves while the keyboard walks."""
    monkeypatch.setitem(PACES, "fast", Pace(10**6, 10**6, 10**6, 10**6))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


def focused() -> QWidget:
    """Give what has the focus; there is always something that has it."""
    found = QApplication.focusWidget()
    assert found is not None, "nothing has the focus"
    return found


def round_trip(house: House, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> list[QWidget]:
    """Press a key until the focus is back where it began; give what it passed through."""
    passed = [focused()]
    for _ in range(MOST_STOPS):
        press(house, key, modifiers)
        if focused() is passed[0]:
            return passed
        passed.append(focused())
    raise AssertionError(f"trapped at {[each.accessibleName() for each in passed[-4:]]}")


def missed(room: QWidget, passed: list[QWidget]) -> list[str]:
    """Name the buttons of a room that the keyboard did not come to.

    Of choices that exclude each other one counts; a button that takes no focus does for the mouse what the control
    beside it does by key.
    """
    return [
        button.accessibleName() or button.text() or repr(button)
        for button in room.findChildren(QAbstractButton)
        if button.isVisible()
        and button.isEnabled()
        and button not in passed
        and button.focusProxy() not in passed
        and not (isinstance(button, QRadioButton) and button.group() is not None and not button.isChecked())
        and not (button.focusPolicy() is Qt.FocusPolicy.NoFocus and is_beside(button, passed))
    ]


def is_beside(button: QAbstractButton, passed: list[QWidget]) -> bool:
    """Tell whether a button lies in or beside a control that the keyboard came to."""
    around = button.parentWidget()
    return around is not None and any(stop is around or around.isAncestorOf(stop) for stop in passed)


def in_a_house(app: QApplication, folder: Path, walk: Callable[[House], Awaitable[None]]) -> None:
    """Walk through a house that is opened for it."""

    async def visit() -> None:
        house = await house_in(app, folder)
        await walk(house)
        await house.close()

    with evening(app) as run:
        run(visit())


def check_room(house: House, room: QWidget) -> None:
    """Walk round a room by Tab, there and back."""
    there = round_trip(house, Qt.Key.Key_Tab)
    back = round_trip(house, Qt.Key.Key_Backtab, SHIFT)
    assert missed(room, there) == []
    assert (nameless(room), told_twice(room)) == ([], [])
    assert set(there) == set(back)


def test_tab_walks_round_home(qapp: QApplication, tmp_path: Path) -> None:
    """Every button of the first room is come to, and the walk ends where it began."""

    async def walk(house: House) -> None:
        check_room(house, house.window.home)

    in_a_house(qapp, tmp_path, walk)


@pytest.mark.parametrize("game", GAMES)
def test_tab_walks_round_the_options(qapp: QApplication, tmp_path: Path, game: str) -> None:
    """Every control of a new game is come to."""

    async def walk(house: House) -> None:
        house.window.home.picked.emit(game)
        await until(lambda: house.window.room is house.window.options, "the options")
        check_room(house, house.window.options)

    in_a_house(qapp, tmp_path, walk)


@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_walks_round_a_table(qapp: QApplication, tmp_path: Path, game: str) -> None:
    """Tab comes to every button, F6 to every part of the table; neither is trapped."""

    async def walk(house: House) -> None:
        page = sat_down(house, game)
        check_room(house, page)
        page.arrive()
        parts = zones(house, page, NONE)
        assert {page.table, *parts} >= {page.table}
        assert any(page.title_bar.isAncestorOf(part) for part in parts)
        assert any(page.panel.isAncestorOf(part) for part in parts) == page.panel.isVisible()
        assert zones(house, page, SHIFT) == parts

    in_a_house(qapp, tmp_path, walk)


@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_gives_the_focus_back(qapp: QApplication, tmp_path: Path, game: str) -> None:
    """A sheet is walked round by Tab, never left by it, and closed by Escape; then the focus is where it was."""

    async def walk(house: House) -> None:
        page = sat_down(house, game)
        for name, (key, modifiers) in SHEETS.items():
            page.arrive()
            before, place = focused(), page.table.focused_place()
            press(house, key, modifiers)
            await until(lambda: house.window.sheet is not None, name)
            sheet = house.window.sheet
            assert sheet is not None
            assert sheet.isAncestorOf(focused()), name
            passed = round_trip(house, Qt.Key.Key_Tab)
            assert all(sheet.isAncestorOf(each) for each in passed), name
            assert missed(sheet, passed) == [], name
            assert (nameless(sheet), told_twice(sheet)) == ([], []), name
            press(house, Qt.Key.Key_Escape)
            await until(lambda: house.window.sheet is None, f"{name} closed")
            assert (focused(), page.table.focused_place()) == (before, place), name

    in_a_house(qapp, tmp_path, walk)


def sat_down(house: House, game: str) -> MatchPage:
    """Sit down at a table."""
    house.sit_down_at(game, seed=5)
    assert house.sitting is not None
    page = house.sitting.page
    assert isinstance(page, MatchPage)
    assert not page.findChildren(Sheet)
    return page


def zones(house: House, page: MatchPage, modifiers: Qt.KeyboardModifier) -> set[QWidget]:
    """Press F6 until it is back at the place where it began; give the controls it passed through."""
    page.arrive()
    start, passed = (focused(), page.table.focused_place()), {focused()}
    for _ in range(MOST_STOPS):
        press(house, Qt.Key.Key_F6, modifiers)
        passed.add(focused())
        if (focused(), page.table.focused_place()) == start:
            return passed
    raise AssertionError(f"F6 is trapped at {focused().accessibleName()}")
