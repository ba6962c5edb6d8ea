"""What a screen reader would come upon in a window without hearing anything of use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

NAMED: Final = frozenset(
    {
        QAccessible.Role.List,
        QAccessible.Role.ListItem,
        QAccessible.Role.Button,
        QAccessible.Role.CheckBox,
        QAccessible.Role.RadioButton,
        QAccessible.Role.ComboBox,
        QAccessible.Role.MenuItem,
        QAccessible.Role.EditableText,
        QAccessible.Role.Slider,
        QAccessible.Role.SpinBox,
        QAccessible.Role.Grouping,
        QAccessible.Role.Table,
        QAccessible.Role.Dialog,
        QAccessible.Role.ProgressBar,
    }
)
"""The roles that a person comes to by key or is told of."""


def nodes(widget: QWidget) -> Iterator[QAccessibleInterface]:
    """Walk through all that is exposed of a widget, itself included."""
    yield from _walk(QAccessible.queryAccessibleInterface(widget))


def nameless(widget: QWidget) -> list[str]:
    """List what has no name, by role and place among its siblings."""
    return [
        f"{node.role().name} in {_name(node.parent())!r}"
        for node in nodes(widget)
        if node.role() in NAMED and not _name(node).strip()
    ]


def told_twice(widget: QWidget) -> list[str]:
    """List what is described by its own name, which a voice says a second time."""
    return [
        _name(node) for node in nodes(widget) if _name(node) and _name(node) == node.text(QAccessible.Text.Description)
    ]


def _walk(node: QAccessibleInterface | None) -> Iterator[QAccessibleInterface]:
    if node is None or not node.isValid() or node.state().invisible:
        return
    yield node
    for at in range(node.childCount()):
        yield from _walk(node.child(at))


def _name(node: QAccessibleInterface | None) -> str:
    return node.text(QAccessible.Text.Name) if node is not None else ""
