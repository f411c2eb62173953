"""rulebook rank, showdown, odds, wager, director: what cards are worth, who wins, how often, what chips amount to, what a director works out."""

from __future__ import annotations

import re
from typing import Any
from unicodedata import normalize

import click

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cli.shared import (
    LANGUAGE,
    answer,
    book_option,
    chosen_game,
    complain,
    complain_of,
    for_text_only,
    game_options,
    json_option,
    lang_option,
    lines_option,
)
from poker_rulebook.languages import LOCALES
from poker_rulebook.ranking import HandError, threshold
from poker_rulebook.showdowns import SAID, cards_of, ranked, settle


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
        floor = 1 if qualifier is None else threshold(ranking, qualifier)
    except HandError as error:
        complain(f"--qualifier: {error}" + (f": {error.hint}" if error.hint else ""), 2)
    if not lines and not hand:
        complain("write the cards, or use --jsonl", 2)
    locales = (lang,) if lang else LOCALES
    answer(lines, lambda value: ranked(ranking, cards_of(value), floor, locales), {"cards": " ".join(hand)})


@click.command("showdown")
@click.argument("name", metavar="GAME")
@click.option(
    "--seat", "seats", multiple=True, metavar="CARDS", help="Own cards of a seat, in order; once for each."
)
@click.option(
    "--board", multiple=True, metavar="CARDS", help="Board cards in the order dealt; once for each board."
)
@click.option("--roll", "rolls", multiple=True, metavar="STEP=N", help="What the dice of a step show.")
@click.option("--pot", type=click.IntRange(1), help="Chips to share out.")
@click.option("--chosen", multiple=True, metavar="STEP=WORD", help="What a player chose.")
@click.option(
    "--declared", multiple=True, metavar="SEAT=SHARE", help="What a seat declared: a share, or both."
)
@click.option(
    "--exposed", multiple=True, metavar="SEAT=CARDS", help="Cards dealt face up, where that matters."
)
@click.option("--lang", type=LANGUAGE, help="Names in this language only.")
@lines_option
@game_options
def showdown_command(
    name: str,
    seats: tuple[str, ...],
    lang: str | None,
    lines: bool,
    book: Book,
    choices: dict[str, str],
    **said: Any,
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
    written: dict[str, Any] = {"pot": said["pot"]} if said["pot"] else {}
    written |= _boards(said["board"])
    written |= {"rolls": _rolls(said["rolls"])} if said["rolls"] else {}
    written |= {key: _pairs(key, said[key]) for key in SAID if said[key]}
    written["seats"] = {chr(65 + place): _own(game, text) for place, text in enumerate(seats)}
    locales = (lang,) if lang else LOCALES
    answer(lines, lambda value: settle(game, value, locales), written)


@click.command("odds")
@click.argument("name", metavar="GAME")
@click.option(
    "--seat", "seats", multiple=True, metavar="CARDS", help="What is known of a hand; once for each seat."
)
@click.option(
    "--board",
    multiple=True,
    metavar="CARDS",
    help="Board cards so far, in the order dealt; once for each board.",
)
@click.option("--dead", metavar="CARDS", help="Cards that nobody can hold any more.")
@click.option("--roll", "rolls", multiple=True, metavar="STEP=N", help="What the dice of a step show.")
@click.option("--chosen", multiple=True, metavar="STEP=WORD", help="What a player chose.")
@click.option(
    "--declared", multiple=True, metavar="SEAT=SHARE", help="What a seat declared: a share, or both."
)
@click.option("--deals", type=click.IntRange(1), help="So many random deals.")
@click.option("--seed", type=int, help="The same one deals the same cards.")
@lang_option
@json_option
@lines_option
@game_options
def odds_command(
    name: str,
    seats: tuple[str, ...],
    lang: str,
    as_json: bool,
    lines: bool,
    book: Book,
    choices: dict[str, str],
    **said: Any,
) -> None:
    """What part of the pot each hand takes on average: exact where all deals can be looked at, else from random ones.

    A hand is 'Ah Kd', 'A? ??' (an ace and any card), '?h ?h' (two hearts), '??' (any hand), or one of several: 'Ah Ad, Kh Kd'.
    Cards that are not written are unknown. Nobody acts or draws: hands are read as they are held at the showdown.

    With --jsonl each line is {"seats": {"A": "Ah Kd", "B": ["Qs Qc", "Js Jc"]}, "board": "2h 5d 7c", "dead": "As"}, with
    "rolls", "chosen" and "declared" as in `rulebook showdown`, "deals" and "seed".
    """
    from poker_rulebook.equities import equity

    game = chosen_game(book, name, choices)
    if not lines and not seats:
        complain("write --seat 'Ah Kd' for every seat, or use --jsonl", 2)
    written = {key: said[key] for key in ("dead", "deals", "seed") if said[key] is not None}
    written |= _boards(said["board"])
    written |= {"rolls": _rolls(said["rolls"])} if said["rolls"] else {}
    written |= {key: _pairs(key, said[key]) for key in ("chosen", "declared") if said[key]}
    written["seats"] = {chr(65 + place): _one_of(game, text) for place, text in enumerate(seats)}
    if lines or as_json:
        for_text_only("--jsonl" if lines else "--json")
        answer(lines, lambda value: equity(game, value), written)
        return
    from poker_rulebook.cli.screen import Screen  # `rank` prints JSON
    from poker_rulebook.cli.terminal import odds
    from poker_rulebook.equities import equity_table

    try:
        found = equity(game, written)
    except ValueError as error:
        complain_of(error, lang, "who-wrong")
    Screen().print(
        odds(equity_table(game, written["seats"], found), found.get("assumed", {}).get(lang, ""), lang)
    )


def _one_of(game: Game, text: str) -> str | list[str] | dict[str, str]:
    """A hand, a list of hands with commas between them, or the hands of a divided one with / between them."""
    if game.divided:
        parts = [part.strip() for part in text.split("/")]
        return dict(
            zip([part.id for part in game.divided], [*parts, *[""] * len(game.divided)], strict=False)
        )
    hands = [hand.strip() for hand in text.split(",")]
    if len(hands) > 1 and "" in hands:
        complain(f"--seat {text!r}: write ?? for any hand, as one is missing beside a comma", 2)
    return hands if len(hands) > 1 else hands[0]


def _boards(written: tuple[str, ...]) -> dict[str, Any]:
    """`board` of a question: one text, or one for each board."""
    return {"board": written[0] if len(written) == 1 else [*written]} if written else {}


def _pairs(key: str, texts: tuple[str, ...]) -> dict[str, str]:
    """Name -> word, from options such as --chosen die=high."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, word = text.partition("=")
        if not equals:
            complain(f"--{key} {text!r} has no value: write --{key} {name}=...", 2)
        if name in found:
            complain(f"--{key} {name} is written twice: write it once", 2)
        found[name] = word
    return found


def _rolls(texts: tuple[str, ...]) -> dict[str, int]:
    """Step -> what its dice show."""
    for text in texts:
        step, _, total = text.partition("=")
        if not re.fullmatch("[0-9]{1,4}", total):
            complain(f"--roll {text!r} has no number: write --roll {step}=N", 2)
    return {step: int(total) for step, total in _pairs("roll", texts).items()}


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


@click.command("wager")
@click.option("--put", type=click.IntRange(0), default=0, help="Chips put in now.")
@click.option(
    "--smallest", type=click.IntRange(0), help="The smallest chip in it; without it, it is one chip."
)
@click.option("--in-front", type=click.IntRange(0), default=0, help="Chips already in front, and left there.")
@click.option("--pulled-back", type=click.IntRange(0), help="Chips in front that were pulled back.")
@click.option("--call", type=click.IntRange(0), default=0, help="What has to be matched in all.")
@click.option("--straddle", is_flag=True, default=None, help="The call is that of a straddle.")
@click.option("--bring-in", type=click.IntRange(0), help="The bring-in, which is no bet.")
@click.option(
    "--largest-raise",
    type=click.IntRange(1),
    help="The largest bet or raise of the round; at fixed limit the bet.",
)
@click.option("--stack", type=click.IntRange(0), help="Chips left behind; 0 for none.")
@click.option("--said", help="call, raise, complete, all-in, or a number: 'raise 3000', 3000.")
@click.option("--limit", help="no-limit, pot-limit or fixed-limit.")
@click.option("--pot", type=click.IntRange(0), help="Pot limit: all chips in the pot before, bets included.")
@click.option("--lang", type=LANGUAGE, help="Sentences in this language, in place of JSON.")
@lines_option
@book_option
def wager_command(
    lang: str | None, lines: bool, book: Book, said: str | None, **chips: int | str | bool | None
) -> None:
    """What chips and words amount to: a call, a bet, a raise, all-in, or too little.

    With --jsonl each line is {"put": 2000, "smallest": 1000, "in_front": 0, "call": 1050, "largest_raise": 1050, "stack": 0,
    "said": null, "limit": "no-limit"}; "said" can also be "call", "raise", "complete", "all-in", {"raise": 3000}, or 3000, and
    "pulled_back": 25, "bring_in": 25, "straddle": true may stand beside it. At fixed limit "largest_raise" is the bet.
    """
    from poker_rulebook.rulings import worked_out  # `rank` plays nothing

    if not lines and chips["largest_raise"] is None:
        complain("write --largest-raise, the largest bet or raise of the round, or use --jsonl", 2)
    if not lines and chips["stack"] is None:  # without it every bet would be that of the last chips
        complain("write --stack, the chips left behind, 0 for none", 2)
    if lang and lines:
        complain("--lang is for sentences, and --jsonl for programs: leave one of them out", 2)
    asked = {**chips, "said": _word(said)}
    if lang:
        _in_sentences(book, "wager", asked, lang)
    else:
        answer(lines, lambda value: worked_out(book, "wager", value), asked)


def _in_sentences(book: Book, kind: str, asked: dict[str, Any], lang: str) -> None:
    """What is worked out, with the rules; what cannot be is wrong usage."""
    from poker_rulebook.cli.terminal import tell_calculation
    from poker_rulebook.pages.calculators import CALCULATORS
    from poker_rulebook.rulings import rules_cited

    try:
        found = CALCULATORS[kind](asked)
    except ValueError as error:
        complain_of(error, lang, "wrong")
    tell_calculation(found, rules_cited(book, found.rule), lang)


def _word(said: str | None) -> Any:
    """What is said, as JSON has it."""
    from poker_rulebook.play.amounts import SAID

    if said is None:
        return None
    said = normalize("NFKC", said).strip().casefold()
    word, _, number = said.rpartition(" ")
    if number.isdecimal() and word in ("", "raise"):
        return {word: int(number)} if word else int(number)
    if said not in SAID:
        complain(f"--said {said!r} is not understood: write {', '.join(SAID)}, 'raise 3000' or 3000", 2)
    return said


DIRECTOR = (
    "race",
    "balance",
    "places",
    "penalty",
    "structure",
    "chips",
    "payouts",
    "satellite",
    "icm",
    "bounty",
    "seats",
)


@click.command("director")
@click.argument("kind", type=click.Choice(DIRECTOR))
@click.argument("entries", nargs=-1, metavar="[KEY=VALUE]...")
@lang_option
@json_option
@lines_option
@book_option
def director_command(
    kind: str, entries: tuple[str, ...], lang: str, as_json: bool, lines: bool, book: Book
) -> None:
    """What a tournament director works out, with the rules by number.

    \b
    race      a chip race:        old=25 new=100 chips='3 1 0 2' [last=4] [drawn='Ks 9d 4c / Qh / / Ad 7c']
                                  [custom=losers-keep|last-first|all-up]
    balance   who moves where:    button=2 taken='1 2 3 5 6' [size=9] [small_blind=3]
                                  [from_button=… from_taken=… from_small_blind=…]
    places    out in one hand:    left=21 stacks='12000 8000' prizes='500 0' [unit=1]
                                  [played=one-table|hand-for-hand|by-stacks]
    penalty   hands to be missed: players=9 rounds=2 [hands=0] [dealt=5 misdeals=1]
    structure levels and breaks:  start=200 minutes=20 [growth=130 levels=12 | within=180 | blinds='200 300 400']
                                  [ante=big-blind|each|none | antes='25 50 50'] [chips='25 100 500'] [every=4 pause=15]
                                  [players=10 stack=10000 more=0 left=5 level=3]
    chips     a starting stack:   stack=10000 chips='25 100 500 1000' [counts='12 12 5 6' | each=12] [players=10]
    payouts   each place's prize: pool=180000 | entries=60 each=3000 [more=0 guarantee=0] [shares='50 30 20' | places=5 power=1.5]
                                  [unit=500] [rounding=first|last|nearest] [buy_in=3000] [tied='5 6']
    satellite seats as prizes:    seat=20000 and a pool as for payouts
    icm       a deal:             stacks='50000 30000 20000' prizes='5000 3000 2000' [keep=500] [unit=1]
    bounty    a progressive one:  head=150 [winners=2] [own='100 125']
    seats     a draw of seats:    players=37 seed=2026 [size=9]; all tables evened out: tables='9 9 6' [size=9] [within=1]

    With --jsonl each line is an object with these keys; lists may be lists of numbers.
    """
    from poker_rulebook.rulings import worked_out

    if not lines and not entries:
        complain("write KEY=VALUE for what is asked, as --help shows, or use --jsonl", 2)
    written: dict[str, int | str] = {}
    for key, value in map(_entry, entries):
        if written.setdefault(key, value) != value:
            complain(f"{key} is given twice: {written[key]!r} and {value!r}", 2)
    if lines or as_json:
        for_text_only("--jsonl" if lines else "--json")
        answer(lines, lambda value: worked_out(book, kind, value), written)
        return
    _in_sentences(book, kind, written, lang)


def _entry(text: str) -> tuple[str, int | str]:
    """A key with what is written for it; digits alone are a number."""
    key, equals, value = normalize("NFKC", text).partition("=")
    if not equals:
        complain(f"{text!r} has no value: write {key}=...", 2)
    return key, int(value) if value.isdecimal() else value
