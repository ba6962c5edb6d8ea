"""The bench put together from its parts: heaps, hand, stock, players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize

from cardtable.games.carousel.judge import MOST_DRAWS
from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import Message
from cardtable.play.bench import Heap, Piece
from cardtable.play.workbench import Workbench
from cardtable.qt.carousel.bench_hand import BenchHand
from cardtable.qt.carousel.bench_marks import HEIGHT, DrawsItem, MissingItem, State, StateItem
from cardtable.qt.carousel.bench_model import BenchModel
from cardtable.qt.carousel.bench_wording import fault
from cardtable.qt.models.piles import PileName, PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import CardMarks, Look, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand, Journey
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.hand_pile import Z as HAND_Z
from cardtable.qt.scenes.invitation import Invitation, InvitationItem, wanted_width
from cardtable.qt.scenes.laid_scene import LaidScene
from cardtable.qt.scenes.marks_layer import BELOW_CARDS
from cardtable.qt.scenes.meld_area import Z as MELD_Z
from cardtable.qt.scenes.meld_layout import Leeway, card_spots
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.scenes.piles import PilePair
from cardtable.qt.scenes.places import (
    FeltPlace,
    HandGap,
    HandPlace,
    MeldPlace,
    PiecePlace,
    Place,
    SeatPlace,
    StockPlace,
)
from cardtable.qt.scenes.row_keeper import RowKeeper, RowsLaid
from cardtable.qt.scenes.scrollers import Scrollers
from cardtable.qt.scenes.sizes import LIFT
from cardtable.qt.scenes.stage import CARRIED_Z, DROP_MARGIN
from cardtable.qt.scenes.table_layout import MELDS_INSET, Frame, TablePlan, plan
from cardtable.qt.scenes.tags import Sign, Tone
from cardtable.qt.words import Words
from cardtable.rummy.melds import LEAST

GAP: Final = 10
LEAST_ROOM: Final = 150
"""Under this height in px the heaps get all the room, so that the line over them is left out."""
DRAWS_GAP: Final = 4
SIGN_IN: Final = 10
"""How far above its lower edge a heap bears its sign where rows lie too close for words, in px."""
BENCH: Final = "bench"


@dataclass(frozen=True, slots=True)
class BenchModels:
    """What lies on the bench and round it, as lists."""

    hand: BenchHand
    bench: BenchModel
    piles: PilesModel
    seats: SeatsModel

    def __iter__(self) -> Iterator[BenchHand | PilesModel | SeatsModel]:
        """Give the models that follow the view by themselves."""
        return iter((self.hand, self.piles, self.seats))


@dataclass(frozen=True, slots=True)
class Held:
    """What the person has taken up: cards lifted from heaps, cards that hang at the pointer with their corners."""

    lifted: tuple[int, ...] = ()
    carried: Mapping[int, QPointF] | None = None

    @property
    def corners(self) -> Mapping[int, QPointF]:
        """Give the corners of the carried cards by their keys."""
        return self.carried or {}


class BenchStage(LaidScene):
    """Put every card where the bench says; tell what lies at a point."""

    def __init__(self, words: Words, models: BenchModels, look: Look, movement: Movement) -> None:
        super().__init__(words, models.hand, models.seats, look, movement)
        self._models = models
        self._rows = RowKeeper()
        self._scrollers = Scrollers(self.marks, words)
        self._rows.aside = self._scrollers.beside(look)
        self._piles = PilePair(self, look)
        self._frame: Frame | None = None
        self.plan: TablePlan | None = None
        self._laid: RowsLaid | None = None

    def wear(self, look: Look, ratio: float) -> None:
        """Draw everything in another light, with other cards or for another screen."""
        super().wear(look, ratio)
        self._rows.aside = self._scrollers.beside(look)

    def frame(self, bench: Workbench, size: QSize, window_height: int, bar: float, line: float) -> Frame:
        """Say what the layout needs to know now."""
        return replace(self.framed(size, window_height, bar, line), melds=tuple(_counts(bench).values()))

    def arrange(
        self, bench: Workbench, frame: Frame, journey: Journey, held: Held, state: State | None, leeway: Leeway
    ) -> TablePlan:
        """Lay everything out, with the line of the `state` over the heaps in the own turn.

        Sizes and rows change as `leeway` allows.
        """
        laid = self._plan(frame, leeway)
        hand = self._hand.lay(laid.hand, laid.hand_card, tuple(held.corners), "")
        heaps, rect = self._lay_heaps(bench, laid, held, state, leeway)
        piles = {PileName.STOCK: laid.stock}
        self._piles.lay(self._models.piles.rows, piles, self.faces, self._look, fanned=False)
        self._seats.lay(self._models.seats.rows, laid.plates, self._words, self._look.theme)
        spots: dict[CardKey, Spot] = {**heaps, **hand.spots, **self._carried(bench, held, laid)}
        self.keeper.settle(spots, self.faces, self._look, journey)
        self._places = [
            *((SeatPlace(seat), plate) for seat, plate in self._seats.rects.items()),
            (StockPlace(), laid.stock),
            *self._heap_places(bench, heaps),
            *hand.places,
        ]
        self.marks.clear(BENCH)
        self._mark_heaps(bench)
        self._mark_table(laid, state, rect)
        if self._laid is not None:
            self._scrollers.show(self._laid.above, self._laid.below, laid, self._look)
        if state is not None:
            self._invite(laid)
        for empty in hand.left_empty:
            self.marks.frame(BENCH, Mark.EMPTY, empty.adjusted(2, 2, -2, -2), HAND_Z - 1)
        return laid

    def show_draws(self, drawn: int) -> None:
        """Show under the stock how many of the turn's draws are used, else over it; in words where they have room."""
        if self.plan is None:
            return
        stock = self.plan.stock
        top = QPointF(stock.center().x(), stock.bottom() + self._look.theme.scaled(18))
        words = self._words.text("bench-draws", drawn=drawn, most=MOST_DRAWS)
        item = DrawsItem(drawn, MOST_DRAWS, words, top, self._look.theme)
        told = item.sceneBoundingRect()
        aside = self.view_rect().contains(told) and not told.intersects(self.plan.melds)
        if told.bottom() > self.plan.bar.top() or not aside:
            item = DrawsItem(drawn, MOST_DRAWS, "", top, self._look.theme)
        if item.sceneBoundingRect().bottom() > self.plan.bar.top():
            item.setPos(stock.center().x(), stock.top() - item.boundingRect().height() - DRAWS_GAP)
        self.marks.add(BENCH, item, BELOW_CARDS)

    def drop_place(self, point: QPointF) -> Place | None:
        """Name where a card would go if it were dropped at a point."""
        if self.plan is None:
            return None
        gap = self._hand.gap(point)
        if gap is not None:
            return HandGap(gap)
        heaps = [(place, rect) for place, rect in self._places if isinstance(place, MeldPlace)]
        margin = DROP_MARGIN
        near = [place for place, rect in heaps if rect.adjusted(-margin, -margin, margin, margin).contains(point)]
        inside = [place for place, rect in heaps if rect.contains(point)]
        if inside or near:
            return [*near, *inside][-1]
        return FeltPlace() if point.y() < self.plan.bar.top() and self.plan.table.contains(point) else None

    def card_behind(self, bench: Workbench, heap: int, point: QPointF) -> int | None:
        """Name the card of a heap before which one dropped at a point comes to lie; None at its end."""
        pieces = next((each.pieces for each in bench.now.heaps if each.key == heap), ())
        items = self.keeper.items
        return next(
            (p.key for p in pieces if (item := items.get(InHand(p.key))) and point.x() < item.spot.rect.center().x()),
            None,
        )

    def reveal(self, place: Place) -> bool:
        """Scroll to a heap or the place of a new one at the next arrangement; tell whether that is needed."""
        if isinstance(place, FeltPlace):
            return self._rows.reveal_fresh()
        return isinstance(place, MeldPlace) and self._rows.reveal(place.number)

    def scroller_at(self, point: QPointF) -> int:
        """Tell by how many rows a click here scrolls the heaps; 0 where it does not."""
        return self._scrollers.at(point)

    def edge_at(self, point: QPointF) -> int:
        """Tell by how many rows cards that are carried there scroll the heaps; 0 where they do not."""
        return self._scrollers.edge_at(point)

    def scroll(self, rows: int) -> None:
        """Scroll the heaps by so many rows at the next arrangement."""
        self._rows.scroll(rows)

    def z(self, place: Place) -> float:
        """Give the height at which a place lies, for what is drawn round it."""
        if isinstance(place, HandPlace | PiecePlace):
            item = self.keeper.items.get(InHand(place.key))
            return (item.spot.z if item is not None else 0) + 0.5
        return self.z_below(place) + 0.5 if isinstance(place, MeldPlace) else CARRIED_Z - 1

    def z_below(self, place: Place) -> float:
        """Give the height just below a place, for frames that lie round it."""
        if isinstance(place, MeldPlace) and self._laid is not None:
            return MELD_Z + self._laid.rows.get(place.number, 0) - 0.05
        return BELOW_CARDS

    def reading_order(self) -> list[Place]:
        """List the places as they are read: hand, heaps with their cards, stock, opponents."""
        return [
            *(HandPlace(row.key) for row in self._models.hand.rows),
            *(row.place for row in self._models.bench.rows),
            StockPlace(),
            *(SeatPlace(row.seat) for row in self._models.seats.rows),
        ]

    def _plan(self, frame: Frame, leeway: Leeway) -> TablePlan:
        """Choose the size of everything; between turns and in another window anew, else the hand keeps its own."""
        before = self._frame
        same = before is not None and (before.width, before.height) == (frame.width, frame.height)
        if self.plan is not None and same and leeway is not Leeway.FREE:
            frame = replace(frame, fit=self.plan.fit)
        self._frame, self.plan = frame, plan(frame)
        return self.plan

    def _lay_heaps(
        self, bench: Workbench, laid: TablePlan, held: Held, state: State | None, leeway: Leeway
    ) -> tuple[dict[CardKey, Spot], QRectF | None]:
        """Lay the heaps under the line, where it has room; give the spots of their cards, then the line's place."""
        area, line = QRectF(laid.melds), None
        tall = self._look.theme.scaled(HEIGHT)
        if state is not None and area.height() - tall - GAP >= LEAST_ROOM:
            line = QRectF(area.left() - GAP, area.top(), laid.bar.width() - 2 * GAP, tall)
            line.setRight(min(line.right(), laid.bar.right() - MELDS_INSET))
            area.setTop(line.bottom() + GAP)
        room = wanted_width(self._invitation(), self._look.theme)
        rows = self._rows.lay(_counts(bench), area, laid.hand_card, 0, room, leeway)
        self._laid = rows
        spots: dict[CardKey, Spot] = {}
        for heap in bench.now.heaps:
            spots.update(self._spots(heap, rows, held))
        return spots, line

    def _spots(self, heap: Heap, rows: RowsLaid, held: Held) -> dict[CardKey, Spot]:
        corner, z, size = rows.rects[heap.key].topLeft(), MELD_Z + rows.rows[heap.key], rows.size
        hidden = heap.key in rows.hidden
        spots: dict[CardKey, Spot] = {}
        for at, (piece, place) in enumerate(zip(heap.pieces, card_spots(corner, len(heap.pieces), size), strict=True)):
            if piece.key in held.corners:
                continue
            lifted = piece.key in held.lifted
            last = at == len(heap.pieces) - 1
            strip = round(size.card * 0.5) if last else size.strip - 1
            spots[InHand(piece.key)] = Spot(
                piece.laid.card,
                place - QPointF(0, LIFT / 2 if lifted else 0),
                size.card,
                z + at / 100,
                lifted=lifted,
                marks=_marks(piece, strip),
                hidden=hidden,
            )
        return spots

    def _carried(self, bench: Workbench, held: Held, laid: TablePlan) -> dict[CardKey, Spot]:
        return {
            InHand(key): Spot(bench.piece(key).laid.card, corner, laid.hand_card, CARRIED_Z + at, lifted=True)
            for at, (key, corner) in enumerate(held.corners.items())
        }

    def _heap_places(self, bench: Workbench, spots: Mapping[CardKey, Spot]) -> list[tuple[Place, QRectF]]:
        """List heaps, each with its cards over it, then the place of a new one."""
        if self._laid is None:
            return []
        places: list[tuple[Place, QRectF]] = [(FeltPlace(), self._laid.fresh)] if self._laid.fresh_seen else []
        for heap in bench.now.heaps:
            if heap.key in self._laid.hidden:
                continue
            places.append((MeldPlace(heap.key), self._laid.rects[heap.key]))
            places += [(PiecePlace(p.key), spots[InHand(p.key)].rect) for p in heap.pieces if InHand(p.key) in spots]
        return places

    def _mark_heaps(self, bench: Workbench) -> None:
        """Frame each heap that is no combination, with what is wrong; dot those that others have changed."""
        if self._laid is None:
            return
        news = {row.place for row in self._models.bench.rows if row.news}
        for heap in bench.now.heaps:
            wrong, rect = fault(heap), self._laid.rects[heap.key]
            if heap.key in self._laid.hidden:
                continue
            if wrong is not None:
                self._mark_wrong(heap, wrong, rect, self._laid)
            elif MeldPlace(heap.key) in news:
                self.marks.frame(BENCH, Mark.NEWEST, rect, MELD_Z + self._laid.rows[heap.key] - 0.1)

    def _mark_wrong(self, heap: Heap, wrong: Message, rect: QRectF, laid: RowsLaid) -> None:
        """Frame a heap that is no combination, with the reason where it covers no other; else with its sign alone."""
        z, size = MELD_Z + laid.rows[heap.key], laid.size
        self.marks.frame(BENCH, Mark.IMPOSSIBLE, rect, z - 0.1)
        crowded = size.crowded(self._look.theme.text_scale)
        words, edge = ("", rect.bottom() - SIGN_IN) if crowded else (self._words.say(wrong).visual, rect.bottom() + 7)
        sign = Sign(words, Tone.REFUSED, "forbidden", rtl=self._words.rtl)
        self.marks.tag(BENCH, sign, QPointF(rect.center().x(), edge), z + 0.5, self.view_rect())
        if len(heap.pieces) < LEAST:
            right = rect.right() - 3
            place = QRectF(right - size.strip + 6, rect.top() + 3, size.strip - 6, rect.height() - 6)
            self.marks.add(BENCH, MissingItem(place, self._look.theme), z - 0.05)

    def _mark_table(self, laid: TablePlan, state: State | None, line: QRectF | None) -> None:
        """Draw the line over the heaps, the place of a new combination, the number on the stock."""
        theme = self._look.theme
        if state is not None and line is not None:
            self.marks.add(BENCH, StateItem(state, line, theme), BELOW_CARDS)
        names = {
            pile.key: (self._words.text(f"scene-{pile.key}", count=pile.count), str(pile.count))
            for pile in self._models.piles.rows
        }
        self._piles.say({PileName.STOCK: laid.stock}, names, self._look, self.view_rect(), rtl=self._words.rtl)

    def _invite(self, laid: TablePlan) -> None:
        """Show the place of a new combination, as large as its words."""
        if self._laid is None or not self._laid.fresh_seen:
            return
        fresh = self._laid.fresh
        item = InvitationItem(self._invitation(), fresh, laid.melds.right() - fresh.left(), self._look.theme)
        self.marks.add(BENCH, item, BELOW_CARDS)
        self._places = [(place, item.rect if place == FeltPlace() else rect) for place, rect in self._places]

    def _invitation(self) -> Invitation:
        text = self._words.text
        return Invitation(text("scene-new-combination"), text("bench-new-note"), rtl=self._words.rtl)


def _counts(bench: Workbench) -> dict[int, int]:
    """Count the places of each heap: its cards, with one for a card that it still needs."""
    return {heap.key: len(heap.pieces) + (len(heap.pieces) < LEAST) for heap in bench.now.heaps}


def _marks(piece: Piece, strip: int) -> CardMarks:
    meaning = piece.laid.meaning if piece.laid.card == JOKER else None
    return CardMarks(meaning=meaning, strip=strip, own=piece.own)
