"""What a drop or click would do, shown at each place before it is done."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QRectF

from cardtable.games.playroom.moves import End, Extend
from cardtable.games.playroom.preview import Preview
from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording import describe_preview
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message
from cardtable.qt.scenes.frames import Mark
from cardtable.qt.scenes.invitation import InvitationItem
from cardtable.qt.scenes.marks_layer import BELOW_CARDS
from cardtable.qt.scenes.places import DiscardPlace, FeltPlace, MeldPlace, Place
from cardtable.qt.scenes.stage import Stage
from cardtable.qt.scenes.tags import Sign, Tone
from cardtable.qt.scenes.targets import Targets, Verdict
from cardtable.qt.words import Words

TARGETS = "targets"
POINTED = "pointed"


class TargetMarks:
    """Mark every place that would take the cards, with words at the one that is pointed at."""

    def __init__(self, stage: Stage, words: Words) -> None:
        self._stage = stage
        self._words = words
        self._verdicts: dict[Place, Verdict] = {}
        self._pointed: Place | None = None
        self._marked = False

    def show(self, view: View, targets: Targets, cards: tuple[Card, ...], numbers: tuple[int, ...]) -> None:
        """Judge every place for the cards and mark those that take them; nobody's turn marks nothing."""
        self.clear()
        places: list[Place] = [*(MeldPlace(number) for number in numbers), DiscardPlace(), FeltPlace()]
        for place in places:
            verdict = targets.verdict(place, cards)
            if verdict is not None and self._stage.rect(place) is not None:
                self._verdicts[place] = verdict
        self._marked = view.my_turn
        if self._marked:
            self._invite()
            for place, verdict in self._verdicts.items():
                if verdict.possible:
                    self._frame(place, Mark.POSSIBLE, place)

    def point(self, view: View, place: Place | None, verdict: Verdict | None = None) -> None:
        """Say what would happen at the place pointed at, or why nothing would."""
        self._point_away()
        self._pointed = place
        judged = verdict or (self._verdicts.get(place) if place is not None else None)
        if place is None or judged is None:
            return
        self._stage.marks.clear(place)
        if judged.possible:
            self._frame(POINTED, Mark.CHOSEN, place, self._next_place(place, judged))
        else:
            self._frame(POINTED, Mark.IMPOSSIBLE, place)
        self._chip(place, self._sign(view, judged))

    def explain(self, place: Place, why: Message) -> None:
        """Say at a place why it cannot be used now."""
        self._stage.marks.clear(POINTED)
        self._chip(place, self._refused(why))

    def clear(self) -> None:
        """Take all target marks away."""
        self._stage.marks.clear(TARGETS, POINTED, *self._verdicts)
        self._verdicts.clear()
        self._pointed = None

    def _point_away(self) -> None:
        """Leave the place pointed at, which goes back to being one of those that are possible."""
        self._stage.marks.clear(POINTED)
        place, self._pointed = self._pointed, None
        if place is not None and self._marked and place in self._verdicts and self._verdicts[place].possible:
            self._frame(place, Mark.POSSIBLE, place)

    def _invite(self) -> None:
        rect, laid = self._stage.rect(FeltPlace()), self._stage.plan
        if rect is not None and laid is not None:
            widest = laid.melds.right() - rect.left()
            item = InvitationItem(self._stage.invitation(), rect, widest, self._stage.look.theme)
            self._stage.marks.add(TARGETS, item, BELOW_CARDS)

    def _frame(self, group: Hashable, mark: Mark, place: Place, next_place: QRectF | None = None) -> None:
        rect = self._stage.rect(place)
        if rect is not None:
            self._stage.marks.frame(group, mark, rect, self._stage.z_below(place), next_place)

    def _next_place(self, place: Place, verdict: Verdict) -> QRectF | None:
        """Outline where the card would come to lie: at the end of a run that it extends."""
        rect, laid = self._stage.rect(place), self._stage.melds_laid
        preview = verdict.preview
        if not isinstance(place, MeldPlace) or rect is None or laid is None or preview is None or preview.swap:
            return None
        size, count = laid.size, len(verdict.moves)
        wide = size.strip * count
        low = preview.end is End.LOW and all(isinstance(move, Extend) for move in verdict.moves)
        left = rect.left() - wide - 3 if low else rect.right() + 3
        return QRectF(left, rect.top(), wide, rect.height())

    def _chip(self, place: Place, sign: Sign) -> None:
        rect = self._stage.rect(place)
        if rect is not None:
            self._stage.marks.chip(POINTED, sign, rect, self._stage.view_rect())

    def _sign(self, view: View, verdict: Verdict) -> Sign:
        if verdict.refusal is not None:
            return self._refused(verdict.refusal)
        says = describe_preview(view, verdict.moves[0], verdict.preview or Preview())
        return Sign(self._words.say(says).visual, Tone.SAFFRON, "lay", rtl=self._words.rtl, chip=True)

    def _refused(self, why: Message) -> Sign:
        return Sign(self._words.say(why).visual, Tone.REFUSED, "forbidden", rtl=self._words.rtl, chip=True)
