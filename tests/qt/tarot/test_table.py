"""The table of French Tarot shows what the view knows, and does what is asked of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cardtable.bots.advise import advise
from cardtable.games.tarot import wording
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.facts import PartnerRevealed
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.moves import PlayCard, ShowHandle
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.phases import Bidding, Exchanging, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Who, message
from cardtable.kernel.refusal import Refusal
from cardtable.play.hand_order import Sorting
from cardtable.play.table import Table
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.card_keeper import InKitty, InTrick
from cardtable.qt.scenes.places import HandPlace, KittyPlace, TrickPlace, WonPlace
from cardtable.qt.tables.tarot import barred_cards, partners, tricks_of
from cardtable.qt.tarot.page import TarotPage
from cardtable.qt.tarot.put_back_sheet import PutBackSheet
from cardtable.text.catalogue import LANGUAGES
from tests.qt.tarot.tricks import GAME, Sat, dealt, go_on_until, make, playing, said, step, view_of

SEATS = (3, 4, 5, 6)


def shown_cards(page: TarotPage) -> list[Card]:
    """Give the faces of all cards that lie on the table or in the hand."""
    faces = (item.spot.card for item in page.table._stage.keeper.items.values())
    return sorted(card for card in faces if card is not None)


def open_cards(view: View) -> list[Card]:
    """Give the cards that the seat should see now."""
    kitty: tuple[Card, ...] = ()
    if view.over:
        kitty = view.kitty
    elif isinstance(view.phase, Exchanging) and not view.my_turn:
        kitty = view.shown
    return sorted((*view.hand, *(played.card for played in view.trick), *kitty))


@pytest.mark.parametrize("seats", SEATS)
def test_the_scene_is_the_view(sat: Sat, seats: int) -> None:
    """After each move the cards seen are the own hand, the trick, the kitty while it lies open, nothing else."""
    table = dealt(seats)
    page = sat(table)
    while not view_of(table).over:
        step(table)
        assert open_cards(page.view) == shown_cards(page)
        assert [each.seat for each in page.view.trick] == [
            place.seat for place in page.table.reading_order() if isinstance(place, TrickPlace)
        ]
    assert any(isinstance(key, InKitty) for key in page.table._stage.keeper.items)


@pytest.mark.parametrize("seats", [5, 6])
def test_a_partner_is_told_only_once_all_know(sat: Sat, seats: int) -> None:
    """FT-11: no plate calls anyone a partner before the called card has been played."""
    table = dealt(seats, seed=3)
    page = sat(table)
    while not view_of(table).over:
        step(table, declarer=0)
        revealed = {seen.seat for seen in page.view.history if isinstance(seen, PartnerRevealed)}
        tags = {row.seat for row in page.table.models.seats.rows if row.badge.icon == "person"}
        assert revealed - {0} == tags
    assert partners(page.view) == revealed


def test_a_card_that_may_not_be_played_lies_lower_and_says_why(sat: Sat) -> None:
    """FT-19, FT-20: its name tells the reason; Enter on it is refused with the rule, and nothing is played."""
    table = dealt(4)
    go_on_until(table, lambda view: playing(view) and bool(barred_cards(view)))
    page = sat(table)
    barred = next(row for row in page.hand.rows if row.barred)
    free = next(row for row in page.hand.rows if not row.barred)
    spoken = page.table.spoken(HandPlace(barred.key))
    assert "not allowed" in spoken.name
    assert page.table.place_rect(HandPlace(barred.key)).top() > page.table.place_rect(HandPlace(free.key)).top()
    number = table.number
    page.table.focus_on(HandPlace(barred.key))
    page.keys.do(Verb.CHOOSE)
    assert table.number == number
    assert page.last_refusal is not None
    assert page.last_refusal.rule.startswith("FT-")


def test_the_own_turn_is_said(sat: Sat) -> None:
    """No fact begins a turn here, so the page says that it is one, with what is to be done."""
    table = dealt(4)
    page = sat(table)
    go_on_until(table, playing)
    assert "Your turn" in said(page)[-1]


def test_a_finished_trick_is_held_until_a_click(sat: Sat) -> None:
    """It stays in sight, the others wait; whoever goes on sends it to who took it."""
    table = dealt(3)
    page = sat(table, trick_hold="click")
    waits: list[bool] = []
    go_on_until(table, lambda view: isinstance(view.phase, Playing))
    page.waiting.connect(waits.append)
    go_on_until(table, lambda view: any(view.won))
    winner = next(seat for seat in range(3) if page.view.won[seat])
    assert (len(page.table.shown.trick), page.table.shown.winner, waits) == (3, winner, [True])
    page.table.go_on()
    assert (page.table.shown.trick, waits) == ((), [True, False])
    assert WonPlace(winner) in page.table.reading_order()


def test_a_held_trick_goes_when_its_time_is_over(sat: Sat, qtbot: QtBot) -> None:
    """Nobody has to press anything."""
    table = dealt(3)
    page = sat(table, trick_hold="short")
    go_on_until(table, lambda view: any(view.won))
    assert page.table.holding
    qtbot.waitUntil(lambda: not page.table.holding, timeout=5000)
    assert not any(isinstance(key, InTrick) for key in page.table._stage.keeper.items)


def test_the_last_trick_is_seen_and_said_again(sat: Sat) -> None:
    """Shift+B shows it over the running one, which comes back afterwards."""
    table = dealt(4)
    go_on_until(table, lambda view: any(view.won) and bool(view.trick) and playing(view))
    page = sat(table)
    page.keys.do(Verb.LAST_TURN)
    assert page.table.shown.taken
    assert len(page.table.shown.trick) == 4
    assert said(page)[-1].endswith("took it.")
    page.table.go_on()
    assert page.table.shown.trick == page.view.trick


def test_a_click_on_the_tricks_of_the_last_winner_shows_the_last_trick(sat: Sat) -> None:
    """Those of another seat only tell their number."""
    table = dealt(4)
    go_on_until(table, lambda view: any(view.won) and playing(view))
    page = sat(table)
    winner = next(seat for seat in range(4) if page.view.won[seat])
    page.table.press(WonPlace(winner))
    assert page.table.shown.taken


@pytest.mark.parametrize("wanted", [True, False])
def test_the_only_card_plays_itself_if_that_is_wanted(sat: Sat, qtbot: QtBot, *, wanted: bool) -> None:
    """The setting is off by default; with it a forced card needs no key."""
    table = dealt(4)
    go_on_until(table, lambda view: playing(view) and len(playable_cards(view)) == 1)
    page = sat(table, play_forced=wanted)
    number = table.number
    page._play_forced()
    if wanted:
        qtbot.waitUntil(lambda: table.number > number, timeout=5000)
    assert (table.number > number) is wanted


def test_the_kitty_lies_open_for_all_while_another_takes_it(sat: Sat) -> None:
    """FT-16: its cards are seen and heard; with a guard without it stays face down."""
    table = dealt(4)
    page = sat(table)
    go_on_until(table, lambda view: isinstance(view.phase, Exchanging))
    kitty = [item.spot.card for key, item in page.table._stage.keeper.items.items() if isinstance(key, InKitty)]
    assert tuple(kitty) == page.view.shown
    assert page.table.spoken(KittyPlace()).description.startswith("The kitty that was shown")
    hidden = dealt(4)
    other = sat(hidden)
    go_on_until(hidden, playing, bid=Bid.GUARD_WITHOUT)
    assert not any(isinstance(key, InKitty) for key in other.table._stage.keeper.items)
    assert "nobody has seen it" in other.table.spoken(KittyPlace()).description


def test_a_handle_lies_open_until_the_first_trick_is_over(sat: Sat) -> None:
    """FT-31: its trumps are shown to all."""
    table = _with_handle()
    page = sat(table)
    move = next(move for move in GAME.offers(page.view) if isinstance(move, ShowHandle))
    assert table.submit(0, move, table.number) is None
    places = [page.table.spoken(place) for place in page.table.reading_order()]
    assert any("handle" in spoken.description for spoken in places)
    go_on_until(table, lambda view: any(view.won))
    places = [page.table.spoken(place) for place in page.table.reading_order()]
    assert not any("handle" in spoken.description for spoken in places)


def _with_handle() -> Table:
    """Deal until the first seat, as declarer, may announce a handle."""
    for seed in range(200):
        table = dealt(5, seed)
        go_on_until(table, lambda view: isinstance(view.phase, Playing), declarer=0)
        if any(isinstance(move, ShowHandle) for move in GAME.offers(view_of(table))):
            return table
    raise AssertionError("no deal has a handle")


def test_the_hand_is_sorted_by_suit_or_with_the_trumps_first(sat: Sat) -> None:
    """Trumps stand together with the fool beside them, at either end."""
    page = sat(dealt(4))
    last = [row.card.suit in ("T", "") for row in page.hand.rows]
    page.keys.do(Verb.SORT_BY_RANK)
    first = [row.card.suit in ("T", "") for row in page.hand.rows]
    assert (last == sorted(last), first == sorted(first, reverse=True)) == (True, True)
    assert page.hand.sorting is Sorting.TRUMPS


def test_the_plates_tell_bids_then_contract_and_tricks(sat: Sat) -> None:
    """While the auction runs each plate has its last bid; then the declarer has a tag, everyone the tricks taken."""
    table = dealt(4)
    page = sat(table)
    first = table.turn
    assert first
    step(table, first)
    bidder = page.table.models.seats.at(first)
    assert bidder is not None
    assert bidder.badge.tag == message("tarot-tag-bid", who=Who(first), bid="guard", multiplier=2)
    go_on_until(table, lambda view: any(view.won), first)
    notes = {row.seat: row.badge.note for row in page.table.models.seats.rows}
    assert notes == {seat: message("tarot-note-tricks", count=tricks_of(page.view, seat)) for seat in (1, 2, 3)}
    assert [row.seat for row in page.table.models.seats.rows if row.badge.icon == "crown"] == [first]


def test_a_misere_is_named_on_the_felt(sat: Sat) -> None:
    """FT-10: everybody plays alone; nobody has a tag."""
    table = dealt(4, options=Options(misere=True))
    go_on_until(table, playing, declarer=9)
    page = sat(table)
    assert [row.badge.tag for row in page.table.models.seats.rows] == [None] * 3
    page.keys.do(Verb.OPTIONS_IN_FORCE)
    assert any("Misère" in each for each in said(page))


@pytest.mark.parametrize("nth", [1, 2])
def test_a_number_says_the_nth_card(sat: Sat, nth: int) -> None:
    """1…9 say a card of the trick with who played it."""
    table = dealt(4)
    go_on_until(table, lambda view: playing(view) and len(view.trick) >= 2)
    page = sat(table)
    page.keys.read(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_0 + nth, Qt.KeyboardModifier.NoModifier))
    assert said(page)[-1].endswith(page.words.say(wording.nth_card(page.view, nth)).spoken)


def test_a_double_click_is_one_move(sat: Sat) -> None:
    """The second click of a fast one never plays another card."""
    table = dealt(4)
    go_on_until(table, playing)
    page = sat(table)
    free = next(row.key for row in page.hand.rows if not row.barred)
    handling, number = page.table._handling, table.number
    spot = page.table.place_rect(HandPlace(free)).center().toPointF()
    handling.clicked(HandPlace(free), spot)
    handling.double_clicked(HandPlace(free))
    handling.double_clicked(page.table.reading_order()[0])
    assert table.number == number + 1


def test_a_played_card_is_the_one_that_was_chosen(sat: Sat) -> None:
    """Enter plays the card in focus."""
    table = dealt(4)
    go_on_until(table, playing)
    page = sat(table)
    row = [row for row in page.hand.rows if not row.barred][-1]
    page.table.focus_on(HandPlace(row.key))
    page.keys.do(Verb.CHOOSE)
    assert page.view.hand.count(row.card) == 0


def test_what_may_be_played_is_what_the_referee_says(sat: Sat) -> None:
    """The hand bars exactly the cards that are refused."""
    table = dealt(5)
    page = sat(table)
    go_on_until(table, lambda view: playing(view) and bool(barred_cards(view)))
    refused = {card for card in page.view.hand if isinstance(page.feed.judge(PlayCard(card)), Refusal)}
    assert {row.card for row in page.hand.rows if row.barred} == refused
    make(table, PlayCard(playable_cards(page.view)[0]))
    assert not any(row.barred for row in page.hand.rows if not page.view.my_turn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_auction_lies_whole_on_the_felt(sat: Sat, seats: int, language: str) -> None:
    """All that was bid, with a button for each contract, has room over the action bar in the smallest window."""
    table = dealt(seats)
    page = sat(table, language)
    while isinstance(view_of(table).phase, Bidding) and len(view_of(table).history) < seats:
        step(table, declarer=9)
    QApplication.processEvents()
    auction = page.auction
    assert auction.isVisible()
    assert auction.height() >= auction.heightForWidth(auction.width())
    assert auction.geometry().bottom() < page.bar.geometry().top()


def test_a_hint_nudges_then_marks_the_card_then_says_why(sat: Sat) -> None:
    """The key of the other tables helps here, too; what it names is marked in the hand."""
    table = dealt(4)
    page = sat(table)
    go_on_until(table, lambda view: view.my_turn and isinstance(view.phase, Playing))
    QApplication.processEvents()
    desk = page.hints
    assert desk is not None
    (step_,) = advise(GAME.name, page.view).steps
    assert isinstance(step_.move, PlayCard)
    page.keys.do(Verb.HINT)
    nudge = page.bar.message
    page.keys.do(Verb.HINT)
    assert page.bar.message == page.words.say(message("tarot-hint-cards-play", card=step_.move.card)).visual
    page.keys.do(Verb.HINT)
    assert page.bar.message == page.words.say(step_.told).visual
    assert nudge not in ("", page.bar.message)
    (places,) = page.hinted_places([step_.move])
    assert [page.hand.card(place.key) for place in places if isinstance(place, HandPlace)] == [step_.move.card]


def _exchanging() -> Table:
    """Deal a round in which the first seat has to put cards back."""
    table = dealt(4)
    go_on_until(table, lambda view: isinstance(view.phase, Exchanging), declarer=0)
    return table


def test_an_open_sheet_follows_the_language(sat: Sat) -> None:
    """The sheet of the put-back is laid anew in the other language, with its ticks."""
    page = sat(_exchanging())
    page.do_what_is_due()
    first = next(sheet for sheet in page.findChildren(PutBackSheet) if sheet.isVisible())
    next(box for box in first.grid.boxes if not box.barred).click()
    kept = first.ticked_cards
    page.words.set_language("ar")
    (again,) = (sheet for sheet in page.findChildren(PutBackSheet) if sheet.isVisible())
    assert (again.title.text(), again.ticked_cards) == ("إعادة ستة كروت إلى الحزمة", kept)


def test_a_card_chosen_in_the_hand_is_ticked_to_go_back(sat: Sat) -> None:
    """Enter, a click or a drop on a card opens the sheet with that card; one that has to stay says why."""
    page = sat(_exchanging())
    barred = {row.key for row in page.hand.rows if row.barred}
    page.table.lift(next(iter(barred)))
    assert page.findChildren(PutBackSheet) == []
    key = next(row.key for row in page.hand.rows if row.key not in barred)
    page.table.lift(key)
    (sheet,) = page.findChildren(PutBackSheet)
    assert sheet.ticked_cards == (page.hand.card(key),)
