"""The whole table put together from its parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from cardtable.games.playroom.scoring import OWED_PENALTY
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.melds import MeldsModel
from cardtable.qt.models.piles import PileName, PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import Look, Spot
from cardtable.qt.scenes.card_keeper import CardKeeper, CardKey, InHand, InMeld, InPile, Journey
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.scenes.felt import Ground, paint_ground
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.hand_pile import HandPile
from cardtable.qt.scenes.hand_pile import Z as HAND_Z
from cardtable.qt.scenes.invitation import Invitation, wanted_width
from cardtable.qt.scenes.marks_layer import BELOW_CARDS, MarksLayer
from cardtable.qt.scenes.meld_area import MeldArea, MeldsLaid
from cardtable.qt.scenes.meld_area import Z as MELD_Z
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.scenes.piles import PilePair
from cardtable.qt.scenes.piles import Z as PILE_Z
from cardtable.qt.scenes.places import (
    DiscardPlace,
    FeltPlace,
    HandGap,
    HandPlace,
    MeldPlace,
    Place,
    SeatPlace,
    StockPlace,
)
from cardtable.qt.scenes.seat_ring import SeatRing
from cardtable.qt.scenes.table_layout import Frame, TablePlan, plan
from cardtable.qt.scenes.tags import Sign, Tone
from cardtable.qt.words import Words

GROUND_Z: Final = -1000.0
ARRIVALS: Final = "arrivals"
CARRIED_Z: Final = 2000.0
DROP_MARGIN: Final = 12
WORDED_UP_TO: Final = 1.5
"""The scale of text beyond which words on combinations would cover their cards."""


@dataclass(frozen=True, slots=True)
class Models:
    """What lies on the table, as lists."""

    hand: HandModel
    melds: MeldsModel
    piles: PilesModel
    seats: SeatsModel

    def __iter__(self) -> Iterator[HandModel | MeldsModel | PilesModel | SeatsModel]:
        """Give the models in reading order."""
        return iter((self.hand, self.melds, self.piles, self.seats))


class Stage(QGraphicsScene):
    """Put every card, plate, pile where it belongs; tell what lies at a point."""

    def __init__(self, words: Words, models: Models, look: Look, movement: Movement) -> None:
        super().__init__()
        self._words = words
        self._models = models
        self._look = look
        self.ratio = 1.0
        self._faces = Faces(look.theme.palette, look.dress, self.ratio)
        self._ground = QGraphicsPixmapItem()
        self._ground.setZValue(GROUND_Z)
        self.addItem(self._ground)
        self._ground_of: tuple[Ground, str, float] | None = None
        self.keeper = CardKeeper(self, movement)
        self.marks = MarksLayer(self, look.theme)
        self._hand = HandPile(models.hand)
        self._melds = MeldArea()
        self._piles = PilePair(self, look)
        self._seats = SeatRing(self)
        self.plan: TablePlan | None = None
        self.melds_laid: MeldsLaid | None = None
        self.arrived: list[CardKey] = []
        self._places: list[tuple[Place, QRectF]] = []

    @property
    def faces(self) -> Faces:
        """The pictures of the cards in this light."""
        return self._faces

    @property
    def look(self) -> Look:
        """The light with the way cards are drawn."""
        return self._look

    def wear(self, look: Look, ratio: float) -> None:
        """Draw everything in another light, with other cards or for another screen."""
        self._look = look
        self.ratio = ratio
        self._faces = Faces(look.theme.palette, look.dress, ratio)
        self.marks.theme = look.theme
        self.keeper.redress(self._faces, look)

    def frame(self, size: QSize, window_height: int, bar: float, line: float) -> Frame:
        """Say what the layout needs to know now."""
        return Frame(
            width=size.width(),
            height=size.height(),
            window_height=window_height,
            opponents=len(self._models.seats.rows),
            hand=self._hand.groups(),
            text_scale=self._look.theme.text_scale,
            bar=bar,
            line=line,
            large_print=self._look.dress.large_print,
            left_handed=self._look.dress.left_handed,
            discards=any(pile.key is PileName.DISCARD for pile in self._models.piles.rows),
        )

    def arrange(
        self,
        view: View,
        frame: Frame,
        journey: Journey,
        draft: Mapping[int, Card],
        carried: Mapping[int, QPointF],
        *,
        settle: bool,
    ) -> TablePlan:
        """Lay everything out; afterwards the cards seen are exactly those of the models."""
        laid = plan(frame)
        self.plan = laid
        hand = self._hand.lay(laid.hand, laid.hand_card, tuple(carried), self._owed_text())
        room = wanted_width(self.invitation(), self._look.theme)
        melds = self._melds.lay(self._models.melds.rows, laid.melds, laid.hand_card, draft, room, settle=settle)
        self.melds_laid = melds
        piles = self._piles.lay(
            self._models.piles.rows, self._pile_rects(laid), view.options.discard_mode, self._faces, self._look
        )
        self._seats.lay(self._models.seats.rows, laid.plates, self._words, self._look.theme)
        spots: dict[CardKey, Spot] = {**piles, **melds.spots, **hand.spots, **self._carried_spots(carried, laid)}
        self.arrived = self.keeper.settle(spots, self._faces, self._look, journey)
        self._places = [
            *((SeatPlace(seat), rect) for seat, rect in self._seats.rects.items()),
            *self._pile_places(laid),
            *((MeldPlace(number), rect) for number, rect in melds.rects.items()),
            *hand.places,
        ]
        self._mark_table(laid, melds, hand.left_empty)
        return laid

    def paint_ground(self, size: QSize, origin: QPointF, ratio: float) -> None:
        """Paint room and felt anew where their shape or light has changed."""
        if self.plan is None:
            return
        ground = Ground(size, self.plan.table, self.plan.corner, origin)
        of = (ground, self._look.theme.palette.name, ratio)
        if of != self._ground_of:
            self._ground_of = of
            self._ground.setPixmap(paint_ground(ground, self._look.theme.palette, ratio))

    def mark_arrivals(self) -> None:
        """Frame what has come to the table since the last arrangement, where no motion shows it."""
        self.marks.clear(ARRIVALS)
        numbers = {key.number for key in self.arrived if isinstance(key, InMeld)}
        places: list[Place] = [MeldPlace(number) for number in sorted(numbers)]
        if any(isinstance(key, InPile) for key in self.arrived):
            places.append(DiscardPlace())
        for place in places:
            rect = self.rect(place)
            if rect is not None:
                self.marks.frame(ARRIVALS, Mark.ARRIVED, rect, self.z_below(place))

    def place_at(self, point: QPointF) -> Place | None:
        """Name what lies on top at a point; None for the felt and the room."""
        return next((place for place, rect in reversed(self._places) if rect.contains(point)), None)

    def drop_place(self, point: QPointF) -> Place | None:
        """Name where a card would go if it were dropped at a point."""
        if self.plan is None:
            return None
        gap = self._hand.gap(point)
        if gap is not None:
            return HandGap(gap)
        margin = DROP_MARGIN
        for place, rect in self._places:
            near = rect.adjusted(-margin, -margin, margin, margin)
            if isinstance(place, MeldPlace | DiscardPlace) and near.contains(point):
                return place
        return FeltPlace() if point.y() < self.plan.bar.top() and self.plan.table.contains(point) else None

    def caret(self, gap: int) -> tuple[QPointF, float]:
        """Give where the line is drawn that shows a gap in the hand."""
        return self._hand.caret(gap)

    def rects(self) -> dict[Place, QRectF]:
        """Give the rectangle of each place."""
        return dict(self._places)

    def rect(self, place: Place) -> QRectF | None:
        """Give the rectangle of a place; None where it is not on the table."""
        if isinstance(place, FeltPlace):
            return self.melds_laid.fresh if self.melds_laid is not None else None
        return dict(self._places).get(place)

    def z(self, place: Place) -> float:
        """Give the height at which a place lies, for what is drawn round it."""
        if isinstance(place, HandPlace):
            item = self.keeper.items.get(InHand(place.key))
            return (item.spot.z if item is not None else 0) + 0.5
        if isinstance(place, MeldPlace) and self.melds_laid is not None:
            return MELD_Z + self.melds_laid.rows.get(place.number, 0) + 0.4
        return CARRIED_Z - 1

    def z_below(self, place: Place) -> float:
        """Give the height just below a place, for frames that lie round it."""
        if isinstance(place, MeldPlace) and self.melds_laid is not None:
            return MELD_Z + self.melds_laid.rows.get(place.number, 0) - 0.05
        return PILE_Z - 1 if isinstance(place, DiscardPlace) else BELOW_CARDS

    def invitation(self) -> Invitation:
        """Say what stands in the empty place of a new combination."""
        return Invitation(
            self._words.text("scene-new-combination"), self._words.text("scene-drop-three"), rtl=self._words.rtl
        )

    def reading_order(self) -> list[Place]:
        """List the places as they are read: hand, combinations, stock, discard pile, opponents."""
        piles: dict[PileName, Place] = {PileName.STOCK: StockPlace(), PileName.DISCARD: DiscardPlace()}
        return [
            *(HandPlace(row.key) for row in self._models.hand.rows),
            *(MeldPlace(row.number) for row in self._models.melds.rows),
            *(piles[row.key] for row in self._models.piles.rows),
            *(SeatPlace(row.seat) for row in self._models.seats.rows),
        ]

    def seat_rect(self, seat: int) -> QRectF | None:
        """Give the plate of an opponent."""
        return self._seats.rects.get(seat)

    def view_rect(self) -> QRectF:
        """Give what the view shows, with a small margin kept free."""
        return self.sceneRect().adjusted(4, 4, -4, -4)

    def _owed_text(self) -> str:
        return self._words.text("scene-owed-band", points=OWED_PENALTY)

    def _pile_rects(self, laid: TablePlan) -> dict[PileName, QRectF]:
        rects = {PileName.STOCK: laid.stock}
        if laid.discard is not None:
            rects[PileName.DISCARD] = laid.discard
        return rects

    def _pile_places(self, laid: TablePlan) -> list[tuple[Place, QRectF]]:
        places: list[tuple[Place, QRectF]] = [(StockPlace(), laid.stock)]
        if laid.discard is not None:
            places.append((DiscardPlace(), laid.discard))
        return places

    def _carried_spots(self, carried: Mapping[int, QPointF], laid: TablePlan) -> dict[CardKey, Spot]:
        return {
            InHand(key): Spot(self._models.hand.card(key), corner, laid.hand_card, CARRIED_Z + at, lifted=True)
            for at, (key, corner) in enumerate(carried.items())
        }

    def _mark_table(self, laid: TablePlan, melds: MeldsLaid, empty: tuple[QRectF, ...]) -> None:
        """Draw the frames and tags that belong to what lies there."""
        self.marks.clear("table")
        for row in self._models.melds.rows:
            rect, z = melds.rects[row.number], MELD_Z + melds.rows[row.number]
            foot = QPointF(rect.center().x(), rect.bottom() - 1)
            if row.provisional:
                self.marks.frame("table", Mark.PROVISIONAL, rect, z - 0.1)
            elif row.newest:
                self.marks.frame("table", Mark.NEWEST, rect, z - 0.1)
                self._tag(Sign(self._words.text("scene-new"), Tone.SAFFRON, rtl=self._words.rtl), foot, z, melds)
            if row.meld.closed:
                self._lock(rect, z, melds, aside=row.newest)
        for rect in empty:
            self.marks.frame("table", Mark.EMPTY, rect.adjusted(2, 2, -2, -2), HAND_Z - 1)
        names = {
            pile.key: (self._words.text(f"scene-{pile.key}", count=pile.count), str(pile.count))
            for pile in self._models.piles.rows
        }
        self._piles.say(self._pile_rects(laid), names, self._look, self.view_rect(), rtl=self._words.rtl)

    def _lock(self, rect: QRectF, z: float, melds: MeldsLaid, *, aside: bool) -> None:
        """Mark a closed combination at its lower edge: lock and word, the lock alone where room is scarce."""
        scarce = melds.size.crowded or self._look.theme.text_scale > WORDED_UP_TO
        word = "" if scarce else self._words.text("scene-closed")
        centre = QPointF(rect.right() - 16 if aside else rect.center().x(), rect.bottom() - 1)
        if melds.size.overlapped:
            centre = QPointF(rect.right() - 10, rect.top() + 12)
        self._tag(Sign(word, icon="lock", rtl=self._words.rtl), centre, z, melds)

    def _tag(self, sign: Sign, centre: QPointF, z: float, melds: MeldsLaid) -> None:
        if melds.size.crowded and sign.tone is Tone.SAFFRON:
            return
        self.marks.tag("table", sign, centre, z + 0.5, self.view_rect())
