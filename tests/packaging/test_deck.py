"""What every card of our own deck must hold to."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from cardtable.kernel.packs import FRENCH_PACK, TAROT_PACK
from deck_courts import COURT
from deck_faces import DECK, FACES, SUITED, deck_files
from deck_fool import FOOL
from deck_joker import JOKERS
from deck_knights import KNIGHTS
from deck_palette import PAPER, PLUM
from deck_trumps import OUDLERS, TRUMPS

CARDS = Path(__file__).parents[2] / "resources" / "cards"
FILES = sorted(path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg"))

DRAWN_WITH = {"svg", "g", "use", "path", "rect", "circle"}
TELLS_NOTHING_BUT = {
    "viewBox", "width", "height", "version", "baseProfile", "id", "transform", "fill", "fill-opacity", "stroke",
    "stroke-width", "stroke-linejoin", "stroke-linecap", "d", "x", "y", "rx", "cx", "cy", "r",
    "{http://www.w3.org/1999/xlink}href",
}  # fmt: skip

# Units of a 250 × 350 card: what a neighbour leaves free of a combination's card (41 %), and the seam beside it.
SEAM_OF_BOLD_FACES = range(103, 106)
SEAM_OF_STANDARD_PICTURES = range(52, 55)
CORNER_OF_SCENES = range(4, 48)


def painted(name: str) -> QImage:
    """Paint a card at one pixel a unit."""
    image = QImage(250, 350, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    QSvgRenderer(str(CARDS / name)).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def colours(image: QImage, columns: range, rows: range) -> set[str]:
    """Return the colours in a part of a picture."""
    return {image.pixelColor(x, y).name().upper() for x in columns for y in rows}


@pytest.mark.parametrize("face", FACES)
def test_every_card_of_our_packs_has_a_picture_in_each_face(face: str) -> None:
    """The rummy pack with two jokers, the tarot pack, the back: a file each, named in the notation of the cards."""
    expected = {str(card) for card in (*FRENCH_PACK, *TAROT_PACK)} | {"JK1", "JK2", "back"}
    assert {path.stem for path in (CARDS / face).iterdir()} == expected


@pytest.mark.parametrize("face", FACES)
def test_four_colours_change_all_red_and_club_cards_yet_no_spade(face: str) -> None:
    """Only the cards that differ are drawn a second time; trumps have an ink of their own."""
    expected = {name for name in SUITED if not name.endswith("S")}
    recoloured = {path.stem for path in (CARDS / "four-colour" / face).iterdir()}
    assert recoloured == expected


def test_drawing_the_deck_again_gives_the_same_files() -> None:
    """The files in resources are what the card maker draws, letter for letter."""
    drawn = dict(deck_files())
    assert sorted(drawn) == FILES
    assert [name for name in FILES if (CARDS / name).read_bytes() != drawn[name].encode()] == []


@pytest.mark.parametrize("name", FILES)
def test_a_card_is_plain_svg_tiny_that_qt_can_draw(name: str, qtbot: QtBot) -> None:
    """Shapes alone, 250 × 350 units, no styles, filters, masks or letters that need a font."""
    root = ET.parse(CARDS / name).getroot()  # noqa: S314 - our own files
    tags = {element.tag.removeprefix("{http://www.w3.org/2000/svg}") for element in root.iter()}
    attributes = {attribute for element in root.iter() for attribute in element.attrib}
    assert root.get("viewBox") == "0 0 250 350"
    assert tags - DRAWN_WITH == set()
    assert attributes - TELLS_NOTHING_BUT == set()
    assert QSvgRenderer(str(CARDS / name)).isValid()


@pytest.mark.parametrize("face", ["compact", "large"])
def test_rank_and_suit_fit_the_strip_that_a_combination_leaves_free(face: str, qtbot: QtBot) -> None:
    """Of a card in a combination 41 % of the width stays visible: the whole index lies in it."""
    touching = [
        name for name in DECK if colours(painted(f"{face}/{name}.svg"), SEAM_OF_BOLD_FACES, range(4, 250)) != {PAPER}
    ]
    assert touching == []


@pytest.mark.parametrize("name", [*COURT, *KNIGHTS, *JOKERS])
def test_no_index_touches_a_picture(name: str, qtbot: QtBot) -> None:
    """Between a corner mark and the frame of a court, or the jester, there is clear paper."""
    assert colours(painted(f"standard/{name}.svg"), SEAM_OF_STANDARD_PICTURES, range(4, 100)) == {PAPER}


@pytest.mark.parametrize("name", [*TRUMPS, FOOL])
def test_no_number_touches_the_scene_that_makes_room_for_it(name: str, qtbot: QtBot) -> None:
    """Right of the mark and below it, as far as the frame's notch reaches, there is clear paper."""
    card = painted(f"standard/{name}.svg")
    foot = 84 if name in OUDLERS else 56
    assert colours(card, SEAM_OF_STANDARD_PICTURES, CORNER_OF_SCENES) == {PAPER}
    assert colours(card, CORNER_OF_SCENES, range(foot, foot + 5)) == {PAPER}


@pytest.mark.parametrize(("face", "below"), [("compact", range(96, 140)), ("large", range(138, 190))])
def test_a_star_below_the_number_marks_the_oudlers_alone(face: str, below: range, qtbot: QtBot) -> None:
    """FT-04: the 1 and the 21 are oudlers; the third, the fool, has the star alone for its mark."""
    starred = [name for name in TRUMPS if PLUM in colours(painted(f"{face}/{name}.svg"), range(24, 36), below)]
    assert starred == list(OUDLERS)


@pytest.mark.parametrize("name", [*COURT, *KNIGHTS, *JOKERS, *TRUMPS, FOOL])
def test_a_picture_stays_inside_the_edge_of_its_card(name: str, qtbot: QtBot) -> None:
    """Nothing but paper lies between a picture and the card's edge."""
    card = painted(f"standard/{name}.svg")
    assert colours(card, range(60, 190), range(3, 12)) == {PAPER}
    assert colours(card, range(3, 8), range(20, 330)) == {PAPER}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", [*KNIGHTS, *TRUMPS, FOOL])
def test_nothing_is_drawn_beside_the_card(name: str, face: str, qtbot: QtBot) -> None:
    """A renderer does not cut a drawing off at its own edge: no scene may reach over the card's."""
    table = QImage(350, 450, QImage.Format.Format_RGB32)
    table.fill(PAPER)
    untouched, place = table.copy(), QRectF(50, 50, 250, 350)
    painter = QPainter(table)
    QSvgRenderer(str(CARDS / face / f"{name}.svg")).render(painter, place)
    painter.fillRect(place, QColor(PAPER))
    painter.end()
    assert table == untouched


def test_each_trump_shows_a_scene_of_its_own() -> None:
    """The day of the festival has 21 scenes, as many emblems; no two cards share one."""
    assert len({trump.scene for trump in TRUMPS.values()}) == len(TRUMPS)
    assert len({trump.emblem for trump in TRUMPS.values()}) == len(TRUMPS)


@pytest.mark.parametrize("name", [*COURT, *KNIGHTS])
def test_a_court_looks_the_same_from_both_ends(name: str, qtbot: QtBot) -> None:
    """Courts are two-way: turned upside down they show the same picture, but for the softness of edges."""
    card = painted(f"standard/{name}.svg")
    turned = card.transformed(QTransform().rotate(180))
    pairs = zip(bytes(card.constBits()), bytes(turned.constBits()), strict=True)
    assert sum(abs(here - there) > 80 for here, there in pairs) < card.sizeInBytes() / 1000


def test_the_whole_deck_is_small() -> None:
    """All files together stay under four megabytes."""
    assert sum((CARDS / name).stat().st_size for name in FILES) < 4_000_000
