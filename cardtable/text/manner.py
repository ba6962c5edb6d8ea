"""How a sentence comes to its listener: how pressing, with which sound, or for the eye alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

from cardtable.text.levels import Level

Urgency = Literal["polite", "assertive"]


class Manner(NamedTuple):
    """Say how a sentence comes to one listener; below the level `heard_from` it stands only in the log."""

    urgency: Urgency
    sound: str | None
    heard_from: Level


class _Rule(NamedTuple):
    """Say which sound goes with a sentence, whether it presses: never, always, or when it is about the listener.

    What is about the listener is heard from the level `mine` on, what is about others from `others` on; what the usual
    level leaves out makes no sound either. A sentence may have another sound, `theirs`, where it is about others.
    """

    sound: str | None = None
    presses: Literal["never", "mine", "always"] = "never"
    others: Level = Level.BRIEF
    mine: Level = Level.BRIEF
    theirs: str | None = None


MANNERS: Mapping[str, _Rule] = {
    "clock-warning": _Rule("clock", "always"),
    "draft-added": _Rule("pick"),
    "rummy-turn": _Rule("turn", "mine", others=Level.FULL),  # what others do in their turn says whose it is
    "rummy-drew": _Rule("draw", "mine"),
    "rummy-drew-unseen": _Rule("draw", others=Level.NORMAL),  # every turn begins like that
    "rummy-took-discards": _Rule("draw", "mine"),
    "rummy-laid": _Rule("meld", "mine"),
    "playroom-laid-provisional": _Rule("meld", "mine"),
    "rummy-extended": _Rule("lay", "mine"),
    "playroom-merged": _Rule("meld", "mine"),
    "playroom-joker-swapped": _Rule("joker", "mine"),
    "playroom-end-taken": _Rule("draw", "mine"),
    "playroom-whole-taken": _Rule("draw", "mine"),
    "playroom-meld-taken-back": _Rule("draw", "mine"),
    "rummy-discarded": _Rule("discard", "mine"),
    "playroom-opened": _Rule(None, "mine"),
    "rummy-turn-ended": _Rule(None, "mine", others=Level.FULL),  # the next one draws, or it is the own turn
    "playroom-timed-out": _Rule("refused", "mine"),
    "playroom-timed-out-returned": _Rule("refused", "mine"),
    "playroom-owed-charged": _Rule("owed", "mine"),
    "rummy-few-cards": _Rule("few-cards"),
    "rummy-took-back": _Rule(None, "mine"),
    "rummy-round-won": _Rule("round-won", "always", theirs="round-lost"),
    "playroom-round-won-elimination": _Rule("round-won", "always", theirs="round-lost"),
    "playroom-round-blocked": _Rule("round-lost", "always"),
    "playroom-player-out": _Rule(None, "mine"),
    "rummy-game-won": _Rule("game-won", "always", theirs="game-lost"),
    "basic-threw-last": _Rule("discard", "mine"),
    "basic-threw-last-unseen": _Rule("discard"),
    "basic-stalemate": _Rule("round-lost", "always"),
    "carousel-arranged": _Rule("meld", "mine"),
    "carousel-exchanged": _Rule("meld", "mine"),
    "carousel-returned": _Rule("draw", "mine"),
    "carousel-knocked": _Rule("knock", "always"),
    "carousel-stock-ended": _Rule(None, "always"),
    "carousel-round-ended": _Rule("round-won", "always", theirs="round-lost"),
    "tarot-turn-bid": _Rule("turn", "always"),
    "tarot-turn-call": _Rule("turn", "always"),
    "tarot-turn-put-back": _Rule("turn", "always"),
    "tarot-turn-lead": _Rule("turn", "always"),
    "tarot-turn-follow": _Rule("turn", "always"),
    "tarot-bid": _Rule("bid"),
    "tarot-auction-won": _Rule(None, "mine"),
    "tarot-called": _Rule(None, "mine"),
    "tarot-kitty-shown": _Rule("draw", "mine"),
    "tarot-put-back": _Rule("discard", "mine"),
    "tarot-put-back-unseen": _Rule("discard"),
    "tarot-handle-shown": _Rule("meld", "mine"),
    "tarot-play-began": _Rule(mine=Level.FULL),  # "your turn to lead" comes right after it
    "tarot-led": _Rule("lay", "mine"),
    "tarot-played": _Rule("lay", "mine"),
    "tarot-partner": _Rule(None, "always"),
    "tarot-trick-won": _Rule("trick", "mine"),
    "tarot-last-trick-won": _Rule("trick", "mine"),
    "tarot-contract-made": _Rule("round-won", "always", theirs="round-lost"),
    "tarot-contract-lost": _Rule("round-lost", "always", theirs="round-won"),
    "tarot-misere-ended": _Rule("round-won", "always", theirs="round-lost"),  # each for themselves: who gains has won
    "tarot-game-won": _Rule("game-won", "always", theirs="game-lost"),
}

_ANSWER = _Rule(None, "always")
_REFUSED = _Rule("refused", "always")


def manner(message_id: str, *, concerns_listener: bool) -> Manner:
    """Give the manner of a sentence."""
    rule = MANNERS.get(message_id) or _rule_of_kind(message_id)
    presses = rule.presses == "always" or (rule.presses == "mine" and concerns_listener)
    heard_from = rule.mine if concerns_listener else rule.others
    sound = rule.sound if concerns_listener or rule.theirs is None else rule.theirs
    return Manner("assertive" if presses else "polite", sound if heard_from < Level.FULL else None, heard_from)


def _rule_of_kind(message_id: str) -> _Rule:
    """Tell a refusal or an answer by its id, which every game makes alike."""
    if "refused-" in message_id:
        return _REFUSED
    return _ANSWER if "-answer-" in message_id else _Rule()
