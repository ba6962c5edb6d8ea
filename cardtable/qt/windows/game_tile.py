"""A game of the house, as one picks it at home."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt import theme
from cardtable.qt.stylesheet import RADIUS_TILE
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Lift, Tone, draw_shadow
from cardtable.qt.windows.card_art import TileArt

MARGIN = 8


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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out(TileArt(game, cards))

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

    def sizeHint(self) -> QSize:
        """Return the size of picture and words side by side."""
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

    def _lay_out(self, art: TileArt) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addStretch(1)
        for label in (self._name, self._about):
            words.addWidget(label)
        words.addSpacing(4)
        players = QHBoxLayout()
        players.setSpacing(8)
        players.addWidget(self._person)
        players.addWidget(self._players, 1)
        words.addLayout(players)
        words.addStretch(1)
        line = QHBoxLayout(self)
        line.setContentsMargins(MARGIN + 8, MARGIN + 8, MARGIN + 24, MARGIN + 8)
        line.setSpacing(24)
        line.addWidget(art)
        line.addLayout(words, 1)


def tile_row(tiles: Sequence[QWidget]) -> QWidget:
    """Put tiles side by side, two in a row."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    for first in range(0, len(tiles), 2):
        row = QHBoxLayout()
        for tile in tiles[first : first + 2]:
            row.addWidget(tile)
        column.addLayout(row)
    return holder
