"""The drawings of the deck: which of them a card has, how it is painted with the corners of a script."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from cardtable.kernel.cards import JOKER, Card
from cardtable.qt import resources
from cardtable.qt.scenes.dress import Dress
from cardtable.store.settings import Indices

ART: Final = "art"
"""What a drawing calls the part that is the same in all scripts; the others bear the names of the scripts."""
_FRENCH: Final = {"A": "1", "J": "V", "N": "C", "Q": "D", "K": "R"}
_ARABIC: Final = {"A": "آ", "J": "و", "N": "ف", "Q": "مة", "K": "م"}
_ARABIC_FIGURES: Final = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")


def open_drawing(card: Card | None, dress: Dress, *, small: bool) -> QSvgRenderer:
    """Open a card's drawing, or the back's for None; a `small` one has its corner larger, its picture smaller."""
    file = "back.svg" if card is None else "JK1.svg" if card == JOKER else f"{card}.svg"
    if dress.deck == "high-contrast":
        return QSvgRenderer(str(resources.path("cards", "high-contrast", file)))
    faces = "large" if dress.large_print else "compact" if small else "standard"
    if not dress.four_colour:
        return QSvgRenderer(str(resources.path("cards", faces, file)))
    try:
        found = resources.path("cards", "four-colour", faces, file)
    except resources.MissingResource:  # a deck of four colours shares what has no suit with the plain deck
        found = resources.path("cards", faces, file)
    return QSvgRenderer(str(found))


def paint_drawing(painter: QPainter, drawing: QSvgRenderer, rect: QRectF, indices: Indices) -> None:
    """Paint a card; whole, a drawing shows Latin corners, which some cards have in other scripts as well."""
    if indices == "latin" or not drawing.elementExists(indices):
        drawing.render(painter, rect)
        return
    scale = rect.width() / drawing.viewBoxF().width()
    for part in (ART, indices):
        own = drawing.boundsOnElement(part)
        where = QRectF(own.x() * scale, own.y() * scale, own.width() * scale, own.height() * scale)
        drawing.render(painter, part, where.translated(rect.topLeft()))


def rank_sign(rank: str, indices: Indices) -> str:
    """Return what stands in the corner of cards of a rank."""
    if indices == "french":
        return _FRENCH.get(rank, rank)
    if indices == "arabic":
        return _ARABIC.get(rank, rank).translate(_ARABIC_FIGURES)
    return rank
