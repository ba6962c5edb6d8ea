"""The guide to this table, in each language."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from typing import Final

from cardtable.text.catalogue import POP_ISOLATE, sentences_folder
from cardtable.text.rulebook import BookError

LEFT_TO_RIGHT: Final = "\u2066"
"""Keeps a path or a command from running with the Arabic around it."""
_KEY: Final = re.compile(r"\{([a-z-]+)\}")
_HEADING: Final = re.compile(r"(#{1,3}) (.+)")
_ITEM: Final = re.compile(r"^- ", re.MULTILINE)
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_CODE: Final = re.compile(r"`(.+?)`")
_LINK: Final = re.compile(r"\[(.+?)\]\((.+?)\)")


def guide(language: str, key: Callable[[str], str]) -> str:
    """Give the guide as Markdown; `key` writes the keys of a verb, such as `take-back`. Raise BookError."""
    path = sentences_folder() / language / "guide.md"
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BookError(str(path)) from error
    return _KEY.sub(lambda found: key(found[1]), text)


def as_html(markdown: str) -> str:
    """Turn what the guide uses of Markdown into HTML: headings, paragraphs, lists, bold words, links, commands."""
    return "\n".join(_block(block) for block in re.split(r"\n{2,}", markdown.strip()))


def _block(block: str) -> str:
    heading = _HEADING.fullmatch(block)
    if heading is not None:
        level = len(heading[1])
        return f"<h{level}>{_line(heading[2])}</h{level}>"
    items = _ITEM.split(block)[1:]
    if items:
        return "<ul>" + "".join(f"<li>{_line(item)}</li>" for item in items) + "</ul>"
    return f"<p>{_line(block)}</p>"


def _line(text: str) -> str:
    """Write words that may be broken over lines, with what stands out in them."""
    bold = _BOLD.sub(r"<b>\1</b>", escape(" ".join(text.split()), quote=False))
    code = _CODE.sub(f"<code>{LEFT_TO_RIGHT}\\1{POP_ISOLATE}</code>", bold)
    return _LINK.sub(r'<a href="\2">\1</a>', code)
