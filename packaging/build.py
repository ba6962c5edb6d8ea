#!/usr/bin/env python3
"""The way from the clone to what a person downloads to play."""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import dependencies

USAGE = """\
usage: python packaging/build.py linux|windows|macos

Makes dist/cardtable, a folder that holds the program with all it needs; from it, beside it, what the system installs:
linux    cardtable-VERSION-linux-PROCESSOR.tar.xz, a .deb, with appimagetool an .AppImage
windows  cardtable-VERSION-windows-setup.exe, with NSIS
macos    cardtable-VERSION-macos-PROCESSOR.dmg
Each system builds its own.
"""

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "packaging" / "cardtable.spec"
BUNDLE = ROOT / "dist" / "cardtable"
PROGRAM = BUNDLE / ("cardtable.exe" if os.name == "nt" else "cardtable")

SYSTEMS = {"linux": "linux", "windows": "win32", "macos": "darwin"}
"""What a system is called here, with Python's name for it."""


PACKERS = {"linux": "linux_packages", "windows": "windows_installer", "macos": "macos_image"}
"""Which module packs for which system; each is loaded where it is needed."""


class BuildError(Exception):
    """What keeps the bundle from being built, as one sentence for the person."""


def main(arguments: Sequence[str]) -> int:
    """Build for the system that the command line names; return the exit code."""
    if len(arguments) != 1 or arguments[0] not in SYSTEMS:
        asked = bool(arguments) and arguments[0] in {"-h", "--help"}
        print(USAGE, end="", file=sys.stdout if asked else sys.stderr)
        return 0 if asked else 2
    try:
        refuse_other_system(arguments[0], sys.platform)
        build()
        for made in (BUNDLE, *pack(arguments[0])):
            print(f"{made.relative_to(ROOT)}: {size_of(made) / 2**20:.0f} MB")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or ROOT}: {error.strerror}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def refuse_other_system(wanted: str, platform: str) -> None:
    """Raise BuildError where `wanted` is not the system we are on: PyInstaller packs what it finds around it."""
    if SYSTEMS[wanted] != platform:
        raise BuildError(f"A bundle for {wanted} can only be built on {wanted}; Python calls this system {platform}.")


def build() -> None:
    """Make the bundle anew, touching nothing outside `build/` with `dist/`; raise BuildError."""
    if importlib.util.find_spec("PyInstaller") is None:
        raise BuildError("PyInstaller is missing here; the Python in .venv has it after `packaging/bootstrap.py test`.")
    if sys.platform == "linux" and shutil.which("objdump") is None:
        raise BuildError("objdump is missing, with which PyInstaller reads libraries; Debian has it in binutils.")
    places = ["--distpath", str(BUNDLE.parent), "--workpath", str(ROOT / "build")]
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", *places, str(SPEC)]
    cache = {"PYINSTALLER_CONFIG_DIR": str(ROOT / "build" / "cache")}
    if subprocess.run(command, cwd=ROOT, env={**os.environ, **cache}, check=False).returncode:
        raise BuildError("PyInstaller could not build the bundle; its own words are above.")


def pack(system: str) -> list[Path]:
    """Make what the system installs from the bundle; raise BuildError."""
    module = importlib.import_module(PACKERS[system])
    try:
        made: list[Path] = module.make(BUNDLE, BUNDLE.parent, ROOT / "build" / system, dependencies.version())
    except subprocess.CalledProcessError as error:
        raise BuildError(f"{Path(error.cmd[0]).name} could not do its part; its own words are above.") from error
    return made


def size_of(place: Path) -> int:
    """Count the bytes of a file, or of the files in a folder; a link to one of them counts for nothing."""
    files = [place] if place.is_file() else place.rglob("*")
    return sum(path.stat().st_size for path in files if path.is_file() and not path.is_symlink())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
