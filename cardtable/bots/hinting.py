"""How a hint at a rummy of draw, meld, discard is worded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from cardtable.bots.foresight import Foreseen, M, P, V
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Message, Written, message
from cardtable.rummy.melds import Kind, Meld, places
from cardtable.rummy.moves import End, Extend, LayMeld

_NEAR = 2
"""Two cards of a suit that lie so many places apart can still meet in a run."""


def as_it_lies(meld: Meld) -> tuple[Written, ...]:
    """Write the cards of a combination, its joker with what it stands for where that is certain."""
    means = meld.joker_means
    meaning = means[0] if len(means) == 1 else None
    return tuple(Written(card, meaning if card == JOKER else None) for card in meld.cards)


def laid(meld: Meld) -> Message:
    """Say a new combination as a step."""
    return message("hint-lay", kind=meld.kind.value, cards=as_it_lies(meld))


def extended(card: Card, before: Meld, end: End | None) -> Message:
    """Say a lay-off as a step; the end of a run is named for an ace alone, which may fit both."""
    named = end.value if end is not None and before.kind is Kind.RUN and card.rank == "A" else ""
    return message("hint-extend", card=card, cards=as_it_lies(before), end=named)


def part_new(meld: Meld) -> Message:
    """Say a new combination among the cards that go down."""
    return message("hint-part-new", kind=meld.kind.value, cards=as_it_lies(meld))


def part_onto(card: Card, before: Meld) -> Message:
    """Say a lay-off among the cards that go down."""
    return message("hint-part-onto", card=card, cards=as_it_lies(before))


def where(parts: Iterable[Message]) -> Message:
    """Say all that goes down, one thing after the other, without an order."""
    said = reduce(lambda first, rest: message("hint-several", first=first, rest=rest), parts)
    return message("hint-cards", parts=said)


def gone(before: Sequence[Card], after: Sequence[Card]) -> int:
    """Count the cards of a hand that have left it."""
    left = list(after)
    for card in before:
        if card in left:
            left.remove(card)
    return len(before) - (len(after) - len(left))


def discarded(card: Card, held: Sequence[Card], cost: int, *, taken_by_table: bool, aces_high: bool = True) -> Message:
    """Say a discard as a step, with what speaks for it; `held` are the cards beside it."""
    if not held:
        return message("hint-discard-out", card=card)
    with_it = companions(card, held, aces_high=aces_high)
    reasons = [message("hint-why-only-with", cards=with_it) if with_it else message("hint-why-alone")]
    reasons.append(message("hint-why-cost", points=cost))
    if not taken_by_table:
        reasons.append(message("hint-why-table"))
    return message("hint-discard", card=card, reason=all_of(reasons))


def all_of(reasons: Sequence[Message]) -> Message:
    """Say several reasons as one."""
    *others, last = reasons
    if not others:
        return last
    first = reduce(lambda first, rest: message("hint-why-more", first=first, rest=rest), others)
    return message("hint-why-last", first=first, rest=last)


def unfit(top: Card, held: Iterable[Card], *, aces_high: bool = True) -> Message:
    """Say why the top of the discard pile is left lying: nothing goes with it, or it could not be laid at once."""
    alone = not companions(top, held, aces_high=aces_high)
    return message("hint-why-top-alone" if alone else "hint-why-top-not-laid", card=top)


def taken(cards: tuple[Card, ...], purpose: LayMeld | Meld | None) -> Message:
    """Say cards taken from the pile as a step; `purpose` is the combination that the deepest one is for."""
    match purpose:
        case LayMeld():
            others = list(purpose.cards)
            others.remove(next((each for each in others if each.card == cards[0]), others[0]))
            reason = message("hint-why-take-new", card=cards[0], cards=tuple(others))
        case Meld():
            reason = message("hint-why-take-onto", card=cards[0], cards=as_it_lies(purpose))
        case None:
            reason = message("hint-why-take-later")
    return message("hint-take", cards=cards, reason=reason)


def purpose(card: Card, later: Iterable[Foreseen[V, M, P]]) -> LayMeld | Meld | None:
    """Find what a card taken from the pile is for: a new combination, or one that lies there."""
    for each in later:
        match each.move:
            case LayMeld(cards) if card in [written.card for written in cards]:
                return LayMeld(cards)
            case Extend(number, added) if added == card:
                return each.lies(number)
    return None


def companions(card: Card, held: Iterable[Card], *, aces_high: bool = True) -> tuple[Card, ...]:
    """Name the cards held that could still meet this one in a set or run, each face once."""
    return tuple(dict.fromkeys(other for other in held if _goes_with(card, other, aces_high=aces_high)))


def _goes_with(card: Card, other: Card, *, aces_high: bool) -> bool:
    if JOKER in (card, other) or card == other:
        return False
    if card.rank == other.rank:
        return True
    ends = slice(None) if aces_high else slice(1)
    apart = min(abs(one - two) for one in places(card)[ends] for two in places(other)[ends])
    return card.suit == other.suit and apart <= _NEAR
