"""The workbench of Carousel."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.games.carousel.game import Carousel
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.notation import write_cards
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from cardtable.play.workbench import Workbench

GAME = Carousel()


def view(table: str, hand: str) -> View:
    """Sit at a table with a hand, one card drawn."""
    head = {"table": table, "hand Ann": hand, "drawn": "1"}
    return GAME.view(GAME.set_up(head, ("Ann", "Bob", "Cid")), 0)


def lying(bench: Workbench) -> str:
    """Write the bench as a scenario does."""
    return " | ".join(write_cards(cards) for cards in bench.table)


def in_hand(bench: Workbench, card: str) -> int:
    """Find a card of the hand."""
    return next(piece.key for piece in bench.now.hand if str(piece.laid.card) == card)


def on_table(bench: Workbench, card: str) -> int:
    """Find a card on the table."""
    return next(p.key for heap in bench.now.heaps for p in heap.pieces if str(p.laid.card) == card)


def test_a_whole_rearrangement_is_confirmed_as_one_move() -> None:
    """CR-07: two runs are taken apart, four cards of the hand find their place, the referee accepts."""
    seen = view("5H 6H 7H 8H | 9S 9H 9D", "9C 8S 8C 2D")
    bench = Workbench(seen)
    bench.move((in_hand(bench, "9C"),), bench.now.heaps[1].key)
    bench.move((on_table(bench, "8H"),), None)
    bench.move((in_hand(bench, "8S"), in_hand(bench, "8C")), bench.now.heaps[-1].key)
    assert lying(bench) == "5H 6H 7H | 9S 9H 9D 9C | 8H 8S 8C"
    assert not isinstance(GAME.judge(seen, bench.arrange()), Refusal)


def test_a_run_orders_itself_once_it_is_legal() -> None:
    """Where a card is put down does not matter to a run."""
    bench = Workbench(view("5H 6H 7H", "4H 2D"))
    bench.move((in_hand(bench, "4H"),), bench.now.heaps[0].key)
    assert lying(bench) == "4H 5H 6H 7H"


def test_illegal_heaps_are_allowed_on_the_bench() -> None:
    """CR-Q15: only the confirmed table is judged."""
    bench = Workbench(view("5H 6H 7H", "KS 2D"))
    bench.move((in_hand(bench, "KS"),), bench.now.heaps[0].key)
    assert lying(bench) == "5H 6H 7H KS"


def test_own_cards_return_to_the_hand_but_no_others() -> None:
    """CR-Q16, CR-Q17: a card just played may be taken back, a table card may not."""
    bench = Workbench(view("5H 6H 7H", "8H 2D"))
    own = in_hand(bench, "8H")
    bench.move((own,), bench.now.heaps[0].key)
    refused = bench.to_hand((on_table(bench, "5H"),))
    assert isinstance(refused, Refusal)
    assert refused.rule == "CR-Q16"
    assert bench.to_hand((own,)) is None
    assert lying(bench) == "5H 6H 7H"


def test_a_run_splits_before_a_card() -> None:
    """A split makes two heaps of one."""
    bench = Workbench(view("5H 6H 7H 8H 9H 10H", "2D"))
    assert bench.split(on_table(bench, "8H")) is None
    assert lying(bench) == "5H 6H 7H | 8H 9H 10H"
    assert isinstance(bench.split(on_table(bench, "5H")), Refusal)


def test_heaps_merge() -> None:
    """Two runs that adjoin become one."""
    bench = Workbench(view("8H 9H 10H | 5H 6H 7H", "2D"))
    first, second = (heap.key for heap in bench.now.heaps)
    assert bench.merge(first, second) is None
    assert lying(bench) == "5H 6H 7H 8H 9H 10H"
    assert isinstance(bench.merge(first, second), Refusal)


def test_a_joker_offers_its_readings() -> None:
    """CR-09: the joker may stand for what makes its heap legal."""
    bench = Workbench(view("5H 6H 7H", "9C 10C JK 2D"))
    bench.move((in_hand(bench, "9C"), in_hand(bench, "10C"), in_hand(bench, "JK")), None)
    joker = on_table(bench, "JK")
    assert bench.readings(joker) == (Card("8", "C"), Card("J", "C"))
    assert bench.declare(joker, Card("8", "C")) is None
    assert lying(bench) == "5H 6H 7H | JK=8C 9C 10C"


def test_a_joker_taken_back_stands_for_nothing_again() -> None:
    """What was declared on the bench is forgotten in the hand."""
    bench = Workbench(view("", "9C 10C JK 2D"))
    bench.move((in_hand(bench, "9C"), in_hand(bench, "10C"), in_hand(bench, "JK")), None)
    joker = on_table(bench, "JK")
    bench.declare(joker, Card("8", "C"))
    bench.to_hand((joker,))
    assert bench.piece(joker).laid == Written(JOKER)


def test_restore_is_an_edit_that_can_be_undone() -> None:
    """Restoring the table of the turn's start never destroys the work."""
    bench = Workbench(view("5H 6H 7H", "8H 2D"))
    bench.move((in_hand(bench, "8H"),), bench.now.heaps[0].key)
    bench.restore()
    assert lying(bench) == "5H 6H 7H"
    assert bench.undo()
    assert lying(bench) == "5H 6H 7H 8H"


def test_the_bench_opens_as_the_table_was_confirmed() -> None:
    """CR-Q13: after one arrangement the next begins where it ended; the start of the turn can still be restored."""
    state = GAME.set_up({"table": "5H 6H 7H", "hand Ann": "8H KD 2C", "drawn": "1"}, ("Ann", "Bob", "Cid"))
    step = GAME.play(state, 0, GAME.read_move("arrange 5H 6H 7H 8H"))
    assert not isinstance(step, Refusal)
    bench = Workbench(GAME.view(step.state, 0))
    assert lying(bench) == "5H 6H 7H 8H"
    assert bench.to_hand((on_table(bench, "8H"),)) is None
    bench.undo()
    bench.restore()
    assert lying(bench) == "5H 6H 7H"


@given(seed=st.integers(0, 2**32))
def test_no_edit_loses_or_doubles_a_card(seed: int) -> None:
    """Whatever is done, undone, redone: every card lies exactly once."""
    chance = Chance(seed)
    bench = Workbench(view("5H 6H 7H 8H | 9S 9H 9D | 3C JK=4C 5C", "9C 8S JK 2D 3D"))
    keys = sorted(p.key for p in (*bench.now.hand, *(p for heap in bench.now.heaps for p in heap.pieces)))
    for _ in range(30):
        _any_edit(bench, chance, keys)
        assert sorted(p.key for p in (*bench.now.hand, *(p for h in bench.now.heaps for p in h.pieces))) == keys
    while bench.undo():
        pass
    assert lying(bench) == "5H 6H 7H 8H | 9S 9H 9D | 3C JK=4C 5C"


def _any_edit(bench: Workbench, chance: Chance, keys: list[int]) -> None:
    heaps = [heap.key for heap in bench.now.heaps] or [0]
    key, heap = keys[chance.below(len(keys))], heaps[chance.below(len(heaps))]
    match chance.below(8):
        case 0 | 1 | 2:
            bench.move((key,), heap if chance.below(2) else None, chance.below(4))
        case 3:
            bench.to_hand((key,))
        case 4:
            bench.split(key)
        case 5:
            bench.merge(heap, heaps[chance.below(len(heaps))])
        case 6:
            bench.undo()
        case _:
            bench.redo()


@pytest.mark.parametrize("words", ["5H 6H 7H", ""])
def test_nothing_done_is_nothing_to_undo(words: str) -> None:
    """A fresh bench has no edits."""
    bench = Workbench(view(words, "8H 2D"))
    assert not bench.can_undo
    assert not bench.redo()
