"""How Arabic counts things, joins lists, names cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardtable.kernel.message import Written
from cardtable.kernel.notation import read_card, read_written
from cardtable.kernel.packs import FRENCH_PACK, TAROT_PACK
from cardtable.text.catalogue import Catalogue
from cardtable.text.grammar_ar import card, cards, counted, listing

NAME = Catalogue("ar").format


def lie(notation: str) -> tuple[Written, ...]:
    """Read cards as they lie."""
    return tuple(read_written(word) for word in notation.split())


@pytest.mark.parametrize(
    ("count", "subject", "object_"),
    [
        (0, "لا كروت", "لا كروت"),
        (1, "كرت واحد", "كرت واحد"),
        (2, "كرتان", "كرتين"),
        (3, "ثلاثة كروت", "ثلاثة كروت"),
        (8, "ثمانية كروت", "ثمانية كروت"),
        (10, "عشرة كروت", "عشرة كروت"),
        (11, "أحد عشر كرتًا", "أحد عشر كرتًا"),
        (12, "اثنا عشر كرتًا", "اثني عشر كرتًا"),
        (14, "أربعة عشر كرتًا", "أربعة عشر كرتًا"),
        (20, "عشرون كرتًا", "عشرين كرتًا"),
        (21, "واحد وعشرون كرتًا", "واحدًا وعشرين كرتًا"),
        (22, "اثنان وعشرون كرتًا", "اثنين وعشرين كرتًا"),
        (99, "تسعة وتسعون كرتًا", "تسعة وتسعين كرتًا"),
        (100, "مئة كرت", "مئة كرت"),
        (101, "مئة كرت وكرت واحد", "مئة كرت وكرت واحد"),
        (102, "مئة كرت وكرتان", "مئة كرت وكرتين"),
        (103, "مئة وثلاثة كروت", "مئة وثلاثة كروت"),
        (111, "مئة وأحد عشر كرتًا", "مئة وأحد عشر كرتًا"),
        (200, "مئتا كرت", "مئتي كرت"),
        (203, "مئتان وثلاثة كروت", "مئتين وثلاثة كروت"),
    ],
)
def test_cards_are_counted(count: int, subject: str, object_: str) -> None:
    """A masculine noun: the numbers from 3 to 10 end in ة; dual and tens show their case."""
    assert (counted(count, "card"), counted(count, "card", "object")) == (subject, object_)


@pytest.mark.parametrize(
    ("count", "subject", "object_"),
    [
        (0, "لا نقاط", "لا نقاط"),
        (1, "نقطة واحدة", "نقطة واحدة"),
        (2, "نقطتان", "نقطتين"),
        (3, "ثلاث نقاط", "ثلاث نقاط"),
        (8, "ثماني نقاط", "ثماني نقاط"),
        (10, "عشر نقاط", "عشر نقاط"),
        (11, "إحدى عشرة نقطة", "إحدى عشرة نقطة"),
        (12, "اثنتا عشرة نقطة", "اثنتي عشرة نقطة"),
        (15, "خمس عشرة نقطة", "خمس عشرة نقطة"),
        (18, "ثماني عشرة نقطة", "ثماني عشرة نقطة"),
        (21, "إحدى وعشرون نقطة", "إحدى وعشرين نقطة"),
        (22, "اثنتان وعشرون نقطة", "اثنتين وعشرين نقطة"),
        (28, "ثمانٍ وعشرون نقطة", "ثمانيًا وعشرين نقطة"),
        (50, "خمسون نقطة", "خمسين نقطة"),
        (99, "تسع وتسعون نقطة", "تسع وتسعين نقطة"),
        (100, "مئة نقطة", "مئة نقطة"),
        (101, "مئة نقطة ونقطة واحدة", "مئة نقطة ونقطة واحدة"),
        (102, "مئة نقطة ونقطتان", "مئة نقطة ونقطتين"),
        (103, "مئة وثلاث نقاط", "مئة وثلاث نقاط"),
        (200, "مئتا نقطة", "مئتي نقطة"),
        (300, "ثلاثمئة نقطة", "ثلاثمئة نقطة"),
        (1000, "ألف نقطة", "ألف نقطة"),
        (1500, "ألف وخمسمئة نقطة", "ألف وخمسمئة نقطة"),
        (2000, "ألفا نقطة", "ألفي نقطة"),
        (2200, "ألفان ومئتا نقطة", "ألفين ومئتي نقطة"),
        (3005, "ثلاثة آلاف وخمس نقاط", "ثلاثة آلاف وخمس نقاط"),
        (11000, "أحد عشر ألف نقطة", "أحد عشر ألف نقطة"),
        (11500, "أحد عشر ألفًا وخمسمئة نقطة", "أحد عشر ألفًا وخمسمئة نقطة"),
        (-5, "ناقص خمس نقاط", "ناقص خمس نقاط"),
    ],
)
def test_points_are_counted(count: int, subject: str, object_: str) -> None:
    """A feminine noun: the numbers from 3 to 10 have no ة; the last number decides the form of the noun."""
    assert (counted(count, "point"), counted(count, "point", "object")) == (subject, object_)


@pytest.mark.parametrize(
    ("count", "noun", "said"),
    [
        (3, "round", "ثلاث جولات"),
        (2, "second", "ثانيتان"),
        (20, "second", "عشرون ثانية"),
        (5, "second", "خمس ثوانٍ"),
        (10, "minute", "عشر دقائق"),
        (4, "player", "أربعة لاعبين"),
        (11, "player", "أحد عشر لاعبًا"),
        (12, "combination", "اثنتا عشرة مجموعة"),
        (3, "message", "ثلاث رسائل"),
    ],
)
def test_other_things_are_counted(count: int, noun: str, said: str) -> None:
    """Each noun has its own plural."""
    assert counted(count, noun) == said


@pytest.mark.parametrize(("items", "said"), [([], ""), (["حسن"], "حسن"), (["حسن", "ليلى", "عمر"], "حسن وليلى وعمر")])
def test_items_are_joined(items: list[str], said: str) -> None:
    """Every item but the first comes after و."""
    assert listing(items) == said


@pytest.mark.parametrize(
    ("face", "said"), [("QH", "ملكة القلوب"), ("10S", "10 البستوني"), ("AD", "آس الديناري"), ("JK", "الجوكر")]
)
def test_a_card_has_a_name(face: str, said: str) -> None:
    """A construct with the suit, so that the card is definite; a joker by itself takes the article."""
    assert card(NAME, read_card(face)) == said


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ("9C JK JC", "9 وجوكر وولد السباتي"),
        ("QH QD QC", "ملكة القلوب والديناري والسباتي"),
        ("4S 5S", "4 و5 البستوني"),
        ("JS JD JK JH", "ولد البستوني والديناري وجوكر والقلوب"),
        ("JK 7H 7D", "جوكر، و7 القلوب والديناري"),
        ("7H 7H 7H", "7 و7 و7 القلوب"),
        ("9C QH 4S", "9 السباتي وملكة القلوب و4 البستوني"),
        ("5H 7H KS", "5 و7 القلوب، وملك البستوني"),
        ("8S 8D 9D JK JK", "8 البستوني، و8 و9 الديناري، وجوكر، وجوكر"),
        ("JK", "جوكر"),
    ],
)
def test_what_cards_share_is_said_once(lying: str, said: str) -> None:
    """A run names its suit once, a set its rank, a mixed list the suit of neighbours once."""
    assert cards(NAME, lie(lying)) == said


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ("JK=10C", "جوكر بدل 10 السباتي"),
        ("9C JK=10C JC", "9 وجوكر بدل 10، وولد السباتي"),
        ("QS KS JK=AS", "ملكة وملك وجوكر بدل آس البستوني"),
        ("JK=8D JK=8H", "جوكر بدل 8 الديناري، وجوكر بدل 8 القلوب"),
        ("7H 7D 7C JK=7S", "7 القلوب والديناري والسباتي وجوكر بدل البستوني"),
    ],
)
def test_a_joker_says_what_it_stands_for(lying: str, said: str) -> None:
    """A comma ends what a joker stands for where the list goes on."""
    assert cards(NAME, lie(lying)) == said


def test_every_face_has_a_name() -> None:
    """No card of a pack is nameless, no two have one name."""
    assert len({card(NAME, face) for face in FRENCH_PACK}) == 52
    assert len({card(NAME, face) for face in TAROT_PACK}) == 78


@pytest.mark.parametrize(
    ("lying", "said"),
    [
        ("T3 T7 T21", "أتو 3 و7 و21"),
        ("EX T1 T21", "المهرّج وأتو 1 و21"),
        ("T5", "أتو 5"),
        ("5H T5", "5 القلوب وأتو 5"),
        ("NH JH", "فارس وولد القلوب"),
        ("QH T1 EX", "ملكة القلوب وأتو 1 والمهرّج"),
        ("EX T8 T12 2H NH 3D", "المهرّج، وأتو 8 و12، و2 وفارس القلوب، و3 الديناري"),
    ],
)
def test_trumps_are_named_by_number(lying: str, said: str) -> None:
    """Several trumps are called so once, the fool before them; a trump's number is no rank that it shares."""
    assert cards(NAME, lie(lying)) == said


def test_the_little_one_is_named_where_it_stands_alone() -> None:
    """FT-03: trump 1 has a name of its own."""
    assert card(NAME, read_card("T1")) == "أتو 1 (الصغير)"


@pytest.mark.parametrize(
    ("points", "said"),
    [
        (Fraction(81, 2), "أربعين نقطة ونصف"),
        (Fraction(-81, 2), "ناقص أربعين نقطة ونصف"),
        (Fraction(1, 2), "نصف نقطة"),
        (Fraction(5, 2), "نقطتين ونصف"),
    ],
)
def test_halves_are_counted(points: Fraction, said: str) -> None:
    """FT-25: points of tarot may end in a half."""
    assert counted(points, "point", "object") == said


@pytest.mark.parametrize(
    ("count", "noun", "said"),
    [(28, "point", "ثمانٍ وعشرين نقطة"), (21, "card", "واحد وعشرين كرتًا"), (2, "point", "نقطتين")],
)
def test_after_a_preposition_the_genitive_is_said(count: int, noun: str, said: str) -> None:
    """It differs from the object in numbers with an alef of their own."""
    assert counted(count, noun, "genitive") == said
