"""What a careless player overlooks, and what not even a careless one does."""

from __future__ import annotations

from cardtable.bots.tarot.attention import attention_of

SEEDS = range(60)


def picked(level: str, *worths: float) -> set[float]:
    """Give what a player takes of things that are worth so much, whatever the seed."""
    return {attention_of(level, seed).pick(worths, float, 5) for seed in SEEDS}


def test_a_careful_player_takes_the_best() -> None:
    """However little better it is."""
    assert picked("casual", 1.0, 1.1, 0.9) == {1.1}


def test_a_careless_player_now_and_then_takes_the_second_best() -> None:
    """Never the third, however near."""
    assert picked("beginner", 1.0, 1.1, 0.9) == {1.1, 1.0}


def test_a_careless_player_makes_no_blunder() -> None:
    """What is much worse is never taken."""
    assert picked("beginner", 9.0, 1.0) == {9.0}


def test_only_a_careless_player_forgets() -> None:
    """Now and then, not always."""
    assert {attention_of("casual", seed).forgets(1) for seed in SEEDS} == {False}
    assert {attention_of("beginner", seed).forgets(1) for seed in SEEDS} == {False, True}
    assert attention_of("casual", 1).memory is None
    assert attention_of("beginner", 1).memory == 3
