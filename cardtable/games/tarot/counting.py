"""How the card points of a round are counted, the fool's exchange included."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from cardtable.games.tarot.bids import Bid, Contract
from cardtable.games.tarot.cards import OUDLERS, sum_points
from cardtable.games.tarot.tally import MisereTally, Tally
from cardtable.kernel.packs import FOOL

if TYPE_CHECKING:
    from cardtable.kernel.cards import Card
    from cardtable.kernel.seats import Seat

FOOL_EXCHANGE = 4


class Piles(NamedTuple):
    """Give what lies where when the counting begins: the cards `won` by each seat with the `kitty`.

    `fool` played the fool to a trick, None where it lies in the kitty; `lost` tells that it was the last trick.
    """

    won: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    fool: Seat | None = None
    lost: bool = False


def count_contract(piles: Piles, contract: Contract, attack: tuple[Seat, ...]) -> Tally:
    """Count what the attack has (FT-04, FT-16, FT-18).

    FT-Q18: the fool counts four for its player's side, a half for the side that won the trick. FT-Q19: played to the
    last trick it belongs to the opposing side.
    """
    cards = tuple(card for seat in attack for card in piles.won[seat])
    if contract.bid is not Bid.GUARD_AGAINST:
        cards += piles.kitty
    points, oudlers = sum_points(cards), sum(card in OUDLERS for card in cards)
    if piles.fool is not None:
        lies, belongs = FOOL in cards, (piles.fool in attack) != piles.lost
        points += FOOL_EXCHANGE * (belongs - lies)
        oudlers += belongs - lies
    return Tally(contract, len(piles.won), attack, points, oudlers)


def count_misere(piles: Piles, last_winner: Seat) -> MisereTally:
    """Count what each seat has; the kitty goes to the winner of the last trick, a fool lost there too (FT-Q06)."""
    points = [sum_points(cards) for cards in piles.won]
    points[last_winner] += sum_points(piles.kitty)
    if piles.fool is not None and not piles.lost:
        lies = next(seat for seat, cards in enumerate(piles.won) if FOOL in cards)
        points[lies] -= FOOL_EXCHANGE
        points[piles.fool] += FOOL_EXCHANGE
    return MisereTally(tuple(Fraction(each) for each in points))
