"""What a hint says: a nudge, then the cards, then the steps."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Step:
    """Make `move`, one of the game's or an edit of the workbench; `told` says it, with the reason where one helps."""

    move: object
    told: Message


@dataclass(frozen=True, slots=True)
class Hint:
    """Teach one turn as far as it can be foreseen; each step is legal after the ones before."""

    nudge: Message
    cards: Message
    steps: tuple[Step, ...]
