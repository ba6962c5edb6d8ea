"""What the table of any rummy answers when it is asked for counts, piles, options."""

from __future__ import annotations

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Standing
from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.options import Declared, OptionField, option_fields


def counts(standing: Standing, hands: tuple[int, ...], stock: int, pile: int | None = None) -> Message:
    """Say how many cards each player has, then the stock, then the discard pile if there is one."""
    players = [message("rummy-count-line", who=Who(seat), count=hands[seat]) for seat in standing.playing]
    piles = [message("rummy-count-stock", count=stock)]
    if pile is not None:
        piles.append(message("rummy-count-pile", count=pile))
    return message("rummy-answer-counts", parts=(*players, *piles))


def pile_top(seen: tuple[Card, ...], count: int) -> Message:
    """Say what lies on top of the discard pile; nothing is `seen` of an empty one."""
    if not seen:
        return message("rummy-answer-pile-empty")
    return message("rummy-answer-pile-top", card=seen[-1], count=count)


def options_in_force(prefix: str, options: Declared) -> Message:
    """Say the options that matter at this table: those that are on, have a number, or are not as usual."""
    said = (_option(prefix, field, options) for field in option_fields(type(options)))
    return message("rummy-answer-options", parts=tuple(each for each in said if each is not None))


def _option(prefix: str, field: OptionField, options: Declared) -> Message | None:
    value = getattr(options, field.name)
    label = message(f"{prefix}-{field.name.replace('_', '-')}")
    if isinstance(value, bool):
        return _switch(label, on=value, usual=value == field.default)
    if isinstance(value, int):
        return message("rummy-option-number", label=label, value=value) if value else None
    return message("rummy-option-choice", label=label, value=Message(f"{label.id}-{value}"))


def _switch(label: Message, *, on: bool, usual: bool) -> Message | None:
    if on:
        return message("rummy-option-on", label=label)
    return None if usual else message("rummy-option-off", label=label)
