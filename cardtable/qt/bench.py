"""How quick the window is here, each figure measured offscreen in a process of its own."""

from __future__ import annotations

import compileall
import gc
import multiprocessing
import os
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

import cardtable

Figures = Mapping[str, object]

CARDS: Final = 220
CARDS_FINE: Final = 120
"""As many on a screen of twice the resolution."""
FINE: Final = "2"
_PATIENCE: Final = 900
"""Seconds until a process that does not answer is given up."""
_LEAVE: Final = 10
"""Seconds that a process gets to close what it has opened: one that is killed over it leaves semaphores behind."""


def measure_window(rounds: int) -> Figures:
    """Measure the start, the memory, the rest, the frames, what so many rounds leave behind."""
    compileall.compile_dir(Path(cardtable.__file__).parent, quiet=2)  # as an installer does
    frames, fine = _apart("flight", CARDS), _apart("flight", CARDS_FINE, scale=FINE)
    return {**_apart("start", time.time()), **frames, "scale_2": fine, "growth": _apart("rounds", rounds)}


def _apart(work: str, *given: float, scale: str = "1") -> Figures:
    """Measure one piece of work in a new process on a screen that nobody sees, at a scale."""
    processes = multiprocessing.get_context("spawn")
    here, there = processes.Pipe(duplex=False)
    child = processes.Process(target=_answer, args=(there, work, given, scale))
    child.start()
    there.close()
    try:
        if not here.poll(_PATIENCE):
            return {"trouble": f"no answer within {_PATIENCE} seconds"}
        found: Figures = here.recv()
    except EOFError:
        child.join()
        return {"trouble": f"the window ended early (exit code {child.exitcode})"}
    finally:
        child.join(_LEAVE)
        child.kill()
        child.join()
        here.close()
    return found


def _answer(there: Connection, work: str, given: Sequence[float], scale: str) -> None:
    """Load the work here, as the program does at its start: no measure knows of the others."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale}
    gc.disable()
    from cardtable.qt.surroundings import paint_in_one_thread  # noqa: PLC0415 - Qt's part of the start is measured, too

    paint_in_one_thread()
    there.send(import_module(f"cardtable.qt.bench_{work}").measure(*given))
