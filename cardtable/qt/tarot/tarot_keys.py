"""What the keys do at a table of French Tarot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from cardtable.games.tarot import wording
from cardtable.games.tarot.moves import Pass
from cardtable.games.tarot.phases import Bidding, Calling, Playing
from cardtable.play.hand_order import Sorting
from cardtable.qt.keys import Verb
from cardtable.qt.tarot.bids_sheet import bids_sheet
from cardtable.qt.windows.match_keys import MatchKeys

if TYPE_CHECKING:
    from cardtable.qt.tarot.page import TarotPage

OWN_WORDS: Final = frozenset(
    {
        Verb.CHOOSE,
        Verb.BID,
        Verb.COUNTS,
        Verb.SORT_BY_SUIT,
        Verb.SORT_BY_RANK,
        Verb.OPTIONS_IN_FORCE,
        Verb.LAST_TURN,
    }
)
"""The keys that ask for something else here than at other tables."""


class TarotKeys(MatchKeys):
    """Reads the keys of a page of French Tarot."""

    _page: TarotPage

    def deed(self, verb: Verb) -> str:
        """Name the sentence that tells what a key does here."""
        return f"tarot-{super().deed(verb)}" if verb in OWN_WORDS else super().deed(verb)

    def _all_deeds(self) -> Mapping[Verb, Callable[[], object]]:
        page, player = self._page, self._page.player
        return {
            **super()._all_deeds(),
            Verb.CHOOSE: self._choose,
            Verb.BID: page.do_what_is_due,
            Verb.PASS: lambda: player.ask(Pass()),
            Verb.HANDLE: page.announce_handle,
            Verb.TRICK: self._say_table,
            Verb.SUIT_LED: lambda: page.tell(wording.suit_led(page.view)),
            Verb.SORT_BY_RANK: lambda: player.sort(Sorting.TRUMPS),
            Verb.OPTIONS_IN_FORCE: self._say_rules,
            Verb.LAST_TURN: self._say_last_trick,
            Verb.TAKE_BACK: player.take_back,
        }

    def _number(self, number: int) -> bool:
        """Say the n-th card of the trick; in the own turn of the auction choose the n-th contract."""
        page = self._page
        if isinstance(page.view.phase, Bidding):
            page.auction.choose(number)
        else:
            page.tell(wording.nth_card(page.view, number))
        return True

    def _choose(self) -> None:
        """Play the card in focus; where something is held in sight, or the round is over, go on."""
        page, table = self._page, self._page.table
        if page.view.over:
            if not table.go_on():
                page.show_scores()
        elif table.waits_for_person or (table.holding and not page.view.my_turn):
            table.go_on()
        else:
            table.activate()

    def _say_table(self) -> None:
        """Say what lies open: the trick, before it the kitty or the contract; while the auction runs, list the bids."""
        page, view = self._page, self._page.view
        match view.phase:
            case Bidding():
                page.open_sheet(bids_sheet(page, page.words, view))
            case Calling():
                page.tell(wording.contract(view))
            case Playing():
                page.tell(wording.last_trick(view) if page.table.shown.taken else wording.trick(view))
            case _:
                page.tell(wording.kitty(view))

    def _say_rules(self) -> None:
        """Say the contract, then list the options in force."""
        self._page.tell(wording.contract(self._page.view))
        self.answers.options_in_force()

    def _say_last_trick(self) -> None:
        """Say the last trick, and show it again."""
        self._page.tell(wording.last_trick(self._page.view))
        self._page.table.look_at_last_trick()
