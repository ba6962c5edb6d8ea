"""Streams of input at random, at the whole table page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication

from tests.qt.scenes.restless import Restless
from tests.qt.scenes.restless_others import RestlessBasic, RestlessBench, RestlessTarot

POSITIONS = ("restless", "restless-first")
OTHERS = (
    ("basic", RestlessBasic, "taken"),
    ("carousel", RestlessBench, "four"),
    ("tarot-four", RestlessTarot, "4"),
    ("tarot-five", RestlessTarot, "5"),
)
"""The other games, with a person for each page, with the position to sit down at."""
DEEDS = (
    *("press", "move", "release", "double", "click", "right", "verb", "verb", "choose", "others", "others"),
    *("drag", "drag", "drag", "throw", "throw"),
    *("key", "hold", "wheel", "resize", "language", "leave", "wait"),
)
"""What is done, the commoner the more often."""
STREAMS = st.lists(st.tuples(st.sampled_from(DEEDS), st.integers(0, 999), st.integers(0, 999)), min_size=8, max_size=24)


@pytest.fixture(scope="module")
def restless(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Restless]:
    """Give a restless person, at one page for all streams."""
    person = Restless(Path(tmp_path_factory.mktemp("restless")))
    yield person
    person.rest()
    person.page.leave()
    person.page.close()


def play(person: Restless, position: str, stream: list[tuple[str, int, int]]) -> None:
    """Let a stream of input come; the cards are counted after each deed, then once all is at rest."""
    person.sit_down(position)
    for what, a, b in stream:
        person.do(what, a, b)
    person.rest()


ALWAYS_THE_SAME = settings(
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),  # a stream is not made shorter: at a whole page that takes too long
    suppress_health_check=list(HealthCheck),
)


HELD_TOO_LONG = [
    ("language", 363, 552),
    ("drag", 369, 190),
    ("move", 170, 694),
    ("right", 127, 244),
    ("move", 170, 694),
    ("move", 151, 0),
    ("hold", 930, 50),
    ("press", 127, 999),
    ("language", 430, 0),
    ("choose", 0, 332),
    ("language", 742, 589),
    ("hold", 73, 571),
]
"""The press on a card lasts until that card has been laid: no menu can open there."""


@settings(ALWAYS_THE_SAME, max_examples=200)
@example(position="restless-first", stream=HELD_TOO_LONG)
@given(position=st.sampled_from(POSITIONS), stream=STREAMS)
def test_no_stream_of_input_loses_a_card_or_makes_two_moves(
    restless: Restless, position: str, stream: list[tuple[str, int, int]]
) -> None:
    """Whatever comes in whatever order: never a lost, doubled or ghost card, never a second move for one deed."""
    play(restless, position, stream)


@pytest.fixture(scope="module", params=OTHERS, ids=lambda each: each[0])
def other(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Restless, str]]:
    """Give a restless person at another game, with the position to sit down at."""
    name, kind, position = request.param
    person = kind(Path(tmp_path_factory.mktemp(name)), position)
    yield person, position
    person.rest()
    person.page.leave()
    person.page.close()


@settings(ALWAYS_THE_SAME, max_examples=12)
@given(stream=STREAMS)
def test_no_stream_of_input_loses_a_card_at_the_other_games(
    other: tuple[Restless, str], stream: list[tuple[str, int, int]]
) -> None:
    """The same at each of the other games, in its own window: bench, auction, sheets among them."""
    person, position = other
    play(person, position, stream)


@pytest.mark.long
@settings(ALWAYS_THE_SAME, max_examples=10_000)
@given(position=st.sampled_from(POSITIONS), stream=STREAMS)
def test_ten_thousand_streams_of_input(restless: Restless, position: str, stream: list[tuple[str, int, int]]) -> None:
    """The same, ten thousand times; alone by `python -m pytest -m long tests/qt/scenes/test_streams.py`."""
    play(restless, position, stream)
