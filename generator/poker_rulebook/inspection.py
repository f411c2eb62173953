"""Everything that can be wrong with a book: its files, its examples and sums, its chances, and its pages.

What has come out is kept for the next run.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, to_builtins

from poker_rulebook.book.chapters import Chapter, CitedHand, concerns
from poker_rulebook.book.check import ALL, Sound, Task, file_tasks, gathered, looked_through, mentioned
from poker_rulebook.book.house import Mix
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Fix, Problem, problem_of
from poker_rulebook.book.repository import Repository
from poker_rulebook.book.source import (
    GENERAL,
    GLOSSARY,
    SHARED,
    Source,
    digest_of_files,
    fingerprints,
    fixed,
    parse,
)
from poker_rulebook.cache import Cache, program_digest
from poker_rulebook.digests import digest_of
from poker_rulebook.folders import left_main
from poker_rulebook.languages import BESIDE, LOCALES
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.workers import divided

TOLD = "playing every example and writing every page"
ROOMS = {  # kind of what is looked at -> the room of the program that finds what is wrong with it
    **dict.fromkeys(("shared", "game"), "book"),
    "examples": "play",
    "chances": "measure",
    **dict.fromkeys(("game-page", "mix", "chapter"), "pages"),
}
MOST_ROUNDS = 20  # of one edit after the other in a file
REPORT = "this is a mistake of the program, too: please report it"

if TYPE_CHECKING:
    from poker_rulebook.book.options import Option
    from poker_rulebook.document.views import GameView

T = TypeVar("T")
# what is looked at one after the other, each part where nothing is wrong in those before it; and what each finds
Looks = Sequence[Sequence[Task]]
InParts = list[list[Problem]]
Worker = Callable[[Sequence[Looks]], list[InParts]]
MadeBesides = Callable[[Game], Mapping[str, Any]]


def nothing_more(game: Game) -> Mapping[str, Any]:
    """What is wanted of a game by who only looks at it."""
    return {}


class Inspection(Struct, frozen=True):
    """What is wrong, and how many games, mixes, chapters, words and examples have been looked at."""

    problems: Sequence[Problem]
    games: int
    mixes: int
    chapters: int
    words: int
    examples: int


def inspected(
    book: Book,
    named: Collection[str] = (),
    progress: Progress = SILENT,
    besides: MadeBesides = nothing_more,
) -> Inspection:
    """Look at everything, or at these files.

    named      files as messages call them; () for all
    besides    what is wanted of a game with which nothing is wrong, made while it is at hand: key -> what is kept under it
    """
    prints = fingerprints(book.folder, "inspection")
    with Cache(book.folder) as kept:

        def look() -> dict[str, Any]:
            work = partial(_worked_out, kept, prints, progress)
            found: dict[str, Any] = to_builtins(_inspected(book, named, work, kept, besides))
            return found

        whole = not (named or book.outside)
        key = digest_of([left_main(book.folder), *prints, *prints.values()])  # ids of main are promises, too
        result = kept.get_or_compute(f"all {key}", look) if whole else look()
    return Inspection(**result | {"problems": [problem_of(problem) for problem in result["problems"]]})


FixesMade = list[tuple[Problem, Fix]]


def mended(
    book: Book, found: Iterable[Problem], agreed: Callable[[Problem, str], bool]
) -> tuple[dict[Path, str], FixesMade]:
    """Files with what the hints of these problems say exactly, and of what that lets be seen; nothing is written.

    agreed    whether somebody who has read the text around a problem says that it is right; asked once nothing else is left

    What is returned: the texts of the files that come out otherwise, and every edit in its order.
    """
    problems = [it for it in found if it.fixes]
    texts, done, asked, files = dict[Path, str](), FixesMade(), set[str](), {it.file for it in problems}

    def write(edits: Iterable[Problem]) -> bool:
        """Whether these come to anything."""
        before = len(done)
        for file, of_file in groupby(sorted(edits), lambda it: it.file):
            made = [(it, fix) for it in of_file for fix in it.fixes]
            text = _source_of(book, file, texts).text or ""
            if (new := fixed(text, [fix for _, fix in made])) != text:
                texts[_path_of(book, file)] = new
                done.extend(made)
        return len(done) > before

    def read_again() -> Iterator[Problem]:
        for problem in (it for it in problems if it.is_stale and str(it) not in asked):
            asked.add(str(problem))
            if agreed(problem, _source_of(book, problem.file, texts).text or ""):
                yield problem

    for _ in range(MOST_ROUNDS):
        if not (write(it for it in problems if not it.is_stale) or write(read_again())):
            break
        again = load(book.folder, tuple(book.outside))
        for path, text in texts.items():
            again.reader.put(path, parse(text, again.reader.shown_as(path)))
        problems = [it for it in looked_through(again, files)[0] if it.fixes and it.file in files]
    return texts, done


def _path_of(book: Book, file: str) -> Path:
    """Where a file lies that messages call so."""
    inside = book.folder / file
    return inside if inside.exists() else Path(file)


def _source_of(book: Book, file: str, texts: Mapping[Path, str]) -> Source:
    path = _path_of(book, file)
    return parse(texts[path], file) if path in texts else book.reader.source(path)


def _inspected(
    book: Book, named: Collection[str], work: Worker, kept: Cache, besides: MadeBesides
) -> Inspection:
    """One process looks at all of a game, its file, its hands and its page, so that nothing is read or made twice.

    Whether other files are right is known afterwards: what was found in a page whose file has to wait for them is dropped.
    """
    from poker_rulebook.figures import counted
    from poker_rulebook.pages.past import lost

    rows = _rows(book, named, besides)
    looked = dict(zip(rows, work([*rows.values()]), strict=True))
    of_files = {id_: looked[_file_of(book, id_)][0] for id_ in file_tasks(book, named)}
    found, sound = gathered(book, of_files, named)
    wrong = {problem.file for problem in found if not problem.is_stale}
    games = _right(book.games, sound.games, named, wrong)
    mixes = _right(book.mixes, sound.mixes, named, wrong)
    chapters = _right(book.chapters, sound.chapters, named, wrong)
    pages = [looked[book.games.source(game.id).file][1:] for game in games]
    pages += [looked[book.mixes.source(mix.id).file] for mix in mixes]
    pages += [looked[book.chapters.source(chapter.id).file] for chapter in _ready(book, sound, chapters)]
    of_pages = [problem for page in pages for part in page for problem in part]
    wrong |= {problem.file for problem in of_pages}
    unplayed = [f"{id_}/" for id_ in sound.games if book.games.source(id_).file in wrong]
    citing = {
        source.file for source in map(book.chapters.source, sound.chapters) if mentioned(source, unplayed)
    }
    found += [problem for problem in of_pages if problem.file not in citing]  # they cite its hands, and wait
    if not named:
        found += _phrases_that_differ()
    if not named and len(games) + len(mixes) + len(chapters) == sum(
        len(shelf.paths) for shelf in (book.games, book.mixes, book.chapters)
    ):
        found += lost(book)  # a file that cannot be used hides what it has
    played = sum(_number_of_examples(kept, book.games.source(game.id), game) for game in games)
    played += counted.number_of_sums(book, [chapter.id for chapter in chapters])
    words = len(book.terms) if not named or GLOSSARY in named else 0
    return Inspection(sorted(set(found)), len(games), len(mixes), len(chapters), words, played)


def _rows(book: Book, named: Collection[str], besides: MadeBesides) -> dict[str, Looks]:
    """File -> what is looked at for its sake, as far as it can be read; what takes longest comes first, and games whose hands
    are cited after the chapters, which have told these."""
    readable = Sound(book.games, book.mixes, book.chapters)
    chapters = _right(book.chapters, book.chapters, named)
    files, rules = file_tasks(book, named), (rule for chapter in chapters for rule in chapter.rules)
    cited = {it.game for rule in rules for it in rule.examples if isinstance(it, CitedHand)}
    rows: dict[str, Looks] = {ALL: [[files.pop(ALL)]]}
    rows |= _of_chapters(book, _ready(book, readable, chapters))
    rows |= _of_mixes(book, _right(book.mixes, book.mixes, named))
    for id_ in sorted(files, key=lambda id_: id_ not in cited):
        more = _of_game(book, book.games[id_], besides) if id_ in book.games else ()
        rows[_file_of(book, id_)] = [[files[id_]], *more]
    return rows


def _file_of(book: Book, id_: str) -> str:
    """The file of a game, or what stands for those that all games share."""
    return id_ and book.games.source(id_).file


def _worked_out(
    kept: Cache, prints: Mapping[str, str], progress: Progress, rows: Sequence[Looks]
) -> list[InParts]:
    """What is found in each part of each row; what is not kept is worked out, and kept from then on."""
    shared, general = (
        digest_of(said for file, said in prints.items() if file.startswith(of))
        for of in (SHARED, (*SHARED, *GENERAL))
    )
    own = Path(__file__).read_bytes()
    program = {room: digest_of([own, program_digest(room)]) for room in ROOMS.values()}

    def key(task: Task) -> str:
        needs = [program[ROOMS[task.what]], general if task.general else shared, *task.needs]
        return f"{task.what} {digest_of(needs)}"

    keyed = [[{key(task): task for task in part} for part in row] for row in rows]
    keys = [[key for part in row for key in part] for row in keyed]

    def look(missing: list[str]) -> list[list[Any] | None]:
        known = {key: kept.get(key) for row in keys for key in row}
        new = [row for row, own in zip(keyed, keys, strict=True) if not set(missing).isdisjoint(own)]
        first, *rest = [partial(_looked_at, row, known) for row in new]
        results = [first()]  # what all games share, which a copy of the process need not make again
        results += divided(rest, TOLD, progress)
        made = {key: it for result in results for key, it in result.items()}
        for besides in made.keys() - known:
            kept.put(besides, made[besides])
        return [made.get(key) for key in missing]

    kept.get_or_compute_all([key for row in keys for key in row], look)
    return [[[problem_of(it) for key in part for it in kept.get(key) or ()] for part in row] for row in keyed]


def _looked_at(row: Sequence[Mapping[str, Task]], known: Mapping[str, list[Any] | None]) -> dict[str, Any]:
    """Finds the problems of a row that are not known from an earlier run: key -> problems, in the form in which they are kept,
    and what else is made where there are none."""
    new: dict[str, Any] = {}
    for part in row:
        looked = {key: task for key, task in part.items() if known[key] is None}
        new |= {key: [to_builtins(it) for it in task.find()] for key, task in looked.items()}
        found = [problem_of(it) for key in part for it in new.get(key) or known[key] or ()]
        if not all(it.is_stale for it in found):
            break
        for task in looked.values():
            new |= task.besides()
    return new


def _number_of_examples(kept: Cache, source: Source, game: Game) -> int:
    """How many examples a game has. Cache as well, so that examples that have been played before are not even read."""
    return int(kept.get_or_compute(_number_key(source), lambda: len(game.examples)))


def _number_key(source: Source) -> str:
    return f"number {digest_of([source.text or ''])}"


def _right(
    shelf: Repository[T], sound: Mapping[str, T], named: Collection[str], wrong: Collection[str] = ()
) -> list[T]:
    """The contents of the files of one kind in which nothing is wrong; of the named ones only, where some are named."""
    files = {id_: shelf.source(id_).file for id_ in sound}
    return [sound[id_] for id_, file in files.items() if file not in wrong and (not named or file in named)]


def _phrases_that_differ() -> Iterator[Problem]:
    """Where the phrases of the complete languages do not say the same things."""
    from poker_rulebook.language.phrases import unlike

    for file, line, key, message in unlike():
        yield Problem(
            file, line, 1, key, message, "every complete language has the same phrases, with the same values"
        )


def _safely(source: Source, what: str, work: Callable[[], Sequence[Problem]]) -> Sequence[Problem]:
    """The problems found; where the program itself fails, one that says in which file."""
    try:
        return work()
    except Exception as error:  # whatever it is, the other files are looked at, too
        told = f"{what}: {type(error).__name__}: {error}"
        return [source.problem((), told, REPORT)]


def _of_rules(book: Book, game: Game) -> Iterator[Task]:
    """What is played and counted by the rules of a game: its examples and chances."""
    from poker_rulebook.measure import stored
    from poker_rulebook.play import script

    source = book.games.source(game.id)
    besides = {"examples": lambda: {_number_key(source): len(game.examples)}}  # they have just been read
    for what, told, look in (
        ("examples", "the examples cannot be played", script.problems),
        ("chances", "the chances cannot be told", stored.problems),
    ):
        find = partial(_safely, source, told, partial(look, book, [game]))
        needs = [source.file, source.text or ""]
        yield Task(what, needs, find, what == "chances", besides.get(what, dict))


def _of_game(book: Book, game: Game, besides: MadeBesides) -> Looks:
    """What follows where the file of a game is right: its examples and chances, and its page once these come out."""
    source, write = book.games.source(game.id), partial(_page_written, book, game)
    page = _of_file("game-page", source, _relatives(book, game), (), write)
    return [[*_of_rules(book, game)], [page._replace(besides=partial(besides, game))]]


def of_played_game(book: Book, game: Game) -> list[Problem]:
    """What is wrong with the examples of one game; then, where nothing is, with its chances; and then with its page."""
    tasks = (task for part in _of_game(book, game, nothing_more) for task in part)
    return next((found for task in tasks if (found := [*task.find()])), [])


def _page_written(book: Book, game: Game) -> list[Problem]:
    """Choices of a table under which the rules on a page cannot be written. Raises what the usual page raises."""
    from poker_rulebook.pages.game import CORE, game_view, under_choices

    under, read = under_choices(book, game), dict[int, object]()
    usual = game_view(book, game, under.memo)
    _render_all(usual, read)
    wrong, own = [], [option["id"] for option in book.games.source(game.id).rules.get("options", ())]
    for option in game.options:
        taken = game.choices.get(option.id, option.choices[0].id)
        said = dict[int, tuple[Sentences, Sentences]]()  # choice -> what is said under it alone, and no more
        for place, choice in enumerate(option.choices):
            if choice.id == taken:
                continue
            told, hint = "", "say what the page should print of it, or delete the choice"
            try:
                one = ((option.id, choice.id),)
                if not under.under(one):  # it does not go together with those of the house
                    continue
                other = under.tracked(one)
                parts = {name: make(book, other) for name, make in CORE.items()}
                changed = [part for name, part in parts.items() if part != getattr(usual, name)]
                _render_all(changed, read)
                if option.id in own:
                    said[place] = _said_otherwise(usual, parts)
                if not changed:
                    told = f"{option.id}: {choice.id} changes nothing that the page prints"
            except Exception as error:  # whatever it is, the other choices are looked at, too
                told = f"its page cannot be written with {option.id}: {choice.id}: {type(error).__name__}: {error}"
                hint = REPORT
            if told:
                at = ("options", own.index(option.id), "choices", place) if option.id in own else ()
                wrong.append(book.games.source(game.id).problem(at, told, hint))
        if said and not game.choices:
            wrong += _of_words(book, game, option, said)
    return wrong


Sentences = Mapping[str, set[str]]  # locale -> sentences


def _said_otherwise(usual: GameView, parts: Mapping[str, object]) -> tuple[Sentences, Sentences]:
    """What these parts of a page say that the usual ones do not, and the other way round."""
    from poker_rulebook.document.tree import sentences_in
    from poker_rulebook.language.phrases import plain

    changed = {name: part for name, part in parts.items() if part != getattr(usual, name)}
    now, before = {}, {}
    for locale in BESIDE:
        new, old = (
            {plain(it, locale) for part in of for _, it in sentences_in(part)}
            for of in (changed.values(), [getattr(usual, name) for name in changed])
        )
        now[locale], before[locale] = new - old, old - new
    return now, before


def _of_words(
    book: Book, game: Game, option: Option, said: Mapping[int, tuple[Sentences, Sentences]]
) -> Iterator[Problem]:
    """Words of the choices of one option that the rules do not say which hold under them; of the first what all others take away."""
    from poker_rulebook.book.checks.choices import choice_words_hold

    source = book.games.source(game.id)
    at = [each["id"] for each in source.rules["options"]].index(option.id)
    names = {name for other in book.games.values() for name in other.name.values()}
    names |= {name.lower() for name in names} | {*option.name.values()} if option.name else set()
    usual = [
        {locale: {it for pair in said.values() for it in pair[way][locale]} for locale in BESIDE}
        for way in (1, 0)
    ]
    for place, choice in enumerate(option.choices):
        now, before = usual if place == 0 else said.get(place, (None, None))
        if now is None or before is None or choice.text is None:
            continue
        texts = {locale: choice.text[locale] for locale in BESIDE}
        written = source.rules["options"][at]["choices"][place]
        takes_away = place == 0 or "drop" in written or None in written.get("set", {}).values()
        for locale, message in choice_words_hold(texts, now, before, names, takes_away):
            hint = "say what the page says under this choice: 'rulebook show' with --option prints it"
            yield source.problem(("options", at, "choices", place, locale), message, hint)


def edited(prints: Mapping[str, str], before: Mapping[str, str]) -> set[str] | None:
    """Files that have changed since; None where some are among them from which all others follow."""
    files = {file for file in {*prints, *before} if prints.get(file) != before.get(file)}
    return None if any(not file or file.startswith(SHARED) for file in files) else files


def page_digests(book: Book) -> dict[str, str]:
    """Game or mix -> a digest of everything that its page on the website follows from by itself, for what is kept."""
    prints = fingerprints(book.folder, "pages", "web")
    general = digest_of([digest_of_files(prints, *SHARED, *GENERAL), repr(book.house)])
    games = {
        id_: [book.games.source(id_).text or "", *_relatives(book, game)]
        for id_, game in book.offered.items()
    }
    mixes = {
        id_: [book.mixes.source(id_).text or "", *_mixed(book, mix)]
        for id_, mix in book.offered_mixes.items()
    }
    return {id_: digest_of([general, *needs]) for id_, needs in (games | mixes).items()}


def _relatives(book: Book, game: Game) -> list[str]:
    """What the page of a game says of the games that are based on it, and of its base."""
    from poker_rulebook.book import forest

    base = forest.base(book.games, game)
    needs = [f"{other.id} {other.name}" for other in forest.variants(book, game)]
    return needs + ([base.id, book.games.source(base.id).text or ""] if base else [])


def _of_mixes(book: Book, mixes: Iterable[Mix]) -> Iterator[tuple[str, Looks]]:
    from poker_rulebook.pages.mixes import mix_view

    for mix in mixes:
        source, write = book.mixes.source(mix.id), partial(_rendered, partial(mix_view, book, mix))
        yield source.file, [[_of_file("mix", source, _mixed(book, mix), (), write)]]


def _mixed(book: Book, mix: Mix) -> list[str]:
    return [book.games.source(part.game.id).text or "" for part in mix.games]


def _ready(book: Book, sound: Sound, chapters: Iterable[Chapter]) -> list[Chapter]:
    """Those that need not wait until a mistake is put right: in a file that a chapter names, or in a chapter or in the
    glossary, as any may cite what stands there."""
    from poker_rulebook.figures.counted import POT_LIMIT_GAME

    all_wait = len(sound.chapters) < len(book.chapters.paths) or POT_LIMIT_GAME in sound.lost(book)
    if all_wait or book.glossary_file.problems:
        return []
    return [it for it in chapters if not sound.waits(book, book.chapters.source(it.id))]


def _of_chapters(book: Book, chapters: Sequence[Chapter]) -> Iterator[tuple[str, Looks]]:
    """Their sums and pages, which depend on the games and mixes that they name, and on what those are called."""
    from poker_rulebook.figures import counted
    from poker_rulebook.figures.counted import POT_LIMIT_GAME
    from poker_rulebook.pages.citations import rule_numbers
    from poker_rulebook.pages.general_rules import chapter_view

    numbers = rule_numbers(book) if chapters else {}
    sources = {id_: shelf.source(id_) for shelf in (book.games, book.mixes) for id_ in shelf}
    for chapter in chapters:
        source = book.chapters.source(chapter.id)
        named = [
            it.text or ""
            for id_, it in sources.items()
            if id_ == POT_LIMIT_GAME or id_ in (source.text or "")
        ]
        about = [f"{game.id} {game.short}" for game in book.games.values() if concerns(chapter, game)]
        looks = (("the sums cannot be worked out", partial(counted.problems, book, [chapter.id])),)
        write = partial(_rendered, partial(chapter_view, book, chapter, numbers))
        yield source.file, [[_of_file("chapter", source, [*about, *named], looks, write)]]


def _of_file(
    what: str,
    source: Source,
    needs: Iterable[str],
    looks: Iterable[tuple[str, Callable[[], Sequence[Problem]]]],
    write: Callable[[], Sequence[Problem]],
) -> Task:
    """What is wrong with what a file says, and with its page where nothing is.

    looks    what to find, with what to say where the program itself fails
    write    writes the page, and gives what is wrong with it
    """

    def find() -> list[Problem]:
        found = [problem for told, look in looks for problem in _safely(source, told, look)]
        if not any(problem.file == source.file for problem in found):
            found += _safely(source, "its page cannot be written", write)
        return found

    return Task(what, [source.file, source.text or "", *needs], find)


def _rendered(view: Callable[[], object]) -> list[Problem]:
    """Write a page. Raises PhraseError, or whatever the view raises."""
    _render_all(view(), {})
    return []


def _render_all(part: object, read: dict[int, object]) -> None:
    """Render every phrase of a page or of a part of one in every language.    read    parts that need not be read again"""
    from poker_rulebook.document.tree import phrases_in
    from poker_rulebook.language.phrases import phrases

    languages = [phrases(locale) for locale in LOCALES]
    for phrase in phrases_in(part, read):
        for language in languages:
            language.render(phrase)
