"""The players' own process: it chooses as they would here, comes back when it dies, knows no Qt."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys

from cardtable.bots.choose import choose
from cardtable.qt.worker import WorkerBrain
from tests.play.tables import GAME, position

VIEW = position({"hand Ann": "KS 2D", "hand Bob": "3C 4C"}).view(0)
EXPECTED = choose(GAME.name, VIEW, "casual", 1)


def test_the_process_chooses_as_the_players_do(monkeypatch: object) -> None:
    """The same view, level and seed give the same move there as here."""
    brain = WorkerBrain(GAME.name)
    try:
        assert asyncio.run(brain.choose(VIEW, "casual", 1)) == EXPECTED
    finally:
        brain.close()


def test_a_process_that_dies_is_replaced() -> None:
    """Where the process is killed the next thought starts another one."""
    brain = WorkerBrain(GAME.name)

    async def think_kill_think() -> object:
        await brain.choose(VIEW, "casual", 1)
        pool = brain.pool
        assert pool is not None
        for process in pool._processes.values():
            process.kill()
        return await brain.choose(VIEW, "casual", 1)

    try:
        assert asyncio.run(think_kill_think()) == EXPECTED
    finally:
        brain.close()


def test_the_process_loads_no_qt() -> None:
    """What the process imports leaves Qt out, so that it starts fast and never touches the screen."""
    told = "import sys, cardtable.qt.worker; sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    assert subprocess.run([sys.executable, "-c", told], env=environment, check=False).returncode == 0
