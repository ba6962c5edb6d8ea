"""The person's own hand as a list that keeps each card's place."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, message
from cardtable.play.hand_order import SUIT_ORDERS, Sorting, arranged
from cardtable.qt.models.keyed import AnyIndex, KeyedModel
from cardtable.qt.models.telling import joined, place_in_row
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.words import Words


@dataclass(frozen=True, slots=True)
class HandCard:
    """One physical card of the hand; copies of one face differ by `key`.

    A `bound` card is not free this turn, one that is `barred` cannot be played now.
    """

    key: int
    card: Card
    lifted: bool = False
    bound: bool = False
    newest: bool = False
    barred: bool = False


class HandRole(IntEnum):
    """What a view of the hand asks for beside the texts."""

    KEY = Qt.ItemDataRole.UserRole + 1
    CARD = Qt.ItemDataRole.UserRole + 2
    LIFTED = Qt.ItemDataRole.UserRole + 3
    BOUND = Qt.ItemDataRole.UserRole + 4
    NEWEST = Qt.ItemDataRole.UserRole + 5


class HandModel(KeyedModel[HandCard]):
    """Keep the hand in the person's own order, with the cards of the draft left out.

    With `strict` on, lifted cards are laid in the order in which they were lifted; else they arrange themselves.

    A card keeps its key for as long as it is held, whatever the view's order; which copy of a face leaves is the
    one the person chose, else the last to come.
    """

    sorting_changed = Signal(object)

    def __init__(self, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._faces: dict[int, Card] = {}
        self._order: list[int] = []
        self._hidden: frozenset[int] = frozenset()
        self._lifted: list[int] = []
        self._going: tuple[int, ...] = ()
        self._bound: dict[int, Message] = {}
        self._barred: frozenset[int] = frozenset()
        self._newest: frozenset[int] = frozenset()
        self._drawn: tuple[int, int] | None = None
        self._next_key = 1
        self._sorting = Sorting.SUIT
        self.strict = False
        self.suit_order = next(iter(SUIT_ORDERS))
        words.changed.connect(self.retell)

    @property
    def sorting(self) -> Sorting:
        """The order that new cards join."""
        return self._sorting

    @property
    def lifted(self) -> tuple[int, ...]:
        """The keys of the lifted cards, in the order in which they were lifted."""
        return tuple(self._lifted)

    @property
    def arrival(self) -> tuple[int, ...]:
        """The keys of all cards held, parallel to the view's hand: in the order in which they came."""
        return tuple(self._faces)

    @property
    def order(self) -> tuple[int, ...]:
        """The keys of all cards held in the person's own order."""
        return tuple(self._order)

    def card(self, key: int) -> Card:
        """Give the face of a card held; raise KeyError for another key."""
        return self._faces[key]

    def cards(self, keys: Iterable[int]) -> tuple[Card, ...]:
        """Give the faces of cards held."""
        return tuple(self._faces[key] for key in keys)

    def why_bound(self, key: int) -> Message | None:
        """Say a card that is not free now, with the reason; None for any other."""
        return self._bound.get(key)

    def show(self, view: SeatView) -> None:
        """Follow what the seat now holds."""
        before = frozenset(self._faces)
        self._faces = self._recognise(view.hand)
        came = [key for key in self._faces if key not in before]
        self._arrange()
        self._lifted = [key for key in self._lifted if key in self._faces]
        self._hidden &= frozenset(self._faces)
        self._going = ()
        self._mark(view, came)
        self._refresh()

    def expect_to_leave(self, keys: Sequence[int]) -> None:
        """Remember which copies the next move names."""
        self._going = tuple(keys)

    def hide(self, keys: Iterable[int]) -> None:
        """Leave the cards of the draft out of the list; those no longer named come back to their places."""
        self._hidden = frozenset(keys) & frozenset(self._faces)
        self._lifted = [key for key in self._lifted if key not in self._hidden]
        self._refresh()

    def toggle(self, key: int) -> None:
        """Lift a card or put it down."""
        if key in self._lifted:
            self._lifted.remove(key)
        elif key in self._faces and key not in self._hidden:
            self._lifted.append(key)
        self._refresh()

    def put_down(self) -> None:
        """Put all lifted cards down."""
        self._lifted.clear()
        self._refresh()

    def sort(self, sorting: Sorting) -> None:  # type: ignore[override] # Qt's sort by column means nothing in a hand
        """Hold the hand in another order; the own order begins with the one that lies there."""
        self._set_sorting(sorting)
        self._arrange()
        self._refresh()

    def order_suits(self, name: str) -> None:
        """Hold the suits in another order, one of `SUIT_ORDERS`."""
        if name != self.suit_order:
            self.suit_order = name
            self._arrange()
            self._refresh()

    def take_up(self, order: Sequence[int], sorting: Sorting) -> None:
        """Take up an order kept from an earlier sitting, as far as its cards are held."""
        self._order = [key for key in order if key in self._faces]
        self._set_sorting(sorting)
        self._arrange()
        self._refresh()

    def reorder(self, keys: Sequence[int], to: int) -> None:
        """Move cards so that they stand before the card now in row `to`; from then on the order is the own one."""
        visible = [row.key for row in self.rows]
        anchor = self._order.index(visible[to]) if to < len(visible) else len(self._order)
        going = [key for key in self._order if key in keys]
        before = [key for key in self._order[:anchor] if key not in keys]
        after = [key for key in self._order[anchor:] if key not in keys]
        order = [*before, *going, *after]
        if order == self._order:
            return
        self._order = order
        self._set_sorting(Sorting.OWN)
        self._refresh()

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt's edge
        """Give a card's name, its description or a mark."""
        row = self.row_at(index)
        if row is None:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._words.say(self._message(row)).visual
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._words.say(self._message(row)).spoken
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self._describe(row, index.row())
            case HandRole.KEY:
                return row.key
            case HandRole.CARD:
                return row.card
            case HandRole.LIFTED:
                return row.lifted
            case HandRole.BOUND:
                return row.bound
            case HandRole.NEWEST:
                return row.newest
        return None

    def _message(self, row: HandCard) -> Message:
        return self.why_bound(row.key) or message("rummy-card", card=row.card)

    def _describe(self, row: HandCard, place: int) -> str:
        marks = [("scene-newest", row.newest), ("scene-lifted", row.lifted)]
        told = [self._words.spoken(mark) for mark, so in marks if so]
        return joined(self._words, [*told, *place_in_row(self._words, place, len(self.rows))])

    def _recognise(self, hand: tuple[Card, ...]) -> dict[int, Card]:
        """Give each card of the new hand the key of a card held before, or a new one; in the view's order."""
        staying = self._staying(hand)
        faces: dict[int, Card] = {}
        for card in hand:
            if staying[card]:
                key = staying[card].popleft()
            else:
                key, self._next_key = self._next_key, self._next_key + 1
            faces[key] = card
        return faces

    def _staying(self, hand: tuple[Card, ...]) -> dict[Card, deque[int]]:
        """Name, face by face, the cards that stay, those that came first before the others."""
        wanted = Counter(hand)
        leaves_first = {key: place for place, key in enumerate([*self._going, *self._lifted, *self._hidden])}
        last = len(leaves_first)
        held: dict[Card, list[int]] = {card: [] for card in wanted}
        for key, card in self._faces.items():
            held.setdefault(card, []).append(key)
        staying: dict[Card, deque[int]] = {}
        for card, keys in held.items():
            arrival = {key: place for place, key in enumerate(keys)}
            by_claim = sorted(keys, key=lambda key: (-leaves_first.get(key, last), arrival[key]))
            staying[card] = deque(sorted(by_claim[: wanted[card]], key=arrival.__getitem__))
        return staying

    def _arrange(self) -> None:
        suits = SUIT_ORDERS[self.suit_order]
        self._order = list(arranged(list(self._faces.items()), self._sorting, self._order, suits))

    def _mark(self, view: SeatView, came: list[int]) -> None:
        """Mark the cards of the last draw and those that are bound this turn."""
        draw = _last_draw(view)
        if draw is None:
            self._newest, self._drawn = frozenset(), None
        elif draw[0] != self._drawn:
            self._drawn = draw[0]
            self._newest = frozenset(_last_copies(self._faces, came or list(self._faces), draw[1]))
        self._newest &= frozenset(self._faces)
        bound = manners_of(view).bound(view)
        says = {each.card: each.says for each in bound}
        keys = _last_copies(self._faces, list(self._faces), tuple(each.card for each in bound))
        self._bound = {key: says[self._faces[key]] for key in keys}
        barred = {each.card for each in bound if each.barred}
        self._barred = frozenset(key for key in keys if self._faces[key] in barred)

    def _set_sorting(self, sorting: Sorting) -> None:
        if sorting is not self._sorting:
            self._sorting = sorting
            self.sorting_changed.emit(sorting)

    def _refresh(self) -> None:
        self._become([self._row(key) for key in self._order if key not in self._hidden])

    def _row(self, key: int) -> HandCard:
        barred = key in self._barred
        bound = key in self._bound and not barred
        return HandCard(key, self._faces[key], key in self._lifted, bound, key in self._newest, barred)


def _last_draw(view: SeatView) -> tuple[tuple[int, int], tuple[Card, ...]] | None:
    """Find this seat's last draw in the round: its round with its place in the history, the cards it brought."""
    manners = manners_of(view)
    for at in reversed(range(len(view.history))):
        cards = manners.brought(view.history[at], view.seat)
        if cards is not None:
            return ((view.standing.round, at), cards) if cards else None
    return None


def _last_copies(faces: dict[int, Card], among: list[int], wanted: tuple[Card, ...]) -> list[int]:
    """Name for each face in `wanted` the copy that came last."""
    left = Counter(wanted)
    found = []
    for key in reversed(among):
        if left[faces[key]] > 0:
            left[faces[key]] -= 1
            found.append(key)
    return found
