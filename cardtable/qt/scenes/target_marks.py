"""What a drop or click would do, shown at each place before it is done."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from functools import reduce
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.invitation import InvitationItem, wanted_width
from cardtable.qt.scenes.marks_layer import BELOW_CARDS
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, MeldPlace, Place
from cardtable.qt.scenes.stage import Stage
from cardtable.qt.scenes.tags import Sign, Tone
from cardtable.qt.scenes.targets import Targets, Verdict
from cardtable.qt.tables import meld_manners_of
from cardtable.qt.tables.sight import MeldView
from cardtable.qt.words import Words
from cardtable.rummy.moves import End, Extend

POINTED = "pointed"
EFFECT_OUT: Final = 7
EFFECT_Z: Final = 80.0


class TargetMarks:
    """Mark every place that would take the cards, with words at the one that is pointed at."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self._stage = stage
        self._words = words
        self._verdicts: dict[Place, Verdict] = {}
        self._pointed: Place | None = None
        self._marked = False

    def show(self, view: MeldView, targets: Targets, cards: tuple[Card, ...], numbers: tuple[int, ...]) -> None:
        """Judge every place for the cards and mark those that take them; nobody's turn marks nothing."""
        self.clear()
        places: list[Place] = [*(MeldPlace(number) for number in numbers), DiscardPlace(), FeltPlace()]
        for place in places:
            verdict = targets.verdict(place, cards)
            if verdict is not None and self._stage.rect(place) is not None:
                self._verdicts[place] = verdict
        self._marked = view.my_turn
        if self._marked:
            self._invite(view, FeltPlace())
            for place, verdict in self._verdicts.items():
                if verdict.possible and not isinstance(place, FeltPlace):
                    self._offer(view, place)

    def point(self, view: MeldView, place: Place | None, verdict: Verdict | None = None) -> None:
        """Say what would happen at the place pointed at, or why nothing would."""
        self._point_away(view)
        self._pointed = place
        judged = verdict or (self._verdicts.get(place) if place is not None else None)
        if place is None or judged is None:
            return
        self._stage.marks.clear(place)
        if judged.possible:
            self._frame(POINTED, Mark.CHOSEN, place, self._next_place(view, place, judged))
        else:
            self._frame(POINTED, Mark.IMPOSSIBLE, place)
        self._chip(place, self._sign(view, judged))

    def explain(self, place: Place, why: Message) -> None:
        """Say at a place why it cannot be used now."""
        self._stage.marks.clear(POINTED)
        self._chip(place, self._refused(why))

    def clear(self) -> None:
        """Take all target marks away."""
        self._stage.marks.clear(POINTED, *self._verdicts)
        self._verdicts.clear()
        self._pointed = None

    def _point_away(self, view: MeldView) -> None:
        """Leave the place pointed at, which goes back to being one of those that are possible."""
        self._stage.marks.clear(POINTED)
        place, self._pointed = self._pointed, None
        if place is None or not self._marked or place not in self._verdicts:
            return
        if isinstance(place, FeltPlace):
            self._invite(view, place)
        elif self._verdicts[place].possible:
            self._offer(view, place)

    def _invite(self, view: MeldView, place: FeltPlace) -> None:
        """Invite to lay a new combination, with what it would be, or why it would be none, where there is room."""
        rect, laid, melds = self._stage.rect(place), self._stage.plan, self._stage.melds_laid
        if rect is None or laid is None or melds is None or not melds.fresh_seen:
            return
        theme, widest = self._stage.look.theme, laid.melds.right() - rect.left()
        usual = self._stage.invitation()
        verdict = self._verdicts.get(place)
        told = usual if verdict is None else replace(usual, note=self._says(view, verdict))
        words = told if wanted_width(told, theme) <= widest else usual
        self._stage.marks.add(place, InvitationItem(words, rect, widest, theme), BELOW_CARDS)

    def _offer(self, view: MeldView, place: Place) -> None:
        """Mark a place that would take the cards, with what they would bring there."""
        self._frame(place, Mark.POSSIBLE, place)
        self._tell_effect(view, place, self._verdicts[place])

    def _tell_effect(self, view: MeldView, place: Place, verdict: Verdict) -> None:
        """Say beside a combination or pile what the cards would bring there, unless rows lie too close."""
        rect, laid = self._stage.rect(place), self._stage.melds_laid
        scale = self._stage.look.theme.text_scale
        crowded = isinstance(place, MeldPlace) and laid is not None and laid.size.crowded(scale)
        if rect is None or crowded:
            return
        effect = meld_manners_of(view).wording.describe_effect(view, verdict.moves[0], verdict.preview)
        if effect is not None:
            sign = Sign(self._words.say(effect).visual, Tone.SAFFRON, rtl=self._words.rtl)
            # at the foot of a combination, at the head of a pile, whose own sign hangs at its foot
            edge = rect.bottom() + EFFECT_OUT if isinstance(place, MeldPlace) else rect.top() - EFFECT_OUT
            centre = QPointF(rect.center().x(), edge)
            self._stage.marks.tag(place, sign, centre, EFFECT_Z, self._stage.sign_room())

    def _frame(self, group: Hashable, mark: Mark, place: Place, next_place: QRectF | None = None) -> None:
        rect = self._stage.rect(place)
        if rect is not None:
            self._stage.marks.frame(group, mark, rect, self._stage.z_below(place), next_place)

    def _next_place(self, view: MeldView, place: Place, verdict: Verdict) -> QRectF | None:
        """Outline where the card would come to lie: at the end of a run that it extends."""
        rect, laid = self._stage.rect(place), self._stage.melds_laid
        preview = verdict.preview
        if not isinstance(place, MeldPlace) or rect is None or laid is None or preview is None:
            return None
        if meld_manners_of(view).swaps(preview):
            return None
        size, count = laid.size, len(verdict.moves)
        wide = size.strip * count
        low = preview.end is End.LOW and all(isinstance(move, Extend) for move in verdict.moves)
        left = rect.left() - wide - 3 if low else rect.right() + 3
        return QRectF(left, rect.top(), wide, rect.height())

    def _chip(self, place: Place, sign: Sign) -> None:
        rect = self._stage.rect(place)
        if rect is not None:
            self._stage.marks.chip(POINTED, sign, rect, self._stage.sign_room())

    def _sign(self, view: MeldView, verdict: Verdict) -> Sign:
        if verdict.refusal is not None:
            return self._refused(verdict.refusal)
        return Sign(self._says(view, verdict), Tone.SAFFRON, "lay", rtl=self._words.rtl, chip=True)

    def _says(self, view: MeldView, verdict: Verdict) -> str:
        """Write what a drop would do, each way to read the joker among it, or why it would do nothing."""
        manners = meld_manners_of(view)
        if verdict.refusal is not None:
            return self._words.say(verdict.refusal).visual
        if verdict.readings:
            ways = [self._words.say(manners.reading(preview)).visual for _, preview in verdict.readings]
            return reduce(lambda first, other: self._words.text("scene-either", first=first, other=other), ways)
        says = manners.wording.describe_preview(view, verdict.moves[0], verdict.preview)
        return self._words.say(says).visual

    def _refused(self, why: Message) -> Sign:
        return Sign(self._words.say(why).visual, Tone.REFUSED, "forbidden", rtl=self._words.rtl, chip=True)
