"""The first evening of a person at this table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from cardtable.games import playroom
from cardtable.games.playroom.presets import PRESETS
from cardtable.kernel.message import message
from cardtable.qt.keys import Verb
from cardtable.qt.theme import Role
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.voice.reader import screen_reader_running
from cardtable.qt.widgets import Label, Lift, Panel, PlainButton
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.words import Words
from cardtable.store.settings import TableChoice

GAME: Final = playroom.NAME
TABLE: Final = TableChoice({**PRESETS[0].options, "rounds": "1"}, seats=2, level="beginner")
"""One round for two: about two minutes."""
LOOK_MS: Final = 250
LOOKS: Final = 20
"""How often a screen reader is looked for: it asks for the window only some time after it has come."""
HINT_MS: Final = 700
"""How long after each move a hint is given: first it is seen and heard what the move has done."""


class EarOffer(Panel):
    """Tells that a screen reader was noticed, once one is; `settings` asks for those of speech."""

    noticed = Signal()
    settings = Signal()

    def __init__(self, words: Words) -> None:
        """Lie hidden; nobody is looked for before `look`."""
        super().__init__(padding=6, lift=Lift.RESTING)
        self._words = words
        self._announcer = Announcer(self, self)
        self._line = Label("", Role.LINE)
        self._line.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = PlainButton("", "sound")
        self._button.clicked.connect(self.settings)
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 0)
        row.setSpacing(16)
        row.addWidget(self._line, 1)
        row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.body.addLayout(row)
        self._looks = 0
        self._looking = QTimer(self, interval=LOOK_MS)
        self._looking.timeout.connect(self._look_once)
        words.changed.connect(self.retell)
        self.retell()
        self.hide()

    def look(self) -> None:
        """Look for a screen reader for a while."""
        self._looks = LOOKS
        self._looking.start()

    def end(self) -> None:
        """Offer nothing more."""
        self._looking.stop()
        self.hide()

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        self._line.setText(self._words.text("first-reader"))
        self._button.set_words(self._words.text("first-reader-settings"))

    def _look_once(self) -> None:
        self._looks -= 1
        if screen_reader_running():
            self._looking.stop()
            self.show()
            self.noticed.emit()
            self._announcer.say(self._words.say(message("first-reader")))
        elif self._looks == 0:
            self._looking.stop()


class FirstGame(QObject):
    """Gives the person a hint after each move of the first game, without being asked."""

    def __init__(self, page: MatchPage) -> None:
        """Sit beside the person as long as the page is there."""
        super().__init__(page)
        self._page = page
        self._soon = QTimer(self, singleShot=True, interval=HINT_MS)
        self._soon.timeout.connect(self._hint)
        page.feed.sight.connect(self._soon.start)
        if page.hints is not None:
            page.hints.hinter.told.connect(self._soon.stop)
        self._welcome()
        self._soon.start()

    def _welcome(self) -> None:
        """Tell which keys help, as they are printed on this board."""
        page = self._page
        hint, keys = (page.letters.hint(verb, page.words) for verb in (Verb.HINT, Verb.RULES))
        page.tell(message("first-hints", hint=hint, help=keys))

    def _hint(self) -> None:
        """Give the nudge, which the person has not asked for meanwhile."""
        hints = self._page.hints
        if hints is not None and self._page.view.my_turn:
            hints.more()
