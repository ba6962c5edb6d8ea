"""How a match is written down, move by move."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from cardtable.games.registry import AnyGame
from cardtable.kernel.match import Points, Standing
from cardtable.kernel.message import Message
from cardtable.kernel.options import write_options
from cardtable.kernel.seats import Cast, Person, Seat
from cardtable.play.running import RunningMatch
from cardtable.play.terms import Terms, seat_names
from cardtable.store.matches import OVER, MatchFile

FORMAT: Final = "cardtable-match 1"
"""The first line: what the file is, with the version of its form."""

RULES: Final = 1
"""The version of the rules; it rises when a match saved before would play differently."""

SCRIPT: Final = "---"
NEXT: Final = "next"
TAKE_BACK: Final = "take-back"
DIGEST: Final = "= digest"
CHECKPOINT: Final = "= checkpoint"
HINT: Final = "= hint"
"""How the line begins that tells who was given a hint, which changes nothing at the table."""
MOVES_A_DIGEST: Final = 20

_HERE: Final = "person"
_NO_PICTURE: Final = "-"
_POINTS: Final = re.compile(r"-?\d{1,9}(/[1-9]\d?)?(,-?\d{1,9}(/[1-9]\d?)?)*", re.ASCII)


class JournalError(ValueError):
    """Say in a sentence what cannot be read."""


@dataclass(frozen=True, slots=True)
class Header:
    """Hold what stands before the first move, not yet held against any rules."""

    game: str
    rules: int
    options: Mapping[str, str]
    seed: int
    cast: Cast
    start: Standing | None = None


class Journal:
    """Write a match down as it is played; each line is out of the program's hands before anybody sees the move.

    A line is handed to the system at once, which is what a kill cannot undo; it is forced onto the disk where a
    digest is due, because waiting for a slow disk at every move would be felt at the table.
    """

    def __init__(self, file: MatchFile, terms: Terms) -> None:
        """Go on with a file that holds the match up to now."""
        self._file = file
        self._names = seat_names(terms.cast)

    @classmethod
    def begin(cls, file: MatchFile, terms: Terms) -> Journal:
        """Write the header into an empty file."""
        file.append(write_header(terms))
        return cls(file, terms)

    @property
    def trouble(self) -> Message | None:
        """Say why the file cannot be written at present; what is missing is tried again with each move."""
        return self._file.trouble

    def moved(self, match: RunningMatch, number: int, seat: Seat, move: object) -> None:
        """Write an accepted move."""
        self._write(match, number, f"{self._names[seat]}: {match.game.write_move(move)}")

    def took_back(self, match: RunningMatch, number: int, seat: Seat) -> None:
        """Write that a seat took its last action back; the line of that action stays."""
        self._write(match, number, f"{self._names[seat]}: {TAKE_BACK}")

    def dealt(self, match: RunningMatch, number: int) -> None:
        """Write that the next round was dealt."""
        self._write(match, number, NEXT)

    def hinted(self, seat: Seat) -> None:
        """Write that a seat was given a hint."""
        self._file.append(f"{HINT} {self._names[seat]}\n")

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, match: RunningMatch, number: int, line: str) -> None:
        lines = [line]
        round_over = match.turn is None
        due = round_over or number % MOVES_A_DIGEST == 0
        if due:
            lines.append(f"{DIGEST} {number} {digest(match.game, match.state)}")
        if round_over:
            standing = match.game.standing(match.state)
            lines.append(f"{CHECKPOINT} {write_standing(standing, self._names)}")
            if standing.over:
                lines.append(f"{OVER} {' '.join(self._names[seat] for seat in standing.winners)}")
        self._file.append("".join(f"{each}\n" for each in lines), lasting=due)


def digest(game: AnyGame, state: object) -> str:
    """Give 16 letters that change with where any card lies, whose turn it is, or how the match stands."""
    turn = game.turn(state)
    standing = game.standing(state)
    told = [
        f"turn {'-' if turn is None else turn}",
        write_standing(standing, tuple(str(seat) for seat in range(standing.seats))),
        " ".join(str(card) for card in game.all_cards(state)),
    ]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:16]


def write_header(terms: Terms) -> str:
    """Write what stands before the first move."""
    names = seat_names(terms.cast)
    options = " ".join(f"{name}={value}" for name, value in write_options(terms.options).items())
    lines = [FORMAT, f"game: {terms.game.name}", f"rules: {RULES}", f"options: {options}", f"seed: {terms.seed}"]
    lines += [f"seat {name}: {_write_person(person)}" for name, person in zip(names, terms.cast, strict=True)]
    if terms.start is not None:
        lines.append(f"start: {write_standing(terms.start, names)}")
    return "".join(f"{line}\n" for line in [*lines, SCRIPT])


def read_header(lines: list[str]) -> Header:
    """Read the lines before the script; raise JournalError."""
    if not lines or lines[0] != FORMAT:
        raise JournalError(f"the first line must be {FORMAT!r}; this is no saved match, or one of a newer program")
    told = dict(_read_pair(line) for line in lines[1:])
    seats = [key.removeprefix("seat ") for key in told if key.startswith("seat ")]
    if not seats:
        raise JournalError("no seat is named")
    return Header(
        game=_wanted(told, "game"),
        rules=_read_number(_wanted(told, "rules")),
        options=dict(_read_option(word) for word in told.get("options", "").split()),
        seed=_read_number(_wanted(told, "seed")),
        cast=tuple(_read_person(told[f"seat {name}"]) for name in seats),
        start=read_standing(told["start"], tuple(seats)) if "start" in told else None,
    )


def write_standing(standing: Standing, names: tuple[str, ...]) -> str:
    """Write how a match stands, so that `read_standing` gives it back."""
    parts = {
        "round": str(standing.round),
        "dealer": names[standing.dealer],
        "totals": _write_points(standing.totals),
        "rounds": ";".join(_write_points(added) for added in standing.rounds),
        "out": ",".join(names[seat] for seat in sorted(standing.out)),
        "winners": ",".join(names[seat] for seat in standing.winners),
    }
    return " ".join(f"{key}={value}" for key, value in parts.items())


def read_standing(text: str, names: tuple[str, ...]) -> Standing:
    """Read how a match stood; raise JournalError."""
    told = dict(_read_option(word) for word in text.split())
    standing = Standing(
        dealer=_read_seat(_wanted(told, "dealer"), names),
        totals=_read_points(_wanted(told, "totals")),
        round=_read_number(_wanted(told, "round")),
        out=frozenset(_read_seats(told.get("out", ""), names)),
        rounds=tuple(_read_points(added) for added in told.get("rounds", "").split(";") if added),
        winners=_read_seats(told.get("winners", ""), names),
    )
    if any(len(points) != len(names) for points in (standing.totals, *standing.rounds)):
        raise JournalError(f"there must be {len(names)} numbers, one for each seat")
    if standing.round < 1 or (len(standing.playing) < 2 and not standing.over):
        raise JournalError(f"{text!r} is no round of a match that goes on")
    return standing


def _write_person(person: Person) -> str:
    return " ".join([person.gender, person.level or _HERE, person.picture or _NO_PICTURE, *person.name.split()])


def _read_person(text: str) -> Person:
    words = text.split(" ", 3)
    if len(words) < 3 or words[0] not in ("f", "m"):
        raise JournalError(f"{text!r} is no person (gender f or m, level, picture, name)")
    gender: Literal["f", "m"] = "f" if words[0] == "f" else "m"
    level, picture = words[1:3]
    return Person(
        name=words[3] if len(words) > 3 else "",
        gender=gender,
        level=None if level == _HERE else level,
        picture="" if picture == _NO_PICTURE else picture,
    )


def _read_pair(line: str) -> tuple[str, str]:
    key, colon, value = line.partition(":")
    if not colon:
        raise JournalError(f"{line!r} is no line of a header (key: value)")
    return key, value.strip()


def _read_option(word: str) -> tuple[str, str]:
    name, equals, value = word.partition("=")
    if not equals:
        raise JournalError(f"{word!r} is not written name=value")
    return name, value


def _wanted(told: Mapping[str, str], key: str) -> str:
    if key not in told:
        raise JournalError(f"{key} is missing")
    return told[key]


def _read_number(text: str) -> int:
    try:
        return int(text)
    except ValueError as error:
        raise JournalError(f"{text!r} is no number") from error


def _write_points(points: tuple[Points, ...]) -> str:
    return ",".join(str(each) for each in points)


def _read_points(text: str) -> tuple[Points, ...]:
    if not _POINTS.fullmatch(text):
        raise JournalError(f"{text!r} are no points")
    read = [Fraction(word) for word in text.split(",")]
    return tuple(int(each) if each.denominator == 1 else each for each in read)


def _read_seat(name: str, names: tuple[str, ...]) -> Seat:
    if name not in names:
        raise JournalError(f"nobody here is called {name!r} (there are: {', '.join(names)})")
    return names.index(name)


def _read_seats(text: str, names: tuple[str, ...]) -> tuple[Seat, ...]:
    return tuple(_read_seat(name, names) for name in text.split(",") if name)
