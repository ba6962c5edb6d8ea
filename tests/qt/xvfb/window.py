"""The program's window from outside: what is seen of it, what is pressed, what is saved of the match."""

from __future__ import annotations

import json
import re
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardtable.play.reload import SavedText, play_while_valid
from cardtable.play.running import RunningMatch
from tests.qt.xvfb.screen import running

EYES: Final = Path(__file__).with_name("eyes.py")
PATIENCE: Final = 60.0
"""Seconds that anything may take; a busy computer is slow to start processes."""
OVER: Final = "= over"

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to be seen: its name, what more is told of it, where it lies on the screen."""

    role: str
    name: str
    more: str
    box: tuple[int, int, int, int]
    states: frozenset[str]

    @property
    def middle(self) -> Point:
        """Its centre."""
        left, top, width, height = self.box
        return left + width // 2, top + height // 2

    @property
    def strip(self) -> Point:
        """A point near its upper left corner, which a card lying over it leaves free."""
        left, top, width, _ = self.box
        return left + min(10, width // 4), top + 24

    @property
    def end(self) -> Point:
        """A point at its right edge."""
        left, top, width, height = self.box
        return left + width - 6, top + height // 2

    @property
    def focused(self) -> bool:
        """Whether it has the keyboard's focus."""
        return "focused" in self.states

    @property
    def ticked(self) -> bool:
        """Whether its box is ticked."""
        return "ticked" in self.states


class Window:
    """The window with a person before it, who sees, presses keys, moves the mouse."""

    def __init__(
        self, process: subprocess.Popen[str], eyes: subprocess.Popen[str], environment: Mapping[str, str], data: Path
    ) -> None:
        self._process, self._eyes, self._environment, self._data = process, eyes, environment, data

    @property
    def pid(self) -> int:
        """The number of the program's process."""
        return self._process.pid

    def wait(self) -> None:
        """Wait until the window is there, then bring it to the front."""
        self._xdotool("search", "--sync", "--onlyvisible", "--all", "--pid", str(self._process.pid), "--name", "")
        until(lambda: any(thing.name == "Card table" for thing in self.look()), "the table")

    def look(self) -> list[Thing]:
        """See everything that is shown."""
        assert self._process.poll() is None, "the window closed by itself"
        assert self._eyes.stdin is not None
        assert self._eyes.stdout is not None
        self._eyes.stdin.write("look\n")
        self._eyes.stdin.flush()
        seen = json.loads(self._eyes.stdout.readline())
        return [
            Thing(each["role"], each["name"], each["more"], tuple(each["box"]), frozenset(each["states"]))
            for each in seen
        ]

    def laid(self) -> list[Thing]:
        """See what lies on the table, in the order in which it is read: the hand first."""
        things = self.look()
        start = next((at for at, thing in enumerate(things) if thing.name == "Card table"), len(things))
        rest = things[start + 1 :]
        end = next((at for at, thing in enumerate(rest) if thing.role != "list item"), len(rest))
        return rest[:end]

    def buttons(self, name: str) -> list[Thing]:
        """See the buttons with these words, those that lie over others last."""
        return [each for each in self.look() if each.role in ("push button", "button") and each.name == name]

    def entries(self) -> list[Thing]:
        """See the entries of the menu that is open."""
        return [thing for thing in self.look() if thing.role == "menu item"]

    def key(self, *names: str) -> None:
        """Press keys one after the other."""
        if names:
            self._xdotool("key", "--delay", "30", *names)

    def click(self, point: Point, times: int = 1) -> None:
        """Click, or click twice."""
        self._move(point)
        self._xdotool("click", "--repeat", str(times), "--delay", "60", "1")

    def drag(self, start: Point, end: Point) -> None:
        """Drag from one point to another, without a rest at which the press would become a long one."""
        steps = [
            (start[0] + (end[0] - start[0]) * at // 5, start[1] + (end[1] - start[1]) * at // 5)
            for at in (1, 2, 3, 4, 5)
        ]
        way = [word for x, y in steps for word in ("mousemove", str(x), str(y))]
        self._move(start)
        self._xdotool("mousedown", "1", *way, "mouseup", "1")

    def picture(self, path: Path) -> None:
        """Keep a picture of the screen."""
        subprocess.run(["import", "-window", "root", str(path)], env=self._environment, check=True, timeout=PATIENCE)

    @property
    def saved(self) -> str:
        """What is saved of the match."""
        return self._file.read_text(encoding="utf-8")

    @property
    def moves(self) -> list[str]:
        """The moves made up to now, such as `You: discard KH`."""
        return [line for line in self.saved.partition("---\n")[2].splitlines() if re.match(r"\w+: ", line)]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return OVER in self.saved

    def match(self) -> RunningMatch:
        """Follow what is saved up to now."""
        reloaded = play_while_valid(SavedText(self._file.read_bytes()))
        assert reloaded.fault is None
        return reloaded.match

    @property
    def _file(self) -> Path:
        return next((self._data / "matches").glob("*.cardtable"))

    def _move(self, point: Point) -> None:
        self._xdotool("mousemove", "--sync", str(point[0]), str(point[1]))
        time.sleep(0.03)

    def _xdotool(self, *words: str) -> None:
        subprocess.run(
            ["xdotool", *words], env=self._environment, check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL
        )


@contextmanager
def window(environment: Mapping[str, str], data: Path, *command: str) -> Iterator[Window]:
    """Open the program's window; its matches are kept in `data`."""
    with running(command, environment) as process:
        looking = ["/usr/bin/python3", str(EYES), str(process.pid)]
        with subprocess.Popen(
            looking, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as eyes:
            try:
                opened = Window(process, eyes, environment, data)
                opened.wait()
                yield opened
            finally:
                eyes.terminate()


def until(true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
    """Wait until something is so; fail where it never comes."""
    end = time.monotonic() + patience
    while not true():
        assert time.monotonic() < end, f"waited in vain for {what}"
        time.sleep(0.05)
