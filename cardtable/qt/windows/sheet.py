"""A sheet laid over a room of the window, for what is asked or told."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QDialog, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets import DialogPanel, IconButton, Label
from cardtable.qt.windows.scrolling import scrolling
from cardtable.qt.windows.sliding import slide_in, slide_out, stop_sliding

VEIL: Final = QColor(20, 12, 6, 96)
ROOM: Final = 12
WAY: Final = 40
"""How far a sheet comes to its place, in px."""


class Sheet(QDialog):
    """A dialog that lies within its window, so that it looks alike on every system and in full screen.

    While it lies there the keyboard stays in it; then the focus goes back where it was. `content` takes what it
    shows, `strip` what stays in sight above it, `foot` the buttons under it.
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
        self._panel = DialogPanel(parent=self)  # without a name: a screen reader would tell the title twice
        self.close_button = IconButton("close", close_word)
        self.close_button.clicked.connect(self.reject)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.strip = QVBoxLayout()
        self.content = QVBoxLayout()
        self.content.setSpacing(12)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(12)
        self._panel.body.setSpacing(16)
        self._panel.body.addLayout(self.head)
        self._panel.body.addLayout(self.strip)
        self._inner = QWidget()
        self._inner.setLayout(self.content)
        self.content.setContentsMargins(4, 4, 4, 4)
        self._scroll = scrolling(self._inner) if scrolled else None
        self._panel.body.addWidget(self._scroll or self._inner, 1)
        self._panel.body.addLayout(self.foot)
        over.installEventFilter(self)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._keep_in_sight)
        self.hide()

    @property
    def reads_every_key(self) -> bool:
        """Tell whether the next key is the sheet's, whatever it asks of the window elsewhere."""
        return False

    def open(self) -> None:
        """Show the sheet, with the focus on what it is about."""
        self._before = QApplication.focusWidget()
        self.show()
        self.raise_()
        self._cover()
        slide_in(self._panel, self._way())
        first = self.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)

    def first_focus(self) -> QWidget | None:
        """Give what has the focus when the sheet opens."""
        return next(iter(self._stops()), None)

    def done(self, result: int) -> None:
        """Go away, for keys and ears at once; the focus returns."""
        before = self._before
        slide_out(self._panel, self._way(), self._over)
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
        room = self._content_room()
        self._fill(room)
        margins = self._panel.body.contentsMargins()
        width = room.width() + margins.left() + margins.right()
        self._panel.resize(width, self.height())
        height = min(self._wanted(room) + 8, room.height()) + self._around(room.width())
        spare = self.width() - width
        left, top = spare // 2, (self.height() - height) // 2
        if self._aside:
            left = ROOM if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else spare - ROOM
            top = ROOM
        stop_sliding(self._panel)
        self._panel.setGeometry(left, top, width, height)

    def _way(self) -> QPoint:
        """Give the way on which the panel comes: upwards, one that lies aside from its edge."""
        if not self._aside:
            return QPoint(0, -WAY)
        return QPoint(WAY if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else -WAY, 0)

    def _keep_in_sight(self, _left: QWidget | None, entered: QWidget | None) -> None:
        """Scroll to what has the focus now."""
        if self._scroll is not None and entered is not None and self._inner.isAncestorOf(entered):
            self._scroll.ensureWidgetVisible(entered)

    def _wanted(self, room: QSize) -> int:
        """Give the height that the content asks for, and see that it gets it: what scrolls is never squeezed."""
        inner = self._inner
        if not inner.hasHeightForWidth():
            return inner.sizeHint().height()
        wanted = inner.heightForWidth(room.width())
        if self._scroll is not None:
            if wanted > room.height():
                wanted = inner.heightForWidth(room.width() - self._scroll.verticalScrollBar().sizeHint().width())
            inner.setMinimumHeight(wanted)
        return wanted

    def _fill(self, room: QSize) -> None:
        """Let content that can be of several sizes take the one that suits its room."""

    def _content_room(self) -> QSize:
        """Give the greatest size that the content may have."""
        width = min(theme.current().scaled(self._width), self._over.width() - 2 * ROOM)
        margins = self._panel.body.contentsMargins()
        inner_width = width - margins.left() - margins.right()
        return QSize(inner_width, self._over.height() - 2 * ROOM - self._around(inner_width))

    def _around(self, width: int) -> int:
        """Give the height of what stands round content of a width."""
        margins = self._panel.body.contentsMargins()
        gaps = 1 + sum(not row.isEmpty() for row in (self.strip, self.foot))
        rows = _tall(self.head, width) + _tall(self.strip, width) + self.foot.sizeHint().height()
        return rows + margins.top() + margins.bottom() + gaps * self._panel.body.spacing()

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


def _tall(rows: QBoxLayout, width: int) -> int:
    """Give the height that rows ask for in a width."""
    return rows.heightForWidth(width) if rows.hasHeightForWidth() else rows.sizeHint().height()


def _stops_at(widget: QWidget) -> bool:
    """Tell whether Tab stops at a widget; of choices that exclude each other it stops at the one that stands."""
    if isinstance(widget, QRadioButton) and widget.group() is not None and not widget.isChecked():
        return False
    by_tab = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return by_tab and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
