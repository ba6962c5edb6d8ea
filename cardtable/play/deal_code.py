"""A deal as a short code that can be read aloud, written on paper, sent to a friend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from cardtable.games import basic, carousel, playroom, tarot
from cardtable.games.registry import GAMES, AnyGame, seats_of
from cardtable.kernel.match import Standing
from cardtable.kernel.options import Declared, OptionField, OptionsError, option_fields, read_options, write_options
from cardtable.kernel.seats import Cast
from cardtable.play.journal import RULES
from cardtable.play.reload import SavedText, play_while_valid
from cardtable.play.terms import Terms

LETTERS: Final = {"P": playroom.NAME, "B": basic.NAME, "C": carousel.NAME, "T": tarot.NAME}
"""What a code begins with, by game."""
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 signs, of which none is taken for another."""
GROUP: Final = 4
ROUNDS: Final = 1000
CHECK: Final = 97
"""A prime over 32, so that dividing by it tells of any one sign that is wrong."""
_SEED: Final = (1 << 64) - 1
_ARABIC: Final = "".join(chr(0x660 + figure) for figure in range(10))
_TYPED: Final = str.maketrans(f"OIL{_ARABIC}", "0110123456789", " -\u200e\u200f")
"""What is written for a sign, or between signs, but not meant."""

_Digit = tuple[int, int]
"""A value below its radix."""


class DealCodeError(ValueError):
    """Say that a text is no code of a deal, or one of other rules."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Name the cards that are dealt, to however the seats are called; `start` is a round with all totals at 0."""

    game: AnyGame
    options: Declared
    seed: int
    start: Standing

    def terms(self, cast: Cast) -> Terms:
        """Agree on this deal with those who sit down."""
        return Terms(self.game, self.options, self.seed, cast, self.start)


def code_of(saved: SavedText) -> str | None:
    """Write the code of the last deal of a saved match; None for a deal made anew after all had passed (FT-Q43)."""
    reached = play_while_valid(SavedText(saved.to_last_deal()))
    terms, state = reached.terms, reached.match.state
    game, standing = terms.game, terms.game.standing(state)
    start = Standing(standing.dealer, (0,) * standing.seats, standing.round, standing.out)
    deal = Deal(game, terms.options, terms.seed & _SEED, start)
    if game.all_cards(deal.terms(terms.cast).deal().state) != game.all_cards(state):
        return None
    return write_code(deal)


def write_code(deal: Deal) -> str:
    """Write a deal as letters and figures in groups of four."""
    number = deal.seed
    for value, radix in reversed(list(_digits(deal))):
        number = number * radix + value
    letter = next(letter for letter, name in LETTERS.items() if name == deal.game.name)
    number = number * CHECK + _check(letter)
    signs = ""
    while number:
        number, sign = divmod(number, len(SIGNS))
        signs = SIGNS[sign] + signs
    groups = [signs[at : at + GROUP] for at in range(0, len(signs), GROUP)]
    return "-".join([letter, *groups])


def read_code(text: str) -> Deal:
    """Read a code, in small letters too, with or without its hyphens; raise DealCodeError."""
    plain = text.upper().translate(_TYPED)
    letter, signs = plain[:1], plain[1:]
    if letter not in LETTERS or not signs or any(sign not in SIGNS for sign in signs):
        raise DealCodeError(text)
    number = 0
    for sign in signs:
        number = number * len(SIGNS) + SIGNS.index(sign)
    number, check = divmod(number, CHECK)
    if check != _check(letter):
        raise DealCodeError(text)
    try:
        return _deal(LETTERS[letter], _Reader(number))
    except (OptionsError, IndexError) as error:
        raise DealCodeError(text) from error


def _check(letter: str) -> int:
    """Give what is left of every code of a game by these rules when it is divided."""
    return (7 * RULES + 13 * ord(letter)) % CHECK


def _digits(deal: Deal) -> Iterator[_Digit]:
    """Give what a code holds beside the seed, in the order in which it is read."""
    least, most = seats_of(deal.game.name)
    start, seats = deal.start, deal.start.seats
    yield seats - least, most - least + 1
    yield start.dealer, seats
    yield start.round - 1, ROUNDS
    yield int(bool(start.out)), 2
    if start.out:
        yield sum(1 << seat for seat in start.out), 1 << seats
    told = _told(deal.options)
    yield int(bool(told)), 2
    if told:
        for field in option_fields(type(deal.options)):
            yield int(field.name in told), 2
            if field.name in told:
                yield _written_values(field).index(told[field.name]), len(_written_values(field))


def _deal(name: str, reader: _Reader) -> Deal:
    game = GAMES[name]
    least, most = seats_of(name)
    seats = least + reader.take(most - least + 1)
    dealer, nth = reader.take(seats), reader.take(ROUNDS) + 1
    mask = reader.take(1 << seats) if reader.take(2) else 0
    out = frozenset(seat for seat in range(seats) if mask >> seat & 1)
    fields = option_fields(game.options) if reader.take(2) else ()
    told = {}
    for field in fields:
        if reader.take(2):
            values = _written_values(field)
            told[field.name] = values[reader.take(len(values))]
    options = read_options(game.options, told)
    return Deal(game, options, reader.rest & _SEED, Standing(dealer, (0,) * seats, nth, out))


class _Reader:
    """Takes a number apart, value by value; the `rest` is what was there before any."""

    def __init__(self, number: int) -> None:
        self.rest = number

    def take(self, radix: int) -> int:
        self.rest, value = divmod(self.rest, radix)
        return value


def _told(options: Declared) -> Mapping[str, str]:
    """Leave out the options that would be so anyway."""
    told = write_options(options)
    for name in tuple(told):
        fewer = {other: value for other, value in told.items() if other != name}
        if _same(options, fewer):
            told = fewer
    return told


def _same(options: Declared, written: Mapping[str, str]) -> bool:
    try:
        return read_options(type(options), written) == options
    except OptionsError:
        return False


def _written_values(field: OptionField) -> tuple[str, ...]:
    """List all that an option can be, as it is written."""
    if field.limits is None:
        return field.values or ("off", "on")
    numbers = range(field.limits.low, field.limits.high + 1)
    return (*(("0",) if field.limits.none else ()), *map(str, numbers))
