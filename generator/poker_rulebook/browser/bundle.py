"""Writes the files with which a page runs the interpreter: MicroPython, our modules, the book, tables of rankings."""

from __future__ import annotations

import gzip
import json
import shutil
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from poker_rulebook.book.chapters import Chapter, Rule, concerns
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.options import all_options, apply_choice, chosen
from poker_rulebook.book.parts import Data
from poker_rulebook.book.repository import Measured
from poker_rulebook.book.source import SHARED, digest_of_files, fingerprints
from poker_rulebook.browser.page import Interpreter
from poker_rulebook.browser.played import ReadersHand
from poker_rulebook.browser.program import LIBRARY, PACKAGE, compiled, compiler, keys_in, sources, words
from poker_rulebook.cache import Cache, program_digest
from poker_rulebook.digests import digest_of
from poker_rulebook.document.edition import Edition
from poker_rulebook.document.views import GameView
from poker_rulebook.folders import EMBEDDED
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, heading
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.pages.citations import rule_numbers
from poker_rulebook.pages.game import under_choices
from poker_rulebook.play.incidents import RULES
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.lookup import build_tables, packed
from poker_rulebook.rulings import sources_of_rulings

LICENCE = Path(__file__).parent / "LICENSE-MicroPython"
RUNTIME = Path("node_modules") / "@micropython" / "micropython-webassembly-pyscript"
WANTED = ("micropython.mjs", "micropython.wasm")
SHOWING = "-showing"  # suffix of a ranking's name: its tables for up cards, and for rows of different sizes
# pack -> the module whose program it has, without what engine.pack has, and hands.pack, where a page has loaded it before
PROGRAMS = {"engine": "page", "hands": "hands", "playing": "played", "rulings": "irregular", "sums": "worked"}
AFTER_HANDS = ("playing", "rulings")
LEFT_OUT = ("pitch", "examples", "notes", "history", "sources", "also", "former", "see")

OF_BETS = "betting raise_cap raise_cap_with_two short_all_in check_raise short_stub forced_bets showing_ties dealt_from play".split()

RuleNames = Mapping[str, Mapping[str, str]]  # anchor of a game's page -> locale -> name of the rule there


def wanted() -> list[Path]:
    """The files of MicroPython: inside an installed package, else where make has put them from npm.

    [] if they are in neither place.
    """
    places = ([place / RUNTIME / name for name in WANTED] for place in (EMBEDDED, Path(sys.prefix)))
    return next((files for files in places if all(file.exists() for file in files)), [])


def write_bundle(book: Book, books: Mapping[str, Edition], out: Path) -> bool:
    """Writes everything for a page of this book into a folder. False, with nothing written, if MicroPython is missing.

    books    locale -> the book in that language; verdicts link to the rules on its pages
    """
    found = wanted()
    if not found:
        return False
    (out / "games").mkdir(parents=True, exist_ok=True)
    (out / "tables").mkdir(exist_ok=True)
    for path in found:
        shutil.copyfile(path, out / path.name)
    shutil.copyfile(LICENCE, out / "LICENSE.txt")
    _write(out / "book.json", _ordered(shared(book)))
    _write(out / "rulings.json", _ordered(of_rulings(book)))
    with Cache(book.folder) as kept:
        for name, made in kept.get_or_compute(
            f"engine {program_digest('browser')} {compiler()}", _program
        ).items():
            (out / f"{name}.pack").write_bytes(b64decode(made))
        _write_games(book, rules_of(books), out, kept)
        _write_openings(book, {it if it in LOCALES else SOURCE for it in books}, out / "openings", kept)
    return True


def _write_games(book: Book, rules: Mapping[str, RuleNames], out: Path, kept: Cache) -> None:
    """Writes a file for each game, and for each table of a ranking that a game needs."""
    refused, made = _refused(book, kept), set[str]()
    for game in book.offered.values():
        data = slim(book, game)
        named = set(_texts(data)) & book.rankings.paths.keys()
        tables = {*named, *(f"{ranking.id}{SHOWING}" for ranking in _showing(game))}
        said = {
            "game": data,
            "rules": rules[game.id],
            "options": deciding_options(data, book.common_options),
            "refused": refused[game.id],
            "mistakes": [
                rule.id
                for chapter, rule in _mistakes(book)
                if concerns(chapter, game) and concerns(rule, game)
            ],
        }
        _write(out / "games" / f"{game.id}.json", _ordered(said) | {"tables": sorted(tables)})
        for name in tables - made:
            _write(out / "tables" / f"{name}.json", _table(book, name, kept))
            made.add(name)


def _write_openings(book: Book, locales: set[str], out: Path, kept: Cache) -> None:
    """Writes for each game what a reader sees first of its first lesson: a page shows that before its interpreter is there."""
    data, program = json.dumps(_ordered(shared(book))), program_digest("browser")
    for locale in sorted(locales):
        interpreter = Interpreter(data, locale)
        interpreter.rankings = {id_: book.rankings[id_] for id_ in book.rankings}
        (out / locale).mkdir(parents=True)
        for id_, game in book.offered.items():
            interpreter.files[id_] = {"game": slim(book, game)}
            deal = next(iter(book.measured.get(id_, Measured()).lessons.values()), 1)
            key = digest_of([program, data, locale, json.dumps(interpreter.files[id_]), str(deal)])
            seen = kept.get_or_compute(f"opening {key}", partial(_opening, interpreter, id_, deal))
            (out / locale / f"{id_}.json").write_text(seen, "utf-8")


def _opening(interpreter: Interpreter, game: str, deal: int) -> str:
    return ReadersHand(interpreter, game, "{}", deal).view()


def _table(book: Book, name: str, kept: Cache) -> Any:
    """The freshly built tables of a ranking, without hands looked up later."""
    rules = book.rankings[name.removesuffix(SHOWING)].rules
    key = f"table {digest_of([program_digest('ranking'), repr(rules), name])}"
    return kept.get_or_compute(key, lambda: packed(build_tables(rules, showing=name.endswith(SHOWING))))


def _program() -> dict[str, str]:
    """Name -> pack, in base 64, for all that depends on the program alone: what a page begins with, and what it loads besides."""
    found = {name: sources(f"{PACKAGE}.browser.{module}") for name, module in PROGRAMS.items()}
    asked = keys_in({path: text for files in found.values() for path, text in files.items()}.values())
    packs: dict[str, str] = {}
    for name, files in found.items():
        before = [*found["engine"], *(found["hands"] if name in AFTER_HANDS else [])]
        own = (
            files if name == "engine" else {path: files[path] for path in sorted(files) if path not in before}
        )
        read = spoken(asked) if name == "engine" else {}
        packs[name] = b64encode(pack(compiled(own) | read)).decode()
    return packs


def spoken(asked: tuple[set[str], tuple[str, ...]]) -> dict[str, bytes]:
    """Path -> content of the files of the languages, with the phrases of these keys."""
    folder = f"{PACKAGE}/language/locale"
    return {
        f"{folder}/{locale}/{name}": text.encode()
        for locale in LOCALES
        for name, text in words(asked, locale).items()
    }


def pack(files: Mapping[str, bytes]) -> bytes:
    """Files as one, compressed: a line for each, with its size and path, a zero, and what stands in them. What reads them comes first."""
    paths = sorted(files, key=lambda path: not path.startswith(f"{LIBRARY}/library."))
    listed = "\n".join(f"{len(files[path])} {path}" for path in paths)
    return gzip.compress(b"\0".join([listed.encode(), b"".join(files[path] for path in paths)]), mtime=0)


def _write(path: Path, value: Any) -> None:
    path.write_text(json.dumps(value, ensure_ascii=False, separators=(",", ":")), "utf-8")


def shared(book: Book) -> dict[str, Any]:
    """The data that every game needs: decks, rankings and common options."""
    return {
        "decks": book.deck_file.value,
        "rankings": [book.rankings.source(id_).value for id_ in book.rankings],
        "common": book.common_options,
    }


def of_rulings(book: Book) -> dict[str, Any]:
    """What rulings need besides: the places and sources of their rules, and the mistakes on which none is worked out."""
    return {
        "cited": _cited(book),
        "sources": sources_of_rulings(book),
        "mistakes": {
            rule.id: [chapter.id, rule.mistake, bool(rule.decision), dict(rule.name)]
            for chapter, rule in _mistakes(book)
        },
    }


def _mistakes(book: Book) -> Iterator[tuple[Chapter, Rule]]:
    """The general rules about mistakes on which no ruling is worked out."""
    for chapter in book.chapters.values():
        yield from ((chapter, rule) for rule in chapter.rules if rule.mistake and rule.id not in RULES)


def _cited(book: Book) -> dict[str, list[str]]:
    """General rule -> its chapter and number, for every rule that a ruling may apply."""
    numbers = rule_numbers(book)
    chapters = {rule.id: chapter.id for chapter in book.chapters.values() for rule in chapter.rules}
    return {rule: [chapters[rule], numbers[rule]] for rule in RULES if rule in numbers}


def slim(book: Book, game: Game) -> dict[str, Any]:
    """The file of a game as it is played in this book, without the parts that are only for reading."""
    data = chosen(book.games.source(game.id).rules, book.common_options, dict(game.choices))
    return {key: value for key, value in data.items() if key not in LEFT_OUT} | {"sources": []}


def deciding_options(data: dict[str, Any], common: Sequence[Data]) -> list[str]:
    """Ids of the options that may change who wins: not those about bets alone."""
    usual = _without_bets(data)
    return [
        option["id"]
        for option in all_options(data, common)
        if any(_without_bets(_changed(data, choice)) != usual for choice in option["choices"])
    ]


def _refused(book: Book, kept: Cache) -> dict[str, list[list[list[str]]]]:
    """Game -> the pairs of choices that the book refuses; the result is cached."""
    key = refused_key(book)
    return {
        id_: kept.get_or_compute(key(game), under_choices(book, game).refused_pairs)
        for id_, game in book.offered.items()
    }


def refused_key(book: Book) -> Callable[[Game], str]:
    """Under which the pairs that are refused in a game are kept."""
    shared = digest_of_files(fingerprints(book.folder, "browser"), *SHARED, "games/houses/")

    def key(game: Game) -> str:
        rules, choices = book.games.source(game.id).text or "", json.dumps(game.choices)
        return f"refused {digest_of([shared, rules, choices])}"

    return key


def _changed(data: Data, choice: Data) -> Data:
    changed = dict(data)
    apply_choice(changed, choice)
    return changed


def _without_bets(data: Data) -> Data:
    kept = {key: value for key, value in data.items() if key not in OF_BETS}
    return kept | {"play": [step for step in data["play"] if step["do"] not in ("bet", "draw")]}


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from _texts(item)


def _showing(game: Game) -> Iterator[Ranking]:
    """The rankings that compare incomplete hands: up cards, and rows of different sizes."""
    yield from (step.ranking for step in game.bets if step.ranking)
    yield from (share.ranking for share in game.showdown if game.beat)
    yield from (row.ranking for row in game.open_face.rows) if game.open_face else ()


def _ordered(value: Any) -> Any:
    """Objects as {"$": [[key, value], …]}: MicroPython forgets the order of keys."""
    if isinstance(value, dict):
        return {"$": [[key, _ordered(item)] for key, item in value.items()]}
    return [_ordered(item) for item in value] if isinstance(value, list) else value


# The rules of a page that a verdict may link to


def rules_of(books: Mapping[str, Edition]) -> Mapping[str, RuleNames]:
    """Game -> anchor of its page -> locale -> name of the rule, or of its section if the rule has none."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for locale, book in books.items():
        for game in book.games:
            of_game = found.setdefault(game.id, {})
            for id_, name in _anchors(game):
                of_game.setdefault(id_, {})[locale] = plain(heading(name), locale)
    return found


def _anchors(game: GameView) -> Iterator[tuple[str, Phrase]]:
    for section in game.sections:
        if not section.ordered:
            yield from ((rule.id, rule.title or section.title) for rule in section.parts)
    yield from ((table.id, table.title) for table in game.rankings)
