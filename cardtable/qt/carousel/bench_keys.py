"""What the keys do at the bench."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from cardtable.kernel.message import message
from cardtable.qt.carousel.bench_wording import lies
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.places import MeldPlace
from cardtable.qt.windows.list_sheet import Entry
from cardtable.qt.windows.match_keys import MatchKeys

if TYPE_CHECKING:
    from cardtable.qt.carousel.bench_page import BenchPage

OWN_WORDS: Final = frozenset(
    {
        Verb.BEGIN_DRAFT,
        Verb.CANCEL_DRAFT,
        Verb.LAY_DRAFT,
        Verb.CHOOSE,
        Verb.DRAW,
        Verb.READ_PILE,
        Verb.DISCARD,
        Verb.END_TURN,
        Verb.TAKE_BACK,
    }
)
"""The keys that ask for something else here than at other tables."""


class BenchKeys(MatchKeys):
    """Reads the keys of a bench page."""

    _page: BenchPage

    def deed(self, verb: Verb) -> str:
        """Name the sentence that tells what a key does here."""
        return f"bench-{super().deed(verb)}" if verb in OWN_WORDS else super().deed(verb)

    def _all_deeds(self) -> Mapping[Verb, Callable[[], object]]:
        table, arranger = self._page.table, self._page.player
        return {
            **super()._all_deeds(),
            Verb.CHOOSE: self._choose,
            Verb.PICK_MORE: table.pick_more,
            Verb.DRAW: self._draw,
            Verb.BEGIN_DRAFT: self._begin,
            Verb.CANCEL_DRAFT: arranger.put_down,
            Verb.LAY_DRAFT: arranger.confirm,
            Verb.DISCARD: lambda: arranger.to_hand(self._meant()),
            Verb.END_TURN: arranger.end_turn,
            Verb.KNOCK: arranger.knock,
            Verb.TAKE_BACK: arranger.undo,
            Verb.REDO: arranger.redo,
            Verb.RESTORE: arranger.restore,
            Verb.SPLIT: lambda: arranger.split(table.focused_card()),
            Verb.MERGE: table.choose_merge,
            Verb.JOKER: lambda: arranger.ask_joker(table.focused_card()),
            Verb.READ_PILE: table.describe,
            Verb.WHAT_IS_WRONG: arranger.say_missing,
            Verb.WHAT_CHANGED: arranger.say_changed,
            Verb.COMBINATIONS: self._list_heaps,
        }

    def _choose(self) -> None:
        """Pick the card in focus up, drop what is picked up; after the round show the scores."""
        if self._page.view.over:
            self._page.show_scores()
        else:
            self._page.table.activate()

    def _draw(self) -> None:
        if self._page.view.over:
            self._page.show_scores()
        else:
            self._page.player.draw()

    def _begin(self) -> None:
        """Begin a combination with what is picked up, else with the card in focus."""
        keys = self._meant()
        if keys:
            self._page.player.to_new_heap(keys)
        else:
            self._page.tell(message("bench-no-card"))

    def _meant(self) -> tuple[int, ...]:
        """Name the cards that are picked up, else the one in focus."""
        focused = self._page.table.focused_card()
        return self._page.player.picked or (() if focused is None else (focused,))

    def _list_heaps(self) -> None:
        page, heaps = self._page, self._page.player.bench.now.heaps
        if not heaps:
            page.tell(message("list-no-combinations"))
            return
        sheet = self.answers.show("list-combinations", [Entry.of(page.words.say(lies(heap))) for heap in heaps])
        sheet.picked.connect(lambda row: self._go_to(heaps[row].key))

    def _go_to(self, heap: int) -> None:
        self._page.table.setFocus()
        self._page.table.focus_on(MeldPlace(heap))
