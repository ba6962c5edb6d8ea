"""What is said of the cards on the table or in hand, or of what a move would do with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from typing import assert_never

from cardtable.games.carousel.groups import Combination, Fault, recognise
from cardtable.games.carousel.judge import Preview
from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock, Move
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, Written, message
from cardtable.rummy.wording import joined

Table = tuple[tuple[Written, ...], ...]
"""The cards of a table as they lie, combination by combination, legal or not."""


def describe_combination(combination: Combination) -> Message:
    """Say a combination with its kind; its jokers say what they were declared as (CR-09)."""
    return message("rummy-meld", kind=combination.kind.value, cards=combination.cards)


def describe_cards(cards: tuple[Written, ...]) -> Message:
    """Say cards that lie together: as a combination where they make one, else one by one."""
    found = recognise(cards)
    return message("cards", cards=cards) if isinstance(found, Fault) else describe_combination(found)


def cards_of(combinations: tuple[Combination, ...]) -> Table:
    """Give the cards of combinations as they lie."""
    return tuple(combination.cards for combination in combinations)


def beyond(table: Table, other: Table) -> list[tuple[Written, ...]]:
    """Give the combinations of one table that the other has not, whatever the order of their cards."""
    left = Counter(_unordered(cards) for cards in other)
    more = []
    for cards in table:
        if left[_unordered(cards)]:
            left[_unordered(cards)] -= 1
        else:
            more.append(cards)
    return more


def _unordered(cards: tuple[Written, ...]) -> tuple[str, ...]:
    return tuple(sorted(map(str, cards)))


def several(combinations: Iterable[Message]) -> Message:
    """Say one combination after another, with a longer pause than between the cards of one."""
    return reduce(lambda first, rest: message("carousel-several", first=first, rest=rest), combinations)


def describe_card(view: View, card: Card) -> Message:  # noqa: ARG001  # every game is asked alike
    """Say a card of the hand."""
    return message("rummy-card", card=card)


def describe_preview(view: View, move: Move, preview: Preview) -> Message:
    """Say in a few words what a legal move would do: what, then what it leads to."""
    return joined([_deed(view, move, preview), *_consequences(move, preview)])


def _deed(view: View, move: Move, preview: Preview) -> Message:
    match move:
        case DrawStock():
            return message("carousel-would-draw", number=view.drawn + 1)
        case Arrange() if preview.played:
            return message("carousel-would-arrange", cards=preview.played)
        case Arrange():
            return message("carousel-would-restore")
        case EndTurn():
            return message("rummy-would-end-turn")
        case Knock():
            return message("carousel-would-knock", points=preview.value)
        case _:
            assert_never(move)


def _consequences(move: Move, preview: Preview) -> Iterator[Message]:
    if preview.goes_out or isinstance(move, Knock):
        yield message("rummy-would-go-out")
    elif isinstance(move, Arrange) and preview.played:
        yield message("carousel-would-leave", points=preview.value)
