"""The window's view of Carousel's table: it shows the bench, turns input into edits of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF

from cardtable.games.carousel.facts import Arranged
from cardtable.games.carousel.view import View
from cardtable.games.carousel.wording import combination_status, joker_asked, still_missing
from cardtable.kernel.message import message
from cardtable.kernel.refusal import Refusal
from cardtable.play.bench import Heap
from cardtable.play.table import Sight
from cardtable.qt.accessible.readable import Spoken
from cardtable.qt.accessible.table import forget
from cardtable.qt.carousel.arranger import Arranger
from cardtable.qt.carousel.bench_focus import BenchFocus
from cardtable.qt.carousel.bench_hand import BenchHand
from cardtable.qt.carousel.bench_handling import BenchHandling
from cardtable.qt.carousel.bench_marks import State
from cardtable.qt.carousel.bench_menus import BenchMenus
from cardtable.qt.carousel.bench_model import BenchModel
from cardtable.qt.carousel.bench_news import changed_by_others
from cardtable.qt.carousel.bench_speech import speak
from cardtable.qt.carousel.bench_stage import BenchModels, BenchStage, Held
from cardtable.qt.carousel.bench_targets import BenchTargets, fitting
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.piles import PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import Look, Spot
from cardtable.qt.scenes.card_keeper import CardKey, InHand, Journey, at_once
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import OPPONENT_MS, PLACE_MS
from cardtable.qt.scenes.handled_table import BARS_MARGIN, USUAL, HandledTable
from cardtable.qt.scenes.journeys import SMALL, drawn_by, is_deal
from cardtable.qt.scenes.motion import shrunk
from cardtable.qt.scenes.places import FeltPlace, HandPlace, MeldPlace, PiecePlace, Place, StockPlace
from cardtable.qt.scenes.popup import popup
from cardtable.qt.scenes.zones import Zone
from cardtable.qt.tables.entries import Entry
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words


class BenchView(HandledTable):
    """Show one seat's table, on which cards are moved freely in the own turn."""

    models: BenchModels

    def __init__(self, feed: SeatFeed, words: Words, theme: Theme, dress: Dress = USUAL) -> None:
        super().__init__(words, Look(theme, dress))
        self._feed = feed
        self.models = BenchModels(
            BenchHand(words, self), BenchModel(words, self), PilesModel(words, self), SeatsModel(words, self)
        )
        for model in self.models:
            model.show(feed.view)
        self.arranger = Arranger(feed, self.models.hand)
        self._menus = BenchMenus(self.arranger, self.describe)
        self._stage = BenchStage(words, self.models, self._look, self._movement)
        targets = BenchTargets(self._stage, words)
        self._handling = BenchHandling(self, self._stage, self.arranger, self.models.hand, targets, self._movement)
        self._furnish(self._stage, self._stage, self._handling, BenchFocus())
        self.arranger.edited.connect(self.rearrange)
        self.arranger.undecided.connect(self._ask_joker)

    # what the table page tells the view

    def show_sight(self, sight: Sight) -> None:
        """Show a sight whose view the models show already: cards travel as was perceived."""
        if is_deal(sight.seen):
            self._stage.keeper.settle({}, self._stage.faces, self._look, at_once())
        self.arranger.follow()
        self._follow(self._journey(sight.seen))
        self._show_draw(sight.seen)

    # what keys ask for

    def focused_card(self) -> int | None:
        """Give the key of the card in focus, in the hand or on the table."""
        place = self._focus.place
        return place.key if isinstance(place, HandPlace | PiecePlace) else None

    def focused_heap(self) -> Heap | None:
        """Give the heap in focus, or that of the card in focus."""
        place, bench = self._focus.place, self.arranger.bench
        if isinstance(place, PiecePlace):
            return bench.heap_of(place.key)
        number = place.number if isinstance(place, MeldPlace) else None
        return next((heap for heap in bench.now.heaps if heap.key == number), None)

    def pick_more(self) -> None:
        """Pick the card in focus up beside those that are picked up, or put it down."""
        key = self.focused_card()
        if key is None:
            self.said.emit(message("bench-no-card"))
            return
        self.arranger.pick(key)
        self.arranger.say_picked()

    def describe(self, place: Place | None = None) -> None:
        """Say the heap of a place, or in focus, with what is wrong with it."""
        heap = self.focused_heap()
        if isinstance(place, MeldPlace):
            heap = next((each for each in self.arranger.bench.now.heaps if each.key == place.number), None)
        self.said.emit(combination_status(heap.cards) if heap is not None else message("bench-no-heap"))

    def choose_merge(self) -> None:
        """Let the person choose the heap that the one in focus is put together with."""
        heap = self.focused_heap()
        entries = self._menus.merges(heap) if heap is not None else []
        if heap is None or not entries:
            self.said.emit(message("bench-no-heap"))
            return
        self._popup(entries, self._stage.rect(MeldPlace(heap.key)) or QRectF())

    def context_menu(self) -> None:
        """Open the menu of what is in focus."""
        if self._focus.place is not None:
            self.open_menu(self._focus.place, None)

    def press(self, place: Place | None) -> None:
        """Do the main thing with a place, as a screen reader asks."""
        picked = self.arranger.picked
        match place:
            case StockPlace():
                self.arranger.draw()
            case HandPlace() | PiecePlace() if not picked:
                self._take_up(place.key)
            case HandPlace() if all(self.arranger.bench.heap_of(key) is None for key in picked):
                if place.key not in picked:
                    self.arranger.pick(place.key)
                self._go_where_it_fits()
            case _ if picked:
                self._drop(place, picked)
            case MeldPlace():
                self.open_menu(place, None)
            case FeltPlace():
                self.said.emit(message("bench-picked-none"))
            case _:
                pass

    # what handling needs

    def open_menu(self, place: Place, point: QPointF | None) -> None:
        """Open the menu of a card or heap: at a point, or beside the place, which stays seen."""
        beside = self._stage.rect(place) or QRectF()
        entries = self._menus.entries(place)
        if entries:
            self._popup(entries, QRectF(point, point) if point is not None else beside)

    # what screen readers need

    def spoken(self, place: Place) -> Spoken:
        """Say a place; one that is on the table no more says nothing."""
        return speak(self.models, place)

    def is_lifted(self, place: Place) -> bool:
        """Tell whether a place is a card that is picked up."""
        return isinstance(place, HandPlace | PiecePlace) and place.key in self.arranger.picked

    # Qt's events

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was pointed at."""
        super().leaveEvent(event)
        self._handling.point_away()

    # from one bench to the next

    def _lay_out(self, travel: Journey) -> None:
        """Lay everything out as the bench says, then mend marks and focus."""
        view, arranger = self.arranger.view, self.arranger
        self._dress_felt()
        self._handling.follow()
        self.models.bench.spread(arranger.bench, arranger.picked, changed_by_others(view), editing=view.my_turn)
        self._stage.setSceneRect(QRectF(self.viewport().rect()))
        bar, line = self._bars.heights(self.viewport().width() - BARS_MARGIN, self._look.theme.text_scale)
        frame = self._stage.frame(arranger.bench, self.viewport().size(), self._window_height(), bar, line)
        held = Held(arranger.lifted, self._handling.carried)
        state = self._state(view) if view.my_turn else None
        laid = self._stage.arrange(arranger.bench, frame, travel, held, state, self._leeway(view))
        self._stage.show_draws(view.drawn if not view.over else 0)
        self._stage.lay_ground(laid, self.viewport().size(), QPointF(self.mapTo(self.window(), QPoint(0, 0))))
        self._bars.place(laid.bar, laid.line)
        self._handling.mark()
        forget(self, self._stage.reading_order())
        self._focus.follow()
        self._hinted.draw()

    def _state(self, view: View) -> State:
        """Say what is still missing, with the number of heaps that are legal or not."""
        bench, text = self.arranger.bench, self._words.text
        legal = sum(heap.legal for heap in bench.now.heaps)
        wrong = len(bench.now.heaps) - legal
        return State(
            told=self._words.say(still_missing(view, bench.table)).visual,
            legal=text("bench-legal", count=legal) if legal else "",
            wrong=text("bench-wrong", count=wrong) if wrong else "",
            ready=not isinstance(self._feed.judge(bench.arrange()), Refusal),
            rtl=self._words.rtl,
        )

    def _journey(self, seen: tuple[object, ...]) -> Journey:
        """Tell where cards come from that lay nowhere: own ones from the stock, others from who arranged."""
        laid = self._stage.plan
        arranged = next((fact.seat for fact in seen if isinstance(fact, Arranged)), None)
        plate = self._stage.seat_rect(arranged) if arranged is not None else None

        def source(key: CardKey) -> QRectF | None:
            if isinstance(key, InHand) and key.key in self.models.hand.arrival:
                return laid.stock if laid is not None else None
            return shrunk(plate, SMALL) if plate is not None else None

        return Journey(source, lambda _: None, PLACE_MS if plate is None else OPPONENT_MS, deal=is_deal(seen))

    def _show_draw(self, seen: tuple[object, ...]) -> None:
        """Let the back of a card travel from the stock to the opponent who drew it."""
        seat, laid = drawn_by(seen), self._stage.plan
        plate = self._stage.seat_rect(seat) if seat is not None else None
        if plate is not None and laid is not None:
            end = shrunk(plate, SMALL)
            spot = Spot(None, end.topLeft(), round(end.width()), 0)
            self._stage.keeper.pass_by(spot, laid.stock, self._stage.faces, self._look, OPPONENT_MS)

    def _put_down(self) -> None:
        self.arranger.put_down()
        self.said.emit(message("bench-put-down"))

    def _take_up(self, key: int) -> None:
        self.arranger.pick(key)
        if self.arranger.picked:
            self.arranger.say_picked()
            self._go_where_it_fits()

    def _go_where_it_fits(self) -> None:
        """Move the focus to the first heap that the cards would fit, else to the place of a new one."""
        fits = fitting(self.arranger.bench, self.arranger.picked)
        self._focus.go(MeldPlace(fits[0].key) if fits else FeltPlace())

    def _drop(self, place: Place | None, picked: tuple[int, ...]) -> None:
        """Lay what is picked up at a place; who took it from the hand goes on there."""
        from_hand = any(self.arranger.bench.heap_of(key) is None for key in picked)
        match place:
            case PiecePlace() if place.key in picked:
                self.arranger.put_down()
                self.said.emit(message("bench-put-down"))
                return
            case PiecePlace():
                heap = self.arranger.bench.heap_of(place.key)
                if heap is not None:
                    self.arranger.to_heap(picked, heap.key, place.key)
            case MeldPlace():
                self.arranger.to_heap(picked, place.number)
            case FeltPlace():
                self.arranger.to_new_heap(picked)
            case HandPlace():
                self.arranger.to_hand(picked)
            case _:
                return
        if from_hand:
            self._focus.enter(Zone.HAND)

    def _ask_joker(self, key: int) -> None:
        """Ask which card a joker stands for."""
        self.said.emit(joker_asked())
        self._popup(self._menus.readings(key), self._stage.rect(PiecePlace(key)) or QRectF())

    def _popup(self, entries: list[Entry], beside: QRectF) -> None:
        number, edits = self._feed.number, self.arranger.bench.edits

        def chosen(deed: object) -> None:
            if (self._feed.number, self.arranger.bench.edits) != (number, edits):
                self.said.emit(message("refused-stale"))
            elif callable(deed):
                deed()

        popup(self, self._words, entries, self._on_screen(beside), chosen)
