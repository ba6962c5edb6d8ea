"""What a player remembers of the cards seen, with what that says about the others' hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from cardtable.bots.search.faces import JOKER_CODE, code_of
from cardtable.games.playroom.dealing import JOKERS_PER_PACK, packs_for
from cardtable.games.playroom.facts import Discarded, DiscardTaken, StockRebuilt
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.seats import Seat, next_seat


@dataclass(frozen=True, slots=True)
class Memory:
    """Count the copies of each face (by code) that may still lie in other hands or the stock.

    `known` are the cards in each hand that all have seen go there. `passed` are discards that the next player left
    lying.
    """

    unseen: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    passed: frozenset[int]

    @property
    def hidden(self) -> int:
        """Count the cards that are not seen."""
        return max(1, sum(self.unseen))


def memory_of(view: View, *, careful: bool) -> Memory:
    """Recall the round; a player who is not careful recalls nothing but what lies there."""
    nothing: tuple[tuple[int, ...], ...] = ((),) * view.standing.seats
    known = tuple(tuple(map(code_of, cards)) for cards in view.known) if careful else nothing
    pile = _pile(view) if careful else view.discard
    seen = Counter(map(code_of, (*view.hand, *pile)))
    seen.update(code_of(card) for laid in view.table for card in laid.meld.cards)
    for seat, codes in enumerate(known):
        if seat != view.seat:
            seen.update(codes)
    packs = packs_for(len(view.standing.playing), view.options)
    unseen = [max(0, packs - seen[code]) for code in range(JOKER_CODE)]
    unseen.append(max(0, JOKERS_PER_PACK * packs - seen[JOKER_CODE]))
    return Memory(tuple(unseen), known, _passed(view) if careful else frozenset())


def _pile(view: View) -> tuple[Card, ...]:
    """Recall the discard pile, also where only its top card may be read."""
    if view.options.discard_mode is DiscardMode.MULTI:
        return view.discard
    pile: list[Card] = []
    for seen in view.history:
        match seen:
            case Discarded():
                pile.append(seen.card)
            case DiscardTaken():
                del pile[-len(seen.cards) :]
            case StockRebuilt():
                del pile[: len(pile) if view.options.discard_mode is DiscardMode.MANDATORY else -1]
    return tuple(pile)


def _passed(view: View) -> frozenset[int]:
    """Name this seat's discards that were not taken by the next player at once."""
    following = next_player(view)
    mine: int | None = None
    passed: set[int] = set()
    for seen in view.history:
        match seen:
            case Discarded(seat=seat, card=card) if seat == view.seat:
                mine = code_of(card)
            case DiscardTaken(seat=seat) if seat == following:
                mine = None
            case Discarded(seat=seat) if seat == following and mine is not None:
                passed.add(mine)
                mine = None
    return frozenset(passed)


def next_player(view: View) -> Seat:
    """Name the player who moves after this seat."""
    return next_seat(view.seat, view.standing.playing, view.standing.seats)
