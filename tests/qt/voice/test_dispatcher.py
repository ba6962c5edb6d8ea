"""Linux' speech service is asked whether it is awake."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest

from cardtable.qt.voice import dispatcher
from cardtable.qt.voice.dispatcher import is_stuck

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the service is Linux' own")


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Listen in the place of the service, without a word."""
    path = tmp_path / "speechd.sock"
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{path}")
    monkeypatch.setattr(dispatcher, "PATIENCE", 0.1)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(path))
        listening.listen()
        yield listening


def test_a_service_that_says_nothing_is_stuck(service: socket.socket) -> None:
    """The window must not wait for it."""
    assert is_stuck()


def test_a_service_that_answers_is_awake(service: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any answer will do."""
    monkeypatch.setattr(dispatcher, "PATIENCE", 5)

    def answer() -> None:
        line, _ = service.accept()
        with line:
            line.recv(100)
            line.sendall(b"208 OK CLIENT NAME SET\r\n")

    answering = Thread(target=answer)
    answering.start()
    stuck = is_stuck()
    answering.join()
    assert not stuck


def test_a_service_that_does_not_run_is_not_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is started by asking it for its voices, wherever it listens."""
    monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path / 'nobody.sock'}")
    assert not is_stuck()
    monkeypatch.setenv("SPEECHD_ADDRESS", "inet_socket:localhost:6560")
    assert not is_stuck()
    monkeypatch.delenv("SPEECHD_ADDRESS")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    assert not is_stuck()
