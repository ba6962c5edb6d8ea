"""What a legal move would do, for the marks on the table, the players and the hints."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.playroom.moves import End
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written
from cardtable.rummy.melds import Kind, Meld


@dataclass(frozen=True, slots=True)
class Preview:
    """Tell what a legal move would do.

    `meld` is the combination that would lie there, `points` what the move scores at once (negative where it gives
    points up), `joker` the joker with the card it would stand for (open where that is not certain), `swap` tells an
    extension that is a joker swap, at `end` of a run. `goes_out` tells a move that empties the hand and ends the round.
    Before opening `reached` of `needed` points would lie there (`needed` is 0 once opened). `penalty` is what ending
    the turn so would cost, for the cards in `owed`.
    """

    kind: Kind | None = None
    meld: Meld | None = None
    points: int = 0
    joker: Written | None = None
    swap: bool = False
    end: End | None = None
    goes_out: bool = False
    reached: int = 0
    needed: int = 0
    penalty: int = 0
    owed: tuple[Card, ...] = ()
