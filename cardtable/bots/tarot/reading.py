"""What a player reads off the table: the cards still out, who has run out of what, who plays with whom."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from cardtable.bots.tarot.attention import Attention
from cardtable.bots.tarot.shortages import shortages
from cardtable.games.tarot.cards import OUDLERS, TRUMP, is_trump, strength
from cardtable.games.tarot.facts import TrickWon
from cardtable.games.tarot.following import led
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import SUITS, Card
from cardtable.kernel.packs import TAROT_PACK
from cardtable.kernel.seats import Seat


@dataclass(frozen=True)
class Reading:
    """Keep what was read; a tuple "a seat" has one item for each seat.

    `unseen` are the cards that lie in other hands or in a kitty that the player does not know. `voids` are the suits,
    trumps among them, that a seat has run out of, `followed` those that it has followed; `ceilings` the number that
    its trumps are all below. `friends` are the chances that a seat plays on the same side. `led_before` names the
    suits that friends have led. Who `reckons` minds that a declarer who has put cards back is short of suits.
    """

    view: View
    unseen: frozenset[Card]
    voids: tuple[frozenset[str], ...]
    followed: tuple[frozenset[str], ...]
    ceilings: tuple[int, ...]
    friends: tuple[float, ...]
    led_before: frozenset[str]
    reckons: bool

    @property
    def attacks(self) -> bool:
        """Tell whether the player is the declarer or a partner."""
        contract = self.view.contract
        return contract is not None and self.friends[contract.declarer] == 1

    def out(self, suit: str) -> tuple[Card, ...]:
        """Give the unseen cards of a suit, or the unseen trumps, the lowest first."""
        return self._unseen_of.get(suit, ())

    @cached_property
    def _unseen_of(self) -> Mapping[str, tuple[Card, ...]]:
        suits: dict[str, list[Card]] = {}
        for card in sorted(self.unseen, key=strength):
            suits.setdefault(card.suit, []).append(card)
        return {suit: tuple(cards) for suit, cards in suits.items()}

    def share(self, seat: Seat, suit: str) -> float:
        """Give the chance that an unseen card of a suit lies with a seat: it lies where it still can, by room there."""
        room = self._rooms.get(suit)
        if room is None:
            others = (each for each in range(self.view.players) if each != self.view.seat)
            room = sum(self.view.counts[each] for each in others if suit not in self.voids[each])
            put_back = self.view.contract is not None and self.view.contract.bid.takes_kitty
            room += 0 if put_back and suit == TRUMP else self._face_down
            self._rooms[suit] = room
        return min(1.0, self.view.counts[seat] / max(1, room))

    @cached_property
    def _rooms(self) -> dict[str, int]:
        """Keep how many cards can lie where a card of each suit can: asked for again and again."""
        return {}

    @cached_property
    def _face_down(self) -> int:
        """Count the cards that lie in no hand, as far as they are remembered: the kitty that the player cannot know."""
        return max(0, len(self.unseen) - sum(self.view.counts) + len(self.view.hand))

    def enemies_trumps(self) -> int:
        """Count the trumps that can lie with an opponent: none where each of them has run out."""
        others = [seat for seat in range(self.view.players) if seat != self.view.seat]
        drained = all(TRUMP in self.voids[seat] or not self.view.counts[seat] for seat in others)
        return 0 if drained else len(self.out(TRUMP))


def read(view: View, attention: Attention) -> Reading:
    """Read the table as the view's seat."""
    tricks = [seen for seen in view.history if isinstance(seen, TrickWon)]
    remembered = tricks if attention.memory is None else tricks[-attention.memory :]
    gone = {*view.hand, *view.kitty, *(played.card for played in view.trick)}
    gone |= {card for pile in view.won for card in pile if _stays_in_mind(card, remembered, attention)}
    short = shortages(view.players, [*(won.trick for won in remembered), view.trick])
    friends = _friends(view, short.voids)
    led_before = {led(won.trick) or "" for won in remembered if friends[won.trick[0].seat] > 1 / 2}
    unseen = frozenset(TAROT_PACK) - gone
    return Reading(view, unseen, *short, friends, frozenset(led_before), reckons=attention.careful)


def _stays_in_mind(card: Card, remembered: list[TrickWon], attention: Attention) -> bool:
    """Tell whether a fallen card is remembered: trumps, oudlers or kings always, others as far as memory goes."""
    if attention.memory is None or is_trump(card) or card in OUDLERS or card.rank == "K":
        return True
    return any(played.card == card for won in remembered for played in won.trick)


def _friends(view: View, voids: tuple[frozenset[str], ...]) -> tuple[float, ...]:
    """Give the chance for each seat to be on the player's side; in a misère nobody is."""
    if view.contract is None:
        return tuple(float(seat == view.seat) for seat in range(view.players))
    attacking = _attackers(view, voids)
    if attacking[view.seat] == 1:
        return attacking
    return tuple(1 - chance for chance in attacking)


def _attackers(view: View, voids: tuple[frozenset[str], ...]) -> tuple[float, ...]:
    """Give the chance for each seat to be in the attack, as far as the player knows."""
    if view.contract is None:
        return (0.0,) * view.players
    declarer = view.contract.declarer
    chances = [0.0] * view.players
    for called in view.called:
        if called.holder is not None:
            chances[called.holder] = 1
        elif not called.seen:
            _suspect(view, called.card, voids, chances)
    if view.seat != declarer and chances[view.seat] < 1:
        chances[view.seat] = 0
    chances[declarer] = 1
    return tuple(chances)


def _suspect(view: View, called: Card, voids: tuple[frozenset[str], ...], chances: list[float]) -> None:
    """Spread the suspicion of a called card over who may have it; the own hand settles it."""
    if called in view.hand:
        chances[view.seat] = 1
        return
    declarer = view.contract.declarer if view.contract else None
    suspects = [
        seat for seat in range(view.players) if seat not in (view.seat, declarer) and called.suit not in voids[seat]
    ]
    for seat in suspects:
        chances[seat] = min(1.0, chances[seat] + 1 / (len(suspects) + 1 / 2))


def longest_suits(hand: tuple[Card, ...]) -> dict[str, int]:
    """Count the cards of each plain suit in a hand."""
    return {suit: sum(card.suit == suit for card in hand) for suit in SUITS}
