"""A person who hears the window through a screen reader's bus and presses keys, and knows nothing else of it."""

from __future__ import annotations

import json
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.qt.xvfb.screen import running

LISTENER: Final = Path(__file__).with_name("listener.py")
PATIENCE: Final = 60.0
"""Seconds that anything may take; a busy computer is slow to start processes."""
ANSWER: Final = 4.0
"""Seconds in which a key is answered, if it is at all."""
QUIET: Final = 0.5
"""Seconds without a word after which nothing more is expected."""


@dataclass(frozen=True, slots=True)
class Node:
    """Something that is exposed: what it is, how it is called, what more is told, how it stands, what can be done."""

    path: str
    role: str
    name: str
    more: str
    states: frozenset[str]
    actions: tuple[str, ...]

    @classmethod
    def of(cls, told: dict[str, object]) -> Node:
        """Make a node of what the listener tells of it."""
        path, role, name, more = (str(told[field]) for field in ("path", "role", "name", "more"))
        states, actions = told["states"], told["actions"]
        assert isinstance(states, list)
        assert isinstance(actions, list)
        return cls(path, role, name, more, frozenset(states), tuple(actions))


@dataclass(frozen=True, slots=True)
class Heard:
    """A name that was heard because the focus came to it, or a sentence that was announced."""

    text: str
    more: str = ""
    role: str = ""
    announced: bool = False

    def __str__(self) -> str:
        if self.announced:
            return f"  says   {self.text}"
        return f"  focus  {self.text}" + (f" — {self.more}" if self.more else "")


class Reader:
    """Hears and presses; `transcript` has all that was pressed and heard."""

    def __init__(self, listener: subprocess.Popen[str], environment: Mapping[str, str]) -> None:
        """Begin to listen."""
        self._listener, self._environment = listener, environment
        self._told: queue.Queue[dict[str, object]] = queue.Queue()
        self._answers: queue.Queue[dict[str, object]] = queue.Queue()
        self._heard: list[Heard] = []
        self.transcript: list[str] = []
        threading.Thread(target=self._listen, daemon=True).start()
        self._answer("ready")

    @property
    def said(self) -> list[str]:
        """All that was announced up to now."""
        self._take_in()
        return [heard.text for heard in self._heard if heard.announced]

    @property
    def focus(self) -> Heard | None:
        """What had the focus last."""
        self._take_in()
        return next((heard for heard in reversed(self._heard) if not heard.announced), None)

    def press(self, *keys: str) -> list[Heard]:
        """Press keys one after the other; give what is heard until it is quiet."""
        before = self._count()
        for key in keys:
            self.note(key)
            heard = self._count()
            subprocess.run(
                ["xdotool", "key", "--clearmodifiers", key], env=self._environment, check=True, timeout=PATIENCE
            )
            self._wait_for_answer(heard)
            self.hush()
        return self._heard[before:]

    def note(self, key: str) -> None:
        """Write down that a key is pressed."""
        self._take_in()
        self.transcript.append(f"key {key}")

    def use_layout(self, name: str) -> None:
        """Turn the keyboard to another layout."""
        self.transcript.append(f"layout {name}")
        subprocess.run(["setxkbmap", name], env=self._environment, check=True, timeout=PATIENCE)

    def hush(self) -> None:
        """Listen until it is quiet."""
        heard, since = self._count(), time.monotonic()
        while time.monotonic() - since < QUIET:
            time.sleep(0.02)
            if self._count() != heard:
                heard, since = self._count(), time.monotonic()

    def wait_for(self, true: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        """Listen until something is so; fail where it never comes."""
        end = time.monotonic() + patience
        while not true():
            assert time.monotonic() < end, f"waited in vain for {what}; heard last: {self.transcript[-12:]}"
            time.sleep(0.05)

    def wait_to_hear(self, words: str, since: int = 0) -> str:
        """Listen until a sentence with these words is announced; give it."""
        self.wait_for(lambda: any(words in said for said in self.said[since:]), words)
        return next(said for said in self.said[since:] if words in said)

    def tree(self) -> list[Node]:
        """Walk through all that is shown."""
        self._ask("tree")
        nodes = self._answer("tree")["nodes"]
        assert isinstance(nodes, list)
        return [
            Node(**{**each, "states": frozenset(each["states"]), "actions": tuple(each["actions"])}) for each in nodes
        ]

    def items(self, name: str) -> list[Node]:
        """Walk through the list of this name; it is looked for again where it changes while it is walked through."""
        found: list[Node] = []

        def is_there() -> bool:
            nodes = self.tree()
            lists = [node for node in nodes if (node.role, node.name) == ("list", name)]
            found[:] = [node for node in nodes for each in lists if node.path.startswith(f"{each.path}.")]
            return bool(found)

        self.wait_for(is_there, name)
        return [node for node in found if node.role == "list item"]

    def do(self, node: Node, action: str) -> bool:
        """Have something done with a node of the tree that was walked last."""
        self.transcript.append(f"do {action}: {node.name}")
        self._ask(f"do {node.path} {action}")
        return bool(self._answer("done")["done"])

    def _wait_for_answer(self, heard: int) -> None:
        """Listen until anything is heard at all."""
        end = time.monotonic() + ANSWER
        while self._count() == heard and time.monotonic() < end:
            time.sleep(0.02)

    def _ask(self, line: str) -> None:
        assert self._listener.stdin is not None
        self._listener.stdin.write(f"{line}\n")
        self._listener.stdin.flush()

    def _answer(self, kind: str) -> dict[str, object]:
        answer = self._answers.get(timeout=PATIENCE)
        assert answer["kind"] == kind
        return answer

    def _listen(self) -> None:
        """Take in each line as it comes, in a thread of its own."""
        assert self._listener.stdout is not None
        for line in self._listener.stdout:
            told = json.loads(line)
            (self._told if told["kind"] in ("says", "focus") else self._answers).put(told)

    def _count(self) -> int:
        self._take_in()
        return len(self._heard)

    def _take_in(self) -> None:
        while not self._told.empty():
            told = self._told.get()
            if told["kind"] == "says":
                heard = Heard(str(told["text"]), announced=True)
            else:
                heard = Heard(str(told["name"]), str(told["more"]), str(told["role"]))
            self._heard.append(heard)
            self.transcript.append(str(heard))


@contextmanager
def reader(environment: Mapping[str, str], *command: str) -> Iterator[Reader]:
    """Start the program with a listener beside it; both end in the end."""
    with running(command, environment) as process, listening_to(process.pid, environment) as person:
        yield person


@contextmanager
def listening_to(pid: int, environment: Mapping[str, str]) -> Iterator[Reader]:
    """Listen to a program that runs already."""
    command = ["/usr/bin/python3", "-W", "ignore::DeprecationWarning", str(LISTENER), str(pid)]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as listener:
        try:
            yield Reader(listener, environment)
        finally:
            listener.terminate()
