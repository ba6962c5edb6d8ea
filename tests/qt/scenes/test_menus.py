"""What can be asked of a place, with the reasons of what cannot."""

from __future__ import annotations

from cardtable.games.playroom.judge import judge
from cardtable.games.playroom.moves import Discard, End, Extend, Merge, TakeEnd, TakeWhole
from cardtable.games.playroom.view import View
from cardtable.kernel.cards import Card
from cardtable.qt.scenes.menus import Ask, Begin, Describe, Entry, Menus
from tests.kit.positions import table


def menus(**changes: str) -> tuple[Menus, View]:
    """Make the menus of a position with manipulation."""
    view = table("mid", 4, **changes).view(0)
    assert isinstance(view, View)
    return Menus(view, judge), view


def possible(entries: list[Entry]) -> list[Ask]:
    """List what the entries that can be had ask for."""
    return [entry.asks for entry in entries if entry.reason is None]


def test_a_run_names_its_first_and_last_card() -> None:
    """Both ends can be taken, or the whole run."""
    made, view = menus()
    run = view.table[6]
    assert possible(made.for_meld(run)) == [
        TakeEnd(7, Card("4", "S"), End.LOW),
        TakeEnd(7, Card("7", "S"), End.HIGH),
        TakeWhole(7),
        Describe(7),
    ]


def test_what_cannot_be_had_says_why() -> None:
    """Three cards must stay, so none can be taken from a set of three."""
    made, view = menus()
    taking = [entry for entry in made.for_meld(view.table[3]) if isinstance(entry.asks, TakeEnd)]
    assert {entry.reason.id for entry in taking if entry.reason} == {"playroom-refused-three-stay"}


def test_only_runs_that_adjoin_are_listed_for_merging() -> None:
    """The list of merges holds what can be merged."""
    made, view = menus(table="2D 3D 4D | 5D 6D 7D | AS AH AC")
    merges = [entry.asks for entry in made.for_meld(view.table[0]) if isinstance(entry.asks, Merge)]
    assert merges == [Merge(1, 2)]


def test_a_card_lists_every_combination_it_fits() -> None:
    """Targets first, then the discard, then a combination that begins with it."""
    made, _ = menus()
    assert possible(made.for_card(5, Card("8", "S"))) == [
        Extend(7, Card("8", "S")),
        Discard(Card("8", "S")),
        Begin(5),
    ]


def test_a_card_that_fits_nowhere_says_why() -> None:
    """One reason is shown, not one for each combination."""
    made, _ = menus()
    reasons = [entry.reason.id for entry in made.for_card(5, Card("4", "H")) if entry.reason is not None]
    assert reasons == ["scene-fits-nowhere"]


def test_an_open_joker_cannot_be_swapped_yet() -> None:
    """In a set of two naturals with a joker the suit is open: a third natural extends (PR-19)."""
    made, view = menus(hand_Me="2C 4H")
    swap = next(entry for entry in made.for_meld(view.table[8]) if entry.says.id == "scene-menu-swap")
    assert swap.reason is not None
    assert swap.reason.id == "scene-joker-open"
