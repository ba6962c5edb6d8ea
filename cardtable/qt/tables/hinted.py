"""What lies where a step of a hint is about, at a rummy of draw, meld, discard."""

from __future__ import annotations

from collections.abc import Sequence

from cardtable.games.playroom.moves import Merge, TakeEnd, TakeMeldBack, TakeWhole
from cardtable.kernel.cards import Card
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, HandPlace, MeldPlace, Place, StockPlace
from cardtable.rummy.moves import Discard, DrawStock, Extend, LayMeld, TakeDiscard


class Held:
    """The cards of a hand, each of which one step alone can be about."""

    def __init__(self, cards: Sequence[tuple[int, Card]]) -> None:
        """Take the cards of the hand with their keys."""
        self._cards = list(cards)

    def places(self, move: object) -> tuple[Place, ...]:
        """Name what a move is about: cards of the hand, then where they go."""
        match move:
            case DrawStock():
                return (StockPlace(),)
            case TakeDiscard():
                return (DiscardPlace(),)
            case LayMeld(cards):
                return (*self._pick(*(written.card for written in cards)), FeltPlace())
            case Extend(number, card):
                return (*self._pick(card), MeldPlace(number))
            case Discard(card):
                return (*self._pick(card), DiscardPlace())
            case TakeEnd(number) | TakeWhole(number) | TakeMeldBack(number):
                return (MeldPlace(number),)
            case Merge(first, second):
                return (MeldPlace(first), MeldPlace(second))
            case _:
                return ()

    def _pick(self, *cards: Card) -> tuple[Place, ...]:
        """Find the cards in the hand; one that comes into it only later is not there."""
        found: list[Place] = []
        for card in cards:
            held = next((each for each in self._cards if each[1] == card), None)
            if held is not None:
                self._cards.remove(held)
                found.append(HandPlace(held[0]))
        return tuple(found)
