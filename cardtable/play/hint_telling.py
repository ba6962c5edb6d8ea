"""How a hint is told bit by bit."""

from __future__ import annotations

from cardtable.bots.hint import Hint, Step
from cardtable.kernel.message import Message, message

_NUDGE, _CARDS = 0, 1
_FIRST_STEP = 2


class Telling:
    """Tell the nudge, then the cards, then step after step; after the last one the first again."""

    def __init__(self, hint: Hint) -> None:
        """Begin with nothing told."""
        self._hint = hint
        self._steps = hint.steps
        self._depth = -1
        self._untold = False

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps."""
        return self._steps

    @property
    def at(self) -> int | None:
        """The place of the step that is told, counted from 0; None before the steps."""
        return self._depth - _FIRST_STEP if self._depth >= _FIRST_STEP else None

    @property
    def shown(self) -> tuple[Step, ...]:
        """The steps whose cards may be seen: none with the nudge, all with the cards, then one by one."""
        if self.at is not None:
            return (self._steps[self.at],)
        return self._steps if self._depth == _CARDS else ()

    def more(self) -> Message:
        """Tell the next bit."""
        if self.at is None:
            self._depth += 1
        elif not self._untold:
            self._depth = _FIRST_STEP + (self.at + 1) % len(self._steps)
        self._untold = False
        return self.told

    def go_to(self, at: int) -> Message:
        """Tell a step by its place, counted from 0."""
        self._depth = _FIRST_STEP + min(max(at, 0), len(self._steps) - 1)
        self._untold = False
        return self.told

    def follow(self, steps: tuple[Step, ...]) -> None:
        """Go on with what is left to do, of which the first step is told next."""
        self._steps = steps
        self._depth = min(self._depth, _FIRST_STEP)
        self._untold = self.at is not None

    @property
    def told(self) -> Message:
        """What is told now."""
        if self.at is None:
            return message("hint-answer-told", told=self._hint.cards if self._depth == _CARDS else self._hint.nudge)
        told = self._steps[self.at].told
        if len(self._steps) == 1:
            return message("hint-answer-told", told=told)
        return message("hint-answer-step", number=self.at + 1, count=len(self._steps), told=told)
