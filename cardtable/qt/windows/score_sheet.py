"""The score sheet, after each round and at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cardtable.games.playroom.view import View
from cardtable.games.playroom.wording import game_result, round_result, score_line
from cardtable.kernel.cards import Card
from cardtable.kernel.message import Message, Who
from cardtable.kernel.seats import next_seat
from cardtable.qt.theme import Role
from cardtable.qt.widgets import Avatar, Label, MainButton, PlainButton, Tone
from cardtable.qt.windows.card_art import RATIO, face
from cardtable.qt.windows.hairline import Hairline
from cardtable.qt.windows.score_chart import ScoreChart
from cardtable.qt.windows.score_rows import Cell, SheetRow, sheet_rows
from cardtable.qt.windows.sheet import Sheet
from cardtable.qt.words import Words
from cardtable.text.numerals import number, signed

MINI: Final = 36
MINI_STRIP: Final = 16
STAR_ROLE: Final = Role.FIGURE
NOTHING: Final = "–"
MOST_IN_LINE: Final = 14
ROOMY: Final = 4
"""With more rows the button that goes on stands under the scrolled part, always in sight."""
FORMULA: Final = 250
LONG: Final = 36


class ScoreSheet(Sheet):
    """Every number with its formula; `onward` asks for the next round, or to play again once the game is over."""

    onward = Signal()
    other_options = Signal()
    home = Signal()
    copied = Signal()

    def __init__(self, over: QWidget, words: Words, view: View) -> None:
        """Show a round that is over; with the game over, who has won it."""
        self._ended = view.standing.over
        result = game_result(view) if self._ended else round_result(view)
        self._result = words.say(result)
        headline = result.args["headline"]
        title = words.say(headline).visual if isinstance(headline, Message) else self._result.visual
        super().__init__(over, title, words.text("shell-close"), width=1120)
        self._words, self._view = words, view
        self._rows = sheet_rows(view)
        self.setAccessibleDescription(self._result.spoken)
        self._onward = self._main_button()
        self._add_head()
        self._add_table()
        self._add_lower()

    def first_focus(self) -> QWidget | None:
        """Start on the button that goes on."""
        return self._onward

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Space or Enter, from wherever the focus is."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        else:
            super().keyPressEvent(event)

    def as_text(self) -> str:
        """Write the sheet as lines of text, every entry with its formula."""
        lines = [self._result.visual]
        for row in self._rows:
            lines.append(f"{self._name(row)}: {signed(row.added)} = {number(row.total.points)}")
            mine = [entry for entry in self._view.entries if entry.seat == row.seat]
            lines += [f"  {self._words.say(score_line(entry)).visual}" for entry in mine]
        return "\n".join(lines)

    def _go_on(self) -> None:
        self.accept()
        self.onward.emit()

    def _add_head(self) -> None:
        winners = self._view.standing.winners if self._ended else ()
        seat = winners[0] if winners else self._view.winner
        if seat is not None:
            person = self._words.cast[seat]
            avatar = Avatar(person.picture, person.name, 56, rimmed=True)
            avatar.set_marked(True)
            self.head.insertWidget(0, avatar)
            self.head.setSpacing(14)
        self.content.addWidget(Label(self._subtitle(), Role.LINE, Tone.SECONDARY))

    def _add_table(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(6)
        columns = self._columns()
        text = self._words.text
        for place, (name, _) in enumerate(columns, start=2):
            label = Label(text(name), Role.SECONDARY, Tone.SECONDARY, wrap=False)
            grid.addWidget(label, 0, place, Qt.AlignmentFlag.AlignTrailing)
        grid.addWidget(Label(text("sheet-player"), Role.SECONDARY, Tone.SECONDARY, wrap=False), 0, 0)
        grid.addWidget(Label(text("sheet-left"), Role.SECONDARY, Tone.SECONDARY, wrap=False), 0, 1)
        grid.setColumnStretch(1, 1)
        for line, row in enumerate(self._rows):
            grid.addWidget(Hairline(), 2 * line + 1, 0, 1, len(columns) + 2)
            self._add_row(grid, 2 * line + 2, row, [cell(row) for _, cell in columns])
        self.content.addLayout(grid)

    def _columns(self) -> list[tuple[str, Callable[[SheetRow], Cell | str | None]]]:
        """List the columns that say anything in this round."""
        columns: list[tuple[str, Callable[[SheetRow], Cell | str | None]]] = []
        if _any(row.laid for row in self._rows):
            columns.append(("sheet-laid", lambda row: row.laid))
        hands = "sheet-own-hand" if self._view.options.elimination else "sheet-other-hands"
        columns.append((hands, lambda row: row.hands))
        if _any(row.bonus for row in self._rows):
            columns.append(("sheet-bonus", lambda row: row.bonus))
        if _any(row.penalty for row in self._rows):
            columns.append(("sheet-penalty", lambda row: row.penalty))
        columns.append(("sheet-round", lambda row: signed(row.added)))
        columns.append(("sheet-total", lambda row: row.total))
        return columns

    def _add_row(self, grid: QGridLayout, line: int, row: SheetRow, cells: Iterable[Cell | str | None]) -> None:
        person = self._words.cast[row.seat]
        who = QHBoxLayout()
        who.setSpacing(10)
        who.addWidget(Avatar(person.picture, person.name, 38))
        who.addWidget(Label(self._name(row), Role.BODY_STRONG, wrap=False))
        who.addStretch(1)
        grid.addLayout(who, line, 0)
        if row.won:
            grid.addWidget(Label(self._words.text("sheet-went-out"), Role.BODY_STRONG, Tone.GOOD), line, 1)
        else:
            grid.addWidget(MiniHand(row.left, self._words.text("cards", cards=row.left) if row.left else ""), line, 1)
        for place, cell in enumerate(cells, start=2):
            grid.addWidget(_figure(cell, self._words), line, place, Qt.AlignmentFlag.AlignTrailing)

    def _add_lower(self) -> None:
        lower = QHBoxLayout()
        lower.setSpacing(32)
        if len(self._view.standing.rounds) > 1:
            lower.addWidget(ScoreChart(self._words, self._view), 3)
        side = QVBoxLayout()
        side.setSpacing(12)
        side.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in self._side_buttons():
            row.addWidget(button)
        row.addStretch(1)
        side.addLayout(row)
        if len(self._rows) > ROOMY:
            self.foot.addWidget(self._onward)
        else:
            side.addWidget(self._onward)
        lower.addLayout(side, 2)
        self.content.addLayout(lower)

    def _side_buttons(self) -> list[PlainButton]:
        text = self._words.text
        copy = PlainButton(text("sheet-copy"), "copy")
        copy.clicked.connect(self._copy)
        if not self._ended:
            return [copy]
        other = PlainButton(text("over-options"), "options")
        other.clicked.connect(lambda: self._leave(self.other_options.emit))
        home = PlainButton(text("over-home"), "home")
        home.clicked.connect(lambda: self._leave(self.home.emit))
        return [copy, other, home]

    def _main_button(self) -> MainButton:
        text = self._words.text
        name = text("over-again" if self._ended else "sheet-next")
        button = MainButton(name, "restart" if self._ended else "forward", key_hint=text("key-enter"), large=True)
        button.clicked.connect(self._go_on)
        return button

    def _subtitle(self) -> str:
        if self._ended:
            return self._words.text("sheet-headline-game")
        over = self._words.text("sheet-headline-round", round=self._view.standing.round)
        return f"{over} {self._next_line()}"

    def _next_line(self) -> str:
        standing = self._view.standing
        dealer = next_seat(standing.dealer, standing.playing, standing.seats)
        first = next_seat(dealer, standing.playing, standing.seats)
        return self._words.text("sheet-next-line", dealer=Who(dealer), first=Who(first), round=standing.round + 1)

    def _leave(self, tell: Callable[[], None]) -> None:
        self.accept()
        tell()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.as_text())
        self.copied.emit()

    def _name(self, row: SheetRow) -> str:
        return self._words.text("panel-name", name=Who(row.seat))


class MiniHand(QWidget):
    """The cards left in a hand, small, in one line."""

    def __init__(self, cards: tuple[Card, ...], name: str) -> None:
        """Show the cards; `name` says them."""
        super().__init__()
        self._cards = cards
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the cards, narrower the more there are."""
        return QSize(MINI + MINI_STRIP * min(len(self._cards), MOST_IN_LINE), round(MINI * RATIO) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards from the left, as a hand is held."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        strip = min(MINI_STRIP, (self.width() - MINI) / max(len(self._cards) - 1, 1))
        used = MINI + strip * (len(self._cards) - 1)
        start = self.width() - used if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 0.0
        for place, card in enumerate(self._cards):
            painter.drawPixmap(round(start + place * strip), 2, face(card, MINI, self.devicePixelRatioF()))


def _figure(cell: Cell | str | None, words: Words) -> QWidget:
    """Show a number with its formula in small below."""
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    points = NOTHING if cell is None else cell if isinstance(cell, str) else number(cell.points)
    figure = Label(words.figure(points), STAR_ROLE, wrap=False, tabular=True)
    column.addWidget(figure, 0, Qt.AlignmentFlag.AlignTrailing)
    if isinstance(cell, Cell) and cell.points < 0:
        figure.set_tone(Tone.BAD)
    if isinstance(cell, Cell) and cell.formula:
        formula = Label(
            words.figure(cell.formula),
            Role.SECONDARY_SMALL,
            Tone.SECONDARY,
            wrap=len(cell.formula) > LONG,
            tabular=True,
        )
        formula.setAlignment(Qt.AlignmentFlag.AlignTrailing)
        if len(cell.formula) > LONG:
            formula.setMinimumWidth(FORMULA)
        column.addWidget(formula, 0, Qt.AlignmentFlag.AlignTrailing)
    return holder


def _any(cells: Iterable[Cell | None]) -> bool:
    return any(cell is not None for cell in cells)
