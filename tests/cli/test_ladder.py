"""`cardtable ladder`: each level against the one below."""

from __future__ import annotations

import argparse
import json
from itertools import pairwise

import pytest

from cardtable.bots.choose import LEVELS
from cardtable.cli import ladder
from cardtable.cli.usage import UsageError


def climbed(*words: str) -> int:
    """Run the command with these arguments."""
    parser = argparse.ArgumentParser()
    ladder.add_arguments(parser)
    return ladder.run(parser.parse_args(words))


def test_each_level_meets_the_one_below(capsys: pytest.CaptureFixture[str]) -> None:
    """A rung for each level but the lowest, told for people, then as one object."""
    assert climbed("basic-rummy", "--deals", "3", "--seats", "2", "--seed", "7", "--json") == 0
    *lines, last = capsys.readouterr().out.splitlines()
    told = json.loads(last)
    assert [(rung["against"], rung["player"]) for rung in told["rungs"]] == list(pairwise(LEVELS))
    assert tuple(told["elo"]) == LEVELS
    assert (told["game"], told["seats"], told["deals"], told["seed"]) == ("basic-rummy", 2, 3, 7)
    assert lines[1].startswith("casual over beginner: ")
    assert lines[-1].startswith("Elo: beginner 1000, casual ")


def test_elo_counts_up_from_the_lowest() -> None:
    """Ten deals won for each one lost are 400 points; what cannot be told from never losing stays a number."""
    rungs = [
        {"against": "beginner", "player": "casual", "deals": 110, "win_rate": 10 / 11},
        {"against": "casual", "player": "strong", "deals": 50, "win_rate": 0.5},
        {"against": "strong", "player": "expert", "deals": 50, "win_rate": 1.0},
    ]
    assert ladder.elo(rungs) == {"beginner": 1000, "casual": 1400, "strong": 1400, "expert": 2198}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("whist",), "there is no game 'whist'"),
        (("carousel", "--seats", "9"), "carousel is for 2 to 5 players, not for 9"),
        (("carousel", "--deals", "0"), "--deals 0: at least one deal must be played"),
    ],
)
def test_what_cannot_be_climbed_is_said(words: tuple[str, ...], why: str) -> None:
    """Wrong usage is one sentence, before anything is played."""
    with pytest.raises(UsageError, match=why):
        climbed(*words)
