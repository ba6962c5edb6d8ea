"""The libraries that the bundle takes from the Debian it is built on, with their terms."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

PAPERS = Path("/usr/share/doc")
COMMON = Path("/usr/share/common-licenses")
_COMMON_NAMED = re.compile(rf"{COMMON}/([A-Za-z]+(?:-[\d.]*\d)?)")


@dataclass(frozen=True, slots=True)
class Library:
    """A package of Debian of which at least one library is in the bundle."""

    name: str
    version: str
    terms: str


def libraries(sources: Iterable[Path]) -> list[Library]:
    """List the packages that these files belong to, by name; on other systems than Debian there are none."""
    files = sorted({spelling for source in sources for spelling in _spellings(source)})
    if not files or shutil.which("dpkg-query") is None:
        return []
    asking = ["dpkg-query", "--search", *files]
    asked = subprocess.run(asking, check=False, capture_output=True, text=True)  # it fails where one is not Debian's
    packages = {line.partition(": ")[0] for line in asked.stdout.splitlines() if not line.startswith("diversion by")}
    return [library for package in sorted(packages) for library in _told(package)]


def common_terms(found: Iterable[Library]) -> Mapping[str, str]:
    """Give the licences that the terms only point to, by the name that Debian gives them."""
    names = {name for library in found for name in _COMMON_NAMED.findall(library.terms)}
    return {name: (COMMON / name).read_text(encoding="utf-8") for name in sorted(names) if (COMMON / name).is_file()}


def _spellings(source: Path) -> Iterator[str]:
    """Give the names that dpkg may know a file by: it keeps those from before /lib became a link to /usr/lib."""
    yield str(source)
    yield str(source).removeprefix("/usr") if str(source).startswith("/usr/lib") else f"/usr{source}"


def _told(package: str) -> Iterator[Library]:
    papers = PAPERS / package.partition(":")[0] / "copyright"
    if papers.is_file():
        asking = ["dpkg-query", "--show", "--showformat=${Version}", package]
        version = subprocess.run(asking, check=True, capture_output=True, text=True).stdout
        yield Library(papers.parent.name, version, papers.read_text(encoding="utf-8", errors="replace"))
