"""What Playroom Rummy lets a player do with a combination that lies."""

from __future__ import annotations

from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import End, Extend, Merge, TakeEnd, TakeMeldBack, TakeWhole
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording import describe_meld
from cardtable.kernel.cards import JOKER
from cardtable.kernel.message import message
from cardtable.qt.tables.entries import Entry, Judged
from cardtable.rummy.melds import Kind, Meld, TableMeld


def deeds(view: View, laid: TableMeld, judged: Judged) -> list[Entry]:
    """List what can be taken, merged, swapped, with the reasons of what cannot."""
    number, meld = laid.number, laid.meld
    entries = [*_takings(number, meld, judged), *_merges(view, laid, judged)]
    entries.append(judged(message("scene-menu-take-whole"), TakeWhole(number), None))
    if JOKER in meld.cards:
        entries.append(_swap(view, number, meld, judged))
    if number in view.provisional:
        entries.append(judged(message("scene-menu-take-back"), TakeMeldBack(number), None))
    return entries


def _takings(number: int, meld: Meld, judged: Judged) -> list[Entry]:
    """Name the first card with the last; in a set of four any card can be taken."""
    if meld.kind is not Kind.RUN:
        return [
            judged(message("scene-menu-take", card=card), TakeEnd(number, card), None)
            for card in dict.fromkeys(meld.natural)
        ]
    first, last = meld.cards[0], meld.cards[-1]
    return [
        judged(message("scene-menu-take-first", card=first), TakeEnd(number, first, End.LOW), None),
        judged(message("scene-menu-take-last", card=last), TakeEnd(number, last, End.HIGH), None),
    ]


def _merges(view: View, laid: TableMeld, judged: Judged) -> list[Entry]:
    """List the combinations to merge with; those that cannot be are named only where none can."""
    under = message("scene-menu-merge")
    others = [other for other in view.table if other.number != laid.number]
    entries = [
        judged(
            message("scene-menu-merge-with", meld=describe_meld(other, view)), Merge(laid.number, other.number), under
        )
        for other in others
    ]
    possible = [entry for entry in entries if entry.reason is None]
    if possible or not entries:
        return possible
    return [Entry(under, entries[0].asks, entries[0].reason)]


def _swap(view: View, number: int, meld: Meld, judged: Judged) -> Entry:
    means = meld.joker_means
    says = message("scene-menu-swap", cards=means)
    held = next((card for card in means if card in view.hand), means[0])
    move = Extend(number, held)
    answer = judge(view, move)
    if isinstance(answer, Preview) and not answer.swap:
        return Entry(says, move, message("scene-joker-open", cards=means))
    return judged(says, move, None)
