"""Which card of the bench is which."""

from __future__ import annotations

from cardtable.games.carousel.game import Carousel
from cardtable.games.carousel.moves import Arrange
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.notation import read_written, write_cards
from cardtable.kernel.refusal import Refusal
from cardtable.play.bench import Bench, spread
from cardtable.play.workbench import Workbench

GAME = Carousel()
SEATS = ("Ann", "Bob", "Cid")


def seen(table: str, hand: str, turn: str = "Ann", drawn: str = "1") -> View:
    """Sit at a table with a hand."""
    head = {"table": table, "hand Ann": hand, "hand Bob": "9C 7C 2S 3S", "drawn": drawn, "turn": turn}
    return GAME.view(GAME.set_up(head, SEATS), 0)


def names(bench: Bench) -> dict[str, list[str]]:
    """Write each card by its key, the heaps by theirs."""
    return {str(heap.key): [f"{piece.key} {piece.laid}" for piece in heap.pieces] for heap in bench.heaps}


def test_every_card_has_a_key_of_its_own() -> None:
    """Own cards keep the keys that the hand gives them; those of the table never meet them."""
    bench, _ = spread(seen("5H 6H 7H | 5H 6H 7H", "8H 8H"), (4, 9), None)
    keys = [piece.key for piece in (*bench.hand, *(p for heap in bench.heaps for p in heap.pieces))]
    assert len(set(keys)) == 8
    assert [piece.key for piece in bench.hand] == [4, 9]


def test_a_table_that_stayed_keeps_its_keys() -> None:
    """Nothing moves on a table that nobody has touched."""
    first, _ = spread(seen("5H 6H 7H | 9S 9H 9D", "2C"), (1,), None)
    again, _ = spread(seen("5H 6H 7H | 9S 9H 9D", "2C KD"), (1, 2), first)
    assert names(again) == names(first)


def test_cards_that_another_moves_keep_their_keys() -> None:
    """CR-07: what an opponent rearranges stays the same cards; only what was played is new."""
    last, _ = spread(seen("5H 6H 7H 8H | 9S 9H 9D", "2C", "Bob"), (1,), None)
    bench, _ = spread(seen("5H 6H 7H 8H 9H | 9S 9D 9C", "2C", "Bob"), (1,), last)
    before = {piece.key for heap in last.heaps for piece in heap.pieces}
    after = {piece.key: str(piece.laid) for heap in bench.heaps for piece in heap.pieces}
    assert before < set(after)
    assert [after[key] for key in set(after) - before] == ["9C"]
    assert [heap.key for heap in bench.heaps] == [heap.key for heap in last.heaps]


def test_a_card_drawn_joins_every_moment_of_the_turn() -> None:
    """CR-04: no undo gives a drawn card back, none loses it."""
    bench = Workbench(seen("5H 6H 7H", "8H"), (3,))
    bench.move((3,), bench.now.heaps[0].key)
    bench.gain(7, Card("K", "D"))
    assert [piece.key for piece in bench.now.hand] == [7]
    assert bench.undo()
    assert [piece.key for piece in bench.now.hand] == [3, 7]
    bench.redo()
    bench.restore()
    assert [piece.key for piece in bench.now.hand] == [3, 7]


def test_a_bench_of_an_earlier_sitting_is_taken_up() -> None:
    """What was left unfinished lies there again; what is made of other cards is not believed."""
    bench = Workbench(seen("5H 6H 7H", "8H 2D"))
    left = tuple(tuple(map(read_written, heap.split())) for heap in ("5H 6H", "7H 8H"))
    assert bench.take_up(left)
    assert [write_cards(heap.cards) for heap in bench.now.heaps] == ["5H 6H", "7H 8H"]
    assert not bench.take_up((left[0],))
    assert not bench.take_up((*left, (read_written("KC"),)))


def test_a_table_joker_keeps_its_card_until_that_lies_there() -> None:
    """CR-10: the joker of a set is declared anew only once the card that it stood for is on the table."""
    bench = Workbench(seen("8S 8H JK=8D", "8D 2C"))
    joker = bench.now.heaps[0].pieces[2].key
    refused = bench.declare(joker, Card("8", "C"))
    assert isinstance(refused, Refusal)
    assert refused.rule == "CR-10"
    bench.move((bench.now.hand[0].key,), bench.now.heaps[0].key)
    assert [write_cards(heap.cards) for heap in bench.now.heaps] == ["8S 8H JK=8C 8D"]


def test_two_jokers_are_read_together() -> None:
    """CR-09: beside two real cards each joker may stand for all that some choice of the other allows."""
    bench = Workbench(seen("", "8C 9C JK JK 2D"))
    keys = tuple(piece.key for piece in bench.now.hand[:4])
    bench.move(keys, None)
    assert list(map(str, bench.readings(keys[2]))) == ["6C", "7C", "10C", "JC"]


def test_a_turn_in_the_middle_is_spread_with_its_start() -> None:
    """CR-Q13: cards confirmed in this turn are own still, and may go back."""
    state = GAME.set_up({"table": "5H 6H 7H", "hand Ann": "8H KD 2C", "drawn": "1"}, SEATS)
    heap = tuple(map(read_written, ["5H", "6H", "7H", "8H"]))
    step = GAME.play(state, 0, Arrange((heap,)))
    assert not isinstance(step, Refusal)
    bench = Workbench(GAME.view(step.state, 0), (5, 6, 7))
    assert [piece.key for piece in bench.now.hand] == [5, 6]
    assert [piece.own for piece in bench.now.heaps[0].pieces] == [False, False, False, True]
    assert bench.now.heaps[0].pieces[3].key == 7
