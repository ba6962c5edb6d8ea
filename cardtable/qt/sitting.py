"""One match at the table, from the deal or the shelf until the person leaves it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.games import carousel, tarot
from cardtable.kernel.message import Message
from cardtable.kernel.seats import Person, Seat
from cardtable.play.clock import Clock, thinking_time
from cardtable.play.conductor import Brain, Conductor
from cardtable.play.hand_order import Sorting
from cardtable.play.pace import Pace
from cardtable.play.shelf import Shelved
from cardtable.play.table import Sight
from cardtable.qt.company import own_person
from cardtable.qt.feed import SeatFeed
from cardtable.qt.lesson_table import LessonTable
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.saved import ASIDE, places_in
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from cardtable.store.matches import load_sidecar, save_sidecar

ME: Final[Seat] = 0
KEEP_MS: Final = 300
"""How long after a change the order of the hand is written beside the match."""


def page_of(game: str) -> type[MatchPage]:
    """Give the page that a game is played on; those with a table of their own kind are loaded where they are played."""
    if game == carousel.NAME:
        from cardtable.qt.carousel.bench_page import BenchPage  # noqa: PLC0415 - other games start without it

        return BenchPage
    if game == tarot.NAME:
        from cardtable.qt.tarot.page import TarotPage  # noqa: PLC0415 - other games start without it

        return TarotPage
    return TablePage


class Sitting(QObject):
    """Keeps the page, the conductor and the clock of a match together; what is not the match's lies in a sidecar."""

    troubled = Signal(object)

    def __init__(
        self, shelved: Shelved, brain: Brain, pace: Pace, language: str, letters: Letters, preferences: Preferences
    ) -> None:
        """Lay the table; nobody moves before `conductor.run`."""
        super().__init__()
        self._shelved = shelved
        self.lesson = shelved.lesson if isinstance(shelved, LessonTable) else ""
        self.table = shelved.table
        self.words = Words(language, self.table.cast, ME)
        self.seat_person(own_person(preferences.settings, self.words))
        self._feed = SeatFeed(self.table, ME)
        self.page = page_of(self.table.game.name)(self._feed, self.words, letters, preferences, self.lesson)
        self._clock = Clock(self.table, self.page.tell) if thinking_time(self.table.options) else None
        self.conductor = Conductor(self.table, brain, pace, self._clock)
        self._keeping = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._keeping.timeout.connect(self._keep)
        self._trouble: Message | None = None
        self.page.begin(self.table.sight(ME), self._clock)
        self._take_up()
        self._feed.sight.connect(self._look_at_disk)
        self.page.hand.rowsMoved.connect(self._keeping.start)
        self.page.hand.sorting_changed.connect(self._keeping.start)
        self.page.unsettled.connect(self._keeping.start)
        self._feed.sight.connect(self._keeping.start)
        self.page.covered.connect(self._cover)
        self.page.waiting.connect(self._wait)

    @property
    def over(self) -> bool:
        """Whether the game has been won."""
        return self.table.standing.over

    @property
    def game(self) -> str:
        """The name of the game that is played."""
        return self.table.game.name

    @property
    def path(self) -> Path | None:
        """The file that the match is kept in, if it is kept."""
        return self._shelved.path

    def seat_person(self, person: Person) -> None:
        """Speak to the person as the settings tell now, whatever they told when the match began."""
        self.words.seat((person, *self.table.cast[1:]), ME)

    def in_front(self, front: bool) -> None:  # noqa: FBT001 - a window's state, connected to its signal
        """Hold the clock while the window is not in front."""
        if self._clock is not None:
            (self._clock.go_on if front else self._clock.hold)("behind")

    def told(self, reading: bool) -> None:  # noqa: FBT001 - the voice's state, connected to its signal
        """Hold the clock while the turn is still being read aloud."""
        if self._clock is not None:
            (self._clock.hold if reading else self._clock.go_on)("voice")

    def leave(self) -> None:
        """Keep what is not the match's, then let go of the match."""
        self._keeping.stop()
        self._keep()
        self.page.leave()
        self._shelved.close()

    def _cover(self, covered: bool) -> None:  # noqa: FBT001 - a page's state, connected to its signal
        """Let nobody move and no time run while a sheet lies over the table."""
        (self.conductor.pause if covered else self.conductor.go_on)("sheet")
        if self._clock is not None:
            (self._clock.hold if covered else self._clock.go_on)("sheet")

    def _wait(self, waiting: bool) -> None:  # noqa: FBT001 - a page's state, connected to its signal
        """Let nobody move while something is held in sight."""
        (self.conductor.pause if waiting else self.conductor.go_on)("shown")

    def _look_at_disk(self, _sight: Sight) -> None:
        """Tell, once, that the match cannot be written at present."""
        trouble = self._shelved.journal.trouble if self._shelved.journal is not None else None
        if trouble is not None and trouble != self._trouble:
            self.troubled.emit(trouble)
        self._trouble = trouble

    def _keep(self) -> None:
        if self._shelved.path is not None:
            kept = {**load_sidecar(self._shelved.path), **self._beside(), ASIDE: False}
            save_sidecar(self._shelved.path, kept)

    def _beside(self) -> dict[str, object]:
        """Write the hand's order, its sorting and what the page keeps; cards by their place in the order of arrival."""
        hand = self.page.hand
        place = {key: at for at, key in enumerate(hand.arrival)}
        return {
            "number": self.table.number,
            "sorting": hand.sorting.value,
            "order": [place[key] for key in hand.order],
            **self.page.beside(),
        }

    def _take_up(self) -> None:
        """Hold the hand as it was held; what was kept at another move is not believed but for the sorting."""
        if self._shelved.path is None:
            return
        kept = load_sidecar(self._shelved.path)
        hand, current = self.page.hand, kept.get("number") == self.table.number
        if kept.get("sorting") in list(Sorting):
            sorting = Sorting(str(kept["sorting"]))
            order = places_in(kept, "order", len(hand.arrival)) if current else None
            hand.take_up([hand.arrival[at] for at in order] if order else hand.order, sorting)
        if current:
            self.page.take_up(kept)
