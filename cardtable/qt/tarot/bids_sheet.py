"""The bids of the round as a list to be walked."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from cardtable.games.tarot import wording
from cardtable.games.tarot.view import View
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.words import Words


def bids_sheet(over: QWidget, words: Words, view: View) -> ListSheet:
    """Make the list: a line a bid or pass, in their order; one line where nobody has spoken."""
    said = tuple(wording.bid_said(seen) for seen in wording.spoken_bids(view)) or (wording.bids(view),)
    lines = [Entry.of(words.say(line), pickable=False) for line in said]
    return ListSheet(over, words.text("tarot-auction"), words.text("shell-close"), lines)
