"""The command that measures the computer's players."""

from __future__ import annotations

import json

import pytest

from cardtable.cli.bench import percentiles
from tests.kit.commands import run_command


def test_every_row_of_the_players_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    """The last line holds the rows under the names of cli.md."""
    assert run_command("bench", "--only", "solver", "partition", "rummy", "--count", "2", "--json") == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {"solver", "partition", "rummy"} == set(found)
    assert {"2", "3", "4"} == set(found["solver"])
    assert {"p50", "p95", "max", "exact", "fewest"} == set(found["solver"]["2"])
    assert found["solver"]["2"]["exact"] == 1.0
    assert found["rummy"]["games_per_second"] > 0
    assert found["rummy"]["decisions_per_second"] > found["rummy"]["games_per_second"]


def test_one_row_can_be_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """`--only` names rows."""
    assert run_command("bench", "--only", "partition", "--count", "3", "--json") == 0
    found = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert {"partition"} == set(found)


def test_an_unknown_row_is_wrong_usage(capsys: pytest.CaptureFixture[str]) -> None:
    """Wrong usage ends with 2."""
    with pytest.raises(SystemExit) as ended:
        run_command("bench", "--only", "weather")
    assert ended.value.code == 2
    assert "weather" in capsys.readouterr().err


def test_percentiles_are_values_that_were_measured() -> None:
    """The median, the one that 95 in 100 do not exceed, the greatest."""
    assert percentiles([float(each) for each in range(101)]) == {"p50": 50.0, "p95": 95.0, "max": 100.0}
