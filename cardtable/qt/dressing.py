"""How the program is dressed: its light, the size of its text, the direction of its windows."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLibraryInfo, QObject, QTranslator
from PySide6.QtWidgets import QApplication

from cardtable.qt import theme
from cardtable.qt.preferences import dress_of
from cardtable.qt.windows import card_art
from cardtable.qt.windows.sliding import take_motion
from cardtable.qt.words import Words
from cardtable.store.settings import Settings


class Dressing(QObject):
    """Follows the settings, dressing anew only where another choice was made: each dressing takes a while."""

    def __init__(self, app: QApplication, words: Words, settings: Settings) -> None:
        """Dress the program for the first time."""
        super().__init__()
        self._app, self._words = app, words
        self._qt_words = QTranslator(self)
        self._turn_windows()
        self.keeper = theme.ThemeKeeper(app, settings.theme, settings.text_scale / 100)
        self._worn = replace(settings, touch=False, felt=theme.GREEN)
        self.follow(settings)
        self._take_deck(settings)
        words.changed.connect(self._turn_windows)

    def follow(self, settings: Settings) -> None:
        """Wear what is chosen now."""
        before, self._worn = self._worn, settings
        take_motion(dress_of(settings).motion)
        if settings.theme != before.theme:
            self.keeper.choose(settings.theme)
        if settings.felt != before.felt:
            self.keeper.lay_felt(settings.felt)
        if settings.text_scale != before.text_scale:
            self.keeper.set_text_scale(settings.text_scale / 100)
        if settings.touch != before.touch:
            self.keeper.set_touch(settings.touch)
        if (settings.deck, settings.indices) != (before.deck, before.indices):
            self._take_deck(settings)

    def _take_deck(self, settings: Settings) -> None:
        """Let the cards outside the table be those of the deck in play."""
        card_art.wear(dress_of(settings))
        for window in self._app.topLevelWidgets():
            window.update()

    def _turn_windows(self) -> None:
        """Let Qt's own words and the direction of windows follow the language."""
        self._app.removeTranslator(self._qt_words)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        if self._qt_words.load(f"qtbase_{self._words.language}", folder):
            self._app.installTranslator(self._qt_words)
        self._app.setLayoutDirection(self._words.direction)
