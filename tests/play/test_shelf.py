"""Matches are begun, left, taken up again, whatever happens between."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest

from cardtable.kernel.message import Message
from cardtable.play import reload, shelf
from cardtable.play.reload import SavedText, play_while_valid
from cardtable.play.shelf import Shelved
from cardtable.play.table import Table
from cardtable.store.matches import unfinished
from tests.play.tables import play_on, saved_match, terms

NOW = datetime(2026, 11, 30, 18, 36, 1, tzinfo=UTC)


def _taken(path: Path) -> Shelved:
    shelved = shelf.take(path)
    assert isinstance(shelved, Shelved)
    return shelved


def test_a_match_goes_on_exactly_where_it_was_left(tmp_path: Path) -> None:
    """Continue resumes with the same views, number with further lines in the same file."""
    first = shelf.begin(tmp_path, terms(), NOW)
    assert first.path is not None
    play_on(first.table, 31)
    first.close()
    second = _taken(first.path)
    assert second.told is None
    assert second.table.number == 31
    assert [second.table.view(seat) for seat in (0, 1)] == [first.table.view(seat) for seat in (0, 1)]
    play_on(second.table, 20)
    second.close()
    third = _taken(first.path)
    assert third.table.number == 51
    assert third.table.view(0) == second.table.view(0)
    third.close()


def test_a_match_can_be_taken_back_in_after_it_was_taken_up(tmp_path: Path) -> None:
    """The states of the turn are there again, since the match was played again."""
    shelved = shelf.begin(tmp_path, terms(), NOW)
    assert shelved.path is not None
    table = shelved.table
    while table.turn is None or table.game.take_back_refused(table.view(table.turn)) is not None:
        play_on(table, 1)
    shelved.close()
    again = _taken(shelved.path)
    assert again.table.turn is not None
    assert again.table.take_back(again.table.turn) is None
    again.close()


def test_two_windows_do_not_play_one_match(tmp_path: Path) -> None:
    """The second one is told so; when the first lets go it may have the match."""
    first = shelf.begin(tmp_path, terms(), NOW)
    assert first.path is not None
    told = shelf.take(first.path)
    assert isinstance(told, Message)
    assert told.id == "store-match-in-use"
    first.close()
    _taken(first.path).close()


def test_a_line_cut_in_writing_is_dropped_and_the_match_goes_on_in_its_place(tmp_path: Path) -> None:
    """The move in flight is all that a kill may cost."""
    path = tmp_path / "m.cardtable"
    saved_match(path, 12)
    whole = path.read_bytes()
    path.write_bytes(whole + b"Ann: dis")
    shelved = _taken(path)
    assert (shelved.table.number, shelved.told) == (12, None)
    play_on(shelved.table, 1)
    shelved.close()
    assert path.read_bytes().startswith(whole)
    assert play_while_valid(SavedText(path.read_bytes())).number == 13


def test_a_damaged_match_goes_on_from_its_last_sound_move(tmp_path: Path) -> None:
    """The damaged file is kept aside whole; the person hears of both."""
    path = tmp_path / "m.cardtable"
    saved_match(path, 12)
    raw = path.read_bytes()
    damaged = raw + b"Ann: fly\nBob: draw\n"
    path.write_bytes(damaged)
    shelved = _taken(path)
    assert shelved.told is not None
    assert (shelved.told.id, shelved.told.args["line"]) == ("store-match-repaired", raw.count(b"\n") + 1)
    assert shelved.table.number == 12
    play_on(shelved.table, 1)
    shelved.close()
    assert (tmp_path / "m.cardtable.broken-1").read_bytes() == damaged
    assert play_while_valid(SavedText(path.read_bytes())).number == 13


@pytest.mark.parametrize("raw", [b"", b"\xff\xfe", b"cardtable-match 1\n", b"{}\n---\n"])
def test_a_match_without_a_readable_header_is_kept_aside(tmp_path: Path, raw: bytes) -> None:
    """It is offered no more, nor is it lost."""
    path = tmp_path / "m.cardtable"
    path.write_bytes(raw)
    told = shelf.take(path)
    assert isinstance(told, Message)
    assert (told.id, told.args["aside"]) == ("store-match-broken", "m.cardtable.broken-1")
    assert (tmp_path / "m.cardtable.broken-1").read_bytes() == raw
    assert unfinished(tmp_path) == ()


def test_a_match_of_a_newer_program_is_kept_aside_and_called_that(tmp_path: Path) -> None:
    """The newer program will read it again."""
    path = tmp_path / "m.cardtable"
    path.write_bytes(b"cardtable-match 2\n---\n")
    told = shelf.take(path)
    assert isinstance(told, Message)
    assert told.args["place"] == Message("store-place-newer-match")


def test_a_match_can_be_looked_at_without_taking_it(tmp_path: Path) -> None:
    """Also while another window plays it; nothing is written."""
    shelved = shelf.begin(tmp_path, terms(), NOW)
    assert shelved.path is not None
    play_on(shelved.table, 9)
    raw = shelved.path.read_bytes()
    seen = shelf.look(shelved.path)
    shelved.close()
    assert isinstance(seen, Table)
    assert (seen.number, seen.view(0)) == (9, shelved.table.view(0))
    assert shelved.path.read_bytes() == raw


def test_what_is_no_match_is_kept_aside_when_it_is_looked_at(tmp_path: Path) -> None:
    """Home tells of it, then offers it no more."""
    path = tmp_path / "m.cardtable"
    path.write_bytes(b"")
    told = shelf.look(path)
    assert isinstance(told, Message)
    assert told.id == "store-match-broken"
    missing = shelf.look(path)
    assert isinstance(missing, Message)
    assert missing.id == "store-match-unreadable"


def test_a_match_of_older_rules_goes_on_with_its_broken_off_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old file is kept aside; the new one begins with the totals of the last checkpoint."""
    path = tmp_path / "m.cardtable"
    saved_match(path, 12)
    monkeypatch.setattr(shelf, "RULES", 2)
    monkeypatch.setattr(reload, "RULES", 2)
    monkeypatch.setattr("cardtable.play.journal.RULES", 2)
    seen = shelf.look(path)
    assert isinstance(seen, Table)
    assert (seen.number, seen.standing.round) == (0, 1)
    shelved = _taken(path)
    assert shelved.told is not None
    assert shelved.told.id == "store-match-restarted"
    assert (shelved.table.number, shelved.table.standing.round) == (0, 1)
    play_on(shelved.table, 5)
    shelved.close()
    assert play_while_valid(SavedText(path.read_bytes())).number == 5


def test_where_nothing_can_be_kept_the_match_is_played_all_the_same(tmp_path: Path) -> None:
    """A folder that is a file stands for a read-only disk."""
    blocked = tmp_path / "matches"
    blocked.write_text("", encoding="utf-8")
    shelved = shelf.begin(blocked, terms(), NOW)
    assert shelved.told is not None
    assert shelved.told.id == "store-match-not-written"
    play_on(shelved.table, 3)
    assert shelved.table.number == 3
    shelved.close()


def test_a_missing_match_is_told(tmp_path: Path) -> None:
    """Somebody has deleted it since it was listed."""
    told = shelf.take(tmp_path / "gone.cardtable")
    assert isinstance(told, Message)
    assert told.id == "store-match-unreadable"


_PLAYER = """
import sys
from datetime import datetime, timezone
from pathlib import Path
from cardtable.play import shelf
from tests.play.tables import play_on, terms

agreed = terms(options={"rounds": "50", "score_limit": "0"})
shelved = shelf.begin(Path(sys.argv[1]), agreed, datetime.now(timezone.utc))
while not shelved.table.standing.over:
    play_on(shelved.table, 1)
    print(shelved.table.number, flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_a_kill_in_mid_game_loses_at_most_the_move_in_flight(tmp_path: Path) -> None:
    """A match is killed while it is played; every move that had been shown is there again."""
    environment = {**os.environ, "PYTHONPATH": str(Path.cwd())}
    for delay in (0.02, 0.11):
        folder = tmp_path / str(delay)
        player = subprocess.Popen(
            [sys.executable, "-c", _PLAYER, str(folder)], stdout=subprocess.PIPE, env=environment, text=True
        )
        assert player.stdout is not None
        assert player.stdout.readline() == "1\n"
        time.sleep(delay)
        player.send_signal(signal.SIGKILL)
        shown = ["1", *player.stdout.read().split()]
        player.wait()
        player.stdout.close()
        (saved,) = unfinished(folder)
        shelved = _taken(saved.path)
        assert shelved.told is None
        assert shelved.table.number - int(shown[-1]) in (0, 1)
        shelved.close()
