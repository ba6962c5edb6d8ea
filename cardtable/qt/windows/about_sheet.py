"""What the program is, what others made for it, under which licences."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPlainTextEdit, QWidget

import cardtable
from cardtable.qt import resources, theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, PlainButton, Tone
from cardtable.qt.windows.list_sheet import Entry, Lines
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

FOLDER: Final = "licences"
OURS: Final = "GPL-3.0.txt"


@dataclass(frozen=True, slots=True)
class Part:
    """What others made, with the file of its licence; a library of the system has terms that no short name tells."""

    name: str
    version: str
    licence: str
    home: str
    file: str


def parts() -> tuple[Part, ...]:
    """List what others made, as `packaging/licences.py` has collected it."""
    listed = json.loads(resources.path(FOLDER, "parts.json").read_text(encoding="utf-8"))
    return tuple(Part(**each) for each in listed)


class AboutSheet(Sheet):
    """Tells the version, then the parts; picking one lays its licence over the sheet."""

    def __init__(self, over: QWidget, words: Words) -> None:
        """List the parts."""
        super().__init__(over, words.text("about-title"), words.text("shell-close"), width=680, scrolled=False)
        self._over, self._words, self._parts = over, words, parts()
        version = words.text("about-version", version=cardtable.__version__)
        free = words.text("about-free")
        self.setAccessibleDescription(f"{version}. {free}")
        self.content.addWidget(Label(version, Role.SECTION))
        self.content.addWidget(Label(free, Role.LINE))
        self.content.addWidget(Label(words.text("about-parts"), Role.SECONDARY, Tone.SECONDARY))
        self._lines = Lines(words.text("about-parts"), [self._entry(part) for part in self._parts])
        self._lines.picked.connect(self._show_part)
        self.content.addWidget(self._lines, 1)
        ours = PlainButton(words.text("about-ours"), "book")
        ours.clicked.connect(lambda: self._show("cardtable", OURS))
        self.foot.addWidget(ours)
        self.foot.addStretch(1)

    def first_focus(self) -> QWidget | None:
        """Start in the list; the sheet's description has told the rest."""
        return self._lines

    def _entry(self, part: Part) -> Entry:
        told = {"part": part.name, "licence": part.licence, "version": part.version}
        if not part.licence:
            line = self._words.text("about-part-of-system", **told)
        elif part.version:
            line = self._words.text("about-part-with-version", **told)
        else:
            line = self._words.text("about-part", **told)
        return Entry(line, line)

    def _show_part(self, row: int) -> None:
        part = self._parts[row]
        self._show(part.name, part.file)

    def _show(self, name: str, file: str) -> None:
        LicenceSheet(self._over, self._words, name, file).open()


class LicenceSheet(Sheet):
    """One licence, whole, to be read with a caret; legal text is kept in the language it was given in."""

    def __init__(self, over: QWidget, words: Words, name: str, file: str) -> None:
        """Show the text."""
        title = words.text("about-licence-of", part=name)
        super().__init__(over, title, words.text("shell-close"), width=760, scrolled=False)
        self._text = QPlainTextEdit(resources.path(FOLDER, file).read_text(encoding="utf-8"))
        self._text.setReadOnly(True)
        flags = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self._text.setTextInteractionFlags(flags)
        self._text.setTabChangesFocus(True)
        self._text.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._text.setFont(theme.current().font(Role.BODY))
        self._text.setAccessibleName(title)
        self._text.setMinimumHeight(theme.current().scaled(360))
        self.content.addWidget(self._text, 1)

    def first_focus(self) -> QWidget | None:
        """Start at the beginning of the text."""
        return self._text
