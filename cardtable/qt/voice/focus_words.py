"""What is said of the control that has the focus, where no screen reader says it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QGroupBox, QTextEdit, QWidget

from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

_KINDS: Final = {
    QAccessible.Role.PushButton: "voice-button",
    QAccessible.Role.EditableText: "voice-field",
    QAccessible.Role.Slider: "voice-number",
    QAccessible.Role.SpinBox: "voice-number",
}


def words_of(widget: QWidget, words: Words) -> str:
    """Say a control: its name, what it is, how it stands; of a list the line in focus, of a text the paragraph."""
    if isinstance(widget, QTextEdit):
        return widget.textCursor().block().text()
    interface = QAccessible.queryAccessibleInterface(widget)
    item = _item_in_focus(interface)
    if item is not None:
        return joined(item.text(part) for part in (QAccessible.Text.Name, QAccessible.Text.Description))
    return joined(_told_of(interface, words))


def surroundings_of(widget: QWidget, left: QWidget | None) -> str:
    """Name the window, sheet, group or list that the focus has come into, from the outermost."""
    names: list[str] = []
    around: QWidget | None = widget
    while around is not None and not (left is not None and (around is left or around.isAncestorOf(left))):
        if _is_named(around, widget):
            names.insert(0, around.accessibleName() or around.windowTitle())
        around = around.parentWidget()
    return joined(names)


def value_of(widget: QWidget) -> str:
    """Say the value of a control alone, as while it is being changed."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Value)


def joined(parts: Iterable[str]) -> str:
    """Join what is said, each part a sentence of its own, nothing twice."""
    said = (part.strip().rstrip(".") for part in parts)
    return ". ".join(dict.fromkeys(part for part in said if part))


def _is_named(around: QWidget, focused: QWidget) -> bool:
    """Tell whether a thing around the focus is worth a word when it is entered."""
    if around is focused:
        role = QAccessible.queryAccessibleInterface(around).role()
        return isinstance(around, QTextEdit) or role is QAccessible.Role.List
    return around.isWindow() or isinstance(around, Sheet | QGroupBox)


def _item_in_focus(interface: QAccessibleInterface) -> QAccessibleInterface | None:
    """Give the line of a list, or the place on the table, that is in focus."""
    return interface.focusChild() if interface.role() is QAccessible.Role.List else None


def _told_of(interface: QAccessibleInterface, words: Words) -> list[str]:
    told = [_named(interface, words), interface.text(QAccessible.Text.Description)]
    if told[1] == interface.text(QAccessible.Text.Name):
        told.pop()  # Qt describes a control by its tool tip, which repeats the name of an icon
    if interface.state().disabled:
        told.append(words.spoken("voice-disabled"))
    return told


def _named(interface: QAccessibleInterface, words: Words) -> str:
    """Give the name with what kind of thing it is, with how it stands."""
    name, role, state = interface.text(QAccessible.Text.Name), interface.role(), interface.state()
    if role is QAccessible.Role.CheckBox or (role is QAccessible.Role.PushButton and state.checkable):
        return words.spoken("voice-switch", name=name, on=int(state.checked))
    if role is QAccessible.Role.RadioButton:
        return words.spoken("voice-choice", name=name, chosen=int(state.checked))
    kind, value = _KINDS.get(role), interface.text(QAccessible.Text.Value)
    return words.spoken(kind, name=name, value=value) if kind is not None else name
