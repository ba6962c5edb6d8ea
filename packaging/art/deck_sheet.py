"""The contact sheets: every card of a deck at the sizes of the table, on felt."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from deck_faces import RANKS, deck_files
from deck_fool import FOOL
from deck_joker import JOKERS
from deck_letters import INDICES
from deck_suits import SUITS
from deck_trumps import TRUMPS

_FELT = "#1F5D52"
_GAP = 6
_RATIO = 1.4

# Each band of a sheet: the width of its cards in pixels, the part of a card left free by the next.
_BANDS = ((40, 0.41), (60, 1.0), (90, 0.75), (140, 1.0), (250, 1.0))
_STANDARD_FROM = 76
_SMALL_CARDS_OF = {"standard": "compact", "four-colour/standard": "four-colour/compact"}
DECKS = {
    "standard": "standard",
    "four-colour": "four-colour/standard",
    "large": "large",
    "high-contrast": "high-contrast",
}


def paint_sheets(folder: Path) -> None:
    """Paint every card of every deck, in every script, into a PNG file each."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    drawings = dict(deck_files())
    for deck, script in product(DECKS, INDICES):
        _sheet(drawings, DECKS[deck], script).save(str(folder / f"{deck}-{script}.png"))
    app.quit()


def paint_card(painter: QPainter, document: str, script: str, place: QRectF) -> None:
    """Paint a card with the corners of a script."""
    drawing = QSvgRenderer(QByteArray(document.encode()))
    if not drawing.elementExists(script):
        drawing.render(painter, place)
        return
    for part in ("art", script):
        own = drawing.boundsOnElement(part)
        scale = place.width() / drawing.viewBoxF().width()
        where = QRectF(own.x() * scale, own.y() * scale, own.width() * scale, own.height() * scale)
        drawing.render(painter, part, where.translated(place.topLeft()))


def _sheet(drawings: Mapping[str, str], deck: str, script: str) -> QImage:
    """Lay a deck out: a row for each suit, two for the trumps with the fool, at each size."""
    places = list(_places())
    width = max(x + size for _, x, _, size in places) + _GAP
    height = max(y + size * _RATIO for _, _, y, size in places) + _GAP
    sheet = QImage(round(width), round(height), QImage.Format.Format_RGB32)
    sheet.fill(QColor(_FELT))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for name, x, y, size in places:
        paint_card(painter, _document(drawings, deck, name, size), script, QRectF(x, y, size, size * _RATIO))
    painter.end()
    return sheet


def _document(drawings: Mapping[str, str], deck: str, name: str, size: float) -> str:
    """Find a card as that deck has it at that size; what four colours do not change lies with the plain deck."""
    folder = _SMALL_CARDS_OF.get(deck, deck) if size < _STANDARD_FROM else deck
    path = f"{folder}/{name}.svg"
    return drawings.get(path) or drawings[path.removeprefix("four-colour/")]


def _places() -> Iterator[tuple[str, float, float, float]]:
    """Yield where each card lies: its name, x, y, width."""
    y = float(_GAP)
    for size, free in _BANDS:
        step = size + _GAP if free == 1 else size * free
        for row, apart in _rows():
            for place, name in enumerate(row):
                yield name, _GAP + place * step, y, size
            for name in apart:
                yield name, _GAP + len(row) * step + size, y, size
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
