"""A person who plays Playroom Rummy by ear and keys, and knows what was heard alone."""

from __future__ import annotations

from typing import Final

from tests.qt.atspi.reader import Node, Reader
from tests.qt.atspi.spoken_cards import Spoken, SpokenRun, card_in, combinations, laid_in, loosest, takes

FIRST_MELD: Final = 15
MOST_TURNS: Final = 60
MOST_PARTS: Final = 12
"""More than the parts of the window that F6 goes through."""
ENDS: Final = ("wins the game", "win the game", "game is over")


class RummyPerson:
    """Draws, lays, extends, takes end cards to lay them anew, discards what fits least."""

    def __init__(self, person: Reader) -> None:
        """Sit down, not opened yet."""
        self._person = person
        self._opened = False
        self.taken: list[str] = []

    def play_round(self) -> None:
        """Play turn after turn until the game is over."""
        heard = 0
        for _ in range(MOST_TURNS):
            self._person.wait_for(lambda heard=heard: self._is_over() or self._is_mine(heard), "the own turn")  # type: ignore[misc] # mypy knows no type of a default
            if self._is_over():
                return
            heard = len(self._person.said)
            self._play_turn()
        raise AssertionError("the game does not end")

    def _is_over(self) -> bool:
        return any(end in said for said in self._person.said for end in ENDS)

    def _is_mine(self, heard: int) -> bool:
        return any("Your turn" in said for said in self._person.said[heard:])

    def _play_turn(self) -> None:
        self._person.press("space")
        while not self._is_over() and (self._lay() or self._extend() or self._take_end()):
            self._person.hush()
        hand = self._hand()
        if not self._is_over() and hand:
            self._go_to(loosest([card for _, card in hand]))
            self._person.press("Delete")

    def _table(self) -> list[Node]:
        return self._person.items("Card table")

    def _hand(self) -> list[tuple[int, Spoken]]:
        """Walk through the cards of the hand with their places; jokers are left for a rainy day."""
        held = [node for node in self._table() if node.name.startswith("joker") or card_in(node.name)]
        found = [(place, card_in(node.name)) for place, node in enumerate(held)]
        return [(place, card) for place, card in found if card is not None]

    def _go_to(self, card: Spoken) -> None:
        """Go along the hand until the card is heard."""
        place = next(place for place, held in self._hand() if held == card)
        self._to_hand()
        self._person.press("Home", *["Right"] * place)
        focus = self._person.focus
        assert focus is not None
        assert focus.text.startswith(str(card)), (focus.text, str(card))

    def _to_hand(self) -> None:
        """Go round the parts of the table until a card of the hand is heard."""
        for _ in range(MOST_PARTS):
            focus = self._person.focus
            if focus is not None and (focus.text.startswith("joker") or card_in(focus.text)):
                return
            self._person.press("F6")
        raise AssertionError("F6 does not lead to the hand")

    def _lay(self) -> bool:
        """Lay the dearest combination of the hand."""
        hand = [card for _, card in self._hand()]
        found = [each for each in combinations(hand) if self._opened or sum(card.points for card in each) >= FIRST_MELD]
        if not found or len(found[0]) >= len(hand) + 1:
            return False
        return self._lay_cards(max(found, key=lambda each: sum(card.points for card in each)))

    def _lay_cards(self, cards: tuple[Spoken, ...]) -> bool:
        heard = len(self._person.said)
        self._person.press("n")
        for card in cards:
            self._go_to(card)
            self._person.press("Return")
        self._person.press("f")
        laid = any(said.startswith("You lay") for said in self._person.said[heard:])
        if laid:
            self._opened = True
        else:
            self._person.press("shift+n")
        return laid

    def _extend(self) -> bool:
        """Put a card of the hand to what lies on the table, by the list that Enter opens."""
        if not self._opened:
            return False
        laid = [each for at, node in enumerate(self._table()) if (each := laid_in(node.name, at)) is not None]
        hand = self._hand()
        card = next((card for _, card in hand if any(takes(each, card) for each in laid)), None)
        if card is None or len(hand) < 2:
            return False
        heard = len(self._person.said)
        self._go_to(card)
        self._person.press("Return")
        focus = self._person.focus
        if focus is None or focus.role != "menu item":
            return False
        self._person.press("Return")
        return len(self._person.said) > heard

    def _take_end(self) -> bool:
        """Take an end card of a run that makes a combination with two cards of the hand, and lay that."""
        if not self._opened:
            return False
        hand = [card for _, card in self._hand()]
        melds = [node for node in self._table() if node.name.startswith(("Run: ", "Set: "))]
        for at, node in enumerate(melds):
            run = laid_in(node.name, at)
            if not isinstance(run, SpokenRun) or run.count < 4:
                continue
            for downs, end in enumerate((run.first, run.last)):
                made = next((each for each in combinations([*hand, end]) if end in each), None) if end else None
                if made is not None and end is not None and end not in hand:
                    return self._take(at, downs, end) and self._lay_cards(made)
        return False

    def _take(self, at: int, downs: int, end: Spoken) -> bool:
        """Take an end card by the list of combinations and the menu of one of them."""
        self._person.press("c", *["Down"] * at, "shift+F10", *["Down"] * downs)
        focus = self._person.focus
        assert focus is not None
        assert focus.role == "menu item"
        assert str(end) in focus.text
        self._person.press("Return")
        self.taken.append(str(end))
        return True
