"""What is heard of the places of French Tarot, in every language."""

from __future__ import annotations

import pytest

from cardtable.games.tarot.moves import ShowHandle
from cardtable.games.tarot.phases import Playing
from cardtable.qt.scenes.places import CalledPlace, HandlePlace, KittyPlace, SeatPlace, TrickPlace, WonPlace
from cardtable.qt.tarot.page import TarotPage
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.tricks import GAME, Sat, dealt, go_on_until, playing, step, view_of


def heard(page: TarotPage, place: SeatPlace | TrickPlace | KittyPlace | CalledPlace | WonPlace | HandlePlace) -> str:
    """Give what is heard of a place."""
    spoken = page.table.spoken(place)
    return f"{spoken.name}; {spoken.description}" if spoken.description else spoken.name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [5, 6])
def test_every_place_has_a_name_all_the_round(sat: Sat, seats: int, language: str) -> None:
    """Whatever lies on the table is called by a name, from the first bid to the last trick."""
    table = dealt(seats, seed=3)
    page = sat(table, language)
    while not view_of(table).over:
        step(table)
        assert all(page.table.spoken(place).name for place in page.table.reading_order())


def test_a_plate_is_heard_with_what_its_player_is(sat: Sat) -> None:
    """Cards, contract, who dealt, tricks."""
    table = dealt(5)
    page = sat(table)
    go_on_until(table, playing)
    assert heard(page, SeatPlace(1)) == "Layla; 15 cards, declarer, Guard, times 2, dealer, 0 tricks"
    assert heard(page, SeatPlace(2)) == "Hassan; 14 cards, 0 tricks"


def test_the_trick_is_heard_card_by_card(sat: Sat) -> None:
    """Who played what, as which of how many, who wins so far."""
    table = dealt(5)
    page = sat(table)
    go_on_until(table, lambda view: playing(view) and len(view.trick) >= 2)
    first = page.view.trick[0]
    name = table.cast[first.seat].name
    card = page.words.spoken("tarot-card", card=first.card)
    assert heard(page, TrickPlace(first.seat)).startswith(f"{name}: {card};")
    winners = [each for each in page.view.trick if "wins so far" in heard(page, TrickPlace(each.seat))]
    assert [each.seat for each in winners] == [page.table.shown.winner]


@pytest.mark.parametrize(("language", "kitty"), [("en", "Kitty"), ("ar", "حزمة الكيتي")])
def test_kitty_called_card_tricks_and_handle_are_heard(sat: Sat, language: str, kitty: str) -> None:
    """Each has a name of its own in each language."""
    table = dealt(5)
    page = sat(table, language)
    go_on_until(table, lambda view: any(view.won) and isinstance(view.phase, Playing))
    winner = next(seat for seat in range(5) if page.view.won[seat])
    assert page.table.spoken(KittyPlace()).name == kitty
    assert page.words.spoken("tarot-card", card=page.view.called[0].card) in heard(page, CalledPlace(1))
    assert page.words.spoken("tarot-place-won-last") in heard(page, WonPlace(winner))


def test_a_handle_is_heard_with_its_trumps(sat: Sat) -> None:
    """FT-31: the trumps shown are named, and the plate remembers the handle."""
    for seed in range(60):
        table = dealt(5, seed)
        go_on_until(table, lambda view: isinstance(view.phase, Playing))
        offered = [move for move in GAME.offers(view_of(table, 1)) if isinstance(move, ShowHandle)]
        if offered and not view_of(table).trick:
            break
    page = sat(table)
    assert table.submit(1, offered[0], table.number) is None
    assert heard(page, HandlePlace()).startswith("Handle; Layla shows a single handle: ")
    assert "has shown a single handle" in heard(page, SeatPlace(1))
