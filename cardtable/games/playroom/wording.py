"""What is said of a round of Playroom Rummy."""

from __future__ import annotations

from cardtable.games.playroom.wording_answers import counts, options_in_force, pile, whose_turn
from cardtable.games.playroom.wording_events import tell
from cardtable.games.playroom.wording_scores import game_result, round_result, score_line, scores
from cardtable.games.playroom.wording_table import describe_card, describe_effect, describe_meld, describe_preview

__all__ = [
    "counts",
    "describe_card",
    "describe_effect",
    "describe_meld",
    "describe_preview",
    "game_result",
    "options_in_force",
    "pile",
    "round_result",
    "score_line",
    "scores",
    "tell",
    "whose_turn",
]
