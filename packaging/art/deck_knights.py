"""The knights: who rides for each suit, on which horse."""

from __future__ import annotations

from dataclasses import dataclass

import deck_arms as arms
import deck_hair as hairs
import deck_heads as heads
import deck_helms as helms
import deck_robes as robes
from deck_courts import Figure, arch, belt, person
from deck_frames import BUST, PICTURE, framed_bust
from deck_horses import Horse
from deck_palette import Dress
from deck_robes import Cut
from deck_suits import suit_mark
from deck_svg import placed, two_way


@dataclass(frozen=True)
class Knight:
    """A rider with the horse; its side is the edge of the card at which the rider's hand is raised."""

    rider: Figure
    horse: Horse
    side: int


KNIGHTS: dict[str, Knight] = {
    "NS": Knight(
        Figure(
            skin=heads.BROWN,
            build=heads.BROAD,
            hair=hairs.BLACK,
            haircut=hairs.wrapped,
            crown=helms.plumed_helm,
            robe=helms.plate_tabard,
            holds=arms.lance,
            side=1,
            beard=hairs.short_beard,
        ),
        Horse(coat="#3A3F4B", shade="#262A35", mane="#15181F", muzzle="#565C69", blaze=True),
        side=1,
    ),
    "NH": Knight(
        Figure(
            skin=heads.OLIVE,
            build=heads.OVAL,
            hair=hairs.BLACK,
            haircut=hairs.bob,
            crown=helms.roundlet,
            robe=helms.clasped_cape,
            holds=arms.falcon,
            side=1,
            painted=True,
        ),
        Horse(coat="#F4EEE6", shade="#D9CDC2", mane="#FFFDF8", muzzle="#E3C3BA"),
        side=-1,
    ),
    "ND": Knight(
        Figure(
            skin=heads.FAIR,
            build=heads.LEAN,
            hair=hairs.BLOND,
            haircut=hairs.cropped,
            crown=helms.spired_helm,
            robe=helms.frogged_coat,
            holds=arms.sun_mace,
            side=1,
            beard=helms.long_moustache,
        ),
        Horse(coat="#A3A09E", shade="#7F7C7C", mane="#4A4748", muzzle="#6B6868", dapples=True),
        side=1,
    ),
    "NC": Knight(
        Figure(
            skin=heads.DEEP,
            build=heads.SOFT,
            hair=hairs.BLACK,
            haircut=hairs.cropped,
            crown=helms.laurel,
            robe=helms.hunting_coat,
            holds=arms.hunting_horn,
            side=1,
        ),
        Horse(coat="#A9602F", shade="#84461F", mane="#5A2E18", muzzle="#6B3A20", blaze=True),
        side=-1,
    ),
}

# A knight is drawn round the middle of the frame's upper edge, then turned to its side.
_SEAT, _FACE, _SIZE = 17.0, 52.0, 0.78
_HAND = 45
_HORSE_SIZE = 0.9
_STANDARD_BASE = 175 - PICTURE.top
_BUST_DROP = 5.0


def knight_picture(name: str, ink: str, dress: Dress) -> str:
    """Draw a knight's picture: the rider with the horse's head twice, head to head, in its frame."""
    knight = KNIGHTS[name]
    cut = Cut(PICTURE.width / 2, _STANDARD_BASE, 0.2)
    half = _mounted(knight, dress, cut) + suit_mark(dress.suit, -51, 19, 24, ink)
    turned = placed(half, PICTURE.axis, PICTURE.top, flip=knight.side < 0)
    arches = two_way(placed(arch(), 125, 89, 0.97), "arch")
    band = placed(belt(dress), 250, 0, flip=True) if knight.side < 0 else belt(dress)
    return PICTURE.drawn(dress.tint) + arches + two_way(turned, "figure") + band + PICTURE.drawn("none", ink, 2.4)


def knight_bust(name: str, ink: str, dress: Dress) -> str:
    """Draw rider and horse in the small frame of the bold faces."""
    knight = KNIGHTS[name]
    cut = Cut(BUST.width / 2, BUST.height - _BUST_DROP, 0)
    mounted = _mounted(knight, dress, cut)
    art = placed(mounted, BUST.axis, BUST.top + _BUST_DROP, flip=knight.side < 0)
    return framed_bust(art, dress.tint, ink)


def _mounted(knight: Knight, dress: Dress, cut: Cut) -> str:
    """Draw the rider, then before him the horse, which looks to the left."""
    figure = knight.rider
    reach = (cut.half - _SEAT) / _SIZE
    own = Cut(reach, (cut.at(_SEAT) - _FACE) / _SIZE, cut.slope)
    sleeve, fist = robes.raised_arm(dress, dress.main, figure.skin, _HAND, own)
    thing = placed(figure.holds(dress), _HAND, 64)
    rider = placed(person(figure, dress, own, sleeve + thing + fist), _SEAT, _FACE, _SIZE)
    return rider + _before(knight.horse.drawn(dress, cut), cut)


def _before(horse: str, cut: Cut) -> str:
    """Make the horse a little smaller towards its corner, so that edge and cut keep their places."""
    left, foot = -cut.half, cut.at(-cut.half)
    return placed(horse, left * (1 - _HORSE_SIZE), foot * (1 - _HORSE_SIZE), _HORSE_SIZE)
