"""One part of the settings: a row for each, with what it is called at its beginning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.qt.preferences import Preferences
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, PercentSlider, Stepper, Switch, Tone
from cardtable.qt.windows.row_line import RowLine, row_name
from cardtable.qt.words import Words


class SettingsPage(QWidget):
    """Rows of settings, of which each is kept as it is chosen."""

    choices: Mapping[str, Sequence[str]] = {}
    """The settings that are one of a few words, by their names."""
    switches: Sequence[str] = ()
    """The settings that are on or off."""

    def __init__(self, words: Words, preferences: Preferences) -> None:
        """Stand empty, but for the controls of the choices and the switches."""
        super().__init__()
        self.words, self.preferences = words, preferences
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(12)
        self.chips = {name: self._choice(name, values) for name, values in self.choices.items()}
        self.switch = {name: self._switch(name) for name in self.switches}
        self._labels: dict[str, tuple[Label, Label | None]] = {}

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self.words.text
        for name, (label, note) in self._labels.items():
            label.setText(text(id_of(name)))
            if note is not None:
                note.setText(text(f"{id_of(name)}-help"))
        for name, chips in self.chips.items():
            chips.set_words(text(id_of(name)), [text(f"{id_of(name)}-{each}") for each in self.choices[name]])
        for name, switch in self.switch.items():
            switch.set_words(text(id_of(name)), text("on"), text("off"))
        for name, control in {**self.chips, **self.switch}.items():
            label, note = self._labels[name]
            control.setAccessibleDescription(note.text() if note is not None else "")

    def add_row(self, name: str, control: QWidget, *, wide: bool = False, noted: bool = False) -> QWidget:
        """Add the row of a setting; a `wide` control gets most of it, a `noted` one has its help under its name."""
        label, note = Label("", Role.LINE), Label("", Role.SECONDARY, Tone.SECONDARY) if noted else None
        self._labels[name] = label, note
        column = QVBoxLayout()
        column.setSpacing(0)
        for line in (label, note):
            if line is not None:
                column.addWidget(row_name(line))
        row = RowLine(column, control, wide=wide)
        self.rows.addWidget(row)
        return row

    def add_choice(self, name: str, *, noted: bool = False) -> None:
        """Add the row of a choice."""
        self.add_row(name, self.chips[name], noted=noted)

    def add_switch(self, name: str, *, noted: bool = False) -> None:
        """Add the row of a switch."""
        self.add_row(name, self.switch[name], noted=noted)

    def stepper(self, name: str, limits: tuple[int, int], step: int) -> Stepper:
        """Make the control of a setting that is a number."""
        stepper = Stepper("", limits, int(getattr(self.preferences.settings, name)), step=step, words=("", ""))
        stepper.changed.connect(self.changer(name))
        return stepper

    def slider(self, name: str, limits: tuple[int, int], step: int) -> PercentSlider:
        """Make the control of a setting that is a share in per cent."""
        slider = PercentSlider(limits, int(getattr(self.preferences.settings, name)), step=step)
        slider.changed.connect(self.changer(name))
        return slider

    def changer(self, name: str) -> Callable[[object], None]:
        """Give what keeps a setting."""
        return lambda value: self.preferences.change(**{name: value})

    def _choice(self, name: str, values: Sequence[str]) -> Chips:
        chips = Chips("", [(each, "") for each in values], str(getattr(self.preferences.settings, name)))
        chips.chosen.connect(self.changer(name))
        return chips

    def _switch(self, name: str) -> Switch:
        switch = Switch("", checked=bool(getattr(self.preferences.settings, name)))
        switch.clicked.connect(self.changer(name))
        return switch


def id_of(name: str) -> str:
    """Give the id of the text that names a setting."""
    return f"settings-{name.replace('_', '-')}"
