"""The trick that is seen on the felt: the one that is played, one held for a while, or the last one looked at again."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.tarot.facts import HandleShown, TrickWon
from cardtable.games.tarot.following import best
from cardtable.games.tarot.phases import Trick
from cardtable.games.tarot.view import View
from cardtable.kernel.seats import Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """The `number`th trick, counted from 1, with who wins it so far; one that is `taken` is over.

    It is seen `again` where the person has asked for it.
    """

    trick: Trick = ()
    number: int = 1
    winner: Seat | None = None
    taken: bool = False
    again: bool = False


def lying(view: View) -> Shown:
    """Show the trick as it lies."""
    winning = best(view.trick)
    return Shown(view.trick, taken_so_far(view) + 1, winning.seat if winning is not None else None)


def finished(view: View, won: TrickWon) -> Shown:
    """Show the trick that has just been taken."""
    return Shown(won.trick, taken_so_far(view), won.seat, taken=True)


def taken_so_far(view: View) -> int:
    """Count the tricks that are over."""
    return sum(map(len, view.won)) // view.players


def last_trick(view: View) -> TrickWon | None:
    """Give the last trick that was taken in this round."""
    return next((seen for seen in reversed(view.history) if isinstance(seen, TrickWon)), None)


def handle_shown(view: View, shown: Shown) -> HandleShown | None:
    """Give the handle whose cards lie on the table: until the first trick is swept away, then they are played from."""
    if shown.number > 1 or view.over:
        return None
    return next((seen for seen in reversed(view.history) if isinstance(seen, HandleShown)), None)
