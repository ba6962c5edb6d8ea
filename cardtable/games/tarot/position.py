"""How the head of a scenario becomes a position of French Tarot."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.calling import calls_due
from cardtable.games.tarot.dealing import hand_size, kitty_size
from cardtable.games.tarot.facts import Entry, Score
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import (
    Bidding,
    CalledCard,
    Calling,
    Exchanging,
    Phase,
    Played,
    Playing,
    Trick,
    mark_seen,
)
from cardtable.games.tarot.state import State
from cardtable.kernel.game import PositionError
from cardtable.kernel.head import Head
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.seats import Seat, next_seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.kernel.cards import Card
    from cardtable.kernel.match import Standing

_IN_PLAY = ("discarded", "trick", "fool", "called-played")
_KEYS = ("kitty", "contract", "called", *_IN_PLAY)
_OF_A_SEAT = ("hand", "won")
_MISERE = "misere"


def set_up(lines: Mapping[str, str], seats: tuple[str, ...]) -> State:
    """Make the position that a head describes; raise PositionError with the faulty key."""
    head = Head(lines, seats)
    head.check_keys(_KEYS, _OF_A_SEAT)
    standing = head.standing()
    trick, won = _trick(head), tuple(head.faces(f"won {name}") for name in seats)
    phase = _phase(head, standing, trick, won)
    hands, kitty = _hands_and_kitty(head, trick)
    state = State(
        options=head.options(Options),
        standing=standing,
        seed=head.number("seed", 0),
        hands=hands,
        kitty=kitty,
        phase=phase,
        won=won,
        entries=tuple(Entry(seat, Score.EARLIER, points) for seat, points in head.amounts("points").items()),
    )
    if not isinstance(phase, Playing) and len(kitty) != kitty_size(len(seats)):
        raise PositionError("kitty", f"the kitty has {kitty_size(len(seats))} cards here, not {len(kitty)}")
    return _kitty_taken(state, phase) if isinstance(phase, Exchanging) else state


def _hands_and_kitty(head: Head, trick: Trick) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Give the hands with the kitty: the one named, the cards put back, or what is named nowhere."""
    if "kitty" in head.lines and "discarded" in head.lines:
        raise PositionError("kitty", "once cards are put back, they are the kitty: name it with discarded alone")
    keys = ("kitty", "discarded", *(f"won {name}" for name in head.seats))
    elsewhere = {key: head.faces(key) for key in keys if key in head.lines}
    elsewhere["trick"] = tuple(played.card for played in trick)
    lying = {played.seat for played in trick}
    each = hand_size(len(head.seats))
    dealt = {seat: each - (seat in lying) for seat in range(len(head.seats))}
    hands, rest = head.hands_and_stock(TAROT_PACK, dealt, elsewhere)
    named = elsewhere.get("kitty", elsewhere.get("discarded"))
    return hands, rest[: kitty_size(len(head.seats))] if named is None else named


def _kitty_taken(state: State, phase: Exchanging) -> State:
    """Put the kitty, which all have seen, into the declarer's hand (FT-16)."""
    declarer = phase.contract.declarer
    hands = tuple(hand + state.kitty if seat == declarer else hand for seat, hand in enumerate(state.hands))
    exchanging = Exchanging(phase.contract, mark_seen(phase.called, state.kitty))
    return replace(state, hands=hands, kitty=(), shown=state.kitty, phase=exchanging)


def _trick(head: Head) -> Trick:
    parts = (part.split() for part in head.lines.get("trick", "").split(",") if part.strip())
    return tuple(_played(head, words) for words in parts)


def _played(head: Head, words: list[str]) -> Played:
    if len(words) != 2:
        raise PositionError("trick", f"{' '.join(words)!r}: a card of the trick is written Ann 5S")
    return Played(head.seat("trick", words[0]), head.face("trick", words[1]))


def _phase(head: Head, standing: Standing, trick: Trick, won: tuple[tuple[Card, ...], ...]) -> Phase:
    first = next_seat(standing.dealer, standing.playing, standing.seats)
    if not head.words("contract"):
        _refuse_keys(head, ("called", *_IN_PLAY), "needs a contract")
        return Bidding(_turn(head, first))
    contract = _contract(head)
    called = _called(head, trick, won)
    if contract is None:
        _refuse_keys(head, ("called", "called-played", "discarded"), "does not go with a misère")
    elif len(called) < calls_due(len(head.seats)):
        _refuse_keys(head, _IN_PLAY, "needs the called cards to be named")
        return Calling(contract, called)
    elif contract.bid.takes_kitty and "discarded" not in head.lines:
        _refuse_keys(head, ("trick", "fool", "called-played"), "needs the cards put back: discarded")
        return Exchanging(contract, called)
    leader = next_seat(trick[-1].seat, standing.playing, standing.seats) if trick else first
    fool = head.names("fool")
    return Playing(_turn(head, leader), contract, called, trick, fool=fool[0] if fool else None)


def _turn(head: Head, otherwise: Seat) -> Seat:
    named = head.names("turn")
    return named[0] if named else otherwise


def _refuse_keys(head: Head, keys: tuple[str, ...], reason: str) -> None:
    for key in keys:
        if key in head.lines:
            raise PositionError(key, f"{key} {reason}")


def _contract(head: Head) -> Contract | None:
    """Read `Ann guard`, or `misere`, which is no contract."""
    words = head.words("contract")
    if words == [_MISERE]:
        return None
    if len(words) != 2 or words[1] not in tuple(Bid):
        expected = f"Ann guard, or {_MISERE} (bids: {', '.join(Bid)})"
        raise PositionError("contract", f"{' '.join(words)!r} is no contract; it is written {expected}")
    return Contract(head.seat("contract", words[0]), Bid(words[1]))


def _called(head: Head, trick: Trick, won: tuple[tuple[Card, ...], ...]) -> tuple[CalledCard, ...]:
    """Read the called cards; one that has fallen belonged to who played it or, in an earlier trick, to who won it."""
    cards = head.faces("called")
    if len(cards) > calls_due(len(head.seats)):
        raise PositionError("called", f"with {len(head.seats)} players {calls_due(len(head.seats))} cards are called")
    takers = {card: seat for seat, pile in enumerate(won) for card in pile}
    takers |= {played.card: played.seat for played in trick}
    for card in head.faces("called-played"):
        if card not in cards or card not in takers:
            raise PositionError("called-played", f"{card} was not called, or lies neither in a trick nor in a won pile")
    return tuple(CalledCard(card, seen=card in takers, holder=takers.get(card)) for card in cards)
