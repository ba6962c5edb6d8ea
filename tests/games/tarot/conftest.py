"""French Tarot at a table of its own, whether or not the house offers it."""

from __future__ import annotations

import pytest

from cardtable.bots import choose
from cardtable.bots.tarot import policy
from cardtable.games.registry import GAMES
from tests.games.tarot.runner import TAROT


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer French Tarot with its players."""
    monkeypatch.setitem(GAMES, TAROT.name, TAROT)
    monkeypatch.setattr(choose, "_PLAYERS", {**choose._PLAYERS, TAROT.name: policy.choose})
