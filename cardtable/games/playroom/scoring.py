"""What cards are worth on the table or left in hand, with what the end of a round adds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardtable.games.playroom.facts import PENALTIES, Entry, Score
from cardtable.games.playroom.options import Options
from cardtable.kernel.cards import JOKER, RANKS, Card
from cardtable.kernel.match import Points, Standing, Verdict
from cardtable.kernel.seats import Seat
from cardtable.rummy.melds import ACE_HIGH, ACE_LOW, Kind, Meld

OWED_PENALTY = 300
TIME_PENALTY = 50
NOBODY_OPENED_BONUS = 100
RUMMY_BONUS = 200
PURE_RUMMY_BONUS = 300
JOKER_IN_HAND = 20

_COURT = {"10": 10, "J": 10, "Q": 10, "K": 10}


def plain_value(rank: str, options: Options) -> int:
    """Value a card other than an ace (PR-31, PR-32)."""
    if rank in _COURT:
        return _COURT[rank]
    return 5 if options.round_to_five else int(rank)


def ace_value(options: Options, *, low: bool = False) -> int:
    """Value an ace by its place: low before a 2, else high (PR-31, PR-32)."""
    if options.round_to_five:
        return 5 if low else 15
    return 1 if low else 11


def run_value(place: int, options: Options) -> int:
    """Value the card at a place of a run (1 a low ace … 14 a high one)."""
    if place in (ACE_LOW, ACE_HIGH):
        return ace_value(options, low=place == ACE_LOW)
    return plain_value(RANKS[place - 1], options)


def rank_value(rank: str, options: Options) -> int:
    """Value a card of a set, or one left in hand that is no joker."""
    return ace_value(options) if rank == "A" else plain_value(rank, options)


def identity_value(rank: str, options: Options) -> int:
    """Value a card of an identity: ten more than the card itself (PR-33)."""
    return rank_value(rank, options) + 10


def meld_values(meld: Meld, options: Options) -> tuple[int, ...]:
    """Value each card of a combination; a joker counts as the card it stands for (PR-17)."""
    match meld.kind:
        case Kind.RUN:
            return tuple(run_value(place, options) for place in range(meld.low, meld.high + 1))
        case Kind.SET:
            return (rank_value(meld.rank, options),) * len(meld.cards)
        case Kind.IDENTITY:
            return (identity_value(meld.rank, options),) * len(meld.cards)


def meld_value(meld: Meld, options: Options) -> int:
    """Value a whole combination."""
    return sum(meld_values(meld, options))


def hand_values(hand: tuple[Card, ...], options: Options) -> tuple[int, ...]:
    """Value each card left in hand (PR-34, PR-Q20)."""
    return tuple(JOKER_IN_HAND if card == JOKER else rank_value(card.rank, options) for card in hand)


def going_out(
    winner: Seat,
    hands: dict[Seat, tuple[Card, ...]],
    options: Options,
    *,
    others_opened: bool,
    rummy: bool,
    pure: bool,
) -> tuple[Entry, ...]:
    """Enter what a win brings; `hands` are the hands left to the other seats (PR-36 to PR-41)."""
    factor = _factor(others_opened=others_opened, rummy=rummy, pure=pure) if options.elimination else 1
    entries = [_left(winner, seat, hand, options, factor) for seat, hand in hands.items()]
    if options.elimination:
        return tuple(entries)
    if not others_opened:
        entries.append(Entry(winner, Score.NOBODY_OPENED, NOBODY_OPENED_BONUS))
    if rummy and pure:
        entries.append(Entry(winner, Score.PURE_RUMMY, PURE_RUMMY_BONUS))
    elif rummy:
        entries.append(Entry(winner, Score.RUMMY, RUMMY_BONUS))
    return tuple(entries)


def _factor(*, others_opened: bool, rummy: bool, pure: bool) -> int:
    """Give the one factor of an elimination win (PR-41, PR-Q33)."""
    if not rummy:
        return 1
    if not pure:
        return 2
    return 3 if others_opened else 4


def _left(winner: Seat, seat: Seat, hand: tuple[Card, ...], options: Options, factor: int) -> Entry:
    values = hand_values(hand, options)
    points = sum(values) * factor
    if options.elimination:
        return Entry(seat, Score.OWN_HAND, points, hand, values, factor, seat)
    return Entry(winner, Score.HANDS, points, hand, values, factor, seat)


def blocked(hands: dict[Seat, tuple[Card, ...]], options: Options) -> tuple[Entry, ...]:
    """Enter what a blocked round brings: in elimination each player's own hand, else nothing (PR-Q15)."""
    if not options.elimination:
        return ()
    return tuple(_left(seat, seat, hand, options, 1) for seat, hand in hands.items())


def added(entries: tuple[Entry, ...], seats: int, options: Options) -> tuple[int, ...]:
    """Sum a round for each seat: penalties are subtracted, in elimination added (PR-39, PR-42)."""
    sums = [0] * seats
    for entry in entries:
        minus = entry.score in PENALTIES and not options.elimination
        sums[entry.seat] += -entry.points if minus else entry.points
    return tuple(sums)


def verdict(standing: Standing, options: Options) -> Verdict:
    """Say who leaves or wins after a round (PR-43, PR-51, PR-Q51 to PR-Q53)."""
    last_round = options.rounds > 0 and standing.round >= options.rounds
    reached = frozenset(s for s in standing.playing if 0 < options.score_limit <= standing.totals[s])
    if options.elimination:
        return _elimination_verdict(standing, reached, last_round=last_round)
    if not reached and not last_round:
        return Verdict()
    leaders = _best(standing, standing.playing, max)
    return Verdict(winners=leaders if last_round or len(leaders) == 1 else ())


def _elimination_verdict(standing: Standing, reached: frozenset[Seat], *, last_round: bool) -> Verdict:
    left = tuple(seat for seat in standing.playing if seat not in reached)
    if len(left) > 1 and not last_round:
        return Verdict(out=reached)
    winners = _best(standing, left or standing.playing, min)
    return Verdict(out=reached - set(winners), winners=winners)


def _best(
    standing: Standing, seats: tuple[Seat, ...], choose: Callable[[Iterable[Points]], Points]
) -> tuple[Seat, ...]:
    best = choose(standing.totals[seat] for seat in seats)
    return tuple(seat for seat in seats if standing.totals[seat] == best)
