"""The house from the inside: an evening at the table, in the real window without a screen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from cardtable.play.pace import PACES, Pace
from cardtable.qt import seating
from cardtable.qt.windows.question_sheet import QuestionSheet
from cardtable.qt.windows.score_sheet import ScoreSheet
from tests.qt.evening import Hands, QuickBrain, evening, house_in, until

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the others play without a pause and without a process of their own."""
    monkeypatch.setitem(PACES, "fast", Pace(0, 0, 0, 0))
    monkeypatch.setattr(seating, "WorkerBrain", QuickBrain)


def test_a_whole_round_is_played_by_keys_alone(qapp: QApplication, tmp_path: Path) -> None:
    """A person draws, lays, extends and discards by key; the score sheet comes; Space deals the next round."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 3, "casual", seed=11)
        hands = Hands(house)
        await hands.play_round()
        page = hands.page
        await until(lambda: bool(page.findChildren(ScoreSheet)), "the score sheet")
        hands.press(Qt.Key.Key_Space)
        await until(lambda: page.view.standing.round == 2, "the second round")
        await house.close()

    with evening(qapp) as run:
        run(play())


def test_the_language_changes_in_the_middle_of_a_game(qapp: QApplication, tmp_path: Path) -> None:
    """Words, direction and log change at once; the table itself is not mirrored."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=3)
        page = Hands(house).page
        await until(lambda: page.view.my_turn, "my turn")
        english = page.log.utterance(0).visual
        house.preferences.change(language="ar")
        assert page.log.utterance(0).visual != english
        assert qapp.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert page.bar.layoutDirection() is Qt.LayoutDirection.RightToLeft
        assert page.table.layoutDirection() is Qt.LayoutDirection.LeftToRight
        house.preferences.change(language="en")
        assert page.log.utterance(0).visual == english
        await house.close()

    with evening(qapp) as run:
        run(play())


def test_a_match_that_was_broken_off_is_continued_as_it_lay(qapp: QApplication, tmp_path: Path) -> None:
    """The same cards, in the order in which the person held them, with the combination begun."""

    async def break_off() -> tuple[object, object, object]:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=3)
        hands = Hands(house)
        await until(lambda: hands.view.my_turn, "my turn")
        hands.press(Qt.Key.Key_Space)
        hands.page.hand.reorder((hands.page.hand.order[0],), 5)
        hands.press(Qt.Key.Key_N)
        hands.press(Qt.Key.Key_Return)
        await asyncio.sleep(0.4)
        lay = (hands.view, hands.page.hand.cards(hands.page.hand.order), hands.page.player.draft.cards())
        await house.close()
        return lay

    async def go_on(lay: tuple[object, object, object]) -> None:
        house = await house_in(qapp, tmp_path)
        house.window.home.continued.emit()
        page = Hands(house).page
        assert (page.view, page.hand.cards(page.hand.order), page.player.draft.cards()) == lay
        await house.close()

    async def both() -> None:
        await go_on(await break_off())

    with evening(qapp) as run:
        run(both())


def test_a_new_game_is_asked_for_before_a_match_is_left(qapp: QApplication, tmp_path: Path) -> None:
    """Ctrl+N asks; Escape stays at the table; agreeing leads to the options and the match stays saved."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=3)
        hands = Hands(house)

        def room() -> QWidget:
            return house.window.room

        hands.press(Qt.Key.Key_N, CTRL)
        await until(lambda: house.window.sheet is not None, "the question")
        hands.press(Qt.Key.Key_Escape)
        assert room() is hands.page
        hands.press(Qt.Key.Key_N, CTRL)
        await until(lambda: house.window.sheet is not None, "the question again")
        sheet = house.window.sheet
        assert isinstance(sheet, QuestionSheet)
        sheet.agreed.emit()
        assert room() is house.window.options
        house.window.options.home.emit()
        assert room() is house.window.home
        assert house.window.home.unfinished is not None
        await house.close()

    with evening(qapp) as run:
        run(play())


def test_closing_the_window_leaves_the_match_to_be_continued(qapp: QApplication, tmp_path: Path) -> None:
    """The window closes in the middle of a game without a word; the next evening offers the match."""

    async def play() -> None:
        house = await house_in(qapp, tmp_path)
        house.sit_down_at("playroom-rummy", 2, "casual", seed=3)
        await until(lambda: Hands(house).view.my_turn, "my turn")
        house.window.close()
        await house.close()
        again = await house_in(qapp, tmp_path)
        assert again.window.home.unfinished is not None
        await again.close()

    with evening(qapp) as run:
        run(play())


def test_a_settings_file_that_is_cut_is_kept_aside_and_told(qapp: QApplication, tmp_path: Path) -> None:
    """The program starts with the usual settings, and a sentence names the file."""
    (tmp_path / "settings.json").write_text('{"language": "e', encoding="utf-8")

    async def start() -> None:
        house = await house_in(qapp, tmp_path)
        assert house.window.notice.isVisible()
        assert (tmp_path / "settings.json.broken-1").exists()
        await house.close()

    with evening(qapp) as run:
        run(start())
