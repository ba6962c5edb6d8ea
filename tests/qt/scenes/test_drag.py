"""How a pointer's presses, moves, releases become clicks, drags, menus."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from cardtable.qt.scenes.drag import Gesture
from cardtable.qt.scenes.places import HandPlace, MeldPlace, Place, StockPlace

CARD, OTHER, MELD = HandPlace(1), HandPlace(2), MeldPlace(4)
HERE, NEAR, FAR = QPointF(10, 10), QPointF(13, 12), QPointF(90, 40)


class Recorder:
    """Write down what a gesture does."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.carrying = False

    def clicked(self, place: Place | None, point: QPointF) -> None:
        """Write a click down."""
        self.done.append(f"click {place}")

    def double_clicked(self, place: Place | None) -> None:
        """Write a double click down."""
        self.done.append(f"double {place}")

    def drag_began(self, key: int, point: QPointF) -> bool:
        """Write the start of a drag down."""
        assert not self.carrying
        self.carrying = True
        self.done.append(f"drag {key}")
        return True

    def dragged(self, point: QPointF) -> None:
        """Expect to be carrying something."""
        assert self.carrying

    def dropped(self, point: QPointF) -> None:
        """Write a drop down."""
        assert self.carrying
        self.carrying = False
        self.done.append("drop")

    def drag_cancelled(self) -> None:
        """Write a cancelled drag down."""
        assert self.carrying
        self.carrying = False
        self.done.append("back")

    def menu_asked(self, place: Place | None, point: QPointF) -> None:
        """Write a menu down."""
        self.done.append(f"menu {place}")


def gesture() -> tuple[Gesture, Recorder]:
    """Make a gesture with what it does written down."""
    recorder = Recorder()
    return Gesture(recorder), recorder


def test_a_press_with_its_release_is_a_click() -> None:
    """A trembling hand still clicks."""
    pointer, written = gesture()
    pointer.press(CARD, HERE)
    pointer.move(NEAR)
    pointer.release(CARD, NEAR)
    assert written.done == [f"click {CARD}"]


def test_a_card_moved_away_is_dragged() -> None:
    """Past a small distance a card hangs at the pointer until it is let go."""
    pointer, written = gesture()
    pointer.press(CARD, HERE)
    pointer.move(FAR)
    pointer.release(MELD, FAR)
    assert written.done == ["drag 1", "drop"]


def test_only_cards_of_the_hand_are_dragged() -> None:
    """A press on a combination that moves away asks for nothing."""
    pointer, written = gesture()
    pointer.press(MELD, HERE)
    pointer.move(FAR)
    pointer.release(MELD, FAR)
    assert written.done == []


def test_the_release_of_a_double_click_asks_for_nothing_more() -> None:
    """One click, one double click, whatever the releases."""
    pointer, written = gesture()
    pointer.press(CARD, HERE)
    pointer.release(CARD, HERE)
    pointer.double(CARD)
    pointer.release(OTHER, HERE)
    assert written.done == [f"click {CARD}", f"double {CARD}"]


def test_a_long_press_opens_the_menu_alone() -> None:
    """The release after a long press lifts nothing."""
    pointer, written = gesture()
    pointer.press(CARD, HERE)
    pointer.hold()
    pointer.release(CARD, HERE)
    assert written.done == [f"menu {CARD}"]


def test_a_cancelled_drag_goes_back() -> None:
    """When the window loses the pointer, cards return and the release does nothing."""
    pointer, written = gesture()
    pointer.press(CARD, HERE)
    pointer.move(FAR)
    pointer.cancel()
    pointer.release(MELD, FAR)
    assert written.done == ["drag 1", "back"]


@given(
    events=st.lists(
        st.tuples(
            st.sampled_from(("press", "move", "release", "double", "hold", "cancel")),
            st.sampled_from((CARD, OTHER, MELD, StockPlace(), None)),
            st.sampled_from((HERE, NEAR, FAR)),
        ),
        max_size=40,
    )
)
def test_any_stream_of_events_is_answered_press_by_press(events: list[tuple[str, Place | None, QPointF]]) -> None:
    """However events come, no card is taken up twice or let go unheld, and answers never outnumber presses."""
    pointer, written = gesture()
    presses = 0
    for what, place, point in events:
        presses += what in ("press", "double")
        match what:
            case "press":
                pointer.press(place, point)
            case "move":
                pointer.move(point)
            case "release":
                pointer.release(place, point)
            case "double":
                pointer.double(place)
            case "hold":
                pointer.hold()
            case _:
                pointer.cancel()
    answers = [line for line in written.done if not line.startswith("drag ")]
    assert len(answers) <= presses
