"""The game agrees with its rules told a second time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardtable.games.tarot.options import CalledSuitLead, Options
from cardtable.games.tarot.state import State
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from tests.games.tarot.naive import BIDS, HANDLES, PACK, NaiveRound, is_trump
from tests.games.tarot.rounds import TAROT
from tests.kit.walks import tarot_proposals
from tests.tarot_referee import TABLES, faults, told_again, wrong_points

SEEDS = st.integers(0, 2**64 - 1)


def any_options(chance: Chance) -> Options:
    """Choose the options that change a round."""
    lead = tuple(CalledSuitLead)[chance.below(2)]
    return Options(simple_take=chance.below(2) == 0, misere=chance.below(2) == 0, called_suit_lead=lead)


def questions(naive: NaiveRound, seat: int, chance: Chance) -> Iterator[str]:
    """Ask for every bid, call or card of the hand, some of other hands, then for some put-backs or handles."""
    strangers = chance.shuffled(PACK)[:2]
    yield "pass"
    yield from (f"bid {bid}" for bid in BIDS)
    yield from (f"call {card}" for card in (PACK if naive.phase == "call" else strangers))
    yield from (f"play {card}" for card in (*sorted(naive.hands[seat]), *strangers))
    if naive.phase == "exchange":
        yield from (f"put-back {' '.join(cards)}" for cards in some_put_backs(naive, seat, chance))
    if not naive.tricks and naive.phase == "play":
        yield from (f"handle {' '.join(cards)}" for cards in some_handles(naive, seat, chance) if cards)


def some_put_backs(naive: NaiveRound, seat: int, chance: Chance) -> Iterator[tuple[str, ...]]:
    """Take cards by chance, plain ones first, barred ones first, once one too few."""
    hand = chance.shuffled(sorted(naive.hands[seat]))
    plain = sorted(hand, key=lambda card: (is_trump(card) or card == "EX" or card[0] == "K", card in naive.called))
    some = [hand, tuple(plain), tuple(reversed(plain))]
    yield from (cards[: naive.size] for cards in some)
    yield tuple(plain[: naive.size - 1])
    yield (*plain[: naive.size - 1], plain[0])


def some_handles(naive: NaiveRound, seat: int, chance: Chance) -> Iterator[tuple[str, ...]]:
    """Take trumps of the hand by chance, with the fool or without."""
    trumps = sorted(card for card in naive.hands[seat] if is_trump(card))
    ordered = sorted(trumps, key=lambda card: int(card[1:]))
    for count in HANDLES[naive.players]:
        yield chance.shuffled(trumps)[:count]
        yield (*ordered[: count - 1], *ordered[-1:])
        yield ("EX", *ordered[: count - 1])
    yield ("EX", *trumps)
    yield (*trumps[:2], "KS")


def walk_both(options: Options, players: int, seed: int, chance: Chance) -> tuple[State, NaiveRound]:
    """Play a round by random legal moves in both tellings; they allow the same at each step."""
    state = TAROT.open_match(options, players, seed).state
    naive = told_again(state)
    while (seat := TAROT.turn(state)) is not None:
        assert (naive.turn, naive.phase == "over") == (seat, False)
        agree(state, naive, chance)
        seen = TAROT.view(state, seat)
        legal = [
            move for move in tarot_proposals(TAROT, seen, chance) if not isinstance(TAROT.judge(seen, move), Refusal)
        ]
        move = legal[chance.below(len(legal))]
        step = TAROT.play(state, seat, move)
        assert not isinstance(step, Refusal)
        naive.move(TAROT.write_move(move))
        state = step.state
    return state, naive


def agree(state: State, naive: NaiveRound, chance: Chance) -> None:
    """Hold what the seat in turn may do, with the handles that a declarer may show, against the second telling."""
    declarer = naive.turn if naive.declarer is None else naive.declarer
    for seat in {naive.turn, declarer}:
        seen = TAROT.view(state, seat)
        for words in questions(naive, seat, chance):
            allowed = not isinstance(TAROT.judge(seen, TAROT.read_move(words)), Refusal)
            assert (words, allowed) == (words, naive.allows(seat, words))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@settings(max_examples=settings().max_examples // 4)  # each example asks a whole round through
@given(seed=SEEDS)
def test_two_tellings_of_the_rules_agree_on_every_move_and_every_score(players: int, seed: int) -> None:
    """FT-01 to FT-31: each bid, call, put-back, handle or card is allowed by both or by neither; so is each point."""
    chance = Chance(seed, 7)
    state, naive = walk_both(any_options(chance), players, seed, chance)
    assert naive.phase == "over"
    assert list(wrong_points(state, naive)) == []


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_computers_players_play_by_both_tellings(seats: int, options: Options) -> None:
    """At every table: no card is refused, all card points are 91, all scores together are zero."""
    assert list(faults(options, seats, 77, 1)) == []
