"""The manners of Playroom Rummy."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cardtable.games.playroom import wording
from cardtable.games.playroom.facts import PENALTIES, Entry, MeldLaid, Score, TimedOut
from cardtable.games.playroom.judge import must_draw
from cardtable.games.playroom.moves import DrawStock, EndTurn, LayMeld, Move, TakeMeldBack
from cardtable.games.playroom.options import DiscardMode, Options
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.scoring import OWED_PENALTY, added, hand_values
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording_table import reached
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message, message
from cardtable.kernel.seats import Seat
from cardtable.qt.scenes.readings import readings
from cardtable.qt.tables import entries, playroom_deeds
from cardtable.qt.tables.manners import Bound, Column, FirstMeld, MeldManners
from cardtable.qt.tables.rummy import Rummy
from cardtable.rummy.melds import TableMeld
from cardtable.text.numerals import number

LAID = (Score.EARLIER, Score.MELD, Score.EXTENSION, Score.SWAP, Score.TAKEN)
HANDS = (Score.HANDS, Score.OWN_HAND)
BONUS = (Score.NOBODY_OPENED, Score.RUMMY, Score.PURE_RUMMY)


class PlayroomManners(Rummy[View]):
    """Cards are owed, first melds counted, combinations taken apart; the pile is as the options say."""

    wording = wording
    band = message("scene-owed-band", points=OWED_PENALTY)
    aces_high = True

    def bound(self, view: View) -> tuple[Bound, ...]:
        """Name the cards that must be laid this turn (PR-49)."""
        debts = view.debts if view.turn == view.seat else ()
        return tuple(
            Bound(debt.card, message("playroom-card-owed", card=debt.card, points=OWED_PENALTY)) for debt in debts
        )

    def pile(self, view: View) -> tuple[Card, ...] | None:
        """Give what may be read of the discard pile; None where the options know no discards."""
        return None if view.options.discard_mode is DiscardMode.NONE else view.discard

    def opened(self, view: View) -> frozenset[Seat]:
        """Name the seats that have opened."""
        return view.opened

    def round_points(self, view: View, seat: Seat) -> Points:
        """Sum what the round has brought a seat so far, penalties included."""
        return added(view.entries, view.standing.seats, view.options)[seat]

    def fewest_win(self, view: View) -> bool:
        """Count points as bad in an elimination game."""
        return view.options.elimination

    def columns(self, view: View) -> tuple[Column, ...]:
        """List what was laid, the hands, the bonus, the penalties."""
        elimination = view.options.elimination
        return (
            Column("sheet-laid", LAID),
            Column("sheet-own-hand" if elimination else "sheet-other-hands", HANDS, always=True),
            Column("sheet-bonus", BONUS),
            Column("sheet-penalty", tuple(PENALTIES), minus=not elimination),
        )

    def formula(self, entry: Entry) -> str:
        """Write a hand that a rummy has multiplied."""
        return "" if entry.factor == 1 else f"{number(sum(entry.values))} × {entry.factor}"

    def hand_value(self, view: View) -> int:
        """Count the own hand as it would count if the round ended now."""
        return sum(hand_values(view.hand, view.options))

    def limit(self, options: Options) -> int:
        """Give the total that ends the game, 0 for none."""
        return options.score_limit

    def lays(self, seen: object) -> int | None:
        """Give the number of the new combination that was laid."""
        return seen.number if isinstance(seen, MeldLaid) else None

    def ends_turn(self, seen: object) -> bool:
        """Tell whether what was perceived ended a turn; the clock may have."""
        return isinstance(seen, TimedOut) or super().ends_turn(seen)

    def provisional(self, view: View) -> tuple[int, ...]:
        """Give the numbers of the combinations of a first meld that is not complete."""
        return view.provisional

    def first_meld(self, view: View, preview: Preview | None = None) -> FirstMeld:
        """Tell how far the own first meld is, or would be after a move."""
        if preview is not None:
            return FirstMeld(preview.reached, preview.needed)
        return FirstMeld(reached(view), 0 if view.seat in view.opened else view.options.first_meld)

    def takes_from_pile(self, view: View) -> bool:
        """Tell whether the options let the pile be drawn from."""
        return view.options.discard_mode in (DiscardMode.SINGLE, DiscardMode.MULTI)

    def takes_several(self, view: View) -> bool:
        """Tell whether the options let several cards of the pile be taken."""
        return view.options.discard_mode is DiscardMode.MULTI

    def must_draw(self, view: View) -> bool:
        """Tell whether the seat in turn has still to draw."""
        return must_draw(view)

    def draw(self, view: View) -> Move:
        """Draw from the stock; without discards, once drawn, end the turn (PR-Q12)."""
        drawn = view.my_turn and view.drawn > 0
        return EndTurn() if drawn and not self.ends_by_discard(view) else DrawStock()

    def ends_by_discard(self, view: View) -> bool:
        """Tell whether the options know discards."""
        return view.options.discard_mode is not DiscardMode.NONE

    def cancel(self, view: View) -> Move | None:
        """Take the last combination of a first meld back."""
        return TakeMeldBack(view.provisional[-1]) if view.provisional else None

    def readings(self, view: View, cards: tuple[Card, ...]) -> tuple[LayMeld, ...]:
        """Give each combination that cards can make, identities where the options know them."""
        return readings(cards, identities=view.options.identities)

    def reading(self, preview: Preview) -> Message:
        """Say which card the joker stands for."""
        return message("scene-reading", card=preview.joker or "", points=preview.points)

    def summed(self, before: Preview | None, answer: Preview) -> Preview:
        """Sum the points of two moves."""
        return answer if before is None else replace(answer, points=before.points + answer.points)

    def swaps(self, preview: Preview) -> bool:
        """Tell a joker swap."""
        return preview.swap

    def deeds(self, view: View, laid: TableMeld, judged: entries.Judged) -> list[entries.Entry]:
        """List what can be taken, merged, swapped."""
        return playroom_deeds.deeds(view, laid, judged)


MANNERS: Final[MeldManners] = PlayroomManners()
