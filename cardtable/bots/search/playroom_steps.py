"""The way from one table of Playroom Rummy to another, by moves that are legal one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardtable.bots.search.workbench import matched
from cardtable.games.playroom.moves import End, Extend, LayMeld, Move, TakeEnd, TakeWhole
from cardtable.kernel.message import Written
from cardtable.rummy.melds import LEAST, Kind, Meld, TableMeld, run_card


def steps(before: Sequence[TableMeld], after: Sequence[Meld]) -> tuple[Move, ...]:
    """List the takings, then what is laid; combinations without jokers become the ones of the new table.

    A combination of which three cards can stay is shortened or grown where it lies, another one is taken whole.
    """
    grown = {
        to: before[at]
        for to, at in matched([_written(laid.meld) for laid in before], [_written(meld) for meld in after]).items()
        if _stays(before[at].meld, after[to])
    }
    staying = {laid.number for laid in grown.values()}
    whole = [TakeWhole(laid.number) for laid in before if laid.number not in staying]
    shortened = [move for to, laid in grown.items() for move in _shortened(laid, after[to])]
    laid_anew = [LayMeld(_written(meld)) for to, meld in enumerate(after) if to not in grown]
    extended = [move for to, laid in grown.items() for move in _extended(laid, after[to])]
    return (*shortened, *whole, *laid_anew, *extended)


def _written(meld: Meld) -> tuple[Written, ...]:
    return tuple(map(Written, meld.cards))


def _stays(old: Meld, new: Meld) -> bool:
    """Tell whether three cards of the old combination can be left lying to become the new one (PR-44)."""
    if old.kind is not new.kind:
        return False
    if old.kind is Kind.SET:
        return len(set(old.cards) & set(new.cards)) >= LEAST
    return old.suit == new.suit and min(old.high, new.high) - max(old.low, new.low) + 1 >= LEAST


def _shortened(laid: TableMeld, new: Meld) -> Iterator[Move]:
    old = laid.meld
    if old.kind is Kind.SET:
        yield from (TakeEnd(laid.number, card) for card in old.cards if card not in new.cards)
        return
    for place in range(old.low, new.low):
        yield TakeEnd(laid.number, run_card(place, old.suit), End.LOW)
    for place in range(old.high, new.high, -1):
        yield TakeEnd(laid.number, run_card(place, old.suit), End.HIGH)


def _extended(laid: TableMeld, new: Meld) -> Iterator[Move]:
    old = laid.meld
    if old.kind is Kind.SET:
        yield from (Extend(laid.number, card) for card in new.cards if card not in old.cards)
        return
    for place in range(old.low - 1, new.low - 1, -1):
        yield Extend(laid.number, run_card(place, old.suit), End.LOW)
    for place in range(old.high + 1, new.high + 1):
        yield Extend(laid.number, run_card(place, old.suit), End.HIGH)
