"""The faces of the cards are those of the deck that was chosen."""

from __future__ import annotations

from itertools import pairwise, product
from typing import get_args

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.kernel.cards import JOKER, Card
from cardtable.qt.palette import PALETTES
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.faces import MARGIN, Faces
from cardtable.store.settings import Deck, Indices

QUEEN, TEN, TRUMP = Card("Q", "H"), Card("10", "H"), Card("14", "T")
WIDTH = 100
CORNER = QRect(MARGIN, MARGIN, 22, 24)
PICTURE = QRect(MARGIN + 26, MARGIN + 20, 50, 100)


def faces(deck: Deck = "standard", indices: Indices = "latin") -> Faces:
    """Give the faces of a deck in the light of day."""
    return Faces(PALETTES["light"], Dress(deck, indices), 1.0)


def seen(card: Card | None, part: QRect | None = None, deck: Deck = "standard", indices: Indices = "latin") -> QImage:
    """Paint a card, or a part of it."""
    painted = faces(deck, indices).pixmap(card, WIDTH).toImage()
    return painted.copy(part) if part is not None else painted


@pytest.mark.parametrize("card", [QUEEN, None], ids=["queen", "back"])
def test_high_contrast_is_a_deck_of_its_own(card: Card | None, qtbot: QtBot) -> None:
    """Each card, the back with them, is drawn for those who need bold shapes."""
    assert seen(card) != seen(card, deck="high-contrast")


def test_each_deck_shows_its_own_hearts(qtbot: QtBot) -> None:
    """No two decks have the same queen of hearts."""
    queens = [seen(QUEEN, deck=deck) for deck in get_args(Deck)]
    assert all(one != other for place, one in enumerate(queens) for other in queens[:place])


def test_a_script_changes_the_corner_alone(qtbot: QtBot) -> None:
    """The picture stays as it is, dot for dot, whatever its corner calls it."""
    for one, other in pairwise(get_args(Indices)):
        assert seen(QUEEN, CORNER, indices=one) != seen(QUEEN, CORNER, indices=other)
        assert seen(QUEEN, PICTURE, indices=one) == seen(QUEEN, PICTURE, indices=other)


def test_french_corners_leave_numbers_as_they_are(qtbot: QtBot) -> None:
    """A ten is a 10 in Paris, a trump has its number."""
    assert [seen(card, indices="french") for card in (TEN, TRUMP)] == [seen(card) for card in (TEN, TRUMP)]


@pytest.mark.parametrize(("deck", "indices"), list(product(get_args(Deck), get_args(Indices))))
def test_whatever_was_chosen_every_kind_of_card_is_there(deck: Deck, indices: Indices, qtbot: QtBot) -> None:
    """Number, court, trump, fool, joker, back: small or tall, none is blank."""
    drawn = faces(deck, indices)
    for card, width in product((TEN, QUEEN, TRUMP, Card("EX", ""), JOKER, None), (44, 100)):
        painted = drawn.pixmap(card, width).toImage()
        middle = {painted.pixel(x, MARGIN + width) for x in range(MARGIN, MARGIN + width)}
        assert len(middle) > 2


def test_a_face_is_painted_once_for_each_size(qtbot: QtBot) -> None:
    """Who asks again gets the same picture."""
    drawn = faces()
    assert drawn.pixmap(QUEEN, 90) is drawn.pixmap(QUEEN, 90)
    assert drawn.pixmap(QUEEN, 90) is not drawn.pixmap(QUEEN, 91)
