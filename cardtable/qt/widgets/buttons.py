"""The buttons of the house, with icon, key hint, reason."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyle, QWidget

from cardtable.qt import theme
from cardtable.qt.palette import Palette
from cardtable.qt.stylesheet import RADIUS_BUTTON
from cardtable.qt.theme import Role
from cardtable.qt.widgets.surface import Surface, surface_of
from cardtable.qt.widgets.tip import set_tip

ICON: Final = 20
GAP: Final = 8
HINT_GAP: Final = 10
HINT_PADDING: Final = 6
HINT_RADIUS: Final = 5
FORBIDDEN: Final = "forbidden"


class Kind(Enum):
    """How much a button asks for."""

    MAIN = auto()
    CALL = auto()
    PLAIN = auto()
    OUTLINE = auto()
    QUIET = auto()


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a button as it stands now; no ground means the surface shows."""

    ink: str
    ground: str | None
    edge: str | None
    dashed: bool = False


class Button(QPushButton):
    """A button that is told apart by its ground, carries its key, gives its reason when it is not possible.

    A button that is not available keeps the focus order: a player who cannot see finds it, hears the reason.
    `pressed_now` comes only when it is available, `refused` with the reason when it is not.
    """

    pressed_now = Signal()
    refused = Signal(str)
    kind: Kind = Kind.PLAIN

    def __init__(self, text: str, icon: str = "", *, key_hint: str = "", large: bool = False) -> None:
        """Show `text` after the icon of that name, the key's letter in a frame at the end."""
        super().__init__(text)
        self._icon = icon
        self._key_hint = key_hint
        self._large = large
        self._available = True
        self._reason = ""
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setProperty("ringRadius", RADIUS_BUTTON)
        self.setAutoDefault(False)
        self.clicked.connect(self._answer)

    def set_words(self, text: str, *, key_hint: str = "") -> None:
        """Change the words, as after a change of language."""
        self.setText(text)
        self.setAccessibleName(text)
        self._key_hint = key_hint
        self.updateGeometry()
        self.update()

    def set_available(self, available: bool, reason: str = "") -> None:  # noqa: FBT001 - the state itself
        """Make the button possible, or not for a reason that stands beside its words."""
        self._available = available
        self._reason = "" if available else reason
        self.setAccessibleDescription(self._reason)
        self.updateGeometry()
        self.update()

    @property
    def available(self) -> bool:
        """Whether a press does what the words say."""
        return self._available and self.isEnabled()

    def sizeHint(self) -> QSize:
        """Return the size of all parts in one line."""
        height = theme.current().control_height + (theme.current().scaled(12) if self._large else 0)
        return QSize(self._width_of_parts() + 2 * self._padding(), height)

    def minimumSizeHint(self) -> QSize:
        """Return the size that shows all words: nothing is ever cut."""
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme, the language's direction."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LayoutDirectionChange):
            self.updateGeometry()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw ground, icon, words, reason, key hint, in reading order."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look(theme.current().palette)
        self._draw_ground(painter, look)
        self._draw_parts(painter, look)

    def _answer(self) -> None:
        if self._available:
            self.pressed_now.emit()
        else:
            self.refused.emit(self._reason)

    def _look(self, colours: Palette) -> Look:
        on_felt = surface_of(self) is Surface.FELT
        surface_ink = colours.on_felt if on_felt else colours.ink
        if not self.available:
            return Look(surface_ink, None, surface_ink if on_felt else colours.edge, dashed=True)
        hovered = self.underMouse() or self.isDown()
        if self.kind is Kind.MAIN:
            return Look(colours.brick_ink, colours.brick, colours.brick_ink if hovered else None)
        if self.kind is Kind.CALL:
            return Look(colours.saffron_ink, colours.saffron, colours.saffron_ink if hovered else None)
        if self.kind is Kind.PLAIN or self.isChecked():
            return Look(colours.ink, colours.panel_2 if hovered else colours.panel, colours.edge)
        hover_ground = colours.felt_rim if on_felt else colours.panel_2
        edge = surface_ink if self.kind is Kind.OUTLINE else None
        return Look(surface_ink, hover_ground if hovered else None, edge)

    def _draw_ground(self, painter: QPainter, look: Look) -> None:
        width = theme.current().palette.outline
        pen = QPen(Qt.PenStyle.NoPen)
        if look.edge is not None:
            pen = QPen(QColor(look.edge), width)
            if look.dashed:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern([4 / width, 3 / width])
        painter.setPen(pen)
        painter.setBrush(QColor(look.ground) if look.ground else Qt.BrushStyle.NoBrush)
        inset = width / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), RADIUS_BUTTON, RADIUS_BUTTON
        )

    def _draw_parts(self, painter: QPainter, look: Look) -> None:
        """Place the parts one after another in the middle, mirrored where the language is."""
        left = (self.width() - self._width_of_parts()) // 2
        icon = self._shown_icon()
        if icon:
            side = self._icon_side()
            spot = self._spot(left, side, side)
            painter.drawPixmap(spot.topLeft(), theme.pixmap(icon, look.ink, side, right_to_left=self._mirrored()))
            left += side + (GAP if self.text() else 0)
        for text, font in self._texts():
            width = QFontMetrics(font).horizontalAdvance(text)
            painter.setFont(font)
            painter.setPen(QColor(look.ink))
            painter.drawText(self._spot(left, width, self.height()), Qt.AlignmentFlag.AlignCenter, text)
            left += width + GAP
        if self._shown_hint():
            self._draw_hint(painter, look, left - GAP + HINT_GAP)

    def _draw_hint(self, painter: QPainter, look: Look, left: int) -> None:
        spot = QRectF(self._spot(left, self._hint_width(), theme.current().scaled(20)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(look.ink), 1))
        painter.drawRoundedRect(spot.adjusted(0.5, 0.5, -0.5, -0.5), HINT_RADIUS, HINT_RADIUS)
        painter.setFont(theme.current().font(Role.KEY_HINT))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, self._key_hint)

    def _spot(self, left: int, width: int, height: int) -> QRect:
        """Return the place of a part that begins `left` px after the reading start."""
        spot = QRect(QPoint(left, (self.height() - height) // 2), QSize(width, height))
        return QStyle.visualRect(self.layoutDirection(), self.rect(), spot)

    def _texts(self) -> list[tuple[str, QFont]]:
        worn = theme.current()
        texts = [(self.text(), worn.font(Role.BUTTON_LARGE if self._large else Role.BUTTON))]
        if self._reason:
            texts.append((self._reason, worn.font(Role.SECONDARY)))
        return [(text, font) for text, font in texts if text]

    def _width_of_parts(self) -> int:
        widths = [QFontMetrics(font).horizontalAdvance(text) for text, font in self._texts()]
        if self._shown_icon():
            widths.insert(0, self._icon_side())
        total = sum(widths) + GAP * max(len(widths) - 1, 0)
        return total + (HINT_GAP + self._hint_width() if self._shown_hint() else 0)

    def _shown_icon(self) -> str:
        return FORBIDDEN if self._reason else self._icon

    def _shown_hint(self) -> bool:
        return bool(self._key_hint) and self.available

    def _hint_width(self) -> int:
        hint = QFontMetrics(theme.current().font(Role.KEY_HINT)).horizontalAdvance(self._key_hint)
        return max(hint + 2 * HINT_PADDING, theme.current().scaled(20))

    def _icon_side(self) -> int:
        return theme.current().scaled(ICON)

    def _padding(self) -> int:
        return theme.current().scaled(24 if self._large else 16)

    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft


class MainButton(Button):
    """The one main action of a screen, in brick."""

    kind = Kind.MAIN


class CallButton(Button):
    """The action a screen calls for before all others, in saffron."""

    kind = Kind.CALL


class PlainButton(Button):
    """An action beside the main one."""


class OutlineButton(Button):
    """An action that steps back: an outline alone."""

    kind = Kind.OUTLINE


class QuietButton(Button):
    """A helping action without ground or outline."""

    kind = Kind.QUIET


class IconButton(Button):
    """An icon alone; its name is read by the tool tip, by the screen reader."""

    kind = Kind.QUIET

    def __init__(self, icon: str, name: str, *, checkable: bool = False, parent: QWidget | None = None) -> None:
        """Show the icon; `checkable` makes it stay down, as for a panel that is open."""
        super().__init__("", icon)
        self.setParent(parent)
        self.setCheckable(checkable)
        self.set_name(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str, *, key_hint: str = "") -> None:
        """Change name and tool tip; the tool tip adds the key."""
        self.setAccessibleName(name)
        set_tip(self, f"{name} ({key_hint})" if key_hint else name)

    def sizeHint(self) -> QSize:
        """Return a square as high as the other controls."""
        return QSize(theme.current().control_height, theme.current().control_height)
