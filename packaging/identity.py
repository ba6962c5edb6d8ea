"""Who publishes the program, as its packages tell.

Name, address, home stand in `pyproject.toml`: the first author, the `Homepage`. Who builds a release of their own gives
theirs in CARDTABLE_MAIL and CARDTABLE_HOME, as the release workflow does with the forge that it runs on.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
NOWHERE = "cardtable@localhost"
"""The address in a package that somebody has built for themselves: whoever sits at this computer."""


@dataclass(frozen=True, slots=True)
class Identity:
    """The publisher; `home` is empty where the program has no page."""

    name: str
    mail: str
    home: str

    @property
    def maintainer(self) -> str:
        """Give name with address, as Debian writes them."""
        return f"{self.name} <{self.mail}>"

    @property
    def troubles(self) -> str:
        """Give the page where troubles are told; empty where there is no home."""
        return f"{self.home}/issues" if self.home else ""


def identity(environment: Mapping[str, str] = os.environ) -> Identity:
    """Read who publishes."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    author = project["authors"][0]
    mail = environment.get("CARDTABLE_MAIL") or author.get("email", NOWHERE)
    home = environment.get("CARDTABLE_HOME") or project.get("urls", {}).get("Homepage", "")
    return Identity(author["name"], mail, home.rstrip("/"))
