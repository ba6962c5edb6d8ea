"""`cardtable verify`: whether saved matches play again as they were played."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from cardtable.cli.saved import read_saved
from cardtable.play.reload import BrokenMatchError, Fault, play_while_valid


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument("--json", action="store_true", help="print one JSON object as the last line")


def run(arguments: argparse.Namespace) -> int:
    """Verify every match; return 0 only if all are sound."""
    results = [_verify(path) for path in arguments.files]
    if arguments.json:
        print(json.dumps({"matches": results}))
    return 0 if all(result["sound"] for result in results) else 1


def _verify(path: Path) -> dict[str, object]:
    try:
        reloaded = play_while_valid(read_saved(path))
    except BrokenMatchError as error:
        return _failed(path, 0, error.fault)
    if reloaded.fault is not None:
        return _failed(path, reloaded.number, reloaded.fault)
    print(f"{path}: ok, {reloaded.number} moves")
    return {"file": str(path), "sound": True, "moves": reloaded.number}


def _failed(path: Path, moves: int, fault: Fault) -> dict[str, object]:
    print(f"{path}: FAIL line {fault.line}: {fault.sentence} (after {moves} moves)")
    return {"file": str(path), "sound": False, "moves": moves, "line": fault.line, "sentence": fault.sentence}
