"""The auction on the felt: what has been bid, what may be bid now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardtable.games.tarot import wording
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.facts import BidMade, Passed
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import MakeBid, Move, Pass
from cardtable.games.tarot.phases import Bidding
from cardtable.games.tarot.tally import plain
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.refusal import Refusal
from cardtable.qt import theme
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.tarot.bid_button import BidButton, tight_height
from cardtable.qt.tarot.bid_tag import BidTag
from cardtable.qt.theme import Role
from cardtable.qt.widgets import FlowLayout, IconButton, Label, Lift, Panel, Tone, set_tip
from cardtable.qt.words import Words

PADDING: Final = 10
BUTTONS_GAP: Final = 8
TIGHT: Final = 6
"""The padding with the gaps where there is little room."""
ROOMY: Final = 680
"""From this width in px on, keys and reasons stand beside the words of the buttons."""
REASONS: Final = {
    "tarot-refused-bid-too-low": "tarot-auction-lower",
    "tarot-refused-no-simple-take": "tarot-auction-not-here",
}
"""The refusals of a bid in a word or two."""


class AuctionBar(Panel):
    """Buttons for the contracts with what they multiply, for a pass; over them all bids of the round in their order.

    `asked` carries a move, a refused one too, so that the rule is heard. `left` gives the focus back to the table,
    `bids_wanted` asks for the bids as a list, `grown` for another height.
    """

    asked = Signal(object)
    left = Signal()
    bids_wanted = Signal()
    grown = Signal()

    def __init__(self, words: Words, letters: Letters) -> None:
        """Show no auction yet."""
        super().__init__(padding=PADDING, lift=Lift.RESTING)
        self._words, self._letters = words, letters
        self._view: View | None = None
        self._bids: tuple[BidMade | Passed, ...] | None = None
        self._tall = 0
        self._turn = Label("", Role.BODY, Tone.SECONDARY)
        self._list = IconButton("messages", "")
        self._said = QWidget()
        self._tags = FlowLayout(self._said, spacing=6)
        self._buttons = {bid: BidButton() for bid in Bid}
        self._pass = BidButton()
        self._hinted: frozenset[object] = frozenset()
        self._tight = False
        self._lay_out()
        words.changed.connect(self.retell)
        letters.changed.connect(self.retell)

    def follow(self, view: View) -> None:
        """Show the auction as it stands."""
        self._view = view
        bids = wording.spoken_bids(view)
        if bids != self._bids:
            self._bids = bids
            self._lay_tags()
        self.retell()

    def mark(self, hinted: frozenset[object]) -> None:
        """Mark the bid or pass that a hint advises, no other."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.retell()

    def set_tight(self, *, tight: bool) -> None:
        """Take little room: the plates show the highest bid, the list all of them."""
        if tight == self._tight:
            return
        self._tight = tight
        for button in (*self._buttons.values(), self._pass):
            button.set_tight(tight=tight)
        margin = self.margin + (TIGHT if tight else PADDING)
        self.body.setContentsMargins(margin, margin, margin, margin)
        self._row.setSpacing(TIGHT if tight else BUTTONS_GAP)
        if tight:
            self._row.addWidget(self._list)
        else:
            self._head.addWidget(self._list, 0, Qt.AlignmentFlag.AlignTop)
        self._lay_tags()
        self.retell()

    def enter(self) -> None:
        """Put the focus on the lowest contract that may be bid, on the pass where there is none."""
        free = (button for button in self._buttons.values() if button.available)
        next(free, self._pass).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def choose(self, nth: int) -> None:
        """Put the focus on the n-th contract, counted from 1."""
        buttons = tuple(self._buttons.values())
        if 0 < nth <= len(buttons):
            buttons[nth - 1].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def retell(self) -> None:
        """Say everything in the language spoken now."""
        view, text = self._view, self._words.text
        if view is None:
            return
        self.setAccessibleName(text("tarot-auction"))
        self._list.set_name(text("tarot-auction-list"))
        self._turn.setText(self._turn_line(view))
        self._said.setAccessibleName(self._words.say(wording.bids(view)).spoken)
        for nth, (bid, button) in enumerate(self._buttons.items(), start=1):
            self._tell_bid(view, bid, button, nth)
        self._pass.set_words(
            text("tarot-auction-pass"), key_hint=self._hint(self._letters.hint(Verb.PASS, self._words))
        )
        self._pass.setAccessibleName(self._named(message("tarot-auction-pass"), Pass()))
        self._pass.mark(hinted=Pass() in self._hinted)
        self._pass.set_available(view.my_turn)
        self._pass.setAccessibleDescription("" if view.my_turn else self._turn_line(view))
        side = tight_height() if self._tight else theme.current().control_height
        self._list.setFixedSize(side, side)
        tall = self.heightForWidth(self.width())
        if tall != self._tall:
            self._tall = tall
            self.grown.emit()

    def minimumSizeHint(self) -> QSize:
        """Return the size under which a button would be cut off."""
        return QSize(super().minimumSizeHint().width(), self.heightForWidth(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show keys and reasons where there is room."""
        super().resizeEvent(event)
        if self._roomy_at(event.oldSize().width()) != self._roomy_at(self.width()):
            self.retell()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Walk along the buttons by the arrows; a digit leads to a contract, Escape back to the table."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            self.left.emit()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            self.choose(key - Qt.Key.Key_0)
        else:
            return self._walk(watched, key)
        return True

    def _walk(self, watched: QObject, key: Qt.Key) -> bool:
        stops = [*self._buttons.values(), self._pass]
        at = next(nth for nth, stop in enumerate(stops) if stop is watched)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        onward = Qt.Key.Key_Left if mirrored else Qt.Key.Key_Right
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: -1, onward: 1}
        if key in steps:
            to = (at + steps[key]) % len(stops)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            to = 0 if key is Qt.Key.Key_Home else len(stops) - 1
        else:
            return False
        stops[to].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _tell_bid(self, view: View, bid: Bid, button: BidButton, nth: int) -> None:
        """Name a contract; one that may not be bid says why, in short to the eye."""
        text = self._words.text
        button.set_words(
            text("tarot-auction-bid", bid=bid.value, multiplier=plain(bid.multiplier)), key_hint=self._hint(str(nth))
        )
        button.setAccessibleName(self._named(wording.describe_bid(bid), MakeBid(bid)))
        button.mark(hinted=MakeBid(bid) in self._hinted)
        answer = judge(view, MakeBid(bid))
        refused = answer if isinstance(answer, Refusal) else None
        short = REASONS.get(refused.message.id, "") if refused and self._roomy_at(self.width()) else ""
        button.set_available(refused is None, text(short) if short else "")
        about = text(f"tarot-bid-{bid.value}-help")
        button.setAccessibleDescription(self._words.say(refused.message).spoken if refused else about)
        set_tip(button, about)

    def _named(self, name: Message, move: Move) -> str:
        """Say a button, with the hint that advises it."""
        parts = (name, *[message("tarot-box-hinted")] * (move in self._hinted))
        return self._words.spoken("parts", parts=parts)

    def _hint(self, key: str) -> str:
        return key if self._roomy_at(self.width()) else ""

    @staticmethod
    def _roomy_at(width: int) -> bool:
        return width >= theme.current().scaled(ROOMY)

    def _turn_line(self, view: View) -> str:
        if view.turn is None or view.my_turn:
            return self._words.text("tarot-auction-turn")
        return self._words.text("tarot-auction-wait", who=Who(view.turn))

    def _lay_tags(self) -> None:
        """Lay a tag for each bid, in the order in which they were made."""
        for tag in self._said.findChildren(BidTag):
            tag.setParent(None)
            tag.deleteLater()
        highest = self._view.phase.highest if self._view and isinstance(self._view.phase, Bidding) else None
        for seen in self._bids or ():
            said = self._words.say(wording.bid_said(seen))
            top = highest is not None and isinstance(seen, BidMade) and seen.bid is highest.bid
            picture = self._words.cast[seen.seat].picture
            self._tags.addWidget(BidTag(picture, said.visual, said.spoken, highest=top))
        self._said.setVisible(bool(self._bids) and not self._tight)
        self._turn.setVisible(not self._bids and not self._tight)

    def _lay_out(self) -> None:
        self._head = head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._said, 1)
        head.addWidget(self._turn, 1)
        head.addWidget(self._list, 0, Qt.AlignmentFlag.AlignTop)
        holder = QWidget()
        self._row = row = FlowLayout(holder, spacing=BUTTONS_GAP)
        for button in (*self._buttons.values(), self._pass):
            row.addWidget(button)
            button.installEventFilter(self)
        for bid, button in self._buttons.items():
            button.clicked.connect(lambda _=False, bid=bid: self.asked.emit(MakeBid(bid)))
        self._pass.clicked.connect(lambda: self.asked.emit(Pass()))
        self._list.clicked.connect(self.bids_wanted)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        for part in (self._said, holder):
            part.setSizePolicy(policy)
        self.body.setSpacing(8)
        self.body.addLayout(head)
        self.body.addWidget(holder)
