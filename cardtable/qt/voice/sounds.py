"""The sounds of the table."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Collection
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, QUrl

from cardtable.kernel.seats import Seat
from cardtable.qt import resources
from cardtable.qt.scenes.seat_layout import SEATS
from cardtable.qt.voice.backend import spare_pipewire

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

SOUNDS: Final = (
    "turn",
    "draw",
    "discard",
    "pick",
    "lay",
    "meld",
    "joker",
    "knock",
    "bid",
    "trick",
    "few-cards",
    "owed",
    "refused",
    "clock",
    "round-won",
    "round-lost",
    "game-won",
    "game-lost",
)
"""The sounds by their names, in the order in which the settings list them."""
FROM_A_SEAT: Final = frozenset({"draw", "discard", "lay", "meld", "joker", "knock", "bid", "trick", "few-cards"})
"""The sounds that come from where a player sits, each as often as it happens there."""
APART_MS: Final = 130
"""How long after one sound the next begins, so that each is made out."""
LONGEST_QUEUE: Final = 6
"""How many sounds may wait: what comes later than that no longer belongs to what is seen."""
LEFT_OF, RIGHT_OF = 40, 60
"""Where the middle of the table ends, in % of its width."""

_log = logging.getLogger(__name__)


class Side(Enum):
    """Where a sound comes from."""

    LEFT = "-left"
    MIDDLE = ""
    RIGHT = "-right"


def side_of(seat: Seat | None, me: Seat, seats: int) -> Side:
    """Tell on which side of the person `me` a player sits."""
    if seat is None or seat == me:
        return Side.MIDDLE
    across, _ = SEATS[seats - 1][(seat - me - 1) % seats]
    if across < LEFT_OF:
        return Side.LEFT
    return Side.RIGHT if across > RIGHT_OF else Side.MIDDLE


class Sounds(QObject):
    """Plays the sounds that the person wants to hear, one after the other.

    Where there is no loudspeaker, or a file is missing, it is silent and the log says so once.
    """

    def __init__(self) -> None:
        """Make no sound before it is told how loud."""
        super().__init__()
        self._volume = 0
        self._off: Collection[str] = ()
        self._stereo = True
        self._effects: dict[tuple[str, Side], QSoundEffect | None] = {}
        self._waiting: deque[tuple[str, Side]] = deque()
        self._apart = QTimer(self, singleShot=True, interval=APART_MS)
        self._apart.timeout.connect(self._next)

    def set_up(self, volume: int, off: Collection[str], *, stereo: bool) -> None:
        """Play at a volume out of 100; `off` names the sounds that stay silent."""
        self._volume, self._off, self._stereo = volume, off, stereo

    def play(self, name: str, side: Side = Side.MIDDLE) -> None:
        """Play a sound of the table, unless it is switched off."""
        if name not in self._off:
            self.try_out(name, side)

    def try_out(self, name: str, side: Side = Side.MIDDLE) -> None:
        """Play a sound, switched off or not."""
        wanted = name, side if self._stereo and name in FROM_A_SEAT else Side.MIDDLE
        again = name not in FROM_A_SEAT and wanted in self._waiting
        if not self._volume or again or len(self._waiting) >= LONGEST_QUEUE:
            return
        self._waiting.append(wanted)
        if not self._apart.isActive():
            self._next()

    def _next(self) -> None:
        if not self._waiting:
            return
        wanted = self._waiting.popleft()
        effect = self._effect(*wanted)
        if effect is not None:
            effect.setVolume((self._volume / 100) ** 2)  # the ear hears in ratios, the knob moves evenly
            effect.play()
            self._apart.start()
        else:
            self._next()

    def _effect(self, name: str, side: Side) -> QSoundEffect | None:
        """Give a sound, read when it is first wanted."""
        if not _loudspeaker():
            return None
        if (name, side) not in self._effects:
            self._effects[name, side] = self._read(f"{name}{side.value}.wav")
        return self._effects[name, side]

    def _read(self, file: str) -> QSoundEffect | None:
        from PySide6.QtMultimedia import QSoundEffect  # noqa: PLC0415 - loaded with the first sound, after `_loudspeaker`

        try:
            path = resources.path("sounds", file)
        except resources.MissingResource as missing:
            _log.warning("%s", missing)
            return None
        effect = QSoundEffect(self)
        effect.setSource(QUrl.fromLocalFile(str(path)))
        return effect


def _loudspeaker() -> bool:
    """Tell whether there is anything that sound can come from."""
    try:
        spare_pipewire()
        from PySide6.QtMultimedia import QMediaDevices  # noqa: PLC0415 - some systems lack a library that it needs
    except ImportError as error:
        _log_once(f"no sound: {error}")
        return False
    if QMediaDevices.defaultAudioOutput().isNull():
        _log_once("no sound: there is no loudspeaker")
        return False
    return True


@cache
def _log_once(told: str) -> None:
    _log.warning(told)
