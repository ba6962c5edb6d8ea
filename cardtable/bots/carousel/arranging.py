"""How a player lays the table anew."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cardtable.bots.carousel.attention import Attention
from cardtable.bots.search.faces import code_of
from cardtable.bots.search.table_solver import LEAST_DEADWOOD, Table, arrange
from cardtable.games.carousel.groups import Combination, recognise
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card, without
from cardtable.kernel.message import Written

POSITIONS = 4_000
"""What a decision may look at: a third of a second at most on a slow computer."""


class Plan(NamedTuple):
    """Give the table as it shall be with the cards that it takes from the hand."""

    table: Table
    played: tuple[Card, ...]


def plan(view: View, attention: Attention) -> Plan | None:
    """Choose an arrangement that leaves the fewest points in hand; None where nothing can be played."""
    table = tuple(combination.cards for combination in view.table)
    hand = tuple(sorted(view.hand, key=code_of))
    if attention.whole_table:
        found = arrange(table, hand, LEAST_DEADWOOD, POSITIONS)
        chosen = Plan(found.table, found.played)
    else:
        chosen = _simple(table, hand, attention)
    return chosen if chosen.played else None


def _simple(table: Table, hand: tuple[Card, ...], attention: Attention) -> Plan:
    """Lay combinations from the hand, then add single cards where they fit; nothing on the table is moved."""
    own = arrange((), hand, LEAST_DEADWOOD, POSITIONS)
    plan = Plan((*table, *own.table), own.played)
    left = tuple(card for card in without(hand, own.played) if not attention.misses(card))
    while (added := next(_additions(plan.table, left), None)) is not None:
        card, at, longer = added
        left = without(left, (card,))
        plan = Plan((*plan.table[:at], longer, *plan.table[at + 1 :]), (*plan.played, card))
    return plan


def _additions(table: Table, cards: tuple[Card, ...]) -> Iterator[tuple[Card, int, tuple[Written, ...]]]:
    """List the single cards that fit a combination as it lies, the combination grown."""
    for card in cards:
        for at, lying in enumerate(table):
            grown = recognise((*lying, Written(card)))
            if isinstance(grown, Combination):
                yield card, at, grown.cards
