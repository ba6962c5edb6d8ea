"""A person at the window who plays whole rounds of French Tarot, whatever the hands are that do it."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Final

from cardtable.bots.choose import choose
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.moves import Call, MakeBid, Move, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Bidding
from cardtable.games.tarot.view import View
from cardtable.games.tarot.wording import describe_bid
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.text.speak import Speaker
from tests.qt.xvfb.window import Thing, Window, until

BOXES: Final = ("check box", "radio button")
_CARD: Final = re.compile(r"(\w+ of (hearts|spades|diamonds|clubs)|trump \d+( \(.*\))?|fool)(,.*)?$")
_SPEAKER: Final = Speaker("en")


def said(words: Message) -> str:
    """Say something as it is heard."""
    return _SPEAKER.say(words).spoken


@cache
def name_of(card: Card) -> str:
    """Say a card."""
    return said(message("tarot-card", card=card))


def is_of(thing: Thing, card: Card) -> bool:
    """Tell whether a thing is a card; what is remarked of the card may follow its name."""
    return thing.name.partition(",")[0] == name_of(card)


class TarotHands(ABC):
    """Declares, then plays as the casual player would; looks only at the window and at what is saved."""

    def __init__(self, window: Window) -> None:
        """Sit down before a window."""
        self.window = window
        self.held: list[Thing] = []

    def play_game(self) -> None:
        """Play the only round, until its score sheet is seen."""
        while (view := self._my_view()) is not None:
            made = len(self.window.moves)
            move = declaring(view, made)
            self.play(move)
            until(lambda made=made: len(self.window.moves) > made, f"{move} to be saved")  # type: ignore[misc] # mypy knows no type of a default
        until(lambda: bool(self.window.buttons("Copy as text")), "the score sheet")

    def play(self, move: Move) -> None:
        """Make a move."""
        match move:
            case Pass():
                self.pass_by()
            case MakeBid():
                self.bid(move.bid)
            case Call():
                self.open_sheet("Call a card")
                self.choose_cards((move.card,))
            case PutBack():
                self.open_sheet("Put cards back")
                self.choose_cards(move.cards)
            case ShowHandle():
                self.open_handle()
                self.choose_cards(move.cards)
            case PlayCard():
                self.play_card(move.card)

    def hand(self) -> list[Thing]:
        """See the cards of the hand, which are read first."""
        things = self.window.laid()
        end = next((at for at, thing in enumerate(things) if not _CARD.match(thing.name)), len(things))
        return things[:end]

    def boxes(self) -> list[Thing]:
        """See the cards of the sheet that is open, each with its box."""
        return [thing for thing in self.window.look() if thing.role in BOXES and _CARD.match(thing.name)]

    def box(self, card: Card) -> Thing:
        """See the box of a card."""
        return next(thing for thing in self.boxes() if is_of(thing, card))

    def choose_cards(self, cards: Sequence[Card]) -> None:
        """Tick these cards of the sheet, no others, then decide."""
        until(lambda: bool(self.boxes()), "the sheet")
        for thing in self.boxes():
            wanted = any(is_of(thing, card) for card in cards)
            if wanted != thing.ticked:
                self.turn(thing)
                until(lambda name=thing.name, wanted=wanted: self._is_ticked(name) == wanted, f"{thing.name} ticked")  # type: ignore[misc] # mypy knows no type of a default
        self.decide()
        until(lambda: not self.boxes(), "the sheet to close")

    @abstractmethod
    def pass_by(self) -> None:
        """Pass."""

    @abstractmethod
    def bid(self, bid: Bid) -> None:
        """Bid a contract."""

    @abstractmethod
    def open_sheet(self, button: str) -> None:
        """Open the sheet that is due; `button` is what its button says."""

    @abstractmethod
    def open_handle(self) -> None:
        """Open the sheet of the handle."""

    @abstractmethod
    def turn(self, box: Thing) -> None:
        """Tick a card of the sheet, or untick it."""

    @abstractmethod
    def decide(self) -> None:
        """Decide upon what is ticked."""

    @abstractmethod
    def play_card(self, card: Card) -> None:
        """Play a card of the hand."""

    def _is_ticked(self, name: str) -> bool:
        plain = name.partition(",")[0]
        return any(thing.ticked for thing in self.boxes() if thing.name.partition(",")[0] == plain)

    def _sees(self, names: list[str]) -> bool:
        """Look at the hand; tell whether it is these cards."""
        self.held = self.hand()
        return sorted(thing.name.partition(",")[0] for thing in self.held) == names

    def _my_view(self) -> View | None:
        """Wait for the own turn, until the window shows it; None where the round is over."""
        until(lambda: self.window.match().turn in (0, None), "the own turn")
        match = self.window.match()
        if match.turn is None:
            return None
        view: View = match.game.view(match.state, 0)
        held = sorted(map(name_of, view.hand))
        until(lambda: self._sees(held), "the hand")
        return view


def bid_name(bid: Bid) -> str:
    """Say a contract as its button does."""
    return said(describe_bid(bid))


def declaring(view: View, seed: int) -> Move:
    """Bid a guard whatever is held, else play as the casual player."""
    if isinstance(view.phase, Bidding):
        highest = view.phase.highest
        return MakeBid(Bid.GUARD) if highest is None or highest.bid.height < Bid.GUARD.height else Pass()
    move: Move = choose("french-tarot", view, "casual", seed)  # type: ignore[assignment] # a player gives its game's own
    return move
