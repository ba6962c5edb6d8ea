"""What stands beside the options of a new game: what one of them means, the button that deals."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, MainButton, QuietButton, Tone
from cardtable.qt.windows.help_panel import HelpPanel
from cardtable.qt.words import Words

HELP_HEIGHT: Final = 430
TOP: Final = 52
"""Where the help begins, so that it stands level with the first panel beside it."""


class OptionsSide(QWidget):
    """A column beside the options; where it lies under them, it is a line of buttons, without the help."""

    dealt = Signal()
    rulebook = Signal()

    def __init__(self, words: Words) -> None:
        """Stand without words."""
        super().__init__()
        self._words = words
        self.help = HelpPanel()
        self.deal = MainButton("", "continue", large=True)
        self._refused = Label("", Role.BODY, Tone.BAD)
        self._refused.hide()
        self._rulebook = QuietButton("", "book")
        self.deal.clicked.connect(self.dealt)
        self._rulebook.clicked.connect(self.rulebook)
        self._lay_out()

    def refuse(self) -> None:
        """Say that with these options nothing can be dealt."""
        self._refused.setText(self._words.text("options-clash"))
        self._refused.show()

    def forgive(self) -> None:
        """Say nothing of that any more."""
        self._refused.hide()

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self.deal.set_words(text("options-deal"), key_hint=text("key-enter"))
        self._rulebook.set_words(text("options-rules"))
        if self._refused.text():
            self._refused.setText(text("options-clash"))

    def lie_under(self, under: bool) -> None:  # noqa: FBT001 - the state itself
        """Lie under the options, or stand beside them."""
        self.help.setVisible(not under)
        self.help.setMaximumHeight(theme.current().scaled(HELP_HEIGHT))
        direction = QBoxLayout.Direction.RightToLeft if under else QBoxLayout.Direction.TopToBottom
        self._buttons.setDirection(direction)
        self._column.setContentsMargins(0, 8 if under else TOP, 0, 12 if under else 24)

    def _lay_out(self) -> None:
        self._buttons = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._buttons.setSpacing(12)
        self._buttons.setContentsMargins(self.help.margin, 0, self.help.margin, 0)
        self._buttons.addWidget(self.deal)
        self._buttons.addWidget(self._rulebook)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(16)
        self._column.addWidget(self.help, 1)
        self._column.addWidget(self._refused)
        self._column.addLayout(self._buttons)
        self._column.addStretch(0)
