"""The window, whose rooms are home, the options, the table."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QApplication,
    QLineEdit,
    QMainWindow,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from cardtable.kernel.message import Message, message
from cardtable.qt import theme
from cardtable.qt.accessible import rooms
from cardtable.qt.keys import EVERYWHERE, Verb
from cardtable.qt.letters import Letters
from cardtable.qt.surroundings import clear_away, somebody_looks
from cardtable.qt.windows.full_screen import toggle_full_screen
from cardtable.qt.windows.home import Home
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.notice import Notice
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

if TYPE_CHECKING:
    from cardtable.qt.windows.options_form import OptionsForm

LEAST: Final = (1024, 640)
USUAL: Final = (1366, 768)

EDITING: Final = (
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Delete,
    Qt.Key.Key_Backspace,
    Qt.Key.Key_Escape,
)
"""Keys that a field keeps for itself while it is being written in."""


class MainWindow(QMainWindow):
    """Shows one room at a time and reads its keys, wherever the focus is.

    `asked` carries a verb for the whole window; `closing` comes once, before the window goes.
    """

    asked = Signal(object)
    closing = Signal()
    activated = Signal(bool)

    def __init__(self, words: Words, letters: Letters) -> None:
        """Open on home."""
        super().__init__()
        self._words, self._letters = words, letters
        self.home = Home(words, letters)
        rooms.install()
        self._rooms = QStackedWidget()
        self._rooms.addWidget(self.home)
        self.setCentralWidget(self._rooms)
        self.notice = Notice(self, words)
        self._listening = False
        self.setMinimumSize(*LEAST)
        self.resize(*USUAL)
        self.setWindowIcon(theme.app_icon())
        words.changed.connect(self._retell)
        self._retell()

    @cached_property
    def options(self) -> OptionsForm:
        """The room of the options, furnished when it is first wanted."""
        from cardtable.qt.windows.options_form import OptionsForm  # noqa: PLC0415 - the start need not wait for it

        return OptionsForm(self._words, self._letters)

    @property
    def room(self) -> QWidget:
        """The room that is shown."""
        shown = self._rooms.currentWidget()
        return shown if shown is not None else self.home

    @property
    def sheet(self) -> Sheet | None:
        """The sheet that lies on top, if any."""
        open_sheets = [sheet for sheet in self.findChildren(Sheet) if sheet.isVisible()]
        return open_sheets[-1] if open_sheets else None

    def enter(self, room: QWidget) -> None:
        """Go into a room; a table that is left is cleared away."""
        left = self.room
        if self._rooms.indexOf(room) < 0:
            self._rooms.addWidget(room)
        self._rooms.setCurrentWidget(room)
        if isinstance(left, MatchPage) and left is not room:
            self._rooms.removeWidget(left)
            left.deleteLater()
            QTimer.singleShot(0, self, clear_away)  # its pictures are many

    def place(self, geometry: str) -> None:
        """Stand where the window stood last time, if that is known."""
        room = self.screen().availableSize()
        if self.too_small() is not None:
            # So that the sentence that says so is in sight, whatever else is cut off.
            self.setMinimumSize(QSize(*LEAST).boundedTo(room))
            self.setWindowState(Qt.WindowState.WindowMaximized)
            return
        if geometry and self.restoreGeometry(QByteArray.fromHex(geometry.encode())):
            return
        fits = room.width() >= LEAST[0] and room.height() >= LEAST[1]
        if fits and (room.width() <= USUAL[0] or room.height() <= USUAL[1]):
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def too_small(self) -> Message | None:
        """Say that the screen has less room than the table needs, if so."""
        room = self.screen().availableSize()
        if not somebody_looks() or (room.width() >= LEAST[0] and room.height() >= LEAST[1]):
            return None
        shown = {"width": room.width(), "height": room.height()}
        return message("first-screen", **shown, least_width=LEAST[0], least_height=LEAST[1])

    def geometry_text(self) -> str:
        """Write where the window stands."""
        return bytes(self.saveGeometry().toHex().data()).decode()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Read a key press before the control that has the focus does."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._read(event)
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Read a key press that no control wanted, where it did not come through the window."""
        if not self._read(event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to read keys."""
        super().showEvent(event)
        handle = self.windowHandle()
        if not self._listening:
            self._listening = True
            handle.installEventFilter(self)

    def changeEvent(self, event: QEvent) -> None:
        """Tell when the window comes to the front or leaves it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ActivationChange:
            self.activated.emit(self.isActiveWindow())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the notice at the upper edge."""
        super().resizeEvent(event)
        self.notice.stand()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tell that the window goes."""
        self.closing.emit()
        super().closeEvent(event)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stop."""
        toggle_full_screen(self)

    def _read(self, event: QKeyEvent) -> bool:
        self._letters.heed(event)
        if self.sheet is not None and self.sheet.reads_every_key:
            return False
        room = self.room
        verb = self._letters.keymap.verb_of(event, room.keys.verbs if isinstance(room, MatchPage) else (Verb.RULES,))
        if verb is Verb.FULL_SCREEN:
            self.toggle_full_screen()
            return True
        if QApplication.activePopupWidget() is not None or _is_typing(event):
            return False
        if _pressed_button(event):
            return True
        if self.sheet is not None:
            return False
        if verb in EVERYWHERE:
            # A sheet must not open while the key that asks for it is still being handed round.
            QTimer.singleShot(0, self, lambda: self.asked.emit(verb))
            return True
        if isinstance(room, MatchPage):
            return room.keys.read(event)
        if verb is not Verb.RULES:
            return False
        if room is self.options:
            self.options.ask_for_rules()
        else:
            self.asked.emit(verb)
        return True

    def _retell(self) -> None:
        self.setWindowTitle(self._words.text("shell-name"))


def _is_typing(event: QKeyEvent) -> bool:
    """Tell whether the key belongs to a field that is being written in."""
    if not isinstance(QApplication.focusWidget(), QLineEdit | QAbstractSpinBox):
        return False
    return (bool(event.text()) and event.text().isprintable()) or _edits(event)


def _edits(event: QKeyEvent) -> bool:
    """Tell whether the key changes or leaves a field without writing into it."""
    standard = QKeySequence.StandardKey
    known = (standard.Copy, standard.Cut, standard.Paste, standard.Undo, standard.Redo, standard.SelectAll)
    return event.key() in EDITING or any(event.matches(each) for each in known)


def _pressed_button(event: QKeyEvent) -> bool:
    """Press the button that has the focus by Enter, as Space does by itself."""
    focused = QApplication.focusWidget()
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not isinstance(focused, QPushButton):
        return False
    focused.click()
    return True
