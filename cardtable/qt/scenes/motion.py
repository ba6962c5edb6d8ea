"""The motions of cards: to their place, from a player, to a player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, QRectF
from shiboken6 import isValid

from cardtable.qt.scenes.card_item import CardItem, Spot
from cardtable.qt.scenes.durations import Motion

IN_FLIGHT: float = 1500
TILT: Final = 3.0
FAN: Final = 4.0
"""How far a carried card leans, how much further each next one of several, in degrees."""
_ENDLESS: Final = -1


class Movement(QObject):
    """Moves cards; whoever is moved again goes on from where it is seen."""

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = motion
        self._flights: dict[CardItem, _Flight] = {}
        self._clock = _Clock(self)

    @property
    def busy(self) -> bool:
        """Tell whether anything is on its way."""
        return bool(self._flights)

    def go(self, card: CardItem, duration: int, delay: int = 0, then: Callable[[], None] | None = None) -> None:
        """Bring a card to its spot; `then` is called once it is there.

        One that is on its way there already is not slowed down.
        """
        paced = self.motion.paced(duration)
        under_way = self._flights.pop(card, None)
        if under_way is not None and under_way.leads_to(card.spot) and paced and then is None:
            self._flights[card] = under_way
            card.setZValue(_aloft(card))
            return
        if paced == 0 or (card.pos() == card.spot.corner and card.scale() == 1):
            _arrive(card)
            if then is not None:
                then()
            return
        self._flights[card] = _Flight(card, self.motion.paced(delay), paced, then)
        card.setZValue(_aloft(card))
        self._clock.run()

    def stop(self, card: CardItem) -> None:
        """Let a card rest where it is seen."""
        self._flights.pop(card, None)

    def carry(self, card: CardItem, corner: QPointF, tilt: float, z: float) -> None:
        """Let a card hang at the pointer."""
        self.stop(card)
        card.spot = replace(card.spot, corner=corner)
        card.setScale(1)
        card.setRotation(tilt)
        card.setZValue(max(z, card.spot.z))
        card.setPos(corner)

    def finish(self) -> None:
        """Show the end of every motion at once."""
        for card in list(self._flights):
            self._land(card)

    def move(self, now: int) -> None:
        """Show every card where it is at a time of the clock."""
        for card, flight in list(self._flights.items()):
            if self._flights.get(card) is not flight:
                continue  # one that has landed just now has stopped it, or sent it elsewhere
            part = flight.part(now)
            if part >= 1 or not isValid(card):
                self._land(card)
            elif part > 0:
                flight.show(card, part)
        if not self._flights:
            self._clock.stop()

    def _land(self, card: CardItem) -> None:
        """Let a card arrive, unless it has been stopped meanwhile."""
        flight = self._flights.pop(card, None)
        if flight is None:
            return
        if isValid(card):
            _arrive(card)
        if flight.then is not None:
            flight.then()


class _Flight:
    """The way of one card from where it was seen to its spot, in so many milliseconds after a delay.

    It begins with the first beat of the clock that it hears: what was laid out before that took its own time.
    """

    def __init__(self, card: CardItem, delay: int, duration: int, then: Callable[[], None] | None) -> None:
        self.then = then
        self._end, self._width, self._tilt = card.spot.corner, card.spot.width, card.spot.tilt
        self._start, self._way = card.pos(), card.spot.corner - card.pos()
        self._scale, self._rotation = card.scale(), card.rotation()
        self._delay, self._duration = delay, duration
        self._begin: int | None = None

    def leads_to(self, spot: Spot) -> bool:
        """Tell whether it ends there, with a card of the same size that lies the same way."""
        return (self._end, self._width, self._tilt) == (spot.corner, spot.width, spot.tilt)

    def part(self, now: int) -> float:
        """Give which part of its time has gone by, from 0; 1 or more once the card should have arrived."""
        if self._begin is None:
            self._begin = now + self._delay
        return (now - self._begin) / self._duration

    def show(self, card: CardItem, part: float) -> None:
        """Show the card where it is by then."""
        gone = EASE.valueForProgress(part)
        card.setPos((self._start + self._way * gone).toPoint())  # between pixels a card costs more and is less clear
        if self._scale != 1:
            card.setScale(self._scale + (1 - self._scale) * gone)
        if self._rotation != self._tilt:
            card.setRotation(self._rotation + (self._tilt - self._rotation) * gone)


class _Clock(QAbstractAnimation):
    """Qt's own beat for whatever moves: one for all cards, standing still while none does."""

    def __init__(self, movement: Movement) -> None:
        super().__init__(movement)
        self._movement = movement

    def run(self) -> None:
        """Go on, or start."""
        if self.state() is not self.State.Running:
            self.start()

    def duration(self) -> int:
        """Never end by itself."""
        return _ENDLESS

    def updateCurrentTime(self, currentTime: int) -> None:  # noqa: N803 - Qt's own name
        """Move the cards."""
        self._movement.move(currentTime)


def fanned(place: int, count: int) -> float:
    """Give how far one of several carried cards leans: together they are held as a fan."""
    return TILT + FAN * (place - (count - 1) / 2)


def _aloft(card: CardItem) -> float:
    """Give the height above all cards that rest, in their order."""
    return IN_FLIGHT + card.spot.z / 100


def _arrive(card: CardItem) -> None:
    card.setPos(card.spot.corner)
    if card.scale() != 1 or card.rotation() != card.spot.tilt:  # Qt paints anew for each, even where nothing changes
        card.setScale(1)
        card.setRotation(card.spot.tilt)
    card.setZValue(card.spot.z)


def _ease() -> QEasingCurve:
    curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
    curve.addCubicBezierSegment(QPointF(0.2, 0.8), QPointF(0.2, 1), QPointF(1, 1))
    return curve


EASE: Final = _ease()
"""The curve of all motions: quick at first, soft at the end, with no bounce."""


def shrunk(rect: QRectF, width: float) -> QRectF:
    """Give a small card's rectangle in the middle of a larger one, where cards come from or go to a player."""
    small = QRectF(0, 0, width, width * 1.4)
    small.moveCenter(rect.center())
    return small
