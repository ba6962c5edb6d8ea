"""The bar on the felt: what was said last, what can be done now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardtable.kernel.message import Message
from cardtable.qt import theme
from cardtable.qt.keys import Verb
from cardtable.qt.letters import Letters
from cardtable.qt.stylesheet import RADIUS_BAR
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Button, Label, MainButton, PlainButton, QuietButton, Surface, Tone, lay_on, set_tip
from cardtable.qt.windows.message_line import MessageLine
from cardtable.qt.words import Words

HEIGHT: Final = 54
BEFORE: Final = 16
AFTER: Final = 6
PAD: Final = 5
SIGN: Final = 18
MESSAGE_LINES: Final = 2
LEAST_MESSAGE: Final = 180
LOW: Final = 320
"""On a table under this height in px at 100 % a message over buttons gets one line: the panel keeps it whole."""
ROOMY: Final = 1100
"""Under this width in px the hint is asked for by a bulb alone."""
NARROW: Final = 900
"""Under this width in px at 100 % the buttons go without their keys, so that the message keeps its room."""

_BUTTONS: Final[tuple[tuple[Verb, str, str, type[Button]], ...]] = (
    (Verb.HINT, "bar-hint", "hint", QuietButton),
    (Verb.TAKE_BACK, "bar-take-back", "take-back", QuietButton),
    (Verb.REDO, "bar-redo", "redo", QuietButton),
    (Verb.RESTORE, "bar-restore", "restart", QuietButton),
    (Verb.CANCEL_DRAFT, "bar-cancel", "close", QuietButton),
    (Verb.TAKE_PILE, "bar-take", "take", PlainButton),
    (Verb.DRAW, "bar-draw", "draw", MainButton),
    (Verb.DISCARD, "bar-discard", "discard", PlainButton),
    (Verb.END_TURN, "bar-end", "turn", PlainButton),
    (Verb.BEGIN_DRAFT, "bar-begin", "add", QuietButton),
    (Verb.LAST_TURN, "bar-last-trick", "clock", QuietButton),
    (Verb.HANDLE, "bar-handle", "star", PlainButton),
    (Verb.BID, "bar-bid", "crown", MainButton),
    (Verb.CHOOSE, "bar-play-none", "lay", MainButton),
    (Verb.KNOCK, "bar-knock", "knock", PlainButton),
    (Verb.LAY_DRAFT, "bar-lay", "lay", MainButton),
)


@dataclass(frozen=True, slots=True)
class Possible:
    """What the bar offers: the verbs shown, those of them that would be accepted, whether the next deal is due."""

    shown: frozenset[Verb] = frozenset()
    accepted: frozenset[Verb] = frozenset()
    next_round: bool = False


class CostLine(QWidget):
    """A warning with its sign, in as many lines as it needs."""

    def __init__(self) -> None:
        """Warn of nothing."""
        super().__init__()
        self._sign = QLabel()
        self._words = Label("", Role.BODY_STRONG, Tone.FELT)
        self._words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 2)
        line.setSpacing(8)
        line.addWidget(self._sign)
        line.addWidget(self._words, 1)

    def text(self) -> str:
        """Return the words."""
        return self._words.text()

    def setText(self, text: str) -> None:
        """Change the words."""
        self._words.setText(text)
        self._draw_sign()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._draw_sign()

    def _draw_sign(self) -> None:
        worn = theme.current()
        self._sign.setPixmap(theme.pixmap("warning", worn.palette.on_felt, worn.scaled(SIGN)))


class ActionBar(QWidget):
    """Buttons for the verbs of this moment with their keys; a verb that is refused is asked all the same.

    So the person hears the rule, not silence.
    """

    asked = Signal(object)
    next_round = Signal()
    grown = Signal()
    deserted = Signal()

    def __init__(self, words: Words, letters: Letters) -> None:
        """Offer nothing yet."""
        super().__init__()
        self._words, self._letters = words, letters
        self._stacked = False
        lay_on(self, Surface.FELT)
        self._message = MessageLine()
        self._own = Label("", Role.LINE_STRONG, Tone.FELT, wrap=False)
        self._own.hide()
        self._cost = CostLine()
        self._cost.hide()
        self._buttons: dict[Verb, Button] = {}
        self._names = {verb: Message(text) for verb, text, _icon, _kind in _BUTTONS}
        self._next = MainButton("", "forward")
        self._lay_out()
        words.changed.connect(self.retell)
        letters.changed.connect(self.retell)
        self.retell()

    def rename(self, texts: Mapping[Verb, str | Message]) -> None:
        """Call verbs by other names at this table: `texts` are the ids of their words, or what says them."""
        self._names.update({verb: Message(text) if isinstance(text, str) else text for verb, text in texts.items()})
        self.retell()

    @property
    def message(self) -> str:
        """The sentence shown now."""
        return self._message.sentence

    def show_own(self, summary: str) -> None:
        """Show turn and cards before the message, where the table has no row to spare for the own line."""
        self._own.setText(summary)
        self._own.setVisible(bool(summary))
        self._stack()

    def show_cost(self, cost: str) -> None:
        """Show over the message what ending the turn would cost; nothing where it costs nothing."""
        if cost != self._cost.text():
            self._cost.setText(cost)
            self._cost.setVisible(bool(cost))
            self.grown.emit()

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self._message.say(sentence)

    def follow(self, possible: Possible) -> None:
        """Offer what is possible now; before a button goes that has the focus, `deserted` tells so."""
        shown = [self._buttons[verb] for verb in possible.shown] + [self._next] * possible.next_round
        if any(each.hasFocus() and each not in shown for each in (*self._buttons.values(), self._next)):
            self.deserted.emit()
        for verb, button in self._buttons.items():
            button.set_available(verb in possible.accepted)
            button.setVisible(verb in possible.shown)
        self._next.setVisible(possible.next_round)
        self._stack()

    def retell(self) -> None:
        """Say all words in the language spoken now."""
        hints = self.width() >= theme.current().scaled(NARROW)
        for verb, text in self._names.items():
            hint = self._letters.hint(verb, self._words)
            button, name = self._buttons[verb], self._words.say(text).visual
            button.set_words(name, key_hint=hint if hints else "")
            self._name(button, name, self._letters.said(self._letters.keymap.chord(verb), self._words))
        self._tell_hint()
        name, enter = self._words.text("bar-next-round"), self._words.text("key-enter")
        self._next.set_words(name, key_hint=enter)
        self._name(self._next, name, enter)
        self.setAccessibleName(self._words.text("table-actions"))

    def _name(self, button: Button, name: str, keys: str) -> None:
        """Name a button to the ear, at full speech with its key."""
        told = self._words.spoken("bar-with-key", name=name, keys=keys) if self._words.speech.gives_keys else name
        button.setAccessibleName(told)

    def _tell_hint(self) -> None:
        """Leave the bulb to itself where the verbs of the turn need the room."""
        button, name = self._buttons[Verb.HINT], self._words.text("bar-hint")
        if self.width() < ROOMY:
            told = button.accessibleName()
            button.set_words("")
            button.setAccessibleName(told)
        set_tip(button, name if self.width() < ROOMY else "")

    def sizeHint(self) -> QSize:
        """Return the height of the bar: the same with and without buttons, more where they need a line of their own."""
        worn = theme.current()
        height = max(worn.scaled(HEIGHT), MESSAGE_LINES * worn.line_height(Role.LINE) + 2 * PAD)
        if self._single:
            height = worn.line_height(Role.LINE) + worn.control_height + self._rows.spacing() + 2 * PAD
        elif self._stacked:
            height += worn.control_height
        if not self._cost.isHidden():
            height += self._cost.heightForWidth(max(self.width() - BEFORE - AFTER, LEAST_MESSAGE))
        return QSize(super().sizeHint().width(), height)

    def hasHeightForWidth(self) -> bool:
        """Be as high at every width."""
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow the direction of the language: Qt does not turn margins round."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._set_margins()

    def resizeEvent(self, event: object) -> None:
        """Show the keys where there is room."""
        self.retell()
        self._stack()

    def _set_margins(self) -> None:
        """Leave more room before the words than after the buttons."""
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        left, right = (AFTER, BEFORE) if mirrored else (BEFORE, AFTER)
        self._column.setContentsMargins(left, PAD, right, PAD)

    def _stack(self) -> None:
        """Put words and buttons under one another where they do not fit side by side."""
        buttons = [each for each in (*self._buttons.values(), self._next) if not each.isHidden()]
        wanted = sum(each.sizeHint().width() + self._rows.spacing() for each in buttons)
        wanted += self._own.sizeHint().width() if not self._own.isHidden() else 0
        stacked = bool(buttons) and wanted + theme.current().scaled(LEAST_MESSAGE) > self.width()
        if stacked != self._stacked:
            self._stacked = stacked
            direction = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
            self._rows.setDirection(direction)
            self.grown.emit()
        self._message.allow(1 if self._single else MESSAGE_LINES)

    @property
    def _single(self) -> bool:
        """Whether the message has one line alone."""
        table = self.parentWidget()
        return self._stacked and table is not None and table.height() < theme.current().scaled(LOW)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the darker band on the felt."""
        colours = theme.current().palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(colours.action_bar)
        ground.setAlphaF(1.0 if colours.flat else 0.82)
        painter.setBrush(ground)
        painter.setPen(QPen(QColor(colours.line), colours.outline) if colours.flat else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_BAR, RADIUS_BAR)

    def _lay_out(self) -> None:
        column = self._column = QVBoxLayout(self)
        self._set_margins()
        column.setSpacing(0)
        column.addWidget(self._cost)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rows.setSpacing(8)
        column.addLayout(self._rows, 1)
        words = QHBoxLayout()
        words.setSpacing(8)
        words.addWidget(self._own)
        words.addWidget(self._message, 1)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addStretch(1)
        self._rows.addLayout(words, 1)
        self._rows.addLayout(line)
        for verb, _text, icon, kind in _BUTTONS:
            button = self._buttons[verb] = kind("", icon)
            button.clicked.connect(lambda _=False, verb=verb: self.asked.emit(verb))
            button.hide()
            line.addWidget(button)
        self._next.clicked.connect(self.next_round)
        self._next.hide()
        line.addWidget(self._next)
