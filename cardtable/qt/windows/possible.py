"""What a person can do at this moment."""

from __future__ import annotations

from cardtable.kernel.refusal import Refusal
from cardtable.qt.feed import SeatFeed
from cardtable.qt.keys import Verb
from cardtable.qt.player import Player
from cardtable.qt.windows.action_bar import Possible
from cardtable.rummy.moves import Discard, DrawStock, EndTurn, TakeDiscard


def possible(feed: SeatFeed, player: Player, lifted: tuple[int, ...]) -> Possible:
    """List the verbs worth showing, with those among them that the referee would accept."""
    view = player.view
    if view.over:
        return Possible(next_round=True)
    if not view.my_turn:
        return Possible(shown=_of_a_draft(player))
    shown = _to_draw(player) if player.manners.must_draw(view) else _to_play(player, lifted)
    offers = feed.offers()
    accepted = {verb for verb, kind in _KINDS.items() if any(isinstance(move, kind) for move in offers)}
    drafted = player.meant()
    if drafted is not None and not isinstance(feed.judge(drafted), Refusal):
        accepted.add(Verb.LAY_DRAFT)
    if feed.game.take_back_refused(view) is None:
        accepted.add(Verb.TAKE_BACK)
    return Possible(shown | _of_a_draft(player), frozenset(accepted | {Verb.BEGIN_DRAFT, Verb.CANCEL_DRAFT}))


_KINDS = {
    Verb.DRAW: DrawStock,
    Verb.TAKE_PILE: TakeDiscard,
    Verb.DISCARD: Discard,
    Verb.END_TURN: EndTurn,
}


def _to_draw(player: Player) -> frozenset[Verb]:
    pile = player.manners.takes_from_pile(player.view)
    return frozenset({Verb.DRAW, Verb.TAKE_PILE} if pile else {Verb.DRAW})


def _to_play(player: Player, lifted: tuple[int, ...]) -> frozenset[Verb]:
    view = player.view
    shown = {Verb.DISCARD if player.manners.ends_by_discard(view) else Verb.END_TURN}
    if view.options.take_back:
        shown.add(Verb.TAKE_BACK)
    shown.add(Verb.LAY_DRAFT if player.draft.is_open or lifted else Verb.BEGIN_DRAFT)
    return frozenset(shown)


def _of_a_draft(player: Player) -> frozenset[Verb]:
    return frozenset({Verb.CANCEL_DRAFT, Verb.LAY_DRAFT} if player.draft.is_open else ())
