"""The people who can sit down at a table."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from cardtable.kernel.seats import Cast, Person
from cardtable.qt.words import Words
from cardtable.store.settings import Settings


class Companion(NamedTuple):
    """A computer player by the picture, with the grammatical gender of the name."""

    picture: str
    gender: Literal["f", "m"]


COMPANY: Final = (
    Companion("layla", "f"),
    Companion("hassan", "m"),
    Companion("omar", "m"),
    Companion("nadia", "f"),
    Companion("yusuf", "m"),
    Companion("salma", "f"),
    Companion("karim", "m"),
)
"""In the order in which they are asked to play."""

OWN_PICTURES: Final = {"f": "you", "m": "you-man"}


def seated(settings: Settings, words: Words, seats: int, level: str) -> Cast:
    """Seat the person at this computer, then as many others as the table takes."""
    others = [
        Person(words.text(f"name-{each.picture}"), each.gender, level, each.picture) for each in COMPANY[: seats - 1]
    ]
    return (own_person(settings, words), *others)


def own_person(settings: Settings, words: Words) -> Person:
    """Give the person at this computer as the settings tell."""
    name = settings.name or words.text("settings-name-default")
    return Person(name, settings.gender, None, settings.picture or OWN_PICTURES[settings.gender])
