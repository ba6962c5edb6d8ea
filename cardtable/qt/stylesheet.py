"""The style sheet of Qt's own controls."""

from __future__ import annotations

from string import Template
from typing import Final

from PySide6.QtGui import QColor

from cardtable.qt import resources
from cardtable.qt.palette import Palette

RADIUS_CHIP: Final = 10
RADIUS_BUTTON: Final = 12
RADIUS_BAR: Final = 16
RADIUS_PANEL: Final = 18
RADIUS_TILE: Final = 20
RADIUS_DIALOG: Final = 24
RADIUS_HERO: Final = 28
_MIDDLE: Final = 0.5


def stylesheet(colours: Palette, text_scale: float, control_height: int) -> str:
    """Return the style sheet for one palette, text scale and height of controls in px."""
    outline = colours.outline
    return _SHEET.substitute(
        {
            **{name: getattr(colours, name) for name in colours.__slots__},
            "outline": outline,
            "hover": colours.panel_2,
            "inner": control_height - 2 * outline,
            "pad": round(16 * text_scale),
            "small_pad": round(8 * text_scale),
            "bar": round(10 * text_scale),
            "tick": _mark("opened", colours.switch_knob),
            "down": _mark("down", colours.ink),
            "box": round(22 * text_scale),
            "round_box": round(22 * text_scale) // 2 + 2,
            "mark": round(16 * text_scale),
            "arrow": round(28 * text_scale),
            "chip": RADIUS_CHIP,
            "button": RADIUS_BUTTON,
        }
    )


def _mark(icon: str, colour: str) -> str:
    """Return the address of an icon in the one of its two inks that is read where `colour` is."""
    ink = "pale" if QColor(colour).lightnessF() > _MIDDLE else "dark"
    return resources.path("icons", f"mark-{icon}-{ink}.svg").as_posix()


_SHEET: Final = Template("""
QMainWindow, QDialog, QMessageBox { background: $panel; }
QPushButton {
    min-height: ${inner}px; padding: 0 ${pad}px; font-weight: 600;
    color: $ink; background: $panel;
    border: ${outline}px solid $edge; border-radius: ${button}px;
}
QPushButton:hover, QPushButton:pressed { background: $hover; }
QPushButton:default { background: $brick; color: $brick_ink; border-color: $brick; }
QPushButton:disabled { background: $panel; color: $ink; border: ${outline}px dashed $edge; }

QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit, QTextEdit {
    color: $ink; background: $panel;
    border: ${outline}px solid $edge; border-radius: ${chip}px;
    selection-background-color: $chosen; selection-color: $chosen_ink;
}
QLineEdit, QComboBox, QAbstractSpinBox { min-height: ${inner}px; padding: 0 ${small_pad}px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { border-style: dashed; }
QComboBox::drop-down { border: none; width: ${arrow}px; }
QComboBox::down-arrow { image: url("$down"); width: ${mark}px; height: ${mark}px; }
QComboBox QAbstractItemView { border: ${outline}px solid $edge; padding: 4px; }

QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }

QCheckBox, QRadioButton { color: $ink; spacing: ${small_pad}px; min-height: ${box}px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${box}px; height: ${box}px; border: 2px solid $edge; background: $panel;
}
QCheckBox::indicator { border-radius: 6px; }
QCheckBox::indicator:checked { background: $switch_on; border-color: $switch_on; image: url("$tick"); }
QRadioButton::indicator { border-radius: ${round_box}px; }
QRadioButton::indicator:checked {
    border-color: $switch_on;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 $switch_on, stop: 0.5 $switch_on, stop: 0.55 $panel, stop: 1 $panel);
}

QScrollArea { background: transparent; border: none; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: ${bar}px; }
QScrollBar:horizontal { height: ${bar}px; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QAbstractItemView {
    color: $ink; background: $panel; border: none; outline: none;
    selection-background-color: $panel_2; selection-color: $ink;
}
QListView::item, QTreeView::item, QTableView::item {
    padding: 6px ${small_pad}px; border: 3px solid transparent; border-radius: ${chip}px;
}
QListView::item:hover, QTreeView::item:hover, QTableView::item:hover { background: $panel_2; }
QListView::item:selected, QTreeView::item:selected, QTableView::item:selected { background: $panel_2; color: $ink; }
QListView::item:focus, QTreeView::item:focus, QTableView::item:focus { border-color: $focus; }
QPlainTextEdit:focus, QTextEdit:focus { border: 3px solid $focus; }
QHeaderView::section {
    color: $ink_2; background: $panel; border: none; border-bottom: 1px solid $line; padding: 6px ${small_pad}px;
}

QMenu { color: $ink; background: $panel; border: ${outline}px solid $edge; padding: 6px; }
QMenu::item { padding: 8px ${pad}px; border: 3px solid transparent; border-radius: ${chip}px; }
QMenu::item:selected { background: $panel_2; border-color: $focus; }
QMenu::item:disabled { color: $ink_2; }
QMenu::separator { height: 1px; background: $line; margin: 6px ${small_pad}px; }
QMenu::icon { padding: 0 ${small_pad}px; }

QToolTip {
    color: $chosen_ink; background: $chosen; border: ${outline}px solid $chosen_ink; padding: 4px ${small_pad}px;
}

QTabBar::tab { color: $ink_2; padding: ${small_pad}px ${pad}px; border: none; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; border-bottom-color: $brick; }
QTabWidget::pane { border: none; }
QSplitter::handle { background: transparent; }
""")
