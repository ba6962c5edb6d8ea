"""What the table answers when it is asked by key: a sentence first, a list when it is asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from cardtable.kernel.message import Message, message
from cardtable.kernel.options import option_fields
from cardtable.qt.models.log import Line
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.manners import Wording
from cardtable.qt.widgets import MainButton
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.windows.score_lines import score_lines
from cardtable.qt.windows.turn_cost import cost_of_ending

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage


class Answers:
    """Answers at a table page; `again` tells that the same was asked right before, which asks for the list."""

    def __init__(self, page: MatchPage) -> None:
        """Serve a page."""
        self._page = page
        self.again = False

    def whose_turn(self) -> None:
        """Say whose turn it is, with what ending the own one would cost."""
        page = self._page
        cost = cost_of_ending(page.feed) if page.view.my_turn else None
        page.tell_all((self._wording.whose_turn(page.view), *([cost] if cost is not None else [])))

    def counts(self) -> None:
        """Say everyone's cards, the stock, the pile."""
        told = self._wording.counts(self._page.view)
        self._answer(manners_of(self._page.view).counts_title, (told,), lambda: _parts(told))

    def scores(self) -> None:
        """Say the scores; again: every number with its formula."""
        view = self._page.view
        self._answer("list-scores", (self._wording.scores(view),), lambda: score_lines(view))

    def hand_line(self) -> None:
        """Say the own hand in one short line for braille; again: a line a suit."""
        lines = self._page.words.hand_lines([row.card for row in self._page.hand.rows])
        whole = message("speech-hand-line", line=" ".join(lines)) if lines else message("speech-hand-empty")
        self._answer("list-hand", (whole,), lambda: (message("speech-hand-line", line=line) for line in lines))

    def since_my_turn(self) -> None:
        """Say what happened since the own last turn."""
        page = self._page
        self._answer_lines("list-since", page.log.since(page.feed.seat), "list-since-nothing")

    def last_turn(self) -> None:
        """Say what happened in the last turn that is over."""
        page = self._page
        turn = None if page.view.over else page.view.turn
        self._answer_lines("list-last-turn", page.log.last_turn(turn), "list-last-turn-none")

    def options_in_force(self) -> None:
        """List the options that matter; each leads to its place in the rulebook, the button to their chapter."""
        page = self._page
        told = self._wording.options_in_force(page.view)
        parts = _parts(told)
        sheet = self._sheet("list-options-in-force", [Entry.of(page.words.say(part)) for part in parts])
        sheet.setAccessibleDescription(page.words.say(told).spoken)
        anchors = [_anchor(part) for part in parts]
        sheet.picked.connect(lambda row: page.rules.emit(anchors[row]))
        rules = MainButton(page.words.text("list-options-rules"), "book")
        rules.clicked.connect(sheet.accept)
        rules.clicked.connect(lambda: page.rules.emit("options"))
        sheet.foot.addStretch(1)
        sheet.foot.addWidget(rules)
        page.open_sheet(sheet)

    def all_options(self) -> None:
        """List every option of this table, also those that are as usual."""
        names = [field.name for field in option_fields(type(self._page.view.options))]
        self.show("list-options", [self._option_line(name) for name in names])

    def show(self, title: str, entries: Sequence[Entry]) -> ListSheet:
        """Lay a list over the table."""
        sheet = self._sheet(title, entries)
        self._page.open_sheet(sheet)
        return sheet

    def _sheet(self, title: str, entries: Sequence[Entry]) -> ListSheet:
        text = self._page.words.text
        return ListSheet(self._page, text(title), text("shell-close"), entries)

    @property
    def _wording(self) -> Wording:
        return manners_of(self._page.view).wording

    def _answer_lines(self, title: str, lines: tuple[Line, ...], nothing: str) -> None:
        told = tuple(line.message for line in lines)
        if told and not self.again:
            self._page.spoken.recite(told)
        else:
            self._answer(title, told or (message(nothing),), lambda: told)

    def _answer(self, title: str, told: tuple[Message, ...], lines: Callable[[], Iterable[Message]]) -> None:
        listed = tuple(lines()) if self.again else ()
        if not listed:
            self._page.tell_all(told)
            return
        say = self._page.words.say
        self.show(title, [Entry.of(say(line), pickable=False) for line in listed])

    def _option_line(self, name: str) -> Entry:
        words, value = self._page.words, getattr(self._page.view.options, name)
        option = f"{self._page.feed.game.words}-{name.replace('_', '-')}"
        if isinstance(value, bool):
            told = Message("on" if value else "off")
        elif isinstance(value, int):
            told = message("number", number=value) if value else Message("none")
        else:
            told = Message(f"{option}-{value}")
        return Entry.of(words.say(message("list-option", option=Message(option), value=told)), pickable=False)


def _parts(told: Message) -> tuple[Message, ...]:
    """Take a message apart into the clauses that it joins."""
    parts = told.args.get("parts", (told,))
    return tuple(part for part in parts if isinstance(part, Message)) if isinstance(parts, tuple) else (told,)


def _anchor(option: Message) -> str:
    """Name the place of the rulebook that tells of an option in force."""
    label = option.args["label"]
    return f"option-{label.id.partition('-')[2]}" if isinstance(label, Message) else "options"
