"""French Tarot told a second time, card by card from the words of the rules, to hold the game against."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import chain
from typing import Final

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "N", "Q", "K")
PACK: Final = [
    *(rank + suit for suit in "SHDC" for rank in RANKS),
    *(f"T{number}" for number in range(1, 22)),
    "EX",
]
BIDS: Final = ["little", "push", "guard", "guard-without", "guard-against"]
MULTIPLIERS: Final = {
    "little": Fraction(1),
    "push": Fraction(3, 2),
    "guard": Fraction(2),
    "guard-without": Fraction(4),
    "guard-against": Fraction(6),
}
POINTS: Final = {"K": 9, "Q": 7, "N": 5, "J": 3}
"""In halves, as FT-04 gives them for courts."""
HANDLES: Final = {3: (13, 15, 18), 4: (10, 13, 15), 5: (8, 10, 13), 6: (7, 9, 11)}


def is_trump(card: str) -> bool:
    """Tell a trump by its letter."""
    return card[0] == "T"


def is_oudler(card: str) -> bool:
    """FT-03."""
    return card in ("T21", "T1", "EX")


def halves(card: str) -> int:
    """FT-04, counted in halves."""
    if is_oudler(card):
        return 9
    return 1 if is_trump(card) else POINTS.get(card[:-1], 1)


def suit_of(card: str) -> str:
    """Name the suit; trumps are one, the fool has none."""
    return "" if card == "EX" else "T" if is_trump(card) else card[-1]


def nearest_half(amount: Fraction) -> Fraction:
    """FT-Q21: to the nearest half, from two as near the one away from 0."""
    below = Fraction(int(abs(amount) * 2), 2)
    up = below + Fraction(1, 2) if abs(amount) - below >= Fraction(1, 4) else below
    return up if amount > 0 else -up


class NaiveRound:
    """Follow a round move by move, in the words of scenarios."""

    def __init__(
        self, hands: Sequence[Sequence[str]], kitty: Sequence[str], first: int, options: dict[str, bool]
    ) -> None:
        """Begin once the cards are dealt; `options` are `simple_take`, `misere`, `first_trick`."""
        self.players = len(hands)
        self.hands = [set(hand) for hand in hands]
        self.kitty, self.size = list(kitty), len(kitty)
        self.first = self.turn = first
        self.options = options
        self.phase = "auction"
        self.spoken: list[tuple[int, str]] = []
        self.declarer: int | None = None
        self.bid = ""
        self.called: list[str] = []
        self.shown: list[str] = []
        self.handle: int = 0
        self.trick: list[tuple[int, str]] = []
        self.tricks: list[list[tuple[int, str]]] = []
        self.winners: list[int] = []
        self.owners = {card: seat for seat, hand in enumerate(hands) for card in hand}

    def allows(self, seat: int, words: str) -> bool:
        """Tell whether the rules allow a seat's move."""
        verb, *cards = words.split()
        if verb == "handle":
            return self._allows_handle(seat, cards)
        if seat != self.turn:
            return False
        match verb:
            case "pass":
                return self.phase == "auction"
            case "bid":
                return self.phase == "auction" and self._allows_bid(cards[0])
            case "call":
                return self.phase == "call" and self._allows_call(cards[0])
            case "put-back":
                return self.phase == "exchange" and self._allows_put_back(cards)
        return self.phase == "play" and cards[0] in self.playable(seat)

    def _allows_bid(self, bid: str) -> bool:
        """FT-06, FT-09: above every bid so far, from the guard on without the simple take."""
        if not self.options["simple_take"] and bid in ("little", "push"):
            return False
        return all(BIDS.index(bid) > BIDS.index(earlier) for _, earlier in self.spoken if earlier != "pass")

    def _allows_call(self, card: str) -> bool:
        """FT-11 to FT-14, FT-Q12 to FT-Q15: a king, then a queen; who has all four names any plain card."""
        rank = "KQ"[len(self.called)]
        if is_trump(card) or card == "EX" or card in self.called:
            return False
        if {rank + suit for suit in "SHDC"} <= self.hands[self.turn]:
            return not (rank == "Q" and card[0] == "K")
        return card[:-1] == rank

    def _allows_put_back(self, cards: Sequence[str]) -> bool:
        """FT-16, FT-17, FT-Q16, FT-Q17: as many as the kitty had, barred ones only when all others go too."""
        hand = self.hands[self.turn]
        if len(cards) != self.size or len(set(cards)) != self.size or not set(cards) <= hand:
            return False
        if set(cards) & set(self.called):
            return False
        barred = {card for card in hand if is_trump(card) or card == "EX" or card[0] == "K" or card in self.called}
        return not set(cards) & barred or hand - barred <= set(cards)

    def _allows_handle(self, seat: int, cards: Sequence[str]) -> bool:
        """FT-31, FT-Q28 to FT-Q35: the declarer, once, before the own first card; both ends, the fool hides nothing."""
        led = any(who == seat for who, _ in chain(self.trick, *self.tricks))
        if self.phase != "play" or self.declarer != seat or self.handle or led or len(set(cards)) != len(cards):
            return False
        if len(cards) not in HANDLES[self.players] or not set(cards) <= self.hands[seat]:
            return False
        trumps = sorted((card for card in self.hands[seat] if is_trump(card)), key=lambda card: int(card[1:]))
        if any(not is_trump(card) and card != "EX" for card in cards):
            return False
        if "EX" in cards:
            return set(trumps) <= set(cards)
        return trumps[0] in cards and trumps[-1] in cards

    def playable(self, seat: int) -> set[str]:
        """FT-15, FT-19 to FT-24."""
        hand = self.hands[seat]
        lying = [card for _, card in self.trick if card != "EX"]
        if not lying:
            closed = self._closed_suits()
            free = {card for card in hand if suit_of(card) not in closed or card in self.called}
            return free if any(suit_of(card) not in closed for card in hand) else set(hand)
        fool = hand & {"EX"}
        same = {card for card in hand if suit_of(card) == suit_of(lying[0])}
        if same and suit_of(lying[0]) != "T":
            return same | fool
        trumps = {card for card in hand if is_trump(card)}
        top = max((int(card[1:]) for card in lying if is_trump(card)), default=0)
        above = {card for card in trumps if int(card[1:]) > top}
        return (above or trumps) | fool if trumps else set(hand)

    def _closed_suits(self) -> set[str]:
        """FT-15: until all have seen the called card, in the first trick alone with six or where the table says so."""
        if self.tricks and (self.players == 6 or self.options["first_trick"]):
            return set()
        seen = {*self.shown, *(card for _, card in chain(self.trick, *self.tricks))}
        return {suit_of(card) for card in self.called if card not in seen}

    def move(self, words: str) -> None:
        """Let the seat in turn, in a handle the declarer, make a legal move."""
        verb, *cards = words.split()
        match verb:
            case "pass" | "bid":
                self._speak(cards[0] if cards else "pass")
            case "call":
                self.called.append(cards[0])
                if len(self.called) == self.players - 4:
                    self._open_kitty()
            case "put-back":
                self.kitty = list(cards)
                self.hands[self.turn] -= set(cards)
                self.phase, self.turn = "play", self.first
            case "handle":
                self.handle = 20 + 10 * HANDLES[self.players].index(len(cards))
            case "play":
                self._play(cards[0])

    def _speak(self, word: str) -> None:
        """FT-06 to FT-10, FT-Q01: round and round until all but the highest have passed."""
        self.spoken.append((self.turn, word))
        passed = {seat for seat, said in self.spoken if said == "pass"}
        bids = [(seat, said) for seat, said in self.spoken if said != "pass"]
        if bids and (bids[-1][1] == "guard-against" or len(passed | {bids[-1][0]}) == self.players):
            self.declarer, self.bid = bids[-1]
            self.turn = self.declarer
            self.phase = "call"
            if self.players < 5:
                self._open_kitty()
        elif len(passed) == self.players:
            self.phase, self.turn = ("play" if self.options["misere"] else "over"), self.first
        else:
            following = [(self.turn + step) % self.players for step in range(1, self.players + 1)]
            self.turn = next(seat for seat in following if seat not in passed)

    def _open_kitty(self) -> None:
        """FT-16, FT-18."""
        self.phase, takes = "exchange", self.bid in ("little", "push", "guard")
        if takes:
            self.shown = list(self.kitty)
            self.hands[self.turn] |= set(self.kitty)
            self.owners.update(dict.fromkeys(self.kitty, self.turn))
        else:
            self.phase, self.turn = "play", self.first

    def _play(self, card: str) -> None:
        self.hands[self.turn].remove(card)
        self.trick.append((self.turn, card))
        self.turn = (self.turn + 1) % self.players
        if len(self.trick) == self.players:
            self.turn = self._taker()
            self.winners.append(self.turn)
            self.tricks.append(self.trick)
            self.trick = []
            if not any(self.hands):
                self.phase = "over"

    def _taker(self) -> int:
        """FT-22 to FT-24: the highest trump, else the highest of the suit of the first card that is not the fool."""
        lying = [(seat, card) for seat, card in self.trick if card != "EX"]
        trumps = [(int(card[1:]), seat) for seat, card in lying if is_trump(card)]
        if trumps:
            return max(trumps)[1]
        suit = suit_of(lying[0][1])
        return max((PACK.index(card), seat) for seat, card in lying if suit_of(card) == suit)[1]

    def attack(self) -> set[int]:
        """FT-11, FT-12: the declarer with who was dealt a called card; what the declarer took from the kitty is his."""
        assert self.declarer is not None
        return {self.declarer} | {self.owners[card] for card in self.called if card in self.owners}

    def points_of(self, side: set[int]) -> tuple[Fraction, int]:
        """Count a side's card points with its oudlers (FT-16, FT-18, FT-Q18, FT-Q19)."""
        misere = self.declarer is None
        kitty_for = self.winners[-1:] if misere else self._kitty_side()
        total = oudlers = 0
        for card in self.kitty if set(kitty_for) & side else []:
            total, oudlers = total + halves(card), oudlers + is_oudler(card)
        for number, (winner, trick) in enumerate(zip(self.winners, self.tricks, strict=True), start=1):
            for seat, card in trick:
                if card != "EX":
                    total += halves(card) * (winner in side)
                    oudlers += is_oudler(card) * (winner in side)
                    continue
                keeper = self._keeps_fool(seat, winner, side, last=number == len(self.tricks), misere=misere)
                total += 8 * keeper + (winner in side)
                oudlers += keeper
        return Fraction(total, 2), oudlers

    def _kitty_side(self) -> set[int]:
        everybody = set(range(self.players))
        return everybody - self.attack() if self.bid == "guard-against" else self.attack()

    def _keeps_fool(self, seat: int, winner: int, side: set[int], *, last: bool, misere: bool) -> bool:
        """FT-23, FT-Q19: its player's side, in the last trick the other one; in a misère whoever takes that trick."""
        if last and misere:
            return winner in side
        return (seat in side) != last

    def scores(self) -> list[Fraction]:
        """FT-26 to FT-31, FT-Q06, FT-Q20 to FT-Q29: what the round brings each seat."""
        everybody = range(self.players)
        if self.declarer is None:
            return [91 - self.players * self.points_of({seat})[0] for seat in everybody]
        attack = self.attack()
        points, oudlers = self.points_of(attack)
        needed = {3: 36, 2: 41, 1: 51, 0: 56}[oudlers]
        made = 1 if points >= needed else -1
        worth = nearest_half((25 + abs(points - needed)) * MULTIPLIERS[self.bid]) * made
        scores = [Fraction(0) if seat in attack else -worth for seat in everybody]
        for seat, share in self._shares().items():
            scores[seat] = nearest_half(-sum(scores[each] for each in everybody if each not in attack) * share)
        scores[self.declarer] = -sum(scores, Fraction(0))
        self._pay(scores, self.declarer, made * self.handle)
        if any(card == "T1" for _, card in self.tricks[-1]):
            self._pay(scores, self.winners[-1], 10)
        return scores

    def _pay(self, scores: list[Fraction], receiver: int, amount: int) -> None:
        for seat in range(self.players):
            scores[seat] += amount * (self.players - 1) if seat == receiver else -amount

    def _shares(self) -> dict[int, Fraction]:
        """FT-28, FT-29: the partners' parts; the declarer takes what is left."""
        holders = [self.owners.get(card, self.declarer) for card in self.called]
        match [holder if holder != self.declarer else None for holder in holders]:
            case [int(first), int(second)] if first == second:
                return {first: Fraction(1, 4)}
            case [int(first), int(second)]:
                return {first: Fraction(1, 3), second: Fraction(1, 6)}
            case [int(first)] | [int(first), None]:
                return {first: Fraction(1, 3)}
            case [None, int(second)]:
                return {second: Fraction(1, 6)}
        return {}
