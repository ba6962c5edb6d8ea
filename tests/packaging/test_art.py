"""The pictures in the house are those the drawing programs make."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree as ET

import pytest
from fontTools.ttLib import TTFont

import draw_avatars
import draw_icons
import draw_tiles
from avatars_people import PEOPLE
from cardtable.qt import resources
from icons_table import ICONS

DRAWN = {"icons": draw_icons.pictures, "avatars": draw_avatars.pictures, "tiles": draw_tiles.pictures}
# Beyond these QtSvg, an SVG Tiny 1.2 reader, shows nothing or something else.
KNOWN_TO_QT = {"svg", "g", "path", "rect", "circle", "ellipse", "polygon"}


@pytest.mark.parametrize(("folder", "pictures"), DRAWN.items(), ids=DRAWN)
def test_pictures_are_drawn_again_the_same(folder: str, pictures: Callable[[], dict[str, str]]) -> None:
    """No picture was changed by hand, none is missing, none is left over."""
    kept = {file.stem: file.read_text(encoding="utf-8") for file in resources.path(folder).glob("*.svg")}
    assert kept == pictures()


@pytest.mark.parametrize("pictures", DRAWN.values(), ids=DRAWN)
def test_pictures_use_what_qt_can_draw(pictures: Callable[[], dict[str, str]]) -> None:
    """Only plain shapes: no filter, mask, clip, style sheet, text."""
    used = {
        element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        for picture in pictures().values()
        for element in ET.fromstring(picture).iter()  # noqa: S314 - our own text
    }
    assert used <= KNOWN_TO_QT


def test_only_the_turn_mark_is_filled() -> None:
    """Icons are strokes without fill, the turn triangle excepted."""
    assert [name for name, strokes in ICONS.items() if any(s.startswith("@") for s in strokes)] == ["turn"]


def test_there_are_faces_for_eight_seats_and_both_players() -> None:
    """Seven opponents at least, a woman or a man for the person."""
    assert {"you", "you-man"} <= PEOPLE.keys()
    assert len(PEOPLE) - 2 >= 7


@pytest.mark.parametrize("style", ["Regular", "Medium", "SemiBold", "Bold"])
def test_the_fonts_shape_arabic(style: str) -> None:
    """The joining forms, marks, equal figures are in each weight, under the Arabic script."""
    font = TTFont(resources.path("fonts", f"ReadexPro-{style}.ttf"))
    rules = font["GSUB"].table
    [arabic] = [record.Script for record in rules.ScriptList.ScriptRecord if record.ScriptTag == "arab"]
    features = {rules.FeatureList.FeatureRecord[n].FeatureTag for n in arabic.DefaultLangSys.FeatureIndex}
    assert {"init", "medi", "fina", "rlig", "ccmp", "tnum"} <= features
    assert {0x660, 0x627, 0x41, 0x2212, 0xBD, 0x2660, 0x2665, 0x2666, 0x2663} <= font.getBestCmap().keys()


def test_the_licence_lies_beside_the_fonts() -> None:
    """The OFL asks for it."""
    assert "SIL OPEN FONT LICENSE Version 1.1" in resources.path("fonts", "OFL.txt").read_text(encoding="utf-8")
