"""One card on the table, with the marks it carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt import pictures
from cardtable.qt.scenes.drawings import rank_sign
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.faces import CORNER, MARGIN, Faces
from cardtable.qt.scenes.ink import suit_ink, suit_path, text_width, tinted, write
from cardtable.qt.scenes.sizes import height
from cardtable.qt.theme import Role, Theme

STAR_SHARE: Final = 0.23
BAND_SHARE: Final = 0.19
BAND_PAD: Final = 3
BAND_LEAST: Final = 10
"""The smallest letters on a band, in px."""
TAG_TOP: Final = 0.55
TAG_TOP_RAISED: Final = 0.24
TAG_WIDEST: Final = 0.5
TAG_UPRIGHT_UNDER: Final = 22
"""On narrower strips, in px, the suit stands below the rank."""
UNKNOWN: Final = "?"
BARRED_ALPHA: Final = 0.5


@dataclass(frozen=True, slots=True)
class CardMarks:
    """What is marked on a card: `meaning` is what a joker stands for, with one suit left open as an empty suit.

    `owed` is the text on the band of a card that must be laid, empty where it need not. `strip` is the width of a
    joker's or a bound card that stays visible, `raised` tells that only a card's upper half does. An `own` card came
    from the hand in this turn; one that is `barred` cannot be played now.
    """

    newest: bool = False
    owed: str = ""
    meaning: Card | None = None
    strip: int = 0
    raised: bool = False
    own: bool = False
    barred: bool = False

    @property
    def any(self) -> bool:
        """Tell whether there is anything to draw."""
        return self.newest or bool(self.owed) or self.meaning is not None or self.own or self.barred


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies and how: its face (None for the back), its upper left corner, its width.

    One that is `hidden` lies in a row that has been scrolled away; `tilt` is how far it is turned, in degrees.
    """

    card: Card | None
    corner: QPointF
    width: int
    z: float
    lifted: bool = False
    marks: CardMarks = CardMarks()
    hidden: bool = False
    tilt: float = 0.0

    @property
    def rect(self) -> QRectF:
        """Give the card's rectangle, as if it lay straight."""
        return QRectF(self.corner.x(), self.corner.y(), self.width, height(self.width))

    @property
    def turned(self) -> QTransform:
        """Give how its rectangle is turned about the middle."""
        middle = self.rect.center()
        return QTransform.fromTranslate(middle.x(), middle.y()).rotate(self.tilt).translate(-middle.x(), -middle.y())

    @property
    def room(self) -> QRectF:
        """Give the upright rectangle in which all of the card lies."""
        return self.turned.mapRect(self.rect)


class CardItem(QGraphicsObject):
    """A card as a graphics object: the picture is a child, so that moving it never runs Python to paint."""

    def __init__(self, spot: Spot, faces: Faces, look: Look) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setOffset(-MARGIN, -MARGIN)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._marks: MarksItem | None = None
        self.spot = spot
        self.wear(spot, faces, look)
        self.setPos(spot.corner)

    def boundingRect(self) -> QRectF:
        """Give the card's own rectangle."""
        return QRectF(0, 0, self.spot.width, height(self.spot.width))

    @property
    def seen_rect(self) -> QRectF:
        """Give the rectangle where the card is seen now, also in flight, as if it lay straight."""
        own = self.boundingRect()
        seen = QRectF(0, 0, own.width() * self.scale(), own.height() * self.scale())
        seen.moveCenter(self.mapToScene(own.center()))
        return seen

    def wear(self, spot: Spot, faces: Faces, look: Look) -> None:
        """Take the face, the size and the marks of a spot, without going there."""
        if spot.width != self.spot.width:
            self.prepareGeometryChange()
        self.spot = spot
        self.setTransformOriginPoint(self.boundingRect().center())
        self._picture.setPixmap(faces.pixmap(spot.card, spot.width, lifted=spot.lifted))
        if self._marks is not None:
            self.scene().removeItem(self._marks)
            self._marks = None
        if spot.marks.any:
            self._marks = MarksItem(self, spot, look)

    def stand_at(self, rect: QRectF) -> None:
        """Be seen in a rectangle of another size, as at the start of a flight."""
        scale = rect.width() / self.spot.width
        own = self.boundingRect()
        self.setScale(scale)
        self.setPos(rect.topLeft() - QPointF(own.width(), own.height()) * (1 - scale) / 2)


@dataclass(frozen=True, slots=True)
class Look:
    """The light with the way cards are drawn."""

    theme: Theme
    dress: Dress


class MarksItem(QGraphicsItem):
    """What is drawn over a card's face."""

    def __init__(self, card: CardItem, spot: Spot, look: Look) -> None:
        super().__init__(card)
        self._spot = spot
        self._look = look

    def boundingRect(self) -> QRectF:
        """Give the card's rectangle with room for the frame."""
        return QRectF(0, 0, self._spot.width, height(self._spot.width)).adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the marks."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        marks = self._spot.marks
        if marks.barred:
            self._draw_barred(painter)
        if marks.owed:
            self._draw_owed(painter, marks.owed)
        if marks.newest:
            self._draw_star(painter, above_band=bool(marks.owed))
        if marks.meaning is not None:
            self._draw_meaning(painter, marks.meaning)
        if marks.own:
            self._draw_own(painter)

    @property
    def _card(self) -> QRectF:
        return QRectF(0, 0, self._spot.width, height(self._spot.width))

    def _draw_barred(self, painter: QPainter) -> None:
        """Dim a card; that it lies lower tells the same by shape."""
        colours, radius = self._look.theme.palette, self._spot.width * CORNER
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tinted(colours.felt_rim, BARRED_ALPHA))
        painter.drawRoundedRect(self._card, radius, radius)

    def _draw_star(self, painter: QPainter, *, above_band: bool) -> None:
        colours = self._look.theme.palette
        card = self._card
        side = max(round(card.width() * STAR_SHARE), 16)
        seen = card.center().y() if self._spot.marks.raised else card.bottom()
        bottom = seen - 5 - (card.height() * BAND_SHARE if above_band else 0)
        disc = QRectF(card.left() + 6, bottom - side, side, side)
        painter.setPen(QPen(QColor(colours.saffron_ink), 1.2))
        painter.setBrush(QColor(colours.saffron))
        painter.drawEllipse(disc)
        inner = round(side * 0.66)
        star = pictures.pixmap("star", colours.saffron_ink, inner)
        painter.drawPixmap(disc.center() - QPointF(inner / 2, inner / 2), star)

    def _draw_own(self, painter: QPainter) -> None:
        """Draw a person in the lower corner that stays visible."""
        colours, card = self._look.theme.palette, self._card
        side = max(round(card.width() * STAR_SHARE), 16)
        sign = QRectF(card.left() + 4, card.bottom() - side - 4, side, side)
        painter.setPen(QPen(QColor(colours.saffron_ink), 1.2))
        painter.setBrush(QColor(colours.saffron))
        painter.drawRoundedRect(sign, 4, 4)
        inner = round(side * 0.7)
        person = pictures.pixmap("person", colours.saffron_ink, inner)
        painter.drawPixmap(sign.center() - QPointF(inner / 2, inner / 2), person)

    def _draw_owed(self, painter: QPainter, text: str) -> None:
        colours = self._look.theme.palette
        card, radius = self._card, self._spot.width * CORNER
        red = "#A8202E"
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width in ((1.5, 3.0), (5.5, 1.2)):
            painter.setPen(QPen(QColor(red), width))
            painter.drawRoundedRect(card.adjusted(inset, inset, -inset, -inset), radius, radius)
        tall = max(card.height() * BAND_SHARE, 20.0)
        band = QRectF(card.left() + 3, card.bottom() - tall - 3, card.width() - 6, tall)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(red))
        painter.drawRoundedRect(band, 4, 4)
        font = self._look.theme.font(Role.TAG)
        room = min(self._spot.marks.strip or band.right(), band.right()) - band.left() - 2 * BAND_PAD
        size = max(round(min(tall * 0.58, card.width() * 0.145)), BAND_LEAST)
        font.setPixelSize(size)
        while size > BAND_LEAST and text_width(text, font) > room:
            size -= 1
            font.setPixelSize(size)
        line = band.adjusted(BAND_PAD, 0, card.width(), 0)
        write(painter, line, text, font, colours.paper, Qt.AlignmentFlag.AlignLeft)

    def _draw_meaning(self, painter: QPainter, meaning: Card) -> None:
        """Draw the yellow tag with rank and suit on the strip of a joker that stays visible."""
        look, card = self._look, self._card
        strip = self._spot.marks.strip or self._spot.width
        wide = min(strip - 1, card.width() * TAG_WIDEST)
        upright = wide < TAG_UPRIGHT_UNDER
        tall = wide * 1.5 if upright else min(max(card.height() * 0.22, 17), wide * 0.8)
        top = min(
            card.top() + card.height() * (TAG_TOP_RAISED if self._spot.marks.raised else TAG_TOP),
            card.bottom() - tall - 3,
        )
        tag = QRectF(card.left() + max((strip - wide) / 2, 1), top, wide, tall)
        painter.setPen(QPen(QColor(look.theme.palette.card_joker), 1))
        painter.setBrush(QColor(look.theme.palette.joker_tag))
        painter.drawRoundedRect(tag, 4, 4)
        rank, sign = QRectF(tag), QRectF(tag)
        if upright:
            rank.setBottom(tag.center().y() + 1)
            sign.setTop(tag.center().y())
        else:
            rank.setRight(tag.left() + wide * (0.58 if meaning.rank == "10" else 0.52))
            sign.setLeft(rank.right() - 1)
        self._write_meaning(painter, meaning, rank, sign)

    def _write_meaning(self, painter: QPainter, meaning: Card, rank: QRectF, sign: QRectF) -> None:
        look = self._look
        ink = suit_ink(meaning, look.theme.palette, four_colour=look.dress.four_colour)
        font = look.theme.font(Role.TAG)
        name = rank_sign(meaning.rank, look.dress.indices)
        narrow = rank.width() * (0.62 if len(name) > 1 else 0.95)
        font.setPixelSize(max(round(min(rank.height() * 0.78, narrow)), 9))
        write(painter, rank.adjusted(-3, 0, 3, 0), name, font, ink, Qt.AlignmentFlag.AlignHCenter)
        side = min(sign.width(), sign.height()) * 0.72
        drawn = QRectF(0, 0, side, side)
        drawn.moveCenter(sign.center())
        if meaning.suit:
            painter.fillPath(suit_path(meaning.suit, drawn), QColor(ink))
        else:
            write(painter, sign.adjusted(-3, 0, 3, 0), UNKNOWN, font, ink, Qt.AlignmentFlag.AlignHCenter)
