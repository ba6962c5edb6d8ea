"""The process that speaks for the window, line by line as it is asked."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal

from cardtable.qt.voice.engine import Engine
from cardtable.store.settings import VoiceChoice
from cardtable.text.catalogue import LANGUAGES

MAC_LOOP: Final = "QT_EVENT_DISPATCHER_CORE_FOUNDATION"
"""What gives a program without windows the event loop in which a Mac's voices speak."""
LEAVE_S: Final = 1.0
"""How long an engine that hangs may keep the process once the window has gone."""

Answer = Callable[[Sequence[object]], None]


class Speaking(QObject):
    """Has an engine do what a line asks for, answers with its voices at first, then with each text that has ended."""

    asked = Signal(str)
    left = Signal()

    def __init__(self, engine: Engine, answer: Answer) -> None:
        """Serve from now on; `asked` may come from another thread, and at last `left`, when the window has gone."""
        super().__init__()
        self._engine, self._answer = engine, answer
        self._text = 0
        engine.ready.connect(self._tell_voices)
        engine.finished.connect(lambda: self._answer(("finished", self._text)))
        self.asked.connect(self._serve, Qt.ConnectionType.QueuedConnection)
        self.left.connect(self._leave, Qt.ConnectionType.QueuedConnection)

    def _tell_voices(self) -> None:
        self._answer(("voices", {language: self._engine.voices(language) for language in LANGUAGES}))

    def _serve(self, line: str) -> None:
        match json.loads(line):
            case ["say", text, words, language, [name, rate, volume]]:
                self._text = text
                self._engine.say(words, language, VoiceChoice(name, rate, volume))
            case ["stop"]:
                self._engine.stop()

    def _leave(self) -> None:
        self._engine.close()
        os._exit(0)


def main(engine: str | None = None) -> int:
    """Speak until the window closes the line, or is no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is meant for the window, which ends this
    os.environ.setdefault(MAC_LOOP, "1")
    application = QCoreApplication(sys.argv[:1])
    speaking = Speaking(Engine(engine), _write)
    threading.Thread(target=_listen, args=(speaking,), daemon=True).start()
    return application.exec()


def _write(answer: Sequence[object]) -> None:
    os.write(1, json.dumps(answer).encode() + b"\n")


def _listen(speaking: Speaking) -> None:
    """Pass on each line; at the end leave, whatever the engine is at."""
    with os.fdopen(0, encoding="ascii") as lines:
        for line in lines:
            speaking.asked.emit(line)
    speaking.left.emit()
    time.sleep(LEAVE_S)
    os._exit(0)
