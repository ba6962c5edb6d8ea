"""The table shows each seat what it may see, in order, after it has been kept."""

from __future__ import annotations

from typing import Any

from cardtable.games.playroom.facts import Drew, Extended, OtherDrew, RoundBegan, TookBack, YouDrew
from cardtable.kernel.message import Message
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.running import RunningMatch
from cardtable.play.table import Sight, Table
from tests.play.tables import GAME, RUN_TO_EXTEND, move, play_on, position, terms

ANN, BOB = 0, 1


class Notes:
    """A keeper that notes what it is given."""

    trouble: Message | None = None

    def __init__(self) -> None:
        self.lines: list[str] = []

    def moved(self, match: RunningMatch, number: int, seat: Seat, move: object) -> None:
        """Note a move."""
        self.lines.append(f"{number} {seat} {match.game.write_move(move)}")

    def took_back(self, match: RunningMatch, number: int, seat: Seat) -> None:
        """Note a take-back."""
        self.lines.append(f"{number} {seat} take-back")

    def dealt(self, match: RunningMatch, number: int) -> None:
        """Note a deal."""
        self.lines.append(f"{number} next")

    def hinted(self, seat: Seat) -> None:
        """Note a hint."""
        self.lines.append(f"{seat} hint")


def test_a_seat_sees_its_own_card_drawn_and_of_others_only_that_they_drew() -> None:
    """Both watch the same draw, each perceives its own side of it (GE-06)."""
    table = position({"hand Ann": "KS 2D"})
    sights: dict[Seat, Sight] = {}
    for seat in (ANN, BOB):
        table.watch(seat, lambda sight, seat=seat: sights.update({seat: sight}))  # type: ignore[misc] # bound now
    assert table.submit(ANN, move("draw")) is None
    (mine,), (theirs,) = sights[ANN].seen, sights[BOB].seen
    assert isinstance(mine, YouDrew)
    assert theirs == OtherDrew(ANN)
    assert not any(isinstance(seen, Drew) for sight in sights.values() for seen in sight.seen)
    assert sights[ANN].view == table.view(ANN)


def test_each_watcher_gets_one_sight_for_each_thing_that_happens() -> None:
    """Moves, take-backs with deals are counted alike."""
    table = position(RUN_TO_EXTEND)
    numbers: list[int] = []
    table.watch(BOB, lambda sight: numbers.append(sight.number))
    table.submit(ANN, move("extend 1 8H"))
    table.take_back(ANN)
    table.submit(ANN, move("discard KS"))
    assert numbers == [1, 2, 3]
    assert table.number == 3


def test_who_stops_watching_sees_no_more() -> None:
    """`watch` gives back what ends it."""
    table = position(RUN_TO_EXTEND)
    sights: list[Sight] = []
    stop = table.watch(ANN, sights.append)
    table.submit(ANN, move("extend 1 8H"))
    stop()
    table.submit(ANN, move("extend 1 4H"))
    assert len(sights) == 1


def test_a_refused_move_is_shown_to_nobody_and_changes_nothing() -> None:
    """GE-05: the number, the views with the journal stay as they were."""
    notes = Notes()
    table = position(RUN_TO_EXTEND, notes)
    sights: list[Sight] = []
    table.watch(ANN, sights.append)
    before = table.view(ANN)
    refusal = table.submit(ANN, move("extend 1 KS"))
    assert isinstance(refusal, Refusal)
    assert (table.view(ANN), table.number, sights, notes.lines) == (before, 0, [], [])


def test_a_move_chosen_on_an_older_sight_is_refused() -> None:
    """A second click of a double click names the number of the first (GE-01)."""
    table = position(RUN_TO_EXTEND)
    assert table.submit(ANN, move("extend 1 8H"), 0) is None
    before = table.view(ANN)
    refusal = table.submit(ANN, move("extend 1 4H"), 0)
    assert refusal is not None
    assert (refusal.rule, refusal.message.id) == ("GE-01", "refused-stale")
    assert table.view(ANN) == before
    assert table.submit(ANN, move("extend 1 4H"), 1) is None


def test_a_move_is_kept_before_anybody_sees_it() -> None:
    """When the first listener hears of a move, its line is written."""
    notes = Notes()
    table = position(RUN_TO_EXTEND, notes)
    heard: list[list[str]] = []
    table.watch(ANN, lambda _: heard.append(list(notes.lines)))
    table.submit(ANN, move("extend 1 8H"))
    table.take_back(ANN)
    assert heard == [["1 0 extend 1 8H"], ["1 0 extend 1 8H", "2 0 take-back"]]


def test_a_listener_may_move_and_all_see_both_moves_in_their_order() -> None:
    """Ann extends at the other end as soon as she sees her first card lie."""
    table = position(RUN_TO_EXTEND)
    seen: list[tuple[str, int]] = []

    def ann(sight: Sight) -> None:
        seen.append(("Ann", sight.number))
        if sight.number == 1:
            assert table.submit(ANN, move("extend 1 4H"), sight.number) is None

    table.watch(ANN, ann)
    table.watch(BOB, lambda sight: seen.append(("Bob", sight.number)))
    table.submit(ANN, move("extend 1 8H"))
    assert seen == [("Ann", 1), ("Bob", 1), ("Ann", 2), ("Bob", 2)]


def test_a_listener_that_fails_does_not_stop_the_table() -> None:
    """The fault comes out; the next move is shown as ever."""
    table = position(RUN_TO_EXTEND)
    sights: list[Sight] = []

    def fail_once(sight: Sight) -> None:
        sights.append(sight)
        if sight.number == 1:
            raise LookupError

    table.watch(ANN, fail_once)
    try:
        table.submit(ANN, move("extend 1 8H"))
    except LookupError:
        table.submit(ANN, move("extend 1 4H"))
    assert [sight.number for sight in sights] == [1, 2]


def test_take_back_restores_the_exact_state_step_by_step_down_to_the_draw() -> None:
    """PR-Q46: the states of the turn come back one by one; the draw itself stays."""
    table = position({**RUN_TO_EXTEND, "drawn": "0", "stock": "9S *"})
    table.submit(ANN, move("draw"))
    views: list[Any] = [table.view(ANN)]
    for words in ("extend 1 8H", "extend 1 4H"):
        table.submit(ANN, move(words))
        views.append(table.view(ANN))
    for before in (views[1], views[0]):
        assert table.take_back(ANN) is None
        assert table.view(ANN) == before
    refusal = table.take_back(ANN)
    assert refusal is not None
    assert refusal.rule == "PR-Q46"
    assert table.number == 5


def test_all_perceive_a_take_back() -> None:
    """The action was heard by all, so its end is too."""
    table = position(RUN_TO_EXTEND)
    sights: list[Sight] = []
    table.watch(BOB, sights.append)
    table.submit(ANN, move("extend 1 8H"))
    table.take_back(ANN)
    first, second = sights
    assert any(isinstance(seen, Extended) for seen in first.seen)
    assert second.seen == (TookBack(ANN),)


def test_nothing_is_taken_back_out_of_turn_or_after_the_turn() -> None:
    """The discard ended it."""
    table = position(RUN_TO_EXTEND)
    table.submit(ANN, move("extend 1 8H"))
    assert table.take_back(BOB) is not None
    table.submit(ANN, move("discard KS"))
    assert table.take_back(ANN) is not None
    assert table.take_back(BOB) is not None


def test_nothing_from_before_a_position_is_taken_back() -> None:
    """A position set up in mid-turn has no earlier state."""
    match = RunningMatch(GAME, GAME.set_up(RUN_TO_EXTEND, ("Ann", "Bob")))
    match.play(ANN, move("extend 1 8H"))
    table = Table(terms(), RunningMatch(GAME, match.state))
    refusal = table.take_back(ANN)
    assert refusal is not None
    assert refusal.rule in ("GE-03", "PR-Q46")


def test_the_first_sight_tells_of_the_deal() -> None:
    """Whoever sits down late asks for it."""
    table = Table.deal(terms())
    sight = table.sight(BOB)
    assert any(isinstance(seen, RoundBegan) for seen in sight.seen)
    assert (sight.number, sight.view) == (0, table.view(BOB))


def test_the_next_round_is_dealt_only_when_one_is_over() -> None:
    """GE-04."""
    table = Table.deal(terms(options={"rounds": "2"}))
    refusal = table.next_round()
    assert refusal is not None
    assert refusal.rule == "GE-04"
    while table.turn is not None:
        play_on(table, 1)
    number = table.number
    assert table.next_round() is None
    assert (table.number, table.standing.round) == (number + 1, 2)


def test_without_a_keeper_there_is_no_trouble() -> None:
    """A table may be played unkept."""
    assert position(RUN_TO_EXTEND).trouble is None
