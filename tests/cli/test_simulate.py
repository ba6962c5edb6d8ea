"""`cardtable simulate`, as scripts use it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import pytest

from cardtable.bots.choose import choose
from cardtable.cli import simulate
from cardtable.cli.usage import UsageError
from cardtable.games.tarot.moves import Pass
from cardtable.play.reload import SavedText, play_while_valid

KEYS = [
    "game",
    "seats",
    "levels",
    "rounds",
    "seconds",
    "rounds_per_second",
    "decisions",
    "decision_ms",
    "totals",
    "rounds_won",
    "blocked",
    "unfinished",
    "refused",
]


def simulated(*words: str) -> int:
    """Run the command with these arguments."""
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return simulate.run(parser.parse_args(words))


def test_the_last_line_is_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    """Every key of cli.md is there, in its order, with nothing unfinished or refused."""
    assert simulated("playroom-rummy", "--seats", "3", "--levels", "casual,beginner", "--rounds", "4", "--json") == 0
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert list(told) == KEYS
    assert told["levels"] == ["casual", "beginner", "casual"]
    assert (told["rounds"], told["unfinished"], told["refused"]) == (4, 0, 0)
    assert sum(told["rounds_won"]) + told["blocked"] == 4


def test_limits_end_no_round(capsys: pytest.CaptureFixture[str]) -> None:
    """A score limit that each round passes changes nothing; in elimination nobody drops out."""
    words = ["playroom-rummy", "--rounds", "6", "--option", "elimination=on", "--json"]
    simulated(*words, "--option", "score_limit=50")
    low = json.loads(capsys.readouterr().out.splitlines()[-1])
    simulated(*words, "--option", "score_limit=10000")
    high = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert low["totals"] == high["totals"]
    assert low["rounds"] == 6


def test_a_deal_that_all_pass_is_no_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """FT-Q43: the cards are dealt anew until a round is scored; the saved match holds both deals."""
    passes = iter([Pass()] * 3)
    monkeypatch.setattr(
        simulate,
        "choose",
        lambda game, view, level, seed: next(passes, None) or choose(game, view, level, seed),
    )
    setup = simulate.Setup("french-tarot", (), ("beginner",) * 3, seed=2, save=tmp_path)
    (played,) = simulate.simulate(setup, 1, jobs=1)
    reloaded = play_while_valid(SavedText(next(tmp_path.iterdir()).read_bytes()))
    assert (len(played.added), sum(played.added), played.refused) == (3, 0, 0)
    assert reloaded.fault is None
    assert reloaded.number == len(played.decisions) + 1


def test_a_lost_contract_is_not_a_blocked_round(capsys: pytest.CaptureFixture[str]) -> None:
    """Nobody wins such a round, yet it was played to its end."""
    assert (
        simulated("french-tarot", "--seats", "3", "--rounds", "4", "--levels", "beginner", "--seed", "2", "--json") == 0
    )
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert sum(told["totals"]) == 0
    assert sum(told["rounds_won"]) < 4
    assert told["blocked"] == 0


def test_the_number_of_processes_changes_no_card() -> None:
    """Rounds go the same way in two processes as in one."""
    setup = simulate.Setup("playroom-rummy", (), ("casual", "beginner"), seed=5)
    alone = [played.added for played in simulate.simulate(setup, 6, 1)]
    shared = [played.added for played in simulate.simulate(setup, 6, 2)]
    assert alone == shared


def test_each_round_is_saved_as_a_match(tmp_path: Path) -> None:
    """A saved round plays again to its end, digests included."""
    assert simulated("playroom-rummy", "--rounds", "2", "--save", str(tmp_path / "rounds")) == 0
    files = sorted((tmp_path / "rounds").iterdir())
    assert [file.name for file in files] == ["round-000001.cardtable", "round-000002.cardtable"]
    for file in files:
        reloaded = play_while_valid(SavedText(file.read_bytes()))
        assert reloaded.fault is None
        assert reloaded.match.turn is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["whist"], "no game 'whist'"),
        (["playroom-rummy", "--seats", "9"], "2 to 8 players"),
        (["playroom-rummy", "--levels", "casual,genius"], "no level 'genius'"),
        (["playroom-rummy", "--rounds", "0"], "at least one round"),
        (["playroom-rummy", "--jobs", "-1"], "--jobs -1"),
        (["playroom-rummy", "--option", "first_meld=7"], "15 to 90"),
        (["playroom-rummy", "--option", "first_meld"], "NAME=VALUE"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: list[str], sentence: str) -> None:
    """What cannot be simulated is said before a card is dealt."""
    with pytest.raises(UsageError, match=sentence):
        simulated(*words)


def test_a_folder_with_matches_is_not_written_into(tmp_path: Path) -> None:
    """Saved rounds never mix with others."""
    (tmp_path / "old.cardtable").write_text("kept", encoding="utf-8")
    with pytest.raises(UsageError, match=r"old\.cardtable"):
        simulated("playroom-rummy", "--rounds", "1", "--save", str(tmp_path))


def test_a_shared_round_is_won_by_each_of_its_winners() -> None:
    """CR-Q04: whoever ties for the lowest hand is credited the round."""
    setup = simulate.Setup("carousel", (), ("casual",) * 3, seed=0)
    shared = simulate.Round((4, 4, 0), (0, 1), blocked=False, refused=0, decisions=())
    alone = simulate.Round((0, 6, 0), (1,), blocked=False, refused=0, decisions=())
    assert simulate.summarise(setup, [shared, alone], 1.0)["rounds_won"] == [1, 2, 0]
