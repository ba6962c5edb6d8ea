"""The stock with the discard pile, as they lie at the end of the combinations."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from cardtable.kernel.cards import Card
from cardtable.qt.models.piles import Pile, PileName
from cardtable.qt.palette import Palette
from cardtable.qt.scenes.card_item import CardMarks, Look, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InPile
from cardtable.qt.scenes.faces import CORNER, MARGIN, Faces
from cardtable.qt.scenes.ink import pen
from cardtable.qt.scenes.tags import Sign, TagItem

Z: Final = 30.0
SHEETS: Final = 3
SHEET_STEP: Final = QPointF(3, 2)
CARDS_A_SHEET: Final = 12
FAN: Final = 4
TAG_WIDEST: Final = 1.7
FAN_STEP: Final = QPointF(-7, -4)


class StackItem(QGraphicsItem):
    """A pile's edges, with the back of its top card where that lies face down; an empty pile is a dashed place."""

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._palette = palette
        self._rect = QRectF()
        self._count = 0
        self._faces: Faces | None = None

    def become(self, rect: QRectF, count: int, palette: Palette, faces: Faces | None) -> None:
        """Lie in a rectangle with so many cards; `faces` draws a back, an open pile has None."""
        self.prepareGeometryChange()
        self._rect, self._count, self._palette, self._faces = rect, count, palette, faces
        self.update()

    def boundingRect(self) -> QRectF:
        """Give the pile with its shadow."""
        return self._rect.adjusted(-MARGIN, -MARGIN, MARGIN + SHEETS * 3, MARGIN + SHEETS * 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the edges, then the back."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._rect.width() * CORNER
        if self._count == 0:
            painter.setPen(pen(self._palette.on_felt_2, 1.6, Qt.PenStyle.CustomDashLine))
            painter.drawRoundedRect(self._rect, radius, radius)
            return
        sheets = min(SHEETS, (self._count - 1 + CARDS_A_SHEET - 1) // CARDS_A_SHEET)
        painter.setPen(QPen(QColor("#B7A58C"), 1))
        painter.setBrush(QColor(self._palette.paper).darker(104 if self._palette.paper_shade == 1 else 110))
        for sheet in range(sheets, 0, -1):
            painter.drawRoundedRect(self._rect.translated(SHEET_STEP * sheet), radius, radius)
        if self._faces is not None:
            back = self._faces.pixmap(None, round(self._rect.width()))
            painter.drawPixmap(self._rect.topLeft() - QPointF(MARGIN, MARGIN), back)


class PilePair:
    """Both piles: their stacks, their tags, the open cards of the discard pile."""

    def __init__(self, scene: QGraphicsScene, look: Look) -> None:
        self._scene = scene
        self._stacks = {name: StackItem(look.theme.palette) for name in PileName}
        for stack in self._stacks.values():
            stack.setZValue(Z)
            scene.addItem(stack)
        self._tags: list[TagItem] = []
        self._tops: dict[InPile, Card] = {}

    def lay(
        self, piles: tuple[Pile, ...], rects: dict[PileName, QRectF], faces: Faces, look: Look, *, fanned: bool
    ) -> dict[CardKey, Spot]:
        """Lay the piles; give the spots of the open cards, `fanned` where more than the top one may be taken."""
        for name, stack in self._stacks.items():
            pile = next((pile for pile in piles if pile.key == name), None)
            stack.setVisible(pile is not None and name in rects)
            if pile is not None and name in rects:
                stack.become(rects[name], pile.count, look.theme.palette, faces if pile.top is None else None)
        discard = next((pile for pile in piles if pile.key is PileName.DISCARD), None)
        if discard is None or discard.top is None:
            self._tops = {}
            return {}
        return self._open_cards(discard, rects[PileName.DISCARD], fanned=fanned)

    def say(
        self,
        rects: dict[PileName, QRectF],
        words: dict[PileName, tuple[str, str]],
        look: Look,
        within: QRectF,
        *,
        rtl: bool,
    ) -> None:
        """Hang a tag at the lower edge of each pile: name and number, the number alone where the name is too long."""
        for tag in self._tags:
            self._scene.removeItem(tag)
        self._tags = []
        for name, (text, number) in words.items():
            rect = rects[name]
            tag = TagItem(Sign(text, rtl=rtl), look.theme)
            if tag.size.width() > rect.width() * TAG_WIDEST:
                tag = TagItem(Sign(number, rtl=rtl), look.theme)
            tag.setZValue(Z + 20)
            tag.centre_at(QPointF(rect.center().x(), rect.bottom() - 2), within)
            self._scene.addItem(tag)
            self._tags.append(tag)

    def _open_cards(self, pile: Pile, rect: QRectF, *, fanned: bool) -> dict[CardKey, Spot]:
        """Fan the cards that may be read out; under a single top card lies the one that was seen before it."""
        width = round(rect.width())
        shown = pile.cards[-FAN:] if fanned else pile.cards[-1:]
        spots: dict[CardKey, Spot] = {}
        for place, card in enumerate(shown):
            below = len(shown) - 1 - place
            depth = pile.count - below
            corner = rect.topLeft() + FAN_STEP * below
            spots[InPile(depth)] = Spot(card, corner, width, Z + 1 + place, marks=CardMarks())
        top = InPile(pile.count)
        before, self._tops = self._tops, {**self._tops, top: pile.cards[-1]}
        under = InPile(pile.count - 1)
        if under in before and under not in spots:
            spots[under] = Spot(before[under], rect.topLeft(), width, Z + 0.5)
        self._tops = {key: card for key, card in self._tops.items() if pile.count - 2 < key.depth <= pile.count}
        return spots
