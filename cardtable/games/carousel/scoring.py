"""What is left in the hands, who wins the round or the game by it."""

from __future__ import annotations

from cardtable.games.carousel.facts import Entry, Score
from cardtable.games.carousel.options import Options
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.match import Standing, Verdict
from cardtable.kernel.seats import Seat
from cardtable.rummy.counting import pips

JOKER_IN_HAND = 25
MOST_TO_KNOCK = 5
UNDERCUT_BONUS = 10
OUT_BONUS = 25
TARGET_BONUS = 100
ROUND_BONUS = 25


def hand_value(hand: tuple[Card, ...]) -> int:
    """Count the points left in a hand (CR-12)."""
    return sum(JOKER_IN_HAND if card == JOKER else pips(card) for card in hand)


def round_winners(values: tuple[int, ...], knocker: Seat | None) -> tuple[Seat, ...]:
    """Name those with the lowest hand; a knocker who ties loses to the others (CR-14 to CR-16, CR-Q05, CR-Q06)."""
    best = min(values)
    lowest = tuple(seat for seat, value in enumerate(values) if value == best)
    others = tuple(seat for seat in lowest if seat != knocker)
    return others if knocker is not None and others else lowest


def round_entries(
    values: tuple[int, ...], winners: tuple[Seat, ...], *, knocker: Seat | None, out: Seat | None
) -> tuple[Entry, ...]:
    """Enter each winner's difference to every other player, then the bonus that was earned."""
    entries: list[Entry] = []
    for winner in winners:
        own = values[winner]
        entries += [
            Entry(winner, Score.DIFFERENCE, other - own, seat, own, other)
            for seat, other in enumerate(values)
            if seat != winner
        ]
        if out == winner:
            entries.append(Entry(winner, Score.OUT, OUT_BONUS))
        elif knocker not in (None, winner):
            entries.append(Entry(winner, Score.UNDERCUT, UNDERCUT_BONUS))
    return tuple(entries)


def game_over(totals: tuple[int, ...], number: int, options: Options) -> bool:
    """Tell whether the target or the number of rounds is reached (CR-19)."""
    return max(totals) >= options.target or 0 < options.rounds <= number


def game_entries(totals: tuple[int, ...], rounds_won: tuple[int, ...], options: Options) -> tuple[Entry, ...]:
    """Enter what the end of the game adds: 100 at the target, else 25 for each round won (CR-19, CR-Q03)."""
    return tuple(
        Entry(seat, Score.TARGET, TARGET_BONUS)
        if total >= options.target
        else Entry(seat, Score.ROUNDS_WON, ROUND_BONUS * rounds_won[seat], count=rounds_won[seat])
        for seat, total in enumerate(totals)
    )


def added(entries: tuple[Entry, ...], seats: int) -> tuple[int, ...]:
    """Sum the entries for each seat."""
    sums = [0] * seats
    for entry in entries:
        sums[entry.seat] += entry.points
    return tuple(sums)


def verdict(standing: Standing, *, over: bool) -> Verdict:
    """Name the highest total once the game is over; a tie is shared (CR-Q29)."""
    if not over:
        return Verdict()
    best = max(standing.totals)
    return Verdict(winners=tuple(seat for seat in standing.playing if standing.totals[seat] == best))
