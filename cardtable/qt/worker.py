"""The computer players' head, in a process of its own so that the window never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any

from cardtable.bots.advise import advise, advise_by_rule
from cardtable.bots.choose import choose, wake
from cardtable.bots.hint import Hint

_log = logging.getLogger(__name__)


class WorkerBrain:
    """Chooses moves for one game in a spawned process, which it starts again if it dies.

    Spawned on every system: a fork would copy the window's threads. Where no process can be had, it thinks here.
    """

    def __init__(self, game: str) -> None:
        """Think about the game of that name."""
        self._game = game
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pool(self) -> ProcessPoolExecutor | None:
        """The process, in the shape of a pool of one; None while there is none."""
        return self._pool

    def warm(self) -> None:
        """Start the process while the table is laid."""
        self._started().submit(wake, self._game)

    async def choose(self, view: Any, level: str, seed: int) -> Any:  # noqa: ANN401 - each game has its own views and moves
        """Choose a move from what the seat may know."""
        for _attempt in range(2):
            try:
                job = self._started().submit(choose, self._game, view, level, seed)
                return await asyncio.wrap_future(job)
            except (BrokenProcessPool, OSError) as failure:
                _log.warning("the players' process died (%s)", failure)
                self.close()
        return choose(self._game, view, level, seed)

    def advise(self, view: Any) -> Future[Hint]:  # noqa: ANN401 - each game has its own views
        """Begin to think out a hint from what the seat may know; the process may die before it comes."""
        for _attempt in range(2):
            try:
                return self._started().submit(advise, self._game, view)
            except (BrokenProcessPool, OSError) as failure:
                _log.warning("the players' process died (%s)", failure)
                self.close()
        by_rule: Future[Hint] = Future()
        by_rule.set_result(advise_by_rule(self._game, view))
        return by_rule

    def close(self) -> None:
        """End the process without waiting for a thought."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_end_with_the_window)
        return self._pool


def _end_with_the_window() -> None:
    """Watch the window's process: where it is killed, nobody else would ever end this one."""
    window = parent_process()
    if window is not None:
        threading.Thread(target=_leave_after, args=(window,), daemon=True).start()


def _leave_after(window: BaseProcess) -> None:
    window.join()
    os._exit(0)
