"""The options of a new game, chosen before the deal."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cardtable.games.playroom.presets import Preset
from cardtable.games.registry import GAMES, AnyGame
from cardtable.kernel.options import OptionsError, read_options
from cardtable.qt import theme
from cardtable.qt.company import OWN_PICTURES
from cardtable.qt.letters import Letters
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, QuietButton, RoomBackground
from cardtable.qt.windows.code_sheet import CodeSheet
from cardtable.qt.windows.option_rows import OptionRows
from cardtable.qt.windows.options_side import OptionsSide
from cardtable.qt.windows.players_panel import PlayersPanel
from cardtable.qt.windows.scrolling import scrolling
from cardtable.qt.windows.tables_panel import TablesPanel
from cardtable.qt.windows.title_bar import TitleBar
from cardtable.qt.words import Words
from cardtable.store.settings import NamedTables, TableChoice

WIDTH: Final = 1288
SIDE_WIDTH: Final = 320
SIDE_SHARE: Final = 0.36
ROWS_LEAST: Final = 420
"""The width in px at 100 % that the options need to have anything beside them."""


class OptionsForm(RoomBackground):
    """Generated from a game's declarations; `dealt` carries the game's name with the choice.

    `coded` carries a deal that was named by its code, with the level of the other players.
    `ordered` tells whether the way to play that was taken keeps cards in the order in which they were picked.
    """

    dealt = Signal(str, object)
    coded = Signal(object, str)
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
        self._bar = TitleBar(words, letters)
        self._title = Label("", Role.SCREEN_TITLE)
        self._code = QuietButton("", "draw")
        self.tables = TablesPanel(words, self, self.choice)
        self._players = PlayersPanel(words)
        self._options = OptionRows(words)
        self._side = OptionsSide(words)
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
        self._options.show_for(self._game, choice.options)
        self.retell()

    def arrive(self) -> None:
        """Put the focus on the button that deals, for the last choice is most often the next."""
        self._side.deal.setFocus(Qt.FocusReason.OtherFocusReason)

    def choice(self) -> TableChoice:
        """Return what is chosen now."""
        return TableChoice(self._options.written(), self._players.seats, self._players.level)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self._bar.set_title(text("options-title"))
        self._title.setText(text(self._game.name))
        self._code.set_words(text("deal-code-open"))
        for part in (self.tables, self._players, self._options, self._side):
            part.retell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Deal on Enter, go home on Escape, from wherever the focus is."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._submit()
        elif event.key() == Qt.Key.Key_Escape:
            self.home.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width out."""
        super().resizeEvent(event)
        self._share_width()

    def changeEvent(self, event: QEvent) -> None:
        """Share the width out anew when the size of text changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._share_width()

    def ask_for_rules(self) -> None:
        """Ask for the rules at the option that is explained now."""
        self.rules.emit(self._game.name, f"option-{self._options.explained.replace('_', '-')}")

    def _share_width(self) -> None:
        """Stand the help beside the options; where that leaves them too little, explain each where it stands."""
        worn, width = theme.current(), min(self.width(), WIDTH)
        side = min(worn.scaled(SIDE_WIDTH), round(width * SIDE_SHARE))
        under = width - side < worn.scaled(ROWS_LEAST)
        direction = QBoxLayout.Direction.TopToBottom if under else QBoxLayout.Direction.LeftToRight
        self._across.setDirection(direction)
        self._side.lie_under(under)
        self._options.explain_here(under)
        if under:
            self._side.setMinimumWidth(0)
            self._side.setMaximumWidth(WIDTH)
        else:
            self._side.setFixedWidth(side)

    def _ask_for_code(self) -> None:
        """Let the person name a deal by its code; it may be one of another game."""
        sheet = CodeSheet(self, self._words)
        sheet.coded.connect(lambda deal: self.coded.emit(deal, self._players.level))
        sheet.open()

    def _lay_preset(self, preset: Preset) -> None:
        """Show a ready-made way to play; who plays stays as it is."""
        self._options.lay(preset.options)
        self.ordered.emit(preset.strict_order)

    def _lay_table(self, choice: TableChoice) -> None:
        """Show a table that was kept."""
        self._players.show_for(self._game, choice)
        self._players.retell()
        self._options.lay(choice.options)

    def _submit(self) -> None:
        choice = self.choice()
        try:
            read_options(self._game.options, choice.options)
        except OptionsError:
            self._side.refuse()
            return
        self.dealt.emit(self._game.name, choice)

    def _connect(self) -> None:
        self._bar.home.connect(self.home)
        self._bar.help.connect(self.help)
        self._bar.settings.connect(self.settings)
        self._side.dealt.connect(self._submit)
        self._side.rulebook.connect(self.ask_for_rules)
        self._options.helped.connect(self._side.help.show_help)
        self._options.changed.connect(self._side.forgive)
        self.tables.preset.connect(self._lay_preset)
        self.tables.picked.connect(self._lay_table)
        self._code.clicked.connect(self._ask_for_code)
        self._words.changed.connect(self.retell)

    def _lay_out(self) -> None:
        inner = QWidget()
        left = QVBoxLayout(inner)
        left.setContentsMargins(0, 0, 8, 0)
        left.setSpacing(12)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._code)
        left.addLayout(head)
        for widget in (self.tables, self._players, self._options):
            left.addWidget(widget)
        left.addStretch(1)
        both = QWidget()
        both.setMaximumWidth(WIDTH)
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight, both)
        self._across.setContentsMargins(24, 0, 24, 0)
        self._across.addWidget(scrolling(inner), 1)
        self._across.addWidget(self._side)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(both, 1000)
        middle.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._bar)
        column.addLayout(middle, 1)
