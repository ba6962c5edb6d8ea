"""The drawn pictures of the house at the size they are wanted."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from cardtable.qt import resources

MIRRORED_IN_ARABIC: Final = frozenset(
    {"take-back", "redo", "restart", "back", "forward", "sort", "draw", "take", "quit", "merge", "swap"}
)


def icon(name: str, colour: str, size: int = 20, *, right_to_left: bool | None = None) -> QIcon:
    """Return the icon `name` in one colour (`#RRGGBB`), `size` px square, sharp on the screens in use.

    Raises MissingResource for an unknown name. By default it mirrors as the application does.
    """
    tinted = QIcon()
    for ratio in sorted({1.0, 2.0, _ratio()}):
        tinted.addPixmap(pixmap(name, colour, size, ratio=ratio, right_to_left=right_to_left))
    return tinted


def pixmap(
    name: str, colour: str, size: int = 20, *, ratio: float | None = None, right_to_left: bool | None = None
) -> QPixmap:
    """Return the icon `name` in one colour, `size` logical px square, at a device pixel ratio.

    Raises MissingResource for an unknown name. By default it mirrors as the application does.
    """
    ratio = ratio or _ratio()
    mirrored = name in MIRRORED_IN_ARABIC and (_right_to_left() if right_to_left is None else right_to_left)
    key = f"cardtable-icon/{name}/{colour}/{size}/{ratio}/{mirrored}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    drawn = _drawn(resources.path("icons", f"{name}.svg"), size, ratio, mirrored=mirrored)
    painter = QPainter(drawn)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(QRectF(0, 0, size, size), QColor(colour))
    painter.end()
    QPixmapCache.insert(key, drawn)
    return drawn


def portrait(name: str, size: int, *, ratio: float | None = None) -> QPixmap:
    """Return the picture of a person on its disc, `size` logical px across.

    Raises MissingResource for an unknown name.
    """
    return _kept(resources.path("avatars", f"{name}.svg"), size, ratio or _ratio())


def sign(size: int, *, ratio: float | None = None) -> QPixmap:
    """Return the sign of the house, `size` logical px square."""
    return _kept(resources.path("icons", "cardtable.svg"), size, ratio or _ratio())


def app_icon() -> QIcon:
    """Return the sign of the house in the sizes windows and task bars ask for."""
    signs = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        signs.addPixmap(sign(size, ratio=1.0))
    return signs


def _kept(file: Path, size: int, ratio: float) -> QPixmap:
    """Draw a square SVG file in its own colours, once for each size."""
    key = f"cardtable-picture/{file.stem}/{size}/{ratio}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    drawn = _drawn(file, size, ratio)
    QPixmapCache.insert(key, drawn)
    return drawn


def _drawn(file: Path, size: int, ratio: float, *, mirrored: bool = False) -> QPixmap:
    """Draw a square SVG file, sharp at a device pixel ratio."""
    drawn = QPixmap(round(size * ratio), round(size * ratio))
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    if mirrored:
        painter.translate(size, 0)
        painter.scale(-1, 1)
    QSvgRenderer(str(file)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return drawn


def _ratio() -> float:
    """Return the finest device pixel ratio in use."""
    return max((screen.devicePixelRatio() for screen in QGuiApplication.screens()), default=1.0)


def _right_to_left() -> bool:
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
