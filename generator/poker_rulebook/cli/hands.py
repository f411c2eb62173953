"""rulebook deal, resume: one random hand, and a recorded one that goes on, told."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from poker_rulebook.book.load import Book
from poker_rulebook.book.mix import Mix, MixedGame
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import json_text, suggestion
from poker_rulebook.cli.shared import (
    FILE,
    LONGEST_LINE,
    book_option,
    chosen_game_or_mix,
    complain,
    dump,
    game_options,
    lang_option,
    opened,
)
from poker_rulebook.play.agreed import MOST_BOARDS, MOST_RUNS, read_stakes
from poker_rulebook.play.chance import random_deal, random_hand, random_stacks
from poker_rulebook.play.dealer import Dealer, repeatable, shuffled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import standing
from poker_rulebook.play.reading import LETTERS, InputError, parsed
from poker_rulebook.play.record import record, resumed
from poker_rulebook.play.stakes import BETS, Stakes, amounts_of, usual_stakes

POSTS = ("straddle", "kill", "half-kill", "new", "missed")
A_RECORD = "a record is what 'rulebook deal GAME --format json' prints"

SEATS = "Players; 6, or as many as the game allows."
seats_option = click.option("--seats", type=click.IntRange(2, 10), help=SEATS)


def seats_at(game: Game | Mix, wanted: int | None) -> int:
    """How many play; fewer or more than the game serves are wrong usage."""
    low, high = game.players
    seats = wanted or max(low, min(6, high))
    if not low <= seats <= high:
        complain(f"{game.id} is for {low} to {high} players, not {seats}", 2)
    return seats


def no_rows(game: Game) -> None:
    """The end where a game has no chips in a pot, and so no hand history."""
    if game.open_face:
        complain(f"{game.id} has no betting: hand histories are of games with chips in a pot", 2)


@click.command("deal")
@click.argument("name", metavar="GAME")
@seats_option
@click.option("--seed", type=int, default=None, help="The same seed deals the same hand.")
@click.option("--game", "number", type=click.IntRange(1), help="Of a mix: only the game with this number.")
@click.option(
    "--post", "posts", metavar="SEAT=WHAT", multiple=True,
    help=f"What a seat posts beside the blinds, as C=straddle: {', '.join(POSTS)}. Seats count from A.",
)  # fmt: skip
@click.option(
    "--last", metavar="SEAT", multiple=True, help="Who straddles or kills, and acts after all others."
)
@click.option("--runs", type=click.IntRange(1, MOST_RUNS), help="Deal the rest so often when nobody can bet.")
@click.option("--flashed", metavar="SEAT", help="Whose last down card of the first deal the dealer exposed.")
@click.option(
    "--bomb-pot", "boards", type=click.IntRange(1, MOST_BOARDS), help="A bomb pot on so many boards."
)
@lang_option
@click.option(
    "--format", "form", type=click.Choice(["text", "json", "phh"]), default="text", show_default=True,
    help="json: a record that 'rulebook resume' reads; phh: a hand history that 'rulebook replay' reads.",
)  # fmt: skip
@game_options
def deal_command(
    name: str,
    seats: int | None,
    seed: int | None,
    number: int | None,
    lang: str,
    form: str,
    book: Book,
    choices: dict[str, str],
    **agreed: Any,
) -> None:
    """Play one random hand and tell it; of a mix, one hand of each game in order.

    With --format json the hand is a record: the order of the deck, and every answer. Take answers away from its
    end, or write others, and 'rulebook resume' goes on from there. Of a mix there is one record a line.
    """
    chosen, rng = chosen_game_or_mix(book, name, choices), random.Random(seed)
    seated, parts = seats_at(chosen, seats), _parts(chosen, number)
    games = [part.game for part in parts] if isinstance(chosen, Mix) else [chosen]
    for game in games if form == "phh" else ():
        no_rows(game)
    stakes = [_stakes(game, seated, **agreed) for game in games]
    dealer = shuffled if form == "phh" else repeatable
    hands = (_random_hand(*table, seated, rng, dealer) for table in zip(games, stakes, strict=True))
    if form == "phh":
        _print_histories(list(hands))
    elif form == "json":
        _print_records(list(hands))
    else:
        _tell(hands, parts, lang)


def _parts(chosen: Game | Mix, number: int | None) -> tuple[MixedGame, ...]:
    """The games of a mix, or that with the number; none of a game by itself."""
    if not isinstance(chosen, Mix):
        if number:
            complain(f"{chosen.id} is one game: --game is for mixes", 2)
        return ()
    if number and number > len(chosen.games):
        complain(f"{chosen.id} has {len(chosen.games)} games, not {number}", 2)
    return (chosen.games[number - 1],) if number else chosen.games


def _stakes(
    game: Game,
    seats: int,
    posts: Sequence[str],
    last: Sequence[str],
    runs: int | None,
    flashed: str | None,
    boards: int | None,
) -> Stakes | None:
    """The usual stakes, and what was agreed on beside them; None in an open-face game."""
    if game.open_face:
        if posts or last or runs or flashed or boards:
            complain(f"{game.id} has no betting: nothing is posted, and nothing dealt twice", 2)
        return None
    usual = usual_stakes(game)
    said: dict[str, Any] = {"stakes": amounts_of(game, usual)} | ({"runs": runs} if runs else {})
    said |= {"flashed": flashed} if flashed else {}
    if boards:
        said["stakes"] = {"small_bet": usual.small_bet}
        said["bomb"] = {"ante": usual.small_bet, "boards": boards}
    if posts or last:
        said["posts"] = _posts(usual, posts) | {"last": list(last)}
        if "kill" in said["posts"]:  # the bets follow from it
            said["stakes"] = {name: chips for name, chips in said["stakes"].items() if name not in BETS}
    try:
        return read_stakes(game, said, LETTERS[:seats])
    except InputError as error:
        complain(str(error), 2)


def _posts(usual: Stakes, posts: Sequence[str]) -> dict[str, Any]:
    """`posts` of a record; a straddle after another is twice as much as that."""
    big = usual.blind
    blinds: dict[str, int] = {}
    said: dict[str, Any] = {"blinds": blinds, "late": [], "dead": {}}
    for post in posts:
        seat, _, what = post.partition("=")
        if what not in POSTS:
            complain(f"--post {post}: write it like C=straddle\n    hint: {suggestion(what, POSTS)}", 2)
        if what == "straddle":
            blinds[seat] = 2 * max([big, *blinds.values()])
        elif what in ("new", "missed"):
            blinds[seat] = big
            said["late"].append(seat)
            said["dead"] |= {seat: usual.small_blind} if what == "missed" else {}
        else:
            blinds[seat] = 2 * big if what == "kill" else 3 * big // 2
            said["kill"] = seat
    return said


def _random_hand(
    game: Game,
    stakes: Stakes | None,
    seats: int,
    rng: random.Random,
    dealer: Callable[[Game, random.Random], Dealer],
) -> Hand:
    """One random hand, or one random deal of an open-face game."""
    if stakes is None:
        return random_deal(game, seats, rng, {}, dealer)
    return random_hand(game, stakes, random_stacks(seats, rng), rng, deal=dealer)


def _print_histories(hands: Sequence[Hand]) -> None:
    """Hand histories; several under their numbers."""
    from poker_rulebook.history.writing import history

    for number, hand in enumerate(hands, 1):
        told = history(hand, str(number) if len(hands) > 1 else "")
        click.echo(told, nl=number < len(hands))


def _print_records(hands: Sequence[Hand]) -> None:
    """One record as a document with an answer a line; several as one record a line."""
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


def _tell(hands: Iterable[Hand], parts: Sequence[MixedGame], lang: str) -> None:
    """Hands in words; those of a mix under the names of its games."""
    from poker_rulebook.cli.terminal import tell
    from poker_rulebook.view.phrases import plain
    from poker_rulebook.view.sentences import name_of, say

    for number, hand in enumerate(hands):
        title = ""
        if parts:
            game = hand.game
            name, limit = (plain(said, lang) for said in (name_of(game.name), say(f"limit-{game.limit}")))
            title = f"{parts[number].label}  {name}  {limit}"
        tell(hand, LETTERS[: len(hand.brought)], lang, title)
        if parts:
            click.echo()


@click.command("resume")
@click.argument("path", metavar="FILE", type=FILE)
@lang_option
@click.option(
    "--json", "as_json", is_flag=True, help="One JSON document: seats, events, and who may do what."
)
@book_option
def resume_command(path: Path, lang: str, as_json: bool, book: Book) -> None:
    """Go on from a recorded hand: what has happened, who is to act, and which actions are legal.

    FILE is a record such as 'rulebook deal GAME --format json' prints, '-' for standard input. Answers that the
    rules do not allow are refused with their place. To go on, add an answer to the record and resume again.
    """
    shown = "standard input" if str(path) == "-" else str(path)
    document = _document(path, shown)
    try:
        hand, names = resumed(book, document)
    except InputError as error:
        complain(f"{shown}: {str(error).removeprefix(': ')}", 1)
    if as_json:
        dump(standing(hand, names))
        return
    from poker_rulebook.cli.terminal import tell
    from poker_rulebook.view.sentences import name_of

    tell(hand, names, lang, name_of(hand.game.name))


def _document(path: Path, shown: str) -> Any:
    """The JSON of a file; a file that is none is one message."""
    with opened(path) as stream:
        data = stream.read(LONGEST_LINE + 1)
    if len(data) > LONGEST_LINE:
        complain(f"{shown} has more than {LONGEST_LINE:,} bytes", 1)
    try:
        return parsed(data)
    except json.JSONDecodeError as error:
        complain(f"{shown}:{error.lineno}:{error.colno}: is not JSON: {error.msg}\n    hint: {A_RECORD}", 1)
    except ValueError as error:
        complain(f"{shown} {error}", 1)
