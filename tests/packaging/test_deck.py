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
from cardtable.qt.scenes.card_item import TAG_TOP
from cardtable.qt.scenes.drawings import paint_drawing, rank_sign
from cardtable.store.settings import Indices
from deck_courts import COURT
from deck_faces import DECK, FACES, RANKS, SUITED, deck_files
from deck_fool import FOOL
from deck_index import COMPACT_CORNER, LARGE_CORNER
from deck_joker import JOKERS
from deck_knights import KNIGHTS
from deck_letters import INDICES, called
from deck_palette import BLACK, DEEP_RED, PAPER, PLUM, WHITE
from deck_trumps import OUDLERS, TRUMPS

CARDS = Path(__file__).parents[2] / "resources" / "cards"
FILES = sorted(path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.svg"))

FOLDERS = (*FACES, "high-contrast")
SCRIPTS: tuple[Indices, ...] = ("latin", "french", "arabic")

DRAWN_WITH = {"svg", "g", "defs", "use", "path", "rect", "circle"}
TELLS_NOTHING_BUT = {
    "viewBox", "width", "height", "version", "baseProfile", "id", "transform", "fill", "fill-opacity", "stroke",
    "stroke-width", "stroke-linejoin", "stroke-linecap", "d", "x", "y", "rx", "cx", "cy", "r",
    "{http://www.w3.org/1999/xlink}href",
}  # fmt: skip

# Units of a 250 × 350 card: what a neighbour leaves free of a combination's card (41 %), and the seam beside it.
SEAM_OF_BOLD_FACES = range(103, 106)
SEAM_OF_STANDARD_PICTURES = range(52, 55)
CORNER_OF_SCENES = range(4, 48)


def painted(name: str, script: Indices = "latin", width: int = 250) -> QImage:
    """Paint a card, usually at one pixel a unit."""
    image = QImage(width, width * 7 // 5, QImage.Format.Format_RGB32)
    image.fill(PAPER)
    painter = QPainter(image)
    paint_drawing(painter, QSvgRenderer(str(CARDS / name)), QRectF(image.rect()), script)
    painter.end()
    return image


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours as WCAG 2.1 reckons it."""
    dark, light = sorted(
        sum(share * linear(c) for share, c in zip(SHARES, parts(each), strict=True)) for each in (one, other)
    )
    return (light + 0.05) / (dark + 0.05)


SHARES = (0.2126, 0.7152, 0.0722)


def parts(colour: str) -> tuple[float, float, float]:
    """Give red, green, blue from 0 to 1."""
    return QColor(colour).redF(), QColor(colour).greenF(), QColor(colour).blueF()


def linear(part: float) -> float:
    """Give how much light a part of a colour is."""
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def colours(image: QImage, columns: range, rows: range) -> set[str]:
    """Return the colours in a part of a picture."""
    return {image.pixelColor(x, y).name().upper() for x in columns for y in rows}


@pytest.mark.parametrize("face", FOLDERS)
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


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("face", ["compact", "large", "high-contrast"])
def test_rank_and_suit_fit_the_strip_that_a_combination_leaves_free(face: str, script: Indices, qtbot: QtBot) -> None:
    """Of a card in a combination 41 % of the width stays visible: the whole index lies in it."""
    clear = {WHITE} if face == "high-contrast" else {PAPER}
    touching = [
        name
        for name in DECK
        if colours(painted(f"{face}/{name}.svg", script), SEAM_OF_BOLD_FACES, range(4, 200)) != clear
    ]
    assert touching == []


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("name", [*COURT, *KNIGHTS, *JOKERS])
def test_no_index_touches_a_picture(name: str, script: Indices, qtbot: QtBot) -> None:
    """Between a corner mark and the frame of a court, or the jester, there is clear paper."""
    assert colours(painted(f"standard/{name}.svg", script), SEAM_OF_STANDARD_PICTURES, range(4, 100)) == {PAPER}


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("name", [*TRUMPS, FOOL])
def test_no_number_touches_the_scene_that_makes_room_for_it(name: str, script: Indices, qtbot: QtBot) -> None:
    """Right of the mark and below it, as far as the frame's notch reaches, there is clear paper."""
    card = painted(f"standard/{name}.svg", script)
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


@pytest.mark.parametrize("face", FOLDERS)
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


@pytest.mark.parametrize("name", ["standard/QH.svg", "standard/T14.svg", "compact/NC.svg", "large/10S.svg"])
def test_art_and_corners_make_the_whole_card(name: str, qtbot: QtBot) -> None:
    """Painted in two parts, as other scripts are, a card is what it is when painted whole, at any size."""
    drawing = QSvgRenderer(str(CARDS / name))
    parted = QImage(90, 126, QImage.Format.Format_RGB32)
    parted.fill(PAPER)
    painter = QPainter(parted)
    for part in ("art", "latin"):
        own = drawing.boundsOnElement(part)
        x, y, width, tall = (value * 90 / 250 for value in (own.x(), own.y(), own.width(), own.height()))
        drawing.render(painter, part, QRectF(x, y, width, tall))
    painter.end()
    assert parted == painted(name, width=90)


def test_each_script_names_every_rank_differently() -> None:
    """No two ranks, no two trumps are called the same, in any script."""
    trumps = tuple(name[1:] for name in TRUMPS)
    for script in INDICES:
        assert len({called(rank, script) for rank in RANKS}) == len(RANKS)
        assert len({called(number, script) for number in trumps}) == len(trumps)


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_tag_of_a_joker_names_ranks_as_the_cards_do(script: Indices) -> None:
    """What is written beside the cards uses the letters that are drawn on them."""
    assert [rank_sign(rank, script) for rank in RANKS] == [called(rank, script) for rank in RANKS]


def test_a_script_draws_only_the_cards_that_it_writes_in_its_own_way(qtbot: QtBot) -> None:
    """French decks differ in ace and court; in Arabic all is written anew, but for the fool, whose mark is a star."""
    own = {
        script: {name for name in DECK if QSvgRenderer(str(CARDS / "large" / f"{name}.svg")).elementExists(script)}
        for script in ("french", "arabic")
    }
    assert own == {"french": {n for n in SUITED if n[:-1] in {"A", "J", "N", "Q", "K"}}, "arabic": {*DECK} - {FOOL}}


@pytest.mark.parametrize("script", SCRIPTS)
@pytest.mark.parametrize("face", ["compact", "large", "high-contrast"])
def test_the_tag_of_a_joker_leaves_its_name_free(face: str, script: Indices, qtbot: QtBot) -> None:
    """Below the star with its letters there is clear paper from where the tag of a laid joker begins."""
    clear = {WHITE} if face == "high-contrast" else {PAPER}
    tag = range(round(350 * TAG_TOP) - 3, round(350 * TAG_TOP) + 10)
    assert colours(painted(f"{face}/JK1.svg", script), range(5, 103), tag) == clear


def test_marks_can_be_read_on_the_smallest_cards() -> None:
    """A rank never drops under 11 px: 40 px wide cards of the large print, 44 px wide ones of the table."""
    assert LARGE_CORNER.rank * 40 / 250 >= 16
    assert COMPACT_CORNER.rank * 40 / 250 >= 11


def test_high_contrast_has_three_colours_far_apart() -> None:
    """Black, white, one red, each at least 7 : 1 from white; black from red is never needed."""
    inks = {
        element.get(kind, "none")
        for name in FILES
        if name.startswith("high-contrast/")
        for element in ET.parse(CARDS / name).iter()  # noqa: S314 - our own files
        for kind in ("fill", "stroke")
    }
    assert inks - {"none"} == {BLACK, WHITE, DEEP_RED}
    assert min(contrast(WHITE, BLACK), contrast(WHITE, DEEP_RED)) >= 7


def test_high_contrast_tells_red_suits_without_colour(qtbot: QtBot) -> None:
    """Hearts and diamonds are hollow: the middle of the great sign is paper; spades and clubs are filled."""
    hollow = {
        suit
        for suit in "SHDC"
        if colours(painted(f"high-contrast/9{suit}.svg"), range(173, 176), range(266, 270)) == {WHITE}
    }
    assert hollow == {"H", "D"}


def test_the_whole_deck_is_small() -> None:
    """All files together stay under four megabytes."""
    assert sum((CARDS / name).stat().st_size for name in FILES) < 4_000_000
