"""rulebook deal, simulate: random hands, told and counted."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.cli.lines import dump
from poker_rulebook.cli.resuming import print_records
from poker_rulebook.cli.screen import console
from poker_rulebook.cli.shared import (
    chosen_game_or_mix,
    complain,
    counted,
    game_options,
    load_book,
    without_tracebacks,
)

if TYPE_CHECKING:
    from poker_rulebook.book.mix import Mix, MixedGame
    from poker_rulebook.book.model import Game
    from poker_rulebook.play.hand import Hand
    from poker_rulebook.play.simulate import Report
    from poker_rulebook.play.simulate_rows import RowsReport

SEATS = click.option("--seats", type=click.IntRange(2, 10), help="Players; 6, or as many as the game allows.")


def _seats(game: Game | Mix, wanted: int | None) -> int:
    low, high = game.players
    seats = wanted or max(low, min(6, high))
    if not low <= seats <= high:
        complain(f"{game.id} is for {low} to {high} players, not {seats}", 2)
    return seats


@click.command("deal", short_help="One random hand, told.")
@click.argument("name", metavar="GAME")
@SEATS
@click.option("--seed", type=int, default=None, help="The same seed deals the same hand.")
@click.option("--game", "number", type=click.IntRange(1), help="Of a mix: only the game with this number.")
@click.option("--lang", type=click.Choice(["en", "ja"]), default="en", show_default=True)
@click.option(
    "--format",
    "form",
    type=click.Choice(["text", "json", "phh"]),
    default="text",
    show_default=True,
    help="json: a record that 'rulebook resume' reads; phh: a hand history that 'rulebook replay' reads.",
)
@game_options
@without_tracebacks
def deal_command(
    name: str,
    seats: int | None,
    seed: int | None,
    number: int | None,
    lang: str,
    form: str,
    folder: Path | None,
    options: tuple[str, ...],
) -> None:
    """Play one random hand and tell it; of a mix, one hand of each game in order.

    With --format json the hand is a record: the order of the deck, and every answer. Take answers away from its
    end, or write others, and 'rulebook resume' goes on from there. Of a mix there is one record a line.
    """
    from poker_rulebook.book.mix import Mix
    from poker_rulebook.cli.terminal import styled
    from poker_rulebook.view.phrases import phrases

    chosen, rng = chosen_game_or_mix(load_book(folder), name, options), random.Random(seed)
    screen, seated = console(), _seats(chosen, seats)
    if not isinstance(chosen, Mix) and number:
        complain(f"{chosen.id} is one game: --game is for mixes", 2)
    parts = _parts(chosen, number) if isinstance(chosen, Mix) else ()
    dealt = [part.game for part in parts] or [chosen]
    if form == "phh":
        _write_hands(dealt, seated, rng)
        return
    if form == "json":
        print_records([_recordable(game, seated, rng) for game in dealt])
        return
    if not parts:
        _tell_hand(screen, chosen, seated, rng, lang)
        return
    say = phrases(lang)
    for part in parts:
        limit = say.say(f"limit-{part.game.limit}")
        screen.print(styled(f"{part.label}  {part.game.name[lang]}  {limit}", lang, "bold underline"))
        _tell_hand(screen, part.game, seated, rng, lang)
        screen.print()


def _parts(mix: Mix, number: int | None) -> tuple[MixedGame, ...]:
    if number is None:
        return mix.games
    if number > len(mix.games):
        complain(f"{mix.id} has {len(mix.games)} games, not {number}", 2)
    return (mix.games[number - 1],)


def _write_hands(games: list[Game], seats: int, rng: random.Random) -> None:
    """One random hand of each game as a hand history; several under their numbers."""
    from poker_rulebook.cli.histories import no_rows
    from poker_rulebook.history.writing import history
    from poker_rulebook.play.simulate import random_hand, random_stacks
    from poker_rulebook.play.stakes import usual_stakes

    for game in games:
        no_rows(game)
    for number, game in enumerate(games, 1):
        stacks = random_stacks(seats, rng)
        hand = random_hand(game, usual_stakes(game), list(stacks), rng)
        click.echo(history(hand, stacks, str(number) if len(games) > 1 else ""), nl=number < len(games))


def _tell_hand(screen: Any, game: Game, seats: int, rng: random.Random, lang: str) -> None:
    from poker_rulebook.cli.terminal import indented, styled

    for title, lines in _random_hand_told(game, seats, rng, lang):
        screen.print(styled(title, lang, "bold"))
        for line in lines:
            screen.print(indented(line, lang))


def _random_hand_told(game: Game, seats: int, rng: random.Random, lang: str) -> list[tuple[str, list[str]]]:
    """One random hand, or one random deal of an open-face game, as titles with lines."""
    from poker_rulebook.view.layouts import deal_told
    from poker_rulebook.view.story import hand_told

    played = _recordable(game, seats, rng)
    if game.open_face:
        return deal_told(game, played)
    return hand_told(game, played, played.brought)


def _recordable(game: Game, seats: int, rng: random.Random) -> Hand:
    """One random hand, or one random deal of an open-face game, that can be recorded."""
    from poker_rulebook.play.dealer import repeatable
    from poker_rulebook.play.simulate import random_hand, random_stacks
    from poker_rulebook.play.simulate_rows import random_deal
    from poker_rulebook.play.stakes import usual_stakes

    if game.open_face:
        return random_deal(game, seats, rng, {}, repeatable)
    return random_hand(game, usual_stakes(game), random_stacks(seats, rng), rng, deal=repeatable)


@click.command("simulate", short_help="Random legal play, checked.")
@click.argument("name", metavar="GAME")
@click.option("--hands", type=click.IntRange(1), default=1000, show_default=True)
@SEATS
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--json", "as_json", is_flag=True, help="One JSON document.")
@click.option("--out", type=click.Path(path_type=Path), help="Write the hands as hand histories (.phhs).")
@game_options
@without_tracebacks
def simulate_command(
    name: str,
    hands: int,
    seats: int | None,
    seed: int,
    as_json: bool,
    out: Path | None,
    folder: Path | None,
    options: tuple[str, ...],
) -> None:
    """Random legal play: chips and cards must be conserved, and every pot awarded.

    The games of a mix take turns, as long as the hands last. Deals of an open-face game follow each other, so that
    Fantasyland is played, too; their points must add up to zero.
    """
    from poker_rulebook.book.mix import Mix
    from poker_rulebook.cli.histories import Histories, no_rows

    chosen = chosen_game_or_mix(load_book(folder), name, options)
    seated = _seats(chosen, seats)
    if out is None:
        _simulate(chosen, hands, seated, seed, as_json, None)
        return
    if not isinstance(chosen, Mix):
        no_rows(chosen)
    with Histories(out) as histories:
        _simulate(chosen, hands, seated, seed, as_json, histories.add)


def _simulate(
    chosen: Game | Mix, hands: int, seated: int, seed: int, as_json: bool, each: Callable[..., None] | None
) -> None:
    """Play and report. each    is called with every hand and its stacks before it"""
    from poker_rulebook.book.mix import Mix
    from poker_rulebook.play.simulate import simulate, simulate_mix
    from poker_rulebook.play.simulate_rows import simulate_rows

    if not isinstance(chosen, Mix) and chosen.open_face:
        placed = _without_violation(lambda: simulate_rows(chosen, hands, seated, seed))
        dump(_rows_as_json(placed)) if as_json else _tell_rows(placed)
        return
    if not isinstance(chosen, Mix):
        report = _without_violation(lambda: simulate(chosen, hands, seated, seed, each))
        dump(_as_json(report)) if as_json else _tell_report(report)
        return
    reports = _without_violation(lambda: simulate_mix(chosen, hands, seated, seed, each))
    if as_json:
        played = [{"id": id_, **_as_json(report)} for id_, report in reports.items()]
        seconds = round(sum(report.seconds for report in reports.values()), 3)
        dump({"mix": chosen.id, "hands": hands, "seats": seated, "seed": seed, "seconds": seconds,
              "games": played, "violations": 0})  # fmt: skip
        return
    click.echo(f"{chosen.id}: {counted(hands, 'hand')} of {counted(len(reports), 'game')}")
    labels = {part.id: part.label for part in chosen.games}
    for id_, report in reports.items():
        _tell_report(report, f"{labels[id_]}  ")


def _without_violation(play: Callable[[], Any]) -> Any:
    from poker_rulebook.play.simulate import Violation

    try:
        return play()
    except Violation as error:
        complain(str(error), 1)


def _as_json(report: Report) -> dict[str, Any]:
    shares = {
        share: {kind: counts[kind] for kind in ("won", "split", "unqualified")}
        for share, counts in report.outcomes.items()
    }
    return {
        "game": report.game, "hands": report.hands, "seats": report.seats, "seed": report.seed,
        "seconds": round(report.seconds, 3), "showdowns": report.showdowns, "shares": shares, "violations": 0,
    }  # fmt: skip


def _tell_report(report: Report, lead: str = "") -> None:
    rate = report.hands / max(report.seconds, 1e-9)
    click.echo(
        f"{lead}{report.game}: {counted(report.hands, 'hand')} with {report.seats} seats, seed {report.seed}"
    )
    click.echo(
        f"  {report.seconds:.2f} s, {rate:,.0f} hands a second; {counted(report.showdowns, 'showdown')}"
    )
    for share, counts in report.outcomes.items():
        wanted = {kind: counts[kind] for kind in ("won", "split", "unqualified")}
        parts = ", ".join(f"{kind} {n / max(1, report.showdowns):.1%}" for kind, n in wanted.items() if n)
        click.echo(f"  {share}: {parts}")
    click.echo("  chips and cards conserved in every hand")


def _rows_as_json(report: RowsReport) -> dict[str, Any]:
    return {
        "game": report.game, "hands": report.hands, "seats": report.seats, "seed": report.seed,
        "seconds": round(report.seconds, 3), "layouts": report.layouts, "fouls": report.fouls,
        "royalties": report.royalties, "fantasyland": report.fantasyland, "violations": 0,
    }  # fmt: skip


def _tell_rows(report: RowsReport) -> None:
    rate, layouts = report.hands / max(report.seconds, 1e-9), report.layouts
    click.echo(
        f"{report.game}: {counted(report.hands, 'deal')} with {report.seats} seats, seed {report.seed}\n"
        f"  {report.seconds:.2f} s, {rate:,.0f} deals a second; {counted(layouts, 'layout')}\n"
        f"  fouls {report.fouls / layouts:.1%}, in Fantasyland {report.fantasyland / layouts:.1%}, "
        f"royalties {report.royalties / report.hands:.2f} points a deal\n"
        "  points add up to zero and cards conserved in every deal"
    )
