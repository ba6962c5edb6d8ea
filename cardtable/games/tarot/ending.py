"""How rounds or the game come to their end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from cardtable.games.tarot import scoring
from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.cards import LITTLE_ONE
from cardtable.games.tarot.counting import Piles, count_contract, count_misere
from cardtable.games.tarot.facts import AllPassed, Entry, FinalKittyShown, GameEnded, KittySide, RoundEnded
from cardtable.games.tarot.phases import CalledCard, Playing, RoundOver
from cardtable.games.tarot.tally import Tally, plain
from cardtable.kernel.match import settle
from cardtable.kernel.packs import FOOL
from cardtable.kernel.seats import next_seat

if TYPE_CHECKING:
    from cardtable.games.tarot.course import Course
    from cardtable.games.tarot.handles import Handle
    from cardtable.games.tarot.state import State
    from cardtable.kernel.seats import Seat


def all_passed(course: Course) -> None:
    """End a deal that nobody took (FT-08)."""
    standing = course.state.standing
    course.tell(AllPassed(next_seat(standing.dealer, standing.playing, standing.seats)))
    course.enter_phase(RoundOver(tally=None))


def end_round(course: Course, phase: Playing, winner: Seat) -> None:
    """Count the cards once the last trick, won by `winner`, is over."""
    piles = piles_of(course.state, phase)
    if phase.contract is None:
        tally = count_misere(piles, winner)
        course.tell(FinalKittyShown(course.state.kitty, KittySide.LAST_TRICK, winner))
        _close(course, RoundOver(tally), scoring.misere_entries(tally))
        return
    called = settle_calls(course.state, phase.called)
    tally_of_attack = count_contract(piles, phase.contract, attack_of(phase.contract, called))
    little_one = winner if any(played.card == LITTLE_ONE for played in phase.trick) else None
    end_contract(course, tally_of_attack, called, phase.handle, little_one)


def end_contract(
    course: Course,
    tally: Tally,
    called: tuple[CalledCard, ...],
    handle: Handle | None,
    little_one: Seat | None,
) -> None:
    """Score a contract; `called` names the true holders, `little_one` who won it with the last trick."""
    contract = tally.contract
    side = KittySide.DEFENCE if contract.bid is Bid.GUARD_AGAINST else KittySide.ATTACK
    course.tell(FinalKittyShown(course.state.kitty, side, contract.declarer))
    shares = scoring.partner_shares(contract.declarer, tuple(each.holder for each in called))
    entries = [*scoring.contract_entries(tally, shares)]
    if little_one is not None:
        entries += scoring.little_one_entries(little_one, tally.players)
    if handle is not None:
        entries += scoring.handle_entries(tally, handle)
    _close(course, RoundOver(tally, called, handle), entries)


def piles_of(state: State, phase: Playing) -> Piles:
    """Give what lies where; a trick that is over lies with its winner already."""
    last = next((played.seat for played in phase.trick if played.card == FOOL), None)
    fool = phase.fool if last is None else last
    return Piles(state.won, state.kitty, fool, lost=last is not None)


def settle_calls(state: State, called: tuple[CalledCard, ...]) -> tuple[CalledCard, ...]:
    """Name the true holder of each called card; one that nobody has lies in the kitty."""
    return tuple(each if each.seen else replace(each, holder=state.holder(each.card)) for each in called)


def attack_of(contract: Contract, called: tuple[CalledCard, ...]) -> tuple[Seat, ...]:
    """Name the declarer, then the partners, by the holders of the called cards."""
    partners = dict.fromkeys(each.holder for each in called if each.holder is not None)
    return (contract.declarer, *(seat for seat in partners if seat != contract.declarer))


def _close(course: Course, phase: RoundOver, entries: Iterable[Entry]) -> None:
    course.enter(*entries)
    state = course.state
    added = scoring.added(state.entries, state.players)
    standing = settle(state.standing, added, lambda settled: scoring.verdict(settled, state.options))
    standing = replace(standing, totals=tuple(plain(Fraction(total)) for total in standing.totals))
    course.state = replace(state, standing=standing, phase=phase)
    if phase.tally is not None:
        course.tell(RoundEnded(phase.tally, state.entries, added, standing.totals))
    if standing.over:
        course.tell(GameEnded(standing.winners, standing.totals))
