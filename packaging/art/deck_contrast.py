"""The high-contrast deck: one bold shape a card, as chess players know them, with no ornament."""

from __future__ import annotations

from dataclasses import replace

from deck_fool import FOOL
from deck_index import LARGE_CORNER, Corner, Mark, letters, unwritten
from deck_joker import JOKERS
from deck_letters import called
from deck_palette import BLACK, CONTRAST, WHITE
from deck_suits import hollow_mark, suit_mark
from deck_svg import both_sides, box, dot, placed, shape, star
from deck_trumps import OUDLERS, TRUMPS

# The sign lies below the corner's strip, where a bold face has its bust.
_X, _Y, _SIZE = 174.0, 268.0, 122.0
_COURT_SIZE = 1.04
_STAR, _CROSSING = 64.0, 0.7654

_PLATE_LEFT, _PLATE_TOP, _PLATE_WIDTH = 9.0, 9.0, 90.0
_PLAIN_CORNER = replace(LARGE_CORNER, plain=True)
_PLATE_CORNER = replace(_PLAIN_CORNER, top=20, rank=102, widest=72)
_PLATE, _STARRED_PLATE, _FOOLS_PLATE = 124.0, 192.0, 98.0
_STAR_CORNER = Corner(axis=_X, top=_Y - 24, rank=48, gap=0, suit=0, widest=58, breadth=0.92, plain=True)


def contrast_corner(name: str) -> tuple[Corner, str]:
    """Return where a card's index stands with what lies below it: a trump's is white, on a black plate."""
    if name not in TRUMPS and name != FOOL:
        return _PLAIN_CORNER, ""
    tall = _FOOLS_PLATE if name == FOOL else _STARRED_PLATE if name in OUDLERS else _PLATE
    return _PLATE_CORNER, box((_PLATE_LEFT, _PLATE_TOP, _PLATE_WIDTH, tall), 10, BLACK)


def contrast_sign(name: str) -> str:
    """Draw the one shape that stands for a card."""
    if name in TRUMPS:
        return shape(star(_STAR, _STAR * _CROSSING, 8, 0, _X, _Y), BLACK)
    if name in JOKERS:
        return placed(_jesters_cap(BLACK), _X, _Y)
    if name == FOOL:
        return placed(_lute(BLACK), _X, _Y)
    rank, suit = name[:-1], name[-1]
    ink = CONTRAST.inks[suit]
    if rank in _COURT:
        return placed(_COURT[rank](ink), _X, _Y, _COURT_SIZE)
    mark = hollow_mark if suit in CONTRAST.hollow else suit_mark
    return mark(suit, _X, _Y, _SIZE, ink)


def contrast_name(name: str) -> Mark:
    """Draw a trump's number once more, white on its star."""
    if name not in TRUMPS:
        return unwritten
    return lambda script: letters(called(name[1:], script), _STAR_CORNER, _STAR_CORNER.top, _STAR_CORNER.rank, WHITE)


def contrast_back() -> str:
    """Draw the back: a white star on black."""
    ring = shape(star(92, 92 * _CROSSING, 8, 22.5, 125, 175), WHITE)
    inner = shape(star(70, 70 * _CROSSING, 8, 22.5, 125, 175), BLACK)
    heart = shape(star(46, 20, 8, 0, 125, 175), WHITE)
    return box((14, 14, 222, 322), 10, BLACK) + box((26, 26, 198, 298), 5, "none", WHITE, 6) + ring + inner + heart


def _kings_crown(ink: str) -> str:
    """Draw the closed crown with a cross, as on the king of chess."""
    arches = shape(
        "M-42,26 C-72,-8 -54,-36 -30,-34 C-14,-32 -4,-22 0,-10 C4,-22 14,-32 30,-34 C54,-36 72,-8 42,26Z", ink
    )
    cross = shape("M-7,-64 L7,-64 L7,-54 L17,-54 L17,-40 L7,-40 L7,4 L-7,4 L-7,-40 L-17,-40 L-17,-54 L-7,-54Z", ink)
    return arches + cross + _band(ink)


def _queens_crown(ink: str) -> str:
    """Draw the open crown with five pearls, as on the queen of chess."""
    points = shape("M-42,26 L-55,-18 L-29,4 L-31,-36 L-10,0 L0,-44 L10,0 L31,-36 L29,4 L55,-18 L42,26Z", ink)
    return points + "".join(dot(x, y, 9, ink) for x, y in both_sides((0, -52), (31, -44), (54, -24))) + _band(ink)


def _knights_horse(ink: str) -> str:
    """Draw the horse's head, as the knight of chess."""
    head = (
        "M-8,-62 C-5,-54 -1,-50 4,-48 C42,-42 58,-8 52,38 L-36,38 C-36,20 -12,12 -8,-10 C-20,-2 -30,2 -34,10"
        " C-38,18 -52,22 -57,12 C-61,4 -58,-2 -52,-10 C-45,-18 -42,-32 -32,-40 C-30,-48 -32,-54 -28,-62"
        " C-22,-56 -20,-52 -18,-50 C-16,-54 -14,-58 -8,-62Z"
    )
    return shape(head, ink) + dot(-22, -26, 5.5, WHITE) + box((-44, 44, 104, 16), 4, ink)


def _jacks_man(ink: str) -> str:
    """Draw the plain man, as the pawn of chess."""
    body = "M-15,-14 L15,-14 C16,8 24,20 38,28 L38,32 L-38,32 L-38,28 C-24,20 -16,8 -15,-14Z"
    return dot(0, -36, 24, ink) + box((-29, -18, 58, 15), 7, ink) + shape(body, ink) + box((-52, 38, 104, 20), 5, ink)


def _jesters_cap(ink: str) -> str:
    cap = shape(
        "M-38,28 C-38,2 -34,-12 -58,-16 C-54,-48 -18,-50 -9,-22 C-8,-38 -6,-46 0,-54 C6,-46 8,-38 9,-22"
        " C18,-50 54,-48 58,-16 C34,-12 38,2 38,28Z",
        ink,
    )
    return cap + "".join(dot(x, y, 9.5, ink) for x, y in both_sides((0, -55), (54, -8))) + _band(ink)


def _lute(ink: str) -> str:
    """Draw the lute that the fool plays on his way."""
    body = "M-7,-26 C-12,-8 -44,2 -44,32 C-44,54 -24,66 0,66 C24,66 44,54 44,32 C44,2 12,-8 7,-26Z"
    head = "M-8,-76 L8,-76 L8,-20 L-8,-20Z M-22,-74 L22,-74 M-22,-58 L22,-58"
    played = dot(0, 22, 13, WHITE) + shape("M-20,48 L20,48", line=WHITE, width=7)
    return placed(shape(body, ink) + shape(head, ink, ink, 7) + played, 0, 2, 0.86, 32)


def _band(ink: str) -> str:
    return box((-44, 34, 88, 20), 5, ink)


_COURT = {"K": _kings_crown, "Q": _queens_crown, "N": _knights_horse, "J": _jacks_man}
