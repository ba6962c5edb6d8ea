"""The house that the games are played in, put together in one place."""

from __future__ import annotations

import logging
import secrets
from datetime import datetime
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from cardtable.games.registry import GAMES
from cardtable.kernel.message import Message, message
from cardtable.kernel.options import read_options
from cardtable.play.again import same_deal
from cardtable.play.deal_code import Deal
from cardtable.play.incoming import bring_in
from cardtable.play.lessons import LessonError
from cardtable.play.shelf import Shelved, begin, take
from cardtable.play.terms import Terms
from cardtable.qt.company import own_person, seated
from cardtable.qt.deal_copy import copy_code
from cardtable.qt.dressing import Dressing
from cardtable.qt.keymap import KeyMap
from cardtable.qt.keys import Verb
from cardtable.qt.lesson_table import lesson_table
from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences, speech_of
from cardtable.qt.rulebooks import Rulebooks
from cardtable.qt.saved import SavedMatches
from cardtable.qt.seating import Seating
from cardtable.qt.sitting import Sitting
from cardtable.qt.surroundings import system_language
from cardtable.qt.tasks import Tasks
from cardtable.qt.voice.ear import Ear
from cardtable.qt.widgets import FocusRings
from cardtable.qt.windows import first_start
from cardtable.qt.windows.main_window import MainWindow
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.words import Words
from cardtable.store.paths import DataFolder
from cardtable.store.settings import Settings, TableChoice

if TYPE_CHECKING:
    from cardtable.qt.house_sheets import HouseSheets
    from cardtable.qt.windows.options_form import OptionsForm

SEED_BITS: Final = 36
"""Enough that hardly a deal comes twice, few enough for a short code."""

_log = logging.getLogger(__name__)


class House(QObject):
    """Holds all that lives as long as the program: settings, words, window, the sitting of this moment."""

    def __init__(self, app: QApplication, folder: DataFolder, language: str = "", pace: str = "") -> None:
        """Furnish the house; `language` and `pace` stand in for the settings in this evening alone."""
        super().__init__()
        self._folder, self._pace = folder, pace
        self.preferences = Preferences(folder.settings)
        settings = self.preferences.settings
        self.words = Words(language or settings.language or system_language())
        self.words.set_speech(speech_of(settings))
        self._greet()
        self._dressing = Dressing(app, self.words, settings)
        self._rings = FocusRings(app)
        self._ear = Ear(self.words, self.preferences)
        self._letters = Letters(self, KeyMap(settings.keys, self))
        self.window = MainWindow(self.words, self._letters)
        self._seating = Seating(self.window, self.words, self._letters, self.preferences, self._ear, self._dressing)
        self._rulebooks = Rulebooks(self.words, self._letters, self.window)
        self._tasks = Tasks(self.fault)
        self._saved = SavedMatches(folder.matches, self.window.home, self.words)
        self._under: Path | None = None
        self._first_time = self.preferences.first_time
        self._connect()

    def open(self) -> None:
        """Show the window at home."""
        self.window.place(self.preferences.settings.window)
        self._show_home()
        self.window.show()
        self.window.activateWindow()
        self.window.home.arrive()
        trouble = self.preferences.trouble or self.window.too_small()
        if trouble is not None:
            self.window.notice.tell(trouble)

    async def close(self) -> None:
        """Leave the table and send everybody home."""
        self._seating.leave()
        await self._tasks.end()
        self._seating.send_home()
        self._ear.close()
        self._rings.end()

    def sit_down_at(
        self,
        game: str,
        seats: int | None = None,
        level: str | None = None,
        seed: int | None = None,
        written: dict[str, str] | None = None,
    ) -> None:
        """Begin a match with what is given, the rest as it was last chosen."""
        last = self.preferences.table(game)
        options = {**last.options, **(written or {})} if last.options else (written or {})
        self.begin(game, TableChoice(options, seats or last.seats, level or last.level), seed)

    def begin(self, game: str, choice: TableChoice, seed: int | None = None) -> None:
        """Deal a new match."""
        options = read_options(GAMES[game].options, choice.options)
        cast = seated(self.preferences.settings, self.words, choice.seats, choice.level)
        terms = Terms(GAMES[game], options, secrets.randbits(SEED_BITS) if seed is None else seed, cast)
        self.sit(begin(self._folder.matches, terms, _now()))

    def go_on(self, path: Path) -> None:
        """Continue a saved match."""
        self._seating.leave()
        taken = take(path)
        if isinstance(taken, Message):
            self.window.notice.tell(taken)
            self._show_home()
            return
        self.sit(taken)

    def bring_in(self, file: Path) -> None:
        """Go on with a match that lies anywhere."""
        found = bring_in(self._folder.matches, file)
        if isinstance(found, Message):
            self.window.notice.tell(found)
        else:
            self.go_on(found)

    def fault(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an unforeseen error down and say so; the match is on disk already."""
        _log.error("unforeseen", exc_info=(kind, error, trace))
        self.window.notice.tell(message("shell-fault", file=str(self._folder.log)))

    def sit(self, shelved: Shelved) -> None:
        """Sit down at a table from the shelf, leaving the one before."""
        self._first_time = False
        self._connect_page(self._seating.sit(shelved, self._pace_now, self._tasks).page)

    @property
    def sitting(self) -> Sitting | None:
        """The match that is being played."""
        return self._seating.sitting

    @property
    def _pace_now(self) -> str:
        return self._pace or self.preferences.settings.pace

    def _go_home(self) -> None:
        self._seating.leave()
        self._show_home()
        self.window.home.arrive()

    def _show_home(self) -> None:
        self._saved.show()
        self.window.home.welcome(first=self._first_time)
        self.window.enter(self.window.home)

    def try_lesson(self, game: str, lesson: str) -> None:
        """Open a position of the rulebook on the table; a match that is being played waits on its shelf."""
        try:
            shelved = lesson_table(game, lesson, own_person(self.preferences.settings, self.words))
        except LessonError:
            _log.exception("a lesson cannot be opened")
            self.window.notice.tell(message("shell-fault", file=str(self._folder.log)))
            return
        if self.sitting is None or not self.sitting.lesson:
            self._under = self.sitting.path if self.sitting is not None else None
        self._rulebooks.put_away(game)
        self.sit(shelved)

    def _leave_lesson(self) -> None:
        """Go back to the match that was being played before the lesson, else home."""
        under, self._under = self._under, None
        if under is None:
            self._go_home()
        else:
            self.go_on(under)

    def _play_first(self) -> None:
        if not self._first_time:
            self.sit_down_at(self._last_game)
            return
        self.begin(first_start.GAME, first_start.TABLE)
        if self.sitting is not None:
            first_start.FirstGame(self.sitting.page)

    def _choose_options(self, game: str) -> None:
        self._seating.leave()
        settings = self.preferences.settings
        picture = own_person(settings, self.words).picture
        self._options.choose_for(game, self.preferences.table(game), picture, self.preferences.named(game))
        self.window.enter(self._options)
        self._options.arrive()

    @cached_property
    def _options(self) -> OptionsForm:
        """The options, listened to from when they are first wanted."""
        options = self.window.options
        options.dealt.connect(self._deal)
        options.home.connect(self._go_home)
        options.help.connect(lambda: self._ask(Verb.RULES))
        options.settings.connect(lambda: self._ask(Verb.SETTINGS))
        options.rules.connect(self._rulebooks.open)
        options.ordered.connect(lambda strict: self.preferences.change(strict_order=strict))
        options.tables.kept.connect(self.preferences.keep_named)
        options.coded.connect(self._deal_by_code)
        return options

    def _deal(self, game: str, choice: TableChoice) -> None:
        self.preferences.keep_table(game, choice)
        self.begin(game, choice)

    def _play_again(self) -> None:
        sitting = self.sitting
        if sitting is not None and sitting.lesson:
            self.try_lesson(sitting.game, sitting.lesson)
        elif sitting is not None:
            table = sitting.table
            terms = Terms(table.game, table.options, secrets.randbits(SEED_BITS), table.cast)
            self.sit(begin(self._folder.matches, terms, _now()))

    def _deal_again(self) -> None:
        """Play the deal that was just played once more, in a match of its own."""
        path = self.sitting.path if self.sitting is not None else None
        found = message("deal-not-kept") if path is None else same_deal(self._folder.matches, path, _now())
        if isinstance(found, Message):
            self.window.notice.tell(found)
        else:
            self.go_on(found)

    def _tell_code(self) -> None:
        """Copy the code of the deal that was just played, and say it."""
        if self.sitting is not None:
            self.sitting.page.tell(copy_code(self.sitting.path))

    def _deal_by_code(self, deal: Deal, level: str) -> None:
        """Deal the cards of a code, which names how many play."""
        cast = seated(self.preferences.settings, self.words, deal.start.seats, level)
        self.sit(begin(self._folder.matches, deal.terms(cast), _now()))

    def _ask(self, verb: Verb) -> None:
        """Do what a key asks of the whole window."""
        match verb:
            case Verb.SETTINGS:
                self._sheets.open_settings()
            case Verb.RULES:
                self._sheets.open_help(self._last_game)
            case Verb.KEY_SHEET:
                self._sheets.open_keys()
            case Verb.NEW_GAME:
                self._ask_for_new_game()

    def _ask_for_new_game(self) -> None:
        game = self.sitting.game if self.sitting is not None else self._last_game
        if self.sitting is None or self.sitting.over or self.sitting.lesson:
            self._choose_options(game)
        else:
            self._sheets.ask_before_leaving(lambda: self._choose_options(game))

    @cached_property
    def _sheets(self) -> HouseSheets:
        from cardtable.qt.house_sheets import HouseSheets  # noqa: PLC0415 - the start need not wait for any sheet

        books = self._rulebooks
        return HouseSheets(self.window, self.words, self._letters, self.preferences, self._ear, books)

    @property
    def _last_game(self) -> str:
        return self.preferences.settings.game or next(iter(GAMES))

    def _take_on(self, settings: Settings) -> None:
        """Follow the settings at once."""
        self._dressing.follow(settings)
        self.words.set_speech(speech_of(settings))
        if settings.language:
            self.words.set_language(settings.language)
        self._greet()
        self._seating.follow(settings, self._pace_now)

    def _greet(self) -> None:
        """Speak to the person as the settings tell."""
        self.words.seat((own_person(self.preferences.settings, self.words),), 0)

    def _close_window(self) -> None:
        self.preferences.change(window=self.window.geometry_text())
        self._seating.leave()

    def _connect(self) -> None:
        window = self.window
        window.asked.connect(self._ask)
        window.closing.connect(self._close_window)
        self._rulebooks.lesson.connect(self.try_lesson)
        self._saved.chosen.connect(self.go_on)
        self._saved.troubled.connect(window.notice.tell)
        home = window.home
        home.played_first.connect(self._play_first)
        home.picked.connect(self._choose_options)
        home.settings.connect(lambda: self._ask(Verb.SETTINGS))
        home.guide.connect(self._rulebooks.open_guide)
        home.ear.settings.connect(lambda: self._sheets.open_settings("speech"))
        home.language_chosen.connect(lambda language: self.preferences.change(language=language))
        keymap = self._letters.keymap
        keymap.changed.connect(lambda: self.preferences.change(keys=keymap.written()))
        self.preferences.changed.connect(self._take_on)
        self.preferences.troubled.connect(window.notice.tell)

    def _connect_page(self, page: MatchPage) -> None:
        page.home.connect(self._go_home)
        page.settings.connect(lambda: self._ask(Verb.SETTINGS))
        page.play_again.connect(self._play_again)
        page.same_deal.connect(self._deal_again)
        page.deal_code.connect(self._tell_code)
        page.lesson_left.connect(self._leave_lesson)
        page.board.connect(lambda: self._ask(Verb.KEY_SHEET))
        page.guide.connect(self._rulebooks.open_guide)
        page.rulebook.connect(lambda: self._rulebooks.come_back(page.game))
        page.rules.connect(lambda rule: self._rulebooks.open(page.game, rule))
        page.other_options.connect(lambda: self._choose_options(page.game))


def _now() -> datetime:
    return datetime.now().astimezone()
