"""The sentences of one language, read from its Fluent files."""

from __future__ import annotations

import logging
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar

from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from cardtable.kernel.match import Points
from cardtable.text.entries import Entries
from cardtable.text.grammar import GRAMMARS, NOUNS
from cardtable.text.numerals import number, signed

LANGUAGES = ("en", "ar")
RIGHT_TO_LEFT = frozenset({"ar"})

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"

_log = logging.getLogger(__name__)


class CatalogueError(Exception):
    """Name a sentence that cannot be said, or a file that does not hold sentences."""


class Catalogue:
    """Say the sentences of one language; its files are read once for all.

    A sentence that Fluent cannot say raises CatalogueError where `strict` is set, as in tests. A person at play gets
    what can be said of it, at the worst its id, while the log names the fault once.
    """

    strict: ClassVar[bool] = False

    def __init__(self, language: str) -> None:
        """Open the catalogue of one of `LANGUAGES`; raise CatalogueError for another."""
        if language not in LANGUAGES:
            raise CatalogueError(f"there is no language {language} (there are: {', '.join(LANGUAGES)})")
        self.language = language
        self._entries = _read(language)

    def has(self, message_id: str, attribute: str = "") -> bool:
        """Tell whether there is such a sentence, or such an attribute of it."""
        return self._pattern(message_id, attribute) is not None

    def ids(self) -> frozenset[str]:
        """Name all the sentences."""
        return frozenset(self._entries.ids)

    def format(self, message_id: str, args: Mapping[str, str | Points] | None = None, attribute: str = "") -> str:
        """Say a sentence, or an attribute; what runs against the language's direction stands in bidi isolates."""
        pattern = self._pattern(message_id, attribute)
        if pattern is None:
            _report(f"{self.language}: there is no sentence {message_id}")
            return message_id
        values = {name: _value(value, self.language) for name, value in (args or {}).items()}
        errors: list[Exception] = []
        # Not format_pattern: it would make our numbers Fluent's own again, with the locale's digits and signs.
        text = pattern(ResolverEnvironment(self._entries, errors, CurrentEnvironment(args=values)))
        if errors:
            _report(f"{self.language}: {message_id}: {'; '.join(str(error) for error in errors)}")
        return str(text)

    def _pattern(self, message_id: str, attribute: str) -> Callable[[ResolverEnvironment], object] | None:
        try:
            found = self._entries.get_message(message_id)
        except LookupError:
            return None
        return found.attributes.get(attribute) if attribute else found.value


def _report(fault: str) -> None:
    if Catalogue.strict:
        raise CatalogueError(fault)
    _log_once(fault)


@cache
def _log_once(fault: str) -> None:
    _log.error(fault)


def isolated(text: str, language: str) -> str:
    """Keep text that runs against the language from disturbing what stands around it."""
    if text.isdigit() or _runs_left(text) == (language in RIGHT_TO_LEFT):
        return text
    return f"{FIRST_STRONG_ISOLATE}{text}{POP_ISOLATE}"


def plain(text: str) -> str:
    """Take the invisible marks of direction out, as for a voice or for another program."""
    return text.replace(FIRST_STRONG_ISOLATE, "").replace(POP_ISOLATE, "")


def _runs_left(text: str) -> bool:
    """Tell whether the first letter runs to the left; signs with numbers alone, such as −5, run to the right."""
    directions = (unicodedata.bidirectional(letter) for letter in text)
    return next((found != "L" for found in directions if found in ("L", "R", "AL")), False)


class _Word(FluentType):
    """A word from outside the catalogue, which selects as it is written."""

    def __init__(self, word: str, language: str) -> None:
        self._word, self._language = word, language

    def __eq__(self, other: object) -> bool:
        return self._word == other

    def __hash__(self) -> int:
        return hash(self._word)

    def format(self, locale: object) -> str:  # noqa: ARG002  # Fluent hands it over
        return isolated(self._word, self._language)


class _Whole(FluentInt):
    """A whole number, shown in our digits instead of the locale's."""

    shown: str
    points: Points

    def format(self, locale: object) -> str:  # noqa: ARG002  # Fluent hands it over
        return self.shown


class _Broken(FluentFloat):
    """A number with a fraction, such as the half points of tarot."""

    shown: str
    points: Points

    def format(self, locale: object) -> str:  # noqa: ARG002  # Fluent hands it over
        return self.shown


def _value(value: str | Points, language: str) -> FluentType:
    if isinstance(value, str):
        return _Word(value, language)
    points = _Whole(int(value)) if value.denominator == 1 else _Broken(float(value))
    points.points, points.shown = value, isolated(number(value), language)
    return points


@cache
def _read(language: str) -> Entries:
    """Read the files of a language."""
    entries = Entries(language, _functions(language), _report)
    for path in sorted((sentences_folder() / language).glob("*.ftl")):
        entries.read(path)
    if not entries.ids:
        _report(f"there are no sentences in {sentences_folder() / language}")
    return entries


def _functions(language: str) -> dict[str, Callable[..., str]]:
    """Give what Fluent files may call: CARDS($count), POINTS($points, case: "object"), …, SIGNED($points)."""
    counted = GRAMMARS[language].counted

    def counting(noun: str) -> Callable[..., str]:
        return lambda count, case="subject": counted(count.points, noun, str(case))

    functions = {f"{noun.upper()}S": counting(noun) for noun in NOUNS}
    return {**functions, "SIGNED": lambda number: isolated(signed(number.points), language)}


def sentences_folder() -> Path:
    """Return the translations folder of a bundle, an installed wheel or the source tree, in that order."""
    package = Path(__file__).resolve().parent.parent
    source_tree = package.parent / "translations"
    return next((folder for folder in _homes(package) if folder.is_dir()), source_tree)


def _homes(package: Path) -> Iterator[Path]:
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        yield Path(bundle) / "translations"
    yield package / "_translations"
