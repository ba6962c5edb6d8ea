"""The cards that go back into the kitty, chosen with the handle in one window."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.games.tarot.exchanging import free_to_go, refuse_card
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import PutBack, ShowHandle
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.play.hand_order import by_suit
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.card_box import CardBox
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.handle_choice import HandleChoice
from cardtable.qt.tarot.handle_words import put_away
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, Meter, PlainButton, Tone
from cardtable.qt.words import Words


class PutBackSheet(CardSheet):
    """A box for each card of the hand; a handle is announced right after the cards are away, where one is chosen.

    Nothing is final before the button is pressed (FT-Q48). `ticked_cards` is what is chosen so far, `handle.cards` what
    is to be shown, both to be given to the next sheet where this one is left.
    """

    def __init__(
        self,
        over: QWidget,
        words: Words,
        view: View,
        faces: Faces,
        chosen: tuple[Card, ...] = (),
        handle: tuple[Card, ...] = (),
    ) -> None:
        """Lie hidden over `over`; `chosen` are ticked already, with the cards that have no choice (FT-Q17).

        `handle` are the trumps chosen already to be shown.
        """
        self._due = len(view.shown)
        super().__init__(over, words.text("tarot-put-title", due=self._due), words, view, faces)
        self._called = tuple(each.card for each in view.called)
        self._free = free_to_go(view.hand, self._called)
        self._progress = Meter()
        self._count = Label("", Role.SECTION, wrap=False)
        self._untick = PlainButton(words.text("tarot-put-untick"), "take-back")
        self.grid.lay(words.text("tarot-hand"), [self._box(card) for card in sorted(view.hand, key=by_suit)])
        self.content.addWidget(self.grid)
        self.content.addWidget(Label(self._rule(), Role.SECONDARY, Tone.SECONDARY))
        self.handle = HandleChoice(over, words, view, faces)
        self._lay_out()
        self.setAccessibleDescription(words.spoken("tarot-put-kitty", cards=view.shown))
        self._tick(tuple(dict.fromkeys((*self._forced(), *chosen)))[: self._due])
        self.handle.choose(handle)

    @property
    def ticked_cards(self) -> tuple[Card, ...]:
        """What is to go back, as far as it is chosen."""
        return self.grid.ticked

    def decide(self) -> None:
        """Put the cards back, then show the handle that was chosen; say what is missing or wrong."""
        move = PutBack(self.ticked_cards)
        answer = judge(self._view, move)
        if not isinstance(answer, Refusal) and self.handle.cards:
            answer = judge(put_away(self._view, move.cards), ShowHandle(self.handle.cards))
        if isinstance(answer, Refusal):
            self.refuse(answer)
            return
        self.accept()
        self.asked.emit(move)
        if self.handle.cards:
            self.asked.emit(ShowHandle(self.handle.cards))

    def untick_all(self) -> None:
        """Begin the choice anew."""
        self._tick(self._forced())
        self.told.emit(self._counted())
        self.grid.focus_current()

    def _box(self, card: Card) -> CardBox:
        box = CardBox(card, self._faces)
        refusal = refuse_card(self._view.hand, self._called, self._due, card)
        if refusal is None:
            box.clicked.connect(lambda: self._turned(box))
        else:
            box.bar(self._words.text("tarot-short-put-back-called") if card in self._called else "")
            box.barred_pressed.connect(lambda: self.refuse(refusal))
        self._sign(box, ())
        return box

    def _sign(self, box: CardBox, shown: tuple[Card, ...]) -> None:
        """Say of a card that it comes from the kitty, that it is shown in the handle."""
        refusal = refuse_card(self._view.hand, self._called, self._due, box.card)
        from_kitty = box.card in self._view.shown
        signs = ["tarot-box-kitty"] * from_kitty + ["tarot-box-shown"] * (box.card in shown)
        self._name(box, *signs, why=self._words.say(refusal.message).spoken if refusal else "")
        if box.card in shown:
            box.set_tag(self._words.text("tarot-box-shown"), "star")
        else:
            box.set_tag(self._words.text("tarot-box-kitty-short") if from_kitty else "", "cards-count")

    def _turned(self, box: CardBox) -> None:
        """Keep to the number that is due; say how far the choice is."""
        if len(self.ticked_cards) > self._due:
            box.setChecked(False)
            self.tell(message("tarot-put-enough", due=self._due))
            return
        self._said.hide()
        self._follow()
        self.told.emit(self._counted())

    def _tick(self, cards: tuple[Card, ...]) -> None:
        for box in self.grid.boxes:
            box.setChecked(box.card in cards and not box.barred)
        self._follow()

    def _forced(self) -> tuple[Card, ...]:
        """Give the cards that must go back whatever else does: all free ones where they do not suffice (FT-Q17)."""
        return self._free if len(self._free) < self._due else ()

    def _follow(self) -> None:
        """Show how far the choice is, what it leaves of the handles."""
        count, text = len(self.ticked_cards), self._words.text
        self._progress.show_share(count, self._due)
        self._count.setText(self._words.say(self._counted()).visual)
        self._untick.set_available(bool(count))
        self._main.set_words(text("tarot-put-play"), key_hint=text("key-enter"))
        self._main.set_available(count == self._due, text("tarot-put-missing", count=self._due - count))
        self.handle.follow(put_away(self._view, self.ticked_cards).hand)
        self._mark_shown()

    def _mark_shown(self) -> None:
        for box in self.grid.boxes:
            self._sign(box, self.handle.cards)

    def _counted(self) -> Message:
        return message("tarot-put-count", count=len(self.ticked_cards), due=self._due)

    def _rule(self) -> str:
        forced = len(self._free) < self._due
        return self._words.text("tarot-put-rule-forced" if forced else "tarot-put-rule")

    def _lay_out(self) -> None:
        self._progress.setAccessibleName(self._words.text("tarot-put-title", due=self._due))
        self.head.insertWidget(1, self._progress)
        self.head.insertWidget(2, self._count)
        self.head.setSpacing(12)
        self.content.addWidget(self.handle)
        self.content.addWidget(self._said)
        self.foot.addWidget(self._untick)
        self.foot.addStretch(1)
        self.foot.addWidget(self._main)
        self._untick.clicked.connect(self.untick_all)
        self.handle.changed.connect(self._mark_shown)
        self.handle.changed.connect(self.resize_to_content)
        self.handle.told.connect(self.told)
