"""Tables that are laid ready: ways to play by a name, and those that a person keeps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.games.playroom import presets as playroom
from cardtable.games.playroom.presets import Preset
from cardtable.kernel.message import message
from cardtable.qt.theme import Role
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.widgets import FlowLayout, Label, Lift, Panel, PlainButton, QuietButton
from cardtable.qt.windows.name_sheet import NameSheet
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.words import Words
from cardtable.store.settings import NamedTables, TableChoice

USUAL: Final = playroom.PRESETS[:1]
PRESETS: Final[Mapping[str, tuple[Preset, ...]]] = {"playroom-rummy": playroom.PRESETS}
"""The ways to play each game; one that is not named here has its usual one alone."""


class TablesPanel(Panel):
    """Offers tables at a press: `preset` carries a Preset, `picked` a kept TableChoice.

    `kept` carries a game with the tables that the person keeps for it from now on.
    """

    preset = Signal(object)
    picked = Signal(object)
    kept = Signal(str, object)

    def __init__(self, words: Words, over: QWidget, chosen: Callable[[], TableChoice]) -> None:
        """Lie empty; questions are asked `over` a room, `chosen` gives the table as it is filled in now."""
        super().__init__(lift=Lift.RESTING)
        self._words, self._over, self._chosen = words, over, chosen
        self._announcer = Announcer(self, self)
        self._game = ""
        self._named: dict[str, TableChoice] = {}
        self._current: str | None = None
        self._title = Label("", Role.LINE_STRONG, wrap=False)
        self._holder = QWidget()
        self._row = FlowLayout(self._holder, spacing=8)
        line = QHBoxLayout()
        line.setSpacing(16)
        line.addWidget(self._title)
        line.addWidget(self._holder, 1)
        self.body.addLayout(line)

    def show_for(self, game: str, named: NamedTables) -> None:
        """Show what lies ready for a game."""
        if game != self._game:
            self._current = None
        self._game, self._named = game, dict(named)
        self.retell()

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self._title.setText(text("tables-title"))
        self.setAccessibleName(text("tables-title"))
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.setParent(None)
                widget.deleteLater()
        for preset in PRESETS.get(self._game, USUAL):
            self._add_preset(preset)
        for name in self._named:
            button = PlainButton(name, "person")
            button.setAccessibleName(text("tables-own", name=name))
            button.clicked.connect(lambda _=False, name=name: self._pick(name))
            self._row.addWidget(button)
        self._add_keeping()
        self._holder.updateGeometry()

    def _add_preset(self, preset: Preset) -> None:
        text = self._words.text
        button = PlainButton(text(f"preset-{preset.id}"))
        button.setAccessibleDescription(text(f"preset-{preset.id}-help"))
        button.setToolTip(text(f"preset-{preset.id}-help"))
        button.clicked.connect(lambda: self._lay(preset))
        self._row.addWidget(button)

    def _add_keeping(self) -> None:
        text = self._words.text
        keep = QuietButton(text("tables-keep"), "add")
        keep.clicked.connect(self._ask_for_name)
        buttons: list[QuietButton] = [keep]
        if self._current is not None:
            rename = QuietButton(text("tables-rename", name=self._current), "options")
            rename.clicked.connect(self._ask_for_new_name)
            remove = QuietButton(text("tables-remove", name=self._current), "bin")
            remove.clicked.connect(self._ask_to_remove)
            buttons += [rename, remove]
        for button in buttons:
            self._row.addWidget(button)

    def _lay(self, preset: Preset) -> None:
        self._become(None)
        self.preset.emit(preset)
        self._announcer.say(self._words.say(message(f"preset-{preset.id}-help")))

    def _pick(self, name: str) -> None:
        self._become(name)
        self.picked.emit(self._named[name])
        self._announcer.say(self._words.say(message("tables-laid", name=name)))

    def _become(self, name: str | None) -> None:
        if name != self._current:
            self._current = name
            self.retell()

    def _ask_for_name(self) -> None:
        sheet = NameSheet(self._over, self._words, "tables-keep-title", self._named)
        sheet.named.connect(self._keep)
        sheet.open()

    def _ask_for_new_name(self) -> None:
        current = self._current
        if current is None:
            return
        others = [name for name in self._named if name != current]
        sheet = NameSheet(self._over, self._words, "tables-rename-title", others, current)
        sheet.named.connect(lambda name: self._rename(current, name))
        sheet.open()

    def _ask_to_remove(self) -> None:
        current, text = self._current, self._words.text
        if current is None:
            return
        line = text("tables-remove-line")
        title, yes = text("tables-remove-title", name=current), text("tables-remove-yes")
        sheet = QuestionSheet(self._over, title, line, yes=yes, no=text("tables-remove-no"))
        sheet.agreed.connect(lambda: self._remove(current))
        sheet.open()

    def _keep(self, name: str) -> None:
        self._current = name
        self._change({**self._named, name: self._chosen()})
        self._announcer.say(self._words.say(message("tables-kept", name=name)))

    def _rename(self, old: str, new: str) -> None:
        self._current = new
        kept = {name: table for name, table in self._named.items() if name == old or name != new}
        self._change({new if name == old else name: table for name, table in kept.items()})

    def _remove(self, name: str) -> None:
        self._current = None
        self._change({other: table for other, table in self._named.items() if other != name})

    def _change(self, named: dict[str, TableChoice]) -> None:
        self._named = named
        self.retell()
        self.kept.emit(self._game, named)
