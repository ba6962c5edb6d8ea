"""The bridge from the hall to the window of one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from cardtable.kernel.message import Message
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.hints import Hinted
from cardtable.play.table import Sight, Table
from cardtable.qt.models.log import LogModel
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.words import Words


class SeatFeed(QObject):
    """Shows one seat's side of a running match; `sight` carries every new Sight."""

    sight = Signal(object)

    def __init__(self, table: Table, seat: Seat, parent: QObject | None = None) -> None:
        """Watch the table from a seat."""
        super().__init__(parent)
        self._table = table
        self.seat = seat
        self._unwatch = table.watch(seat, self.sight.emit)

    @property
    def game(self) -> Any:  # noqa: ANN401 - the registry's edge: each game has its own types
        """The game that is played."""
        return self._table.game

    @property
    def view(self) -> Any:  # noqa: ANN401 - the registry's edge: each game has its own view
        """All that the seat may know now."""
        return self._table.view(self.seat)

    @property
    def number(self) -> int:
        """How many moves the match has seen."""
        return self._table.number

    def judge(self, move: object) -> Any:  # noqa: ANN401 - the registry's edge: a game's own Preview, or a Refusal
        """Tell what a move would do now, or which rule forbids it."""
        return self.game.judge(self.view, move)

    def offers(self) -> tuple[object, ...]:
        """List the legal moves that are cheap to list."""
        offered: tuple[object, ...] = self.game.offers(self.view)
        return offered

    def submit(self, move: object, number: int | None = None) -> Refusal | None:
        """Make a move as the match stood at `number`, now where none is named."""
        return self._table.submit(self.seat, move, self.number if number is None else number)

    def take_back(self) -> Refusal | None:
        """Take back the last action of this turn."""
        return self._table.take_back(self.seat)

    @property
    def hints(self) -> tuple[Hinted, ...]:
        """All hints of the match."""
        return self._table.hints

    def hinted(self) -> None:
        """Note that the seat was given a hint."""
        self._table.hinted(self.seat)

    def close(self) -> None:
        """Watch no longer."""
        self._unwatch()

    def next_round(self) -> Refusal | None:
        """Ask for the next deal."""
        return self._table.next_round()


class Shown(Protocol):
    """A model that follows the view."""

    def show(self, view: Any) -> None:  # noqa: ANN401 - the registry's edge
        """Bring the model to what the view holds."""
        ...


class Presenter(QObject):
    """Presents each Sight in one order: the models first, then the voice, then motion.

    So whoever asks a model while a sentence is spoken or a card flies finds it as it is now.
    """

    presented = Signal(object)

    def __init__(self, feed: SeatFeed, words: Words, log: LogModel, announcer: Announcer) -> None:
        """Present what `feed` brings."""
        super().__init__(feed)
        self._feed, self._words, self._log, self._announcer = feed, words, log, announcer
        self._models: list[Shown] = []
        self._movers: list[Callable[[Sight], None]] = []
        feed.sight.connect(self.present)

    def show_in(self, *models: Shown) -> None:
        """Keep models up to date."""
        self._models.extend(models)

    def move_with(self, mover: Callable[[Sight], None]) -> None:
        """Let a scene show the motion of each Sight."""
        self._movers.append(mover)

    def present(self, sight: Sight) -> None:
        """Present one Sight."""
        for model in self._models:
            model.show(sight.view)
        for seen in sight.seen:
            self._tell(seen)
        for mover in self._movers:
            mover(sight)
        self.presented.emit(sight)

    def recall(self, history: Iterable[object]) -> None:
        """Write what was perceived before into the log, without a word: a match that is continued has a past."""
        for seen in history:
            self._write(seen)

    def _tell(self, seen: object) -> None:
        message = self._write(seen)
        if message is not None:
            self._announcer.say(self._words.report(message), _about(seen))

    def _write(self, seen: object) -> Message | None:
        message: Message | None = self._feed.game.tell(seen)
        if message is not None:
            self._log.add(message, _about(seen))
        return message


def _about(seen: object) -> Seat | None:
    """Name the seat that something perceived is about."""
    seat: Seat | None = getattr(seen, "seat", None)
    return seat
