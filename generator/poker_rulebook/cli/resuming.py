"""rulebook resume: a recorded hand, told as far as it goes, with what the rules allow now."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.book.problems import json_text
from poker_rulebook.cli.lines import dump, parsed
from poker_rulebook.cli.shared import LONGEST_LINE, book_option, complain, load_book, without_tracebacks

if TYPE_CHECKING:
    from poker_rulebook.play.hand import Hand
    from poker_rulebook.play.record import Resumed


A_RECORD = "a record is what 'rulebook deal GAME --format json' prints"


def print_records(hands: Sequence[Hand]) -> None:
    """One record as a document with an answer a line; several as one record a line."""
    from poker_rulebook.play.record import record

    for hand in hands:
        said = record(hand)
        click.echo(_by_lines(said) if len(hands) == 1 else json_text(said))


def _by_lines(said: dict[str, Any]) -> str:
    """A record as JSON, in which every answer has a line of its own."""
    lines = []
    for key, value in said.items():
        text = json_text(value)
        if key == "answers" and value:
            text = "[\n    " + ",\n    ".join(map(json_text, value)) + "\n  ]"
        lines.append(f"  {json_text(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}"


@click.command("resume", short_help="Goes on from a recorded hand.")
@click.argument("path", metavar="FILE", type=click.Path(path_type=Path, allow_dash=True))
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON document: seats, events, and who may do what."
)
@book_option
@without_tracebacks
def resume_command(path: Path, lang: str, as_json: bool, folder: Path | None) -> None:
    """Go on from a recorded hand: what has happened, who is to act, and which actions are legal.

    FILE is a record such as 'rulebook deal GAME --format json' prints, '-' for standard input. Answers that the
    rules do not allow are refused with their place. To go on, add an answer to the record and resume again.
    """
    from poker_rulebook.play.journal import standing
    from poker_rulebook.play.reading import InputError
    from poker_rulebook.play.record import resumed

    shown = "standard input" if str(path) == "-" else str(path)
    document = _document(path, shown)
    try:
        found = resumed(load_book(folder), document)
    except InputError as error:
        complain(f"{shown}: {str(error).removeprefix(': ')}", 1)
    if as_json:
        dump(standing(found.hand, found.names))
    else:
        _tell(found, lang)


def _document(path: Path, shown: str) -> Any:
    """The JSON of a file; a file that is none is one message."""
    with nullcontext(sys.stdin.buffer) if str(path) == "-" else path.open("rb") as stream:
        data = stream.read(LONGEST_LINE + 1)
    if len(data) > LONGEST_LINE:
        complain(f"{shown} has more than {LONGEST_LINE:,} bytes", 1)
    try:
        return parsed(data.decode("utf-8-sig"))
    except UnicodeDecodeError:
        complain(f"{shown} is not UTF-8 text", 1)
    except json.JSONDecodeError as error:
        complain(f"{shown}:{error.lineno}:{error.colno}: is not JSON: {error.msg}\n    hint: {A_RECORD}", 1)
    except RecursionError:
        complain(f"{shown} is not JSON: nested too deeply", 1)
    except ValueError as error:
        complain(f"{shown} {error}", 1)


def _tell(found: Resumed, lang: str) -> None:
    from poker_rulebook.cli.screen import console
    from poker_rulebook.cli.terminal import indented, styled
    from poker_rulebook.view.layouts import deal_told
    from poker_rulebook.view.story import hand_told, whose_turn

    screen, (hand, names) = console(), found
    game = hand.game
    screen.print(styled(game.name[lang], lang, "bold underline"))
    if game.open_face:
        told = deal_told(game, hand, names)
    else:
        told = hand_told(game, hand, hand.brought, names)
    if hand.decision:
        told.append(whose_turn(hand, names))
    for title, lines in told:
        screen.print(styled(title, lang, "bold"))
        for line in lines:
            screen.print(indented(line, lang))
