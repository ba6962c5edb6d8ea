"""The best arrangement of a whole table, found exactly."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cardtable.bots.search.clock import Work
from cardtable.bots.search.faces import FACES
from cardtable.bots.search.joker_search import best_route
from cardtable.bots.search.keep_search import KeepSearch
from cardtable.bots.search.lying import Lying, lying_of, tally
from cardtable.bots.search.rank_search import Route
from cardtable.bots.search.rebuilding import keepable, new_combinations
from cardtable.bots.search.suit_paths import Aim, Cards
from cardtable.bots.search.workbench import in_old_places
from cardtable.games.carousel.groups import LONGEST_SEQUENCE
from cardtable.games.carousel.scoring import hand_value
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written

Table = tuple[tuple[Written, ...], ...]

MOST_CARDS = Aim((1,) * (len(FACES) + 1))
LEAST_DEADWOOD = Aim(tuple(hand_value((card,)) for card in (*FACES, JOKER)))
"""Play what costs most in hand (CR-12), as for a knock."""

POSITIONS = 20_000
"""How many positions a search may look at where no clock bounds it."""


class Arrangement(NamedTuple):
    """Give the cards played, the whole table as it shall be, how many combinations of the old one are changed.

    `exact` tells that no arrangement plays more, `fewest` that none that plays as much changes less; `ms` is the time
    taken.
    """

    played: tuple[Card, ...]
    table: Table
    changed: int
    exact: bool
    fewest: bool
    ms: float


class _Problem(NamedTuple):
    cards: Cards
    aim: Aim
    lying: tuple[Lying, ...]
    fewest: bool


class _End(NamedTuple):
    """An end table of a worth, with the combinations that stay, by their place on the old one."""

    fresh: Table
    kept: frozenset[int]
    worth: int
    fewest: bool = False


def arrange(
    table: Sequence[Sequence[Written]],
    hand: Sequence[Card],
    aim: Aim = MOST_CARDS,
    positions: int = POSITIONS,
    seconds: float | None = None,
    *,
    fewest: bool = True,
) -> Arrangement:
    """Find the arrangement of Carousel that plays the most, with the fewest combinations changed among those.

    Without `fewest` combinations are kept only where they can be beside the first arrangement found, which is quicker.

    Every joker on the table is declared. Where the work is used up first, the best found is given: the table is always
    legal. Raise ValueError where the table given is not.
    """
    began = time.perf_counter()
    lying = tuple(map(lying_of, table))
    naturals = tally(written.card for combination in table for written in combination)
    meant = tally(written.meaning for combination in table for written in combination if written.meaning is not None)
    problem = _Problem(Cards(naturals, tally(hand), meant, list(hand).count(JOKER)), aim, lying, fewest)
    work = Work(positions, seconds)
    promised, end = _best(problem, work)
    laid = (*(tuple(table[at]) for at in sorted(end.kept)), *end.fresh)
    laid = tuple(laid[at] for at in in_old_places(table, laid))
    played = tuple((_all_cards(laid) - _all_cards(table)).elements())
    spent = (time.perf_counter() - began) * 1000
    return Arrangement(played, laid, len(table) - len(end.kept), end.worth == promised, end.fewest, spent)


def _all_cards(table: Sequence[Sequence[Written]]) -> Counter[Card]:
    return Counter(written.card for combination in table for written in combination)


def _best(problem: _Problem, work: Work) -> tuple[int | None, _End]:
    """Give the most that can be played, None where that is not known, with the best end table found.

    Jokers alone are seldom a combination, so it is looked at first whether they make one at all. Where the work is used
    up, each joker keeps its card, which is a small search; where even that is too much, the table stays as it is.
    """
    for natural in (False, True):
        end = _solved(problem, work, natural=natural)
        if end is None:
            break
        if _all_natural(end.fresh):
            return end.worth, end
    held = problem._replace(cards=problem.cards._replace(spare=0, fixed=True), fewest=False)
    end = _solved(held, Work(work.most), natural=False)
    if end is not None and _all_natural(end.fresh):
        return None, end._replace(fewest=False)
    return None, _End((), frozenset(range(len(problem.lying))), 0)


def _solved(problem: _Problem, work: Work, *, natural: bool) -> _End | None:
    route = best_route(problem.cards, problem.aim, work, natural=natural)
    return None if route is None else _fewest_changed(problem, route, work)


def _fewest_changed(problem: _Problem, route: Route, work: Work) -> _End:
    first = _ended(problem, route, keepable(route, problem.lying))
    if not _all_natural(first.fresh):
        first = _ended(problem, route, frozenset())
    if len(first.kept) == len(problem.lying):
        return first._replace(fewest=True)
    if problem.fewest:
        found = KeepSearch(problem.cards, problem.aim, problem.lying, route.worth).run(work)
        if found is not None:
            best = _ended(problem, found.route, found.kept)
            if _all_natural(best.fresh):
                return best._replace(fewest=True)
    return first


def _ended(problem: _Problem, route: Route, kept: frozenset[int]) -> _End:
    fresh = new_combinations(route, [problem.lying[at] for at in kept], LONGEST_SEQUENCE)
    return _End(fresh, kept, route.worth)


def _all_natural(fresh: Table) -> bool:
    """Tell whether every new combination has a natural card (CR-Q21)."""
    return all(any(written.card != JOKER for written in combination) for combination in fresh)
