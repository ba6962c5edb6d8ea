"""A saved match is played while it is valid."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardtable.play import reload
from cardtable.play.reload import BrokenMatchError, SavedText, play_while_valid
from cardtable.play.running import Facts
from tests.play.tables import GAME, saved_match, terms


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Give a short saved match as bytes."""
    path = tmp_path_factory.mktemp("matches") / "m.cardtable"
    saved_match(path, 45)
    return path.read_bytes()


def _numbers(raw: bytes) -> list[bytes]:
    """Give the lines of the script that are moves."""
    script = raw.partition(b"---\n")[2].split(b"\n")[:-1]
    return [line for line in script if not line.startswith(b"= ")]


def test_a_reloaded_match_stands_as_it_was_left(tmp_path: Path) -> None:
    """Replay equals state, over take-backs with rounds."""
    path = tmp_path / "m.cardtable"
    table = saved_match(path, 300, terms(options={"rounds": "4", "manipulation": "on"}))
    reloaded = play_while_valid(SavedText(path.read_bytes()))
    assert reloaded.fault is None
    assert reloaded.number == table.number
    for seat in (0, 1):
        assert GAME.view(reloaded.match.state, seat) == table.view(seat)


def test_what_happened_is_told_again_deal_by_deal_move_by_move(match: bytes) -> None:
    """The replay hears all facts in their order."""
    told: list[tuple[str, Facts]] = []
    reloaded = play_while_valid(SavedText(match), lambda line, facts: told.append((line, facts)))
    assert [line.encode() for line, _ in told] == [b"", *_numbers(match)]
    assert told[-1][1] == reloaded.facts


def test_a_match_cut_at_any_byte_keeps_every_whole_line(match: bytes) -> None:
    """A kill in mid-write loses at most the move that was being made."""
    head = match.index(b"---\n") + len(b"---\n")
    for length in range(len(match) + 1):
        cut = match[:length]
        if length < head:
            with pytest.raises(BrokenMatchError):
                play_while_valid(SavedText(cut))
            continue
        saved = SavedText(cut)
        if length % 7 == 0 or cut.endswith(b"\n"):  # each line's end, with a sample of what lies between
            reloaded = play_while_valid(saved)
            assert reloaded.fault is None
            assert reloaded.number == len(_numbers(cut[: saved.whole]))


@given(place=st.integers(0, 10_000), byte=st.integers(0, 255))
def test_any_damaged_byte_is_found_or_does_no_harm(match: bytes, place: int, byte: int) -> None:
    """Nothing but a sentence with a line comes out of a damaged file."""
    place %= len(match)
    damaged = match[:place] + bytes([byte]) + match[place + 1 :]
    lines = damaged.count(b"\n") + 1
    try:
        fault = play_while_valid(SavedText(damaged)).fault
    except BrokenMatchError as error:
        fault = error.fault
    assert fault is None or 1 <= fault.line <= lines


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("ai casual", "no line of a saved match"),
        ("Ann: ai casual", "belongs to scenarios"),
        ("Ann: redeal-hidden", "belongs to scenarios"),
        ("Bob: settle points=47", "'settle' is not a move"),
        ("Zoe: draw", "nobody here is called 'Zoe'"),
        ("Ann: dance", "'dance' is not a move"),
        ("Ann: ", "no line of a saved match"),
        ("next", "refused by GE-04"),
        ("= digest 1 0123456789abcdef", "expected '= digest 0 "),
        ("= checkpoint round=1 dealer=Ann totals=1,2", "the checkpoint differs"),
        ("= over Ann", "which it is not"),
        ("= nonsense", "no line of a saved match"),
    ],
)
def test_the_first_error_is_told_with_its_line(line: str, told: str, match: bytes) -> None:
    """What stands after it is not played."""
    head = match.partition(b"---\n")[0] + b"---\n"
    reloaded = play_while_valid(SavedText(head + line.encode() + b"\nAnn: draw\n"))
    assert reloaded.fault is not None
    assert told in reloaded.fault.sentence
    assert reloaded.fault.line == head.count(b"\n") + 1
    assert reloaded.number == 0


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b"cardtable-match 1", b"cardtable-match 2", "the first line must be"),
        (b"game: playroom-rummy", b"game: snap", "there is no game 'snap'"),
        (b"first_meld=30", b"first_meld=99", "first_meld=99: 15 to 90"),
        (b"first_meld=30", b"first_melt=30", "there is no option first_melt"),
        (b"seat Bob: f", b"seat Bob: x", "is no person"),
        (b"seed: 7", b"seed: seven", "is no number"),
        (b"seed: 7\n", b"", "seed is missing"),
        (b"rules: 1", b"rules: 77", "version 77 of the rules"),
        (b"---\n", b"", "must end with a line ---"),
    ],
)
def test_a_header_that_cannot_be_read_is_told(match: bytes, old: bytes, new: bytes, told: str) -> None:
    """Such a match cannot be begun."""
    with pytest.raises(BrokenMatchError, match=told):
        play_while_valid(SavedText(match.replace(old, new, 1)))


def test_too_few_players_are_told(match: bytes) -> None:
    """PR-01."""
    lines = [line for line in match.split(b"\n") if not line.startswith(b"seat Bob")]
    with pytest.raises(BrokenMatchError, match="for 2 to 8 players"):
        play_while_valid(SavedText(b"\n".join(lines)))


def test_where_the_rules_have_changed_the_round_that_was_broken_off_is_dealt_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The totals come from the last checkpoint, the deal from its seed."""
    path = tmp_path / "m.cardtable"
    agreed = terms(options={"rounds": "9", "score_limit": "0"})
    moves = 60
    table = saved_match(path, moves, agreed)
    while table.standing.round < 2:
        path.unlink()
        moves += 60
        table = saved_match(path, moves, agreed)
    monkeypatch.setattr(reload, "RULES", 2)
    again = reload.restart_terms(SavedText(path.read_bytes()))
    assert again.start is not None
    assert again.start.round == len(table.standing.rounds) + 1
    assert again.start.totals == tuple(map(sum, zip(*table.standing.rounds, strict=True)))


@pytest.mark.parametrize(("rounds", "following"), [("", 1), ("rounds=62,-31,-31 ", 2)])
def test_a_deal_that_all_passed_is_no_round_to_begin_after(rounds: str, following: int) -> None:
    """FT-Q43: the next dealer deals the same round again; after a round that was scored, the next."""
    seats = "seat Ann: f person - Ann\nseat Bob: m casual - Bob\nseat Cid: m casual - Cid\n"
    head = f"cardtable-match 1\ngame: french-tarot\nrules: 1\noptions: \nseed: 7\n{seats}---\n"
    checkpoint = f"= checkpoint round=1 dealer=Ann totals=0,0,0 {rounds}out= winners=\n"
    start = reload.restart_terms(SavedText((head + checkpoint).encode())).start
    assert start is not None
    assert (start.round, start.dealer) == (following, 1)
