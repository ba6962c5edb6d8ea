"""What speaks for a lead or against it beyond the trick itself."""

from __future__ import annotations

from typing import Final

from cardtable.bots.tarot.reading import Reading
from cardtable.games.tarot.cards import LITTLE_ONE, TRUMP, is_plain, is_trump, strength
from cardtable.games.tarot.handles import trumps_of
from cardtable.kernel.cards import Card
from cardtable.kernel.packs import FOOL

_DRAW: Final = 2.5
_STRONG: Final = 0.7
"""The trumps that a player must have for each that is out to draw them."""
_HUNT: Final = 5.0
_WASTE: Final = -6.0
_FOOL_LED: Final = -1.5
_LITTLE_ONE_LED: Final = -8.0
_DEFENDERS_TRUMP: Final = -2.0
_SAME_SUIT: Final = 3.0
_FORCE: Final = 3.5
_LONG: Final = 1.0


def lead_worth(reading: Reading, card: Card) -> float:
    """Weigh a card that would set the suit."""
    if card == FOOL:
        return _FOOL_LED
    if is_trump(card):
        return _trump_lead(reading, card)
    length = sum(held.suit == card.suit for held in reading.view.hand)
    worth = _LONG * length
    if is_plain(card) and not reading.attacks:
        worth += _defenders_lead(reading, card)
    return worth


def _trump_lead(reading: Reading, card: Card) -> float:
    """Draw trumps while opponents have some; stop when none are out. Hunt a little one that is out."""
    out = reading.enemies_trumps()
    if not out:
        return _WASTE
    if card == LITTLE_ONE:
        return _LITTLE_ONE_LED
    worth = _HUNT if hunts(reading, card) else 0.0
    if not reading.attacks:
        return worth + (_DEFENDERS_TRUMP if len(trumps_of(reading.view.hand)) * 2 < out else 0.0)
    return worth + (_DRAW if draws(reading) else -1.0)


def hunts(reading: Reading, card: Card) -> bool:
    """Tell whether a trump that is led may catch the little one of an opponent."""
    return _strong(reading) and LITTLE_ONE in reading.unseen and not _below_out(reading, card)


def draws(reading: Reading) -> bool:
    """Tell whether the attack has trumps enough to draw those of the defence."""
    out, mine = reading.enemies_trumps(), len(trumps_of(reading.view.hand))
    return out > 0 and reading.attacks and (_strong(reading) or mine * (reading.view.players - 1) > 2 * out)


def _strong(reading: Reading) -> bool:
    return len(trumps_of(reading.view.hand)) >= _STRONG * reading.enemies_trumps()


def _below_out(reading: Reading, card: Card) -> bool:
    """Tell whether an unseen trump is higher."""
    return any(strength(other) > strength(card) for other in reading.out(TRUMP))


def _defenders_lead(reading: Reading, card: Card) -> float:
    """Go on with the side's suit; make a declarer who is out of it spend trumps."""
    worth = _SAME_SUIT if card.suit in reading.led_before else 0.0
    return worth + (_FORCE if forces(reading, card) else 0.0)


def forces(reading: Reading, card: Card) -> bool:
    """Tell whether a defender's lead makes a declarer who is out of the suit spend a trump on a low card."""
    contract = reading.view.contract
    if contract is None or reading.attacks:
        return False
    empty = reading.voids[contract.declarer]
    return card.suit in empty and TRUMP not in empty and card.rank not in ("K", "Q", "N")
