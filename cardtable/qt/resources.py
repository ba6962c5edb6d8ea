"""Where the pictures, fonts, tiles of the house lie."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path


class MissingResource(FileNotFoundError):  # noqa: N818 - named by what is wrong, as Refusal is
    """A file of the house that is not where it should be; the text names it."""

    def __init__(self, wanted: Path) -> None:
        """Name the file that was looked for."""
        super().__init__(f"cardtable: missing file {wanted}")
        self.wanted = wanted


def path(*parts: str) -> Path:
    """Return the file or folder `parts` under the resources folder.

    Raises MissingResource when there is no such file.
    """
    found = _folder().joinpath(*parts)
    if not found.exists():
        raise MissingResource(found)
    return found


@cache
def _folder() -> Path:
    """Return the resources folder of a bundle, an installed wheel or the source tree, in that order."""
    package = Path(__file__).resolve().parent.parent
    source_tree = package.parent / "resources"
    candidates = [package / "_resources", source_tree]
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        candidates.insert(0, Path(bundle) / "resources")
    return next((folder for folder in candidates if folder.is_dir()), source_tree)
