"""What was agreed before the first deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.games.registry import AnyGame
from cardtable.kernel.game import Step
from cardtable.kernel.match import Standing
from cardtable.kernel.options import Declared
from cardtable.kernel.seats import Cast

_MARKS: Final = str.maketrans(dict.fromkeys(":=,;|#!", " "))
"""What has a meaning of its own beside names in scenarios or saves."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Say what is played by whom; `start` is the round to begin with, None for a new match."""

    game: AnyGame
    options: Declared
    seed: int
    cast: Cast
    start: Standing | None = None

    def deal(self) -> Step[object, object]:
        """Deal the first round of this match."""
        if self.start is not None:
            return self.game.resume(self.options, self.start, self.seed)
        return self.game.open_match(self.options, len(self.cast), self.seed)


def seat_names(cast: Cast) -> tuple[str, ...]:
    """Give each seat one word for scenarios and saves: a blank becomes `_`, a second Ann is `Ann-2`."""
    names: list[str] = []
    for place, person in enumerate(cast, start=1):
        word = "_".join(person.name.translate(_MARKS).split()) or str(place)
        while word in names:
            word = f"{word}-{place}"
        names.append(word)
    return tuple(names)
