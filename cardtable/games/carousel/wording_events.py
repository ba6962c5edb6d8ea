"""What is said of each thing that a seat perceives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from cardtable.games.carousel.facts import Arranged, Knocked, RoundEnded, Seen, StockEnded
from cardtable.games.carousel.groups import Combination
from cardtable.games.carousel.wording_scores import round_ended
from cardtable.games.carousel.wording_table import describe_combination, several
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording


def tell(seen: Seen) -> Message:
    """Say what was perceived."""
    if isinstance(seen, wording.Shared):
        return wording.tell(seen)
    match seen:
        case Arranged():
            return _arranged(seen)
        case Knocked():
            return message("carousel-knocked", who=Who(seen.seat), points=seen.points)
        case StockEnded():
            return message("carousel-stock-ended", turns=tuple(Who(seat) for seat in seen.turns))
        case RoundEnded():
            return round_ended(seen)
        case _:
            assert_never(seen)


def _arranged(seen: Arranged) -> Message:
    """Say what came from the hand with the combinations in which it lies now, or what went back."""
    who = Who(seen.seat)
    if not seen.played:
        return message("carousel-returned", who=who, cards=seen.returned)
    table = several(describe_combination(each) for each in _holding(seen))
    if seen.returned:
        return message("carousel-exchanged", who=who, cards=seen.played, table=table, returned=seen.returned)
    return message("carousel-arranged", who=who, cards=seen.played, table=table)


def _holding(seen: Arranged) -> Iterator[Combination]:
    for combination in seen.table:
        if any(written.card in seen.played for written in combination.cards):
            yield combination
