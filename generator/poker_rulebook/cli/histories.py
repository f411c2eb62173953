"""rulebook replay, simulate: hand histories played again, and many random hands, counted and kept as such files."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix
from poker_rulebook.book.problems import Problem, json_text
from poker_rulebook.cli.hands import no_rows, seats_at, seats_option
from poker_rulebook.cli.shared import (
    FILE,
    chosen_game_or_mix,
    complain,
    counted,
    dump,
    game_options,
    json_option,
    opened,
)
from poker_rulebook.cli.working import progress_option, worker_options
from poker_rulebook.history import reading, verdicts
from poker_rulebook.history.notation import Games
from poker_rulebook.history.writing import history
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.simulate import Observer, Report, Violation, simulate, simulate_mix
from poker_rulebook.progress import Progress

if TYPE_CHECKING:
    from poker_rulebook.workers import ShareOut


@click.command("replay")
@click.argument("files", metavar="FILE...", nargs=-1)
@click.option("--jsonl", "as_jsonl", is_flag=True, help="One JSON value a hand.")
@game_options
def replay_command(files: tuple[str, ...], as_jsonl: bool, book: Book, choices: dict[str, str]) -> None:
    """Play hand histories (.phh, .phhs) again, action by action; `-` or no FILE reads standard input.

    Says where a file and the rules part: an action that is not possible, with the state of the table, or other
    stacks in the end. How a room plays what a file does not say is an --option, such as raise-cap=five.
    """
    hands = failed = 0
    before = None
    for verdict in _verdicts(Games(book), files or ("-",), choices):
        hands += (verdict.file, verdict.hand) != before  # a hand with several mistakes has a verdict for each
        failed += verdict.matches is False
        before = verdict.file, verdict.hand
        click.echo(json_text(verdicts.as_json(verdict)) if as_jsonl else verdicts.as_text(verdict))
    if not as_jsonl:
        click.echo(f"{counted(hands, 'hand')}, {counted(failed, 'problem')}", err=bool(failed))
    if failed:
        raise SystemExit(1)


def _verdicts(
    games: Games, files: tuple[str, ...], choices: dict[str, str]
) -> Iterator[verdicts.HandVerdict]:
    for file in files:
        try:
            with opened(file) as content:
                for name, record in reading.hands(games, file, content, choices):
                    if isinstance(record, list):
                        yield from verdicts.of_problems(file, name, record)
                    else:
                        yield verdicts.verdict(games, record)
        except reading.UnreadableHistory as error:
            yield from verdicts.of_problems(file, "", [error.problem])
        except OSError as error:
            message = f"cannot be read: {error.strerror or error}"
            yield from verdicts.of_problems(file, "", [Problem(file, 1, 1, "file", message)])


@click.command("simulate")
@click.argument("name", metavar="GAME")
@click.option("--hands", type=click.IntRange(1), default=1000, show_default=True)
@seats_option
@click.option("--seed", type=int, default=1, show_default=True)
@json_option
@click.option("--out", type=FILE, help="Write the hands as hand histories (.phhs).")
@worker_options(1)
@progress_option
@game_options
def simulate_command(
    name: str,
    hands: int,
    seats: int | None,
    seed: int,
    as_json: bool,
    out: Path | None,
    share_out: ShareOut,
    progress: Progress,
    book: Book,
    choices: dict[str, str],
) -> None:
    """Random legal play: chips and cards must be conserved, and every pot awarded.

    The games of a mix take turns, as long as the hands last. Deals of an open-face game follow each other, so that
    Fantasyland is played, too; their points must add up to zero.

    The hands of a seed are the same however many workers play them.
    """
    chosen = chosen_game_or_mix(book, name, choices)
    seated = seats_at(chosen, seats)
    if out and not isinstance(chosen, Mix):
        no_rows(chosen)
    with _written(out) if out else nullcontext() as each:
        try:
            if isinstance(chosen, Mix):
                played = simulate_mix(chosen, hands, seated, seed, each, share_out, progress)
                progress.clear()
                _tell_mix(chosen, played, hands, seated, seed, as_json)
            else:
                report = simulate(chosen, hands, seated, seed, each, share_out, progress)
                progress.clear()
                dump(_as_json(report)) if as_json else _tell(report)
        except Violation as error:
            complain(str(error), 1)


@contextmanager
def _written(path: Path) -> Iterator[Observer]:
    """What writes hands into a file as they are played, each under its number."""
    numbers = count(1)
    with path.open("w", encoding="utf-8", newline="\n") as file:

        def write(hand: Hand) -> None:
            number = next(numbers)
            file.write(("\n" if number > 1 else "") + history(hand, str(number)))

        yield write


def _tell_mix(mix: Mix, reports: dict[str, Report], hands: int, seats: int, seed: int, as_json: bool) -> None:
    if as_json:
        played = [{"id": id_, **_as_json(report)} for id_, report in reports.items()]
        seconds = round(sum(report.seconds for report in reports.values()), 3)
        dump({"mix": mix.id, "hands": hands, "seats": seats, "seed": seed, "seconds": seconds,
              "games": played, "violations": 0})  # fmt: skip
        return
    click.echo(f"{mix.id}: {counted(hands, 'hand')} of {counted(len(reports), 'game')}")
    labels = {part.id: part.label for part in mix.games}
    for id_, report in reports.items():
        _tell(report, f"{labels[id_]}  ")


def _as_json(report: Report) -> dict[str, Any]:
    said = {name: getattr(report, name) for name in ("game", "hands", "seats", "seed")}
    said |= {"seconds": round(report.seconds, 3), **report.counts}
    if report.outcomes:
        shares = report.outcomes.items()
        said["shares"] = {share: {kind: counts[kind] for kind in KINDS} for share, counts in shares}
    return said | {"violations": 0}


KINDS = ("won", "split", "unqualified")


def _tell(report: Report, lead: str = "") -> None:
    """A report in words. lead    stands before the name of the game"""
    unit, of_what = ("hand", "showdown") if report.outcomes else ("deal", "layout")
    n = report.counts[f"{of_what}s"]
    rate = report.hands / max(report.seconds, 1e-9)
    played = f"{counted(report.hands, unit)} with {report.seats} seats, seed {report.seed}"
    click.echo(f"{lead}{report.game}: {played}")
    click.echo(f"  {report.seconds:.2f} s, {rate:,.0f} {unit}s a second; {counted(n, of_what)}")
    for share, counts in report.outcomes.items():
        parts = (f"{kind} {counts[kind] / max(1, n):.1%}" for kind in KINDS if counts[kind])
        click.echo(f"  {share}: {', '.join(parts)}")
    if report.outcomes:
        click.echo("  chips and cards conserved in every hand")
        return
    royalties = f"royalties {report.counts['royalties'] / report.hands:.2f} points a deal"
    fouls, there = (report.counts[name] / n for name in ("fouls", "fantasyland"))
    click.echo(f"  fouls {fouls:.1%}, in Fantasyland {there:.1%}, {royalties}")
    click.echo("  points add up to zero and cards conserved in every deal")
