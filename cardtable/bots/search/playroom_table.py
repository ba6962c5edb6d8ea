"""The most that a turn of Playroom Rummy can lay, the whole table taken apart where manipulation is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import NamedTuple

from cardtable.bots.playroom.layoffs import lay_offs
from cardtable.bots.playroom.position import Position, position_of
from cardtable.bots.playroom.worth import worth_of
from cardtable.bots.search.clock import Work
from cardtable.bots.search.faces import FACES, JOKER_CODE, card_of, code_of
from cardtable.bots.search.joker_search import best_route
from cardtable.bots.search.keep_search import KeepSearch
from cardtable.bots.search.lying import lying_of, tally
from cardtable.bots.search.partition import Objective, Partition, best_partition
from cardtable.bots.search.pieces import Piece, Worth, joined
from cardtable.bots.search.pieces import new_combinations as melds_of
from cardtable.bots.search.playroom_steps import steps
from cardtable.bots.search.rebuilding import keepable, new_combinations
from cardtable.bots.search.suit_paths import Aim, Cards
from cardtable.games.playroom.moves import Extend, LayMeld, Move
from cardtable.games.playroom.view import TableMeld, View
from cardtable.kernel.cards import JOKER, Card
from cardtable.kernel.message import Written
from cardtable.rummy.melds import LONGEST_RUN, Kind, Meld, recognise

POSITIONS = 6_000
"""How many positions one attempt may look at."""

_CARD = 1_000
"""One card more outweighs all points of a turn."""

_OWED = 100 * _CARD
_UNKNOWN = 10**9
_MOST_FREE, _MOST_OPEN = 1, 2
"""With more free jokers, or more sets whose joker has two meanings, a proof would take too long."""


class Turn(NamedTuple):
    """Give the moves of a turn, each legal after the one before, with the cards (codes) that stay in hand.

    `owing` counts the cards that stay owed; `changed` the combinations of the table that are touched; `points` what the
    moves score. `exact` tells that no turn lays more cards, nor as many for more points.
    """

    moves: tuple[Move, ...] = ()
    left: tuple[int, ...] = ()
    points: int = 0
    owing: int = 0
    changed: int = 0
    exact: bool = True


def best_turn(view: View, positions: int = POSITIONS) -> Turn:
    """Find the turn of a player who has opened that lays most cards, with the most points among those.

    The combinations of natural cards are taken whole or shortened at will, which is searched exactly. Jokers in hand,
    the combinations that hold jokers, identities are served after the others; joker swaps (PR-18) are each tried alone.
    With those a turn counts as exact only where no table at all could hold more.
    """
    position, worth = position_of(view), worth_of(view.options)
    best = _laying(position, worth)
    swaps = list(_swaps(position))
    if not view.options.manipulation:
        turns = [_after_swap(swap, after, worth, 0) for swap, after in swaps]
        return max((best, *turns), key=_rank)._replace(exact=best.exact and not swaps)
    turns = [_rearranging(position, worth, positions)]
    turns += [_after_swap(swap, after, worth, positions) for swap, after in swaps]
    best = max((best, *turns), key=_rank)
    return best._replace(exact=_reaches(best, position, worth, positions))


def _rank(turn: Turn) -> tuple[int, int, int]:
    """Order turns, the best greatest."""
    return -turn.owing, -len(turn.left), turn.points


def _reaches(turn: Turn, position: Position, worth: Worth, positions: int) -> bool:
    """Tell whether the turn lays as much as a table would on which every joker could be moved as in Carousel."""
    if worth.identity is not None or position.owed:
        return False
    laid = (len(position.hand) - len(turn.left)) * _CARD + turn.points
    lying = [laid.meld for laid in position.table]
    meanings = list(map(_meanings, lying))
    if sum(len(each) > 1 for each in meanings) > _MOST_OPEN:
        return False
    most = max(_most(meant, position, worth, positions) for meant in product(*meanings))
    return laid >= most - sum(_value(meld, worth) for meld in lying)


def _meanings(meld: Meld) -> tuple[tuple[Card, ...], ...]:
    """List what the joker of a combination may stand for: one of two suits in a set of three (PR-19)."""
    return tuple((card,) for card in meld.joker_means) or ((),)


def _most(meant: tuple[tuple[Card, ...], ...], position: Position, worth: Worth, positions: int) -> int:
    """Weigh the best table that all the cards could make, jokers of the table in the meanings given."""
    there = tally(card for laid in position.table for card in laid.meld.natural)
    means = tally(card for cards in meant for card in cards)
    cards = Cards(there, tally(map(card_of, position.hand)), means, position.hand.count(JOKER_CODE))
    if cards.free > _MOST_FREE:
        return _UNKNOWN
    route = best_route(cards, Aim((_CARD,) * (len(FACES) + 1), worth.run, worth.set), Work(positions))
    return _UNKNOWN if route is None else route.worth


def _laying(position: Position, worth: Worth) -> Turn:
    """Lay new combinations with lay-offs alone."""
    melds = melds_of(position.hand, worth)
    melds = [piece for piece in melds if not piece.jokers or piece.stands_for not in position.barred]
    pieces = melds + lay_offs(position.hand, position.table, worth)
    found = best_partition(position.hand, pieces, Objective(1, 0, _CARD, 0), position.owed)
    return _turn_of(found)


def _turn_of(found: Partition) -> Turn:
    changed = len({piece.onto for piece in found.pieces if piece.onto})
    return Turn(laying_moves(found.pieces), found.left, found.points, found.owing, changed, found.exact)


def laying_moves(pieces: Sequence[Piece]) -> tuple[Move, ...]:
    """Give the moves that lay the pieces: new combinations come before lay-offs."""
    ordered = sorted(joined(pieces), key=lambda piece: (bool(piece.onto), piece.cards, piece.onto))
    return tuple(move for piece in ordered for move in _moves(piece))


def _moves(piece: Piece) -> Iterator[Move]:
    cards = tuple(map(card_of, piece.cards))
    if piece.onto:
        yield from (Extend(piece.onto, card) for card in cards)
    else:
        yield LayMeld(tuple(map(Written, cards)))


def _fixed(laid: TableMeld) -> bool:
    """Tell a combination that cannot be taken apart here: it holds a joker (PR-Q39), or is an identity."""
    return JOKER in laid.meld.cards or laid.meld.kind is Kind.IDENTITY


def _swaps(position: Position) -> Iterator[tuple[Move, Position]]:
    """List the jokers that certainly stand for a card in hand (PR-18, PR-19)."""
    for laid in position.table:
        means = laid.meld.joker_means
        if len(means) != 1 or code_of(means[0]) not in position.hand:
            continue
        at = laid.meld.cards.index(JOKER)
        cards = (*laid.meld.cards[:at], means[0], *laid.meld.cards[at + 1 :])
        after = position.losing(code_of(means[0])).owing(JOKER_CODE)
        after = after.laid(laid.number, instead=TableMeld(laid.number, replace(laid.meld, cards=cards)))
        yield Extend(laid.number, means[0]), after._replace(barred=(*position.barred, code_of(means[0])))


def _after_swap(swap: Move, after: Position, worth: Worth, positions: int) -> Turn:
    attempts = [_laying(after, worth)]
    if positions:
        attempts.append(_rearranging(after, worth, positions))
    best = max(attempts, key=_rank)
    return best._replace(moves=(swap, *best.moves), changed=best.changed + 1, exact=False)


def _rearranging(position: Position, worth: Worth, positions: int) -> Turn:
    """Take the combinations of natural cards apart, then serve the others with what is left."""
    free = [laid for laid in position.table if not _fixed(laid)]
    table = [tuple(map(Written, laid.meld.cards)) for laid in free]
    lying = [lying_of(combination) for combination in table]
    naturals = [code for code in position.hand if code != JOKER_CODE]
    there = [card for laid in free for card in laid.meld.cards]
    cards = Cards(tally(there), tally(map(card_of, naturals)), (0,) * len(FACES))
    aim, work = _aim(position, worth), Work(positions)
    route = best_route(cards, aim, work)
    if route is None:
        return _laying(position, worth)._replace(exact=False)
    kept = KeepSearch(cards, aim, lying, route.worth).run(work)
    found, still = (kept.route, kept.kept) if kept else (route, keepable(route, lying))
    fresh = [_meld(cards) for cards in new_combinations(found, [lying[at] for at in still], LONGEST_RUN)]
    opened = [laid for at, laid in enumerate(free) if at not in still]
    played = Counter(card for meld in fresh for card in meld.cards)
    played -= Counter(card for laid in opened for card in laid.meld.cards)
    return _and_the_rest(position, opened, fresh, played, worth)


def _aim(position: Position, worth: Worth) -> Aim:
    each = tuple(_CARD + (_OWED if code in position.owed else 0) for code in range(len(FACES)))
    return Aim((*each, 0), worth.run, worth.set)


def _meld(cards: tuple[Written, ...]) -> Meld:
    meld = recognise(tuple(written.card for written in cards))
    if not isinstance(meld, Meld):
        raise AssertionError(f"{cards} are no combination: {meld}")  # noqa: TRY004 - the search went wrong, not a type
    return meld


def _and_the_rest(
    position: Position, opened: list[TableMeld], fresh: list[Meld], played: Counter[Card], worth: Worth
) -> Turn:
    """Lay the new combinations, then what jokers or combinations with jokers allow."""
    rest = position
    for card in played.elements():
        rest = rest.losing(code_of(card))
    rest = rest._replace(table=tuple(laid for laid in position.table if _fixed(laid)))
    then = _laying(rest, worth)
    gained = sum(_value(meld, worth) for meld in fresh) - sum(_value(laid.meld, worth) for laid in opened)
    return then._replace(
        moves=(*steps(opened, fresh), *then.moves),
        points=gained + then.points,
        changed=len(opened) + then.changed,
    )


def _value(meld: Meld, worth: Worth) -> int:
    if meld.kind is Kind.RUN:
        return sum(worth.run[meld.low : meld.high + 1])
    return worth.set[code_of(meld.natural[0]) // 4] * len(meld.cards)
