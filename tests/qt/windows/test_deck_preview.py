"""The cards beside the choice of the deck are those that will be played with."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from cardtable.kernel.cards import Card
from cardtable.qt.preferences import Preferences, dress_of
from cardtable.qt.scenes.dress import Dress
from cardtable.qt.windows import card_art
from cardtable.qt.windows.deck_preview import DeckPreview
from cardtable.qt.windows.settings_pages import CardsPart
from cardtable.qt.words import Words
from cardtable.store.settings import Settings


def looks(preview: DeckPreview) -> QImage:
    """Give what is seen of the preview."""
    preview.resize(preview.sizeHint())
    return preview.grab().toImage()


def test_another_deck_or_script_shows_at_once(qtbot: QtBot) -> None:
    """Each choice lays out other cards; the first one again lays out those of the beginning."""
    usual = Settings()
    preview = DeckPreview(usual)
    qtbot.addWidget(preview)
    before = looks(preview)
    for chosen in (replace(usual, deck="high-contrast"), replace(usual, indices="arabic")):
        preview.show_deck(chosen)
        assert looks(preview) != before
    preview.show_deck(usual)
    assert looks(preview) == before


def test_a_narrow_window_leaves_out_cards(qtbot: QtBot) -> None:
    """There is always room for two."""
    preview = DeckPreview(Settings())
    qtbot.addWidget(preview)
    assert preview.minimumSizeHint().width() < preview.sizeHint().width() / 2


def test_the_part_of_the_cards_keeps_what_is_chosen(qtbot: QtBot, preferences: Preferences) -> None:
    """High contrast with French letters, as chosen by its chips, dresses the table."""
    part = CardsPart(Words("en", (), 0), preferences)
    qtbot.addWidget(part)
    part.chips["deck"].chosen.emit("high-contrast")
    part.chips["indices"].chosen.emit("french")
    dress = dress_of(preferences.settings)
    assert (dress.deck, dress.indices) == ("high-contrast", "french")


def test_cards_outside_the_table_are_of_the_deck_in_play(qtbot: QtBot) -> None:
    """Hands on the score sheet look like those that were held."""
    usual = card_art.face(Card("Q", "H"), 36, 1.0).toImage()
    card_art.wear(Dress("high-contrast", "arabic"))
    try:
        assert card_art.face(Card("Q", "H"), 36, 1.0).toImage() != usual
    finally:
        card_art.wear(Dress())
    assert card_art.face(Card("Q", "H"), 36, 1.0).toImage() == usual
