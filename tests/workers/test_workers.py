"""Work that is shared out comes out the same, whoever does it."""

from __future__ import annotations

import os
import signal
from itertools import count, islice

import pytest
from click.testing import CliRunner
from real_book import ROOT
from table import game

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.measure import chances
from poker_rulebook.play.simulate import simulate
from poker_rulebook.workers import NoWorkers, workers

HANDS = ROOT / "tests" / "history" / "hands"


def squared(number: int) -> int:
    return number * number


def killed(task: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


@pytest.mark.parametrize("number", [1, 2])
def test_the_hands_of_a_seed_are_the_same_for_any_number_of_workers(number):
    with workers(number) as share_out:
        report = simulate(game("razz"), 1_200, 6, 7, share_out=share_out)
    expected = simulate(game("razz"), 1_200, 6, 7)
    assert (report.counts["showdowns"], report.outcomes) == (expected.counts["showdowns"], expected.outcomes)


def test_chances_are_the_same_for_any_number_of_workers():
    games = [game("razzdugi"), game("reno-straight")]
    with workers(2) as share_out:
        assert list(chances.measured(games, share_out, 60)) == list(chances.measured(games, map, 60))


def test_hand_histories_are_answered_alike_and_in_order_by_any_number_of_workers():
    files = [str(path) for path in sorted(HANDS.iterdir())]
    alone, shared = (
        CliRunner().invoke(rulebook, ["replay", *files, "none.phh", f"--workers={number}"])
        for number in (1, 2)
    )
    assert "none.phh" in alone.stdout
    assert (alone.exit_code, alone.stdout) == (shared.exit_code, shared.stdout)


def test_no_more_tasks_are_read_than_keep_the_workers_busy():
    numbers = count()
    with workers(2) as share_out:
        assert [0, 1, 4] == list(islice(share_out(squared, numbers), 3))
    assert next(numbers) < 100


def test_work_whose_process_is_ended_from_outside_is_given_up():
    with pytest.raises(NoWorkers, match="ended from outside"), workers(2) as share_out:
        list(share_out(killed, [1]))


def test_commands_answer_the_same_for_any_number_of_workers():
    said = [
        CliRunner().invoke(rulebook, ["simulate", "razz", "--hands", "1200", "--json", "--workers", number])
        for number in ("1", "2")
    ]
    first, second = ([line for line in found.output.split(",") if "seconds" not in line] for found in said)
    assert first == second and [0, 0] == [found.exit_code for found in said]
