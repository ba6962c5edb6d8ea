"""Hair of the court, on head or chin."""

from __future__ import annotations

from dataclasses import dataclass

from deck_svg import shape, symmetric


@dataclass(frozen=True)
class Hair:
    """Two tones of hair."""

    light: str
    shade: str


WHITE = Hair("#E9E6E0", "#BDB9B4")
GREY = Hair("#A9A6A4", "#7F7C7C")
BLACK = Hair("#2B2526", "#4A4142")
AUBURN = Hair("#9A4A22", "#74331A")
BROWN = Hair("#6A4429", "#4A2E1C")
BLOND = Hair("#E0AE4E", "#B98330")
GINGER = Hair("#CE6B2B", "#A34C1C")


def _lines(d: str, hair: Hair, width: float = 1.2) -> str:
    return shape(d, line=hair.shade, width=width)


def long_straight(hair: Hair) -> tuple[str, str]:
    """Return hair that falls straight to the breast, behind and before the face."""
    back = shape(symmetric("M0,-31 C20,-31 27,-18 27,-2 C27,20 28,38 31,56 C24,59 17,59 11,56 L0,30"), hair.light)
    back += _lines("M-25,0 Q-25,30 -27,55 M25,0 Q25,30 27,55 M-21,24 Q-20,40 -20,56 M21,24 Q20,40 20,56", hair)
    front = shape(
        "M-1,-29 C-12,-25 -18,-14 -19.5,4 C-20,14 -21,20 -22,28 C-28,10 -27,-30 -1,-31"
        " C27,-30 28,10 22,28 C21,20 20,14 19.5,4 C18,-14 11,-24 -1,-29Z",
        hair.light,
    )
    return back, front


def long_wavy(hair: Hair) -> tuple[str, str]:
    """Return hair that falls in waves over the shoulders."""
    half = "M0,-31 C19,-31 27,-20 27,-6 C27,2 32,8 31,17 C30,24 36,30 35,39 C34,47 37,51 34,58 C27,62 20,60 14,55 L0,30"
    back = shape(symmetric(half), hair.light)
    back += _lines(
        "M-25,2 C-30,10 -23,20 -28,30 C-32,39 -26,46 -29,57 M25,2 C30,10 23,20 28,30 C32,39 26,46 29,57"
        " M-21,26 C-24,34 -18,44 -21,57 M21,26 C24,34 18,44 21,57",
        hair,
    )
    front = shape(
        "M2,-28 C-9,-22 -19,-16 -20.5,6 C-21,14 -19,20 -22,26 C-30,12 -28,-30 0,-31"
        " C28,-30 30,12 22,26 C19,20 21,14 20,6 C19,-10 13,-20 2,-28Z",
        hair.light,
    )
    return back, front + _lines("M-3,-27 C-14,-22 -22,-10 -23.5,6 M6,-28 C15,-22 22,-10 23.5,6", hair)


def cloud(hair: Hair) -> tuple[str, str]:
    """Return a full round cloud of curls."""
    half = (
        "M0,-40 C6,-44 14,-43 18,-38 C25,-39 31,-34 31,-27 C37,-24 40,-17 37,-11 C41,-5 40,3 35,7"
        " C36,14 32,20 26,20 C22,25 16,24 14,20 L0,20"
    )
    back = shape(symmetric(half), hair.light)
    curls = (
        "M-31,-20 q4,-5 8,-1 M-34,-4 q4,-4 7,0 M-30,10 q4,-3 7,1"
        " M31,-20 q-4,-5 -8,-1 M34,-4 q-4,-4 -7,0 M30,10 q-4,-3 -7,1"
    )
    back += _lines(curls, hair, 1.4)
    front = shape(
        "M-20,-6 C-21,-16 -17,-19 -13,-18 C-10,-22 -5,-22 -2,-19 C2,-22 7,-22 9,-18 C14,-19 20,-15 20,-6"
        " C23,-12 24,-30 0,-31 C-24,-30 -23,-12 -20,-6Z",
        hair.light,
    )
    return back, front


def braids(hair: Hair) -> tuple[str, str]:
    """Return hair parted in the middle that ends in two braids."""
    back = shape(symmetric("M0,-31 C20,-31 26,-18 25,-2 L24,18 L0,26"), hair.light)
    front = shape(
        "M0,-28 C-10,-24 -18,-16 -20,2 L-21,14 C-28,6 -27,-30 0,-31 C27,-30 28,6 21,14 L20,2 C18,-16 10,-24 0,-28Z",
        hair.light,
    )
    braid = "".join(
        shape(
            f"M{x},{y} C{x + 7},{y - 2} {x + 7},{y + 9} {x},{y + 11} C{x - 7},{y + 9} {x - 7},{y - 2} {x},{y}Z",
            hair.light,
            hair.shade,
            1,
        )
        for x in (-24, 24)
        for y in (12, 21, 30, 39, 48)
    )
    return back, front + braid + _lines("M0,-28 L0,-31 M-4,-27 C-14,-21 -21,-12 -23,8 M4,-27 C14,-21 21,-12 23,8", hair)


def bob(hair: Hair) -> tuple[str, str]:
    """Return a page's hair, cut straight at brow and jaw."""
    back = shape(symmetric("M0,-31 C20,-31 27,-20 27,-4 C27,8 29,16 30,24 C24,30 16,30 11,27 L0,20"), hair.light)
    front = shape(
        "M-20,-11 C-10,-14 8,-15 19,-11 C20,2 20,12 17,24 C30,28 31,14 27,-4 C26,-24 14,-31 0,-31"
        " C-14,-31 -26,-24 -27,-4 C-31,14 -30,28 -19,24 C-21,12 -20.5,2 -20,-11Z",
        hair.light,
    )
    return back, front + _lines("M-25,0 Q-26,14 -24,25 M25,0 Q26,14 23,25", hair)


def curls(hair: Hair) -> tuple[str, str]:
    """Return short curls that end at the collar."""
    half = (
        "M0,-31 C18,-32 25,-24 25,-14 C31,-11 31,-3 28,1 C32,6 31,13 27,16 C29,22 25,28 19,27 C16,30 12,29 10,26 L0,20"
    )
    back = shape(symmetric(half), hair.light)
    front = shape(
        "M-20,2 C-24,-2 -22,-8 -19,-9 C-19,-14 -14,-17 -10,-15 C-7,-19 -1,-19 2,-15 C6,-19 12,-17 13,-13"
        " C18,-14 21,-9 19,-5 C22,-3 22,0 20,3 C27,-4 26,-31 0,-31 C-26,-31 -27,-4 -20,2Z",
        hair.light,
    )
    return back, front + _lines("M-24,-4 q-3,4 1,7 M24,-4 q3,4 -1,7 M-24,12 q-2,4 2,6 M24,12 q2,4 -2,6", hair)


def cropped(hair: Hair) -> tuple[str, str]:
    """Return short hair close to the head."""
    back = shape(symmetric("M0,-31 C18,-31 24,-22 23.5,-8 L22,8 L0,10"), hair.light)
    front = shape(
        "M-20.5,4 C-22,-6 -19,-14 -14,-15 C-6,-17 8,-17 13,-15 C19,-13 21.5,-6 20.5,4 C26,-8 25,-31 0,-31"
        " C-25,-31 -26,-8 -20.5,4Z",
        hair.light,
    )
    return back, front


def wrapped(hair: Hair) -> tuple[str, str]:
    """Return the little hair that shows under a turban."""
    sides = "M19,0 L17,-20 L24,-20 C26,-10 25,-2 22,5Z M-19,0 L-17,-20 L-24,-20 C-26,-10 -25,-2 -22,5Z"
    return "", shape(sides, hair.light)


def king_hair(hair: Hair) -> tuple[str, str]:
    """Return a king's hair: down to the shoulders, rolled outward at the ends."""
    half = "M0,-31 C20,-31 26,-20 26,-6 C26,8 26,18 32,27 C37,25 39,31 35,35 C28,41 18,38 14,30 L0,20"
    back = shape(symmetric(half), hair.light)
    back += _lines("M-23,4 C-23,18 -24,26 -31,32 M23,4 C23,18 24,26 31,32", hair)
    front = shape(
        "M-20,6 C-21,-6 -19,-15 -13,-18 L13,-18 C19,-15 21,-6 20,6 C27,-6 26,-31 0,-31 C-26,-31 -27,-6 -20,6Z",
        hair.light,
    )
    return back, front


def long_beard(hair: Hair) -> str:
    """Return a beard that falls to the breast in two points."""
    beard = shape(
        symmetric("M0,12 C5,9 11,9 14,3 C16,0 18,-4 20.5,-8 C24,12 22,32 15,46 C12,51 7,56 4,58 C4,54 2,51 0,49"),
        hair.light,
    )
    return (
        beard
        + _lines("M-15,14 Q-14,32 -8,49 M15,14 Q14,32 8,49 M-6,26 Q-6,38 -3,47 M6,26 Q6,38 3,47", hair)
        + moustache(hair)
    )


def full_beard(hair: Hair) -> str:
    """Return a round curly beard."""
    half = (
        "M0,12 C5,9 11,9 14,3 C16,0 18,-4 20.5,-8 C25,-2 25,6 22.5,10 C26,16 24,23 20,25 C20,31 16,36 11,35.5"
        " C8,40 3,41 0,38.5"
    )
    beard = shape(symmetric(half), hair.light)
    return (
        beard
        + _lines("M-18,12 q5,3 2,8 M-13,25 q5,1 4,6 M18,12 q-5,3 -2,8 M13,25 q-5,1 -4,6 M-3,30 q3,3 6,0", hair)
        + moustache(hair)
    )


def short_beard(hair: Hair) -> str:
    """Return a close beard along the jaw."""
    half = "M0,11 C5,9 10,10 13,6 C16,2 18.5,-3 20.5,-8 C22,8 19,20 12.5,26.5 C8,31 4,32 0,32"
    return (
        shape(symmetric(half), hair.light) + _lines("M-14,14 Q-12,22 -6,27 M14,14 Q12,22 6,27", hair) + moustache(hair)
    )


def goatee(hair: Hair) -> str:
    """Return a pointed chin beard under a curled moustache."""
    half = "M0,21 C5,21 9,17 13,10 C16.5,5 18.5,-2 20.5,-9 C22,8 18,20 12,25.5 C9,35 4,41 0,44"
    return shape(symmetric(half), hair.light) + shape(
        symmetric("M0,10.5 C5,9.5 9,13 13,15.5 C16,16.5 18,15 18,12 C21,17 17,21 12,20 C7,19 3,16 0,14.5"), hair.light
    )


def moustache(hair: Hair) -> str:
    """Return a moustache that covers the upper lip."""
    return shape(
        symmetric("M0,10.5 C5,9 9,11 12,15 C13,16.5 15,17 16.5,16.5 C13,21.5 4,20 0,15"), hair.light, hair.shade, 0.9
    )
