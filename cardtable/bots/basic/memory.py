"""What a player remembers of the cards that have been seen."""

from __future__ import annotations

from cardtable.bots.search.faces import FACES, code_of
from cardtable.games.basic.facts import Discarded, DiscardTaken, StockRebuilt
from cardtable.games.basic.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import next_seat


def unseen(view: View, *, careful: bool) -> frozenset[int]:
    """Give the faces (codes) that may still come; a player who is not careful forgets the pile under its top card."""
    seen = {*view.hand, *(_pile(view) if careful else view.discard)}
    seen.update(card for laid in view.table for card in laid.meld.cards)
    if careful:
        seen.update(card for cards in view.known for card in cards)
    return frozenset(range(len(FACES))) - {code_of(card) for card in seen}


def _pile(view: View) -> tuple[Card, ...]:
    """Recall the discard pile, of which only the top card may be read."""
    pile: list[Card] = list(view.discard[:1]) if not view.history else []
    for seen in view.history:
        match seen:
            case Discarded():
                pile.append(seen.card)
            case DiscardTaken() if pile:
                pile.pop()
            case StockRebuilt():
                del pile[:-1]
    return (*pile, *view.discard)


def next_known(view: View) -> tuple[int, ...]:
    """Give the cards (codes) that all have seen go into the hand of the player who moves next."""
    following = next_seat(view.seat, view.standing.playing, view.standing.seats)
    return tuple(code_of(card) for card in view.known[following])
