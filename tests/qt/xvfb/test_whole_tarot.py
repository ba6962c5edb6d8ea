"""Whole rounds of French Tarot in the real window, played from outside by keys alone, by mouse alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.qt.xvfb.screen import missing, screen
from tests.qt.xvfb.tarot_by_keys import TarotByKeys
from tests.qt.xvfb.tarot_by_mouse import TarotByMouse
from tests.qt.xvfb.tarot_hands import TarotHands
from tests.qt.xvfb.test_whole_games import troubles
from tests.qt.xvfb.window import window

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[Mapping[str, str]]:
    """Give the environment of a screen that nobody sees."""
    folder = tmp_path / "bus"
    folder.mkdir(mode=0o700)
    with screen(folder) as environment:
        yield environment


@pytest.mark.parametrize("hands", [pytest.param(TarotByKeys, id="keys"), pytest.param(TarotByMouse, id="mouse")])
@pytest.mark.parametrize(("seats", "seed", "tricks"), [(3, 1, 24), (4, 25, 18), (5, 4, 15), (6, 17, 12)])
def test_a_whole_round_is_played(
    seen: Mapping[str, str], tmp_path: Path, seats: int, seed: int, tricks: int, hands: type[TarotHands]
) -> None:
    """The person bids a guard, calls, puts cards back, plays every trick, until the match of one round is over."""
    table = ["--game", "french-tarot", "--seats", str(seats), "--seed", str(seed), "--pace", "fast"]
    command = [sys.executable, "-m", "cardtable", "--language", "en", "--data-dir", str(tmp_path), *table]
    with window(seen, tmp_path, *command, "--option", "rounds=1") as opened:
        hands(opened).play_game()
        own = [line.split()[1] for line in opened.moves if line.startswith("You: ")]
        assert opened.over
    bidding = ["bid", *["call"] * max(seats - 4, 0), "put-back"]
    assert [verb for verb in own if verb != "handle"] == bidding + ["play"] * tricks
    assert troubles(tmp_path) == []
