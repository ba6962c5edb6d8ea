"""French Tarot as the hall knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from cardtable.games.tarot import (
    LEAST_SEATS,
    MOST_SEATS,
    NAME,
    dealing,
    expectations,
    imagine,
    notation,
    offers,
    position,
    settling,
    sight,
    wording,
)
from cardtable.games.tarot.facts import Fact, Seen, see
from cardtable.games.tarot.judge import Preview, judge
from cardtable.games.tarot.moves import Move
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import RoundOver, seat_in_turn
from cardtable.games.tarot.rules import play
from cardtable.games.tarot.view import View
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.games.tarot.state import State
    from cardtable.kernel.cards import Card
    from cardtable.kernel.game import Step
    from cardtable.kernel.match import Standing
    from cardtable.kernel.message import Message
    from cardtable.kernel.seats import Seat


class FrenchTarot:
    """Rule French Tarot, for 3 to 6 players (FT-02)."""

    name = NAME
    words = "tarot"
    least_seats = LEAST_SEATS
    most_seats = MOST_SEATS
    options = Options
    directives: tuple[str, ...] = (settling.DIRECTIVE,)

    def open_match(self, options: Options, seats: int, seed: int) -> Step[State, Fact]:
        """Deal the first round; the first dealer is drawn from the seed."""
        return dealing.deal(options, dealing.first_standing(seats, seed), seed)

    def resume(self, options: Options, standing: Standing, seed: int) -> Step[State, Fact]:
        """Deal the round that `standing` names, from its start."""
        return dealing.deal(options, standing, seed)

    def next_round(self, state: State) -> Step[State, Fact] | Refusal:
        """Deal the next round once one is over (GE-04)."""
        if not isinstance(state.phase, RoundOver):
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

    def direct(self, state: State, seat: Seat, words: str, seats: tuple[str, ...]) -> Step[State, Fact]:
        """Follow one of the `directives` of a scenario, given with the names of the seats; raise NotationError."""
        return settling.settle(state, seat, words, seats)

    def blocked(self, view: View) -> bool:  # noqa: ARG002 # the answer is the same for every round
        """Tell that no round is blocked: it is played to its last trick."""
        return False

    def offers(self, view: View) -> tuple[Move, ...]:
        """List the legal moves; of the ways to put cards back or to show a handle, some."""
        return offers.offers(view)

    def reversible(self, move: Move) -> bool:  # noqa: ARG002 # the answer is the same for every move
        """Tell that no move can be taken back; cards are put back only when the declarer has decided (FT-Q48)."""
        return False

    def take_back_refused(self, view: View) -> Refusal | None:  # noqa: ARG002 # the answer is the same at every table
        """Refuse every take-back (FT-Q48)."""
        return refuse("FT-Q48", "tarot-refused-no-take-back")

    def taken_back(self, seat: Seat) -> NoReturn:
        """Raise ValueError: nothing is taken back."""
        raise ValueError(f"seat {seat} cannot have taken anything back in {self.name}")

    def time_out(self) -> NoReturn:
        """Raise ValueError: no clock runs."""
        raise ValueError(f"no clock runs in {self.name}")

    def turn(self, state: State) -> Seat | None:
        """Name the seat that moves; None once the round is over."""
        return seat_in_turn(state.phase)

    def standing(self, state: State) -> Standing:
        """Give the match as it stands."""
        return state.standing

    def all_cards(self, state: State) -> tuple[Card, ...]:
        """List every card of the round, wherever it lies (GE-05)."""
        piles = tuple(card for cards in (*state.hands, *state.won) for card in cards)
        return piles + state.kitty + tuple(played.card for played in sight.view(state, 0, history=False).trick)

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


GAME: Final = FrenchTarot()
