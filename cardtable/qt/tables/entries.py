"""The lines of a menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cardtable.kernel.message import Message
from cardtable.qt.tables.sight import AnyMove


@dataclass(frozen=True, slots=True)
class Begin:
    """Ask for a draft that begins with a card of the hand."""

    key: int


@dataclass(frozen=True, slots=True)
class Describe:
    """Ask for a combination to be said."""

    number: int


Ask = AnyMove | Begin | Describe


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu: what it says, what it asks for, why it cannot be had; `under` names a list it belongs to."""

    says: Message
    asks: Ask
    reason: Message | None = None
    effect: Message | None = None
    under: Message | None = None


Judged = Callable[[Message, AnyMove, Message | None], Entry]
"""Makes an entry for a move, with what the referee says of it: words, move, the list it belongs to."""
