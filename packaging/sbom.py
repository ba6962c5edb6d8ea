#!/usr/bin/env python3
"""List what the program is made of: `python packaging/sbom.py FILE [BUNDLE]` writes it as CycloneDX."""

from __future__ import annotations

import json
import platform
import sys
import uuid
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

import licences
from dependencies import LOCK, Dependency, named, needed, version
from linux_packages import ARCHITECTURES

OURS = "cardtable"
HOME = uuid.UUID("6f3a54d5-5d57-4e0f-9a0c-2b8d0a3c7c11")
"""Where the numbers of our lists come from: the same lock makes the same number."""


def main() -> int:
    """Write the list to the file that the command line names; with a bundle, also what that brings along."""
    if len(sys.argv) not in {2, 3}:
        print("usage: python packaging/sbom.py FILE [BUNDLE]", file=sys.stderr)
        return 2
    brought = brought_along(Path(sys.argv[2])) if len(sys.argv) == 3 else ()
    text = json.dumps(bill(brought), indent=2) + "\n"
    Path(sys.argv[1]).write_text(text, encoding="utf-8", newline="\n")
    return 0


def brought_along(bundle: Path) -> list[licences.Part]:
    """List what a bundle has beside the packages of the lock: Python, its start, the libraries of Debian."""
    listed = bundle / "_internal" / "resources" / licences.INTO.name / licences.LIST
    parts = [licences.Part(**each) for each in json.loads(listed.read_text(encoding="utf-8"))]
    return [part for part in parts if part.name in {"Python", "PyInstaller"} or not part.licence]


def bill(brought: Iterable[licences.Part] = ()) -> dict[str, object]:
    """Give the list: the program, its parts with their licences, who needs whom."""
    parts, more = needed(), [brought_component(part) for part in brought]
    references = {named(part.name): purl(part) for part in parts}
    ours = {"type": "application", "bom-ref": OURS, "name": OURS, "version": version()}
    needs = [(purl(part), [references[name] for name in part.needs if name in references]) for part in parts]
    asked = {name for part in parts for name in part.needs}
    roots = [reference for name, reference in references.items() if name not in asked]
    roots += [str(each["bom-ref"]) for each in more]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(HOME, version() + LOCK.read_text(encoding='utf-8'))}",
        "version": 1,
        "metadata": {"component": {**ours, "licenses": [{"license": {"id": "GPL-3.0-or-later"}}]}},
        "components": [*(component(part) for part in parts), *more],
        "dependencies": [{"ref": who, "dependsOn": whom} for who, whom in [(OURS, roots), *needs]],
    }


def component(part: Dependency) -> dict[str, object]:
    """Tell of one part."""
    told: dict[str, object] = {
        "type": "library",
        "bom-ref": purl(part),
        "name": part.name,
        "version": part.version,
        "purl": purl(part),
        "licenses": [{"expression": part.licence}],
        "properties": [{"name": "cardtable:lock:sha256", "value": each} for each in part.hashes],
    }
    if part.home:
        told["externalReferences"] = [{"type": "website", "url": part.home}]
    return told


def brought_component(part: licences.Part) -> dict[str, object]:
    """Tell of what is in a bundle alone; the terms of a library of Debian have no short name."""
    if part.licence:
        address = f"pkg:generic/{part.name.lower()}@{part.version}"
        return {**plain_component(part, address), "licenses": [{"expression": part.licence}]}
    return plain_component(part, f"pkg:deb/debian/{quote(part.name)}@{quote(part.version)}?arch={architecture()}")


def plain_component(part: licences.Part, address: str) -> dict[str, object]:
    """Name a part."""
    return {"type": "library", "bom-ref": address, "name": part.name, "version": part.version, "purl": address}


def architecture() -> str:
    """Give the processor as Debian calls it."""
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def purl(part: Dependency) -> str:
    """Give the address of a package in the index."""
    return f"pkg:pypi/{named(part.name)}@{part.version}"


if __name__ == "__main__":
    sys.exit(main())
