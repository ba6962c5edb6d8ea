"""`cardtable check`: whether scenarios go as they tell."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from cardtable.cli.usage import UsageError
from cardtable.play.scenario import ScenarioError, read_scenario
from cardtable.play.scenario_run import run_scenario

ENDING = ".scenario"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario, or a folder of them")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace) -> int:
    """Check every scenario; return 0 only if all passed."""
    failures: list[dict[str, object]] = []
    passed = 0
    for path in _scenarios(arguments.paths):
        failure = _check(path)
        if failure is None:
            passed += 1
            print(f"{path}: ok")
        else:
            failures.append({"file": str(path), "line": failure.line, "sentence": failure.sentence})
            print(f"{path}: FAIL {failure}")
    print(f"{passed} passed, {len(failures)} failed")
    if arguments.json:
        print(json.dumps({"passed": passed, "failed": len(failures), "failures": failures}))
    return 1 if failures else 0


def _scenarios(paths: list[Path]) -> Iterator[Path]:
    """Give the files named, then those in the folders named, in the order of their names."""
    for path in paths:
        if not path.exists():
            raise UsageError(f"there is no file or folder {path}")
        found = sorted(path.rglob(f"*{ENDING}")) if path.is_dir() else [path]
        if not found:
            raise UsageError(f"there is no *{ENDING} in {path}")
        yield from found


def _check(path: Path) -> ScenarioError | None:
    try:
        run_scenario(read_scenario(path.read_bytes().decode("utf-8")))
    except ScenarioError as failure:
        return failure
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        return ScenarioError(line, f"expected UTF-8, got the byte {error.object[error.start]:#04x}")
    except OSError as error:
        return ScenarioError(1, f"expected a file that can be read, got: {error.strerror}")
    return None
