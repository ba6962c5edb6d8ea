"""The installer for Windows, tried in Wine as a person would: installed, made newer, removed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import windows_installer

PATIENCE = 120
KIND = r"HKCU\Software\Classes\.cardtable"
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\cardtable"
WINE = shutil.which("wine64", path="/usr/lib/wine")
"""Debian's Wine of 64 bits, which alone is no command."""

Windows = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(WINE is None or shutil.which("makensis") is None, reason="Wine or NSIS is missing"),
    pytest.mark.skipif(sys.platform != "linux", reason="Wine is a guest on Linux"),
]


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[Windows]:
    """Give what runs a command on a fresh Windows 10."""
    surroundings = {**os.environ, "WINEPREFIX": str(tmp_path / "wine"), "WINEDEBUG": "-all", "HOME": str(tmp_path)}
    surroundings["WINEDLLOVERRIDES"] = "mscoree,mshtml="
    assert WINE is not None

    def run(*command: str) -> subprocess.CompletedProcess[str]:
        words = [WINE, *command]
        return subprocess.run(
            words, env=surroundings, check=False, capture_output=True, text=True, errors="replace", timeout=PATIENCE
        )

    run("wineboot", "-i")
    run("winecfg", "/v", "win10")
    yield run
    run("wineboot", "--kill")


def installer(folder: Path, version: str, *files: str) -> str:
    """Make an installer of a version that brings these files along."""
    bundle = folder / version
    for name in ("cardtable.exe", "_internal/LICENSE", *files):
        (bundle / name).parent.mkdir(parents=True, exist_ok=True)
        (bundle / name).write_text(version, encoding="utf-8")
    return str(windows_installer.make(bundle, folder, folder / f"work-{version}", version, "amd64-unicode")[0])


def files_in(folder: Path) -> list[str]:
    """List the files in a folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_it_installs_makes_newer_and_removes_no_more_than_its_own(windows: Windows, tmp_path: Path) -> None:
    """What is played stays, so do the files and the entries of others."""
    local = next((tmp_path / "wine" / "drive_c" / "users").glob("*/AppData/Local"))
    program = local / "Programs" / "cardtable"
    assert windows(installer(tmp_path, "1.0.0", "_internal/old.dat"), "/S").returncode == 0
    assert files_in(program) == [
        "_internal/LICENSE",
        "_internal/old.dat",
        "cardtable.exe",
        "match.ico",
        "uninstall.exe",
    ]
    assert "cardtable.match" in windows("reg", "query", KIND).stdout

    (program / "mine.txt").write_text("mine", encoding="utf-8")
    (local / "cardtable" / "matches").mkdir(parents=True)
    (local / "cardtable" / "matches" / "kept.cardtable").write_text("a match", encoding="utf-8")
    assert windows(installer(tmp_path, "1.1.0", "_internal/new.dat"), "/S").returncode == 0
    ours = ["_internal/LICENSE", "_internal/new.dat", "cardtable.exe", "match.ico", "mine.txt", "uninstall.exe"]
    assert files_in(program) == ours
    assert "1.1.0" in windows("reg", "query", UNINSTALL, "/v", "DisplayVersion").stdout

    windows("reg", "add", rf"{KIND}\OpenWithProgids", "/v", "another.program", "/f")
    windows(str(program / "uninstall.exe"), "/S")
    wait_until_removed(windows)
    assert files_in(program) == ["mine.txt"]
    assert files_in(local / "cardtable") == ["matches/kept.cardtable"]
    left = windows("reg", "query", KIND, "/s").stdout
    assert "another.program" in left
    assert "cardtable.match" not in left
    assert windows("reg", "query", UNINSTALL).returncode != 0


def test_a_windows_that_is_too_old_is_refused(windows: Windows, tmp_path: Path) -> None:
    """Qt would not start there; nothing is unpacked."""
    windows("winecfg", "/v", "win7")
    assert windows(installer(tmp_path, "1.0.0"), "/S").returncode != 0
    assert list((tmp_path / "wine" / "drive_c" / "users").glob("*/AppData/Local/Programs/cardtable/*")) == []


def wait_until_removed(windows: Windows) -> None:
    """Wait for an uninstaller, which goes on in a copy of itself; this key is the last that it takes away."""
    end = time.monotonic() + PATIENCE
    while windows("reg", "query", r"HKCU\Software\cardtable").returncode == 0:
        assert time.monotonic() < end, "the program is still there"
