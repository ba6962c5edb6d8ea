"""A person at the window who plays whole games, whatever the hands are that do it."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cardtable.bots.choose import choose
from cardtable.games.carousel.moves import Arrange, Knock
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Written
from cardtable.qt.tables.sight import AnyMove, AnyView
from cardtable.rummy.moves import Discard, DrawStock, EndTurn, Extend, LayMeld, TakeDiscard
from tests.qt.xvfb.laid import Laid
from tests.qt.xvfb.names import Table, has_joker, jokers_last, name_of
from tests.qt.xvfb.window import Thing, Window, until


class Hands(ABC):
    """Plays as a computer player would, by the hands of a subclass; looks only at the window and at what is saved."""

    def __init__(self, window: Window, game: str, level: str = "casual") -> None:
        """Sit down before a window at which a game is played."""
        self.window, self._game, self._level = window, game, level

    def play_game(self) -> None:
        """Play until the game is over, its score sheet seen."""
        while not self.window.over:
            self.play_round()
            self.see_scores()

    def play_round(self) -> None:
        """Play until the round is over."""
        while (view := self._my_view()) is not None:
            made = len(self.window.moves)
            move = choose(self._game, view, self._level, made)
            self.play(move, view)
            until(lambda made=made: len(self.window.moves) > made, f"{move} to be saved")  # type: ignore[misc] # mypy knows no type of a default

    def play(self, move: AnyMove, view: AnyView) -> None:
        """Make a move."""
        match move:
            case DrawStock():
                self.draw()
            case TakeDiscard():
                self.take()
            case LayMeld():
                self.lay([written.card for written in move.cards])
            case Extend():
                self.extend(move, view)
            case Discard():
                self.discard(move.card)
            case EndTurn():
                self.end_turn()
            case Arrange():
                self.arrange(move.table)
            case Knock():
                self.knock()

    def arrange(self, table: Table) -> None:
        """Gather each combination that does not lie there yet as a new one, then confirm.

        Those with a joker come last: what it stood for has to lie elsewhere before it may stand for another (CR-10).
        """
        for _ in table:
            missing = sorted(self.look().missing(table), key=has_joker)
            if not missing:
                break
            self.gather(jokers_last(missing[0]), table)
        assert self.look().missing(table) == []
        self.confirm()

    def look(self) -> Laid:
        """See what lies on the table."""
        return Laid(self.window.laid())

    @abstractmethod
    def draw(self) -> None:
        """Draw from the stock."""

    @abstractmethod
    def take(self) -> None:
        """Take the last card of the discard pile."""

    @abstractmethod
    def lay(self, cards: list[Card]) -> None:
        """Lay cards as a new combination."""

    @abstractmethod
    def extend(self, move: Extend, view: AnyView) -> None:
        """Put a card to a combination."""

    @abstractmethod
    def discard(self, card: Card) -> None:
        """Throw a card."""

    @abstractmethod
    def end_turn(self) -> None:
        """End the turn."""

    @abstractmethod
    def gather(self, cards: tuple[Written, ...], table: Table) -> None:
        """Gather free cards as a new combination of the workbench."""

    @abstractmethod
    def confirm(self) -> None:
        """Show the workbench to all."""

    @abstractmethod
    def knock(self) -> None:
        """Knock, say yes."""

    @abstractmethod
    def choose(self, entries: list[Thing], at: int) -> None:
        """Choose an entry of the menu that is open."""

    @abstractmethod
    def go_on(self) -> None:
        """Go on from the score sheet to the next round."""

    def see_scores(self) -> None:
        """Wait for the score sheet; where the game goes on, go on."""
        until(self._sheet_is_open, "the score sheet")
        if not self.window.over:
            self.go_on()
            until(lambda: not self._sheet_is_open(), "the next round")

    def declare(self, written: Written) -> None:
        """Choose what a joker stands for, if it is asked."""
        entries = self.window.entries()
        if entries and written.meaning is not None:
            wanted = name_of(Written(written.meaning))
            self.choose(entries, next(at for at, entry in enumerate(entries) if wanted in entry.name))
            until(lambda: not self.window.entries(), "the menu to close")

    def _sheet_is_open(self) -> bool:
        return bool(self.window.buttons("Copy as text"))

    def _my_view(self) -> AnyView | None:
        """Wait for the own turn, until the window shows it; None where the round is over."""
        until(lambda: self.window.match().turn in (0, None), "the own turn")
        match = self.window.match()
        if match.turn is None:
            return None
        view = match.game.view(match.state, 0)
        until(lambda: self.look().holds(view.hand), "the hand to be shown")
        return view
