"""The way from one table of Carousel to another, told by what is carried from where to where."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from cardtable.bots.search.table_solver import Table
from cardtable.bots.search.workbench import HAND, Edit, edits
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written

Cards = tuple[Written, ...]


class Carry(NamedTuple):
    """Carry `cards` from combination `source` to combination `target`, both counted from 1; 0 is the hand.

    `before` is the source as it lies then, `onto` the target: empty where a new combination begins. Where both are the
    same, only the card that a joker stands for changes.
    """

    cards: Cards
    source: int
    target: int
    before: Cards
    onto: Cards


def carries(start: Table, end: Table) -> tuple[Carry, ...]:
    """List what is carried; cards of the start that the end has not go back to the hand first."""
    rows = dict(enumerate(map(list, start), start=1))
    extra = Counter(each.card for cards in start for each in cards) - Counter(
        each.card for cards in end for each in cards
    )
    back = []
    for number, row in rows.items():
        for card in reversed(tuple(row)):
            if extra[card.card]:
                extra[card.card] -= 1
                back.append(_carry(rows, Edit(card, number, HAND)))
    ahead = [_carry(rows, edit) for edit in edits(tuple(tuple(rows[at]) for at in sorted(rows)), end)]
    return tuple(_together([*back, *ahead]))


def _all_cards(table: Table) -> Counter[Card]:
    return Counter(each.card for cards in table for each in cards)


def _carry(rows: dict[int, list[Written]], edit: Edit) -> Carry:
    """Carry one card over the rows."""
    before, onto = rows.get(edit.source, []), rows.setdefault(edit.target, []) if edit.target != HAND else []
    carry = Carry((edit.card,), edit.source, edit.target, tuple(before), tuple(onto))
    if before:
        before.remove(_lying(before, edit.card))
    onto.append(edit.card)
    return carry


def _lying(row: list[Written], wanted: Written) -> Written:
    """Find the card in a row: as it is declared, else any that looks the same."""
    if wanted in row:
        return wanted
    return next(each for each in row if each.card == wanted.card)


def _together(carried: list[Carry]) -> Iterator[Carry]:
    """Take cards that go the same way one after the other as one."""
    held: Carry | None = None
    for carry in carried:
        if held is not None and _same_way(held, carry):
            held = held._replace(cards=(*held.cards, *carry.cards))
            continue
        if held is not None:
            yield held
        held = carry
    if held is not None:
        yield held


def _same_way(one: Carry, other: Carry) -> bool:
    declared = JOKER in (one.cards[-1].card, other.cards[0].card) and one.source == one.target
    return (one.source, one.target) == (other.source, other.target) and not declared
