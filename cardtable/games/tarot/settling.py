"""How a scenario settles a contract without playing it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from cardtable.games.tarot import ending
from cardtable.games.tarot.course import Course
from cardtable.games.tarot.handles import Handle, Size
from cardtable.games.tarot.phases import Playing
from cardtable.games.tarot.tally import Tally
from cardtable.kernel.notation import NotationError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cardtable.games.tarot.facts import Fact
    from cardtable.games.tarot.state import State
    from cardtable.kernel.game import Step
    from cardtable.kernel.seats import Seat

DIRECTIVE: Final = "settle"
_FORM: Final = "settle points=47 oudlers=2 [partners=Bob] [petit=Ann] [handle=single]"
_KEYS: Final = ("points", "oudlers", "partners", "petit", "handle")


def settle(state: State, seat: Seat, words: str, seats: tuple[str, ...]) -> Step[State, Fact]:
    """Score the declarer's contract as if the attack had made these card points.

    `words` is the whole directive, `seats` are the players' names. Raise NotationError where it cannot be read, does
    not fit the cards, or comes when nothing is being played.
    """
    phase = state.phase
    if not isinstance(phase, Playing) or phase.contract is None or phase.contract.declarer != seat:
        raise NotationError(f"{words!r}: only a declarer settles, once the cards are being played")
    told = _told(words)
    called = ending.settle_calls(state, phase.called)
    attack = ending.attack_of(phase.contract, called)
    partners = tuple(_seat(name, seats) for name in told.get("partners", "").split(",") if name)
    if sorted(partners) != sorted(attack[1:]):
        there = ",".join(seats[partner] for partner in attack[1:]) or "nobody"
        raise NotationError(f"{words!r}: by the cards the declarer's partners are {there}")
    tally = Tally(phase.contract, state.players, attack, _points(told), _oudlers(told))
    little_one = _seat(told["petit"], seats) if "petit" in told else None
    course = Course(state)
    ending.end_contract(course, tally, called, _handle(told) or phase.handle, little_one)
    return course.step()


def _told(words: str) -> Mapping[str, str]:
    told: dict[str, str] = {}
    for word in words.split()[1:]:
        key, equals, value = word.partition("=")
        if not equals or key not in _KEYS or key in told:
            raise NotationError(f"{word!r} cannot be read; it is written like {_FORM}")
        told[key] = value
    if not {"points", "oudlers"} <= told.keys():
        raise NotationError(f"{words!r}: points and oudlers must be named, as in {_FORM}")
    return told


def _points(told: Mapping[str, str]) -> Fraction:
    try:
        points = Fraction(told["points"])
    except (ValueError, ZeroDivisionError) as error:
        raise NotationError(f"{told['points']!r} are no card points (written 47 or 35.5)") from error
    if not 0 <= points <= 91 or (points * 2).denominator != 1:
        raise NotationError(f"{told['points']!r}: card points are whole or half, from 0 to 91")
    return points


def _oudlers(told: Mapping[str, str]) -> int:
    if told["oudlers"] not in ("0", "1", "2", "3"):
        raise NotationError(f"{told['oudlers']!r}: there are 0 to 3 oudlers")
    return int(told["oudlers"])


def _handle(told: Mapping[str, str]) -> Handle | None:
    if "handle" not in told:
        return None
    if told["handle"] not in tuple(Size):
        raise NotationError(f"{told['handle']!r} is no handle (one of {', '.join(Size)})")
    return Handle(Size(told["handle"]))


def _seat(name: str, seats: tuple[str, ...]) -> Seat:
    if name not in seats:
        raise NotationError(f"{name!r} is not one of the seats {', '.join(seats)}")
    return seats.index(name)
