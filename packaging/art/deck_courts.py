"""The court: who each king, queen, jack is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import deck_attributes as held
import deck_crowns as crowns
import deck_doublets as doublets
import deck_gowns as gowns
import deck_hair as hairs
import deck_heads as heads
import deck_robes as robes
from deck_frames import BUST, PICTURE, framed_bust
from deck_hair import Hair
from deck_heads import Skin
from deck_palette import CREAM, GOLD, GOLD_DEEP, INK, Dress
from deck_robes import Cut, Garment
from deck_suits import suit_mark
from deck_svg import number, placed, shape, two_way

Worn = Callable[[Dress], str]
Robe = Callable[[Dress, Cut], Garment]
Held = Callable[[Dress], str]
HairCut = Callable[[Hair], tuple[str, str]]


@dataclass(frozen=True)
class Figure:
    """One person of the court: face, hair, clothes, what it holds and on which side."""

    skin: Skin
    build: heads.Build
    hair: Hair
    haircut: HairCut
    crown: Worn
    robe: Robe
    holds: Held
    side: int
    beard: Callable[[Hair], str] | None = None
    veil: bool = False
    age: bool = False
    freckled: bool = False
    painted: bool = False

    def sleeve(self, dress: Dress) -> str:
        """Return the colour of the sleeves: a jack's are the second cloth, which sets them off from his doublet."""
        return dress.main if self.painted or self.beard else dress.second


COURT: dict[str, Figure] = {
    "KS": Figure(
        skin=heads.FAIR,
        build=heads.BROAD,
        hair=hairs.WHITE,
        haircut=hairs.king_hair,
        crown=crowns.arched_crown,
        robe=robes.brocade_robe,
        holds=held.sword,
        side=1,
        beard=hairs.long_beard,
        age=True,
    ),
    "KH": Figure(
        skin=heads.ROSY,
        build=heads.BROAD,
        hair=hairs.AUBURN,
        haircut=hairs.king_hair,
        crown=crowns.royal_crown,
        robe=robes.ermine_robe,
        holds=held.heart_sceptre,
        side=-1,
        beard=hairs.full_beard,
    ),
    "KD": Figure(
        skin=heads.BROWN,
        build=heads.BROAD,
        hair=hairs.BLACK,
        haircut=hairs.wrapped,
        crown=crowns.turban,
        robe=robes.sash_robe,
        holds=held.battle_axe,
        side=1,
        beard=hairs.goatee,
    ),
    "KC": Figure(
        skin=heads.OLIVE,
        build=heads.BROAD,
        hair=hairs.BROWN,
        haircut=hairs.king_hair,
        crown=crowns.leaf_crown,
        robe=robes.mantle_robe,
        holds=held.orb,
        side=-1,
        beard=hairs.short_beard,
    ),
    "QS": Figure(
        skin=heads.FAIR,
        build=heads.OVAL,
        hair=hairs.BLACK,
        haircut=hairs.long_straight,
        crown=crowns.tall_coronet,
        robe=gowns.collar_gown,
        holds=held.star_sceptre,
        side=-1,
        painted=True,
    ),
    "QH": Figure(
        skin=heads.ROSY,
        build=heads.SOFT,
        hair=hairs.AUBURN,
        haircut=hairs.long_wavy,
        crown=crowns.heart_coronet,
        robe=gowns.court_gown,
        holds=held.rose,
        side=1,
        painted=True,
    ),
    "QD": Figure(
        skin=heads.DEEP,
        build=heads.ROUND,
        hair=hairs.BLACK,
        haircut=hairs.cloud,
        crown=crowns.sun_tiara,
        robe=gowns.shawl_gown,
        holds=held.fan,
        side=-1,
        painted=True,
    ),
    "QC": Figure(
        skin=heads.OLIVE,
        build=heads.ROUND,
        hair=hairs.GREY,
        haircut=hairs.braids,
        crown=crowns.veil_coronet,
        robe=gowns.ruff_gown,
        holds=held.sprig,
        side=1,
        veil=True,
        age=True,
        painted=True,
    ),
    "JS": Figure(
        skin=heads.OLIVE,
        build=heads.LEAN,
        hair=hairs.BLACK,
        haircut=hairs.bob,
        crown=crowns.feather_cap,
        robe=doublets.parted_doublet,
        holds=held.halberd,
        side=-1,
    ),
    "JH": Figure(
        skin=heads.FAIR,
        build=heads.SOFT,
        hair=hairs.BLOND,
        haircut=hairs.curls,
        crown=crowns.beret,
        robe=doublets.quilted_doublet,
        holds=held.pennant,
        side=1,
    ),
    "JD": Figure(
        skin=heads.BROWN,
        build=heads.LEAN,
        hair=hairs.BLACK,
        haircut=hairs.cropped,
        crown=crowns.round_cap,
        robe=doublets.vest_doublet,
        holds=held.sabre,
        side=-1,
    ),
    "JC": Figure(
        skin=heads.ROSY,
        build=heads.ROUND,
        hair=hairs.GINGER,
        haircut=hairs.curls,
        crown=crowns.forester_hat,
        robe=doublets.hooded_tunic,
        holds=held.bow,
        side=-1,
        freckled=True,
    ),
}

_SCALE, _FACE = 0.97, 89.0
_STANDARD_CUT = Cut(half=PICTURE.width / 2 / _SCALE, base=(175 - _FACE) / _SCALE, slope=0.2)
_HAND = 47
_BUST_SCALE, _BUST_FACE = 1.3, 84.0


def court_picture(name: str, ink: str, dress: Dress) -> str:
    """Draw a court card's picture: the figure twice, head to head, in its frame."""
    arches = two_way(placed(arch(), 125, _FACE, _SCALE), "arch")
    half = placed(_half_figure(COURT[name], ink, dress), 125, _FACE, _SCALE)
    return PICTURE.drawn(dress.tint) + arches + two_way(half, "figure") + belt(dress) + PICTURE.drawn("none", ink, 2.4)


def court_bust(name: str, ink: str, dress: Dress) -> str:
    """Draw head and shoulders of a figure in the small frame of the bold faces."""
    cut = Cut(BUST.width / 2 / _BUST_SCALE, (BUST.height - _BUST_FACE) / _BUST_SCALE, 0)
    bust = person(COURT[name], dress, cut)
    return framed_bust(placed(bust, BUST.axis, BUST.top + _BUST_FACE, _BUST_SCALE), dress.tint, ink)


def _half_figure(figure: Figure, ink: str, dress: Dress) -> str:
    side = figure.side
    sleeve, fist = robes.raised_arm(dress, figure.sleeve(dress), figure.skin, side * _HAND, _STANDARD_CUT)
    thing = placed(figure.holds(dress), side * _HAND, 64, flip=side < 0)
    mark = suit_mark(dress.suit, -side * 50, -46, 24, ink)
    return mark + person(figure, dress, _STANDARD_CUT, sleeve + thing + fist)


def person(figure: Figure, dress: Dress, cut: Cut, arm: str = "") -> str:
    """Draw a figure from behind to before; it turns its face from what it holds."""
    behind, before = figure.haircut(figure.hair)
    under, over = figure.robe(dress, cut)
    veil = crowns.veil(dress) if figure.veil else ""
    layers = (
        veil + under,
        _turned(behind + heads.neck(figure.skin), figure),
        over + arm,
        _turned(_face(figure) + before + figure.crown(dress), figure),
    )
    return "".join(layers)


def _turned(art: str, figure: Figure) -> str:
    return placed(art, 0, 0, flip=True) if figure.side < 0 else art


def _face(figure: Figure) -> str:
    skin = figure.skin
    brow = INK if figure.hair is hairs.BLACK else figure.hair.shade
    features = heads.face(skin, figure.build, brow, age=figure.age, blush=figure.beard is None)
    if figure.beard:
        return features + figure.beard(figure.hair) + heads.lip_under_beard(skin)
    mouth = heads.lips(skin) if figure.painted else heads.plain_mouth(skin)
    return features + (heads.freckles(skin) if figure.freckled else "") + mouth


def arch() -> str:
    """Draw the pale arch behind a head."""
    return shape("M0,-67 C20,-56 60,-40 60,0 L60,95 L-60,95 L-60,0 C-60,-40 -20,-56 0,-67Z", CREAM)


def belt(dress: Dress) -> str:
    """Draw the belt that parts the two halves, the suit all along it."""
    slope, left, right = _STANDARD_CUT.slope, PICTURE.left, PICTURE.left + PICTURE.width
    fall = slope * PICTURE.width / 2
    outline = (
        f"M{number(left)},{number(175 + fall - 5.5)} L{number(right)},{number(175 - fall - 5.5)}"
        f" L{number(right)},{number(175 - fall + 5.5)} L{number(left)},{number(175 + fall + 5.5)}Z"
    )
    signs = "".join(
        suit_mark(dress.suit, 125 + 14 * n, 175 - 14 * n * slope, 7.4, dress.dark, turned=n > 0)
        for n in range(-4, 5)
        if n
    )
    jewel = placed(shape("M0,-5 L7,0 L0,5 L-7,0Z", dress.second, GOLD_DEEP, 0.8), 125, 175)
    return shape(outline, GOLD, GOLD_DEEP, 1) + signs + jewel
