"""The sounds in the house are those their program makes."""

from __future__ import annotations

import io
import wave
from array import array
from pathlib import Path
from typing import Final

import pytest

import draw_sounds
from cardtable.qt import resources

FULL: Final = 32767
RECORDINGS: Final = draw_sounds.recordings()


def samples(recording: bytes) -> tuple[wave._wave_params, array[int]]:
    """Read a recording: how it was made, how far each sample swings."""
    with wave.open(io.BytesIO(recording)) as file:
        return file.getparams(), array("h", file.readframes(file.getnframes()))


def kept() -> dict[str, Path]:
    """Find the recordings that are kept in the house."""
    return {path.stem: path for path in resources.path("sounds").glob("*.wav")}


def test_none_is_missing_none_is_left_over() -> None:
    """The folder holds what the program makes, nothing else."""
    assert kept().keys() == RECORDINGS.keys()


@pytest.mark.parametrize("name", RECORDINGS)
def test_sounds_are_made_again_the_same(name: str) -> None:
    """No recording was changed by hand; another system's sine may differ in the last digit, which is one step."""
    made, heard = samples(RECORDINGS[name]), samples(kept()[name].read_bytes())
    assert heard[0] == made[0]
    assert max(abs(mine - theirs) for mine, theirs in zip(heard[1], made[1], strict=True)) <= 1


@pytest.mark.parametrize("name", RECORDINGS)
def test_sounds_are_short_quiet_without_a_click(name: str) -> None:
    """A second and a half at most, half of full strength at most, from silence to silence."""
    how, heard = samples(RECORDINGS[name])
    assert how.nframes / how.framerate <= 1.5
    assert 0.2 * FULL <= max(map(abs, heard)) <= 0.5 * FULL + 1
    assert abs(heard[0]) + abs(heard[-1]) < 0.01 * FULL


def test_all_sounds_together_are_small() -> None:
    """A million bytes at most."""
    assert sum(map(len, RECORDINGS.values())) <= 1_000_000


@pytest.mark.parametrize("name", draw_sounds.FROM_A_SEAT)
def test_a_sound_from_the_side_is_whole_for_one_ear_alone(name: str) -> None:
    """The near ear hears the sound itself, the far one the same, weaker; mixed into one nothing is lost."""
    _, middle = samples(RECORDINGS[name])
    _, left = samples(RECORDINGS[f"{name}-left"])
    _, right = samples(RECORDINGS[f"{name}-right"])
    assert (left[0::2], right[1::2]) == (middle, middle)
    assert left[1::2] == right[0::2]
    assert max(map(abs, left[1::2])) == pytest.approx(draw_sounds.FAR * max(map(abs, middle)), abs=1)


def test_no_two_sounds_are_alike() -> None:
    """Each event is told apart by its sound."""
    middles = [recording for name, recording in RECORDINGS.items() if not name.endswith(("-left", "-right"))]
    assert len(set(middles)) == len(middles)
