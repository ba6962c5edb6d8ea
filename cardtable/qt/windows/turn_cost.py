"""What it would cost to end the turn as it stands."""

from __future__ import annotations

from cardtable.games.playroom.preview import Preview
from cardtable.kernel.message import Message, message
from cardtable.qt.feed import SeatFeed
from cardtable.qt.tables.sight import AnyMove
from cardtable.rummy.moves import Discard, EndTurn


def cost_of(feed: SeatFeed, move: AnyMove) -> Message | None:
    """Say what a move would cost that ends the turn; None where it costs nothing, or ends nothing (PR-49)."""
    if not isinstance(move, Discard | EndTurn):
        return None
    would = feed.judge(move)
    if not isinstance(would, Preview) or not would.penalty:
        return None
    each = would.penalty // len(would.owed)
    return message("cost-of-ending", points=would.penalty, each=each, count=len(would.owed), cards=would.owed)


def cost_of_ending(feed: SeatFeed) -> Message | None:
    """Say what ending the turn now would cost, whichever card is thrown; None where it costs nothing."""
    ends = next((move for move in feed.offers() if isinstance(move, Discard | EndTurn)), None)
    return None if ends is None else cost_of(feed, ends)
