"""A round that is played by keys while Orca reads the window: what it says is printed."""

from __future__ import annotations

import argparse
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from tests.orca.desk import ANNOUNCING, desk, missing, version
from tests.orca.transcript import Transcript
from tests.qt.atspi.reader import reader
from tests.qt.atspi.rummy_person import RummyPerson

TABLE = ("--game", "playroom-rummy", "--seats", "2", "--seed", "3", "--pace", "fast", "--language", "en")
OPTIONS = ("manipulation=on", "first_meld=15", "rounds=1")


def main() -> int:
    """Play, or tell in one sentence what is lacking."""
    parser = argparse.ArgumentParser(prog="python -m tests.orca", description=__doc__)
    parser.add_argument("--any-version", action="store_true", help=f"also with an Orca before {ANNOUNCING}")
    told = lacking(any_version=parser.parse_args().any_version)
    if told:
        sys.stderr.write(f"{told}\n")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        return _play(Path(folder))


def lacking(*, any_version: bool) -> str:
    """Tell in one sentence what is lacking, if anything."""
    if missing():
        return f"Orca cannot read the window: not installed: {', '.join(missing())}."
    installed = version()
    if any_version or installed >= (ANNOUNCING,):
        return ""
    told = ".".join(map(str, installed)) or "unknown"
    return f"Orca {told} speaks no announcements, {ANNOUNCING} is the first that does; --any-version runs it anyway."


def _play(folder: Path) -> int:
    with ExitStack() as ends:
        environment, spoken = ends.enter_context(desk(folder))
        options = (word for option in OPTIONS for word in ("--option", option))
        command = (sys.executable, "-m", "cardtable", "--data-dir", str(folder / "matches"), *TABLE, *options)
        person = ends.enter_context(reader(environment, *command))
        person.transcript = transcript = Transcript(spoken)
        person.wait_for(lambda: person.focus is not None and person.focus.role == "list item", "the hand")
        RummyPerson(person).play_round()
        person.hush()
        transcript.print_said()
    return 0


if __name__ == "__main__":
    sys.exit(main())
