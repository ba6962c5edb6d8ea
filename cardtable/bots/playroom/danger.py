"""How much a discard may help the other players."""

from __future__ import annotations

from cardtable.bots.playroom.layoffs import single_lay_offs
from cardtable.bots.playroom.memory import Memory, next_player
from cardtable.bots.playroom.position import Position
from cardtable.bots.search.faces import code_of
from cardtable.bots.search.pieces import Worth
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View
from cardtable.kernel.seats import Seat

_ANY = 8
"""Percent: some card or other that the player happens to need."""

_PARTNER = 25
"""Percent for each card known in the hand that goes with the discard."""

_FURTHER = 3
"""In multi mode a player after the next may dig for the card: one chance in so many."""


class Danger:
    """Weigh discards by the chance that an opponent takes them, which only those who have opened may."""

    def __init__(self, view: View, position: Position, worth: Worth, memory: Memory) -> None:
        """Note who can take a card from the pile."""
        self._worth = worth
        self._memory = memory
        self._nearest = next_player(view)
        self._takers = _takers(view, self._nearest)
        swaps = {code_of(laid.meld.joker_means[0]) for laid in position.table if len(laid.meld.joker_means) == 1}
        self._fits = swaps | single_lay_offs(position.table, worth).keys()

    def of(self, code: int) -> int:
        """Weigh the harm of a discard: twice the points it may bring others, with the card they are rid of."""
        if not self._takers:
            return 0
        fits = code in self._fits
        percent = 0
        for seat in self._takers:
            chance = 100 if fits else self._chance(seat, code)
            percent = max(percent, chance if seat == self._nearest else chance // _FURTHER)
        return percent * (2 * self._worth.hand[code] + 10) // 100

    def _chance(self, seat: Seat, code: int) -> int:
        """Give the chance in percent that the seat makes a combination with the card."""
        partners = sum(_goes_with(code, other) for other in self._memory.known[seat])
        chance = min(100, _ANY + _PARTNER * partners)
        refused = any(_goes_with(code, other) or code == other for other in self._memory.passed)
        return chance // 2 if seat == self._nearest and refused else chance


def _takers(view: View, nearest: Seat) -> tuple[Seat, ...]:
    match view.options.discard_mode:
        case DiscardMode.NONE | DiscardMode.MANDATORY:
            return ()
        case DiscardMode.SINGLE:
            return (nearest,) if nearest in view.opened else ()
        case DiscardMode.MULTI:
            return tuple(seat for seat in view.standing.playing if seat != view.seat and seat in view.opened)


def _goes_with(code: int, other: int) -> bool:
    """Tell whether two faces can lie in one combination: of a rank, or near each other in a suit."""
    if code // 4 == other // 4:
        return True
    apart = abs(code // 4 - other // 4)
    return code % 4 == other % 4 and min(apart, 13 - apart) <= 2
