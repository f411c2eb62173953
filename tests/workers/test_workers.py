"""Work that is shared out comes out the same, whoever does it and whoever is lost meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import count, islice, repeat
from pathlib import Path

import pytest
from click.testing import CliRunner
from real_book import ROOT
from table import game

from poker_rulebook.cli.commands import rulebook
from poker_rulebook.measure import chances
from poker_rulebook.play.simulate import simulate
from poker_rulebook.workers import NoWorkers, workers

PYTHONPATH = (ROOT / "generator", ROOT / "tests" / "help", Path(__file__).parent)


HANDS = ROOT / "tests" / "history" / "hands"


def squared_unless_killed(task: tuple[int, str]) -> int:
    """A square; a worker that meets an empty file named in its task dies of it once."""
    number, fatal = task
    if fatal and Path(fatal).exists():
        Path(fatal).unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def always_killed(task: int) -> None:
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
        assert [0, 1, 4] == list(islice(share_out(squared_unless_killed, zip(numbers, repeat(""))), 3))
    assert next(numbers) < 100


def test_the_share_of_a_lost_process_is_done_again(tmp_path):
    fatal = tmp_path / "fatal"
    fatal.touch()
    with workers(2) as share_out:
        tasks = [(number, str(fatal) if number == 3 else "") for number in range(8)]
        assert [number * number for number in range(8)] == list(share_out(squared_unless_killed, tasks))
    assert not fatal.exists()


def test_work_that_kills_every_worker_is_given_up():
    with pytest.raises(NoWorkers, match="ended from outside"), workers(2) as share_out:
        list(share_out(always_killed, [1]))


@pytest.fixture
def cluster(tmp_path):
    """A Dask scheduler with two workers on this machine: its address, and the processes of the workers."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, PYTHONPATH))}
    dask, started = [sys.executable, "-m", "dask"], []

    def start(*words: str) -> subprocess.Popen[bytes]:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
        started.append(subprocess.Popen([*dask, *words], env=environment, **quiet))
        return started[-1]

    file = tmp_path / "scheduler.json"
    start("scheduler", "--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(file))
    options = ("--nthreads", "1", "--no-nanny", "--no-dashboard", "--scheduler-file", str(file))
    working = [start("worker", *options) for _ in range(2)]
    try:
        from distributed import Client

        with Client(scheduler_file=str(file), timeout=60) as client:
            client.wait_for_workers(2, timeout=60)
            yield client.scheduler.address, working
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


def test_a_cluster_gives_the_same_hands_although_a_worker_is_killed(cluster):
    address, working = cluster
    with workers(scheduler=address) as share_out:
        results = share_out(slow_part, [(game("razz").id, number) for number in range(6)])
        found = [next(results)]
        working[0].kill()
        found += results
    assert [slow_part(("razz", number)) for number in range(6)] == found


def slow_part(task: tuple[str, int]) -> tuple[int, int]:
    """Showdowns of a few hands; not so quick that a cluster has done them all before one of its workers is killed."""
    time.sleep(0.2)
    name, seed = task
    report = simulate(game(name), 60, 4, seed)
    return seed, report.counts["showdowns"]


def test_commands_answer_the_same_for_any_number_of_workers():
    said = [
        CliRunner().invoke(rulebook, ["simulate", "razz", "--hands", "1200", "--json", "--workers", number])
        for number in ("1", "2")
    ]
    first, second = ([line for line in found.output.split(",") if "seconds" not in line] for found in said)
    assert first == second and [0, 0] == [found.exit_code for found in said]


def test_a_scheduler_that_does_not_answer_is_told_in_words(monkeypatch):
    monkeypatch.setattr("poker_rulebook.workers.PATIENCE", 1)
    wrong = CliRunner().invoke(rulebook, ["simulate", "razz", "--scheduler", "tcp://127.0.0.1:9"])
    assert 1 == wrong.exit_code and "no Dask scheduler answers at tcp://127.0.0.1:9" in wrong.output
