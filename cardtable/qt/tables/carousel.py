"""The manners of Carousel."""

from __future__ import annotations

from typing import Final

from cardtable.games.carousel import wording
from cardtable.games.carousel.facts import Entry, Score
from cardtable.games.carousel.options import Options
from cardtable.games.carousel.scoring import ROUND_BONUS, hand_value
from cardtable.games.carousel.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, message
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import RUMMY_SORTINGS
from cardtable.qt.tables.manners import Account, Badge, Bound, Column, Manners
from cardtable.rummy.facts import YouDrew
from cardtable.text.numerals import MINUS, number

HANDS = (Score.EARLIER, Score.DIFFERENCE)
BONUS = (Score.UNDERCUT, Score.OUT, Score.TARGET, Score.ROUNDS_WON)


class CarouselManners:
    """No card is bound, nothing is discarded, the hands are counted against each other."""

    wording = wording
    band = message("bench-own")
    counts_title = "list-counts"
    sortings = RUMMY_SORTINGS

    def brought(self, seen: object, seat: Seat) -> tuple[Card, ...] | None:
        """Know the stock alone."""
        return (seen.card,) if isinstance(seen, YouDrew) else None

    def bound(self, view: View) -> tuple[Bound, ...]:
        """Leave every card free."""
        return ()

    def pile(self, view: View) -> tuple[Card, ...] | None:
        """Know no discard pile."""
        return None

    def pile_count(self, view: View) -> int:
        """Count no discards."""
        return 0

    def opened(self, view: View) -> frozenset[Seat]:
        """Tell of no first meld."""
        return frozenset()

    def badge(self, view: View, seat: Seat) -> Badge:
        """Tell nothing more of a player."""
        return Badge()

    def round_points(self, view: View, seat: Seat) -> Points:
        """Sum what the round has brought a seat so far."""
        return view.points(seat)

    def winners(self, view: View) -> tuple[Seat, ...]:
        """Name who has won the round; several may share it (CR-Q05)."""
        return view.winners

    def fewest_win(self, view: View) -> bool:
        """Count points as good."""
        return False

    def columns(self, view: View) -> tuple[Column, ...]:
        """List the differences of the hands, then the bonuses."""
        return (Column("sheet-other-hands", HANDS, always=True), Column("sheet-bonus", BONUS))

    def formula(self, entry: Entry) -> str:
        """Write a difference of two hands, or a bonus for several rounds."""
        if entry.score is Score.DIFFERENCE and entry.own:
            return f"{number(entry.other)} {MINUS} {number(entry.own)}"
        return f"{number(ROUND_BONUS)} × {entry.count}" if entry.score is Score.ROUNDS_WON else ""

    def hand_value(self, view: View) -> int:
        """Count the own hand as it would count if the round ended now."""
        return hand_value(view.hand)

    def left(self, view: View, seat: Seat) -> tuple[Card, ...]:
        """Give what a player was left with, open at the round's end."""
        return view.ends[seat] if view.ends else ()

    def part(self, view: View, seat: Seat) -> Message | None:
        """Let all play alike."""
        return None

    def account(self, view: View) -> Account:
        """Explain points player by player alone."""
        return Account()

    def limit(self, options: Options) -> int:
        """Give the total that ends the game (CR-19)."""
        return options.target


MANNERS: Final[Manners] = CarouselManners()
