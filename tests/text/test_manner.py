"""How a sentence comes to its listener: how pressing, with which sound, or for the eye alone."""

from __future__ import annotations

import pytest

from cardtable.kernel.message import Message, Who, message
from cardtable.kernel.notation import read_card
from cardtable.kernel.seats import Seat
from cardtable.text.speak import Speaker
from tests.text.samples import ANN, CAST, HASSAN


@pytest.mark.parametrize(
    ("said", "urgency", "sound"),
    [
        (message("rummy-turn", who=Who(ANN)), "assertive", "turn"),
        (message("rummy-turn", who=Who(HASSAN)), "polite", None),
        (message("rummy-drew-unseen", who=Who(HASSAN)), "polite", "draw"),
        (message("playroom-refused-draw-first"), "assertive", "refused"),
        (message("refused-round-over"), "assertive", "refused"),
        (message("rummy-answer-turn", who=Who(HASSAN)), "assertive", None),
        (message("rummy-would-draw"), "polite", None),
        (message("tarot-turn-bid"), "assertive", "turn"),
        (message("tarot-played", who=Who(HASSAN), card=read_card("T1")), "polite", "lay"),
        (message("tarot-trick-won", who=Who(ANN)), "assertive", "trick"),
    ],
)
def test_only_what_concerns_the_listener_now_presses(said: Message, urgency: str, sound: str | None) -> None:
    """A refusal, an answer, the own turn may interrupt; what others do waits."""
    utterance = Speaker("en", CAST, ANN).say(said)
    assert (utterance.urgency, utterance.sound) == (urgency, sound)


@pytest.mark.parametrize(("me", "sound"), [(ANN, "round-won"), (HASSAN, "round-lost")])
def test_a_misere_sounds_as_it_ended_for_the_listener(me: Seat, sound: str) -> None:
    """Everybody plays alone: who gains has won, the others have lost."""
    lines = tuple(
        message("tarot-misere-line", who=Who(seat), card_points=card_points, points=points)
        for seat, card_points, points in ((ANN, 20, 31), (HASSAN, 40, -31))
    )
    ended = message("tarot-misere-ended", parts=lines, winners=(Who(ANN),))
    assert Speaker("en", CAST, me).say(ended).sound == sound
