"""A voice for speech-dispatcher that writes down what it is given to speak."""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterator
from pathlib import Path

SPOKEN = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")
"""The requests whose text is heard."""
ANSWERS = {
    "INIT": ("299-It writes down what it is given.", "299 OK LOADED SUCCESSFULLY"),
    "LIST VOICES": ("200-recorder\ten\tnone", "200-recorder\tar\tnone", "200 OK VOICE LIST SENT"),
    "QUIT": ("210 OK QUIT",),
}
SETTINGS = {
    "SET": ("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED"),
    "AUDIO": ("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"),
    "LOGLEVEL": ("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET"),
}
_TAG = re.compile(r"<[^>]*>")


def main(spoken: Path) -> None:
    """Serve one request after the other, until the service says good-bye."""
    lines = (line.rstrip("\n") for line in sys.stdin)
    for request in lines:
        if request in SPOKEN:
            answer("202 OK RECEIVING MESSAGE")
            keep(spoken, " ".join(block(lines)))
            answer("200 OK SPEAKING", "701 BEGIN", "702 END")
        elif request in SETTINGS:
            begun, done = SETTINGS[request]
            answer(begun)
            list(block(lines))
            answer(done)
        elif request in ANSWERS:
            answer(*ANSWERS[request])
        elif request.startswith("DEBUG"):
            answer("200 OK DEBUGGING SET")
        if request == "QUIT":
            return


def block(lines: Iterator[str]) -> Iterator[str]:
    """Give the lines up to a single dot."""
    for line in lines:
        if line == ".":
            return
        yield line.removeprefix(".")


def keep(spoken: Path, text: str) -> None:
    """Write down a text without the signs that a voice reads over."""
    heard = " ".join(html.unescape(_TAG.sub("", text)).split())
    if heard:
        with spoken.open("a", encoding="utf-8") as file:
            file.write(f"{heard}\n")


def answer(*lines: str) -> None:
    """Answer the service."""
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()


if __name__ == "__main__":
    main(Path(sys.argv[1]).with_name("spoken.txt"))
