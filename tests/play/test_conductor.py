"""The conductor moves the computer's players at a pace, whatever becomes of their heads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from itertools import pairwise

import pytest

from cardtable.bots.choose import choose
from cardtable.play import conductor
from cardtable.play.clock import Clock
from cardtable.play.conductor import Brain, Conductor
from cardtable.play.pace import PACES, Pace
from cardtable.play.table import Table
from tests.play.tables import GAME, move, play_on, position, terms

AT_ONCE = Pace(0, 0, 0, 0)
ALL_CASUAL = ("casual", "casual")


class FakeTime:
    """A time that jumps to the end of each sleep."""

    def __init__(self) -> None:
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        """Let the time pass, with others' work."""
        self.now += seconds
        await asyncio.sleep(0)


class RuleBrain:
    """A head that answers by rule, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    async def choose(self, view: object, level: str, seed: int) -> object:
        """Answer as the in-process player would."""
        self.asked.append((level, seed))
        return choose(GAME.name, view, level, seed)


class BrokenBrain:
    """A head that does what the test wants instead of thinking."""

    def __init__(self, instead: Callable[[], object]) -> None:
        self._instead = instead

    async def choose(self, view: object, level: str, seed: int) -> object:
        """Fail, or answer nonsense."""
        return self._instead()


class SleepingBrain:
    """A head that never answers."""

    async def choose(self, view: object, level: str, seed: int) -> object:
        """Wait for an answer that nobody gives."""
        never: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        return await never


def _conducted(table: Table, brain: Brain, time: FakeTime | None = None, pace: Pace = AT_ONCE) -> Conductor:
    time = time or FakeTime()
    return Conductor(table, brain, pace, sleep=time.sleep, now=lambda: time.now)


async def _until(met: Callable[[], bool]) -> None:
    """Let others work until something holds; fail where it never does."""
    for _ in range(100_000):
        if met():
            return
        await asyncio.sleep(0)
    raise AssertionError("nothing came of it")


def test_computer_players_play_a_whole_match_by_themselves() -> None:
    """Between the rounds they wait for the next deal."""
    table = Table.deal(terms(options={"rounds": "2"}, levels=ALL_CASUAL))

    async def evening() -> None:
        running = asyncio.create_task(_conducted(table, RuleBrain()).run())
        await _until(lambda: table.turn is None)
        number = table.number
        for _ in range(20):
            await asyncio.sleep(0)
        assert table.number == number
        assert table.next_round() is None
        await running

    asyncio.run(evening())
    assert table.standing.over


def test_a_level_of_another_version_gives_way_to_the_usual_one() -> None:
    """A match or settings may name a level that is not played here: its player thinks all the same."""
    table = Table.deal(terms(levels=("grandmaster", "casual")))
    brain = RuleBrain()

    async def conduct() -> None:
        running = asyncio.create_task(_conducted(table, brain).run())
        await _until(lambda: len(brain.asked) > 8)
        running.cancel()

    asyncio.run(conduct())
    assert {level for level, _ in brain.asked} == {"casual"}


def test_a_person_is_waited_for() -> None:
    """The computer moves on as soon as its turn comes."""
    table = position({"drawn": "1", "hand Ann": "KS 2D", "hand Bob": "3S 4H 9D 9C"}, levels=(None, "casual"))

    async def evening() -> None:
        running = asyncio.create_task(_conducted(table, RuleBrain()).run())
        for _ in range(20):
            await asyncio.sleep(0)
        assert table.number == 0
        table.submit(0, move("discard KS"))
        await _until(lambda: table.turn == 0)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert table.number > 2


def test_moves_come_one_by_one_with_the_pauses_of_the_pace() -> None:
    """The first move of a turn waits a little longer."""
    table = Table.deal(terms(levels=ALL_CASUAL))
    time = FakeTime()
    shown: list[tuple[float, int]] = []
    table.watch(0, lambda sight: shown.append((time.now, sight.number)))
    pace = Pace(turn=1, draw=2, meld=4, discard=8)

    async def evening() -> None:
        running = asyncio.create_task(_conducted(table, RuleBrain(), time, pace).run())
        await _until(lambda: table.number >= 4)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert [number for _, number in shown[:2]] == [1, 2]
    pauses = [round(later - earlier, 6) for (earlier, _), (later, _) in pairwise([(0.0, 0), *shown])]
    assert set(pauses) <= {3, 4, 8}
    assert pauses[0] == 3


def test_thinking_counts_into_the_pause() -> None:
    """Who thinks for long does not wait on top of that."""
    table = Table.deal(terms(levels=ALL_CASUAL))
    time = FakeTime()

    class SlowBrain(RuleBrain):
        async def choose(self, view: object, level: str, seed: int) -> object:
            time.now += 2.5
            return await super().choose(view, level, seed)

    shown: list[float] = []
    table.watch(0, lambda _: shown.append(time.now))

    async def evening() -> None:
        running = asyncio.create_task(_conducted(table, SlowBrain(), time, Pace(1, 2, 4, 8)).run())
        await _until(lambda: table.number >= 1)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert shown[0] == 3


def _fails() -> object:
    raise RuntimeError("out of order")


@pytest.mark.parametrize("instead", [_fails, lambda: None, lambda: "nonsense", lambda: move("merge 7 8")])
def test_a_player_that_fails_is_replaced_by_the_answer_by_rule(
    instead: Callable[[], object], caplog: pytest.LogCaptureFixture
) -> None:
    """An exception, nothing, nonsense, or a move against the rules: one line in the log for each decision."""
    table = Table.deal(terms(levels=ALL_CASUAL))
    twin = Table.deal(terms(levels=ALL_CASUAL))

    async def evening(at: Table, brain: Brain) -> None:
        running = asyncio.create_task(_conducted(at, brain).run())
        await _until(lambda: at.number >= 5)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening(twin, RuleBrain()))
    with caplog.at_level(logging.WARNING):
        asyncio.run(evening(table, BrokenBrain(instead)))
    assert table.view(0) == twin.view(0)
    assert len([record for record in caplog.records if "answer by rule" in record.message]) in (5, 6)


def test_a_player_that_overruns_is_replaced_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its time is bounded."""
    monkeypatch.setattr(conductor, "BUDGET", 0.01)
    table = Table.deal(terms(levels=ALL_CASUAL))

    async def evening() -> None:
        moved = asyncio.Event()
        table.watch(0, lambda _: moved.set())
        running = asyncio.create_task(_conducted(table, SleepingBrain()).run())
        await moved.wait()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert "TimeoutError" in caplog.text


def test_where_even_the_rule_fails_some_legal_move_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game never stands still for a fault in a player."""
    monkeypatch.setattr(conductor, "choose", lambda *_: _fails())
    table = Table.deal(terms(levels=ALL_CASUAL))

    async def evening() -> None:
        running = asyncio.create_task(_conducted(table, BrokenBrain(_fails)).run())
        await _until(lambda: table.number >= 4)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert table.number >= 4


def test_while_paused_no_computer_moves() -> None:
    """Both reasons must be gone."""
    table = Table.deal(terms(levels=ALL_CASUAL))

    async def evening() -> None:
        conducted = _conducted(table, RuleBrain())
        conducted.pause("dialog")
        conducted.pause("behind")
        running = asyncio.create_task(conducted.run())
        for _ in range(20):
            await asyncio.sleep(0)
        conducted.go_on("dialog")
        for _ in range(20):
            await asyncio.sleep(0)
        assert table.number == 0
        conducted.go_on("behind")
        await _until(lambda: table.number > 0)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())


def test_a_move_chosen_before_something_else_happened_is_not_made() -> None:
    """The player is asked again on what lies there now."""
    table = Table.deal(terms(levels=ALL_CASUAL))

    class InterruptedBrain(RuleBrain):
        async def choose(self, view: object, level: str, seed: int) -> object:
            chosen = await super().choose(view, level, seed)
            if len(self.asked) == 1:
                play_on(table, 1)
            return chosen

    brain = InterruptedBrain()

    async def evening() -> None:
        running = asyncio.create_task(_conducted(table, brain).run())
        await _until(lambda: table.number >= 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert len(brain.asked) >= 2


def test_each_decision_has_a_seed_of_its_own_from_which_the_deal_cannot_be_told() -> None:
    """The same match asks with the same seeds; none of them is the deal's."""
    seeds: list[list[int]] = []
    for _ in range(2):
        table = Table.deal(terms(levels=ALL_CASUAL))
        brain = RuleBrain()

        async def evening(at: Table, head: RuleBrain) -> None:
            running = asyncio.create_task(_conducted(at, head).run())
            await _until(lambda: len(head.asked) >= 5)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

        asyncio.run(evening(table, brain))
        seeds.append([seed for _, seed in brain.asked[:5]])
    assert seeds[0] == seeds[1]
    assert len(set(seeds[0])) == 5
    assert terms().seed not in seeds[0]


def test_a_cancelled_conductor_stops_between_two_moves_and_watches_no_more() -> None:
    """Nothing is left behind: no task, no watcher, no half move."""
    table = Table.deal(terms(levels=ALL_CASUAL))

    async def evening() -> int:
        running = asyncio.create_task(_conducted(table, RuleBrain()).run())
        await _until(lambda: table.number >= 3)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        number = table.number
        for _ in range(20):
            await asyncio.sleep(0)
        assert table.number == number
        return len(asyncio.all_tasks())

    assert asyncio.run(evening()) == 1
    assert table._watchers == []


def test_the_clock_runs_while_a_person_thinks() -> None:
    """PR-50: at its end the turn passes and the computer goes on."""
    head = {"drawn": "1", "hand Ann": "KS 2D", "options": "thinking_time=20"}
    table = position(head, options={"thinking_time": "20"}, levels=(None, "casual"))
    time = FakeTime()
    said: list[str] = []
    clock = Clock(table, lambda warning: said.append(warning.id), lambda: time.now)

    async def evening() -> None:
        conducted = Conductor(table, RuleBrain(), AT_ONCE, clock, sleep=time.sleep, now=lambda: time.now)
        running = asyncio.create_task(conducted.run())
        await _until(lambda: table.number >= 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    asyncio.run(evening())
    assert said[:1] == ["clock-warning"]
    assert time.now >= 20


def test_faster_paces_have_shorter_pauses() -> None:
    """Fast, normal, slow, whatever the move."""
    for words in ("draw", "take 2", "meld 9C JK JC", "discard 9C", "end"):
        pauses = [PACES[name].before(words, first=True) for name in ("fast", "normal", "slow")]
        assert pauses == sorted(set(pauses))
