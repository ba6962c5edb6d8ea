"""The truth of a match in play, which stays in the hall."""

from __future__ import annotations

from cardtable.games.registry import AnyGame
from cardtable.kernel.refusal import Refusal, refuse
from cardtable.kernel.seats import Seat

Facts = tuple[object, ...]
"""What a move made happen, in order; each game has its own family of facts."""


class RunningMatch:
    """Make the moves of a match one after another; a refused one changes nothing.

    The states that this turn went through since its draw are kept, so that table actions can be taken back.
    """

    def __init__(self, game: AnyGame, state: object) -> None:
        """Begin with a position that nothing can be taken back from."""
        self.game = game
        self.state = state
        self._earlier: tuple[object, ...] = ()

    @property
    def turn(self) -> Seat | None:
        """Name the seat that moves; None once the round is over."""
        return self.game.turn(self.state)

    def play(self, seat: Seat, move: object) -> Facts | Refusal:
        """Make a move."""
        step = self.game.play(self.state, seat, move)
        if isinstance(step, Refusal):
            return step
        stays = self.game.reversible(move) and self.game.turn(step.state) == seat
        self._earlier = (*self._earlier, self.state) if stays else ()
        self.state = step.state
        return step.facts

    def take_back(self, seat: Seat) -> Facts | Refusal:
        """Return to the state before the seat's last table action."""
        refusal = self.game.take_back_refused(self.game.view(self.state, seat))
        if refusal is not None:
            return refusal
        if not self._earlier:
            return refuse("GE-03", "refused-nothing-to-take-back")
        *before, self.state = self._earlier
        self._earlier = tuple(before)
        return (self.game.taken_back(seat),)

    def next_round(self) -> Facts | Refusal:
        """Deal the next round once one is over."""
        step = self.game.next_round(self.state)
        if isinstance(step, Refusal):
            return step
        self._earlier = ()
        self.state = step.state
        return step.facts
