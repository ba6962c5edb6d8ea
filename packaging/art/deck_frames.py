"""The frames in which pictures stand."""

from __future__ import annotations

from dataclasses import dataclass

from deck_svg import box


@dataclass(frozen=True)
class Frame:
    """A rectangle on the card with round corners."""

    left: float
    top: float
    width: float
    height: float
    corner: float

    @property
    def axis(self) -> float:
        """Return the middle between left and right."""
        return self.left + self.width / 2

    def drawn(self, fill: str, line: str = "", line_width: float = 1.0) -> str:
        """Draw the rectangle itself."""
        return box((self.left, self.top, self.width, self.height), self.corner, fill, line, line_width)


PICTURE = Frame(57, 22, 136, 306, 7)
BUST = Frame(108, 164, 132, 176, 5)


def framed_bust(person: str, ground: str, ink: str) -> str:
    """Set head and shoulders into the small frame of the bold faces."""
    return BUST.drawn(ground) + person + BUST.drawn("none", ink, 3)
