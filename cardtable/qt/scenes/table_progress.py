"""How far the draft or the first meld has come, written beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.scoring import meld_value
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording import describe_preview
from cardtable.kernel.cards import Card
from cardtable.play.draft import Draft
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.progress import GOOD_WIDTH, LEAST_HEIGHT, LEAST_WIDTH, Progress
from cardtable.qt.scenes.readings import lay
from cardtable.qt.scenes.stage import Stage
from cardtable.qt.scenes.targets import Judge
from cardtable.qt.words import Words

GROUP = "progress"
Z = 9.0
APART = 22


class TableProgress:
    """Frame the draft and write what it would make; without one, write how far a first meld on the table is."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self._stage = stage
        self._words = words

    def show(self, view: View, judge: Judge, draft: Draft | None, *, lifted: bool) -> None:
        """Show it anew."""
        self._stage.marks.clear(GROUP)
        laid, melds = self._stage.plan, self._stage.melds_laid
        if laid is None or melds is None:
            return
        if draft is not None:
            self._stage.marks.frame(GROUP, Mark.PROVISIONAL, melds.fresh, Z)
            room = self._beside(melds.fresh, laid.melds)
            told = self._of_draft(view, judge, draft.cards())
        elif view.provisional and view.my_turn and not lifted:
            before = melds.fresh.translated(-melds.fresh.width() - APART, 0)
            room = self._beside(before, laid.melds)
            told = self._of_first_meld(view)
        else:
            return
        if room is not None:
            self._stage.marks.progress(GROUP, told, room)

    @staticmethod
    def _beside(cards: QRectF, area: QRectF) -> QRectF | None:
        """Find room for words: beside the cards, else below them, else narrow beside them; None where there is none."""
        beside = QRectF(cards.right() + APART, cards.top(), area.right() - cards.right() - APART, cards.height())
        below = QRectF(area.left(), cards.bottom() + APART, area.width(), area.bottom() - cards.bottom() - APART)
        if beside.width() >= GOOD_WIDTH:
            return beside
        if below.height() >= LEAST_HEIGHT:
            return below
        return beside if beside.width() >= LEAST_WIDTH else None

    def _of_draft(self, view: View, judge: Judge, cards: tuple[Card, ...]) -> Progress:
        if not cards:
            return self._told("scene-draft", self._words.text("scene-draft-empty"))
        move = lay(cards)
        answer = judge(view, move)
        if not isinstance(answer, Preview):
            return self._told("scene-draft", self._words.say(answer.message).visual)
        note = self._words.say(describe_preview(view, move, answer)).visual
        if not answer.needed:
            return self._told("scene-draft", note)
        title = self._words.text("scene-first-meld", reached=answer.reached, needed=answer.needed)
        return Progress(title, note, answer.reached, answer.needed, rtl=self._words.rtl)

    def _of_first_meld(self, view: View) -> Progress:
        reached = sum(meld_value(laid.meld, view.options) for laid in view.table if laid.number in view.provisional)
        needed = view.options.first_meld
        title = self._words.text("scene-first-meld", reached=reached, needed=needed)
        note = self._words.text("scene-first-meld-missing", missing=max(needed - reached, 0))
        return Progress(title, note, reached, needed, rtl=self._words.rtl)

    def _told(self, title: str, note: str) -> Progress:
        return Progress(self._words.text(title), note, 0, 0, rtl=self._words.rtl)
