"""How a saved match is played again, as far as it is valid."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from cardtable.games.registry import GAMES
from cardtable.kernel.match import Standing, next_round
from cardtable.kernel.notation import NotationError
from cardtable.kernel.options import OptionsError, read_options
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.hints import Hinted
from cardtable.play.journal import (
    CHECKPOINT,
    DIGEST,
    HINT,
    NEXT,
    RULES,
    SCRIPT,
    TAKE_BACK,
    Header,
    JournalError,
    digest,
    read_header,
    read_standing,
)
from cardtable.play.running import Facts, RunningMatch
from cardtable.play.terms import Terms, seat_names
from cardtable.store.matches import OVER

DIRECTIVES = ("ai", "redeal-hidden")
"""What the scenarios' runner does at any game, which no saved match may hold."""

Heard = Callable[[str, Facts], None]
"""Is told a line, empty for the first deal, with the facts that it made."""


@dataclass(frozen=True, slots=True)
class Fault:
    """Say in a sentence what is wrong with a line, counted from 1."""

    line: int
    sentence: str


class BrokenMatchError(Exception):
    """Say that a match cannot even be begun."""

    def __init__(self, fault: Fault) -> None:
        """Keep the fault."""
        super().__init__(f"line {fault.line}: {fault.sentence}")
        self.fault = fault


class SavedText:
    """Hold a saved match as its lines; what stands behind the last line end was cut off in writing."""

    def __init__(self, raw: bytes) -> None:
        """Take the file's bytes apart; raise BrokenMatchError where the header is not whole."""
        *self._lines, cut = raw.split(b"\n")
        self.whole = len(raw) - len(cut)
        if SCRIPT.encode() not in self._lines:
            raise BrokenMatchError(Fault(len(self._lines) + 1, f"the header must end with a line {SCRIPT}"))
        self._script = self._lines.index(SCRIPT.encode()) + 1
        self.header = self._read_header()

    def script(self) -> list[tuple[int, bytes]]:
        """Give the lines of the script with their numbers, counted from 1 in the file."""
        return list(enumerate(self._lines[self._script :], start=self._script + 1))

    def before(self, line: int) -> bytes:
        """Give the file's bytes before a line."""
        return b"".join(each + b"\n" for each in self._lines[: line - 1])

    def to_last_deal(self) -> bytes:
        """Give the file's bytes up to the deal of its last round."""
        deals = [number for number, line in self.script() if line == NEXT.encode()]
        return self.before(max(deals, default=self._script) + 1)

    def _read_header(self) -> Header:
        try:
            return read_header([_decoded(line) for line in self._lines[: self._script - 1]])
        except JournalError as error:
            raise BrokenMatchError(Fault(1, str(error))) from error


@dataclass(frozen=True, slots=True)
class Reloaded:
    """Give the match as far as it could be played: after `number` moves, up to the first `fault`."""

    terms: Terms
    match: RunningMatch
    number: int
    facts: Facts
    fault: Fault | None
    hints: tuple[Hinted, ...] = ()


def play_while_valid(saved: SavedText, heard: Heard = lambda _line, _facts: None) -> Reloaded:
    """Play a saved match; `heard` is told what happens.

    Raise BrokenMatchError where not even the first round can be dealt.
    """
    terms = read_terms(saved.header)
    if saved.header.rules != RULES:
        sentence = f"the match was played by version {saved.header.rules} of the rules, these are version {RULES}"
        raise BrokenMatchError(Fault(1, sentence))
    player = _Player(terms)
    heard("", player.facts)
    for number, raw in saved.script():
        try:
            line = _decoded(raw)
            happened = player.follow(line)
        except (JournalError, NotationError) as error:
            return player.reloaded(Fault(number, str(error)))
        if happened:
            heard(line, player.facts)
    return player.reloaded(None)


def read_terms(header: Header) -> Terms:
    """Hold a header against the games there are; raise BrokenMatchError."""
    game = GAMES.get(header.game)
    if game is None:
        raise BrokenMatchError(Fault(1, f"there is no game {header.game!r} (there are: {', '.join(GAMES)})"))
    if not game.least_seats <= len(header.cast) <= game.most_seats:
        raise BrokenMatchError(Fault(1, f"{header.game} is for {game.least_seats} to {game.most_seats} players"))
    try:
        options = read_options(game.options, header.options)
    except OptionsError as error:
        raise BrokenMatchError(Fault(1, str(error))) from error
    return Terms(game, options, header.seed, header.cast, header.start)


def restart_terms(saved: SavedText) -> Terms:
    """Give terms that begin with the round in which the match was broken off, for rules that have changed since."""
    terms = read_terms(saved.header)
    names = seat_names(terms.cast)
    start = terms.start
    for _, line in saved.script():
        text = line.decode("utf-8", errors="replace")
        if text.startswith(f"{CHECKPOINT} "):
            try:
                start = _following(start, read_standing(text.removeprefix(f"{CHECKPOINT} "), names))
            except JournalError:
                break
    return Terms(terms.game, terms.options, terms.seed, terms.cast, start)


def _following(start: Standing | None, reached: Standing) -> Standing:
    """Give the round after the one begun at `start`; a deal that added nothing does not count as one (FT-Q43)."""
    following = next_round(reached)
    counted = len(reached.rounds) > (len(start.rounds) if start is not None else 0)
    return following if counted else replace(following, round=reached.round)


class _Player:
    """Follow the script of a saved match line by line."""

    def __init__(self, terms: Terms) -> None:
        step = terms.deal()
        self.facts: Facts = step.facts
        self._terms = terms
        self._names = seat_names(terms.cast)
        self._match = RunningMatch(terms.game, step.state)
        self._number = 0
        self._hints: list[Hinted] = []

    def reloaded(self, fault: Fault | None) -> Reloaded:
        """Give what has been reached."""
        return Reloaded(self._terms, self._match, self._number, self.facts, fault, tuple(self._hints))

    def follow(self, line: str) -> bool:
        """Do what a line says; tell whether something happened at the table."""
        if line.startswith("= "):
            self._compare(line)
            return False
        facts = self._match.next_round() if line == NEXT else self._make(line)
        if isinstance(facts, Refusal):
            raise JournalError(f"{line!r} is refused by {facts.rule}")
        self.facts = facts
        self._number += 1
        return True

    def _make(self, line: str) -> Facts | Refusal:
        name, colon, words = line.partition(": ")
        if not colon or not words.strip():
            raise JournalError(f"{line!r} is no line of a saved match (NAME: move, or next)")
        seat = self._seat(name)
        if words == TAKE_BACK:
            return self._match.take_back(seat)
        directive = words.partition(" ")[0]
        if directive in (*DIRECTIVES, *self._terms.game.directives):
            raise JournalError(f"{directive!r} belongs to scenarios, not to saved matches")
        return self._match.play(seat, self._terms.game.read_move(words))

    def _seat(self, name: str) -> Seat:
        if name not in self._names:
            raise JournalError(f"nobody here is called {name!r} (there are: {', '.join(self._names)})")
        return self._names.index(name)

    def _compare(self, line: str) -> None:
        """Hold what the file says of the match against the match."""
        standing = self._terms.game.standing(self._match.state)
        if line.startswith(f"{DIGEST} "):
            here = f"{DIGEST} {self._number} {digest(self._terms.game, self._match.state)}"
            if line != here:
                raise JournalError(f"expected {here!r}, got {line!r}")
        elif line.startswith(f"{CHECKPOINT} "):
            if read_standing(line.removeprefix(f"{CHECKPOINT} "), self._names) != standing:
                raise JournalError("the checkpoint differs from the match as it was played")
        elif line.startswith(f"{HINT} "):
            self._hints.append(Hinted(standing.round, self._seat(line.removeprefix(f"{HINT} "))))
        elif line.startswith(OVER):
            if not standing.over:
                raise JournalError("the file says that the match is over, which it is not")
        else:
            raise JournalError(f"{line!r} is no line of a saved match")


def _decoded(line: bytes) -> str:
    try:
        return line.decode("utf-8")
    except UnicodeDecodeError as error:
        raise JournalError(f"byte {error.start + 1} of the line is not UTF-8") from error
