"""The table solver held against the integer programme, position by position.

Run `python -m tests.oracle_run --positions 10000`; it ends with `N equal, N different`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from cardtable.bots.search.table_solver import LEAST_DEADWOOD, MOST_CARDS, arrange
from cardtable.cli.bench_tables import Position, positions
from cardtable.games.carousel.judge import judge
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.scoring import hand_value
from cardtable.kernel.cards import Card
from cardtable.kernel.refusal import Refusal
from tests.kit.carousel_views import view_of
from tests.kit.oracle import most_played

PACKS = (2, 3, 4)
_POSITIONS = 500_000
"""Three jokers that can all be freed, which no real round has, take more work than play allows."""


def mixed(count: int, seed: int = 0) -> Iterator[Position]:
    """Give positions with two, three, four packs in turn."""
    each = [positions(packs, -(-count // len(PACKS)), seed) for packs in PACKS]
    return islice((position for group in zip(*each, strict=True) for position in group), count)


def difference(position: Position, *, deadwood: bool = False) -> str | None:
    """Say how the solver's answer differs from the oracle's, or which rule forbids it; None where all is well."""
    aim = LEAST_DEADWOOD if deadwood else MOST_CARDS
    found = arrange(position.table, position.hand, aim, positions=_POSITIONS)
    best = most_played(position.table, position.hand, _deadwood if deadwood else lambda _: 1)
    reached = hand_value(found.played) if deadwood else len(found.played)
    if reached != best:
        return f"the solver plays {reached}, the oracle {best}"
    if not found.exact:
        return "the solver does not know that its answer is the best"
    refused = judge(view_of(position.table, position.hand), Arrange(found.table)) if found.played else None
    return f"{refused.rule} forbids the table" if isinstance(refused, Refusal) else None


def _deadwood(card: Card) -> int:
    return hand_value((card,))


def main(words: Sequence[str] | None = None) -> int:
    """Compare; return 0 only if all are equal."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle_run", description=__doc__)
    parser.add_argument("--positions", type=int, default=10_000, help="how many (default 10000)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the deals (default 0)")
    arguments = parser.parse_args(words)
    equal = different = 0
    for nth, position in enumerate(mixed(arguments.positions, arguments.seed), start=1):
        wrong = difference(position, deadwood=nth % 4 == 0)
        equal += wrong is None
        different += wrong is not None
        if wrong is not None:
            print(f"position {nth}: {wrong}: {position}", flush=True)  # noqa: T201 - the command's answer
        if nth % 500 == 0:
            print(f"{nth} looked at", flush=True)  # noqa: T201 - likewise
    print(f"{equal} equal, {different} different")  # noqa: T201 - likewise
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
