"""The program starts from outside as a person would start it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from cardtable.cli.screen import has_screen

needs_x = pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")


def _cardtable(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    return subprocess.run(
        [sys.executable, "-m", "cardtable", *words],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


@needs_x
@pytest.mark.parametrize("environment", [{}, {"DISPLAY": ":987"}, {"WAYLAND_DISPLAY": "wayland-987"}])
def test_without_a_screen_the_window_says_so_in_a_sentence(environment: dict[str, str]) -> None:
    """No screen named, or one that nobody serves."""
    answer = _cardtable(**environment)
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr.startswith("cardtable: there is no screen here")
    assert answer.stderr.count("\n") == 1


@needs_x
def test_the_subcommands_need_neither_a_screen_nor_qt() -> None:
    """They load nothing of the window."""
    probe = "import sys, cardtable.__main__; print([name for name in sys.modules if name.startswith('PySide6')])"
    answer = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"


def test_the_doctor_looks_at_qt_in_a_process_of_its_own() -> None:
    """What Qt finds comes back, with or without fonts, sound or voices."""
    answer = _cardtable("doctor", QT_QPA_PLATFORM="offscreen")
    assert answer.returncode == 0
    assert "platform: offscreen" in answer.stdout
    for section in ("fonts", "sound", "voices", "accessibility"):
        assert f"\n{section}\n" in answer.stdout


def test_the_doctor_survives_a_qt_that_cannot_start() -> None:
    """Qt ends its process where it does not know the platform."""
    answer = _cardtable("doctor", QT_QPA_PLATFORM="abacus")
    assert answer.returncode == 0
    assert "trouble: Qt found no screen that it could use" in answer.stdout


@needs_x
def test_who_reads_no_further_breaks_nothing() -> None:
    """`cardtable --help | head -1`."""
    command = f"{sys.executable} -m cardtable doctor --json; true"
    answer = subprocess.run(
        ["/bin/sh", "-c", f"({command}) | true"], capture_output=True, text=True, check=False, timeout=60
    )
    assert "Traceback" not in answer.stderr


@needs_x
@pytest.mark.parametrize(
    ("platform", "display", "found"),
    [("offscreen", "", True), ("xcb", "", False), ("", ":987", False), ("", "elsewhere:0", True), ("", "", False)],
)
def test_a_screen_is_looked_for_before_qt_is_asked(
    monkeypatch: pytest.MonkeyPatch, platform: str, display: str, *, found: bool
) -> None:
    """A screen on another computer is believed."""
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    monkeypatch.setenv("DISPLAY", display)
    assert has_screen() == found
