"""How a round of Playroom Rummy is dealt."""

from __future__ import annotations

from cardtable.games.playroom.course import Course
from cardtable.games.playroom.facts import Fact, RoundBegan, TurnBegan
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.state import State, Turn
from cardtable.kernel.cards import Card
from cardtable.kernel.game import Step
from cardtable.kernel.match import Standing, next_round
from cardtable.kernel.packs import french_packs
from cardtable.kernel.seats import next_seat
from cardtable.kernel.shuffle import shuffled

EACH = 14
JOKERS_PER_PACK = 2
IDENTITY_PACKS = 4


def packs_for(players: int, options: Options) -> int:
    """Count the packs by the number of players dealt in (PR-02, PR-Q50)."""
    if options.identities:
        return IDENTITY_PACKS
    return 2 if players <= 4 else 3 if players <= 6 else 4


def round_cards(players: int, options: Options) -> tuple[Card, ...]:
    """Give all cards of a round in a fixed order (PR-02, PR-Q01)."""
    packs = packs_for(players, options)
    return french_packs(packs, packs * JOKERS_PER_PACK)


def deal(options: Options, standing: Standing, seed: int) -> Step[State, Fact]:
    """Deal the round that the standing names (PR-03)."""
    playing = standing.playing
    cards = shuffled(round_cards(len(playing), options), seed, standing.round, 0)
    hands = {seat: cards[EACH * place : EACH * (place + 1)] for place, seat in enumerate(playing)}
    first = next_seat(standing.dealer, playing, standing.seats)
    state = State(
        options=options,
        standing=standing,
        seed=seed,
        hands=tuple(hands.get(seat, ()) for seat in range(standing.seats)),
        stock=cards[EACH * len(playing) :],
        turn=Turn(first),
        known=((),) * standing.seats,
    )
    course = Course(state)
    course.tell(RoundBegan(standing.round, standing.dealer, first, playing, EACH), TurnBegan(first))
    return course.step()


def deal_next(state: State) -> Step[State, Fact]:
    """Deal the round after the one that is over."""
    return deal(state.options, next_round(state.standing), state.seed)
