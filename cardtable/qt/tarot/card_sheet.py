"""What the sheets on which a declarer chooses cards have in common."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.card_box import CardBox
from cardtable.qt.tarot.card_grid import CardGrid
from cardtable.qt.tarot.hand_sheet import HandSheet
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, MainButton, PlainButton, Tone
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words

WIDTH: Final = 1120
INSET: Final = 8
"""What the margins of the content take of its width, in px."""


class CardSheet(Sheet):
    """A sheet with cards to tick: Space ticks, Enter decides, Escape leaves it for later.

    `asked` carries the move decided upon, which the referee has allowed; `told` what is to be said, `refused` why
    something may not be.
    """

    asked = Signal(object)
    told = Signal(object)
    refused = Signal(object)

    def __init__(self, over: QWidget, title: str, words: Words, view: View, faces: Faces) -> None:
        """Lie hidden over `over`, with the hand of `view`, in the faces of the table's deck."""
        super().__init__(over, title, words.text("shell-close"), width=WIDTH)
        self._words, self._view, self._faces = words, view, faces
        self._hinted: frozenset[Card] = frozenset()
        self._named: dict[Card, tuple[tuple[str, ...], str]] = {}
        self._said = Label("", Role.LINE)
        self._said.hide()
        self._main = MainButton("", "opened", key_hint=words.text("key-enter"))
        self._main.clicked.connect(self.decide)
        self.grid = CardGrid()

    def first_focus(self) -> QWidget | None:
        """Start on the first card that may be ticked."""
        return self.grid.current

    def open(self) -> None:
        """Show the sheet, fitted once more when its words are dressed: only then their heights are known."""
        super().open()
        QTimer.singleShot(0, self, self.resize_to_content)

    def decide(self) -> None:
        """Make the move that the ticks ask for, or say what is missing."""
        raise NotImplementedError

    def tell(self, said: Message) -> None:
        """Say something, on the sheet too."""
        self.show_said(said)
        self.told.emit(said)

    def refuse(self, refusal: Refusal) -> None:
        """Say why something may not be."""
        self.show_said(refusal.message, Tone.BAD)
        self.refused.emit(refusal)

    def show_said(self, said: Message, tone: Tone = Tone.INK) -> None:
        """Show what is said on the sheet, without saying it."""
        self._said.setText(self._words.say(said).visual)
        self._said.set_tone(tone)
        self._said.show()
        self.resize_to_content()
        QTimer.singleShot(0, self, self._keep_said_in_sight)

    def mark(self, hinted: frozenset[Card]) -> None:
        """Mark the cards that a hint is about, no others."""
        self._hinted = hinted
        for box in self.grid.boxes:
            signs, why = self._named[box.card]
            self._name(box, *signs, why=why)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Decide on Enter, wherever the focus is but on another button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.decide()
        else:
            super().keyPressEvent(event)

    def _keep_said_in_sight(self) -> None:
        if self._scroll is not None:
            self._scroll.ensureWidgetVisible(self._said)

    def _name(self, box: CardBox, *signs: str, why: str = "") -> None:
        """Call a box by its card with the signs that it bears: ids of sentences."""
        self._named[box.card] = signs, why
        hinted = box.card in self._hinted
        told = (*signs, *["tarot-box-hinted"] * hinted)
        parts = (message("tarot-card", card=box.card), *(message(sign) for sign in told))
        box.set_name(self._words.spoken("parts", parts=parts), why)
        box.mark(hinted=hinted)

    def _look_button(self) -> PlainButton:
        """Make the button that shows the own hand over the sheet."""
        button = PlainButton(self._words.text("tarot-look"), "person")
        button.clicked.connect(lambda: HandSheet(self._over, self._words, self._view.hand, self._faces).open())
        return button

    def _fill(self, room: QSize) -> None:
        """Draw the cards as large as the rest of the sheet lets them be."""
        width = room.width() - INSET
        rest = self._inner.heightForWidth(room.width()) - self.grid.heightForWidth(width)
        self.grid.set_room(room.height() - rest - INSET)
