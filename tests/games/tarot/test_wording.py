"""Everything that is perceived is said."""

from __future__ import annotations

from typing import get_args

from cardtable.games.tarot import facts
from cardtable.games.tarot.options import Options
from cardtable.games.tarot.wording import tell
from cardtable.kernel.notation import read_card
from cardtable.kernel.shuffle import Chance
from tests.games.tarot.proposals import finished
from tests.games.tarot.runner import TAROT

WANTED = {kind.__name__ for kind in get_args(facts.Seen)}


def test_every_kind_of_event_has_a_sentence() -> None:
    """Over many rounds each kind is perceived, two rare ones aside; each gives a message of this game."""
    rare = (facts.AllPassed(0), facts.CalledInKitty(0, read_card("KH")))
    heard = {type(seen).__name__: {tell(seen).id} for seen in rare}
    for seed in range(60):
        options = Options(misere=seed % 2 == 0, rounds=1)
        state = finished(options, 5 + seed % 2, seed, Chance(seed))
        for seat in range(state.players):
            for seen in TAROT.view(state, seat).history:
                heard.setdefault(type(seen).__name__, set()).add(tell(seen).id)
    assert all(message_id.startswith("tarot-") for ids in heard.values() for message_id in ids)
    assert heard.keys() == WANTED
    assert heard["TrickWon"] == {"tarot-trick-won", "tarot-last-trick-won"}
    assert heard["CardPlayed"] == {"tarot-led", "tarot-played"}
