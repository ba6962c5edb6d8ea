"""How far the draft or the first meld has come, written beside it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from cardtable.kernel.cards import Card
from cardtable.kernel.refusal import Refusal
from cardtable.play.draft import Draft
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.progress import GOOD_WIDTH, LEAST_HEIGHT, LEAST_WIDTH, Progress
from cardtable.qt.scenes.readings import lay
from cardtable.qt.scenes.stage import Stage
from cardtable.qt.scenes.tags import Sign
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.manners import Judge
from cardtable.qt.tables.sight import MeldView
from cardtable.qt.words import Words

GROUP = "progress"
Z = 9.0
APART = 22


class TableProgress:
    """Frame the draft and write what it would make; without one, write how far a first meld on the table is."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self._stage = stage
        self._words = words

    def show(self, view: MeldView, judge: Judge, draft: Draft | None, *, lifted: bool) -> None:
        """Show it anew."""
        self._stage.marks.clear(GROUP)
        laid, melds = self._stage.plan, self._stage.melds_laid
        if laid is None or melds is None or not melds.fresh_seen:
            return
        if draft is not None:
            self._stage.marks.frame(GROUP, Mark.PROVISIONAL, melds.fresh, Z)
            room = self._beside(melds.fresh, laid.melds)
            told = self._of_draft(view, judge, draft.cards())
        elif meld_manners_of(view).provisional(view) and view.my_turn and not lifted:
            before = melds.fresh.translated(-melds.fresh.width() - APART, 0)
            room = self._beside(before, laid.melds)
            told = self._of_first_meld(view)
        else:
            return
        if room is not None:
            self._stage.marks.progress(GROUP, told, room)
        elif draft is not None:
            words = self._words.text("scene-joined", first=told.title, rest=told.note) if told.needed else told.note
            sign = Sign(words, rtl=self._words.rtl, chip=True)
            self._stage.marks.chip(GROUP, sign, melds.fresh, self._stage.sign_room())

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

    def _of_draft(self, view: MeldView, judge: Judge, cards: tuple[Card, ...]) -> Progress:
        if not cards:
            return self._told("scene-draft", self._words.text("scene-draft-empty"))
        manners, move = meld_manners_of(view), lay(cards)
        answer = judge(view, move)
        if isinstance(answer, Refusal):
            return self._told("scene-draft", self._words.say(answer.message).visual)
        note = self._words.say(manners.wording.describe_preview(view, move, answer)).visual
        first = manners.first_meld(view, answer)
        if not first.needed:
            return self._told("scene-draft", note)
        title = self._words.text("scene-first-meld", reached=first.reached, needed=first.needed)
        return Progress(title, note, first.reached, first.needed, rtl=self._words.rtl)

    def _of_first_meld(self, view: MeldView) -> Progress:
        first = meld_manners_of(view).first_meld(view)
        title = self._words.text("scene-first-meld", reached=first.reached, needed=first.needed)
        note = self._words.text("scene-first-meld-missing", missing=max(first.needed - first.reached, 0))
        return Progress(title, note, first.reached, first.needed, rtl=self._words.rtl)

    def _told(self, title: str, note: str) -> Progress:
        return Progress(self._words.text(title), note, 0, 0, rtl=self._words.rtl)
