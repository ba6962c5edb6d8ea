"""The parts of the settings about the person, the table, the cards."""

from __future__ import annotations

from typing import Final, get_args

from PySide6.QtWidgets import QLineEdit

from cardtable.play.hand_order import SUIT_ORDERS
from cardtable.qt import theme
from cardtable.qt.company import OWN_PICTURES
from cardtable.qt.felts import FELTS
from cardtable.qt.preferences import Preferences
from cardtable.qt.tarot.hold import HOLDS
from cardtable.qt.widgets import Chips
from cardtable.qt.windows.deck_preview import DeckPreview
from cardtable.qt.windows.picture_choice import PictureChoice
from cardtable.qt.windows.settings_page import SettingsPage
from cardtable.qt.words import Words
from cardtable.store.settings import Deck, Indices, Settings
from cardtable.text.catalogue import LANGUAGES

PICTURES: Final = ("you", "huda", "rana", "you-man", "samir")
LONGEST_NAME: Final = 24
SCALE: Final = (100, 250)
CARD_SIZES: Final = (75, 200)
CARD_STEP: Final = 5


class PersonPage(SettingsPage):
    """Who plays, in which language they are spoken to."""

    choices = {"gender": ("f", "m")}  # noqa: RUF012 - a mapping that nobody writes to

    def __init__(self, words: Words, preferences: Preferences) -> None:
        """Show what is chosen now."""
        super().__init__(words, preferences)
        settings = preferences.settings
        self._language = Chips("", [(language, "") for language in LANGUAGES], words.language)
        self._language.chosen.connect(self.changer("language"))
        self._name = QLineEdit(settings.name)
        self._name.setMaxLength(LONGEST_NAME)
        self._name.editingFinished.connect(self._rename)
        self._picture = PictureChoice(PICTURES, settings.picture or OWN_PICTURES[settings.gender])
        self._picture.chosen.connect(self.changer("picture"))
        self.add_row("language", self._language)
        self.add_row("name", self._name, wide=True)
        self.add_row("picture", self._picture, wide=True)
        self.add_choice("gender")
        preferences.changed.connect(self._follow)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        super().retell()
        text = self.words.text
        self._language.set_words(text("settings-language"), [text(f"home-language-{each}") for each in LANGUAGES])
        self._name.setAccessibleName(text("settings-name"))
        self._name.setPlaceholderText(text("settings-name-default"))
        self._picture.set_words(text("settings-picture"), [text(f"settings-picture-{each}") for each in PICTURES])

    def _rename(self) -> None:
        self.preferences.change(name=" ".join(self._name.text().split()))

    def _follow(self, settings: Settings) -> None:
        """Show the picture that goes with the form of address, as long as none was chosen."""
        self._picture.set_value(settings.picture or OWN_PICTURES[settings.gender])


class TablePart(SettingsPage):
    """How the table looks, how fast the others play."""

    choices = {  # noqa: RUF012 - a mapping that nobody writes to
        "pace": ("fast", "normal", "slow"),
        "trick_hold": tuple(HOLDS),
        "motion": ("system", "normal", "fast", "none"),
        "theme": theme.CHOICES,
        "felt": FELTS,
    }
    switches = ("ask_cost", "left_handed", "touch")

    def __init__(self, words: Words, preferences: Preferences) -> None:
        """Show what is chosen now."""
        super().__init__(words, preferences)
        self._text = self.stepper("text_scale", SCALE, 10)
        for name in ("pace", "trick_hold", "motion", "theme", "felt"):
            self.add_choice(name)
        self.add_row("text", self._text)
        for name in self.switches:
            self.add_switch(name)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        super().retell()
        text = self.words.text
        smaller, larger = text("settings-smaller"), text("settings-larger")
        self._text.set_words(text("settings-text"), (smaller, larger), text("settings-percent"))


class CardsPart(SettingsPage):
    """Which cards are played with."""

    choices = {  # noqa: RUF012 - a mapping that nobody writes to
        "deck": get_args(Deck),
        "indices": get_args(Indices),
        "suit_order": tuple(SUIT_ORDERS),
    }
    switches = ("strict_order", "play_forced")

    def __init__(self, words: Words, preferences: Preferences) -> None:
        """Show what is chosen now."""
        super().__init__(words, preferences)
        self._size = self.slider("card_size", CARD_SIZES, CARD_STEP)
        self._preview = DeckPreview(preferences.settings)
        preferences.changed.connect(self._preview.show_deck)
        self.add_choice("deck")
        self.add_choice("indices")
        self.add_row("card_size", self._size, wide=True)
        self.rows.addWidget(self._preview)
        self.add_choice("suit_order")
        for name in self.switches:
            self.add_switch(name)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        super().retell()
        text = self.words.text
        self._size.set_words(text("settings-card-size-spoken"), text("settings-percent"))
