"""`cardtable doctor`: the program's surroundings, for bug reports."""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import sys
from collections.abc import Callable, Mapping
from importlib import metadata
from pathlib import Path

import cardtable
from cardtable.games.registry import GAMES
from cardtable.play.journal import RULES
from cardtable.store.files import UnreadableError, read_text, reason
from cardtable.store.matches import unfinished
from cardtable.store.paths import DataFolder, data_folder
from cardtable.text.catalogue import LANGUAGES, Catalogue

Report = Mapping[str, Mapping[str, str]]
"""The findings by section, then by what was looked at."""

_PACKAGES = ("PySide6-Essentials", "PySide6-Addons", "qasync", "platformdirs", "fluent.runtime")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="look at this data folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace, look_at_window: Callable[[], Report]) -> int:
    """Print the report; what cannot be looked at says why, and never stops the rest."""
    report: Report = {
        "program": _program(),
        "packages": {name: _version(name) for name in _PACKAGES},
        "texts": _texts(),
        "data folder": _data(data_folder(arguments.data_dir)),
        **look_at_window(),
    }
    for section, findings in report.items():
        print(section)
        for name, found in findings.items():
            print(f"  {name}: {found}")
    if arguments.json:
        print(json.dumps(report, ensure_ascii=False))
    return 0


def _program() -> Mapping[str, str]:
    return {
        "cardtable": cardtable.__version__,
        "rules": str(RULES),
        "games": ", ".join(GAMES),
        "python": sys.version.split()[0],
        "system": platform.platform(),
        "bundled": "yes" if getattr(sys, "frozen", False) else "no",
    }


def _version(package: str) -> str:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return "no record of it"


def _texts() -> Mapping[str, str]:
    return {language: f"{len(Catalogue(language).ids())} sentences" for language in LANGUAGES}


def _data(folder: DataFolder) -> Mapping[str, str]:
    nearest = next(place for place in (folder.root, *folder.root.parents) if place.exists())
    return {
        "place": str(folder.root),
        "exists": "yes" if folder.root.exists() else "not yet",
        "may be written": "yes" if os.access(nearest, os.W_OK) else "no",
        "free": f"{shutil.disk_usage(nearest).free // 2**20} MB",
        "settings": _readable(folder.settings),
        "unfinished matches": str(len(unfinished(folder.matches))),
    }


def _readable(path: Path) -> str:
    try:
        json.loads(read_text(path))
    except FileNotFoundError:
        return "none yet"
    except OSError as error:
        return f"cannot be opened: {reason(error)}"
    except (UnreadableError, ValueError, RecursionError):
        return "cannot be read; they will be kept aside at the next start"
    return "can be read"
