"""What each key does at the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.play.hand_order import Sorting
from cardtable.qt.key_groups import deed
from cardtable.qt.keys import EVERYWHERE, Verb, number_of
from cardtable.qt.windows.answers import Answers
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.said_again import SaidAgain

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage

STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
AT_THE_FOCUS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that belong to a button or list, where one has the focus."""


class MatchKeys(QObject):
    """Reads the keys of a table page; the table itself never scrolls or jumps by key."""

    def __init__(self, page: MatchPage) -> None:
        """Serve a page."""
        super().__init__(page)
        self._page = page
        self._asked: Verb | None = None
        self.answers = Answers(page)
        self.said = SaidAgain(page)
        self._deeds = self._all_deeds()

    @property
    def verbs(self) -> Collection[Verb]:
        """What can be asked for by key here."""
        return self._deeds.keys()

    @property
    def told(self) -> Mapping[Verb, str]:
        """The sentence of each verb that can be asked for by key here."""
        return {verb: self.deed(verb) for verb in Verb if verb in self._deeds or verb in EVERYWHERE}

    def read(self, event: QKeyEvent) -> bool:
        """Do what a key press asks for; tell whether it asked for anything here. No key waits for a motion."""
        self._page.table.skip_motion()
        verb = self._page.letters.keymap.verb_of(event, self.verbs)
        self.answers.again = verb is not None and verb is self._asked
        self._asked = verb
        if verb is not None:
            return self._do_at_focus(event, verb)
        number = number_of(event)
        if number is not None:
            return self._number(number)
        if event.key() == Qt.Key.Key_F6:
            self._next_zone(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return self._page.table.hasFocus() and self._move(event)

    def do(self, verb: Verb) -> None:
        """Do what a verb asks for."""
        self._deeds[verb]()

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
        sheet = HelpSheet(page, page.words, page.letters, page.last_refusal, self.told)
        sheet.rules.connect(page.rules)
        sheet.board.connect(page.board)
        sheet.guide.connect(page.guide)
        page.open_sheet(sheet)

    def deed(self, verb: Verb) -> str:
        """Name the sentence that tells what a key does."""
        return deed(verb)

    def _all_deeds(self) -> Mapping[Verb, Callable[[], object]]:
        page, answers = self._page, self.answers
        return {
            **({Verb.HINT: page.hints.more} if page.hints is not None else {}),
            Verb.COUNTS: answers.counts,
            Verb.SORT_BY_SUIT: lambda: page.player.sort(Sorting.SUIT),
            Verb.SORT_BY_RANK: lambda: page.player.sort(Sorting.RANK),
            Verb.SORT_BY_HAND: lambda: page.player.sort(Sorting.OWN),
            Verb.SCORES: answers.scores,
            Verb.WHOSE_TURN: answers.whose_turn,
            Verb.OPTIONS_IN_FORCE: answers.options_in_force,
            Verb.SINCE_MY_TURN: answers.since_my_turn,
            Verb.LAST_TURN: answers.last_turn,
            Verb.PREVIOUS_MESSAGE: lambda: self.said.walk(-1),
            Verb.NEXT_MESSAGE: lambda: self.said.walk(1),
            Verb.REPEAT: self.said.repeat,
            Verb.COPY_MESSAGE: self.said.copy,
            Verb.COPY_LOG: self.said.copy_all,
            Verb.FIND_MESSAGE: self.said.find,
            Verb.SPEECH_LEVEL: page.speak_less,
            Verb.MORE_TIME: page.ask_for_time,
            Verb.HAND_LINE: answers.hand_line,
            Verb.RULES: self.explain,
            Verb.TABLE_OPTIONS: answers.all_options,
        }

    def _number(self, number: int) -> bool:
        """Do what a key from 1 to 9 asks for; most games ask for nothing by number."""
        return False

    def _do_at_focus(self, event: QKeyEvent, verb: Verb) -> bool:
        if verb not in self._deeds:
            return False
        focused, own = QApplication.focusWidget(), (self._page, self._page.table)
        if event.key() in AT_THE_FOCUS and isinstance(focused, QWidget) and focused not in own:
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
        """Go round: the zones of the table, the bar, the panel, the title bar, the task of a lesson, a hint."""
        page = self._page
        if page.table.hasFocus() and page.table.next_zone(step):
            return
        strips = [*([page.lesson] if page.lesson else []), *([page.hints.strip] if page.hints else [])]
        stops = [page.table, page.bar, page.panel, page.title_bar, *strips]
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
