"""A sheet laid over a room of the window, for what is asked or told."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets import DialogPanel, IconButton, Label
from cardtable.qt.windows.scrolling import scrolling

VEIL: Final = QColor(20, 12, 6, 96)
ROOM: Final = 12


class Sheet(QDialog):
    """A dialog that lies within its window, so that it looks alike on every system and in full screen.

    While it lies there the keyboard stays in it; then the focus goes back where it was. `content` takes what it
    shows, `foot` the buttons under it.
    """

    def __init__(
        self,
        over: QWidget,
        title: str,
        close_word: str,
        *,
        width: int = 560,
        scrolled: bool = True,
        aside: bool = False,
    ) -> None:
        """Lie hidden over `over`; `width` is the widest the panel gets, in px at 100 %.

        Content that scrolls by itself, a list, is not `scrolled` a second time. A sheet that lies `aside` leaves the
        room in sight.
        """
        super().__init__(over)
        self.setWindowFlags(Qt.WindowType.Widget)
        self._over = over
        self._width = width
        self._aside = aside
        self._before: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("sheet")
        self.setStyleSheet("#sheet { background: transparent; }")
        self.setAccessibleName(title)
        self.title = Label(title, Role.DIALOG_TITLE)
        self._panel = DialogPanel(title, parent=self)
        self.close_button = IconButton("close", close_word)
        self.close_button.clicked.connect(self.reject)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.content = QVBoxLayout()
        self.content.setSpacing(12)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(12)
        self._panel.body.setSpacing(16)
        self._panel.body.addLayout(self.head)
        self._inner = QWidget()
        self._inner.setLayout(self.content)
        self.content.setContentsMargins(4, 4, 4, 4)
        self._panel.body.addWidget(scrolling(self._inner) if scrolled else self._inner, 1)
        self._panel.body.addLayout(self.foot)
        over.installEventFilter(self)
        self.hide()

    def open(self) -> None:
        """Show the sheet, with the focus on what it is about."""
        self._before = QApplication.focusWidget()
        self.show()
        self.raise_()
        self._cover()
        first = self.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget | None:
        """Give what has the focus when the sheet opens."""
        return next(iter(self._stops()), None)

    def done(self, result: int) -> None:
        """Go away; the focus returns."""
        before = self._before
        super().done(result)
        if before is not None and before.isVisible():
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own signature
        """Keep Tab within the sheet."""
        stops = self._stops()
        current = QApplication.focusWidget()
        if not stops:
            return False
        at = stops.index(current) if current in stops else -1
        step = 1 if next else -1
        reason = Qt.FocusReason.TabFocusReason if next else Qt.FocusReason.BacktabFocusReason
        stops[(at + step) % len(stops)].setFocus(reason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the room."""
        if event.type() is QEvent.Type.Resize and self.isVisible():
            self._cover()
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme and the direction of the language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange) and self.isVisible():
            self._cover()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the veil over the room, but where it is to be seen."""
        if not self._aside:
            QPainter(self).fillRect(self.rect(), VEIL)

    def resize_to_content(self) -> None:
        """Fit the panel anew after its content has changed."""
        self._cover()

    def _cover(self) -> None:
        """Lie over the whole room, the panel in its middle or at its end, as high as its content asks for."""
        self.setGeometry(self._over.rect())
        width = min(theme.current().scaled(self._width), self.width() - 2 * ROOM)
        self._panel.resize(width, self.height())
        margins = self._panel.body.contentsMargins()
        inner = self._inner
        inner_width = width - margins.left() - margins.right()
        wanted = inner.heightForWidth(inner_width) if inner.hasHeightForWidth() else inner.sizeHint().height()
        around = self.head.sizeHint().height() + self.foot.sizeHint().height() + margins.top() + margins.bottom()
        gaps = 1 if self.foot.isEmpty() else 2
        height = min(wanted + around + gaps * self._panel.body.spacing() + 8, self.height() - 2 * ROOM)
        spare = self.width() - width
        left = spare // 2
        if self._aside:
            left = ROOM if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else spare - ROOM
        self._panel.setGeometry(left, (self.height() - height) // 2, width, height)

    def _stops(self) -> list[QWidget]:
        """List what Tab visits in the sheet, in its order."""
        found: list[QWidget] = []
        widget = self.nextInFocusChain()
        while widget is not None and widget is not self:
            if self.isAncestorOf(widget) and _stops_at(widget):
                found.append(widget)
            widget = widget.nextInFocusChain()
        close = self.close_button
        return [stop for stop in found if stop is not close] + ([close] if close in found else [])


def _stops_at(widget: QWidget) -> bool:
    """Tell whether Tab stops at a widget; of choices that exclude each other it stops at the one that stands."""
    if isinstance(widget, QRadioButton) and widget.group() is not None and not widget.isChecked():
        return False
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
