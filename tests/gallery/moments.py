"""Matches brought to the moments that the gallery shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from cardtable.bots.choose import choose
from cardtable.games.registry import GAMES
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.moves import MakeBid, Pass
from cardtable.games.tarot.phases import Bidding, Playing
from cardtable.kernel.options import read_options
from cardtable.kernel.seats import Cast, Seat
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from tests.kit.positions import table

SEED: Final = 11
ME: Final = 0
LEVEL: Final = "beginner"
MOST: Final = 8
"""With so many players there are cards enough for the fullest table."""

Reached = Callable[[Any], bool]  # Any: a view of whichever game is shown


def dealt(game: str, cast: Cast, options: Mapping[str, str] | None = None, *, seed: int = SEED) -> Table:
    """Deal the first round of a match."""
    return Table.deal(Terms(GAMES[game], read_options(GAMES[game].options, options or {}), seed, cast))


def laid(position: str, cast: Cast) -> Table:
    """Lay a position of the kit for these people."""
    plain = table(position, len(cast))
    return Table(replace(plain.terms, cast=cast), plain._match)


def moment(game: str, cast: Cast, when: str) -> Table:
    """Bring a match to an own turn: an early one, or one at which much lies on the table."""
    if game == "french-tarot":
        return auction(cast) if when == "early" else trick(cast)
    if game == "playroom-rummy":
        full = "crowded" if len(cast) == MOST else "mid"
        return laid(full if when == "crowded" else when, cast)
    match = dealt(game, cast)
    if when == "early":
        return until(match, lambda _: True)
    return until(match, lambda _: match.number == _last_turn(game, len(cast)))


def finished(game: str, cast: Cast, rounds: int = 3, **options: str) -> Table:
    """Play some rounds to their end."""
    match = dealt(game, cast, options)
    for nth in range(1, rounds + 1):
        _play_out(match)
        if nth < rounds and not match.standing.over:
            match.next_round()
    return match


def auction(cast: Cast) -> Table:
    """Bring French Tarot to the own bid, after those of others."""
    return until(dealt("french-tarot", cast), lambda view: isinstance(view.phase, Bidding))


def trick(cast: Cast) -> Table:
    """Bring French Tarot to a trick that lacks the own card alone."""

    def lacks_one(view: Any) -> bool:  # noqa: ANN401 - as in Reached
        return isinstance(view.phase, Playing) and len(view.trick) == len(cast) - 1

    return until(dealt("french-tarot", cast), lacks_one, declarer=1)


def declared(cast: Cast, phase: type, seed: int = SEED) -> Table:
    """Bring French Tarot to a phase that asks something of the declarer, who is the person."""
    return until(dealt("french-tarot", cast, seed=seed), lambda view: isinstance(view.phase, phase), declarer=ME)


def until(match: Table, reached: Reached, declarer: Seat | None = None) -> Table:
    """Let all play until it is the person's turn and something is so; `declarer` alone bids, if one is named."""
    while match.turn is not None and not (match.turn == ME and reached(match.view(ME))):
        _step(match, declarer)
    assert match.turn == ME, "the round has gone by"
    return match


def _step(match: Table, declarer: Seat | None = None) -> None:
    seat = match.turn
    assert seat is not None
    view: Any = match.view(seat)  # Any: a view of whichever game is shown
    if declarer is not None and isinstance(view.phase, Bidding):
        move: object = MakeBid(Bid.GUARD) if seat == declarer else Pass()
    else:
        move = choose(match.game.name, view, LEVEL, match.number)
    assert match.submit(seat, move) is None


def _play_out(match: Table) -> None:
    while match.turn is not None:
        _step(match)


@cache
def _last_turn(game: str, seats: int) -> int:
    """Find the move at which the person is in turn for the last time in the first round."""
    match = dealt(game, tuple(table("early", seats).cast))
    turns = [0]
    while match.turn is not None:
        if match.turn == ME:
            turns.append(match.number)
        _step(match)
    return turns[-1]
