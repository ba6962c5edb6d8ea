"""What is written on the felt beside the trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QPixmap

from cardtable.games.tarot.following import led
from cardtable.games.tarot.phases import CalledCard, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import SUITS, Card
from cardtable.kernel.message import Who
from cardtable.qt.tarot import items
from cardtable.qt.tarot.items import Note
from cardtable.qt.tarot.shown import Shown, taken_so_far
from cardtable.qt.words import Words


def beside(view: View, shown: Shown, words: Words) -> tuple[Note, ...]:
    """Write which trick it is, which suit was led, who wins it."""
    return tuple(_notes(view, shown, words)) if shown.trick or isinstance(view.phase, Playing) else ()


def called_cards(view: View, words: Words, face: Callable[[Card], QPixmap]) -> tuple[items.CalledCard, ...]:
    """Write each called card with what is known of who holds it."""
    return tuple(
        items.CalledCard(face(each.card), words.text("tarot-card", card=each.card), _known(view, each, words))
        for each in view.called
    )


def _notes(view: View, shown: Shown, words: Words) -> Iterator[Note]:
    text = words.text
    if view.contract is None and not view.over:
        yield Note(text("tarot-misere-title"), strong=True)
    tricks = taken_so_far(view) + max(view.counts)
    if shown.again:
        yield Note(text("tarot-trick-last"))
    else:
        yield Note(text("tarot-trick-of", number=shown.number, count=tricks))
    suit = led(shown.trick)
    if suit is not None:
        yield Note(text("tarot-trick-led", suit=suit), strong=True, suit=suit if suit in SUITS else "")
    elif shown.trick:
        yield Note(text("tarot-trick-no-suit"), strong=True)
    if shown.winner is not None:
        sentence = "tarot-trick-taken" if shown.taken else "tarot-trick-winning"
        yield Note(text(sentence, who=Who(shown.winner)), icon="crown")


def _known(view: View, called: CalledCard, words: Words) -> str:
    if called.holder is not None:
        return words.text("tarot-called-seen", who=Who(called.holder))
    return words.text("tarot-called-kitty" if called.seen or view.over else "tarot-called-open")
