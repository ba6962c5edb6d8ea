"""The one mouth through which every window of the house speaks."""

from __future__ import annotations

from functools import cache
from typing import Protocol

from PySide6.QtCore import QObject

from cardtable.qt.voice.reader import ScreenReader


class Mouth(Protocol):
    """What speaks aloud what it is given."""

    def speak(self, text: str, source: QObject, *, assertive: bool) -> None:
        """Say a text in the name of a widget; what is assertive comes first."""
        ...

    def hush(self) -> None:
        """Say no more of what still waits."""
        ...


_chosen: Mouth | None = None


@cache
def screen_reader() -> ScreenReader:
    """Give the mouth that is used unless the person has chosen another."""
    return ScreenReader()


def current() -> Mouth:
    """Give the mouth that is used now."""
    return _chosen or screen_reader()


def use(mouth: Mouth | None) -> None:
    """Speak through another mouth from now on; None is the screen reader."""
    global _chosen  # noqa: PLW0603 - never two at once: what speaks asks for the one mouth
    _chosen = mouth
