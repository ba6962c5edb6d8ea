"""The cards of a trick round the middle of the felt, each towards its player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import ceil, cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.qt.scenes.sizes import MELD_LEAST, height

Spots = tuple[tuple[float, float], ...]
"""Where cards lie round the middle: across, down, each from -1 to 1."""
RING: Final[dict[int, Spots]] = {
    2: ((-0.7, -0.6), (0.7, -0.6)),
    3: ((-1, 0), (0, -1), (1, 0)),
    4: ((-1, -0.1), (-0.42, -1), (0.42, -1), (1, -0.1)),
    5: ((-1, 0.2), (-0.56, -0.8), (0, -1), (0.56, -0.8), (1, 0.2)),
}
"""Where the cards of the others lie, by their number."""
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


TILT: Final = 8.0
"""How far a card of the trick is turned towards a player at the side, in degrees."""
TILT_AHEAD: Final = 2.0
"""The same for the own card, for that of who sits opposite, which lie straight before their players."""
TILTED: Final = (1.0, 0.5)
"""How much of the tilt cards have, rather all of it."""
YIELD: Final = 0.92
"""How small cards may become for their tilt, beside those that lie straight."""


@dataclass(frozen=True, slots=True)
class Ring:
    """The size of the trick's cards, the corner of each with its tilt: the own one first, then in the order of play."""

    card: int
    corners: tuple[QPointF, ...]
    tilts: tuple[float, ...]
    clear: bool

    @property
    def left(self) -> float:
        """Give where the ring begins."""
        turned = (_half(self.card, tilt)[0] for tilt in self.tilts)
        return min(corner.x() + self.card / 2 - half for corner, half in zip(self.corners, turned, strict=True))


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of some size that lies turned: its middle in the ring, the half of the room it takes."""

    across: float
    down: float
    wide: float
    tall: float


def round_of(opponents: int) -> Spots:
    """Give the spots round the middle, the own one first."""
    return (OWN, *RING[opponents])


def row_of(opponents: int) -> Spots:
    """Give the spots side by side, for a felt that is too low for a ring; the own one is in their middle."""
    across = [2 * nth / opponents - 1 for nth in range(opponents + 1)]
    own = across.pop((opponents + 1) // 2)
    return tuple((each, 0.0) for each in (own, *across))


def ring_in(felt: QRectF, spots: Spots, wished: int, enough: int) -> Ring:
    """Lay the ring with the largest cards, up to those wished for, of which none covers another.

    They are turned where that costs little: none that is large enough gets smaller than `enough` by it.
    """
    room, least = felt.adjusted(FRAME, CROWN, -FRAME, -NUMBER), min(MELD_LEAST, wished)
    straight = _largest(room, spots, 0, range(wished, least - 1, -1))
    if straight is None:
        across = max((room.width() - least) / 2, 0)
        down = max((room.height() - height(least)) / 2, 0)
        return Ring(least, _corners(room, spots, least, across, down), _tilts(spots, 0), clear=False)
    smallest = max(least, min(enough, straight.card), ceil(straight.card * YIELD))
    sizes = range(straight.card, smallest - 1, -1)
    tilted = (_largest(room, spots, share, sizes) for share in TILTED)
    return next((ring for ring in tilted if ring is not None), straight)


def _largest(room: QRectF, spots: Spots, share: float, sizes: Iterable[int]) -> Ring | None:
    """Lay the ring with the first of these sizes that has room."""
    tilts = _tilts(spots, share)
    for card in sizes:
        reach = _reach(room, _lying(spots, tilts, card), card)
        if reach is not None:
            return Ring(card, _corners(room, spots, card, *reach), tilts, clear=True)
    return None


def _tilts(spots: Spots, share: float) -> tuple[float, ...]:
    """Turn each card towards its player: to the left from the left, to the right from the right."""
    return tuple(share * (TILT * across if across else TILT_AHEAD * down) for across, down in spots)


def _lying(spots: Spots, tilts: tuple[float, ...], card: int) -> tuple[Lying, ...]:
    return tuple(Lying(*spot, *_half(card, tilt)) for spot, tilt in zip(spots, tilts, strict=True))


def _half(card: int, tilt: float) -> tuple[float, float]:
    """Give half of the width and of the height that a turned card takes."""
    tall, aslant, upright = height(card), abs(sin(radians(tilt))), cos(radians(tilt))
    return (card * upright + tall * aslant) / 2, (tall * upright + card * aslant) / 2


def _reach(room: QRectF, cards: tuple[Lying, ...], card: int) -> tuple[float, float] | None:
    """Give how far cards of that size lie from the middle, across and down; None where they would meet."""
    down = min((room.height() / 2 - each.tall) / max(abs(each.down), 0.01) for each in cards)
    down = min(down, height(card) * DOWN)
    most = room.width() / 2 - max(each.wide for each in cards)
    least = 0.0
    for one, other in combinations(cards, 2):
        if abs(one.down - other.down) * down >= one.tall + other.tall + BELOW:
            continue
        if one.across == other.across:
            return None
        least = max(least, (one.wide + other.wide + APART) / abs(one.across - other.across))
    if down < 0 or least > most:
        return None
    return min(max(least, card * ACROSS[len(cards) - 1]), most), down


def _corners(room: QRectF, spots: Spots, card: int, across: float, down: float) -> tuple[QPointF, ...]:
    centre, tall = room.center(), height(card)
    return tuple(
        QPointF(round(centre.x() + x * across - card / 2), round(centre.y() + y * down - tall / 2)) for x, y in spots
    )
