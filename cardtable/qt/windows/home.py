"""Home: the unfinished match first, then the games of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games.registry import GAMES
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_cards
from cardtable.kernel.seats import Cast, Seat
from cardtable.qt import theme
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, PlainButton, QuietButton, RoomBackground
from cardtable.qt.windows.first_start import EarOffer
from cardtable.qt.windows.game_tile import GameTile, tile_row
from cardtable.qt.windows.hero import Hero
from cardtable.qt.windows.scrolling import centred
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES

WIDTH: Final = 1146
BRAND: Final = 40
TILE_CARDS: Final = {
    "playroom-rummy": read_cards("7H 8H 9H JK"),
    "basic-rummy": read_cards("QS QH QD"),
    "carousel": read_cards("4D 4S 5S 6S"),
    "french-tarot": read_cards("T20 T21 EX"),
}
WELCOME: Final = ("home-welcome", "home-welcome-line", "home-deal-now")
FIRST: Final = ("first-title", "first-line", "first-play")
"""The title, the line, the button of the invitation, for who has been here before or never was."""
WELCOME_CARDS: Final = read_cards("QH 3S 8S 9S KS 6D JK")
WELCOME_PEOPLE: Final = ("layla", "hassan", "omar")


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What home tells of a match that can be gone on with; `turn` is None once its round is over."""

    game: str
    round: int
    turn: Seat | None
    hand: tuple[Card, ...]
    cast: Cast


class Home(RoomBackground):
    """The first room: `continued` and `put_aside` speak of the unfinished match, `picked` of a game by its name."""

    continued = Signal()
    put_aside = Signal()
    played_first = Signal()
    picked = Signal(str)
    saved_asked = Signal()
    settings = Signal()
    guide = Signal()
    language_chosen = Signal(str)

    def __init__(self, words: Words, letters: Letters) -> None:
        """Show the games of the house."""
        super().__init__()
        self._words, self._letters = words, letters
        self._unfinished: Unfinished | None = None
        self._first = False
        self._brand = Label("", Role.SCREEN_TITLE, wrap=False)
        self._sign = QLabel()
        self._language = Chips("", [(language, "") for language in LANGUAGES], words.language)
        self._guide = PlainButton("", "guide")
        self._settings = PlainButton("", "settings")
        self._hero = Hero()
        self.ear = EarOffer(words)
        self._start = Label("", Role.SECTION)
        self._others = QuietButton("", "continue")
        self._tiles = {name: GameTile(name, TILE_CARDS[name]) for name in GAMES}
        self._lay_out()
        self._connect()
        self.show_unfinished(None)

    @property
    def unfinished(self) -> Unfinished | None:
        """The match that is offered."""
        return self._unfinished

    def show_unfinished(self, unfinished: Unfinished | None, saved: int = 0) -> None:
        """Offer to go on with a match, or to begin the first one; `saved` counts the other unfinished matches."""
        self._unfinished = unfinished
        self._others.setVisible(saved > 0)
        if unfinished is None:
            self._hero.set_pictures(WELCOME_CARDS, WELCOME_PEOPLE)
        else:
            people = [person.picture for person in unfinished.cast if person.level is not None]
            self._hero.set_pictures(unfinished.hand, people)
        self.retell()

    def welcome(self, *, first: bool) -> None:
        """Invite to a first game somebody who was never here, or nobody any more; no match can be unfinished then."""
        self._first = first
        if first:
            self.ear.look()
        else:
            self.ear.end()
        self._tell_hero()

    def arrive(self) -> None:
        """Put the focus on what one most likely wants."""
        self._hero.call.setFocus(Qt.FocusReason.OtherFocusReason)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self._brand.setText(text("shell-name"))
        self._language.set_words(text("home-language"), [text(f"home-language-{each}") for each in LANGUAGES])
        self._language.set_value(self._words.language)
        self._guide.set_words(text("guide-open"))
        self._settings.set_words(text("shell-settings"))
        self._settings.setToolTip(self._letters.hint(Verb.SETTINGS, self._words))
        self._start.setText(text("home-start"))
        self._others.set_words(text("home-saved"))
        for name, tile in self._tiles.items():
            game = GAMES[name]
            players = text("home-players", low=game.least_seats, high=game.most_seats)
            tile.set_words(text(name), text(f"{name}-about"), players)
        self._tell_hero()

    def _tell_hero(self) -> None:
        text, match = self._words.text, self._unfinished
        enter = text("key-enter")
        self._hero.set_aside_words(text("home-put-aside"), shown=match is not None)
        self._hero.call.setAccessibleDescription(text("first-line") if self._first else "")
        if match is None:
            title, line, call = FIRST if self._first else WELCOME
            self._hero.set_words(text(next(iter(GAMES))), text(title), text(line), text(call), enter)
            return
        where = "home-where-over" if match.turn is None else "home-where"
        line = text(where, round=match.round, mine=int(match.turn == 0))
        self._hero.set_words(text("home-unfinished"), text(match.game), line, text("home-continue"), enter)

    def _called(self) -> None:
        if self._unfinished is None:
            self.played_first.emit()
        else:
            self.continued.emit()

    def _connect(self) -> None:
        self._hero.called.connect(self._called)
        self._hero.put_aside.connect(self.put_aside)
        self._guide.clicked.connect(self.guide)
        self._settings.clicked.connect(self.settings)
        self._others.clicked.connect(self.saved_asked)
        self._language.chosen.connect(self.language_chosen)
        for name, tile in self._tiles.items():
            tile.clicked.connect(lambda _=False, name=name: self.picked.emit(name))
        self._words.changed.connect(self.retell)

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(24, 24, 24, 24)
        column.setSpacing(20)
        column.addLayout(self._head())
        column.addWidget(self._hero)
        column.addWidget(self.ear)
        middle = QHBoxLayout()
        middle.addWidget(self._start, 1)
        middle.addWidget(self._others)
        column.addLayout(middle)
        column.addWidget(tile_row(list(self._tiles.values())))
        column.addStretch(1)
        inner = QWidget()
        inner.setLayout(column)
        inner.setMaximumWidth(WIDTH)
        inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(centred(inner))

    def _head(self) -> QHBoxLayout:
        self._sign.setPixmap(theme.app_icon().pixmap(BRAND, BRAND))
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(self._sign)
        head.addWidget(self._brand, 1)
        head.addWidget(self._language, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self._guide)
        head.addWidget(self._settings)
        return head
