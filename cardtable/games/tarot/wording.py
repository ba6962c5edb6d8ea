"""What is said of a round of French Tarot."""

from __future__ import annotations

from cardtable.games.tarot.wording_answers import (
    bid_said,
    bids,
    calls,
    contract,
    counts,
    kitty,
    last_trick,
    nth_card,
    options_in_force,
    spoken_bids,
    suit_led,
    trick,
    whose_turn,
)
from cardtable.games.tarot.wording_events import tell
from cardtable.games.tarot.wording_scores import explained, game_result, round_result, score_line, scores
from cardtable.games.tarot.wording_table import describe_bid, describe_card, describe_preview

__all__ = [
    "bid_said",
    "bids",
    "calls",
    "contract",
    "counts",
    "describe_bid",
    "describe_card",
    "describe_preview",
    "explained",
    "game_result",
    "kitty",
    "last_trick",
    "nth_card",
    "options_in_force",
    "round_result",
    "score_line",
    "scores",
    "spoken_bids",
    "suit_led",
    "tell",
    "trick",
    "whose_turn",
]
