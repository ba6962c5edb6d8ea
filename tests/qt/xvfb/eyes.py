"""What a screen reader is given of the window, a line of JSON each time a line is asked for.

The system's own Python runs this file, for that is where Debian keeps the accessibility bus' library.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

import gi  # type: ignore[import-not-found] # Debian's, of the system's own Python

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found] # noqa: E402 - its version is asked for first

LOOKS = 5
"""How often it is looked while something changes, before what is there is taken as it is."""
TOLD = {
    "focused": Atspi.StateType.FOCUSED,
    "picked": Atspi.StateType.SELECTED,
    "ticked": Atspi.StateType.CHECKED,
}


class Vanished(Exception):  # noqa: N818 - what has happened, as GError is
    """Something was taken away while it was looked at."""


def windows(pid: int) -> list[Any]:
    """List the windows and menus of a program."""
    desktop = Atspi.get_desktop(0)
    apps = [desktop.get_child_at_index(at) for at in range(desktop.get_child_count())]
    return [app.get_child_at_index(at) for app in apps if is_of(app, pid) for at in range(app.get_child_count())]


def is_of(app: Any, pid: int) -> bool:  # noqa: ANN401 - the library has no types
    """Tell whether an application on the bus is the program."""
    return app is not None and app.get_process_id() == pid


def see(node: Any, seen: list[dict[str, object]]) -> None:  # noqa: ANN401 - likewise
    """Look at a thing and what is in it, as far as it is shown."""
    states = node.get_state_set()
    if not states.contains(Atspi.StateType.SHOWING):
        return
    children = node.get_child_count()
    if node.get_name() and node.get_role_name() != "frame":
        seen.append(describe(node, states))
    for at in range(children):
        child = node.get_child_at_index(at)
        if child is None:
            raise Vanished
        see(child, seen)


def describe(node: Any, states: Any) -> dict[str, object]:  # noqa: ANN401 - likewise
    """Tell what a thing is called, where it lies, how it stands."""
    box = node.get_extents(Atspi.CoordType.SCREEN)
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "more": node.get_description() or "",
        "box": [box.x, box.y, box.width, box.height],
        "states": [name for name, state in TOLD.items() if states.contains(state)],
    }


class Menus:
    """The menu that is open, which hangs in no window: it is heard of when one of its entries takes the focus."""

    def __init__(self) -> None:
        """Listen."""
        self.open: Any = None
        self._listener = Atspi.EventListener.new(self._heard)
        self._listener.register("object:state-changed:focused")

    def listen(self) -> None:
        """Hear what has been told up to now."""
        while GLib.MainContext.default().iteration(False):
            pass

    def _heard(self, event: Any) -> None:  # noqa: ANN401 - likewise
        try:
            entry = event.source.get_role_name() == "menu item"
            self.open = event.source.get_parent() if event.detail1 and entry else None
        except GLib.GError:
            self.open = None


def main() -> None:
    """Answer each line with what there is to see now."""
    Atspi.init()
    Atspi.get_desktop(0).set_cache_mask(Atspi.Cache.NONE)
    menus = Menus()
    for _ in sys.stdin:
        menus.listen()
        print(json.dumps(look(int(sys.argv[1]), menus)), flush=True)  # noqa: T201 - the answer


def look(pid: int, menus: Menus) -> list[dict[str, object]]:
    """Look at all windows of a program; look again where something has vanished meanwhile."""
    seen: list[dict[str, object]] = []
    for _ in range(LOOKS):
        seen = []
        with suppress(GLib.GError, Vanished):
            for window in (*windows(pid), menus.open):
                if window is not None:
                    see(window, seen)
            return seen
        menus.listen()
    return seen


if __name__ == "__main__":
    main()
