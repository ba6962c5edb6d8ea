"""How each room of the gallery is furnished."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from cardtable.games.tarot.phases import Calling, Exchanging, Playing
from cardtable.kernel.seats import Cast
from cardtable.play.table import Table
from cardtable.qt.company import own_person, seated
from cardtable.qt.feed import SeatFeed
from cardtable.qt.keys import Verb
from cardtable.qt.lesson_table import lesson_table
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.scenes.places import HandPlace, MeldPlace
from cardtable.qt.sitting import page_of
from cardtable.qt.tarot.bids_sheet import bids_sheet
from cardtable.qt.tarot.page import TarotPage
from cardtable.qt.voice.ear import Ear
from cardtable.qt.windows.about_sheet import AboutSheet
from cardtable.qt.windows.code_sheet import CodeSheet
from cardtable.qt.windows.guide_window import GuideWindow
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.home import Unfinished
from cardtable.qt.windows.key_sheet import KeySheet
from cardtable.qt.windows.keymap_sheet import KeymapSheet
from cardtable.qt.windows.main_window import MainWindow
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.rules_window import RulesWindow
from cardtable.qt.windows.settings_sheet import SettingsSheet
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.qt.words import Words
from tests.gallery import moments

HANDLE_SEED: Final = 18
"""A deal for three in which the person comes to twelve trumps."""
LESSON: Final = "playroom-merge"
LONG: Final = 3
"""Cards of a combination that can give one away."""


class Stand:
    """What a room is furnished with: words, settings, a window of a size."""

    def __init__(self, words: Words, preferences: Preferences, size: tuple[int, int]) -> None:
        """Put up a window that shows nothing yet."""
        self.words, self.preferences = words, preferences
        self.letters = Letters()
        self.window = MainWindow(words, self.letters)
        self.window.resize(*size)
        self.page: MatchPage | None = None
        self._kept: list[object] = []

    def cast(self, seats: int) -> Cast:
        """Seat the person with the company of the house."""
        return seated(self.preferences.settings, self.words, seats, "casual")

    def sit_down(self, match: Table, lesson: str = "") -> MatchPage:
        """Show a match."""
        kind = page_of(match.game.name)
        words = Words(self.words.language, match.cast, moments.ME)
        page = kind(SeatFeed(match, moments.ME), words, self.letters, self.preferences, lesson)
        page.begin(match.sight(moments.ME), None)
        self.show(page)
        page.arrive()
        self.page = page
        self._kept.append(words)
        return page

    def show(self, room: QWidget) -> None:
        """Show a room."""
        self.window.enter(room)
        self.window.show()
        self.window.activateWindow()

    def lay(self, sheet: Sheet) -> None:
        """Lay a sheet over what is shown."""
        self._kept.append(sheet)
        sheet.open()

    def keep(self, kept: object) -> None:
        """Keep something alive as long as the picture is taken."""
        self._kept.append(kept)

    def clear(self) -> None:
        """Leave the table."""
        if self.page is not None:
            self.page.leave()


def furnish(room: str, stand: Stand) -> QWidget:
    """Furnish a room by its name; give the window that shows it."""
    kind, _, rest = room.partition("-")
    return FURNISHED[kind](stand, rest) or stand.window


def _table(stand: Stand, rest: str) -> None:
    game, seats, moment = rest.rsplit("-", 2)
    stand.sit_down(moments.moment(game, stand.cast(int(seats)), moment))


def _home(stand: Stand, rest: str) -> None:
    if rest:
        match = moments.laid("mid", stand.cast(4))
        hand = stand.sit_down(match).hand
        cards = tuple(row.card for row in hand.rows)
        stand.window.home.show_unfinished(Unfinished(match.game.name, 3, 0, cards, match.cast, (2, 30)), 2)
    stand.show(stand.window.home)
    stand.window.home.arrive()


def _first(stand: Stand, _rest: str) -> None:
    stand.show(stand.window.home)
    stand.window.home.welcome(first=True)
    stand.window.home.arrive()


def _options(stand: Stand, game: str) -> None:
    stand.window.options.choose_for(game, stand.preferences.table(game), "you", {})
    stand.show(stand.window.options)
    stand.window.options.arrive()


def _code(stand: Stand, _rest: str) -> None:
    _options(stand, "playroom-rummy")
    sheet = CodeSheet(stand.window.options, stand.words)
    stand.lay(sheet)


def _settings(stand: Stand, part: str) -> None:
    page = stand.sit_down(moments.laid("mid", stand.cast(4)))
    ear = Ear(stand.words, stand.preferences)
    stand.keep(ear)
    stand.lay(SettingsSheet(page, stand.words, stand.preferences, ear, part))


def _scores(stand: Stand, rest: str) -> None:
    game, _, seats = rest.rpartition("-")
    stand.sit_down(moments.finished(game, stand.cast(int(seats)))).show_scores()


def _game(stand: Stand, game: str) -> None:
    stand.sit_down(moments.finished(game, stand.cast(4), 9, score_limit="200")).show_scores()


def _sheet(make: Callable[[Stand, MatchPage], Sheet], stand: Stand, _rest: str) -> None:
    page = stand.sit_down(moments.laid("mid", stand.cast(4)))
    stand.lay(make(stand, page))


def _question(_stand: Stand, page: MatchPage) -> Sheet:
    text = page.words.text
    return QuestionSheet(page, text("leave-title"), text("leave-line"), yes=text("leave-yes"), no=text("leave-no"))


def _pile(stand: Stand, _rest: str) -> None:
    page = stand.sit_down(moments.laid("deep", stand.cast(moments.MOST)))
    assert isinstance(page, TablePage)
    page.keys.take_from_pile()


def _rules(stand: Stand, _rest: str) -> QWidget:
    book = RulesWindow(stand.words, "playroom-rummy")
    book.open_at()
    stand.keep(book)
    return book


def _guide(stand: Stand, _rest: str) -> QWidget:
    book = GuideWindow(stand.words, stand.letters)
    book.come_back()
    stand.keep(book)
    return book


def _key(stand: Stand, rest: str) -> None:
    """Press a key a second time at a table: what was said once is laid open as a list."""
    verb, game = rest.split("-", 1)
    page = stand.sit_down(moments.moment(game, stand.cast(4), "crowded"))
    page.keys.answers.again = True
    page.keys.do(Verb[verb.upper()])


def _menu(stand: Stand, what: str) -> None:
    page = stand.sit_down(moments.moment("playroom-rummy", stand.cast(4), "crowded"))
    assert isinstance(page, TablePage)
    meld = next(laid for laid in page.view.table if len(laid.meld.cards) > LONG)
    place = HandPlace(page.hand.arrival[0]) if what == "card" else MeldPlace(meld.number)
    page.table.focus_on(place)
    page.table.open_menu(place, None)


def _lesson(stand: Stand, _rest: str) -> None:
    shelved = lesson_table("playroom-rummy", LESSON, own_person(stand.preferences.settings, stand.words))
    stand.sit_down(shelved.table, LESSON)


def _tarot(stand: Stand, what: str) -> None:
    page = stand.sit_down(_TAROT[what](stand))
    assert isinstance(page, TarotPage)
    if what == "bids":
        stand.lay(bids_sheet(page, page.words, page.view))
    elif what == "handle":
        page.announce_handle()
    else:
        page.do_what_is_due()


_TAROT: Final[Mapping[str, Callable[[Stand], Table]]] = {
    "auction": lambda stand: moments.auction(stand.cast(5)),
    "bids": lambda stand: moments.auction(stand.cast(5)),
    "call": lambda stand: moments.declared(stand.cast(5), Calling),
    "put-back": lambda stand: moments.declared(stand.cast(4), Exchanging),
    "handle": lambda stand: moments.declared(stand.cast(3), Playing, HANDLE_SEED),
}

FURNISHED: Final[Mapping[str, Callable[[Stand, str], QWidget | None]]] = {
    "table": _table,
    "home": _home,
    "first": _first,
    "options": _options,
    "code": _code,
    "settings": _settings,
    "scores": _scores,
    "game": _game,
    "help": partial(_sheet, lambda stand, page: HelpSheet(page, page.words, stand.letters, None)),
    "keys": partial(_sheet, lambda stand, page: KeySheet(page, page.words, stand.letters, page.keys.told)),
    "keymap": partial(_sheet, lambda stand, page: KeymapSheet(page, page.words, stand.letters)),
    "question": partial(_sheet, _question),
    "pile": _pile,
    "about": partial(_sheet, lambda stand, page: AboutSheet(page, page.words)),
    "guide": _guide,
    "key": _key,
    "menu": _menu,
    "rules": _rules,
    "lesson": _lesson,
    "tarot": _tarot,
}
