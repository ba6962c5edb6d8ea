"""The fool: a wandering musician on the road, with lute, bundle, little dog."""

from __future__ import annotations

import deck_creatures as creatures
import deck_hair as hairs
import deck_heads as heads
from deck_frames import BUST, framed_bust
from deck_index import Corner
from deck_notch import framed_scene
from deck_ornaments import BRICK
from deck_palette import CREAM, GOLD, GOLD_DEEP, GOLD_SHADE, INK, PEARL, PLUM, WOOD, WOOD_SHADE
from deck_scenery import (
    LEAF_SHADE,
    MEADOW,
    MORNING,
    PLASTER,
    SAFFRON,
    STONE,
    TEAL,
    cloud,
    cypress,
    ground,
    hill,
    sky,
    sun,
    town,
)
from deck_svg import dot, placed, shape, star, symmetric

FOOL = "EX"

_SKIN, _HAIR = heads.BROWN, hairs.BLACK
_TEAL_DEEP = "#144A41"
_BUST_SCALE, _BUST_FACE = 1.22, 88.0
_BODY_SCALE = 0.94


def fool_star(corner: Corner, ink: str) -> str:
    """Draw the fool's corner mark: an eight-pointed star alone."""
    reach = min(corner.rank, corner.widest) / 2
    return shape(star(reach, reach * 0.46, 8, 0, corner.axis, corner.top + reach), ink)


def fool_picture() -> str:
    """Draw the fool on the road out of town, lute in hand."""
    land = hill(-60, 150, 190, "#A9C98A", 300) + hill(90, 330, 176, MEADOW, 300)
    afar = placed(town(0, (PLASTER, CREAM, STONE), BRICK, "#6F8FA3"), 130, 206, 0.44)
    road = ground(262, 4, MEADOW) + shape(
        "M196,206 C160,226 236,236 214,262 C200,284 120,290 70,342 L220,342 C232,318 242,300 242,284 L242,250"
        " C232,236 196,226 204,206Z",
        "#EBD3A8",
    )
    trees = cypress(34, 262, 0.9) + cypress(54, 266, 0.65)
    figure = placed(_walker(), 122, 128, _BODY_SCALE)
    dog = placed(creatures.little_dog(), 60, 302, 0.82)
    scene = sky(MORNING, 110, 180) + sun(200, 52, 18) + cloud(92, 46, 0.8) + land + afar + trees + road + figure + dog
    return framed_scene(scene)


def fool_bust() -> str:
    """Draw the fool's head and shoulders, the bundle behind."""
    half, base = BUST.width / 2 / _BUST_SCALE, (BUST.height - _BUST_FACE) / _BUST_SCALE
    coat = shape(f"M-{half},54 C-36,38 -18,33 0,33 L0,{base} L-{half},{base}Z", TEAL) + shape(
        f"M{half},54 C36,38 18,33 0,33 L0,{base} L{half},{base}Z", SAFFRON
    )
    stick = shape("M-30,62 L40,-30", line=WOOD, width=5)
    bundle = placed(_bundle(), 36, -22, 0.6)
    person = stick + bundle + _hair_behind() + heads.neck(_SKIN) + coat + _collar() + _head()
    return framed_bust(placed(person, BUST.axis, BUST.top + _BUST_FACE, _BUST_SCALE), MORNING.middle, PLUM)


def _walker() -> str:
    """Draw the whole figure round its face, striding to the left."""
    far_leg = shape("M10,112 C20,132 22,146 34,162 L44,182", line=PLUM, width=17)
    far_shoe = shape("M36,180 L52,176 C54,186 52,192 44,194 L22,196 C22,190 30,188 36,180Z", BRICK)
    near_leg = shape("M-10,112 C-20,134 -22,150 -26,166 L-30,184", line=BRICK, width=17)
    near_shoe = shape("M-40,182 L-20,182 L-20,194 L-56,194 C-56,188 -46,188 -40,182Z", PLUM)
    stick = shape("M-6,58 L64,-14", line=WOOD, width=4.4)
    bundle = placed(_bundle(), 62, -8, 0.92)
    body = (
        stick
        + bundle
        + far_leg
        + far_shoe
        + near_leg
        + near_shoe
        + _hair_behind()
        + heads.neck(_SKIN)
        + _coat()
        + _collar()
    )
    return body + _lute() + _arms() + _head()


def _coat() -> str:
    left = "M0,33 C-14,33 -26,36 -30,46 L-26,84 L-40,122 L-28,114 L-20,128 L-10,116 L0,128Z"
    right = "M0,33 C14,33 26,36 30,46 L26,84 L38,122 L28,114 L19,128 L10,116 L0,128Z"
    belt = shape("M-27,82 L27,82 L28,91 L-28,91Z", GOLD, GOLD_DEEP, 0.9)
    patches = shape("M8,100 L20,98 L22,110 L10,112Z", TEAL, CREAM, 1) + shape(
        "M-24,98 L-12,100 L-14,111 L-26,109Z", SAFFRON, CREAM, 1
    )
    return shape(left, TEAL) + shape(right, SAFFRON) + belt + patches


def _collar() -> str:
    points = "M0,58 L7,44 L16,54 L21,41 L34,46 L29,36 C20,31 10,30 0,34"
    return (
        shape(symmetric(points), BRICK, GOLD_DEEP, 0.8)
        + dot(0, 59, 2.8, GOLD)
        + dot(-16, 55, 2.8, GOLD)
        + dot(16, 55, 2.8, GOLD)
    )


def _arms() -> str:
    near = shape("M-27,48 C-42,62 -44,76 -34,86 L-14,84", line=_TEAL_DEEP, width=13)
    far = shape("M27,48 C44,60 44,70 34,74 L18,70", line=GOLD_SHADE, width=13)
    hands = dot(-10, 83, 6.6, _SKIN.light) + dot(13, 68, 6.4, _SKIN.light)
    return near + far + hands


def _lute() -> str:
    """Draw a lute slung before the breast, its neck up to the right."""
    bowl = shape("M-30,0 C-30,-20 -6,-20 14,-5 L14,5 C-6,20 -30,20 -30,0Z", "#C98A4B", WOOD_SHADE, 1.6)
    rose = dot(-10, 0, 5.4, WOOD_SHADE) + dot(-10, 0, 2.6, GOLD)
    neck = shape("M12,-3.4 L50,-2.4 L50,2.4 L12,3.4Z", WOOD, WOOD_SHADE, 1) + shape(
        "M49,-3 L60,-12 L63,-8 L52,3Z", WOOD_SHADE
    )
    strings = shape("M-24,-1.6 L50,-1 M-24,1.6 L50,1", line=PEARL, width=0.8) + shape(
        "M-25,-6 L-25,6", line=WOOD_SHADE, width=2.4
    )
    return placed(bowl + neck + rose + strings, -12, 82, 1.0, -24)


def _bundle() -> str:
    """Draw a knotted cloth with dots, hanging from its knot at the origin."""
    cloth = shape("M-4,-2 C-26,10 -30,38 -14,46 C-4,51 12,51 20,44 C34,32 24,8 4,-2Z", BRICK)
    ears = shape("M0,0 L-16,-8 L-12,4Z M0,0 L15,-10 L14,4Z", "#7F2E1D")
    spots = "".join(dot(x, y, 3, SAFFRON) for x, y in ((-10, 16), (8, 14), (-16, 32), (0, 30), (16, 30), (6, 42)))
    return cloth + ears + spots


def _hair_behind() -> str:
    return hairs.curls(_HAIR)[0]


def _head() -> str:
    face = heads.face(_SKIN, heads.SOFT, INK, blush=True) + heads.lips(_SKIN, 3)
    return face + hairs.curls(_HAIR)[1] + _hat()


def _hat() -> str:
    """Draw a soft pointed hat whose tip falls back, with a bell and a long feather."""
    feather = shape("M-12,-34 C-26,-44 -40,-46 -50,-62 C-52,-46 -42,-30 -20,-27Z", PEARL, "#B9A58C", 1) + shape(
        "M-16,-31 C-30,-38 -42,-46 -49,-58", line=LEAF_SHADE, width=1.2
    )
    crown = shape(
        "M-23,-20 C-20,-42 -2,-58 18,-54 C36,-50 46,-36 44,-16 C36,-26 30,-30 24,-20 C10,-28 -10,-28 -23,-20Z", PLUM
    )
    fold = shape("M14,-53 C24,-46 28,-36 25,-24", line="#5F4E96", width=2)
    brim = shape(
        "M-30,-15 C-26,-25 -10,-30 2,-29 C16,-28.5 26,-25 31,-15 C14,-22.5 -14,-22.5 -30,-15Z", SAFFRON, GOLD_DEEP, 0.9
    )
    return feather + crown + fold + brim + dot(44, -14, 4.8, GOLD, GOLD_DEEP, 0.9)
