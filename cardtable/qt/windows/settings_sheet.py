"""The settings, which take effect as they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from cardtable.qt import theme
from cardtable.qt.preferences import Preferences
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, Stepper, Switch
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES

CHOICES: Final = {
    "gender": ("f", "m"),
    "pace": ("fast", "normal", "slow"),
    "motion": ("normal", "fast", "none"),
    "theme": theme.CHOICES,
    "deck": ("standard", "four-colour", "large-print"),
}
LONGEST_NAME: Final = 24
LABEL_WIDTH: Final = 150
SCALE: Final = (100, 250)


class SettingsSheet(Sheet):
    """A row for each setting; what is chosen is kept and done at once, the language too."""

    def __init__(self, over: QWidget, words: Words, preferences: Preferences) -> None:
        """Show what is chosen now."""
        super().__init__(over, words.text("settings-title"), words.text("shell-close"), width=820)
        self._words, self._preferences = words, preferences
        self._labels: dict[str, Label] = {}
        self._chips: dict[str, Chips] = {}
        settings = preferences.settings
        self._name = QLineEdit(settings.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.editingFinished.connect(self._rename)
        self._language = Chips("", [(language, "") for language in LANGUAGES], words.language)
        self._language.chosen.connect(lambda language: preferences.change(language=language))
        self._text = Stepper("", SCALE, settings.text_scale, step=10, suffix=" %", words=("", ""))
        self._text.changed.connect(lambda scale: preferences.change(text_scale=scale))
        self._left = self._switch("left_handed", checked=settings.left_handed)
        self._touch = self._switch("touch", checked=settings.touch)
        self._add_rows()
        words.changed.connect(self.retell)
        self.retell()

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        self.setAccessibleName(text("settings-title"))
        self.title.setText(text("settings-title"))
        self.close_button.set_name(text("shell-close"))
        for name, label in self._labels.items():
            label.setText(text(f"settings-{name}"))
        for name, chips in self._chips.items():
            chips.set_words(text(f"settings-{name}"), [text(f"settings-{name}-{each}") for each in CHOICES[name]])
        self._language.set_words(text("settings-language"), [text(f"home-language-{each}") for each in LANGUAGES])
        self._name.setAccessibleName(text("settings-name"))
        self._name.setPlaceholderText(text("settings-name-default"))
        self._text.set_words(text("settings-text"), (text("settings-smaller"), text("settings-larger")), " %")
        for switch, name in ((self._left, "left-handed"), (self._touch, "touch")):
            switch.set_words(text(f"settings-{name}"), text("on"), text("off"))
        self.resize_to_content()

    def _add_rows(self) -> None:
        self._add_row("language", self._language)
        self._add_row("name", self._name)
        for name in ("gender", "pace", "motion", "theme", "deck"):
            self._add_row(name, self._choice(name))
        self._add_row("text", self._text)
        self._add_row("left-handed", self._left)
        self._add_row("touch", self._touch)

    def _add_row(self, name: str, control: QWidget) -> None:
        label = self._labels[name] = Label("", Role.LINE)
        label.setMinimumWidth(theme.current().scaled(LABEL_WIDTH))
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(label, 1)
        row.addWidget(control)
        self.content.addWidget(holder)

    def _choice(self, name: str) -> Chips:
        chosen = str(getattr(self._preferences.settings, name))
        chips = self._chips[name] = Chips("", [(each, "") for each in CHOICES[name]], chosen)
        chips.chosen.connect(self._changer(name))
        return chips

    def _switch(self, name: str, *, checked: bool) -> Switch:
        switch = Switch("", checked=checked)
        switch.clicked.connect(self._changer(name))
        return switch

    def _changer(self, name: str) -> Callable[[object], None]:
        return lambda value: self._preferences.change(**{name: value})

    def _rename(self) -> None:
        self._preferences.change(name=" ".join(self._name.text().split()))
