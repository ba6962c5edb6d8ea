"""The referee's no, as a value that names the rule."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.message import Arg, Message, message


@dataclass(frozen=True, slots=True)
class Refusal:
    """Refuse a move by `rule` (an id such as PR-24); `message` says what is missing and what would do."""

    rule: str
    message: Message


def refuse(rule: str, message_id: str, /, **args: Arg) -> Refusal:
    """Make a refusal with its sentence."""
    return Refusal(rule, message(message_id, **args))
