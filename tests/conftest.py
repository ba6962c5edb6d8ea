"""What every test stands on: no screen, no sound, a folder of its own."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest
from hypothesis import settings

from cardtable.text.catalogue import Catalogue

# Before anything imports Qt; the test command sets the same, so that a lone `pytest` behaves alike.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")

# Derandomised, so that a red run is red again; two cores busy elsewhere must not fail a test by the clock.
settings.register_profile("fast", max_examples=50, derandomize=True, deadline=None)
# Fresh dice each time, to find what the fixed ones cannot.
settings.register_profile("long", max_examples=2000, deadline=timedelta(seconds=5), print_blob=True)
settings.load_profile("fast")

Catalogue.strict = True


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Turn settings, matches, statistics to an empty folder: no test reads or writes the person's own."""
    home = tmp_path / "home"
    home.mkdir()
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(home))
    return home
