"""The sheets that the house lays over any room: settings, keys, help, a question before a table is left."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from cardtable.qt.letters import Letters
from cardtable.qt.preferences import Preferences
from cardtable.qt.rulebooks import Rulebooks
from cardtable.qt.voice.ear import Ear
from cardtable.qt.windows.about_sheet import AboutSheet
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.key_sheet import KeySheet
from cardtable.qt.windows.keymap_sheet import KeymapSheet
from cardtable.qt.windows.main_window import MainWindow
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.settings_sheet import SettingsSheet
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words


class HouseSheets(QObject):
    """Lays them over the room that is shown; a table waits underneath and lends them its words."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        letters: Letters,
        preferences: Preferences,
        ear: Ear,
        rulebooks: Rulebooks,
    ) -> None:
        """Keep at hand what the sheets are about."""
        super().__init__(window)
        self._window, self._house_words, self._letters = window, words, letters
        self._preferences, self._ear, self._rulebooks = preferences, ear, rulebooks

    def open_settings(self, part: str = "person") -> None:
        """Open the settings at one of their parts."""
        sheet = SettingsSheet(self._window.room, self._words, self._preferences, self._ear, part)
        sheet.keys.connect(self.change_keys)
        sheet.about.connect(self.tell_about)
        self._lay(sheet)

    def tell_about(self) -> None:
        """Tell what the program is made of."""
        self._lay(AboutSheet(self._window.room, self._words))

    def open_help(self, game: str) -> None:
        """Show the keys where there is no table; the rules are those of a game."""
        sheet = HelpSheet(self._window.room, self._house_words, self._letters, None)
        sheet.rules.connect(lambda rule: self._rulebooks.open(game, rule))
        sheet.board.connect(self.open_keys)
        sheet.guide.connect(self._rulebooks.open_guide)
        sheet.open()

    def open_keys(self) -> None:
        """Show the keys of this table, or those of all where there is none."""
        page = self._page
        sheet = KeySheet(self._window.room, self._words, self._letters, page.keys.told if page is not None else None)
        sheet.change.connect(self.change_keys)
        self._lay(sheet)

    def change_keys(self) -> None:
        """Let the person choose other keys."""
        self._lay(KeymapSheet(self._window.room, self._words, self._letters))

    def ask_before_leaving(self, leave: Callable[[], None]) -> None:
        """Ask whether the table is to be left; it is saved either way."""
        text = self._house_words.text
        title, line, yes, no = (text(f"leave-{part}") for part in ("title", "line", "yes", "no"))
        sheet = QuestionSheet(self._window.room, title, line, yes=yes, no=no)
        sheet.agreed.connect(leave)
        self._lay(sheet)

    @property
    def _page(self) -> MatchPage | None:
        """The table that is shown, if there is one."""
        room = self._window.room
        return room if isinstance(room, MatchPage) else None

    @property
    def _words(self) -> Words:
        """The words of the table, which know its people; of the house where there is none."""
        return self._page.words if self._page is not None else self._house_words

    def _lay(self, sheet: Sheet) -> None:
        if self._page is not None:
            self._page.open_sheet(sheet)
        else:
            sheet.open()
