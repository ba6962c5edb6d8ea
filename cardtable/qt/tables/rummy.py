"""What rummies of draw, meld, discard do alike at the table."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic, TypeVar

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import RUMMY_SORTINGS
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.readings import readings
from cardtable.qt.tables.entries import Entry, Judged
from cardtable.qt.tables.manners import Account, Badge, Bound, FirstMeld
from cardtable.qt.tables.sight import AnyEntry, AnyPreview, MeldView
from cardtable.rummy.facts import Discarded, DiscardTaken, TurnEnded, YouDrew
from cardtable.rummy.melds import Meld, TableMeld
from cardtable.rummy.moves import DrawStock, LayMeld

V = TypeVar("V", bound=MeldView)


class Rummy(Generic[V]):
    """The usual manners; a game overrides those in which it differs."""

    keys: Mapping[Verb, str] = MappingProxyType({})
    counts_title = "list-counts"
    sortings = RUMMY_SORTINGS

    def brought(self, seen: object, seat: Seat) -> tuple[Card, ...] | None:
        """Know the stock and the discard pile."""
        if isinstance(seen, YouDrew):
            return (seen.card,)
        return seen.cards if isinstance(seen, DiscardTaken) and seen.seat == seat else None

    def bound(self, view: V) -> tuple[Bound, ...]:
        """Leave every card free."""
        return ()

    def pile(self, view: V) -> tuple[Card, ...] | None:
        """Give what may be read of the discard pile, oldest first."""
        return view.discard

    def pile_count(self, view: V) -> int:
        """Count the discard pile."""
        return view.discard_count

    def opened(self, view: V) -> frozenset[Seat]:
        """Tell of no first meld."""
        return frozenset()

    def badge(self, view: V, seat: Seat) -> Badge:
        """Tell nothing more of a player."""
        return Badge()

    def winners(self, view: V) -> tuple[Seat, ...]:
        """Name who has won the round."""
        return view.winners

    def fewest_win(self, view: V) -> bool:
        """Count points as good."""
        return False

    def left(self, view: V, seat: Seat) -> tuple[Card, ...]:
        """Give what a player was left with, open at the round's end."""
        return view.ends[seat] if view.ends else ()

    def formula(self, entry: AnyEntry) -> str:
        """Leave a single number as it is."""
        return ""

    def part(self, view: V, seat: Seat) -> Message | None:
        """Let all play alike."""
        return None

    def account(self, view: V) -> Account:
        """Explain points player by player alone."""
        return Account()

    def ends_turn(self, seen: object) -> bool:
        """Tell whether what was perceived ended a turn."""
        return isinstance(seen, Discarded | TurnEnded)

    def throws(self, seen: object) -> bool:
        """Tell whether a card came onto the discard pile."""
        return isinstance(seen, Discarded)

    def closed(self, meld: Meld) -> bool:
        """Tell whether no card can be added to a combination."""
        return meld.closed

    def provisional(self, view: V) -> tuple[int, ...]:
        """Let every combination lie for good."""
        return ()

    def first_meld(self, view: V, preview: AnyPreview | None = None) -> FirstMeld:
        """Ask for no first meld."""
        return FirstMeld()

    def takes_from_pile(self, view: V) -> bool:
        """Let the discard pile be drawn from."""
        return True

    def takes_several(self, view: V) -> bool:
        """Let only the top card be taken."""
        return False

    def must_draw(self, view: V) -> bool:
        """Ask for a draw before anything else."""
        return view.drawn == 0

    def draw(self, view: V) -> object:
        """Draw from the stock."""
        return DrawStock()

    def ends_by_discard(self, view: V) -> bool:
        """End each turn by a discard."""
        return True

    def cancel(self, view: V) -> object | None:
        """Find nothing to cancel."""
        return None

    def readings(self, view: V, cards: tuple[Card, ...]) -> tuple[LayMeld, ...]:
        """Give each combination that cards can make."""
        return readings(cards, identities=False)

    def reading(self, preview: AnyPreview) -> Message:
        """Say the kind of a combination."""
        return message("rummy-would-lay", kind=preview.kind.value)

    def summed(self, before: AnyPreview | None, answer: AnyPreview) -> AnyPreview:
        """Tell what the later move does."""
        return answer

    def swaps(self, preview: AnyPreview) -> bool:
        """Let each card lie beside the others."""
        return False

    def deeds(self, view: V, laid: TableMeld, judged: Judged) -> list[Entry]:
        """Do nothing with a combination that lies."""
        return []
