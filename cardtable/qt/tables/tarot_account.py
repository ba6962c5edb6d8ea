"""How a round of French Tarot is explained on the score sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from cardtable.games.tarot import wording
from cardtable.games.tarot.cards import ALL_POINTS
from cardtable.games.tarot.facts import Entry, FinalKittyShown, Score
from cardtable.games.tarot.phases import RoundOver
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.games.tarot.view import View
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import by_suit
from cardtable.qt.tables.manners import Account
from cardtable.text.numerals import MINUS, number, signed

ROUGHLY: Final = "≈ "


def account(view: View) -> Account:
    """Explain the contract from the oudlers to what each defender pays, then the kitty of the end (FT-16)."""
    lines = wording.explained(view)
    shown = next((seen for seen in reversed(view.history) if isinstance(seen, FinalKittyShown)), None)
    if shown is None:
        return Account(lines)
    before = (message("tarot-answer-kitty-shown", cards=view.shown),) if view.shown else ()
    caption = message(f"tarot-account-kitty-{shown.side.value}")
    return Account(lines, tuple(sorted(shown.cards, key=by_suit)), caption, (*before, wording.tell(shown)))


def part(view: View, seat: Seat) -> Message:
    """Say what a seat was in a round that is over: declarer, partner, defender, alone; or that all passed."""
    tally = view.phase.tally if isinstance(view.phase, RoundOver) else None
    if isinstance(tally, MisereTally):
        return message("tarot-part-alone", who=Who(seat))
    if not isinstance(tally, Tally):
        return message("tarot-part-none", who=Who(seat))
    if seat == tally.contract.declarer:
        return message("tarot-part-declarer", who=Who(seat), bid=tally.contract.bid.value)
    return message("tarot-part-partner" if seat in tally.attack else "tarot-part-defender", who=Who(seat))


def formula(entry: Entry) -> str:
    """Write the terms of an entry: +62 × 3, +52 × 3 × 2/3; empty where its number says all (FT-26 to FT-31)."""
    if entry.score is Score.MISERE:
        return f"{ALL_POINTS} {MINUS} {number(entry.each)} × {entry.times}"
    if entry.times == 1:
        return ""
    each = Fraction(entry.each) * (1 if entry.points >= 0 else -1)
    share = "" if entry.share == 1 else f" × {number(entry.share)}"
    exact = each * entry.times * entry.share == entry.points
    return f"{'' if exact else ROUGHLY}{signed(each)} × {entry.times}{share}"
