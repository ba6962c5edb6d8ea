"""The button of a contract in the auction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont

from cardtable.qt import theme
from cardtable.qt.palette import Palette
from cardtable.qt.scenes.seat_layout import half_grown
from cardtable.qt.widgets import PlainButton
from cardtable.qt.widgets.buttons import Look

BULB: Final = "hint"
NARROW_PADDING: Final = 8
LOW: Final = 36
"""How high a tight button would be at 100 %, in px."""


class BidButton(PlainButton):
    """A button that a hint can advise; a tight one grows by half of what the text does."""

    def __init__(self) -> None:
        """Say nothing yet."""
        super().__init__("")
        self._hinted = self._tight = False

    def mark(self, *, hinted: bool) -> None:
        """Wear the colour and the bulb of a hint, or do so no more."""
        self._hinted = hinted
        self.updateGeometry()
        self.update()

    def set_tight(self, *, tight: bool) -> None:
        """Take less room, or the usual one."""
        self._tight = tight
        self.setStyleSheet("min-height: 0;" if tight else "")  # else the house's style sheet keeps the usual height
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of all parts in one line."""
        usual = super().sizeHint()
        return QSize(usual.width(), tight_height()) if self._tight else usual

    def _look(self, colours: Palette) -> Look:
        look = super()._look(colours)
        if not self._hinted:
            return look
        return replace(look, ink=colours.saffron_ink, ground=colours.saffron, edge=colours.saffron_ink)

    def _shown_icon(self) -> str:
        return BULB if self._hinted else super()._shown_icon()

    def _texts(self) -> list[tuple[str, QFont]]:
        texts = super()._texts()
        if self._tight:
            for _text, font in texts:
                font.setPointSizeF(font.pointSizeF() * _share())
        return texts

    def _padding(self) -> int:
        return theme.current().scaled(NARROW_PADDING) if self._tight else super()._padding()


def tight_height() -> int:
    """Give the height of a tight button."""
    return round(theme.current().scaled(LOW) * _share())


def _share() -> float:
    """Give how large a tight button's text is beside the usual one."""
    scale = theme.current().text_scale
    return half_grown(scale) / scale
