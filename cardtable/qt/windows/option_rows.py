"""The options of a game, a row each, as its declarations ask for."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from cardtable.games.registry import GAMES, AnyGame
from cardtable.kernel.options import OptionField, OptionsError, Value, option_fields, write_value
from cardtable.qt.theme import Role
from cardtable.qt.widgets import IconButton, Label, Lift, Panel, Tone
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.windows.option_control import OptionControl, control_for
from cardtable.qt.windows.row_line import RowLine, row_name
from cardtable.qt.words import Words


class OptionRows(Panel):
    """What can be chosen for a game; `changed` tells that the person has chosen, `helped` what is explained now."""

    changed = Signal()
    helped = Signal(str, list)

    def __init__(self, words: Words) -> None:
        """Stand empty until `show_for` names a game."""
        super().__init__(lift=Lift.RESTING)
        self._words = words
        self._game: AnyGame = next(iter(GAMES.values()))
        self._controls: dict[str, OptionControl] = {}
        self._labels: dict[str, tuple[Label, IconButton]] = {}
        self._lines: dict[str, RowLine] = {}
        self._defaults: dict[str, Value] = {}
        self._explains = False
        self._note = Label("", Role.BODY, Tone.SECONDARY)
        self._note.hide()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.body.addLayout(self._rows)
        self.explained = ""

    def show_for(self, game: AnyGame, written: Mapping[str, str]) -> None:
        """Show the options of a game as they were written down; the first one is explained."""
        self._game = game
        values = self.read(written)
        self._clear()
        for field in option_fields(game.options):
            control = control_for(field)
            control.set_value(values[field.name])
            control.changed.connect(self._follow)
            self._controls[field.name] = control
            self._add_row(field, control)
        self._defaults = self._defaults_now()
        self.explain(next(iter(self._controls)))

    def read(self, written: Mapping[str, str]) -> dict[str, Value]:
        """Read kept options one by one, so that one that no longer fits loses only itself."""
        values: dict[str, Value] = {}
        for field in option_fields(self._game.options):
            try:
                values[field.name] = field.read(written[field.name])
            except (KeyError, OptionsError):
                values[field.name] = self._game.options.default(field.name, values)
        return values

    def written(self) -> dict[str, str]:
        """Write down what is chosen now."""
        return {name: write_value(control.value()) for name, control in self._controls.items()}

    def lay(self, written: Mapping[str, str]) -> None:
        """Show other values of the same options."""
        for name, value in self.read(written).items():
            self._controls[name].set_value(value)
        self._defaults = self._defaults_now()
        self._follow()

    def explain(self, name: str) -> None:
        """Explain an option, then the value that is chosen, where that has words of its own."""
        self.explained = name
        option, text, control = self._option_id(name), self._words.text, self._controls[name]
        chosen = [f"{option}-{control.value()}-help"] if control.field.kind == "choice" else []
        texts = [text(each) for each in [f"{option}-help", *chosen]]
        self._note.setText("\n".join(texts))
        self._rows.insertWidget(self._rows.indexOf(self._lines[name]) + 1, self._note)
        self._note.setVisible(self._explains)
        self.helped.emit(text(option), texts)

    def explain_here(self, here: bool) -> None:  # noqa: FBT001 - the state itself
        """Explain the option under its own row, where there is no room beside the rows."""
        self._explains = here
        self._note.setVisible(here)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        for name, control in self._controls.items():
            self._tell_row(name, control)
        self.explain(self.explained)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Explain the option that has the focus."""
        if event.type() is QEvent.Type.FocusIn:
            self.explain(str(watched.property("option")))
        return False

    def _clear(self) -> None:
        self._rows.removeWidget(self._note)
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self._controls, self._labels, self._lines = {}, {}, {}

    def _add_row(self, field: OptionField, control: OptionControl) -> None:
        label, ask = Label("", Role.LINE_STRONG), IconButton("rules", "")
        label.setBuddy(control)
        ask.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ask.clicked.connect(lambda _=False, name=field.name: self.explain(name))
        self._labels[field.name] = label, ask
        named = QHBoxLayout()
        named.addWidget(row_name(label))
        line = RowLine(named, control, ask)
        if self._lines:
            self._rows.addWidget(Hairline())
        self._lines[field.name] = line
        self._rows.addWidget(line)
        for part in control.parts():
            part.setProperty("option", field.name)
            part.installEventFilter(self)

    def _tell_row(self, name: str, control: OptionControl) -> None:
        text, option = self._words.text, self._option_id(name)
        control.set_words(text(option), option, text)
        spoken_help = text(f"{option}-help") if self._words.speech.gives_option_help else ""
        for part in control.parts():
            part.setAccessibleDescription(spoken_help)
        label, ask = self._labels[name]
        label.setText(text(option))
        ask.set_name(text("options-help-of", option=text(option)))

    def _option_id(self, name: str) -> str:
        return f"{self._game.words}-{name.replace('_', '-')}"

    def _defaults_now(self) -> dict[str, Value]:
        chosen = {name: control.value() for name, control in self._controls.items()}
        return {name: self._game.options.default(name, chosen) for name in self._controls}

    def _follow(self) -> None:
        """Let defaults that depend on other options follow them, as long as nobody chose otherwise."""
        self.explain(self.explained)
        before, self._defaults = self._defaults, self._defaults_now()
        for name, default in self._defaults.items():
            control = self._controls[name]
            if default != before[name] and control.value() == before[name]:
                control.set_value(default)
        self.changed.emit()
