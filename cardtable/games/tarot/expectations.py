"""How an expectation of a scenario is held against a position of French Tarot."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from cardtable.games.tarot import ending
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.calling import callable_cards
from cardtable.games.tarot.counting import count_contract
from cardtable.games.tarot.exchanging import put_back_choice
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import MakeBid
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing, RoundOver, called_of, contract_of
from cardtable.games.tarot.sight import view
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.kernel.notation import NotationError, read_card, read_cards, write_cards
from cardtable.kernel.refusal import Refusal

if TYPE_CHECKING:
    from cardtable.games.tarot.state import State
    from cardtable.games.tarot.view import View
    from cardtable.kernel.cards import Card
    from cardtable.kernel.match import Points
    from cardtable.kernel.seats import Seat

_OF_NOBODY = ("dealer", "turn", "contract", "attack", "round", "game", "winner")
_CARDS_OF_A_SEAT = ("hand", "playable", "callable", "put-back")
_OF_A_SEAT = ("count", "points", "total", "bids", "sees", *_CARDS_OF_A_SEAT)
_POINTS_OF_ATTACK = ["card-points", "attack"]


def matches(state: State, what: str, value: str, seats: tuple[str, ...]) -> str | None:
    """Hold an expectation against the state: None where it holds, else what is there instead.

    Raise NotationError where the expectation itself cannot be read.
    """
    word, *rest = what.split()
    if [word, *rest] == _POINTS_OF_ATTACK:
        return _plain(_attack_points(state), value)
    if word in _OF_NOBODY and not rest:
        return _plain(_of_nobody(state, word, seats), value)
    if word in _OF_A_SEAT and len(rest) == 1 and rest[0] in seats:
        return _of_seat(state, word, seats.index(rest[0]), value)
    known = ", ".join((*_OF_NOBODY, " ".join(_POINTS_OF_ATTACK), *_OF_A_SEAT))
    raise NotationError(f"'expect {what}' cannot be read (one of: {known})")


def _plain(there: str, value: str) -> str | None:
    return None if there == value else there


def _of_nobody(state: State, word: str, seats: tuple[str, ...]) -> str:
    match word:
        case "dealer":
            return seats[state.standing.dealer]
        case "turn":
            turn = view(state, 0, history=False).turn
            return "" if turn is None else seats[turn]
        case "contract":
            return _contract(state, seats)
        case "attack":
            return " ".join(seats[seat] for seat in _attack(state))
        case "round":
            return "over" if isinstance(state.phase, RoundOver) else "running"
        case "game":
            return "over" if state.standing.over else "running"
    return " ".join(seats[seat] for seat in state.standing.winners)


def _contract(state: State, seats: tuple[str, ...]) -> str:
    contract, phase = contract_of(state.phase), state.phase
    if contract is not None:
        return f"{seats[contract.declarer]} {contract.bid}"
    misere = isinstance(phase, Playing) or (isinstance(phase, RoundOver) and isinstance(phase.tally, MisereTally))
    return "misere" if misere else "none"


def _attack(state: State) -> tuple[Seat, ...]:
    """Name the attack as it truly is, which the players need not know."""
    contract = contract_of(state.phase)
    return ending.attack_of(contract, ending.settle_calls(state, called_of(state.phase))) if contract else ()


def _attack_points(state: State) -> str:
    """Count what the attack has by now."""
    phase, contract = state.phase, contract_of(state.phase)
    if isinstance(phase, RoundOver) and isinstance(phase.tally, Tally):
        return _points(phase.tally.points)
    if not isinstance(phase, Playing) or contract is None:
        return "none"
    piles = ending.piles_of(state, phase)
    return _points(count_contract(piles._replace(lost=False, fool=phase.fool), contract, _attack(state)).points)


def _points(points: Points) -> str:
    """Write points as scenarios do: 35.5 or -40.5."""
    return f"{float(points):g}" if Fraction(points).denominator > 1 else str(int(points))


def _of_seat(state: State, word: str, seat: Seat, value: str) -> str | None:
    seen = view(state, seat)
    if word in _CARDS_OF_A_SEAT:
        return _same_cards(_cards(seen, word), value)
    match word:
        case "count":
            return _plain(str(len(seen.hand)), value)
        case "points":
            return _plain(_points(seen.points(seat)), value)
        case "total":
            return _plain(_points(seen.standing.totals[seat]), value)
        case "bids":
            return _plain(_bids(seen), value)
    card, _, answer = value.partition(" ")
    return _plain("yes" if _visible(seen, read_card(card)) else "no", answer)


def _bids(seen: View) -> str:
    if not isinstance(seen.phase, Bidding):
        return ""
    return " ".join(bid for bid in Bid if not isinstance(judge(seen, MakeBid(bid)), Refusal))


def _cards(seen: View, word: str) -> tuple[Card, ...]:
    """Give the hand, or what a seat in turn may do with which cards."""
    called = tuple(each.card for each in seen.called)
    match word, seen.phase:
        case "hand", _:
            return seen.hand
        case "playable", Playing() if seen.my_turn:
            return playable_cards(seen)
        case "callable", Calling() if seen.my_turn:
            return callable_cards(seen.hand, called)
        case "put-back", Exchanging() if seen.my_turn:
            return put_back_choice(seen.hand, called, len(seen.shown))
    return ()


def _same_cards(cards: tuple[Card, ...], value: str) -> str | None:
    return None if sorted(cards) == sorted(read_cards(value)) else write_cards(cards)


def _visible(seen: View, card: Card) -> bool:
    """Tell whether the card lies anywhere that the view shows."""
    shown = [*seen.hand, *seen.shown, *seen.kitty, *(played.card for played in seen.trick)]
    shown += [known for cards in (*seen.known, *seen.won) for known in cards]
    return card in shown
