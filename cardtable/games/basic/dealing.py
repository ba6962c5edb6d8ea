"""How a round of Basic Rummy is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.basic.facts import Fact, RoundBegan, TurnBegan
from cardtable.games.basic.state import State, Turn
from cardtable.kernel.match import next_round
from cardtable.kernel.packs import FRENCH_PACK
from cardtable.kernel.seats import next_seat
from cardtable.kernel.shuffle import shuffled
from cardtable.rummy.course import Course

if TYPE_CHECKING:
    from cardtable.games.basic.options import Options
    from cardtable.kernel.game import Step
    from cardtable.kernel.match import Standing


def each(seats: int) -> int:
    """Count the cards of a hand (BR-01)."""
    return 10 if seats == 2 else 7


def deal(options: Options, standing: Standing, seed: int) -> Step[State, Fact]:
    """Deal the round that the standing names; one card lies face up beside the stock (BR-01 to BR-03)."""
    seats, count = standing.seats, each(standing.seats)
    cards = shuffled(FRENCH_PACK, seed, standing.round, 0)
    dealt = count * seats
    first = next_seat(standing.dealer, standing.playing, seats)
    state = State(
        options=options,
        standing=standing,
        seed=seed,
        hands=tuple(cards[count * seat : count * (seat + 1)] for seat in range(seats)),
        stock=cards[dealt + 1 :],
        discard=cards[dealt : dealt + 1],
        turn=Turn(first),
        known=((),) * seats,
    )
    course = Course[State, Fact](state)
    course.tell(RoundBegan(standing.round, standing.dealer, first, standing.playing, count), TurnBegan(first))
    return course.step()


def deal_next(state: State) -> Step[State, Fact]:
    """Deal the round after the one that is over."""
    return deal(state.options, next_round(state.standing), state.seed)
