"""The totals round by round, as lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import ceil, floor, log10
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardtable.kernel.message import Who
from cardtable.qt import theme
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.theme import Role
from cardtable.qt.words import Words
from cardtable.text.numerals import number

HEIGHT: Final = 160
LEFT: Final = 48
RIGHT: Final = 96
BOTTOM: Final = 28
TOP: Final = 12
APART: Final = 15
"""How far two names stand apart at least, in px at 100 %."""
LINES: Final = 4
"""Between how many lines of the scale the totals lie, if they were as round."""
ROUND_WIDTH: Final = 90
"""What the name of a round takes, in px at 100 %."""
STYLES: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)


class ScoreChart(QWidget):
    """A line a player, told apart by dash, mark and name; never mirrored, for time runs as numbers do."""

    def __init__(self, words: Words, view: SeatView) -> None:
        """Show all rounds so far."""
        super().__init__()
        self._words = words
        standing = view.standing
        self._me = view.seat
        self._lines = [
            tuple(accumulate((added[seat] for added in standing.rounds), initial=0)) for seat in range(standing.seats)
        ]
        self._grown = 1.0
        self.setAccessibleName(words.text("sheet-so-far"))
        self.setAccessibleDescription(self._description())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def grow(self, part: float) -> None:
        """Draw the last round's part of each line as far as that, from 0 to 1."""
        self._grown = part
        self.update()

    def sizeHint(self) -> QSize:
        """Return a low, broad picture."""
        names = len(self._lines) * theme.current().scaled(APART) + TOP + BOTTOM
        return QSize(480, max(theme.current().scaled(HEIGHT), names))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the scale, the lines, the names at their ends."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(LEFT, TOP, -theme.current().scaled(RIGHT), -BOTTOM)
        totals = [float(total) for line in self._lines for total in line]
        scale = steps(min(0.0, *totals), max(1.0, *totals))
        low, high = scale[0], scale[-1]
        self._draw_scale(painter, area, scale)
        self._draw_rounds(painter, area)
        best_first = sorted(range(len(self._lines)), key=lambda seat: -self._lines[seat][-1])
        ends = [self._draw_line(painter, area, seat, low, high) for seat in best_first]
        apart = theme.current().scaled(APART)
        for seat, y in zip(best_first, spread(ends, apart, area.bottom()), strict=True):
            self._draw_name(painter, seat, QPointF(area.right() + 10, y))

    def _draw_scale(self, painter: QPainter, area: QRectF, scale: Sequence[float]) -> None:
        worn = theme.current()
        painter.setFont(worn.font(Role.SECONDARY_SMALL, tabular=True))
        low, high = scale[0], scale[-1]
        for value in scale:
            y = area.bottom() - area.height() * (value - low) / (high - low)
            painter.setPen(QColor(worn.palette.line if value else worn.palette.ink_2))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(worn.palette.ink_2))
            spot = QRectF(0, y - 10, LEFT - 8, 20)
            painter.drawText(spot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number(round(value)))

    def _draw_rounds(self, painter: QPainter, area: QRectF) -> None:
        """Name the rounds below, as many as have room, the last one in any case."""
        last = len(self._lines[0]) - 1
        wide = theme.current().scaled(ROUND_WIDTH)
        every = ceil(wide * last / max(area.width(), 1))
        for nth in range(last, 0, -every):
            x = area.left() + area.width() * nth / last
            spot = QRectF(x - wide / 2, area.bottom() + 6, wide, BOTTOM - 6)
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, self._words.text("table-round", round=nth))

    def _draw_line(self, painter: QPainter, area: QRectF, seat: int, low: float, high: float) -> float:
        """Draw the line of a player; give the height at which it ends."""
        colour = QColor(_colour(seat))
        line = self._lines[seat]
        points = [
            QPointF(
                area.left() + area.width() * nth / (len(line) - 1),
                area.bottom() - area.height() * (float(value) - low) / (high - low),
            )
            for nth, value in enumerate(line)
        ]
        points[-1] = points[-2] + (points[-1] - points[-2]) * self._grown
        painter.setPen(QPen(colour, 3 if seat == self._me else 2, STYLES[(seat + seat // len(STYLES)) % len(STYLES)]))
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for point in points[1:]:
            _mark(painter, point, seat)
        return points[-1].y()

    def _draw_name(self, painter: QPainter, seat: int, middle: QPointF) -> None:
        worn = theme.current()
        painter.setPen(QColor(worn.palette.ink))
        painter.setFont(worn.font(Role.TAG))
        name = self._words.text("panel-name", name=Who(seat))
        high = worn.line_height(Role.TAG)
        spot = QRectF(middle.x(), middle.y() - high / 2, self.width() - middle.x(), high)
        painter.drawText(spot, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)

    def _description(self) -> str:
        said = [
            f"{self._words.text('panel-name', name=Who(seat))}: {', '.join(number(total) for total in line[1:])}"
            for seat, line in enumerate(self._lines)
        ]
        return "; ".join(said)


def spread(heights: Sequence[float], apart: float, lowest: float) -> list[float]:
    """Move heights, the uppermost first, so that none is too near to the next, none below the lowest."""
    found: list[float] = []
    for height in heights:
        found.append(max(height, found[-1] + apart) if found else height)
    limit = lowest
    for place in reversed(range(len(found))):
        found[place] = min(found[place], limit)
        limit = found[place] - apart
    return found


def steps(low: float, high: float) -> tuple[float, ...]:
    """Choose the totals that the scale names: round numbers round all that lies between `low` and `high`, with zero."""
    wanted = (high - low) / LINES
    ten = 10.0 ** max(floor(log10(wanted)), 0)
    step = next(ten * share for share in (1, 2, 5, 10) if ten * share >= wanted)
    return tuple(step * nth for nth in range(floor(low / step), ceil(high / step) + 1))


def _colour(seat: int) -> str:
    colours = theme.current().palette
    hues = (colours.brick, colours.good, colours.plum_edge, colours.edge)
    return hues[seat % len(hues)]


def _mark(painter: QPainter, point: QPointF, seat: int) -> None:
    """Draw a mark whose shape belongs to the player."""
    reach = 5.0
    square = QRectF(point.x() - reach, point.y() - reach, 2 * reach, 2 * reach)
    match seat % 4:
        case 0:
            painter.drawEllipse(square)
        case 1:
            painter.drawRect(square.adjusted(1, 1, -1, -1))
        case 2:
            corners = [(0.0, -reach), (reach, 0.0), (0.0, reach), (-reach, 0.0)]
            painter.drawPolygon(QPolygonF([point + QPointF(x, y) for x, y in corners]))
        case _:
            corners = [(0.0, -reach), (reach, reach), (-reach, reach)]
            painter.drawPolygon(QPolygonF([point + QPointF(x, y) for x, y in corners]))
