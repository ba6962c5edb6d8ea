"""The one table at which the person sits, with all that comes along and leaves with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from cardtable.play.pace import PACES
from cardtable.play.shelf import Shelved
from cardtable.qt.company import own_person
from cardtable.qt.dressing import Dressing
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.sitting import Sitting
from cardtable.qt.tasks import Tasks
from cardtable.qt.voice.ear import Ear
from cardtable.qt.windows.main_window import MainWindow
from cardtable.qt.words import Words
from cardtable.qt.worker import WorkerBrain
from cardtable.store.settings import Settings

if TYPE_CHECKING:
    import asyncio


class Seating(QObject):
    """Begins and ends sittings: players, clock, voice and light attend to the table that is shown, to no other."""

    def __init__(
        self, window: MainWindow, words: Words, letters: Letters, preferences: Preferences, ear: Ear, dressing: Dressing
    ) -> None:
        """Have nobody sit anywhere yet."""
        super().__init__(window)
        self._window, self._words, self._letters = window, words, letters
        self._preferences, self._ear, self._dressing = preferences, ear, dressing
        self._brains: dict[str, WorkerBrain] = {}
        self._conducting: asyncio.Task[None] | None = None
        self.sitting: Sitting | None = None

    def sit(self, shelved: Shelved, pace: str, tasks: Tasks) -> Sitting:
        """Sit down at a table from the shelf, leaving the one before; the match goes on at a pace, one of `PACES`."""
        self.leave()
        game = shelved.table.game.name
        brain = self._brains.setdefault(game, WorkerBrain(game))
        QTimer.singleShot(0, self, brain.warm)  # once the table is on its way to the screen
        sitting = Sitting(shelved, brain, PACES[pace], self._words.language, self._letters, self._preferences)
        self.sitting = sitting
        if sitting.page.hints is not None:
            sitting.page.hints.hinter.adviser = brain
        self._dressing.keeper.changed.connect(sitting.page.wear)
        sitting.troubled.connect(self._window.notice.tell)
        self._window.activated.connect(sitting.in_front)
        self._ear.attend(sitting.page)
        self._ear.reading.connect(sitting.told)
        self._window.enter(sitting.page)
        sitting.page.arrive()
        sitting.page.tell_task()
        if shelved.told is not None:
            self._window.notice.tell(shelved.told)
        self._conducting = tasks.begin(sitting.conductor.run())
        return sitting

    def leave(self) -> None:
        """Get up from the table, if the person sits at one."""
        if self._conducting is not None:
            self._conducting.cancel()
            self._conducting = None
        if self.sitting is not None:
            self._window.activated.disconnect(self.sitting.in_front)
            self._ear.leave()
            self._ear.reading.disconnect(self.sitting.told)
            self._dressing.keeper.changed.disconnect(self.sitting.page.wear)
            self.sitting.leave()
            self.sitting = None

    def follow(self, settings: Settings, pace: str) -> None:
        """Follow the settings at the table."""
        if self.sitting is not None:
            self.sitting.conductor.pace = PACES[pace]
            self.sitting.words.set_language(self._words.language)
            self.sitting.seat_person(own_person(settings, self._words))
            self.sitting.page.take_on(settings)

    def send_home(self) -> None:
        """Send the computer's players home."""
        for brain in self._brains.values():
            brain.close()
