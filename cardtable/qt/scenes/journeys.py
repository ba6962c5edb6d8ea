"""Where cards come from, where they go, told from what was perceived."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from cardtable.kernel.seats import Seat
from cardtable.qt.scenes.card_keeper import CardKey, InHand, InPile, Journey
from cardtable.qt.scenes.durations import OPPONENT_MS, PLACE_MS
from cardtable.qt.scenes.motion import shrunk
from cardtable.qt.scenes.table_layout import TablePlan
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.sight import MeldView
from cardtable.rummy.facts import OtherDrew, RoundBegan, StockRebuilt

SMALL: Final = 30.0
"""The width of a card where it meets a player's plate, in px."""


def actor(seen: tuple[object, ...]) -> Seat | None:
    """Name the seat that did what was perceived first."""
    found: Seat | None = next((getattr(one, "seat", None) for one in seen if hasattr(one, "seat")), None)
    return found


def is_deal(seen: tuple[object, ...]) -> bool:
    """Tell whether a round was dealt."""
    return any(isinstance(one, RoundBegan) for one in seen)


def drawn_by(seen: tuple[object, ...]) -> Seat | None:
    """Name the opponent who drew from the stock."""
    return next((one.seat for one in seen if isinstance(one, OtherDrew)), None)


def journey(seen: tuple[object, ...], view: MeldView, laid: TablePlan, plates: dict[Seat, QRectF]) -> Journey:
    """Tell how cards travel: own cards from the stock, those of an opponent from the plate or to it."""
    seat = actor(seen)
    plate = plates.get(seat) if seat is not None and seat != view.seat else None
    thrown = any(map(meld_manners_of(view).throws, seen))
    rebuilt = any(isinstance(one, StockRebuilt) for one in seen)

    def source(key: CardKey) -> QRectF | None:
        if isinstance(key, InHand):
            return laid.stock
        if isinstance(key, InPile) and not (thrown and key.depth == view.discard_count):
            return None  # it lay there all along, under others
        return shrunk(plate, SMALL) if plate is not None else None

    def sink(key: CardKey) -> QRectF | None:
        if rebuilt and isinstance(key, InPile):
            return laid.stock
        if isinstance(key, InPile) and key.depth <= view.discard_count:
            return None  # it lies there still, under others
        return shrunk(plate, SMALL) if plate is not None else None

    return Journey(source, sink, PLACE_MS if plate is None else OPPONENT_MS, deal=is_deal(seen))
