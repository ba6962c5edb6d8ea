"""What the program needs to run: the packages that are reached from its own, as the lock has them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageMetadata, distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"

_LOCKED = re.compile(r"^([\w.-]+)==([^\s;]+)(.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
_SPDX = {"APL 2": "Apache-2.0"}
"""Licences that a package names in its own way."""


@dataclass(frozen=True, slots=True)
class Dependency:
    """A package that is installed along with the program; `hashes` are those of its files in the index."""

    name: str
    version: str
    licence: str
    home: str
    hashes: tuple[str, ...]
    needs: tuple[str, ...]


def needed() -> list[Dependency]:
    """List what the program needs, by name; the packages must be installed as the lock has them."""
    locked = dict(_locked())
    found: dict[str, Dependency] = {}
    waiting = [named(line) for line in asked_for()]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = _dependency(name, locked)
            waiting.extend(found[name].needs)
    return [found[name] for name in sorted(found)]


def asked_for() -> list[str]:
    """List what the program itself asks for, as `pyproject.toml` has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [str(line) for line in project["dependencies"]]


def version() -> str:
    """Give the version of the program."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "cardtable" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if found is None:
        raise ValueError("cardtable/__init__.py tells no version")
    return found[1]


def needs_of(installed: Distribution) -> tuple[str, ...]:
    """Name what a package asks for, without its extras."""
    asked = [line for line in installed.requires or () if "extra ==" not in line]
    return tuple(sorted(map(named, asked)))


def named(line: str) -> str:
    """Give the name of the package that a line asks for, as an index writes it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line, maxsplit=1)[0]).lower()


def _dependency(name: str, locked: dict[str, tuple[str, tuple[str, ...]]]) -> Dependency:
    installed = distribution(name)
    version, hashes = locked[name]
    if installed.version != version:
        raise ValueError(f"{name} {installed.version} is installed, the lock has {version}")
    about = installed.metadata
    licence = _told(about, "License-Expression") or _told(about, "License") or "NOASSERTION"
    links = [link.partition(", ") for link in about.get_all("Project-URL", [])]
    homes = [place for what, _, place in links if what in ("Homepage", "Home", "Source", "GitHub", "Repository")]
    home = _told(about, "Home-page") or next(iter(homes), "")
    return Dependency(about["Name"], version, _SPDX.get(licence, licence), home, hashes, needs_of(installed))


def _told(about: PackageMetadata, what: str) -> str:
    return next(iter(about.get_all(what, [])), "")


def _locked() -> Iterator[tuple[str, tuple[str, tuple[str, ...]]]]:
    for name, version, rest in _LOCKED.findall(LOCK.read_text(encoding="utf-8")):
        yield named(name), (version, tuple(_HASH.findall(rest)))
