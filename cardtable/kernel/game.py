"""What every game offers to the hall, whatever its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.message import Message
from cardtable.kernel.options import Declared
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat

S = TypeVar("S")
V = TypeVar("V")
M = TypeVar("M")
F = TypeVar("F")
Preview_co = TypeVar("Preview_co", covariant=True)
Seen = TypeVar("Seen")
Options = TypeVar("Options", bound=Declared)


class PositionError(ValueError):
    """Say in a sentence what is wrong with the `key` of a position's head."""

    def __init__(self, key: str, sentence: str) -> None:
        """Keep the key beside the sentence, so that a reader can name the line."""
        super().__init__(sentence)
        self.key = key


@dataclass(frozen=True, slots=True)
class Step(Generic[S, F]):
    """Give what a move led to: the new state with the facts that made it, in their order."""

    state: S
    facts: tuple[F, ...]


class Game(Protocol[Options, S, V, M, F, Seen, Preview_co]):
    """Rule one game; every method is pure, `S` never leaves the hall, `V` is all that a seat may know."""

    name: str
    words: str
    """The first word in the names of its sentences."""
    least_seats: int
    most_seats: int
    options: type[Options]
    directives: tuple[str, ...]
    """What a scenario may ask for beside moves, which no saved match may hold; most games have none."""

    def open_match(self, options: Options, seats: int, seed: int) -> Step[S, F]:
        """Deal the first round; the first dealer is drawn from the seed."""
        ...

    def next_round(self, state: S) -> Step[S, F] | Refusal:
        """Deal the next round once one is over."""
        ...

    def resume(self, options: Options, standing: Standing, seed: int) -> Step[S, F]:
        """Deal the round that `standing` names, from its start."""
        ...

    def view(self, state: S, seat: Seat) -> V:
        """Give all that the seat may know."""
        ...

    def see(self, fact: F, seat: Seat) -> Seen:
        """Give what the seat perceives of a fact."""
        ...

    def judge(self, view: V, move: M) -> Preview_co | Refusal:
        """Tell what a move would do, or which rule forbids it, from the view alone."""
        ...

    def play(self, state: S, seat: Seat, move: M) -> Step[S, F] | Refusal:
        """Make a move; a refused move leaves the state as it was."""
        ...

    def direct(self, state: S, seat: Seat, words: str, seats: tuple[str, ...]) -> Step[S, F]:
        """Follow one of the `directives`, given with the names of the seats; raise NotationError."""
        ...

    def blocked(self, view: V) -> bool:
        """Tell whether the round ended because nobody could go on."""
        ...

    def offers(self, view: V) -> tuple[M, ...]:
        """List the legal moves that are cheap to list."""
        ...

    def reversible(self, move: M) -> bool:
        """Tell whether the move, once made, may be taken back within the turn."""
        ...

    def take_back_refused(self, view: V) -> Refusal | None:
        """Tell why this table, or this seat now, may take nothing back; None where it may."""
        ...

    def taken_back(self, seat: Seat) -> F:
        """Give the fact that a seat took its last action back."""
        ...

    def time_out(self) -> M:
        """Give the move that an expired clock makes."""
        ...

    def turn(self, state: S) -> Seat | None:
        """Name the seat that moves; None once the round is over."""
        ...

    def standing(self, state: S) -> Standing:
        """Give the match as it stands."""
        ...

    def all_cards(self, state: S) -> tuple[Card, ...]:
        """List every card of the round, wherever it lies, so that conservation can be checked."""
        ...

    def redeal_hidden(self, state: S, seat: Seat, seed: int) -> S:
        """Deal every card that the seat may not know anew."""
        ...

    def read_move(self, words: str) -> M:
        """Read a move in notation; raise NotationError."""
        ...

    def write_move(self, move: M) -> str:
        """Write a move so that `read_move` gives it back."""
        ...

    def tell(self, seen: Seen) -> Message | None:
        """Say what was perceived; None where nothing is said."""
        ...

    def set_up(self, head: Mapping[str, str], seats: tuple[str, ...]) -> S:
        """Make the position that a scenario's head describes; raise PositionError."""
        ...

    def matches(self, state: S, what: str, value: str, seats: tuple[str, ...]) -> str | None:
        """Hold an expectation against the state: None where it holds, else what is there instead."""
        ...
