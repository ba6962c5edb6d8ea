"""How a bare clone becomes a laid table."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import bootstrap

HASHED = re.compile(r"[a-z0-9.-]+==\S+( ;.*)? \\\n(    --hash=sha256:[0-9a-f]{64}( \\)?\n)+(    # .*\n)+")


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Make an empty folder stand for the clone, with one lock in it."""
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "requirements.lock").write_text("qasync==0.28.0\n")
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    return tmp_path


@pytest.fixture
def commands(clone: Path, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Give the clone a whole .venv; note what pip is asked to install instead of installing it."""
    asked: list[tuple[str, ...]] = []
    (clone / ".venv").mkdir()
    monkeypatch.setattr(bootstrap, "VENV", clone / ".venv")
    monkeypatch.setattr(bootstrap, "RUNTIME_LOCK", clone / "requirements.lock")
    monkeypatch.setattr(bootstrap, "install_system_packages", lambda packages: None)
    monkeypatch.setattr(bootstrap, "venv_fits", lambda: True)
    monkeypatch.setattr(bootstrap, "pip", lambda *arguments: asked.append(arguments))
    return asked


def test_play_without_a_display_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where no window can open, `play` says so in one sentence, before it installs anything."""
    monkeypatch.setattr(bootstrap, "lacks_display", lambda system, environment: True)
    monkeypatch.setattr(bootstrap, "lay_table", lambda *wanted: pytest.fail("it went on to install"))
    assert bootstrap.main(["play"]) == 1
    expected = "There is no display to open a window on: start this from a graphical session.\n"
    assert capsys.readouterr().err == expected


@pytest.mark.parametrize(
    ("system", "environment", "expected"),
    [
        ("linux", {}, True),
        ("linux", {"DISPLAY": ""}, True),
        ("linux", {"DISPLAY": ":0"}, False),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, False),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, False),
        ("win32", {}, False),
        ("darwin", {}, False),
    ],
)
def test_a_display_is_named_by_the_environment(system: str, environment: dict[str, str], *, expected: bool) -> None:
    """Only Linux can be without a display; X11, Wayland or a Qt platform in the environment is one."""
    assert bootstrap.lacks_display(system, environment) == expected


def test_a_subcommand_needs_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    """`play check …` opens no window, so it runs where there is no display."""
    ran: list[list[str]] = []
    monkeypatch.setattr(bootstrap, "lacks_display", lambda system, environment: True)
    monkeypatch.setattr(bootstrap, "lay_table", lambda *wanted: None)
    monkeypatch.setattr(bootstrap, "run", ran.append)
    bootstrap.main(["play", "check", "a.scenario"])
    assert ran == [[str(bootstrap.VENV_PYTHON), "-m", "cardtable", "check", "a.scenario"]]


def test_packages_that_dpkg_lists_are_not_missing() -> None:
    """A package is there if it is installed by its name or provided by an installed one."""
    installed = (
        "installed\tlibgl1\t\nconfig-files\tlibegl1\t\ninstalled\tlibglib2.0-0t64\tlibglib2.0-0 (= 2.84), libglib2.0\n"
    )
    wanted = ["libglib2.0-0", "libgl1", "libegl1", "xvfb"]
    assert bootstrap.missing_packages(wanted, installed) == ["libegl1", "xvfb"]


def test_who_may_not_install_is_told_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anyone but root gets the one apt line that installs what is missing, with exit code 2."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(bootstrap, "missing_packages", lambda wanted, installed: ["libegl1"])
    monkeypatch.setattr(bootstrap, "installed_packages", lambda: "")
    with pytest.raises(bootstrap.SetupError) as refused:
        bootstrap.install_system_packages(["libegl1"])
    assert refused.value.code == 2
    assert str(refused.value).endswith("\nsudo apt-get install --yes --no-install-recommends libegl1")


def test_the_first_run_installs_the_lock_hashed(clone: Path, commands: list[tuple[str, ...]]) -> None:
    """The first run installs what the lock names, by hash, then the clone itself without its dependencies."""
    lock = clone / "requirements.lock"
    bootstrap.lay_table([], [lock])
    assert commands == [
        ("--require-hashes", "-r", str(lock)),
        ("--no-deps", "--no-build-isolation", "--editable", str(clone)),
    ]


def test_the_second_run_installs_nothing(clone: Path, commands: list[tuple[str, ...]]) -> None:
    """As long as the lock stays the same, a later run asks pip for nothing."""
    bootstrap.lay_table([], [clone / "requirements.lock"])
    commands.clear()
    bootstrap.lay_table([], [clone / "requirements.lock"])
    assert commands == []


def test_a_changed_lock_is_installed_again(clone: Path, commands: list[tuple[str, ...]]) -> None:
    """A lock that has changed since the last run is installed again."""
    lock = clone / "requirements.lock"
    bootstrap.lay_table([], [lock])
    commands.clear()
    lock.write_text("qasync==0.29.0\n")
    bootstrap.lay_table([], [lock])
    assert commands[0] == ("--require-hashes", "-r", str(lock))


def test_a_failed_installation_is_tried_again(
    clone: Path, commands: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What pip could not install is not taken for installed by the next run."""

    def fail(*arguments: str) -> None:
        raise bootstrap.SetupError("no")

    with monkeypatch.context() as broken:
        broken.setattr(bootstrap, "pip", fail)
        with pytest.raises(bootstrap.SetupError):
            bootstrap.lay_table([], [clone / "requirements.lock"])
    bootstrap.lay_table([], [clone / "requirements.lock"])
    assert len(commands) == 2


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("ERROR: Could not install: [Errno 28] No space left on device", "The disk is full"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE", "A downloaded package"),
        ("NewConnectionError: Failed to establish a new connection\nERROR: No matching", "The package index"),
        ("ERROR: No matching distribution found for pyside6", "A locked package"),
        ("ERROR: something else", "pip could not install"),
    ],
)
def test_what_stops_pip_is_said_in_a_sentence(said: str, expected: str) -> None:
    """A full disk, a wrong hash, no network, no wheel: each has its own sentence."""
    assert bootstrap.pip_trouble(said).startswith(expected)


def test_an_old_python_is_refused_with_both_versions() -> None:
    """Python below 3.11 is told which is needed, which is there."""
    with pytest.raises(bootstrap.SetupError, match=r"Python 3\.11 or newer is needed; this is 3\.9\."):
        bootstrap.refuse_old_python((3, 9))


def test_the_oldest_python_that_will_do_is_accepted() -> None:
    """Python 3.11 itself lays the table."""
    bootstrap.refuse_old_python((3, 11))


def test_wrong_usage_ends_with_two(capsys: pytest.CaptureFixture[str]) -> None:
    """Anything but `play` or `test` shows the two commands."""
    assert bootstrap.main(["deal"]) == 2
    assert capsys.readouterr().err == bootstrap.USAGE


def test_the_long_tests_run_only_when_asked() -> None:
    """The fast suite leaves the tests marked `long` out; `--long` runs them with the rest."""
    fast, slow = (bootstrap.checks([], long=long)[-1].command for long in (False, True))
    assert fast[-2:] == ["-m", "not long"]
    assert slow[-2:] == ["--hypothesis-profile", "long"]


@pytest.mark.parametrize("lock", [bootstrap.RUNTIME_LOCK, bootstrap.TEST_LOCK], ids=lambda lock: lock.name)
def test_a_lock_holds_hashed_packages_only(lock: Path) -> None:
    """Each package of a lock is pinned with its hashes; no address, no path of a machine stands in it."""
    text = lock.read_text(encoding="utf-8")
    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("#"))
    assert HASHED.sub("", body) == ""
    assert re.findall(r"\S*(?:://|/home/|/Users/|file:|--index|--find-links)\S*", text) == []


def test_both_locks_agree() -> None:
    """A package that stands in both locks has the same version in both."""
    runtime, test = (
        dict(re.findall(r"^([a-z0-9.-]+)==(\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))
        for lock in (bootstrap.RUNTIME_LOCK, bootstrap.TEST_LOCK)
    )
    shared = runtime.keys() & test.keys()
    assert shared
    assert {name: runtime[name] for name in shared} == {name: test[name] for name in shared}
