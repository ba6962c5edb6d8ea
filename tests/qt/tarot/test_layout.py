"""Where everything lies at a table of tricks, in windows of any size."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF

from cardtable.qt.scenes import sizes
from cardtable.qt.scenes.table_layout import Frame
from cardtable.qt.tarot.layout import TrickPlan, guest_rect, plan_trick

SIZES = ((1024, 640), (1122, 768), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
TITLE = 48
CARDS = {2: 24, 3: 18, 4: 15, 5: 12}
SUITS = "HSDCT"
AUCTION = 146
"""The height of the auction at 100 %, with two rows of buttons."""
LOW_AUCTION = 91
"""The same where it takes little room; then it grows by half of what the text does."""
BAR = 54


def laid(
    size: tuple[int, int], opponents: int, *, text: float = 1.0, cards: float = 1.0, left_handed: bool = False
) -> TrickPlan:
    """Lay a table out in a window of that size, with an auction on it."""
    width, tall = size
    count = CARDS[opponents]
    hand = tuple(SUITS[at * len(SUITS) // count] for at in range(count))
    room = (width, tall - TITLE * text, tall, opponents)
    frame = Frame(
        *room, hand, text, bar=54 * text, line=37 * text, card_scale=cards, left_handed=left_handed, discards=False
    )
    return plan_trick(frame, lambda _: round(AUCTION * text))


def trick_cards(plan: TrickPlan) -> list[QRectF]:
    """Give the place of each card of the trick."""
    tall = sizes.height(plan.trick_card)
    return [QRectF(corner.x(), corner.y(), plan.trick_card, tall) for corner in plan.trick]


def overlapping(named: dict[str, QRectF]) -> list[tuple[str, str]]:
    """List what lies over one another."""
    return [(one, other) for one, other in combinations(named, 2) if named[one].intersects(named[other])]


@pytest.mark.parametrize(("size", "opponents", "cards"), [*product(SIZES, CARDS, (0.75, 1.0, 1.5))])
def test_no_card_of_a_trick_lies_on_another_part(size: tuple[int, int], opponents: int, cards: float) -> None:
    """Cards of the trick, plates, kitty, bars, hand each have a place of their own, whatever the size of cards."""
    plan = laid(size, opponents, cards=cards)
    named = {f"card {at}": rect for at, rect in enumerate(trick_cards(plan))}
    named |= {f"plate {at}": rect for at, rect in enumerate(plan.plates.rects)}
    named |= {"kitty": plan.kitty, "bar": plan.bar, "hand": plan.hand}
    assert overlapping(named) == []


@pytest.mark.parametrize(("size", "opponents", "text"), [*product(SIZES, CARDS, (1.0, 1.5))])
def test_the_auction_covers_no_player(size: tuple[int, int], opponents: int, text: float) -> None:
    """Where it has no room between the plates it lies under them, at last over the action bar."""
    plan = laid(size, opponents, text=text)
    auction, _ = guest_rect(plan.guest, lambda _: round(AUCTION * text))
    named = {f"plate {at}": rect for at, rect in enumerate(plan.plates.rects)}
    assert overlapping(named | {"auction": auction, "hand": plan.hand}) == []


@pytest.mark.parametrize("opponents", CARDS)
def test_cards_of_a_trick_are_never_tiny_beside_the_hand(opponents: int) -> None:
    """Where cards are wanted larger than there is room, the hand gives way with the trick."""
    plan = laid((1122, 768), opponents, cards=1.5)
    assert plan.trick_card >= 0.72 * plan.hand_card


def test_words_about_a_card_of_the_hand_cover_neither_line_nor_index() -> None:
    """On a roomy table there is a strip for them over the hand, on a tight one they stand at the foot of the cards."""
    for size in ((1366, 768), (1024, 640)):
        plan = laid(size, 4)
        foot = (plan.line or plan.bar).bottom()
        free = plan.hand.top() - foot
        card = QRectF(plan.hand.topLeft(), plan.hand.bottomRight())
        middle = plan.beside_hand(card, 32).y()
        over = foot < middle < plan.hand.top() and free >= 32
        assert over or middle == plan.hand.bottom()
        assert plan.beside_hand(card, free + 1).y() == plan.hand.bottom()


def test_left_handed_tables_have_the_kitty_at_the_left() -> None:
    """Kitty and notes change sides."""
    plan = laid((1366, 768), 4, left_handed=True)
    assert plan.kitty.right() < plan.trick[0].x() < plan.notes.left()


@pytest.mark.parametrize(("opponents", "text"), [*product(CARDS, (1.0, 1.5, 2.0))])
def test_the_auction_lies_over_neither_bar_nor_kitty(opponents: int, text: float) -> None:
    """Its low form has room on the felt of the smallest window, whatever the size of text."""
    width, tall = SIZES[0]
    hand = tuple(SUITS[at * len(SUITS) // CARDS[opponents]] for at in range(CARDS[opponents]))
    room = (width, tall - TITLE * text, tall, opponents)
    low = round(LOW_AUCTION * (1 + text) / 2)
    frame = Frame(*room, hand, text, bar=BAR * text, line=37 * text, card_scale=1, left_handed=False, discards=False)
    plan = plan_trick(frame, lambda _: low)
    auction, _ = guest_rect(plan.guest, lambda _: low)
    named = {f"plate {at}": rect for at, rect in enumerate(plan.plates.rects)}
    assert overlapping(named | {"auction": auction, "bar": plan.bar, "kitty": plan.kitty, "hand": plan.hand}) == []
