"""The cards of a trick round the middle of the felt, each towards its player."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.sizes import MELD_LEAST, height

RING: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((-0.7, -0.6), (0.7, -0.6)),
    3: ((-1, 0), (0, -1), (1, 0)),
    4: ((-1, -0.1), (-0.42, -1), (0.42, -1), (1, -0.1)),
    5: ((-1, 0.2), (-0.56, -0.8), (0, -1), (0.56, -0.8), (1, 0.2)),
}
"""Where the cards of the others lie round the middle, by their number: across, down, each from -1 to 1."""
OWN: Final = (0.0, 1.0)
ACROSS: Final = {2: 1.9, 3: 1.8, 4: 2.1, 5: 2.7}
"""How far the ring reaches to either side, in widths of a card, by the number of others."""
DOWN: Final = 0.65
"""How far it reaches up or down at most, in heights of a card."""
FRAME: Final = 12
"""The room at each side for the frame of the card that wins."""
CROWN: Final = 26
"""The room over a card for the flag of who wins."""
NUMBER: Final = 14
"""The room under a card for its number in the trick."""
APART: Final = 10
"""How far two cards lie apart at least, so that the frame of one is clear of the other."""
BELOW: Final = NUMBER + 4
"""The same for cards one below the other."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The size of the trick's cards, the corner of each: the own one first, then in the order of play."""

    card: int
    corners: tuple[QPointF, ...]
    clear: bool


def ring_in(felt: QRectF, opponents: int, wished: int) -> Ring:
    """Lay the ring with the largest cards, up to those wished for, of which none covers another."""
    room = felt.adjusted(FRAME, CROWN, -FRAME, -NUMBER)
    spots = (OWN, *RING[opponents])
    least = min(MELD_LEAST, wished)
    for card in range(wished, least - 1, -1):
        reach = _reach(room, spots, card)
        if reach is not None:
            return Ring(card, _corners(room, spots, card, *reach), clear=True)
    across = max((room.width() - least) / 2, 0)
    down = max((room.height() - height(least)) / 2, 0)
    return Ring(least, _corners(room, spots, least, across, down), clear=False)


def _reach(room: QRectF, spots: tuple[tuple[float, float], ...], card: int) -> tuple[float, float] | None:
    """Give how far cards of that size lie from the middle, across and down; None where they would meet."""
    tall = height(card)
    down, most = min((room.height() - tall) / 2, tall * DOWN), (room.width() - card) / 2
    least = 0.0
    for (left, upper), (right, lower) in combinations(spots, 2):
        if abs(upper - lower) * down >= tall + BELOW:
            continue
        if left == right:
            return None
        least = max(least, (card + APART) / abs(left - right))
    if down < 0 or least > most:
        return None
    return min(max(least, card * ACROSS[len(spots) - 1]), most), down


def _corners(
    room: QRectF, spots: tuple[tuple[float, float], ...], card: int, across: float, down: float
) -> tuple[QPointF, ...]:
    centre, tall = room.center(), height(card)
    return tuple(
        QPointF(round(centre.x() + x * across - card / 2), round(centre.y() + y * down - tall / 2)) for x, y in spots
    )
