"""What a person can do at this moment."""

from __future__ import annotations

from cardtable.games.playroom.judge import must_draw
from cardtable.games.playroom.moves import Discard, DrawStock, EndTurn, TakeDiscard
from cardtable.games.playroom.options import DiscardMode
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import View
from cardtable.qt.feed import SeatFeed
from cardtable.qt.keys import Verb
from cardtable.qt.player import Player
from cardtable.qt.windows.action_bar import Possible


def possible(feed: SeatFeed, player: Player, lifted: tuple[int, ...]) -> Possible:
    """List the verbs worth showing, with those among them that the referee would accept."""
    view = player.view
    if view.over:
        return Possible(next_round=True)
    if not view.my_turn:
        return Possible(shown=_of_a_draft(player))
    shown = _to_draw(view) if must_draw(view) else _to_play(view, player, lifted)
    offers = feed.offers()
    accepted = {verb for verb, kind in _KINDS.items() if any(isinstance(move, kind) for move in offers)}
    drafted = player.meant()
    if drafted is not None and isinstance(feed.judge(drafted), Preview):
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


def _to_draw(view: View) -> frozenset[Verb]:
    pile = view.options.discard_mode in (DiscardMode.SINGLE, DiscardMode.MULTI)
    return frozenset({Verb.DRAW, Verb.TAKE_PILE} if pile else {Verb.DRAW})


def _to_play(view: View, player: Player, lifted: tuple[int, ...]) -> frozenset[Verb]:
    shown = {Verb.END_TURN if view.options.discard_mode is DiscardMode.NONE else Verb.DISCARD}
    if view.options.take_back:
        shown.add(Verb.TAKE_BACK)
    shown.add(Verb.LAY_DRAFT if player.draft.is_open or lifted else Verb.BEGIN_DRAFT)
    return frozenset(shown)


def _of_a_draft(player: Player) -> frozenset[Verb]:
    return frozenset({Verb.CANCEL_DRAFT, Verb.LAY_DRAFT} if player.draft.is_open else ())
