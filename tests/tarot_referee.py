"""Rounds of French Tarot that the computer's players play under the eyes of a second telling of the rules.

Run `python -m tests.tarot_referee [--rounds 500] [--seed 0]`; it ends with `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import product

from cardtable.bots.choose import LEVELS
from cardtable.bots.tarot.policy import choose
from cardtable.games.tarot.game import FrenchTarot
from cardtable.games.tarot.moves import PlayCard
from cardtable.games.tarot.options import CalledSuitLead, Options
from cardtable.games.tarot.phases import Playing, RoundOver
from cardtable.games.tarot.state import State
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.kernel.match import Standing
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from tests.games.tarot.naive import NaiveRound

TAROT = FrenchTarot()
TABLES = tuple(
    (seats, Options(simple_take=simple, misere=misere, called_suit_lead=lead))
    for seats, simple, misere, lead in product((3, 4, 5, 6), (True, False), (False, True), CalledSuitLead)
)


def told_again(state: State) -> NaiveRound:
    """Begin a round that was just dealt a second time with the same cards."""
    first = TAROT.turn(state)
    assert first is not None
    options = {
        "simple_take": state.options.simple_take,
        "misere": state.options.misere,
        "first_trick": state.options.called_suit_lead is CalledSuitLead.FIRST_TRICK,
    }
    return NaiveRound([list(map(str, hand)) for hand in state.hands], list(map(str, state.kitty)), first, options)


def faults(options: Options, seats: int, seed: int, number: int) -> Iterator[str]:
    """Play a round to its end in both tellings; say where they differ."""
    state = TAROT.resume(options, Standing(number % seats, (0,) * seats, number), seed).state
    naive = told_again(state)
    while (seat := TAROT.turn(state)) is not None:
        yield from _differences(state, seat, naive)
        move = choose(TAROT.view(state, seat), LEVELS[seat % len(LEVELS)], number)
        step = TAROT.play(state, seat, move)
        if isinstance(step, Refusal):
            yield f"{step.rule} refuses {TAROT.write_move(move)}"
            return
        naive.move(TAROT.write_move(move))
        state = step.state
    yield from wrong_points(state, naive)


def _differences(state: State, seat: Seat, naive: NaiveRound) -> Iterator[str]:
    if naive.turn != seat:
        yield f"seat {seat} is in turn, not {naive.turn}"
    elif isinstance(state.phase, Playing):
        offered = {str(move.card) for move in TAROT.offers(TAROT.view(state, seat)) if isinstance(move, PlayCard)}
        if offered != naive.playable(seat):
            yield f"{sorted(offered)} may be played, not {sorted(naive.playable(seat))}"


def wrong_points(state: State, naive: NaiveRound) -> Iterator[str]:
    """Say what is wrong with the points of a finished round: all card points are 91, all scores together are zero."""
    tally = state.phase.tally if isinstance(state.phase, RoundOver) else None
    if tally is None:
        return
    if list(state.standing.totals) != naive.scores() or sum(state.standing.totals) != 0:
        yield f"the scores are {state.standing.totals}, not {naive.scores()}"
    everybody = set(range(naive.players))
    if isinstance(tally, MisereTally):
        counted = [naive.points_of({seat})[0] for seat in everybody]
        if list(tally.points) != counted or sum(tally.points) != 91:
            yield f"the card points are {tally.points}, not {counted}"
    if isinstance(tally, Tally):
        attack, defence = naive.points_of(naive.attack()), naive.points_of(everybody - naive.attack())
        if (tally.points, tally.oudlers) != attack or tally.points + defence[0] != 91:
            yield f"the attack has {tally.points} with {tally.oudlers} oudlers, not {attack}, the defence {defence}"


def main(words: Sequence[str] | None = None) -> int:
    """Play every table, a line each; return 0 only if the two tellings agree everywhere."""
    parser = argparse.ArgumentParser(prog="python -m tests.tarot_referee", description=__doc__)
    parser.add_argument("--rounds", type=int, default=500, help="rounds for each table (default 500)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the deals (default 0)")
    arguments = parser.parse_args(words)
    failed = 0
    for seats, options in TABLES:
        wrong = [
            f"deal {number}: {fault}"
            for number in range(1, arguments.rounds + 1)
            for fault in faults(options, seats, arguments.seed, number)
        ]
        failed += bool(wrong)
        table = f"{seats} seats, simple_take={options.simple_take} misere={options.misere} {options.called_suit_lead}"
        print(f"{'FAIL' if wrong else 'ok'} {table}: {'; '.join(wrong[:3]) or arguments.rounds}", flush=True)  # noqa: T201 - the command's answer
    print(f"{len(TABLES) - failed} passed, {failed} failed")  # noqa: T201 - the command's answer
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
