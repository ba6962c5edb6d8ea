"""Options, declared once."""

from __future__ import annotations

import pytest

from cardtable.games.playroom.options import DiscardMode, Options
from cardtable.kernel.options import Limits, OptionsError, option_fields, read_options, write_options


def test_fields_stand_in_the_order_of_the_declaration() -> None:
    """The order of the declaration is the order on screen."""
    assert [field.name for field in option_fields(Options)][:3] == ["discard_mode", "elimination", "round_to_five"]


def test_a_number_option_knows_its_limits() -> None:
    """The first meld goes from 15 to 90, the score limit may be 0 for none."""
    fields = {field.name: field for field in option_fields(Options)}
    assert fields["first_meld"].limits == Limits(15, 90)
    assert fields["score_limit"].limits == Limits(50, 10000, none=True)


def test_a_choice_option_knows_its_values() -> None:
    """The discard modes are four."""
    fields = {field.name: field for field in option_fields(Options)}
    assert fields["discard_mode"].values == ("none", "mandatory", "single", "multi")


def test_what_is_left_out_takes_its_default() -> None:
    """Nothing chosen is the table of a first game."""
    assert read_options(Options, {}) == Options()


def test_the_score_limit_is_lower_in_elimination() -> None:
    """PR-Q54: 1000 points, with elimination 500, unless a limit is chosen."""
    assert read_options(Options, {"elimination": "on"}).score_limit == 500
    assert read_options(Options, {"elimination": "on", "score_limit": "700"}).score_limit == 700


def test_written_options_read_back() -> None:
    """Each option is written as on, off, a number or a word."""
    options = Options(discard_mode=DiscardMode.MULTI, take_back=False, first_meld=51)
    assert write_options(options)["take_back"] == "off"
    assert read_options(Options, write_options(options)) == options


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ({"jokers": "3"}, "there is no option jokers"),
        ({"first_meld": "14"}, "first_meld=14: 15 to 90"),
        ({"first_meld": "many"}, "first_meld=many: 15 to 90"),
        ({"score_limit": "49"}, "score_limit=49: 0 or 50 to 10000"),
        ({"discard_mode": "double"}, "discard_mode=double: one of none, mandatory, single, multi"),
        ({"elimination": "yes"}, "elimination=yes: on or off"),
        ({"score_limit": "0"}, "one of the two must end the game"),
    ],
)
def test_a_wrong_option_is_refused_with_what_may_stand_there(written: dict[str, str], sentence: str) -> None:
    """The sentence names the option and its range."""
    with pytest.raises(OptionsError, match=sentence):
        read_options(Options, written)
