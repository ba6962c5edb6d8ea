"""Where the side panel stands: beside the table, or over its end in a narrow window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cardtable.qt import theme
from cardtable.qt.preferences import Preferences
from cardtable.qt.windows.side_panel import WIDTH, SidePanel
from cardtable.qt.windows.sliding import slide_in, slide_out, stop_sliding
from cardtable.qt.windows.title_bar import TitleBar

NARROW: Final = 1100
"""Under this width in px, at text of 100 %, the panel lies over the table."""


class PanelPlace:
    """Opens and closes the panel; beside the table the choice is kept, over it the panel is never left open."""

    def __init__(
        self, page: QWidget, row: QHBoxLayout, panel: SidePanel, title_bar: TitleBar, preferences: Preferences
    ) -> None:
        """Stand in `row` beside the table, or lie on the page under its title bar."""
        self._page, self._row, self._panel, self._title_bar = page, row, panel, title_bar
        self._preferences = preferences
        self._open_over = False

    def show(self, *, shown: bool) -> None:
        """Open or close the panel."""
        if not self._too_narrow:
            self._preferences.change(scores_shown=shown)
            self.follow()
            return
        self._open_over = shown
        if not shown:
            slide_out(self._panel, self._way, self._page)
        self.follow()
        if shown:
            slide_in(self._panel, self._way)

    def follow(self) -> None:
        """Put the panel into the row, or over the end of the table, as the width has room."""
        over, panel = self._too_narrow, self._panel
        stop_sliding(panel)
        panel.setFixedWidth(theme.current().scaled(WIDTH) + 2 * panel.margin)
        if over:
            self._lay_over()
        elif self._row.indexOf(panel) < 0:
            self._row.addWidget(panel)
        shown = self._open_over if over else self._preferences.settings.scores_shown
        panel.setVisible(shown)
        self._title_bar.scores_button.setChecked(shown)

    def _lay_over(self) -> None:
        page, panel = self._page, self._panel
        self._row.removeWidget(panel)
        panel.setParent(page)
        top = self._title_bar.height()
        left = 0 if self._right_to_left else page.width() - panel.width()
        panel.setGeometry(left, top, panel.width(), page.height() - top)
        panel.raise_()

    @property
    def _too_narrow(self) -> bool:
        """Whether the panel would leave the table too little room; large text takes more of it on both sides."""
        return self._page.width() < NARROW * (1 + theme.current().text_scale) / 2

    @property
    def _way(self) -> QPoint:
        """The way on which the panel comes from its edge."""
        return QPoint(self._panel.width() * (1 if self._right_to_left else -1), 0)

    @property
    def _right_to_left(self) -> bool:
        return self._page.layoutDirection() is Qt.LayoutDirection.RightToLeft
