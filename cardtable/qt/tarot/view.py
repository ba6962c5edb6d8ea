"""The window's view of a table of French Tarot: it shows each sight, turns input into moves asked for."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Signal
from PySide6.QtWidgets import QWidget

from cardtable.games.tarot import wording
from cardtable.games.tarot.facts import FinalKittyShown, KittyShown, TrickWon
from cardtable.games.tarot.moves import PlayCard
from cardtable.games.tarot.phases import Calling, Exchanging, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.table import Sight
from cardtable.qt.accessible.readable import Spoken
from cardtable.qt.accessible.spoken import said_of
from cardtable.qt.accessible.table import forget
from cardtable.qt.feed import SeatFeed
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.seats import SeatsModel
from cardtable.qt.scenes.card_item import Look
from cardtable.qt.scenes.card_keeper import Journey, at_once
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.scenes.handled_table import BARS_MARGIN, USUAL, HandledTable
from cardtable.qt.scenes.marks_layer import CHIP_Z
from cardtable.qt.scenes.places import (
    CalledPlace,
    HandlePlace,
    HandPlace,
    KittyPlace,
    Place,
    SeatPlace,
    TrickPlace,
    WonPlace,
)
from cardtable.qt.scenes.popup import popup
from cardtable.qt.scenes.tags import Sign, TagItem, Tone
from cardtable.qt.scenes.zones import Focus
from cardtable.qt.tables.entries import Entry
from cardtable.qt.tables.tarot import tricks_of
from cardtable.qt.tarot.felt_model import FeltModel
from cardtable.qt.tarot.guest import Guest
from cardtable.qt.tarot.handling import TarotHandling
from cardtable.qt.tarot.hold import REVIEW_MS, Hold
from cardtable.qt.tarot.journeys import began, journey, sweep
from cardtable.qt.tarot.layout import Rooms, plan_trick
from cardtable.qt.tarot.shown import Shown, finished, last_trick, lying
from cardtable.qt.tarot.stage import TarotModels, TarotStage
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

REASON: Final = "reason"


class TarotView(HandledTable):
    """Show one seat's table.

    `asked` carries the key of a card that is played or put back, `refused` a Refusal; `waiting` tells whether the
    others wait for what is held in sight, `pointed` that another card would be played by Enter.
    """

    models: TarotModels
    asked = Signal(int)
    refused = Signal(object)
    waiting = Signal(bool)
    pointed = Signal()

    def __init__(self, feed: SeatFeed, words: Words, theme: Theme, dress: Dress = USUAL) -> None:
        super().__init__(words, Look(theme, dress))
        self._feed = feed
        self.hold_ms: int | None = 0
        self._held: Shown | None = None
        self._guest: Guest | None = None
        self.models = TarotModels(HandModel(words, self), FeltModel(words, self), SeatsModel(words, self))
        for model in self.models:
            model.show(feed.view)
        self._stage = TarotStage(words, self.models, self._look, self._movement)
        self._handling = TarotHandling(self, self._stage, self.models.hand, self._movement)
        self._stay = Hold(self)
        self._stay.changed.connect(self.waiting)
        self._stay.over.connect(self._sweep)
        self._furnish(self._stage, self._stage, self._handling, Focus())

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self._feed.view
        return view

    @property
    def shown(self) -> Shown:
        """The trick that is seen."""
        return self._held or lying(self.view)

    @property
    def faces(self) -> Faces:
        """The pictures of the cards as the person wants them."""
        return self._stage.faces

    @property
    def holding(self) -> bool:
        """Whether something is held in sight."""
        return self._stay.on

    @property
    def waits_for_person(self) -> bool:
        """Whether something stays in sight until the person goes on."""
        return self._stay.on and self.hold_ms is None

    # what the table page tells the view

    def show_sight(self, sight: Sight) -> None:
        """Show a sight whose view the models show already; a finished trick or an opened kitty is held in sight."""
        if began(sight.seen):
            self._stage.keeper.settle({}, self._stage.faces, self._look, at_once())
        view = self.view
        won = next((seen for seen in sight.seen if isinstance(seen, TrickWon)), None)
        self._held = finished(view, won) if won is not None and self.hold_ms != 0 else None
        self._follow(journey(sight.seen, view, self._stage))
        if self.hold_ms != 0 and (self._held is not None or any(_to_be_seen(seen, view) for seen in sight.seen)):
            self._stay.begin(self.hold_ms)
        else:
            self._stay.drop()

    def seat_guest(self, guest: QWidget) -> None:
        """Let a widget lie in the middle of the felt whenever it is visible."""
        self._guest = Guest(guest, self._guest_rooms, self)
        self._guest.place()

    def look_at_last_trick(self) -> bool:
        """Show the last trick again for a while; tell whether there is one."""
        view, won = self.view, last_trick(self.view)
        if won is None:
            return False
        self._held = replace(finished(view, won), again=True)
        self._follow(sweep(view, self._stage, self._held))
        self._stay.begin(REVIEW_MS if self.hold_ms is not None else None)
        return True

    def go_on(self) -> bool:
        """Let go of what is held in sight; tell whether anything was."""
        was = self._stay.on
        self._stay.end()
        return was

    # what keys ask for

    def focused_card(self) -> int | None:
        """Give the key of the card that would be played: the lifted one, else the one in focus."""
        lifted = self.models.hand.lifted
        return lifted[0] if lifted else self._focus.card()

    def context_menu(self) -> None:
        """Open the menu of what is in focus."""
        if self._focus.place is not None:
            self.open_menu(self._focus.place, None)

    def press(self, place: Place | None) -> None:
        """Do the main thing with a place, as a screen reader asks."""
        match place:
            case HandPlace():
                self.go_on()
                self.play(place.key)
            case WonPlace():
                self._look_at_won(place.seat)
            case TrickPlace():
                self.said.emit(wording.trick(self.view) if self.view.trick else wording.last_trick(self.view))
            case CalledPlace():
                self.said.emit(wording.contract(self.view))
            case KittyPlace():
                self.said.emit(wording.kitty(self.view))
            case SeatPlace() | HandlePlace() | None:
                pass

    # what handling needs

    def lift(self, key: int) -> None:
        """Lift a card that may be played, or say why it may not; before the first trick ask at once what it is for."""
        hand = self.models.hand
        if self.view.my_turn and isinstance(self.view.phase, Calling | Exchanging):
            self.asked.emit(key)
            return
        verdict = self._feed.judge(PlayCard(hand.card(key)))
        if isinstance(verdict, Refusal):
            hand.put_down()
            self.refused.emit(verdict)
        else:
            hand.put_down()
            hand.toggle(key)
        self.rearrange()

    def play(self, key: int) -> None:
        """Play a card."""
        self.asked.emit(key)
        self.rearrange()

    def point_at(self, place: Place | None) -> None:
        """Say beside a card why it may not be played."""
        self._stage.marks.clear(REASON)
        told = self.models.hand.why_bound(place.key) if isinstance(place, HandPlace) else None
        rect = self._stage.rect(place) if place is not None else None
        reason = told.args.get("reason") if told is not None else None
        laid = self._stage.plan
        if isinstance(reason, Message) and rect is not None and laid is not None:
            sign = Sign(self._words.say(reason).visual, Tone.REFUSED, "forbidden", rtl=self._words.rtl, chip=True)
            room = self._stage.view_rect()
            room.setLeft(laid.bar.left())
            room.setRight(laid.bar.right())
            tall = TagItem(sign, self._look.theme).size.height()
            self._stage.marks.tag(REASON, sign, laid.beside_hand(rect, tall), CHIP_Z, room)

    def open_menu(self, place: Place, point: QPointF | None) -> None:
        """Open the menu of a card of the hand: at a point, or beside the card."""
        if not isinstance(place, HandPlace):
            return
        beside = self._stage.rect(place) or QRectF()
        number, key = self._feed.number, place.key

        def chosen(_deed: object) -> None:
            if self._feed.number == number:
                self.play(key)
            else:
                self.said.emit(message("refused-stale"))

        at = QRectF(point, point) if point is not None else beside
        popup(self, self._words, [self._entry(key)], self._on_screen(at), chosen)

    # what screen readers need

    def spoken(self, place: Place) -> Spoken:
        """Say a place; one that is on the table no more says nothing."""
        match place:
            case HandPlace():
                return said_of(self.models.hand, place.key)
            case SeatPlace():
                return said_of(self.models.seats, place.seat)
            case _:
                return said_of(self.models.felt, place)

    def is_lifted(self, place: Place) -> bool:
        """Tell whether a place is the lifted card."""
        return isinstance(place, HandPlace) and place.key in self.models.hand.lifted

    # Qt's events

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what was pointed at."""
        super().leaveEvent(event)
        self.point_at(self._focus.place if self._focus.by_key else None)

    # from one sight to the next

    def _lay_out(self, travel: Journey) -> None:
        """Lay everything out as the view says, then mend marks and focus."""
        view, shown = self.view, self.shown
        self._dress_felt()
        self._handling.follow()
        self.models.felt.spread(view, shown)
        size = self.viewport().size()
        self._stage.setSceneRect(QRectF(self.viewport().rect()))
        bar, line = self._bars.heights(size.width() - BARS_MARGIN, self._look.theme.text_scale)
        frame = self._stage.framed(size, self._window_height(), bar, line)
        laid = plan_trick(frame, self._guest.tall if self._guest is not None else None)
        self._stage.arrange(view, laid, travel, shown, self._handling.carried)
        self._stage.lay_ground(laid, size, QPointF(self.mapTo(self.window(), QPoint(0, 0))))
        self._bars.place(laid.bar, laid.line)
        if self._guest is not None:
            self._guest.place()
        self._handling.mark(playing=isinstance(view.phase, Playing) and view.my_turn)
        self.point_at(self._focus.place if self._focus.by_key else None)
        forget(self, self._stage.reading_order())
        self._focus.follow()

    def _guest_rooms(self) -> Rooms | None:
        return self._stage.plan.guest if self._stage.plan is not None else None

    def _focus_moved(self, place: Place) -> None:
        super()._focus_moved(place)
        self.point_at(place)
        self.pointed.emit()

    def _put_down(self) -> None:
        self.models.hand.put_down()
        self.rearrange()

    def _sweep(self) -> None:
        """Let the trick that was held go to who took it."""
        held, self._held = self._held, None
        self._follow(sweep(self.view, self._stage, held) if held is not None else at_once())

    def _look_at_won(self, seat: Seat) -> None:
        """Show the last trick where this seat has taken it, else say how many it has."""
        won = last_trick(self.view)
        if won is not None and won.seat == seat:
            self.said.emit(wording.last_trick(self.view))
            self.look_at_last_trick()
        else:
            self.said.emit(message("tarot-note-tricks", count=tricks_of(self.view, seat)))

    def _entry(self, key: int) -> Entry:
        """Offer to play a card, with what that would do or why it cannot be."""
        move = PlayCard(self.models.hand.card(key))
        says = message("bar-play", card=move.card)
        verdict = self._feed.judge(move)
        if isinstance(verdict, Refusal):
            return Entry(says, move, verdict.message)
        return Entry(wording.describe_preview(self.view, move, verdict), move)


def _to_be_seen(seen: object, view: View) -> bool:
    """Tell whether something opened should be held in sight: the kitty of another, or that of the end."""
    if isinstance(seen, KittyShown):
        return seen.seat != view.seat
    return isinstance(seen, FinalKittyShown)
