"""The table of a match, where every seat sees what it may."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from cardtable.games.registry import AnyGame
from cardtable.kernel.match import Standing
from cardtable.kernel.message import Message
from cardtable.kernel.options import Declared
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.kernel.seats import Cast, Seat
from cardtable.play.hints import Hinted
from cardtable.play.running import Facts, RunningMatch
from cardtable.play.terms import Terms


@dataclass(frozen=True, slots=True)
class Sight:
    """Show a seat its view after move `number`, with what it perceived of that move."""

    number: int
    view: object
    seen: tuple[object, ...]


Listener = Callable[[Sight], None]


class Keeper(Protocol):
    """Keep a match for later."""

    @property
    def trouble(self) -> Message | None:
        """Say why the match cannot be kept at present; None where it can."""
        ...

    def moved(self, match: RunningMatch, number: int, seat: Seat, move: object) -> None:
        """Keep an accepted move; `match` stands after it."""
        ...

    def took_back(self, match: RunningMatch, number: int, seat: Seat) -> None:
        """Keep that a seat took its last action back."""
        ...

    def dealt(self, match: RunningMatch, number: int) -> None:
        """Keep that the next round was dealt."""
        ...

    def hinted(self, seat: Seat) -> None:
        """Keep that a seat was given a hint."""
        ...


class Table:
    """Run one match: `number` counts what has happened, take-backs and deals of later rounds included.

    What happens is kept before anybody sees it. A listener may submit a move from within its sight: that one is
    made at once, and its sights follow when those of the move before have all been shown.
    """

    def __init__(
        self,
        terms: Terms,
        match: RunningMatch,
        keeper: Keeper | None = None,
        *,
        number: int = 0,
        facts: Facts = (),
        hints: tuple[Hinted, ...] = (),
    ) -> None:
        """Sit down at a match that has been played up to `number`; `facts` are those of what happened last."""
        self.terms = terms
        self.number = number
        self.hints = hints
        self._match = match
        self._keeper = keeper
        self._facts = facts
        self._watchers: list[tuple[Seat, Listener]] = []
        self._unshown: deque[tuple[Listener, Sight]] = deque()
        self._showing = False

    @classmethod
    def deal(cls, terms: Terms, keeper: Keeper | None = None) -> Table:
        """Deal the first round of a match."""
        step = terms.deal()
        return cls(terms, RunningMatch(terms.game, step.state), keeper, facts=step.facts)

    @property
    def game(self) -> AnyGame:
        """Give the rules that are played by."""
        return self.terms.game

    @property
    def options(self) -> Declared:
        """Give the options of this table."""
        return self.terms.options

    @property
    def cast(self) -> Cast:
        """Say who sits at the table."""
        return self.terms.cast

    @property
    def seed(self) -> int:
        """Give the seed of the deals, for playing the same deal again; no player may be told."""
        return self.terms.seed

    @property
    def trouble(self) -> Message | None:
        """Say why the match cannot be kept at present; None where it is, or where nobody asked for that."""
        return self._keeper.trouble if self._keeper is not None else None

    @property
    def turn(self) -> Seat | None:
        """Name the seat that moves; None once the round is over."""
        return self._match.turn

    @property
    def standing(self) -> Standing:
        """Give the match as it stands between rounds."""
        return self.game.standing(self._match.state)

    def view(self, seat: Seat) -> object:
        """Give all that the seat may know now."""
        return self.game.view(self._match.state, seat)

    def sight(self, seat: Seat) -> Sight:
        """Give the seat's view with what it perceived of the last move, or of the deal before any."""
        seen = tuple(self.game.see(fact, seat) for fact in self._facts)
        return Sight(self.number, self.view(seat), seen)

    def watch(self, seat: Seat, listener: Listener) -> Callable[[], None]:
        """Call the listener with one sight for everything that happens from now on; return what ends that."""
        watcher = (seat, listener)
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def submit(self, seat: Seat, move: object, number: int | None = None) -> Refusal | None:
        """Make a move, or say why not.

        `number` is that of the sight on which the move was chosen: where something has happened since, the
        move is refused (GE-01), so a double click never becomes a second move.
        """
        if number is not None and number != self.number:
            return refuse("GE-01", "refused-stale")
        facts = self._match.play(seat, move)
        if isinstance(facts, Refusal):
            return facts
        self.number += 1
        if self._keeper is not None:
            self._keeper.moved(self._match, self.number, seat, move)
        self._show(facts)
        return None

    def take_back(self, seat: Seat) -> Refusal | None:
        """Take the seat's last table action back, or say why not (PR-Q46)."""
        facts = self._match.take_back(seat)
        if isinstance(facts, Refusal):
            return facts
        self.number += 1
        if self._keeper is not None:
            self._keeper.took_back(self._match, self.number, seat)
        self._show(facts)
        return None

    def next_round(self) -> Refusal | None:
        """Deal the next round, or say why not."""
        facts = self._match.next_round()
        if isinstance(facts, Refusal):
            return facts
        self.number += 1
        if self._keeper is not None:
            self._keeper.dealt(self._match, self.number)
        self._show(facts)
        return None

    def hinted(self, seat: Seat) -> None:
        """Note that a seat was given a hint, for the score sheet or for statistics; nothing happens at the table."""
        self.hints = (*self.hints, Hinted(self.standing.round, seat))
        if self._keeper is not None:
            self._keeper.hinted(seat)

    def _show(self, facts: Facts) -> None:
        self._facts = facts
        self._unshown.extend((listener, self.sight(seat)) for seat, listener in self._watchers)
        if self._showing:
            return
        self._showing = True
        try:
            while self._unshown:
                listener, sight = self._unshown.popleft()
                listener(sight)
        finally:
            self._showing = False
