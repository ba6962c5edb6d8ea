"""A hint is told bit by bit, and the match remembers that it was asked for."""

from __future__ import annotations

from pathlib import Path

from cardtable.bots.hint import Hint, Step
from cardtable.kernel.message import message
from cardtable.play.hint_telling import Telling
from cardtable.play.hints import Hinted, used_in_all, used_in_round
from cardtable.play.journal import Journal
from cardtable.play.reload import SavedText, play_while_valid
from cardtable.play.table import Table
from cardtable.store.matches import MatchFile
from tests.play.tables import move, terms

NUDGE, CARDS = message("hint-nudge-more", count=2), message("hint-cards-stock")
ONE, TWO = Step("a", message("hint-end-turn")), Step("b", message("hint-confirm"))


def _told(telling: Telling, times: int) -> list[object]:
    return [telling.more().args.get("told") for _ in range(times)]


def test_a_hint_is_a_nudge_then_the_cards_then_step_after_step_round_again() -> None:
    """Asked again it tells more; after the last step comes the first."""
    telling = Telling(Hint(NUDGE, CARDS, (ONE, TWO)))
    assert _told(telling, 5) == [NUDGE, CARDS, ONE.told, TWO.told, ONE.told]


def test_cards_are_shown_no_sooner_than_they_are_told() -> None:
    """The nudge shows nothing, the cards show all, a step shows itself."""
    telling = Telling(Hint(NUDGE, CARDS, (ONE, TWO)))
    shown = [(telling.more(), telling.shown)[1] for _ in range(4)]
    assert shown == [(), (ONE, TWO), (ONE,), (TWO,)]


def test_a_single_step_is_not_numbered() -> None:
    """Who has one thing to do hears it without "step 1 of 1"."""
    telling = Telling(Hint(NUDGE, CARDS, (ONE,)))
    assert [telling.more().id for _ in range(3)] == ["hint-answer-told"] * 3


def test_the_steps_left_are_told_from_their_first() -> None:
    """When a step has been done the next question tells what is left, not what comes after it."""
    telling = Telling(Hint(NUDGE, CARDS, (ONE, TWO)))
    telling.go_to(0)
    telling.follow((TWO, ONE))
    assert _told(telling, 2) == [TWO.told, ONE.told]


def test_hints_are_counted_by_round_for_each_seat() -> None:
    """The score sheet tells how many hints this round and the match have used."""
    hints = (Hinted(1, 0), Hinted(1, 0), Hinted(1, 1), Hinted(2, 0))
    assert (used_in_round(hints, 0, 1), used_in_round(hints, 0, 2), used_in_all(hints, 0)) == (2, 1, 3)


def test_a_saved_match_remembers_its_hints(tmp_path: Path) -> None:
    """A hint is a line of the file that changes nothing at the table."""
    file = MatchFile(tmp_path / "a.cardtable", new=True)
    table = Table.deal(terms(), Journal.begin(file, terms()))
    assert table.turn is not None
    table.hinted(table.turn)
    table.submit(table.turn, move("draw"))
    file.close()
    reloaded = play_while_valid(SavedText(file.path.read_bytes()))
    assert (reloaded.fault, reloaded.number, reloaded.hints) == (None, 1, table.hints)
    assert table.hints == (Hinted(1, table.turn),)


def test_a_hint_for_nobody_at_the_table_is_a_fault(tmp_path: Path) -> None:
    """A line that names a stranger is told like any other damage."""
    file = MatchFile(tmp_path / "a.cardtable", new=True)
    Journal.begin(file, terms())
    file.append("= hint Nobody\n")
    file.close()
    fault = play_while_valid(SavedText(file.path.read_bytes())).fault
    assert fault is not None
    assert "'Nobody'" in fault.sentence
