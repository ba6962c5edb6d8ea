"""Saved matches lie in one folder, each played by one window at a time."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cardtable.kernel.message import message
from cardtable.store.matches import (
    MatchFile,
    MatchInUseError,
    keep_broken,
    load_sidecar,
    new_match,
    save_sidecar,
    unfinished,
)

NOW = datetime(2026, 11, 30, 18, 36, 1, tzinfo=UTC)


def test_a_match_is_named_by_date_and_game_and_no_two_are_named_alike(tmp_path: Path) -> None:
    """Two begun in the same second."""
    files = [new_match(tmp_path / "matches", "playroom-rummy", NOW) for _ in range(3)]
    assert [file.path.name for file in files] == [
        "2026-11-30-183601-playroom-rummy.cardtable",
        "2026-11-30-183601-playroom-rummy-2.cardtable",
        "2026-11-30-183601-playroom-rummy-3.cardtable",
    ]
    for file in files:
        file.close()


def test_unfinished_matches_are_listed_the_last_played_first(tmp_path: Path) -> None:
    """A match that is over, kept aside, or no match at all is not among them."""
    for age, name in enumerate(("new", "old", "over")):
        path = tmp_path / f"{name}.cardtable"
        path.write_text("Ann: draw\n" + ("= over Ann\n" if name == "over" else ""), encoding="utf-8")
        os.utime(path, (1_000_000 - age, 1_000_000 - age))
    (tmp_path / "x.cardtable.broken-1").write_text("", encoding="utf-8")
    (tmp_path / "letter.txt").write_text("", encoding="utf-8")
    assert [saved.path.stem for saved in unfinished(tmp_path)] == ["new", "old"]


def test_before_the_first_match_none_is_listed(tmp_path: Path) -> None:
    """The folder is not even there."""
    assert unfinished(tmp_path / "matches") == ()


def test_what_is_appended_is_out_of_the_programs_hands_at_once(tmp_path: Path) -> None:
    """Another process could read it, though the file is still open."""
    file = new_match(tmp_path, "snap", NOW)
    file.append("Ann: draw\n")
    assert file.path.read_text(encoding="utf-8") == "Ann: draw\n"
    file.close()


def test_a_half_line_is_cut_off_before_the_next_is_written(tmp_path: Path) -> None:
    """What follows stands on a line of its own."""
    path = tmp_path / "m.cardtable"
    path.write_bytes(b"Ann: draw\nBob: di")
    file = MatchFile(path)
    file.cut(len(b"Ann: draw\n"))
    file.append("Bob: draw\n")
    file.close()
    assert path.read_bytes() == b"Ann: draw\nBob: draw\n"


def test_lines_that_a_full_disk_refused_come_first_when_it_takes_lines_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A line half written is written anew; no line is missing or twice there."""
    file = new_match(tmp_path, "snap", NOW)
    file.append("one\n")

    def half(self: MatchFile, raw: bytes) -> None:
        self._file.write(raw[: len(raw) // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(MatchFile, "_write_all", half)
        file.append("two, which is long\n")
        file.append("three\n")
        told = file.trouble
    file.append("four\n")
    file.close()
    assert told is not None
    assert told.args["reason"] == "No space left on device"
    assert file.trouble is None
    assert file.path.read_text(encoding="utf-8") == "one\ntwo, which is long\nthree\nfour\n"


def test_nothing_is_written_once_the_match_was_let_go(tmp_path: Path) -> None:
    """A computer's move may come in the moment in which the window closes."""
    file = new_match(tmp_path, "snap", NOW)
    file.close()
    file.append("Ann: draw\n")
    assert file.path.read_bytes() == b""


def test_an_open_match_is_in_use_until_it_is_closed(tmp_path: Path) -> None:
    """In this process as in another."""
    file = new_match(tmp_path, "snap", NOW)
    with pytest.raises(MatchInUseError):
        MatchFile(file.path)
    opened = f"import pathlib; from cardtable.store.matches import *; MatchFile(pathlib.Path({str(file.path)!r}))"
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    other = subprocess.run([sys.executable, "-c", opened], env=environment, capture_output=True, text=True, check=False)
    assert "MatchInUseError" in other.stderr
    file.close()
    MatchFile(file.path).close()


def test_a_killed_program_leaves_no_lock(tmp_path: Path) -> None:
    """The system drops it with the process."""
    path = tmp_path / "m.cardtable"
    path.write_bytes(b"")
    held = (
        "import os; from pathlib import Path; from cardtable.store.matches import MatchFile;"
        f"file = MatchFile(Path({str(path)!r})); file.append('x\\n'); os._exit(9)"
    )
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    assert subprocess.run([sys.executable, "-c", held], env=environment, check=False).returncode == 9
    MatchFile(path).close()
    assert path.read_bytes() == b"x\n"


def test_a_broken_match_is_kept_aside_with_a_sentence(tmp_path: Path) -> None:
    """A second one of the same name does not cover the first."""
    path = tmp_path / "m.cardtable"
    for nth in (1, 2):
        path.write_text(str(nth), encoding="utf-8")
        told = keep_broken(path, message("store-place-line", line=3, column=1))
        assert (told.id, told.args["aside"]) == ("store-match-broken", f"m.cardtable.broken-{nth}")
    assert (tmp_path / "m.cardtable.broken-1").read_text(encoding="utf-8") == "1"


def test_what_is_not_the_matchs_is_kept_beside_it(tmp_path: Path) -> None:
    """Hand order, sorting, draft; it is not listed as a match."""
    path = tmp_path / "m.cardtable"
    assert load_sidecar(path) == {}
    assert save_sidecar(path, {"sorting": "own", "order": [3, 1, 2]}) is None
    assert load_sidecar(path) == {"sorting": "own", "order": [3, 1, 2]}
    assert unfinished(tmp_path) == ()


@pytest.mark.parametrize("raw", [b"", b"{", b"[1]", b"\xff", b"[" * 200_000])
def test_a_broken_sidecar_counts_as_none(tmp_path: Path, raw: bytes) -> None:
    """The match itself is whole."""
    (tmp_path / "m.table.json").write_bytes(raw)
    assert load_sidecar(tmp_path / "m.cardtable") == {}
