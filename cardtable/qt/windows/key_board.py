"""The picture of the keyboard in use, with the keys that ask for something marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontInfo, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from cardtable.qt import theme
from cardtable.qt.key_groups import KeyGroup, KeyRow
from cardtable.qt.keys import PLACES
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.words import Words

GAP: Final = 4
RADIUS: Final = 5
UNITS: Final = 17.5
"""How many letter keys the board is wide."""
ROW_SHARE: Final = 0.78
"""How high a row is, in parts of a letter key's width."""
LETTER_SHARE: Final = 0.5
"""How high letters are at most, in parts of a key's height."""
RING: Final = 3


class Spot(NamedTuple):
    """Where a key lies on the board, in widths of a letter key; `row` counts from above."""

    key: str
    row: int
    left: float
    width: float = 1.0


def _spots() -> tuple[Spot, ...]:
    functions = [Spot(f"f{n}", 0, 1.5 + (n - 1) + (n - 1) // 4 * 0.5) for n in range(1, 13)]
    letters = []
    for row, (keys, left) in enumerate((("1234567890-=", 1.0), ("QWERTYUIOP[]", 1.5), ("ASDFGHJKL;'", 1.75)), start=1):
        letters += [Spot(key, row, left + at) for at, key in enumerate(keys)]
    letters += [Spot(key, 4, 2.25 + at) for at, key in enumerate("ZXCVBNM,./")]
    others = [
        Spot("backspace", 1, 13, 2),
        Spot("enter", 3, 12.75, 2.25),
        Spot("shift", 4, 0, 2.25),
        Spot("shift", 4, 12.25, 2.75),
        Spot("ctrl", 5, 0, 1.75),
        Spot("alt", 5, 2.75, 1.25),
        Spot("space", 5, 4, 6),
        Spot("insert", 1, 15.5),
        Spot("page-up", 1, 16.5),
        Spot("delete", 2, 15.5),
        Spot("page-down", 2, 16.5),
    ]
    return (*functions, *letters, *others)


SPOTS: Final = _spots()
ROWS: Final = 6


class KeyBoard(QWidget):
    """Shows a board that never mirrors; keys with a meaning stand out, those of the row looked at are ringed.

    `pointed` carries the row of a key that was clicked. A list beside it says the same to the ear.
    """

    pointed = Signal(object)

    def __init__(self, words: Words, letters: Letters, groups: Sequence[KeyGroup]) -> None:
        """Show the keys of these groups."""
        super().__init__()
        self._words, self._letters = words, letters
        self._rows: list[KeyRow] = []
        self._looked_at: KeyRow | None = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(words.text("keys-board"))
        self.retell(groups)

    def retell(self, groups: Sequence[KeyGroup]) -> None:
        """Show these keys with the letters printed now."""
        self._rows = [row for group in groups for row in group.rows if row.chord is not None]
        self.update()

    def look_at(self, row: KeyRow | None) -> None:
        """Ring the keys of a row."""
        self._looked_at = row
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a board whose letters can be read."""
        unit = theme.current().scaled(42)
        return QSize(round(unit * UNITS), round(unit * ROW_SHARE * ROWS))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw each key."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ringed = _keys_of(self._looked_at)
        meant = {row.chord.key for row in self._rows if row.chord is not None}
        for spot in SPOTS:
            self._draw_key(painter, spot, meant=spot.key in meant, ringed=spot.key in ringed)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at what a key asks for; a further click goes on to what it asks for with others held."""
        rows = self._rows_at(event.position().x(), event.position().y())
        if rows:
            at = rows.index(self._looked_at) + 1 if self._looked_at in rows else 0
            self.pointed.emit(rows[at % len(rows)])

    def event(self, event: QEvent) -> bool:
        """Tell what the key under the pointer asks for."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            rows = self._rows_at(event.pos().x(), event.pos().y())
            lines = [self._words.text("help-line", keys="+".join(row.caps), deed=row.deed) for row in rows]
            QToolTip.showText(event.globalPos(), "\n".join(lines), self)
            return True
        return super().event(event)

    def _draw_key(self, painter: QPainter, spot: Spot, *, meant: bool, ringed: bool) -> None:
        worn = theme.current()
        colours, rect = worn.palette, self._rect(spot)
        ground, ink = (colours.saffron, colours.saffron_ink) if meant else (colours.panel_2, colours.ink_2)
        edge, width = (colours.focus, RING) if ringed else (colours.edge if meant else colours.line, colours.outline)
        painter.setBrush(QColor(ground))
        painter.setPen(QPen(QColor(edge), width))
        painter.drawRoundedRect(rect, RADIUS, RADIUS)
        painter.setFont(_fitting(worn.font(Role.BODY_STRONG if meant else Role.SECONDARY_SMALL), rect))
        painter.setPen(QColor(ink))
        printed = self._letters.letter(spot.key) if spot.key in PLACES else self._words.text(f"key-{spot.key}")
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, printed)

    def _rect(self, spot: Spot) -> QRectF:
        unit = min(self.width() / UNITS, self.height() / (ROW_SHARE * ROWS))
        left = (self.width() - unit * UNITS) / 2 + spot.left * unit
        high = unit * ROW_SHARE
        return QRectF(left + GAP / 2, spot.row * high + GAP / 2, spot.width * unit - GAP, high - GAP)

    def _rows_at(self, x: float, y: float) -> list[KeyRow]:
        key = next((spot.key for spot in SPOTS if self._rect(spot).contains(x, y)), None)
        return [row for row in self._rows if row.chord is not None and row.chord.key == key]


def _fitting(font: QFont, rect: QRectF) -> QFont:
    """Make large letters no larger than the key they stand on."""
    font.setPixelSize(min(QFontInfo(font).pixelSize(), round(rect.height() * LETTER_SHARE)))
    return font


def _keys_of(row: KeyRow | None) -> frozenset[str]:
    """Name the keys that are pressed together for a row."""
    if row is None or row.chord is None:
        return frozenset()
    held = (name for name in ("ctrl", "alt", "shift") if getattr(row.chord, name))
    return frozenset((row.chord.key, *held))
