"""What goes on beside the window until it is done or called off."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from types import TracebackType

Fault = Callable[[type[BaseException], BaseException, TracebackType | None], None]


class Tasks:
    """Keep every task until it ends, so that none is forgotten half done; one that fails is told to `fault`."""

    def __init__(self, fault: Fault) -> None:
        self._fault = fault
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def end(self) -> None:
        """Call all of them off and see them end."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._fault(type(error), error, error.__traceback__)
