"""The options of a new game, chosen before the deal."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games.playroom.presets import Preset
from cardtable.games.registry import GAMES, AnyGame
from cardtable.kernel.options import OptionField, OptionsError, Value, option_fields, read_options, write_value
from cardtable.qt import theme
from cardtable.qt.company import OWN_PICTURES
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import (
    IconButton,
    Label,
    Lift,
    MainButton,
    Panel,
    QuietButton,
    RoomBackground,
    Tone,
)
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.windows.help_panel import HelpPanel
from cardtable.qt.windows.option_control import OptionControl, control_for
from cardtable.qt.windows.players_panel import PlayersPanel
from cardtable.qt.windows.scrolling import centred
from cardtable.qt.windows.tables_panel import TablesPanel
from cardtable.qt.windows.title_bar import TitleBar
from cardtable.qt.words import Words
from cardtable.store.settings import NamedTables, TableChoice

WIDTH: Final = 1240
HELP_WIDTH: Final = 320
HELP_SHARE: Final = 0.36
LABEL_WIDTH: Final = 110
LARGE: Final = 1.4
"""The scale of text from which a name and its control do not fit side by side."""


class OptionsForm(RoomBackground):
    """Generated from a game's declarations; `dealt` carries the game's name with the choice.

    `ordered` tells whether the way to play that was taken keeps cards in the order in which they were picked.
    """

    dealt = Signal(str, object)
    ordered = Signal(bool)
    home = Signal()
    help = Signal()
    rules = Signal(str, str)
    settings = Signal()

    def __init__(self, words: Words, letters: Letters) -> None:
        """Stand empty until `choose_for` names a game."""
        super().__init__()
        self._words = words
        self._game: AnyGame = next(iter(GAMES.values()))
        self._controls: dict[str, OptionControl] = {}
        self._labels: dict[str, tuple[Label, IconButton]] = {}
        self._lines: list[QBoxLayout] = []
        self._defaults: dict[str, Value] = {}
        self._helped = ""
        self._bar = TitleBar(words, letters)
        self._title = Label("", Role.SCREEN_TITLE)
        self.tables = TablesPanel(words, self, self.choice)
        self._players = PlayersPanel(words)
        self._options = Panel(lift=Lift.RESTING)
        self._rows = QVBoxLayout()
        self._help = HelpPanel()
        self._refused = Label("", Role.BODY, Tone.BAD)
        self._deal = MainButton("", "continue", large=True)
        self._rulebook = QuietButton("", "book")
        self._lay_out()
        self._connect()
        self.choose_for(self._game.name, TableChoice(), OWN_PICTURES["m"])

    def choose_for(
        self, name: str, choice: TableChoice, own_picture: str, named: NamedTables = MappingProxyType({})
    ) -> None:
        """Show the form of a game as it was last filled in, with the tables that are kept under a name."""
        self._game = GAMES[name]
        self.tables.show_for(name, named)
        self._players.show_for(self._game, choice, own_picture)
        self._make_controls(self._read(choice.options))
        self._help_with(next(iter(self._controls)))
        self.retell()

    def arrive(self) -> None:
        """Put the focus on the button that deals, for the last choice is most often the next."""
        self._deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def choice(self) -> TableChoice:
        """Return what is chosen now."""
        written = {name: write_value(control.value()) for name, control in self._controls.items()}
        return TableChoice(written, self._players.seats, self._players.level)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self._bar.set_title(text("options-title"))
        self._title.setText(text(self._game.name))
        self._deal.set_words(text("options-deal"), key_hint=text("key-enter"))
        self._rulebook.set_words(text("options-rules"))
        self.tables.retell()
        self._players.retell()
        for name, control in self._controls.items():
            self._tell_row(name, control)
        if self._helped in self._controls:
            self._help_with(self._helped)
        if self._refused.text():
            self._refused.setText(text("options-clash"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal on Enter, go home on Escape, from wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._submit()
        elif event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the help its share of the width."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Give the help its share when the size of text changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._share_width()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the help of the option that has the focus."""
        if event.type() is QEvent.Type.FocusIn:
            self._help_with(str(watched.property("option")))
        return False

    def _share_width(self) -> None:
        """Give the help its share; where large text leaves too little, names stand above their controls."""
        large = theme.current().text_scale >= LARGE
        for line in self._lines:
            line.setDirection(QBoxLayout.Direction.TopToBottom if large else QBoxLayout.Direction.LeftToRight)
        self._side.setFixedWidth(min(theme.current().scaled(HELP_WIDTH), round(self.width() * HELP_SHARE)))

    def _read(self, written: Mapping[str, str]) -> dict[str, Value]:
        """Read kept options one by one, so that one that no longer fits loses only itself."""
        values: dict[str, Value] = {}
        for field in option_fields(self._game.options):
            try:
                values[field.name] = field.read(written[field.name])
            except (KeyError, OptionsError):
                values[field.name] = self._game.options.default(field.name, values)
        return values

    def _make_controls(self, values: dict[str, Value]) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        self._controls, self._labels, self._lines = {}, {}, []
        for row, field in enumerate(option_fields(self._game.options)):
            control = control_for(field)
            control.set_value(values[field.name])
            control.changed.connect(self._changed)
            self._controls[field.name] = control
            self._add_row(row, field, control)
        self._defaults = self._defaults_now()
        self._share_width()

    def _add_row(self, row: int, field: OptionField, control: OptionControl) -> None:
        label = Label("", Role.LINE_STRONG)
        label.setBuddy(control)
        label.setMinimumWidth(theme.current().scaled(LABEL_WIDTH))
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        ask = IconButton("rules", "")
        ask.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        ask.clicked.connect(lambda _=False, name=field.name: self._help_with(name))
        self._labels[field.name] = label, ask
        if row:
            self._rows.addWidget(Hairline())
        holder = QWidget()
        line = QBoxLayout(QBoxLayout.Direction.LeftToRight, holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        end = QHBoxLayout()
        end.setSpacing(12)
        end.addWidget(control)
        end.addWidget(ask)
        line.addWidget(label, 1)
        line.addLayout(end)
        self._lines.append(line)
        self._rows.addWidget(holder)
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

    def _help_with(self, name: str) -> None:
        self._helped = name
        option = self._option_id(name)
        text = self._words.text
        control = self._controls[name]
        chosen = [f"{option}-{control.value()}-help"] if control.field.kind == "choice" else []
        self._help.show_help(text(option), [text(each) for each in [f"{option}-help", *chosen]])

    def _option_id(self, name: str) -> str:
        return f"{self._game.words}-{name.replace('_', '-')}"

    def _defaults_now(self) -> dict[str, Value]:
        chosen = {name: control.value() for name, control in self._controls.items()}
        return {name: self._game.options.default(name, chosen) for name in self._controls}

    def _changed(self) -> None:
        """Let defaults that depend on other options follow them, as long as nobody chose otherwise."""
        self._refused.hide()
        self._help_with(self._helped)
        before, self._defaults = self._defaults, self._defaults_now()
        for name, default in self._defaults.items():
            control = self._controls[name]
            if default != before[name] and control.value() == before[name]:
                control.set_value(default)

    def _lay_preset(self, preset: Preset) -> None:
        """Show a ready-made way to play; who plays stays as it is."""
        self._lay_options(self._read(preset.options))
        self.ordered.emit(preset.strict_order)

    def _lay_table(self, choice: TableChoice) -> None:
        """Show a table that was kept."""
        self._players.show_for(self._game, choice)
        self._players.retell()
        self._lay_options(self._read(choice.options))

    def _lay_options(self, values: Mapping[str, Value]) -> None:
        for name, value in values.items():
            self._controls[name].set_value(value)
        self._defaults = self._defaults_now()
        self._changed()

    def ask_for_rules(self) -> None:
        """Ask for the rules at the option that is explained now."""
        self.rules.emit(self._game.name, f"option-{self._helped.replace('_', '-')}")

    def _submit(self) -> None:
        choice = self.choice()
        try:
            read_options(self._game.options, choice.options)
        except OptionsError:
            self._refused.setText(self._words.text("options-clash"))
            self._refused.show()
            return
        self.dealt.emit(self._game.name, choice)

    def _connect(self) -> None:
        self._bar.home.connect(self.home)
        self._bar.help.connect(self.help)
        self._bar.settings.connect(self.settings)
        self._deal.clicked.connect(self._submit)
        self._rulebook.clicked.connect(self.ask_for_rules)
        self.tables.preset.connect(self._lay_preset)
        self.tables.picked.connect(self._lay_table)
        self._words.changed.connect(self.retell)

    def _lay_out(self) -> None:
        self._rows.setSpacing(8)
        self._options.body.addLayout(self._rows)
        self._refused.hide()
        left = QVBoxLayout()
        left.setSpacing(12)
        for widget in (self._title, self.tables, self._players, self._options):
            left.addWidget(widget)
        left.addStretch(1)
        inner = QWidget()
        inner.setLayout(left)
        inner.setMaximumWidth(WIDTH - HELP_WIDTH)
        right = QVBoxLayout()
        right.setContentsMargins(0, 52, 0, 24)
        right.setSpacing(16)
        right.addWidget(self._help, 1)
        below: tuple[QWidget, ...] = (self._refused, self._deal, self._rulebook)
        for each in below:
            line = QHBoxLayout()
            line.setContentsMargins(self._help.margin, 0, self._help.margin, 0)
            line.addWidget(each)
            right.addLayout(line)
        side = QWidget()
        side.setLayout(right)
        self._side = side
        across = QHBoxLayout()
        across.setContentsMargins(24, 0, 24, 0)
        across.addWidget(centred(inner), 1)
        across.addWidget(side)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._bar)
        column.addLayout(across, 1)
