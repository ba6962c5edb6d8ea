"""The rulebooks hold every rule, alike in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardtable import games
from cardtable.games.playroom.options import Options
from cardtable.kernel.options import option_fields
from cardtable.text.catalogue import LANGUAGES
from cardtable.text.rulebook import RulebookError, anchors, rulebook, sought

PLAYROOM = "playroom-rummy"
RULES = {f"PR-{nth:02}" for nth in range(1, 52)}
RULINGS = {f"PR-Q{nth:02}" for nth in range(1, 61)}
GENERAL = {f"GE-{nth:02}" for nth in range(1, 7)}
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


@pytest.fixture(params=LANGUAGES)
def html(request: pytest.FixtureRequest) -> str:
    """Give Playroom's rulebook in each language."""
    return rulebook(str(request.param), PLAYROOM)


def refusing_rules() -> set[str]:
    """Find every rule id in the code of Playroom, where refusals name them."""
    folder = Path(games.__file__).parent / "playroom"
    return {found for path in folder.glob("*.py") for found in re.findall(r'"((?:PR|GE)-Q?\d\d)"', path.read_text())}


def test_every_rule_ruling_and_general_rule_can_be_opened(html: str) -> None:
    """Help opens at any id that the rules have."""
    assert (RULES | RULINGS | GENERAL) - anchors(html) == set()


def test_every_rule_that_a_refusal_names_can_be_opened(html: str) -> None:
    """A refusal's F1 leads to the sentence that says its rule."""
    named = refusing_rules()
    assert "PR-24" in named
    assert named - anchors(html) == set()


def test_every_option_can_be_opened(html: str) -> None:
    """The help of an option leads to what the rules say of it."""
    options = {f"option-{field.name.replace('_', '-')}" for field in option_fields(Options)}
    assert options - anchors(html) == set()


def test_every_anchor_stands_once(html: str) -> None:
    """A rule is said in one place."""
    names = Outline(html).names
    assert sorted(names) == sorted(set(names))


def test_the_html_is_well_formed_and_of_what_qt_shows(html: str) -> None:
    """Each tag is closed in its turn, and none is unknown to the viewer."""
    outline = Outline(html)
    assert outline.open == []
    assert set(outline.tags) <= SHOWN_BY_QT


def test_links_within_the_rules_lead_somewhere(html: str) -> None:
    """A link to another chapter finds it."""
    inner = {link.removeprefix("#") for link in Outline(html).links if link.startswith("#")}
    assert inner - anchors(html) == set()


def test_both_languages_have_the_same_outline() -> None:
    """The same anchors, links, headings, paragraphs stand in the same order."""
    english, arabic = (Outline(rulebook(language, PLAYROOM)) for language in ("en", "ar"))
    assert arabic.names == english.names
    assert arabic.links == english.links
    assert arabic.tags == english.tags


def test_a_missing_rulebook_is_named() -> None:
    """A game without a rulebook says which file was looked for."""
    with pytest.raises(RulebookError, match=r"chess\.html"):
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
