#!/usr/bin/env python3
"""Collect the licences of what others made: `python packaging/licences.py` writes resources/licences/."""

from __future__ import annotations

import json
import platform
import sys
import sysconfig
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.metadata import distribution
from pathlib import Path

from dependencies import ROOT, Dependency, needed
from system_libraries import Library, common_terms

INTO = ROOT / "resources" / "licences"
TEXTS = ROOT / "packaging" / "texts"
"""Licences that packages name without bringing their text."""


@dataclass(frozen=True, slots=True)
class Part:
    """What others made, with the name of the file its licence is kept in."""

    name: str
    version: str
    licence: str
    home: str
    file: str


ROOTS = (
    Part("Python", "", "PSF-2.0", "https://www.python.org", "PSF-2.0.txt"),
    Part("Qt", "", "LGPL-3.0-only", "https://www.qt.io", "LGPL-3.0.txt"),
    Part("Readex Pro", "", "OFL-1.1", "https://github.com/ThomasJockin/readexpro", "OFL-1.1.txt"),
    Part("Besley", "", "OFL-1.1", "https://github.com/indestructible-type/Besley", "OFL-1.1-Besley.txt"),
)
"""What the index of packages does not tell of: the language, the toolkit, the letters."""
LIST = "parts.json"
BOOTLOADER = "GPL-2.0-or-later WITH Bootloader-exception"


def main() -> int:
    """Write the folder anew."""
    INTO.mkdir(parents=True, exist_ok=True)
    wanted = collected()
    for old in INTO.iterdir():
        if old.name not in wanted:
            old.unlink()
    for name, text in wanted.items():
        (INTO / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


def collected() -> Mapping[str, str]:
    """Give the files of the folder by name: the texts, then the list that tells which is whose."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in sorted(TEXTS.glob("*.txt"))}
    texts["GPL-3.0.txt"] = (ROOT / "LICENSE").read_text(encoding="utf-8")
    texts["OFL-1.1.txt"] = (ROOT / "resources" / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    texts["OFL-1.1-Besley.txt"] = (ROOT / "packaging" / "art" / "deck_index_font.OFL.txt").read_text(encoding="utf-8")
    parts = list(ROOTS)
    for each in needed():
        own = own_text(each)
        file = f"{each.name}.txt" if own else shared_file(each)
        if own:
            texts[file] = own
        parts.append(Part(each.name, each.version, each.licence, each.home, file))
    return {**{name: tidy(text) for name, text in texts.items()}, LIST: written(parts)}


def of_bundle(libraries: Sequence[Library]) -> Mapping[str, str]:
    """Give the files of the folder that a bundle has otherwise: it brings Python, a start, libraries of the system."""
    versions = {"Python": platform.python_version(), "Qt": distribution("PySide6-Essentials").version}
    told = [Part(**each) for each in json.loads((INTO / LIST).read_text(encoding="utf-8"))]
    parts = [replace(part, version=versions.get(part.name, part.version)) for part in told]
    parts += [Part(each.name, each.version, "", "", f"{each.name}.txt") for each in libraries]
    packer = distribution("pyinstaller")
    terms = next(path for path in packer.files or () if path.name == "COPYING.txt")
    parts.append(Part("PyInstaller", packer.version, BOOTLOADER, "https://pyinstaller.org", "PyInstaller.txt"))
    texts = {**{f"{each.name}.txt": each.terms for each in libraries}, **common_terms(libraries), **language_terms()}
    texts["PyInstaller.txt"] = terms.read_text(encoding="utf-8")
    return {**{name: tidy(text) for name, text in texts.items()}, LIST: written(parts)}


def language_terms() -> Mapping[str, str]:
    """Give the terms that this Python brings along: on Windows they name all that lies in it."""
    places = (Path(sys.base_prefix, "LICENSE.txt"), Path(sysconfig.get_path("stdlib"), "LICENSE.txt"))
    found = next((place for place in places if place.is_file()), None)
    return {} if found is None else {"PSF-2.0.txt": found.read_text(encoding="utf-8")}


def tidy(text: str) -> str:
    """Leave out what stands invisibly at the ends of lines."""
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def written(parts: Iterable[Part]) -> str:
    """Write down the list of parts, by name."""
    listed = [{slot: getattr(part, slot) for slot in Part.__slots__} for part in sorted(parts, key=by_name)]
    return json.dumps(listed, indent=1, ensure_ascii=False) + "\n"


def by_name(part: Part) -> str:
    """Sort without regard to capitals."""
    return part.name.casefold()


def own_text(dependency: Dependency) -> str:
    """Give the licence that a package brings along; nothing where it brings none."""
    files = distribution(dependency.name).files or ()
    found = sorted(
        path for path in files if path.name.upper().startswith("LICEN") and any("dist-info" in at for at in path.parts)
    )
    return "\n\n".join(path.read_text(encoding="utf-8").strip() for path in found)


def shared_file(dependency: Dependency) -> str:
    """Name the kept text of a licence that a package only names."""
    if dependency.licence.startswith("LGPL-3.0-only"):
        return "LGPL-3.0.txt"
    return f"{dependency.licence}.txt"


if __name__ == "__main__":
    sys.exit(main())
