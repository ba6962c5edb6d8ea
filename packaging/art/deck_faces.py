"""The faces of the deck: standard, compact, large print, high contrast."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from deck_contrast import contrast_back, contrast_corner, contrast_name, contrast_sign
from deck_courts import COURT, court_bust, court_picture
from deck_fool import FOOL, fool_bust, fool_picture, fool_star
from deck_index import COMPACT_CORNER, LARGE_CORNER, STANDARD_CORNER, Corner, Mark, rank_above, suit_below, unwritten
from deck_joker import JOKERS, joker_bust, joker_name, joker_picture, joker_star
from deck_knights import KNIGHTS, knight_bust, knight_picture
from deck_letters import INDICES
from deck_ornaments import ace, card_back
from deck_palette import BLACK, CONTRAST, EDGE, FOUR_COLOUR, PAPER, TWO_COLOUR, WHITE, Palette
from deck_pips import NUMBERS, pips
from deck_suits import SUITS, suit_mark
from deck_svg import box, card, indexed_card, two_way
from deck_trumps import TRUMPS, oudler_star, trump_emblem, trump_picture

RANKS = ("A", *NUMBERS, "J", "N", "Q", "K")
SUITED = tuple(rank + suit for suit in SUITS for rank in RANKS)
DECK = (*SUITED, *JOKERS, *TRUMPS, FOOL)


@dataclass(frozen=True)
class Drawing:
    """What is drawn of a card, what is written on it."""

    art: str
    mark: Mark

    def written(self, paper: str) -> str:
        """Return the card's document, in all scripts."""
        return indexed_card(paper + self.art, {script: self.mark(script) for script in INDICES})


Face = Callable[[str, Palette], Drawing]


def standard(name: str, palette: Palette) -> Drawing:
    """Draw a card for a hand: small corner marks at both ends, pips or a whole picture."""
    corner = _corner(name, palette, STANDARD_CORNER)
    art = _picture(name, palette) + _both_ends(corner.art, "corner")
    return Drawing(art, lambda script: _both_ends(corner.mark(script), f"{script}-corner"))


def compact(name: str, palette: Palette) -> Drawing:
    """Draw a small card: one large corner mark, one large sign or a bust."""
    corner = _corner(name, palette, COMPACT_CORNER)
    return Drawing(corner.art + _sign(name, palette), corner.mark)


def large(name: str, palette: Palette) -> Drawing:
    """Draw a large-print card: the largest corner mark, one large sign or a bust."""
    corner = _corner(name, palette, LARGE_CORNER)
    return Drawing(corner.art + _sign(name, palette), corner.mark)


def high_contrast(name: str) -> Drawing:
    """Draw a card in plain black, white, one red: the largest corner mark, one bold sign, trumps white on black."""
    place, ground = contrast_corner(name)
    corner = _corner(name, CONTRAST, place)
    named = contrast_name(name)
    return Drawing(ground + corner.art + contrast_sign(name), lambda script: corner.mark(script) + named(script))


FACES: dict[str, Face] = {"standard": standard, "compact": compact, "large": large}


def deck_files() -> Iterator[tuple[str, str]]:
    """Yield each file of the deck: its path, its text; in four colours only the cards that differ."""
    paper = box((1, 1, 248, 348), 17, PAPER, EDGE, 2)
    for folder, face in FACES.items():
        yield f"{folder}/back.svg", card(paper + card_back())
        for name in DECK:
            drawn = face(name, TWO_COLOUR).written(paper)
            yield f"{folder}/{name}.svg", drawn
            recoloured = face(name, FOUR_COLOUR).written(paper)
            if recoloured != drawn:
                yield f"four-colour/{folder}/{name}.svg", recoloured
    white = box((1.5, 1.5, 247, 347), 17, WHITE, BLACK, 3)
    yield "high-contrast/back.svg", card(white + contrast_back())
    for name in DECK:
        yield f"high-contrast/{name}.svg", high_contrast(name).written(white)


def _both_ends(half: str, name: str) -> str:
    return two_way(half, name) if half else ""


def _corner(name: str, palette: Palette, corner: Corner) -> Drawing:
    if name in JOKERS:
        return Drawing(joker_star(corner, palette.joker), joker_name(corner, palette.joker))
    if name in TRUMPS:
        return Drawing(oudler_star(name, corner, palette.trump), rank_above(name[1:], palette.trump, corner))
    if name == FOOL:
        return Drawing(fool_star(corner, palette.trump), unwritten)
    rank, suit = name[:-1], name[-1]
    ink = palette.inks[suit]
    sign = suit_below(suit, ink, corner, hollow=suit in palette.hollow)
    return Drawing(sign, rank_above(rank, ink, corner))


def _picture(name: str, palette: Palette) -> str:
    if name in JOKERS:
        return joker_picture(name)
    if name in TRUMPS:
        return trump_picture(name)
    if name == FOOL:
        return fool_picture()
    rank, suit = name[:-1], name[-1]
    ink, dress = palette.inks[suit], palette.dresses[suit]
    if name in KNIGHTS:
        return knight_picture(name, ink, dress)
    if name in COURT:
        return court_picture(name, ink, dress)
    return ace(ink, dress) if rank == "A" else pips(rank, suit, ink)


def _sign(name: str, palette: Palette) -> str:
    if name in JOKERS:
        return joker_bust(name)
    if name in TRUMPS:
        return trump_emblem(name)
    if name == FOOL:
        return fool_bust()
    suit = name[-1]
    ink, dress = palette.inks[suit], palette.dresses[suit]
    if name in KNIGHTS:
        return knight_bust(name, ink, dress)
    if name in COURT:
        return court_bust(name, ink, dress)
    return suit_mark(suit, 176, 266, 118, ink)
