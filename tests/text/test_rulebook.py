"""The rulebooks hold every rule, alike in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import pytest

from cardtable import games
from cardtable.games.basic.options import Options as BasicOptions
from cardtable.games.carousel.options import Options as CarouselOptions
from cardtable.games.playroom.options import Options as PlayroomOptions
from cardtable.games.tarot.options import Options as TarotOptions
from cardtable.kernel.options import Declared, option_fields
from cardtable.text.catalogue import LANGUAGES
from cardtable.text.rulebook import BookError, anchors, rulebook, sought


class Book(NamedTuple):
    """Name a game's rulebook with what must stand in it: ids up to so many rules, so many rulings."""

    game: str
    prefix: str
    rules: int
    rulings: int
    folder: str
    options: type[Declared]


BOOKS = (
    Book("playroom-rummy", "PR", 51, 60, "playroom", PlayroomOptions),
    Book("basic-rummy", "BR", 12, 18, "basic", BasicOptions),
    Book("carousel", "CR", 19, 34, "carousel", CarouselOptions),
    Book("french-tarot", "FT", 32, 48, "tarot", TarotOptions),
)
GENERAL = {f"GE-{nth:02}" for nth in range(1, 7)}
LESSONS = Path(__file__).resolve().parents[2] / "resources" / "lessons"
SHOWN_BY_QT = {"h1", "h2", "h3", "p", "ul", "ol", "li", "b", "a"}


class Outline(HTMLParser):
    """Notes the tags of a text, each checked to close what was opened last."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.names: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag opens, names, leads to."""
        self.tags.append(tag)
        self.open.append(tag)
        self.links += [value for name, value in attrs if name == "href" and value]
        self.names += [value for name, value in attrs if name == "name" and value]

    def handle_endtag(self, tag: str) -> None:
        """Check that it closes the tag that was opened last."""
        assert self.open.pop() == tag, self.getpos()


each_book = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.game)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    """Read the rulebooks in each language."""
    return str(request.param)


@pytest.fixture
def html(language: str, book: Book) -> str:
    """Give a game's rulebook."""
    return rulebook(language, book.game)


def refusing_rules(book: Book) -> set[str]:
    """Find every rule id in the code of a game, where refusals name them."""
    folder = Path(games.__file__).parent / book.folder
    pattern = rf'"((?:{book.prefix}|GE)-Q?\d\d)"'
    return {found for path in folder.glob("*.py") for found in re.findall(pattern, path.read_text(encoding="utf-8"))}


@each_book
def test_every_rule_ruling_and_general_rule_can_be_opened(book: Book, html: str) -> None:
    """Help opens at any id that the rules have."""
    rules = {f"{book.prefix}-{nth:02}" for nth in range(1, book.rules + 1)}
    rulings = {f"{book.prefix}-Q{nth:02}" for nth in range(1, book.rulings + 1)}
    assert (rules | rulings | GENERAL) - anchors(html) == set()


@each_book
def test_every_rule_that_a_refusal_names_can_be_opened(book: Book, html: str) -> None:
    """A refusal's F1 leads to the sentence that says its rule."""
    named = refusing_rules(book)
    assert "GE-01" in named
    assert named - anchors(html) == set()


@each_book
def test_every_option_can_be_opened(book: Book, html: str) -> None:
    """The help of an option leads to what the rules say of it."""
    options = {f"option-{field.name.replace('_', '-')}" for field in option_fields(book.options)}
    assert options - anchors(html) == set()


@each_book
def test_every_lesson_is_linked_to(book: Book, html: str) -> None:
    """What the rules tell can be tried, and no link leads nowhere."""
    linked = {link.removeprefix("lesson:") for link in Outline(html).links if link.startswith("lesson:")}
    assert linked == {path.stem for path in (LESSONS / book.game).glob("*.scenario")}


@each_book
def test_every_anchor_stands_once(html: str) -> None:
    """A rule is said in one place."""
    names = Outline(html).names
    assert sorted(names) == sorted(set(names))


@each_book
def test_the_html_is_well_formed_and_of_what_qt_shows(html: str) -> None:
    """Each tag is closed in its turn, and none is unknown to the viewer."""
    outline = Outline(html)
    assert outline.open == []
    assert set(outline.tags) <= SHOWN_BY_QT


@each_book
def test_links_within_the_rules_lead_somewhere(html: str) -> None:
    """A link to another chapter finds it."""
    inner = {link.removeprefix("#") for link in Outline(html).links if link.startswith("#")}
    assert inner - anchors(html) == set()


@each_book
def test_both_languages_have_the_same_outline(book: Book) -> None:
    """The same anchors, links, headings, paragraphs stand in the same order."""
    english, arabic = (Outline(rulebook(language, book.game)) for language in ("en", "ar"))
    assert arabic.names == english.names
    assert arabic.links == english.links
    assert arabic.tags == english.tags


def test_a_missing_rulebook_is_named() -> None:
    """A game without a rulebook says which file was looked for."""
    with pytest.raises(BookError, match=r"chess\.html"):
        rulebook("en", "chess")


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("JOKER", "a joker"),
        ("الاس", "قبل الآس أو بعده"),
        ("مقربة", "القيم مقرّبة عادة"),
        ("يُوزَّع", "يوزع الكروت"),
        ("ملكه", "ملكة القلوب"),
        ("2.5", "2.5"),
    ],
)
def test_words_are_found_however_they_are_typed(words: str, text: str) -> None:
    """Case, vowel signs, the kind of alef or of final haa do not matter."""
    assert sought(words).search(text)


def test_other_words_are_not_found() -> None:
    """A full stop is a full stop."""
    assert sought("2.5").search("205") is None
