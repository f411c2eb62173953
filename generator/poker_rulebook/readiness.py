"""What a game still wants before its pull request, in the order in which an editor comes to it.

`inspection` says what is wrong in any book. This book asks for more of a game: examples, sentences of its own, counts
of random play and examples that notice every changed rule, which its tests know. `check` asks it of what has changed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from poker_rulebook.book.checks.choices import MOST_WORDS
from poker_rulebook.book.checks.subject import NOT_YET
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import SEAT_MARK
from poker_rulebook.book.problems import At, Finding, Problem
from poker_rulebook.book.repository import MEASURED, Measured, measured_as_text
from poker_rulebook.book.source import ASKED, SHARED, Source, digest_of_files, fingerprints, fixed, parse
from poker_rulebook.cache import Cache
from poker_rulebook.changes.proposed import MOST_DEALS, AlteredRule, ProposedExample, proposals, with_examples
from poker_rulebook.digests import digest_of
from poker_rulebook.folders import changed_files, write_whole
from poker_rulebook.inspection import inspected
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.language.sentences import Phrase, sentences
from poker_rulebook.languages import LANGUAGES, LOCALES, SOURCE
from poker_rulebook.measure import chances, lessons, stored
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.rules.summary import game_summary

FEWEST_EXAMPLES = 3
LONGEST_TITLE = 45  # characters of a Japanese title that are read at a glance
LONGEST_ESSENCE = 220  # characters in English
POKERKIT, CHANGELOG = "tests/oracles/pokerkit.yaml", "CHANGELOG.md"
# of a file: no rules
UNPLAYED = {"reading", "also", "family", "see", "notes", "history", "pitch", "sources", "examples"}
WORDS_OF_THE_BOOK = (
    "nothing in this file has to change for that: say in the pull request in a sentence what is peculiar to the game, "
    "and the words of the book are made to tell it"
)
BY_HAND = "write one yourself: the weakest hand that qualifies, the chip that cannot be divided, the most cards that may be exchanged"
ENTRY = re.compile("([a-z0-9]+(?:-[a-z0-9]+)*):")  # of a list by ids
COUNTS, KEPT_COUNTS = "tests/play/test_counts.py", "tests/play/counts.yaml"
MUTATIONS = "tests/games/test_mutations.py"
FAILED = re.compile(r"^FAILED \S+::(.+?)(?: - .*)?$", re.MULTILINE)  # of a run of pytest: which tests
TOLD = {  # what a test prints: of which game, and what
    COUNTS: re.compile(r"^(\S+)\n {4}(\S.*(?: -> .*|is new|not counted any more))", re.MULTILINE),
    MUTATIONS: re.compile(
        r"^games/(\S+)\.yaml: no example notices that (.*)\n {4}altered: (.*)$", re.MULTILINE
    ),
}


def wanted(book: Book, game: Game) -> list[Problem]:
    """What this book asks of every game beyond what can be wrong with it."""
    found: list[Finding] = []
    if len(game.examples) < FEWEST_EXAMPLES:
        message = f"there are {len(game.examples)} examples, and at least {FEWEST_EXAMPLES} are wanted"
        found.append((("examples",), message, "add one for each thing that players argue about"))
    for index, example in enumerate(game.examples):
        for locale, written in example.title.items():
            title = SEAT_MARK.sub(r"\1", written)  # as it is printed
            if LANGUAGES[locale].script == "cjk" and len(title) > LONGEST_TITLE:
                message = f"has {len(title)} characters, and {LONGEST_TITLE} are read at a glance"
                found.append((("examples", index, "title", locale), message, "say it in fewer"))
    if not game.pitch:
        hint = f"add 'pitch:' in at most {MOST_WORDS} words: what you get, what is peculiar, what wins"
        found.append((("id",), "nobody has written what is to be said of it first", hint))
    found += [*_of_essence(book, game), *_of_notes(book, game)]
    return book.games.source(game.id).place(found)


def _of_essence(book: Book, game: Game) -> Iterator[Finding]:
    """The two sentences above its page."""
    two = game_summary(game)
    if len(sentences(two)) != 2 or len(plain(two)) > LONGEST_ESSENCE:
        message = f"the two sentences above its page are too long, or not two: {plain(two)}"
        yield (), message, WORDS_OF_THE_BOOK
    for other in book.games.values():
        if other.id != game.id and _is_told_as(other, two):
            message = f"the two sentences above its page are those of {other.id}: {plain(two)}"
            yield (), message, WORDS_OF_THE_BOOK


def _is_told_as(game: Game, two: Phrase) -> bool:
    """Whether the page of a game begins with the same two sentences. A game that cannot be described is reported elsewhere."""
    with suppress(ValueError):
        return any(phrases(to).render(game_summary(game)) == phrases(to).render(two) for to in LOCALES)
    return False


def _of_notes(book: Book, game: Game) -> Iterator[Finding]:
    """Notes with a sentence that another game or a rule has, too: it should be a general rule and be said once."""
    texts = {f"{other.id}#{note.id}": note.text for other in book.games.values() for note in other.notes}
    texts |= {rule.id: rule.text for chapter in book.chapters.values() for rule in chapter.rules}
    for index, note in enumerate(game.notes):
        own = f"{game.id}#{note.id}"
        for locale, said in note.text.items():
            stop = LANGUAGES[locale].stop
            for sentence in filter(None, re.split(stop, said)):
                for place, text in texts.items():
                    if place != own and sentence.strip() in map(str.strip, re.split(stop, text[locale])):
                        hint = "cite it under 'see:', or say here only what is peculiar to this game"
                        yield ("notes", index, locale), f"{sentence.strip()!r} stands in {place}, too", hint


def _listed(book: Book, game: Game, before: str | None) -> Iterator[Problem]:
    """Files of the book that should name the game and do not.    before    what its file said where it was published"""
    name = game.name[SOURCE]
    how = f"add '{game.id}: …', as its head says: how it is told, or 'cannot:'"
    typed = f"add '{game.id}:' with what people type who do not know its name, in each language"
    lines = [(f"{ASKED}games.yaml", f"\n{game.id}:", typed)]
    if not game.open_face:  # the comparison with other programs leaves these out
        lines.insert(0, (POKERKIT, f"\n{game.id}:", how))
    if _rules_of(before) != _rules_of(book.games.source(game.id).text):
        lines.append((CHANGELOG, name, f"name {name} under [Unreleased]"))
    for file, words, hint in lines:
        path = book.folder / file
        text = path.read_text("utf-8") if path.is_file() else words
        if file == CHANGELOG:  # not what it says of earlier versions
            text = re.split(r"^## (?!\[Unreleased\])", text, maxsplit=1, flags=re.MULTILINE)[0]
        if words not in text:
            yield Problem(file, 1, 1, "file", f"does not name {game.id}", hint)


def leftovers(book: Book, ids: Collection[str]) -> Iterator[Problem]:
    """Entries of lists of the book that are about one of these games and mixes, which are not there any more."""
    for file, hint in (
        (POKERKIT, "delete its entry"),
        (KEPT_COUNTS, "delete its entry"),
        (MEASURED, "run: rulebook measure"),
    ):
        path = book.folder / file
        for number, line in enumerate(path.read_text("utf-8").splitlines() if path.is_file() else (), 1):
            if (found := ENTRY.match(line)) and found[1] in ids:
                yield Problem(file, number, 1, found[1], "no game or mix is called so any more", hint)


def _rules_of(text: str | None) -> dict[str, Any]:
    """What a game file says that changes what is played, or what it is called."""
    return {key: it for key, it in _without_digests(text).items() if key not in UNPLAYED}


def _without_digests(text: str | None) -> dict[str, Any]:
    """What a file says, without the digests of what its translations were made from."""
    value = parse(text, "").value if text is not None else None
    return _undigested(value) if isinstance(value, dict) else {}


def _undigested(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _undigested(inner) for key, inner in value.items() if key != "of"}
    return [*map(_undigested, value)] if isinstance(value, list) else value


# --- what the tests say: random play that counts otherwise, rules that no example notices


class Untested(Exception):
    """The tests cannot be run here; the message says why."""


def has_tests(book: Book) -> bool:
    """Whether the folder of the book has tests of its games."""
    return (book.folder / COUNTS).is_file()


def unnoticed(book: Book, ids: Collection[str]) -> Iterator[Problem]:
    """Rules of these games that may be altered without an example coming out otherwise: one problem for each rule."""
    for id_, altered in _altered(book, ids).items():
        source, rules = book.games.source(id_), dict[str, list[AlteredRule]]()
        for it in altered:
            rules.setdefault(it.rule, []).append(it)
        with Cache(book.folder) as kept:
            tried = kept.get(_proposed_key(book, id_, source.text or ""))
        for rule, ways in rules.items():
            hint = f"'rulebook ready {id_} --write' adds an example that does, if a random deal shows it; else {BY_HAND}"
            if tried is not None:
                shown = {it["text"] for example in tried for it in example["notices"]}
                if not shown.intersection(way.text for way in ways):
                    hint = f"none of {MOST_DEALS:,} random deals shows it: {BY_HAND}"
            others = [way.text.removeprefix(f"{rule} ") for way in ways[1:]]
            message = f"no example notices that {' or '.join([ways[0].text, *others])}"
            yield source.problem(_place(source, rule), message, hint)


def _altered(book: Book, ids: Collection[str]) -> dict[str, list[AlteredRule]]:
    """The altered rules of these games that no example notices."""
    return {
        id_: [
            AlteredRule(text, it["choice"], tuple(it["option"]))
            for text, it in ((text, json.loads(said)) for text, said in found)
        ]
        for id_, found in _said(book, MUTATIONS, ids).items()
    }


def _proposed_key(book: Book, id_: str, text: str) -> str:
    """Under which it is kept what random deals have shown of a game whose file says this."""
    return f"proposed {id_} {digest_of([digest_of_files(fingerprints(book.folder), *SHARED), text])}"


def proposed(book: Book, id_: str, progress: Progress = SILENT) -> list[ProposedExample]:
    """Examples that would notice these rules of a game whose file is right, as far as random deals show them; kept, also where
    they show none. Raises Untested."""
    if not has_tests(book) or id_ not in book.games:
        return []
    altered = _altered(book, [id_]).get(id_, [])
    with Cache(book.folder) as kept:
        key = _proposed_key(book, id_, book.games.source(id_).text or "")
        made = kept.get_or_compute(key, lambda: to_builtins(proposals(book, id_, altered, progress)))
    rules = {rule.text: rule for rule in altered}
    return [ProposedExample(it["value"], tuple(rules[rule["text"]] for rule in it["notices"])) for it in made]


def add_examples(book: Book, id_: str, progress: Progress = SILENT) -> Iterator[str]:
    """Writes these examples into the file of the game, with titles still to be written; gives a line for each. Raises Untested."""
    source = book.games.source(id_)
    if found := [] if inspected(book, {source.file}).problems else proposed(book, id_, progress):
        text = with_examples(source.text or "", [it.value for it in found])
        write_whole(book.games.paths[id_], text.encode())
        with Cache(book.folder) as kept:  # what is left then has been looked for
            kept.put(_proposed_key(book, id_, text), [])
        for it in found:
            line = text[: text.index(f"- id: {it.value['id']}\n")].count("\n") + 1
            first, *more = (rule.text for rule in it.notices)
            others = f", and {len(more)} more" if more else ""
            yield f"{source.file}:{line}: an example; it notices that {first}{others}: put what it shows into its title"


def other_counts(book: Book, changed: Mapping[str, Collection[str]]) -> Iterator[Problem]:
    """Games whose random play no longer gives the stored counts.    changed    file -> games and mixes that it is about"""
    found = _said(book, COUNTS, dict.fromkeys(id_ for ids in changed.values() for id_ in ids))
    told = set[str]()
    for file, ids in changed.items():
        new = [id_ for id_ in ids if id_ in found and id_ not in told]
        told.update(new)
        if new:
            more = f" and {len(new) - 5} more" if len(new) > 5 else ""
            what = f"the counts of random play of {', '.join(new[:5])}{more}"
            message = f"{what} are out of date: {found[new[0]][0][0]}"
            own = Path(file).stem if file.startswith("games/") and file.count("/") == 1 else ""
            run = " ".join(["rulebook ready", *([own] if own else []), "--write"])
            hint = f"if that is meant, run: {run}"
            yield Problem(file, 1, 1, "file", message, hint)


def about(book: Book, files: Collection[str]) -> dict[str, list[str]]:
    """Each of these files -> the games, and mixes of them, that are played by it."""
    found = {}
    for file in files:
        place, id_ = file.rpartition("/")[0], Path(file).stem
        if place == "games/rankings":
            games = [it for it in book.games if id_ in book.rankings_of(book.games.source(it).rules)]
        else:
            games = [id_] if place == "games" and id_ in book.games else []
        mixes = [
            mix.id
            for mix in book.mixes.values()
            if file == book.mixes.source(mix.id).file or any(part.game.id in games for part in mix.games)
        ]
        if games or mixes:
            found[file] = [*games, *mixes]
    return found


def _said(book: Book, test: str, ids: Collection[str]) -> dict[str, list[list[str]]]:
    """What a test finds in each of these games and mixes; what it found in the same files earlier is kept."""
    prints = fingerprints(book.folder)
    tests = [path.read_bytes() for path in sorted((book.folder / "tests").rglob("*.py"))]
    all_of_it = digest_of(
        [digest_of_files(prints, *SHARED), *tests, (book.folder / KEPT_COUNTS).read_bytes()]
    )
    games = {f"{test} {id_} {digest_of([all_of_it, *_texts(book, id_)])}": id_ for id_ in ids}

    def run(missing: list[str]) -> list[list[list[str]]]:
        found = _run(book, test, [games[key] for key in missing])
        return [[said for name, *said in found if name == games[key]] for key in missing]

    with Cache(book.folder) as kept:
        results = kept.get_or_compute_all(list(games), run)
    return {id_: result for id_, result in zip(games.values(), results, strict=True) if result}


def _texts(book: Book, id_: str) -> list[str]:
    """What the file of a game says, or of a mix and of its games."""
    if id_ in book.games.paths:
        return [book.games.source(id_).text or ""]
    games = [part.game.id for part in book.mixes[id_].games]
    return [book.mixes.source(id_).text or "", *(book.games.source(game).text or "" for game in games)]


def _run(book: Book, test: str, ids: Collection[str], *options: str) -> list[tuple[str, ...]]:
    """What the test finds, as (game or mix, finding). Raises Untested."""
    if find_spec("pytest") is None:
        raise Untested("pytest is not installed, and the tests of games are not run: make .venv/test.stamp")
    named = [word for id_ in ids for word in ("--game", id_)]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *named, *options, test]
    done = subprocess.run(command, cwd=book.folder, capture_output=True, text=True, check=False)
    found: list[tuple[str, ...]] = TOLD[test].findall(done.stdout)
    if done.returncode and not found:
        failed = FAILED.findall(done.stdout)
        if not failed:
            raise Untested(f"{test} does not run: {''.join((done.stdout + done.stderr).splitlines()[-1:])}")
        once = f"what is counted may be out of date: run 'rulebook ready {' '.join(ids)} --write' first"
        raise Untested(f"{test} finds nothing and fails: {', '.join(failed)}; {once}")
    return found


def _place(source: Source, rule: str) -> At:
    """The place in the file that a rule names first: `play.first-bet.size`, `third-bet`, `limit: pot-limit`."""
    parts = rule.partition(" ")[0].rstrip(":").split(".")
    inside = [()] if parts[0] in source.value else [(key,) for key in ("play", "showdown", "options")]
    return max((_led(source.value, (*way, *parts)) for way in inside), key=len)


def _led(value: Any, way: tuple[str, ...]) -> At:
    """The place to which a path of keys and ids leads, as far as it can be followed."""
    at: list[str | int] = []
    for part in way:
        places: dict[str, str | int] = {key: key for key in value} if isinstance(value, dict) else {}
        if isinstance(value, list):
            places = {item["id"]: index for index, item in enumerate(value) if "id" in item}
        if part not in places:
            break
        at.append(places[part])
        value = value[at[-1]]
    return tuple(at)


# --- what is still wanted


def of_changed(
    book: Book, changed: Mapping[str, str | None], unplayed: Collection[str] = ()
) -> Iterator[Problem]:
    """What is wanted of files that have changed since they were published, and with whose rules nothing is wrong.

    changed     file -> what it said
    unplayed    files with examples that come out otherwise: what these notice is not asked

    Raises Untested.
    """
    sources = {id_: book.games.source(id_) for id_ in book.games}
    games = [
        book.games[id_]
        for id_, source in sources.items()
        if source.file in changed and _without_digests(source.text) != _without_digests(changed[source.file])
    ]
    for game in games:
        yield from wanted(book, game)
        yield from lessons.problems(book, game)
        yield from _listed(book, game, changed[book.games.source(game.id).file])
    gone = {Path(file).stem for file in changed if not (book.folder / file).exists()} | {*book.retired}
    yield from leftovers(book, gone - {*book.games.paths, *book.mixes.paths})
    if changed:
        yield from other_counts(book, about(book, changed))
    yield from unnoticed(book, [it.id for it in games if book.games.source(it.id).file not in unplayed])


def still_wanted(book: Book, id_: str) -> Iterator[tuple[str, list[Problem]]]:
    """The same for one game, as pairs of what was looked at and what is missing there. Where its file has problems, nothing
    else is looked at. Raises Untested."""
    file = book.games.source(id_).file
    problems = inspected(book, {file}).problems
    yield "check", list(problems)
    if problems:
        return
    game = book.games[id_]
    yield "what this book asks of a game", wanted(book, game)
    yield "deals to learn it by", list(lessons.problems(book, game))
    if has_tests(book):
        yield "counts of random play", list(other_counts(book, about(book, [file])))
        yield "rules that no example notices", list(unnoticed(book, [id_]))
    before = changed_files(book.folder).get(file, book.games.source(id_).text)
    yield "lists that name it", list(_listed(book, game, before))


# --- what is counted


def renew(book: Book, id_: str) -> Iterator[str]:
    """Writes what is counted for a game, after missing digests; gives a line for each thing written."""
    source = book.games.source(id_)
    found = (fix for problem in inspected(book, {source.file}).problems for fix in problem.fixes)
    if first := [fix for fix in found if fix.asks and NOT_YET in fix.old]:
        write_whole(book.games.paths[id_], fixed(source.text or "", first).encode())
        yield from (f"{source.file}:{fix.line}: of: {fix.new}" for fix in sorted(first))
    book = load(book.folder)
    if (game := book.games.get(id_)) is None:
        return
    if stored.asked(game) and not stored.current(book, game):
        book.measured[id_] = replace(
            chances.measure(game), lessons=book.measured.get(id_, Measured()).lessons
        )
    if any(lessons.problems(book, game)):
        book.measured[id_] = replace(book.measured.get(id_, Measured()), lessons=lessons.lessons(game))
    text = measured_as_text(book.measured)
    if text != book.reader.source(book.folder / MEASURED).text:
        write_whole(book.folder / MEASURED, text.encode())
        yield f"{MEASURED}: {id_}"


def recount(book: Book, files: Collection[str]) -> Iterator[str]:
    """Writes new counts of random play for games that these files change; returns what was written. Raises Untested."""
    played = about(book, files)
    if has_tests(book) and any(other_counts(book, played)):
        ids = dict.fromkeys(id_ for names in played.values() for id_ in names)
        _run(book, COUNTS, ids, "--update")
        yield f"{KEPT_COUNTS}: {', '.join(ids)}"
