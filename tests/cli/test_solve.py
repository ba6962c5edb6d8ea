"""The command that solves a position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.commands import run_command


def solved(capsys: pytest.CaptureFixture[str], folder: Path, *lines: str) -> dict[str, object]:
    """Solve a position that is written in lines; give what the command prints as JSON."""
    assert run_command("solve", str(written(folder, *lines)), "--json") == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(found) == {"played", "table", "steps", "changed", "ms", "exact"}
    return found


def written(folder: Path, *lines: str) -> Path:
    """Write a scenario."""
    path = folder / "position.scenario"
    path.write_text("\n".join((*lines, "---", "")), encoding="utf-8")
    return path


def test_a_carousel_table_is_solved_by_edits(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The steps are edits of the workbench; the seat in turn counts as having drawn."""
    found = solved(
        capsys,
        tmp_path,
        "game: carousel",
        "seats: Ann Bob",
        "table: 8S 9S 10S JS | 5C JK=6C 7C",
        "hand Ann: 8H 8D 6C 2H",
    )
    assert sorted(["8H", "8D", "6C"]) == sorted(found["played"])  # type: ignore[call-overload] # a list of words
    assert found["table"] == ["8S 9S 10S JS", "5C 6C 7C", "8H 8D JK=8C"]
    assert (found["changed"], found["exact"]) == (1, True)
    assert {"6C hand > 2", "8H hand > 3", "8D hand > 3", "JK=8C 2 > 3"} == set(found["steps"])  # type: ignore[call-overload] # likewise


def test_a_basic_hand_is_solved_by_moves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Combinations, then lay-offs."""
    found = solved(
        capsys,
        tmp_path,
        "game: basic-rummy",
        "seats: Ann Bob",
        "table: 7C 8C 9C",
        "hand Ann: 8S 8H 8D 10C KD",
        "hand Bob: *7",
    )
    assert found["steps"] == ["meld 8S 8H 8D", "extend 1 10C"]
    assert (found["table"], found["exact"]) == (["7C 8C 9C 10C", "8S 8H 8D"], True)


def test_playroom_manipulation_is_solved_by_legal_moves(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """PR-45, PR-48: ends are taken, new combinations laid, each move legal after the one before."""
    found = solved(
        capsys,
        tmp_path,
        "game: playroom-rummy",
        "options: manipulation=on",
        "seats: Ann Bob",
        "opened: Ann",
        "table: 6S 7S 8S 9S 10S | 4D 5D 6D 7D",
        "hand Ann: 8S 4H 4C 2C",
    )
    assert sorted(["8S", "4H", "4C"]) == sorted(found["played"])  # type: ignore[call-overload] # a list of words
    assert (found["changed"], found["exact"]) == (2, True)
    assert "take-end 2 4D low" in found["steps"]  # type: ignore[operator] # likewise


def test_a_first_meld_is_solved(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """PR-23: the combinations reach the threshold, or nothing is laid."""
    head = ("game: playroom-rummy", "seats: Ann Bob")
    found = solved(capsys, tmp_path, *head, "hand Ann: QS QH QD 4C 9H")
    assert found["steps"] == ["meld QS QH QD"]
    found = solved(capsys, tmp_path, *head, "hand Ann: 4S 4H 4D 9C JH")
    assert (found["steps"], found["exact"]) == ([], True)


def test_what_cannot_be_solved_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Wrong usage ends with 2."""
    assert run_command("solve", str(tmp_path / "nowhere.scenario")) == 2
    assert "cannot be read" in capsys.readouterr().err
    third_draw = written(tmp_path, "game: carousel", "seats: Ann Bob", "drawn: 3", "hand Ann: 7S 8S 9S")
    assert run_command("solve", str(third_draw)) == 2
    assert "Ann may lay nothing now (CR-04)" in capsys.readouterr().err
    assert run_command("solve", str(written(tmp_path, "game: carousel", "seats: Ann Bob", "table: 7S 8S"))) == 2
    assert "is no combination" in capsys.readouterr().err
