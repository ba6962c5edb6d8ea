"""What a screen reader is given from outside: names, focus, actions, announcements."""

from __future__ import annotations

from typing import Final

from tests.qt.atspi.conftest import Sat
from tests.qt.atspi.reader import Node

NAMED: Final = frozenset(
    {
        "list",
        "list item",
        "push button",
        "button",
        "toggle button",
        "check box",
        "radio button",
        "combo box",
        "menu item",
        "entry",
        "text",
        "slider",
        "spin button",
        "table cell",
        "dialog",
    }
)
"""The roles that a person comes to by key."""


def nameless(nodes: list[Node]) -> list[Node]:
    """Give the nodes that a person would come to and hear nothing of."""
    return [node for node in nodes if node.role in NAMED and not node.name.strip()]


def test_a_person_who_does_not_see_plays_a_turn(sat: Sat) -> None:
    """Everything has a name, the focus is told, an action of the bus plays, what happens is announced."""
    person = sat("--game", "playroom-rummy", "--seats", "2", "--seed", "11", "--pace", "fast")
    assert nameless(person.tree()) == []

    first = person.focus
    person.press("Right")
    assert person.focus is not None
    assert person.focus != first
    assert "2 of " in person.focus.more

    person.wait_to_hear("Your turn")
    heard = len(person.said)
    stock = next(node for node in person.tree() if node.name.startswith("Stock"))
    assert person.do(stock, "Press")
    drawn = person.wait_to_hear("You draw", heard)
    card = drawn.removeprefix("You draw ").split(".")[0].removeprefix("the ")
    held = [node.name for node in person.tree() if node.role == "list item"]
    assert any(name.startswith(card) for name in held)

    person.press("F1")
    sheet = next(node for node in person.tree() if node.role == "dialog")
    assert sheet.name == "Keys and rules"
    assert nameless(person.tree()) == []
    person.press("Escape")
    assert person.focus is not None
    assert person.focus.role == "list item"
