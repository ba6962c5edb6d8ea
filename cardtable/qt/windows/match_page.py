"""The room where a match is played: the table with its bars, the panel beside it, the sheets over it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.bots.advise import ADVISED
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.play.clock import Clock
from cardtable.play.table import Sight
from cardtable.qt import theme
from cardtable.qt.feed import Presenter, SeatFeed
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.models.hand import HandModel
from cardtable.qt.models.log import LogModel
from cardtable.qt.models.scores import ScoresModel
from cardtable.qt.preferences import Preferences, dress_of, speech_of
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.places import Place
from cardtable.qt.scenes.played_table import PlayedTable
from cardtable.qt.seated import Seated
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.manners import FirstMeld
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.widgets import RoomBackground
from cardtable.qt.windows.action_bar import ActionBar, Possible
from cardtable.qt.windows.hint_desk import HintDesk
from cardtable.qt.windows.key_hints import KeyHints
from cardtable.qt.windows.lesson_strip import LessonStrip
from cardtable.qt.windows.match_keys import MatchKeys
from cardtable.qt.windows.own_line import OwnLine
from cardtable.qt.windows.panel_place import PanelPlace
from cardtable.qt.windows.round_end import RoundEnd
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.windows.side_panel import SidePanel
from cardtable.qt.windows.spoken_line import SpokenLine
from cardtable.qt.windows.title_bar import TitleBar, round_of
from cardtable.qt.words import Words
from cardtable.store.settings import Settings

CLOCK_MS: Final = 500


class MatchPage(RoomBackground):
    """Shows one seat's match; `covered` tells whether a sheet lies over it, `waiting` whether others should wait."""

    home = Signal()
    settings = Signal()
    play_again = Signal()
    same_deal = Signal()
    deal_code = Signal()
    other_options = Signal()
    rules = Signal(str)
    rulebook = Signal()
    board = Signal()
    guide = Signal()
    lesson_left = Signal()
    covered = Signal(bool)
    unsettled = Signal()
    waiting = Signal(bool)

    def __init__(
        self, feed: SeatFeed, words: Words, letters: Letters, preferences: Preferences, lesson: str = ""
    ) -> None:
        """Lay the table; nothing moves before `begin`. `lesson` is the id of the lesson that is tried here, if any."""
        super().__init__()
        self.feed, self.words, self.letters = feed, words, letters
        self._preferences = preferences
        words.set_speech(speech_of(preferences.settings))
        for each in (feed, words):
            each.setParent(self)  # else what listens to them would keep the page long after it has been left
        self.table = self._make_table(dress_of(preferences.settings))
        self.hand: HandModel = self.table.models.hand
        self.hand.strict = preferences.settings.strict_order
        self.hand.order_suits(preferences.settings.suit_order)
        self.player = self._make_player()
        self.log = LogModel(words, self)
        self.scores = ScoresModel(words, self)
        self.announcer = Announcer(self.table, self)
        self.presenter = Presenter(feed, words, self.log, self.announcer)
        self.title_bar = TitleBar(words, letters, with_scores=True)
        self.bar = ActionBar(words, letters)
        self.line = OwnLine(words)
        self.lesson = LessonStrip(words, lesson) if lesson else None
        self.hints = HintDesk(self) if self.game in ADVISED else None
        self._stand = QWidget()
        self.panel = SidePanel(words, letters, self.scores, self.log)
        self.last_refusal: Refusal | None = None
        self._clock: Clock | None = None
        self._sheets = 0
        self._ticking = QTimer(self, interval=CLOCK_MS)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self.ending = RoundEnd(self, preferences)
        self.spoken = SpokenLine(self)
        self._lay_out()
        self.keys = self._make_keys()
        self.table.hinted = KeyHints(self).follow
        self._connect()

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        name: str = self.feed.game.name
        return name

    @property
    def view(self) -> SeatView:
        """What the person may know now."""
        view: SeatView = self.feed.view
        return view

    def begin(self, sight: Sight, clock: Clock | None) -> None:
        """Show how the match stands, with what happened last."""
        self._clock = clock
        if clock is not None:
            self._ticking.start()
        if self.lesson is not None:
            self.log.add(self.lesson.task, None)
        self.presenter.recall(self.view.history[: -len(sight.seen)] if sight.seen else self.view.history)
        self.presenter.present(sight)

    def arrive(self) -> None:
        """Put the focus into the hand."""
        self.table.setFocus()
        self.table.enter_hand()

    def tell_task(self) -> None:
        """Say what is to be tried, where a lesson is."""
        if self.lesson is not None:
            self.announcer.say(self.words.say(self.lesson.task))

    def leave(self) -> None:
        """Say nothing more."""
        self._ticking.stop()
        self.ending.wait()
        self._soon.stop()
        self.announcer.hush()
        self.feed.close()

    def tell(self, told: Message) -> None:
        """Say something to the person: on the message line and aloud."""
        self.tell_all((told,))

    def tell_all(self, told: tuple[Message, ...]) -> None:
        """Say several sentences; the message line has room for the last ones."""
        self.spoken.tell(told)

    def ask_for_time(self) -> None:
        """Ask the clock for more time, where there is one."""
        self.tell(self._clock.add_time() if self._clock is not None else message("clock-none"))
        self._tick()

    def speak_less(self) -> None:
        """Go to the next quieter level of speech, from silence back to full, and name it."""
        speech = self.words.speech.quieter()
        self._preferences.change(speech_level=speech.level.written)
        self.words.set_speech(speech)
        self.tell(message("speech-level", level=speech.level.written))

    def refuse(self, refusal: Refusal) -> None:
        """Say why a move was refused, and keep the rule for F1."""
        self.last_refusal = refusal
        self.tell(refusal.message)

    def open_sheet(self, sheet: Sheet) -> None:
        """Lay a sheet over the table; nobody plays meanwhile."""
        self._sheets += 1
        self.covered.emit(True)
        sheet.finished.connect(self._uncover)
        sheet.open()

    def show_scores(self) -> None:
        """Open the score sheet of a round that is over; while it runs, open or close the panel."""
        if self.view.over:
            self.ending.open_sheet()
        else:
            self.show_panel(shown=not self.panel.isVisible())

    def show_panel(self, *, shown: bool) -> None:
        """Open or close the panel."""
        self._panel_place.show(shown=shown)

    def next_round(self) -> None:
        """Deal on, or play again where the game is over or a lesson has been played out."""
        if self.view.standing.over or self.lesson is not None:
            self.play_again.emit()
            return
        refusal = self.feed.next_round()
        if refusal is not None:
            self.refuse(refusal)

    def follow(self) -> None:
        """Bring bar, line and panel to how things stand."""
        view = self.view
        self.bar.follow(self._with_hint(self._possible()))
        self.line.follow(view, self._first_meld())
        self.bar.show_own("" if self.line.isVisibleTo(self._stand) else self.line.summary())
        self.panel.show_hand_value(manners_of(view).hand_value(view))
        self._describe_hand()
        self._retitle()

    def wear(self, worn: theme.Theme) -> None:
        """Show the table in another light."""
        self.table.set_theme(worn)

    def take_on(self, settings: Settings) -> None:
        """Follow the settings."""
        self.hand.strict = settings.strict_order
        self.hand.order_suits(settings.suit_order)
        self.words.set_speech(speech_of(settings))
        self.table.set_dress(dress_of(settings))
        self._panel_place.follow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the panel beside the table, or over it where there is no room."""
        super().resizeEvent(event)
        if self.lesson is not None:
            self.lesson.fit(self.height())
        self._panel_place.follow()

    def beside(self) -> dict[str, object]:
        """Write what is not the match's but should be found again; `unsettled` tells that it has changed."""
        return {}

    def take_up(self, kept: Mapping[str, object]) -> None:
        """Take up what an earlier sitting has written at this same move."""

    def _make_table(self, dress: Dress) -> PlayedTable:
        """Lay the table that this game is played at."""
        raise NotImplementedError

    def _make_player(self) -> Seated:
        """Seat the person."""
        raise NotImplementedError

    def _make_keys(self) -> MatchKeys:
        """Give each key its meaning."""
        raise NotImplementedError

    def _possible(self) -> Possible:
        """List what the bar offers now."""
        raise NotImplementedError

    def hinted_places(self, moves: Sequence[object]) -> list[tuple[Place, ...]]:
        """Name what each move of a hint is about; where there are no hints, nothing."""
        return [() for _ in moves]

    def _with_hint(self, possible: Possible) -> Possible:
        """Offer a hint beside what is possible, in the own turn."""
        if self.hints is None or not self.view.my_turn:
            return possible
        hint = {Verb.HINT}
        return replace(possible, shown=possible.shown | hint, accepted=possible.accepted | hint)

    def _first_meld(self) -> FirstMeld:
        """Tell how far a first meld is; most games ask for none."""
        return FirstMeld()

    def _describe_hand(self) -> None:
        """Keep the hand in short lines beside the table's name, for a braille display."""
        self.table.hand_line = "; ".join(self.words.hand_lines([row.card for row in self.hand.rows]))

    def _presented(self, sight: Sight) -> None:
        view = self.view
        told = [message for seen in sight.seen if (message := self.feed.game.tell(seen)) is not None]
        if told:
            self.spoken.show(tuple(told))
            self.keys.said.forget()
        self.follow()
        if view.over:
            self.ending.come()
        else:
            self.ending.wait()

    def _uncover(self) -> None:
        self._sheets -= 1
        if self._sheets == 0:
            self.covered.emit(False)

    def _sort(self, sorting: object) -> None:
        self.line.show_sorting(self.hand.sorting)
        self._preferences.change(sorting=self.hand.sorting.value)

    def _focus_moved(self, _place: object) -> None:
        self.announcer.focus_moved()

    def _tick(self) -> None:
        self.line.show_clock(self._clock.remaining if self._clock is not None else None)

    def _retell(self) -> None:
        self.spoken.retell()
        self.table.setAccessibleName(self.words.text("table-name"))
        self.follow()

    def _retitle(self) -> None:
        told = self.lesson.title if self.lesson is not None else round_of(self.view, self.words)
        self.title_bar.set_title(self.words.text(self.game), told)

    def _connect(self) -> None:
        player, table, bar = self.player, self.table, self.bar
        self.presenter.show_in(*table.models, self.scores)
        self.presenter.move_with(table.show_sight)
        self.presenter.presented.connect(self._presented)
        player.told.connect(self.tell)
        player.refused.connect(self.refuse)
        table.said.connect(self.tell)
        table.focused.connect(self._focus_moved)
        table.folded.connect(self.follow)
        self.hand.dataChanged.connect(self._soon.start)
        self._soon.timeout.connect(self.follow)
        self.hand.sorting_changed.connect(self._sort)
        bar.next_round.connect(self.next_round)
        bar.asked.connect(self.keys.do)
        bar.grown.connect(table.rearrange)
        bar.deserted.connect(table.setFocus)
        self.panel.walk.connect(self.keys.said.walk)
        self.panel.messages.found.connect(self.keys.said.tell_found)
        self.panel.messages.ended.connect(self.arrive)
        self.title_bar.help.connect(self.keys.open_help)
        self.line.sorted_by.connect(player.sort)
        self.title_bar.home.connect(self.home)
        self.title_bar.settings.connect(self.settings)
        self.title_bar.scores.connect(self.show_scores)
        self.panel.closed.connect(lambda: self.show_panel(shown=False))
        self._ticking.timeout.connect(self._tick)
        self.words.changed.connect(self._retell)
        if self.lesson is not None:
            self.lesson.rulebook.connect(self.rulebook)
            self.lesson.again.connect(self.play_again)
            self.lesson.left.connect(self.lesson_left)
        self._retell()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title_bar)
        if self.lesson is not None:
            column.addWidget(self.lesson)
        if self.hints is not None:
            column.addWidget(self.hints.strip)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._stand, 1)
        row.addWidget(self.panel)
        self._panel_place = PanelPlace(self, row, self.panel, self.title_bar, self._preferences)
        column.addWidget(holder, 1)
        stand = QVBoxLayout(self._stand)
        stand.setContentsMargins(0, 0, 0, 0)
        stand.addWidget(self.table)
        self.table.seat_bars(self.bar, self.line)
        for widget in (self.bar, self.line):
            # Beside the table, not in it: there a screen reader finds cards alone.
            widget.setParent(self._stand)
            widget.show()
        self.line.show_sorting(self.hand.sorting)
