"""The score sheet of a finished round in rows and columns, every number with its formula."""

from __future__ import annotations

from dataclasses import dataclass

from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.message import Message
from cardtable.kernel.seats import Seat
from cardtable.play.hand_order import by_suit
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.manners import Column, Manners
from cardtable.qt.tables.sight import AnyEntry, SeatView
from cardtable.text.numerals import MINUS, number


@dataclass(frozen=True, slots=True)
class Cell:
    """A number of the sheet; `formula` shows the terms it is the sum of, where there are several.

    `reasons` names the kinds of entries behind it, as the score sheet's own game calls them.
    """

    points: Points
    formula: str = ""
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetRow:
    """What a round brought to one player; `left` are the cards that stayed in hand, by suit.

    There is one cell for each column of the game's own; it is None where it says nothing. `part` says what the player
    was, in games where that differs.
    """

    seat: Seat
    won: bool
    left: tuple[Card, ...]
    cells: tuple[Cell | None, ...]
    added: Points
    total: Cell
    part: Message | None = None


def sheet_rows(view: SeatView) -> tuple[SheetRow, ...]:
    """Make the sheet of a round that is over, the best of the round first."""
    rows = [_row(view, seat) for seat in view.standing.playing or range(view.standing.seats)]
    rows += [_row(view, seat) for seat in sorted(view.standing.out) if _took_part(view, seat)]
    best_first = sorted(rows, key=lambda row: row.added, reverse=not manners_of(view).fewest_win(view))
    return tuple(sorted(best_first, key=lambda row: not row.won))


def _took_part(view: SeatView, seat: Seat) -> bool:
    """Tell whether a player who is out was so only since this round."""
    return bool(view.standing.rounds) and any(entry.seat == seat for entry in view.entries)


def _row(view: SeatView, seat: Seat) -> SheetRow:
    standing, manners = view.standing, manners_of(view)
    added = round_added(view, seat)
    before = standing.totals[seat] - added
    mine = [entry for entry in view.entries if entry.seat == seat]
    return SheetRow(
        seat=seat,
        won=seat in manners.winners(view),
        left=tuple(sorted(manners.left(view, seat), key=by_suit)),
        cells=tuple(_cell(manners, column, mine) for column in manners.columns(view)),
        added=added,
        total=Cell(standing.totals[seat], f"{number(before)} {signed_term(added)}" if standing.round > 1 else ""),
        part=manners.part(view, seat),
    )


def round_added(view: SeatView, seat: Seat) -> Points:
    """Give what a finished round has added to a seat's total; nothing where it was not scored."""
    rounds = view.standing.rounds
    return rounds[-1][seat] if rounds and view.entries else 0


def _cell(manners: Manners, column: Column, mine: list[AnyEntry]) -> Cell | None:
    entries = [entry for entry in mine if entry.score in column.scores]
    sign = -1 if column.minus else 1
    points: list[Points] = [sign * entry.points for entry in entries if entry.points]
    if not entries:
        return None
    reasons = tuple(dict.fromkeys(entry.score.value for entry in entries))
    if len(points) < 2:
        formula = next((formula for entry in entries if (formula := manners.formula(entry))), "")
    else:
        formula = " ".join([number(points[0]), *(signed_term(term) for term in points[1:])])
    return Cell(sum(points), formula, reasons)


def signed_term(points: Points) -> str:
    """Write a number as a later term of a sum: `+ 85`, `− 5`."""
    return f"{MINUS} {number(-points)}" if points < 0 else f"+ {number(points)}"
