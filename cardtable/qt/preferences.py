"""The person's settings while the window is open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from cardtable.kernel.message import Message
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import Motion
from cardtable.store.settings import NamedTables, Settings, TableChoice, load_settings, save_settings
from cardtable.text.levels import Level, Speech


class Preferences(QObject):
    """Keeps the settings and writes each change at once; `troubled` carries why that could not be done."""

    changed = Signal(object)
    troubled = Signal(object)

    def __init__(self, path: Path) -> None:
        """Read what was chosen before; `trouble` says what was wrong with the file, if anything.

        `first_time` tells that nothing was ever chosen here, as when the program opens for the first time.
        """
        super().__init__()
        self._path = path
        self.first_time = not path.exists()
        self._settings, self.trouble = load_settings(path)

    @property
    def settings(self) -> Settings:
        """What is chosen now."""
        return self._settings

    def change(self, **chosen: object) -> None:
        """Choose anew; the names are those of `Settings`."""
        changed = replace(self._settings, **chosen)  # type: ignore[arg-type] # the names are checked by `replace`
        if changed == self._settings:
            return
        self._settings = changed
        trouble: Message | None = save_settings(self._path, changed)
        if trouble is not None:
            self.troubled.emit(trouble)
        self.changed.emit(changed)

    def table(self, game: str) -> TableChoice:
        """Give what was last chosen for a game."""
        return self._settings.tables.get(game, TableChoice())

    def keep_table(self, game: str, choice: TableChoice) -> None:
        """Keep what was chosen for a game."""
        self.change(game=game, tables={**self._settings.tables, game: choice})

    def named(self, game: str) -> NamedTables:
        """Give the tables kept under a name for a game."""
        return self._settings.named.get(game, {})

    def keep_named(self, game: str, tables: NamedTables) -> None:
        """Keep these tables under their names, and no others, for a game."""
        self.change(named={**self._settings.named, game: tables})


def dress_of(settings: Settings) -> Dress:
    """Give the way the table is laid as the settings ask for it."""
    return Dress(
        deck=settings.deck,
        indices=settings.indices,
        card_scale=settings.card_size / 100,
        left_handed=settings.left_handed,
        motion=system_motion() if settings.motion == "system" else Motion(settings.motion),
    )


def speech_of(settings: Settings) -> Speech:
    """Give the way the person is spoken to as the settings ask for it."""
    return Speech(
        level=Level[settings.speech_level.upper()],
        key_hints=settings.speak_key_hints,
        positions=settings.speak_positions,
        option_help=settings.speak_option_help,
    )


def system_motion() -> Motion:
    """Give the motion that the system asks for: Qt tells of it on Windows alone, where menus then do not move."""
    still = QGuiApplication.platformName() == "windows" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    return Motion.NONE if still else Motion.NORMAL
