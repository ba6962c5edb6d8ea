"""A menu over the table, with the reasons of what cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget

from cardtable.qt.scenes.menus import Ask, Entry
from cardtable.qt.words import Words

GAP: Final = 6


def popup(parent: QWidget, words: Words, entries: list[Entry], beside: QRect, chosen: Callable[[Ask], None]) -> QMenu:
    """Open a menu beside a global rectangle, above it where there is room; it goes away by itself.

    `chosen` gets what the person asks for.
    """
    menu = QMenu(parent)
    menu.setStyle(_reasons())
    menu.setLayoutDirection(words.direction)
    menu.aboutToHide.connect(menu.deleteLater)
    lists: dict[str, QMenu] = {}
    for entry in entries:
        _add(_list_for(entry, menu, lists, words), entry, words, chosen)
    menu.popup(_corner(menu, beside))
    first = next((action for action in menu.actions() if action.isEnabled()), None)
    if first is not None:
        menu.setActiveAction(first)
    return menu


def _list_for(entry: Entry, menu: QMenu, lists: dict[str, QMenu], words: Words) -> QMenu:
    """Give the menu or the list below it that an entry belongs to."""
    if entry.under is None:
        return menu
    title = words.say(entry.under).visual
    if title not in lists:
        lists[title] = menu.addMenu(title)
        lists[title].setLayoutDirection(words.direction)
    return lists[title]


def _add(menu: QMenu, entry: Entry, words: Words, chosen: Callable[[Ask], None]) -> None:
    action = QAction(_text(entry, words), menu)
    action.setEnabled(entry.reason is None)
    action.triggered.connect(lambda: chosen(entry.asks))
    menu.addAction(action)


def _text(entry: Entry, words: Words) -> str:
    says = words.say(entry.says).visual
    if entry.reason is not None:
        says = words.text("scene-menu-impossible", entry=says, reason=words.say(entry.reason).visual)
    elif entry.effect is not None:
        says = words.text("scene-menu-effect", entry=says, effect=words.say(entry.effect).visual)
    return says.replace("&", "&&")


class _Reasons(QProxyStyle):
    """Fusion that lets the keyboard reach what cannot be had, so that its reason is heard."""

    def __init__(self) -> None:
        super().__init__("Fusion")

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 - Qt's own name
    ) -> int:
        """Let disabled entries be active."""
        if hint is QStyle.StyleHint.SH_Menu_AllowActiveAndDisabled:
            return 1
        return super().styleHint(hint, option, widget, returnData)


@cache
def _reasons() -> _Reasons:
    return _Reasons()


def _corner(menu: QMenu, beside: QRect) -> QPoint:
    """Give the menu's upper left corner: what it is about stays in sight."""
    tall = menu.sizeHint().height()
    top = beside.top() - tall - GAP
    screen = menu.screen().availableGeometry()
    if beside.isEmpty() or top < screen.top():
        return beside.bottomLeft() + QPoint(0, GAP if not beside.isEmpty() else 0)
    return QPoint(beside.left(), top)
