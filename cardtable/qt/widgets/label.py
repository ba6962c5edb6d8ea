"""A piece of text in one of the house's type roles."""

from __future__ import annotations

from enum import Enum
from html import escape
from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QLabel

from cardtable.qt import theme
from cardtable.qt.theme import Role

# What Arabic adds to the height of a text, in parts of a line: half of it lies below, for the dots of a final yaa.
ARABIC_ROOM: Final = 0.16


class Tone(Enum):
    """The colour of a text, by its token in the palette."""

    INK = "ink"
    SECONDARY = "ink_2"
    GOOD = "good"
    BAD = "bad"
    FELT = "on_felt"
    FELT_SECONDARY = "on_felt_2"
    SAFFRON = "saffron_ink"


class Label(QLabel):
    """Plain words in a role; they wrap, they follow the text scale, they run as the window does.

    Qt gets them as a document: it would let a plain text run by its first letter, so an Arabic sentence that
    begins with a Latin name would stand at the left, and indent an Arabic line by the space it breaks at.
    """

    def __init__(
        self, text: str = "", role: Role = Role.BODY, tone: Tone = Tone.INK, *, wrap: bool = True, tabular: bool = False
    ) -> None:
        """Show `text`; `tabular` gives figures of equal width."""
        super().__init__()
        self._words = text
        self._role = role
        self._tone = tone
        self._tabular = tabular
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(wrap)
        self._dress()

    def text(self) -> str:
        """Return the words as they were given."""
        return self._words

    def setText(self, text: str) -> None:
        """Change the words; they are shown as they are, marks of a markup too."""
        self._words = text
        self._write()

    def set_tone(self, tone: Tone) -> None:
        """Change the colour."""
        self._tone = tone
        self._dress()

    def set_role(self, role: Role) -> None:
        """Change the type."""
        if role is not self._role:
            self._role = role
            self._dress()

    def sizeHint(self) -> QSize:
        """Return the size of the words, with the room Arabic needs."""
        return super().sizeHint() + QSize(0, self._arabic_room())

    def minimumSizeHint(self) -> QSize:
        """Return the least size, with the room Arabic needs."""
        return super().minimumSizeHint() + QSize(0, self._arabic_room())

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width, with the room Arabic needs."""
        height = super().heightForWidth(width)
        return height if height < 0 else height + self._arabic_room()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, the language's direction."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self._dress()

    def _dress(self) -> None:
        font = theme.current().font(self._role, tabular=self._tabular)
        if font != self.font():
            self.setFont(font)
        ink = QColor(getattr(theme.current().palette, self._tone.value))
        if ink != self.palette().color(QPalette.ColorRole.WindowText):
            dressed = self.palette()
            dressed.setColor(QPalette.ColorRole.WindowText, ink)
            self.setPalette(dressed)
        self._write()

    def _write(self) -> None:
        """Hand the words on as one paragraph that runs as the window does."""
        direction = "rtl" if self._mirrored() else "ltr"
        style = "margin: 0; white-space: pre-wrap"
        words = escape(self._words).replace("\n", "<br/>")
        super().setText(f'<p dir="{direction}" style="{style}">{words}</p>' if words else "")

    def _arabic_room(self) -> int:
        return ceil(self.fontMetrics().height() * ARABIC_ROOM) if self._mirrored() else 0

    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft
