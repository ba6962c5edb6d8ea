"""How an expectation of a scenario is held against a position of Playroom Rummy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import Discard, Extend
from cardtable.games.playroom.scoring import meld_value
from cardtable.games.playroom.sight import view
from cardtable.kernel.cards import JOKER
from cardtable.kernel.notation import NotationError, read_card, read_cards, read_written, write_cards
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import Kind, Meld

if TYPE_CHECKING:
    from cardtable.games.playroom.state import State
    from cardtable.games.playroom.view import Debt, View
    from cardtable.kernel.cards import Card
    from cardtable.kernel.message import Written
    from cardtable.kernel.seats import Seat


def matches(state: State, what: str, value: str, seats: tuple[str, ...]) -> str | None:
    """Hold an expectation against the state: None where it holds, else what is there instead.

    Raise NotationError where the expectation itself cannot be read.
    """
    word, *rest = what.split()
    if word == "table":
        return _table(state, rest, value)
    if word in _OF_NOBODY and not rest:
        there = _of_nobody(state, word, seats)
        return None if there == value else there
    if word in _OF_A_SEAT and rest and rest[0] in seats:
        return _of_seat(state, word, seats.index(rest[0]), rest[1:], value)
    message = f"'expect {what}' cannot be read (one of: table, {', '.join((*_OF_NOBODY, *_OF_A_SEAT))})"
    raise NotationError(message)


_OF_NOBODY = ("dealer", "stock", "discard", "top", "turn", "drawn", "provisional", "round", "game", "blocked", "winner")
_OF_A_SEAT = ("hand", "count", "points", "total", "penalty", "opened", "owed", "may", "sees")


def _of_nobody(state: State, word: str, seats: tuple[str, ...]) -> str:
    match word:
        case "dealer":
            return seats[state.standing.dealer]
        case "stock":
            return str(len(state.stock))
        case "discard":
            return write_cards(state.discard)
        case "top":
            return write_cards(state.discard[-1:])
        case "turn":
            return seats[state.turn.seat]
        case "drawn":
            return str(state.turn.drawn)
        case "provisional":
            melds = (laid.meld for laid in state.table if laid.number in state.provisional)
            return str(sum(meld_value(meld, state.options) for meld in melds))
        case "round":
            return "over" if state.over else "running"
        case "game":
            return "over" if state.standing.over else "running"
        case "blocked":
            return "yes" if state.over and state.winner is None else "no"
    return " ".join(seats[seat] for seat in state.standing.winners)


def _of_seat(state: State, word: str, seat: Seat, rest: list[str], value: str) -> str | None:
    seen = view(state, seat)
    match word:
        case "hand":
            return _same_cards(state.hands[seat], value)
        case "owed":
            return _owed(state.turn.debts if seat == state.turn.seat else (), value)
        case "sees":
            card, _, answer = value.partition(" ")
            return _plain("yes" if _visible(seen, read_card(card)) else "no", answer)
        case "may":
            return _plain(_may(seen, read_card(*rest)), value)
        case "count":
            return _plain(str(len(state.hands[seat])), value)
        case "points":
            return _plain(str(seen.points(seat)), value)
        case "penalty":
            return _plain(str(seen.penalty(seat)), value)
        case "total":
            return _plain(str(state.standing.totals[seat]), value)
    return _plain("yes" if seat in state.opened else "no", value)


def _plain(there: str, value: str) -> str | None:
    return None if there == value else there


def _same_cards(cards: tuple[Card, ...], value: str) -> str | None:
    return None if sorted(cards) == sorted(read_cards(value)) else write_cards(cards)


def _owed(debts: tuple[Debt, ...], value: str) -> str | None:
    wanted = [read_written(word) for word in value.split()]
    left = list(debts)
    for written in wanted:
        paid = next((d for d in left if d.card == written.card and written.meaning in (None, d.replaced)), None)
        if paid is None:
            break
        left.remove(paid)
    there = " ".join(str(d.card) + (f"={d.replaced}" if d.replaced else "") for d in debts)
    return None if not left and len(wanted) == len(debts) else there


def _may(seen: View, card: Card) -> str:
    places = [str(t.number) for t in seen.table if not isinstance(judge(seen, Extend(t.number, card)), Refusal)]
    discard = [] if isinstance(judge(seen, Discard(card)), Refusal) else ["discard"]
    return " ".join(places + discard)


def _visible(seen: View, card: Card) -> bool:
    """Tell whether the card lies anywhere that the view shows."""
    shown = [*seen.hand, *seen.discard]
    shown += [laid for table_meld in seen.table for laid in table_meld.meld.cards]
    shown += [known for cards in (*seen.known, *seen.ends) for known in cards]
    return card in shown


def _table(state: State, rest: list[str], value: str) -> str | None:
    if rest:
        melds = [laid.meld for laid in state.table if [str(laid.number)] == rest]
    else:
        melds = [laid.meld for laid in state.table]
    wanted = [read_all(part) for part in value.split("|") if part.strip()]
    same = len(wanted) == len(melds) and all(map(_same_meld, melds, wanted))
    return None if same else " | ".join(write_cards(meld.cards) for meld in melds)


def read_all(part: str) -> tuple[Written, ...]:
    """Read the cards of one combination as they are written."""
    return tuple(read_written(word) for word in part.split())


def _same_meld(meld: Meld, wanted: tuple[Written, ...]) -> bool:
    """Compare runs in their order, other combinations in any; a joker may be written with its card."""
    cards = tuple(written.card for written in wanted)
    same = meld.cards == cards if meld.kind is Kind.RUN else sorted(meld.cards) == sorted(cards)
    meanings = [written.meaning for written in wanted if written.card == JOKER and written.meaning]
    return same and all(meaning in meld.joker_means for meaning in meanings)
