"""The most that a turn of Carousel can play, as an integer programme made of the rules alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import highspy
import numpy as np

from cardtable.kernel.cards import JOKER, RANKS, SUITS, Card
from cardtable.kernel.message import Written

FACES = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
_ACE_AT_BOTH_ENDS = (*RANKS, "A")
_SHORT, _LONGEST = 5, len(RANKS)
"""A sequence of six or more is two shorter ones side by side, unless it hangs on its only natural card."""

_MOST_ALIKE = 12
"""No more combinations of the same faces can lie on a table: four packs, every joker beside them."""


class Term(NamedTuple):
    """Add `times` of column `column` to a row."""

    column: int
    times: float


class Programme:
    """Gather whole-number unknowns with the rows that bind them."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._columns: list[tuple[float, float, float]] = []
        self._rows: list[tuple[float, float, list[Term]]] = []

    def unknown(self, low: float, high: float, worth: float = 0) -> int:
        """Add an unknown between two bounds; give its column."""
        self._columns.append((low, high, worth))
        return len(self._columns) - 1

    def bind(self, low: float, terms: Sequence[Term], high: float = highspy.kHighsInf) -> None:
        """Keep a sum of terms between two bounds."""
        self._rows.append((low, high, list(terms)))

    def greatest(self) -> int:
        """Give the greatest worth that all rows allow; raise ValueError where none does."""
        highs = highspy.Highs()  # type: ignore[no-untyped-call] # its constructor carries no types
        highs.setOptionValue("output_flag", False)
        highs.setOptionValue("mip_rel_gap", 0.0)
        # HiGHS 1.16.0 calls some of our programmes infeasible when it presolves them, and is no faster for it.
        highs.setOptionValue("presolve", "off")
        highs.passModel(self._model())
        highs.run()
        if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            raise ValueError(f"no table is legal: {highs.getModelStatus()}")
        return round(highs.getInfo().objective_function_value)

    def _model(self) -> highspy.HighsLp:
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(self._columns), len(self._rows)
        model.sense_ = highspy.ObjSense.kMaximize
        lows, highs, worths = zip(*self._columns, strict=True)
        model.col_lower_, model.col_upper_, model.col_cost_ = np.array(lows), np.array(highs), np.array(worths)
        model.row_lower_ = np.array([low for low, _, _ in self._rows])
        model.row_upper_ = np.array([high for _, high, _ in self._rows])
        model.integrality_ = [highspy.HighsVarType.kInteger] * len(self._columns)
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = np.cumsum([0, *(len(terms) for _, _, terms in self._rows)])
        model.a_matrix_.index_ = np.array([term.column for _, _, terms in self._rows for term in terms])
        model.a_matrix_.value_ = np.array([term.times for _, _, terms in self._rows for term in terms])
        return model


def most_played(
    table: Sequence[Sequence[Written]], hand: Sequence[Card], worth: Callable[[Card], int] = lambda _: 1
) -> int:
    """Give the greatest worth of hand cards that can lie on a legal table with all that lies there (CR-05 to CR-10)."""
    lying = [written for combination in table for written in combination]
    naturals = Counter(written.card for written in lying if written.card != JOKER)
    meant = Counter(written.meaning for written in lying if written.meaning is not None)
    held = Counter(hand)
    programme = Programme()
    played = {face: programme.unknown(0, held[face], worth(face)) for face in FACES}
    declared = {face: programme.unknown(0, sum(meant.values()) + held[JOKER]) for face in FACES}
    joker_played = programme.unknown(0, held[JOKER], worth(JOKER))
    programme.bind(
        meant.total(), [*(Term(column, 1) for column in declared.values()), Term(joker_played, -1)], meant.total()
    )
    for face, count in meant.items():
        # CR-10, CR-Q34: each joker that loses this meaning needs a real card of its own on the end table.
        programme.bind(count - naturals[face], [Term(declared[face], 1), Term(played[face], 1)])
    _lay(programme, naturals, played, declared, many_jokers=meant.total() + held[JOKER] > 2)
    return programme.greatest()


def _lay(
    programme: Programme,
    naturals: Counter[Card],
    played: dict[Card, int],
    declared: dict[Card, int],
    *,
    many_jokers: bool,
) -> None:
    """Bind every card on the table to one combination."""
    rows: dict[Card, list[Term]] = {face: [Term(played[face], -1), Term(declared[face], -1)] for face in FACES}
    real: dict[Card, list[Term]] = {face: [Term(played[face], -1)] for face in FACES}
    for faces in combinations_of(_LONGEST if many_jokers else _SHORT):
        laid = programme.unknown(0, _MOST_ALIKE)
        for face in faces:
            rows[face].append(Term(laid, 1))
        if many_jokers:
            _keep_a_natural(programme, laid, faces, real)
    for face in FACES:
        programme.bind(naturals[face], rows[face], naturals[face])
        if many_jokers:
            programme.bind(-highspy.kHighsInf, real[face], naturals[face])


def _keep_a_natural(programme: Programme, laid: int, faces: Sequence[Card], real: dict[Card, list[Term]]) -> None:
    """Give each combination a natural card at least (CR-Q21)."""
    there = []
    for face in faces:
        natural = programme.unknown(0, _MOST_ALIKE)
        programme.bind(0, [Term(laid, 1), Term(natural, -1)])
        real[face].append(Term(natural, 1))
        there.append(Term(natural, 1))
    programme.bind(0, [*there, Term(laid, -1)])


def combinations_of(longest: int) -> Iterator[tuple[Card, ...]]:
    """Give the faces of every group, of every sequence up to a length (CR-05, CR-06)."""
    for rank in RANKS:
        same = [Card(rank, suit) for suit in SUITS]
        yield from combinations(same, 3)
        yield tuple(same)
    for suit in SUITS:
        for length in range(3, longest + 1):
            for low in range(len(_ACE_AT_BOTH_ENDS) - length + 1):
                yield tuple(Card(rank, suit) for rank in _ACE_AT_BOTH_ENDS[low : low + length])
