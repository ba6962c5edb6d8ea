"""The window of a game's rulebook."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from cardtable.kernel.message import message
from cardtable.qt.keys import key_name
from cardtable.qt.theme import Role
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.widgets import ItemList, Label, OutlineButton, Wrapping
from cardtable.qt.windows.rules_text import RulesText
from cardtable.qt.words import Words
from cardtable.text.rulebook import RulebookError, rulebook, sought

SIZE: Final = QSize(1040, 720)
SHARE: Final = 0.8
"""The most of the screen that the window takes: its frame and a strip of the table stay in sight."""
LESSON: Final = "lesson:"


class RulesWindow(QDialog):
    """Shows the rules beside the table, with their contents at the side; `lesson` carries the id of a lesson to try.

    Ctrl+F goes to the search, F3 finds the next place, F6 moves between contents and text, Esc closes.
    """

    lesson = Signal(str)

    def __init__(self, words: Words, game: str, parent: QWidget | None = None) -> None:
        """Lie closed at the beginning of the rules of `game`, such as `playroom-rummy`."""
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.WindowCloseButtonHint)
        self._words, self._game = words, game
        self.announcer = Announcer(self, self)
        self._search = QLineEdit()
        self._find = OutlineButton("")
        self._close = OutlineButton("", "close")
        self._notice = Label("", Role.SECONDARY)
        self._titles = QStringListModel(self)
        self._contents = ItemList()
        self.text = RulesText()
        self._lay_out()
        self._connect()
        self.resize(SIZE.boundedTo(self.screen().availableSize() * SHARE))
        words.changed.connect(self.retell)
        self.retell()

    def open_at(self, anchor: str | None = None) -> None:
        """Open at a rule such as `PR-24`, an option such as `option-first-meld`, a chapter; None for the beginning.

        The caret stands at that sentence and has the focus, so that a screen reader reads on from there.
        """
        self.show()
        self.text.go_to(anchor)
        self.come_back()

    def come_back(self) -> None:
        """Show the rules where they were left."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def notice(self) -> str:
        """What stands above the text now: that words were not found, or that the rules are missing."""
        return self._notice.text()

    def retell(self) -> None:
        """Say everything in the language spoken now, at the same rule."""
        say = self._words.text
        title = say("rules-title", game=say(self._game))
        self.setLayoutDirection(self._words.direction)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._search.setPlaceholderText(say("rules-search"))
        self._search.setAccessibleName(say("rules-search"))
        self._find.set_words(say("rules-find-next"), key_hint="F3")
        self._close.set_words(say("rules-close"), key_hint="Esc")
        self._contents.setAccessibleName(say("rules-contents"))
        self.text.setAccessibleName(say("rules-text"))
        self._tell("")
        self._write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between the parts, search."""
        controlled = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if controlled and (key_name(event) == "F" or event.key() == Qt.Key.Key_F):
            self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self._search.selectAll()
        elif event.key() == Qt.Key.Key_F3:
            self._find_next(backwards=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif event.key() == Qt.Key.Key_F6:
            other = self._contents if self.text.hasFocus() else self.text
            other.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._contents.setModel(self._titles)
        self._contents.setWordWrap(True)
        self._contents.setItemDelegate(Wrapping(self._contents))
        self._contents.setResizeMode(ItemList.ResizeMode.Adjust)
        self._contents.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._search.setClearButtonEnabled(True)
        self._notice.hide()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._search, 1)
        head.addWidget(self._find)
        head.addSpacing(12)
        head.addWidget(self._close)
        parts = QHBoxLayout()
        parts.setSpacing(12)
        parts.addWidget(self._contents, 1)
        parts.addWidget(self.text, 3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 16)
        whole.setSpacing(12)
        whole.addLayout(head)
        whole.addWidget(self._notice)
        whole.addLayout(parts, 1)
        for before, after in ((self._contents, self.text), (self.text, self._search)):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self._close.pressed_now.connect(self.reject)
        self._find.pressed_now.connect(self._find_next)
        self._search.returnPressed.connect(self._find_next)
        self._search.textEdited.connect(lambda: self._tell(""))
        self._contents.selectionModel().currentChanged.connect(self._preview_chapter)
        self._contents.clicked.connect(lambda chosen: self.text.go_to_chapter(chosen.row()))
        self._contents.activated.connect(self._open_chapter)
        self.text.followed.connect(self._follow)
        self.text.cursorPositionChanged.connect(self._follow_caret)

    def _write(self) -> None:
        """Write the rules and their contents, or why they cannot be shown."""
        try:
            html = rulebook(self._words.language, self._game)
        except RulebookError as error:
            html = ""
            self._tell(self._words.text("rules-missing", file=error.file))
        self.text.write(html, self._words.direction)
        self._titles.setStringList([chapter.title for chapter in self.text.chapters])
        self._follow_caret()

    def _find_next(self, *, backwards: bool = False) -> None:
        """Go to the next place of the words searched for, and say its sentence: the focus stays where it is."""
        words = " ".join(self._search.text().split())
        if not words:
            self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return
        sentence = self.text.find_next(sought(words), backwards=backwards)
        if sentence is None:
            found = message("rules-not-found", words=words)
            self._tell(self._words.text("rules-not-found", words=words))
        else:
            found = message("rules-found", sentence=sentence)
            self._tell("")
        self.announcer.say(self._words.say(found))

    def _tell(self, notice: str) -> None:
        self._notice.setText(notice)
        self._notice.setVisible(bool(notice))

    def _preview_chapter(self, chosen: QModelIndex) -> None:
        """Show the chapter on which the keys stand; the focus stays in the contents."""
        if self._contents.hasFocus() and chosen.isValid():
            self.text.go_to_chapter(chosen.row())

    def _open_chapter(self, chosen: QModelIndex) -> None:
        self.text.go_to_chapter(chosen.row())
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow_caret(self) -> None:
        """Let the contents tell in which chapter the caret stands."""
        if not self._contents.hasFocus():
            self._contents.setCurrentIndex(self._titles.index(self.text.chapter_here()))

    def _follow(self, address: str) -> None:
        """Open what a link of the rules leads to: a lesson, or another place of the rules."""
        if address.startswith(LESSON):
            self.lesson.emit(address.removeprefix(LESSON))
        else:
            self.text.go_to(address.removeprefix("#"))
