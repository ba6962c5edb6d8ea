"""What a screen reader is given: focus and announcements as they come, the tree of the window when it is asked for.

The system's own Python runs this file, for that is where Debian keeps the accessibility bus' library. It writes a line
of JSON for each thing told, and reads a line for each thing wanted: `tree`, or `do PATH ACTION` with a path from it.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

import gi  # type: ignore[import-not-found] # Debian's, of the system's own Python

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found] # noqa: E402 - its version is asked for first

ASSERTIVE = 2
STATES = ("focused", "selected", "checked", "enabled", "expanded")
MOST_CHILDREN = 400
MOST_TEXT = 400


def tell(kind: str, **told: object) -> None:
    """Write a line."""
    print(json.dumps({"kind": kind, **told}, ensure_ascii=False), flush=True)  # noqa: T201 - the answer


class Listener:
    """Listens to one program."""

    def __init__(self, pid: int) -> None:
        """Begin to listen; the program need not be there yet."""
        self._pid = pid
        self._menu: Any = None
        self._paths: dict[str, Any] = {}
        self._ears = Atspi.EventListener.new(self._heard)
        for event in ("object:announcement", "object:state-changed:focused"):
            self._ears.register(event)
        wanted = GLib.IOCondition.IN | GLib.IOCondition.HUP
        GLib.io_add_watch(sys.stdin.fileno(), GLib.PRIORITY_DEFAULT, wanted, self._asked)

    def _heard(self, event: Any) -> None:  # noqa: ANN401 - the library has no types
        with suppress(GLib.GError):
            if event.source.get_process_id() != self._pid:
                return
            if event.type.startswith("object:announcement"):
                tell("says", text=event.any_data, assertive=event.detail1 == ASSERTIVE)
            elif event.detail1:
                self._menu = event.source.get_parent() if event.source.get_role_name() == "menu item" else None
                tell("focus", **described(event.source))

    def _asked(self, _source: int, _condition: GLib.IOCondition) -> bool:
        line = sys.stdin.readline()
        if not line:
            Atspi.event_quit()
            return False
        word, *rest = line.split()
        if word == "tree":
            self._tell_tree()
        elif word == "do":
            self._do(rest[0], rest[1])
        return True

    def _tell_tree(self) -> None:
        self._paths.clear()
        nodes: list[dict[str, object]] = []
        with suppress(GLib.GError):  # what vanishes while it is walked through is not told
            for at, window in enumerate([*self._windows(), *([self._menu] if self._menu is not None else [])]):
                self._walk(window, str(at), nodes)
        tell("tree", nodes=nodes)

    def _windows(self) -> list[Any]:
        desktop = Atspi.get_desktop(0)
        apps = [desktop.get_child_at_index(at) for at in range(desktop.get_child_count())]
        own = [app for app in apps if app is not None and app.get_process_id() == self._pid]
        return [app.get_child_at_index(at) for app in own for at in range(app.get_child_count())]

    def _walk(self, node: Any, path: str, nodes: list[dict[str, object]]) -> None:  # noqa: ANN401 - likewise
        if not node.get_state_set().contains(Atspi.StateType.SHOWING):
            return
        self._paths[path] = node
        nodes.append({"path": path, **described(node)})
        for at in range(min(node.get_child_count(), MOST_CHILDREN)):
            child = node.get_child_at_index(at)
            if child is not None:
                with suppress(GLib.GError):
                    self._walk(child, f"{path}.{at}", nodes)

    def _do(self, path: str, action: str) -> None:
        node = self._paths[path]
        names = [node.get_action_name(at) for at in range(node.get_n_actions())]
        tell("done", done=action in names and node.do_action(names.index(action)))


def described(node: Any) -> dict[str, object]:  # noqa: ANN401 - likewise
    """Tell what a thing is called and how it stands."""
    states = node.get_state_set()
    known = [name for name in STATES if states.contains(getattr(Atspi.StateType, name.upper()))]
    actions = [node.get_action_name(at) for at in range(node.get_n_actions())]
    return {
        "role": node.get_role_name(),
        "name": node.get_name() or "",
        "more": node.get_description() or "",
        "states": known,
        "actions": actions,
    }


def main() -> None:
    """Listen until nobody asks any more."""
    Atspi.init()
    Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
    Listener(int(sys.argv[1]))
    tell("ready")
    Atspi.event_main()


if __name__ == "__main__":
    main()
