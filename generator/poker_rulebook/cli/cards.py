"""rulebook rank, showdown: what cards are worth, and who wins."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.cli.lines import answer_lines, dump
from poker_rulebook.cli.rows import judged_layouts, layout_of_text, layout_shape
from poker_rulebook.cli.shared import (
    book_option,
    chosen_game,
    complain,
    game_options,
    load_book,
    without_tracebacks,
)

if TYPE_CHECKING:
    from poker_rulebook.book.model import Game
    from poker_rulebook.ranking import Ranking

LINES = click.option("--jsonl", "lines", is_flag=True, help="Read one JSON value a line, print one a line.")


@click.command("rank", short_help="The value and name of a hand.")
@click.argument("ranking_id", metavar="RANKING")
@click.argument("hand", nargs=-1, metavar="[CARDS]...")
@click.option(
    "--qualifier", metavar="H", help="The weakest hand that counts, such as 'pair of jacks' or 8-7-6-5-4."
)
@LINES
@book_option
@without_tracebacks
def rank_command(
    ranking_id: str, hand: tuple[str, ...], qualifier: str | None, lines: bool, folder: Path | None
) -> None:
    """The value and name of a hand: larger is better, null does not qualify.

    With --jsonl each line is {"cards": "As Kd Qh Jc 9s"}.
    """
    from poker_rulebook.book.problems import suggestion
    from poker_rulebook.ranking import HandError, threshold

    book = load_book(folder)
    if ranking_id not in book.rankings.paths:
        complain(f"no ranking is called {ranking_id!r}: {suggestion(ranking_id, book.rankings)}", 2)
    ranking = book.rankings[ranking_id]
    try:
        floor = threshold(ranking, qualifier) if qualifier else 1
    except HandError as error:
        complain(f"--qualifier: {error}" + (f": {error.hint}" if error.hint else ""), 2)
    if lines:
        answer_lines(lambda value: ranked(ranking, _cards_of(value), floor))
        return
    if not hand:
        complain("write the cards, or use --jsonl", 2)
    try:
        dump(ranked(ranking, " ".join(hand), floor))
    except ValueError as error:
        complain(str(error), 2)


def _cards_of(value: dict) -> str:
    unknown = sorted(set(value) - {"cards"})
    if unknown:
        raise ValueError(f'unknown key {unknown[0]!r}: write {{"cards": "As Kd Qh Jc 9s"}}')
    if not isinstance(value.get("cards"), str):
        problem = "should be a text" if "cards" in value else "is missing"
        raise ValueError(f'"cards" {problem}: write {{"cards": "As Kd Qh Jc 9s"}}')
    return value["cards"]


def ranked(ranking: Ranking, text: str, floor: int) -> dict[str, Any]:
    """value, best and name of a hand. Raises ValueError for cards that make no hand."""
    from poker_rulebook.cards import cards, texts

    held = cards(text)
    value, best = ranking.best(held)
    if value < floor or not best:
        return {"value": None, "best": None, "name": None}
    return {"value": value, "best": texts(best), "name": names(ranking, best, held)}


def names(ranking: Ranking, best: tuple[int, ...], held: tuple[int, ...]) -> dict[str, str]:
    from poker_rulebook.view.phrases import LOCALES, plain
    from poker_rulebook.view.wording import hand_name

    return {locale: plain(hand_name(ranking, best, held), locale) for locale in LOCALES}


@click.command("showdown", short_help="Who wins which share, and with what.")
@click.argument("name", metavar="GAME")
@click.option(
    "--seat", "seats", multiple=True, metavar="CARDS", help="Own cards of a seat, in order; once for each."
)
@click.option("--board", metavar="CARDS", help="Board cards in the order dealt.")
@click.option("--roll", "rolls", multiple=True, metavar="STEP=N", help="What the dice of a step show.")
@click.option("--pot", type=click.IntRange(1), help="Chips to share out.")
@click.option("--chosen", multiple=True, metavar="STEP=WORD", help="What a player chose.")
@click.option(
    "--declared", multiple=True, metavar="SEAT=SHARE", help="What a seat declared: a share, or both."
)
@click.option(
    "--exposed", multiple=True, metavar="SEAT=CARDS", help="Cards dealt face up, where that matters."
)
@LINES
@game_options
@without_tracebacks
def showdown_command(
    name: str,
    seats: tuple[str, ...],
    board: str | None,
    rolls: tuple[str, ...],
    pot: int | None,
    chosen: tuple[str, ...],
    declared: tuple[str, ...],
    exposed: tuple[str, ...],
    lines: bool,
    folder: Path | None,
    options: tuple[str, ...],
) -> None:
    """Who wins which share of the pot, and with what; in an open-face game, the points of finished layouts.

    Seats stand in order from the left of the button, in stud from seat 1. With --jsonl each line is
    {"seats": {"A": "Ah 2c Kd Qs", "B": "..."}, "board": "2h 5d 7c Kc 8s", "pot": 100}; a board can also be
    {slot: card} or one text for each board, "rolls" {step: n}, and a divided hand {name: cards}; "chosen" is
    {step: outcome}, "declared" {seat: share or "both"}, "exposed" {seat: cards dealt face up}.

    In an open-face game a seat is 'Qs Qh 2d / Kd Kc 9s 4h 2c / 9h 9d 3s 3c Tc', the front first, and in a line of
    --jsonl {"front": "Qs Qh 2d", "middle": "...", "back": "..."}; there "fantasyland" is a list of the seats in
    Fantasyland, and "stacks" {seat: chips} counts for a win cap.
    """
    game = chosen_game(load_book(folder), name, options)
    answer = judged_layouts if game.open_face else judged
    if lines:
        answer_lines(lambda value: answer(game, value))
        return
    if not seats:
        shape = layout_shape(game) if game.open_face else "Ah Kd"
        complain(f"write --seat '{shape}' for every seat, or use --jsonl", 2)
    value: dict[str, Any] = {"seats": {chr(65 + i): cards for i, cards in enumerate(seats)}}
    value |= {"board": board} if board else {}
    value |= {"pot": pot} if pot else {}
    value |= {"rolls": dict(map(_roll, rolls))} if rolls else {}
    for key, said in (("chosen", chosen), ("declared", declared), ("exposed", exposed)):
        value |= {key: dict(_pair(key, text) for text in said)} if said else {}
    try:
        if game.open_face:
            value["seats"] = {name: layout_of_text(game, text) for name, text in value["seats"].items()}
        dump(answer(game, value))
    except ValueError as error:
        complain(str(error), 2)


def _pair(key: str, text: str) -> tuple[str, str]:
    name, equals, word = text.partition("=")
    if not equals:
        complain(f"--{key} {text!r} has no value: write --{key} {name}=...", 2)
    return name, word


def _roll(text: str) -> tuple[str, int]:
    step, _, total = text.partition("=")
    if not re.fullmatch("[0-9]{1,4}", total):
        complain(f"--roll {text!r} has no number: write --roll {step}=N", 2)
    return step, int(total)


def judged(game: Game, value: dict[str, Any]) -> dict[str, Any]:
    """The answer to one showdown. Raises ValueError for what cannot lie on a table."""
    from poker_rulebook.book.problems import suggestion
    from poker_rulebook.cards import texts
    from poker_rulebook.play.comparing import own_for
    from poker_rulebook.play.judging import judge, read_table

    known = ("seats", "board", "rolls", "chosen", "declared", "exposed", "pot")
    for key in value:
        if key not in known:
            raise ValueError(f"unknown key {key!r}: {suggestion(key, known)}")
    seats, rolls, pot = value.get("seats"), value.get("rolls") or {}, value.get("pot")
    if not isinstance(seats, dict) or not seats:
        raise ValueError('"seats" is missing: write {"seats": {"A": "Ah Kd", "B": "Qs Qc"}}')
    if not isinstance(rolls, dict):
        raise ValueError('"rolls" should be {step: number}')
    more = {key: value[key] for key in ("chosen", "declared", "exposed") if value.get(key) is not None}
    for key, said in more.items():
        if not isinstance(said, dict):
            raise ValueError(f'"{key}" should be an object of names and texts')
    if pot is not None and (not isinstance(pot, int) or isinstance(pot, bool) or pot < 0):
        raise ValueError(f'"pot" should be whole chips, not {pot!r}')
    table = read_table(game, seats, value.get("board"), rolls, **more)
    result = judge(game, table, pot)
    shares = {}
    for share_id, verdict in result.shares.items():
        share = game.share(share_id)
        hands: dict[str, Any] = dict.fromkeys(verdict.hands)
        for seat, best in verdict.hands.items():
            if best is not None:
                held = own_for(share, table.held[seat], table.community)
                name = names(share.ranking, verdict.counted[seat], held)
                hands[seat] = {"cards": texts(best), "name": name}
        shares[share_id] = {"winners": verdict.winners, "hands": hands}
    return {"shares": shares, "chips": result.chips} | ({"left": result.left} if result.left else {})
