"""The score sheet of a finished round in rows and columns, every number with its formula."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardtable.games.playroom.facts import PENALTIES, Entry, Score
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.match import Points
from cardtable.kernel.seats import Seat
from cardtable.text.numerals import MINUS, number

LAID: Final = (Score.EARLIER, Score.MELD, Score.EXTENSION, Score.SWAP, Score.TAKEN)
HANDS: Final = (Score.HANDS, Score.OWN_HAND)
BONUS: Final = (Score.NOBODY_OPENED, Score.RUMMY, Score.PURE_RUMMY)


@dataclass(frozen=True, slots=True)
class Cell:
    """A number of the sheet; `formula` shows the terms it is the sum of, where there are several."""

    points: Points
    formula: str = ""


@dataclass(frozen=True, slots=True)
class SheetRow:
    """What a round brought to one player; `left` are the cards that stayed in hand.

    A cell is None where it says nothing.
    """

    seat: Seat
    won: bool
    left: tuple[Card, ...]
    laid: Cell | None
    hands: Cell | None
    bonus: Cell | None
    penalty: Cell | None
    added: Points
    total: Cell


def sheet_rows(view: View) -> tuple[SheetRow, ...]:
    """Make the sheet of a round that is over, the best of the round first."""
    rows = [_row(view, seat) for seat in view.standing.playing or range(view.standing.seats)]
    rows += [_row(view, seat) for seat in sorted(view.standing.out) if _took_part(view, seat)]
    best_first = sorted(rows, key=lambda row: row.added, reverse=not view.options.elimination)
    return tuple(sorted(best_first, key=lambda row: not row.won))


def _took_part(view: View, seat: Seat) -> bool:
    """Tell whether a player who is out was so only since this round."""
    return bool(view.standing.rounds) and any(entry.seat == seat for entry in view.entries)


def _row(view: View, seat: Seat) -> SheetRow:
    standing = view.standing
    added = standing.rounds[-1][seat] if standing.rounds else 0
    before = standing.totals[seat] - added
    mine = [entry for entry in view.entries if entry.seat == seat]
    penalty = [entry for entry in mine if entry.score in PENALTIES]
    return SheetRow(
        seat=seat,
        won=view.winner == seat,
        left=view.ends[seat] if view.ends else (),
        laid=_cell([entry for entry in mine if entry.score in LAID]),
        hands=_cell([entry for entry in mine if entry.score in HANDS]),
        bonus=_cell([entry for entry in mine if entry.score in BONUS]),
        penalty=_cell(penalty, minus=not view.options.elimination),
        added=added,
        total=Cell(standing.totals[seat], f"{number(before)} {_signed_term(added)}" if standing.round > 1 else ""),
    )


def _cell(entries: list[Entry], *, minus: bool = False) -> Cell | None:
    sign = -1 if minus else 1
    points: list[Points] = [sign * entry.points for entry in entries if entry.points]
    if not entries:
        return None
    if len(points) < 2:
        return Cell(sum(points), _factored(entries))
    return Cell(sum(points), " ".join([number(points[0]), *(_signed_term(term) for term in points[1:])]))


def _factored(entries: list[Entry]) -> str:
    """Write a single hand that a rummy has multiplied."""
    multiplied = [entry for entry in entries if entry.factor != 1]
    return f"{number(sum(multiplied[0].values))} × {multiplied[0].factor}" if multiplied else ""


def _signed_term(points: Points) -> str:
    return f"{MINUS} {number(-points)}" if points < 0 else f"+ {number(points)}"
