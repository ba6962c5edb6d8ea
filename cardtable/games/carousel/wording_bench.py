"""What the workbench says while a turn is being arranged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce

from cardtable.games.carousel.groups import Fault, recognise
from cardtable.games.carousel.judge import Preview, fault_refusal, judge
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.view import View
from cardtable.games.carousel.wording_table import (
    Table,
    beyond,
    cards_of,
    describe_cards,
    describe_combination,
    several,
)
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Message, Written, message

_OF_THE_TURN = ("GE-01", "GE-04", "CR-04")
"""The rules that forbid to confirm anything at all now."""


def combination_status(cards: tuple[Written, ...]) -> Message:
    """Say a combination with its kind or, as long as it is none, what is wrong with it."""
    found = recognise(cards)
    return fault_refusal(found, cards).message if isinstance(found, Fault) else describe_combination(found)


def still_missing(view: View, table: Table) -> Message:
    """Say all that is missing before the turn can be confirmed, or what confirming would leave in hand."""
    if view.played and not list(_changes(cards_of(view.table), table)):
        return message("carousel-answer-confirmed")
    verdict = judge(view, Arrange(table))
    if isinstance(verdict, Preview):
        return _ready(verdict)
    missing = () if verdict.rule in _OF_THE_TURN else tuple(_missing(view, table))
    return message("carousel-answer-missing", parts=missing) if missing else verdict.message


def _ready(preview: Preview) -> Message:
    if preview.goes_out:
        return message("carousel-answer-ready-to-win")
    return message("carousel-answer-ready", points=preview.value)


def _missing(view: View, table: Table) -> Iterator[Message]:
    wrong = sum(isinstance(recognise(cards), Fault) for cards in table)
    if wrong:
        yield message("carousel-missing-combinations", count=wrong)
    before, there = _cards(cards_of(view.start)), _cards(table)
    if before - there:
        yield message("carousel-missing-cards", cards=tuple((before - there).elements()))
    if not there - before:
        yield message("carousel-missing-own-card")


def changed(view: View, table: Table) -> Message:
    """Say what the workbench has changed since the turn began."""
    parts = list(_changes(cards_of(view.start), table))
    if not parts:
        return message("carousel-answer-unchanged")
    said = reduce(lambda first, rest: message("carousel-sentences", first=first, rest=rest), parts)
    return message("carousel-answer-changed", said=said)


def _changes(start: Table, table: Table) -> Iterator[Message]:
    played = _cards(table) - _cards(start)
    if played:
        yield message("carousel-changed-played", cards=tuple(played.elements()))
    new, gone = beyond(table, start), beyond(start, table)
    if new:
        yield message("carousel-changed-new", table=several(map(describe_cards, new)))
    if gone:
        yield message("carousel-changed-gone", table=several(map(describe_cards, gone)))


def joker_asked() -> Message:
    """Ask which card a joker stands for; its readings are said by `joker_declared`."""
    return message("carousel-joker-asked")


def joker_declared(meaning: Card) -> Message:
    """Say a joker with the card it is declared as (CR-09)."""
    return message("carousel-joker-declared", card=Written(JOKER, meaning))


def _cards(table: Table) -> Counter[Card]:
    return Counter(written.card for cards in table for written in cards)
