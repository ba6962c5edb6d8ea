"""What the keys do at a rummy of draw, meld, discard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from cardtable.kernel.cards import Card
from cardtable.kernel.message import message
from cardtable.kernel.refusal import Refusal
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.places import MeldPlace
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.windows.match_keys import MatchKeys
from cardtable.rummy.moves import TakeDiscard

if TYPE_CHECKING:
    from cardtable.qt.windows.table_page import TablePage


class TableKeys(MatchKeys):
    """Reads the keys of a table page."""

    _page: TablePage

    def begin_with(self, key: int) -> None:
        """Begin a combination with a card."""
        if not self._page.player.draft.is_open:
            self._page.player.begin_draft()
        self._page.player.pick(key)

    def take_from_pile(self, *, fanned: bool = False) -> None:
        """Take the top card; where several may be, ask down to which one; where none may be, hear why.

        By mouse the pile is `fanned` out, by key it is a list.
        """
        page, view = self._page, self._page.view
        several = page.player.manners.takes_several(view) and view.discard_count > 1
        if not several or isinstance(page.feed.judge(TakeDiscard(1)), Refusal):
            page.player.ask(TakeDiscard(1))
            return
        newest_first = tuple(reversed(view.discard))
        entries = [self._taking(card, count, len(newest_first)) for count, card in enumerate(newest_first, start=1)]
        if fanned:
            page.fan_out(tuple(zip(newest_first, entries, strict=True))[::-1])
            return
        sheet = self.answers.show("list-take", entries)
        sheet.picked.connect(lambda row: page.player.ask(TakeDiscard(row + 1)))

    def deed(self, verb: Verb) -> str:
        """Name the sentence that tells what a key does, as this game has it."""
        return self._page.player.manners.keys.get(verb) or super().deed(verb)

    def _all_deeds(self) -> Mapping[Verb, Callable[[], object]]:
        page, player = self._page, self._page.player
        wording = player.manners.wording
        return {
            **super()._all_deeds(),
            Verb.BEGIN_DRAFT: self._begin,
            Verb.CANCEL_DRAFT: player.cancel,
            Verb.LAY_DRAFT: player.lay,
            Verb.CHOOSE: self._choose,
            Verb.DRAW: self._draw,
            Verb.READ_PILE: lambda: page.tell(wording.pile(page.view)),
            Verb.TAKE_PILE: self.take_from_pile,
            Verb.DISCARD: lambda: player.discard(page.table.focused_card()),
            Verb.END_TURN: player.end_turn,
            Verb.COMBINATIONS: self._list_combinations,
            Verb.TAKE_BACK: player.take_back,
        }

    def _taking(self, card: Card, count: int, all_cards: int) -> Entry:
        """Say what is taken with a card of the pile."""
        name = "list-take-all" if count == all_cards else "list-take-down-to"
        asked = message("list-take-top", card=card) if count == 1 else message(name, card=card, count=count)
        return Entry.of(self._page.words.say(asked))

    def _begin(self) -> None:
        """Begin a combination, with the focus where its cards are."""
        self._page.player.begin_draft()
        if self._page.table.focused_card() is None:
            self._page.arrive()

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

    def _list_combinations(self) -> None:
        page, view = self._page, self._page.view
        if not view.table:
            page.tell(message("list-no-combinations"))
            return
        wording = page.player.manners.wording
        numbers = [laid.number for laid in view.table]
        entries = [Entry.of(page.words.say(wording.describe_meld(laid, view))) for laid in view.table]
        sheet = self.answers.show("list-combinations", entries)
        sheet.picked.connect(lambda row: self._go_to_meld(numbers[row]))
        sheet.lines.menu_asked.connect(lambda row, _spot: self._open_menu(sheet, numbers[row]))

    def _go_to_meld(self, number: int) -> None:
        self._page.table.setFocus()
        self._page.table.focus_on(MeldPlace(number))

    def _open_menu(self, sheet: ListSheet, number: int) -> None:
        sheet.accept()
        self._go_to_meld(number)
        self._page.table.context_menu()
