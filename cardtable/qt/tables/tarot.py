"""The manners of French Tarot."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardtable.games.tarot import wording
from cardtable.games.tarot.bids import Contract
from cardtable.games.tarot.exchanging import refuse_card
from cardtable.games.tarot.facts import BidMade, Entry, KittyShown, Passed, Score, YouPutBack
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Bidding, Exchanging, Playing, RoundOver
from cardtable.games.tarot.tally import plain
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import TAROT_SORTINGS
from cardtable.qt.tables import tarot_account
from cardtable.qt.tables.manners import Account, Badge, Bound, Column, Manners


class TarotManners:
    """Cards that may not be played are barred, plates tell of the auction, then of contract and tricks."""

    wording = wording
    band = message("tarot-note-passed")
    counts_title = "tarot-tricks-of-all"
    sortings = TAROT_SORTINGS

    def brought(self, seen: object, seat: Seat) -> tuple[Card, ...] | None:
        """Know the kitty, whose cards are new until others are put back."""
        if isinstance(seen, YouPutBack):
            return ()
        return seen.cards if isinstance(seen, KittyShown) and seen.seat == seat else None

    def bound(self, view: View) -> tuple[Bound, ...]:
        """Name the cards that may not be played or put back now, on the own turn (FT-15 to FT-24)."""
        return tuple(Bound(card, wording.describe_card(view, card), barred=True) for card in barred_cards(view))

    def pile(self, view: View) -> tuple[Card, ...] | None:
        """Know no discard pile."""
        return None

    def pile_count(self, view: View) -> int:
        """Count no discards."""
        return 0

    def opened(self, view: View) -> frozenset[Seat]:
        """Tell of no first meld."""
        return frozenset()

    def badge(self, view: View, seat: Seat) -> Badge:
        """Tell of the auction while it runs, then who is what, with the tricks taken."""
        if isinstance(view.phase, Bidding):
            return _bidder(view, view.phase, seat)
        contract = view.contract
        tricks = tricks_of(view, seat)
        dealt = isinstance(view.phase, Playing) or view.over
        note = message("tarot-note-tricks", count=tricks) if dealt else _dealer(view, seat)
        heard = tuple(_heard(view, contract, seat))
        if contract is not None and contract.declarer == seat:
            return Badge(note, _of_bid("tarot-tag-declarer", contract), "crown", heard)
        if seat in partners(view):
            return Badge(note, message("tarot-tag-partner", who=Who(seat)), "person", heard)
        return Badge(note, says=heard)

    def round_points(self, view: View, seat: Seat) -> Points:
        """Sum what the round has brought a seat so far."""
        return view.points(seat)

    def winners(self, view: View) -> tuple[Seat, ...]:
        """Name who has won the round."""
        return view.winners

    def fewest_win(self, view: View) -> bool:
        """Count points as good."""
        return False

    def columns(self, view: View) -> tuple[Column, ...]:
        """List what a round's points are for."""
        return tuple(Column(f"tarot-column-{score}", (score,)) for score in Score)

    def formula(self, entry: Entry) -> str:
        """Write the terms of an entry; none for a number that says all."""
        return tarot_account.formula(entry)

    def part(self, view: View, seat: Seat) -> Message:
        """Say what a seat was in a round that is over."""
        return tarot_account.part(view, seat)

    def account(self, view: View) -> Account:
        """Explain how a round came to its points."""
        return tarot_account.account(view)

    def hand_value(self, view: View) -> None:
        """Count no hand."""
        return

    def left(self, view: View, seat: Seat) -> tuple[Card, ...]:
        """Leave nobody a card: a round ends with the last trick."""
        return ()

    def limit(self, options: Options) -> int:
        """Give the total that ends the game, 0 for none (FT-32)."""
        return options.score_limit


MANNERS: Final[Manners] = TarotManners()


def barred_cards(view: View) -> tuple[Card, ...]:
    """Name the cards of the hand that may not be played or put back now; none while others move."""
    if not view.my_turn:
        return ()
    if isinstance(view.phase, Playing):
        free = playable_cards(view)
        return tuple(card for card in view.hand if card not in free)
    if isinstance(view.phase, Exchanging):
        called, due = tuple(each.card for each in view.called), len(view.shown)
        return tuple(card for card in view.hand if refuse_card(view.hand, called, due, card) is not None)
    return ()


def tricks_of(view: View, seat: Seat) -> int:
    """Count the tricks that a seat has taken."""
    return len(view.won[seat]) // view.players


def partners(view: View) -> frozenset[Seat]:
    """Name the partners that all know of: who has played a called card."""
    contract = view.contract
    declarer = contract.declarer if contract is not None else None
    return frozenset(each.holder for each in view.called if each.holder not in (None, declarer))


def _bidder(view: View, phase: Bidding, seat: Seat) -> Badge:
    """Tell what a seat has said in the auction: its last bid, or that it has passed."""
    if seat in phase.passed:
        return Badge(message("tarot-note-passed"), says=(message("tarot-heard-passed", who=Who(seat)),))
    said = next((one for one in reversed(view.history) if isinstance(one, BidMade | Passed) and one.seat == seat), None)
    note = _dealer(view, seat)
    heard = (message("tarot-heard-dealer", who=Who(seat)),) if note is not None else ()
    if not isinstance(said, BidMade):
        return Badge(note, says=heard)
    bid = Contract(seat, said.bid)
    return Badge(note, _of_bid("tarot-tag-bid", bid), says=(*heard, wording.describe_bid(said.bid)))


def _dealer(view: View, seat: Seat) -> Message | None:
    return message("tarot-note-dealer", who=Who(seat)) if seat == view.standing.dealer else None


def _heard(view: View, contract: Contract | None, seat: Seat) -> Iterator[Message]:
    """Say what a seat is, as it is heard of its plate."""
    if contract is not None and contract.declarer == seat:
        yield _of_bid("tarot-heard-declarer", contract)
        handle = view.phase.handle if isinstance(view.phase, Playing | RoundOver) else None
        if handle is not None:
            yield message("tarot-heard-handle", who=Who(seat), size=handle.size.value)
    if seat in partners(view):
        yield message("tarot-heard-partner", who=Who(seat))
    if seat == view.standing.dealer:
        yield message("tarot-heard-dealer", who=Who(seat))
    if isinstance(view.phase, Playing) or view.over:
        yield message("tarot-note-tricks", count=tricks_of(view, seat))


def _of_bid(sentence: str, contract: Contract) -> Message:
    bid = contract.bid
    return message(sentence, who=Who(contract.declarer), bid=bid.value, multiplier=plain(bid.multiplier))
