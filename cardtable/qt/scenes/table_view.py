"""The window's view of the table: it shows each sight, turns input into moves asked for."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from cardtable.games.playroom.moves import DrawStock, LayMeld, Move, TakeDiscard
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording import describe_meld
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.play.draft import Draft
from cardtable.play.table import Sight
from cardtable.qt.accessible.table import announce_focus, forget, install
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.melds import MeldsModel
from cardtable.qt.models.piles import PilesModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.bars import Bars
from cardtable.qt.scenes.card_item import Look, Spot
from cardtable.qt.scenes.card_keeper import Journey, at_once
from cardtable.qt.scenes.drag import Gesture
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import ARRIVAL_MARK_MS, LONG_PRESS_MS, OPPONENT_MS, PLACE_MS, Motion
from cardtable.qt.scenes.focus_keeper import FocusKeeper
from cardtable.qt.scenes.handling import Handling
from cardtable.qt.scenes.journeys import SMALL, drawn_by, is_deal, journey
from cardtable.qt.scenes.menus import Ask, Begin, Describe, Entry, Menus
from cardtable.qt.scenes.motion import Movement, shrunk
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, HandPlace, MeldPlace, Place, SeatPlace, StockPlace
from cardtable.qt.scenes.popup import popup
from cardtable.qt.scenes.stage import ARRIVALS, Models, Stage
from cardtable.qt.scenes.table_progress import TableProgress
from cardtable.qt.scenes.target_marks import TargetMarks
from cardtable.qt.scenes.zones import Zone
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

USUAL: Final = Dress()
BARS_MARGIN: Final = 80
"""What the bars leave of the view's width at both sides together, in px."""


class TableView(QGraphicsView):
    """Show one seat's table.

    `asked` carries a move to submit, `said` a message to announce, `focused` the place that now has the focus;
    `draft_asked` the key of a card to begin a draft with, `pile_asked` that the person wants to choose from the pile,
    `folded` whether the own line has no room and moves into the action bar.
    """

    asked = Signal(object)
    said = Signal(object)
    focused = Signal(object)
    draft_asked = Signal(int)
    pile_asked = Signal()
    folded = Signal(bool)

    def __init__(self, feed: SeatFeed, words: Words, theme: Theme, dress: Dress = USUAL) -> None:
        super().__init__()
        self._feed, self._words = feed, words
        self._look = Look(theme, dress)
        self._movement = Movement(dress.motion, self)
        self.models = Models(
            HandModel(words, self), MeldsModel(words, self), PilesModel(words, self), SeatsModel(words, self)
        )
        self._stage = Stage(words, self.models, self._look, self._movement)
        self._marks = TargetMarks(self._stage, words)
        self._progress = TableProgress(self._stage, words)
        self._handling = Handling(self, self._stage, self.models.hand, self._marks, self._movement)
        self._gesture = Gesture(self._handling)
        self._focus = FocusKeeper(self, self._stage)
        self._draft: Draft | None = None
        self._bars = Bars(self)
        self._turn: tuple[int, int] | None = None
        self._view: View = feed.view
        self._hold = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._hold.timeout.connect(self._gesture.hold)
        # Qt tells of the focus of the whole list by itself; the place in focus has to be heard after it.
        self._entered = QTimer(self, singleShot=True, interval=0)
        self._entered.timeout.connect(self._focus.tell)
        self._arrivals = QTimer(self, singleShot=True, interval=ARRIVAL_MARK_MS)
        self._arrivals.timeout.connect(lambda: self._stage.marks.clear(ARRIVALS))
        self._set_up()
        for model in self.models:
            model.show(self._view)
        self._follow(at_once())

    def _set_up(self) -> None:
        self.setScene(self._stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMinimumSize(640, 400)
        self._words.changed.connect(self._retell)
        self._focus.moved.connect(self._focus_moved)
        self._bars.folded.connect(self.folded)
        self.models.hand.sorting_changed.connect(lambda _: self.rearrange())
        install()

    # what the table page tells the view

    def show_sight(self, sight: Sight) -> None:
        """Show a sight whose view the models show already: cards travel as was perceived."""
        self._view = self._view_of(sight)
        if is_deal(sight.seen):
            self._stage.keeper.settle({}, self._stage.faces, self._look, at_once())
        laid = self._stage.plan
        plates = {seat: rect for seat in range(len(self._view.counts)) if (rect := self._stage.seat_rect(seat))}
        self._follow(journey(sight.seen, self._view, laid, plates) if laid is not None else at_once())
        self._show_draw(sight.seen)
        if self._movement.motion is Motion.NONE:
            self._stage.mark_arrivals()
            self._arrivals.start()

    def show_draft(self, draft: Draft | None) -> None:
        """Show the unfinished combination; None where there is none."""
        self._draft = draft if draft is not None and draft.is_open else None
        self.models.hand.hide(self._draft.places if self._draft is not None else ())
        self.rearrange()

    def seat_bars(self, bar: QWidget, line: QWidget) -> None:
        """Let the action bar and the own line lie on the felt, between combinations and hand."""
        self._bars.seat(bar, line)
        self.rearrange()

    def set_theme(self, theme: Theme) -> None:
        """Show the table in another light or size of text."""
        self._wear(Look(theme, self._look.dress))

    def set_dress(self, dress: Dress) -> None:
        """Lay the table as the person wants it."""
        self._movement.motion = dress.motion
        self._wear(Look(self._look.theme, dress))

    # what keys ask for

    def move_focus(self, across: int, down: int) -> bool:
        """Move the focus by one card, combination, pile or player, or by a row; tell whether it moved."""
        return self._focus.step(across, down)

    def home(self) -> bool:
        """Move the focus to the first of its zone; tell whether it moved."""
        return self._focus.edge(last=False)

    def end(self) -> bool:
        """Move the focus to the last of its zone; tell whether it moved."""
        return self._focus.edge(last=True)

    def next_zone(self, step: int) -> bool:
        """Move the focus to the next zone of the table; False past its last one, where the window goes on."""
        return self._focus.next_zone(step)

    def enter_hand(self) -> bool:
        """Move the focus to the hand; tell whether it moved."""
        return self._focus.enter(Zone.HAND)

    def focused_place(self) -> Place | None:
        """Give the place in focus."""
        return self._focus.place

    def focused_card(self) -> int | None:
        """Give the key of the hand card in focus."""
        return self._focus.card()

    def focused_meld(self) -> int | None:
        """Give the number of the combination in focus."""
        return self._focus.meld()

    def activate(self) -> None:
        """Do the main thing with what is in focus: choose where a card goes, draw, take."""
        self.press(self._focus.place)

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
            case DiscardPlace() if self._view.options.discard_mode is DiscardMode.MULTI:
                self.ask_for_pile()
            case DiscardPlace():
                self.ask(TakeDiscard(1))
            case SeatPlace() | None:
                pass

    # what handling needs

    def ask(self, move: Move, keys: tuple[int, ...] = ()) -> bool:
        """Ask for a move that names these cards of the hand; tell whether the match went on."""
        number = self._feed.number
        self.models.hand.expect_to_leave(keys)
        self.asked.emit(move)
        return self._feed.number != number

    def refuse(self, why: Message) -> None:
        """Say why nothing was asked for."""
        self.said.emit(why)

    def choose_reading(self, keys: tuple[int, ...], readings: tuple[tuple[LayMeld, Preview], ...]) -> None:
        """Ask which card the joker stands for."""
        entries = [
            Entry(message("scene-reading", card=preview.joker or "", points=preview.points), move)
            for move, preview in readings
        ]
        fresh = self._stage.rect(FeltPlace()) or QRectF()
        self._popup(entries, fresh, keys)

    def ask_for_pile(self) -> None:
        """Let the person choose how many cards to take from the pile."""
        self.pile_asked.emit()

    def open_menu(self, place: Place, point: QPointF | None) -> None:
        """Open the menu of a card of the hand or a combination: at a point, or beside the place, which stays seen."""
        menus = Menus(self._view, self._judge)
        beside = self._stage.rect(place) or QRectF()
        at = QRectF(point, point) if point is not None else beside
        if isinstance(place, HandPlace):
            self._popup(menus.for_card(place.key, self.models.hand.card(place.key)), at, (place.key,))
        elif isinstance(place, MeldPlace):
            laid = next((laid for laid in self._view.table if laid.number == place.number), None)
            if laid is not None:
                self._popup(menus.for_meld(laid), at, ())

    def focus_on(self, place: Place) -> None:
        """Give a place the focus, as the pointer does."""
        self._focus.go(place)

    def rearrange(self, duration: int = PLACE_MS) -> None:
        """Bring everything to where it belongs now, in so many milliseconds."""
        self._follow(Journey(lambda _: None, lambda _: None, duration))

    # what screen readers need

    def reading_order(self) -> list[Place]:
        """List the places as they are read."""
        return self._stage.reading_order()

    def place_at(self, point: QPoint) -> Place | None:
        """Name what lies at a point of the view."""
        return self._stage.place_at(QPointF(point))

    def place_rect(self, place: Place) -> QRect:
        """Give the rectangle of a place in the view."""
        return (self._stage.rect(place) or QRectF()).toAlignedRect()

    def is_lifted(self, place: Place) -> bool:
        """Tell whether a place is a lifted card."""
        return isinstance(place, HandPlace) and place.key in self.models.hand.lifted

    # Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._follow(at_once())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put down what is lifted or carried with Escape; leave every other key to the window."""
        event.ignore()
        if event.key() == Qt.Key.Key_Escape and self._handling.busy:
            self._gesture.cancel()
            self.models.hand.put_down()
            self.rearrange()
            event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew for a screen of another fineness."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._follow(at_once())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag or a long press."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._focus.by_key = False
            self._gesture.press(self._stage.place_at(event.position()), event.position())
            self._hold.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with a drag, or tell what lies under the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gesture.move(event.position())
            if not self._gesture.pressed:
                self._hold.stop()
        else:
            self._handling.hover(event.position())
        self._show_cursor(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._hold.stop()
            self._gesture.release(self._stage.place_at(event.position()), event.position())
            self._show_cursor(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._gesture.double(self._stage.place_at(event.position()))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu under the pointer, or that of the focus for the menu key."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.context_menu()
            return
        self._gesture.cancel()
        point = QPointF(event.pos())
        self._handling.menu_asked(self._stage.place_at(point), point)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring where the keyboard came by key."""
        super().focusInEvent(event)
        self._focus.by_key = event.reason() is not Qt.FocusReason.MouseFocusReason
        self._focus.draw()
        self._entered.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring; what is dragged goes back."""
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:
            self._gesture.cancel()
            self._focus.draw()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was pointed at."""
        super().leaveEvent(event)
        self._marks.point(self._view, None)

    # from one sight to the next

    def _follow(self, travel: Journey) -> None:
        """Lay everything out as the models say, then mend marks and focus."""
        view, ratio = self._view, self.devicePixelRatioF()
        if ratio != self._stage.ratio:
            self._stage.wear(self._look, ratio)
        self._handling.follow(view, self._judge)
        settle = self._may_settle(view)
        self._stage.setSceneRect(QRectF(self.viewport().rect()))
        bar, line = self._bars.heights(self.viewport().width() - BARS_MARGIN, self._look.theme.text_scale)
        frame = self._stage.frame(self.viewport().size(), self._window_height(), bar, line)
        draft = self._draft
        shown = {key: self.models.hand.card(key) for key in draft.places} if draft is not None else {}
        laid = self._stage.arrange(view, frame, travel, shown, self._handling.carried, settle=settle)
        self._stage.paint_ground(self.viewport().size(), QPointF(self.mapTo(self.window(), QPoint(0, 0))), ratio)
        self._bars.place(laid.bar, laid.line)
        self._handling.mark()
        self._progress.show(view, self._judge, draft, lifted=self._handling.busy)
        forget(self, self._stage.reading_order())
        self._focus.follow()

    def _may_settle(self, view: View) -> bool:
        """Tell whether rows may be filled anew: between two turns, while nothing is lifted or carried."""
        turn = (view.standing.round, view.turn)
        if turn == self._turn or self._handling.busy:
            return self._turn is None
        self._turn = turn
        return True

    def _wear(self, look: Look) -> None:
        self._look = look
        self._stage.wear(look, self.devicePixelRatioF())
        self._follow(at_once())

    def _retell(self) -> None:
        self._follow(at_once())

    def _view_of(self, sight: Sight) -> View:
        if not isinstance(sight.view, View):
            reason = f"{type(sight.view).__name__} is no view of Playroom Rummy"
            raise TypeError(reason)
        return sight.view

    def _judge(self, view: View, move: Move) -> Preview | Refusal:
        answer: Preview | Refusal = self._feed.game.judge(view, move)
        return answer

    def _show_draw(self, seen: tuple[object, ...]) -> None:
        """Let the back of a card travel from the stock to the opponent who drew it."""
        seat, laid = drawn_by(seen), self._stage.plan
        plate = self._stage.seat_rect(seat) if seat is not None else None
        if plate is not None and laid is not None:
            end = shrunk(plate, SMALL)
            spot = Spot(None, end.topLeft(), round(end.width()), 0)
            self._stage.keeper.pass_by(spot, laid.stock, self._stage.faces, self._look, OPPONENT_MS)

    def _popup(self, entries: list[Entry], beside: QRectF, keys: tuple[int, ...]) -> None:
        number = self._feed.number
        spot = beside.toAlignedRect()
        spot.moveTopLeft(self.viewport().mapToGlobal(spot.topLeft()))
        popup(self, self._words, entries, spot, lambda asks: self._chosen(asks, keys, number))

    def _chosen(self, asks: Ask, keys: tuple[int, ...], number: int) -> None:
        """Do what was chosen in a menu, unless the match has gone on since it was opened."""
        match asks:
            case Begin():
                self.draft_asked.emit(asks.key)
            case Describe():
                laid = next((laid for laid in self._view.table if laid.number == asks.number), None)
                if laid is not None:
                    self.said.emit(describe_meld(laid, self._view))
            case _ if self._feed.number != number:
                self.said.emit(message("refused-stale"))
            case _:
                self.ask(asks, keys)
                self.models.hand.put_down()
                self.rearrange()

    def _focus_moved(self, place: Place) -> None:
        self.focused.emit(place)
        if self.hasFocus():
            announce_focus(self, place)

    def _show_cursor(self, point: QPointF) -> None:
        if self._gesture.dragging:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._stage.place_at(point) is not None:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def _window_height(self) -> int:
        return self.window().height() if self.window() is not self else self.height()
