"""A number that is stepped by two buttons, by the arrow keys, or typed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QWidget

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.widgets.buttons import IconButton, Kind

# Figures as they are typed on Arabic, Persian keyboards.
WESTERN_FIGURES: Final = str.maketrans("٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹−", "01234567890123456789-")
FIELD_WIDTH: Final = 72


class Stepper(QWidget):
    """A whole number within limits; `changed` carries what the person has set."""

    changed = Signal(int)

    def __init__(
        self, name: str, limits: tuple[int, int], value: int, *, step: int = 1, words: tuple[str, str]
    ) -> None:
        """Stand at `value`; `words` are the names of the buttons for less, for more."""
        super().__init__()
        self.field = NumberField()
        self.field.setRange(*limits)
        self.field.setSingleStep(step)
        self.field.setValue(value)
        self._less = StepButton("remove", words[0])
        self._more = StepButton("add", words[1])
        self._less.clicked.connect(self.field.stepDown)
        self._more.clicked.connect(self.field.stepUp)
        self.field.valueChanged.connect(self._tell)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        for part in (self._less, self.field, self._more):
            line.addWidget(part)
        self.setFocusProxy(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_words(name, words)
        self._bound_buttons()

    def value(self) -> int:
        """Return the number that stands."""
        return self.field.value()

    def set_value(self, value: int) -> None:
        """Set the number, brought within the limits, without a signal."""
        self.blockSignals(True)
        self.field.setValue(value)
        self.blockSignals(False)

    def set_words(self, name: str, words: tuple[str, str], suffix: str = "") -> None:
        """Change the words, as after a change of language; `suffix` follows the number."""
        self.field.setAccessibleName(name)
        self.field.setSuffix(suffix)
        self._less.set_name(words[0])
        self._more.set_name(words[1])

    def _tell(self, value: int) -> None:
        self._bound_buttons()
        self.changed.emit(value)

    def _bound_buttons(self) -> None:
        self._less.setEnabled(self.field.value() > self.field.minimum())
        self._more.setEnabled(self.field.value() < self.field.maximum())


class NumberField(QSpinBox):
    """A field for a number, with figures of one kind in all languages; others may be typed."""

    def __init__(self) -> None:
        """Show the number in the middle; the style sheet takes the small arrows away.

        Qt's own way to do so (NoButtons) leaves the number no room under a style sheet.
        """
        super().__init__()
        self.setLocale(QLocale(QLocale.Language.C))
        self.setGroupSeparatorShown(False)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setKeyboardTracking(False)
        self.setProperty("ringRadius", 10)
        self._dress()

    def validate(self, text: str, pos: int) -> tuple[QValidator.State, str, int]:
        """Take Arabic figures for what they mean."""
        return super().validate(text.translate(WESTERN_FIGURES), pos)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            self._dress()

    def _dress(self) -> None:
        font = theme.current().font(Role.FIGURE, tabular=True)
        for part in (self, self.lineEdit()):  # under a style sheet the line within does not follow by itself
            if font != part.font():
                part.setFont(font)
        self.setMinimumWidth(theme.current().scaled(FIELD_WIDTH))


class StepButton(IconButton):
    """A button beside a number; the arrow keys do the same, so it takes no place in the focus order."""

    kind = Kind.PLAIN

    def __init__(self, icon: str, name: str) -> None:
        """Repeat while it is held."""
        super().__init__(icon, name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAutoRepeat(True)
