"""The gallery shows what there is, each thing once."""

from __future__ import annotations

import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from cardtable.games.registry import GAMES
from cardtable.qt.felts import FELTS
from cardtable.qt.palette import PALETTES
from cardtable.store.settings import Deck, Indices
from cardtable.text.catalogue import LANGUAGES
from tests.gallery.__main__ import take
from tests.gallery.pictures import SCALES, SHEETS, SIZES, SMALLEST, TABLES, Picture, chosen
from tests.gallery.rooms import FURNISHED


def test_every_game_hangs_there_with_its_fewest_and_most_players() -> None:
    """No game is forgotten."""
    assert {name: (game.least_seats, game.most_seats) for name, game in GAMES.items()} == {
        name: (counts[0], counts[-1]) for name, counts in TABLES.items()
    }


@pytest.mark.parametrize("everything", [False, True])
def test_every_size_scale_light_and_felt_hangs_there(everything: bool) -> None:  # noqa: FBT001 - both walls
    """The usual walls show each at least once; each picture has a name of its own, each room is known."""
    pictures = chosen(everything=everything)
    assert set(SIZES) == {picture.size for picture in pictures}
    assert set(SCALES) == {picture.scale for picture in pictures}
    worn = {(picture.settings.get("theme"), picture.settings.get("felt")) for picture in pictures}
    assert {(light, felt) for light in PALETTES for felt in FELTS} <= worn
    assert {picture.room.partition("-")[0] for picture in pictures} == set(FURNISHED)


def test_every_deck_hangs_there_in_every_script() -> None:
    """The corners of the cards are seen as each deck names them in each script."""
    drawn = {
        (picture.settings.get("deck", "standard"), picture.settings.get("indices", "latin")) for picture in chosen()
    }
    assert set(product(get_args(Deck), get_args(Indices))) <= drawn


def test_every_room_beside_the_table_can_be_shown(tmp_path: Path) -> None:
    """None has gone stale: a lesson, a position, a key of which a room is made may change its name."""
    pictures = [Picture(room, LANGUAGES[at % 2], SMALLEST) for at, room in enumerate(SHEETS)]
    wall = tmp_path / "wall"
    wall.mkdir()
    assert take(wall, 1.0, pictures) == 0
    assert {path.stem for path in wall.iterdir()} == {picture.name for picture in pictures}


def test_one_command_makes_pictures_with_their_page(tmp_path: Path) -> None:
    """The page shows each picture that was asked for."""
    name = "question_ar_1366x768"
    made = subprocess.run(
        [sys.executable, "-m", "tests.gallery", str(tmp_path), "--only", name], check=False, capture_output=True
    )
    assert made.returncode == 0, made.stderr.decode()
    assert (tmp_path / f"{name}.png").stat().st_size > 0
    assert f'src="{name}.png"' in (tmp_path / "index.html").read_text(encoding="utf-8")
