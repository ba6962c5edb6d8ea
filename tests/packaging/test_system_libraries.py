"""What the bundle takes from Debian is named with its terms."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import licences
import sbom
from system_libraries import Library, common_terms, libraries

needs_dpkg = pytest.mark.skipif(shutil.which("dpkg-query") is None, reason="Debian's tool is missing")
POINTING = Library("libsomething1", "1.0-1", "On Debian systems see /usr/share/common-licenses/GPL-3.")


@needs_dpkg
def test_a_library_of_debian_is_known_by_its_package() -> None:
    """Its terms are those that Debian keeps; files of ours belong to no package."""
    library = next(iter(Path("/lib").glob("*-linux-gnu/libz.so.1")), None) or pytest.skip("no zlib here")
    found = libraries([library, Path(__file__)])
    assert [each.name for each in found] == ["zlib1g"]
    assert "zlib" in found[0].terms


def test_where_there_is_no_dpkg_there_are_no_libraries_of_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows and macOS have none."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    assert libraries([Path("/lib/libz.so.1")]) == []


@needs_dpkg
def test_a_licence_that_the_terms_point_to_goes_along() -> None:
    """On other systems the place that they name is empty."""
    assert "GNU GENERAL PUBLIC LICENSE" in common_terms([POINTING])["GPL-3"]


def test_the_list_of_a_bundle_names_all_that_it_brings() -> None:
    """Python with its version, the start, the libraries of Debian; each names a text that is there."""
    texts = {**licences.collected(), **licences.of_bundle([POINTING])}
    listed = {part["name"]: part for part in json.loads(texts[licences.LIST])}
    assert listed["Python"]["version"]
    assert listed["libsomething1"]["licence"] == ""
    assert {part["file"] for part in listed.values()} <= texts.keys()


def test_the_bill_of_a_bundle_lists_what_it_brings_along(tmp_path: Path) -> None:
    """Each has an address, and the program needs it."""
    folder = tmp_path / "_internal" / "resources" / "licences"
    folder.mkdir(parents=True)
    (folder / licences.LIST).write_text(licences.of_bundle([POINTING])[licences.LIST], encoding="utf-8")
    bill = sbom.bill(sbom.brought_along(tmp_path))
    components, needs = bill["components"], bill["dependencies"]
    assert isinstance(components, list)
    assert isinstance(needs, list)
    brought = [part["name"] for part in components if not part["purl"].startswith("pkg:pypi/")]
    assert brought == ["libsomething1", "PyInstaller", "Python"]
    assert {part["purl"] for part in components if part["name"] in brought} <= set(needs[0]["dependsOn"])
