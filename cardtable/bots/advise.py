"""The advice that a person may ask for in the own turn, for any game that has it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module

from cardtable.bots.hint import Hint

Adviser = Callable[..., Hint]

_ADVISERS: Mapping[str, str] = {
    "playroom-rummy": "cardtable.bots.playroom.hinting",
    "basic-rummy": "cardtable.bots.basic.hinting",
    "carousel": "cardtable.bots.carousel.hinting",
    "french-tarot": "cardtable.bots.tarot.hinting",
}
"""Where advice for a game is at home, which is loaded when it is first asked for."""

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
    found: Adviser = import_module(_ADVISERS[game]).hint
    return found
