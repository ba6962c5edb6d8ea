"""How a scenario is played and held against what it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from cardtable.bots.choose import LEVELS, choose
from cardtable.kernel.cards import Card
from cardtable.kernel.game import PositionError
from cardtable.kernel.notation import NotationError
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.running import Facts, RunningMatch
from cardtable.play.scenario import Line, Scenario, ScenarioError

_GENERAL = "GE-"
_LONGEST_TURN = 500


def run_scenario(scenario: Scenario) -> None:
    """Play a scenario to its end; raise ScenarioError at the first line that does not go as told."""
    try:
        state = scenario.game.set_up(scenario.head, scenario.seats)
    except PositionError as error:
        raise ScenarioError(scenario.place(error.key), str(error)) from error
    runner = _Runner(scenario, RunningMatch(scenario.game, state))
    for line in scenario.script:
        try:
            runner.follow(line)
        except NotationError as error:
            raise ScenarioError(line.number, str(error)) from error


class _Runner:
    """Follow the script line by line."""

    def __init__(self, scenario: Scenario, match: RunningMatch) -> None:
        self._game = scenario.game
        self._seats = scenario.seats
        self._match = match
        self._cards = self._count()

    def follow(self, line: Line) -> None:
        """Do what a line says, then count the cards (GE-05)."""
        told, mark, rules = line.text.partition("!")
        told = told.strip()
        if told.startswith("expect "):
            self._expect(line)
            return
        if told == "next":
            self._settle(line, self._match.next_round, rules if mark else None)
            self._cards = self._count() if not mark else self._cards
        else:
            self._move(line, told, rules if mark else None)
        self._conserved(line)

    def _expect(self, line: Line) -> None:
        what, colon, value = line.text.removeprefix("expect ").partition(":")
        if not colon or not what.strip():
            raise ScenarioError(line.number, f"expected 'expect WHAT: VALUE', got {line.text!r}")
        there = self._game.matches(self._match.state, what.strip(), value.strip(), self._seats)
        if there is not None:
            raise ScenarioError(line.number, f"expected {what.strip()}: {value.strip()}, got {there or 'nothing'}")

    def _move(self, line: Line, told: str, rules: str | None) -> None:
        name, colon, words = (part.strip() for part in told.partition(":"))
        if not colon or not words:
            wanted = "'NAME: MOVE', 'NAME: MOVE ! RULE', 'next' or 'expect WHAT: VALUE'"
            raise ScenarioError(line.number, f"expected {wanted}, got {line.text!r}")
        if name not in self._seats:
            raise ScenarioError(line.number, f"expected one of the seats {', '.join(self._seats)}, got {name!r}")
        seat = self._seats.index(name)
        match words.split():
            case ["take-back"]:
                self._settle(line, lambda: self._match.take_back(seat), rules)
            case ["ai", level] if rules is None:
                self._play_turn(line, seat, level)
            case ["redeal-hidden"] if rules is None:
                self._redeal_hidden(line, seat)
            case [directive, *_] if directive in self._game.directives and rules is None:
                step = self._game.direct(self._match.state, seat, words, self._seats)
                self._match = RunningMatch(self._game, step.state)
            case _:
                move = self._game.read_move(words)
                self._settle(line, lambda: self._match.play(seat, move), rules)

    def _settle(self, line: Line, make: Callable[[], Facts | Refusal], rules: str | None) -> None:
        """Make a move that must be accepted, or, where `rules` are named, refused by one of them."""
        before = self._match.state
        made = make()
        if isinstance(made, Refusal):
            self._refused(line, made, rules)
            if self._match.state != before:
                raise ScenarioError(line.number, "expected a refused move to change nothing")
        elif rules is not None:
            wanted = rules.strip() or "any rule"
            raise ScenarioError(line.number, f"expected a refusal by {wanted}, got an accepted move")

    def _refused(self, line: Line, refusal: Refusal, rules: str | None) -> None:
        if rules is None:
            got = f"a refusal by {refusal.rule} ({refusal.message.id})"
            raise ScenarioError(line.number, f"expected an accepted move, got {got}")
        named = [rule.strip() for rule in rules.split("|") if rule.strip()]
        if named and refusal.rule not in named and not refusal.rule.startswith(_GENERAL):
            raise ScenarioError(line.number, f"expected a refusal by {' or '.join(named)}, got one by {refusal.rule}")

    def _play_turn(self, line: Line, seat: Seat, level: str) -> None:
        """Let the computer play the rest of the seat's turn."""
        if level not in LEVELS:
            raise ScenarioError(line.number, f"expected one of the levels {', '.join(LEVELS)}, got {level!r}")
        if self._match.turn != seat:
            raise ScenarioError(line.number, f"expected the turn of {self._seats[seat]}")
        for nth in range(_LONGEST_TURN):
            move = choose(self._game.name, self._game.view(self._match.state, seat), level, line.number * 1000 + nth)
            made = self._match.play(seat, move)
            if isinstance(made, Refusal):
                words = self._game.write_move(move)
                raise ScenarioError(line.number, f"expected a legal move, got {words!r}, which {made.rule} forbids")
            self._conserved(line)
            if self._match.turn != seat:
                return
        raise ScenarioError(line.number, f"expected the turn to end, got {_LONGEST_TURN} moves")

    def _redeal_hidden(self, line: Line, seat: Seat) -> None:
        """Deal every card that the seat may not know anew, which it must not notice (GE-06)."""
        before = self._game.view(self._match.state, seat)
        state = self._game.redeal_hidden(self._match.state, seat, line.number)
        if self._game.view(state, seat) != before:
            raise ScenarioError(line.number, f"expected {self._seats[seat]} to see the same as before")
        self._match = RunningMatch(self._game, state)

    def _count(self) -> Counter[Card]:
        return Counter(self._game.all_cards(self._match.state))

    def _conserved(self, line: Line) -> None:
        there = self._count()
        if there != self._cards:
            lost = ", ".join(str(card) for card in sorted((self._cards - there).elements())) or "none"
            twice = ", ".join(str(card) for card in sorted((there - self._cards).elements())) or "none"
            raise ScenarioError(line.number, f"expected every card once, got lost: {lost}; too often: {twice}")
