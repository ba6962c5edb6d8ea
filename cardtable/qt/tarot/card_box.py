"""A card on a sheet with the box that ticks it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from cardtable.kernel.cards import Card
from cardtable.qt import theme
from cardtable.qt.scenes.faces import CORNER, MARGIN, Faces
from cardtable.qt.scenes.sizes import height
from cardtable.qt.theme import Role
from cardtable.qt.widgets import set_tip

PAD: Final = 5
"""The room round a card for its frame, in px."""
BOX: Final = 22
UNDER: Final = 4
NARROW: Final = 58
OVERLAP: Final = -8
"""How a box lies under its card; on one narrower than `NARROW`, over its edge."""
TICK: Final = 16
LOCK: Final = 16
FRAME: Final = 3
HINTED_FRAME: Final = 4
BULB: Final = 12
BULB_WIDEST: Final = 0.25
"""How wide a bulb is at most beside its card, so that the index stays clear."""
TAG_PAD: Final = 7
TAG_GAP: Final = 4
TAG_ICON: Final = 13
SHADE, SHADE_DARK = 0.58, 0.3
"""How much of the panel's colour lies over a card that is barred; on dark panels less does."""


class CardBox(QAbstractButton):
    """A card that can be ticked; a barred one keeps its place in the walk, so that its reason can be heard.

    `barred_pressed` comes where a barred one is pressed, `doubled` for a double click on another.
    """

    barred_pressed = Signal()
    doubled = Signal()

    def __init__(self, card: Card, faces: Faces, *, one_of_several: bool = False) -> None:
        """Show the card; `one_of_several` lets only one box of its parent be ticked at a time."""
        super().__init__()
        self.card = card
        self._faces = faces
        self._width = 74
        self._tag = self._tag_icon = self._reason = ""
        self._barred = self._hinted = False
        self._one = one_of_several
        self.setCheckable(True)
        self.setAutoExclusive(one_of_several)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(self.update)

    @property
    def barred(self) -> bool:
        """Whether the card cannot be ticked."""
        return self._barred

    def set_name(self, name: str, description: str = "") -> None:
        """Say what the box is called, with what is said after that."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)
        set_tip(self, f"{name}\n{description}" if description else name)

    def set_tag(self, words: str, icon: str = "") -> None:
        """Lay a sign with a few words over the card's lower edge; no words take it away."""
        self._tag, self._tag_icon = words, icon
        self.update()

    def mark(self, *, hinted: bool) -> None:
        """Mark the card as one that a hint is about, or do so no more."""
        self._hinted = hinted
        self.update()

    def bar(self, reason: str) -> None:
        """Let the card not be ticked, for a reason in a word or two."""
        self._barred, self._reason = True, reason
        self.update()

    def set_card_width(self, width: int) -> None:
        """Draw the card in another size."""
        self._width = width
        self.setProperty("ringRadius", width * CORNER)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Return the size of the card with its box."""
        return self.size_for(self._width)

    @staticmethod
    def size_for(width: int) -> QSize:
        """Return the size of a box whose card has that width."""
        return QSize(width + 2 * PAD, height(width) + 2 * PAD + _under(width) + theme.current().scaled(BOX))

    def nextCheckState(self) -> None:
        """Tick or untick; a barred card answers why not."""
        if self._barred:
            self.barred_pressed.emit()
        else:
            super().nextCheckState()

    def mouseDoubleClickEvent(self, event: QEvent) -> None:
        """Take the second press for a decision, not for another tick."""
        if not self._barred:
            self.doubled.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text's size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self.setFixedSize(self.sizeHint())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card, what is said of it, its box."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(PAD - MARGIN, PAD - MARGIN), self._faces.pixmap(self.card, self._width))
        card = QRectF(PAD, PAD, self._width, height(self._width))
        if self._barred:
            self._draw_shade(painter, card)
        elif self.isChecked() or self.underMouse():
            self._draw_frame(painter, card)
        if self._hinted:
            self._draw_hinted(painter, card)
        if self._tag:
            self._draw_tag(painter, card)
        below = QRectF(0, card.bottom() + _under(self._width) + 1, self.width(), theme.current().scaled(BOX))
        if self._barred:
            self._draw_reason(painter, below)
        else:
            self._draw_box(painter, below)

    def _draw_shade(self, painter: QPainter, card: QRectF) -> None:
        colours = theme.current().palette
        shade = QColor(colours.panel_2)
        shade.setAlphaF(SHADE_DARK if colours.dark else SHADE)
        painter.setPen(QPen(QColor(colours.edge), 1, Qt.PenStyle.DashLine))
        painter.setBrush(shade)
        painter.drawRoundedRect(card, self._width * CORNER, self._width * CORNER)

    def _draw_frame(self, painter: QPainter, card: QRectF) -> None:
        colours = theme.current().palette
        ticked = self.isChecked()
        painter.setPen(QPen(QColor(colours.good if ticked else colours.edge), FRAME if ticked else 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        out = FRAME / 2 if ticked else 0.5
        corner = self._width * CORNER + out
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner, corner)

    def _draw_hinted(self, painter: QPainter, card: QRectF) -> None:
        """Frame the card as hinted cards of the hand are, with a bulb at its head, so that no mark is colour alone."""
        worn, out = theme.current(), HINTED_FRAME / 2
        corner = self._width * CORNER + out
        painter.setPen(QPen(QColor(worn.palette.saffron), HINTED_FRAME))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(-out, -out, out, out), corner, corner)
        side = min(worn.scaled(BULB), round(self._width * BULB_WIDEST))
        wide, tall = side + 2 * TAG_PAD, side + 4
        pill = QRectF(card.right() - wide, card.top() - PAD, wide, tall)
        painter.setPen(QPen(QColor(worn.palette.saffron_ink), 1))
        painter.setBrush(QColor(worn.palette.saffron))
        painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), tall / 2, tall / 2)
        spot = pill.center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(spot, theme.pixmap("hint", worn.palette.saffron_ink, side))

    def _draw_tag(self, painter: QPainter, card: QRectF) -> None:
        """Lay the sign over the card's lower edge, away from its index."""
        worn = theme.current()
        font, tall = worn.font(Role.TAG), worn.line_height(Role.TAG)
        icon, gap, words = self._tag_parts(QFontMetricsF(font).horizontalAdvance(self._tag))
        wide = min(words + gap + icon + 2 * TAG_PAD, self.width())
        pill = QRectF(card.center().x() - wide / 2, card.bottom() + _under(self._width) - tall, wide, tall)
        painter.setPen(QPen(QColor(worn.palette.card_black), 1))
        painter.setBrush(QColor(worn.palette.joker_tag))
        painter.drawRoundedRect(pill.adjusted(0.5, 0.5, -0.5, -0.5), tall / 2, tall / 2)
        inner = pill.adjusted(TAG_PAD, 0, -TAG_PAD, 0)
        if icon:
            spot = QPointF(inner.left(), pill.center().y() - icon / 2)
            painter.drawPixmap(spot, theme.pixmap(self._tag_icon, worn.palette.card_black, icon))
        if words:
            painter.setFont(font)
            painter.setPen(QColor(worn.palette.card_black))
            painter.drawText(inner.adjusted(icon + gap, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, self._tag)

    def _tag_parts(self, words: float) -> tuple[int, int, float]:
        """Give the widths of icon, gap and words: all where they have room, else the words, else the icon alone."""
        icon, room = theme.current().scaled(TAG_ICON) if self._tag_icon else 0, self._width - 2 * TAG_PAD
        if icon + TAG_GAP + words <= room and icon:
            return icon, TAG_GAP, words
        return (0, 0, words) if words <= room or not icon else (icon, 0, 0.0)

    def _draw_reason(self, painter: QPainter, below: QRectF) -> None:
        """Draw a lock, with the reason where it has room."""
        worn = theme.current()
        side, font = worn.scaled(LOCK), worn.font(Role.SECONDARY_SMALL)
        words = QFontMetricsF(font).horizontalAdvance(self._reason)
        fits = bool(self._reason) and side + 4 + words <= below.width()
        wide = side + 4 + words if fits else side
        left = below.center().x() - wide / 2
        spot = QPointF(left, below.center().y() - side / 2)
        painter.drawPixmap(spot, theme.pixmap("lock", worn.palette.ink_2, side))
        if fits:
            painter.setFont(font)
            painter.setPen(QColor(worn.palette.ink_2))
            rest = QRectF(left + side + 4, below.top(), words + 1, below.height())
            painter.drawText(rest, Qt.AlignmentFlag.AlignCenter, self._reason)

    def _draw_box(self, painter: QPainter, below: QRectF) -> None:
        """Draw the tick box, round where only one can be ticked."""
        worn = theme.current()
        side = worn.scaled(BOX)
        box = QRectF(below.center().x() - side / 2, below.top(), side, side).adjusted(1, 1, -1, -1)
        ticked = self.isChecked()
        painter.setPen(QPen(QColor(worn.palette.switch_on if ticked else worn.palette.edge), 2))
        painter.setBrush(QColor(worn.palette.switch_on if ticked else worn.palette.panel))
        radius = side / 2 if self._one else 6
        painter.drawRoundedRect(box, radius, radius)
        if ticked:
            tick = worn.scaled(TICK)
            spot = box.center() - QPointF(tick / 2, tick / 2)
            painter.drawPixmap(spot, theme.pixmap("opened", worn.palette.switch_knob, tick))


def _under(width: int) -> int:
    """Give the distance from a card of that width down to its box."""
    return UNDER if width >= NARROW else OVERLAP
