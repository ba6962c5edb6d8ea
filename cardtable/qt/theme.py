"""How the house is dressed: one light, one size of type at a time."""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from cardtable.qt import resources
from cardtable.qt.felts import GREEN, dyed
from cardtable.qt.palette import DARK, HIGH_CONTRAST, LIGHT, PALETTES, Palette
from cardtable.qt.pictures import app_icon, icon, pixmap, portrait, sign
from cardtable.qt.stylesheet import stylesheet
from cardtable.qt.type_scale import ARABIC_LINE, SIZES, Role

__all__ = [
    "CHOICES",
    "DARK",
    "GREEN",
    "HIGH_CONTRAST",
    "LIGHT",
    "PALETTES",
    "Palette",
    "Role",
    "Theme",
    "ThemeKeeper",
    "app_icon",
    "apply",
    "current",
    "icon",
    "palette_for",
    "pixmap",
    "portrait",
    "sign",
    "system_palette",
]

FAMILY: Final = "Readex Pro"
FONT_FILES: Final = tuple(f"ReadexPro-{style}.ttf" for style in ("Regular", "Medium", "SemiBold", "Bold"))
SYSTEM: Final = "system"
CHOICES: Final = (SYSTEM, *PALETTES)
LEAST_SCALE: Final = 1.0
GREATEST_SCALE: Final = 2.5

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Theme:
    """A light of the house, the text scale (1.0 to 2.5), whether controls are touch-sized."""

    palette: Palette = LIGHT
    text_scale: float = LEAST_SCALE
    touch: bool = False

    def __post_init__(self) -> None:
        """Keep the text scale within its limits."""
        object.__setattr__(self, "text_scale", min(max(self.text_scale, LEAST_SCALE), GREATEST_SCALE))

    def font(self, role: Role, *, tabular: bool = False) -> QFont:
        """Return the font of a role; `tabular` gives figures of equal width, for columns."""
        size = SIZES[role]
        font = QFont(family())
        font.setPointSizeF(_points(size.px * self.text_scale))
        font.setWeight(QFont.Weight(size.weight))
        if tabular:
            font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def line_height(self, role: Role, *, right_to_left: bool | None = None) -> int:
        """Return the height in px of one line of a role; Arabic lines are 15 % higher."""
        if right_to_left is None:
            right_to_left = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return round(SIZES[role].line * self.text_scale * (ARABIC_LINE if right_to_left else 1))

    def scaled(self, px: float) -> int:
        """Return a length in px that grows with the text."""
        return round(px * self.text_scale)

    @property
    def control_height(self) -> int:
        """The height of a button or field in px: 40, or 44 for touch, growing with the text."""
        return self.scaled(44 if self.touch else 40)


_worn = Theme()


def current() -> Theme:
    """Return the theme the application wears."""
    return _worn


def apply(app: QApplication, theme: Theme) -> None:
    """Dress the application: style, font, palette, style sheet."""
    global _worn  # noqa: PLW0603 - an application wears one theme; widgets that paint themselves ask for it
    _worn = theme
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setFont(theme.font(Role.BODY))
    app.setPalette(_qt_palette(theme.palette))
    app.setStyleSheet(stylesheet(theme.palette, theme.text_scale, theme.control_height))


def palette_for(choice: str) -> Palette:
    """Return the palette of a choice; `system` follows the system's contrast, then its colour scheme.

    Raises KeyError for a choice that is not in CHOICES.
    """
    if choice != SYSTEM:
        return PALETTES[choice]
    hints = QGuiApplication.styleHints()
    return system_palette(hints.colorScheme(), hints.accessibility().contrastPreference())


def system_palette(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference) -> Palette:
    """Return the palette that fits what the person has told the system."""
    if contrast is Qt.ContrastPreference.HighContrast:
        return HIGH_CONTRAST
    return DARK if scheme is Qt.ColorScheme.Dark else LIGHT


class ThemeKeeper(QObject):
    """Keeps the application in the chosen theme, also when the system changes its own."""

    changed = Signal(Theme)

    def __init__(self, app: QApplication, choice: str = SYSTEM, text_scale: float = LEAST_SCALE) -> None:
        """Dress the application at once."""
        super().__init__(app)
        self._app = app
        self._choice, self._felt = choice, GREEN
        self._theme = Theme(text_scale=text_scale)
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._dress)
        hints.accessibility().contrastPreferenceChanged.connect(self._dress)
        self._dress()

    def choose(self, choice: str) -> None:
        """Wear `choice`, one of CHOICES."""
        self._choice = choice
        self._dress()

    def lay_felt(self, felt: str) -> None:
        """Cover the table with `felt`, one of FELTS."""
        self._felt = felt
        self._dress()

    def set_text_scale(self, scale: float) -> None:
        """Scale all text; values outside 1.0 to 2.5 are brought to the nearer limit."""
        self._theme = replace(self._theme, text_scale=scale)
        self._dress()

    def set_touch(self, touch: bool) -> None:  # noqa: FBT001 - a setting's value, connected to its switch
        """Make controls touch-sized, or not."""
        self._theme = replace(self._theme, touch=touch)
        self._dress()

    def _dress(self) -> None:
        self._theme = replace(self._theme, palette=dyed(palette_for(self._choice), self._felt))
        apply(self._app, self._theme)
        self.changed.emit(self._theme)


@cache
def family() -> str:
    """Return the family of the house's type, or the system's where its files are missing."""
    try:
        loaded = [QFontDatabase.addApplicationFont(str(resources.path("fonts", name))) for name in FONT_FILES]
    except resources.MissingResource as missing:
        return _system_family(str(missing))
    if -1 in loaded:
        return _system_family(f"cardtable: {FAMILY} cannot be read")
    return FAMILY


def _system_family(reason: str) -> str:
    _log.warning("%s; the system's font is used", reason)
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()


def _points(px: float) -> float:
    """Turn px into points: Qt takes fractions of points alone."""
    return px * 72 / QGuiApplication.primaryScreen().logicalDotsPerInchY()


def _qt_palette(colours: Palette) -> QPalette:
    """Return Qt's own palette, for what no style sheet reaches."""
    role = QPalette.ColorRole
    dressed = QPalette()
    for part, colour in {
        role.Window: colours.panel,
        role.WindowText: colours.ink,
        role.Base: colours.panel,
        role.AlternateBase: colours.panel_2,
        role.Text: colours.ink,
        role.PlaceholderText: colours.ink_2,
        role.Button: colours.panel,
        role.ButtonText: colours.ink,
        role.BrightText: colours.bad,
        role.Highlight: colours.chosen,
        role.HighlightedText: colours.chosen_ink,
        role.Accent: colours.switch_on,
        role.Link: colours.good,
        role.ToolTipBase: colours.chosen,
        role.ToolTipText: colours.chosen_ink,
        role.Light: colours.panel_2,
        role.Mid: colours.line,
        role.Dark: colours.edge,
    }.items():
        dressed.setColor(part, QColor(colour))
    for part in (role.WindowText, role.Text, role.ButtonText):
        dressed.setColor(QPalette.ColorGroup.Disabled, part, QColor(colours.ink_2))
    return dressed
