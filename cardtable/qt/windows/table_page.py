"""The page of a rummy of draw, meld, discard: with the unfinished combination, the pile, the cost of a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message
from cardtable.kernel.refusal import Refusal
from cardtable.play.table import Sight
from cardtable.qt import theme
from cardtable.qt.player import Player
from cardtable.qt.preferences import dress_of
from cardtable.qt.saved import places_in
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.faces import Faces
from cardtable.qt.scenes.places import Place
from cardtable.qt.scenes.table_view import TableView
from cardtable.qt.tables.hinted import Held
from cardtable.qt.tables.manners import FirstMeld
from cardtable.qt.tables.sight import AnyMove, MeldView
from cardtable.qt.windows.action_bar import Possible
from cardtable.qt.windows.list_sheet import Entry
from cardtable.qt.windows.match_page import MatchPage
from cardtable.qt.windows.pile_fan import PileFan
from cardtable.qt.windows.possible import possible
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.table_keys import TableKeys
from cardtable.qt.windows.turn_cost import cost_of, cost_of_ending
from cardtable.rummy.moves import TakeDiscard


class TablePage(MatchPage):
    """Shows one seat's match at the table where combinations are laid one by one."""

    table: TableView
    player: Player
    keys: TableKeys
    _cost: Message | None = None

    @property
    def view(self) -> MeldView:
        """What the person may know now."""
        view: MeldView = self.feed.view
        return view

    def follow(self) -> None:
        """Bring bar, line and panel to how things stand, with what ending the turn would cost."""
        super().follow()
        self._follow_cost()

    def beside(self) -> dict[str, object]:
        """Write the combination begun; its cards by their place in the order of arrival."""
        draft, place = self.player.draft, {key: at for at, key in enumerate(self.hand.arrival)}
        return {"draft": [place[key] for key in draft.places] if draft.is_open else None}

    def take_up(self, kept: Mapping[str, object]) -> None:
        """Take up the combination begun."""
        arrival = self.hand.arrival
        draft = places_in(kept, "draft", len(arrival))
        if draft is not None and self.view.my_turn:
            self.player.resume_draft(tuple(arrival[at] for at in draft))

    def hinted_places(self, moves: Sequence[object]) -> list[tuple[Place, ...]]:
        """Name what each move of a hint is about."""
        held = Held([(row.key, row.card) for row in self.hand.rows])
        return [held.places(move) for move in moves]

    def fan_out(self, fanned: Sequence[tuple[Card, Entry]]) -> None:
        """Lay the pile over the table, oldest card first, each with what taking it takes."""
        text, dress = self.words.text, dress_of(self._preferences.settings)
        faces = Faces(theme.current().palette, dress, self.devicePixelRatioF())
        sheet = PileFan(self, text("list-take"), text("shell-close"), text("list-take-hint"), fanned, faces)
        sheet.picked.connect(lambda count: self.player.ask(TakeDiscard(count)))
        self.open_sheet(sheet)

    def _make_table(self, dress: Dress) -> TableView:
        """Lay the table that this game is played at."""
        return TableView(self.feed, self.words, theme.current(), dress)

    def _make_player(self) -> Player:
        """Seat the person."""
        return Player(self.feed, self.hand)

    def _make_keys(self) -> TableKeys:
        """Give each key its meaning."""
        return TableKeys(self)

    def _possible(self) -> Possible:
        """List what the bar offers now."""
        return possible(self.feed, self.player, self.hand.lifted)

    def _first_meld(self) -> FirstMeld:
        """Tell how far the first meld is, with the combination that is meant, as far as it would be accepted."""
        view, manners = self.view, self.player.manners
        lies = manners.first_meld(view)
        if not view.my_turn:
            return FirstMeld(0, lies.needed)
        meant = self.player.meant()
        would = self.feed.judge(meant) if meant is not None else None
        if would is None or isinstance(would, Refusal):
            return lies
        return FirstMeld(manners.first_meld(view, would).reached, lies.needed)

    def _follow_cost(self) -> None:
        """Show what ending the turn would cost; say it when it has become more or less."""
        cost = cost_of_ending(self.feed) if self.view.my_turn else None
        self.bar.show_cost("" if cost is None else self.words.say(cost).visual)
        if cost is not None and cost != self._cost:
            self.announcer.say(self.words.report(cost))
        self._cost = cost

    def _hesitates(self, move: AnyMove) -> bool:
        return self._preferences.settings.ask_cost and cost_of(self.feed, move) is not None

    def _weigh(self, move: AnyMove) -> None:
        """Ask before a turn is ended that costs penalty points."""
        cost = cost_of(self.feed, move)
        if cost is None or any(sheet.isVisible() for sheet in self.findChildren(QuestionSheet)):
            return
        text = self.words.text
        sheet = QuestionSheet(
            self, text("cost-title"), self.words.say(cost).visual, yes=text("cost-yes"), no=text("cost-no")
        )
        sheet.agreed.connect(lambda: self.player.ask(move, sure=True))
        sheet.rejected.connect(self.player.let_be)
        self.open_sheet(sheet)

    def _presented(self, sight: Sight) -> None:
        if not self.view.my_turn:
            self.player.drop_draft()
        super()._presented(sight)

    def _show_draft(self) -> None:
        draft = self.player.draft
        self.table.show_draft(draft if draft.is_open else None)
        self.follow()

    def _connect(self) -> None:
        player, table = self.player, self.table
        player.drafted.connect(self._show_draft)
        player.drafted.connect(self.unsettled)
        player.undecided.connect(table.choose_reading)
        player.hesitates = self._hesitates
        player.weighed.connect(self._weigh)
        table.asked.connect(player.ask)
        table.pile_asked.connect(lambda fanned: self.keys.take_from_pile(fanned=fanned))
        table.draft_asked.connect(self.keys.begin_with)
        super()._connect()
