"""What the sounds of the table are made of: wood, bells, paper."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

RATE: Final = 22050
"""Samples a second."""
ATTACK: Final = 0.002
"""How many seconds a struck note takes to its full strength: less would click."""
AUDIBLE: Final = 0.02
"""The part of its strength at which a note is left to fade."""
THUMP: Final = 0.03
"""How many seconds the table trembles under a card."""

Samples = list[float]


class Partial(NamedTuple):
    """One of the tones that sound together in a struck thing: its pitch and strength against the lowest, its ring."""

    ratio: float
    level: float
    decay: float


MARIMBA: Final = (Partial(1, 1, 0.085), Partial(3.93, 0.22, 0.03), Partial(9.2, 0.05, 0.012))
BELL: Final = (Partial(1, 1, 0.17), Partial(2, 0.3, 0.12), Partial(3.01, 0.12, 0.07), Partial(4.17, 0.06, 0.04))
CHIME: Final = (Partial(1, 1, 0.075), Partial(2, 0.3, 0.06), Partial(3.01, 0.15, 0.04), Partial(5.4, 0.06, 0.02))
WOOD: Final = (Partial(1, 1, 0.024), Partial(1.58, 0.5, 0.016), Partial(2.41, 0.3, 0.009), Partial(3.7, 0.15, 0.005))
REED: Final = (Partial(1, 1, 0.1), Partial(2, 0.5, 0.08), Partial(3, 0.3, 0.06), Partial(5, 0.12, 0.03))


def struck(partials: Sequence[Partial], pitch: float, level: float = 1.0) -> Samples:
    """Strike a thing of these partials; `pitch` in Hz is that of the lowest."""
    count = _length(max(partial.decay for partial in partials))
    tones = [(math.tau * pitch * each.ratio / RATE, each.level * level, each.decay * RATE) for each in partials]
    return [
        _edges(at, count) * sum(part * math.sin(step * at) * math.exp(-at / ring) for step, part, ring in tones)
        for at in range(count)
    ]


def swish(seconds: float, dark: float, bright: float, level: float = 1.0) -> Samples:
    """Let paper slide over paper; what is heard of it rises from `dark` to `bright`, both in Hz."""
    count = round(RATE * seconds)
    heard: Samples = []
    low = lower = 0.0
    for at, grain in zip(range(count), _grains(), strict=False):
        along = at / count
        low += _share(dark + (bright - dark) * along) * (grain - low)
        lower += _share(dark / 2) * (low - lower)
        heard.append(level * math.sin(math.pi * along) ** 2 * (low - lower))
    return heard


def slap(bright: float, decay: float, level: float = 1.0) -> Samples:
    """Let a card fall flat on the felt: a short rustle up to `bright` Hz over a soft thump."""
    count = _length(max(decay, THUMP))
    heard: Samples = []
    low = 0.0
    for at, grain in zip(range(count), _grains(), strict=False):
        low += _share(bright) * (grain - low)
        rustle = low * math.exp(-at / (decay * RATE))
        thump = 0.5 * math.sin(math.tau * 120 * at / RATE) * math.exp(-at / (THUMP * RATE))
        heard.append(level * _edges(at, count) * (rustle + thump))
    return heard


def together(*parts: tuple[float, Samples]) -> Samples:
    """Play parts that begin after so many seconds as one."""
    begun = [(round(after * RATE), part) for after, part in parts]
    heard = [0.0] * max(start + len(part) for start, part in begun)
    for start, part in begun:
        for at, sample in enumerate(part, start):
            heard[at] += sample
    return heard


def as_loud_as(loudness: float, samples: Samples) -> Samples:
    """Bring the loudest sample to `loudness`, out of 1."""
    peak = max(abs(sample) for sample in samples)
    return [sample * loudness / peak for sample in samples]


def _length(decay: float) -> int:
    """Count the samples until a note has faded."""
    return round(RATE * decay * -math.log(AUDIBLE))


def _edges(at: int, count: int) -> float:
    """Give the strength that keeps a note from clicking where it begins or ends."""
    return min(1.0, at / (ATTACK * RATE)) * (1 - at / count)


def _grains() -> Iterator[float]:
    """Give noise between -1 and 1 that is the same on every system."""
    seed = 20061
    while True:
        seed = (seed * 1103515245 + 12345) % 2**31
        yield seed / 2**30 - 1


def _share(pitch: float) -> float:
    """Give the weight of a new sample in a filter that lets through what lies under `pitch` Hz."""
    return 1 - math.exp(-math.tau * pitch / RATE)
