"""An opponent's plate on the rim: picture, name, cards in hand, what else all can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardtable.qt import pictures
from cardtable.qt.scenes.ink import narrowed, text_width, tinted, write
from cardtable.qt.scenes.seat_layout import PlateSize
from cardtable.qt.scenes.tags import Sign, TagItem, Tone
from cardtable.qt.theme import Role, Theme
from cardtable.qt.type_scale import SIZES
from cardtable.qt.widgets import Lift, draw_shadow

BACK: Final = "#8E3420"
AVATAR_INSET: Final = 3
RING: Final = 3
ROOMY: Final = 140
NAME_LEAST: Final = 9
"""How small a long name may be written, in px."""
TAG_OVER: Final = 0.3
"""How much of the first tag lies over the plate."""
TAGS_APART: Final = 2


@dataclass(frozen=True, slots=True)
class PlateWords:
    """The words on a plate; `turn` is empty unless the opponent is playing, `opened` unless opened.

    A `note` follows the count; a `tag` with its `icon` hangs at the lower edge.
    """

    name: str
    count: str
    opened: str = ""
    turn: str = ""
    out: str = ""
    note: str = ""
    tag: str = ""
    icon: str = ""


class PlateItem(QGraphicsItem):
    """A plate; it mirrors with the language, its place does not."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._theme = theme
        self._rect = QRectF()
        self._size = PlateSize(0, 0, 1.0, portrait=True)
        self._words = PlateWords("", "")
        self._picture = ""
        self._rtl = False
        self._tags: list[TagItem] = []
        self._glow = 1.0
        self._glowing = QVariantAnimation()
        self._glowing.setStartValue(0.0)
        self._glowing.setEndValue(1.0)
        self._glowing.valueChanged.connect(self._brighten)

    def boundingRect(self) -> QRectF:
        """Give the plate with its ring and shadow."""
        return self._rect.adjusted(-10, -10, 10, 16)

    def glow(self, duration: int) -> None:
        """Let the ring of a turn that begins come up in so many milliseconds."""
        self._glowing.setParent(self.scene())  # so that it ends with it
        self._glowing.stop()
        if duration:
            self._glowing.setDuration(duration)
            self._glowing.start()
        else:
            self._brighten(1.0)

    def become(self, rect: QRectF, size: PlateSize, words: PlateWords, picture: str, *, rtl: bool) -> None:
        """Stand in a rectangle and say what is to be said."""
        self.prepareGeometryChange()
        self._rect, self._size, self._words = rect, size, words
        self._picture, self._rtl = picture, rtl
        self._hang_tags()
        self.update()

    def wear(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self._hang_tags()
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the plate."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._draw_ground(painter)
        words = self._rect.adjusted(self._rect.height() * 0.3, 0, -self._rect.height() * 0.3, 0)
        if self._size.portrait:
            words = self._draw_portrait(painter)
        top, bottom = QRectF(words), QRectF(words)
        top.setBottom(self._rect.center().y() + 1)
        top.setTop(self._rect.top() + self._rect.height() * 0.1)
        bottom.setTop(self._rect.center().y())
        bottom.setBottom(self._rect.bottom() - self._rect.height() * 0.1)
        self._draw_name(painter, top)
        self._draw_count(painter, bottom)

    def _draw_ground(self, painter: QPainter) -> None:
        colours = self._theme.palette
        radius = self._rect.height() / 2
        if not colours.flat:
            draw_shadow(painter, self._rect, radius, Lift.RESTING.value)
        painter.setPen(QPen(QColor(colours.line), colours.outline))
        if self._words.turn:
            painter.setPen(QPen(tinted(colours.saffron, self._glow), RING))
        if self._words.out:
            painter.setPen(QPen(QColor(colours.edge), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(colours.panel))
        painter.drawRoundedRect(self._rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _draw_portrait(self, painter: QPainter) -> QRectF:
        """Draw the picture at the reading start; give the room left for words."""
        side = round(self._rect.height()) - 2 * AVATAR_INSET
        inset = AVATAR_INSET
        x = self._rect.right() - inset - side if self._rtl else self._rect.left() + inset
        if self._picture:
            painter.drawPixmap(QPointF(x, self._rect.top() + inset), pictures.portrait(self._picture, side))
        gap = side + inset + 8 * self._size.scale
        end = (8 if self._rect.width() < ROOMY * self._size.scale else 13) * self._size.scale
        return self._rect.adjusted(end, 0, -gap, 0) if self._rtl else self._rect.adjusted(gap, 0, -end, 0)

    def _draw_name(self, painter: QPainter, line: QRectF) -> None:
        """Write the name with the mark of who has opened; the word folds away before the mark does."""
        font = self._font(Role.PLAYER_NAME if self._rect.height() / self._size.scale > 50 else Role.PLAYER_NAME_SMALL)
        name = self._words.name
        font = narrowed(font, name, line.width(), NAME_LEAST)
        free = line.width() - text_width(name, font)
        write(painter, line, name, font, self._theme.palette.ink, self._start)
        if self._words.opened:
            self._draw_opened(painter, line, free - 8)

    def _draw_opened(self, painter: QPainter, line: QRectF, free: float) -> None:
        colours, scale = self._theme.palette, self._size.scale
        font = self._font(Role.TAG)
        side = round(12 * scale)
        words = self._words.opened
        wide = side + 14 * scale + text_width(words, font) + 3 * scale
        if wide > free:
            words, wide = "", side + 10 * scale
        wide = min(wide, max(free + 6, side + 4))
        tall = 18 * scale
        left = line.left() if self._rtl else line.right() - wide
        tag = QRectF(left, line.center().y() - tall / 2, wide, tall)
        painter.setPen(QPen(QColor(colours.good), colours.outline))
        painter.setBrush(QColor(colours.good_ground))
        painter.drawRoundedRect(tag, tall / 2, tall / 2)
        pad = (tag.width() - side) / 2 if not words else 7 * scale
        x = tag.right() - pad - side if self._rtl else tag.left() + pad
        painter.drawPixmap(QPointF(x, tag.center().y() - side / 2), pictures.pixmap("opened", colours.good, side))
        if words:
            shift = pad + side + 3 * scale
            room = tag.adjusted(0, 0, -shift, 0) if self._rtl else tag.adjusted(shift, 0, 0, 0)
            write(painter, room, words, font, colours.good, self._start)

    def _draw_count(self, painter: QPainter, line: QRectF) -> None:
        """Draw the back of a card with the number of cards, or that the player is out."""
        colours, scale = self._theme.palette, self._size.scale
        font = self._font(Role.PLAYER_NAME_SMALL)
        if self._words.out:
            write(painter, line, self._words.out, font, colours.ink_2, self._start)
            return
        sign = QRectF(0, 0, 11 * scale, 15 * scale)
        sign.moveTop(line.center().y() - sign.height() / 2)
        sign.moveLeft(line.right() - sign.width() if self._rtl else line.left())
        _draw_back(painter, sign, colours.paper)
        shift = sign.width() + 5 * scale
        room = line.adjusted(0, 0, -shift, 0) if self._rtl else line.adjusted(shift, 0, 0, 0)
        write(painter, room, self._words.count, font, colours.ink, self._start)
        if self._words.note:
            used = text_width(self._words.count, font) + 8 * scale
            rest = room.adjusted(0, 0, -used, 0) if self._rtl else room.adjusted(used, 0, 0, 0)
            write(painter, rest, self._words.note, self._font(Role.SECONDARY), colours.ink_2, self._start)

    @property
    def _start(self) -> Qt.AlignmentFlag:
        return Qt.AlignmentFlag.AlignRight if self._rtl else Qt.AlignmentFlag.AlignLeft

    def _font(self, role: Role) -> QFont:
        """Give a role's font, as much smaller as the plate is than it would like to be."""
        font = self._theme.font(role)
        font.setPixelSize(round(SIZES[role].px * self._size.scale))
        return font

    def _brighten(self, share: float) -> None:
        self._glow = share
        self.update()

    def _hang_tags(self) -> None:
        """Hang the tags at the plate's lower edge, below one another: what the player is, then that it plays."""
        for tag in self._tags:
            self.scene().removeItem(tag)
        words = self._words
        signs = [
            *([Sign(words.tag, Tone.PLUM, words.icon, rtl=self._rtl)] if words.tag else []),
            *([Sign(words.turn, Tone.SAFFRON, "turn", rtl=self._rtl)] if words.turn else []),
        ]
        self._tags = [TagItem(sign, Theme(self._theme.palette, self._size.scale)) for sign in signs]
        top = self._rect.bottom() - TAG_OVER * (self._tags[0].size.height() if self._tags else 0)
        for tag in self._tags:
            tag.setParentItem(self)
            tag.setPos(round(self._rect.center().x() - tag.size.width() / 2), round(top))
            top += tag.size.height() + TAGS_APART


def _draw_back(painter: QPainter, rect: QRectF, paper: str) -> None:
    """Draw the back of a card as a sign for cards in hand."""
    painter.setPen(QPen(QColor(paper), 1))
    painter.setBrush(QColor(BACK))
    painter.drawRoundedRect(rect, 2.5, 2.5)
    middle, reach = rect.center(), rect.width() * 0.24
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paper))
    painter.drawPolygon(
        [
            QPointF(middle.x(), middle.y() - reach * 1.4),
            QPointF(middle.x() + reach, middle.y()),
            QPointF(middle.x(), middle.y() + reach * 1.4),
            QPointF(middle.x() - reach, middle.y()),
        ]
    )
