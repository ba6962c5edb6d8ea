"""Which keys can be pressed at a place of the table, as full speech tells it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from cardtable.qt.keys import Verb
from cardtable.qt.scenes.places import DiscardPlace, HandPlace, MeldPlace, PiecePlace, Place, StockPlace

if TYPE_CHECKING:
    from cardtable.qt.windows.match_page import MatchPage

KEYS_AT: Final[Mapping[type[Place], tuple[Verb, ...]]] = {
    HandPlace: (Verb.CHOOSE, Verb.DISCARD),
    PiecePlace: (Verb.CHOOSE, Verb.SPLIT, Verb.JOKER),
    MeldPlace: (Verb.CHOOSE,),
    StockPlace: (Verb.DRAW,),
    DiscardPlace: (Verb.READ_PILE, Verb.TAKE_PILE),
}
"""What is asked for at each kind of place, as far as the game has it."""
SENTENCES: Final = ". "
"""What stands between the keys: what a key asks for may have commas of its own."""


class KeyHints:
    """Follows what is said of a place with its keys, while the person wants to hear them."""

    def __init__(self, page: MatchPage) -> None:
        """Serve a page."""
        self._page = page

    def follow(self, place: Place, told: str) -> str:
        """Say what is told of a place, then each key with what it asks for there."""
        page = self._page
        if not page.words.speech.gives_keys:
            return told
        hints = [self._hint(verb) for verb in KEYS_AT.get(type(place), ()) if verb in page.keys.verbs]
        return SENTENCES.join(each for each in (told, *hints) if each)

    def _hint(self, verb: Verb) -> str:
        words, letters = self._page.words, self._page.letters
        keys, deed = letters.said(letters.keymap.chord(verb), words), words.text(self._page.keys.deed(verb))
        return words.spoken("speech-key-hint", keys=keys, deed=deed)
