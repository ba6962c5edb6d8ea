"""The control of one option of a game, as its declaration asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.kernel.options import Limits, OptionField, Value
from cardtable.qt.widgets import Chips, Stepper, Switch

STEPS: Final = (50, 10, 5, 1)
FIRST_GUESS: Final = 10

Say = Callable[..., str]
"""Gives a text by its id: `Words.text`."""


class OptionControl(QWidget):
    """A switch, chips or a stepper; `changed` carries what the person has chosen."""

    changed = Signal(object)

    def __init__(self, field: OptionField) -> None:
        """Make the control for a declaration."""
        super().__init__()
        self.field = field
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(12)

    def value(self) -> Value:
        """Return what is chosen."""
        raise NotImplementedError

    def set_value(self, value: Value) -> None:
        """Choose without a signal."""
        raise NotImplementedError

    def set_words(self, name: str, option_id: str, say: Say) -> None:
        """Name the control `name`; words of its own are said by `say`."""
        raise NotImplementedError

    def parts(self) -> list[QWidget]:
        """List what can have the focus."""
        raise NotImplementedError


class SwitchControl(OptionControl):
    """On or off."""

    def __init__(self, field: OptionField) -> None:
        """Stand at the default."""
        super().__init__(field)
        self._switch = Switch("", checked=bool(field.default))
        self._switch.clicked.connect(lambda: self.changed.emit(self.value()))
        self._line.addWidget(self._switch)

    def value(self) -> Value:
        """Return whether it is on."""
        return self._switch.isChecked()

    def set_value(self, value: Value) -> None:
        """Turn it on or off."""
        self._switch.setChecked(bool(value))

    def set_words(self, name: str, option_id: str, say: Say) -> None:
        """Name the switch."""
        self._switch.set_words(name, say("on"), say("off"))

    def parts(self) -> list[QWidget]:
        """List the switch."""
        return [self._switch]


class ChoiceControl(OptionControl):
    """One of a few words."""

    def __init__(self, field: OptionField) -> None:
        """Stand at the default."""
        super().__init__(field)
        self._chips = Chips("", [(value, "") for value in field.values], str(field.default))
        self._chips.chosen.connect(self.changed.emit)
        self._line.addWidget(self._chips)

    def value(self) -> Value:
        """Return the chosen word."""
        return self._chips.value()

    def set_value(self, value: Value) -> None:
        """Choose a word."""
        self._chips.set_value(str(value))

    def set_words(self, name: str, option_id: str, say: Say) -> None:
        """Name the group and each choice."""
        self._chips.set_words(name, [say(f"{option_id}-{value}") for value in self.field.values])

    def parts(self) -> list[QWidget]:
        """List the chips."""
        return list(self._chips.findChildren(QWidget))


class NumberControl(OptionControl):
    """A number; where it may be none at all, a switch before it."""

    def __init__(self, field: OptionField, limits: Limits) -> None:
        """Stand at the default."""
        super().__init__(field)
        first = int(field.default) or max(limits.low, min(FIRST_GUESS, limits.high))
        step = next(step for step in STEPS if limits.low % step == 0)
        self._stepper = Stepper("", (limits.low, limits.high), first, step=step, words=("", ""))
        self._stepper.changed.connect(lambda _: self.changed.emit(self.value()))
        self._limited: Switch | None = None
        if limits.none:
            self._limited = Switch("", checked=True)
            self._limited.clicked.connect(self._limit)
            self._line.addWidget(self._limited)
        self._line.addWidget(self._stepper)
        self.set_value(field.default)

    def value(self) -> Value:
        """Return the number, 0 for none."""
        return self._stepper.value() if self._limited is None or self._limited.isChecked() else 0

    def set_value(self, value: Value) -> None:
        """Set the number, 0 for none."""
        if self._limited is not None:
            self._limited.setChecked(bool(value))
        if value:
            self._stepper.set_value(int(value))
        self._stepper.setEnabled(bool(value))

    def set_words(self, name: str, option_id: str, say: Say) -> None:
        """Name the number with the buttons beside it."""
        self._stepper.set_words(name, (say("options-less", option=name), say("options-more", option=name)))
        if self._limited is not None:
            self._limited.set_words(name, say("on"), say("options-no-limit"))

    def parts(self) -> list[QWidget]:
        """List switch and number."""
        return [part for part in (self._limited, self._stepper.focusProxy()) if part is not None]

    def _limit(self) -> None:
        self._stepper.setEnabled(bool(self.value()))
        self.changed.emit(self.value())


def control_for(field: OptionField) -> OptionControl:
    """Make the control that a declaration asks for."""
    if field.kind == "switch":
        return SwitchControl(field)
    if field.limits is not None:
        return NumberControl(field, field.limits)
    return ChoiceControl(field)
