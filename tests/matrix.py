"""Whole rounds for every number of seats with every option, played by the computer.

Run `python -m tests.matrix [--game NAME] [--rounds 300] [--jobs 2]`; it ends with `N passed, N failed`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice, product

from cardtable.bots.choose import LEVELS
from cardtable.cli.simulate import Round, Setup, play_all
from cardtable.games.registry import GAMES

_SHARE = 10
"""Combinations of options get a tenth of the rounds: there are so many of them."""

Chosen = tuple[tuple[str, ...], ...]

_PLAYROOM: Chosen = (
    (),
    *((f"discard_mode={mode}",) for mode in ("none", "mandatory", "multi")),
    ("elimination=on",),
    ("round_to_five=off",),
    ("manipulation=on",),
    ("identities=on",),
    ("first_meld=15",),
    ("first_meld=90",),
    ("score_limit=0", "rounds=1"),
    ("score_limit=50",),
    ("thinking_time=20",),
    ("take_back=off",),
)

_PLAYROOM_TOGETHER: Chosen = tuple(
    (f"discard_mode={mode}", f"elimination={elimination}", f"manipulation={manipulation}", f"identities={identities}")
    for mode, elimination, manipulation, identities in product(
        ("none", "mandatory", "single", "multi"), *[("off", "on")] * 3
    )
)

_TAROT: Chosen = (
    (),
    ("simple_take=off",),
    ("misere=on",),
    ("called_suit_lead=first-trick",),
    ("score_limit=50", "rounds=0"),
    ("score_limit=10000", "rounds=1"),
)

_TAROT_TOGETHER: Chosen = tuple(
    (f"simple_take={simple}", f"misere={misere}", f"called_suit_lead={lead}")
    for simple, misere, lead in product(("off", "on"), ("off", "on"), ("playroom", "first-trick"))
)

ONE_AT_A_TIME: dict[str, Chosen] = {
    "playroom-rummy": _PLAYROOM,
    "basic-rummy": ((), ("target=10",), ("target=1000", "rounds=1"), ("take_back=off",)),
    "carousel": ((), ("target=50",), ("target=1000", "rounds=1")),
    "french-tarot": _TAROT,
}
"""For each game the defaults, then each option set otherwise, alone."""

TOGETHER: dict[str, Chosen] = {"playroom-rummy": _PLAYROOM_TOGETHER, "french-tarot": _TAROT_TOGETHER}
"""The options that meet each other in play, in every combination."""

_SUM_ZERO = ("french-tarot",)
"""The games in which some win what the others lose (FT-26)."""


def seats_of(game: str) -> range:
    """Give the numbers of players of a game."""
    return range(GAMES[game].least_seats, GAMES[game].most_seats + 1)


def cells(game: str, rounds: int, seed: int) -> Iterator[tuple[Setup, int]]:
    """Give every setup with the number of rounds it is played for; beginners sit beside casual players."""
    for options, seats in product(ONE_AT_A_TIME[game], seats_of(game)):
        yield _setup(game, options, seats, seed), rounds
    for options, seats in product(TOGETHER.get(game, ()), seats_of(game)):
        yield _setup(game, options, seats, seed + 1), max(1, rounds // _SHARE)


def _setup(game: str, options: tuple[str, ...], seats: int, seed: int) -> Setup:
    return Setup(game, options, tuple(LEVELS[seat % len(LEVELS)] for seat in range(seats)), seed)


def play_cells(wanted: Sequence[tuple[Setup, int]], jobs: int) -> Iterator[tuple[Setup, list[Round]]]:
    """Play all cells in so many processes; give each with its rounds."""
    played = play_all(((setup, nth) for setup, rounds in wanted for nth in range(1, rounds + 1)), jobs)
    for setup, rounds in wanted:
        yield setup, list(islice(played, rounds))


def failure(setup: Setup, rounds: Sequence[Round]) -> str | None:
    """Say what went wrong in some rounds; None where all were finished by legal moves, their points as they must be."""
    refused = sum(each.refused for each in rounds)
    unfinished = sum(not each.added for each in rounds)
    if refused or unfinished:
        return f"{refused} moves refused, {unfinished} rounds unfinished"
    unbalanced = sum(sum(each.added) != 0 for each in rounds) if setup.game in _SUM_ZERO else 0
    return f"{unbalanced} rounds do not sum to zero" if unbalanced else None


def main(words: Sequence[str] | None = None) -> int:
    """Play the matrix; return 0 only if all of it passed."""
    parser = argparse.ArgumentParser(prog="python -m tests.matrix", description=__doc__)
    parser.add_argument("--game", choices=list(ONE_AT_A_TIME), default="playroom-rummy", help="(default %(default)s)")
    parser.add_argument("--rounds", type=int, default=300, help="rounds for each cell (default 300)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the deals (default 0)")
    arguments = parser.parse_args(words)
    failed = passed = 0
    for setup, rounds in play_cells(list(cells(arguments.game, arguments.rounds, arguments.seed)), arguments.jobs):
        wrong = failure(setup, rounds)
        failed += wrong is not None
        passed += wrong is None
        blocked = sum(each.blocked for each in rounds)
        name = f"{len(setup.levels)} seats, {' '.join(setup.options) or 'defaults'}"
        print(f"{'FAIL' if wrong else 'ok'} {name}: {wrong or f'{len(rounds)} rounds, {blocked} blocked'}", flush=True)  # noqa: T201 - the command's answer
    print(f"{passed} passed, {failed} failed")  # noqa: T201 - the command's answer
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
