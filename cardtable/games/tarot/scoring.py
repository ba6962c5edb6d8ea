"""How points follow from what a round came to."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Final

from cardtable.games.tarot.cards import ALL_POINTS
from cardtable.games.tarot.facts import Entry, Score
from cardtable.games.tarot.handles import Handle
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.tally import MisereTally, Tally, plain, to_half
from cardtable.kernel.match import Points, Standing, Verdict
from cardtable.kernel.seats import Seat

LITTLE_ONE_WORTH: Final = 10
_FIRST: Final = Fraction(1, 3)
_SECOND: Final = Fraction(1, 6)
_BOTH: Final = Fraction(1, 4)


def partner_shares(declarer: Seat, holders: tuple[Seat | None, ...]) -> Mapping[Seat, Fraction]:
    """Give the partners' shares in the order of the called cards; `holders` had them, None stands for the kitty.

    FT-28: a third with five players. FT-29: with six a third for the first called card, a sixth for the second, a
    quarter for both in one hand.
    """
    outside = {place: holder for place, holder in enumerate(holders) if holder is not None and holder != declarer}
    if len(outside) == 2 and len(set(outside.values())) == 1:
        return {outside[0]: _BOTH}
    return {holder: (_FIRST, _SECOND)[place] for place, holder in outside.items()}


def contract_entries(tally: Tally, shares: Mapping[Seat, Fraction]) -> Iterator[Entry]:
    """Enter what a contract brings; the declarer takes the exact remainder (FT-26 to FT-29, FT-Q21)."""
    declarer, sign = tally.contract.declarer, 1 if tally.made else -1
    whole = tally.worth * tally.defenders
    parts = {partner: to_half(whole * share) for partner, share in shares.items()}
    parts = {declarer: whole - sum(parts.values()), **parts}
    all_shares = {declarer: 1 - sum(shares.values(), Fraction(0)), **shares}
    worth = plain(tally.worth)
    for seat in range(tally.players):
        if seat in parts:
            points = plain(sign * parts[seat])
            yield Entry(seat, Score.CONTRACT, points, worth, tally.defenders, all_shares[seat])
        else:
            yield Entry(seat, Score.CONTRACT, plain(-sign * tally.worth), worth)


def handle_entries(tally: Tally, handle: Handle) -> Iterator[Entry]:
    """Enter a handle between the declarer and every other player, partners included (FT-31, FT-Q29)."""
    worth = handle.size.worth if tally.made else -handle.size.worth
    yield from _from_all(Score.HANDLE, tally.contract.declarer, worth, tally.players)


def little_one_entries(winner: Seat, players: int) -> Iterator[Entry]:
    """Enter the little one brought to the end for the winner of the last trick (FT-30, FT-Q24, FT-Q25)."""
    yield from _from_all(Score.LITTLE_ONE, winner, LITTLE_ONE_WORTH, players)


def _from_all(score: Score, receiver: Seat, worth: int, players: int) -> Iterator[Entry]:
    for seat in range(players):
        if seat == receiver:
            yield Entry(seat, score, worth * (players - 1), abs(worth), players - 1)
        else:
            yield Entry(seat, score, -worth, abs(worth))


def misere_entries(tally: MisereTally) -> Iterator[Entry]:
    """Enter a misère: 91 less the own points times the number of players (FT-Q06)."""
    players = len(tally.points)
    for seat, points in enumerate(tally.points):
        yield Entry(seat, Score.MISERE, plain(ALL_POINTS - players * points), plain(points), players)


def added(entries: Iterable[Entry], seats: int) -> tuple[Points, ...]:
    """Sum a round for each seat."""
    sums = [Fraction(0)] * seats
    for entry in entries:
        sums[entry.seat] += entry.points
    return tuple(map(plain, sums))


def verdict(standing: Standing, options: Options) -> Verdict:
    """Say who has won after a round: the highest, alone where rounds may still follow (FT-32, FT-Q42)."""
    last_round = options.rounds > 0 and standing.round >= options.rounds
    top = max(standing.totals)
    if not last_round and not 0 < options.score_limit <= top:
        return Verdict()
    leaders = tuple(seat for seat, total in enumerate(standing.totals) if total == top)
    return Verdict(winners=leaders if last_round or len(leaders) == 1 else ())
