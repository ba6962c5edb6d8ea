"""The text of a rulebook, which can be opened at any rule."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from string import Template
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QResizeEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QAbstractScrollArea, QTextBrowser, QTextEdit

from cardtable.qt import theme
from cardtable.qt.theme import Role
from cardtable.qt.type_scale import SIZES

COLUMN: Final = 720
"""The widest a line gets, in px at 100 %: longer ones are hard to follow."""
MARGIN: Final = 20
ABOVE: Final = 0.2
"""Where a rule that is opened stands, in parts of the height from the top: what leads to it stays in sight."""
SENTENCE_END: Final = re.compile(r"[.?؟!](?:\s+|$)")


class Chapter(NamedTuple):
    """Where a chapter begins in the text."""

    title: str
    position: int


class Link(NamedTuple):
    """Where a link stands in the text, with the address that it leads to."""

    start: int
    end: int
    address: str


class RulesText(QTextBrowser):
    """Shows a rulebook, with a caret that keys and screen readers move; `followed` carries a link's address."""

    followed = Signal(str)

    def __init__(self) -> None:
        """Show nothing yet."""
        super().__init__()
        self._html = ""
        self._direction = Qt.LayoutDirection.LeftToRight
        self._anchors: dict[str, int] = {}
        self._places: list[int] = []
        self._links: tuple[Link, ...] = ()
        self.chapters: tuple[Chapter, ...] = ()
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self.setTextInteractionFlags(flags)
        self.setCursorWidth(2)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))

    def write(self, html: str, direction: Qt.LayoutDirection) -> None:
        """Show another rulebook, at the rule where the last one was."""
        here = self.rule_here()
        self._html, self._direction = html, direction
        self._set()
        self.go_to(here)

    def go_to(self, anchor: str | None) -> None:
        """Move the caret to an anchor and mark the sentence there; to the beginning where there is no such anchor."""
        position = self._anchors.get(anchor) if anchor is not None else None
        self._put_caret(position or 0)
        self.setExtraSelections([] if position is None else self._marks(position))

    def go_to_chapter(self, number: int) -> None:
        """Move the caret to a chapter's heading."""
        self.setExtraSelections([])
        self._put_caret(self.chapters[number].position)

    def rule_here(self) -> str | None:
        """Name the anchor at the caret, else the last one before it."""
        before = [name for name, position in self._anchors.items() if position <= self.textCursor().position()]
        return before[-1] if before else None

    def chapter_here(self) -> int:
        """Give the number of the chapter in which the caret stands; the title counts to the first."""
        places = [chapter.position for chapter in self.chapters]
        return max(bisect_right(places, self.textCursor().position()) - 1, 0)

    def find_next(self, pattern: re.Pattern[str], *, backwards: bool = False) -> str | None:
        """Select the next match after the caret, or before it, round the end of the text; give its sentence."""
        matches = [match.span() for match in pattern.finditer(self.toPlainText())]
        if not matches:
            return None
        caret = self.textCursor()
        if backwards:
            span = next((found for found in reversed(matches) if found[1] <= caret.selectionStart()), matches[-1])
        else:
            span = next((found for found in matches if found[0] >= caret.selectionEnd()), matches[0])
        self.setExtraSelections([])
        self._put_caret(*span)
        return self._sentence(*span)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Follow the link in which the caret stands."""
        caret = self.textCursor().selectionStart()
        link = next((link for link in self._links if link.start <= caret < link.end), None)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and link is not None:
            self.followed.emit(link.address)
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: A002, FBT001 - Qt's own signature
        """Go to the next link after the caret, or to the one before it; past the last, leave the text."""
        caret = self.textCursor()
        if next:
            beside = [link for link in self._links if link.start >= caret.selectionEnd()]
        else:
            beside = [link for link in reversed(self._links) if link.end <= caret.selectionStart()]
        if not beside:
            return QAbstractScrollArea.focusNextPrevChild(self, next)
        self._select(beside[0].start, beside[0].end)
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the column in the middle of a wide window."""
        super().resizeEvent(event)
        self._fit_column()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange and _style() != self.document().defaultStyleSheet():
            caret = self.textCursor().position()
            self._set()
            self._put_caret(caret)

    def _set(self) -> None:
        """Lay the text out; the caret stays at the beginning."""
        with QSignalBlocker(self):
            self.setExtraSelections([])
            document = self.document()
            document.setDefaultFont(theme.current().font(Role.LINE))
            document.setDefaultStyleSheet(_style())
            document.setDocumentMargin(MARGIN)
            way = "rtl" if self._direction is Qt.LayoutDirection.RightToLeft else "ltr"
            unbroken = self._html.replace("\n", "")  # a break between two paragraphs would end the first with a space
            self.setHtml(f'<html><body dir="{way}">{unbroken}</body></html>')
        self._fit_column()
        self._anchors = dict(_anchors(document))
        self._places = sorted(set(self._anchors.values()))
        self._links = tuple(_links(document))
        blocks = _blocks(document)
        self.chapters = tuple(Chapter(each.text(), each.position()) for each in blocks if _level(each) == 2)

    def _fit_column(self) -> None:
        """Share what a wide window has to spare between the two sides."""
        side = max((self.viewport().width() - theme.current().scaled(COLUMN)) // 2, MARGIN)
        column = self.document().rootFrame()
        form = column.frameFormat()
        if form.leftMargin() != side:
            form.setLeftMargin(side)
            form.setRightMargin(side)
            column.setFrameFormat(form)

    def _put_caret(self, position: int, end: int | None = None) -> None:
        """Select from a position to `end`, then scroll so that it stands in the upper part of the window."""
        self._select(position, position if end is None else end)
        above = round(self.viewport().height() * ABOVE)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect().top() - above)

    def _select(self, start: int, end: int) -> None:
        caret = self.textCursor()
        caret.setPosition(start)
        caret.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(caret)

    def _marks(self, position: int) -> list[QTextEdit.ExtraSelection]:
        """Mark the rule at a position, up to the next rule or the end of the paragraph; a heading needs no mark."""
        block = self.document().findBlock(position)
        if _level(block):
            return []
        first, following = position - block.position(), bisect_right(self._places, position)
        last = self._places[following] - block.position() if following < len(self._places) else None
        cursor = QTextCursor(block)
        cursor.setPosition(position)
        length = len(block.text()[first:last].rstrip())
        cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
        colours = theme.current().palette
        look = QTextCharFormat()
        look.setBackground(QColor(colours.saffron))
        look.setForeground(QColor(colours.saffron_ink))
        mark = QTextEdit.ExtraSelection()
        mark.cursor, mark.format = cursor, look
        return [mark]

    def _sentence(self, start: int, end: int) -> str:
        block = self.document().findBlock(start)
        text, first, last = block.text(), start - block.position(), end - block.position()
        ends = [found.end() for found in SENTENCE_END.finditer(text)]
        begin = max((at for at in ends if at <= first), default=0)
        return text[begin : min((at for at in ends if at >= last), default=len(text))].strip()


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _fragments(document: QTextDocument) -> Iterator[QTextFragment]:
    for block in _blocks(document):
        fragments = block.begin()
        while not fragments.atEnd():
            yield fragments.fragment()
            fragments += 1


def _anchors(document: QTextDocument) -> Iterator[tuple[str, int]]:
    """Name the anchors with their positions, in the order of the text."""
    for fragment in _fragments(document):
        for name in fragment.charFormat().anchorNames():
            yield name, fragment.position()


def _links(document: QTextDocument) -> Iterator[Link]:
    for fragment in _fragments(document):
        address = fragment.charFormat().anchorHref()
        if address:
            yield Link(fragment.position(), fragment.position() + fragment.length(), address)


def _level(block: QTextBlock) -> int:
    return block.blockFormat().headingLevel()


def _style() -> str:
    worn = theme.current()
    sizes = {role.name.lower(): worn.scaled(SIZES[role].px) for role in (Role.SCREEN_TITLE, Role.SECTION, Role.LINE)}
    gaps = {f"gap_{gap}": worn.scaled(gap) for gap in (4, 8, 12, 32)}
    return _SHEET.substitute(sizes, **gaps, link=worn.palette.good)


_SHEET: Final = Template("""
h1 { font-size: ${screen_title}px; font-weight: 600; margin-top: 0; margin-bottom: ${gap_8}px; }
h2 { font-size: ${section}px; font-weight: 600; margin-top: ${gap_32}px; margin-bottom: ${gap_8}px; }
h3 { font-size: ${line}px; font-weight: 600; margin-top: ${gap_12}px; margin-bottom: ${gap_4}px; }
p, li { font-size: ${line}px; margin-top: 0; margin-bottom: ${gap_8}px; line-height: 112%; }
a { color: $link; }
""")
