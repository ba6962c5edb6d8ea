"""What makes cards a group or a sequence, jokers being declared."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from cardtable.kernel.cards import JOKER, RANKS, Card
from cardtable.kernel.message import Written
from cardtable.rummy.melds import ACE_HIGH, ACE_LOW, LEAST, SET_SIZE, Kind, places

LONGEST_SEQUENCE = len(RANKS)


class Fault(StrEnum):
    """Say why cards are no combination."""

    TOO_FEW = "too-few"
    UNDECLARED = "undeclared"
    ONLY_JOKERS = "only-jokers"
    FACE_TWICE = "face-twice"
    GROUP_TOO_BIG = "group-too-big"
    GAP = "gap"
    ROUND_THE_ACE = "round-the-ace"
    TOO_LONG = "too-long"
    NO_KIND = "no-kind"


@dataclass(frozen=True, slots=True)
class Combination:
    """A legal group, or a sequence in rising order."""

    kind: Kind
    cards: tuple[Written, ...]

    @property
    def faces(self) -> tuple[Card, ...]:
        """Give the cards that lie there or are stood for."""
        return tuple(face(card) for card in self.cards)


def face(written: Written) -> Card:
    """Give the face that a laid card counts as; an undeclared joker counts as itself."""
    return written.meaning or written.card


def recognise(cards: tuple[Written, ...]) -> Combination | Fault:
    """Say which combination the cards make in any order, or why they make none (CR-05, CR-06, CR-Q21, CR-Q24)."""
    faces = [face(card) for card in cards]
    if JOKER in faces:
        return Fault.UNDECLARED
    if len(cards) < LEAST:
        return Fault.TOO_FEW
    if all(card.card == JOKER for card in cards):
        return Fault.ONLY_JOKERS
    if all(one.rank == faces[0].rank for one in faces):
        return _group(cards, faces)
    if all(one.suit == faces[0].suit for one in faces):
        return _sequence(cards, faces)
    return Fault.NO_KIND


def _group(cards: tuple[Written, ...], faces: list[Card]) -> Combination | Fault:
    if len(set(faces)) < len(faces):
        return Fault.FACE_TWICE
    return Combination(Kind.SET, cards) if len(cards) <= SET_SIZE else Fault.GROUP_TOO_BIG


def _sequence(cards: tuple[Written, ...], faces: list[Card]) -> Combination | Fault:
    if len(cards) > LONGEST_SEQUENCE:
        return Fault.TOO_LONG
    if len(set(faces)) < len(faces):
        return Fault.FACE_TWICE
    for ace in (ACE_LOW, ACE_HIGH):
        placed = sorted(cards, key=lambda card: _place(face(card), ace))
        low = _place(face(placed[0]), ace)
        if all(_place(face(card), ace) == low + step for step, card in enumerate(placed)):
            return Combination(Kind.RUN, tuple(placed))
    return Fault.ROUND_THE_ACE if _turns_the_corner(faces) else Fault.GAP


def _place(card: Card, ace: int) -> int:
    return ace if card.rank == "A" else places(card)[0]


def _turns_the_corner(faces: list[Card]) -> bool:
    ranks = {card.rank for card in faces}
    return {"K", "A", "2"} <= ranks
