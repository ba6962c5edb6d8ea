"""How a match is begun on the shelf of saved ones, or taken from it again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from cardtable.kernel.message import Message, message
from cardtable.play.journal import FORMAT, RULES, Journal, write_header
from cardtable.play.reload import (
    BrokenMatchError,
    Fault,
    Reloaded,
    SavedText,
    play_while_valid,
    restart_terms,
)
from cardtable.play.table import Table
from cardtable.play.terms import Terms
from cardtable.store.files import reason, set_aside
from cardtable.store.matches import MatchFile, MatchInUseError, keep_broken, new_match


@dataclass(frozen=True, slots=True)
class Shelved:
    """Give a table with the file that it is kept in; `told` is what the person should hear of that, if anything.

    `path` is None where the match cannot be kept, so that `table` is played unkept; call `close` to let go of it.
    """

    table: Table
    path: Path | None
    journal: Journal | None
    told: Message | None = None

    def close(self) -> None:
        """Let go of the file, so that another window can take the match."""
        if self.journal is not None:
            self.journal.close()


def begin(folder: Path, terms: Terms, now: datetime) -> Shelved:
    """Deal a new match that is kept in the folder; where that cannot be, it is played unkept."""
    try:
        file = new_match(folder, terms.game.name, now)
    except OSError as error:
        told = message("store-match-not-written", file=str(folder), reason=reason(error))
        return Shelved(Table.deal(terms), None, None, told)
    journal = Journal.begin(file, terms)
    return Shelved(Table.deal(terms, journal), file.path, journal, journal.trouble)


def look(path: Path) -> Table | Message:
    """Show a saved match as it would go on, without taking it; a file that is no match is kept aside, and told."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        return message("store-match-unreadable", file=str(path), reason=reason(error))
    try:
        saved = SavedText(raw)
        if saved.header.rules != RULES:
            return Table.deal(restart_terms(saved))
        reloaded = play_while_valid(saved)
    except BrokenMatchError:
        taken = take(path)  # which locks the file before it moves it
        if isinstance(taken, Message):
            return taken
        taken.close()
        return taken.table
    return _table(reloaded)


def take(path: Path) -> Shelved | Message:
    """Go on with a saved match, or say why that cannot be.

    Only the line that a kill left half written is lost. Where the file was damaged it is kept aside as it is, and
    the match goes on from the last move that is sound; where the rules have changed since, it goes on from the
    start of the round that was broken off.
    """
    try:
        file = MatchFile(path)
    except MatchInUseError:
        return message("store-match-in-use", file=path.name)
    except OSError as error:
        return message("store-match-unreadable", file=str(path), reason=reason(error))
    raw = path.read_bytes()
    try:
        saved = SavedText(raw)
        if saved.header.rules != RULES:
            return _restarted(file, saved)
        reloaded = play_while_valid(saved)
    except BrokenMatchError as error:
        file.close()
        return keep_broken(path, _place(raw, error.fault))
    if reloaded.fault is not None:
        return _repaired(file, saved, reloaded, reloaded.fault)
    file.cut(saved.whole)
    return _going_on(file, reloaded)


def _going_on(file: MatchFile, reloaded: Reloaded, told: Message | None = None) -> Shelved:
    journal = Journal(file, reloaded.terms)
    return Shelved(_table(reloaded, journal), file.path, journal, told)


def _table(reloaded: Reloaded, journal: Journal | None = None) -> Table:
    number, facts, hints = reloaded.number, reloaded.facts, reloaded.hints
    return Table(reloaded.terms, reloaded.match, journal, number=number, facts=facts, hints=hints)


def _repaired(file: MatchFile, saved: SavedText, reloaded: Reloaded, fault: Fault) -> Shelved | Message:
    """Keep the damaged file aside, then go on in a new one that holds its sound lines."""
    try:
        new, aside = _anew(file, saved.before(fault.line).decode("utf-8"))
    except OSError as error:
        return message("store-match-not-written", file=str(file.path), reason=reason(error))
    told = message("store-match-repaired", file=file.path.name, line=fault.line, aside=aside.name)
    return _going_on(new, reloaded, told)


def _restarted(file: MatchFile, saved: SavedText) -> Shelved | Message:
    """Keep the file of older rules aside, then deal its broken-off round anew in a new one."""
    terms = restart_terms(saved)
    try:
        new, aside = _anew(file, write_header(terms))
    except OSError as error:
        return message("store-match-not-written", file=str(file.path), reason=reason(error))
    told = message("store-match-restarted", file=file.path.name, aside=aside.name)
    journal = Journal(new, terms)
    return Shelved(Table.deal(terms, journal), new.path, journal, told)


def _anew(file: MatchFile, text: str) -> tuple[MatchFile, Path]:
    """Keep the file aside, then put a new one with the text in its place; raise OSError."""
    file.close()
    aside = set_aside(file.path)
    new = MatchFile(file.path, new=True)
    new.append(text, lasting=True)
    return new, aside


def _place(raw: bytes, fault: Fault) -> Message:
    first = raw.partition(b"\n")[0]
    if first.startswith(FORMAT.rpartition(" ")[0].encode()) and first != FORMAT.encode():
        return message("store-place-newer-match")
    return message("store-place-line", line=fault.line, column=1)
