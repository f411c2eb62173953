"""What a game still wants before its pull request, in the order in which an editor comes to it.

`inspection` says what is wrong in any book. This book asks for more of a game: examples, sentences of its own, counts
of random play and examples that notice every changed rule. The last two are the business of the book's tests, which
are run for this one game where the folder has them.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Finding, Problem
from poker_rulebook.book.shared import MEASURED, measured_as_text
from poker_rulebook.folders import write_whole
from poker_rulebook.inspection import inspected
from poker_rulebook.languages import LANGUAGES, LOCALES, SOURCE
from poker_rulebook.measure import chances
from poker_rulebook.view.essence import essence
from poker_rulebook.view.phrases import phrases, plain
from poker_rulebook.view.sentences import sentences

FEWEST_EXAMPLES = 3
LONGEST_TITLE = 45  # characters of a Japanese title that are read at a glance
LONGEST_ESSENCE = 220  # characters in English
STOPS = {"latin": r"[.;:] |\.$", "cjk": "。"}
COUNTS, MUTATIONS = Path("tests/play/test_counts.py"), Path("tests/games/test_mutations.py")
POKERKIT, CHANGELOG = Path("tests/oracles/pokerkit.yaml"), Path("CHANGELOG.md")
TELLING = re.compile(
    r"^ {4}\S.*: .*(?: -> |is new|not counted).*$|^games/.*: no example notices .*$", re.MULTILINE
)
NOT_YET = re.compile("'00000000'")
RIGHT = re.compile(r"of: ('[0-9a-f]{8}')")


def wanted(book: Book, game: Game) -> list[Problem]:
    """What this book asks of every game beyond what can be wrong with it."""
    return book.games.source(game.id).place(
        [*_of_examples(game), *_of_essence(book, game), *_of_notes(book, game)]
    )


def _of_examples(game: Game) -> Iterator[Finding]:
    if len(game.examples) < FEWEST_EXAMPLES:
        message = f"there are {len(game.examples)} examples, and at least {FEWEST_EXAMPLES} are wanted"
        yield ("examples",), message, "add one for each thing that players argue about"
    for index, example in enumerate(game.examples):
        for locale, title in example.title.items():
            if LANGUAGES[locale].script == "cjk" and len(title) > LONGEST_TITLE:
                message = f"has {len(title)} characters, and {LONGEST_TITLE} are read at a glance"
                yield ("examples", index, "title", locale), message, "say it in fewer"


def _of_essence(book: Book, game: Game) -> Iterator[Finding]:
    """The two sentences above its page."""
    two = essence(game)
    if len(sentences(two)) != 2 or len(plain(two)) > LONGEST_ESSENCE:
        message = f"the two sentences above its page are too long, or not two: {plain(two)}"
        yield (), message, "the words are in view/essence.py and locale/*/essence.ftl"
    for other in book.games.values():
        if other.id != game.id and any(
            phrases(to).render(essence(other)) == phrases(to).render(two) for to in LOCALES
        ):
            message = f"the two sentences above its page are those of {other.id}: {plain(two)}"
            yield (), message, "say in view/essence.py what makes it another game"


def _of_notes(book: Book, game: Game) -> Iterator[Finding]:
    """A sentence that stands in another game or in a rule is a general rule, and stands once."""
    texts = {f"{other.id}#{note.id}": note.text for other in book.games.values() for note in other.notes}
    texts |= {rule.id: rule.text for chapter in book.chapters.values() for rule in chapter.rules}
    for index, note in enumerate(game.notes):
        own = f"{game.id}#{note.id}"
        for locale, said in note.text.items():
            stop = STOPS[LANGUAGES[locale].script]
            for sentence in filter(None, re.split(stop, said)):
                for place, text in texts.items():
                    if place != own and sentence.strip() in map(str.strip, re.split(stop, text[locale])):
                        hint = "cite it under 'see:', or say here only what is peculiar to this game"
                        yield ("notes", index, locale), f"{sentence.strip()!r} stands in {place}, too", hint


# --- what is still wanted, in order


def still_wanted(book: Book, id_: str) -> Iterator[tuple[str, list[str]]]:
    """What is looked at, in words, and what is wanted there. After problems of the file nothing else is looked at."""
    source = book.games.source(id_)
    problems = inspected(book, {source.file}).problems
    yield "check", [str(problem) for problem in problems]
    if problems:
        return
    game = book.games[id_]
    yield "what this book asks of a game", [str(problem) for problem in wanted(book, game)]
    again = f"run: rulebook ready {id_} --write"
    yield (
        "counts of random play",
        [f"{line.strip()}\n    hint: {again}" for line in _tested(book, COUNTS, id_)[:1]],
    )
    yield "rules that no example notices", _tested(book, MUTATIONS, id_)
    yield (
        "PokerKit",
        _line(book, POKERKIT, f"\n{id_}:", f"add '{id_}: …', as its head says: how it is told, or 'cannot:'"),
    )
    changed = _as_published(book, source.file) != source.text
    yield (
        "changelog",
        _line(book, CHANGELOG, game.name[SOURCE], f"name {game.name[SOURCE]} under [Unreleased]")
        if changed
        else [],
    )


def _as_published(book: Book, file: str) -> str | None:
    """What the file says in the branch main; None where it is not there, or where there is no such branch."""
    command = ["git", "show", f"main:./{file}"]
    done = subprocess.run(command, cwd=book.folder, capture_output=True, check=False)
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else None


def _line(book: Book, file: Path, words: str, hint: str) -> list[str]:
    """What is wanted where a file of the book does not name the game."""
    path = book.folder / file
    missing = path.is_file() and words not in path.read_text("utf-8")
    return [f"{file.as_posix()}: does not name the game\n    hint: {hint}"] if missing else []


def _tested(book: Book, test: Path, id_: str, *options: str) -> list[str]:
    """What the tests of one game say. Nothing where the folder has no tests."""
    if not (book.folder / test).is_file():
        return []
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:xdist",
        "--game",
        id_,
        *options,
        test.as_posix(),
    ]
    done = subprocess.run(command, cwd=book.folder, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return []
    return TELLING.findall(done.stdout) or [
        f"{test.as_posix()}: {line}" for line in done.stdout.splitlines()[-1:]
    ]


# --- what is counted


def renew(book: Book, id_: str) -> Iterator[str]:
    """Write what is counted of a game, digests that are still to be written first; what has been written."""
    source = book.games.source(id_)
    new = {
        problem.line: found[1]
        for problem in inspected(book, {source.file}).problems
        if (found := RIGHT.search(problem.hint))
    }
    lines = (source.text or "").splitlines(keepends=True)
    for number, right in new.items():
        if NOT_YET.search(lines[number - 1]):
            lines[number - 1] = NOT_YET.sub(right, lines[number - 1])
            yield f"{source.file}:{number}: of: {right}"
    write_whole(book.games.paths[id_], "".join(lines).encode())
    book = load(book.folder)
    if (game := book.games.get(id_)) is None:
        return
    if chances.asked(game) and not chances.current(book, game):
        book.measured[id_] = chances.measure(game)
        write_whole(book.folder / MEASURED, measured_as_text(book.measured).encode())
        yield f"{MEASURED}: {id_}"
    if _tested(book, COUNTS, id_):
        _tested(book, COUNTS, id_, "--update-counts")
        yield f"tests/play/counts.yaml: {id_}"
