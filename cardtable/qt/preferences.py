"""The person's settings while the window is open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from cardtable.kernel.message import Message
from cardtable.store.settings import Settings, TableChoice, load_settings, save_settings


class Preferences(QObject):
    """Keeps the settings and writes each change at once; `troubled` carries why that could not be done."""

    changed = Signal(object)
    troubled = Signal(object)

    def __init__(self, path: Path) -> None:
        """Read what was chosen before; `trouble` says what was wrong with the file, if anything."""
        super().__init__()
        self._path = path
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
