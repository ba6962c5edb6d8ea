"""The hints that the person asks for, thought out elsewhere so that the window stays smooth."""

from __future__ import annotations

import logging
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.bots.advise import advise, advise_by_rule
from cardtable.bots.hint import Hint, Step
from cardtable.kernel.message import Message, Who, message
from cardtable.play.hint_telling import Telling
from cardtable.qt.feed import SeatFeed

OVERRUN_MS: Final = 2_000
"""How long a thought is waited for before the answer by rule is given instead."""

Steps = tuple[Step, ...]

_log = logging.getLogger(__name__)


class Adviser(Protocol):
    """Thinks about what a seat may know."""

    def advise(self, view: object) -> Future[Hint]:
        """Begin to think out a hint."""
        ...


class AdviserHere:
    """Thinks at once, in the window's own process."""

    def __init__(self, game: str) -> None:
        """Think about the game of that name."""
        self._game = game

    def advise(self, view: object) -> Future[Hint]:
        """Think out a hint."""
        thought: Future[Hint] = Future()
        thought.set_result(advise(self._game, view))
        return thought


class Hinter(QObject):
    """Gives more of a hint each time it is asked, from the nudge on; whatever happens at the table begins anew.

    `told` carries what is said, `changed` tells that other steps are to be shown.
    """

    told = Signal(object)
    changed = Signal()
    _came = Signal(int, object)

    def __init__(self, feed: SeatFeed) -> None:
        """Help one seat."""
        super().__init__(feed)
        self._feed = feed
        self.adviser: Adviser = AdviserHere(feed.game.name)
        self.adapt: Callable[[Steps], Steps] = lambda steps: steps
        self._hint: Hint | None = None
        self._telling: Telling | None = None
        self._number = -1
        self._asked = 0
        self._late = QTimer(self, singleShot=True, interval=OVERRUN_MS)
        self._late.timeout.connect(self._answer_by_rule)
        self._came.connect(self._take)
        feed.sight.connect(self._begin_anew)

    @property
    def steps(self) -> Steps:
        """All steps, once their cards have been told."""
        return self._telling.steps if self.shown and self._telling is not None else ()

    @property
    def at(self) -> int | None:
        """The place of the step that is told, counted from 0; None before the steps."""
        return self._telling.at if self._telling is not None else None

    @property
    def told_now(self) -> Message | None:
        """What is told of the steps; None before that."""
        return self._telling.told if self.shown and self._telling is not None else None

    @property
    def shown(self) -> Steps:
        """The steps whose cards are to be marked."""
        return self._telling.shown if self._telling is not None else ()

    def more(self) -> None:
        """Tell more of the hint; where there is none yet, think one out."""
        view = self._feed.view
        if not view.my_turn:
            over = message("hint-answer-round-over") if view.over else None
            self.told.emit(over or message("hint-answer-not-your-turn", who=Who(view.turn)))
        elif self._telling is not None:
            self._tell(self._telling.more())
        else:
            self._asked += 1
            if self._asked == 1:
                self._think()

    def go_to(self, at: int) -> None:
        """Tell a step by its place, counted from 0."""
        if self._telling is not None:
            self._tell(self._telling.go_to(at))

    def hide(self) -> None:
        """Show nothing more; the next question begins with the nudge."""
        self._telling = None
        self.changed.emit()

    def refresh(self) -> None:
        """Bring the steps to what is left to do."""
        if self._telling is not None and self._hint is not None:
            self._telling.follow(self.adapt(self._hint.steps))
            self.changed.emit()

    def _think(self) -> None:
        if self._hint is not None and self._number == self._feed.number:
            self._take(self._number, self._hint)
            return
        number = self._number = self._feed.number
        self._late.start()
        thought = self.adviser.advise(self._feed.view)
        thought.add_done_callback(lambda done: self._bring(number, done))

    def _bring(self, number: int, thought: Future[Hint]) -> None:
        """Carry a thought over from the thread that waited for it."""
        failed = thought.cancelled() or thought.exception() is not None
        with suppress(RuntimeError):  # the window may have gone meanwhile
            self._came.emit(number, None if failed else thought.result())

    def _take(self, number: int, hint: Hint | None) -> None:
        """Tell as much as was asked for; a hint for a moment that has passed is dropped."""
        if number != self._feed.number or not self._asked:
            return
        if hint is None:
            self._answer_by_rule()
            return
        self._late.stop()
        if self._hint is None:
            self._feed.hinted()
        self._hint = hint
        self._telling = Telling(hint)
        self._telling.follow(self.adapt(hint.steps))
        asked, self._asked = self._asked, 0
        for _ in range(asked - 1):
            self._telling.more()
        self._tell(self._telling.more())

    def _answer_by_rule(self) -> None:
        _log.warning("no hint was thought out in time; the answer by rule is given")
        self._take(self._number, advise_by_rule(self._feed.game.name, self._feed.view))

    def _tell(self, told: Message) -> None:
        self.told.emit(told)
        self.changed.emit()

    def _begin_anew(self, _sight: object) -> None:
        self._late.stop()
        self._hint, self._asked = None, 0
        if self._telling is not None:
            self.hide()
