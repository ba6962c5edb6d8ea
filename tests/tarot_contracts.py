"""How often the computer's players make the contracts that they bid in French Tarot.

Run `python -m tests.tarot_contracts [--seats 4] [--level casual] [--rounds 300] [--seed 0] [--option NAME=VALUE]`.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence

from cardtable.bots.choose import LEVELS
from cardtable.bots.tarot.policy import choose
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.game import FrenchTarot
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import RoundOver
from cardtable.games.tarot.tally import Tally
from cardtable.kernel.match import Standing
from cardtable.kernel.options import read_options
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance

_TAROT = FrenchTarot()

Contract = tuple[Tally, float]
"""What decided a contract, with the points that it brought its declarer."""


def played(options: Options, seats: int, level: str, seed: int, number: int) -> Contract | None:
    """Play one deal with the same level in all seats; None where no contract was played."""
    state = _TAROT.resume(options, Standing(number % seats, (0,) * seats, number), seed).state
    while (seat := _TAROT.turn(state)) is not None:
        move = choose(_TAROT.view(state, seat), level, Chance(seed, number, seat).below(1 << 32))
        step = _TAROT.play(state, seat, move)
        assert not isinstance(step, Refusal), f"{move} is refused: {step}"
        state = step.state
    tally = state.phase.tally if isinstance(state.phase, RoundOver) else None
    return (tally, float(state.standing.totals[tally.contract.declarer])) if isinstance(tally, Tally) else None


def table(contracts: Sequence[Contract | None]) -> Iterator[str]:
    """Give a line for each contract: how often bid, how many of a hundred made, what it brings on the average."""
    by_bid: dict[Bid, list[Contract]] = defaultdict(list)
    for contract in contracts:
        if contract is not None:
            by_bid[contract[0].contract.bid].append(contract)
    yield f"{'contract':<16}{'bid':>6}{'made %':>8}{'above need':>12}{'declarer':>10}"
    for bid in Bid:
        some = by_bid[bid]
        if some:
            made = 100 * sum(tally.made for tally, _ in some) / len(some)
            above = sum(float(tally.points - tally.needed) for tally, _ in some) / len(some)
            brings = sum(points for _, points in some) / len(some)
            yield f"{bid:<16}{len(some):>6}{made:>8.1f}{above:>12.1f}{brings:>10.1f}"
    yield f"{'none':<16}{contracts.count(None):>6}"


def main(words: Sequence[str] | None = None) -> int:
    """Play the deals, print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.tarot_contracts", description=__doc__)
    parser.add_argument("--seats", type=int, default=4, help="(default 4)")
    parser.add_argument("--level", choices=LEVELS, default=LEVELS[-1], help="(default %(default)s)")
    parser.add_argument("--rounds", type=int, default=300, help="(default 300)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the deals (default 0)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    arguments = parser.parse_args(words)
    options = read_options(Options, dict(each.split("=", 1) for each in arguments.option))
    deals = range(1, arguments.rounds + 1)
    contracts = [played(options, arguments.seats, arguments.level, arguments.seed, number) for number in deals]
    for line in table(contracts):
        print(line)  # noqa: T201 - the command's answer
    return 0


if __name__ == "__main__":
    main()
