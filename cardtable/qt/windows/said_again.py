"""What was said at a table, said again: line by line, the last of it, copied, searched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication

from cardtable.kernel.message import message
from cardtable.text.catalogue import plain
from cardtable.text.speak import Utterance

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage


class SaidAgain:
    """Walks the messages of a page; a new message begins the walk anew from the end."""

    def __init__(self, page: MatchPage) -> None:
        """Serve a page."""
        self._page = page
        self._row: int | None = None

    def walk(self, step: int) -> None:
        """Say the previous or the next message again, whole whatever is spoken else."""
        page, count = self._page, self._page.log.rowCount()
        if not count:
            page.tell(message("panel-no-messages"))
            return
        start = count if self._row is None else self._row
        self._row = min(max(start + step, 0), count - 1)
        page.panel.messages.show_line(self._row)
        page.spoken.recite((page.log.line(self._row).message,), whole=True)

    def forget(self) -> None:
        """Begin to walk from the end again."""
        self._row = None

    def repeat(self) -> None:
        """Say again what was said last, an answer as well as a message."""
        said = self._page.announcer.said
        if not said:
            self._page.tell(message("speech-nothing-said"))
            return
        self._page.announcer.say(Utterance(said[-1].text, said[-1].text, "assertive", None))

    def copy(self) -> None:
        """Copy the message walked to, else the last one."""
        count = self._page.log.rowCount()
        if not count:
            self._page.tell(message("panel-no-messages"))
            return
        sentence = self._line(count - 1 if self._row is None else self._row)
        QGuiApplication.clipboard().setText(sentence)
        self._page.tell(message("speech-copied", sentence=sentence))

    def copy_all(self) -> None:
        """Copy the whole log, a line a message."""
        count = self._page.log.rowCount()
        if not count:
            self._page.tell(message("panel-no-messages"))
            return
        QGuiApplication.clipboard().setText("\n".join(map(self._line, range(count))))
        self._page.tell(message("speech-log-copied", count=count))

    def find(self) -> None:
        """Search the messages, in the panel beside the table."""
        self._page.show_panel(shown=True)
        self._page.panel.messages.search()

    def tell_found(self, count: int) -> None:
        """Say how many messages were found."""
        self._page.announcer.say(self._page.words.answer(message("panel-found", count=count)))

    def _line(self, row: int) -> str:
        return plain(self._page.log.utterance(row).visual)
