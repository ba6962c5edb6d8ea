"""What others made is named with its licence."""

from __future__ import annotations

import json

import dependencies
import licences


def test_the_kept_licences_are_those_of_the_lock() -> None:
    """Who changes the lock runs `packaging/licences.py`."""
    kept = {path.name: path.read_text(encoding="utf-8") for path in licences.INTO.iterdir()}
    assert kept == licences.collected()


def test_every_part_has_a_text() -> None:
    """Each part names a file that is there."""
    wanted = licences.collected()
    listed = json.loads(wanted["parts.json"])
    assert {part["file"] for part in listed} <= wanted.keys()


def test_nothing_that_only_builds_is_listed() -> None:
    """What is reached from the program itself, no more."""
    names = {dependencies.named(each.name) for each in dependencies.needed()}
    assert names >= {"pyside6-essentials", "pyside6-addons", "shiboken6", "qasync", "fluent-runtime", "babel"}
    assert names.isdisjoint({"hatchling", "editables", "pytest", "pyinstaller"})
