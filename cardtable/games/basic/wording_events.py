"""What is said of each thing that a seat perceives."""

from __future__ import annotations

from typing import assert_never

from cardtable.games.basic.facts import Extended, MeldLaid, OtherThrewLast, RoundEnded, Seen, YouThrewLast
from cardtable.games.basic.wording_scores import won
from cardtable.kernel.message import Message, Who, message
from cardtable.rummy import wording
from cardtable.rummy.wording import lying


def tell(seen: Seen) -> Message:
    """Say what was perceived."""
    if isinstance(seen, wording.Shared):
        return wording.tell(seen)
    match seen:
        case MeldLaid():
            return message("rummy-laid", who=Who(seen.seat), cards=lying(seen.meld.cards))
        case Extended():
            return wording.extended(seen.seat, seen.card, seen.end, seen.meld.cards)
        case YouThrewLast():
            return message("basic-threw-last", who=Who(seen.seat), card=seen.card)
        case OtherThrewLast():
            return message("basic-threw-last-unseen", who=Who(seen.seat))
        case RoundEnded():
            return won(seen.winner, seen.added)
        case _:
            assert_never(seen)
