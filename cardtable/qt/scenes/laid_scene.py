"""What every table is laid on: its ground, its light, its cards, the places that can be pointed at."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.palette import Palette
from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.card_keeper import CardKeeper
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.scenes.felt import Ground, paint_ground
from cardtable.qt.scenes.hand_pile import HandPile
from cardtable.qt.scenes.marks_layer import MarksLayer
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.scenes.places import Place
from cardtable.qt.scenes.seat_ring import SeatRing
from cardtable.qt.scenes.table_layout import Frame
from cardtable.qt.words import Words

GROUND_Z: Final = -1000.0


class Outlined(Protocol):
    """A plan of a table, as far as its ground is concerned."""

    @property
    def table(self) -> QRectF:
        """The table's rectangle."""
        ...

    @property
    def corner(self) -> tuple[float, float]:
        """The roundness of its far corners."""
        ...


class LaidScene(QGraphicsScene):
    """Keep what every table has; what lies on it each kind of table lays itself."""

    def __init__(self, words: Words, hand: HandModel, seats: SeatsModel, look: Look, movement: Movement) -> None:
        super().__init__()
        # Everything moves here; an index would only keep hold of what is gone.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._words, self._look = words, look
        self._hand, self._others = HandPile(hand), seats
        self.ratio = 1.0
        self.faces = Faces(look.theme.palette, look.dress, self.ratio)
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(GROUND_Z)
        self.addItem(self._ground)
        self._ground_of: tuple[Ground, Palette, float] | None = None
        self.keeper = CardKeeper(self, movement)
        self.marks = MarksLayer(self, look.theme)
        self._seats = SeatRing(self, movement)
        self._places: list[tuple[Place, QRectF]] = []

    @property
    def look(self) -> Look:
        """The light with the way cards are drawn."""
        return self._look

    def wear(self, look: Look, ratio: float) -> None:
        """Draw everything in another light, with other cards or for another screen."""
        self._look, self.ratio = look, ratio
        self.faces = Faces(look.theme.palette, look.dress, ratio)
        self.marks.theme = look.theme
        self.keeper.redress(self.faces, look)

    def framed(self, size: QSize, window_height: int, bar: float, line: float) -> Frame:
        """Say what every layout needs to know: the room, the bars, the hand, the players, how cards are drawn."""
        return Frame(
            width=size.width(),
            height=size.height(),
            window_height=window_height,
            opponents=len(self._others.rows),
            hand=self._hand.groups(),
            text_scale=self._look.theme.text_scale,
            bar=bar,
            line=line,
            large_print=self._look.dress.large_print,
            card_scale=self._look.dress.card_scale,
            left_handed=self._look.dress.left_handed,
            discards=False,
        )

    def lay_ground(self, laid: Outlined, size: QSize, origin: QPointF) -> None:
        """Paint room and felt anew where their shape or light has changed."""
        ground = Ground(size, laid.table, laid.corner, origin)
        of = (ground, self._look.theme.palette, self.ratio)
        if of != self._ground_of:
            self._ground_of = of
            self._ground.setPixmap(paint_ground(ground, self._look.theme.palette, self.ratio))

    def place_at(self, point: QPointF) -> Place | None:
        """Name what lies on top at a point; None for the felt and the room."""
        return next((place for place, rect in reversed(self._places) if rect.contains(point)), None)

    def rects(self) -> dict[Place, QRectF]:
        """Give the rectangle of each place."""
        return dict(self._places)

    def rect(self, place: Place) -> QRectF | None:
        """Give the rectangle of a place; None where it is not on the table."""
        return dict(self._places).get(place)

    def caret(self, gap: int) -> tuple[QPointF, float]:
        """Give where the line is drawn that shows a gap in the hand."""
        return self._hand.caret(gap)

    def seat_rect(self, seat: int) -> QRectF | None:
        """Give the plate of an opponent."""
        return self._seats.rects.get(seat)

    def view_rect(self) -> QRectF:
        """Give what the view shows, with a small margin kept free."""
        return self.sceneRect().adjusted(4, 4, -4, -4)

    def reveal(self, _place: Place) -> bool:
        """Find every place in sight already: nothing is scrolled."""
        return False

    def scroller_at(self, _point: QPointF) -> int:
        """Find nothing that scrolls."""
        return 0

    def edge_at(self, _point: QPointF) -> int:
        """Find no edge at which anything scrolls."""
        return 0

    def scroll(self, rows: int) -> None:
        """Scroll nothing."""
