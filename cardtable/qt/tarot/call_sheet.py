"""The card that a declarer calls for a partner."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QWidget

from cardtable.games.tarot.calling import callable_cards, has_all_four
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import Call
from cardtable.games.tarot.view import View
from cardtable.games.tarot.wording import describe_preview
from cardtable.kernel.cards import SUITS, Card
from cardtable.kernel.message import message
from cardtable.kernel.refusal import Refusal
from cardtable.play.hand_order import by_suit
from cardtable.qt import theme
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.card_box import CardBox
from cardtable.qt.tarot.card_sheet import WIDTH, CardSheet
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Label, PlainButton, Tone
from cardtable.qt.words import Words

FEW, MANY = 900, WIDTH
"""The widest the sheet gets with four cards, with all that may be called; in a narrower room buttons say less."""
RANKS: Final = ("K", "Q")
"""What is called first, what second."""


class CallSheet(CardSheet):
    """The kings, for a second call the queens, of which one is chosen; more cards where all four are in the hand."""

    def __init__(self, over: QWidget, words: Words, view: View, faces: Faces) -> None:
        """Lie hidden over `over`; `view` is the declarer's, who is to call."""
        called = tuple(each.card for each in view.called)
        self._rank = RANKS[len(called)]
        super().__init__(over, words.text("tarot-call-title", rank=self._rank), words, view, faces)
        self._called = called
        self._all_four = has_all_four(view.hand, called)
        self._wide = False
        self._width = FEW
        self._more = PlainButton("", "add")
        self._add_lines()
        self.content.addWidget(self.grid)
        self.content.addWidget(self._said)
        self._lay_foot()
        self._lay_cards()

    def decide(self) -> None:
        """Call the chosen card; say what is missing where none is."""
        if not self.grid.ticked:
            self.tell(message("tarot-call-choose"))
            return
        move = Call(self.grid.ticked[0])
        answer = judge(self._view, move)
        if isinstance(answer, Refusal):
            self.refuse(answer)
            return
        self.accept()
        self.asked.emit(move)

    def show_more(self) -> None:
        """Show all cards that may be called, or the four alone again; without all four, say the rule (FT-Q12)."""
        if self._all_four:
            self._wide = not self._wide
            self._width = MANY if self._wide else FEW
            self._lines.setVisible(not self._wide)
            self._lay_cards()
            self.resize_to_content()
            self.grid.focus_current()
            return
        low = next(card for card in map(_two, SUITS) if card not in self._called)
        answer = judge(self._view, Call(low))
        if isinstance(answer, Refusal):
            self.refuse(answer)

    def _lay_cards(self) -> None:
        """Lay the cards out of which one is chosen."""
        cards = callable_cards(self._view.hand, self._called)
        if not self._wide:
            cards = tuple(card for card in cards if card.rank == self._rank)
        self.grid.lay(self.title.text(), [self._box(card) for card in sorted(cards, key=by_suit)])
        self._follow()

    def _box(self, card: Card) -> CardBox:
        box = CardBox(card, self._faces, one_of_several=True)
        own = card in self._view.hand
        self._name(box, *["tarot-box-own"] * own)
        if own:
            box.set_tag(self._words.text("tarot-box-own"), "person")
        box.clicked.connect(self._choose)
        box.doubled.connect(self.decide)
        return box

    def _walked(self, box: CardBox) -> None:
        """Choose the card to which a key has led, as it is usual where one of several stands."""
        box.click()

    def _choose(self) -> None:
        """Say what the chosen card would lead to, where it is an own one."""
        move = Call(self.grid.ticked[0])
        answer = judge(self._view, move)
        if not isinstance(answer, Refusal) and answer.own:
            self.tell(describe_preview(self._view, move, answer))
        else:
            self._said.hide()
        self._follow()

    def _follow(self) -> None:
        text, chosen = self._words.text, self.grid.ticked
        words = text("tarot-would-call", card=chosen[0]) if chosen else text("tarot-call")
        roomy = self._over.width() >= theme.current().scaled(FEW)
        self._main.set_words(words, key_hint=text("key-enter") if roomy else "")
        self._main.set_available(bool(chosen))
        self._more.set_words(text("tarot-call-fewer" if self._wide else "tarot-call-more", rank=self._rank))
        barred = text("tarot-call-more-barred", rank=self._rank)
        self._more.set_available(self._all_four, barred if roomy else "")
        self._more.setAccessibleDescription("" if self._all_four else barred)

    def _add_lines(self) -> None:
        """Tell what the call is for, which card is called already."""
        text = self._words.text
        lines = [text("tarot-call-rule")]
        if self._called:
            lines.append(text("tarot-call-before", card=self._called[0]))
        self._lines = Label("\n".join(lines), Role.BODY, Tone.SECONDARY)
        self.content.addWidget(self._lines)
        self.setAccessibleDescription(" ".join(lines))

    def _lay_foot(self) -> None:
        self.foot.addWidget(self._look_button())
        self.foot.addWidget(self._more)
        self.foot.addStretch(1)
        self.foot.addWidget(self._main)
        self._more.clicked.connect(self.show_more)
        self.grid.walked.connect(self._walked)


def _two(suit: str) -> Card:
    return Card("2", suit)
