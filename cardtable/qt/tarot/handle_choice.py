"""The handle that is announced with the put-back: none, or one of the sizes that the hand allows."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cardtable.games.tarot.handles import Size
from cardtable.games.tarot.moves import ShowHandle
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import message
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.handle_sheet import HandleSheet
from cardtable.qt.tarot.handle_words import choice, handles, held, put_away
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, PlainButton, Tone
from cardtable.qt.words import Words

NONE: Final = "none"


class HandleChoice(QWidget):
    """`cards` are those to be shown, empty for no handle; `changed` tells of another choice, `told` says it."""

    changed = Signal()
    told = Signal(object)

    def __init__(self, over: QWidget, words: Words, view: View, faces: Faces) -> None:
        """Choose none; `over` is where the cards of a handle can be chosen one by one."""
        super().__init__()
        self._over, self._words, self._view, self._faces = over, words, view, faces
        self._hand = view.hand
        self.cards: tuple[Card, ...] = ()
        self._offered: tuple[Size, ...] | None = None
        self._held = Label("", Role.BODY, Tone.SECONDARY)
        self._chips = QWidget()
        self._pick = PlainButton(words.text("tarot-handle-pick"), "options")
        self._pick.clicked.connect(self._open_sheet)
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        self._lay_out()

    def choose(self, cards: tuple[Card, ...]) -> None:
        """Choose the cards of a handle; one that the hand does not allow counts as none."""
        if cards and not set(cards) <= set(self._hand):
            cards = ()
        self._show(cards)

    def follow(self, hand: tuple[Card, ...]) -> None:
        """Offer what a hand allows; a choice that it does not allow any more falls back to none."""
        self._hand = hand
        offered = tuple(handles(hand, self._view.players))
        self._held.setText(self._words.say(held(hand, self._view.players)).visual)
        if offered != self._offered:
            self._offered = offered
            self._offer()
        if any(card not in hand for card in self.cards):
            self._show(())

    def _offer(self) -> None:
        """Lay a chip for none, one for each size."""
        sizes, players = self._offered or (), self._view.players
        named = [(size.value, self._words.say(choice(size, players)).visual) for size in sizes]
        value = self._size()
        self._row.removeWidget(self._chips)
        self._chips.hide()
        self._chips.deleteLater()
        title, none = self._words.text("tarot-handle"), self._words.text("tarot-handle-none")
        chips = Chips(title, [(NONE, none), *named], value if value in sizes else NONE)
        chips.setAccessibleDescription(self._words.say(held(self._hand, players)).spoken)
        chips.chosen.connect(self._choose_size)
        self._chips = chips
        self._row.insertWidget(0, chips)
        chips.setVisible(bool(sizes))
        self._pick.setVisible(bool(self.cards))

    def _size(self) -> str:
        found = handles(self._hand, self._view.players)
        return next((size.value for size, cards in found.items() if len(cards) == len(self.cards)), NONE)

    def _choose_size(self, size: str) -> None:
        self._show(() if size == NONE else handles(self._hand, self._view.players)[Size(size)])
        if self.cards:
            self.told.emit(message("tarot-handle-shows", cards=self.cards))

    def _show(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self._pick.setVisible(bool(cards))
        if isinstance(self._chips, Chips):
            self._chips.set_value(self._size())
        self.changed.emit()

    def _open_sheet(self) -> None:
        """Choose the cards one by one; the sheet judges them by the hand as it will be."""
        gone = tuple(card for card in self._view.hand if card not in self._hand)
        sheet = HandleSheet(self._over, self._words, put_away(self._view, gone), self._faces, self.cards)
        sheet.asked.connect(self._take)
        sheet.told.connect(self.told)
        sheet.refused.connect(lambda refusal: self.told.emit(refusal.message))
        sheet.open()

    def _take(self, move: ShowHandle) -> None:
        self._show(move.cards)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(Label(self._words.text("tarot-handle"), Role.BODY_STRONG, wrap=False))
        line.addWidget(self._held, 1)
        column.addLayout(line)
        self._row.addWidget(self._chips)
        self._row.addWidget(self._pick)
        self._row.addStretch(1)
        column.addLayout(self._row)
        self._pick.hide()
