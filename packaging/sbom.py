#!/usr/bin/env python3
"""List what the program is made of: `python packaging/sbom.py FILE` writes it as CycloneDX."""

from __future__ import annotations

import json
import sys
import uuid
from pathlib import Path

from dependencies import LOCK, Dependency, named, needed, version

OURS = "cardtable"
HOME = uuid.UUID("6f3a54d5-5d57-4e0f-9a0c-2b8d0a3c7c11")
"""Where the numbers of our lists come from: the same lock makes the same number."""


def main() -> int:
    """Write the list to the file that the command line names."""
    if len(sys.argv) != 2:
        print("usage: python packaging/sbom.py FILE", file=sys.stderr)
        return 2
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8", newline="\n")
    return 0


def bill() -> dict[str, object]:
    """Give the list: the program, its parts with their licences, who needs whom."""
    parts = needed()
    references = {named(part.name): purl(part) for part in parts}
    ours = {"type": "application", "bom-ref": OURS, "name": OURS, "version": version()}
    needs = [(purl(part), [references[name] for name in part.needs if name in references]) for part in parts]
    asked = {name for part in parts for name in part.needs}
    roots = [reference for name, reference in references.items() if name not in asked]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(HOME, version() + LOCK.read_text(encoding='utf-8'))}",
        "version": 1,
        "metadata": {"component": {**ours, "licenses": [{"license": {"id": "GPL-3.0-or-later"}}]}},
        "components": [component(part) for part in parts],
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


def purl(part: Dependency) -> str:
    """Give the address of a package in the index."""
    return f"pkg:pypi/{named(part.name)}@{part.version}"


if __name__ == "__main__":
    sys.exit(main())
