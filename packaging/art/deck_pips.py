"""The number cards from two to ten."""

from __future__ import annotations

from collections.abc import Mapping

from deck_suits import suit_mark

_LEFT, _MIDDLE, _RIGHT = 80, 125, 170
_ROWS = (64, 138, 212, 286)
_CENTRE = 175
_PIP = 45

Place = tuple[float, float]


def _pair(*heights: float) -> tuple[Place, ...]:
    return tuple((x, y) for y in heights for x in (_LEFT, _RIGHT))


def _middle(*heights: float) -> tuple[Place, ...]:
    return tuple((_MIDDLE, y) for y in heights)


_TOP, _BOTTOM = _ROWS[0], _ROWS[3]
_PLACES: Mapping[str, tuple[Place, ...]] = {
    "2": _middle(_TOP, _BOTTOM),
    "3": _middle(_TOP, _CENTRE, _BOTTOM),
    "4": _pair(_TOP, _BOTTOM),
    "5": (*_pair(_TOP, _BOTTOM), *_middle(_CENTRE)),
    "6": _pair(_TOP, _CENTRE, _BOTTOM),
    "7": (*_pair(_TOP, _CENTRE, _BOTTOM), *_middle(119.5)),
    "8": (*_pair(_TOP, _CENTRE, _BOTTOM), *_middle(119.5, 230.5)),
    "9": (*_pair(*_ROWS), *_middle(_CENTRE)),
    "10": (*_pair(*_ROWS), *_middle(101, 249)),
}
NUMBERS = tuple(_PLACES)


def pips(rank: str, suit: str, ink: str) -> str:
    """Lay out the suit symbols of a number card; those below the middle stand on their heads."""
    return "".join(suit_mark(suit, x, y, _PIP, ink, turned=y > _CENTRE) for x, y in _PLACES[rank])
