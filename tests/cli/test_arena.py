"""`cardtable arena`: two levels with the same cards."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator

import pytest

from cardtable.cli import arena, simulate
from cardtable.cli.simulate import Round, Setup
from cardtable.cli.usage import UsageError
from cardtable.games.tarot.moves import Pass

KEYS = [
    "game",
    "player",
    "against",
    "seats",
    "seed",
    "deals",
    "mean",
    "low",
    "high",
    "win_rate",
    "win_low",
    "win_high",
    "decision_ms",
    "seconds",
]


def contested(*words: str) -> int:
    """Run the command with these arguments."""
    parser = argparse.ArgumentParser()
    arena.add_arguments(parser)
    return arena.run(parser.parse_args(words))


def test_a_level_is_as_strong_as_itself(capsys: pytest.CaptureFixture[str]) -> None:
    """The same cards for the same players bring the same points: nothing is between the two, every deal is halved."""
    words = ("--player", "casual", "--against", "casual", "--deals", "2", "--seats", "2", "--seed", "7", "--json")
    assert contested("basic-rummy", *words) == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(told) == KEYS
    assert (told["seed"], told["deals"], told["seats"]) == (7, 2, 2)
    assert (told["mean"], told["low"], told["high"]) == (0, 0, 0)
    assert (told["win_rate"], told["win_low"], told["win_high"]) == (0.5, 0.5, 0.5)
    assert 0 < told["decision_ms"]["p50"] <= told["decision_ms"]["max"]


def test_the_tested_level_sits_once_in_each_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each deal is played with the other level alone, then with one seat swapped; the gains are averaged."""
    worth = {"casual": 10, "beginner": 4}
    seated: list[tuple[str, ...]] = []

    def play_all(plays: Iterable[tuple[Setup, int]], jobs: int) -> Iterator[Round]:
        assert jobs == 3
        for setup, _ in plays:
            seated.append(setup.levels)
            yield Round(tuple(worth[level] for level in setup.levels), (), blocked=False, refused=0, decisions=())

    monkeypatch.setattr(arena, "play_all", play_all)
    (deal,) = arena.duplicates(Setup("playroom-rummy", (), ("beginner",) * 3, 1), "casual", 1, 3)
    assert seated == [
        ("beginner", "beginner", "beginner"),
        ("casual", "beginner", "beginner"),
        ("beginner", "casual", "beginner"),
        ("beginner", "beginner", "casual"),
    ]
    assert (deal.better, deal.won) == (6, 1)


def test_a_deal_that_all_pass_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """FT-08: it is not dealt again, or else the two levels would not have the same cards."""
    monkeypatch.setattr(simulate, "choose", lambda *_: Pass())
    table = Setup("french-tarot", (), ("beginner",) * 3, 1, deal_again=False)
    (deal,) = arena.duplicates(table, "casual", 1, 1)
    assert [each.added for each in deal.rounds] == [(0, 0, 0)] * 4
    assert (deal.better, deal.won) == (0, 0.5)


def test_the_interval_holds_the_mean() -> None:
    """The more values, the narrower; the same seed gives the same interval."""
    few, many = [0.0, 1.0] * 10, [0.0, 1.0] * 200
    (low, high), (near, far) = arena.interval(few, 3), arena.interval(many, 3)
    assert low < near < 0.5 < far < high
    assert arena.interval(few, 3) == (low, high)
    assert arena.interval([2.0] * 5, 3) == (2.0, 2.0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["whist"], "no game 'whist'"),
        (["french-tarot", "--seats", "7"], "3 to 6 players"),
        (["french-tarot", "--deals", "0"], "at least one deal"),
        (["french-tarot", "--jobs", "-1"], "--jobs -1"),
        (["french-tarot", "--option", "misere=maybe"], "misere"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: list[str], sentence: str) -> None:
    """What cannot be played is said before a card is dealt."""
    with pytest.raises(UsageError, match=sentence):
        contested(*words, "--player", "casual", "--against", "beginner")
