"""A turn foreseen move by move in the view of the seat that plays it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Generic, NamedTuple, Protocol, TypeVar

from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import Meld
from cardtable.rummy.moves import Discard, DrawStock, EndTurn


class Judged(Protocol):
    """What any rummy tells of a legal move."""

    @property
    def goes_out(self) -> bool:
        """Whether the move empties the hand."""
        ...


class Laid(Protocol):
    """A view of a table of combinations."""

    def meld(self, number: int) -> Meld | None:
        """Give the combination with that number."""
        ...


V = TypeVar("V", bound=Laid)
M = TypeVar("M")
P = TypeVar("P", bound=Judged)


class Foreseen(NamedTuple, Generic[V, M, P]):
    """A legal move with what it does; `view` is how the seat sees the table before it."""

    view: V
    move: M
    preview: P

    def lies(self, number: int) -> Meld:
        """Give a combination that lies there before the move."""
        meld = self.view.meld(number)
        if meld is None:
            raise LookupError(f"no combination {number} lies on the table")
        return meld


class Foresight(ABC, Generic[V, M, P]):
    """Play a seat's own moves in its view; what they would reveal, such as a card drawn, ends the foresight."""

    def __init__(self, view: V, numbers: Iterable[int]) -> None:
        """Begin with what the seat sees; `numbers` are those of the combinations that there were in this round."""
        self.view = view
        self.foreseen: list[Foreseen[V, M, P]] = []
        self._next = max(numbers, default=0) + 1

    @property
    def ended(self) -> bool:
        """Whether nothing more of the turn can be foreseen."""
        if not self.foreseen:
            return False
        last = self.foreseen[-1]
        return last.preview.goes_out or isinstance(last.move, DrawStock | Discard | EndTurn)

    def play(self, move: M) -> bool:
        """Make a move; False where the rules refuse it."""
        preview = self._judge(move)
        if isinstance(preview, Refusal):
            return False
        self.foreseen.append(Foreseen(self.view, move, preview))
        self.view = self._after(move, preview)
        return True

    def _number(self) -> int:
        """Give the number of the next combination."""
        self._next += 1
        return self._next - 1

    @abstractmethod
    def _judge(self, move: M) -> P | Refusal:
        """Ask the game's referee."""

    @abstractmethod
    def _after(self, move: M, preview: P) -> V:
        """Give the view after a legal move."""
