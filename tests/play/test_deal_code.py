"""A deal is passed on as a short code."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games.registry import GAMES, seats_of
from cardtable.games.tarot.moves import Pass
from cardtable.kernel.match import Standing
from cardtable.kernel.message import Message
from cardtable.kernel.options import read_options
from cardtable.play import shelf
from cardtable.play.again import same_deal
from cardtable.play.deal_code import LETTERS, SIGNS, Deal, DealCodeError, code_of, read_code, write_code
from cardtable.play.reload import SavedText
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from tests.play.tables import play_on, terms

NOW = datetime(2026, 12, 1, 6, 0, 0, tzinfo=UTC)


def deal(game: str = "playroom-rummy", seats: int = 4, seed: int = 0x1234567890, **options: str) -> Deal:
    """Name a deal."""
    played = GAMES[game]
    return Deal(played, read_options(played.options, options), seed, Standing(1, (0,) * seats, 3))


def cards(table: Table) -> object:
    """Give where all cards lie."""
    return table.game.all_cards(table._match.state)


def test_each_game_has_its_letter() -> None:
    """No game is forgotten."""
    assert set(LETTERS.values()) == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_code_is_read_back_as_the_deal_that_was_written(game: str) -> None:
    """For every number of seats."""
    low, high = seats_of(game)
    for seats in range(low, high + 1):
        assert read_code(write_code(deal(game, seats))) == deal(game, seats)


@settings(max_examples=60)
@given(
    seed=st.integers(0, 2**64 - 1),
    mode=st.sampled_from(["none", "mandatory", "single", "multi"]),
    meld=st.integers(15, 90),
    limit=st.one_of(st.just(0), st.integers(50, 10000)),
    switch=st.sampled_from(["on", "off"]),
)
def test_options_travel_along(seed: int, mode: str, meld: int, limit: int, switch: str) -> None:
    """Whatever was chosen, with whatever seed."""
    named = deal(
        seed=seed,
        discard_mode=mode,
        first_meld=str(meld),
        score_limit=str(limit),
        manipulation=switch,
        rounds="5",
    )
    assert read_code(write_code(named)) == named


def test_a_code_of_usual_options_is_short() -> None:
    """A letter, then three groups of four at most."""
    assert len(write_code(deal(seed=2**36 - 1)).replace("-", "")) <= 13


def test_a_code_is_read_however_it_is_typed() -> None:
    """In small letters, without hyphens, with blanks, with the figures of an Arabic board."""
    code = write_code(deal())
    arabic = code.translate(str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩"))
    typed = (code.lower(), code.replace("-", ""), code.replace("-", " "), f" {code} ", arabic, code.replace("0", "o"))
    assert [read_code(each) for each in typed] == [deal()] * len(typed)


def test_a_wrong_sign_is_always_noticed() -> None:
    """Nobody is dealt other cards than the friend by a slip of the pen."""
    code = write_code(deal())
    for at, right in enumerate(code):
        for sign in SIGNS.replace(right, "") if at and right != "-" else "":
            with pytest.raises(DealCodeError):
                read_code(code[:at] + sign + code[at + 1 :])


@pytest.mark.parametrize("text", ["", "P", "hello", "X-7KQ2-M9XB", "P-????", "P-0", "نص"])
def test_what_is_no_code_is_refused(text: str) -> None:
    """Any text may be typed."""
    with pytest.raises(DealCodeError):
        read_code(text)


@pytest.fixture
def played(tmp_path: Path) -> Iterator[shelf.Shelved]:
    """Play into the second round of a match."""
    shelved = shelf.begin(tmp_path, terms(), NOW)
    while shelved.table.turn is not None:
        play_on(shelved.table, 1)
    shelved.table.next_round()
    yield shelved
    shelved.close()


def dealt_again(path: Path | Message) -> tuple[object, Standing]:
    """Give where all cards lie in a match, with how it stands."""
    assert isinstance(path, Path)
    again = shelf.take(path)
    assert isinstance(again, shelf.Shelved)
    again.close()
    return cards(again.table), again.table.standing


def test_the_code_of_a_match_deals_the_round_that_is_played(played: shelf.Shelved) -> None:
    """Whoever gets it holds the same cards, with totals that begin at 0."""
    dealt = cards(played.table)
    play_on(played.table, 6)
    assert played.path is not None
    code = code_of(SavedText(played.path.read_bytes()))
    assert code is not None
    again = Table.deal(read_code(code).terms(played.table.cast))
    assert cards(again) == dealt
    assert (again.standing.round, set(again.standing.totals)) == (2, {0})


def test_the_same_deal_is_a_match_of_its_own(played: shelf.Shelved, tmp_path: Path) -> None:
    """The totals are those of then; the match that was played stays as it is."""
    dealt, standing = cards(played.table), played.table.standing
    play_on(played.table, 6)
    assert played.path is not None
    before = played.path.read_bytes()
    path = same_deal(tmp_path, played.path, NOW)
    assert dealt_again(path) == (dealt, standing)
    assert (path != played.path, played.path.read_bytes()) == (True, before)


def test_a_deal_after_all_had_passed_has_no_code_but_can_be_dealt_again(tmp_path: Path) -> None:
    """FT-Q43: its cards depend on how often all had passed before."""
    tarot = GAMES["french-tarot"]
    agreed = Terms(tarot, read_options(tarot.options, {}), 5, terms().cast[:1] * 4)
    shelved = shelf.begin(tmp_path, agreed, NOW)
    while (turn := shelved.table.turn) is not None:
        assert shelved.table.submit(turn, Pass()) is None
    shelved.table.next_round()
    assert shelved.path is not None
    assert code_of(SavedText(shelved.path.read_bytes())) is None
    again, _ = dealt_again(same_deal(tmp_path, shelved.path, NOW))
    assert again == cards(shelved.table)
    shelved.close()
