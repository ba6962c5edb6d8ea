"""Where the cards of French Tarot come from, where they go, told from what was perceived."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.games.tarot.facts import RoundBegan
from cardtable.games.tarot.view import View
from cardtable.qt.scenes.card_keeper import CardKey, InHand, InKitty, InTrick, Journey
from cardtable.qt.scenes.durations import OPPONENT_MS, PLACE_MS, SWEEP_MS
from cardtable.qt.scenes.journeys import SMALL, actor
from cardtable.qt.scenes.motion import shrunk
from cardtable.qt.tarot.shown import Shown, last_trick, taken_so_far
from cardtable.qt.tarot.stage import TarotStage


def began(seen: tuple[object, ...]) -> bool:
    """Tell whether a round was dealt."""
    return any(isinstance(one, RoundBegan) for one in seen)


def journey(seen: tuple[object, ...], view: View, stage: TarotStage) -> Journey:
    """Tell how cards travel: from the kitty, from an opponent to the trick, from the trick to who took it."""
    kitty = stage.plan.kitty if stage.plan is not None else None

    def source(key: CardKey) -> QRectF | None:
        if isinstance(key, InTrick):
            return _small(stage.seat_rect(key.seat))
        return kitty if isinstance(key, InHand | InKitty) else None

    def sink(key: CardKey) -> QRectF | None:
        if isinstance(key, InKitty) and view.contract is not None:
            return _small(stage.seat_rect(view.contract.declarer))
        return _won(key, view, stage)

    mine = actor(seen) == view.seat
    return Journey(source, sink, PLACE_MS if mine else OPPONENT_MS, deal=began(seen))


def sweep(view: View, stage: TarotStage, shown: Shown) -> Journey:
    """Tell how a trick goes to who took it, or comes back from there to be seen again."""
    pile = stage.won_rect(shown.winner, view.seat, view.players) if shown.winner is not None else None
    return Journey(lambda key: pile if _over(key, view) else None, lambda key: _won(key, view, stage), SWEEP_MS)


def _over(key: CardKey, view: View) -> bool:
    return isinstance(key, InTrick) and key.trick <= taken_so_far(view)


def _won(key: CardKey, view: View, stage: TarotStage) -> QRectF | None:
    """Give the place of the tricks of who took the last one, for a card of that trick."""
    won = last_trick(view)
    return stage.won_rect(won.seat, view.seat, view.players) if won is not None and _over(key, view) else None


def _small(plate: QRectF | None) -> QRectF | None:
    return shrunk(plate, SMALL) if plate is not None else None
