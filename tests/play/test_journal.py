"""A match is written down so that it can be read again."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from cardtable.kernel.match import Standing
from cardtable.kernel.seats import Person
from cardtable.play.journal import (
    Journal,
    JournalError,
    digest,
    read_header,
    read_standing,
    write_header,
    write_standing,
)
from cardtable.play.table import Table
from cardtable.play.terms import Terms, seat_names
from cardtable.store.matches import MatchFile
from tests.play.tables import GAME, RUN_TO_EXTEND, move, position, saved_match, terms

LATER = Standing(
    dealer=1,
    totals=(120, Fraction(71, 2)),
    round=3,
    out=frozenset(),
    rounds=((100, 35), (20, Fraction(1, 2))),
)


def test_a_header_reads_back_as_it_was_written() -> None:
    """Names with blanks or colons, those twice there, levels, pictures, the round to begin with."""
    cast = (
        Person("Ann: of Bree", "f", None, "owl"),
        Person("حسن", "m", "casual", ""),
        Person("Ann of Bree", "f", "beginner", "fox"),
    )
    start = Standing(2, (1, -2, 3), 2, frozenset({1}), ((1, -2, 3),))
    agreed = Terms(GAME, terms(options={"elimination": "on"}).options, 12345678901234567890, cast, start)
    header = read_header(write_header(agreed).splitlines()[:-1])
    assert header.cast == cast
    assert (header.game, header.seed, header.start) == (GAME.name, agreed.seed, start)
    assert header.options["score_limit"] == "500"


def test_each_seat_has_a_word_of_its_own_for_a_name() -> None:
    """What separates words or marks lines in a save is no part of it."""
    cast = tuple(Person(name, "f") for name in ("Ann", "Ann", "= x:", "  ", "A, B|C"))
    assert seat_names(cast) == ("Ann", "Ann-2", "x", "4", "A_B_C")


def test_a_standing_reads_back_with_fractions_winners_or_players_out() -> None:
    """Tarot's halves included."""
    names = ("Ann", "Bob")
    over = Standing(0, (10, 500), 9, frozenset({1}), (), (0,))
    for standing in (LATER, over):
        assert read_standing(write_standing(standing, names), names) == standing


@pytest.mark.parametrize(
    "text",
    [
        "",
        "round=1 dealer=Cid totals=1,2",
        "round=1 dealer=Ann totals=1",
        "round=1 dealer=Ann totals=1,1e99999999",
        "round=1 dealer=Ann totals=1,1/0",
        "round=0 dealer=Ann totals=1,2",
        "round=x dealer=Ann totals=1,2",
        "round=1 dealer=Ann totals=1,2 out=Ann,Bob",
        "round=1 dealer=Ann totals=1,2 rounds=1,2;3",
        "nonsense",
    ],
)
def test_a_standing_that_cannot_be_is_told(text: str) -> None:
    """No damaged number or name gets through."""
    with pytest.raises(JournalError):
        read_standing(text, ("Ann", "Bob"))


def test_a_match_is_lines_in_the_notation_of_scenarios(tmp_path: Path) -> None:
    """A take-back is a line like any other, never a truncation."""
    agreed = terms()
    file = MatchFile(tmp_path / "m.cardtable", new=True)
    table = position(RUN_TO_EXTEND, Journal.begin(file, agreed))
    table.submit(0, move("extend 1 8H"))
    table.take_back(0)
    table.submit(0, move("discard KS"))
    script = (tmp_path / "m.cardtable").read_text(encoding="utf-8").partition("---\n")[2]
    file.close()
    assert script == "Ann: extend 1 8H\nAnn: take-back\nAnn: discard KS\n"


def test_a_digest_comes_now_and_then_and_a_checkpoint_at_the_end_of_each_round(tmp_path: Path) -> None:
    """The last line says who has won."""
    path = tmp_path / "m.cardtable"
    table = saved_match(path, 2000, terms(options={"rounds": "2"}))
    assert table.standing.over
    lines = path.read_text(encoding="utf-8").splitlines()
    digests = [int(line.split()[2]) for line in lines if line.startswith("= digest")]
    assert set(range(20, table.number, 20)) <= set(digests)
    assert digests[-1] == table.number
    names = seat_names(table.cast)
    checkpoints = [line for line in lines if line.startswith("= checkpoint")]
    assert len(checkpoints) == 2
    assert checkpoints[-1] == f"= checkpoint {write_standing(table.standing, names)}"
    assert lines[-1] == f"= over {' '.join(names[seat] for seat in table.standing.winners)}"


def test_a_digest_is_the_same_on_every_machine() -> None:
    """Pinned, so that no change of the code may part a saved match from its digest unseen."""
    assert digest(GAME, GAME.set_up(RUN_TO_EXTEND, ("Ann", "Bob"))) == "27d381aaa7794a91"


def test_a_digest_changes_with_any_card_that_moves() -> None:
    """Two hands that trade a card differ."""
    first = GAME.set_up({"hand Ann": "2S 3S", "hand Bob": "4S"}, ("Ann", "Bob"))
    second = GAME.set_up({"hand Ann": "2S 4S", "hand Bob": "3S"}, ("Ann", "Bob"))
    assert digest(GAME, first) != digest(GAME, second)


def test_a_full_disk_stops_no_match_and_what_is_missing_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table says what is wrong until the disk takes lines again."""
    agreed = terms()
    file = MatchFile(tmp_path / "m.cardtable", new=True)
    table = Table.deal(agreed, Journal.begin(file, agreed))
    with monkeypatch.context() as full:
        full.setattr(MatchFile, "_write_all", _no_space)
        assert table.submit(table.turn or 0, move("draw")) is None
        told = table.trouble
    view = table.view(table.turn or 0)
    assert table.submit(table.turn or 0, GAME.offers(view)[0]) is None
    file.close()
    assert told is not None
    assert told.id == "store-match-not-written"
    assert table.trouble is None
    script = (tmp_path / "m.cardtable").read_text(encoding="utf-8").partition("---\n")[2]
    assert len(script.splitlines()) == 2


def _no_space(_file: MatchFile, _raw: bytes) -> None:
    raise OSError(28, "No space left on device")
