"""The colours are read by all eyes, the type is there, the theme follows."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.qt import pictures, resources, theme
from cardtable.qt.felts import FELTS, GREEN, dyed
from cardtable.qt.palette import DARK, HIGH_CONTRAST, LIGHT, PALETTES, Palette
from cardtable.qt.theme import Role, Theme, ThemeKeeper
from cardtable.qt.type_scale import SIZES

TEXT = 4.5
MARK = 3.0

# The pairs style.md measures: what is written, on what.
TEXTS = (
    ("ink", "panel"),
    ("ink", "panel_2"),
    ("ink", "room"),
    ("ink_2", "panel"),
    ("ink_2", "panel_2"),
    ("ink_2", "room"),
    ("on_felt", "felt_centre"),
    ("on_felt", "action_bar"),
    ("on_felt_2", "felt_centre"),
    ("on_felt_2", "action_bar"),
    ("brick_ink", "brick"),
    ("saffron_ink", "saffron"),
    ("good", "panel"),
    ("good", "good_ground"),
    ("bad", "panel"),
    ("bad", "bad_ground"),
    ("plum_ink", "plum"),
    ("chosen_ink", "chosen"),
    ("switch_knob", "switch_on"),
    ("card_black", "paper"),
    ("card_red", "paper"),
    ("card_joker", "paper"),
    ("four_colour_hearts", "paper"),
    ("four_colour_diamonds", "paper"),
    ("four_colour_clubs", "paper"),
    ("card_red", "joker_tag"),
    ("card_black", "joker_tag"),
)
MARKS = (
    ("saffron", "felt_centre"),
    ("bad_on_felt", "felt_centre"),
    ("edge", "panel"),
    ("edge", "room"),
    ("focus_on_felt", "felt_centre"),
    ("focus", "panel"),
    ("focus", "panel_2"),
    ("focus", "room"),
    ("switch_on", "panel"),
    ("good", "panel"),
)


DYED = {f"{name}-{felt}": dyed(palette, felt) for name, palette in PALETTES.items() for felt in FELTS}


def luminance(colour: str) -> float:
    """Return how bright a colour is to the eye, as WCAG 2 reckons it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 to 21."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def too_faint(palette: Palette, pairs: tuple[tuple[str, str], ...], least: float) -> dict[str, float]:
    """Return the pairs of a palette that fall short, with what they reach."""
    reached = {f"{ink} on {ground}": contrast(getattr(palette, ink), getattr(palette, ground)) for ink, ground in pairs}
    return {pair: round(value, 2) for pair, value in reached.items() if value < least}


@pytest.fixture
def keeper(qapp: QApplication) -> ThemeKeeper:
    """Dress the application in light."""
    return ThemeKeeper(qapp, "light")


@pytest.mark.parametrize("palette", DYED.values(), ids=DYED)
def test_every_text_is_read_on_its_ground(palette: Palette) -> None:
    """Text has a contrast of 4.5 at least, in every light, on every felt."""
    assert too_faint(palette, TEXTS, TEXT) == {}


@pytest.mark.parametrize("palette", DYED.values(), ids=DYED)
def test_every_mark_is_seen_on_its_ground(palette: Palette) -> None:
    """Marks, outlines, focus rings have a contrast of 3 at least, in every light, on every felt."""
    assert too_faint(palette, MARKS, MARK) == {}


@pytest.mark.parametrize("palette", DYED.values(), ids=DYED)
def test_every_colour_is_written_in_full(palette: Palette) -> None:
    """Each colour token is `#RRGGBB`, which the style sheet as well as the painter takes."""
    tokens = [getattr(palette, name) for name in Palette.__slots__ if name != "name"]
    colours = [token for token in tokens if isinstance(token, str)]
    assert [colour for colour in colours if not re.fullmatch("#[0-9A-F]{6}", colour)] == []


def test_the_measured_contrasts_are_those_of_the_style_guide() -> None:
    """The guide's own figures come out, so the measure is the same."""
    measured = [
        round(contrast(LIGHT.ink, LIGHT.panel), 1),
        round(contrast(DARK.on_felt, DARK.felt_centre), 1),
        round(contrast(LIGHT.card_red, LIGHT.paper), 1),
    ]
    assert measured == [15.2, 7.9, 6.5]


def test_the_type_of_the_house_is_loaded_in_its_four_weights(keeper: ThemeKeeper) -> None:
    """Readex Pro comes with the program: 400, 500, 600, 700."""
    fonts = [theme.current().font(role) for role in (Role.BODY, Role.KEY_HINT, Role.SECTION)]
    assert [(QFontInfo(font).family(), QFontInfo(font).weight()) for font in fonts] == [
        ("Readex Pro", 400),
        ("Readex Pro", 500),
        ("Readex Pro", 600),
    ]
    assert "Bold" in QFontDatabase.styles("Readex Pro")


def test_the_type_has_latin_arabic_suits_minus_half(keeper: ThemeKeeper) -> None:
    """No letter or sign of our texts is borrowed from another font."""
    metrics = QFontMetricsF(theme.current().font(Role.BODY))
    wanted = "AZaz09−½×·–’“”…♠♥♦♣★ابتثجحخدذرزسشصضطظعغفقكلمنهويءآأإؤئةى،؛؟ًٌٍَُِّْـ«»ŠéÜ"
    assert [letter for letter in wanted if not metrics.inFontUcs4(ord(letter))] == []


def test_arabic_letters_are_joined(keeper: ThemeKeeper) -> None:
    """Joined letters are narrower than the same letters standing alone."""
    metrics = QFontMetricsF(theme.current().font(Role.BODY))
    word = "سلسلة"
    assert metrics.horizontalAdvance(word) < 0.9 * sum(metrics.horizontalAdvance(letter) for letter in word)


def test_columns_of_figures_have_one_width(keeper: ThemeKeeper) -> None:
    """Tabular figures stand under one another; running figures need not."""
    widths = {
        tabular: {
            QFontMetricsF(theme.current().font(Role.FIGURE, tabular=tabular)).horizontalAdvance(f) for f in "0123456789"
        }
        for tabular in (True, False)
    }
    assert len(widths[True]) == 1
    assert len(widths[False]) > 1


def test_only_key_hints_are_smaller_than_eleven_and_a_half() -> None:
    """Nothing is set below 11.5 px but key hints."""
    assert [role for role in Role if SIZES[role].px < 11.5] == [Role.KEY_HINT]


@pytest.mark.parametrize(("asked", "given"), [(0.5, 1.0), (1.5, 1.5), (9.0, 2.5)])
def test_the_text_scale_keeps_its_limits(asked: float, given: float) -> None:
    """Text is scaled from 100 to 250 %."""
    assert Theme(text_scale=asked).text_scale == given


def test_text_scale_enlarges_type_and_controls(keeper: ThemeKeeper) -> None:
    """At 200 % the type is twice as large, a button twice as high."""
    before = theme.current()
    keeper.set_text_scale(2.0)
    after = theme.current()
    assert after.font(Role.BODY).pointSizeF() == 2 * before.font(Role.BODY).pointSizeF()
    assert after.control_height == 2 * before.control_height
    keeper.set_text_scale(1.0)


def test_arabic_lines_are_higher() -> None:
    """Arabic lines get 15 % more height."""
    worn = Theme()
    assert worn.line_height(Role.BODY, right_to_left=False) == 20
    assert worn.line_height(Role.BODY, right_to_left=True) == 23


def test_touch_makes_controls_higher() -> None:
    """Controls are 40 high, 44 for touch."""
    assert [Theme(touch=touch).control_height for touch in (False, True)] == [40, 44]


@pytest.mark.parametrize("choice", list(PALETTES))
def test_a_chosen_light_is_worn_at_once(choice: str, qapp: QApplication, qtbot: QtBot) -> None:
    """The application's palette, its style sheet follow a choice; who draws is told."""
    keeper = ThemeKeeper(qapp)
    with qtbot.waitSignal(keeper.changed) as told:
        keeper.choose(choice)
    assert told.args == [theme.current()]
    assert qapp.palette().window().color().name().upper() == PALETTES[choice].panel
    assert PALETTES[choice].focus in qapp.styleSheet()


@pytest.mark.parametrize(
    ("scheme", "contrast", "worn"),
    [
        (Qt.ColorScheme.Light, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Unknown, Qt.ContrastPreference.NoPreference, LIGHT),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.NoPreference, DARK),
        (Qt.ColorScheme.Light, Qt.ContrastPreference.HighContrast, HIGH_CONTRAST),
        (Qt.ColorScheme.Dark, Qt.ContrastPreference.HighContrast, HIGH_CONTRAST),
    ],
)
def test_the_systems_light_is_followed(scheme: Qt.ColorScheme, contrast: Qt.ContrastPreference, worn: Palette) -> None:
    """High contrast goes before dark; without a wish of the system it is light."""
    assert theme.system_palette(scheme, contrast) == worn


@pytest.mark.parametrize("felt", FELTS)
def test_a_chosen_felt_is_worn_in_every_light(felt: str, keeper: ThemeKeeper) -> None:
    """The felt stays when the light changes; nothing but the table takes its colour."""
    keeper.lay_felt(felt)
    for choice, palette in PALETTES.items():
        keeper.choose(choice)
        assert theme.current().palette == dyed(palette, felt)
        assert theme.current().palette.panel == palette.panel
    keeper.lay_felt(GREEN)
    keeper.choose("light")


def test_an_unknown_felt_is_an_error() -> None:
    """A felt that does not exist is not laid silently."""
    with pytest.raises(KeyError):
        dyed(LIGHT, "tartan")


def test_an_unknown_choice_is_an_error() -> None:
    """A light that does not exist is not worn silently."""
    with pytest.raises(KeyError):
        theme.palette_for("candle")


def test_without_its_files_the_systems_type_is_used(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture, qapp: QApplication
) -> None:
    """A missing font file is logged in one line that names it; the program goes on."""
    monkeypatch.setattr(theme, "FONT_FILES", ("Nowhere.ttf",))
    theme.family.cache_clear()
    found = theme.family()
    theme.family.cache_clear()
    assert found == QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "Nowhere.ttf" in caplog.text


def test_a_missing_resource_names_its_file() -> None:
    """The error tells where the file should be."""
    with pytest.raises(resources.MissingResource, match=r"icons.nowhere\.svg"):
        resources.path("icons", "nowhere.svg")


def icon_names() -> list[str]:
    """Return every icon there is."""
    return sorted(file.stem for file in resources.path("icons").glob("*.svg") if file.stem != "cardtable")


def strongest(image: QImage) -> QColor:
    """Return the most opaque pixel of a picture."""
    pixels = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return max(pixels, key=QColor.alpha)


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_every_icon_is_drawn_in_the_colour_asked_for(ratio: float, qapp: QApplication) -> None:
    """An icon shows strokes, of the one colour, as fine as the screen."""
    wrong = {}
    for name in icon_names():
        image = pictures.pixmap(name, "#A8432A", 24, ratio=ratio).toImage()
        stroke = strongest(image)
        off = max(abs(stroke.red() - 0xA8), abs(stroke.green() - 0x43), abs(stroke.blue() - 0x2A))
        if image.width() != 24 * ratio or stroke.alpha() < 128 or off > 1:
            wrong[name] = (image.width(), stroke.alpha(), stroke.name())
    assert wrong == {}


def test_every_icon_named_in_the_code_exists() -> None:
    """No button asks for an icon that is not drawn."""
    code = "\n".join(file.read_text(encoding="utf-8") for file in Path(theme.__file__).parent.rglob("*.py"))
    places = (
        r"(?:IconButton|StepButton|pixmap)\(\s*\"([a-z-]+)\"",
        r"(?:Main|Call|Plain|Outline|Quiet)Button\([^,()]*(?:\([^()]*\))?,\s*\"([a-z-]+)\"",
        r"\bicon=\"([a-z-]+)\"",
    )
    named = pictures.MIRRORED_IN_ARABIC.union(*(re.findall(place, code) for place in places))
    assert {"home", "close", "add"} <= named
    assert named - set(icon_names()) == set()


def test_arrows_mirror_in_arabic_but_the_tick_does_not(qapp: QApplication) -> None:
    """Undo, redo, arrows mirror; check, lock, play do not."""
    mirrored = {}
    for name in ("take-back", "forward", "lay", "lock", "turn"):
        english, arabic = (
            pictures.pixmap(name, "#000000", 24, ratio=1.0, right_to_left=rtl).toImage() for rtl in (False, True)
        )
        mirrored[name] = english != arabic
    assert mirrored == {"take-back": True, "forward": True, "lay": False, "lock": False, "turn": False}


def test_portraits_are_round(qapp: QApplication) -> None:
    """A portrait fills its disc, leaves the corners free."""
    names = sorted(file.stem for file in resources.path("avatars").glob("*.svg"))
    alphas = {}
    for name in names:
        image = pictures.portrait(name, 64, ratio=1.0).toImage()
        alphas[name] = tuple(image.pixelColor(x, y).alpha() for x, y in ((0, 0), (63, 63), (0, 63), (32, 32), (32, 62)))
    assert alphas == dict.fromkeys(names, (0, 0, 0, 255, 255))


def test_the_titles_are_larger_than_the_text() -> None:
    """The roles keep their order of size."""
    order = (Role.HERO_TITLE, Role.SCREEN_TITLE, Role.DIALOG_TITLE, Role.SECTION, Role.LINE, Role.BODY, Role.TAG)
    assert [SIZES[larger].px > SIZES[smaller].px for larger, smaller in pairwise(order)] == [True] * 6
