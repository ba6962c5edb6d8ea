"""The list of parts is whole."""

from __future__ import annotations

import re

import dependencies
import sbom


def test_the_list_names_every_part_with_its_licence() -> None:
    """Versions and hashes come from the lock."""
    listed = {str(part["purl"]): part for part in map(sbom.component, dependencies.needed())}
    essentials = listed[next(name for name in listed if name.startswith("pkg:pypi/pyside6-essentials@"))]
    assert essentials["licenses"] == [{"expression": "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0-only"}]
    for part in listed.values():
        assert re.fullmatch(r"pkg:pypi/[a-z0-9-]+@\S+", str(part["purl"]))
        assert part["properties"] != []


def test_the_list_is_the_same_each_time() -> None:
    """The same lock makes the same list."""
    assert sbom.bill() == sbom.bill()


def test_who_needs_whom_names_only_what_is_listed() -> None:
    """Each reference leads to a part."""
    bill = sbom.bill()
    components, needs = bill["components"], bill["dependencies"]
    assert isinstance(components, list)
    assert isinstance(needs, list)
    known = {sbom.OURS, *(part["bom-ref"] for part in components)}
    assert {who for each in needs for who in (each["ref"], *each["dependsOn"])} == known
