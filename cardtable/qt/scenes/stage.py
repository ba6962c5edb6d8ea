"""The whole table put together from its parts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.melds import MeldsModel
from cardtable.qt.models.piles import PileName, PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import Look, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand, InMeld, InPile, Journey
from cardtable.qt.scenes.durations import OPPONENT_MS
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.hand_pile import Z as HAND_Z
from cardtable.qt.scenes.invitation import Invitation, wanted_width
from cardtable.qt.scenes.journeys import SMALL
from cardtable.qt.scenes.laid_scene import LaidScene
from cardtable.qt.scenes.marks_layer import BELOW_CARDS
from cardtable.qt.scenes.meld_area import MeldArea, MeldsLaid
from cardtable.qt.scenes.meld_area import Z as MELD_Z
from cardtable.qt.scenes.meld_layout import Leeway
from cardtable.qt.scenes.meld_signs import MeldSigns
from cardtable.qt.scenes.motion import Movement, shrunk
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
from cardtable.qt.scenes.table_layout import Frame, TablePlan, plan
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.sight import MeldView
from cardtable.qt.words import Words

ARRIVALS: Final = "arrivals"
CARRIED_Z: Final = 2000.0
DROP_MARGIN: Final = 12


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


class Stage(LaidScene):
    """Put every card, plate, pile where it belongs; tell what lies at a point."""

    def __init__(self, words: Words, models: Models, look: Look, movement: Movement) -> None:
        super().__init__(words, models.hand, models.seats, look, movement)
        self._models = models
        self._melds = MeldArea()
        self._signs = MeldSigns(self.marks, words)
        self._melds.leave(self._signs.beside(look))
        self._piles = PilePair(self, look)
        self.plan: TablePlan | None = None
        self._frame: Frame | None = None
        self.melds_laid: MeldsLaid | None = None
        self.arrived: list[CardKey] = []

    def wear(self, look: Look, ratio: float) -> None:
        """Draw everything in another light, with other cards or for another screen."""
        super().wear(look, ratio)
        self._melds.leave(self._signs.beside(look))

    def frame(self, size: QSize, window_height: int, bar: float, line: float) -> Frame:
        """Say what the layout needs to know now."""
        return replace(
            self.framed(size, window_height, bar, line),
            discards=any(pile.key is PileName.DISCARD for pile in self._models.piles.rows),
            melds=tuple(len(row.meld.cards) for row in self._models.melds.rows),
        )

    def arrange(
        self,
        view: MeldView,
        frame: Frame,
        journey: Journey,
        draft: Mapping[int, Card],
        carried: Mapping[int, QPointF],
        leeway: Leeway,
    ) -> TablePlan:
        """Lay everything out; afterwards the cards seen are exactly those of the models."""
        laid = self._plan(frame, leeway)
        manners = meld_manners_of(view)
        band = self._words.say(manners.band).visual
        hand = self._hand.lay(laid.hand, laid.hand_card, tuple(carried), band)
        room = wanted_width(self.invitation(), self._look.theme)
        rows = self._models.melds.rows
        melds = self._melds.lay(rows, laid.melds, laid.hand_card, draft, room, leeway)
        self.melds_laid = melds
        rects, fanned = self._pile_rects(laid), manners.takes_several(view)
        piles = self._piles.lay(self._models.piles.rows, rects, self.faces, self._look, fanned=fanned)
        self._seats.lay(self._models.seats.rows, laid.plates, self._words, self._look.theme)
        spots: dict[CardKey, Spot] = {**piles, **melds.spots, **hand.spots, **self._carried_spots(carried, laid)}
        self.arrived = self.keeper.settle(spots, self.faces, self._look, journey)
        self._places = [
            *((SeatPlace(seat), rect) for seat, rect in self._seats.rects.items()),
            *self._pile_places(laid),
            *((MeldPlace(number), rect) for number, rect in melds.rects.items()),
            *hand.places,
        ]
        self._mark_table(laid, melds, hand.left_empty)
        return laid

    def _plan(self, frame: Frame, leeway: Leeway) -> TablePlan:
        """Choose the size of everything; between turns and in another window anew, else the hand keeps its own."""
        before = self._frame
        same = before is not None and (before.width, before.height) == (frame.width, frame.height)
        if self.plan is not None and same and leeway is not Leeway.FREE:
            frame = replace(frame, fit=self.plan.fit)
        self._frame = frame
        self.plan = plan(frame)
        return self.plan

    def scroll(self, rows: int) -> None:
        """Scroll the combinations by so many rows at the next arrangement."""
        self._melds.scroll(rows)

    def reveal(self, place: Place) -> bool:
        """Scroll to a combination at the next arrangement; tell whether that is needed."""
        if isinstance(place, FeltPlace):
            return self._melds.reveal_fresh()
        return isinstance(place, MeldPlace) and self._melds.reveal(place.number)

    def scroller_at(self, point: QPointF) -> int:
        """Tell by how many rows a click here scrolls the combinations; 0 where it does not."""
        return self._signs.scroller_at(point)

    def edge_at(self, point: QPointF) -> int:
        """Tell by how many rows cards that are carried there scroll the combinations; 0 where they do not."""
        return self._signs.edge_at(point)

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
        return next((place for place, rect in reversed(self._seen()) if rect.contains(point)), None)

    def drop_place(self, point: QPointF) -> Place | None:
        """Name where a card would go if it were dropped at a point."""
        if self.plan is None:
            return None
        gap = self._hand.gap(point)
        if gap is not None:
            return HandGap(gap)
        margin = DROP_MARGIN
        for place, rect in self._near_first(point):
            near = rect.adjusted(-margin, -margin, margin, margin)
            if isinstance(place, MeldPlace | DiscardPlace) and near.contains(point):
                return place
        return FeltPlace() if point.y() < self.plan.bar.top() and self.plan.table.contains(point) else None

    def rect(self, place: Place) -> QRectF | None:
        """Give the rectangle of a place; None where it is not on the table or not seen."""
        if isinstance(place, FeltPlace):
            return self.melds_laid.fresh if self.melds_laid is not None else None
        return dict(self._seen()).get(place)

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

    def show_draw(self, seat: Seat) -> None:
        """Let the back of a card travel from the stock to the opponent who drew it."""
        plate = self.seat_rect(seat)
        if plate is not None and self.plan is not None:
            end = shrunk(plate, SMALL)
            spot = Spot(None, end.topLeft(), round(end.width()), 0)
            self.keeper.pass_by(spot, self.plan.stock, self.faces, self._look, OPPONENT_MS)

    def sign_room(self) -> QRectF:
        """Give the room for signs beside combinations and piles: above the action bar, which would cover them."""
        room = self.view_rect()
        if self.plan is not None:
            room.setBottom(self.plan.bar.top())
        return room

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
        self._signs.show(self._models.melds.rows, melds, laid, self._look, self.view_rect())
        for rect in empty:
            self.marks.frame("table", Mark.EMPTY, rect.adjusted(2, 2, -2, -2), HAND_Z - 1)
        names = {
            pile.key: (self._words.text(f"scene-{pile.key}", count=pile.count), str(pile.count))
            for pile in self._models.piles.rows
        }
        self._piles.say(self._pile_rects(laid), names, self._look, self.view_rect(), rtl=self._words.rtl)

    def _seen(self) -> list[tuple[Place, QRectF]]:
        """Give the places that are not scrolled away, the lower first."""
        hidden = self.melds_laid.hidden if self.melds_laid is not None else frozenset()
        return [
            (place, rect)
            for place, rect in self._places
            if not (isinstance(place, MeldPlace) and place.number in hidden)
        ]

    def _near_first(self, point: QPointF) -> list[tuple[Place, QRectF]]:
        """Give the places that are seen, those on top at a point before those that are only near it."""
        upper_first = self._seen()[::-1]
        return sorted(upper_first, key=lambda seen: not seen[1].contains(point))
