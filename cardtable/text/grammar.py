"""What the grammar of a language must be able to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Written
from cardtable.text import grammar_ar, grammar_en
from cardtable.text.factoring import Name

NOUNS = ("card", "combination", "message", "minute", "player", "point", "round", "second")
"""What is counted in sentences; a Fluent file asks for `CARDS($count)`, `POINTS($points, case: "object")`, …"""


class Grammar(Protocol):
    """Say what only a language's own grammar can: counted nouns, lists, cards."""

    @property
    def ALOUD(self) -> Mapping[str, str]:  # noqa: N802  # a constant of each grammar module
        """Give the word for each sign that a voice may swallow."""
        ...

    @property
    def HALF(self) -> str:  # noqa: N802  # a constant of each grammar module
        """Give the word for a half without a whole number before it."""
        ...

    def counted(self, count: Points, noun: str, case: str) -> str:
        """Say a number, which may end in a half, with its noun; `case` is "subject", "object" or "genitive"."""
        ...

    def listing(self, items: Sequence[str]) -> str:
        """Join items with "and"."""
        ...

    def card(self, name: Name, card: Card) -> str:
        """Name one card by itself."""
        ...

    def cards(self, name: Name, cards: tuple[Written, ...]) -> str:
        """Name cards in their order, what they share only once."""
        ...


GRAMMARS: Mapping[str, Grammar] = {"en": grammar_en, "ar": grammar_ar}
