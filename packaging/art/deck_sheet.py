"""The contact sheet: all faces at the sizes of the table, on felt."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from deck_faces import RANKS, deck_files
from deck_fool import FOOL
from deck_joker import JOKERS
from deck_suits import SUITS
from deck_trumps import TRUMPS

_FELT = "#1F5D52"
_GAP = 6
_RATIO = 1.4

# Each band of the sheet: a face, the width of its cards in pixels, the part of a card left free by the next.
_BANDS = (
    ("compact", 44, 0.41),
    ("compact", 56, 0.41),
    ("compact", 66, 1.0),
    ("standard", 96, 0.75),
    ("standard", 135, 1.0),
    ("large", 110, 1.0),
    ("standard", 250, 1.0),
)


def paint_sheet(target: Path) -> None:
    """Paint every card of every face, a row for each suit, two for the trumps with the fool, into a PNG file."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    drawings = dict(deck_files())
    places = list(_places())
    width = max(x + size for _, x, _, size in places) + _GAP
    height = max(y + size * _RATIO for _, _, y, size in places) + _GAP
    sheet = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    sheet.fill(QColor(_FELT))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for path, x, y, size in places:
        QSvgRenderer(QByteArray(drawings[path].encode())).render(painter, QRectF(x, y, size, size * _RATIO))
    painter.end()
    sheet.save(str(target))
    app.quit()


def _places() -> Iterator[tuple[str, float, float, float]]:
    """Yield where each card lies: its file, x, y, width."""
    y = float(_GAP)
    for face, size, free in _BANDS:
        step = size + _GAP if free == 1 else size * free
        for row, apart in _rows():
            for place, name in enumerate(row):
                yield f"{face}/{name}.svg", _GAP + place * step, y, size
            for name in apart:
                yield f"{face}/{name}.svg", _GAP + len(row) * step + size, y, size
            y += size * _RATIO + _GAP


def _rows() -> Iterator[tuple[tuple[str, ...], tuple[str, ...]]]:
    """Yield the rows of a band: the cards side by side, what lies apart at their end."""
    apart = (*((name,) for name in (*JOKERS, "back")), ())
    for suit, names in zip(SUITS, apart, strict=True):
        yield tuple(rank + suit for rank in RANKS), names
    trumps = (*TRUMPS, FOOL)
    half = len(trumps) // 2
    yield trumps[:half], ()
    yield trumps[half:], ()
