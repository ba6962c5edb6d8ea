"""Sentences for one listener, as they are seen with how they are heard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final, Literal

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Arg, Message, Who, Written, message
from cardtable.kernel.seats import Cast, Person, Seat
from cardtable.text.catalogue import Catalogue, isolated, plain
from cardtable.text.grammar import GRAMMARS
from cardtable.text.hand_line import hand_lines
from cardtable.text.levels import Level
from cardtable.text.manner import Manner, Urgency, manner

SEVERAL: Final = "several"
_FIRST_LETTER: Final = re.compile(r"^[\u2066-\u2069]*[a-z]")
_LONE_HALF: Final = re.compile(r"(?<!\d)½")
_STRAY_SPACE: Final = re.compile(r"(?<=\() | (?=[.,:;!?)،؛])")


@dataclass(frozen=True, slots=True)
class Utterance:
    """Give a sentence to the eye and to the ear; `spoken` is empty where nothing of it is to be heard.

    `sound` names the sound that goes with it, if any; `several` says in one sentence that it happened several times.
    """

    visual: str
    spoken: str
    urgency: Urgency
    sound: str | None
    several: Callable[[int], str] | None = field(default=None, compare=False)


class Speaker:
    """Say messages in one language to the person in seat `me` of the `cast`; with None to somebody looking on.

    For a `Who` named `who` a sentence may use `$who` (the name, or "you"), `$who-kind` (`you`, `other`), `$who-gender`
    (`m`, `f`), and `$who-form`, which is both in one for verbs that agree (`you-m`, `you-f`, `m`, `f`). Several
    players are `$winners` (a list), with `$winners-kind` `many` unless there is one. `$you-gender` is always there.

    A tuple of `Written` lies together, so its joker belongs to the suit or rank that is said once; among loose cards,
    a tuple of `Card`, a joker belongs to nothing. Any tuple `cards` comes with `$cards-count`.
    """

    def __init__(self, language: str, cast: Cast = (), me: Seat | None = None) -> None:
        """Speak one of the languages of the catalogue."""
        self._catalogue = Catalogue(language)
        self._grammar = GRAMMARS[language]
        self._cast, self._me = cast, me
        self._language = language

    def say(self, message: Message) -> Utterance:
        """Say a message whole, for the eye and the ear."""
        visual, how = self._visual(message), self._manner(message)
        return Utterance(visual, self._aloud(visual), how.urgency, how.sound)

    def report(self, message: Message, level: Level) -> Utterance:
        """Say what happens as a level of speech has it: whole for the eye, perhaps shortened or not at all for the ear.

        A sentence may have other words for a level, as its attributes `.brief` and `.full`, and words for what happens
        several times at once, as `.several`.
        """
        visual, how = _begun(self._visual(message)), self._manner(message)
        if level < how.heard_from:
            return Utterance(visual, "", how.urgency, how.sound)
        shaped = self._catalogue.has(message.id, level.written)
        told = self._visual(message, level.written) if shaped else visual
        several = partial(self._several_times, message) if self._catalogue.has(message.id, SEVERAL) else None
        return Utterance(visual, _begun(self._aloud(told)), how.urgency, how.sound, several)

    def text(self, message_id: str, /, **args: Arg) -> str:
        """Write a label or a sentence."""
        return self._visual(message(message_id, **args))

    def spoken(self, message_id: str, /, **args: Arg) -> str:
        """Give a label or a sentence as it is heard."""
        return self._aloud(self.text(message_id, **args))

    def hand_lines(self, cards: Sequence[Card]) -> tuple[str, ...]:
        """Write a hand in short lines for a braille display."""
        return hand_lines(self._catalogue.format, cards)

    def has(self, message_id: str) -> bool:
        """Tell whether there is such a sentence."""
        return self._catalogue.has(message_id)

    def name(self, person: Person) -> str:
        """Name a person; those whom the computer plays have a name in each language."""
        known = f"name-{person.picture}"
        if person.level is not None and self._catalogue.has(known):
            return self._catalogue.format(known)
        return person.name

    def _several_times(self, happened: Message, count: int) -> str:
        counted = Message(happened.id, {**happened.args, "count": count})
        return self._aloud(self._visual(counted, SEVERAL))

    def _manner(self, message: Message) -> Manner:
        return manner(message.id, concerns_listener=any(self._is_about_me(arg) for arg in message.args.values()))

    def _is_about_me(self, arg: object) -> bool:
        """Tell whether an argument is the listener, is a group with them or a sentence about them."""
        match arg:
            case Who():
                return arg.seat == self._me
            case Message():
                return any(self._is_about_me(each) for each in arg.args.values())
            case tuple():
                return any(isinstance(each, Who) and each.seat == self._me for each in arg)
            case _:
                return False

    def _visual(self, message: Message, attribute: str = "") -> str:
        values: dict[str, str | Points] = {"you-gender": self._address}
        for name, arg in message.args.items():
            values.update(self._values(name, arg))
        return self._catalogue.format(message.id, values, attribute)

    @property
    def _address(self) -> Literal["f", "m"]:
        """Give the gender in which the listener is spoken to: the masculine where nobody has chosen."""
        return "m" if self._me is None else self._cast[self._me].gender

    def _values(self, name: str, arg: Arg) -> Iterator[tuple[str, str | Points]]:
        match arg:
            case Who():
                yield from self._player(name, arg.seat)
            case Card():
                yield name, self._grammar.card(self._catalogue.format, arg)
            case Written():
                yield name, self._cards((arg,))
            case Message():
                yield name, self._visual(arg)
            case tuple():
                yield from self._several(name, arg)
            case _:
                yield name, arg

    def _player(self, name: str, seat: Seat) -> Iterator[tuple[str, str]]:
        person = self._cast[seat]
        mine = seat == self._me
        yield name, self._who(seat)
        yield f"{name}-kind", "you" if mine else "other"
        yield f"{name}-gender", person.gender
        yield f"{name}-form", f"you-{person.gender}" if mine else person.gender

    def _several(self, name: str, args: Sequence[object]) -> Iterator[tuple[str, str | Points]]:
        yield f"{name}-count", len(args)
        if not args:
            yield name, ""
        elif all(isinstance(arg, Who) for arg in args):
            yield from self._players(name, tuple(arg for arg in args if isinstance(arg, Who)))
        elif all(isinstance(arg, Message) for arg in args):
            clauses = [self._visual(arg) for arg in args if isinstance(arg, Message)]
            yield name, self._catalogue.format("clause-break").join(clauses)
        elif JOKER in args:
            yield name, self._grammar.listing([self._cards((_written(arg),)) for arg in args])
        else:
            yield name, self._cards(tuple(_written(arg) for arg in args))

    def _players(self, name: str, players: tuple[Who, ...]) -> Iterator[tuple[str, str]]:
        if len(players) == 1:
            yield from self._player(name, players[0].seat)
            return
        names = [isolated(self._who(player.seat), self._language) for player in players]
        yield name, self._grammar.listing(names)
        yield f"{name}-kind", "many"
        yield f"{name}-form", "many"

    def _who(self, seat: Seat) -> str:
        if seat == self._me:
            return self._catalogue.format("you", {"you-gender": self._address})
        return self.name(self._cast[seat])

    def _cards(self, cards: tuple[Written, ...]) -> str:
        return self._grammar.cards(self._catalogue.format, cards)

    def _aloud(self, visual: str) -> str:
        """Take out what only the eye needs, then put words for signs that a voice may swallow."""
        heard = _LONE_HALF.sub(self._grammar.HALF, plain(visual))
        for sign, word in self._grammar.ALOUD.items():
            heard = heard.replace(sign, f" {word} ")
        return _STRAY_SPACE.sub("", " ".join(heard.split()))


def _begun(sentence: str) -> str:
    """Begin a sentence with a capital, behind the marks of its direction: "King of spades: needs 3 cards."."""
    return _FIRST_LETTER.sub(lambda first: first[0].upper(), sentence)


def _written(arg: object) -> Written:
    if isinstance(arg, Card):
        return Written(arg)
    if isinstance(arg, Written):
        return arg
    raise TypeError(f"{arg!r} does not go into a list of cards")
