"""The voices of this computer, as the window reaches them: in a process of their own."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QProcess, QTimer, Signal

import cardtable
from cardtable.qt.voice.backend import SPEAK
from cardtable.store.settings import VoiceChoice

START_MS: Final = 20_000
"""How long the voices may be looked for; Linux' service counts thousands of them for some seconds."""
LEAVE_MS: Final = 50
"""How long the window waits for the process to leave by itself."""
LIVES: Final = 4
"""How often the process is started in all, while it keeps ending by itself."""

_log = logging.getLogger(__name__)


class Throat(QObject):
    """Speaks one text at a time in a chosen voice; whatever the engine does, the window waits for nothing.

    `ready` comes once it is known which voices there are, `finished` when a text has been spoken. An engine that ends
    or hangs is started again, and says so in one line of the log; after its last life there are no voices.
    """

    ready = Signal()
    finished = Signal()

    def __init__(self, engine: str = "") -> None:
        """Start the process, which finds Qt's engine of that name; without a name the one that the system has."""
        super().__init__()
        self._arguments = [SPEAK, *([engine] if engine else [])]
        self._voices: Mapping[str, Sequence[str]] = {}
        self._is_ready = False
        self._text = 0
        self._lives = LIVES
        self._patience = QTimer(self, singleShot=True, interval=START_MS)
        self._patience.timeout.connect(self._kill)
        self._process = self._started()

    @property
    def is_ready(self) -> bool:
        """Whether it is known which voices there are."""
        return self._is_ready

    @property
    def can_speak(self) -> bool:
        """Whether there is any voice."""
        return any(self._voices.values())

    def voices(self, language: str) -> tuple[str, ...]:
        """Name the voices of a language; none are known before the engine is ready."""
        return tuple(self._voices.get(language, ()))

    def say(self, text: str, language: str, choice: VoiceChoice) -> None:
        """Speak a text, whatever was being spoken."""
        self._text += 1
        self._ask("say", self._text, text, language, [choice.name, choice.rate, choice.volume])

    def stop(self) -> None:
        """Speak no further."""
        self._text += 1
        self._ask("stop")

    def give_up(self) -> None:
        """End an engine that does not answer any more, unless it is only just beginning."""
        if self._is_ready:
            self._kill()

    def close(self) -> None:
        """Let the engine go, silent at once."""
        self._patience.stop()
        self._process.finished.disconnect(self._end)
        self.stop()
        self._process.closeWriteChannel()
        if self._process.state() is not QProcess.ProcessState.NotRunning and not self._process.waitForFinished(
            LEAVE_MS
        ):
            self._process.kill()
            self._process.waitForFinished(LEAVE_MS)

    def _started(self) -> QProcess:
        process = QProcess(self)
        process.setProcessChannelMode(QProcess.ProcessChannelMode.ForwardedErrorChannel)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._end)
        process.errorOccurred.connect(self._fail)
        arguments = self._arguments
        if not getattr(sys, "frozen", False):
            process.setWorkingDirectory(str(Path(cardtable.__file__).parents[1]))
            arguments = ["-m", cardtable.__name__, *arguments]
        self._lives -= 1
        self._patience.start()
        process.start(sys.executable, arguments)
        return process

    def _ask(self, *asked: object) -> None:
        if self._process.state() is QProcess.ProcessState.Running:
            self._process.write(json.dumps(asked).encode() + b"\n")

    def _read(self) -> None:
        while self._process.canReadLine():
            self._take(bytes(self._process.readLine().data()))

    def _take(self, line: bytes) -> None:
        """Take up what the process tells: its voices at first, then which text it has spoken to its end."""
        try:
            told = json.loads(line)
        except ValueError:  # an engine's library has its own say on the line, too
            _log.info("the speech engine: %r", line)
            return
        match told:
            case ["voices", voices]:
                self._know(voices)
            case ["finished", self._text]:
                self.finished.emit()

    def _know(self, voices: Mapping[str, Sequence[str]]) -> None:
        self._patience.stop()
        self._voices, self._is_ready = voices, True
        self.ready.emit()

    def _kill(self) -> None:
        self._is_ready = False
        self._process.kill()

    def _fail(self, error: QProcess.ProcessError) -> None:
        """Where no process can be had at all, there are no voices."""
        if error is QProcess.ProcessError.FailedToStart:
            _log.warning("no speech: %s", self._process.errorString())
            self._know({})

    def _end(self) -> None:
        """Start again an engine that could speak."""
        self._patience.stop()
        if self.can_speak and self._lives:
            _log.warning("the speech engine has ended or hung; it is started again")
            self._is_ready = False
            self._process.deleteLater()
            self._process = self._started()
        else:
            _log.warning("no speech: the engine has ended or does not answer")
            self._know({})
