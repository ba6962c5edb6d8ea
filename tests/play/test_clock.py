"""The clock hurries a person who has asked for it (PR-50)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from cardtable.kernel.message import Message
from cardtable.play.clock import Clock, thinking_time
from cardtable.play.table import Table
from tests.play.tables import RUN_TO_EXTEND, move, position, terms

ANN, BOB = 0, 1


@dataclass
class Evening:
    """A table with a clock whose time passes only when told."""

    table: Table
    time: float = 0.0
    said: list[Message] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Start the clock."""
        self.clock = Clock(self.table, self.said.append, lambda: self.time)

    def passes(self, seconds: float) -> None:
        """Let time pass, in ticks of a quarter of a second."""
        for _ in range(int(seconds * 4)):
            self.time += 0.25
            self.clock.tick()


@pytest.fixture
def evening() -> Evening:
    """Seat Ann, a person, in turn against Bob, who is a computer player, with 20 seconds a turn."""
    head = {**RUN_TO_EXTEND, "options": "thinking_time=20"}
    return Evening(position(head, options={"thinking_time": "20"}, levels=(None, "casual")))


def test_the_option_tells_the_thinking_time() -> None:
    """0 hurries nobody."""
    assert thinking_time(terms().options) == 0
    assert thinking_time(terms(options={"thinking_time": "45"}).options) == 45


def test_a_warning_comes_once_ten_seconds_before_the_end(evening: Evening) -> None:
    """It says how much is left."""
    evening.passes(9.75)
    assert evening.said == []
    evening.passes(5)
    (warning,) = evening.said
    assert (warning.id, dict(warning.args)) == ("clock-warning", {"seconds": 10})


def test_when_time_is_up_the_turn_passes(evening: Evening) -> None:
    """50 penalty points, by a move like any other."""
    evening.passes(19.75)
    assert evening.table.turn == ANN
    evening.passes(0.25)
    view: Any = evening.table.view(ANN)
    assert (evening.table.turn, view.penalty(ANN)) == (BOB, 50)
    assert evening.clock.remaining is None


def test_computer_players_are_not_hurried(evening: Evening) -> None:
    """Bob may take as long as he likes."""
    evening.table.submit(ANN, move("discard KS"))
    evening.passes(60)
    assert (evening.table.turn, evening.table.number) == (BOB, 1)


def test_table_actions_do_not_stop_the_clock(evening: Evening) -> None:
    """The time is that of the turn, not of a move."""
    evening.passes(12)
    evening.table.submit(ANN, move("extend 1 8H"))
    assert evening.clock.remaining == 8
    evening.passes(8)
    assert evening.table.turn == BOB


def test_each_turn_has_its_whole_time_with_its_own_warning(evening: Evening) -> None:
    """Nothing is saved up or carried over."""
    evening.passes(15)
    evening.table.submit(ANN, move("discard KS"))
    evening.table.submit(BOB, move("draw"))
    view: Any = evening.table.view(BOB)
    evening.table.submit(BOB, move(f"discard {view.hand[0]}"))
    assert evening.clock.remaining == 20
    evening.passes(15)
    assert len(evening.said) == 2


def test_the_clock_stands_while_any_reason_to_hold_it_lasts(evening: Evening) -> None:
    """A dialog in a window that is not in front: both must go."""
    evening.passes(5)
    evening.clock.hold("dialog")
    evening.clock.hold("behind")
    evening.passes(100)
    evening.clock.go_on("dialog")
    evening.passes(100)
    assert (evening.clock.remaining, evening.said) == (15, [])
    evening.clock.go_on("behind")
    evening.clock.go_on("behind")
    evening.passes(5)
    assert evening.clock.remaining == 10
    assert len(evening.said) == 1


def test_more_time_is_given_for_the_asking(evening: Evening) -> None:
    """Half a minute at each press, said in words; the warning comes again where it is due again."""
    evening.passes(15)
    told = evening.clock.add_time()
    assert (told.id, dict(told.args), evening.clock.remaining) == ("clock-more", {"seconds": 35}, 35)
    evening.passes(25)
    assert [each.id for each in evening.said] == ["clock-warning", "clock-warning"]
    assert evening.table.turn == ANN


def test_more_time_can_be_asked_for_while_the_clock_is_held(evening: Evening) -> None:
    """What is held is added to."""
    evening.passes(5)
    evening.clock.hold("voice")
    evening.clock.add_time()
    evening.passes(100)
    assert evening.clock.remaining == 45


def test_nobody_asks_for_time_in_the_turn_of_another(evening: Evening) -> None:
    """A sentence says so; the next turn has its usual time."""
    evening.table.submit(ANN, move("discard KS"))
    assert evening.clock.add_time().id == "clock-not-yours"
    evening.table.submit(BOB, move("draw"))
    view: Any = evening.table.view(BOB)
    evening.table.submit(BOB, move(f"discard {view.hand[0]}"))
    assert evening.clock.remaining == 20


def test_a_turn_that_begins_while_the_clock_is_held_has_its_whole_time(evening: Evening) -> None:
    """Bob's answer to Ann's last move may come behind a dialog."""
    evening.table.submit(ANN, move("discard KS"))
    evening.clock.hold("dialog")
    evening.passes(3)
    evening.table.submit(BOB, move("draw"))
    view: Any = evening.table.view(BOB)
    evening.table.submit(BOB, move(f"discard {view.hand[0]}"))
    evening.passes(3)
    evening.clock.go_on("dialog")
    assert evening.clock.remaining == 20


def test_a_stopped_clock_forgets_the_table(evening: Evening) -> None:
    """`stop` ends its watch."""
    evening.clock.stop()
    evening.table.submit(ANN, move("discard KS"))
    assert evening.clock.remaining == 20
