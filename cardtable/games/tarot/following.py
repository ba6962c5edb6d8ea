"""The trick: which cards may be played to it, which of them wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cardtable.games.tarot.cards import TRUMP, is_trump, strength
from cardtable.games.tarot.options import CalledSuitLead
from cardtable.games.tarot.preview import Preview
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL
from cardtable.kernel.refusal import Refusal, refuse

if TYPE_CHECKING:
    from cardtable.games.tarot.phases import Played, Trick
    from cardtable.games.tarot.view import View

KING_CALLERS = 5


def led(trick: Trick) -> str | None:
    """Name the suit that must be followed; None while nothing but the fool lies there (FT-24)."""
    return next((played.card.suit for played in trick if played.card != FOOL), None)


def best(trick: Trick) -> Played | None:
    """Give what wins the trick so far; None while nothing but the fool lies there (FT-22, FT-Q38)."""
    suit = led(trick)
    contenders = [played for played in trick if is_trump(played.card) or played.card.suit == suit != ""]
    return max(contenders, key=lambda played: (is_trump(played.card), strength(played.card)), default=None)


def beats(card: Card, trick: Trick) -> bool:
    """Tell whether a card would win the trick as it lies."""
    winning = best(trick)
    if card == FOOL:
        return False
    if winning is None:
        return True
    if card.suit == winning.card.suit:
        return strength(card) > strength(winning.card)
    return is_trump(card)


def top_trump(trick: Trick) -> int:
    """Give the number of the highest trump in the trick, 0 where there is none."""
    return max((strength(played.card) for played in trick if is_trump(played.card)), default=0)


def playable(
    hand: tuple[Card, ...], trick: Trick, closed: frozenset[str] = frozenset(), called: tuple[Card, ...] = ()
) -> tuple[Card, ...]:
    """Give the cards of a hand that may be played; `closed` suits may only be led with a `called` card (FT-15)."""
    suit = led(trick)
    if suit is None:
        return _leads(hand, closed, called)
    following = tuple(card for card in hand if card.suit == suit)
    if suit != TRUMP and following:
        return _with_fool(hand, following)
    trumps = tuple(filter(is_trump, hand))
    higher = tuple(card for card in trumps if strength(card) > top_trump(trick))
    return _with_fool(hand, higher or trumps) if trumps else hand


def _with_fool(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Keep the order of the hand; the fool is free at any time (FT-23)."""
    return tuple(card for card in hand if card in cards or card == FOOL)


def _leads(hand: tuple[Card, ...], closed: frozenset[str], called: tuple[Card, ...]) -> tuple[Card, ...]:
    """Give the cards that may set the suit; who holds nothing but closed suits is free (FT-Q09, FT-Q10)."""
    if all(card.suit in closed for card in hand):
        return hand
    return tuple(card for card in hand if card.suit not in closed or card in called)


def closed_suits(view: View) -> frozenset[str]:
    """Name the suits that may not be led, by what all have seen alone (FT-15, FT-Q08, FT-Q11)."""
    always = view.players == KING_CALLERS and view.options.called_suit_lead is CalledSuitLead.PLAYROOM
    if not (always or view.first_trick):
        return frozenset()
    return frozenset(each.card.suit for each in view.called if not each.seen)


def playable_cards(view: View) -> tuple[Card, ...]:
    """Give the cards that the view's seat may play to the trick as it lies."""
    return playable(view.hand, view.trick, closed_suits(view), tuple(each.card for each in view.called))


def judge_card(view: View, card: Card) -> Preview | Refusal:
    """Judge a card for the trick (FT-15, FT-19 to FT-24)."""
    if card not in view.hand:
        return refuse("GE-02", "refused-not-in-hand", card=card)
    if card in playable_cards(view):
        return Preview(wins=beats(card, view.trick), completes=len(view.trick) == view.players - 1)
    suit = led(view.trick)
    if suit is None:
        return refuse("FT-15", "tarot-refused-called-suit", card=card, suit=card.suit)
    if any(held.suit == suit for held in view.hand) and card.suit != suit:
        return refuse("FT-19", "tarot-refused-follow-suit", card=card, suit=suit)
    if not is_trump(card):
        return refuse("FT-20", "tarot-refused-must-trump", card=card, suit=suit)
    return refuse("FT-20", "tarot-refused-must-overtrump", card=card, top=Card(str(top_trump(view.trick)), TRUMP))
