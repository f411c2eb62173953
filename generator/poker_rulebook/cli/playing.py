"""rulebook deal, resume, replay, simulate: one hand that is dealt or goes on, hand histories, and many random hands."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from itertools import chain, count, islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from poker_rulebook.book.house import Mix, MixedGame
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, seats_served
from poker_rulebook.book.problems import Problem, json_text, suggestion
from poker_rulebook.cli.shared import (
    FILE,
    LONGEST_LINE,
    answer,
    book_option,
    choice_option,
    choices_given,
    chosen_game,
    chosen_game_or_mix,
    complain,
    counted,
    decided_book,
    dump,
    for_text_only,
    game_options,
    house_option,
    json_option,
    lang_option,
    lines_option,
    opened,
    preset_of,
    preset_option,
    progress_option,
    workers_option,
)
from poker_rulebook.history import parsing, replaying
from poker_rulebook.history.notation import Games, history
from poker_rulebook.play.chance import random_deal, random_hand, random_stacks
from poker_rulebook.play.dealer import Dealer, repeatable, shuffled, source_of_chance
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import (
    MOST_BOARDS,
    MOST_RUNS,
    RefusedAnswer,
    read_stakes,
    record,
    resumed,
)
from poker_rulebook.play.journal import standing
from poker_rulebook.play.parser import LETTERS, InputError, parsed
from poker_rulebook.play.rounds import big_blind
from poker_rulebook.play.simulate import KINDS, Observer, Report, Violation, simulate, simulate_mix
from poker_rulebook.play.stakes import BETS, Stakes, amounts_of, usual_stakes
from poker_rulebook.progress import Progress

if TYPE_CHECKING:
    from poker_rulebook.shapes import HandRecord, HandRuled
    from poker_rulebook.workers import ShareOut


POSTS = ("straddle", "kill", "half-kill", "new", "missed")
A_RECORD = "a record is what 'rulebook deal GAME --format json' prints"

SEATS = "Players; 6, or as many as the game allows."
seats_option = click.option("--seats", type=click.IntRange(2, 10), help=SEATS)


def seats_at(game: Game | Mix, wanted: int | None) -> int:
    """How many play; fewer or more than the deck serves are wrong usage, and more than usual are noted."""
    low, usual = game.players
    seats = wanted or max(low, min(6, usual))
    high = usual if isinstance(game, Mix) else seats_served(game)[1]
    if low <= usual < seats <= high:
        click.echo(f"note: {game.id} is usually for {low} to {usual} players", err=True)
    if not low <= seats <= high:
        complain(f"{game.id} is for {low} to {high} players, not {seats}", 2)
    return seats


def no_rows(game: Game) -> None:
    """Ends the command for an open-face game: without chips in a pot there is no hand history."""
    if game.open_face:
        complain(f"{game.id} has no betting: hand histories are of games with chips in a pot", 2)


@click.command("deal")
@click.argument("name", metavar="GAME")
@seats_option
@click.option(
    "--seed",
    type=int,
    default=None,
    help="The same seed deals the same hand; without it chance is that of the system.",
)
@click.option("--game", "number", type=click.IntRange(1), help="Of a mix: only the game with this number.")
@click.option(
    "--post", "posts", metavar="SEAT=WHAT", multiple=True,
    help=f"What a seat posts beside the blinds, as C=straddle: {', '.join(POSTS)}. Seats count from A.",
)  # fmt: skip
@click.option(
    "--last", metavar="SEAT", multiple=True, help="Who straddles or kills, and acts after all others."
)
@click.option("--doubled", is_flag=True, help="The first raise has to double the straddle.")
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
    if form != "text":
        for_text_only(f"--format {form}")
    chosen, (rng, chance) = chosen_game_or_mix(book, name, choices), source_of_chance(seed)
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
        _print_records(list(hands), chance)
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
    doubled: bool,
    runs: int | None,
    flashed: str | None,
    boards: int | None,
) -> Stakes | None:
    """The usual stakes, and what was agreed on beside them; None in an open-face game."""
    if game.open_face:
        if posts or last or doubled or runs or flashed or boards:
            complain(f"{game.id} has no betting: nothing is posted, and nothing dealt twice", 2)
        return None
    usual = usual_stakes(game)
    said: dict[str, Any] = {"stakes": amounts_of(game, usual)} | ({"runs": runs} if runs else {})
    said |= {"flashed": flashed} if flashed else {}
    if boards:
        said["stakes"] = {"small_bet": usual.small_bet}
        said["bomb"] = {"ante": usual.small_bet, "boards": boards}
    if posts or last or doubled:
        big = LETTERS[big_blind(game, seats)] if game.has_blinds else ""
        said["posts"] = (
            _posts(game, usual, posts, big) | {"last": list(last)} | ({"doubled": True} if doubled else {})
        )
        if "kill" in said["posts"]:  # the bets follow from it
            said["stakes"] = {name: chips for name, chips in said["stakes"].items() if name not in BETS}
    try:
        return read_stakes(game, said, LETTERS[:seats])
    except InputError as error:
        complain(str(error), 2)


def _posts(game: Game, usual: Stakes, posts: Sequence[str], big_blind_of: str) -> dict[str, Any]:
    """`posts` of a record; a straddle after another is twice as much as that.

    big_blind_of    the seat that posts the big blind, which cannot straddle; '' in a game without
    """
    big = usual.blind
    blinds: dict[str, int] = {}
    said: dict[str, Any] = {"blinds": blinds, "late": [], "dead": {}}
    for post in posts:
        seat, _, what = post.partition("=")
        if what not in POSTS:
            complain(f"--post {post}: write it like C=straddle\n    hint: {suggestion(what, POSTS)}", 2)
        if not game.has_blinds:
            hint = (
                "what a kill raises there are the stakes, which a record says"
                if "kill" in what
                else "leave --post away"
            )
            complain(
                f"--post {post}: {game.id} has no blinds, so nothing is posted beside them\n    hint: {hint}",
                2,
            )
        if seat in blinds:
            complain(
                f"--post {post}: {seat} posts something already\n    hint: write one --post for a seat", 2
            )
        if "kill" in what and "kill" in said:
            complain(f"--post {post}: {said['kill']} has the kill already\n    hint: write one kill", 2)
        if what == "straddle" and seat == big_blind_of:
            complain(f"--post {post}: {seat} posts the big blind\n    hint: another seat posts a straddle", 2)
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
    from poker_rulebook.history.notation import history

    for number, hand in enumerate(hands, 1):
        told = history(hand, str(number) if len(hands) > 1 else "")
        click.echo(told, nl=number < len(hands))


def _print_records(hands: Sequence[Hand], chance: str) -> None:
    """One record as a document with an answer a line; several as one record a line.    chance    what shuffled their decks"""
    for hand in hands:
        hand.dealer.chance = chance
        said = record(hand)
        click.echo(_by_lines(said) if len(hands) == 1 else json_text(said))


def _by_lines(said: HandRecord) -> str:
    """A record as JSON, in which every answer has a line of its own."""
    lines = []
    for key, value in said.items():
        text = json_text(value)
        if key == "answers" and said["answers"]:
            text = "[\n    " + ",\n    ".join(json_text(answer) for answer in said["answers"]) + "\n  ]"
        lines.append(f"  {json_text(key)}: {text}")
    return "{\n" + ",\n".join(lines) + "\n}"


def _tell(hands: Iterable[Hand], parts: Sequence[MixedGame], lang: str) -> None:
    """Hands in words; those of a mix under the names of its games."""
    from poker_rulebook.cli.terminal import tell
    from poker_rulebook.language.phrases import plain
    from poker_rulebook.language.sentences import name_of, say

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
@click.option(
    "--viewer", metavar="SEAT", help="With --json: what this seat may know; cards it has not seen are ??."
)
@book_option
def resume_command(path: Path, lang: str, as_json: bool, viewer: str | None, book: Book) -> None:
    """Go on from a recorded hand: what has happened, who is to act, and which actions are legal.

    FILE is a record such as 'rulebook deal GAME --format json' prints, '-' for standard input. Answers that the
    rules do not allow are refused with their place. To go on, add an answer to the record and resume again.
    """
    shown = "standard input" if str(path) == "-" else str(path)
    document = _document(path, shown)
    try:
        hand, names = resumed(book, document)
    except InputError as error:
        why = ""  # the rule that refuses an answer, in a line of its own
        if isinstance(error, RefusedAnswer):
            from poker_rulebook.language.phrases import plain
            from poker_rulebook.narrative.turn import refused

            if (decision := error.hand.decision) is not None:
                why = f"\n    {plain(refused(error.hand, decision, LETTERS[decision.seat], error.action), lang)}"
        complain(f"{shown}: {str(error).removeprefix(': ')}{why}", 1)
    if viewer is not None and not as_json:
        complain("--viewer is for --json: add it", 2)
    if viewer is not None and viewer not in names:
        complain(f"no seat is called {viewer!r}: {suggestion(viewer, names)}", 2)
    if as_json:
        for_text_only("--json")
        dump(standing(hand, names, None if viewer is None else names.index(viewer)))
        return
    from poker_rulebook.cli.terminal import tell
    from poker_rulebook.language.sentences import name_of

    tell(hand, names, lang, name_of(hand.game.name))


room_option = click.option(
    "--choice",
    "chosen",
    multiple=True,
    callback=choices_given,
    metavar="RULE=CHOICE",
    help="What the room has chosen, as four-card-flop=new-flop.",
)


@click.command("ruling")
@click.argument("path", metavar="RECORD", type=FILE)
@click.argument("kind", metavar="KIND")
@click.argument("words", metavar="[ACTION] [SEAT] [NUMBER]...", nargs=-1)
@room_option
@house_option
@preset_option
@lang_option
@json_option
@book_option
def ruling_command(
    path: Path,
    kind: str,
    words: tuple[str, ...],
    chosen: dict[str, str],
    house: str | None,
    preset: str | None,
    lang: str,
    as_json: bool,
    book: Book,
) -> None:
    """What is ruled when a hand goes wrong: until when, with which card, in which words, by which rules.

    RECORD is a hand so far, such as 'rulebook deal GAME --format json' prints, '-' for standard input. KIND is what happened, and
    after it stands who did what: out-of-turn raise C 600, undercall C 200, under-raise B 1000 call C, exposed B 2, skipped check
    C bet D 200, one-chip C 5000, wrong-bring-in C, mucked-by-dealer B, extra-card D. A number is the wager of the round in all.

    With --json the answer has the record after it, from which 'rulebook resume' goes on, and what the floor may rule instead.

    \b
    KIND is premature-flop, premature-turn, premature-river, premature-street, four-card-flop, no-burn, two-burns,
    exposed, extra-card, missing-card, fouled-deck, out-of-turn, skipped, undercall, under-raise, wrong-pot,
    one-chip, wrong-bring-in, mucked-by-dealer or pot-to-wrong-seat.
    """
    from poker_rulebook.cli.terminal import tell_ruling
    from poker_rulebook.rulings import ruling

    shown = "standard input" if str(path) == "-" else str(path)
    try:
        base = None if preset is None else preset_of(preset, book)
        document = _document(path, shown)
        found = ruling(decided_book(house, None, book), document, kind, words, chosen, base)
    except InputError as error:
        complain(_why_it_cannot_be(error, lang) or str(error), 1)
    if as_json:
        dump(found)
    else:
        tell_ruling(found, lang)


@click.command("incident")
@click.argument("name", metavar="GAME")
@click.argument("path", metavar="[FILE]", type=FILE, required=False)
@room_option
@house_option
@preset_option
@lang_option
@json_option
@lines_option
@choice_option
@book_option
def incident_command(
    name: str,
    path: Path | None,
    chosen: dict[str, str],
    house: str | None,
    preset: str | None,
    lang: str,
    as_json: bool,
    lines: bool,
    book: Book,
    choices: dict[str, str],
) -> None:
    """What is ruled on a table at which something went wrong, told as its floor can tell it: without a deck.

    FILE is one JSON object such as {"kind": "out-of-turn", "options": {"limit": "fixed-limit"}, "stakes": {"small_bet": 100,
    "big_bet": 200}, "step": "flop-bet", "seats": {"A": {"stack": 3000, "in_front": 0, "in": true}, ...}, "to_act": "A",
    "deed": {"seat": "C", "action": "bet", "amount": 500}}, '-' for standard input. Seats are in order from the left of the
    button, in stud from seat 1; 'stack' is what is left behind 'in_front'. KIND is one of those of 'rulebook ruling', or a
    general rule that is decided question by question: {"kind": "draw-out-of-turn", "facts": {"passed-over": true, "acted": false}}.

    \b
    deeds     what others did after it        acts   what was done in this round before, in order
    pot       at pot limit: all in the pot    posts  straddles and the like, as in a record
    cards     too early, or of the last street in the order dealt: "Ah 7d 2c"
    next      a card that is turned up to put a burn right;  drawn  the card that the floor draws from the flop
    won       when the hand is over: {"B": 600}
    exposed   has {"seat": "B", "place": 1, "card": "7d"} as deed

    With --jsonl each line is such an object. What is wrong with one is told all at once, with its places.
    """
    from poker_rulebook.cli.terminal import tell_ruling
    from poker_rulebook.language.sentences import written
    from poker_rulebook.play.incidents import KINDS
    from poker_rulebook.play.situations import Mistakes
    from poker_rulebook.rulings import incident

    id_ = chosen_game(book, name, choices).id
    if lines == (path is not None):
        complain("name a FILE, '-' for standard input, or use --jsonl", 2)
    base = None if preset is None else preset_of(preset, book)
    of_house = decided_book(house, None, book)

    def answered(said: Any) -> HandRuled:
        return incident(of_house, id_, said, chosen, base, choices)

    if lines:
        for_text_only("--jsonl")
        answer(True, answered, {})
        return
    assert path is not None
    shown = "standard input" if str(path) == "-" else str(path)
    try:
        found = answered(_document(path, shown, 'write {"kind": ...}, as --help shows'))
    except Mistakes as error:
        complain("\n".join(f"{shown}: {wrong}" for wrong in error.found), 1)
    except InputError as error:
        complain(_why_it_cannot_be(error, lang) or str(error), 1)
    if as_json:
        for_text_only("--json")
        dump(found)
    else:
        named = {rule.id: rule.name for chapter in book.chapters.values() for rule in chapter.rules}
        own = found["kind"] not in KINDS
        tell_ruling(found, lang, written(named[found["kind"]]) if own else "")


def _why_it_cannot_be(error: InputError, lang: str) -> str:
    """What cannot have happened, in the language asked for; '' for other mistakes."""
    from poker_rulebook.language.phrases import plain
    from poker_rulebook.narrative.ruling import impossible_text
    from poker_rulebook.play.incidents import CannotBe

    cause = error.__cause__
    return f"{error.at[0]}: {plain(impossible_text(cause), lang)}" if isinstance(cause, CannotBe) else ""


def _document(path: Path, shown: str, hint: str = A_RECORD) -> Any:
    """The JSON of a file; a file that is none is one message, with a hint."""
    with opened(path) as stream:
        data = stream.read(LONGEST_LINE + 1)
    if len(data) > LONGEST_LINE:
        complain(f"{shown} has more than {LONGEST_LINE:,} bytes", 1)
    try:
        return parsed(data)
    except json.JSONDecodeError as error:
        complain(f"{shown}:{error.lineno}:{error.colno}: is not JSON: {error.msg}\n    hint: {hint}", 1)
    except ValueError as error:
        complain(f"{shown} {error}", 1)


@click.command("replay")
@click.argument("files", metavar="FILE...", nargs=-1)
@click.option("--jsonl", "as_jsonl", is_flag=True, help="One JSON value a hand.")
@workers_option(1)
@game_options
def replay_command(
    files: tuple[str, ...], as_jsonl: bool, share_out: ShareOut, book: Book, choices: dict[str, str]
) -> None:
    """Play hand histories (.phh, .phhs) again, action by action; `-` or no FILE reads standard input.

    Says where a file and the rules part: an action that is not possible, with the state of the table, or other
    stacks in the end. How a room plays what a file does not say is an --option, such as raise-cap=five.

    The answers and their order are the same however many workers play.
    """
    hands = failed = 0
    before, games = None, Games(book)
    # another process reads the book itself, without the choices of a house
    share_out = map if book.house else share_out
    together = (
        1 if share_out is map else READ_TOGETHER
    )  # one by one the first is answered as soon as it is read
    read = _read(files or ("-",))
    parts = iter(lambda: list(islice(read, together)), [])
    tasks = (replaying.ReadHands(games, choices, part) for part in parts)
    for verdict in chain.from_iterable(share_out(replaying.verdicts, tasks)):
        hands += (verdict.file, verdict.hand) != before  # a hand with several mistakes has a verdict for each
        failed += verdict.matches is False
        before = verdict.file, verdict.hand
        click.echo(json_text(replaying.as_json(verdict)) if as_jsonl else replaying.as_text(verdict))
    if not as_jsonl:
        click.echo(f"{counted(hands, 'hand')}, {counted(failed, 'problem')}", err=bool(failed))
    if failed:
        raise SystemExit(1)


READ_TOGETHER = 100  # hands that a worker gets at a time


def _read(files: tuple[str, ...]) -> Iterator[parsing.FieldReading | list[replaying.HandVerdict]]:
    """The hands of the files, and verdicts on what is none."""
    for file in files:
        try:
            with opened(file) as content:
                for name, found in parsing.readings(file, content):
                    yield replaying.of_problems(file, name, found) if isinstance(found, list) else found
        except parsing.HistoryParseError as error:
            yield replaying.of_problems(file, "", [error.problem])
        except OSError as error:
            message = f"cannot be read: {error.strerror or error}"
            yield replaying.of_problems(file, "", [Problem(file, 1, 1, "file", message)])


@click.command("simulate")
@click.argument("name", metavar="GAME")
@click.option("--hands", type=click.IntRange(1), default=1000, show_default=True)
@seats_option
@click.option("--seed", type=int, default=1, show_default=True)
@json_option
@click.option("--out", type=FILE, help="Write the hands as hand histories (.phhs).")
@workers_option(1)
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
                dump(report.as_json()) if as_json else _tell_report(report)
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
        played = [{"id": id_, **report.as_json()} for id_, report in reports.items()]
        seconds = round(sum(report.seconds for report in reports.values()), 3)
        dump({"mix": mix.id, "hands": hands, "seats": seats, "seed": seed, "seconds": seconds,
              "games": played, "violations": 0})  # fmt: skip
        return
    click.echo(f"{mix.id}: {counted(hands, 'hand')} of {counted(len(reports), 'game')}")
    labels = {part.id: part.label for part in mix.games}
    for id_, report in reports.items():
        _tell_report(report, f"{labels[id_]}  ")


def _tell_report(report: Report, lead: str = "") -> None:
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
