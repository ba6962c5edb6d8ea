"""The scenario language: a position with a script of moves that must go as told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.games.registry import GAMES, AnyGame

SCRIPT: Final = "---"
_TOLD_HERE: Final = ("game", "title", "rules", "seats")


class ScenarioError(Exception):
    """Say which line is wrong or did not go as told, counted from 1."""

    def __init__(self, line: int, sentence: str) -> None:
        """Keep the line beside the sentence."""
        super().__init__(f"line {line}: {sentence}")
        self.line = line
        self.sentence = sentence


@dataclass(frozen=True, slots=True)
class Line:
    """Keep a line of the script, stripped of its comment, with its number."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class Scenario:
    """Hold a scenario as it was written: `head` without its game, title, rules or seats."""

    game: AnyGame
    seats: tuple[str, ...]
    head: Mapping[str, str]
    script: tuple[Line, ...]
    places: Mapping[str, int]

    def place(self, key: str) -> int:
        """Give the line on which a key of the head stands, else that of the seats."""
        return self.places.get(key, self.places["seats"])


def read_scenario(text: str) -> Scenario:
    """Read a scenario; raise ScenarioError with the line, and what was expected there."""
    lines = tuple(_lines(text))
    heads = [line for line in lines if line.text == SCRIPT]
    if not heads:
        raise ScenarioError(text.count("\n") + 1, f"expected a line {SCRIPT} between head and script")
    border = heads[0].number
    head: dict[str, str] = {}
    places: dict[str, int] = {}
    for line in lines:
        if line.number < border:
            key, value = _read_head(line)
            if key in head:
                raise ScenarioError(line.number, f"{key!r} stands on line {places[key]} already")
            head[key], places[key] = value, line.number
    return Scenario(
        game=_game(head, places, border),
        seats=_seats(head, places, border),
        head={key: value for key, value in head.items() if key not in _TOLD_HERE},
        script=tuple(line for line in lines if line.number > border),
        places=places,
    )


def _lines(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        told = line.partition("#")[0].strip()
        if told:
            yield Line(number, " ".join(told.split()))


def _read_head(line: Line) -> tuple[str, str]:
    key, colon, value = line.text.partition(":")
    if not colon:
        raise ScenarioError(line.number, f"expected 'key: value', got {line.text!r}")
    return key.strip(), value.strip()


def _game(head: Mapping[str, str], places: Mapping[str, int], border: int) -> AnyGame:
    if "game" not in head:
        raise ScenarioError(border, f"expected a line 'game: …' in the head (one of {', '.join(GAMES)})")
    game = GAMES.get(head["game"])
    if game is None:
        raise ScenarioError(places["game"], f"expected one of {', '.join(GAMES)}, got {head['game']!r}")
    return game


def _seats(head: Mapping[str, str], places: Mapping[str, int], border: int) -> tuple[str, ...]:
    if "seats" not in head:
        raise ScenarioError(border, "expected a line 'seats: …' in the head, with the names in turn order")
    seats = tuple(head["seats"].split())
    game = _game(head, places, border)
    if not game.least_seats <= len(seats) <= game.most_seats:
        expected = f"expected {game.least_seats} to {game.most_seats} names, got {len(seats)}"
        raise ScenarioError(places["seats"], expected)
    if len(set(seats)) < len(seats):
        raise ScenarioError(places["seats"], "expected each name once")
    return seats
