"""The bundle, tried from outside as the person who unpacks it would."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

import build
from cardtable.qt.voice.backend import SPEAK

MOST_BYTES = 160 * 2**20
PATIENCE = 60.0
"""Seconds that anything may take; a busy computer is slow to start processes."""
PRESSED_AGAIN = 3.0
"""Seconds after which a key is pressed again that the window was not ready for."""

SCENARIOS = build.ROOT / "tests" / "scenarios" / "playroom-rummy"
INPUTS = ("cardtable", "resources", "translations", "packaging/cardtable.spec", "packaging/requirements.lock")
TREE = (sys.executable, "-m", "cardtable")

of_linux = pytest.mark.skipif(sys.platform != "linux", reason="it is built on Linux")


@pytest.fixture(scope="session")
def program() -> str:
    """Give the program of a bundle that is not older than what it is made of."""
    import fcntl  # noqa: PLC0415 - not to be had on Windows, where nothing asks for this fixture

    stamp = build.ROOT / "build" / "tested"
    stamp.parent.mkdir(exist_ok=True)
    with stamp.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes, all of which want the same bundle
        if not is_fresh(stamp):
            begun = time.time()
            build.build()
            stamp.touch()
            os.utime(stamp, (begun, begun))
    return str(build.PROGRAM)


def is_fresh(stamp: Path) -> bool:
    """Tell whether nothing that the bundle is made of has changed since it was begun."""
    if not (stamp.exists() and build.PROGRAM.exists()):
        return False
    inputs = [build.ROOT / place for place in INPUTS]
    files = [path for place in inputs for path in (place, *place.rglob("*")) if "__pycache__" not in path.parts]
    return max(path.stat().st_mtime for path in files) < stamp.stat().st_mtime


@pytest.fixture
def screen() -> Iterator[Mapping[str, str]]:
    """Give the environment of a screen that nobody sees, with a window manager on it."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            environment = {**os.environ, "DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"}
            with subprocess.Popen(["openbox"], env=environment, stderr=subprocess.DEVNULL) as manager:
                try:
                    yield environment
                finally:
                    manager.terminate()
        finally:
            server.terminate()


def said(*command: str) -> str:
    """Run a command to its good end; give what it printed."""
    run = subprocess.run(command, cwd=build.ROOT, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert (run.returncode, run.stderr) == (0, run.stderr)
    return run.stdout


def until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait until something is so; fail where it never comes."""
    assert comes(true, patience), f"waited in vain for {what}"


def comes(true: Callable[[], bool], patience: float) -> bool:
    """Wait until something is so; tell whether it came."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def troubles(folder: Path) -> list[str]:
    """List what the program has written down of troubles; that there is no loudspeaker here is none."""
    log = folder / "cardtable.log"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [line for line in lines if "no sound" not in line]


class Player:
    """A person at the bundle's window, who has nothing but keys and what is saved of the match."""

    def __init__(self, window: subprocess.Popen[bytes], environment: Mapping[str, str], folder: Path) -> None:
        """Sit down once the window is there."""
        self._window, self._environment, self._folder = window, environment, folder
        found = ("search", "--sync", "--onlyvisible", "--all", "--pid", str(window.pid), "--name", "")
        self._xdotool(*found, "windowactivate", "--sync")

    @property
    def match(self) -> Path:
        """The file of the match."""
        return next((self._folder / "matches").glob("*.cardtable"))

    @property
    def seats(self) -> list[str]:
        """The names at the table, the person's own first."""
        return re.findall(r"^seat (\w+):", self.match.read_text(encoding="utf-8"), re.MULTILINE)

    @property
    def moves(self) -> list[str]:
        """The moves made up to now, such as `You: discard KH`."""
        script = self.match.read_text(encoding="utf-8").partition("---\n")[2]
        return [line for line in script.splitlines() if ": " in line]

    def take_turn(self) -> None:
        """Wait for the one before, draw from the stock, discard the card that is in focus."""
        me, before = self.seats[0], self.seats[-1]
        until(lambda: self._last_is(f"{before}: discard"), f"{before}'s discard")
        self._press("space", lambda: self._last_is(f"{me}: draw"))
        discards = self._discards(me)
        self._press("Delete", lambda: self._discards(me) > discards)

    def close(self) -> int:
        """Close the window as its frame does; give the program's exit code."""
        self._xdotool("key", "alt+F4")
        return self._window.wait(PATIENCE)

    def workers(self) -> list[int]:
        """List the processes that the window has spawned."""
        children = Path(f"/proc/{self._window.pid}/task").glob("*/children")
        found = [int(number) for listed in children for number in listed.read_text().split()]
        return [pid for pid in found if b"--multiprocessing-fork" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def _last_is(self, beginning: str) -> bool:
        assert self._window.poll() is None, "the window closed by itself"
        return self.moves[-1:] != [] and self.moves[-1].startswith(beginning)

    def _discards(self, name: str) -> int:
        return sum(move.startswith(f"{name}: discard") for move in self.moves)

    def _press(self, key: str, done: Callable[[], bool]) -> None:
        """Press a key until what it does is done: the window may not have shown yet what the file already tells."""
        for _ in range(int(PATIENCE / PRESSED_AGAIN)):
            self._xdotool("key", key)
            if comes(done, PRESSED_AGAIN):
                return
        raise AssertionError(f"{key} was pressed in vain")

    def _xdotool(self, *words: str) -> None:
        subprocess.run(["xdotool", *words], env=self._environment, check=True, timeout=PATIENCE)


@pytest.mark.parametrize(("words", "code"), [((), 2), (("amiga",), 2), (("linux", "windows"), 2), (("--help",), 0)])
def test_the_command_names_one_system(words: tuple[str, ...], code: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Anything else is answered with how the command is used, and builds nothing."""
    assert build.main(words) == code
    assert "".join(capsys.readouterr()) == build.USAGE


def test_a_bundle_for_another_system_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No system can build for another one; a sentence says so."""
    monkeypatch.setattr(sys, "platform", "linux")
    assert build.main(["windows"]) == 1
    expected = "A bundle for windows can only be built on windows; Python calls this system linux.\n"
    assert capsys.readouterr().err == expected


def test_a_missing_pyinstaller_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it is not installed, the sentence says how it comes there."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(build.BuildError, match=r"packaging/bootstrap\.py test"):
        build.build()


def test_a_build_that_fails_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """PyInstaller's own words stand above the sentence."""
    monkeypatch.setattr(build, "SPEC", tmp_path / "missing.spec")
    with pytest.raises(build.BuildError, match="could not build"):
        build.build()


@of_linux
@pytest.mark.long
@pytest.mark.usefixtures("program")
def test_the_bundle_holds_only_what_is_needed() -> None:
    """It takes at most 160 MB, without the parts of Qt that the table does not use or links to them."""
    unused = re.compile(r"Quick|Qml|WebEngine|Qt6?Pdf|VirtualKeyboard|gtk|libav", re.IGNORECASE)
    assert [path for path in build.BUNDLE.rglob("*") if unused.search(path.name) or not path.exists()] == []
    locales = (build.BUNDLE / "_internal" / "babel" / "locale-data").iterdir()
    assert sorted(path.name for path in locales) == ["ar.dat", "en.dat", "root.dat"]
    assert build.size_of(build.BUNDLE) <= MOST_BYTES


@of_linux
@pytest.mark.long
def test_the_bundle_checks_scenarios(program: str) -> None:
    """The rules in the bundle are the rules of the tree."""
    few = sorted(str(path) for path in SCENARIOS.glob("ace-*.scenario"))
    assert said(program, "check", *few).splitlines()[-1] == f"{len(few)} passed, 0 failed"


@of_linux
@pytest.mark.long
def test_the_bundle_simulates_and_replays_as_the_tree_does(program: str, tmp_path: Path) -> None:
    """The same rounds come out of processes spawned by the bundle, and read the same in both languages."""
    words = ("simulate", "playroom-rummy", "--rounds", "2", "--json", "--save")
    bundled = json.loads(said(program, *words, str(tmp_path / "bundle"), "--jobs", "2").splitlines()[-1])
    ours = json.loads(said(*TREE, *words, str(tmp_path / "tree")).splitlines()[-1])
    told = ("rounds", "decisions", "totals", "rounds_won", "unfinished", "refused")
    assert [bundled[name] for name in told] == [ours[name] for name in told]
    match = str(tmp_path / "bundle" / "round-000001.cardtable")
    for language in ("en", "ar"):
        replay = ("replay", match, "--language", language)
        assert said(program, *replay) == said(*TREE, *replay)


@of_linux
@pytest.mark.long
def test_the_bundle_knows_its_parts(program: str, tmp_path: Path) -> None:
    """Doctor finds packages, texts, our font, sound with voices, all inside the bundle."""
    report = json.loads(said(program, "doctor", "--json", "--data-dir", str(tmp_path)).splitlines()[-1])
    assert report["program"]["bundled"] == "yes"
    assert "no record of it" not in report["packages"].values()
    assert report["texts"]["en"] == report["texts"]["ar"]
    assert report["fonts"]["ours"] == "Readex Pro"
    assert "outputs" in report["sound"]
    assert "speechd" in report["voices"]["engines"]


@of_linux
@pytest.mark.long
def test_the_bundle_has_a_voice_of_its_own(program: str) -> None:
    """The process that speaks tells which voices it has for each language, then leaves with who has started it."""
    with subprocess.Popen([program, SPEAK], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as voice:
        hanging = threading.Timer(PATIENCE, voice.kill)
        hanging.start()
        assert voice.stdin is not None
        assert voice.stdout is not None
        told = json.loads(voice.stdout.readline())
        voice.stdin.close()
        assert voice.wait() == 0
        hanging.cancel()
    assert (told[0], sorted(told[1])) == ("voices", ["ar", "en"])


@of_linux
@pytest.mark.long
def test_the_bundle_tells_exactly_what_it_brings_along(program: str) -> None:
    """Python, the start, libraries of Debian, each with its terms; no library is listed that is not there."""
    folder = Path(program).parent / "_internal"
    listed = json.loads((folder / "resources" / "licences" / "parts.json").read_text(encoding="utf-8"))
    names = {part["name"] for part in listed}
    assert names >= {"Python", "PyInstaller", "Qt"}
    assert [part["name"] for part in listed if not (folder / "resources" / "licences" / part["file"]).is_file()] == []
    libraries = [path.name for path in folder.glob("*.so*") if not path.is_symlink()]
    asked = ["dpkg-query", "--search", *(f"*/{name}" for name in libraries)]
    owners = subprocess.run(asked, check=False, capture_output=True, text=True).stdout.splitlines()
    debian = {part["name"] for part in listed if not part["licence"]}
    assert debian <= {owner.partition(":")[0] for owner in owners}


@of_linux
@pytest.mark.long
def test_turns_are_played_in_the_bundles_window(program: str, screen: Mapping[str, str], tmp_path: Path) -> None:
    """The person plays by key, the others out of their own process; the match is saved, no trouble is written down."""
    table = ["--game", "playroom-rummy", "--seats", "3", "--level", "beginner", "--seed", "5", "--pace", "fast"]
    with subprocess.Popen([program, *table, "--data-dir", str(tmp_path)], env=screen) as window:
        try:
            player = Player(window, screen, tmp_path)
            player.take_turn()
            player.take_turn()
            workers = player.workers()
            assert len(workers) == 1
            assert {move.partition(":")[0] for move in player.moves} == set(player.seats)
            assert player.close() == 0
        finally:
            window.kill()
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers), "the end of the players' process")
    assert troubles(tmp_path) == []
    said(program, "verify", str(player.match))
    opened_elsewhere(program, screen, player.match, tmp_path / "elsewhere")


def opened_elsewhere(program: str, screen: Mapping[str, str], match: Path, folder: Path) -> None:
    """Open a match as a double click on its file does, where it was never seen before."""
    with subprocess.Popen([program, "--data-dir", str(folder), str(match)], env=screen) as window:
        try:
            player = Player(window, screen, folder)
            until((folder / "matches" / match.name).exists, "the match on the other shelf")
            assert player.match.read_bytes().startswith(match.read_bytes())
            assert player.close() == 0
        finally:
            window.kill()
    assert troubles(folder) == []
