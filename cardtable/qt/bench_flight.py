"""Cards that fly over a table full of others, each frame timed."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from itertools import cycle, islice, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from cardtable.kernel.packs import french_packs
from cardtable.qt.scenes.card_item import Look, Spot
from cardtable.qt.scenes.card_keeper import CardKeeper, CardKey, InHand, Journey, at_once
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.durations import OPPONENT_MS, Motion
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.scenes.felt import Ground, paint_ground
from cardtable.qt.scenes.handled_table import set_up_canvas
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.surroundings import settle_down
from cardtable.qt.theme import Theme

SIZE: Final = QSize(1280, 760)
WIDTH: Final = 84
COLUMNS: Final = 22
ACROSS, DOWN = 54.0, 62.0
FLYING: Final = 15
SECONDS: Final = 4.0
AGAIN_MS: Final = OPPONENT_MS - 20
"""Others set out before the last have arrived, so that something always moves."""


class Flight(QGraphicsView):
    """A table of so many cards, of which some always fly; `frames` are when each paint began and ended."""

    def __init__(self, cards: int) -> None:
        """Lay the cards in rows."""
        super().__init__()
        set_up_canvas(self)
        self.resize(SIZE)
        self.frames: list[tuple[float, float]] = []
        self._look = Look(Theme(), Dress())
        self._faces = Faces(self._look.theme.palette, self._look.dress, self.devicePixelRatioF())
        scene = QGraphicsScene(QRectF(QPointF(0, 0), SIZE.toSizeF()), self)
        table = Ground(SIZE, QRectF(QPointF(12, 40), SIZE.toSizeF()), (300, 120), QPointF(0, 0))
        scene.addPixmap(paint_ground(table, self._look.theme.palette, self.devicePixelRatioF()))
        self.setScene(scene)
        self._keeper = CardKeeper(scene, Movement(Motion.NORMAL, self))
        deck = french_packs(4, 2)
        self._faced = list(islice(cycle(deck), cards))
        self._corners = [QPointF(20 + at % COLUMNS * ACROSS, 40 + at // COLUMNS * DOWN) for at in range(cards)]
        self._next = 0
        self._settle(at_once())
        self._again = QTimer(self, interval=AGAIN_MS)
        self._again.timeout.connect(self._send)

    def begin(self) -> None:
        """Let the first set out."""
        self._again.start()
        self._send()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint, and note how long that takes."""
        began = time.perf_counter()
        super().paintEvent(event)
        self.frames.append((began, time.perf_counter()))

    def _send(self) -> None:
        """Let some cards change places right across the table."""
        count = len(self._corners)
        going = [(self._next + at * 7) % count for at in range(FLYING)]
        self._next = (self._next + FLYING) % count
        first, *others = [self._corners[at] for at in going]
        for at, corner in zip(going, [*others, first], strict=True):
            self._corners[at] = corner
        self._settle(Journey(lambda _: None, lambda _: None, OPPONENT_MS))

    def _settle(self, journey: Journey) -> None:
        spots: dict[CardKey, Spot] = {
            InHand(at): Spot(card, corner, WIDTH, at)
            for at, (card, corner) in enumerate(zip(self._faced, self._corners, strict=True))
        }
        self._keeper.settle(spots, self._faces, self._look, journey)


def measure(cards: int) -> Mapping[str, object]:
    """Give the milliseconds from paint to paint, then those of the paints themselves."""
    app = QApplication([])
    flight = Flight(cards)
    flight.show()
    settle_down()
    app.processEvents()
    flight.frames.clear()
    flight.begin()
    QTimer.singleShot(round(SECONDS * 1000), app.quit)
    app.exec()
    between = [(after - before) * 1000 for (before, _), (after, _) in pairwise(flight.frames)]
    painting = [(end - began) * 1000 for began, end in flight.frames]
    return {"cards": cards, "flying": FLYING, "frame_ms": _halves(between), "paint_ms": _halves(painting)}


def _halves(times: Sequence[float]) -> dict[str, float]:
    """Give the median, then what 95 in 100 do not exceed."""
    ordered = sorted(times)
    return {f"p{share}": round(ordered[(len(ordered) - 1) * share // 100], 1) for share in (50, 95)}
