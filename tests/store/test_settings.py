"""What a person has chosen outlives the program, and a broken file stops nobody."""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cardtable.store.settings import Settings, TableChoice, load_settings, save_settings

CHOSEN = Settings(
    language="ar",
    name="سامي",
    gender="f",
    pace="slow",
    text_scale=150,
    left_handed=True,
    ask_cost=False,
    strict_order=True,
    tables={"playroom-rummy": TableChoice({"elimination": "on"}, 3, "beginner")},
    named={"playroom-rummy": {"يوم الجمعة": TableChoice({"score_limit": "500"}, 5)}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a settings file in a folder that is not there yet."""
    return tmp_path / "data" / "settings.json"


def _write(path: Path, raw: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(raw)


def test_without_a_file_the_usual_settings_hold(path: Path) -> None:
    """The first start says nothing."""
    assert load_settings(path) == (Settings(), None)


def test_settings_read_back_as_they_were_written(path: Path) -> None:
    """Names in any script, choices of each table."""
    assert save_settings(path, CHOSEN) is None
    assert load_settings(path) == (CHOSEN, None)
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_settings_missing_from_the_file_take_their_defaults(path: Path) -> None:
    """So do those that an earlier version did not know."""
    _write(path, b'{"schema": 1, "name": "Ann", "unheard-of": 3}')
    assert load_settings(path) == (Settings(name="Ann"), None)


@pytest.mark.parametrize(
    ("raw", "place", "args"),
    [
        (b"", "store-place-empty", {}),
        (b" \n", "store-place-empty", {}),
        (b'{"schema": 1, "na', "store-place-line", {"line": 1, "column": 15}),
        (b'{"schema": 1,\n "name": nothing}', "store-place-line", {"line": 2, "column": 10}),
        (b'{"schema": 1, "name": "\xe9"}', "store-place-byte", {"byte": 24}),
        (b"[1, 2]", "store-place-line", {"line": 1, "column": 1}),
        (b"[" * 200_000, "store-place-depth", {}),
        (b'{"schema": 99}', "store-place-newer", {"schema": 99, "known": 1}),
        (b"{}", "store-place-key", {"key": "schema"}),
        (b'{"schema": true}', "store-place-key", {"key": "schema"}),
        (b'{"schema": 1, "name": 7}', "store-place-key", {"key": "name"}),
        (b'{"schema": 1, "name": "a\\nb"}', "store-place-key", {"key": "name"}),
        (b'{"schema": 1, "name": "\\ud800"}', "store-place-key", {"key": "name"}),
        (b'{"schema": 1, "pace": "hasty"}', "store-place-key", {"key": "pace"}),
        (b'{"schema": 1, "pace": []}', "store-place-key", {"key": "pace"}),
        (b'{"schema": 1, "text_scale": 5000}', "store-place-key", {"key": "text_scale"}),
        (b'{"schema": 1, "text_scale": true}', "store-place-key", {"key": "text_scale"}),
        (b'{"schema": 1, "left_handed": 1}', "store-place-key", {"key": "left_handed"}),
        (b'{"schema": 1, "tables": 3}', "store-place-key", {"key": "tables"}),
        (b'{"schema": 1, "tables": {"snap": 3}}', "store-place-key", {"key": "tables.snap"}),
        (b'{"schema": 1, "tables": {"snap": {"seats": 90}}}', "store-place-key", {"key": "tables.snap.seats"}),
        (b'{"schema": 1, "tables": {"x": {"options": {"a": 1}}}}', "store-place-key", {"key": "tables.x.options"}),
        (b'{"schema": 1, "named": []}', "store-place-key", {"key": "named"}),
        (b'{"schema": 1, "named": {"x": 3}}', "store-place-key", {"key": "named.x"}),
        (b'{"schema": 1, "named": {"x": {"y": {"seats": 9}}}}', "store-place-key", {"key": "named.x.y.seats"}),
    ],
)
def test_a_broken_file_is_kept_aside_and_the_place_is_told(
    path: Path, raw: bytes, place: str, args: dict[str, object]
) -> None:
    """The program starts with the usual settings; nothing is lost."""
    _write(path, raw)
    settings, told = load_settings(path)
    assert settings == Settings()
    assert told is not None
    assert (told.id, told.args["file"], told.args["aside"]) == (
        "store-settings-broken",
        str(path),
        "settings.json.broken-1",
    )
    where = told.args["place"]
    assert (getattr(where, "id", None), dict(getattr(where, "args", {}))) == (place, args)
    assert path.with_name("settings.json.broken-1").read_bytes() == raw
    assert not path.exists()


def test_a_file_cut_at_any_byte_is_kept_aside(path: Path) -> None:
    """None of them stops the program, none is overwritten."""
    save_settings(path, CHOSEN)
    whole = path.read_bytes().rstrip()
    for length in range(len(whole)):
        _write(path, whole[:length])
        settings, told = load_settings(path)
        assert (settings, told is not None) == (Settings(), True)
    assert len(list(path.parent.glob("settings.json.broken-*"))) == len(whole)


def test_a_disk_that_takes_nothing_is_told_and_the_old_file_stays(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new file is written beside the old one, then put in its place."""
    save_settings(path, CHOSEN)

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    told = save_settings(path, replace(CHOSEN, name="Ann"))
    assert told is not None
    assert (told.id, told.args["reason"]) == ("store-not-written", "No space left on device")
    assert load_settings(path) == (CHOSEN, None)
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    (tmp_path / "data").write_text("", encoding="utf-8")
    told = save_settings(tmp_path / "data" / "settings.json", CHOSEN)
    assert told is not None
    assert told.id == "store-not-written"


def test_a_file_that_cannot_be_opened_is_told_and_left_alone(path: Path) -> None:
    """Here a folder of that name."""
    path.mkdir(parents=True)
    settings, told = load_settings(path)
    assert settings == Settings()
    assert told is not None
    assert told.id == "store-settings-unreadable"
    assert path.is_dir()


def test_a_broken_file_in_a_folder_that_forbids_renaming_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program starts all the same."""
    _write(path, b"{")

    def forbidden(_self: Path, _target: Path) -> Path:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", forbidden)
    settings, told = load_settings(path)
    assert settings == Settings()
    assert told is not None
    assert told.id == "store-settings-broken-in-place"


def test_the_file_can_be_read_by_a_person(path: Path) -> None:
    """UTF-8, indented, a schema first."""
    save_settings(path, CHOSEN)
    text = path.read_text(encoding="utf-8")
    assert "سامي" in text
    assert next(iter(json.loads(text))) == "schema"
    assert sys.getsizeof(text) < 5000
