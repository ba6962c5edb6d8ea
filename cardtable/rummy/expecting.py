"""How expectations of numbered combinations are held against a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.kernel.notation import read_card, read_written, write_cards
from cardtable.kernel.refusal import Refusal
from cardtable.rummy.melds import Kind, Meld, TableMeld


def same_table(table: tuple[TableMeld, ...], rest: list[str], value: str) -> str | None:
    """Compare the table, or the one combination that is numbered: None where equal, else what lies there."""
    melds = [laid.meld for laid in table if not rest or [str(laid.number)] == rest]
    wanted = [tuple(read_written(word) for word in part.split()) for part in value.split("|") if part.strip()]
    same = len(wanted) == len(melds) and all(map(_same_meld, melds, wanted))
    return None if same else " | ".join(write_cards(meld.cards) for meld in melds)


def _same_meld(meld: Meld, wanted: tuple[Written, ...]) -> bool:
    """Compare runs in their order, other combinations in any; a joker may be written with its card."""
    cards = tuple(written.card for written in wanted)
    same = meld.cards == cards if meld.kind is Kind.RUN else sorted(meld.cards) == sorted(cards)
    meanings = [written.meaning for written in wanted if written.card == JOKER and written.meaning]
    return same and all(meaning in meld.joker_means for meaning in meanings)


def may(
    rest: list[str],
    value: str,
    numbers: Iterable[int],
    *,
    extends: Callable[[int, Card], object],
    discards: Callable[[Card], object],
) -> str | None:
    """Compare what may be done with a card: the combinations it extends, then `discard`."""
    card = read_card(" ".join(rest))
    places = [str(number) for number in numbers if not isinstance(extends(number, card), Refusal)]
    there = " ".join([*places, *([] if isinstance(discards(card), Refusal) else ["discard"])])
    return None if there == value else there
