"""What a legal move would do, for the marks on the table, the players and the hints."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from cardtable.games.tarot.handles import Size


@dataclass(frozen=True, slots=True)
class Preview:
    """Tell what a legal move would do.

    `multiplier` is a bid's. `own` tells that a called card lies in the own hand. `handle` is the size of a handle. A
    card `wins` if nothing in the trick beats it so far, `completes` if it is the last of the trick.
    """

    multiplier: Fraction | None = None
    own: bool = False
    handle: Size | None = None
    wins: bool = False
    completes: bool = False
