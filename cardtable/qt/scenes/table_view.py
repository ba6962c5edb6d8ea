"""The window's view of the table: it shows each sight, turns input into moves asked for."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QTimer, Signal

from cardtable.kernel.message import Message, message
from cardtable.play.draft import Draft
from cardtable.play.table import Sight
from cardtable.qt.accessible.readable import Spoken
from cardtable.qt.accessible.spoken import speak
from cardtable.qt.accessible.table import forget
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.melds import MeldsModel
from cardtable.qt.models.piles import PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.card_keeper import Journey, at_once
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import ARRIVAL_MARK_MS, Motion
from cardtable.qt.scenes.handled_table import BARS_MARGIN, USUAL, HandledTable
from cardtable.qt.scenes.handling import Handling
from cardtable.qt.scenes.journeys import drawn_by, is_deal, journey
from cardtable.qt.scenes.menus import Ask, Begin, Describe, Entry, Menus
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, HandPlace, MeldPlace, Place, SeatPlace, StockPlace
from cardtable.qt.scenes.popup import popup
from cardtable.qt.scenes.stage import ARRIVALS, Models, Stage
from cardtable.qt.scenes.table_progress import TableProgress
from cardtable.qt.scenes.target_marks import TargetMarks
from cardtable.qt.scenes.zones import Focus
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.sight import AnyMove, AnyPreview, MeldView
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words
from cardtable.rummy.moves import DrawStock, LayMeld, TakeDiscard


class TableView(HandledTable):
    """Show one seat's table.

    `asked` carries a move to submit, `said` a message to announce, `focused` the place that now has the focus;
    `draft_asked` the key of a card to begin a draft with, `pile_asked` that the person wants to choose from the pile,
    fanned out where the pointer asks, `folded` whether the own line has no room and moves into the action bar.
    """

    models: Models
    asked = Signal(object)
    draft_asked = Signal(int)
    pile_asked = Signal(bool)

    def __init__(self, feed: SeatFeed, words: Words, theme: Theme, dress: Dress = USUAL) -> None:
        super().__init__(words, Look(theme, dress))
        self._feed = feed
        self.models = Models(
            HandModel(words, self), MeldsModel(words, self), PilesModel(words, self), SeatsModel(words, self)
        )
        self._stage = Stage(words, self.models, self._look, self._movement)
        self._marks = TargetMarks(self._stage, words)
        self._progress = TableProgress(self._stage, words)
        self._handling = Handling(self, self._stage, self.models.hand, self._marks, self._movement)
        self._draft: Draft | None = None
        self._view: MeldView = feed.view
        self._arrivals = QTimer(self, singleShot=True, interval=ARRIVAL_MARK_MS)
        self._arrivals.timeout.connect(lambda: self._stage.marks.clear(ARRIVALS))
        self._furnish(self._stage, self._stage, self._handling, Focus())
        for model in self.models:
            model.show(self._view)

    # what the table page tells the view

    def show_sight(self, sight: Sight) -> None:
        """Show a sight whose view the models show already: cards travel as was perceived."""
        self._view = self._feed.view
        if is_deal(sight.seen):
            self._stage.keeper.settle({}, self._stage.faces, self._look, at_once())
        laid = self._stage.plan
        plates = {seat: rect for seat in range(len(self._view.counts)) if (rect := self._stage.seat_rect(seat))}
        self._follow(journey(sight.seen, self._view, laid, plates) if laid is not None else at_once())
        drawer = drawn_by(sight.seen)
        if drawer is not None:
            self._stage.show_draw(drawer)
        if self._movement.motion is Motion.NONE:
            self._stage.mark_arrivals()
            self._arrivals.start()

    def show_draft(self, draft: Draft | None) -> None:
        """Show the unfinished combination; None where there is none."""
        self._draft = draft if draft is not None and draft.is_open else None
        self.models.hand.hide(self._draft.places if self._draft is not None else ())
        self.rearrange()

    # what keys ask for

    def focused_card(self) -> int | None:
        """Give the key of the hand card in focus."""
        return self._focus.card()

    def context_menu(self) -> None:
        """Open the menu of what is in focus."""
        if self._focus.place is not None:
            self.open_menu(self._focus.place, None)

    def press(self, place: Place | None) -> None:
        """Do the main thing with a place, as a screen reader asks."""
        match place:
            case HandPlace() | MeldPlace():
                self.open_menu(place, None)
            case StockPlace():
                self.ask(DrawStock())
            case DiscardPlace() if meld_manners_of(self._view).takes_several(self._view):
                self.pile_asked.emit(False)
            case DiscardPlace():
                self.ask(TakeDiscard(1))
            case SeatPlace() | None:
                pass

    # what handling needs

    def ask(self, move: AnyMove, keys: tuple[int, ...] = ()) -> bool:
        """Ask for a move that names these cards of the hand; tell whether the match went on."""
        number = self._feed.number
        self.models.hand.expect_to_leave(keys)
        self.asked.emit(move)
        return self._feed.number != number

    def refuse(self, why: Message) -> None:
        """Say why nothing was asked for."""
        self.said.emit(why)

    def choose_reading(self, keys: tuple[int, ...], readings: tuple[tuple[LayMeld, AnyPreview], ...]) -> None:
        """Ask which card the joker stands for."""
        manners = meld_manners_of(self._view)
        entries = [Entry(manners.reading(preview), move) for move, preview in readings]
        fresh = self._stage.rect(FeltPlace()) or QRectF()
        self._popup(entries, fresh, keys)

    def fan_pile(self) -> None:
        """Let the person choose from the pile, fanned out, how many cards to take."""
        self.pile_asked.emit(True)

    def open_menu(self, place: Place, point: QPointF | None) -> None:
        """Open the menu of a card of the hand or a combination: at a point, or beside the place, which stays seen."""
        menus = Menus(self._view, self._feed.game.judge)
        beside = self._stage.rect(place) or QRectF()
        at = QRectF(point, point) if point is not None else beside
        if isinstance(place, HandPlace):
            self._popup(menus.for_card(place.key, self.models.hand.card(place.key)), at, (place.key,))
        elif isinstance(place, MeldPlace):
            laid = next((laid for laid in self._view.table if laid.number == place.number), None)
            if laid is not None:
                self._popup(menus.for_meld(laid), at, ())

    # what screen readers need

    def spoken(self, place: Place) -> Spoken:
        """Say a place; one that is on the table no more says nothing."""
        return speak(self.models, place)

    def is_lifted(self, place: Place) -> bool:
        """Tell whether a place is a lifted card."""
        return isinstance(place, HandPlace) and place.key in self.models.hand.lifted

    # Qt's events

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was pointed at."""
        super().leaveEvent(event)
        self._marks.point(self._view, None)

    # from one sight to the next

    def _lay_out(self, travel: Journey) -> None:
        """Lay everything out as the models say, then mend marks and focus."""
        view = self._view
        self._dress_felt()
        self._handling.follow(view, self._feed.game.judge)
        leeway = self._leeway(view)
        self._stage.setSceneRect(QRectF(self.viewport().rect()))
        bar, line = self._bars.heights(self.viewport().width() - BARS_MARGIN, self._look.theme.text_scale)
        frame = self._stage.frame(self.viewport().size(), self._window_height(), bar, line)
        draft = self._draft
        shown = {key: self.models.hand.card(key) for key in draft.places} if draft is not None else {}
        laid = self._stage.arrange(view, frame, travel, shown, self._handling.carried, leeway)
        self._stage.lay_ground(laid, self.viewport().size(), QPointF(self.mapTo(self.window(), QPoint(0, 0))))
        self._bars.place(laid.bar, laid.line)
        self._handling.mark()
        self._progress.show(view, self._feed.game.judge, draft, lifted=self._handling.busy)
        forget(self, self._stage.reading_order())
        self._focus.follow()
        self._hinted.draw()

    def _put_down(self) -> None:
        self.models.hand.put_down()
        self.rearrange()

    def _popup(self, entries: list[Entry], beside: QRectF, keys: tuple[int, ...]) -> None:
        number = self._feed.number
        popup(self, self._words, entries, self._on_screen(beside), lambda asks: self._chosen(asks, keys, number))

    def _chosen(self, asks: Ask, keys: tuple[int, ...], number: int) -> None:
        """Do what was chosen in a menu, unless the match has gone on since it was opened."""
        match asks:
            case Begin() if asks.key in self.models.hand.arrival:
                self.draft_asked.emit(asks.key)
            case Describe():
                laid = next((laid for laid in self._view.table if laid.number == asks.number), None)
                if laid is not None:
                    self.said.emit(meld_manners_of(self._view).wording.describe_meld(laid, self._view))
            case _ if isinstance(asks, Begin) or self._feed.number != number:
                self.said.emit(message("refused-stale"))
            case _:
                self.ask(asks, keys)
                self.models.hand.put_down()
                self.rearrange()
