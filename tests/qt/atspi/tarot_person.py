"""A person who plays French Tarot by ear and keys, and knows what was heard alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.qt.atspi.reader import Node, Reader

MOST_TURNS: Final = 80
MOST_PARTS: Final = 12
"""More than the parts of the window that F6 goes through."""
BARRED: Final = "not allowed"
WANTED: Final = "Guard"
"""The contract that is bid: high enough that it is seldom overbid, low enough that cards are put back."""


class TarotPerson:
    """Bids a guard, calls the first king there is, puts the first cards back, plays the first card that is allowed."""

    def __init__(self, person: Reader) -> None:
        """Sit down."""
        self._person = person
        self._heard = 0
        self.done: list[str] = []
        self._answers: dict[str, Callable[[], None]] = {
            "bid or pass": self._bid,
            "call a": self._call,
            "put": self._put_back,
            "lead": self._play,
            "were led": self._play,
        }

    def play_round(self) -> None:
        """Answer each time it is the own turn, until the score sheet lies there."""
        for _ in range(MOST_TURNS):
            self._person.wait_for(lambda: self._asked() is not None or self._is_over(), "the own turn")
            asked = self._asked()
            if asked is None:
                return
            self._heard = len(self._person.said)
            self.done.append(asked)
            self._answers[asked]()
        raise AssertionError("the round does not end")

    def _asked(self) -> str | None:
        """Give what the person is asked for, if it was said since the last answer that it is their turn."""
        turns = [said for said in self._person.said[self._heard :] if "Your turn" in said]
        if not turns:
            return None
        told = turns[-1].rpartition("Your turn")[2]
        return next(asked for asked in self._answers if asked in told)

    def _is_over(self) -> bool:
        return any(node.name == "Copy as text" for node in self._person.tree())

    def _bid(self) -> None:
        """Go to the contracts and along them to the one that is wanted; pass where it is too low."""
        self._person.press("space")
        for _ in range(6):
            focus = self._person.focus
            assert focus is not None
            if focus.text.startswith(WANTED):
                self._person.press("Return")
                return
            self._person.press("Right")
        self._person.press("p")

    def _call(self) -> None:
        """Open the kings and call the first that is not the own one."""
        self._person.press("space")
        for _ in range(4):
            self._person.press("Right")
            focus = self._person.focus
            if focus is not None and "your hand" not in focus.text:
                break
        self._person.press("Return")

    def _put_back(self) -> None:
        """Open the hand and tick cards until enough are chosen."""
        self._person.press("space")
        for _ in range(24):
            if any(self._is_enough(said) for said in self._person.said[self._heard :]):
                break
            self._person.press("space", "Right")
        self._person.press("Return")

    @staticmethod
    def _is_enough(said: str) -> bool:
        count, _, due = said.rstrip(".").partition(" of ")
        return count.isdigit() and count == due

    def _play(self) -> None:
        """Go along the hand to the first card that is allowed."""
        hand = self._hand()
        place = next(place for place, node in enumerate(hand) if BARRED not in node.name)
        cards = {_card(node.name) for node in hand}
        for _ in range(MOST_PARTS):
            focus = self._person.focus
            if focus is not None and _card(focus.text) in cards:
                break
            self._person.press("F6")
        self._person.press("Home", *["Right"] * place, "Return")

    def _hand(self) -> list[Node]:
        """Walk through the cards of the hand: what is read first on the table, up to where something else lies."""
        items = self._person.items("Card table")
        count = next(int(node.more.rpartition(" of ")[2]) for node in items)
        return items[:count]


def _card(name: str) -> str:
    """Hear the card alone, without what is remarked of it."""
    return name.partition(",")[0]
