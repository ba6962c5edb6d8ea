"""Whoever sits at this computer at a table of French Tarot, whose wishes become moves."""

from __future__ import annotations

from cardtable.games.tarot.moves import Move, PlayCard
from cardtable.games.tarot.view import View
from cardtable.kernel.message import message
from cardtable.qt.seated import Seated


class TarotPlayer(Seated):
    """Does what a key, a button or a gesture asks for."""

    @property
    def view(self) -> View:
        """What the person may know now."""
        view: View = self._feed.view
        return view

    def ask(self, move: Move) -> bool:
        """Make a move; tell whether it was accepted, else the person hears why not."""
        refusal = self._feed.submit(move)
        if refusal is not None:
            self.refused.emit(refusal)
        return refusal is None

    def play(self, key: int | None) -> bool:
        """Play a card of the hand; tell whether it was accepted."""
        if key is None or key not in self._hand.arrival:
            self.told.emit(message("tarot-no-card"))
            return False
        self._hand.put_down()
        return self.ask(PlayCard(self._hand.card(key)))

    def take_back(self) -> None:
        """Hear that nothing is taken back here (FT-Q48)."""
        refusal = self._feed.take_back()
        if refusal is not None:
            self.refused.emit(refusal)
