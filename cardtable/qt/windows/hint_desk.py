"""Where a page shows its hints: told, marked on the table, the steps in a strip over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardtable.bots.hint import Step
from cardtable.kernel.message import Message, message
from cardtable.play.hints import used_in_all, used_in_round
from cardtable.qt.hinting import Hinter
from cardtable.qt.scenes.hint_marks import Hinted
from cardtable.qt.windows.hint_strip import HintStrip
from cardtable.qt.windows.list_sheet import Entry

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage


class HintDesk(QObject):
    """Serves the hints of one page by key, by button or by the strip."""

    def __init__(self, page: MatchPage) -> None:
        """Furnish the desk; the page gives the strip its place."""
        super().__init__(page)
        self._page = page
        self.hinter = Hinter(page.feed)
        self.strip = HintStrip(page.words)
        self.hinter.told.connect(page.tell)
        self.hinter.changed.connect(self._show)
        self.strip.walked.connect(self._walk)
        self.strip.listed.connect(self.list_steps)
        self.strip.hidden.connect(self._hide)

    def more(self) -> None:
        """Give more of the hint."""
        self.hinter.more()

    def used(self) -> Message | None:
        """Say how many hints were given in this round; None where there were none in the match."""
        hints, seat = self._page.feed.hints, self._page.feed.seat
        count, whole = used_in_round(hints, seat, self._page.view.standing.round), used_in_all(hints, seat)
        if not whole:
            return None
        return message("hint-used" if count == whole else "hint-used-in-all", count=count, all=whole)

    def list_steps(self) -> None:
        """Lay the steps over the table as a list; the one that is picked is shown."""
        page = self._page
        entries = [Entry.of(page.words.say(step.told)) for step in self.hinter.steps]
        sheet = page.keys.answers.show("hint-steps", entries)
        sheet.lines.setCurrentRow(self.hinter.at or 0)
        sheet.picked.connect(self.hinter.go_to)

    def _walk(self, by: int) -> None:
        """Go to another step; before the first one there are all cards together."""
        at = self.hinter.at
        self.hinter.go_to(0 if at is None else at + by)

    def _hide(self) -> None:
        self.hinter.hide()
        self._page.arrive()

    def _show(self) -> None:
        """Show the steps as far as they are told."""
        hinter, steps = self.hinter, self.hinter.steps
        several = len(steps) > 1
        # One step alone has all its room on the message line.
        self.strip.show_step(hinter.told_now if several else None, hinter.at or 0, len(steps))
        self._page.table.mark_hints(self._marked(hinter.shown, numbered=several))

    def _marked(self, shown: tuple[Step, ...], *, numbered: bool) -> list[Hinted]:
        """Name the places of the steps, each with the number of its step."""
        places = self._page.hinted_places([step.move for step in shown])
        first = (self.hinter.at or 0) + 1
        return [Hinted(place, first + nth if numbered else 0) for nth, found in enumerate(places) for place in found]
