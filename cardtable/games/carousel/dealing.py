"""How a round of Carousel is dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.carousel.facts import Fact, RoundBegan, TurnBegan
from cardtable.games.carousel.state import State, Turn
from cardtable.kernel.match import Standing, next_round
from cardtable.kernel.packs import french_packs
from cardtable.kernel.seats import next_seat
from cardtable.kernel.shuffle import shuffled
from cardtable.rummy.course import Course

if TYPE_CHECKING:
    from cardtable.games.carousel.options import Options
    from cardtable.kernel.cards import Card
    from cardtable.kernel.game import Step

EACH = 10


def round_cards(players: int) -> tuple[Card, ...]:
    """Give all cards of a round in a fixed order: a joker in each pack (CR-01)."""
    packs = 1 if players == 2 else 2
    return french_packs(packs, packs)


def deal(
    options: Options, standing: Standing, seed: int, rounds_won: tuple[int, ...] | None = None
) -> Step[State, Fact]:
    """Deal the round that the standing names (CR-02, CR-03)."""
    seats = standing.seats
    cards = shuffled(round_cards(seats), seed, standing.round, 0)
    hands = tuple(cards[EACH * seat : EACH * (seat + 1)] for seat in range(seats))
    first = next_seat(standing.dealer, standing.playing, seats)
    state = State(
        options=options,
        standing=standing,
        seed=seed,
        hands=hands,
        stock=cards[EACH * seats :],
        turn=Turn(first, hands[first], ()),
        known=((),) * seats,
        rounds_won=rounds_won or (0,) * seats,
    )
    course = Course[State, Fact](state)
    course.tell(RoundBegan(standing.round, standing.dealer, first, standing.playing, EACH), TurnBegan(first))
    return course.step()


def deal_next(state: State) -> Step[State, Fact]:
    """Deal the round after the one that is over."""
    return deal(state.options, next_round(state.standing), state.seed, state.rounds_won)
