"""Where the opponents' plates stand on the rim."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from PySide6.QtCore import QPointF, QRectF

SEATS: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((50, 0),),
    2: ((20, 4), (80, 4)),
    3: ((14, 8), (50, 0), (86, 8)),
    4: ((11, 12), (33, 1), (67, 1), (89, 12)),
    5: ((9, 13), (28, 3), (50, 0), (72, 3), (91, 13)),
    6: ((8, 14), (23, 5), (41, 0), (59, 0), (77, 5), (92, 14)),
    7: ((7, 15), (20, 6), (36, 0), (50, 0), (64, 0), (80, 6), (93, 15)),
}
"""The centre of each plate by the number of opponents, in % of the table: from its left, from its far edge down."""

ROUND_A_TRICK: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((14, 16), (86, 16)),
    3: ((11, 24), (50, 0), (89, 24)),
    4: ((12, 26), (28, 6), (72, 6), (88, 26)),
    5: ((10, 28), (26, 6), (50, 0), (74, 6), (90, 28)),
}
"""The same where players sit round a trick."""

PLATE: Final = (208, 54)
PLATE_SMALL: Final = (146, 44)
SMALL_FROM: Final = 7
NARROWER: Final = (1.0, 0.9, 0.8, 0.72)
APART: Final = 4
EDGE: Final = 4


@dataclass(frozen=True, slots=True)
class PlateSize:
    """The size all plates have; `scale` is that of their text, `portrait` tells whether the picture has room."""

    width: float
    height: float
    scale: float
    portrait: bool


@dataclass(frozen=True, slots=True)
class Plates:
    """The plates with the size they have in common."""

    size: PlateSize
    rects: tuple[QRectF, ...]


def plate_height(opponents: int, text_scale: float) -> float:
    """Give the height of a plate when it has all the room it wants."""
    return (PLATE_SMALL if opponents >= SMALL_FROM else PLATE)[1] * text_scale


def half_grown(text_scale: float) -> float:
    """Give the scale of plates that grow by half of what the text does, where the felt needs their room."""
    return (1 + text_scale) / 2


def seat_plates(
    table: QRectF, view_width: float, opponents: int, text_scale: float, *, round_a_trick: bool = False
) -> Plates:
    """Stand the plates on the rim, as large as they can be without touching one another.

    Pictures fold away before text shrinks; text never gets smaller than at 100 %.
    """
    sizes = _sizes(opponents, text_scale)
    spots = (ROUND_A_TRICK if round_a_trick else SEATS)[opponents]
    for size in sizes:
        rects = _stand(table, view_width, spots, size)
        if not _touch(rects):
            return Plates(size, rects)
    return Plates(sizes[-1], _stand(table, view_width, spots, sizes[-1]))


def _sizes(opponents: int, text_scale: float) -> list[PlateSize]:
    width, tall = PLATE_SMALL if opponents >= SMALL_FROM else PLATE
    scales = [text_scale]
    while scales[-1] > 1:
        scales.append(max(1.0, scales[-1] - 0.1))
    sizes = []
    for scale in scales:
        full = [PlateSize(width * share * scale, tall * scale, scale, portrait=True) for share in NARROWER[:2]]
        bare = [PlateSize(width * share * scale, tall * scale, scale, portrait=False) for share in NARROWER[2:]]
        sizes += full + bare
    return sizes


def _stand(
    table: QRectF, view_width: float, spots: Sequence[tuple[float, float]], size: PlateSize
) -> tuple[QRectF, ...]:
    rects = []
    for x, y in spots:
        centre = QPointF(table.left() + table.width() * x / 100, table.top() + table.height() * y / 100)
        left = centre.x() - size.width / 2
        left = min(max(left, EDGE), view_width - size.width - EDGE)
        rects.append(QRectF(round(left), round(centre.y() - size.height / 2), round(size.width), round(size.height)))
    return tuple(rects)


def _touch(rects: Sequence[QRectF]) -> bool:
    return any(one.adjusted(-APART, 0, APART, 0).intersects(other) for one, other in combinations(rects, 2))
