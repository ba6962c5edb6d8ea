#!/usr/bin/env python3
"""The way from a bare clone to a laid table, with nothing but the standard library."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

USAGE = """\
usage: python3 packaging/bootstrap.py play [what `cardtable` takes …]
       python3 packaging/bootstrap.py test [--long] [what pytest takes …]

play   opens the card table; options or a subcommand may follow, as in `play check tests/scenarios`
test   runs ruff, mypy, import-linter, pytest; with --long the tests that take minutes too

The first run makes .venv in the clone; later runs use it as long as the locks stay the same.
"""

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
VENV_PYTHON = SCRIPTS / f"python{SUFFIX}"
RUNTIME_LOCK = ROOT / "packaging" / "requirements.lock"
TEST_LOCK = ROOT / "packaging" / "requirements-test.lock"

# Debian's names. Qt's wheels bring Qt itself; this is what they expect to find in the system.
QT_LIBRARIES = (
    *("libglib2.0-0", "libgl1", "libegl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon0"),
    *("libx11-xcb1", "libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1", "libxcb-randr0"),
    *("libxcb-render-util0", "libxcb-render0", "libxcb-shape0", "libxcb-shm0", "libxcb-sync1"),
    *("libxcb-util1", "libxcb-xfixes0", "libxcb-xkb1", "libxkbcommon-x11-0"),
    *("libpulse0", "libxrandr2", "libspeechd2"),
)
# A screen without a monitor, a hand on mouse and keys, an ear for what a screen reader is told.
TEST_TOOLS = (
    *("xvfb", "openbox", "xdotool", "imagemagick", "x11-utils"),
    *("dbus", "at-spi2-core", "python3-pyatspi", "gir1.2-atspi-2.0"),
    "binutils",  # objdump, for the bundle's build
)

TEST_ENVIRONMENT = {
    "QT_QPA_PLATFORM": "offscreen",
    # Where PipeWire's library is installed without its settings, Qt's first sound call would crash.
    "QT_AUDIO_BACKEND": "pulseaudio",
}

PIP_TROUBLES = (
    ("No space left on device", "The disk is full: Qt needs about 450 MB in .venv."),
    ("DO NOT MATCH THE HASHES", "A downloaded package is not the one in the lock: it was refused."),
    ("Permission denied", "A file in .venv may not be written: does it belong to another user?"),
    ("Failed to establish a new connection", "The package index cannot be reached: is there a network?"),
    ("ProxyError", "The package index cannot be reached through the proxy that is set."),
    ("Connection", "The connection to the package index broke off: run the command again."),
    ("Read timed out", "The package index does not answer: run the command again later."),
    ("No matching distribution found", "A locked package is not to be had for this Python on this system."),
)


class SetupError(Exception):
    """What keeps the table from being laid, as one sentence for the person.

    `code` is the exit code: 1 where something failed, 2 where the person has to do something first.
    """

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


class Check(NamedTuple):
    """One step of the test command: what it is called, what it runs."""

    name: str
    command: list[str]


def main(arguments: Sequence[str]) -> int:
    """Do what the command line asks; return the exit code."""
    if not arguments or arguments[0] not in COMMANDS:
        asked = bool(arguments) and arguments[0] in {"-h", "--help"}
        print(USAGE, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        refuse_old_python(sys.version_info[:2])
        return COMMANDS[arguments[0]](arguments[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"{error.filename or ROOT}: {error.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def play(arguments: Sequence[str]) -> int:
    """Open the table, or do what else `arguments` ask of `cardtable`.

    Where they ask for nothing else, a missing display is told before anything is installed; else `cardtable` tells.
    """
    if not arguments and lacks_display(sys.platform, os.environ):
        raise SetupError("There is no display to open a window on: start this from a graphical session.")
    lay_table(QT_LIBRARIES, [RUNTIME_LOCK])
    return run([str(VENV_PYTHON), "-m", "cardtable", *arguments])


def test(arguments: Sequence[str]) -> int:
    """Run each check; name the failed ones at the end."""
    long = "--long" in arguments
    lay_table([*QT_LIBRARIES, *TEST_TOOLS], [RUNTIME_LOCK, TEST_LOCK])
    failed = []
    for check in checks([word for word in arguments if word != "--long"], long=long):
        print(f"\n== {check.name}", flush=True)
        if run(check.command, cwd=ROOT, env={**TEST_ENVIRONMENT, **os.environ}):
            failed.append(check.name)
    print(f"\nfailed: {', '.join(failed)}" if failed else "\nall checks passed", flush=True)
    return 1 if failed else 0


COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {"play": play, "test": test}


def checks(pytest_arguments: Sequence[str], *, long: bool) -> list[Check]:
    """List the checks in the order they run: the quick ones first."""
    python = str(VENV_PYTHON)
    suite = ["--hypothesis-profile", "long"] if long else ["-m", "not long"]
    spread = ["-n", "auto", "--dist", "worksteal"]
    return [
        Check("ruff check", [python, "-m", "ruff", "check"]),
        Check("ruff format", [python, "-m", "ruff", "format", "--check"]),
        Check("import-linter", [str(SCRIPTS / f"lint-imports{SUFFIX}"), "--no-logo"]),
        Check("mypy", [python, "-m", "mypy"]),
        Check("pytest", [python, "-m", "pytest", *spread, *suite, *pytest_arguments]),
    ]


def refuse_old_python(version: tuple[int, ...]) -> None:
    """Raise SetupError if `version` is older than the table can be laid with."""
    if version < OLDEST_PYTHON:
        needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
        raise SetupError(f"Python {needed} or newer is needed; this is {found}.", code=2)


def lacks_display(system: str, environment: Mapping[str, str]) -> bool:
    """Tell whether a window could not open: on Linux without X11, Wayland or a named Qt platform."""
    ways = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return system == "linux" and not any(environment.get(way) for way in ways)


def lay_table(packages: Iterable[str], locks: Iterable[Path]) -> None:
    """See to it that the system has `packages`, then .venv has what `locks` name; skip what is there."""
    if shutil.which("dpkg-query"):
        install_system_packages(packages)
    if not venv_fits():
        make_venv()
    for lock in locks:
        stamp = VENV / f"{lock.name}.installed"
        wanted = fingerprint(lock)
        if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
            continue
        pip("--require-hashes", "-r", str(lock))
        if lock == RUNTIME_LOCK:
            pip("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
        stamp.write_text(wanted, encoding="utf-8")


def install_system_packages(packages: Iterable[str]) -> None:
    """Install the Debian packages that are missing, or raise SetupError with the line that would.

    Debian keeps what Python needs to make .venv in a package apart.
    """
    venv_package = [] if venv_fits() or importlib.util.find_spec("ensurepip") else ["python3-venv"]
    missing = [*venv_package, *missing_packages(packages, installed_packages())]
    if not missing:
        return
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    if os.geteuid() != 0:
        line = f"sudo {shlex.join(install)}"
        raise SetupError(f"Some system packages are missing; this line installs them:\n{line}", code=2)
    print(f"Installing {len(missing)} system packages: {' '.join(missing)}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run(["apt-get", "update", "--quiet"], env=quiet)
    if run([*install, "--quiet"], env=quiet):
        raise SetupError("apt-get could not install the system packages; its own words are above.")


def installed_packages() -> str:
    """Ask dpkg once for every package, one a line: status, name, what it provides; tabs between."""
    form = "${db:Status-Status}\t${Package}\t${Provides}\n"
    command = ["dpkg-query", "--show", "--showformat", form]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def missing_packages(wanted: Iterable[str], installed: str) -> list[str]:
    """List those of `wanted` that `installed_packages` tells of neither by name nor as provided.

    Newer systems have libglib2.0-0t64, which provides libglib2.0-0.
    """
    present: set[str] = set()
    for line in installed.splitlines():
        status, name, provides = line.split("\t")
        if status == "installed":
            present.add(name)
            present.update(entry.split()[0] for entry in provides.split(",") if entry.strip())
    return [package for package in wanted if package not in present]


def venv_fits() -> bool:
    """Tell whether .venv is whole, made by a Python of the version that runs this."""
    settings = VENV / "pyvenv.cfg"
    if not (settings.is_file() and VENV_PYTHON.exists() and (SCRIPTS / f"pip{SUFFIX}").exists()):
        return False
    return f"version = {platform.python_version()}" in settings.read_text(encoding="utf-8").splitlines()


def make_venv() -> None:
    """Make .venv anew, or raise SetupError."""
    print("Making .venv", flush=True)
    if run([sys.executable, "-m", "venv", "--clear", str(VENV)]):
        raise SetupError("Python could not make .venv; its own words are above.")


def fingerprint(lock: Path) -> str:
    """Name the state that installing `lock` leads to: this Python, this clone, the lock, pyproject.toml."""
    parts = (
        platform.python_version().encode(),
        os.fsencode(ROOT),
        lock.read_bytes(),
        (ROOT / "pyproject.toml").read_bytes(),
    )
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def pip(*arguments: str) -> None:
    """Install into .venv, showing what pip says; raise SetupError with the reason if it fails."""
    process = subprocess.Popen(
        [str(VENV_PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "--no-input", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    said = []
    for line in process.stderr or ():
        sys.stderr.write(line)
        said.append(line)
    if process.wait():
        raise SetupError(pip_trouble("".join(said)))


def pip_trouble(said: str) -> str:
    """Say in a sentence what pip's error text means."""
    for mark, sentence in PIP_TROUBLES:
        if mark in said:
            return sentence
    return "pip could not install the packages; its own words are above."


def run(command: Sequence[str], cwd: Path | None = None, env: Mapping[str, str] | None = None) -> int:
    """Run `command`, its words going where ours go; return its exit code."""
    return subprocess.run(command, cwd=cwd, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
