"""How a round came to its points, step by step, over the table of the players."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cardtable.kernel.message import Message
from cardtable.qt.stylesheet import RADIUS_CHIP
from cardtable.qt.tables.manners import Account
from cardtable.qt.theme import Role
from cardtable.qt.widgets import FlowLayout, Label, Lift, Panel, Tone
from cardtable.qt.windows.score_cells import MiniHand
from cardtable.qt.words import Words

PADDING: Final = 8
GAP: Final = 8


class AccountStrip(QWidget):
    """Each step of the reckoning in a box of its own, in reading order, then the cards laid open at the end."""

    def __init__(self, words: Words, account: Account) -> None:
        """Explain a round that is over."""
        super().__init__()
        self.setAccessibleName(words.text("sheet-account"))
        steps = FlowLayout(self, spacing=GAP)
        for line in account.lines:
            steps.addWidget(_step(words, line))
        if account.caption is not None:
            steps.addWidget(_cards(words, account, account.caption))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def _step(words: Words, line: Message) -> Panel:
    said = words.say(line)
    box = Panel(said.spoken or said.visual, radius=RADIUS_CHIP, padding=PADDING, lift=Lift.FLAT)
    box.body.addWidget(Label(said.visual, Role.BODY, wrap=False, tabular=True))
    return box


def _cards(words: Words, account: Account, caption: Message) -> QWidget:
    """Show the cards in small, with a few words; all of it is said with their names."""
    holder = QWidget()
    holder.setAccessibleName(" ".join(words.say(line).spoken for line in account.told))
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(GAP)
    row.addWidget(Label(words.say(caption).visual, Role.BODY, Tone.SECONDARY, wrap=False))
    row.addWidget(MiniHand(account.cards, words.text("cards", cards=account.cards)), 0, Qt.AlignmentFlag.AlignVCenter)
    return holder
