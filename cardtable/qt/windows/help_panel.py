"""The explanation beside the options of a new game."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Lift, Panel, Tone
from cardtable.qt.windows.scrolling import scrolling


class HelpPanel(Panel):
    """Explains the option that has the focus."""

    def __init__(self) -> None:
        """Stand empty."""
        super().__init__(padding=20, lift=Lift.PANEL)
        self._name = Label("", Role.SECTION)
        self._texts = [Label("", Role.LINE), Label("", Role.LINE, Tone.SECONDARY)]
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for label in (self._name, *self._texts):
            column.addWidget(label)
        column.addStretch(1)
        self.body.addWidget(scrolling(inner))

    def show_help(self, name: str, texts: list[str]) -> None:
        """Explain an option, then the value that is chosen, where that has words of its own."""
        self._name.setText(name)
        for label, text in zip(self._texts, [*texts, ""], strict=False):
            label.setText(text)
