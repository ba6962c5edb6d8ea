"""A deal is played again, or passed on by its code."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLineEdit

from cardtable.games.playroom.game import PlayroomRummy
from cardtable.kernel.match import Standing
from cardtable.kernel.message import message
from cardtable.kernel.options import read_options
from cardtable.play.deal_code import Deal, read_code, write_code
from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from cardtable.qt.house import House
from cardtable.qt.windows.code_sheet import CodeSheet
from cardtable.qt.windows.score_sheet import ScoreSheet
from tests.qt.evening import Hands, QuickBrain, evening, house_in, press, until


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


def hand(house: House) -> tuple[object, ...]:
    """Give the hand that the person was dealt, in its order of arrival."""
    held = Hands(house).page.hand
    return tuple(sorted(held.cards(held.arrival)))


async def sheet_after_a_round(house: House) -> ScoreSheet:
    """Play a round to its score sheet."""
    hands = Hands(house)
    await hands.play_round()
    await until(lambda: bool(hands.page.findChildren(ScoreSheet)), "the score sheet")
    return hands.page.findChildren(ScoreSheet)[0]


def test_the_same_deal_is_dealt_once_more(qapp: QApplication, tmp_path: Path) -> None:
    """The same cards come into the same hand, in a match of its own; the one before stays on the shelf."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=11)
        dealt, first = hand(house), house.sitting.path if house.sitting else None
        sheet = await sheet_after_a_round(house)
        sheet.same_deal.emit()
        page = Hands(house).page
        assert house.sitting is not None
        assert first is not None
        assert (first.exists(), house.sitting.path != first) == (True, True)
        assert (page.view.standing.round, page.view.standing.totals, hand(house)) == (1, (0, 0), dealt)
        await house.close()

    with evening(qapp) as run:
        run(play())


def test_the_code_of_a_deal_is_copied_and_said(qapp: QApplication, tmp_path: Path) -> None:
    """Whoever types it is dealt the same cards."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=11)
        dealt = hand(house)
        sheet = await sheet_after_a_round(house)
        sheet.deal_code.emit()
        code = QGuiApplication.clipboard().text()
        said = house.words.say(message("deal-code-copied", code=code)).spoken
        await until(lambda: said in [each.text for each in Hands(house).page.announcer.said], "the code, spoken")
        assert sheet._answer.text() == house.words.text("deal-code-copied", code=code)
        assert read_code(code).seed == 11
        sheet.accept()
        house._choose_options("french-tarot")
        house.window.options.coded.emit(read_code(code), "casual")
        assert hand(house) == dealt
        await house.close()

    with evening(qapp) as run:
        run(play())


def test_a_code_is_asked_for_until_it_is_one(qapp: QApplication, tmp_path: Path) -> None:
    """A slip is told, and what was typed stays to be mended; a right one deals, whichever game it is of."""
    game = PlayroomRummy()
    code = write_code(Deal(game, read_options(game.options, {}), 99, Standing(0, (0, 0, 0))))

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house._choose_options("carousel")
        options = house.window.options
        options._code.click()
        (sheet,) = options.findChildren(CodeSheet)
        (field,) = sheet.findChildren(QLineEdit)
        field.setText(f"{code}7")
        press(house, Qt.Key.Key_Return)
        assert (sheet.isVisible(), field.text()) == (True, f"{code}7")
        assert house.words.text("deal-code-wrong") == sheet._said.text()
        field.setText(code.lower())
        press(house, Qt.Key.Key_Return)
        assert house.sitting is not None
        assert (house.sitting.game, len(house.sitting.table.cast), house.sitting.table.seed) == (
            "playroom-rummy",
            3,
            99,
        )
        await house.close()

    with evening(qapp) as run:
        run(play())
