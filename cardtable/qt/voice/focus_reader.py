"""The focus as it moves through the window, read aloud where no screen reader reads it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QMetaObject, QObject, Qt, QTimer
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QLineEdit,
    QMenu,
    QSpinBox,
    QTextEdit,
    QWidget,
)
from shiboken6 import Shiboken

from cardtable.qt.scenes.played_table import PlayedTable
from cardtable.qt.voice.focus_words import joined, surroundings_of, value_of, words_of
from cardtable.qt.voice.self_voice import SelfVoice
from cardtable.qt.words import Words

MENU_MS: Final = 100
"""How often it is looked whether a menu has opened: Qt gives it no focus, so that nobody is told."""


class FocusReader(QObject):
    """Names what has the focus, what is chosen or typed there, the lines of menus; the Control key stops the voice."""

    def __init__(self, voice: SelfVoice, words: Words) -> None:
        """Read from now on until `close`."""
        super().__init__()
        self._voice, self._words = voice, words
        self._ties: list[QMetaObject.Connection] = []
        self._focused: QWidget | None = None
        self._left: QWidget | None = None
        self._settled = QTimer(self, singleShot=True, interval=0)
        self._settled.timeout.connect(self._read)
        self._menu: QMenu | None = None
        self._menus = QTimer(self, interval=MENU_MS)
        self._menus.timeout.connect(self._look_for_menu)
        self._menus.start()
        _application().focusChanged.connect(self._move)
        self._move(None, QApplication.focusWidget())

    def close(self) -> None:
        """Read no more."""
        self._menus.stop()
        self._settled.stop()
        _application().focusChanged.disconnect(self._move)
        self._untie()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fall silent at the Control key, as screen readers do."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Control:
            self._voice.hush()
        return False

    def _move(self, left: QWidget | None, focused: QWidget | None) -> None:
        """Follow the focus to another control."""
        self._untie()
        self._left = self._left or (left if left is not None and Shiboken.isValid(left) else None)
        self._focused = focused
        if focused is not None:
            self._tie(focused)
            self._settled.start()

    def _read(self) -> None:
        """Say where the focus has come to rest."""
        left, self._left = self._left, None
        left = left if left is not None and Shiboken.isValid(left) else None
        if self._focused is not None:
            around = surroundings_of(self._focused, left)
            self._say(joined([around, words_of(self._focused, self._words)]))

    def _read_again(self) -> None:
        if self._focused is not None:
            self._say(words_of(self._focused, self._words))

    def _read_value(self) -> None:
        if self._focused is not None:
            self._say(value_of(self._focused))

    def _tie(self, focused: QWidget) -> None:
        """Hear of what changes in the control that has the focus."""
        focused.installEventFilter(self)
        later = Qt.ConnectionType.QueuedConnection  # the control has taken on what it tells of
        match focused:
            case PlayedTable():
                self._ties.append(focused.focused.connect(self._read_again))
            case QAbstractItemView() if focused.selectionModel() is not None:
                self._ties.append(focused.selectionModel().currentChanged.connect(self._read_again, later))
            case QAbstractButton():
                self._ties.append(focused.toggled.connect(self._read_again, later))
            case QAbstractSlider() | QSpinBox():
                self._ties.append(focused.valueChanged.connect(self._read_value, later))
            case QLineEdit():
                self._ties.append(focused.textEdited.connect(self._name_typed))
            case QTextEdit():
                self._ties.append(focused.cursorPositionChanged.connect(self._read_again))

    def _untie(self) -> None:
        for tie in self._ties:
            QObject.disconnect(tie)
        self._ties.clear()
        if self._focused is not None and Shiboken.isValid(self._focused):
            self._focused.removeEventFilter(self)

    def _name_typed(self, text: str) -> None:
        """Say the letter typed last; what is left where letters have been taken away."""
        field = self._focused
        at = field.cursorPosition() if isinstance(field, QLineEdit) else 0
        self._say(text[at - 1 : at] or text)

    def _look_for_menu(self) -> None:
        """Name the line that is active in a menu that has opened, then each that becomes it."""
        popup = QApplication.activePopupWidget()
        menu = popup if isinstance(popup, QMenu) else None
        if menu is self._menu:
            return
        self._menu = menu
        if menu is not None:
            menu.hovered.connect(self._name_action)
            self._name_action(menu.activeAction())

    def _name_action(self, action: QAction | None) -> None:
        if action is not None:
            self._say(action.text().replace("&&", "&"))

    def _say(self, text: str) -> None:
        if text:
            self._voice.name_focus(text)


def _application() -> QApplication:
    application = QApplication.instance()
    assert isinstance(application, QApplication), "the window is open"  # noqa: S101 - tells mypy what Qt's stubs do not
    return application
