"""What the table answers when it is asked: whose turn, how many cards, which pile, which options."""

from __future__ import annotations

from collections.abc import Iterator

from cardtable.games.playroom.judge import must_draw
from cardtable.games.playroom.options import DiscardMode, Options
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording_table import reached
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.options import OptionField, option_fields


def whose_turn(view: View) -> Message:
    """Say whose turn it is; on the own turn what comes next, too."""
    if view.over:
        return message("playroom-answer-round-over")
    if view.my_turn and must_draw(view):
        return message("playroom-answer-turn-draw", who=Who(view.turn))
    if view.my_turn and view.provisional:
        needed = view.options.first_meld
        return message("playroom-answer-turn-progress", who=Who(view.turn), reached=reached(view), needed=needed)
    return message("playroom-answer-turn", who=Who(view.turn))


def counts(view: View) -> Message:
    """Say how many cards each player has, then the stock, then the discard pile."""
    players = [message("playroom-count-line", who=Who(seat), count=view.counts[seat]) for seat in view.standing.playing]
    piles = [message("playroom-count-stock", count=view.stock)]
    if view.options.discard_mode is not DiscardMode.NONE:
        piles.append(message("playroom-count-pile", count=view.discard_count))
    return message("playroom-answer-counts", parts=(*players, *piles))


def pile(view: View) -> Message:
    """Say what may be read of the discard pile, newest first (PR-Q56)."""
    if view.options.discard_mode is DiscardMode.NONE:
        return message("playroom-answer-no-pile")
    if not view.discard:
        return message("playroom-answer-pile-empty")
    if view.options.discard_mode is DiscardMode.MULTI:
        return message("playroom-answer-pile-all", cards=tuple(reversed(view.discard)))
    return message("playroom-answer-pile-top", card=view.discard[-1], count=view.discard_count)


def options_in_force(view: View) -> Message:
    """Say the options that matter at this table: those that are on, have a number, or are not as usual."""
    return message("playroom-answer-options", parts=tuple(_options(view.options)))


def _options(options: Options) -> Iterator[Message]:
    for field in option_fields(Options):
        said = _option(field, options)
        if said is not None:
            yield said


def _option(field: OptionField, options: Options) -> Message | None:
    value = getattr(options, field.name)
    label = message(f"playroom-{field.name.replace('_', '-')}")
    if isinstance(value, bool):
        return _switch(label, on=value, usual=value == field.default)
    if isinstance(value, int):
        return message("playroom-option-number", label=label, value=value) if value else None
    return message("playroom-option-choice", label=label, value=Message(f"{label.id}-{value}"))


def _switch(label: Message, *, on: bool, usual: bool) -> Message | None:
    if on:
        return message("playroom-option-on", label=label)
    return None if usual else message("playroom-option-off", label=label)
