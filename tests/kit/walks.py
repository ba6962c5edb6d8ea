"""Random walks through whole rounds of any game, for the tests that every game must pass."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from cardtable.games.carousel.groups import Combination, recognise
from cardtable.games.carousel.moves import Arrange
from cardtable.games.playroom.moves import Merge, TakeEnd, TakeMeldBack, TakeWhole
from cardtable.games.registry import GAMES, AnyGame
from cardtable.games.tarot.bids import Bid
from cardtable.games.tarot.exchanging import put_back_choice
from cardtable.games.tarot.moves import Call, MakeBid, Pass, PlayCard, PutBack, ShowHandle
from cardtable.games.tarot.phases import Exchanging, Playing
from cardtable.kernel.cards import JOKER, RANKS, Card
from cardtable.kernel.message import Written
from cardtable.kernel.options import Limits, OptionField, OptionsError, option_fields, read_options, write_value
from cardtable.kernel.packs import FRENCH_PACK, TAROT_PACK
from cardtable.kernel.refusal import Refusal
from cardtable.kernel.shuffle import Chance
from cardtable.rummy.moves import Discard, EndTurn, Extend, LayMeld, TakeDiscard

Proposals = Callable[[AnyGame, Any, Chance], Iterator[Any]]


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on a walk: the state before a move, the seat in turn, the move, what became of it."""

    state: Any
    seat: int
    move: Any
    outcome: Any


def any_options(game: AnyGame, chance: Chance) -> dict[str, str]:
    """Choose a value for each option of a game."""
    while True:
        chosen = {field.name: write_value(_any_value(field, chance)) for field in option_fields(game.options)}
        try:
            read_options(game.options, chosen)
        except OptionsError:
            continue
        return chosen


def _any_value(field: OptionField, chance: Chance) -> bool | int | str:
    match field.kind:
        case "switch":
            return chance.below(2) == 1
        case "choice":
            return field.values[chance.below(len(field.values))]
    limits = field.limits or Limits(0, 0)
    edges = [limits.low, limits.high, limits.low + chance.below(limits.high - limits.low + 1)]
    return chance.shuffled([0, *edges] if limits.none else edges)[0]


def start(game: AnyGame, seed: int, written: dict[str, str] | None = None) -> Any:  # noqa: ANN401 # any game's state
    """Deal a match whose seats, cards, options (unless given) depend on the seed alone."""
    chance = Chance(seed, 1)
    options = read_options(game.options, any_options(game, chance) if written is None else written)
    seats = game.least_seats + chance.below(game.most_seats - game.least_seats + 1)
    return game.open_match(options, seats, seed).state


def walk(game: AnyGame, state: Any, seed: int, most: int = 80) -> Iterator[Stop]:  # noqa: ANN401 # any game's state
    """Walk through a round by legal and illegal moves, at most `most` of them."""
    chance = Chance(seed, 2)
    for _ in range(most):
        seat = game.turn(state)
        if seat is None:
            following = game.next_round(state)
            if isinstance(following, Refusal):
                return
            state = following.state
            continue
        move = _choose(game, game.view(state, seat), chance)
        outcome = game.play(state, seat, move)
        yield Stop(state, seat, move, outcome)
        if not isinstance(outcome, Refusal):
            state = outcome.state


def _choose(game: AnyGame, view: Any, chance: Chance) -> Any:  # noqa: ANN401 # any game's view and move
    """Mostly take a move that is legal, a new combination or an extension before others; sometimes any at all."""
    proposed = list(PROPOSALS[game.name](game, view, chance))
    legal = [move for move in proposed if not isinstance(game.judge(view, move), Refusal)]
    building = [move for move in legal if isinstance(move, (LayMeld, Extend, Arrange))]
    dice = chance.below(10)
    chosen = proposed if dice == 0 or not legal else building if building and dice < 7 else legal
    return chosen[chance.below(len(chosen))]


def basic_proposals(game: AnyGame, view: Any, chance: Chance) -> Iterator[Any]:  # noqa: ANN401 # a view
    """Propose what the game offers, combinations likely or not, moves that name what is not there."""
    yield from game.offers(view)
    some = chance.shuffled(view.hand)[:3]
    yield from (LayMeld(tuple(map(Written, cards))) for cards in (*_likely_melds(view.hand), some) if cards)
    card = some[0] if some else JOKER
    yield from (Extend(_any_number(view, chance), card), Discard(card), TakeDiscard(2), EndTurn())


def playroom_proposals(game: AnyGame, view: Any, chance: Chance) -> Iterator[Any]:  # noqa: ANN401 # a view
    """Propose what every rummy knows, then all that can be done with combinations on the table."""
    yield from basic_proposals(game, view, chance)
    number, other = _any_number(view, chance), _any_number(view, chance)
    card = view.hand[0] if view.hand else JOKER
    yield from (
        TakeEnd(number, card),
        TakeWhole(number),
        TakeMeldBack(number),
        Merge(number, other),
    )


def _any_number(view: Any, chance: Chance) -> int:  # noqa: ANN401 # a view
    """Name a combination on the table, or one that is not there."""
    numbers: list[int] = [laid.number for laid in view.table] + [99]
    return numbers[chance.below(len(numbers))]


def _likely_melds(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    faces = dict.fromkeys(hand)
    joker = (JOKER,) if JOKER in faces else ()
    for rank in RANKS:
        same = tuple(card for card in faces if card.rank == rank)
        yield same[:4]
        yield same[:2] + joker
    for suit in "SHDC":
        run = tuple(card for rank in RANKS for card in faces if card == (rank, suit))
        for at in range(len(run) - 2):
            yield run[at : at + 3]
            yield run[at : at + 2] + joker
    for card in faces:
        yield (card,) * min(4, hand.count(card))


def carousel_proposals(game: AnyGame, view: Any, chance: Chance) -> Iterator[Any]:  # noqa: ANN401 # a view
    """Propose what the game offers, combinations of the hand, single cards added, tables that lack or move a card."""
    yield from game.offers(view)
    table, hand = tuple(each.cards for each in view.table), tuple(map(Written, view.hand))
    for cards in chance.shuffled([cards for cards in _likely_melds(view.hand) if cards])[:8]:
        yield Arrange((*table, _declared(cards)))
    for card in chance.shuffled(hand)[:4]:
        yield from (Arrange((*table[:at], (*cards, card), *table[at + 1 :])) for at, cards in enumerate(table))
    yield Arrange(tuple(each.cards for each in view.start))
    yield from (Arrange((*table[:at], cards[1:], *table[at + 1 :])) for at, cards in enumerate(table[:2]))


def _declared(cards: tuple[Card, ...]) -> tuple[Written, ...]:
    """Declare the first joker so that the cards make a combination, where that is possible."""
    plain = tuple(map(Written, cards))
    if JOKER not in cards:
        return plain
    at = cards.index(JOKER)
    tried = ((*plain[:at], Written(JOKER, card), *plain[at + 1 :]) for card in FRENCH_PACK)
    return next((each for each in tried if isinstance(recognise(each), Combination)), plain)


_OFTEN: Final = 8


def tarot_proposals(game: AnyGame, view: Any, chance: Chance) -> Iterator[Any]:  # noqa: ANN401 # a view
    """Propose what the game offers, put-backs likely or not, moves that come at the wrong time.

    Passes or handles are proposed more than once, or else most auctions would end at the top, without an exchange.
    """
    for move in game.offers(view):
        yield from [move] * (_OFTEN if isinstance(move, (Pass, ShowHandle)) else 1)
    some = chance.shuffled(view.hand)
    stranger = TAROT_PACK[chance.below(len(TAROT_PACK))]
    if isinstance(view.phase, Exchanging):
        count = len(view.shown)
        called = tuple(each.card for each in view.called)
        for _ in range(3):
            yield PutBack(chance.shuffled(put_back_choice(view.hand, called, count))[:count])
        yield PutBack(some[:count])
        yield PutBack(some[: count - 1])
    yield from (MakeBid(tuple(Bid)[chance.below(len(Bid))]), Call(stranger), PlayCard(stranger))
    if isinstance(view.phase, Playing) and view.contract is not None and view.contract.declarer == view.seat:
        yield ShowHandle(some[:10])


PROPOSALS: dict[str, Proposals] = {
    "playroom-rummy": playroom_proposals,
    "basic-rummy": basic_proposals,
    "carousel": carousel_proposals,
    "french-tarot": tarot_proposals,
}

ALL_GAMES = tuple(GAMES.values())
