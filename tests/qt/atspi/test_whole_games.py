"""Whole games played through the accessibility bus and keys alone: nothing is known but what is exposed or spoken."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from cardtable.kernel.notation import read_written
from tests.qt.atspi.conftest import Sat
from tests.qt.atspi.reader import Reader, listening_to
from tests.qt.atspi.rummy_person import RummyPerson
from tests.qt.atspi.tarot_person import TarotPerson
from tests.qt.atspi.test_bus import nameless
from tests.qt.carousel.benches import REARRANGED
from tests.qt.xvfb.key_hands import KeyHands
from tests.qt.xvfb.window import window

pytestmark = pytest.mark.long


def test_playroom_rummy_is_played_by_ear(sat: Sat, tmp_path: Path) -> None:
    """A game with manipulation on, from the deal to the score sheet; end cards of runs are taken and laid anew."""
    options = ("manipulation=on", "first_meld=15", "rounds=1")
    table = ("--game", "playroom-rummy", "--seats", "2", "--seed", "3", "--pace", "fast")
    person = sat(*table, *(word for option in options for word in ("--option", option)))
    player = RummyPerson(person)
    try:
        player.play_round()
        person.wait_for(lambda: any(node.name == "Copy as text" for node in person.tree()), "the score sheet")
        assert nameless(person.tree()) == []
        assert player.taken
    finally:
        keep(person, tmp_path)
    assert faults(tmp_path) == []


def test_a_turn_of_carousel_that_rearranges_the_table_is_played_by_ear(
    seen: Mapping[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of four combinations are carried to others with two of the hand; what is heard tells it, as all hear it."""
    wanted = tuple(tuple(read_written(word) for word in cards.split()) for cards in REARRANGED)
    command = (sys.executable, "-m", "tests.qt.xvfb.laid_bench", str(tmp_path))
    with window(seen, tmp_path, *command) as opened, listening_to(opened.pid, seen) as person:
        press = opened.key

        def press_and_note(*keys: str) -> None:
            for key in keys:
                person.note(key)
            press(*keys)

        monkeypatch.setattr(opened, "key", press_and_note)
        hands = KeyHands(opened, "carousel")
        try:
            hands.arrange(wanted)
            person.wait_to_hear("You play 7 and 9 of clubs.")
            assert hands.look().missing(wanted) == []
            hands.end_turn()
            person.wait_for(lambda: any("turn" in said for said in person.said), "the turn of the next")
            assert nameless(person.tree()) == []
        finally:
            keep(person, tmp_path)


def test_french_tarot_is_played_by_five_by_ear(sat: Sat, tmp_path: Path) -> None:
    """A round with five players, the person the declarer: bid, call, put-back, fifteen tricks, the score sheet."""
    person = sat("--game", "french-tarot", "--seats", "5", "--seed", "4", "--pace", "fast")
    player = TarotPerson(person)
    try:
        player.play_round()
        assert nameless(person.tree()) == []
        assert {"bid or pass", "call a", "put"} <= set(player.done)
    finally:
        keep(person, tmp_path)
    assert faults(tmp_path) == []


def keep(person: Reader, folder: Path) -> None:
    """Keep what was pressed and heard, to be read."""
    (folder / "transcript.txt").write_text("\n".join(person.transcript), encoding="utf-8")


def faults(folder: Path) -> list[str]:
    """Read what went wrong; that a screen that nobody sees has no loudspeaker is no fault."""
    log = folder / "cardtable.log"
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return [line for line in lines if " ERROR " in line]
