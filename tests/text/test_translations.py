"""What holds for the Fluent files of all languages together."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, MessageReference, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

from cardtable.bots.choose import LEVELS
from cardtable.games.registry import GAMES
from cardtable.kernel.options import option_fields
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.levels import Level
from cardtable.text.manner import MANNERS
from cardtable.text.speak import SEVERAL

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted(path.name for path in (ROOT / "translations" / "en").glob("*.ftl"))
WINDOW = ("about", "shell", "cli", "table", "keys", "speech", "voice")
"""The files of what stands round a game, where keys are named as they are printed on the board."""
OWN_WORDS = {"Playroom"}
"""Words that stay in Latin letters in the Arabic of the games."""

_GRAMMAR = re.compile(r"^kind$|-(kind|gender|form)$")
_COUNT = re.compile(r"-count$")
_ASKED = (
    re.compile(r'\b(?:message|Message|text|spoken)\(\s*"([a-z][a-z0-9-]*)"'),
    re.compile(r'\brefuse\(\s*[^,]+,\s*"([a-z][a-z0-9-]*)"'),
    re.compile(r'"((?:[a-z]+-)?refused-[a-z-]+)"'),
)


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.others: set[str] = set()
        self.texts: list[str] = []
        self.attributes: list[str] = []

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.others.add(node.id.name)

    def visit_Attribute(self, node: Attribute) -> None:
        self.attributes.append(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node: TextElement) -> None:
        self.texts.append(node.value)


def sentences(language: str, file: str) -> dict[str, _Found]:
    """Read the sentences of a file with what they hold."""
    resource = FluentParser().parse((ROOT / "translations" / language / file).read_text(encoding="utf-8"))
    found = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            found[entry.id.name] = _Found()
            found[entry.id.name].visit(entry)
    return found


def everything(language: str) -> dict[str, _Found]:
    """Read the sentences of all files: one may hold a sentence of another file."""
    return {each: found for file in FILES for each, found in sentences(language, file).items()}


def variables(sentence: str, all_sentences: dict[str, _Found]) -> set[str]:
    """Name the variables of a sentence, those of the sentences it holds included."""
    found = all_sentences[sentence]
    return found.variables.union(*(variables(other, all_sentences) for other in found.others))


def told(sentence: str, all_sentences: dict[str, _Found]) -> set[str]:
    """Name the values that a sentence tells; those for its grammar alone differ by language."""
    return {_COUNT.sub("", name) for name in variables(sentence, all_sentences) if not _GRAMMAR.search(name)}


def asked() -> Iterator[tuple[str, str]]:
    """Find each sentence that the code asks for by its name; a game that is not offered yet may still lack words."""
    offered = {type(game).__module__.split(".")[2] for game in GAMES.values()}
    for path in sorted((ROOT / "cardtable").rglob("*.py")):
        if path.parents[1].name == "games" and path.parent.name not in offered:
            continue
        code = path.read_text(encoding="utf-8")
        for pattern in _ASKED:
            yield from ((found, str(path.relative_to(ROOT))) for found in pattern.findall(code))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_that_the_code_asks_for_exists(language: str) -> None:
    """No line of code asks for a sentence that nobody wrote."""
    catalogue = Catalogue(language)
    assert {found: where for found, where in asked() if not catalogue.has(found)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_its_words(language: str) -> None:
    """Each option has a label with help, each value of a choice too, each game its name."""
    catalogue = Catalogue(language)
    wanted = set()
    for name, game in GAMES.items():
        prefix = type(game).__module__.split(".")[2]
        wanted |= {name, f"{name}-about"}
        for field in option_fields(game.options):
            option = f"{prefix}-{field.name.replace('_', '-')}"
            ids = {option, *(f"{option}-{value}" for value in field.values)}
            wanted |= ids | {f"{each}-help" for each in ids}
    assert {each for each in wanted if not catalogue.has(each)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_has_its_words(language: str) -> None:
    """Each level has a name and says for whom it is."""
    catalogue = Catalogue(language)
    assert [level for level in LEVELS if not catalogue.has(f"level-{level}-help")] == []
    assert [level for level in LEVELS if not catalogue.has(f"level-{level}")] == []


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_sentences(file: str) -> None:
    """What is said in one language is said in the other, in the same order in the same file."""
    assert list(sentences("ar", file)) == list(sentences("en", file))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_shorten_the_same_sentences(file: str) -> None:
    """A sentence that has other words for a level of speech, or for several times, has them in each language."""
    shapes = {level.written for level in Level} | {SEVERAL}
    english, arabic = (
        {each: found.attributes for each, found in sentences(language, file).items()} for language in ("en", "ar")
    )
    assert english == arabic
    assert {attribute for found in english.values() for attribute in found} <= shapes


@pytest.mark.parametrize("file", FILES)
def test_both_languages_speak_of_the_same_values(file: str) -> None:
    """A sentence tells as much in one language as in the other."""
    english, arabic = everything("en"), everything("ar")
    different = {each for each in sentences("en", file) if told(each, english) != told(each, arabic)}
    assert different == set()


@pytest.mark.parametrize("file", [file for file in FILES if Path(file).stem not in WINDOW])
def test_the_arabic_of_the_games_is_arabic(file: str) -> None:
    """No word was left in Latin letters."""
    texts = " ".join(text for found in sentences("ar", file).values() for text in found.texts)
    assert set(re.findall(r"[A-Za-z]+", texts)) <= OWN_WORDS


def test_every_sentence_with_a_manner_exists() -> None:
    """A sound or an urgency is given to no sentence that is never said."""
    assert {each for each in MANNERS if not Catalogue("en").has(each)} == set()
