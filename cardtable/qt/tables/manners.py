"""What a game decides for the window that shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import Sorting
from cardtable.qt.keys import Verb
from cardtable.qt.tables.entries import Entry, Judged
from cardtable.qt.tables.sight import AnyEntry, AnyMove, AnyOptions, AnyPreview, AnyView
from cardtable.rummy.melds import Meld, TableMeld
from cardtable.rummy.moves import LayMeld

Judge = Callable[[AnyView, AnyMove], AnyPreview | Refusal]
"""A game's referee."""


@dataclass(frozen=True, slots=True)
class Bound:
    """A card of the hand that is not free this turn, with what is said of it; one that is `barred` cannot be played."""

    card: Card
    says: Message
    barred: bool = False


@dataclass(frozen=True, slots=True)
class Badge:
    """What is told of a player beside the cards: a short `note`, a `tag` with its icon, what is heard of both."""

    note: Message | None = None
    tag: Message | None = None
    icon: str = ""
    says: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class FirstMeld:
    """How far a first meld has come: `reached` of `needed` points, `needed` is 0 where none is due."""

    reached: int = 0
    needed: int = 0


@dataclass(frozen=True, slots=True)
class Account:
    """How a round came to its points before they were shared out, line by line.

    `cards` are those laid open at its end, `caption` says in short what they are, `told` in full.
    """

    lines: tuple[Message, ...] = ()
    cards: tuple[Card, ...] = ()
    caption: Message | None = None
    told: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the score sheet: the id of its title, the entries that it sums, whether they count against."""

    title: str
    scores: tuple[StrEnum, ...]
    minus: bool = False
    always: bool = False


class Wording(Protocol):
    """The sentences of a game: its module `wording`."""

    def counts(self, view: AnyView, /) -> Message:
        """Say how many cards each player has."""
        ...

    def game_result(self, view: AnyView, /) -> Message:
        """Say who won the game."""
        ...

    def options_in_force(self, view: AnyView, /) -> Message:
        """Say the options that matter."""
        ...

    def round_result(self, view: AnyView, /) -> Message:
        """Say who won the round."""
        ...

    def score_line(self, entry: AnyEntry, /) -> Message:
        """Say an entry of the score sheet with its formula."""
        ...

    def scores(self, view: AnyView, /) -> Message:
        """Say each player's total."""
        ...

    def whose_turn(self, view: AnyView, /) -> Message:
        """Say whose turn it is."""
        ...


class MeldWording(Wording, Protocol):
    """The sentences of a rummy that is played by draw, meld, discard."""

    def describe_effect(self, view: AnyView, move: AnyMove, preview: AnyPreview, /) -> Message | None:
        """Say only what a legal move leads to; None where that is nothing beside the deed itself."""
        ...

    def describe_meld(self, table_meld: TableMeld, view: AnyView, /) -> Message:
        """Say a combination."""
        ...

    def describe_preview(self, view: AnyView, move: AnyMove, preview: AnyPreview, /) -> Message:
        """Say what a legal move would do."""
        ...

    def pile(self, view: AnyView, /) -> Message:
        """Say what may be read of the discard pile."""
        ...


class Manners(Protocol):
    """What any game tells the models, the score sheet, the page."""

    @property
    def wording(self) -> Wording:
        """Its sentences."""
        ...

    def brought(self, seen: object, seat: Seat, /) -> tuple[Card, ...] | None:
        """Give the cards that an event brought to a seat's hand, none where those before it are no news any more.

        None where the event has nothing to do with it.
        """
        ...

    @property
    def counts_title(self) -> str:
        """The sentence over everyone's counts."""
        ...

    @property
    def band(self) -> Message:
        """The few words on the band of a card that is bound."""
        ...

    def bound(self, view: AnyView) -> tuple[Bound, ...]:
        """Name the cards of the own hand that are not free this turn."""
        ...

    def pile(self, view: AnyView) -> tuple[Card, ...] | None:
        """Give what may be read of the discard pile, oldest first; None where nothing is discarded."""
        ...

    def pile_count(self, view: AnyView) -> int:
        """Count the discard pile."""
        ...

    @property
    def sortings(self) -> tuple[Sorting, ...]:
        """The orders in which the hand can be held."""
        ...

    def opened(self, view: AnyView) -> frozenset[Seat]:
        """Name the seats whose first meld is told on their plates."""
        ...

    def badge(self, view: AnyView, seat: Seat) -> Badge:
        """Tell what a player's plate shows beside the cards."""
        ...

    def round_points(self, view: AnyView, seat: Seat) -> Points:
        """Sum what the round has brought a seat so far, penalties included."""
        ...

    def winners(self, view: AnyView) -> tuple[Seat, ...]:
        """Name who has won the round."""
        ...

    def fewest_win(self, view: AnyView) -> bool:
        """Tell whether points are bad."""
        ...

    def columns(self, view: AnyView) -> tuple[Column, ...]:
        """List the columns of the score sheet between the hands and the sum of the round."""
        ...

    def formula(self, entry: AnyEntry) -> str:
        """Write the terms of a single entry; empty where its number says all."""
        ...

    def hand_value(self, view: AnyView) -> int | None:
        """Count the own hand as it would count if the round ended now; None where it would not."""
        ...

    def left(self, view: AnyView, seat: Seat) -> tuple[Card, ...]:
        """Give what a player was left with, open at the round's end."""
        ...

    def part(self, view: AnyView, seat: Seat) -> Message | None:
        """Say what a player was in the round that is over; None in games where all are alike."""
        ...

    def account(self, view: AnyView) -> Account:
        """Explain how the round that is over came to its points; most games do so player by player alone."""
        ...

    def limit(self, options: AnyOptions) -> int:
        """Give the total that ends the game, 0 for none."""
        ...


class MeldManners(Manners, Protocol):
    """What a rummy of draw, meld, discard decides beside that."""

    @property
    def wording(self) -> MeldWording:
        """Its sentences."""
        ...

    @property
    def keys(self) -> Mapping[Verb, str]:
        """The sentences of the keys that do not do quite the usual here."""
        ...

    @property
    def aces_high(self) -> bool:
        """Whether an ace may lie at either end of a run, so that the end has to be named."""
        ...

    def lays(self, seen: object) -> int | None:
        """Give the number of the new combination that was laid, if that is what was perceived."""
        ...

    def ends_turn(self, seen: object) -> bool:
        """Tell whether what was perceived ended a turn."""
        ...

    def throws(self, seen: object) -> bool:
        """Tell whether a card came onto the discard pile."""
        ...

    def closed(self, meld: Meld) -> bool:
        """Tell whether no card can be added to a combination."""
        ...

    def provisional(self, view: AnyView) -> tuple[int, ...]:
        """Give the numbers of the combinations of a first meld that is not complete."""
        ...

    def first_meld(self, view: AnyView, preview: AnyPreview | None = None) -> FirstMeld:
        """Tell how far the own first meld is, or would be after a move."""
        ...

    def takes_from_pile(self, view: AnyView) -> bool:
        """Tell whether the discard pile may be drawn from at this table."""
        ...

    def takes_several(self, view: AnyView) -> bool:
        """Tell whether more than the top card of the pile may be taken at this table."""
        ...

    def must_draw(self, view: AnyView) -> bool:
        """Tell whether the seat in turn has still to draw."""
        ...

    def draw(self, view: AnyView) -> AnyMove:
        """Give what the key that draws asks for."""
        ...

    def ends_by_discard(self, view: AnyView) -> bool:
        """Tell whether the own turn, as it stands, is ended by a discard."""
        ...

    def cancel(self, view: AnyView) -> AnyMove | None:
        """Give what cancelling asks for where no combination is begun; None where there is nothing."""
        ...

    def readings(self, view: AnyView, cards: tuple[Card, ...]) -> tuple[LayMeld, ...]:
        """Give each combination that cards can make, the dearest first; at least one move, for the referee to judge."""
        ...

    def reading(self, preview: AnyPreview) -> Message:
        """Say in which of several ways cards would be read."""
        ...

    def summed(self, before: AnyPreview | None, answer: AnyPreview) -> AnyPreview:
        """Tell what two moves do, one after the other."""
        ...

    def swaps(self, preview: AnyPreview) -> bool:
        """Tell whether the card takes another one's place instead of lying beside it."""
        ...

    def deeds(self, view: AnyView, laid: TableMeld, judged: Judged) -> list[Entry]:
        """List what can be done with a combination on the table."""
        ...
