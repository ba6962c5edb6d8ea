"""The faces of the deck: standard, compact, large print."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from deck_courts import COURT, court_bust, court_picture
from deck_fool import FOOL, fool_bust, fool_index, fool_picture
from deck_index import COMPACT_CORNER, LARGE_CORNER, STANDARD_CORNER, Corner, index
from deck_joker import JOKERS, joker_bust, joker_index, joker_picture
from deck_knights import KNIGHTS, knight_bust, knight_picture
from deck_ornaments import ace, card_back
from deck_palette import EDGE, FOUR_COLOUR, PAPER, TWO_COLOUR, Palette
from deck_pips import NUMBERS, pips
from deck_suits import SUITS, suit_mark
from deck_svg import box, card, two_way
from deck_trumps import TRUMPS, trump_emblem, trump_index, trump_picture

RANKS = ("A", *NUMBERS, "J", "N", "Q", "K")
SUITED = tuple(rank + suit for suit in SUITS for rank in RANKS)
DECK = (*SUITED, *JOKERS, *TRUMPS, FOOL)

Face = Callable[[str, Palette], str]


def standard(name: str, palette: Palette) -> str:
    """Draw a card for a hand: small corner marks, pips or a whole picture."""
    if name in JOKERS:
        return joker_picture(name) + two_way(joker_index(STANDARD_CORNER), "corner")
    if name in TRUMPS:
        return trump_picture(name) + two_way(trump_index(name, STANDARD_CORNER), "corner")
    if name == FOOL:
        return fool_picture() + two_way(fool_index(STANDARD_CORNER), "corner")
    return _suited(name, palette)


def _suited(name: str, palette: Palette) -> str:
    rank, suit = name[:-1], name[-1]
    ink = palette.inks[suit]
    corners = two_way(index(rank, suit, ink, STANDARD_CORNER), "corner")
    if name in KNIGHTS:
        return corners + knight_picture(name, ink, palette.dresses[suit])
    if name in COURT:
        return corners + court_picture(name, ink, palette.dresses[suit])
    if rank == "A":
        return corners + ace(ink, palette.dresses[suit])
    return corners + pips(rank, suit, ink)


def compact(name: str, palette: Palette) -> str:
    """Draw a small card: one large corner mark, one large sign or a bust."""
    return _bold(name, palette, COMPACT_CORNER)


def large(name: str, palette: Palette) -> str:
    """Draw a large-print card: the largest corner mark, one large sign or a bust."""
    return _bold(name, palette, LARGE_CORNER)


FACES: dict[str, Face] = {"standard": standard, "compact": compact, "large": large}


def deck_files() -> Iterator[tuple[str, str]]:
    """Yield each file of the deck: its path and its text; in four colours only the cards that differ."""
    for folder, face in FACES.items():
        yield f"{folder}/back.svg", card(_paper() + card_back())
        for name in DECK:
            drawn = card(_paper() + face(name, TWO_COLOUR))
            yield f"{folder}/{name}.svg", drawn
            recoloured = card(_paper() + face(name, FOUR_COLOUR))
            if recoloured != drawn:
                yield f"four-colour/{folder}/{name}.svg", recoloured


def _bold(name: str, palette: Palette, corner: Corner) -> str:
    if name in JOKERS:
        return joker_index(corner) + joker_bust(name)
    if name in TRUMPS:
        return trump_index(name, corner) + trump_emblem(name)
    if name == FOOL:
        return fool_index(corner) + fool_bust()
    rank, suit = name[:-1], name[-1]
    ink = palette.inks[suit]
    return index(rank, suit, ink, corner) + _sign(name, ink, palette)


def _sign(name: str, ink: str, palette: Palette) -> str:
    suit = name[-1]
    if name in KNIGHTS:
        return knight_bust(name, ink, palette.dresses[suit])
    if name in COURT:
        return court_bust(name, ink, palette.dresses[suit])
    return suit_mark(suit, 176, 266, 118, ink)


def _paper() -> str:
    return box((1, 1, 248, 348), 17, PAPER, EDGE, 2)
