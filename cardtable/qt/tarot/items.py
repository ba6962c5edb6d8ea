"""What is drawn on the felt beside the cards of a trick: order, winner, notes, called cards, a handle."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt import pictures
from cardtable.qt.scenes.card_item import Spot
from cardtable.qt.scenes.faces import CORNER, MARGIN
from cardtable.qt.scenes.frames import RADIUS
from cardtable.qt.scenes.ink import narrowed, pen, suit_path, text_width, write
from cardtable.qt.scenes.sizes import height
from cardtable.qt.theme import Role, Theme
from cardtable.qt.widgets import Lift, draw_shadow

DISC: Final = 24
DISC_WIDEST: Final = 0.4
"""How wide a number may be beside its card."""
NUMBER_SHARE: Final = 0.62
"""How high a number is at most in its disc."""
FRAME: Final = 8
FLAG: Final = (38, 30)
CROWN: Final = 20
SUIT: Final = 16
PAD: Final = 12
LEAST_PX: Final = 12
"""How small words are written where a column is narrow, in px."""
MINI: Final = 34
"""The width of a card in a panel, in px."""
STRIP_GREATEST: Final = 17
STRIP_LEAST: Final = 9
ROW: Final = 22
"""How much of a card the row below leaves free."""


class FeltItem(QGraphicsItem):
    """Something drawn on the felt that takes no clicks."""

    def __init__(self, rect: QRectF, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._rect, self._theme = rect, theme

    def boundingRect(self) -> QRectF:
        """Give the room it takes, with its shadow."""
        return self._rect.adjusted(-10, -10, 10, 14)


class NumberItem(FeltItem):
    """The number under a card of the trick: as which it was played."""

    def __init__(self, number: int, card: Spot, theme: Theme) -> None:
        side = min(theme.scaled(DISC), card.width * DISC_WIDEST)
        disc = QRectF(0, 0, side, side)
        disc.moveCenter(card.turned.map(QPointF(card.rect.center().x(), card.rect.bottom())))
        super().__init__(disc, theme)
        self._number = str(number)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a disc with the number."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.palette
        if not colours.flat:
            draw_shadow(painter, self._rect, self._rect.height() / 2, Lift.RESTING.value)
        painter.setPen(QPen(QColor(colours.line), colours.outline))
        painter.setBrush(QColor(colours.panel))
        painter.drawEllipse(self._rect)
        font = self._theme.font(Role.TAG)
        font.setPixelSize(min(QFontInfo(font).pixelSize(), round(self._rect.height() * NUMBER_SHARE)))
        write(painter, self._rect, self._number, font, colours.ink, Qt.AlignmentFlag.AlignHCenter)


class WinnerItem(FeltItem):
    """The thick frame round the card that wins, behind it."""

    def __init__(self, card: Spot, theme: Theme) -> None:
        super().__init__(card.rect.adjusted(-FRAME, -FRAME, FRAME, FRAME), theme)
        self.setTransform(card.turned)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the frame."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.palette.saffron_ink), 1))
        painter.setBrush(QColor(self._theme.palette.saffron))
        radius = self._rect.width() * CORNER + FRAME / 2
        painter.drawRoundedRect(self._rect, radius, radius)


class FlagItem(FeltItem):
    """The flag with a crown over the card that wins."""

    def __init__(self, card: Spot, theme: Theme) -> None:
        wide, tall = FLAG
        head = card.turned.map(QPointF(card.rect.center().x(), card.rect.top()))
        flag = QRectF(head.x() - wide / 2, head.y() - FRAME - tall * 0.62, wide, tall)
        super().__init__(flag, theme)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw a pennant with a crown."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, flag = self._theme.palette, self._rect
        point = QPointF(flag.center().x(), flag.bottom())
        shoulder = flag.top() + flag.height() * 0.68
        corners = [flag.topLeft(), flag.topRight(), QPointF(flag.right(), shoulder), point]
        painter.setPen(pen(colours.saffron_ink, 1.6))
        painter.setBrush(QColor(colours.saffron))
        painter.drawPolygon(QPolygonF([*corners, QPointF(flag.left(), shoulder)]))
        crown = pictures.pixmap("crown", colours.saffron_ink, CROWN)
        painter.drawPixmap(QPointF(flag.center().x() - CROWN / 2, flag.top() + 2), crown)


class SlotItem(FeltItem):
    """The dashed place where the own card goes, with a word in it."""

    def __init__(self, word: str, rect: QRectF, theme: Theme) -> None:
        super().__init__(rect, theme)
        self._word = word

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the dashed outline, the words in its middle where they have room."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        path.addRoundedRect(self._rect.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        painter.strokePath(path, pen(self._theme.palette.on_felt, 2, Qt.PenStyle.CustomDashLine))
        inner = self._rect.adjusted(6, 0, -6, 0)
        font = self._theme.font(Role.BODY_STRONG)
        longest = max(self._word.split(), key=lambda word: text_width(word, font))
        if text_width(longest, font) <= inner.width():
            write(painter, inner, self._word, font, self._theme.palette.on_felt, Qt.AlignmentFlag.AlignHCenter)


@dataclass(frozen=True, slots=True)
class Note:
    """A line beside the trick; `strong` is what matters most, an `icon` stands before it, a `suit` sign after it."""

    text: str
    strong: bool = False
    icon: str = ""
    suit: str = ""


class NotesItem(FeltItem):
    """The lines beside the trick, from below; without room for all what matters most stays, then the last ones."""

    def __init__(self, notes: tuple[Note, ...], column: QRectF, theme: Theme, *, rtl: bool) -> None:
        self._tall = theme.line_height(Role.LINE, right_to_left=rtl)
        room = int(column.height() // self._tall)
        self._notes, self._rtl = _foremost(notes, room), rtl
        used = self._tall * len(self._notes)
        super().__init__(QRectF(column.left(), column.bottom() - used, column.width(), used), theme)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw line by line."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QRectF(self._rect)
        line.setHeight(self._tall)
        for note in self._notes:
            self._draw(painter, note, line)
            line.translate(0, self._tall)

    def _draw(self, painter: QPainter, note: Note, line: QRectF) -> None:
        colours = self._theme.palette
        font = self._theme.font(Role.LINE_STRONG if note.strong else Role.BODY)
        room, side = QRectF(line), self._theme.scaled(SUIT)
        if note.icon:
            x = room.right() - side if self._rtl else room.left()
            picture = pictures.pixmap(note.icon, colours.saffron, side)
            painter.drawPixmap(QPointF(x, room.center().y() - side / 2), picture)
            room.adjust(*((0, 0, -side - 6, 0) if self._rtl else (side + 6, 0, 0, 0)))
        start = Qt.AlignmentFlag.AlignRight if self._rtl else Qt.AlignmentFlag.AlignLeft
        font = narrowed(font, note.text, room.width() - (side + 6 if note.suit else 0), LEAST_PX)
        write(painter, room, note.text, font, colours.on_felt if note.strong else colours.on_felt_2, start)
        if note.suit:
            used = text_width(note.text, font) + 6
            x = room.right() - used - side if self._rtl else room.left() + used
            sign = QRectF(x, room.center().y() - side / 2, side, side)
            painter.fillPath(suit_path(note.suit, sign), QColor(colours.on_felt))


def _foremost(notes: tuple[Note, ...], room: int) -> tuple[Note, ...]:
    """Keep as many notes as have room, in their order."""
    places = sorted(range(len(notes)), key=lambda at: (notes[at].strong, at), reverse=True)
    return tuple(notes[at] for at in sorted(places[: max(room, 0)]))


@dataclass(frozen=True, slots=True)
class CalledCard:
    """A called card in its panel: its face, its name, what is known of it."""

    face: QPixmap
    name: str
    known: str


class CalledItem(FeltItem):
    """The white panel with the called cards, each with its small picture; without room for that the names alone."""

    def __init__(self, title: str, cards: tuple[CalledCard, ...], column: QRectF, theme: Theme, *, rtl: bool) -> None:
        self._title, self._cards, self._rtl = title, cards, rtl
        line = theme.line_height(Role.SECONDARY, right_to_left=rtl)
        self._row = max(height(MINI) - 4, 2 * line + 6)
        self._pictured = self._row * len(cards) + PAD <= column.height()
        if not self._pictured:
            self._row = line + 2
        super().__init__(QRectF(column.left(), column.top(), column.width(), self._row * len(cards) + PAD), theme)

    def row(self, nth: int) -> QRectF:
        """Give the row of a card, counted from 1."""
        inner = self._rect.adjusted(PAD / 2, PAD / 2, -PAD / 2, -PAD / 2)
        return QRectF(inner.left(), inner.top() + (nth - 1) * self._row, inner.width(), self._row)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the panel, then card by card."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self._theme.palette
        if not colours.flat:
            draw_shadow(painter, self._rect, RADIUS, Lift.RESTING.value)
        painter.setPen(QPen(QColor(colours.line), colours.outline))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(self._rect, RADIUS, RADIUS)
        for nth, card in enumerate(self._cards, start=1):
            self._draw(painter, card, self.row(nth))

    def _draw(self, painter: QPainter, card: CalledCard, row: QRectF) -> None:
        start = Qt.AlignmentFlag.AlignRight if self._rtl else Qt.AlignmentFlag.AlignLeft
        bold, ink = self._theme.font(Role.CHIP), self._theme.palette.ink
        if not self._pictured:
            line = row.adjusted(4, 0, -4, 0)
            write(painter, line, card.name, narrowed(bold, card.name, line.width(), LEAST_PX), ink, start)
            return
        x = row.right() - MINI - 4 if self._rtl else row.left() + 4
        painter.drawPixmap(QPointF(x - MARGIN, row.center().y() - height(MINI) / 2 - MARGIN), card.face)
        shift = MINI + PAD + 4
        words = row.adjusted(0, 0, -shift, 0) if self._rtl else row.adjusted(shift, 0, 0, 0)
        tall = self._theme.line_height(Role.SECONDARY, right_to_left=self._rtl)
        upper = QRectF(words.left(), words.center().y() - tall, words.width(), tall)
        whole = [f"{self._title}: {each.name}" for each in self._cards]
        titled = all(text_width(each, bold) <= words.width() for each in whole)
        name = whole[self._cards.index(card)] if titled else card.name
        write(painter, upper, name, narrowed(bold, name, words.width(), LEAST_PX), ink, start)
        font = narrowed(self._theme.font(Role.SECONDARY), card.known, words.width(), LEAST_PX)
        write(painter, upper.translated(0, tall), card.known, font, self._theme.palette.ink_2, start)


class StripItem(FeltItem):
    """Small cards that overlap, with a title over them: a row, or two where the index of each would be covered."""

    def __init__(self, title: str, faces: tuple[QPixmap, ...], column: QRectF, theme: Theme, *, rtl: bool) -> None:
        self._title, self._faces, self._rtl = title, faces, rtl
        self._line = theme.line_height(Role.SECONDARY, right_to_left=rtl)
        rows = 1 if _strip(len(faces), column.width()) >= STRIP_GREATEST else 2
        self._in_row = ceil(len(faces) / rows)
        tall = self._line + 4 + height(MINI) + (rows - 1) * ROW
        super().__init__(QRectF(column.left(), column.top(), column.width(), tall), theme)

    @property
    def rect(self) -> QRectF:
        """The room of title and cards."""
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the title, then the cards from the left."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = QRectF(self._rect.left(), self._rect.top(), self._rect.width(), self._line)
        start = Qt.AlignmentFlag.AlignRight if self._rtl else Qt.AlignmentFlag.AlignLeft
        write(painter, line, self._title, self._theme.font(Role.CHIP), self._theme.palette.on_felt, start)
        strip = min(max(_strip(self._in_row, self._rect.width()), STRIP_LEAST), STRIP_GREATEST)
        for at, face in enumerate(self._faces):
            row, place = divmod(at, self._in_row)
            corner = QPointF(self._rect.left() + place * strip, line.bottom() + 2 + row * ROW)
            painter.drawPixmap(corner - QPointF(MARGIN, MARGIN), face)


def _strip(count: int, width: float) -> float:
    """Give how far apart so many small cards lie in a width."""
    return (width - MINI) / max(count - 1, 1)
