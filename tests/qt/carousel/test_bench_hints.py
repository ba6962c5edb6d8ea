"""Hints at the bench: the way to a new table, step by step, from wherever the bench stands."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from cardtable.bots.carousel.carrying import Carry
from cardtable.bots.search.workbench import HAND
from cardtable.games.carousel.moves import Arrange
from cardtable.kernel.refusal import Refusal
from cardtable.qt.carousel.bench_page import BenchPage
from cardtable.qt.hinting import Hinter
from cardtable.qt.scenes.places import FeltPlace, HandPlace, MeldPlace, PiecePlace, StockPlace
from cardtable.qt.windows.hint_strip import HintStrip
from tests.qt.carousel.benches import FOUR, Keys, Sat, confirmed, lay, lying
from tests.text.samples import plain

KNOCKING = {"turn": "Me", "drawn": "1", "table": "5H 6H 7H", "hand Me": "8H 2D AS"}


def _hinter(page: BenchPage) -> Hinter:
    assert page.hints is not None
    return page.hints.hinter


def _strip(page: BenchPage) -> HintStrip:
    assert page.hints is not None
    return page.hints.strip


def _ask(page: BenchPage, times: int) -> list[str]:
    keys, told = Keys(page), []
    for _ in range(times):
        keys.press(Qt.Key.Key_H)
        told.append(plain(page.bar.message))
    return told


def _carry(page: BenchPage, carry: Carry) -> None:
    """Carry as the step says, with the cards that are marked."""
    *cards, goal = page.hinted_places([carry])[0]
    keys = tuple(place.key for place in cards if isinstance(place, HandPlace | PiecePlace))
    if carry.target == HAND:
        page.player.to_hand((*keys, goal.key) if isinstance(goal, PiecePlace) else keys)
    elif isinstance(goal, MeldPlace):
        page.player.to_heap(keys, goal.number)
    else:
        assert goal == FeltPlace()
        page.player.to_new_heap(keys)


def test_h_tells_how_the_table_is_rearranged(sat: Sat) -> None:
    """CR-07: the nudge, then what the table can become, then each step."""
    page = sat(lay(FOUR))
    new = "Set: 8 of spades, hearts and diamonds; Run: 7, 8 and 9 of clubs."
    assert _ask(page, 3) == [
        "Two more of your cards can go down if cards on the table move.",
        f"You can play 9 and 7 of clubs. New on the table: {new}",
        "Step 1 of 5. Begin a new combination from your hand: 7 of clubs.",
    ]


def test_the_steps_lead_to_a_table_that_can_be_confirmed(sat: Sat) -> None:
    """Who does the first step sees the next one first, until the table is confirmed."""
    page = sat(lay(FOUR))
    _ask(page, 3)
    left = [len(_hinter(page).steps)]
    while isinstance(carry := _hinter(page).steps[0].move, Carry):
        _carry(page, carry)
        left.append(len(_hinter(page).steps))
    move = _hinter(page).steps[0].move
    assert isinstance(move, Arrange)
    assert left == sorted(left, reverse=True)
    assert not isinstance(page.feed.judge(page.player.bench.arrange()), Refusal)
    page.player.confirm()
    assert confirmed(page) == lying(page)
    assert not _strip(page).isVisible()


def test_the_next_question_after_an_edit_tells_the_first_step_left(sat: Sat) -> None:
    """An edit says what it did; the hint does not talk over it, and skips nothing."""
    page = sat(lay(FOUR))
    _ask(page, 3)
    carry = _hinter(page).steps[0].move
    assert isinstance(carry, Carry)
    _carry(page, carry)
    assert _ask(page, 1) == ["Step 1 of 4. Move 8 of clubs from 8 of spades, diamonds, clubs and hearts to 7 of clubs."]


def test_a_bench_begun_otherwise_is_led_back(sat: Sat) -> None:
    """Own cards that lie where they have no place go back to the hand first."""
    page = sat(lay(FOUR))
    king = next(row.key for row in page.hand.rows if str(row.card) == "KS")
    page.player.to_new_heap((king,))
    told = _ask(page, 3)[-1]
    assert told == "Step 1 of 6. Take king of spades back into your hand."


def test_a_knock_has_its_reason(sat: Sat) -> None:
    """CR-13: the last step tells why the turn ends so."""
    page = sat(lay(KNOCKING))
    assert _ask(page, 5)[-1].startswith(("Step 3 of 3. Knock with 3 points", "Step 3 of 3. End your turn"))


def test_a_draw_is_marked_at_the_stock(sat: Sat, qtbot: QtBot) -> None:
    """CR-04: what to do first is shown where it is done."""
    page = sat(lay({"turn": "Me", "hand Me": "8H 2D AS"}))
    assert _ask(page, 2)[-1] == "Draw from the stock: every turn begins so."
    assert list(page.table._hinted._steps) == [StockPlace()]
