"""What the computer remembers of a round."""

from __future__ import annotations

from collections import Counter

from cardtable.bots.choose import choose
from cardtable.bots.playroom.memory import memory_of
from cardtable.bots.search.faces import JOKER_CODE, code_of
from cardtable.games.playroom.view import View
from cardtable.games.registry import GAMES
from cardtable.kernel.cards import Card
from cardtable.kernel.options import read_options
from cardtable.kernel.refusal import Refusal

GAME = GAMES["playroom-rummy"]


def test_what_is_not_seen_lies_in_hands_or_stock() -> None:
    """A casual player counts the discards buried in the pile as seen: what is left is what nobody has shown."""
    for view, state in midway(seats=3, moves=40):
        memory = memory_of(view, careful=True)
        shown = Counter(map(code_of, (*view.hand, *pile(state))))
        shown.update(code_of(card) for laid in view.table for card in laid.meld.cards)
        shown.update(code_of(card) for seat, known in enumerate(view.known) if seat != view.seat for card in known)
        everything = Counter(map(code_of, GAME.all_cards(state)))
        assert Counter(dict(enumerate(memory.unseen))) == everything - shown


def test_a_beginner_remembers_only_what_lies_there() -> None:
    """The top discard is seen, those below it are forgotten, so more cards are thought to be unseen."""
    for view, _ in midway(seats=2, moves=30):
        assert memory_of(view, careful=False).hidden >= memory_of(view, careful=True).hidden


def test_there_are_two_jokers_a_pack() -> None:
    """PR-Q01: with eight seats four packs hold eight jokers."""
    state = GAME.open_match(GAME.options(), 8, 1).state
    seat = GAME.turn(state)
    assert seat is not None
    view = GAME.view(state, seat)
    mine = sum(code_of(card) == JOKER_CODE for card in view.hand)
    assert memory_of(view, careful=True).unseen[JOKER_CODE] == 8 - mine


def midway(seats: int, moves: int) -> list[tuple[View, object]]:
    """Play the start of a round; give the views of the seats in turn with the states."""
    options = read_options(GAME.options, {"discard_mode": "single"})
    state = GAME.open_match(options, seats, 5).state
    stops: list[tuple[View, object]] = []
    for _ in range(moves):
        seat = GAME.turn(state)
        if seat is None:
            break
        view = GAME.view(state, seat)
        stops.append((view, state))
        step = GAME.play(state, seat, choose(GAME.name, view, "casual", 1))
        assert not isinstance(step, Refusal)
        state = step.state
    return stops


def pile(state: object) -> tuple[Card, ...]:
    """Give the whole discard pile, which the hall knows."""
    discard: tuple[Card, ...] = state.discard  # type: ignore[attr-defined] # Playroom's state
    return discard
