"""What the bench says in few words."""

from __future__ import annotations

from typing import Final

from cardtable.games.carousel.groups import Combination, Fault, recognise
from cardtable.games.carousel.wording import describe_combination
from cardtable.kernel.message import Message, Written, message
from cardtable.play.bench import Heap

FAULTS: Final = {fault: message(f"bench-fault-{fault}") for fault in Fault}
"""Why cards are no combination, in a few words."""


def fault(heap: Heap) -> Message | None:
    """Say in a few words what is wrong with a heap; None where nothing is."""
    found = recognise(heap.cards)
    return None if isinstance(found, Combination) else FAULTS[found]


def lies(heap: Heap) -> Message:
    """Say how a heap lies: the combination, or its cards with what is wrong."""
    return lie(heap.cards)


def sentence(cards: tuple[Written, ...]) -> Message:
    """Say how cards lie together, in a sentence of its own."""
    return message("bench-lies", told=lie(cards))


def lie(cards: tuple[Written, ...]) -> Message:
    """Say how cards lie together: as a combination, or one by one with what is wrong."""
    found = recognise(cards)
    if isinstance(found, Combination):
        return describe_combination(found)
    return message("bench-not-yet", cards=cards, fault=FAULTS[found])
