"""The announcement of a handle with the trumps that are shown for it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.games.tarot.cards import is_trump
from cardtable.games.tarot.handles import Size, size_of
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import ShowHandle
from cardtable.games.tarot.preview import Preview
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import message
from cardtable.kernel.packs import FOOL
from cardtable.kernel.refusal import Refusal
from cardtable.play.hand_order import by_suit
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.tarot.card_box import CardBox
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.handle_words import choice, handles, held
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Chips, Label, PlainButton, Tone
from cardtable.qt.words import Words


class HandleSheet(CardSheet):
    """A box for each trump held, with the fool; those of the largest handle are ticked, others may be chosen."""

    def __init__(self, over: QWidget, words: Words, view: View, faces: Faces, chosen: tuple[Card, ...] = ()) -> None:
        """Lie hidden over `over`; `view` is the declarer's while a handle may be announced, with one possible at least.

        `chosen` are ticked already, else the largest handle.
        """
        super().__init__(over, words.text("tarot-handle"), words, view, faces)
        self._sizes = handles(view.hand, view.players)
        self._chips = Chips(words.text("tarot-handle-size"), self._named_sizes(), tuple(self._sizes)[-1].value)
        self._chips.chosen.connect(lambda size: self._tick(self._sizes[Size(size)]))
        self.content.addWidget(Label(words.say(held(view.hand, view.players)).visual, Role.LINE))
        self.content.addWidget(self._chips)
        trumps = sorted((card for card in view.hand if is_trump(card) or card == FOOL), key=by_suit)
        self.grid.lay(words.text("tarot-handle-trumps"), [self._box(card) for card in trumps])
        self.content.addWidget(self.grid)
        self._add_rules()
        self.content.addWidget(self._said)
        none = PlainButton(words.text("tarot-handle-decline"))
        none.clicked.connect(self.reject)
        self.foot.addWidget(none)
        self.foot.addStretch(1)
        self.foot.addWidget(self._main)
        self._tick(chosen or self._sizes[tuple(self._sizes)[-1]])

    def first_focus(self) -> QWidget | None:
        """Start on the sizes."""
        return self._chips.standing

    def decide(self) -> None:
        """Announce the handle, or say what is wrong with it."""
        answer = self._judge()
        if isinstance(answer, Refusal):
            self.refuse(answer)
            return
        move = ShowHandle(self.grid.ticked)
        self.accept()
        self.asked.emit(move)

    def _judge(self) -> Preview | Refusal:
        return judge(self._view, ShowHandle(self.grid.ticked))

    def _named_sizes(self) -> list[tuple[str, str]]:
        players = self._view.players
        return [(size.value, self._words.say(choice(size, players)).visual) for size in self._sizes]

    def _box(self, card: Card) -> CardBox:
        box = CardBox(card, self._faces)
        self._name(box)
        box.clicked.connect(self._turned)
        return box

    def _turned(self) -> None:
        """Follow a tick: another number of trumps may be another handle."""
        size = size_of(len(self.grid.ticked), self._view.players)
        if size is not None and size in self._sizes:
            self._chips.set_value(size.value)
        self._follow()
        answer = self._judge()
        if isinstance(answer, Refusal):
            self.refuse(answer)
        else:
            self.tell(message("tarot-handle-shows", cards=self.grid.ticked))

    def _tick(self, cards: tuple[Card, ...]) -> None:
        for box in self.grid.boxes:
            box.setChecked(box.card in cards)
        self._follow()
        self.tell(message("tarot-handle-shows", cards=cards))

    def _follow(self) -> None:
        text, answer = self._words.text, self._judge()
        size = "" if isinstance(answer, Refusal) or answer.handle is None else answer.handle.value
        self._main.set_words(text("tarot-handle-announce", size=size or "none"), key_hint=text("key-enter"))
        self._main.set_available(bool(size))

    def _add_rules(self) -> None:
        rules = ["tarot-handle-rule-ends", "tarot-handle-rule-pays"]
        if FOOL in self._view.hand:
            rules.insert(1, "tarot-handle-rule-fool")
        for rule in rules:
            self.content.addWidget(Label(self._words.text(rule), Role.SECONDARY, Tone.SECONDARY))
