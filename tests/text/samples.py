"""Things that happen at a table, to be said in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

from cardtable.games.playroom import wording
from cardtable.games.playroom.facts import (
    Discarded,
    DiscardTaken,
    EndTaken,
    Entry,
    Extended,
    FewCards,
    GameEnded,
    JokerSwapped,
    MeldLaid,
    MeldTakenBack,
    Merged,
    Opened,
    OtherDrew,
    OwedCharged,
    PlayerOut,
    RoundBegan,
    RoundEnded,
    Score,
    Seen,
    StockRebuilt,
    TimedOut,
    TookBack,
    TurnBegan,
    TurnEnded,
    WholeTaken,
    YouDrew,
)
from cardtable.games.playroom.moves import End
from cardtable.games.registry import AnyGame
from cardtable.kernel.message import Message, Who
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.refusal import refuse
from cardtable.kernel.seats import Person, Seat
from cardtable.play.running import RunningMatch
from cardtable.play.scenario import Scenario, read_scenario
from cardtable.rummy.melds import Meld, recognise
from cardtable.text.catalogue import FIRST_STRONG_ISOLATE, LANGUAGES, POP_ISOLATE
from cardtable.text.levels import Level
from cardtable.text.speak import Speaker
from tests.kit.walks import Stop

ROOT: Final = Path(__file__).resolve().parents[2]
_SMALL: Final = re.compile(r"[.!?] [a-z]")
_LATIN: Final = re.compile(r"[A-Za-z]+")

ANN, HASSAN, LAYLA = 0, 1, 2
CAST: Final = (
    Person("Ann", "f"),
    Person("Hassan", "m", "casual", "hassan"),
    Person("Layla", "f", "casual", "layla"),
)


def lie(notation: str) -> Meld:
    """Lay a combination."""
    meld = recognise(read_cards(notation), identities=True)
    assert isinstance(meld, Meld)
    return meld


def everything_seen(seat: Seat) -> tuple[Seen, ...]:
    """Give each kind of thing that can be seen of a seat, with its variants."""
    nines, queens, spades = lie("9C JK JC"), lie("QH QD QC QS"), lie("3S 4S 5S 6S")
    return (
        RoundBegan(2, seat, seat, (0, 1, 2), 14),
        TurnBegan(seat),
        YouDrew(seat, read_card("9C")),
        OtherDrew(seat),
        DiscardTaken(seat, read_cards("8C")),
        DiscardTaken(seat, read_cards("4S 5S JK")),
        MeldLaid(seat, 1, nines, 25, provisional=True, reached=25, needed=30),
        MeldLaid(seat, 2, queens, 40, provisional=False, reached=0, needed=0),
        Opened(seat, 55),
        MeldTakenBack(seat, 1, nines.cards),
        Extended(seat, 2, read_card("QS"), None, queens, 10),
        Extended(seat, 3, read_card("3S"), End.LOW, spades, 5),
        Extended(seat, 3, read_card("6S"), End.HIGH, spades, 5),
        JokerSwapped(seat, 1, read_card("10C"), lie("9C 10C JC")),
        EndTaken(seat, 3, read_card("2S"), spades, 5),
        WholeTaken(seat, 3, spades, 20),
        Merged(seat, 1, 2, lie("2D 3D 4D 5D 6D 7D")),
        Discarded(seat, read_card("9C")),
        TurnEnded(seat),
        TimedOut(seat, 50, ()),
        TimedOut(seat, 50, nines.cards),
        OwedCharged(seat, read_cards("3S 4S"), 600),
        FewCards(seat, 1),
        FewCards(seat, 2),
        FewCards(seat, 3),
        TookBack(seat),
        StockRebuilt(41),
        RoundEnded(seat, (), (85, 85, 85), (385, 385, 385), ((), (), ())),
        RoundEnded(seat, (Entry(seat, Score.OWN_HAND, 20),), (0, 0, 0), (0, 0, 0), ((), (), ())),
        RoundEnded(None, (), (0, 0, 0), (0, 0, 0), ((), (), ())),
        PlayerOut(seat, 520),
        GameEnded((seat,), (1020, 1020, 1020)),
        GameEnded((0, 1), (1020, 1020, 990)),
    )


def told(seen: Seen) -> Message:
    """Give the message about something seen."""
    return wording.tell(seen)


def plain(visual: str) -> str:
    """Take the invisible marks of direction out."""
    return visual.replace(FIRST_STRONG_ISOLATE, "").replace(POP_ISOLATE, "")


def said(message: Message, language: str = "en") -> str:
    """Say a message to Ann."""
    return plain(Speaker(language, CAST, ANN).say(message).visual)


def both(message: Message) -> tuple[str, str]:
    """Say a message to Ann in both languages."""
    return said(message), said(message, "ar")


def scenarios(game: AnyGame) -> list[Scenario]:
    """Read the lessons of a game with its scenarios."""
    folders = (ROOT / "resources" / "lessons" / game.name, ROOT / "tests" / "scenarios" / game.name)
    paths = [path for folder in folders for path in sorted(folder.glob("*.scenario"))]
    return [read_scenario(path.read_text(encoding="utf-8")) for path in paths]


def stops(scenario: Scenario) -> Iterator[Stop]:
    """Play a scenario; give each of its moves with what became of it."""
    game, match = scenario.game, RunningMatch(scenario.game, scenario.game.set_up(scenario.head, scenario.seats))
    for line in scenario.script:
        name, _, words = line.text.partition("!")[0].strip().partition(": ")
        if name == "next":
            match.next_round()
        if name not in scenario.seats or words == "redeal-hidden" or words.startswith("ai "):
            continue
        seat, before = scenario.seats.index(name), match.state
        if words.partition(" ")[0] in game.directives:
            match = RunningMatch(game, game.direct(before, seat, words, scenario.seats).state)
            continue
        if words == "take-back":
            match.take_back(seat)
            continue
        move = game.read_move(words)
        yield Stop(before, seat, move, match.play(seat, move))


def unsaid(messages: Iterable[Message]) -> list[str]:
    """Name the messages that have no words for somebody at the table, or whose Arabic keeps words of English.

    Those that a level of speech shortens must have the shorter words, too.
    """
    people = tuple(person._replace(name="آن") if person.level is None else person for person in (*CAST, *CAST))
    everybody = (*range(len(CAST)), None)
    different = {repr(message): message for message in messages}.values()
    return [
        f"{language}: {message.id}"
        for language, me, message in product(LANGUAGES, everybody, different)
        if not all(_sound(words, language) for words in _shapes(Speaker(language, people, me), message))
    ]


def _shapes(speaker: Speaker, message: Message) -> Iterator[str]:
    """Give a sentence whole, then as brief and full speech have it, where they say it at all, with its number."""
    whole = speaker.say(message)
    yield whole.visual
    for level in (Level.BRIEF, Level.FULL):
        reported = speaker.report(message, level)
        yield reported.spoken or whole.spoken
        if reported.several is not None:
            yield reported.several(3)


def _sound(words: str, language: str) -> bool:
    """Tell whether there are words that are all of the language, each sentence but the first with a capital."""
    return bool(words) and not (_LATIN if language == "ar" else _SMALL).search(words)


REFUSED: Final = tuple(
    refusal.message
    for refusal in (
        refuse("GE-01", "refused-not-your-turn", who=Who(LAYLA)),
        refuse("GE-02", "refused-not-in-hand", card=read_card("QH")),
        refuse("PR-05", "playroom-refused-draw-first"),
        refuse("PR-Q03", "playroom-refused-first-meld-short", reached=24, needed=30),
        refuse("PR-24", "playroom-refused-pile-before-opening", needed=30),
        refuse("PR-10", "playroom-refused-too-few", count=2),
        refuse("PR-14", "playroom-refused-run-needs", cards=read_cards("3S 8S")),
        refuse("PR-14", "playroom-refused-set-needs", cards=read_cards("QS QC")),
        refuse("PR-21", "playroom-refused-joker-same-card", card=read_card("AS")),
        refuse("PR-29", "playroom-refused-pile-too-small", count=2),
    )
)
