"""What every table does with pointer, keys, bars, light, whatever lies on it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from cardtable.kernel.seats import Seat
from cardtable.qt.accessible.table import announce_focus, install
from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.bars import Bars
from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.card_keeper import Journey, at_once
from cardtable.qt.scenes.drag import Gesture, Pointed
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import LONG_PRESS_MS, PLACE_MS
from cardtable.qt.scenes.edge_scroll import EdgeScroll
from cardtable.qt.scenes.focus_keeper import FocusKeeper, Ground
from cardtable.qt.scenes.hint_marks import Hinted, HintMarks
from cardtable.qt.scenes.meld_layout import Leeway
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.scenes.places import Place
from cardtable.qt.scenes.played_table import PlayedTable
from cardtable.qt.scenes.zones import Focus, Zone
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

USUAL: Final = Dress()
BARS_MARGIN: Final = 80
"""What the bars leave of the view's width at both sides together, in px."""
MOST_LAYINGS: Final = 4
"""How often one layout may lead to another before the last one stands."""


class TableStage(Ground, Protocol):
    """What a table needs of the scene that it shows."""

    ratio: float

    @property
    def look(self) -> Look:
        """The light it is drawn in."""
        ...

    def wear(self, look: Look, ratio: float) -> None:
        """Draw everything in another light, or for another screen."""
        ...

    def place_at(self, point: QPointF) -> Place | None:
        """Name what lies on top at a point."""
        ...

    def scroller_at(self, point: QPointF) -> int:
        """Tell by how many rows a click here scrolls the combinations."""
        ...

    def edge_at(self, point: QPointF) -> int:
        """Tell by how many rows cards that are carried there scroll the combinations."""
        ...

    def scroll(self, rows: int) -> None:
        """Scroll the combinations by so many rows."""
        ...

    def reveal(self, place: Place) -> bool:
        """Scroll to a combination; tell whether that is needed."""
        ...


class TableHandling(Pointed, Protocol):
    """What a table needs of what gestures do on it."""

    @property
    def busy(self) -> bool:
        """Whether cards are lifted or carried."""
        ...

    def hover(self, point: QPointF) -> None:
        """Say what a click here would do."""
        ...


class HandledTable(PlayedTable):
    """Turn events into gestures, keep the focus, seat the bars; what lies there each kind of table lays itself."""

    def __init__(self, words: Words, look: Look) -> None:
        super().__init__()
        self._words, self._look = words, look
        self._movement = Movement(look.dress.motion, self)
        self._bars = Bars(self)
        self._turn: tuple[int, Seat | None] | None = None
        self._sized = False
        self._layings = 0

    def _furnish(self, scene: QGraphicsScene, stage: TableStage, handling: TableHandling, focus: Focus) -> None:
        """Show a scene, listen to gestures, keep the focus."""
        self._ground, self._hands = stage, handling
        self._gesture = Gesture(handling)
        self._focus = FocusKeeper(self, stage, focus)
        self._hinted = HintMarks(stage, self._words, lambda: self.sceneRect().adjusted(4, 4, -4, -4))
        self._edge = EdgeScroll(self, stage.edge_at, self._scroll)
        self._hold = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._hold.timeout.connect(self._gesture.hold)
        # Qt tells of the focus of the whole list by itself; the place in focus has to be heard after it.
        self._entered = QTimer(self, singleShot=True, interval=0)
        self._entered.timeout.connect(self._focus.tell)
        scene.setParent(self)
        self.setScene(scene)
        set_up_canvas(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setMinimumSize(640, 400)
        self._words.changed.connect(lambda: self._follow(at_once()))
        self._focus.moved.connect(self._focus_moved)
        self._bars.folded.connect(self.folded)
        self.models.hand.sorting_changed.connect(lambda _: self.rearrange())
        install()

    def _follow(self, travel: Journey) -> None:
        """Lay everything out as it should lie now; nothing lies there before it is first shown.

        A bar that grows where it has been put asks for another layout; bar and layout cannot chase each other for ever.
        """
        if not self._sized or self._layings == MOST_LAYINGS:
            return
        self._layings += 1
        try:
            self._lay_out(travel)
        finally:
            self._layings -= 1

    def _lay_out(self, travel: Journey) -> None:
        """Lay everything out, then mend marks and focus."""
        raise NotImplementedError

    def _put_down(self) -> None:
        """Leave all cards where they were."""
        raise NotImplementedError

    # what the table page tells the view

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

    def rearrange(self, duration: int = PLACE_MS) -> None:
        """Bring everything to where it belongs now, in so many milliseconds."""
        self._follow(Journey(lambda _: None, lambda _: None, duration))

    def mark_hints(self, hinted: Iterable[Hinted]) -> None:
        """Mark what a hint is about, and nothing else."""
        self._hinted.show(hinted)

    # what keys ask for

    def skip_motion(self) -> None:
        """Show the end of every motion at once: whoever goes on does not want to watch."""
        self._movement.finish()

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

    def focus_on(self, place: Place) -> None:
        """Give a place the focus, as the pointer does."""
        self._focus.go(place)

    def activate(self) -> None:
        """Do the main thing with what is in focus."""
        self.press(self._focus.place)

    # what screen readers need

    def reading_order(self) -> list[Place]:
        """List the places as they are read."""
        return list(self._ground.reading_order())

    def place_at(self, point: QPoint) -> Place | None:
        """Name what lies at a point of the view."""
        return self._ground.place_at(QPointF(point))

    def place_rect(self, place: Place) -> QRect:
        """Give the rectangle of a place in the view."""
        return (self._ground.rect(place) or QRectF()).toAlignedRect()

    # Qt's events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._sized = True
        self._follow(at_once())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put down what is lifted or carried with Escape; leave every other key to the window."""
        event.ignore()
        if event.key() == Qt.Key.Key_Escape and self._hands.busy:
            self._gesture.cancel()
            self._put_down()
            event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Draw anew for a screen of another fineness."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._follow(at_once())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag or a long press; scroll where the table says that there is more."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.skip_motion()
        rows = self._ground.scroller_at(event.position())
        if rows:
            self._scroll(rows)
        else:
            self._focus.by_key = False
            self._gesture.press(self._ground.place_at(event.position()), event.position())
            self._hold.start()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Go on with a drag, or tell what lies under the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._gesture.move(event.position())
            if not self._gesture.pressed:
                self._hold.stop()
            if self._gesture.dragging:
                self._edge.carry(event.position())
        else:
            self._hands.hover(event.position())
        self._show_cursor(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._hold.stop()
            self._edge.rest()
            self._gesture.release(self._ground.place_at(event.position()), event.position())
            self._show_cursor(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second press of a double click."""
        if event.button() is Qt.MouseButton.LeftButton:
            self._gesture.double(self._ground.place_at(event.position()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the combinations where not all are seen."""
        turned = event.angleDelta().y()
        if turned:
            self._scroll(-1 if turned > 0 else 1)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu under the pointer, or that of the focus for the menu key."""
        if event.reason() is QContextMenuEvent.Reason.Keyboard:
            self.context_menu()
            return
        self._gesture.cancel()
        point = QPointF(event.pos())
        self._hands.menu_asked(self._ground.place_at(point), point)

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

    def _leeway(self, view: SeatView) -> Leeway:
        """Tell how far rows may change: freely between two turns, never while anything is lifted or carried."""
        if self._hands.busy and self._turn is not None:
            return Leeway.HELD
        turn = (view.standing.round, view.turn)
        changed, self._turn = turn != self._turn, turn
        return Leeway.FREE if changed else Leeway.OVERFLOW

    def _wear(self, look: Look) -> None:
        self._look = look
        self._ground.wear(self._look_on_felt(), self.devicePixelRatioF())
        self._follow(at_once())

    def _dress_felt(self) -> None:
        """Draw everything anew for a screen of another fineness, for a window of another height."""
        look, ratio = self._look_on_felt(), self.devicePixelRatioF()
        if (look, ratio) != (self._ground.look, self._ground.ratio):
            self._ground.wear(look, ratio)

    def _look_on_felt(self) -> Look:
        """Give the look with text that grows with the cards."""
        theme, grown = self._look.theme, sizes.felt_text(self._window_height())
        return replace(self._look, theme=replace(theme, text_scale=theme.text_scale * grown))

    def _scroll(self, rows: int) -> None:
        """Scroll the combinations by rows; what is pointed at is another one then."""
        self._ground.scroll(rows)
        self.rearrange()

    def _focus_moved(self, place: Place) -> None:
        if self._ground.reveal(place):
            self.rearrange()
        self.focused.emit(place)
        self._entered.stop()  # else what is told now would be told again
        if self.hasFocus():
            announce_focus(self, place)

    def _on_screen(self, rect: QRectF) -> QRect:
        """Give a rectangle of the view in the screen's measures, as menus are placed."""
        spot = rect.toAlignedRect()
        spot.moveTopLeft(self.viewport().mapToGlobal(spot.topLeft()))
        return spot

    def _show_cursor(self, point: QPointF) -> None:
        if self._gesture.dragging:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif self._ground.place_at(point) is not None:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().unsetCursor()

    def _window_height(self) -> int:
        return self.window().height() if self.window() is not self else self.height()


def set_up_canvas(view: QGraphicsView) -> None:
    """Let a view show its scene from the upper left corner, without a frame, painting what has changed alone."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
