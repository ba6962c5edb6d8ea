"""Basic Rummy, from its options to its final score."""

from __future__ import annotations

from typing import Final

NAME: Final = "basic-rummy"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
