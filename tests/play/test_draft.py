"""The draft keeps the order in which cards were picked."""

from __future__ import annotations

from cardtable.kernel.cards import JOKER, Card
from cardtable.play.draft import Draft

NINE, JACK = Card("9", "C"), Card("J", "C")


def test_cards_come_in_the_order_of_entry() -> None:
    """PR-13: the order fixes what a joker stands for."""
    draft = Draft()
    assert draft.begin()
    for place, card in ((4, NINE), (9, JOKER), (2, JACK)):
        assert draft.add(place, card)
    assert draft.cards() == (NINE, JOKER, JACK)
    assert draft.places == (4, 9, 2)


def test_a_physical_card_is_picked_once_and_its_equal_may_follow() -> None:
    """Two nines of clubs have two places."""
    draft = Draft()
    draft.begin()
    assert [draft.add(1, NINE), draft.add(1, NINE), draft.add(2, NINE)] == [True, False, True]
    assert draft.cards() == (NINE, NINE)


def test_a_card_can_be_put_back() -> None:
    """The others keep their order."""
    draft = Draft()
    draft.begin()
    draft.add(1, NINE)
    draft.add(2, JOKER)
    draft.add(3, JACK)
    assert [draft.remove(2), draft.remove(2)] == [True, False]
    assert draft.cards() == (NINE, JACK)


def test_cancelling_gives_the_cards_back_and_closes_the_draft() -> None:
    """Shift+N."""
    draft = Draft()
    draft.begin()
    draft.add(1, NINE)
    assert draft.cancel() == (NINE,)
    assert (draft.is_open, draft.cards(), draft.cancel()) == (False, (), ())


def test_nothing_is_picked_without_a_draft_and_a_second_one_is_not_begun() -> None:
    """N twice keeps what was picked."""
    draft = Draft()
    assert not draft.add(1, NINE)
    assert not draft.remove(1)
    draft.begin()
    draft.add(1, NINE)
    assert not draft.begin()
    assert draft.cards() == (NINE,)
