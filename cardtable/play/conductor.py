"""The one who moves the computer's players, one move at a time."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from cardtable.bots.choose import choose, fitting
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.clock import Clock
from cardtable.play.pace import Pace
from cardtable.play.table import Table

BUDGET: Final = 5.0
"""How many seconds a player may think before the answer by rule is played instead."""

TICK: Final = 0.25

_log = logging.getLogger(__name__)


class Brain(Protocol):
    """Choose a move from what one seat may know."""

    async def choose(self, view: object, level: str, seed: int) -> object:
        """Give a move; the same view, level with seed give the same move."""
        ...


class Conductor:
    """Move the computer's seats of one table at a pace, and run its clock, until the game is over.

    A player that fails, overruns or breaks the rules never stops the game: a simpler answer takes its place, and
    the log says so.
    """

    def __init__(
        self,
        table: Table,
        brain: Brain,
        pace: Pace,
        clock: Clock | None = None,
        *,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """Stand ready; nothing happens before `run`."""
        self.pace = pace
        self._table = table
        self._brain = brain
        self._clock = clock
        self._sleep = sleep
        self._now = now
        self._pauses: set[str] = set()
        self._stirred = asyncio.Event()
        self._unpaused = asyncio.Event()
        self._unpaused.set()
        self._last: Seat | None = None

    def pause(self, reason: str) -> None:
        """Let no computer player move, for a reason; several reasons add up."""
        self._pauses.add(reason)
        self._unpaused.clear()

    def go_on(self, reason: str) -> None:
        """Drop a reason to pause."""
        self._pauses.discard(reason)
        if not self._pauses:
            self._unpaused.set()

    async def run(self) -> None:
        """Conduct until the game is over; cancel it to stop between two moves."""
        unwatch = self._table.watch(0, lambda _: self._stirred.set())
        try:
            async with asyncio.TaskGroup() as tasks:
                ticking = tasks.create_task(self._tick()) if self._clock is not None else None
                await self._conduct()
                if ticking is not None:
                    ticking.cancel()
        finally:
            unwatch()

    async def _conduct(self) -> None:
        while not self._table.standing.over:
            self._stirred.clear()
            seat = self._table.turn
            level = self._table.cast[seat].level if seat is not None else None
            if seat is None or level is None:
                self._last = None
                await self._stirred.wait()
            else:
                await self._move(seat, fitting(level))

    async def _tick(self) -> None:
        while self._clock is not None:
            self._clock.tick()
            await self._sleep(TICK)

    async def _move(self, seat: Seat, level: str) -> None:
        """Make one move for the seat, by the first answer that the rules accept."""
        number = self._table.number
        view = self._table.view(seat)
        seed = _seed(self._table.seed, number)
        started = self._now()
        for answer in (self._thought, self._by_rule):
            move = await answer(view, level, seed)
            if move is not None and await self._made(seat, move, number, started):
                return
        for move in self._table.game.offers(view):
            if await self._made(seat, move, number, started):
                return
        raise RuntimeError(f"{self._table.game.name}: seat {seat} has no legal move after {number} moves")

    async def _thought(self, view: object, level: str, seed: int) -> object | None:
        try:
            async with asyncio.timeout(BUDGET):
                return self._lawful(view, await self._brain.choose(view, level, seed))
        except Exception as error:  # noqa: BLE001 - whatever fails in a player, the game goes on
            _log.warning("a %s player failed (%r); the answer by rule is played", level, error)
            return None

    async def _by_rule(self, view: object, level: str, seed: int) -> object | None:
        try:
            return self._lawful(view, choose(self._table.game.name, view, level, seed))
        except Exception:  # noqa: BLE001 - whatever fails by rule too, a legal move is still played
            _log.exception("the answer by rule failed at level %s; the first legal move is played", level)
            return None

    def _lawful(self, view: object, move: object) -> object:
        """Give the move back; raise ValueError where the rules forbid it."""
        judged = self._table.game.judge(view, move)
        if isinstance(judged, Refusal):
            raise ValueError(f"{self._table.game.write_move(move)!r} is forbidden by {judged.rule}")  # noqa: TRY004 - a refusal is a value
        return move

    async def _made(self, seat: Seat, move: object, number: int, started: float) -> bool:
        """Make the move when its time has come; True also where something else happened meanwhile."""
        words = self._table.game.write_move(move)
        pause = self.pace.before(words, first=seat != self._last)
        await self._sleep(max(0.0, started + pause - self._now()))
        await self._unpaused.wait()
        if self._table.number != number:
            return True
        accepted = self._table.submit(seat, move, number) is None
        if accepted:
            self._last = seat
        return accepted


def _seed(deal: int, number: int) -> int:
    """Give a player its own chance for one decision, from which the deal's seed cannot be told."""
    return int.from_bytes(hashlib.sha256(f"{deal} {number}".encode()).digest()[:8])
