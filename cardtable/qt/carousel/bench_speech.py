"""What is heard of a place on the bench or round it."""

from __future__ import annotations

from cardtable.qt.accessible.readable import Spoken
from cardtable.qt.accessible.spoken import said_of
from cardtable.qt.carousel.bench_stage import BenchModels
from cardtable.qt.models.piles import PileName
from cardtable.qt.scenes.places import HandPlace, Place, SeatPlace, StockPlace


def speak(models: BenchModels, place: Place) -> Spoken:
    """Say a place; one that is on the table no more says nothing."""
    match place:
        case HandPlace():
            return said_of(models.hand, place.key)
        case StockPlace():
            return said_of(models.piles, PileName.STOCK)
        case SeatPlace():
            return said_of(models.seats, place.seat)
        case _:
            return said_of(models.bench, place)
