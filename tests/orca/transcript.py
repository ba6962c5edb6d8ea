"""What is pressed with what Orca says after it, printed as it happens."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

KEY: Final = "key "
"""What a line of a person's transcript begins with where a key is pressed."""


class Transcript(list[str]):
    """Takes the place of a person's transcript: keys are printed, in place of what came over the bus what Orca said."""

    def __init__(self, spoken: Path) -> None:
        """Follow the file into which the voice writes."""
        super().__init__()
        self._spoken = spoken
        self.said: list[str] = []

    def append(self, line: str) -> None:
        """Print what has been said, then the key."""
        super().append(line)
        if line.startswith(KEY):
            self.print_said()
            _print(line)

    def print_said(self) -> None:
        """Print what Orca has said since the last time."""
        said = self._spoken.read_text(encoding="utf-8").splitlines()
        for line in said[len(self.said) :]:
            _print(f"  {line}")
        self.said = said


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
