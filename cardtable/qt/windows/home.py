"""Home: the unfinished match first, then the games of the house."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games.registry import GAMES, seats_of
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Who
from cardtable.kernel.notation import read_cards
from cardtable.kernel.seats import Cast, Seat
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, QuietButton, RoomBackground
from cardtable.qt.windows.first_start import EarOffer
from cardtable.qt.windows.game_tile import MARGIN as SHADE
from cardtable.qt.windows.game_tile import GameTile, TileRows
from cardtable.qt.windows.hero import Hero
from cardtable.qt.windows.home_head import HomeHead
from cardtable.qt.windows.scrolling import centred
from cardtable.qt.words import Words
from cardtable.text.speak import Speaker

WIDTH: Final = (1194, 2160)
"""How wide the contents may be, on a low window and on a very high one."""
WIDTH_FOR_HEIGHT: Final = 1.5
HERO_SHARE: Final = 0.3
HERO: Final = (192, 460)
LEAST_PICTURE: Final = 36
MARGINS: Final = (24, 16)
GAP: Final = 14
TILE_CARDS: Final = {
    "playroom-rummy": read_cards("7H 8H 9H JK"),
    "basic-rummy": read_cards("QS QH QD"),
    "carousel": read_cards("4C 8D JS 6H"),
    "french-tarot": read_cards("T20 T21 EX"),
}
WELCOME: Final = ("home-welcome", "home-welcome-line", "home-deal-now")
FIRST: Final = ("first-title", "first-line", "first-play")
"""The title, the line, the button of the invitation, for who has been here before or never was."""
WELCOME_CARDS: Final = read_cards("QH 3S 8S 9S KS 6D JK")
WELCOME_PEOPLE: Final = ("layla", "hassan", "omar")


@dataclass(frozen=True, slots=True)
class Unfinished:
    """What home tells of a match that can be gone on with; `turn` is None once its round is over.

    `ahead` is who leads alone, by how many points.
    """

    game: str
    round: int
    turn: Seat | None
    hand: tuple[Card, ...]
    cast: Cast
    ahead: tuple[Seat, Points] | None = None


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
        self._words = words
        self._unfinished: Unfinished | None = None
        self._first = False
        self._head = HomeHead(words, letters)
        self._hero = Hero()
        self.ear = EarOffer(words)
        self._start = Label("", Role.SECTION)
        self._others = QuietButton("", "continue")
        self._tiles = {name: GameTile(name, TILE_CARDS[name]) for name in GAMES}
        self._rows = TileRows(list(self._tiles.values()))
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
        self._fit()

    def arrive(self) -> None:
        """Put the focus on what one most likely wants."""
        self._hero.call.setFocus(Qt.FocusReason.OtherFocusReason)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self._head.retell()
        self._start.setText(text("home-start"))
        self._others.set_words(text("home-saved"))
        for name, tile in self._tiles.items():
            low, high = seats_of(name)
            players = text("home-players", low=low, high=high)
            tile.set_words(text(name), text(f"{name}-about"), players)
        self._tell_hero()
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure anew: what was said meanwhile may take more room, or less."""
        super().showEvent(event)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the window as far as it goes without scrolling."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of text."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._fit()

    def _fit(self) -> None:
        """Give the invitation its share of the height, the pictures on the tiles what is left of it.

        The offer for the ear takes the place of the heading over the tiles.
        """
        self._middle.setVisible(self.ear.isHidden())
        least, most = WIDTH
        outer = min(self.width(), max(least, min(round(self.height() * WIDTH_FOR_HEIGHT), most)))
        self._inner.setMaximumWidth(outer)
        width = outer - 2 * MARGINS[0]
        low, high = HERO
        used = self._hero.fit(width, max(low, min(round(self.height() * HERO_SHARE), high)))
        shown = [part for part in (self._head, self.ear, self._middle) if not part.isHidden()]
        used += sum(_tall(part, width) for part in shown) + GAP * (len(shown) + 1) + 2 * MARGINS[1]
        self._rows.fit(width + 2 * SHADE, LEAST_PICTURE, self.height() - used)

    def _tell_hero(self) -> None:
        text, match = self._words.text, self._unfinished
        enter = text("key-enter")
        self._hero.set_aside_words(text("home-put-aside"), shown=match is not None)
        if match is None:
            self._hero.call.setAccessibleDescription(text("first-line") if self._first else "")
            title, line, call = FIRST if self._first else WELCOME
            self._hero.set_words(text(next(iter(GAMES))), text(title), text(line), text(call), enter)
            return
        where = "home-where-over" if match.turn is None else "home-where"
        line = text(where, round=match.round, mine=int(match.turn == 0))
        if match.ahead is not None:
            seat, points = match.ahead
            line += " " + Speaker(self._words.language, match.cast, 0).text("home-ahead", who=Who(seat), points=points)
        self._hero.set_words(text("home-unfinished"), text(match.game), line, text("home-continue"), enter)
        self._hero.call.setAccessibleDescription(f"{text(match.game)}. {line}")

    def _called(self) -> None:
        if self._unfinished is None:
            self.played_first.emit()
        else:
            self.continued.emit()

    def _connect(self) -> None:
        self._hero.called.connect(self._called)
        self.ear.noticed.connect(self._fit)
        self._hero.put_aside.connect(self.put_aside)
        self._head.guide.connect(self.guide)
        self._head.settings.connect(self.settings)
        self._others.clicked.connect(self.saved_asked)
        self._head.language_chosen.connect(self.language_chosen)
        for name, tile in self._tiles.items():
            tile.clicked.connect(lambda _=False, name=name: self.picked.emit(name))
        self._words.changed.connect(self.retell)

    def _lay_out(self) -> None:
        self._middle = QWidget()
        middle = QHBoxLayout(self._middle)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.addWidget(self._start, 1)
        middle.addWidget(self._others)
        across, down = MARGINS
        self._inner = QWidget()
        self._inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(across - SHADE, down, across - SHADE, down)
        column.setSpacing(GAP)
        column.addStretch(1)
        for part in (self._head, self._hero, self.ear, self._middle):
            line = QHBoxLayout()
            line.setContentsMargins(SHADE, 0, SHADE, 0)
            line.addWidget(part)
            column.addLayout(line)
        column.addWidget(self._rows)
        column.addStretch(2)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(centred(self._inner))


def _tall(part: QWidget, width: int) -> int:
    """Give the height that a part takes in a width."""
    return part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
