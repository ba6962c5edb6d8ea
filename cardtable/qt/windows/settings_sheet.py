"""The settings, which take effect as they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QWidget

from cardtable.qt import theme
from cardtable.qt.company import OWN_PICTURES
from cardtable.qt.preferences import Preferences
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, Stepper, Switch
from cardtable.qt.windows.picture_choice import PictureChoice
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words
from cardtable.text.catalogue import LANGUAGES

WIDTH: Final = 720
CHOICES: Final = {
    "gender": ("f", "m"),
    "pace": ("fast", "normal", "slow"),
    "motion": ("system", "normal", "fast", "none"),
    "theme": theme.CHOICES,
    "deck": ("standard", "four-colour", "large-print"),
}
SWITCHES: Final = ("left_handed", "touch", "strict_order", "ask_cost")
CARD_SIZES: Final = {"small": 85, "normal": 100, "large": 125}
"""The sizes of cards in per cent."""
PICTURES: Final = ("you", "huda", "rana", "you-man", "samir")
LONGEST_NAME: Final = 24
LABEL_WIDTH: Final = 110
SCALE: Final = (100, 250)


class SettingsSheet(Sheet):
    """A row for each setting; what is chosen is kept and done at once, and the room stays in sight to show it."""

    def __init__(self, over: QWidget, words: Words, preferences: Preferences) -> None:
        """Show what is chosen now."""
        super().__init__(over, words.text("settings-title"), words.text("shell-close"), width=WIDTH, aside=True)
        self._words, self._preferences = words, preferences
        self._labels: dict[str, Label] = {}
        settings = preferences.settings
        self._name = QLineEdit(settings.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.editingFinished.connect(self._rename)
        self._picture = PictureChoice(PICTURES, settings.picture or OWN_PICTURES[settings.gender])
        self._picture.chosen.connect(self._changer("picture"))
        self._language = Chips("", [(language, "") for language in LANGUAGES], words.language)
        self._language.chosen.connect(self._changer("language"))
        self._chips = {name: self._choice(name) for name in CHOICES}
        self._cards = Chips("", [(size, "") for size in CARD_SIZES], _nearest(settings.card_size))
        self._cards.chosen.connect(lambda size: preferences.change(card_size=CARD_SIZES[size]))
        self._text = Stepper("", SCALE, settings.text_scale, step=10, suffix=" %", words=("", ""))
        self._text.changed.connect(self._changer("text_scale"))
        self._switches = {name: self._switch(name) for name in SWITCHES}
        self._add_rows()
        words.changed.connect(self.retell)
        preferences.changed.connect(self._follow)
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
        self._cards.set_words(text("settings-card-size"), [text(f"settings-card-size-{each}") for each in CARD_SIZES])
        self._picture.set_words(text("settings-picture"), [text(f"settings-picture-{each}") for each in PICTURES])
        self._language.set_words(text("settings-language"), [text(f"home-language-{each}") for each in LANGUAGES])
        self._name.setAccessibleName(text("settings-name"))
        self._name.setPlaceholderText(text("settings-name-default"))
        self._text.set_words(text("settings-text"), (text("settings-smaller"), text("settings-larger")), " %")
        for name, switch in self._switches.items():
            switch.set_words(text(_id(name)), text("on"), text("off"))
        self.resize_to_content()

    def _add_rows(self) -> None:
        self._add_row("language", self._language)
        self._add_row("name", self._name)
        self._add_row("picture", self._picture)
        self._add_row("gender", self._chips["gender"])
        self._add_row("pace", self._chips["pace"])
        self._add_row("motion", self._chips["motion"])
        self._add_row("theme", self._chips["theme"])
        self._add_row("text", self._text)
        self._add_row("deck", self._chips["deck"])
        self._add_row("card-size", self._cards)
        for name, switch in self._switches.items():
            self._add_row(name.replace("_", "-"), switch)

    def _add_row(self, name: str, control: QWidget) -> None:
        label = self._labels[name] = Label("", Role.LINE)
        label.setMinimumWidth(theme.current().scaled(LABEL_WIDTH))
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(16)
        row.addWidget(label, 2)
        row.addWidget(control, 3 if isinstance(control, PictureChoice | QLineEdit) else 0)
        self.content.addWidget(holder)

    def _choice(self, name: str) -> Chips:
        chosen = str(getattr(self._preferences.settings, name))
        chips = Chips("", [(each, "") for each in CHOICES[name]], chosen)
        chips.chosen.connect(self._changer(name))
        return chips

    def _switch(self, name: str) -> Switch:
        switch = Switch("", checked=bool(getattr(self._preferences.settings, name)))
        switch.clicked.connect(self._changer(name))
        return switch

    def _changer(self, name: str) -> Callable[[object], None]:
        return lambda value: self._preferences.change(**{name: value})

    def _rename(self) -> None:
        self._preferences.change(name=" ".join(self._name.text().split()))

    def _follow(self) -> None:
        """Show the picture that goes with the form of address, as long as none was chosen."""
        settings = self._preferences.settings
        self._picture.set_value(settings.picture or OWN_PICTURES[settings.gender])


def _id(name: str) -> str:
    return f"settings-{name.replace('_', '-')}"


def _nearest(size: int) -> str:
    return min(CARD_SIZES, key=lambda name: abs(CARD_SIZES[name] - size))
