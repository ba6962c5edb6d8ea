"""Manipulation Rummy, called Carousel, from its options to its final score."""

from __future__ import annotations

from typing import Final

NAME: Final = "carousel"
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
