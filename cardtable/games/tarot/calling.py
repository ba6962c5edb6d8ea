"""The calls: which cards a declarer may call for a partner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cardtable.games.tarot.cards import is_plain
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.cards import SUITS, Card
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.tarot.phases import Calling
    from cardtable.games.tarot.view import View

_CALLS: Final = {5: 1, 6: 2}
_RANKS: Final = ("K", "Q")


def calls_due(players: int) -> int:
    """Count the cards that are called at a table (FT-11, FT-14)."""
    return _CALLS.get(players, 0)


def callable_cards(hand: tuple[Card, ...], called: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards that may be called after those in `called`, own ones too (FT-11 to FT-14)."""
    if not has_all_four(hand, called):
        return tuple(card for card in _rank_due(called) if card not in called)
    barred = "K" if called else ""
    return tuple(card for card in TAROT_PACK if is_plain(card) and card.rank != barred and card not in called)


def has_all_four(hand: tuple[Card, ...], called: tuple[Card, ...]) -> bool:
    """Tell whether the hand holds all kings, for the second call all queens: then others may be called (FT-Q12)."""
    return all(card in hand for card in _rank_due(called))


def _rank_due(called: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(Card(_RANKS[len(called)], suit) for suit in SUITS)


def judge_call(view: View, phase: Calling, card: Card) -> Preview | Refusal:
    """Judge a call."""
    called = tuple(each.card for each in phase.called)
    if not is_plain(card):
        rule = "FT-13" if calls_due(view.players) == 1 else "FT-14"
        return refuse(rule, "tarot-refused-call-not-plain", card=card)
    if card in called:
        return refuse("FT-Q14", "tarot-refused-called-twice", card=card)
    if card not in callable_cards(view.hand, called):
        return _wrong_rank(view, called, card)
    return Preview(own=card in view.hand)


def _wrong_rank(view: View, called: tuple[Card, ...], card: Card) -> Refusal:
    if called and has_all_four(view.hand, called):
        return refuse("FT-Q15", "tarot-refused-no-second-king", card=card)
    return refuse("FT-Q12", "tarot-refused-call-other-rank", card=card, rank=_RANKS[len(called)])
