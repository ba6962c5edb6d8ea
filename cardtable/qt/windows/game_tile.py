"""A game of the house, as one picks it at home."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_TILE
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Lift, Tone, draw_shadow
from cardtable.qt.windows.card_art import TileArt

MARGIN: Final = 8
PADDING: Final = 14
GAP: Final = 10
LEAST: Final = 200
"""The least width of a tile at 100 % text, in px."""
MOST_IN_ROW: Final = 4
LINE: Final = 4
"""What lies between lines of words, in px."""
ART_RATIO: Final = 0.62
"""The greatest height of a picture as a part of its width."""


class GameTile(QPushButton):
    """A button as large as a tile: picture, name, what the game is about, how many can play."""

    def __init__(self, game: str, cards: Sequence[Card]) -> None:
        """Stand without words."""
        super().__init__()
        self._name = Label("", Role.SECTION)
        self._about = Label("", Role.SECONDARY, Tone.SECONDARY)
        self._players = Label("", Role.BODY_STRONG)
        self._person = QLabel()
        self.setProperty("ringRadius", RADIUS_TILE)
        self.setAutoDefault(False)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._art = TileArt(game, cards)
        self._lay_out()

    def set_words(self, name: str, about: str, players: str) -> None:
        """Say what the tile stands for."""
        self._name.setText(name)
        self._about.setText(about)
        self._players.setText(players)
        side = theme.current().scaled(18)
        self._person.setPixmap(theme.pixmap("person", theme.current().palette.ink, side))
        self.setAccessibleName(name)
        self.setAccessibleDescription(f"{about} {players}")
        self.updateGeometry()

    def show_art(self, height: int) -> None:
        """Give the picture a height."""
        self._art.setFixedHeight(height)

    def words_height(self, width: int) -> int:
        """Give the height at a width of all but the picture."""
        inner = width - 2 * (MARGIN + PADDING)
        words = self._name.heightForWidth(inner) + self._about.heightForWidth(inner)
        frame = 2 * (MARGIN + LINE) + GAP + PADDING - LINE
        return words + self._last.sizeHint().height() + 2 * LINE + frame

    def sizeHint(self) -> QSize:
        """Return the size of the picture with the words below it."""
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the size below which words would be cut."""
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tile's ground with its shadow."""
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tile = QRectF(self.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        if not colours.flat:
            draw_shadow(painter, tile, RADIUS_TILE, Lift.RESTING.value)
        over = self.underMouse() or self.isDown()
        painter.setPen(QPen(QColor(colours.edge if over else colours.line), colours.outline))
        painter.setBrush(QColor(colours.panel_2 if over else colours.panel))
        painter.drawRoundedRect(tile, RADIUS_TILE, RADIUS_TILE)

    def _lay_out(self) -> None:
        self._last = QHBoxLayout()
        self._last.setSpacing(8)
        self._last.addWidget(self._person)
        self._last.addWidget(self._players, 1)
        words = QVBoxLayout()
        words.setSpacing(LINE)
        words.setContentsMargins(PADDING - LINE, 0, PADDING - LINE, PADDING - LINE)
        for label in (self._name, self._about):
            words.addWidget(label)
        words.addStretch(1)
        words.addLayout(self._last)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN + LINE, MARGIN + LINE, MARGIN + LINE, MARGIN + LINE)
        column.setSpacing(GAP)
        column.addWidget(self._art)
        column.addLayout(words, 1)


class TileRows(QWidget):
    """The tiles of the house, as many in a row as have room; all are of one height."""

    def __init__(self, tiles: Sequence[GameTile]) -> None:
        """Lay the tiles."""
        super().__init__()
        self._tiles = tiles
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        self.fit(0, 0, 0)

    def fit(self, width: int, least: int, spare: int) -> None:
        """Take a width; the pictures get at least a height, and what is to `spare` below the window's edge."""
        columns = MOST_IN_ROW if width // MOST_IN_ROW >= theme.current().scaled(LEAST) else MOST_IN_ROW // 2
        if columns != self._columns:
            self._columns = columns
            for place, tile in enumerate(self._tiles):
                self._grid.addWidget(tile, place // columns, place % columns)
        lines = -(-len(self._tiles) // columns)
        tile_width = width // columns - self._grid.spacing()
        words = max(tile.words_height(tile_width) for tile in self._tiles)
        art = max(least, min(spare // lines - words, round(tile_width * ART_RATIO)))
        for tile in self._tiles:
            tile.show_art(art)
