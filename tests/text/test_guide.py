"""The guide says the same in both languages, and nothing that the program does not know."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from cardtable.games.registry import GAMES
from cardtable.text import guide as guide_module
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.guide import as_html, guide
from cardtable.text.rulebook import BookError

SHOWN_BY_QT = {"h1", "h2", "p", "ul", "li", "b", "a", "code"}
BOLD = re.compile(r"\*\*(.+?)\*\*")
NAMED = {
    "en": ("Play a first game", "Scores", "Change keys", "The program speaks by itself", "In words", "Copy as text"),
    "ar": ("بدء أول لعبة", "النقاط", "تغيير المفاتيح", "البرنامج ينطق بنفسه", "بالكلمات", "نسخ كنص"),
}
"""Words that the guide prints as they stand on a button or beside a switch, in the order of `SENTENCES`."""
SENTENCES = ("first-play", "shell-scores", "keys-change", "settings-self-voicing", "sheet-in-words", "sheet-copy")


class Outline(HTMLParser):
    """Notes the tags of a text with the addresses of its links."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what a tag opens, where it leads."""
        self.tags.append(tag)
        self.links += [value for name, value in attrs if name == "href" and value]


def plain(language: str) -> str:
    """Give the guide with the keys by the names of their verbs."""
    return guide(language, lambda verb: f"<{verb}>")


def outline(language: str) -> Outline:
    """Read the guide as the window shows it."""
    return Outline(as_html(guide(language, str)))


def test_both_languages_have_the_same_outline() -> None:
    """The same headings, paragraphs, lists, links stand in the same order."""
    blocks = {language: [tag for tag in outline(language).tags if tag not in ("b", "code")] for language in LANGUAGES}
    assert blocks["ar"] == blocks["en"]
    assert outline("ar").links == outline("en").links


def test_both_languages_name_the_same_keys() -> None:
    """A key that is told of in one language is told of in the other, as often."""
    keys = {language: sorted(re.findall(r"<([a-z-]+)>", plain(language))) for language in LANGUAGES}
    assert keys["ar"] == keys["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_leads_to_the_rules_of_every_game(language: str) -> None:
    """Each game is told of, with the way to its rules."""
    assert outline(language).links == [f"rules:{game}" for game in GAMES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_html_is_of_what_qt_shows(language: str) -> None:
    """No sign of the source is left over, no tag is unknown to the window."""
    assert set(outline(language).tags) == SHOWN_BY_QT
    assert re.search(r"\*\*|\]\(|`|^#", as_html(guide(language, str))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_pressed_is_called_as_the_program_calls_it(language: str) -> None:
    """A reader finds the word of the guide on the button."""
    catalogue = Catalogue(language)
    printed = set(BOLD.findall(plain(language)))
    assert [catalogue.format(name).rstrip("…") for name in SENTENCES] == list(NAMED[language])
    assert set(NAMED[language]) - printed == set()


def test_markdown_becomes_html() -> None:
    """Broken lines are joined, signs of HTML are escaped."""
    written = "# A & B\n\nOne **bold**\nword, `a path`.\n\n- [first](rules:x)\n- second\n  line"
    wanted = (
        "<h1>A &amp; B</h1>\n<p>One <b>bold</b> word, <code>\u2066a path\u2069</code>.</p>\n"
        '<ul><li><a href="rules:x">first</a></li><li>second line</li></ul>'
    )
    assert as_html(written) == wanted


def test_a_missing_guide_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who opens it hears which file was looked for."""
    monkeypatch.setattr(guide_module, "sentences_folder", lambda: tmp_path)
    with pytest.raises(BookError, match=r"guide\.md"):
        guide("en", str)
