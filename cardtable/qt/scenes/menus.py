"""What can be asked of a place, listed with the reasons of what cannot."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.games.playroom.moves import Discard, End, Extend, Merge, Move, TakeEnd, TakeMeldBack, TakeWhole
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import TableMeld, View
from cardtable.games.playroom.wording import describe_meld, describe_preview
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.qt.scenes.targets import Judge
from cardtable.rummy.melds import Kind, Meld


@dataclass(frozen=True, slots=True)
class Begin:
    """Ask for a draft that begins with a card of the hand."""

    key: int


@dataclass(frozen=True, slots=True)
class Describe:
    """Ask for a combination to be said."""

    number: int


Ask = Move | Begin | Describe


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu: what it says, what it asks for, why it cannot be had; `under` names a list it belongs to."""

    says: Message
    asks: Ask
    reason: Message | None = None
    effect: Message | None = None
    under: Message | None = None


class Menus:
    """List the entries for one view."""

    def __init__(self, view: View, judge: Judge) -> None:
        self._view = view
        self._judge = judge

    def for_card(self, key: int, card: Card) -> list[Entry]:
        """List what can become of a card of the hand: every combination it fits, the discard, a new combination."""
        targets = [
            self._entry(message("scene-menu-play-to", meld=describe_meld(laid, self._view)), move)
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
        number, meld = laid.number, laid.meld
        entries = [*self._takings(number, meld), *self._merges(laid)]
        entries.append(self._entry(message("scene-menu-take-whole"), TakeWhole(number)))
        if JOKER in meld.cards:
            entries.append(self._swap(number, meld))
        if number in self._view.provisional:
            entries.append(self._entry(message("scene-menu-take-back"), TakeMeldBack(number)))
        return [*entries, Entry(message("scene-menu-describe"), Describe(number))]

    def _takings(self, number: int, meld: Meld) -> list[Entry]:
        """Name the first card with the last; in a set of four any card can be taken."""
        if meld.kind is not Kind.RUN:
            return [
                self._entry(message("scene-menu-take", card=card), TakeEnd(number, card))
                for card in dict.fromkeys(meld.natural)
            ]
        first, last = meld.cards[0], meld.cards[-1]
        return [
            self._entry(message("scene-menu-take-first", card=first), TakeEnd(number, first, End.LOW)),
            self._entry(message("scene-menu-take-last", card=last), TakeEnd(number, last, End.HIGH)),
        ]

    def _merges(self, laid: TableMeld) -> list[Entry]:
        """List the combinations to merge with; those that cannot be are named only where none can."""
        under = message("scene-menu-merge")
        others = [other for other in self._view.table if other.number != laid.number]
        entries = [
            self._entry(
                message("scene-menu-merge-with", meld=describe_meld(other, self._view)),
                Merge(laid.number, other.number),
                under,
            )
            for other in others
        ]
        possible = [entry for entry in entries if entry.reason is None]
        if possible or not entries:
            return possible
        return [Entry(under, entries[0].asks, entries[0].reason)]

    def _swap(self, number: int, meld: Meld) -> Entry:
        means = meld.joker_means
        says = message("scene-menu-swap", cards=means)
        held = next((card for card in means if card in self._view.hand), means[0])
        move = Extend(number, held)
        answer = self._judge(self._view, move)
        if isinstance(answer, Preview) and not answer.swap:
            return Entry(says, move, message("scene-joker-open", cards=means))
        return self._entry(says, move)

    def _extensions(self, laid: TableMeld, card: Card) -> list[Extend]:
        if laid.meld.kind is Kind.RUN and card.rank == "A":
            ends = [
                Extend(laid.number, card, end)
                for end in End
                if isinstance(self._judge(self._view, Extend(laid.number, card, end)), Preview)
            ]
            return ends or [Extend(laid.number, card)]
        return [Extend(laid.number, card)]

    def _entry(self, says: Message, move: Move, under: Message | None = None) -> Entry:
        answer = self._judge(self._view, move)
        if isinstance(answer, Refusal):
            return Entry(says, move, answer.message, under=under)
        return Entry(says, move, effect=_consequences(describe_preview(self._view, move, answer)), under=under)


def _why_nowhere(targets: list[Entry], card: Card) -> Message:
    """Say why a card can be added nowhere: the reason that all combinations share, else that it fits none."""
    reasons = [entry.reason for entry in targets if entry.reason is not None]
    if not reasons:
        return message("scene-nothing-to-extend")
    shared = all(reason == reasons[0] for reason in reasons)
    return reasons[0] if shared and len(reasons) > 1 else message("scene-fits-nowhere", card=card)


def _consequences(told: Message) -> Message | None:
    """Leave out the deed, which comes first and which the entry itself says; None where it has no consequences."""
    parts = told.args.get("parts")
    after = tuple(part for part in parts[1:] if isinstance(part, Message)) if isinstance(parts, tuple) else ()
    return Message(told.id, {"parts": after}) if after else None
