"""rulebook rank, showdown: what cards are worth, who wins, and the points of open-face layouts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import Cards, cards, texts
from poker_rulebook.cli.shared import LANGUAGE, answer, book_option, chosen_game, complain, game_options
from poker_rulebook.languages import LOCALES
from poker_rulebook.ranking import HandError, Ranking, threshold

if TYPE_CHECKING:
    from poker_rulebook.play.layouts import LaidOut

SAID = ("chosen", "declared", "exposed")  # objects of names and texts in a showdown
IN_POTS = ("seats", "board", "rolls", *SAID, "pot")
IN_ROWS = ("seats", "fantasyland", "stacks")

JSONL = "Read one JSON value a line, print one a line."
lines_option = click.option("--jsonl", "lines", is_flag=True, help=JSONL)


@click.command("rank")
@click.argument("ranking_id", metavar="RANKING")
@click.argument("hand", nargs=-1, metavar="[CARDS]...")
@click.option(
    "--qualifier", metavar="H", help="The weakest hand that counts, such as 'pair of jacks' or 8-7-6-5-4."
)
@click.option("--lang", type=LANGUAGE, help="The name in this language only.")
@lines_option
@book_option
def rank_command(
    ranking_id: str, hand: tuple[str, ...], qualifier: str | None, lang: str | None, lines: bool, book: Book
) -> None:
    """The value and name of a hand: larger is better, null does not qualify.

    With --jsonl each line is {"cards": "As Kd Qh Jc 9s"}.
    """
    if ranking_id not in book.rankings.paths:
        complain(f"no ranking is called {ranking_id!r}: {suggestion(ranking_id, book.rankings)}", 2)
    ranking = book.rankings[ranking_id]
    try:
        floor = threshold(ranking, qualifier) if qualifier else 1
    except HandError as error:
        complain(f"--qualifier: {error}" + (f": {error.hint}" if error.hint else ""), 2)
    if not lines and not hand:
        complain("write the cards, or use --jsonl", 2)
    locales = (lang,) if lang else LOCALES
    answer(lines, lambda value: ranked(ranking, cards_of(value), floor, locales), {"cards": " ".join(hand)})


def cards_of(value: dict[str, Any]) -> str:
    """The cards of a line. Raises ValueError for anything else."""
    unknown = sorted(set(value) - {"cards"})
    if unknown:
        raise ValueError(f'unknown key {unknown[0]!r}: write {{"cards": "As Kd Qh Jc 9s"}}')
    said = value.get("cards")
    if not isinstance(said, str):
        problem = "should be a text" if "cards" in value else "is missing"
        raise ValueError(f'"cards" {problem}: write {{"cards": "As Kd Qh Jc 9s"}}')
    return said


def ranked(ranking: Ranking, text: str, floor: int, locales: Iterable[str] = LOCALES) -> dict[str, Any]:
    """value, best and name of a hand. Raises ValueError for cards that make no hand."""
    held = cards(text)
    value, best = ranking.best(held)
    if value < floor or not best:
        return {"value": None, "best": None, "name": None}
    return {"value": value, "best": texts(best), "name": names(ranking, best, held, locales)}


def names(ranking: Ranking, best: Cards, held: Cards, locales: Iterable[str] = LOCALES) -> dict[str, str]:
    """What a hand is called, by language."""
    from poker_rulebook.view.phrases import plain
    from poker_rulebook.view.wording import hand_name

    return {locale: plain(hand_name(ranking, best, held), locale) for locale in locales}


@click.command("showdown")
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
@lines_option
@game_options
def showdown_command(
    name: str, seats: tuple[str, ...], lines: bool, book: Book, choices: dict[str, str], **said: Any
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
    game = chosen_game(book, name, choices)
    if not lines and not seats:
        complain(f"write --seat '{_shape(game)}' for every seat, or use --jsonl", 2)
    written: dict[str, Any] = {key: said[key] for key in ("board", "pot") if said[key]}
    written |= {"rolls": dict(map(_roll, said["rolls"]))} if said["rolls"] else {}
    written |= {key: dict(_pair(key, text) for text in said[key]) for key in SAID if said[key]}
    written["seats"] = {chr(65 + place): _own(game, text) for place, text in enumerate(seats)}
    judge = judged_layouts if game.open_face else judged
    answer(lines, lambda value: judge(game, value), written)


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


def _seats_of(value: Mapping[str, Any], known: Collection[str], shape: str) -> dict[str, Any]:
    """The seats of a showdown. Raises ValueError where there are none, and for a key that is not known."""
    for key in value:
        if key not in known:
            rows = known is IN_ROWS and key in IN_POTS
            instead = "an open-face game has rows instead of a board and a pot"
            raise ValueError(f"unknown key {key!r}: {instead if rows else suggestion(key, known)}")
    seats = value.get("seats")
    if not isinstance(seats, dict) or not seats:
        raise ValueError(f'"seats" is missing: write {{"seats": {{{shape}}}}}')
    return seats


def judged(game: Game, value: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to one showdown. Raises ValueError for what cannot lie on a table."""
    from poker_rulebook.play.comparing import own_for
    from poker_rulebook.play.judging import judge, read_table

    seats = _seats_of(value, IN_POTS, '"A": "Ah Kd", "B": "Qs Qc"')
    rolls, pot = value.get("rolls") or {}, value.get("pot")
    if not isinstance(rolls, dict):
        raise ValueError('"rolls" should be {step: number}')
    more = {key: value[key] for key in SAID if value.get(key) is not None}
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
            counted = verdict.counted[seat]
            if best is not None and counted is not None:
                held = own_for(share, table.held[seat], table.community)
                hands[seat] = {"cards": texts(best), "name": names(share.ranking, counted, held)}
        shares[share_id] = {"winners": verdict.winners, "hands": hands}
    return {"shares": shares, "chips": result.chips} | ({"left": result.left} if result.left else {})


# --- open-face games


def _shape(game: Game) -> str:
    """How the cards of a seat are written on the command line."""
    return " / ".join(f"{row.cards} cards" for row in game.open_face.rows) if game.open_face else "Ah Kd"


def _own(game: Game, text: str) -> str | dict[str, str]:
    """The cards of a seat; in an open-face game 'Qs Qh 2d / Kd Kc 9s 4h 2c / ...' as rows, the front first."""
    if not game.open_face:
        return text
    rows, parts = game.open_face.rows, [part.strip() for part in text.split("/")]
    if len(parts) != len(rows):
        number = "1 row" if len(parts) == 1 else f"{len(parts)} rows"
        complain(f"{text!r} has {number}: write '{_shape(game)}', the {rows[0].id} first", 2)
    return dict(zip((row.id for row in rows), parts, strict=True))


def judged_layouts(game: Game, value: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to finished layouts.

    points      seat -> what it receives in all; negative for what it pays
    pairs       seat -> another seat -> what it is due from that seat
    paid        the same in chips, and final: the stacks afterwards; only with "stacks"
    rows        seat -> row -> cards, name of the hand, royalty
    fouls       seats whose layouts are fouls
    next        seat -> cards that it receives at once in the next deal, in Fantasyland

    Raises ValueError for what cannot lie on a table.
    """
    from poker_rulebook.play.layouts import judge_layouts, read_fantasyland, read_layouts, read_stacks
    from poker_rulebook.play.rows import payments, rules_of

    rules = rules_of(game)
    shape = ", ".join(f'"{row.id}": "{row.cards} cards"' for row in rules.rows)
    seats = _seats_of(value, IN_ROWS, f'"A": {{{shape}}}, "B": ...')
    layouts = read_layouts(game, seats)
    there = read_fantasyland(game, value.get("fantasyland"), list(seats))
    stacks = read_stacks(game, value.get("stacks"), list(seats))
    found = judge_layouts(game, layouts, there, stacks)
    answer = {
        "points": found.points,
        "pairs": _by_seat(found, [pair.points for pair in found.pairs]),
        "rows": {seat: _rows(game, found, seat) for seat in found.layouts},
        "fouls": [seat for seat, score in found.scores.items() if score.fouled],
        "next": found.next_deal,
    }
    if stacks:
        answer["paid"] = _by_seat(found, payments(rules, found.pairs, list(stacks.values())))
        answer["final"] = {seat: stacks[seat] + points for seat, points in found.points.items()}
    return answer


def _by_seat(found: LaidOut, chips: Sequence[int]) -> dict[str, dict[str, int]]:
    """{A: {B: 6, C: -1}, B: {C: 2}}"""
    seats = list(found.layouts)
    out: dict[str, dict[str, int]] = {}
    for pair, number in zip(found.pairs, chips, strict=True):
        out.setdefault(seats[pair.first], {})[seats[pair.second]] = number
    return out


def _rows(game: Game, found: LaidOut, seat: str) -> dict[str, Any]:
    from poker_rulebook.play.rows import rules_of

    out = {}
    for row in rules_of(game).rows:
        held = found.layouts[seat][row.id]
        _, best = row.ranking.best(held)
        royalty = found.scores[seat].royalties.get(row.id, 0)
        out[row.id] = {"cards": texts(best), "name": names(row.ranking, best, held), "royalty": royalty}
    return out
