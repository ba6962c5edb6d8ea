"""The window in which a book is read beside the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QSize, QStringListModel, Qt
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
from cardtable.text.rulebook import BookError, sought

SIZE: Final = QSize(1040, 720)
SHARE: Final = 0.8
"""The most of the screen that the window takes: its frame and a strip of the table stay in sight."""


class BookWindow(QDialog):
    """Shows a book beside the table, with its contents at the side; the names of its sentences begin with `sentences`.

    Ctrl+F goes to the search, F3 finds the next place, F6 moves between contents and text, Esc closes.
    """

    sentences: str

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        """Lie closed at the beginning of the book."""
        super().__init__(parent, Qt.WindowType.Window | Qt.WindowType.WindowCloseButtonHint)
        self._words = words
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

    def open_at(self, anchor: str | None = None) -> None:
        """Open at a rule such as `PR-24`, an option such as `option-first-meld`, a chapter; None for the beginning.

        The caret stands at that sentence and has the focus, so that a screen reader reads on from there.
        """
        self.show()
        self.text.go_to(anchor)
        self.come_back()

    def come_back(self) -> None:
        """Show the book where it was left."""
        self.show()
        self.raise_()
        self.activateWindow()
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def notice(self) -> str:
        """What stands above the text now: that words were not found, or that the book is missing."""
        return self._notice.text()

    def retell(self) -> None:
        """Say everything in the language spoken now, at the same rule."""
        text, title = self._words.text, self._title()
        self.setLayoutDirection(self._words.direction)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self._search.setPlaceholderText(self._say("search"))
        self._search.setAccessibleName(self._say("search"))
        self._find.set_words(text("book-find-next"), key_hint="F3")
        self._close.set_words(text("book-close"), key_hint="Esc")
        self._contents.setAccessibleName(text("book-contents"))
        self.text.setAccessibleName(self._say("text"))
        self._tell("")
        self._write()

    def _title(self) -> str:
        """Name the book in the language spoken now."""
        raise NotImplementedError

    def _html(self) -> str:
        """Read the book in the language spoken now; raise BookError."""
        raise NotImplementedError

    def _follow(self, address: str) -> None:
        """Open what a link leads to: here, another place of the book."""
        self.text.go_to(address.removeprefix("#"))

    def _say(self, name: str, **args: str) -> str:
        """Write one of the sentences of this book."""
        return self._words.text(f"{self.sentences}-{name}", **args)

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
        """Write the text and its contents, or why they cannot be shown."""
        try:
            html = self._html()
        except BookError as error:
            html = ""
            self._tell(self._say("missing", file=error.file))
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
            found = message(f"{self.sentences}-not-found", words=words)
            self._tell(self._say("not-found", words=words))
        else:
            found = message("book-found", sentence=sentence)
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
