"""The page of Carousel: the bench with its keys, its bar, the question before a knock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.games.carousel.moves import Arrange, DrawStock, EndTurn, Knock
from cardtable.games.carousel.notation import read_move, write_move
from cardtable.games.carousel.view import View
from cardtable.kernel.message import Message, message
from cardtable.kernel.notation import NotationError
from cardtable.kernel.refusal import Refusal
from cardtable.qt import theme
from cardtable.qt.carousel.arranger import Arranger
from cardtable.qt.carousel.bench_hints import left_to_do, places_of
from cardtable.qt.carousel.bench_keys import BenchKeys
from cardtable.qt.carousel.bench_view import BenchView
from cardtable.qt.keys import Verb
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.places import Place
from cardtable.qt.windows.action_bar import Possible
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.question_sheet import QuestionSheet


class BenchPage(MatchPage):
    """Shows one seat's match of Carousel."""

    table: BenchView
    player: Arranger
    keys: BenchKeys

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.feed.view
        return view

    def beside(self) -> dict[str, object]:
        """Write the bench as far as it is not confirmed."""
        arranger = self.player
        return {"bench": write_move(arranger.bench.arrange()) if arranger.unconfirmed else None}

    def take_up(self, kept: Mapping[str, object]) -> None:
        """Lay the bench as it was left."""
        try:
            move = read_move(str(kept.get("bench")))
        except NotationError:
            return
        if isinstance(move, Arrange):
            self.player.take_up(move.table)

    def hinted_places(self, moves: Sequence[object]) -> list[tuple[Place, ...]]:
        """Name what each move of a hint is about."""
        return places_of(moves, self.player.bench)

    def _make_table(self, dress: Dress) -> BenchView:
        """Lay the bench."""
        return BenchView(self.feed, self.words, theme.current(), dress)

    def _make_player(self) -> Arranger:
        """Seat the person."""
        return self.table.arranger

    def _make_keys(self) -> BenchKeys:
        """Give each key its meaning."""
        return BenchKeys(self)

    def _possible(self) -> Possible:
        """Offer the draw at first, then what edits, confirms or ends the turn."""
        view, bench = self.view, self.player.bench
        if view.over:
            return Possible(next_round=True)
        if not view.my_turn:
            return Possible()
        moves = {Verb.DRAW: DrawStock(), Verb.END_TURN: EndTurn(), Verb.KNOCK: Knock()}
        accepted = {verb for verb, move in moves.items() if self._accepts(move)}
        editing = {Verb.TAKE_BACK: bench.can_undo, Verb.REDO: bench.can_redo, Verb.RESTORE: bench.now != bench.start}
        shown = {verb for verb, can in editing.items() if can} | accepted
        if self.player.unconfirmed:
            shown |= {Verb.LAY_DRAFT}
            if self._accepts(bench.arrange()):
                accepted |= {Verb.LAY_DRAFT}
                shown -= {Verb.DRAW}
        return Possible(frozenset(shown), frozenset(accepted | set(editing)))

    def _accepts(self, move: object) -> bool:
        return not isinstance(self.feed.judge(move), Refusal)

    def _ask_knock(self, deed: Message) -> None:
        """Ask once before the round is ended by a knock."""
        text, line = self.words.text, self.words.say(message("knock-line", deed=deed)).visual
        sheet = QuestionSheet(self, text("knock-title"), line, yes=text("knock-yes"), no=text("knock-no"))
        sheet.agreed.connect(self.player.knock_now)
        self.open_sheet(sheet)

    def _connect(self) -> None:
        self.player.edited.connect(self.follow)
        self.player.edited.connect(self.unsettled)
        self.player.handled.connect(lambda: self.announcer.sounding.emit("pick", None))
        if self.hints is not None:
            self.hints.hinter.adapt = lambda steps: left_to_do(steps, self.player.bench)
            self.player.edited.connect(self.hints.hinter.refresh)
        self.player.knock_offered.connect(self._ask_knock)
        self.bar.rename({Verb.TAKE_BACK: "bar-undo", Verb.LAY_DRAFT: "bar-confirm"})
        super()._connect()
