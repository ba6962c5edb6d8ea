"""The knights' horses."""

from __future__ import annotations

from dataclasses import dataclass

from deck_palette import GOLD, GOLD_DEEP, INK, PEARL, Dress
from deck_robes import Cut
from deck_suits import suit_mark
from deck_svg import dot, number, shape


@dataclass(frozen=True)
class Horse:
    """The colours of a horse: coat with its shaded side, mane, muzzle; its marks."""

    coat: str
    shade: str
    mane: str
    muzzle: str
    blaze: bool = False
    dapples: bool = False

    def drawn(self, dress: Dress, cut: Cut) -> str:
        """Draw head and neck in the harness of a suit, the poll at (-14, 66), looking left, down to the cut."""
        return self._neck(cut) + self._mane_behind(cut) + self._ears() + self._head() + _harness(dress, cut)

    def _neck(self, cut: Cut) -> str:
        edge = number(-cut.half)
        neck = shape(
            f"M-8,66 C14,66 30,86 36,112 C40,126 44,134 {cut.point(48)} L{cut.point(-cut.half)} L{edge},146"
            " C-44,138 -24,126 -20,108 L-30,86Z",
            self.coat,
        )
        shaded = shape(
            f"M-8,104 C-4,122 -18,136 {cut.point(-34)} L{cut.point(-cut.half)} L{edge},146 C-44,138 -24,126 -20,108Z",
            self.shade,
        )
        return neck + shaded + (_dapples(cut) if self.dapples else "")

    def _mane_behind(self, cut: Cut) -> str:
        low = min(cut.at(40), 150)
        locks = (
            "M-12,60 C2,58 24,68 34,88 C42,102 46,118 50,134"
            f" C50,{number(low - 6)} 44,{number(low - 8)} 40,{number(low - 10)} C40,136 36,130 30,132"
            " C34,122 28,114 20,118 C24,108 18,98 10,102 C14,92 8,84 0,88 C2,78 -4,72 -12,74Z"
        )
        strands = "M2,66 C14,74 20,86 22,100 M18,74 C28,88 32,102 34,118 M32,92 C38,106 42,118 44,130"
        return shape(locks, self.mane) + shape(strands, line=self.shade, width=1.3)

    def _ears(self) -> str:
        far = shape("M-22,68 C-26,58 -26,50 -22,44 C-16,50 -13,58 -13,68Z", self.shade)
        near = shape("M-12,68 C-14,58 -11,49 -5,44 C-1,52 -1,62 -3,70Z", self.coat, self.shade, 1)
        return far + near + shape("M-9,64 C-10,58 -8,53 -6,50 C-4,56 -5,62 -6,65Z", self.shade)

    def _head(self) -> str:
        """Draw the head itself: brow, nose, muzzle, jowl."""
        head = shape(
            "M-4,66 C-12,60 -22,62 -26,72 C-30,84 -42,102 -53,116 C-60,123 -60,134 -52,136 C-47,141 -40,139 -37,134"
            " C-31,128 -24,123 -17,120 C-6,120 4,112 6,98 C7,86 4,74 -4,66Z",
            self.coat,
        )
        jowl = shape(
            "M-17,120 C-6,120 4,112 6,98 C6.5,92 6,86 4,80 C4,98 -4,108 -17,112 C-28,115 -34,122 -40,130 L-37,134"
            " C-31,128 -24,123 -17,120Z",
            self.shade,
        )
        nose = shape(
            "M-50,112 C-60,122 -60,134 -52,136 C-47,141 -40,139 -37,134 C-33,130 -34,124 -38,121 C-43,119 -46,116"
            " -50,112Z",
            self.muzzle,
        )
        mouth = shape("M-54,131 C-49,132 -45,130 -42,127", line=INK, width=1.3) + shape(
            "M-53,121 C-51,119 -48,120 -48,123", line=INK, width=2
        )
        blaze = shape("M-24,72 C-31,86 -42,101 -52,114 C-46,112 -36,98 -22,78Z", PEARL) if self.blaze else ""
        eye = shape("M-24,86 C-21,81 -14,81 -12,86 C-15,90 -21,90 -24,86Z", PEARL) + dot(-17.6, 85.6, 3, INK)
        eye += shape("M-25,85 C-21,79.5 -14,79.5 -11,85", line=INK, width=1.6) + dot(-18.6, 84.6, 0.9, PEARL)
        forelock = shape(
            "M-8,58 C-20,56 -30,66 -28,80 C-24,76 -22,74 -18,73 C-18,77 -17,79 -15,80 C-13,74 -8,70 -2,70 C-2,64"
            " -4,60 -8,58Z",
            self.mane,
        )
        return head + jowl + nose + blaze + mouth + eye + forelock


def _dapples(cut: Cut) -> str:
    places = ((8, 92), (20, 104), (6, 112), (-2, 120), (22, 124), (8, 132), (-8, 142))
    spots = "".join(dot(x, y, 4.3, PEARL) for x, y in places if y < cut.at(x) - 6)
    return f'<g fill-opacity=".45">{spots}</g>'


def _harness(dress: Dress, cut: Cut) -> str:
    """Draw bridle, reins, a breast band with the suit's medal."""
    strap = "M-2,70 C-6,90 -16,106 -37,125 M-43,103 C-38,108 -34,112 -32,121"
    bridle = shape(strap, line=dress.dark, width=4.6) + shape(strap, line=dress.second, width=2)
    bit = dot(-36, 125, 3.8, GOLD, GOLD_DEEP, 0.9)
    reins = shape("M-35,127 C-18,142 10,140 34,116", line=dress.dark, width=2.6)
    band_left, band_right = (cut.at(x) - rise for x, rise in ((-cut.half, 22), (44, 12)))
    middle, edge = (band_left + band_right) / 2, number(-cut.half)
    upper = f"M{edge},{number(band_left - 4)} Q-6,{number(middle + 12)} 44,{number(band_right - 4)}"
    lower = f"L44,{number(band_right + 4)} Q-6,{number(middle + 20)} {edge},{number(band_left + 4)}Z"
    trim = f"M{number(2 - cut.half)},{number(band_left)} Q-6,{number(middle + 16)} 42,{number(band_right)}"
    band = shape(f"{upper} {lower}", dress.main) + shape(trim, line=GOLD, width=1.6)
    x, y = -16, middle + 7
    medal = dot(x, y, 8, GOLD, GOLD_DEEP, 0.9) + suit_mark(dress.suit, x, y, 9, dress.dark)
    rosette = dot(-4, 78, 4.4, dress.main, GOLD_DEEP, 0.8) + dot(-4, 78, 1.7, GOLD)
    return bridle + bit + reins + band + medal + rosette
