"""The command line does what it is asked, or says in one sentence why not."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from cardtable.cli.main import main
from cardtable.games.registry import GAMES
from cardtable.text.catalogue import Catalogue
from tests.play.tables import saved_match, terms

SCENARIO = "game: playroom-rummy\nseats: Ann Bob\ndrawn: 1\nhand Ann: KS 2D\n---\nAnn: discard KS\n"


@dataclass(frozen=True)
class Answer:
    """What a command answered: its exit code, what it printed, what it complained of."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> object:
        """Read the last line."""
        return json.loads(self.out.splitlines()[-1])


Command = Callable[..., Answer]


@pytest.fixture
def windows() -> list[argparse.Namespace]:
    """Note which windows were opened."""
    return []


def _measured(rounds: int) -> dict[str, object]:
    return {"start_ms": 1, "growth": {"rounds": rounds}}


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str], windows: list[argparse.Namespace]) -> Command:
    """Run a command in this process."""

    def open_window(arguments: argparse.Namespace) -> int:
        windows.append(arguments)
        return 0

    def run(*words: str | Path) -> Answer:
        try:
            code = main([str(word) for word in words], open_window, lambda: {"window": {"platform": "none"}}, _measured)
        except SystemExit as left:
            code = int(left.code or 0)
        said = capsys.readouterr()
        return Answer(code, said.out, said.err)

    return run


@pytest.fixture
def match(tmp_path: Path) -> Path:
    """Give a saved match of one round between Ann, a person, and Bob."""
    path = tmp_path / "m.cardtable"
    saved_match(path, 500, terms(options={"rounds": "2"}, levels=(None, "casual")))
    return path


def test_scenarios_in_files_or_folders_are_checked(command: Command, tmp_path: Path) -> None:
    """One line for each, then the count."""
    (tmp_path / "a" / "b").mkdir(parents=True)
    for name in ("one.scenario", "b/two.scenario"):
        (tmp_path / "a" / name).write_text(SCENARIO, encoding="utf-8")
    lone = tmp_path / "lone.scenario"
    lone.write_text(SCENARIO, encoding="utf-8")
    answer = command("check", tmp_path / "a", lone)
    assert answer.code == 0
    assert [line.rpartition("/")[2] for line in answer.out.splitlines()] == [
        "two.scenario: ok",
        "one.scenario: ok",
        "lone.scenario: ok",
        "3 passed, 0 failed",
    ]


def test_a_failed_scenario_is_told_with_its_line(command: Command, tmp_path: Path) -> None:
    """The others are checked all the same; the exit code is 1."""
    (tmp_path / "a.scenario").write_text(SCENARIO + "expect turn: Ann\n", encoding="utf-8")
    (tmp_path / "b.scenario").write_text(SCENARIO, encoding="utf-8")
    (tmp_path / "c.scenario").write_bytes(SCENARIO.encode() + b"# caf\xe9\n")
    answer = command("check", "--json", tmp_path)
    assert answer.code == 1
    first, second, third, count, _ = answer.out.splitlines()
    assert first.endswith("a.scenario: FAIL line 7: expected turn: Ann, got Bob")
    assert second.endswith("b.scenario: ok")
    assert third.endswith("c.scenario: FAIL line 7: expected UTF-8, got the byte 0xe9")
    assert count == "1 passed, 2 failed"
    assert answer.json == {
        "passed": 1,
        "failed": 2,
        "failures": [
            {"file": str(tmp_path / "a.scenario"), "line": 7, "sentence": "expected turn: Ann, got Bob"},
            {"file": str(tmp_path / "c.scenario"), "line": 7, "sentence": "expected UTF-8, got the byte 0xe9"},
        ],
    }


def test_a_sound_match_is_verified(command: Command, match: Path) -> None:
    """Every digest, every checkpoint agrees."""
    answer = command("verify", "--json", match)
    assert answer.code == 0
    assert ": ok, " in answer.out
    told = answer.json
    assert isinstance(told, dict)
    assert told["matches"][0]["sound"] is True


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (lambda raw: raw.replace(b"= digest 20 ", b"= digest 20 f", 1), "FAIL line 29: expected '= digest 20 "),
        (lambda raw: raw.replace(b"Ann: draw", b"Ann: fly", 1), "FAIL line "),
        (lambda raw: raw.replace(b"game: ", b"gam: ", 1), "FAIL line 1: game is missing"),
        (lambda _: b"", "FAIL line 1: "),
    ],
)
def test_a_match_that_was_changed_is_not_verified(
    command: Command, match: Path, spoil: Callable[[bytes], bytes], told: str
) -> None:
    """The first line that differs is told."""
    match.write_bytes(spoil(match.read_bytes()))
    answer = command("verify", match)
    assert answer.code == 1
    assert told in answer.out


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_replay_tells_what_one_seat_saw(
    command: Command, match: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Own draws by name, others' draws not; rounds apart; every sentence is there."""
    monkeypatch.setattr(Catalogue, "strict", True)
    mine = command("replay", match, "--language", language)
    theirs = command("replay", match, "--language", language, "--seat", "Bob")
    assert (mine.code, theirs.code, mine.err) == (0, 0, "")
    assert mine.out != theirs.out
    assert "\n\n" in mine.out


def test_a_replay_of_a_damaged_match_tells_what_is_sound_of_it(command: Command, match: Path) -> None:
    """The damage is told at the end, the exit code is 1."""
    whole = command("replay", match)
    raw = match.read_bytes().replace(b"= digest 40 ", b"= digest 41 ", 1)
    match.write_bytes(raw)
    answer = command("replay", match)
    assert answer.code == 1
    assert answer.out
    assert whole.out.startswith(answer.out)
    assert "expected '= digest 40 " in answer.err


def test_a_replay_for_nobody_at_the_table_is_refused(command: Command, match: Path) -> None:
    """Those who were there are named."""
    answer = command("replay", match, "--seat", "Zoe")
    assert (answer.code, answer.out) == (2, "")
    assert answer.err == "cardtable: nobody in this match is called 'Zoe' (there are: Ann, Bob)\n"


def test_the_doctor_looks_at_everything(command: Command, tmp_path: Path) -> None:
    """A person can paste the answer into a bug report."""
    answer = command("doctor", "--json", "--data-dir", tmp_path / "visit")
    assert answer.code == 0
    report = answer.json
    assert isinstance(report, dict)
    assert list(report) == ["program", "packages", "texts", "data folder", "window"]
    assert report["data folder"]["exists"] == "not yet"
    assert report["window"] == {"platform": "none"}


def test_the_doctor_survives_what_is_broken(command: Command, tmp_path: Path) -> None:
    """Settings that cannot be read are told, and stay where they are."""
    (tmp_path / "settings.json").write_bytes(b"\xff")
    answer = command("doctor", "--data-dir", tmp_path)
    assert answer.code == 0
    assert "settings: cannot be read" in answer.out
    assert (tmp_path / "settings.json").exists()


def test_without_a_subcommand_the_window_opens(command: Command, windows: list[argparse.Namespace]) -> None:
    """With what was asked for."""
    words = ["--language", "ar", "--game", "playroom-rummy", "--seats", "3", "--level", "beginner", "--seed", "5"]
    answer = command(*words, "--pace", "fast", "--option", "elimination=on", "rounds=3")
    assert answer == Answer(0, "", "")
    (asked,) = windows
    assert (asked.language, asked.seats, asked.seed, asked.option) == ("ar", 3, 5, ["elimination=on", "rounds=3"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["check"], "the following arguments are required: PATH"),
        (["check", "nowhere"], "there is no file or folder nowhere"),
        (["verify", "nowhere"], "nowhere cannot be read: No such file or directory"),
        (["replay", "nowhere"], "nowhere cannot be read: No such file or directory"),
        (["replay", "nowhere", "--language", "fr"], "argument --language: invalid choice: 'fr'"),
        (["simulate", "snap"], f"there is no game 'snap' (there are: {', '.join(GAMES)})"),
        (["--game", "snap"], f"there is no game 'snap' (there are: {', '.join(GAMES)})"),
        (["--game", "playroom-rummy", "--seats", "9"], "playroom-rummy is for 2 to 8 players, not for 9"),
        (["--game", "playroom-rummy", "--seats", "two"], "argument --seats: invalid int value: 'two'"),
        (["--game", "playroom-rummy", "--option", "luck=on"], "there is no option luck"),
        (["--game", "playroom-rummy", "--option", "first_meld=7"], "first_meld=7: 15 to 90"),
        (["--game", "playroom-rummy", "--option", "luck"], "'luck' is no option"),
        (["--option", "first_meld=20"], "--option needs --game"),
    ],
)
def test_wrong_usage_is_told_in_one_sentence(
    command: Command, windows: list[argparse.Namespace], words: Sequence[str], told: str
) -> None:
    """The exit code is 2 and nothing is done."""
    answer = command(*words)
    assert (answer.code, answer.out, windows) == (2, "", [])
    assert told in answer.err
    assert answer.err.count("\n") == 1


def test_a_folder_without_scenarios_is_wrong_usage(command: Command, tmp_path: Path) -> None:
    """Nothing checked is nothing passed."""
    assert command("check", tmp_path).code == 2


@pytest.mark.parametrize("name", ["", "check", "simulate", "replay", "verify", "doctor"])
def test_every_command_explains_itself(command: Command, name: str) -> None:
    """`--help` exits with 0."""
    answer = command(*name.split(), "--help")
    assert answer.code == 0
    assert answer.out.startswith("usage: cardtable")


def test_the_window_is_measured_by_whoever_stands_above(command: Command) -> None:
    """The command line knows no window: it passes on what is found, with the number of rounds asked for."""
    answer = command("bench", "--only", "window", "--count", "7", "--json")
    assert (answer.code, json.loads(answer.out.splitlines()[-1])) == (
        0,
        {"window": {"start_ms": 1, "growth": {"rounds": 7}}},
    )
