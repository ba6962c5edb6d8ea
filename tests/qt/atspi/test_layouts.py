"""The keys of the table under the layouts of a real screen."""

from __future__ import annotations

import pytest

from cardtable.qt.keys import PLACES
from tests.qt.atspi.conftest import Sat

X11 = 8
"""What X11 adds to a key's number."""
BEGIN = str(PLACES["N"].code + X11)
LAYOUTS = {"ara": "ى", "il": "מ", "fr": "N", "ru": "Т", "us": "N"}
"""Layouts by their names in X11, with what they print where a Latin board has its N."""


@pytest.mark.long
def test_the_place_of_n_begins_a_combination_under_each_layout(sat: Sat) -> None:
    """The same key begins and cancels a combination, and the button shows its letter of the layout in use."""
    person = sat("--game", "playroom-rummy", "--seats", "2", "--seed", "11", "--pace", "fast")
    person.wait_to_hear("Your turn")
    person.press("space")
    for layout, letter in LAYOUTS.items():
        person.use_layout(layout)
        heard = len(person.said)
        person.press(BEGIN)
        assert person.said[heard].startswith("New combination"), layout
        person.press(f"shift+{BEGIN}")
        assert any("cancelled" in said for said in person.said[heard:]), layout
        person.press("shift+F1")
        assert any(f"{letter} – begin a combination" in node.name for node in person.tree()), layout
        person.press("Escape")
