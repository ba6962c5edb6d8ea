"""Whole turns at the bench, by key, by mouse, by ear."""

from __future__ import annotations

from PySide6.QtCore import Qt

from cardtable.qt.scenes.places import FeltPlace, HandPlace, MeldPlace
from cardtable.qt.windows.question_sheet import QuestionSheet
from tests.qt.carousel.benches import CTRL, FOUR, REARRANGED, SHIFT, Keys, Pointer, Sat, confirmed, lay, lying, said

KNOCKING = {"turn": "Me", "drawn": "1", "table": "5H 6H 7H", "hand Me": "8H 2D AS"}
JOKER = {"turn": "Me", "drawn": "1", "table": "5H 6H 7H", "hand Me": "7C 8C JK KS"}


def test_a_turn_rearranges_four_combinations_by_keys_alone(sat: Sat) -> None:
    """CR-07: cards of four combinations are picked up, carried, dropped, the table confirmed, by keys alone."""
    page = sat(lay(FOUR))
    keys = Keys(page)
    keys.go_to_piece(1, "9H")
    keys.press(Qt.Key.Key_Return)
    assert page.table.focused_place() == MeldPlace(page.player.bench.now.heaps[0].key), "it goes where the nine fits"
    keys.press(Qt.Key.Key_Return)
    keys.go_to_hand("9C")
    keys.press(Qt.Key.Key_Return)
    keys.go_to_heap(1)
    keys.press(Qt.Key.Key_Return)
    keys.go_to_piece(2, "6C")
    keys.press(Qt.Key.Key_Return, SHIFT)
    keys.go_to_piece(3, "8C")
    keys.press(Qt.Key.Key_Return, SHIFT)
    keys.go_to_hand("7C")
    keys.press(Qt.Key.Key_Return, SHIFT)
    keys.press(Qt.Key.Key_N)
    assert lying(page) == REARRANGED
    assert confirmed(page) == FOUR["table"].split(" | "), "nobody has been told yet"
    keys.press(Qt.Key.Key_F)
    assert confirmed(page) == REARRANGED
    keys.press(Qt.Key.Key_F, SHIFT)
    assert not page.view.my_turn


def test_a_turn_rearranges_four_combinations_by_mouse_alone(sat: Sat) -> None:
    """CR-07: the same turn is dragged, clicked, confirmed by mouse alone."""
    page = sat(lay(FOUR))
    pointer = Pointer(page)
    pointer.drag(pointer.piece(1, "9H"), pointer.heap(0))
    pointer.drag(pointer.held("9C"), pointer.heap(1))
    pointer.drag(pointer.piece(2, "6C"), FeltPlace())
    pointer.drag(pointer.piece(3, "8C"), pointer.heap(4))
    pointer.click(pointer.held("7C"))
    pointer.click(pointer.heap(4))
    assert lying(page) == ["5H 6H 7H 8H 9H", "9S 9C 9D", "3C 4C 5C", "8S 8D 8H", "6C 7C 8C"]
    pointer.click_button("bar-confirm")
    assert confirmed(page) == lying(page)
    pointer.click_button("bar-end")
    assert not page.view.my_turn


def test_edits_are_undone_done_again_restored_by_key(sat: Sat) -> None:
    """Undo has no end within the turn, redo follows it, the turn's start comes back by one key."""
    page = sat(lay(FOUR))
    keys, begun = Keys(page), lying(page)
    for heap, card in ((1, "9H"), (2, "3C"), (3, "8H")):
        keys.go_to_piece(heap, card)
        keys.press(Qt.Key.Key_N)
    changed = lying(page)
    for _ in range(3):
        keys.press(Qt.Key.Key_Z, CTRL)
    assert lying(page) == begun
    keys.press(Qt.Key.Key_Y, CTRL)
    keys.press(Qt.Key.Key_Z, CTRL | SHIFT)
    keys.press(Qt.Key.Key_Y, CTRL)
    assert lying(page) == changed
    keys.press(Qt.Key.Key_R, CTRL)
    assert lying(page) == begun


def test_a_heap_is_split_and_merged_by_key(sat: Sat) -> None:
    """A run splits before the card in focus; two heaps become one, chosen from a list."""
    page = sat(lay(FOUR))
    keys = Keys(page)
    keys.go_to_piece(0, "7H")
    keys.press(Qt.Key.Key_X)
    assert lying(page)[0] == "5H 6H"
    assert lying(page)[-1] == "7H 8H"
    keys.go_to_heap(0)
    keys.press(Qt.Key.Key_M)
    keys.press(Qt.Key.Key_Up)
    keys.press(Qt.Key.Key_Return)
    assert lying(page)[0] == "5H 6H 7H 8H"


def test_what_is_wrong_and_what_has_changed_is_said(sat: Sat) -> None:
    """By ear: what is missing with each heap that is not right, then what the turn has changed so far."""
    page = sat(lay(FOUR))
    keys = Keys(page)
    keys.go_to_hand("KS")
    keys.press(Qt.Key.Key_N)
    keys.press(Qt.Key.Key_W)
    assert "Still missing: 1 combination is not right yet. King of spades: needs 3 cards." in " ".join(said(page))
    keys.press(Qt.Key.Key_I)
    assert "From your hand: king of spades. New: king of spades." in said(page)[-1]


def test_a_joker_that_fits_in_two_ways_is_asked_for(sat: Sat) -> None:
    """CR-09: with 7 and 8 of clubs a joker may be the 6 or the 9; the person chooses."""
    page = sat(lay(JOKER))
    keys = Keys(page)
    for card in ("7C", "8C", "JK"):
        keys.go_to_hand(card)
        keys.press(Qt.Key.Key_Return, SHIFT)
    keys.press(Qt.Key.Key_N)
    keys.press(Qt.Key.Key_Down)
    keys.press(Qt.Key.Key_Return)
    assert lying(page) == ["5H 6H 7H", "7C 8C JK=9C"]


def test_a_joker_that_fits_in_one_way_is_declared_by_itself(sat: Sat) -> None:
    """CR-09: between 5 and 7 a joker can only be the 6."""
    page = sat(lay({**JOKER, "hand Me": "5C 7C JK KS"}))
    keys = Keys(page)
    for card in ("5C", "7C", "JK"):
        keys.go_to_hand(card)
        keys.press(Qt.Key.Key_Return, SHIFT)
    keys.press(Qt.Key.Key_N)
    assert lying(page) == ["5H 6H 7H", "5C JK=6C 7C"]


def test_a_knock_confirms_the_bench_then_asks_once(sat: Sat) -> None:
    """CR-13: what lies on the bench is confirmed first; the knock names its points, and only a yes ends the round."""
    page = sat(lay(KNOCKING))
    keys = Keys(page)
    keys.go_to_hand("8H")
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_K)
    sheet = page.findChild(QuestionSheet)
    assert isinstance(sheet, QuestionSheet)
    assert sheet.accessibleDescription() == "Knock with 3 points, ends the round."
    assert confirmed(page) == ["5H 6H 7H 8H"]
    assert not page.view.over
    sheet.agreed.emit()
    assert page.view.over


def test_a_turn_that_does_not_fit_does_not_end(sat: Sat) -> None:
    """CR-Q15: the end of the turn confirms first; where that is refused the bench stays, the reason is heard."""
    page = sat(lay(FOUR))
    keys = Keys(page)
    keys.go_to_hand("KS")
    keys.press(Qt.Key.Key_N)
    keys.press(Qt.Key.Key_F, SHIFT)
    assert page.view.my_turn
    assert lying(page)[-1] == "KS"
    assert "Still missing: 1 combination is not right yet." in said(page)[-1]


def test_own_cards_go_back_to_the_hand_but_no_others(sat: Sat) -> None:
    """CR-Q16: Delete takes a card of this turn back; one of the table stays with its reason."""
    page = sat(lay(FOUR))
    keys = Keys(page)
    keys.go_to_hand("9C")
    keys.press(Qt.Key.Key_N)
    keys.go_to_piece(4, "9C")
    keys.press(Qt.Key.Key_Delete)
    assert lying(page) == FOUR["table"].split(" | ")
    keys.go_to_piece(0, "5H")
    keys.press(Qt.Key.Key_Delete)
    assert page.last_refusal is not None
    assert page.last_refusal.rule == "CR-Q16"


def test_a_card_drawn_joins_the_hand_while_the_bench_stays(sat: Sat) -> None:
    """CR-04: a second card may be drawn before anything is confirmed; what was moved lies as it lay."""
    page = sat(lay({**FOUR, "stock": "QD *"}))
    keys = Keys(page)
    keys.go_to_piece(1, "9H")
    keys.press(Qt.Key.Key_N)
    keys.press(Qt.Key.Key_Space)
    assert lying(page)[-1] == "9H"
    assert "QD" in [str(row.card) for row in page.hand.rows]
    keys.press(Qt.Key.Key_Z, CTRL)
    assert "QD" in [str(row.card) for row in page.hand.rows]


def test_nobody_edits_out_of_turn(sat: Sat) -> None:
    """GE-01: while another plays, the table is looked at, not touched."""
    page = sat(lay({**FOUR, "turn": "Layla", "hand Layla": "AS KH"}))
    keys = Keys(page)
    keys.go_to_piece(0, "5H")
    keys.press(Qt.Key.Key_Return)
    assert page.player.picked == ()
    assert page.last_refusal is not None
    assert page.last_refusal.rule == "GE-01"


def test_the_bench_is_found_as_it_was_left(sat: Sat) -> None:
    """What was not confirmed when the window closed lies there again, jokers declared."""
    page = sat(lay(JOKER))
    keys = Keys(page)
    for card in ("7C", "8C", "JK"):
        keys.go_to_hand(card)
        keys.press(Qt.Key.Key_Return, SHIFT)
    keys.press(Qt.Key.Key_N)
    keys.press(Qt.Key.Key_Return)
    again = sat(lay(JOKER))
    again.take_up(page.beside())
    assert lying(again) == lying(page) == ["5H 6H 7H", "JK=6C 7C 8C"]
    assert [str(row.card) for row in again.hand.rows] == ["KS"]


def test_the_focus_returns_to_the_hand_a_card_was_taken_from(sat: Sat) -> None:
    """Two presses of Enter play a card that fits; the next card of the hand is in focus then."""
    page = sat(lay(KNOCKING))
    keys = Keys(page)
    keys.go_to_hand("8H")
    keys.press(Qt.Key.Key_Return)
    keys.press(Qt.Key.Key_Return)
    assert isinstance(page.table.focused_place(), HandPlace)
    assert "Run: 5, 6, 7 and 8 of hearts." in said(page)[-1]


def test_a_card_that_is_picked_up_or_laid_is_heard(sat: Sat) -> None:
    """One sound when it is picked up, one when it is laid; none when it is put down again."""
    page = sat(lay(JOKER))
    heard: list[str] = []
    page.announcer.sounding.connect(lambda name, _seat: heard.append(name))
    (key,) = (row.key for row in page.hand.rows if str(row.card) == "7C")
    page.player.pick(key)
    assert heard == ["pick"]
    page.player.pick(key)
    assert heard == ["pick"]
    page.player.to_new_heap((key,))
    assert heard == ["pick", "pick"]
