"""What the hall or the store has to say can be said in every language."""

from __future__ import annotations

import pytest

from cardtable.kernel.message import Message, message
from cardtable.text.catalogue import LANGUAGES, Catalogue
from cardtable.text.speak import Speaker

FILE = "/home/سامي/settings.json"
ASIDE = "settings.json.broken-1"
PLACES = [
    message("store-place-byte", byte=24),
    message("store-place-empty"),
    message("store-place-line", line=3, column=5),
    message("store-place-depth"),
    message("store-place-key", key="tables.snap.seats"),
    message("store-place-newer", schema=99, known=1),
    message("store-place-newer-match"),
]
SENTENCES = [
    *(message("store-settings-broken", file=FILE, place=place, aside=ASIDE) for place in PLACES),
    message("store-settings-broken-in-place", file=FILE, place=PLACES[0]),
    message("store-settings-unreadable", file=FILE, reason="Permission denied"),
    message("store-not-written", file=FILE, reason="No space left on device"),
    *(message("store-match-broken", file=FILE, place=place, aside=ASIDE) for place in PLACES),
    message("store-match-broken-in-place", file=FILE, place=PLACES[0]),
    message("store-match-unreadable", file=FILE, reason="Permission denied"),
    message("store-match-not-written", file=FILE, reason="No space left on device"),
    message("store-match-in-use", file="m.cardtable"),
    message("store-match-repaired", file="m.cardtable", line=17, aside="m.cardtable.broken-1"),
    message("store-match-restarted", file="m.cardtable", aside="m.cardtable.broken-1"),
    message("clock-warning", seconds=1),
    message("clock-warning", seconds=10),
    message("clock-more", seconds=42),
    message("clock-not-yours"),
    message("clock-none"),
    message("refused-stale"),
    message("refused-nothing-to-take-back"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("said", SENTENCES, ids=lambda said: said.id)
def test_every_sentence_can_be_said(said: Message, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With all that it names, inside each other where one names a place."""
    monkeypatch.setattr(Catalogue, "strict", True)
    spoken = Speaker(language).say(said).spoken
    for name in ("file", "aside", "reason"):
        if name in said.args:
            assert str(said.args[name]) in spoken


def test_the_warning_of_the_clock_counts_in_arabic() -> None:
    """Ten seconds are few, one is one."""
    speaker = Speaker("ar")
    assert "عشر ثوانٍ" in speaker.spoken("clock-warning", seconds=10)
    assert "ثانية واحدة" in speaker.spoken("clock-warning", seconds=1)
