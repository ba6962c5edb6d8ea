"""The course of one move of Playroom Rummy."""

from __future__ import annotations

from dataclasses import replace

from cardtable.games.playroom.facts import Entry, Fact
from cardtable.games.playroom.state import State
from cardtable.rummy import course


class Course(course.Course[State, Fact]):
    """Carry a round through a move, its score sheet included."""

    def enter(self, *entries: Entry) -> None:
        """Enter points on the score sheet."""
        self.state = replace(self.state, entries=self.state.entries + entries)
