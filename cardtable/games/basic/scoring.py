"""What a win at Basic Rummy brings, who wins the game by it."""

from __future__ import annotations

from cardtable.games.basic.facts import Entry, Score
from cardtable.games.basic.options import Options
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing, Verdict
from cardtable.kernel.seats import Seat
from cardtable.rummy.counting import pips


def going_out(winner: Seat, hands: tuple[tuple[Card, ...], ...]) -> tuple[Entry, ...]:
    """Enter the cards left in each other hand (BR-Q01)."""
    others = ((seat, hand) for seat, hand in enumerate(hands) if seat != winner)
    return tuple(_left(winner, seat, hand) for seat, hand in others)


def _left(winner: Seat, seat: Seat, hand: tuple[Card, ...]) -> Entry:
    values = tuple(pips(card) for card in hand)
    return Entry(winner, Score.HANDS, sum(values), hand, values, seat)


def added(entries: tuple[Entry, ...], seats: int) -> tuple[int, ...]:
    """Sum the entries for each seat."""
    sums = [0] * seats
    for entry in entries:
        sums[entry.seat] += entry.points
    return tuple(sums)


def verdict(standing: Standing, options: Options) -> Verdict:
    """Name the winners once the target or the number of rounds is reached (BR-Q03, BR-Q16)."""
    best = max(standing.totals)
    if best < options.target and not 0 < options.rounds <= standing.round:
        return Verdict()
    return Verdict(winners=tuple(seat for seat in standing.playing if standing.totals[seat] == best))
