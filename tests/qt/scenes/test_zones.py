"""Where the keyboard's focus goes on the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.qt.scenes.places import HandPlace, MeldPlace, Place, SeatPlace, StockPlace
from cardtable.qt.scenes.zones import Focus, Zone

HAND = [HandPlace(key) for key in range(4)]
MELDS = [MeldPlace(number) for number in range(1, 4)]


def rects(places: list[Place]) -> dict[Place, QRectF]:
    """Lay places out: the hand in a row, combinations in two rows."""
    found: dict[Place, QRectF] = {}
    for at, place in enumerate(places):
        match place:
            case MeldPlace(number):
                found[place] = QRectF(100 * ((number - 1) % 2), 100 * ((number - 1) // 2), 80, 60)
            case _:
                found[place] = QRectF(50 * at, 500, 40, 60)
    return found


def focus(*places: Place) -> Focus:
    """Make a focus on a table with these places."""
    made = Focus()
    made.follow(list(places), rects(list(places)))
    return made


def test_focus_begins_in_the_hand() -> None:
    """The first card of the hand has the focus first."""
    assert focus(*HAND, *MELDS).place == HAND[0]


def test_arrows_stop_at_the_ends() -> None:
    """Past the last card the focus stays."""
    made = focus(*HAND)
    made.edge(last=True)
    assert (made.step(1, 0), made.place) == (False, HAND[3])


def test_f6_walks_the_zones_that_hold_anything() -> None:
    """Empty zones are passed over; past the last one the window goes on."""
    made = focus(*HAND, StockPlace(), SeatPlace(1))
    visited = []
    while made.next_zone(1):
        visited.append(made.place)
    assert visited == [StockPlace(), SeatPlace(1)]


def test_a_zone_is_entered_where_it_was_left() -> None:
    """Back in the hand the same card has the focus."""
    made = focus(*HAND, *MELDS)
    made.go(HAND[2])
    made.enter(Zone.MELDS)
    made.next_zone(-1)
    assert made.place == HAND[2]


def test_down_goes_to_the_nearest_in_the_next_row() -> None:
    """Among combinations the arrow down finds what lies below."""
    made = focus(*HAND, *MELDS)
    made.go(MELDS[1])
    made.step(0, 1)
    assert made.place == MELDS[2]


def test_a_card_that_leaves_hands_the_focus_to_its_neighbour() -> None:
    """The next card takes over, at the end the one before it."""
    made = focus(*HAND)
    made.go(HAND[1])
    made.follow([HAND[0], HAND[2], HAND[3]], rects(list(HAND)))
    after = made.place
    made.go(HAND[3])
    made.follow([HAND[0], HAND[2]], rects(list(HAND)))
    assert (after, made.place) == (HAND[2], HAND[2])


def test_an_emptied_zone_hands_the_focus_on() -> None:
    """When the last card is gone, something else on the table has the focus."""
    made = focus(HAND[0], StockPlace())
    made.follow([StockPlace()], rects([StockPlace()]))
    assert made.place == StockPlace()
