"""What is said of each thing that a seat perceives."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.carousel.facts import Arranged, Knocked, RoundEnded, Seen, StockEnded
from cardtable.games.carousel.wording_scores import round_ended
from cardtable.games.carousel.wording_table import beyond, cards_of, describe_cards, several
from cardtable.kernel.message import Message, Who, Written, message
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
    """Say what came from the hand or went back, with every combination that does not lie as it did before."""
    who = Who(seen.seat)
    changed = beyond(cards_of(seen.table), cards_of(seen.before))
    if not changed:
        if seen.returned:
            return message("carousel-returned", who=who, cards=seen.returned)
        return message("carousel-unmoved", who=who)
    if not seen.returned and _only_new(seen, changed):
        return message("rummy-laid", who=who, cards=changed[0])
    table = several(map(describe_cards, changed))
    match bool(seen.played), bool(seen.returned):
        case True, True:
            return message("carousel-exchanged", who=who, cards=seen.played, table=table, returned=seen.returned)
        case True, False:
            return message("carousel-arranged", who=who, cards=seen.played, table=table)
        case False, True:
            return message("carousel-returned-from", who=who, cards=seen.returned, table=table)
    return message("carousel-rearranged", who=who, table=table)


def _only_new(seen: Arranged, changed: list[tuple[Written, ...]]) -> bool:
    """Tell whether all that was played is one new combination, so that its cards need not be said twice."""
    return len(changed) == 1 and sorted(written.card for written in changed[0]) == sorted(seen.played)
