"""The settings take effect as they are chosen."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractButton

from cardtable.kernel.notation import read_cards
from cardtable.qt.preferences import Preferences
from cardtable.qt.voice.ear import Ear
from cardtable.qt.widgets import Slider
from cardtable.qt.windows.settings_sheet import SettingsSheet
from cardtable.qt.windows.table_page import TablePage
from cardtable.rummy.moves import LayMeld
from tests.qt.windows.conftest import Laid


def press(page: TablePage, name: str) -> None:
    """Press a control of the settings by its name."""
    (sheet,) = page.findChildren(SettingsSheet)
    next(each for each in sheet.findChildren(QAbstractButton) if each.accessibleName() == name).click()


def slide_cards_to(page: TablePage, size: int) -> None:
    """Move the slider of the size of cards."""
    (sheet,) = page.findChildren(SettingsSheet)
    next(each for each in sheet.findChildren(Slider) if "cards" in each.accessibleName()).setValue(size)


def test_the_table_behind_the_settings_follows_at_once(laid: Laid, preferences: Preferences) -> None:
    """Larger cards lie there while the settings are still open."""
    page = laid("mid")
    preferences.changed.connect(page.take_on)
    page.open_sheet(SettingsSheet(page, page.words, preferences, Ear(page.words, preferences)))
    plan = page.table._stage.plan
    assert plan is not None
    slide_cards_to(page, 75)
    smaller = page.table._stage.plan
    assert smaller is not None
    assert smaller.hand_card < plan.hand_card


def test_the_picture_follows_the_form_of_address_until_one_is_chosen(laid: Laid, preferences: Preferences) -> None:
    """A person who has chosen no picture is drawn as they are spoken to; a picture that was chosen stays."""
    page = laid("mid")
    page.open_sheet(SettingsSheet(page, page.words, preferences, Ear(page.words, preferences)))
    (sheet,) = page.findChildren(SettingsSheet)

    def chosen(name: str) -> bool:
        return next(each for each in sheet.findChildren(QAbstractButton) if each.accessibleName() == name).isChecked()

    press(page, "as a woman")
    assert chosen("Woman with dark hair")
    press(page, "Man with a moustache")
    press(page, "as a man")
    assert (chosen("Man with a moustache"), preferences.settings.picture) == (True, "samir")


def test_strict_order_lays_picked_cards_as_they_were_picked(laid: Laid, preferences: Preferences) -> None:
    """Usually lifted cards arrange themselves; who wants Playroom's way lifts them in their order."""
    page = laid("mid", **{"hand Me": "7H 5H 6H QD"})

    def meant() -> str:
        move = page.player.meant()
        return " ".join(str(written) for written in move.cards) if isinstance(move, LayMeld) else ""

    for card in read_cards("7H 5H 6H"):
        page.hand.toggle(next(row.key for row in page.hand.rows if row.card == card))
    assert meant() == "5H 6H 7H"
    preferences.changed.connect(page.take_on)
    preferences.change(strict_order=True)
    assert meant() == "7H 5H 6H"
