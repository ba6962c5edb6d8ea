"""What can be asked of a place, listed with the reasons of what cannot."""

from __future__ import annotations

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.entries import Ask, Begin, Describe, Entry
from cardtable.qt.tables.manners import Judge
from cardtable.qt.tables.sight import AnyMove, AnyView
from cardtable.rummy.melds import Kind, TableMeld
from cardtable.rummy.moves import Discard, End, Extend

__all__ = ["Ask", "Begin", "Describe", "Entry", "Menus"]


class Menus:
    """List the entries for one view."""

    def __init__(self, view: AnyView, judge: Judge) -> None:
        self._view = view
        self._manners = meld_manners_of(view)
        self._judge = judge

    def for_card(self, key: int, card: Card) -> list[Entry]:
        """List what can become of a card of the hand: every combination it fits, the discard, a new combination."""
        targets = [
            self._entry(message("scene-menu-play-to", meld=self._manners.wording.describe_meld(laid, self._view)), move)
            for laid in self._view.table
            for move in self._extensions(laid, card)
        ]
        possible = [entry for entry in targets if entry.reason is None]
        return [
            *(possible or [Entry(message("scene-menu-play"), Begin(key), _why_nowhere(targets, card))]),
            self._entry(message("scene-menu-discard"), Discard(card)),
            Entry(message("scene-menu-begin"), Begin(key)),
        ]

    def for_meld(self, laid: TableMeld) -> list[Entry]:
        """List what can be done with a combination."""
        deeds = self._manners.deeds(self._view, laid, self._entry)
        return [*deeds, Entry(message("scene-menu-describe"), Describe(laid.number))]

    def _extensions(self, laid: TableMeld, card: Card) -> list[Extend]:
        if self._manners.aces_high and laid.meld.kind is Kind.RUN and card.rank == "A":
            ends = [
                Extend(laid.number, card, end)
                for end in End
                if not isinstance(self._judge(self._view, Extend(laid.number, card, end)), Refusal)
            ]
            return ends or [Extend(laid.number, card)]
        return [Extend(laid.number, card)]

    def _entry(self, says: Message, move: AnyMove, under: Message | None = None) -> Entry:
        answer = self._judge(self._view, move)
        if isinstance(answer, Refusal):
            return Entry(says, move, answer.message, under=under)
        effect = self._manners.wording.describe_effect(self._view, move, answer)
        return Entry(says, move, effect=effect, under=under)


def _why_nowhere(targets: list[Entry], card: Card) -> Message:
    """Say why a card can be added nowhere: the reason that all combinations share, else that it fits none."""
    reasons = [entry.reason for entry in targets if entry.reason is not None]
    if not reasons:
        return message("scene-nothing-to-extend")
    shared = all(reason == reasons[0] for reason in reasons)
    return reasons[0] if shared and len(reasons) > 1 else message("scene-fits-nowhere", card=card)
