"""What is said of a round of Carousel."""

from __future__ import annotations

from cardtable.games.carousel.wording_answers import counts, knock_offer, options_in_force, whose_turn
from cardtable.games.carousel.wording_bench import (
    changed,
    combination_status,
    joker_asked,
    joker_declared,
    still_missing,
)
from cardtable.games.carousel.wording_events import tell
from cardtable.games.carousel.wording_scores import game_result, round_result, score_line, scores
from cardtable.games.carousel.wording_table import describe_card, describe_combination, describe_preview

__all__ = [
    "changed",
    "combination_status",
    "counts",
    "describe_card",
    "describe_combination",
    "describe_preview",
    "game_result",
    "joker_asked",
    "joker_declared",
    "knock_offer",
    "options_in_force",
    "round_result",
    "score_line",
    "scores",
    "still_missing",
    "tell",
    "whose_turn",
]
