"""What is lacking is said in one sentence, what is spoken is written down."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from tests.orca import __main__ as command
from tests.orca.recorder import main as record
from tests.orca.transcript import Transcript

REQUESTS = """\
INIT
AUDIO
audio_output_method=server
.
SPEAK
<speak>Queen of hearts &amp; joker.</speak>
..
.
LIST VOICES
CHAR
n
.
QUIT
"""


def told(monkeypatch: pytest.MonkeyPatch, lacking: list[str], installed: tuple[int, ...], *, any_version: bool) -> str:
    """Give what is told where these programs are lacking or this Orca is installed."""
    monkeypatch.setattr(command, "missing", lambda: lacking)
    monkeypatch.setattr(command, "version", lambda: installed)
    return command.lacking(any_version=any_version)


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """No version helps then."""
    sentence = "Orca cannot read the window: not installed: orca, Xvfb."
    assert told(monkeypatch, ["orca", "Xvfb"], (), any_version=True) == sentence


def test_a_new_orca_is_enough_or_any_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to tell."""
    assert told(monkeypatch, [], (45,), any_version=False) == ""
    assert told(monkeypatch, [], (43, 1), any_version=True) == ""


def test_an_orca_without_announcements_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With its version, the one that is needed, the way round."""
    assert told(monkeypatch, [], (43, 1), any_version=False) == (
        "Orca 43.1 speaks no announcements, 45 is the first that does; --any-version runs it anyway."
    )


def test_what_is_to_be_spoken_is_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without its marks, a line a text; the service is told each time that it has been spoken."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(REQUESTS))
    record(tmp_path / "spoken.txt")
    assert (tmp_path / "spoken.txt").read_text(encoding="utf-8") == "Queen of hearts & joker. .\nn\n"
    answers = capsys.readouterr().out.splitlines()
    assert [answer for answer in answers if answer.startswith("7")] == ["701 BEGIN", "702 END"] * 2
    assert answers[-1] == "210 OK QUIT"


def test_keys_are_printed_between_what_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What came over the bus besides is kept for the person, not printed."""
    spoken = tmp_path / "spoken.txt"
    spoken.write_text("Your turn.\n", encoding="utf-8")
    transcript = Transcript(spoken)
    transcript.append("key space")
    transcript.append("  says   You draw the 9 of clubs.")
    spoken.write_text("Your turn.\nYou draw the 9 of clubs.\n", encoding="utf-8")
    transcript.print_said()
    assert capsys.readouterr().out == "  Your turn.\nkey space\n  You draw the 9 of clubs.\n"
