"""How cards are taken from the table or combinations merged, where manipulation is on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.playroom.moves import End, Merge, TakeEnd, TakeWhole
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.scoring import meld_value, meld_values
from cardtable.kernel.cards import JOKER
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.rummy.melds import LEAST, LONGEST_RUN, Kind, Meld

if TYPE_CHECKING:
    from cardtable.games.playroom.view import View


def _barred(view: View) -> Refusal | None:
    """Refuse every manipulation where it is off, or before opening (PR-44, PR-Q37)."""
    if not view.options.manipulation:
        return refuse("PR-44", "playroom-refused-no-manipulation")
    if view.seat not in view.opened:
        return refuse("PR-24", "playroom-refused-manipulation-before-opening", needed=view.options.first_meld)
    return None


def _found(view: View, number: int) -> Meld | Refusal:
    barred = _barred(view)
    if barred:
        return barred
    return view.meld(number) or refuse("GE-03", "refused-no-such-combination", number=number)


def take_end(view: View, move: TakeEnd) -> Preview | Refusal:
    """Judge the taking of one card (PR-44, PR-Q38 to PR-Q41)."""
    meld = _found(view, move.number)
    if isinstance(meld, Refusal):
        return meld
    if move.card == JOKER:
        return refuse("PR-Q39", "playroom-refused-joker-taken")
    if move.card not in meld.cards:
        return refuse("GE-03", "playroom-refused-card-not-there", card=move.card)
    if len(meld.cards) == LEAST:
        return refuse("PR-44", "playroom-refused-three-stay")
    at = _place_of(meld, move)
    if at is None:
        return refuse("PR-44", "playroom-refused-ends-only", cards=(meld.cards[0], meld.cards[-1]))
    left = replace(meld, cards=meld.cards[:at] + meld.cards[at + 1 :])
    end = None
    if meld.kind is Kind.RUN:
        end = End.LOW if at == 0 else End.HIGH
        left = replace(left, low=meld.low + (at == 0))
    return Preview(meld.kind, left, -meld_values(meld, view.options)[at], end=end)


def _place_of(meld: Meld, move: TakeEnd) -> int | None:
    """Find the card in the combination: at an end of a run (the cheaper one first), anywhere in a set."""
    if meld.kind is not Kind.RUN:
        return meld.cards.index(move.card)
    last = len(meld.cards) - 1
    wanted = {None: (0, last), End.LOW: (0,), End.HIGH: (last,)}[move.end]
    return next((at for at in wanted if meld.cards[at] == move.card), None)


def take_whole(view: View, move: TakeWhole) -> Preview | Refusal:
    """Judge the taking of a whole combination (PR-44, PR-45, PR-Q39)."""
    meld = _found(view, move.number)
    if isinstance(meld, Refusal):
        return meld
    if JOKER in meld.cards:
        return refuse("PR-Q39", "playroom-refused-joker-inside")
    return Preview(meld.kind, meld, -meld_value(meld, view.options))


def merge(view: View, move: Merge) -> Preview | Refusal:
    """Judge the joining of two combinations (PR-46, PR-Q42)."""
    first = _found(view, move.first)
    if isinstance(first, Refusal):
        return first
    second = _found(view, move.second)
    if isinstance(second, Refusal):
        return second
    if move.first == move.second:
        return refuse("PR-46", "playroom-refused-merge-itself")
    if first.kind is not Kind.RUN or second.kind is not Kind.RUN or first.suit != second.suit:
        return refuse("PR-Q42", "playroom-refused-merge-runs-only")
    return _joined(*sorted((first, second), key=lambda run: run.low))


def _joined(lower: Meld, upper: Meld) -> Preview | Refusal:
    cards = lower.cards + upper.cards
    if lower.high + 1 != upper.low:
        return refuse("PR-Q42", "playroom-refused-merge-gap")
    if cards.count(JOKER) > 1:
        return refuse("PR-Q42", "playroom-refused-merge-two-jokers")
    if len(cards) > LONGEST_RUN:
        return refuse("PR-Q42", "playroom-refused-merge-too-long")
    return Preview(Kind.RUN, Meld(Kind.RUN, cards, lower.low))
