"""How much memory this process holds."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

_PAGES: Final = Path("/proc/self/statm")


def resident_mb() -> float | None:
    """Give the resident memory in megabytes; None where the system does not tell it so."""
    if not _PAGES.exists():
        return None
    pages = int(_PAGES.read_text(encoding="ascii").split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)
