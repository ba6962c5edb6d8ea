"""The end of a round at the table: its last cards are seen, then the score sheet covers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

from cardtable.kernel.message import message
from cardtable.qt.preferences import Preferences, dress_of
from cardtable.qt.windows.score_sheet import ScoreSheet

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage

SHEET_DELAY_MS: Final = 900
"""How long the last cards of a round can be seen before the score sheet covers them."""


class RoundEnd(QObject):
    """Opens the score sheet of a table page, once a round, unless it is open already."""

    def __init__(self, page: MatchPage, preferences: Preferences) -> None:
        """Serve a page."""
        super().__init__(page)
        self._page, self._preferences = page, preferences
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self.open_sheet)

    def come(self, delay: int = SHEET_DELAY_MS) -> None:
        """Open the sheet in so many milliseconds."""
        self._soon.start(delay)

    def wait(self) -> None:
        """Open no sheet before it is asked for again."""
        self._soon.stop()

    def open_sheet(self) -> None:
        """Open the score sheet, where the round is over."""
        page = self._page
        self.wait()
        if not page.view.over or any(sheet.isVisible() for sheet in page.findChildren(ScoreSheet)):
            return
        sheet = ScoreSheet(
            page,
            page.words,
            page.view,
            lesson=page.lesson is not None,
            keymap=page.letters.keymap,
            hints=page.hints.used() if page.hints is not None else None,
        )
        sheet.motion = dress_of(self._preferences.settings).motion
        sheet.onward.connect(page.next_round)
        sheet.same_deal.connect(page.same_deal)
        sheet.deal_code.connect(page.deal_code)
        sheet.other_options.connect(page.other_options)
        sheet.home.connect(page.home)
        sheet.copied.connect(self._tell_copied)
        page.open_sheet(sheet)

    def _tell_copied(self) -> None:
        self._page.tell(message("sheet-copied"))
