"""The opponents' plates round the far side."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from cardtable.kernel.message import Who
from cardtable.kernel.seats import Seat
from cardtable.qt.models.seats import Opponent
from cardtable.qt.scenes.durations import TURN_MS
from cardtable.qt.scenes.motion import Movement
from cardtable.qt.scenes.plate_item import PlateItem, PlateWords
from cardtable.qt.scenes.seat_layout import Plates
from cardtable.qt.theme import Theme
from cardtable.qt.words import Words

Z: Final = 50.0


class SeatRing:
    """Stand one plate a seat; plates are known by their seats."""

    def __init__(self, scene: QGraphicsScene, movement: Movement) -> None:
        self._scene = scene
        self._movement = movement
        self._plates: dict[Seat, PlateItem] = {}
        self.rects: dict[Seat, QRectF] = {}
        self._in_turn: Seat | None = None

    def lay(self, opponents: tuple[Opponent, ...], plates: Plates, words: Words, theme: Theme) -> None:
        """Stand the plates of all opponents in their order; the ring of a turn that begins comes up."""
        for seat in [seat for seat in self._plates if seat not in {who.seat for who in opponents}]:
            self._scene.removeItem(self._plates.pop(seat))
        self.rects = {who.seat: rect for who, rect in zip(opponents, plates.rects, strict=True)}
        for who in opponents:
            plate = self._plates.get(who.seat) or self._new_plate(who.seat, theme)
            plate.wear(theme)
            if who.in_turn and who.seat != self._in_turn:
                plate.glow(self._movement.motion.paced(TURN_MS))
            plate.become(self.rects[who.seat], plates.size, _words(who, words), who.person.picture, rtl=words.rtl)
        self._in_turn = next((who.seat for who in opponents if who.in_turn), None)

    def _new_plate(self, seat: Seat, theme: Theme) -> PlateItem:
        plate = PlateItem(theme)
        plate.setZValue(Z)
        self._scene.addItem(plate)
        self._plates[seat] = plate
        return plate


def _words(who: Opponent, words: Words) -> PlateWords:
    about = Who(who.seat)
    return PlateWords(
        name=words.text("scene-seat", who=about),
        count=words.text("scene-count", count=who.count),
        opened=words.text("scene-opened", who=about) if who.opened else "",
        turn=words.text("scene-playing", who=about) if who.in_turn else "",
        out=words.text("scene-out", who=about) if who.out else "",
        note=words.say(who.badge.note).visual if who.badge.note is not None else "",
        tag=words.say(who.badge.tag).visual if who.badge.tag is not None else "",
        icon=who.badge.icon,
    )
