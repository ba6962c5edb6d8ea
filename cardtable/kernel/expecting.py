"""How an expectation of a scenario is held against a position, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points, Standing
from cardtable.kernel.notation import NotationError, read_cards, write_cards
from cardtable.kernel.seats import Seat

Answer = Callable[[list[str], str], str | None]
"""Compare what is there (named further by the words) with the expected value: None where equal, else what is there."""


def hold(what: str, value: str, answers: Mapping[str, Answer]) -> str | None:
    """Hold an expectation: None where it holds, else what is there; raise NotationError where it cannot be read."""
    word, *rest = what.split()
    if word not in answers:
        raise NotationError(f"'expect {what}' cannot be read (one of: {', '.join(answers)})")
    return answers[word](rest, value)


def plain(there: Callable[[], str]) -> Answer:
    """Answer for the table as a whole."""

    def answer(rest: list[str], value: str) -> str | None:
        if rest:
            raise NotationError(f"nothing may stand there but the value: {' '.join(rest)!r}")
        return None if there() == value else there()

    return answer


def of_seat(seats: tuple[str, ...], there: Callable[[Seat], str]) -> Answer:
    """Answer for the seat that is named."""

    def answer(rest: list[str], value: str) -> str | None:
        found = there(named(seats, rest))
        return None if found == value else found

    return answer


def named(seats: tuple[str, ...], rest: list[str]) -> Seat:
    """Read the one name behind the word."""
    if len(rest) != 1 or rest[0] not in seats:
        raise NotationError(f"{' '.join(rest)!r} is not one of the seats {', '.join(seats)}")
    return seats.index(rest[0])


def cards_of(seats: tuple[str, ...], cards: Callable[[Seat], tuple[Card, ...]]) -> Answer:
    """Answer with the cards of the seat that is named, in any order."""

    def answer(rest: list[str], value: str) -> str | None:
        there = cards(named(seats, rest))
        return None if sorted(there) == sorted(read_cards(value)) else write_cards(there)

    return answer


def yes_no(holds: bool) -> str:  # noqa: FBT001 # its one argument is the answer
    """Write an answer."""
    return "yes" if holds else "no"


def write_points(points: Points) -> str:
    """Write points as scenarios do: halves as 35.5."""
    return str(float(points)) if isinstance(points, Fraction) and points.denominator != 1 else str(points)


def sees(seats: tuple[str, ...], visible: Callable[[Seat], tuple[Card, ...]]) -> Answer:
    """Answer `sees NAME: CARD no` from the cards that a seat's view holds."""

    def answer(rest: list[str], value: str) -> str | None:
        card, _, expected = value.partition(" ")
        there = yes_no(read_cards(card)[0] in visible(named(seats, rest)))
        return None if there == expected else f"{card} {there}"

    return answer


def of_match(
    seats: tuple[str, ...], standing: Standing, hands: tuple[tuple[Card, ...], ...], *, over: bool
) -> dict[str, Answer]:
    """Answer what every game can be asked of hands, totals, rounds."""
    return {
        "hand": cards_of(seats, lambda seat: hands[seat]),
        "count": of_seat(seats, lambda seat: str(len(hands[seat]))),
        "total": of_seat(seats, lambda seat: write_points(standing.totals[seat])),
        "dealer": plain(lambda: seats[standing.dealer]),
        "round": plain(lambda: "over" if over else "running"),
        "game": plain(lambda: "over" if standing.over else "running"),
        "winner": plain(lambda: " ".join(seats[seat] for seat in standing.winners)),
    }
