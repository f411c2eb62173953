"""rulebook deal, simulate: random hands, told and counted."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING

import click

from generator.cli.shared import (
    chosen_game,
    complain,
    counted,
    dump,
    game_options,
    sound_book,
    without_tracebacks,
)

if TYPE_CHECKING:
    from generator.book.model import Game

SEATS = click.option("--seats", type=click.IntRange(2, 10), help="Players; 6, or as many as the game allows.")


def _seats(game: Game, wanted: int | None) -> int:
    low, high = game.players
    seats = wanted or max(low, min(6, high))
    if not low <= seats <= high:
        complain(f"{game.id} is for {low} to {high} players, not {seats}", 2)
    return seats


@click.command("deal")
@click.argument("name", metavar="GAME")
@SEATS
@click.option("--seed", type=int, default=None, help="The same seed deals the same hand.")
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@click.option("--format", "form", type=click.Choice(["text"]), default="text", show_default=True)
@game_options
@without_tracebacks
def deal_command(
    name: str,
    seats: int | None,
    seed: int | None,
    lang: str,
    form: str,
    folder: Path | None,
    options: tuple[str, ...],
) -> None:
    """Play one random hand and tell it."""
    from rich.console import Console

    from generator.cli.terminal import styled
    from generator.play.simulate import random_hand, random_stacks
    from generator.play.stakes import usual_stakes
    from generator.view.phrases import phrases
    from generator.view.telling import told

    game = chosen_game(sound_book(folder), name, options)
    rng = random.Random(seed)
    stacks = random_stacks(_seats(game, seats), rng)
    hand = random_hand(game, usual_stakes(game), stacks, rng)
    console = Console(highlight=False)
    for title, lines in told(phrases(lang), game, hand, stacks):
        console.print(styled(title, lang, "bold"))
        for line in lines:
            console.print("  ", styled(line, lang), sep="")


@click.command("simulate")
@click.argument("name", metavar="GAME")
@click.option("--hands", type=click.IntRange(1), default=1000, show_default=True)
@SEATS
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@game_options
@without_tracebacks
def simulate_command(
    name: str,
    hands: int,
    seats: int | None,
    seed: int,
    as_json: bool,
    folder: Path | None,
    options: tuple[str, ...],
) -> None:
    """Random legal play: chips and cards must be conserved, and every pot awarded."""
    from generator.play.simulate import Violation, simulate

    game = chosen_game(sound_book(folder), name, options)
    try:
        report = simulate(game, hands, _seats(game, seats), seed)
    except Violation as error:
        complain(str(error), 1)
    shares = {
        share: {kind: counts[kind] for kind in ("won", "split", "unqualified")}
        for share, counts in report.outcomes.items()
    }
    if as_json:
        dump({
            "game": report.game, "hands": report.hands, "seats": report.seats, "seed": report.seed,
            "seconds": round(report.seconds, 3), "showdowns": report.showdowns, "shares": shares, "violations": 0,
        })  # fmt: skip
        return
    rate = report.hands / max(report.seconds, 1e-9)
    click.echo(
        f"{report.game}: {counted(report.hands, 'hand')} with {report.seats} seats, seed {report.seed}"
    )
    click.echo(
        f"  {report.seconds:.2f} s, {rate:,.0f} hands a second; {counted(report.showdowns, 'showdown')}"
    )
    for share, counts in shares.items():
        parts = ", ".join(f"{kind} {n / max(1, report.showdowns):.1%}" for kind, n in counts.items() if n)
        click.echo(f"  {share}: {parts}")
    click.echo("  chips and cards conserved in every hand")
