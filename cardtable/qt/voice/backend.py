"""The way that sound takes through the system."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

CONFIGURED_IN: Final = ("/usr/share/pipewire", "/etc/pipewire")
SPEAK: Final = "--speak"
"""What the program is started with where it is to be the voice of a window that is open."""


def spare_pipewire() -> None:
    """Keep Qt away from a PipeWire that was installed without its settings: it would end the process.

    To be called before QtMultimedia or QtTextToSpeech is imported.
    """
    if sys.platform != "linux" or any(Path(folder, "client.conf").exists() for folder in CONFIGURED_IN):
        return
    os.environ.setdefault("QT_AUDIO_BACKEND", "pulseaudio")
