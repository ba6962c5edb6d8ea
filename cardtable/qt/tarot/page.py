"""The page of French Tarot: the table, the auction on it, the sheets that call, put back, announce."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.games.tarot import wording
from cardtable.games.tarot.announcing import may_show
from cardtable.games.tarot.exchanging import refuse_card
from cardtable.games.tarot.following import playable_cards
from cardtable.games.tarot.moves import PlayCard, ShowHandle
from cardtable.games.tarot.phases import Bidding, Calling, Exchanging, Playing
from cardtable.games.tarot.view import View
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.kernel.refusal import Refusal
from cardtable.play.table import Sight
from cardtable.qt import theme
from cardtable.qt.keys import Verb
from cardtable.qt.saved import places_in
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.scenes.places import HandPlace, Place
from cardtable.qt.tarot.auction_bar import AuctionBar
from cardtable.qt.tarot.bids_sheet import bids_sheet
from cardtable.qt.tarot.call_sheet import CallSheet
from cardtable.qt.tarot.card_sheet import CardSheet
from cardtable.qt.tarot.handle_sheet import HandleSheet
from cardtable.qt.tarot.handle_words import held
from cardtable.qt.tarot.hinted import cards_of
from cardtable.qt.tarot.hold import HOLDS
from cardtable.qt.tarot.player import TarotPlayer
from cardtable.qt.tarot.put_back_sheet import PutBackSheet
from cardtable.qt.tarot.sheet_hints import SheetHints
from cardtable.qt.tarot.tarot_keys import TarotKeys
from cardtable.qt.tarot.view import TarotView
from cardtable.qt.windows.action_bar import Possible
from cardtable.qt.windows.match_page import MatchPage
from cardtable.store.settings import Settings

FORCED_MS: Final = 700
"""How long the only card that may be played is seen to be so before it plays itself."""
NARROW: Final = 800
"""Under this width in px at 100 % no button offers the last trick, so that the message keeps its room."""
LOW: Final = 430
"""Under this height in px at 100 % the auction takes little room."""
KITTY_MS: Final = 2400
"""How long the final kitty can be seen before the score sheet covers it."""


class TarotPage(MatchPage):
    """Shows one seat's match of French Tarot."""

    table: TarotView
    player: TarotPlayer
    keys: TarotKeys
    _ticked: tuple[Card, ...] = ()
    _handle_cards: tuple[Card, ...] = ()

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self.feed.view
        return view

    def begin(self, sight: Sight, clock: object) -> None:
        """Show how the match stands, with what happened last."""
        self.table.hold_ms = HOLDS[self._preferences.settings.trick_hold]
        super().begin(sight, None)

    def do_what_is_due(self) -> None:
        """Open what this moment of the round asks the person for; elsewhere go on, or hear whose turn it is."""
        view = self.view
        if view.over:
            self.show_scores()
        elif self.table.go_on():
            return
        elif view.my_turn and isinstance(view.phase, Bidding):
            self.auction.enter()
        elif view.my_turn and isinstance(view.phase, Calling):
            self._open(CallSheet(self, self.words, view, self.table.faces))
        elif view.my_turn and isinstance(view.phase, Exchanging):
            self._open_put_back(view)
        else:
            self.tell(wording.whose_turn(view))

    def announce_handle(self) -> None:
        """Open the sheet of a handle, or say why none can be announced."""
        if any(isinstance(move, ShowHandle) for move in self.feed.offers()):
            self._open(HandleSheet(self, self.words, self.view, self.table.faces))
            return
        view, refusal = self.view, self.feed.judge(ShowHandle(()))
        if isinstance(view.phase, Playing) and may_show(view, view.phase):  # only trumps are lacking
            refusal = replace(refusal, message=held(view.hand, view.players))
        self.refuse(refusal)

    def follow(self) -> None:
        """Bring the auction to how things stand, then the rest."""
        view, focused = self.view, QApplication.focusWidget()
        had_focus = isinstance(focused, QWidget) and self.auction.isAncestorOf(focused)
        bidding = isinstance(view.phase, Bidding)
        if bidding:
            self.auction.follow(view)
        self.auction.setVisible(bidding)
        if had_focus and not (bidding and view.my_turn):
            self.arrive()
        super().follow()

    def take_on(self, settings: Settings) -> None:
        """Follow the settings."""
        self.table.hold_ms = HOLDS[settings.trick_hold]
        super().take_on(settings)
        self._play_forced()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the auction take little room in a low window."""
        self._fit_auction()
        super().resizeEvent(event)

    def wear(self, worn: theme.Theme) -> None:
        """Show the table in another light, with text of another size."""
        self._fit_auction()
        super().wear(worn)

    def beside(self) -> dict[str, object]:
        """Write which cards are ticked to go back, which to be shown; by their place in the order of arrival."""
        hand = self.view.hand
        chosen = {"ticked": self._ticked, "handle": self._handle_cards}
        return {name: [hand.index(card) for card in cards if card in hand] for name, cards in chosen.items()}

    def take_up(self, kept: Mapping[str, object]) -> None:
        """Tick the cards again that were ticked, with the handle that was chosen."""
        hand = self.view.hand
        self._ticked = tuple(hand[at] for at in places_in(kept, "ticked", len(hand)) or ())
        self._handle_cards = tuple(hand[at] for at in places_in(kept, "handle", len(hand)) or ())

    def hinted_places(self, moves: Sequence[object]) -> list[tuple[Place, ...]]:
        """Name the cards of the hand that each move of a hint is about; a bid is marked in the auction."""
        return [tuple(HandPlace(row.key) for row in self.hand.rows if row.card in cards_of(move)) for move in moves]

    def _make_table(self, dress: Dress) -> TarotView:
        """Lay the table, with the auction on it."""
        self.auction = AuctionBar(self.words, self.letters)
        return TarotView(self.feed, self.words, theme.current(), dress)

    def _make_player(self) -> TarotPlayer:
        """Seat the person."""
        return TarotPlayer(self.feed, self.hand)

    def _make_keys(self) -> TarotKeys:
        """Give each key its meaning."""
        return TarotKeys(self)

    def _possible(self) -> Possible:
        """Offer what the phase asks for; the auction has its own buttons."""
        view = self.view
        if view.over:
            return Possible(next_round=True)
        last = self._last_trick()
        if not view.my_turn or self.table.waits_for_person:
            self.bar.rename({Verb.CHOOSE: "bar-go-on"})
            shown = last | self._handle() | ({Verb.CHOOSE} if self.table.holding else set())
            return Possible(frozenset(shown), frozenset(shown))
        match view.phase:
            case Calling():
                self.bar.rename({Verb.BID: "bar-call"})
                return Possible(frozenset({Verb.BID}), frozenset({Verb.BID}))
            case Exchanging():
                self.bar.rename({Verb.BID: "bar-put-back"})
                return Possible(frozenset({Verb.BID}), frozenset({Verb.BID}))
            case Playing():
                self.bar.rename({Verb.CHOOSE: self._play_words()})
                shown = last | {Verb.CHOOSE} | self._handle()
                return Possible(frozenset(shown), frozenset(shown - self._refused()))
        return Possible()

    def _last_trick(self) -> set[Verb]:
        """Offer the last trick by a button where there is room for one; a key shows it anyway."""
        roomy = self.width() >= theme.current().scaled(NARROW)
        return {Verb.LAST_TURN} if roomy and any(self.view.won) and not self.table.shown.taken else set()

    def _handle(self) -> set[Verb]:
        return {Verb.HANDLE} if any(isinstance(move, ShowHandle) for move in self.feed.offers()) else set()

    def _refused(self) -> set[Verb]:
        """Name the button that would be refused: to play the card meant."""
        card = self._meant()
        refused = card is None or isinstance(self.feed.judge(PlayCard(card)), Refusal)
        return {Verb.CHOOSE} if refused else set()

    def _meant(self) -> Card | None:
        key = self.table.focused_card()
        return self.hand.card(key) if key is not None and key in self.hand.arrival else None

    def _play_words(self) -> Message:
        card = self._meant()
        return message("bar-play-none") if card is None else message("bar-play", card=card)

    def _retell(self) -> None:
        """Say everything in the language spoken now; a sheet that lies open is laid anew."""
        super()._retell()
        open_now = [sheet for sheet in self.findChildren(CardSheet) if sheet.isVisible()]
        for sheet in open_now:
            sheet.reject()
        if any(not isinstance(sheet, HandleSheet) for sheet in open_now):
            self.do_what_is_due()
        elif open_now:
            self.announce_handle()

    def _open(self, sheet: CardSheet) -> None:
        sheet.asked.connect(self.player.ask)
        sheet.told.connect(self.tell)
        sheet.refused.connect(self.refuse)
        if self.hints is not None:
            SheetHints(sheet, self.hints, self.letters, self.words)
        self.open_sheet(sheet)

    def _open_put_back(self, view: View) -> None:
        sheet = PutBackSheet(self, self.words, view, self.table.faces, self._ticked, self._handle_cards)
        sheet.rejected.connect(lambda: self._keep_choice(sheet.ticked_cards, sheet.handle.cards))
        sheet.accepted.connect(lambda: self._keep_choice((), ()))
        self._open(sheet)

    def _card_asked(self, key: int) -> None:
        """Play a card; where one is to be called ask for it, where cards are to be put back tick this one."""
        view = self.view
        if view.my_turn and isinstance(view.phase, Calling):
            self.do_what_is_due()
        elif view.my_turn and isinstance(view.phase, Exchanging):
            self._tick_card(self.hand.card(key), view)
        else:
            self.player.play(key)

    def _tick_card(self, card: Card, view: View) -> None:
        """Open the sheet of the put-back with one card more ticked, or say why that card has to stay."""
        called, due = tuple(each.card for each in view.called), len(view.shown)
        refusal = refuse_card(view.hand, called, due, card)
        if refusal is not None:
            self.refuse(refusal)
            return
        self._ticked = tuple(dict.fromkeys((*self._ticked, card)))
        self._open_put_back(view)

    def _keep_choice(self, ticked: tuple[Card, ...], handle: tuple[Card, ...]) -> None:
        """Keep what was chosen on a sheet that is left; nothing once the cards are put back."""
        self._ticked, self._handle_cards = ticked, handle
        self.unsettled.emit()

    def _presented(self, sight: Sight) -> None:
        """Say whose turn it is where it is the own one; let a round's end be seen before the scores cover it."""
        super()._presented(sight)
        view = self.view
        if view.my_turn:
            turn = wording.whose_turn(view)
            self.spoken.add(turn)
            self.announcer.say(self.words.report(turn))
        if view.my_turn and isinstance(view.phase, Calling | Exchanging):
            keys = self.letters.said(self.letters.keymap.chord(Verb.BID), self.words)
            self.announcer.say(self.words.report(message("tarot-turn-opens", keys=keys)))
        if view.over and self.table.holding:
            self.ending.wait()
        self._play_forced()

    def _play_forced(self) -> None:
        """Play the only card that may be played by itself, where the person wants that."""
        view = self.view
        if not self._preferences.settings.play_forced or not isinstance(view.phase, Playing) or not view.my_turn:
            return
        if len(playable_cards(view)) == 1 and not self._handle() and not self.table.holding:
            number, move = self.feed.number, PlayCard(playable_cards(view)[0])
            QTimer.singleShot(FORCED_MS, self, lambda: self._play_if_still(number, move))

    def _play_if_still(self, number: int, move: PlayCard) -> None:
        if self.feed.number == number and self._sheets == 0:
            self.player.ask(move)

    def _held(self, on: bool) -> None:  # noqa: FBT001 - a table's state, connected to its signal
        """Let the others wait while something is held in sight, then go on."""
        self.waiting.emit(on)
        self.follow()
        if not on and self.view.over:
            self.ending.come(KITTY_MS)
        if not on:
            self._play_forced()

    def _connect(self) -> None:
        auction = self.auction
        auction.asked.connect(self.player.ask)
        auction.left.connect(self.arrive)
        auction.grown.connect(self.table.rearrange)
        auction.bids_wanted.connect(lambda: self.open_sheet(bids_sheet(self, self.words, self.view)))
        if self.hints is not None:
            self.hints.hinter.changed.connect(self._mark_bids)
        self.table.asked.connect(self._card_asked)
        self.table.refused.connect(self.refuse)
        self.table.waiting.connect(self._held)
        self.table.pointed.connect(self._soon.start)
        super()._connect()

    def _mark_bids(self) -> None:
        """Mark what a hint advises in the auction."""
        shown = self.hints.hinter.shown if self.hints is not None else ()
        self.auction.mark(frozenset(step.move for step in shown))

    def _fit_auction(self) -> None:
        self.auction.set_tight(tight=self.height() < theme.current().scaled(LOW))
        self.auction.retell()

    def _lay_out(self) -> None:
        super()._lay_out()
        self.auction.setParent(self._stand)
        self.auction.hide()
        self.table.seat_guest(self.auction)
