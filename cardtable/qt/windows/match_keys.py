"""What each key does at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.kernel.message import message
from cardtable.play.hand_order import Sorting
from cardtable.qt.keys import EVERYWHERE, Verb
from cardtable.qt.windows.answers import Answers
from cardtable.qt.windows.help_sheet import HelpSheet, deed

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage

STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
AT_THE_FOCUS: Final = (Verb.CHOOSE, Verb.DRAW)
"""What Enter and Space ask for, unless a button or list has the focus that they belong to."""


class MatchKeys(QObject):
    """Reads the keys of a table page; the table itself never scrolls or jumps by key."""

    def __init__(self, page: MatchPage) -> None:
        """Serve a page."""
        super().__init__(page)
        self._page = page
        self._line_said: int | None = None
        self._asked: Verb | None = None
        self.answers = Answers(page)
        self._deeds = self._all_deeds()

    def read(self, event: QKeyEvent, verb: Verb | None) -> bool:
        """Do what a key press asks for; tell whether it asked for anything here."""
        self.answers.again = verb is not None and verb is self._asked
        self._asked = verb
        if verb is not None:
            return self._do_at_focus(verb)
        if event.key() == Qt.Key.Key_F6:
            self._next_zone(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return self._page.table.hasFocus() and self._move(event)

    def do(self, verb: Verb) -> None:
        """Do what a verb asks for."""
        self._deeds[verb]()

    def walk_messages(self, step: int) -> None:
        """Say the previous or the next message again."""
        page, count = self._page, self._page.log.rowCount()
        if not count:
            page.tell(message("panel-no-messages"))
            return
        last = count - 1
        start = last + 1 if self._line_said is None else self._line_said
        self._line_said = min(max(start + step, 0), last)
        page.panel.messages.setCurrentIndex(page.log.index(self._line_said))
        page.tell(page.log.line(self._line_said).message)

    def forget_walk(self) -> None:
        """Begin to walk from the end again, as after a new message."""
        self._line_said = None

    def explain(self) -> None:
        """Open the rulebook at the rule that refused the last move; where there is none, the keys."""
        page = self._page
        refusal, page.last_refusal = page.last_refusal, None
        if refusal is None:
            self.open_help()
        else:
            page.rules.emit(refusal.rule)

    def open_help(self) -> None:
        """Open the keys, with the rule that refused the last move."""
        page = self._page
        deeds = {verb: self.deed(verb) for verb in Verb if verb in self._deeds or verb in EVERYWHERE}
        sheet = HelpSheet(page, page.words, page.letters, page.last_refusal, deeds)
        sheet.rules.connect(page.rules)
        page.open_sheet(sheet)

    def deed(self, verb: Verb) -> str:
        """Name the sentence that tells what a key does."""
        return deed(verb)

    def _all_deeds(self) -> Mapping[Verb, Callable[[], object]]:
        page, answers = self._page, self.answers
        return {
            Verb.COUNTS: answers.counts,
            Verb.SORT_BY_SUIT: lambda: page.player.sort(Sorting.SUIT),
            Verb.SORT_BY_RANK: lambda: page.player.sort(Sorting.RANK),
            Verb.SORT_BY_HAND: lambda: page.player.sort(Sorting.OWN),
            Verb.SCORES: answers.scores,
            Verb.WHOSE_TURN: answers.whose_turn,
            Verb.OPTIONS_IN_FORCE: answers.options_in_force,
            Verb.SINCE_MY_TURN: answers.since_my_turn,
            Verb.LAST_TURN: answers.last_turn,
            Verb.PREVIOUS_MESSAGE: lambda: self.walk_messages(-1),
            Verb.NEXT_MESSAGE: lambda: self.walk_messages(1),
            Verb.RULES: self.explain,
            Verb.TABLE_OPTIONS: answers.all_options,
        }

    def _do_at_focus(self, verb: Verb) -> bool:
        if verb not in self._deeds:
            return False
        focused = QApplication.focusWidget()
        if verb in AT_THE_FOCUS and isinstance(focused, QWidget) and focused not in (self._page, self._page.table):
            return False
        self.do(verb)
        return True

    def _move(self, event: QKeyEvent) -> bool:
        """Move the focus on the table; open the menu of what is in focus."""
        table, key = self._page.table, Qt.Key(event.key())
        if key in STEPS:
            table.move_focus(*STEPS[key])
        elif key == Qt.Key.Key_Home:
            table.home()
        elif key == Qt.Key.Key_End:
            table.end()
        elif key == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            table.context_menu()
        else:
            return False
        return True

    def _next_zone(self, step: int) -> None:
        """Go round: the zones of the table, the bar, the panel, the title bar, the task of a lesson."""
        page = self._page
        if page.table.hasFocus() and page.table.next_zone(step):
            return
        stops = [page.table, page.bar, page.panel, page.title_bar, *([page.lesson] if page.lesson else [])]
        focused = QApplication.focusWidget()
        here = next((at for at, stop in enumerate(stops) if _within(stop, focused)), 0)
        for way in range(1, len(stops) + 1):
            stop = stops[(here + step * way) % len(stops)]
            if stop is page.table:
                page.arrive()
                return
            entry = _first_stop(stop)
            if entry is not None:
                entry.setFocus(Qt.FocusReason.OtherFocusReason)
                return


def _within(stop: QWidget, focused: QWidget | None) -> bool:
    return focused is not None and (focused is stop or stop.isAncestorOf(focused))


def _first_stop(room: QWidget) -> QWidget | None:
    """Find the first control in a part of the window that can have the focus."""
    if not room.isVisible():
        return None
    controls = [each for each in room.findChildren(QWidget) if each.isVisible() and each.isEnabled()]
    stops = [each for each in controls if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    lists = [each for each in stops if not isinstance(each, QAbstractButton)]
    return next(iter(lists[-1:] or stops), None)
