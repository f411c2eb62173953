"""What is left for the night is left out by day and nowhere lost, and a failed test says how it is run again."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from types import SimpleNamespace

import pytest
from nights import AT_NIGHT, amount, some_by_day
from real_book import ROOT

TEST = "tests/paper/test_printing.py::test_any_games_have_a_sheet"


@pytest.mark.parametrize(("night", "games"), [("", 2), ("1", 3)])
def test_by_day_a_test_takes_fewer_parameters(night, games):
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-p", "no:cacheprovider", TEST]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"NIGHTLY": night}, capture_output=True, text=True
    )
    assert games == done.stdout.count(f"{TEST}["), done.stdout + done.stderr


def test_a_parameter_that_is_not_tried_by_day_is_marked_for_the_night():
    every = some_by_day(["en", "ja", "bilingual"], by_day=["en", "ja"])
    assert ["en", "ja"] == every[:2]
    assert ("bilingual",) == every[2].values and ["nightly"] == [mark.name for mark in every[2].marks]


def test_an_amount_is_that_of_the_environment_if_it_says_one(monkeypatch):
    monkeypatch.delenv("TRIED", raising=False)
    assert (100 if AT_NIGHT else 2) == amount("TRIED", by_day=2, at_night=100)
    monkeypatch.setenv("TRIED", "7")
    assert 7 == amount("TRIED", by_day=2, at_night=100)


def test_a_failed_test_is_told_with_the_command_that_runs_it_again_and_of_many_the_first_ten(request):
    ours, lines = request.config.pluginmanager.get_plugin(str(ROOT / "tests" / "conftest.py")), []
    failed = [SimpleNamespace(nodeid=f"tests/web/test_a.py::test_b[{number} of all]") for number in range(12)]
    broken = SimpleNamespace(nodeid="tests/web/test_c.py::test_d")
    reporter = SimpleNamespace(stats={"failed": failed[:3]}, section=lambda title: None, line=lines.append)
    ours.pytest_terminal_summary(SimpleNamespace(**vars(reporter) | {"stats": {}}))
    assert [] == lines
    reporter.stats["error"] = [broken]
    ours.pytest_terminal_summary(reporter)
    assert [*(it.nodeid for it in failed[:3]), broken.nodeid] == [shlex.split(line)[-1] for line in lines]
    assert all("-m pytest" in line for line in lines)
    lines.clear()
    ours.pytest_terminal_summary(SimpleNamespace(**vars(reporter) | {"stats": {"failed": failed}}))
    assert 10 == len(lines)
