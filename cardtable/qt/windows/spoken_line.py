"""The last sentences at the table, on the message line as they are given to the ear."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from cardtable.kernel.message import Message
from cardtable.qt.windows.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage

SHOWN: Final = 2
"""How many of the last sentences the message line shows."""


class SpokenLine:
    """Shows and says what the person is told at a table page."""

    def __init__(self, page: MatchPage) -> None:
        """Serve a page."""
        self._page = page
        self._told: tuple[Message, ...] = ()

    def show(self, told: tuple[Message, ...]) -> None:
        """Show the last of these sentences, without a word."""
        self._told = told[-SHOWN:]
        self.retell()

    def add(self, told: Message) -> None:
        """Show one more beside the last."""
        self.show((*self._told[-1:], told))

    def tell(self, told: tuple[Message, ...]) -> None:
        """Say something to the person who asked, at every level of speech; a score sheet shows it, too."""
        self.show(told)
        for sheet in self._page.findChildren(ScoreSheet):
            sheet.show_answer(self._visual)
        for each in told:
            self._page.announcer.say(self._page.words.answer(each))

    def recite(self, told: tuple[Message, ...], *, whole: bool = False) -> None:
        """Say again what happened before, without its sounds; `whole` also where few words are spoken."""
        self.show(told)
        words = self._page.words
        say = words.say if whole else words.answer
        for each in told:
            self._page.announcer.say(replace(say(each), urgency="assertive", sound=None))

    def retell(self) -> None:
        """Show the same in the language spoken now."""
        self._page.bar.say(self._visual)

    @property
    def _visual(self) -> str:
        return " ".join(self._page.words.say(told).visual for told in self._told)
