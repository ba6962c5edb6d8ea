"""`cardtable replay`: a saved match as the words that one seat saw or heard."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardtable.cli.saved import read_saved
from cardtable.cli.usage import UsageError, complain
from cardtable.kernel.seats import Cast, Seat
from cardtable.play.journal import NEXT
from cardtable.play.reload import BrokenMatchError, play_while_valid, read_terms
from cardtable.play.running import Facts
from cardtable.play.terms import Terms, seat_names
from cardtable.text.catalogue import LANGUAGES
from cardtable.text.speak import Speaker


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="the language of the transcript")
    parser.add_argument("--seat", metavar="NAME", help="who tells; the person at this computer if left out")


def run(arguments: argparse.Namespace) -> int:
    """Print the transcript; return 1 where the match is broken, after all that is sound of it."""
    try:
        saved = read_saved(arguments.file)
        terms = read_terms(saved.header)
        teller = _Teller(terms, _seat(terms.cast, arguments.seat), arguments.language)
        fault = play_while_valid(saved, teller.tell).fault
    except BrokenMatchError as error:
        fault = error.fault
    if fault is None:
        return 0
    complain(f"{arguments.file}: line {fault.line}: {fault.sentence}")
    return 1


def _seat(cast: Cast, name: str | None) -> Seat:
    if name is None:
        return next((seat for seat, person in enumerate(cast) if person.level is None), 0)
    words = seat_names(cast)
    called = [seat for seat, person in enumerate(cast) if name in (person.name, words[seat])]
    if not called:
        raise UsageError(f"nobody in this match is called {name!r} (there are: {', '.join(words)})")
    return called[0]


class _Teller:
    """Tell what one seat perceives, a line a sentence."""

    def __init__(self, terms: Terms, seat: Seat, language: str) -> None:
        self._game = terms.game
        self._seat = seat
        self._speaker = Speaker(language, terms.cast, seat)

    def tell(self, line: str, facts: Facts) -> None:
        """Tell the facts that a line of the match made; rounds stand apart."""
        if line == NEXT:
            print()
        for fact in facts:
            said = self._game.tell(self._game.see(fact, self._seat))
            if said is not None:
                print(self._speaker.say(said).visual)
