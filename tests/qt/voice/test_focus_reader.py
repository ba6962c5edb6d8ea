"""What the program says of the focus where no screen reader says it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu, QTextEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cardtable.qt.voice.focus_reader import FocusReader
from cardtable.qt.voice.focus_words import surroundings_of, words_of
from cardtable.qt.widgets import Chips, IconButton, ItemList, OutlineButton, Slider, Switch
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.words import Words
from tests.qt.windows.conftest import Laid, laid, preferences

__all__ = ["laid", "preferences"]  # fixtures that tests ask for by name


class Listener:
    """Notes what is said of the focus."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.hushed = 0

    def name_focus(self, text: str) -> None:
        """Note what has the focus."""
        self.heard.append(text)

    def hush(self) -> None:
        """Note that the voice was stopped."""
        self.hushed += 1


class Room(QWidget):
    """A window with one control of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Room")
        self.button = OutlineButton("Deal")
        self.icon = IconButton("close", "Close")
        self.switch = Switch("Stereo", "on", "off", checked=True)
        self.chips = Chips("Pace", [("slow", "Slow"), ("fast", "Fast")], "fast")
        self.slider = Slider("Loudness", (0, 100), 60, step=10)
        self.field = QLineEdit("Ann")
        self.field.setAccessibleName("Your name")
        self.lines = ItemList()
        self.lines.setAccessibleName("Messages")
        self.lines.setModel(QStringListModel(["Omar draws.", "Your turn."], self.lines))
        self.text = QTextEdit("<p>First rule.</p><p>Second rule.</p>")
        self.text.setAccessibleName("Rules")
        column = QVBoxLayout(self)
        for each in (
            self.button,
            self.icon,
            self.switch,
            self.chips,
            self.slider,
            self.field,
            self.lines,
            self.text,
        ):
            column.addWidget(each)


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    """Show the window."""
    shown = Room()
    qtbot.addWidget(shown)
    shown.show()
    qtbot.waitActive(shown)
    return shown


Listening = Callable[[], Listener]


@pytest.fixture
def listening(qapp: object) -> Iterator[Listening]:
    """Give a function that begins to read the focus."""
    readers: list[FocusReader] = []

    def begin() -> Listener:
        listener: Any = Listener()
        readers.append(FocusReader(listener, Words("en")))
        noted: Listener = listener
        return noted

    yield begin
    for reader in readers:
        reader.close()


def settle(qtbot: QtBot) -> None:
    """Let what is queued happen."""
    qtbot.wait(20)


@pytest.mark.parametrize(
    ("control", "said"),
    [
        ("button", "Deal, button"),
        ("icon", "Close, button"),
        ("switch", "Stereo: on"),
        ("slider", "Loudness: 60"),
        ("field", "Your name, field: Ann"),
        ("text", "First rule."),
    ],
)
def test_a_control_says_its_name_what_it_is_how_it_stands(room: Room, control: str, said: str) -> None:
    """Each kind as a screen reader would, in few words."""
    assert words_of(getattr(room, control), Words("en")) == said


def test_a_choice_says_whether_it_is_chosen(room: Room) -> None:
    """Its group is named when the focus comes in."""
    slow, fast = room.chips.findChildren(type(room.chips.findChildren(QWidget)[0]))[:2]
    assert [words_of(each, Words("en")) for each in (slow, fast)] == ["Slow", "Fast, chosen"]
    assert surroundings_of(fast, room.button) == "Pace"
    assert surroundings_of(fast, slow) == ""


def test_a_control_that_is_off_says_so(room: Room) -> None:
    """A player who cannot see finds it, and why nothing happens."""
    room.switch.setEnabled(False)
    assert words_of(room.switch, Words("en")) == "Stereo: on. not possible now"


def test_the_window_is_named_when_one_comes_into_it(room: Room) -> None:
    """Then its controls alone."""
    assert surroundings_of(room.button, None) == "Room"
    assert surroundings_of(room.icon, room.button) == ""


def test_focus_that_moves_is_read_where_it_stops(room: Room, listening: Listening, qtbot: QtBot) -> None:
    """A list names itself, then its line; a line that becomes current is read."""
    room.button.setFocus()
    listener = listening()
    settle(qtbot)
    room.lines.setFocus()
    settle(qtbot)
    QTest.keyClick(room.lines, Qt.Key.Key_Down)
    settle(qtbot)
    assert listener.heard[0] == "Room. Deal, button"
    assert listener.heard[1].startswith("Messages")
    assert listener.heard[-1] == "Your turn"


def test_what_is_changed_is_said(room: Room, listening: Listening, qtbot: QtBot) -> None:
    """A switch how it stands, a number its value, a field the letter typed."""
    listener = listening()
    for control, key in ((room.switch, Qt.Key.Key_Space), (room.slider, Qt.Key.Key_Right), (room.field, Qt.Key.Key_X)):
        control.setFocus()
        settle(qtbot)
        QTest.keyClick(control, key)
        settle(qtbot)
    assert [listener.heard[at] for at in (-5, -3, -1)] == ["Stereo: off", "70", "x"]


def test_the_control_key_stops_the_voice(room: Room, listening: Listening, qtbot: QtBot) -> None:
    """As in every screen reader."""
    listener = listening()
    room.button.setFocus()
    settle(qtbot)
    QTest.keyClick(room.button, Qt.Key.Key_Control)
    assert listener.hushed == 1


def test_a_menu_reads_its_lines(room: Room, listening: Listening, qtbot: QtBot) -> None:
    """The one that is active when it opens, then each that becomes it."""
    listener = listening()
    menu = QMenu(room)
    first, second = menu.addAction("Take && keep"), menu.addAction("Merge")
    menu.popup(room.pos())
    menu.setActiveAction(first)
    qtbot.waitUntil(lambda: listener.heard[-1:] == ["Take & keep"], timeout=2000)
    menu.setActiveAction(second)
    assert listener.heard[-1] == "Merge"
    menu.close()


def test_a_sheet_is_named_before_what_it_asks(room: Room, listening: Listening, qtbot: QtBot) -> None:
    """One hears what has opened."""
    room.button.setFocus()
    listener = listening()
    settle(qtbot)
    QuestionSheet(room, "End the turn?", "It costs 300.", yes="Yes", no="No").open()
    qtbot.waitUntil(lambda: listener.heard[-1].startswith("End the turn?"), timeout=2000)


def test_on_the_table_each_place_is_named(laid: Laid, listening: Listening, qtbot: QtBot) -> None:
    """The same name as a screen reader is given, with its place in the row."""
    page = laid("mid")
    listener = listening()
    settle(qtbot)
    page.table.home()
    settle(qtbot)
    listener.heard.clear()
    page.table.move_focus(1, 0)
    settle(qtbot)
    place = page.table.focused_place()
    assert place is not None
    name, description = page.table.spoken(place)
    assert listener.heard == [f"{name}. {description}".rstrip(".")]
