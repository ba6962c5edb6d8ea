"""Positions whose best move a player at a table would see, played by the computer."""

from __future__ import annotations

import pytest

from cardtable.play.scenario import read_scenario
from cardtable.play.scenario_run import run_scenario


def holds(head: str, *script: str) -> None:
    """Play a scenario of Ann against Bob to its end."""
    lines = ["game: playroom-rummy", "seats: Ann Bob", *head.strip().splitlines(), "---", *script]
    run_scenario(read_scenario("\n".join(line.strip() for line in lines)))


def test_opens_with_two_combinations_when_one_is_not_enough() -> None:
    """PR-23: 25 and 30 points open together."""
    holds(
        """drawn: 1
        hand Ann: 9C JC JK QH QD QC 2S 5D""",
        "Ann: ai casual",
        "expect opened Ann: yes",
        "expect points Ann: 55",
        "expect count Ann: 1",
    )


def test_begins_no_opening_that_it_cannot_finish() -> None:
    """PR-Q03: a first meld under the threshold would bar the end of the turn."""
    holds(
        """drawn: 1
        hand Ann: 2H 3H 4H 8C 8D 9S KD""",
        "Ann: ai casual",
        "expect table:",
        "expect count Ann: 6",
    )


def test_takes_an_opening_back_that_it_cannot_finish() -> None:
    """PR-Q60: what lies provisionally returns to the hand before the turn can end."""
    holds(
        """drawn: 1
        hand Ann: 2H 3H 4H 8C 9D KD""",
        "Ann: meld 2H 3H 4H",
        "Ann: ai casual",
        "expect table:",
        "expect count Ann: 5",
        "expect turn: Bob",
    )


def test_finishes_an_opening_that_was_begun() -> None:
    """PR-Q03: what is still needed is laid."""
    holds(
        """drawn: 1
        hand Ann: 2H 3H 4H QC QD QS 5D 9C""",
        "Ann: meld 2H 3H 4H",
        "Ann: ai casual",
        "expect opened Ann: yes",
        "expect points Ann: 45",
    )


def test_swaps_a_joker_that_it_can_lay_at_once() -> None:
    """PR-18, PR-21: the joker goes into a new combination for another card."""
    holds(
        """opened: Ann
        drawn: 1
        table: 6S 7S JK
        hand Ann: 8S 2H 2D 9C KC""",
        "Ann: ai casual",
        "expect table 1: 6S 7S 8S",
        "expect penalty Ann: 0",
        "expect count Ann: 1",
    )


def test_leaves_a_joker_that_it_could_not_lay() -> None:
    """PR-21: a joker kept in hand would cost 300 points."""
    holds(
        """opened: Ann
        drawn: 1
        table: 6S 7S JK | 2C 3C 4C
        hand Ann: 8S 2H 9D KC QS""",
        "Ann: ai casual",
        "expect table 1: 6S 7S JK",
        "expect penalty Ann: 0",
    )


def test_splits_a_run_with_its_own_copy() -> None:
    """PR-45: five cards taken with the own eight make two runs."""
    holds(
        """options: manipulation=on
        opened: Ann
        drawn: 1
        table: 6S 7S 8S 9S 10S
        hand Ann: 8S 2D KC QH""",
        "Ann: ai casual",
        "expect penalty Ann: 0",
        "expect count Ann: 2",
    )


def test_takes_the_end_of_a_run_for_its_own_pair() -> None:
    """PR-48: the four of diamonds serves two fours in hand."""
    holds(
        """options: manipulation=on
        opened: Ann
        drawn: 1
        table: 4D 5D 6D 7D
        hand Ann: 4H 4C KC 9S""",
        "Ann: ai casual",
        "expect table: 5D 6D 7D | 4D 4H 4C",
        "expect points Ann: 10",
        "expect count Ann: 1",
    )


def test_merges_two_runs_to_take_an_end() -> None:
    """PR-46: no card can be taken from runs of three, but from the six they make."""
    holds(
        """options: manipulation=on
        opened: Ann
        drawn: 1
        table: 4D 5D 6D | 7D 8D 9D
        hand Ann: 9H 9C KC JS""",
        "Ann: ai casual",
        "expect table 1: 4D 5D 6D 7D 8D",
        "expect penalty Ann: 0",
        "expect count Ann: 1",
    )


def test_leaves_the_table_alone_where_manipulation_is_off() -> None:
    """PR-44: without the option nothing is taken."""
    holds(
        """opened: Ann
        drawn: 1
        table: 4D 5D 6D 7D
        hand Ann: 4H 4C KC 9S""",
        "Ann: ai casual",
        "expect table: 4D 5D 6D 7D",
    )


def test_pays_what_it_owes() -> None:
    """PR-47: a taken card is laid again, whatever else could be laid."""
    holds(
        """options: manipulation=on
        opened: Ann
        drawn: 1
        owed Ann: 7S
        table: 8S 9S 10S
        hand Ann: 7S 7H 2D KC""",
        "Ann: ai casual",
        "expect penalty Ann: 0",
    )


def test_takes_the_discard_that_fits() -> None:
    """PR-28: a card that extends the table at once is better than one unknown."""
    holds(
        """opened: Ann
        table: 8S 9S 10S
        discard: 2C JS
        hand Ann: 4H 6C KC""",
        "Ann: ai casual",
        "expect table: 8S 9S 10S JS",
        "expect count Ann: 2",
    )


def test_leaves_the_discard_that_does_not_fit() -> None:
    """PR-28: a card that cannot be laid now is left lying."""
    holds(
        """opened: Ann
        table: 8S 9S 10S
        discard: 2C
        stock: 5D KD
        hand Ann: 4H 9C KC""",
        "Ann: ai casual",
        "expect stock: 1",
    )


def test_digs_for_a_card_that_pays() -> None:
    """PR-29: three cards are taken at once where all of them can be laid."""
    holds(
        """options: discard_mode=multi
        opened: Ann
        table: 8S 9S 10S
        discard: 2C QD QC JS
        hand Ann: QH 6C KC""",
        "Ann: ai casual",
        "expect discard: 2C KC",
        "expect hand Ann: 6C",
    )


def test_leaves_a_pile_that_would_burden_it() -> None:
    """PR-29: one card to extend with is not worth six that cannot be laid."""
    holds(
        """options: discard_mode=multi
        opened: Ann Bob
        table: 8S 9S 10S
        discard: JS KH 2D 9D 6H KC 4C
        stock: 5D 8D
        hand Ann: 3H 6S AC""",
        "Ann: ai casual",
        "expect stock: 1",
    )


def test_throws_a_dear_card_in_elimination() -> None:
    """PR-40: what stays in hand counts, so the loose king goes before the loose two."""
    holds(
        """options: elimination=on
        drawn: 1
        hand Ann: KD 2H 5S 8C""",
        "Ann: ai casual",
        "expect top: KD",
    )


def test_keeps_its_pairs_when_it_throws() -> None:
    """A pair that two cards complete is worth more than a card alone."""
    holds(
        """drawn: 1
        hand Ann: 9H 9D 4S 5S 7C QH QC""",
        "Ann: ai casual",
        "expect top: 7C",
    )


def test_throws_nothing_that_the_next_player_can_lay() -> None:
    """PR-28: a card that fits the table would be a present for a player who has opened."""
    holds(
        """opened: Bob
        drawn: 1
        table: 8S 9S 10S
        hand Ann: JS 5H""",
        "Ann: ai casual",
        "expect top: 5H",
    )


@pytest.mark.parametrize("level", ["casual", "beginner"])
def test_never_throws_a_joker_while_it_has_another_card(level: str) -> None:
    """A joker is the last card to go."""
    holds(
        """drawn: 1
        hand Ann: JK JK 4S""",
        f"Ann: ai {level}",
        "expect hand Ann: JK JK",
    )


def test_goes_out_on_the_table_where_nothing_is_thrown() -> None:
    """PR-26: without discards every card is laid, the joker too."""
    holds(
        """options: discard_mode=none
        opened: Ann
        drawn: 1
        table: 8S 9S 10S
        hand Ann: JS QS 4H 4D JK""",
        "Ann: ai casual",
        "expect round: over",
        "expect count Ann: 0",
    )


def test_ends_its_turn_where_nothing_is_thrown() -> None:
    """PR-Q12: what cannot be laid is kept."""
    holds(
        """options: discard_mode=none
        drawn: 1
        hand Ann: 2H 9D KC""",
        "Ann: ai casual",
        "expect turn: Bob",
        "expect count Ann: 3",
    )


def test_goes_out_with_its_last_discard() -> None:
    """PR-08: one card may be left, which is thrown."""
    holds(
        """opened: Ann
        drawn: 1
        table: 8S 9S 10S
        hand Ann: JS 4H""",
        "Ann: ai casual",
        "expect round: over",
    )


def test_goes_out_without_laying_off_where_that_is_a_pure_rummy() -> None:
    """PR-38: the queen of spades joins its own set, not the run, which is worth a hundred points more."""
    holds(
        """drawn: 1
        opened: Bob
        table: 9S 10S JS
        hand Ann: QS QH QD QC 2H
        hand Bob: 4C""",
        "Ann: ai casual",
        "expect round: over",
        "expect points Ann: 345",
    )


def test_lays_an_identity() -> None:
    """PR-12: three equal cards are laid where identities are played."""
    holds(
        """options: identities=on
        opened: Ann
        drawn: 1
        hand Ann: 7H 7H 7H KC 2D""",
        "Ann: ai casual",
        "expect table: 7H 7H 7H",
        "expect points Ann: 45",
    )


def test_leaves_the_joker_of_an_identity_that_it_could_not_lay() -> None:
    """PR-Q28: an equal card does not extend an identity with a joker, it swaps it."""
    holds(
        """options: identities=on
        opened: Ann
        drawn: 1
        table: JH JH JK
        hand Ann: JH 8D 2C""",
        "Ann: ai casual",
        "expect penalty Ann: 0",
        "expect table: JH JH JK",
    )


def test_acts_without_a_draw_where_there_is_none() -> None:
    """PR-Q15: with no stock, and none to be had, the turn goes on without a draw."""
    holds(
        """stock:
        discard: 2C
        hand Ann: 4H 9D""",
        "Ann: ai casual",
        "expect turn: Bob",
        "expect count Ann: 1",
    )
