"""What is said of a round of Playroom Rummy."""

from __future__ import annotations

from cardtable.games.playroom.facts import Seen
from cardtable.kernel.message import Message


def tell(seen: Seen) -> Message | None:
    """Say what was perceived; None where nothing is said."""
    return None
