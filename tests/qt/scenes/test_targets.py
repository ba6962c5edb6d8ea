"""What could be done with cards of the hand, place by place."""

from __future__ import annotations

import pytest

from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import Discard, End, Extend
from cardtable.games.playroom.view import View
from cardtable.kernel.notation import read_cards, write_cards
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, MeldPlace, StockPlace
from cardtable.qt.scenes.readings import readings
from cardtable.qt.scenes.targets import Targets
from tests.kit.positions import table


def targets(position: str = "mid", **changes: str) -> Targets:
    """Ask about a position with seat 0 in turn."""
    view = table(position, 4, **changes).view(0)
    assert isinstance(view, View)
    return Targets(view, judge)


@pytest.mark.parametrize(
    ("cards", "read"),
    [
        ("7S 5S 6S", ["5S 6S 7S"]),
        ("QH QS QD", ["QH QS QD"]),
        ("5S JK 7S", ["5S JK 7S"]),
        ("5S JK 6S", ["5S 6S JK", "JK 5S 6S"]),
        ("3D AD 2D", ["AD 2D 3D"]),
        ("AD QD KD", ["QD KD AD"]),
        ("AD KD JK", ["JK KD AD"]),
        ("2D 3D JK", ["2D 3D JK", "JK 2D 3D"]),
    ],
)
def test_cards_arrange_themselves(cards: str, read: list[str]) -> None:
    """Natural cards rise by themselves; a joker that can lie at either end is read in both ways, the dearer first."""
    found = readings(read_cards(cards), identities=False)
    assert [write_cards(tuple(written.card for written in move.cards)) for move in found] == read


def test_an_extension_tells_its_points() -> None:
    """A card that fits says what it brings."""
    verdict = targets().verdict(MeldPlace(7), read_cards("8S"))
    assert verdict is not None
    assert (verdict.moves, verdict.preview and verdict.preview.points) == ((Extend(7, read_cards("8S")[0]),), 5)


def test_several_cards_are_laid_one_after_another() -> None:
    """Cards that fit in some order are judged together, whatever order they were lifted in."""
    nine, eight = read_cards("9S 8S")
    verdict = targets().verdict(MeldPlace(7), (nine, eight))
    assert verdict is not None
    assert (verdict.moves, verdict.preview and verdict.preview.points) == ((Extend(7, eight), Extend(7, nine)), 10)


def test_a_card_that_does_not_fit_says_why() -> None:
    """The refusal comes before the drop."""
    verdict = targets().verdict(MeldPlace(3), read_cards("4H"))
    assert verdict is not None
    assert (verdict.possible, verdict.refusal and verdict.refusal.id) == (False, "playroom-refused-closed")


def test_an_ace_goes_to_the_end_that_is_pointed_at() -> None:
    """Where an ace fits both ends of a run, the pointer decides."""
    ace = read_cards("AC")
    asked = targets(table="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC", hand_Me="AC AC 2H")
    found = [asked.verdict(MeldPlace(1), ace, end) for end in End]
    assert [verdict and verdict.moves for verdict in found] == [(Extend(1, ace[0], end),) for end in End]


def test_one_card_is_discarded_at_a_time() -> None:
    """Two lifted cards cannot be thrown together."""
    one, two = (targets().verdict(DiscardPlace(), read_cards(cards)) for cards in ("4H", "4H 5H"))
    assert one is not None
    assert two is not None
    assert (one.moves, two.possible) == ((Discard(read_cards("4H")[0]),), False)


def test_an_open_joker_is_asked_about() -> None:
    """A new combination with two readings offers both, the dearer first."""
    verdict = targets().verdict(FeltPlace(), read_cards("5C 6C JK"))
    assert verdict is not None
    assert [str(preview.joker) for _, preview in verdict.readings] == ["JK=7C", "JK=4C"]


def test_the_stock_takes_no_card() -> None:
    """Nothing can be dropped on the stock."""
    assert targets().verdict(StockPlace(), read_cards("4H")) is None
