"""How new combinations are laid, extended or get their joker swapped."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.playroom.moves import End, Extend, LayMeld, TakeMeldBack
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.scoring import identity_value, meld_value, rank_value, run_value
from cardtable.kernel.cards import JOKER, Card, holds
from cardtable.kernel.message import Written
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.rummy.melds import (
    ACE_HIGH,
    ACE_LOW,
    SET_SIZE,
    Fault,
    Kind,
    Meld,
    missing_suits,
    recognise,
    run_card,
)

if TYPE_CHECKING:
    from cardtable.games.playroom.view import Debt, View

_FAULTS = {
    Fault.TWO_JOKERS: ("PR-15", "playroom-refused-two-jokers"),
    Fault.NO_KIND: ("PR-10", "playroom-refused-no-combination"),
    Fault.SUIT_TWICE: ("PR-11", "playroom-refused-suit-twice"),
    Fault.NO_IDENTITIES: ("PR-12", "playroom-refused-no-identities"),
    Fault.SET_TOO_BIG: ("PR-11", "playroom-refused-set-too-big"),
    Fault.IDENTITY_TOO_BIG: ("PR-12", "playroom-refused-identity-too-big"),
    Fault.RUN_SUITS: ("PR-10", "playroom-refused-run-suits"),
    Fault.RUN_ORDER: ("PR-13", "playroom-refused-run-order"),
    Fault.RUN_GAP: ("PR-10", "playroom-refused-run-gap"),
    Fault.RUN_ROUND_THE_ACE: ("PR-10", "playroom-refused-run-round-the-ace"),
    Fault.JOKER_BEYOND_ACE: ("PR-Q18", "playroom-refused-joker-beyond-ace"),
}


def lay(view: View, move: LayMeld) -> Preview | Refusal:
    """Judge a new combination (PR-10 to PR-15, PR-21 to PR-25)."""
    cards = tuple(written.card for written in move.cards)
    if not holds(view.hand, cards):
        lacking = next(card for card in cards if cards.count(card) > view.hand.count(card))
        return refuse("GE-02", "refused-not-in-hand", card=lacking)
    meld = recognise(cards, identities=view.options.identities)
    if isinstance(meld, Fault):
        return _fault(meld, cards)
    refusal = _joker_refused(view, move, meld)
    if refusal:
        return refusal
    points = meld_value(meld, view.options)
    preview = Preview(meld.kind, meld, points, _joker_in(meld))
    out = len(view.hand) == len(cards)
    if view.seat in view.opened:
        return replace(preview, goes_out=out)
    reached = points + sum(
        meld_value(laid.meld, view.options) for laid in view.table if laid.number in view.provisional
    )
    needed = view.options.first_meld
    return replace(preview, goes_out=out and reached >= needed, reached=reached, needed=needed)


def _fault(fault: Fault, cards: tuple[Card, ...]) -> Refusal:
    if fault is Fault.TOO_FEW:
        ranks = {card.rank for card in cards if card != JOKER}
        return refuse("PR-11" if len(ranks) == 1 else "PR-10", "playroom-refused-too-few", count=len(cards))
    rule, sentence = _FAULTS[fault]
    return refuse(rule, sentence)


def _joker_in(meld: Meld) -> Written | None:
    means = meld.joker_means
    if not means:
        return None
    return Written(JOKER, means[0] if len(means) == 1 else None)


def _joker_refused(view: View, move: LayMeld, meld: Meld) -> Refusal | None:
    """Refuse a joker that cannot stand for the card named, or that a swap bars from it (PR-21, PR-Q24)."""
    means = meld.joker_means
    for written in move.cards:
        if written.meaning is not None and written.meaning not in means:
            return refuse("PR-13", "playroom-refused-joker-meaning", card=written.meaning)
    if not means or settled_joker(view.debts, means) is not None:
        return None
    if view.hand.count(JOKER) > sum(debt.card == JOKER for debt in view.debts):
        return None
    return refuse("PR-21", "playroom-refused-joker-same-card", card=means[0])


def settled_joker(debts: tuple[Debt, ...], means: tuple[Card, ...]) -> Debt | None:
    """Find the swapped joker that a joker laid for one of `means` would pay for (PR-21)."""
    return next((debt for debt in debts if debt.card == JOKER and means != (debt.replaced,)), None)


def extend(view: View, move: Extend) -> Preview | Refusal:
    """Judge a card added to a combination, or put in its joker's place (PR-14 to PR-20)."""
    meld = view.meld(move.number)
    if meld is None:
        return refuse("GE-03", "refused-no-such-combination", number=move.number)
    if move.card not in view.hand:
        return refuse("GE-02", "refused-not-in-hand", card=move.card)
    if view.seat not in view.opened:
        return refuse("PR-24", "playroom-refused-extend-before-opening", needed=view.options.first_meld)
    if move.card == JOKER:
        return refuse("PR-16", "playroom-refused-joker-extends")
    grown = _grown(meld, move)
    if grown is None:
        return _no_place(meld, move.card)
    preview, value_place = grown
    points = 0 if preview.swap else _value(meld, value_place, view)
    goes_out = len(view.hand) == 1 and not preview.swap
    return replace(preview, points=points, goes_out=goes_out)


def _grown(meld: Meld, move: Extend) -> tuple[Preview, int] | None:
    """Give the combination with the card in it, and the place in a run where it went (else 0)."""
    if meld.kind is Kind.RUN:
        return _grown_run(meld, move)
    if meld.joker_means == (move.card,):
        return Preview(meld.kind, _swapped(meld, move.card), swap=True), 0
    if len(meld.cards) == SET_SIZE:
        return None
    fits = move.card == meld.natural[0]
    if meld.kind is Kind.SET:
        fits = move.card.rank == meld.rank and move.card.suit in missing_suits(meld)
    if not fits:
        return None
    longer = Meld(meld.kind, (*meld.cards, move.card))
    means = longer.joker_means
    joker = Written(JOKER, means[0] if len(means) == 1 else None) if means else None
    return Preview(meld.kind, longer, joker=joker), 0


def _swapped(meld: Meld, card: Card) -> Meld:
    at = meld.cards.index(JOKER)
    return replace(meld, cards=(*meld.cards[:at], card, *meld.cards[at + 1 :]))


def _grown_run(meld: Meld, move: Extend) -> tuple[Preview, int] | None:
    """Try the joker's place first, then the dearer end, unless the move names an end."""
    options: list[tuple[End | None, Preview, int]] = []
    if meld.joker_means == (move.card,):
        place = meld.low + meld.cards.index(JOKER)
        end = {meld.low: End.LOW, meld.high: End.HIGH}.get(place)
        options.append((end, Preview(Kind.RUN, _swapped(meld, move.card), swap=True, end=end), place))
    if meld.high < ACE_HIGH and move.card == run_card(meld.high + 1, meld.suit):
        longer = Meld(Kind.RUN, (*meld.cards, move.card), meld.low)
        options.append((End.HIGH, Preview(Kind.RUN, longer, end=End.HIGH), meld.high + 1))
    if meld.low > ACE_LOW and move.card == run_card(meld.low - 1, meld.suit):
        longer = Meld(Kind.RUN, (move.card, *meld.cards), meld.low - 1)
        options.append((End.LOW, Preview(Kind.RUN, longer, end=End.LOW), meld.low - 1))
    wanted = move.end if move.card.rank == "A" else None
    named = [(preview, place) for end, preview, place in options if wanted in (None, end)]
    return named[0] if named else None


def _value(meld: Meld, place: int, view: View) -> int:
    match meld.kind:
        case Kind.RUN:
            return run_value(place, view.options)
        case Kind.SET:
            return rank_value(meld.rank, view.options)
        case Kind.IDENTITY:
            return identity_value(meld.rank, view.options)


def _no_place(meld: Meld, card: Card) -> Refusal:
    if meld.closed:
        return refuse("PR-14", "playroom-refused-closed")
    match meld.kind:
        case Kind.SET if card.rank == meld.rank:
            return refuse("PR-11", "playroom-refused-suit-there", card=card)
        case Kind.SET:
            return refuse("PR-14", "playroom-refused-set-needs", cards=_set_takes(meld))
        case Kind.IDENTITY:
            return refuse("PR-14", "playroom-refused-identity-needs", card=meld.natural[0])
        case Kind.RUN:
            return refuse("PR-14", "playroom-refused-run-needs", cards=run_takes(meld))


def _set_takes(meld: Meld) -> tuple[Card, ...]:
    return tuple(Card(meld.rank, suit) for suit in missing_suits(meld))


def run_takes(meld: Meld) -> tuple[Card, ...]:
    """Name the cards that extend a run, the low end first."""
    below = () if meld.low == ACE_LOW else (run_card(meld.low - 1, meld.suit),)
    above = () if meld.high == ACE_HIGH else (run_card(meld.high + 1, meld.suit),)
    return below + above


def take_back_meld(view: View, move: TakeMeldBack) -> Preview | Refusal:
    """Judge the return of a provisional combination (PR-Q60)."""
    meld = view.meld(move.number)
    if meld is None:
        return refuse("GE-03", "refused-no-such-combination", number=move.number)
    if move.number not in view.provisional:
        return refuse("PR-Q60", "playroom-refused-not-provisional")
    left = sum(
        meld_value(laid.meld, view.options)
        for laid in view.table
        if laid.number in view.provisional and laid.number != move.number
    )
    return Preview(meld.kind, meld, reached=left, needed=view.options.first_meld)
