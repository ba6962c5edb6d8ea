"""What is said, in which portions, once the focus has settled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from cardtable.kernel.seats import Seat
from cardtable.qt.voice import mouth
from cardtable.text.speak import Utterance

SETTLE_MS: Final = 120
"""How long focus must have been still: a screen reader drops what it is told just before it names a new focus."""
KEPT: Final = 500


@dataclass(frozen=True, slots=True)
class Announcement:
    """What was given to the mouth at once."""

    text: str
    assertive: bool = False


@dataclass(slots=True)
class _Waiting:
    seat: Seat | None
    assertive: bool
    utterances: list[Utterance]

    @property
    def text(self) -> str:
        """All of it, in one breath."""
        return " ".join(_sentences(self.utterances))


class Announcer(QObject):
    """Collects what is to be said, then says it once focus has settled: one sentence group a player.

    What concerns the listener now is assertive, with what led up to it; new focus pushes back what still waits.
    `sounding` carries the sound that goes with what is said, at once, with the seat that it is about.
    """

    announced = Signal(Announcement)
    sounding = Signal(str, object)

    def __init__(self, source: QObject, parent: QObject | None = None) -> None:
        """Speak in the name of `source`, a widget of the window."""
        super().__init__(parent)
        self._source = source
        self._waiting: list[_Waiting] = []
        self._said: list[Announcement] = []
        self._settled = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._settled.timeout.connect(self.flush)

    @property
    def said(self) -> tuple[Announcement, ...]:
        """All that was announced lately, oldest first."""
        return tuple(self._said)

    def say(self, utterance: Utterance, seat: Seat | None = None) -> None:
        """Announce an utterance about `seat`; the sentences about one player that come in a burst stay together.

        What a player does is said as often as it happens; the same word to the listener is said once in a burst.
        """
        if utterance.sound is not None:
            self.sounding.emit(utterance.sound, seat)
        if not utterance.spoken:
            return
        assertive = utterance.urgency == "assertive"
        last = self._waiting[-1] if self._waiting else None
        if last is not None and (last.seat, last.assertive) == (seat, assertive):
            if seat is not None or utterance not in last.utterances:
                last.utterances.append(utterance)
        else:
            self._waiting.append(_Waiting(seat, assertive, [utterance]))
        self._settled.start()

    def focus_moved(self) -> None:
        """Wait anew: the screen reader is about to name what has the focus now."""
        if self._waiting:
            self._settled.start()

    def hush(self) -> None:
        """Forget what still waits, as when a table is left."""
        self._settled.stop()
        self._waiting.clear()
        mouth.current().hush()

    def flush(self) -> None:
        """Say now all that waits."""
        self._settled.stop()
        waiting, self._waiting = self._waiting, []
        for group in _led_up_to(waiting):
            self._announce(Announcement(group.text, group.assertive))

    def _announce(self, announcement: Announcement) -> None:
        self._said = [*self._said[1 - KEPT :], announcement]
        mouth.current().speak(announcement.text, self._source, assertive=announcement.assertive)
        self.announced.emit(announcement)


def _led_up_to(waiting: list[_Waiting]) -> list[_Waiting]:
    """Join what presses to the group before it, which it would cut off otherwise: a discard, then "your turn"."""
    joined: list[_Waiting] = []
    for group in waiting:
        if group.assertive and joined and not joined[-1].assertive:
            group.utterances[:0] = joined.pop().utterances
        joined.append(group)
    return joined


def _sentences(utterances: list[Utterance]) -> Iterator[str]:
    """Say each, but what happened several times in a row with its number, where there are words for that."""
    for utterance, run in groupby(utterances):
        times = len(list(run))
        if times > 1 and utterance.several is not None:
            yield utterance.several(times)
        else:
            yield from [utterance.spoken] * times
