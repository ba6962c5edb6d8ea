"""The entries of a language's Fluent files, each parsed when it is first said."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

_HEAD: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: in Fluent only a name stands so at the first sign of a line."""


class Entries(FluentBundle):
    """A bundle whose files are only cut into entries at first: parsing all of them would hold up the start."""

    def __init__(
        self, language: str, functions: Mapping[str, Callable[..., str]], report: Callable[[str], None]
    ) -> None:
        """Begin without entries; `report` is told each fault of a file in one sentence."""
        super().__init__(
            [language],
            functions=dict(functions),  # type: ignore[arg-type]  # Fluent takes plain text from a function, too
            use_isolating=False,  # we isolate what needs it: a prefix such as ب must join the word after it
        )
        self._report = report
        self._unread: dict[str, tuple[Path, str]] = {}
        self.ids: set[str] = set()

    def read(self, path: Path) -> None:
        """Add the entries of a file; report what comes before the first, or an id that stands twice."""
        text = path.read_text(encoding="utf-8")
        heads = list(_HEAD.finditer(text))
        ends = [*(head.start() for head in heads[1:]), len(text)]
        self._look_at(path, text[: heads[0].start() if heads else len(text)])
        for head, end in zip(heads, ends, strict=True):
            name = head[1]
            if name in self._unread:
                self._report(f"{path}: {name} is there twice")
                continue
            self._unread[name] = path, text[head.start() : end]
            if not name.startswith("-"):
                self.ids.add(name)

    def has_message(self, message_id: str) -> bool:
        """Tell whether there is such a message, parsed or not."""
        return message_id in self.ids

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002  # Fluent's own signature
        """Find an entry by its name, whoever asks: a message that refers to another comes here, too."""
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        if name in self._unread:
            path, source = self._unread.pop(name)
            self._look_at(path, source)

    def _look_at(self, path: Path, source: str) -> None:
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, Junk):
                self._report(f"{path}: not Fluent: {(entry.content or '').strip().splitlines()[0]}")
        self.add_resource(resource)
