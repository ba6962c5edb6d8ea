"""The advice that a person may ask for in the own turn, for any game that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardtable.bots.basic import hinting as basic
from cardtable.bots.carousel import hinting as carousel
from cardtable.bots.hint import Hint
from cardtable.bots.playroom import hinting as playroom

Adviser = Callable[..., Hint]

_ADVISERS: Mapping[str, Adviser] = {
    "playroom-rummy": playroom.hint,
    "basic-rummy": basic.hint,
    "carousel": carousel.hint,
}

ADVISED = frozenset(_ADVISERS)
"""The games that have advice."""


def advise(game: str, view: object) -> Hint:
    """Give the best turn that a bounded search finds, from what the seat in turn may know alone."""
    return _adviser(game)(view, thorough=True)


def advise_by_rule(game: str, view: object) -> Hint:
    """Give the next move by rule: the quick answer where no search can be waited for."""
    return _adviser(game)(view, thorough=False)


def _adviser(game: str) -> Adviser:
    if game not in _ADVISERS:
        raise ValueError(f"nobody advises at {game} (there is advice for: {', '.join(_ADVISERS)})")
    return _ADVISERS[game]
