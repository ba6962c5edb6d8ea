"""Carousel as the hall knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from cardtable.games.carousel import (
    LEAST_SEATS,
    MOST_SEATS,
    NAME,
    dealing,
    expectations,
    imagine,
    notation,
    offers,
    position,
    sight,
    wording,
)
from cardtable.games.carousel.facts import Fact, Seen, TookBack, see
from cardtable.games.carousel.judge import Preview, judge
from cardtable.games.carousel.options import Options
from cardtable.games.carousel.rules import play
from cardtable.kernel.match import first_standing
from cardtable.kernel.notation import NotationError
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.games.carousel.moves import Move
    from cardtable.games.carousel.state import State
    from cardtable.games.carousel.view import View
    from cardtable.kernel.cards import Card
    from cardtable.kernel.game import Step
    from cardtable.kernel.match import Standing
    from cardtable.kernel.message import Message
    from cardtable.kernel.seats import Seat


class Carousel:
    """Rule Carousel, for 2 to 5 players (CR-01)."""

    name = NAME
    words = "carousel"
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    options = Options
    directives: tuple[str, ...] = ()

    def open_match(self, options: Options, seats: int, seed: int) -> Step[State, Fact]:
        """Deal the first round; the first dealer is drawn from the seed."""
        return dealing.deal(options, first_standing(seats, seed), seed)

    def resume(self, options: Options, standing: Standing, seed: int) -> Step[State, Fact]:
        """Deal the round that `standing` names, from its start."""
        return dealing.deal(options, standing, seed)

    def next_round(self, state: State) -> Step[State, Fact] | Refusal:
        """Deal the next round once one is over (GE-04)."""
        if not state.over:
            return refuse("GE-04", "refused-round-running")
        if state.standing.over:
            return refuse("GE-04", "refused-game-over")
        return dealing.deal_next(state)

    def view(self, state: State, seat: Seat) -> View:
        """Give all that the seat may know."""
        return sight.view(state, seat)

    def see(self, fact: Fact, seat: Seat) -> Seen:
        """Give what the seat perceives of a fact."""
        return see(fact, seat)

    def judge(self, view: View, move: Move) -> Preview | Refusal:
        """Tell what a move would do, or which rule forbids it, from the view alone."""
        return judge(view, move)

    def play(self, state: State, seat: Seat, move: Move) -> Step[State, Fact] | Refusal:
        """Make a move; a refused move leaves the state as it was."""
        return play(state, seat, move)

    def direct(self, state: State, seat: Seat, words: str, seats: tuple[str, ...]) -> NoReturn:  # noqa: ARG002 # nothing can be asked
        """Raise NotationError: a scenario of this game asks for nothing but moves."""
        raise NotationError(f"{words!r} is no directive of {self.name}")

    def blocked(self, view: View) -> bool:
        """Tell whether the round ended without a winner."""
        return view.over and not view.winners

    def offers(self, view: View) -> tuple[Move, ...]:
        """List the legal moves but new arrangements."""
        return offers.offers(view)

    def reversible(self, move: Move) -> bool:
        """Tell that nothing is taken back one by one: the table of the turn's start may be laid again (CR-Q14)."""
        del move
        return False

    def take_back_refused(self, view: View) -> Refusal | None:
        """Refuse a take-back: an arrangement is changed by laying the table anew (CR-Q14)."""
        del view
        return refuse("CR-Q14", "carousel-refused-take-back")

    def taken_back(self, seat: Seat) -> Fact:
        """Give the fact that a seat took its last action back."""
        return TookBack(seat)

    def time_out(self) -> None:
        """Give no move: this game has no clock."""

    def turn(self, state: State) -> Seat | None:
        """Name the seat that moves; None once the round is over."""
        return None if state.over else state.turn.seat

    def standing(self, state: State) -> Standing:
        """Give the match as it stands."""
        return state.standing

    def all_cards(self, state: State) -> tuple[Card, ...]:
        """List every card of the round, wherever it lies (GE-05)."""
        laid = tuple(written.card for combination in state.table for written in combination.cards)
        return tuple(card for hand in state.hands for card in hand) + state.stock + laid

    def redeal_hidden(self, state: State, seat: Seat, seed: int) -> State:
        """Deal every card that the seat may not know anew."""
        return imagine.redeal_hidden(state, seat, seed)

    def read_move(self, words: str) -> Move:
        """Read a move in notation; raise NotationError."""
        return notation.read_move(words)

    def write_move(self, move: Move) -> str:
        """Write a move so that `read_move` gives it back."""
        return notation.write_move(move)

    def tell(self, seen: Seen) -> Message | None:
        """Say what was perceived; None where nothing is said."""
        return wording.tell(seen)

    def set_up(self, head: Mapping[str, str], seats: tuple[str, ...]) -> State:
        """Make the position that a scenario's head describes; raise PositionError."""
        return position.set_up(head, seats)

    def matches(self, state: State, what: str, value: str, seats: tuple[str, ...]) -> str | None:
        """Hold an expectation against the state: None where it holds, else what is there instead."""
        return expectations.matches(state, what, value, seats)


GAME: Final = Carousel()
