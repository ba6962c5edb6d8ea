"""Who sits down at a new table."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from cardtable.bots.choose import LEVELS, fitting
from cardtable.games.registry import AnyGame
from cardtable.qt.company import COMPANY, OWN_PICTURES
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, Chips, FlowLayout, Label, Lift, Panel, Stepper, Tone, set_tip
from cardtable.qt.words import Words
from cardtable.store.settings import TableChoice


class PlayersPanel(Panel):
    """How many play, who they are, how well the others play."""

    def __init__(self, words: Words) -> None:
        """Stand empty until `show_for` names a game."""
        super().__init__(lift=Lift.RESTING)
        self._words = words
        self._range = (2, 8)
        self._own_picture = OWN_PICTURES["m"]
        self._name = Label("", Role.LINE_STRONG)
        self._limits = Label("", Role.SECONDARY, Tone.SECONDARY)
        self._faces = QWidget()
        self._row_of_faces = FlowLayout(self._faces, spacing=10)
        self._stepper = Stepper("", (2, 8), 4, words=("", ""))
        self._stepper.changed.connect(self._seat_people)
        self._level_name = Label("", Role.LINE_STRONG)
        self._level_help = Label("", Role.SECONDARY, Tone.SECONDARY)
        self._level = Chips("", [(level, "") for level in LEVELS], LEVELS[0])
        self._level.chosen.connect(self._tell_level)
        self._lay_out()

    @property
    def seats(self) -> int:
        """How many play."""
        return self._stepper.value()

    @property
    def level(self) -> str:
        """How well the others play."""
        return self._level.value()

    def show_for(self, game: AnyGame, choice: TableChoice, own_picture: str = "") -> None:
        """Show the seats of a game; without a picture the person keeps the one shown."""
        self._range = (game.least_seats, game.most_seats)
        self._own_picture = own_picture or self._own_picture
        self._stepper.set_value(min(max(choice.seats, game.least_seats), game.most_seats))
        self._level.set_value(fitting(choice.level))

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        text = self._words.text
        low, high = self._range
        self.setAccessibleName(text("options-players"))
        self._name.setText(text("options-players"))
        self._limits.setText(text("options-players-range", low=low, high=high))
        names = (text("options-fewer-players"), text("options-more-players"))
        self._stepper.set_words(text("options-players"), names)
        self._level_name.setText(text("options-level"))
        self._level.set_words(text("options-level"), [text(f"level-{level}") for level in LEVELS])
        for chip, level in zip(self._level.findChildren(QRadioButton), LEVELS, strict=True):
            chip.setAccessibleDescription(text(f"level-{level}-help"))
        self._tell_level()
        self._seat_people()

    def _tell_level(self) -> None:
        self._level_help.setText(self._words.text(f"level-{self.level}-help"))

    def _seat_people(self) -> None:
        for shown in self._faces.findChildren(Avatar):
            shown.setParent(None)
            shown.deleteLater()
        pictures = [self._own_picture, *(each.picture for each in COMPANY)]
        others = [self._words.text(f"name-{each.picture}") for each in COMPANY]
        names = [self._words.text("settings-name-default"), *others]
        for picture, name in list(zip(pictures, names, strict=True))[: self.seats]:
            avatar = Avatar(picture, name, 42 if self.seats <= 4 else 34)
            set_tip(avatar, name)
            self._row_of_faces.addWidget(avatar)

    def _lay_out(self) -> None:
        who = QVBoxLayout()
        who.setSpacing(0)
        who.addWidget(self._name)
        who.addWidget(self._limits)
        first = QHBoxLayout()
        first.setSpacing(24)
        first.addLayout(who)
        first.addWidget(self._faces, 1)
        first.addWidget(self._stepper)
        second = QHBoxLayout()
        self._level_name.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        second.addWidget(self._level_name, 1)
        second.addWidget(self._level)
        self.body.setSpacing(12)
        self.body.addLayout(first)
        self.body.addLayout(second)
        self.body.addWidget(self._level_help)
