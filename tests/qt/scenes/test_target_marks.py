"""What is written on the table before anything is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF

from cardtable.kernel.notation import read_card
from cardtable.play.draft import Draft
from cardtable.qt.feed import SeatFeed
from cardtable.qt.scenes.invitation import InvitationItem
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, MeldPlace, Place
from cardtable.qt.scenes.table_view import TableView
from cardtable.qt.scenes.tags import TagItem
from cardtable.text.catalogue import FIRST_STRONG_ISOLATE, POP_ISOLATE

Show = Callable[..., tuple[TableView, SeatFeed]]


def lift(view: TableView, faces: str) -> None:
    """Lift cards of the hand."""
    for face in faces.split():
        view.models.hand.toggle(next(row.key for row in view.models.hand.rows if row.card == read_card(face)))
    view.rearrange()


def point_at(view: TableView, place: Place) -> None:
    """Move the pointer over a place."""
    rect = view._stage.rect(place)
    assert rect is not None
    view._handling.hover(QPointF(rect.center()))


def written(view: TableView, group: object) -> list[str]:
    """Read the signs of a group of marks."""
    signs = [item.sign.text for item in view._stage.marks._groups.get(group, []) if isinstance(item, TagItem)]
    return [text.replace(FIRST_STRONG_ISOLATE, "").replace(POP_ISOLATE, "") for text in signs]


def test_lifted_cards_tell_at_each_target_what_they_would_bring(shown: Show) -> None:
    """Without a drag, each combination that takes the card says its points."""
    view, _ = shown("mid")
    lift(view, "8S")
    assert written(view, MeldPlace(7)) == ["+5"]


def test_a_penalty_is_told_before_the_discard(shown: Show) -> None:
    """The pile says what the turn would cost if it ended so."""
    view, _ = shown("owed")
    lift(view, "8S")
    assert written(view, DiscardPlace()) == ["costs 300 points: 7 of diamonds"]


@pytest.mark.parametrize(
    ("faces", "note"),
    [
        ("4H", "A combination needs at least 3 cards; this is 1."),
        ("5C 6C JK", "joker as 7 of clubs: 15 points or joker as 4 of clubs: 15 points"),
    ],
)
def test_the_free_felt_tells_what_would_lie_there(shown: Show, faces: str, note: str) -> None:
    """The invitation says why nothing would, or each way to read the joker."""
    view, _ = shown("mid")
    lift(view, faces)
    invitation = next(item for item in view._stage.marks._groups[FeltPlace()] if isinstance(item, InvitationItem))
    assert invitation.words.note.replace(FIRST_STRONG_ISOLATE, "").replace(POP_ISOLATE, "") == note


def test_the_place_pointed_at_says_it_in_full(shown: Show) -> None:
    """A chip beside the combination: what the card does, its points."""
    view, _ = shown("mid")
    lift(view, "8S")
    point_at(view, MeldPlace(7))
    assert written(view, "pointed") == ["Extends the run, +5"]


def test_the_reason_comes_before_the_drop(shown: Show) -> None:
    """A combination that does not take the card says why, with the crossed circle."""
    view, _ = shown("mid")
    lift(view, "8S")
    point_at(view, MeldPlace(3))
    chip = next(item for item in view._stage.marks._groups["pointed"] if isinstance(item, TagItem))
    assert chip.sign.icon == "forbidden"


def test_out_of_turn_the_pile_says_whose_turn_it_is(shown: Show) -> None:
    """Nothing is marked as possible; what is pointed at says why."""
    view, _ = shown("mid", turn="Layla")
    lift(view, "8S")
    point_at(view, DiscardPlace())
    assert written(view, MeldPlace(7)) == []
    assert len(written(view, "pointed")) == 1


def test_signs_are_never_hidden_by_the_action_bar(shown: Show) -> None:
    """What is said of the lowest row lies above the bar."""
    view, _ = shown("brim", 8)
    lift(view, "AC")
    point_at(view, MeldPlace(30))
    chip = next(item for item in view._stage.marks._groups["pointed"] if isinstance(item, TagItem))
    assert view._stage.plan is not None
    assert chip.pos().y() + chip.size.height() <= view._stage.plan.bar.top()


@pytest.mark.parametrize(
    ("cards", "chips"), [(3, []), (37, ["A run has no gaps; fill them, with the joker if need be."])]
)
def test_a_draft_as_long_as_its_row_is_told_in_a_chip(shown: Show, cards: int, chips: list[str]) -> None:
    """Where no felt is free for words beside the draft, they lie over its cards."""
    view, _ = shown("brim", 8)
    view.resize(1024, 592)
    draft = Draft()
    draft.begin()
    for row in view.models.hand.rows[:cards]:
        draft.add(row.key, row.card)
    view.show_draft(draft)
    assert written(view, "progress") == chips
