"""How the head of a scenario is read, whatever the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TypeVar

from cardtable.kernel.cards import Card
from cardtable.kernel.game import PositionError
from cardtable.kernel.match import Points, Standing
from cardtable.kernel.message import Written
from cardtable.kernel.notation import NotationError, read_card, read_written
from cardtable.kernel.options import Declared, OptionsError, read_options
from cardtable.kernel.seats import Seat
from cardtable.kernel.shuffle import shuffled

COMMON_KEYS = ("options", "dealer", "turn", "totals", "points", "round", "seed")
Options = TypeVar("Options", bound=Declared)


class Head:
    """Read the lines of one head; every reader raises PositionError with the faulty key.

    `lines` maps a key such as `hand Ann` to what stands behind its colon.
    """

    def __init__(self, lines: Mapping[str, str], seats: tuple[str, ...]) -> None:
        """Keep the lines with the names of the seats."""
        self.lines = lines
        self.seats = seats

    def check_keys(self, keys: tuple[str, ...], of_a_seat: tuple[str, ...]) -> None:
        """Refuse a key that this game's positions do not have."""
        for key in self.lines:
            word, _, name = key.partition(" ")
            if word in of_a_seat:
                self.seat(key, name)
            elif key not in (*COMMON_KEYS, *keys):
                expected = ", ".join((*COMMON_KEYS, *keys, *(f"{word} NAME" for word in of_a_seat)))
                raise PositionError(key, f"{key!r} is no key of this game's positions (there are: {expected})")

    def words(self, key: str, otherwise: str = "") -> list[str]:
        """Split a line at its blanks."""
        return self.lines.get(key, otherwise).split()

    def seat(self, key: str, name: str) -> Seat:
        """Read a player's name."""
        if name not in self.seats:
            raise PositionError(key, f"{name!r} is not one of the seats {', '.join(self.seats)}")
        return self.seats.index(name)

    def names(self, key: str) -> tuple[Seat, ...]:
        """Read players' names separated by blanks."""
        return tuple(self.seat(key, name) for name in self.words(key))

    def number(self, key: str, otherwise: int) -> int:
        """Read a whole number from 0."""
        word = self.lines.get(key, str(otherwise))
        if not (word.isascii() and word.isdigit()):
            raise PositionError(key, f"{word!r} is not a number")
        return int(word)

    def amounts(self, key: str) -> dict[Seat, Points]:
        """Read `Ann 120, Bob -5, Cid 35.5`."""
        parts = (part.strip() for part in self.lines.get(key, "").split(","))
        return dict(self._amount(key, part) for part in parts if part)

    def _amount(self, key: str, part: str) -> tuple[Seat, Points]:
        name, _, amount = part.rpartition(" ")
        try:
            points = Fraction(amount)
        except ValueError as error:
            raise PositionError(key, f"{part!r} is no amount (amounts are written Ann 120, Bob -5)") from error
        return self.seat(key, name), points.numerator if points.denominator == 1 else points

    def face(self, key: str, word: str) -> Card:
        """Read one card."""
        try:
            return read_card(word)
        except NotationError as error:
            raise PositionError(key, str(error)) from error

    def faces(self, key: str) -> tuple[Card, ...]:
        """Read cards separated by blanks."""
        return tuple(self.face(key, word) for word in self.words(key))

    def written(self, key: str, words: list[str]) -> tuple[Written, ...]:
        """Read cards as they lie, a joker with the card it stands for."""
        try:
            return tuple(read_written(word) for word in words)
        except NotationError as error:
            raise PositionError(key, str(error)) from error

    def combinations(self) -> list[list[str]]:
        """Split the table at its bars."""
        return [part.split() for part in self.lines.get("table", "").split("|") if part.split()]

    def options(self, options: type[Options]) -> Options:
        """Read the options, written `name=value`."""
        try:
            return read_options(options, dict(self._option(word) for word in self.words("options")))
        except OptionsError as error:
            raise PositionError("options", str(error)) from error

    def _option(self, word: str) -> tuple[str, str]:
        name, equals, value = word.partition("=")
        if not equals:
            raise PositionError("options", f"{word!r} is no option (an option is written name=value)")
        return name, value

    def standing(self) -> Standing:
        """Read what came before this round; the last seat deals if nobody is named."""
        dealer = self.names("dealer")
        totals = self.amounts("totals")
        return Standing(
            dealer=dealer[0] if dealer else len(self.seats) - 1,
            totals=tuple(totals.get(seat, 0) for seat in range(len(self.seats))),
            round=self.number("round", 1),
            out=frozenset(self.names("out")),
        )

    def hands_and_stock(
        self, pack: tuple[Card, ...], dealt: Mapping[Seat, int], elsewhere: Mapping[str, tuple[Card, ...]]
    ) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """Give the hands with the stock, in which `*5` and `*` stand for cards that are named nowhere.

        `dealt` counts the cards a hand gets if the head says nothing of it; `elsewhere` maps a key to the cards that
        it names beside hands and stock.
        """
        rest = self._rest(pack, elsewhere)
        hands = tuple(self._hand(seat, dealt.get(seat, 0), rest) for seat in range(len(self.seats)))
        words = self.words("stock", "*")
        if "*" in words[:-1]:
            raise PositionError("stock", "the * stands for all other cards, so it comes last")
        open_end = words[-1:] == ["*"]
        named = tuple(self.face("stock", word) for word in words[: -1 if open_end else None])
        return hands, named + (tuple(rest) if open_end else ())

    def _rest(self, pack: tuple[Card, ...], elsewhere: Mapping[str, tuple[Card, ...]]) -> list[Card]:
        """Give the cards that the head names nowhere, in an order fixed by the seed."""
        named = dict(elsewhere)
        for key in ("stock", *(f"hand {name}" for name in self.seats)):
            named[key] = tuple(self.face(key, word) for word in self.words(key) if not word.startswith("*"))
        left = Counter(pack)
        for key, cards in named.items():
            left.subtract(cards)
            short = next((card for card in cards if left[card] < 0), None)
            if short is not None:
                raise PositionError(key, f"{short} is named more often than the packs hold it")
        return list(shuffled(sorted(left.elements()), self.number("seed", 0), 0, 0))

    def _hand(self, seat: Seat, dealt: int, rest: list[Card]) -> tuple[Card, ...]:
        key = f"hand {self.seats[seat]}"
        cards: list[Card] = []
        for word in self.words(key, f"*{dealt}"):
            if not word.startswith("*"):
                cards.append(self.face(key, word))
                continue
            if not word[1:].isdigit():
                raise PositionError(key, f"{word!r}: a star in a hand is followed by a number, as in *5")
            if int(word[1:]) > len(rest):
                raise PositionError(key, f"{word!r}: only {len(rest)} cards are left")
            cards += [rest.pop() for _ in range(int(word[1:]))]
        return tuple(cards)
