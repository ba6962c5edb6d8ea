"""How a legal move changes the round."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cardtable.games.tarot import ending
from cardtable.games.tarot.auction import after_bid, after_pass
from cardtable.games.tarot.bids import Contract
from cardtable.games.tarot.calling import calls_due
from cardtable.games.tarot.course import Course
from cardtable.games.tarot.facts import (
    AuctionWon,
    BidMade,
    CalledInKitty,
    CardCalled,
    CardPlayed,
    CardsPutBack,
    Fact,
    HandleShown,
    KittyShown,
    MisereBegan,
    OwnCallRevealed,
    PartnerRevealed,
    Passed,
    PlayBegan,
    TrickWon,
)
from cardtable.games.tarot.following import best
from cardtable.games.tarot.handles import Handle
from cardtable.games.tarot.judge import judge
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
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
from cardtable.games.tarot.sight import view
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat, next_seat

if TYPE_CHECKING:
    from cardtable.games.tarot.preview import Preview
    from cardtable.games.tarot.state import State
    from cardtable.kernel.game import Step


def play(state: State, seat: Seat, move: Move) -> Step[State, Fact] | Refusal:
    """Make a move; a refused move leaves the state as it was (GE-05)."""
    preview = judge(view(state, seat, history=False), move)
    if isinstance(preview, Refusal):
        return preview
    course = Course(state)
    _make(course, move, state.phase, preview)
    return course.step()


def _make(course: Course, move: Move, phase: Phase, preview: Preview) -> None:
    match move, phase:
        case Pass(), Bidding():
            course.tell(Passed(phase.turn))
            _auction_goes_on(course, after_pass(phase, course.state.players))
        case MakeBid(bid), Bidding():
            course.tell(BidMade(phase.turn, bid))
            _auction_goes_on(course, after_bid(phase, bid, course.state.players))
        case Call(card), Calling():
            _call(course, phase, card)
        case PutBack(cards), Exchanging():
            _put_back(course, phase, cards)
        case ShowHandle(cards), Playing():
            _show_handle(course, phase, cards, preview)
        case PlayCard(card), Playing():
            _play_card(course, phase, card)


def _first_seat(state: State) -> Seat:
    """Name the seat that speaks first, then leads first (FT-Q02)."""
    standing = state.standing
    return next_seat(standing.dealer, standing.playing, standing.seats)


def _auction_goes_on(course: Course, outcome: Bidding | Contract | None) -> None:
    if isinstance(outcome, Bidding):
        course.enter_phase(outcome)
    elif isinstance(outcome, Contract):
        course.tell(AuctionWon(outcome.declarer, outcome.bid))
        _begin_contract(course, outcome)
    elif course.state.options.misere:
        first = _first_seat(course.state)
        course.tell(MisereBegan(first))
        course.enter_phase(Playing(first, contract=None))
    else:
        ending.all_passed(course)


def _begin_contract(course: Course, contract: Contract) -> None:
    if calls_due(course.state.players):
        course.enter_phase(Calling(contract))
    else:
        _open_kitty(course, contract, ())


def _call(course: Course, phase: Calling, card: Card) -> None:
    called = (*phase.called, CalledCard(card))
    course.tell(CardCalled(phase.contract.declarer, card, len(called)))
    if len(called) < calls_due(course.state.players):
        course.enter_phase(Calling(phase.contract, called))
    else:
        _open_kitty(course, phase.contract, called)


def _open_kitty(course: Course, contract: Contract, called: tuple[CalledCard, ...]) -> None:
    """Show the kitty to all, then give it to the declarer; the two highest contracts leave it (FT-16, FT-18)."""
    if not contract.bid.takes_kitty:
        _begin_play(course, contract, called)
        return
    kitty, declarer = course.state.kitty, contract.declarer
    course.tell(KittyShown(declarer, kitty))
    course.tell(*(CalledInKitty(declarer, each.card) for each in called if each.card in kitty))
    course.state = replace(course.state, kitty=(), shown=kitty)
    course.gain(declarer, kitty)
    course.enter_phase(Exchanging(contract, mark_seen(called, kitty)))


def _put_back(course: Course, phase: Exchanging, cards: tuple[Card, ...]) -> None:
    course.lose(phase.contract.declarer, cards)
    course.state = replace(course.state, kitty=cards)
    course.tell(CardsPutBack(phase.contract.declarer, cards))
    _begin_play(course, phase.contract, phase.called)


def _begin_play(course: Course, contract: Contract, called: tuple[CalledCard, ...]) -> None:
    first = _first_seat(course.state)
    course.tell(PlayBegan(first))
    course.enter_phase(Playing(first, contract, called))


def _show_handle(course: Course, phase: Playing, cards: tuple[Card, ...], preview: Preview) -> None:
    if phase.contract is None or preview.handle is None:
        message = "a handle was judged without a contract"
        raise ValueError(message)
    handle = Handle(preview.handle, cards)
    course.enter_phase(replace(phase, handle=handle))
    course.tell(HandleShown(phase.contract.declarer, handle))


def _play_card(course: Course, phase: Playing, card: Card) -> None:
    seat = phase.turn
    course.lose(seat, (card,))
    trick = (*phase.trick, Played(seat, card))
    course.tell(CardPlayed(seat, card, len(trick)))
    phase = replace(phase, trick=trick, called=_reveal(course, phase, seat, card))
    if len(trick) == course.state.players:
        _end_trick(course, phase)
    else:
        course.enter_phase(replace(phase, turn=(seat + 1) % course.state.players))


def _reveal(course: Course, phase: Playing, seat: Seat, card: Card) -> tuple[CalledCard, ...]:
    """Let a called card that is played tell whose partner its player is (FT-11, FT-Q46)."""
    fallen = next((each for each in phase.called if each.card == card and not each.seen), None)
    if fallen is None or phase.contract is None:
        return phase.called
    declarer = phase.contract.declarer
    course.tell(OwnCallRevealed(seat, card) if seat == declarer else PartnerRevealed(seat, declarer, card))
    return tuple(CalledCard(card, seen=True, holder=seat) if each is fallen else each for each in phase.called)


def _end_trick(course: Course, phase: Playing) -> None:
    """Give the trick to its winner, who leads the next (FT-22)."""
    trick, winner = phase.trick, _winner(phase.trick)
    course.win(winner, tuple(played.card for played in trick))
    last = not course.state.hands[winner]
    course.tell(TrickWon(winner, trick, last))
    if last:
        ending.end_round(course, phase, winner)
        return
    fool = next((played.seat for played in trick if played.card == FOOL), phase.fool)
    course.enter_phase(replace(phase, turn=winner, trick=(), fool=fool))


def _winner(trick: Trick) -> Seat:
    """Name who wins a trick that is complete."""
    winning = best(trick)
    if winning is None:
        message = "a trick holds nothing but the fool"
        raise ValueError(message)
    return winning.seat
