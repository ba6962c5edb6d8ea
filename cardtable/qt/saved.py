"""The unfinished matches, as home offers them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale

from cardtable.kernel.message import Message, message
from cardtable.play.reload import BrokenMatchError, SavedText, play_while_valid
from cardtable.qt.windows.home import Unfinished
from cardtable.qt.windows.list_sheet import Entry
from cardtable.qt.words import Words
from cardtable.store.matches import SavedMatch, load_sidecar, save_sidecar, unfinished

ASIDE = "aside"


@dataclass(frozen=True, slots=True)
class Offered:
    """A match that home offers to go on with, with the file it lies in."""

    path: Path
    match: Unfinished


class SavedMatches:
    """Looks through the folder of matches without taking any of them."""

    def __init__(self, folder: Path) -> None:
        """Look into a folder, which need not be there yet."""
        self._folder = folder

    def first(self) -> Offered | None:
        """Give the match played last that can be read and was not put aside."""
        for saved in unfinished(self._folder):
            match = None if load_sidecar(saved.path).get(ASIDE) else _look_at(saved.path)
            if match is not None:
                return Offered(saved.path, match)
        return None

    def others(self, offered: Offered | None) -> tuple[SavedMatch, ...]:
        """List the matches beside the one that is offered, the last played first."""
        return tuple(saved for saved in unfinished(self._folder) if offered is None or saved.path != offered.path)

    @staticmethod
    def put_aside(path: Path) -> None:
        """Offer a match no longer by itself; it stays in the list until it is played again."""
        save_sidecar(path, {**load_sidecar(path), ASIDE: True})

    @staticmethod
    def line(saved: SavedMatch, words: Words) -> Entry:
        """Say which match it is; one that cannot be read is named by its file, and taking it tells what is wrong."""
        moment = QDateTime.fromSecsSinceEpoch(round(saved.last_played.timestamp()))
        played = QLocale(words.language).toString(moment, QLocale.FormatType.ShortFormat)
        match = _look_at(saved.path)
        if match is None:
            return Entry.of(words.say(message("home-saved-unread", file=saved.path.name, played=played)))
        told = message("home-saved-line", game=Message(match.game), round=match.round, played=played)
        return Entry.of(words.say(told))


def _look_at(path: Path) -> Unfinished | None:
    """Play a saved match through; None where it cannot be read."""
    try:
        reloaded = play_while_valid(SavedText(path.read_bytes()))
    except (OSError, BrokenMatchError):
        return None
    game, match = reloaded.terms.game, reloaded.match
    return Unfinished(
        game=game.name,
        round=game.standing(match.state).round,
        turn=match.turn,
        hand=game.view(match.state, 0).hand,
        cast=reloaded.terms.cast,
    )
