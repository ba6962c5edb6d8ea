"""The best way to lay the cards of a hand, found exactly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cardtable.bots.search.faces import FIELD, JOKER_CODE, counted
from cardtable.bots.search.pieces import Piece

CAP = 8_000
OWED = 1_000_000
"""What a card that must be laid costs while it is not; more than any hand is worth."""

_HOPELESS = -OWED * OWED // 2

_ONE = (1 << FIELD) - 1
_NATURALS = (1 << (FIELD * JOKER_CODE)) - 1
_JOKERS = FIELD * JOKER_CODE
_PLACES = -1 << (_JOKERS + FIELD)
_UNITS = sum(1 << (FIELD * field) for field in range(256))
_NOTHING: Piece | None = None


class Objective(NamedTuple):
    """Weigh a piece: `points` and `relief` for each point, `card` for each card, `joker` for each joker spent."""

    points: int
    relief: int
    card: int
    joker: int

    def weigh(self, piece: Piece) -> int:
        """Give the weight of a piece."""
        return (
            self.points * piece.points
            + self.relief * piece.relief
            + self.card * len(piece.cards)
            - self.joker * piece.jokers
        )


MOST_POINTS = Objective(1, 0, 0, 0)
MOST_CARDS = Objective(1, 0, 1000, 0)


class Partition(NamedTuple):
    """Give the pieces to lay with the sum of their weights; `left` are the codes that stay in hand.

    `owing` counts the cards that had to be laid, but could not. `exact` is False where the search was capped:
    then the pieces are legal, but perhaps not the best.
    """

    pieces: tuple[Piece, ...]
    left: tuple[int, ...]
    weight: int
    owing: int
    exact: bool

    @property
    def points(self) -> int:
        """Sum the points of the pieces."""
        return sum(piece.points for piece in self.pieces)


def best_partition(
    hand: Sequence[int],
    pieces: Sequence[Piece],
    objective: Objective,
    owed: Sequence[int] = (),
    cap: int = CAP,
    *,
    strict: bool = False,
) -> Partition:
    """Choose pieces of the hand (codes) that no two share a card, so that their weights sum to the most.

    Cards in `owed` are laid first of all, as many copies of each as are named; with `strict` nothing is laid where
    not all of them can be. `cap` bounds the positions looked at.
    """
    payable = {code for piece in pieces for code in piece.cards}.issuperset(owed) if owed else True
    search = _Search(hand, pieces, objective, owed)
    weight, exact = search.run(cap, strict=True) if payable else (_HOPELESS, True)
    if weight <= _HOPELESS:
        if strict:
            return Partition((), tuple(hand), 0, len(owed), exact)
        weight, exact = search.run(cap, strict=False)
    chosen = search.chosen()
    left = _left(hand, chosen)
    owing = sum(max(0, owed.count(code) - hand.count(code) + left.count(code)) for code in set(owed))
    return Partition(chosen, left, weight + OWED * owing, owing, exact)


def _left(hand: Sequence[int], chosen: Sequence[Piece]) -> tuple[int, ...]:
    left = list(hand)
    for piece in chosen:
        for code in piece.cards:
            left.remove(code)
    return tuple(left)


class _Search:
    """Decide face by face, lowest first, which pieces use it; equal remainders are looked at once."""

    def __init__(self, hand: Sequence[int], pieces: Sequence[Piece], objective: Objective, owed: Sequence[int]) -> None:
        """Sort the pieces by their lowest face, the heaviest first."""
        self._spare = {code: hand.count(code) - owed.count(code) for code in owed}
        self._choices: dict[int, tuple[int, Piece | None]] = {}
        self._by_low: dict[int, list[tuple[int, int, Piece]]] = {code: [] for code in hand}
        for weight, at in sorted([(-objective.weigh(piece), at) for at, piece in enumerate(pieces)]):
            need = pieces[at].need
            low = ((need & -need).bit_length() - 1) // FIELD
            self._by_low[low].append((need, -weight, pieces[at]))
        self._keep = self._fields_in_use()
        self._start = self._settled(counted(hand) | _PLACES & _UNITS & self._keep.get(min(hand, default=0), 0))
        self._guard = _guard(self._start.bit_length() // FIELD + 1)

    def _fields_in_use(self) -> dict[int, int]:
        """Give for each face the fields that still matter when it is the lowest left: what later pieces need."""
        ones = counted(self._spare)
        keep = {}
        for low in sorted(self._by_low, reverse=True):
            for need, _, _ in self._by_low[low]:
                ones |= (need | need >> 1 | need >> 2) & _UNITS
            keep[low] = ones * _ONE
        return keep

    def _settled(self, state: int) -> int:
        """Drop what can no longer be used, so that states which differ in nothing else are one."""
        while naturals := state & _NATURALS:
            kept = state & self._keep[((naturals & -naturals).bit_length() - 1) // FIELD]
            if kept == state:
                return state
            state = kept
        return state & ~_PLACES

    def run(self, cap: int, *, strict: bool) -> tuple[int, bool]:
        """Find the greatest weight; tell whether it was found within the cap.

        With `strict` no owed card is left over: where that cannot be, the weight is `_HOPELESS` or less.
        """
        by_low, guard, settled = self._by_low, self._guard, self._settled
        choices: dict[int, tuple[int, Piece | None]] = {}
        seen: dict[int, int] = {}

        def best(state: int) -> int:
            """Give the greatest weight that can still be laid from what `state` counts."""
            if state in seen:
                return seen[state]
            naturals = state & _NATURALS
            if not naturals:
                return -cost(JOKER_CODE, state >> _JOKERS & _ONE)
            low = ((naturals & -naturals).bit_length() - 1) // FIELD
            guarded = state | guard
            skipped = settled(state & ~(_ONE << (FIELD * low)))
            weight, choice = _HOPELESS * 2, (skipped, _NOTHING)
            for need, own_weight, piece in by_low[low]:
                rest = guarded - need
                if rest & guard != guard:
                    continue
                rest = settled(rest ^ guard)
                found = own_weight + best(rest)
                if found > weight:
                    weight, choice = found, (rest, piece)
                if len(seen) > cap:
                    break
            price = cost(low, state >> (FIELD * low) & _ONE)
            if -price > _HOPELESS and (choice[1] is None or len(seen) <= cap):
                found = best(skipped) - price
                if found >= weight:
                    weight, choice = found, (skipped, _NOTHING)
            seen[state] = weight
            choices[state] = choice
            return weight

        def cost(code: int, left: int) -> int:
            if code not in spare or left <= spare[code]:
                return 0
            return -_HOPELESS * 2 if strict else OWED * (left - spare[code])

        spare = self._spare
        self._choices = choices
        return best(self._start), len(seen) <= cap

    def chosen(self) -> tuple[Piece, ...]:
        """Follow the best choices from the start."""
        pieces = []
        state = self._start
        while state & _NATURALS:
            state, piece = self._choices[state]
            if piece is not None:
                pieces.append(piece)
        return tuple(pieces)


@lru_cache(maxsize=128)
def _guard(fields: int) -> int:
    """Set the guard bit of so many fields: subtracting more cards than there are would clear it."""
    return sum(1 << (FIELD * field + FIELD - 1) for field in range(fields))
