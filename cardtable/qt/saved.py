"""The unfinished matches, as home offers them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal

from cardtable.kernel.message import Message, message
from cardtable.play.shelf import look
from cardtable.qt.tables import manners_of
from cardtable.qt.tables.sight import SeatView
from cardtable.qt.windows.home import Home, Unfinished
from cardtable.qt.windows.list_sheet import Entry, ListSheet
from cardtable.qt.words import Words
from cardtable.store.matches import SavedMatch, load_sidecar, save_sidecar, unfinished

ASIDE: Final = "aside"


@dataclass(frozen=True, slots=True)
class Offered:
    """A match that home offers to go on with, with the file it lies in."""

    path: Path
    match: Unfinished


class SavedMatches(QObject):
    """Looks through the folder of matches; `chosen` carries the file to go on with, `troubled` what is wrong with one.

    A damaged match is offered as far as it is sound, one of older rules from the start of its round: taking it tells
    so. A file that is no match at all is kept aside, and told of at once.
    """

    chosen = Signal(object)
    troubled = Signal(object)

    def __init__(self, folder: Path, home: Home, words: Words) -> None:
        """Serve home from a folder, which need not be there yet."""
        super().__init__(home)
        self._folder, self._home, self._words = folder, home, words
        self._offered: Offered | None = None
        home.continued.connect(self._continue)
        home.put_aside.connect(self._put_aside)
        home.saved_asked.connect(self._list_others)

    def show(self) -> None:
        """Offer the match played last that was not put aside."""
        self._offered = self._first()
        offered = self._offered
        self._home.show_unfinished(offered.match if offered else None, len(self._others()))

    def _first(self) -> Offered | None:
        for saved in unfinished(self._folder):
            if load_sidecar(saved.path).get(ASIDE):
                continue
            match = _look_at(saved.path)
            if isinstance(match, Unfinished):
                return Offered(saved.path, match)
            self.troubled.emit(match)
        return None

    def _others(self) -> tuple[SavedMatch, ...]:
        """List the matches beside the one that is offered, the last played first."""
        offered = self._offered
        return tuple(saved for saved in unfinished(self._folder) if offered is None or saved.path != offered.path)

    def _continue(self) -> None:
        if self._offered is not None:
            self.chosen.emit(self._offered.path)

    def _put_aside(self) -> None:
        """Offer a match no longer by itself; it stays in the list until it is played again."""
        if self._offered is not None:
            path = self._offered.path
            save_sidecar(path, {**load_sidecar(path), ASIDE: True})
            self.show()
            self._home.arrive()

    def _list_others(self) -> None:
        """Let the person choose among the other unfinished matches, also those put aside."""
        others = self._others()
        text = self._words.text
        entries = [self._line(each) for each in others]
        sheet = ListSheet(self._home, text("home-saved"), text("shell-close"), entries)
        sheet.picked.connect(lambda row: self.chosen.emit(others[row].path))
        sheet.open()

    def _line(self, saved: SavedMatch) -> Entry:
        """Say which match it is; of one that cannot be gone on with say why."""
        match = _look_at(saved.path)
        if isinstance(match, Message):
            return Entry.of(self._words.say(match), pickable=False)
        moment = QDateTime.fromSecsSinceEpoch(round(saved.last_played.timestamp()))
        played = QLocale(self._words.language).toString(moment, QLocale.FormatType.ShortFormat)
        told = message("home-saved-line", game=Message(match.game), round=match.round, played=played)
        return Entry.of(self._words.say(told))


def _look_at(path: Path) -> Unfinished | Message:
    """Show how a saved match would go on, or say why it cannot."""
    table = look(path)
    if isinstance(table, Message):
        return table
    view = cast("SeatView", table.view(0))
    ahead = table.standing.ahead(fewest_win=manners_of(view).fewest_win(view))
    return Unfinished(table.game.name, table.standing.round, table.turn, view.hand, table.cast, ahead)


def places_in(kept: Mapping[str, object], name: str, count: int) -> list[int] | None:
    """Read places in a hand of `count` cards; None where what was kept is no such list."""
    places = kept.get(name)
    if not isinstance(places, list) or len(set(map(str, places))) != len(places):
        return None
    return places if all(isinstance(at, int) and 0 <= at < count for at in places) else None
