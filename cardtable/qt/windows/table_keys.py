"""What each key does at the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from cardtable.games.playroom.moves import TakeDiscard
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.wording import (
    counts,
    describe_meld,
    options_in_force,
    pile,
    scores,
    whose_turn,
)
from cardtable.kernel.message import Message, message
from cardtable.kernel.options import option_fields
from cardtable.play.hand_order import Sorting
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.places import MeldPlace
from cardtable.qt.windows.help_sheet import HelpSheet
from cardtable.qt.windows.list_sheet import Entry, ListSheet

if TYPE_CHECKING:
    from cardtable.qt.windows.table_page import TablePage

STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
AT_THE_FOCUS: Final = (Verb.CHOOSE, Verb.DRAW)
"""What Enter and Space ask for, unless a button or list has the focus that they belong to."""


class TableKeys(QObject):
    """Reads the keys of a table page; the table itself never scrolls or jumps by key."""

    def __init__(self, page: TablePage) -> None:
        """Serve a page."""
        super().__init__(page)
        self._page = page
        self._line_said: int | None = None
        self._deeds = self._all_deeds()

    def read(self, event: QKeyEvent, verb: Verb | None) -> bool:
        """Do what a key press asks for; tell whether it asked for anything here."""
        if verb is not None:
            return self._do_at_focus(verb)
        if event.key() == Qt.Key.Key_F6:
            self._next_zone(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
            return True
        return self._page.table.hasFocus() and self._move(event)

    def do(self, verb: Verb) -> None:
        """Do what a verb asks for."""
        self._deeds[verb]()

    def begin_with(self, key: int) -> None:
        """Begin a combination with a card."""
        if not self._page.player.draft.is_open:
            self._page.player.begin_draft()
        self._page.player.pick(key)

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

    def take_from_pile(self) -> None:
        """Take the top card; where several may be taken, ask down to which one."""
        page, view = self._page, self._page.view
        if view.options.discard_mode is not DiscardMode.MULTI or view.discard_count < 2 or not view.my_turn:
            page.player.ask(TakeDiscard(1))
            return
        newest_first = tuple(reversed(view.discard))
        text, spoken = page.words.text, page.words.spoken
        entries = [Entry(text("list-take-top", card=newest_first[0]), spoken("list-take-top", card=newest_first[0]))]
        for count, card in enumerate(newest_first[1:], start=2):
            name = "list-take-all" if count == len(newest_first) else "list-take-down-to"
            entries.append(Entry(text(name, card=card, count=count), spoken(name, card=card, count=count)))
        self._list("list-take", entries, lambda row: page.player.ask(TakeDiscard(row + 1)))

    def open_help(self) -> None:
        """Open the keys, at the rule that refused the last move."""
        page = self._page
        sheet = HelpSheet(page, page.words, page.letters, page.last_refusal)
        sheet.rules.connect(page.rules)
        page.open_sheet(sheet)

    def _all_deeds(self) -> Mapping[Verb, Callable[[], object]]:
        page, player = self._page, self._page.player
        return {
            Verb.BEGIN_DRAFT: player.begin_draft,
            Verb.CANCEL_DRAFT: player.cancel,
            Verb.LAY_DRAFT: player.lay,
            Verb.CHOOSE: self._choose,
            Verb.DRAW: self._draw,
            Verb.READ_PILE: lambda: page.tell(pile(page.view)),
            Verb.TAKE_PILE: self.take_from_pile,
            Verb.DISCARD: lambda: player.discard(page.table.focused_card()),
            Verb.END_TURN: player.end_turn,
            Verb.COMBINATIONS: self._list_combinations,
            Verb.COUNTS: lambda: page.tell(counts(page.view)),
            Verb.SORT_BY_SUIT: lambda: player.sort(Sorting.SUIT),
            Verb.SORT_BY_RANK: lambda: player.sort(Sorting.RANK),
            Verb.SORT_BY_HAND: lambda: player.sort(Sorting.OWN),
            Verb.SCORES: lambda: page.tell(scores(page.view)),
            Verb.WHOSE_TURN: lambda: page.tell(whose_turn(page.view)),
            Verb.OPTIONS_IN_FORCE: lambda: page.tell(options_in_force(page.view)),
            Verb.TAKE_BACK: player.take_back,
            Verb.SINCE_MY_TURN: self._say_since,
            Verb.PREVIOUS_MESSAGE: lambda: self.walk_messages(-1),
            Verb.NEXT_MESSAGE: lambda: self.walk_messages(1),
            Verb.RULES: self.open_help,
            Verb.TABLE_OPTIONS: self._list_options,
        }

    def _do_at_focus(self, verb: Verb) -> bool:
        if verb not in self._deeds:
            return False
        focused = QApplication.focusWidget()
        if verb in AT_THE_FOCUS and isinstance(focused, QWidget) and focused not in (self._page, self._page.table):
            return False
        self.do(verb)
        return True

    def _choose(self) -> None:
        """Add the card in focus to the combination begun, else do the main thing with what is in focus."""
        page = self._page
        key = page.table.focused_card()
        if page.view.over:
            page.show_scores()
        elif page.player.draft.is_open and key is not None:
            page.player.pick(key)
        else:
            page.table.activate()

    def _draw(self) -> None:
        if self._page.view.over:
            self._page.show_scores()
        else:
            self._page.player.draw()

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
        """Go round: the zones of the table, the bar, the panel, the title bar."""
        page = self._page
        if page.table.hasFocus() and page.table.next_zone(step):
            return
        stops: list[QWidget] = [page.table, page.bar, page.panel, page.title_bar]
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

    def _list_combinations(self) -> None:
        page, view = self._page, self._page.view
        if not view.table:
            page.tell(message("list-no-combinations"))
            return
        numbers = [laid.number for laid in view.table]
        entries = [Entry.of(page.words.say(describe_meld(laid, view))) for laid in view.table]
        sheet = self._list("list-combinations", entries, lambda row: self._go_to_meld(numbers[row]))
        sheet.lines.menu_asked.connect(lambda row, _spot: self._open_menu(sheet, numbers[row]))

    def _go_to_meld(self, number: int) -> None:
        self._page.table.setFocus()
        self._page.table.focus_on(MeldPlace(number))

    def _open_menu(self, sheet: ListSheet, number: int) -> None:
        sheet.accept()
        self._go_to_meld(number)
        self._page.table.context_menu()

    def _list_options(self) -> None:
        page = self._page
        entries = [self._option_line(field.name) for field in option_fields(type(page.view.options))]
        self._list("list-options", entries, lambda _row: None)

    def _option_line(self, name: str) -> Entry:
        """Say an option, also one that is as usual."""
        words, value = self._page.words, getattr(self._page.view.options, name)
        option = f"{self._page.game.partition('-')[0]}-{name.replace('_', '-')}"
        if isinstance(value, bool):
            told = Message("on" if value else "off")
        elif isinstance(value, int):
            told = message("number", number=value) if value else Message(f"{option}-none")
        else:
            told = Message(f"{option}-{value}")
        return Entry.of(words.say(message("list-option", option=Message(option), value=told)), pickable=False)

    def _say_since(self) -> None:
        page = self._page
        lines = page.log.since(page.feed.seat)
        page.tell_all(tuple(line.message for line in lines) or (message("list-since-nothing"),))

    def _list(self, title: str, entries: list[Entry], picked: Callable[[int], object]) -> ListSheet:
        page = self._page
        sheet = ListSheet(page, page.words.text(title), page.words.text("shell-close"), entries)
        sheet.picked.connect(picked)
        page.open_sheet(sheet)
        return sheet


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
