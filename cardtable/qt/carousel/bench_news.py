"""Which combinations others have changed since the own last turn."""

from __future__ import annotations

from cardtable.games.carousel.facts import Arranged, TurnEnded
from cardtable.games.carousel.view import View
from cardtable.games.carousel.wording_table import beyond, cards_of
from cardtable.kernel.message import Written


def changed_by_others(view: View) -> frozenset[tuple[Written, ...]]:
    """Give the combinations that lie there since another seat has arranged the table after the own last turn."""
    since: list[Arranged] = []
    for seen in view.history:
        if isinstance(seen, TurnEnded) and seen.seat == view.seat:
            since.clear()
        elif isinstance(seen, Arranged) and seen.seat != view.seat:
            since.append(seen)
    return frozenset(beyond(cards_of(since[-1].table), cards_of(since[0].before))) if since else frozenset()
