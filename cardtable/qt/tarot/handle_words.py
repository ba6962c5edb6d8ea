"""What is said of the handles that a hand allows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from cardtable.games.tarot.handles import Size, counts, possible, size_of, trumps_of
from cardtable.games.tarot.phases import Exchanging, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card, without
from cardtable.kernel.message import Message, message
from cardtable.kernel.packs import FOOL


def handles(hand: tuple[Card, ...], players: int) -> Mapping[Size, tuple[Card, ...]]:
    """Give the handles that a hand allows, each with a choice of cards that may be shown for it."""
    sized = ((size_of(len(cards), players), cards) for cards in possible(hand, players))
    return {size: cards for size, cards in sized if size is not None}


def held(hand: tuple[Card, ...], players: int) -> Message:
    """Say how many trumps a hand holds, then how many each handle takes."""
    single, double, triple = counts(players)
    return message(
        "tarot-handle-held",
        count=len(trumps_of(hand)),
        fool=int(FOOL in hand),
        single=single,
        double=double,
        triple=triple,
    )


def choice(size: Size, players: int) -> Message:
    """Say a handle with its trumps, then what it brings."""
    return message(
        "tarot-handle-choice", size=size.value, count=counts(players)[list(Size).index(size)], points=size.worth
    )


def put_away(view: View, cards: tuple[Card, ...]) -> View:
    """Give the declarer's view as it will be once these cards lie in the kitty (FT-Q30)."""
    if not isinstance(view.phase, Exchanging):
        return view
    hand = without(view.hand, tuple(card for card in cards if card in view.hand))
    return replace(view, hand=hand, phase=Playing(view.seat, view.phase.contract, view.phase.called))
