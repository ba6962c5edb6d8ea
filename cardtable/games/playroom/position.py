"""How the head of a scenario becomes a position of Playroom Rummy."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from cardtable.games.playroom.dealing import EACH, round_cards
from cardtable.games.playroom.facts import Entry, Score
from cardtable.games.playroom.options import Options
from cardtable.games.playroom.state import State, Turn
from cardtable.games.playroom.view import Debt, TableMeld
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.game import PositionError
from cardtable.kernel.match import Standing
from cardtable.kernel.notation import NotationError, read_card, read_written
from cardtable.kernel.options import OptionsError, read_options
from cardtable.kernel.seats import next_seat
from cardtable.kernel.shuffle import shuffled
from cardtable.rummy.melds import Fault, Meld, recognise

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.kernel.seats import Seat

_PLAIN = (
    "options",
    "dealer",
    "turn",
    "drawn",
    "took",
    "opened",
    "out",
    "totals",
    "points",
    "round",
    "stock",
    "discard",
)
_KEYS = (*_PLAIN, "table", "seed")
_OF_A_SEAT = ("hand", "owed")


def set_up(head: Mapping[str, str], seats: tuple[str, ...]) -> State:
    """Make the position: cards named nowhere fill the hands and the stock (see the scenario language).

    `head` maps a key such as `hand Ann` to what stands behind its colon. Raise PositionError with the faulty key.
    """
    _check_keys(head, seats)
    return _Head(head, seats).state()


def _check_keys(head: Mapping[str, str], seats: tuple[str, ...]) -> None:
    for key in head:
        word, _, name = key.partition(" ")
        if word in _OF_A_SEAT:
            if name not in seats:
                raise PositionError(key, f"{name!r} is not one of the seats {', '.join(seats)}")
        elif key not in _KEYS:
            expected = ", ".join((*_KEYS, *(f"{word} NAME" for word in _OF_A_SEAT)))
            raise PositionError(key, f"{key!r} is no key of this game's positions (there are: {expected})")


class _Head:
    """Read the lines of one head."""

    def __init__(self, head: Mapping[str, str], seats: tuple[str, ...]) -> None:
        self.head = head
        self.seats = seats
        self.options = self._options()
        self.standing = self._standing()
        self.seed = self._number("seed", 0)

    def state(self) -> State:
        """Put the position together."""
        table = self._table()
        hands, stock = self._cards(table)
        turn = self._turn()
        return State(
            options=self.options,
            standing=self.standing,
            seed=self.seed,
            hands=hands,
            stock=stock,
            turn=turn,
            discard=self._faces("discard"),
            table=table,
            next_number=len(table) + 1,
            opened=frozenset(self._names("opened")),
            known=((),) * len(self.seats),
            entries=self._points(),
        )

    def _options(self) -> Options:
        words = self.head.get("options", "").split()
        try:
            return read_options(Options, dict(self._pair("options", word) for word in words))
        except OptionsError as error:
            raise PositionError("options", str(error)) from error

    def _pair(self, key: str, word: str) -> tuple[str, str]:
        name, equals, value = word.partition("=")
        if not equals:
            raise PositionError(key, f"{word!r} is no option (an option is written name=value)")
        return name, value

    def _standing(self) -> Standing:
        dealer = self._names("dealer")
        totals = self._amounts("totals")
        return Standing(
            dealer=dealer[0] if dealer else len(self.seats) - 1,
            totals=tuple(totals.get(seat, 0) for seat in range(len(self.seats))),
            round=self._number("round", 1),
            out=frozenset(self._names("out")),
        )

    def _seat(self, key: str, name: str) -> Seat:
        if name not in self.seats:
            raise PositionError(key, f"{name!r} is not one of the seats {', '.join(self.seats)}")
        return self.seats.index(name)

    def _names(self, key: str) -> tuple[Seat, ...]:
        return tuple(self._seat(key, name) for name in self.head.get(key, "").split())

    def _number(self, key: str, otherwise: int) -> int:
        word = self.head.get(key, str(otherwise))
        if not (word.isascii() and word.isdigit()):
            raise PositionError(key, f"{word!r} is not a number")
        return int(word)

    def _amounts(self, key: str) -> dict[Seat, int]:
        amounts = {}
        for part in filter(None, (part.strip() for part in self.head.get(key, "").split(","))):
            name, _, amount = part.rpartition(" ")
            if not amount.removeprefix("-").isdigit():
                raise PositionError(key, f"{part!r} is no amount (amounts are written Ann 120, Bob -5)")
            amounts[self._seat(key, name)] = int(amount)
        return amounts

    def _points(self) -> tuple[Entry, ...]:
        return tuple(Entry(seat, Score.EARLIER, points) for seat, points in self._amounts("points").items())

    def _face(self, key: str, word: str) -> Card:
        try:
            return read_card(word)
        except NotationError as error:
            raise PositionError(key, str(error)) from error

    def _faces(self, key: str) -> tuple[Card, ...]:
        return tuple(self._face(key, word) for word in self.head.get(key, "").split())

    def _table(self) -> tuple[TableMeld, ...]:
        parts = [part.split() for part in self.head.get("table", "").split("|") if part.split()]
        return tuple(TableMeld(number, self._meld(words)) for number, words in enumerate(parts, start=1))

    def _meld(self, words: list[str]) -> Meld:
        try:
            written = [read_written(word) for word in words]
        except NotationError as error:
            raise PositionError("table", str(error)) from error
        meld = recognise(tuple(word.card for word in written), identities=self.options.identities)
        if isinstance(meld, Fault):
            raise PositionError("table", f"{' '.join(words)!r} is no combination ({meld})")
        if any(word.meaning and word.meaning not in meld.joker_means for word in written):
            raise PositionError("table", f"the joker of {' '.join(words)!r} stands for another card")
        return meld

    def _turn(self) -> Turn:
        named = self._names("turn")
        seat = named[0] if named else next_seat(self.standing.dealer, self.standing.playing, len(self.seats))
        took = len(self.head.get("took", "").split())
        drawn = 1 if self.head.get("drawn") == "yes" else self._number("drawn", took)
        return Turn(seat, drawn, opened_before=seat in self._names("opened"), debts=self._debts(seat))

    def _debts(self, seat: Seat) -> tuple[Debt, ...]:
        owed = {key: words for key, words in self.head.items() if key.startswith("owed ")}
        mine = f"owed {self.seats[seat]}"
        for key in owed:
            if key != mine:
                raise PositionError(key, f"only the seat in turn, {self.seats[seat]}, can owe cards")
        return tuple(self._debt(mine, word) for word in owed.get(mine, "").split())

    def _debt(self, key: str, word: str) -> Debt:
        face, equals, replaced = word.partition("=")
        card = self._face(key, face)
        if equals and card != JOKER:
            raise PositionError(key, f"{word!r}: only a joker was swapped for a card, as in JK=AS")
        return Debt(card, self._face(key, replaced) if equals else None)

    def _cards(self, table: tuple[TableMeld, ...]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
        """Give the hands and the stock; `*5` takes five of the cards that are named nowhere."""
        rest = self._rest(table)
        hands = tuple(self._hand(seat, rest) for seat in range(len(self.seats)))
        words = self.head.get("stock", "*").split()
        if "*" in words[:-1]:
            raise PositionError("stock", "the * stands for all other cards, so it comes last")
        open_end = words[-1:] == ["*"]
        named = tuple(self._face("stock", word) for word in words[: -1 if open_end else None])
        return hands, named + (tuple(rest) if open_end else ())

    def _hand(self, seat: Seat, rest: list[Card]) -> tuple[Card, ...]:
        key = f"hand {self.seats[seat]}"
        dealt = EACH if seat in self.standing.playing else 0
        cards: list[Card] = []
        for word in self.head.get(key, f"*{dealt}").split():
            count = self._wild(key, word)
            if count is None:
                cards.append(self._face(key, word))
                continue
            if count > len(rest):
                raise PositionError(key, f"{word!r}: only {len(rest)} cards are left")
            cards += [rest.pop() for _ in range(count)]
        return tuple(cards)

    def _wild(self, key: str, word: str) -> int | None:
        if not word.startswith("*"):
            return None
        if not word[1:].isdigit():
            raise PositionError(key, f"{word!r}: a star in a hand is followed by a number, as in *5")
        return int(word[1:])

    def _rest(self, table: tuple[TableMeld, ...]) -> list[Card]:
        """Give the cards that the head names nowhere, in an order fixed by the seed."""
        pack = Counter(round_cards(len(self.standing.playing), self.options))
        named = {"discard": self._faces("discard"), "table": _table_cards(table)}
        for key in ("stock", *(f"hand {name}" for name in self.seats)):
            words = [word for word in self.head.get(key, "").split() if not word.startswith("*")]
            named[key] = tuple(self._face(key, word) for word in words)
        for key, cards in named.items():
            pack.subtract(cards)
            short = next((card for card in cards if pack[card] < 0), None)
            if short is not None:
                raise PositionError(key, f"{short} is named more often than the packs hold it")
        return list(shuffled(sorted(pack.elements()), self.seed, 0, 0))


def _table_cards(table: tuple[TableMeld, ...]) -> tuple[Card, ...]:
    return tuple(card for laid in table for card in laid.meld.cards)
