"""Where a person's settings lie, beside the matches."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import platformdirs


@dataclass(frozen=True, slots=True)
class DataFolder:
    """Name the places within one data folder; nothing is made before something is written."""

    root: Path

    @property
    def settings(self) -> Path:
        """Name the settings file."""
        return self.root / "settings.json"

    @property
    def matches(self) -> Path:
        """Name the folder of saved matches."""
        return self.root / "matches"

    @property
    def log(self) -> Path:
        """Name the file that tells of troubles."""
        return self.root / "cardtable.log"


def data_folder(chosen: Path | None = None) -> DataFolder:
    """Give the folder that was chosen, else the system's usual place for a program's data."""
    if chosen is not None:
        return DataFolder(chosen.expanduser().absolute())
    return DataFolder(platformdirs.user_data_path("cardtable", appauthor=False))
