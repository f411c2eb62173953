"""rulebook replay: hand histories played again; and the hand histories of deal and simulate."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import click

from poker_rulebook.book.problems import json_text
from poker_rulebook.cli.shared import (
    complain,
    counted,
    game_options,
    load_book,
    options_given,
    without_tracebacks,
)

if TYPE_CHECKING:
    from poker_rulebook.book.model import Game
    from poker_rulebook.history.variants import Games
    from poker_rulebook.history.verdicts import Verdict
    from poker_rulebook.play.hand import Hand

STANDARD_INPUT = "-"


@click.command("replay", short_help="Hand histories played again.")
@click.argument("files", metavar="FILE...", nargs=-1)
@click.option("--jsonl", "as_jsonl", is_flag=True, help="One JSON value a hand.")
@game_options
@without_tracebacks
def replay_command(
    files: tuple[str, ...], as_jsonl: bool, folder: Path | None, options: tuple[str, ...]
) -> None:
    """Play hand histories (.phh, .phhs) again, action by action; `-` or no FILE reads standard input.

    Says where a file and the rules part: an action that is not possible, with the state of the table, or other
    stacks in the end. How a room plays what a file does not say is an --option, such as raise-cap=five.
    """
    from poker_rulebook.history.variants import Games
    from poker_rulebook.history.verdicts import as_json, as_text

    games, choices = Games(load_book(folder)), options_given(options)
    hands = failed = 0
    before = None
    for verdict in _verdicts(games, files or (STANDARD_INPUT,), choices):
        hands += (verdict.file, verdict.hand) != before  # a hand with several mistakes has a verdict for each
        failed += verdict.matches is False
        before = verdict.file, verdict.hand
        click.echo(json_text(as_json(verdict)) if as_jsonl else as_text(verdict))
    if not as_jsonl:
        click.echo(f"{counted(hands, 'hand')}, {counted(failed, 'problem')}", err=bool(failed))
    if failed:
        raise SystemExit(1)


def _verdicts(games: Games, files: tuple[str, ...], choices: dict[str, str]) -> Iterator[Verdict]:
    from poker_rulebook.book.problems import Problem
    from poker_rulebook.history.reading import Unreadable, hands
    from poker_rulebook.history.verdicts import of_problems, verdict

    for file in files:
        try:
            with _opened(file) as content:
                for name, record in hands(games, file, content, choices):
                    if isinstance(record, list):
                        yield from of_problems(file, name, record)
                    else:
                        yield verdict(games, record)
        except Unreadable as error:
            yield from of_problems(file, "", [error.problem])
        except OSError as error:
            message = f"cannot be read: {error.strerror or error}"
            yield from of_problems(file, "", [Problem(file, 1, 1, "file", message)])


def _opened(file: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if file == STANDARD_INPUT else Path(file).open("rb")


def no_rows(game: Game) -> None:
    """The end where a game has no chips in a pot, and so no hand history."""
    if game.open_face:
        complain(f"{game.id} has no betting: hand histories are of games with chips in a pot", 2)


class Histories:
    """A file of hand histories, written hand by hand as they are played."""

    def __init__(self, path: Path):
        self.path, self.written = path, 0
        self._file = path.open("w", encoding="utf-8", newline="\n")

    def add(self, hand: Hand, stacks: list[int]) -> None:
        from poker_rulebook.history.writing import history

        self.written += 1
        self._file.write(("\n" if self.written > 1 else "") + history(hand, stacks, str(self.written)))

    def __enter__(self) -> Histories:
        return self

    def __exit__(self, *why: Any) -> None:
        self._file.close()
