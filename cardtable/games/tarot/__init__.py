"""French Tarot, for three to six players."""

from __future__ import annotations

from typing import Final

NAME: Final = "french-tarot"
LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
