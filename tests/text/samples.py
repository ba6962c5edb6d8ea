"""Things that happen at a table of Playroom Rummy, to be said in every language."""

from __future__ import annotations

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
from cardtable.kernel.message import Message, Who
from cardtable.kernel.notation import read_card, read_cards
from cardtable.kernel.refusal import refuse
from cardtable.kernel.seats import Person, Seat
from cardtable.rummy.melds import Meld, recognise
from cardtable.text.catalogue import FIRST_STRONG_ISOLATE, POP_ISOLATE

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
