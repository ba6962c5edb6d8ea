"""Whole games in the real window, played from outside by keys alone, by mouse alone."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from cardtable.kernel.notation import read_written
from tests.qt.carousel.benches import REARRANGED
from tests.qt.xvfb.hands import Hands
from tests.qt.xvfb.key_hands import KeyHands
from tests.qt.xvfb.mouse_hands import MouseHands
from tests.qt.xvfb.screen import missing, screen
from tests.qt.xvfb.window import until, window

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]
WAYS = [pytest.param(KeyHands, id="keys"), pytest.param(MouseHands, id="mouse")]


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[Mapping[str, str]]:
    """Give the environment of a screen that nobody sees."""
    folder = tmp_path / "bus"
    folder.mkdir(mode=0o700)
    with screen(folder) as environment:
        yield environment


def troubles(folder: Path) -> list[str]:
    """Read the troubles that the program has written down; that a computer has no loudspeaker is none."""
    log = folder / "cardtable.log"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [line for line in lines if line and "no loudspeaker" not in line]


@pytest.mark.parametrize("hands", WAYS)
@pytest.mark.parametrize(("game", "seed", "level"), [("basic-rummy", 5, "casual"), ("carousel", 10, "beginner")])
def test_a_whole_game_is_played(
    seen: Mapping[str, str], tmp_path: Path, game: str, seed: int, level: str, hands: type[Hands]
) -> None:
    """Two rounds with the score sheet between them, until the game is over; no trouble is written down.

    At Carousel the person extends what lies there: a table laid wholly anew in every turn takes half an hour.
    """
    table = ["--game", game, "--seats", "2", "--seed", str(seed), "--pace", "fast", "--option", "rounds=2"]
    command = [sys.executable, "-m", "cardtable", "--language", "en", "--data-dir", str(tmp_path), *table]
    with window(seen, tmp_path, *command) as opened:
        hands(opened, game, level).play_game()
        match = opened.match()
    assert len(match.game.standing(match.state).rounds) == 2
    assert troubles(tmp_path) == []


@pytest.mark.parametrize("hands", WAYS)
def test_a_turn_rearranges_four_combinations(seen: Mapping[str, str], tmp_path: Path, hands: type[Hands]) -> None:
    """CR-07: cards of four combinations are carried to others, with two of the hand; the table is confirmed."""
    wanted = tuple(tuple(read_written(word) for word in cards.split()) for cards in REARRANGED)
    with window(seen, tmp_path, sys.executable, "-m", "tests.qt.xvfb.laid_bench", str(tmp_path)) as opened:
        person = hands(opened, "carousel")
        person.arrange(wanted)
        until(
            lambda: any(thing.name.startswith("You play 7 and 9 of clubs.") for thing in opened.look()),
            "what all are told",
        )
        assert person.look().missing(wanted) == []
        person.end_turn()
        until(lambda: not any(thing.name == "your turn" for thing in opened.look()), "the turn of the next")
    assert troubles(tmp_path) == []
