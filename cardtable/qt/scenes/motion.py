"""The motions of cards: to their place, from a player, to a player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QSequentialAnimationGroup,
)
from shiboken6 import isValid

from cardtable.qt.scenes.card_item import CardItem
from cardtable.qt.scenes.durations import Motion

IN_FLIGHT: float = 1500
TILT: Final = 3.0
FAN: Final = 4.0
"""How far a carried card leans, how much further each next one of several, in degrees."""


class Movement(QObject):
    """Moves cards; whoever is moved again goes on from where it is seen."""

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = motion
        self._running: dict[CardItem, QSequentialAnimationGroup] = {}

    @property
    def busy(self) -> bool:
        """Tell whether anything is on its way."""
        return bool(self._running)

    def go(self, card: CardItem, duration: int, delay: int = 0, then: Callable[[], None] | None = None) -> None:
        """Bring a card to its spot; `then` is called once it is there."""
        self.stop(card)
        paced = self.motion.paced(duration)
        if paced == 0 or (card.pos() == card.spot.corner and card.scale() == 1):
            _arrive(card)
            if then is not None:
                then()
            return
        flight = self._flight(card, paced, self.motion.paced(delay))
        flight.finished.connect(lambda: self._landed(card, then))
        self._running[card] = flight
        card.setZValue(IN_FLIGHT + card.spot.z / 100)
        flight.start()

    def stop(self, card: CardItem) -> None:
        """Let a card rest where it is seen."""
        flight = self._running.pop(card, None)
        if flight is not None:
            flight.stop()
            flight.deleteLater()

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
        for card, flight in list(self._running.items()):
            flight.setCurrentTime(flight.totalDuration())
            if card in self._running:
                self._landed(card, None)

    def _landed(self, card: CardItem, then: Callable[[], None] | None) -> None:
        flight = self._running.pop(card, None)
        if flight is not None:
            flight.deleteLater()
        if isValid(card):
            _arrive(card)
        if then is not None:
            then()

    def _flight(self, card: CardItem, duration: int, delay: int) -> QSequentialAnimationGroup:
        together = QParallelAnimationGroup()
        for name, end in ((b"pos", card.spot.corner), (b"scale", 1.0), (b"rotation", 0.0)):
            part = QPropertyAnimation(card, name)
            part.setDuration(duration)
            part.setEndValue(end)
            part.setEasingCurve(ease())
            together.addAnimation(part)
        flight = QSequentialAnimationGroup(self)
        if delay:
            flight.addAnimation(QPauseAnimation(delay))
        flight.addAnimation(together)
        return flight


def fanned(place: int, count: int) -> float:
    """Give how far one of several carried cards leans: together they are held as a fan."""
    return TILT + FAN * (place - (count - 1) / 2)


def _arrive(card: CardItem) -> None:
    card.setPos(card.spot.corner)
    card.setScale(1)
    card.setRotation(0)
    card.setZValue(card.spot.z)


def ease() -> QEasingCurve:
    """Give the curve of all motions: quick at first, soft at the end, with no bounce."""
    curve = QEasingCurve(QEasingCurve.Type.BezierSpline)
    curve.addCubicBezierSegment(QPointF(0.2, 0.8), QPointF(0.2, 1), QPointF(1, 1))
    return curve


def shrunk(rect: QRectF, width: float) -> QRectF:
    """Give a small card's rectangle in the middle of a larger one, where cards come from or go to a player."""
    small = QRectF(0, 0, width, width * 1.4)
    small.moveCenter(rect.center())
    return small
