"""Each way to play by a name is a table that can be dealt."""

from __future__ import annotations

import pytest

from cardtable.games.playroom.options import Options
from cardtable.games.playroom.presets import PRESETS, Preset
from cardtable.kernel.options import read_options

BY_ID = {preset.id: preset for preset in PRESETS}


@pytest.mark.parametrize("preset", PRESETS, ids=BY_ID)
def test_a_preset_is_made_of_options_that_go_together(preset: Preset) -> None:
    """Whatever it leaves out takes its default."""
    assert isinstance(read_options(Options, preset.options), Options)


def test_the_first_game_is_the_game_as_it_comes() -> None:
    """It changes nothing."""
    assert (read_options(Options, PRESETS[0].options), PRESETS[0].id) == (Options(), "first-game")


def test_as_playroom_takes_nothing_back_and_keeps_the_order_of_entry() -> None:
    """Playroom knows no take-back, and there cards lie as they were entered."""
    preset = BY_ID["as-playroom"]
    assert (read_options(Options, preset.options).take_back, preset.strict_order) == (False, True)


def test_a_quick_game_goes_to_a_third_of_the_limit() -> None:
    """The usual limit is 1000."""
    assert read_options(Options, BY_ID["quick"].options).score_limit == 330
