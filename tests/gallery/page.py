"""The page on which all pictures of the gallery hang."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from itertools import groupby

from tests.gallery.pictures import Picture

_HEAD = """<!doctype html>
<meta charset="utf-8">
<title>Cardtable: gallery</title>
<style>
body { font: 15px sans-serif; background: #222; color: #eee; margin: 24px; }
section { display: grid; grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); gap: 16px; }
figure { margin: 0; } img { width: 100%; } figcaption { font-size: 12px; color: #bbb; }
</style>
"""


def page(pictures: Iterable[Picture]) -> str:
    """Write the page: a section a room, each picture with its name."""
    in_order = sorted(pictures, key=lambda picture: picture.room)
    sections = [_section(room, some) for room, some in groupby(in_order, lambda picture: picture.room)]
    return _HEAD + "\n".join(sections)


def _section(room: str, pictures: Iterable[Picture]) -> str:
    return f"<h2>{escape(room)}</h2>\n<section>\n" + "\n".join(map(_figure, pictures)) + "\n</section>"


def _figure(picture: Picture) -> str:
    name = escape(picture.name)
    image = f'<a href="{name}.png"><img src="{name}.png" loading="lazy" alt="{name}"></a>'
    return f"<figure>{image}<figcaption>{name}</figcaption></figure>"
