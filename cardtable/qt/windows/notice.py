"""A notice at the upper edge of the window: a file kept aside, a disk that is full."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardtable.kernel.message import Message
from cardtable.qt.theme import Role
from cardtable.qt.voice.announcer import Announcer
from cardtable.qt.widgets import IconButton, Label, Lift, Panel
from cardtable.qt.words import Words

MARGIN: Final = 16
WIDEST: Final = 900


class Notice(Panel):
    """Stays until it is closed; it is announced once."""

    def __init__(self, window: QWidget, words: Words) -> None:
        """Hang hidden in `window`."""
        super().__init__(padding=10, lift=Lift.PANEL, parent=window)
        self._window, self._words = window, words
        self._message: Message | None = None
        self._announcer = Announcer(window, self)
        self._text = Label("", Role.BODY)
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._close = IconButton("close", "")
        self._close.clicked.connect(self.hide)
        line = QHBoxLayout()
        line.addWidget(self._text, 1)
        line.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(line)
        words.changed.connect(self._retell)
        self._retell()
        self.hide()

    def tell(self, message: Message) -> None:
        """Show and announce a message."""
        self._message = message
        self._retell()
        self.show()
        self.raise_()
        self.stand()
        self._announcer.say(self._words.say(message))

    def stand(self) -> None:
        """Stand in the middle of the upper edge, as high as the text asks for."""
        if not self.isVisible():
            return
        width = min(WIDEST, self._window.width() - 2 * MARGIN)
        height = self.body.heightForWidth(width) if self.body.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry((self._window.width() - width) // 2, 4, width, height)

    def _retell(self) -> None:
        self._close.set_name(self._words.text("shell-close"))
        if self._message is not None:
            self._text.setText(self._words.say(self._message).visual)
            self.stand()
