"""What is wrong with the files of a book: with all of them, or with one.

The book is the whole one, as its files have it: the edition of a house or a preset lacks what comes out otherwise under its choices.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from difflib import SequenceMatcher, get_close_matches
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from poker_rulebook.book import schema
from poker_rulebook.book.chapters import (
    NOT_OFFERED,
    ROLES,
    SITE_PAGES,
    Chapter,
    Rule,
    folded,
    names_of,
    rules_of,
)
from poker_rulebook.book.checks import general
from poker_rulebook.book.checks.choices import (
    choice_words_are_right,
    common_words_are_right,
    games_exist,
    mix_findings,
    pitch_is_right,
    wrong_choices,
    wrong_mix_choices,
)
from poker_rulebook.book.checks.game_file import findings
from poker_rulebook.book.checks.subject import (
    NamedPlaces,
    all_unresolved,
    names_resolve,
    picture_mistakes,
    translation_is_current,
    twice,
)
from poker_rulebook.book.forest import bases, circular
from poker_rulebook.book.house import Mix, house_findings, preset_findings
from poker_rulebook.book.load import FOLDER as FROZEN
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, build_option, is_plain_showdown
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import MOST_PROBLEMS, At, Finding, Problem, each, suggestion
from poker_rulebook.book.repository import (
    CONTENTS,
    RULES,
    Repository,
    asked_findings,
    tda_findings,
)
from poker_rulebook.book.source import Source, UnreadableFile, contents
from poker_rulebook.languages import SOURCE

ALL_RULES = "'rulebook rules' shows all"
ALL_NAMES = "'rulebook rules' and 'rulebook list' show all"


class Sound(NamedTuple):
    """The games, mixes and chapters whose own files have no mistake but words that are to be read again."""

    games: Mapping[str, Game]
    mixes: Mapping[str, Mix]
    chapters: Mapping[str, Chapter]

    def lost(self, book: Book) -> list[str]:
        """Ids of all other games, mixes and chapters: they, or files that they need, have a mistake."""
        shelves: tuple[tuple[Repository[Any], Mapping[str, Any]], ...]
        shelves = ((book.games, self.games), (book.mixes, self.mixes), (book.chapters, self.chapters))
        return [id_ for shelf, sound in shelves for id_ in shelf.paths if id_ not in sound]

    def waits(self, book: Book, source: Source) -> bool:
        """Whether a file has to wait, because it names a file that has a mistake."""
        return bool(book.option_file.problems or mentioned(source, self.lost(book)))


def mentioned(source: Source, ids: Iterable[str]) -> list[str]:
    """Those of the ids that occur anywhere in the text of a file, in whatever meaning."""
    return [id_ for id_ in ids if id_ in (source.text or "")]


def across_files(book: Book, sound: Sound, named: Collection[str] = ()) -> Iterator[Problem]:
    """Problems that only show between files; citations that lead nowhere up to a limit.    named    files that are being edited"""
    claimed = _claimed_twice(book, sound, named)
    for found in (_same_files(book), _contents(book), claimed, _ids_taken(book, sound)):
        yield from found
    circle = circular(sound.games)
    for game in sound.games.values():
        source = book.games.source(game.id)
        if book.chapters.paths:
            based = each(source.rules, "based_on")
            yield from source.place(all_unresolved(based, "game", book.games.paths))
        if game.id in circle:
            round_ = " → ".join([game.id, *bases(sound.games, game.id)])
            hint = "delete it in the game that is the most basic of these"
            yield source.problem(("based_on",), f"a game cannot be based on itself: {round_}", hint)
    yield from islice(_cited(book, sound), MOST_PROBLEMS)
    yield from _asked(book, sound)
    # what is wrong with the file of what comes first. While a game cannot be read, its hands are not looked up.
    yield from book.front_file.problems
    yield from book.front_file.source.place(_front_findings(book, sound))
    yield from book.retired_file.problems
    retired_findings: list[Finding] = []
    there = [*book.games.paths, *book.mixes.paths]
    data = book.retired_file.value or []
    retired_findings += twice(each(data, "*.id"), "{!r} stands twice", "keep one of the two")
    for at, id_ in each(data, "*.id"):
        if id_ in there:
            retired_findings.append(
                (at, f"{id_!r} is in the book", "delete its entry here, or the file of the game")
            )
    retired_findings += all_unresolved(each(data, "*.see.*"), "game or mix", there)
    for at, reason in each(data, "*.reason"):
        retired_findings += translation_is_current((*at, "of"), reason["of"], reason[SOURCE])
    yield from book.retired_file.source.place(retired_findings)
    yield from book.editions_file.problems
    yield from book.editions_file.source.place(_edition_findings(book))


def _edition_findings(book: Book) -> Iterator[Finding]:
    names = [((n, "name"), entry["name"]) for n, entry in enumerate(book.editions)]
    yield from twice(names, "the edition {!r} stands twice")
    for at, name in names:
        if not (book.folder / FROZEN / f"{name}.json").exists():
            yield at, f"{FROZEN}/{name}.json is not there", "'rulebook edition' writes both: commit both"


def _asked(book: Book, sound: Sound) -> Iterator[Problem]:
    """What is wrong with the words for the search. While a file cannot be read, ids that may stand in it are not looked up."""
    rules = [rule.id for chapter in sound.chapters.values() for rule in chapter.rules]
    known = {
        "games": [*book.games.paths, *book.mixes.paths],
        "rules": rules,
        "words": [*book.terms],
        "pages": SITE_PAGES,
        "absent": [*book.games.paths, *book.mixes.paths],
    }
    unsure = {"rules"} if len(sound.chapters) < len(book.chapters.paths) else set()
    unsure |= {"words"} if book.glossary_file.problems else set()
    for kind, file in book.asked_files.items():
        yield from file.problems
        if file.value and kind not in unsure:
            yield from file.source.place(asked_findings(kind, file.value, known[kind]))


def _front_findings(book: Book, sound: Sound) -> Iterator[Finding]:
    ids = [*book.games.paths, *book.mixes.paths]
    for place, id_ in enumerate(book.best_known):
        if id_ not in ids:
            yield ("games", place), f"no game or mix is called {id_!r}", suggestion(id_, ids)
    for place, name in enumerate(book.front_hands):
        at, (id_, _, hand) = ("hands", place), name.partition("/")
        if id_ not in book.games.paths:
            yield at, f"no game is called {id_!r}", suggestion(id_, book.games.paths)
        elif game := sound.games.get(id_):
            examples = {example.id: example for example in game.examples}
            if hand not in examples:
                yield at, f"{id_} has no example {hand!r}", suggestion(hand, examples)
            elif not is_plain_showdown(game, examples[hand]):
                yield (
                    at,
                    f"{hand!r} is no plain showdown",
                    "take one with two seats, one share, and neither options nor stacks",
                )


def _same_files(book: Book) -> Iterator[Problem]:
    """Files outside the book that have the same name."""
    for kind, shelf in (("game", book.games), ("mix", book.mixes), ("chapter", book.chapters)):
        for path in book.paths[kind]:
            first = shelf.paths[path.stem]
            if path is not first:
                hint = "check one of the two files at a time"
                message = f"{book.reader.shown_as(first)} has the same id"
                yield book.reader.source(path).problem(("id",), message, hint)


def _claimed_twice(book: Book, sound: Sound, named: Collection[str]) -> Iterator[Problem]:
    """A name that two games claim, or a game and a mix, would lead a reader to one of them by chance.

    It is told where it stands with less right: in a list of other names before a name or an id, in a file that somebody works
    at before the others, and in one that was copied, whose id says something else than its name.
    """
    claims: dict[str, dict[str, tuple[Source, At, str]]] = {}
    for source in (*map(book.games.source, sound.games), *map(book.mixes.source, sound.mixes)):
        for at, word in names_of(source.rules):
            claims.setdefault(folded(word), {}).setdefault(source.file, (source, at, word))
    taken: dict[tuple[str, str], list[tuple[Source, At, str]]] = {}
    for several in claims.values():
        if len(several) > 1:
            owner, *others = sorted(several.values(), key=lambda claim: _right(claim[0], claim[1], named))
            for claim in others:
                taken.setdefault((claim[0].file, owner[0].value["id"]), []).append(claim)
    for (_, owner_id), names in taken.items():
        yield _taken(owner_id, names)


def _right(source: Source, at: At, named: Collection[str]) -> tuple[int, bool, float]:
    """What puts the claim to a name behind others."""
    data = source.rules
    likeness = SequenceMatcher(None, folded(data["id"]), folded(data["name"][SOURCE])).ratio()
    return {"id": 0, "also": 2, "former": 2}.get(str(at[0]), 1), source.file in named, -likeness


def _taken(owner: str, claims: Sequence[tuple[Source, At, str]]) -> Problem:
    """One problem for all names that a file has of another one."""
    source, at, word = claims[0]
    if len(claims) == 1:
        return source.problem(at, f"{word!r} is already a name of {owner}", "keep it in one of the two files")
    words = ", ".join(repr(word) for *_, word in claims)
    keys = dict.fromkeys([*(str(at[0]) for _, at, _ in claims), "reading"])
    hint = f"give this game names of its own: write {', '.join(f'{key}:' for key in keys)} anew"
    return source.problem(at, f"{words} are already names of {owner}", hint)


def _contents(book: Book) -> Iterator[Problem]:
    """Every chapter of the book stands in one part of its contents."""
    inside = {path.stem for path in book.paths["chapter"] if path not in book.outside}
    if book.contents_file.value is None:
        source = book.reader.source(book.folder / "games" / RULES / CONTENTS)
        yield from book.contents_file.problems or (source.problems if inside & set(book.chapters) else ())
        return
    source, listed = book.contents_file.source, [*each(book.contents, "*.chapters.*")]
    yield from source.place(twice(listed, "{!r} stands twice", "keep one of the two"))
    yield from source.place(all_unresolved(listed, "chapter", book.chapters.paths))
    for id_ in sorted(inside.difference(id_ for _, id_ in listed)) if book.contents else ():
        hint = "add its id to the 'chapters:' of one"
        yield source.problem((), f"the chapter {id_!r} is in no part", hint)


def _ids_taken(book: Book, sound: Sound) -> Iterator[Problem]:
    """Ids of chapters and rules that lead to another place already."""
    owner = {id_: "a game" for id_ in sound.games} | {id_: "a mix" for id_ in sound.mixes}
    for chapter in sound.chapters.values():
        places: list[tuple[At, Chapter | Rule, str]] = [((), chapter, "a chapter")]
        places += [(("rules", n), rule, f"a rule of {chapter.id}") for n, rule in enumerate(chapter.rules)]
        for at, it, what in places:
            for name in (it.id, *it.former):
                if owner.setdefault(name, what) is not what:
                    message = f"{name!r} is already the id of {owner[name]}"
                    yield book.chapters.source(chapter.id).problem((*at, "id"), message, "rename one")


def _cited(book: Book, sound: Sound) -> Iterator[Problem]:
    """Citations that lead nowhere. Nothing is reported that may stand in a file that cannot be read."""
    if len(sound.chapters) < len(book.chapters.paths):
        return
    for source, cited, known, what in _citations(book, sound):
        words = book.terms if source is book.glossary_file.source else {}
        for at, wanted in cited:
            if wanted in known:  # a word may cite the rule of its name
                continue
            if words and wanted == source.value[at[0]]["id"]:
                yield source.problem(at, f"the word {wanted!r} cites itself", "delete it")
            elif wanted not in words:
                near = get_close_matches(wanted, [*known, *words], 1, 0.6)
                hint = f"did you mean {near[0]!r}?" if near else ALL_RULES if at[0] == "see" else ALL_NAMES
                yield source.problem(at, f"no {what} is called {wanted!r}", hint)


def _citations(book: Book, sound: Sound) -> Iterator[tuple[Source, NamedPlaces, set[str], str]]:
    """Files that cite, where and which ids, the ids that may be cited there beside words, and what these are.

    A game cites no other game but its base: its variants are worked out, and the mixes in which it is played. Where a
    book has taken over a few games alone, without general rules, what they cite is left aside.
    """
    rules = {*sound.chapters, *rules_of(sound.chapters)}
    for source in map(book.games.source, sound.games if rules else ()):
        yield source, each(source.rules, "see.*"), rules, "rule or chapter"
    if book.tda:
        source = book.tda_file.source
        yield (
            source,
            [
                it
                for path in ("rules", "procedures", "later.added")
                for it in each(source.value, f"{path}.*.ours.*")
            ],
            rules,
            "rule or chapter",
        )
    # also those whose files are wrong: that is told there
    known = {*rules, *book.games.paths, *book.mixes.paths}
    may_lack = {
        rule.id
        for _, rule in rules_of(sound.chapters).values()
        if any(choice.id == NOT_OFFERED for choice in rule.choices)
    }
    for source in map(book.chapters.source, sound.chapters):
        yield source, each(source.value, "rules.*.see.*"), known, "rule, chapter or game"
        yield source, each(source.value, "rules.*.needs"), may_lack, f"rule with the choice {NOT_OFFERED}"
    if book.terms:
        source = book.glossary_file.source
        yield source, each(source.value, "*.see.*"), known, "word, rule, chapter or game"


T = TypeVar("T")

ELSEWHERE = {"applies", "settled_by"}  # keys of rules that name what stands in other files
# pages of the folder of chapters on the website
OWN_PAGES = ("index", *ROLES, "tda", "japan", "talk", "glossary")


class Task(NamedTuple):
    """Something to look at.

    what        the kind of the task
    needs       what comes out depends on this, and on the files that all games share
    general     also on the rest of the book beside its games and mixes
    find        what is wrong
    besides     what else is made then and there, if nothing is: key -> what is kept under it
    """

    what: str
    needs: Iterable[str]
    find: Callable[[], Sequence[Problem]]
    general: bool = True
    besides: Callable[[], Mapping[str, Any]] = dict


def file_problems(book: Book) -> list[Problem]:
    """Every problem of every file, by file and line. Examples, sums and tables are not worked out here."""
    return looked_through(book)[0]


def looked_through(book: Book, named: Collection[str] = ()) -> tuple[list[Problem], Sound]:
    """The same, and what is sound.

    named    files as messages call them, where only their problems are asked for, and those of what they need
    """
    return gathered(book, {id_: task.find() for id_, task in file_tasks(book, named).items()}, named)


ALL = ""  # by what the files that all games share are known, as no game is called so


def file_tasks(book: Book, named: Collection[str] = ()) -> dict[str, Task]:
    """What takes long of that, which may be done elsewhere: the files that all games share, and each game by its id."""
    tasks = {ALL: Task("shared", (), lambda: list(_shared(book)))}
    for id_, path in book.games.paths.items():
        source = book.reader.source(path)
        if not named or source.file in named:
            said = source.file, source.text or repr(source.problems)
            tasks[id_] = Task("game", said, partial(of_game, book, id_), general=False)
    return tasks


def gathered(
    book: Book, of_those: Mapping[str, Sequence[Problem]], named: Collection[str] = ()
) -> tuple[list[Problem], Sound]:
    """What these tasks have found together with what is wrong with all other files, and what is sound."""
    found = [*book.unlisted, *book.misplaced(named), *of_those[ALL]]
    games, needed = _sound(book, book.games, lambda _, id_: of_those[id_], named, found)
    mixes, more = _sound(book, book.mixes, of_mix, named, found)
    chapters, _ = _sound(book, book.chapters, of_chapter, named, found)
    playable = {id_: mix for id_, mix in mixes.items() if all(part.game.id in games for part in mix.games)}
    sound = Sound(games, playable, chapters)
    found += across_files(book, sound, named)
    found += (problem for id_ in book.presets.paths for problem in of_preset(book, id_, sound))
    found += (problem for id_ in book.houses.paths for problem in of_house(book, id_, sound))
    found = [p for p in found if not named or p.file in {*named, *needed, *more}]
    found += (problem for id_ in book.houses.paths for problem in of_logo(book, id_, named))
    return sorted({*_of_common_choices(book, found)}), sound


def _of_common_choices(book: Book, found: Sequence[Problem]) -> Iterator[Problem]:
    """The same problems; what one choice of a common option does wrong in several games is told once, where it is written."""
    written = {
        f"with {option['id']}={choice['id']}: ": (number, "choices", index)
        for number, option in enumerate(book.common_options)
        for index, choice in enumerate(option["choices"])
    }
    files: dict[tuple[str, str], set[str]] = {}
    for problem in found:
        files.setdefault((problem.message, problem.hint), set()).add(problem.file)
    for problem in found:
        about = next((at for begun, at in written.items() if problem.message.startswith(begun)), None)
        several = len(files[problem.message, problem.hint])
        if about is None or several == 1:
            yield problem
        else:
            message = f"in {several} games, {problem.message}"
            yield book.option_file.source.problem(about, message, problem.hint)


def _sound(
    book: Book,
    shelf: Repository[T],
    of_one: Callable[[Book, str], Sequence[Problem]],
    named: Collection[str],
    found: list[Problem],
) -> tuple[dict[str, T], set[str]]:
    """Those with which nothing is wrong, and the files that those named need; problems are added to those found.

    Files that are not named are only read.
    """
    sound, needed = {}, set[str]()
    for id_ in shelf.paths:
        is_named = not named or shelf.source(id_).file in named
        problems = (of_one(book, id_) if is_named else ()) or shelf.entry(id_).problems
        found += problems
        needed |= {problem.file for problem in problems if is_named}
        if all(it.is_stale for it in problems) and not shelf.entry(id_).problems:
            sound[id_] = shelf[id_]
    return sound, needed


def of_game(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a game, or with what it needs."""
    source = book.reader.source(book.games.paths[id_])
    found = source.problems or schema.problems(source, book.folder / "schema", "game")
    found += _names_besides(source, found, partial(names_resolve, known=book.known))
    found = found or book.games.entry(id_).problems
    found = found or [p for name in book.rankings_of(source.value) for p in of_ranking(book, name)]
    found = found or book.option_file.problems or source.place(findings(source.value, book.known))
    if not all(it.is_stale for it in found):
        return sorted(found)
    found += source.place(pitch_is_right(source.value, book.games[id_]))
    # what keeps it from being made a game is looked for before
    take = partial(book.game, id_, together=True)
    # what is wrong with the other rankings and decks that a choice in this file may name
    found_there = [
        p for name in mentioned(source, book.rankings.paths) for p in book.rankings.entry(name).problems
    ]
    names_another = (source.text or "").count("deck:") > 1
    named_by_choices = [*found_there, *(book.deck_file.problems if names_another else ())]
    wrong = named_by_choices or source.place(wrong_choices(source.value, book.known, take))
    wrong = wrong or source.place(choice_words_are_right(source.value, take, book.rankings))
    return sorted([*found, *wrong])


def _names_besides(
    source: Source, wrong: Sequence[Problem], look: Callable[[Data], Iterable[Finding]]
) -> list[Problem]:
    """Of a file whose form is wrong, so that nothing else is looked at: the names to which nothing answers, as far as its form
    lets them be found."""
    found: list[Finding] = []
    if wrong and isinstance(source.value, dict):
        with suppress(KeyError, TypeError, AttributeError):
            found.extend(look(source.value))
    told = {problem.path for problem in wrong}
    return [problem for problem in source.place(found) if problem.path not in told]


def of_ranking(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a ranking, also what only shows when its tables are built."""
    entry = book.rankings.entry(id_)
    try:
        _ = entry.value and entry.value.tables
    except Exception as error:  # it may be anything: no file has been foreseen by whoever wrote the program
        message = f"its hands cannot be put in order: {error}"
        return [entry.source.problem((), message, "the file contradicts itself")]
    return entry.problems


def of_mix(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a mix, or with its games."""
    entry = book.mixes.entry(id_)
    source, data = entry.source, entry.source.value
    found = book.form_of(id_, "mix")
    found = [*found, *_names_besides(source, found, partial(games_exist, known=book.known))]
    found = found or book.option_file.problems
    found = found or source.place(mix_findings(data, book.known)) or entry.problems
    if all(it.is_stale for it in found):
        found += source.place(wrong_mix_choices(data, book.known))
    return sorted(found)


def of_chapter(book: Book, id_: str) -> list[Problem]:
    """What is wrong with the file of a chapter; what it cites is looked up with all of them."""
    source = book.chapters.source(id_)
    found = book.form_of(id_, "chapter") or book.option_file.problems
    if not found:
        found = source.place(_of_rules(book, source.value))
        if id_ in OWN_PAGES:
            found.append(source.problem(("id",), f"{id_!r} is a page of its own", "choose another"))
    return found


def _of_rules(book: Book, data: Data) -> Iterator[Finding]:
    """The findings of a chapter one by one, without names that may stand in a file with a mistake."""
    all_right: bool | None = None  # nobody looks before a name is missing
    for finding in general.chapter_findings(data, book.known):
        if ELSEWHERE.intersection(finding[0]):
            if all_right is None:
                wrong = book.deck_file.problems or book.option_file.problems or book.rankings.faulty()
                all_right = not (wrong or book.games.faulty())
            if not all_right:
                continue
        yield finding


def of_preset(book: Book, id_: str, sound: Sound) -> list[Problem]:
    """What is wrong with a preset, where the general rules and the common options are in order."""
    found, source = book.form_of(id_, "preset"), book.presets.source(id_)
    if found or book.option_file.problems or len(sound.chapters) < len(book.chapters.paths):
        return found
    rules = {name: rule for name, (_, rule) in rules_of(sound.chapters).items()}
    options = {data["id"]: build_option(data) for data in book.common_options}
    bases = [name for name in book.presets.paths if "preset" not in (book.presets.source(name).value or {})]
    return source.place(preset_findings(source.value, options, rules, bases))


def of_house(book: Book, id_: str, sound: Sound) -> list[Problem]:
    """What is wrong with the file of a house, where the games, mixes and rules that it names are in order."""
    found, source = book.form_of(id_, "house"), book.houses.source(id_)
    if found or sound.waits(book, source):
        return found
    logos = {path.name for path in book.houses.paths[id_].parent.glob("*.svg")}
    rules = {name: rule for name, (_, rule) in rules_of(sound.chapters).items()}
    shelves = ((book.games, sound.games), (book.mixes, sound.mixes), (book.chapters, sound.chapters))
    faulty = {name for shelf, right in shelves for name in shelf.paths if name not in right}
    known = replace(book.known, games=sound.games, faulty=faulty.__contains__)
    return source.place(
        house_findings(
            source.value, known, sound.mixes, rules if not faulty else None, logos, book.presets.paths
        )
    )


def of_logo(book: Book, id_: str, named: Collection[str] = ()) -> list[Problem]:
    """What is wrong with the picture of a house, unless only other files than the house are asked for."""
    source, folder = book.houses.source(id_), book.houses.paths[id_].parent
    name = source.value.get("logo") if isinstance(source.value, dict) else None
    if not isinstance(name, str) or not (folder / name).is_file() or (named and source.file not in named):
        return []
    file = book.reader.shown_as(folder / name)
    try:
        content = contents(folder / name, book.folder)
    except UnreadableFile as error:
        return [Problem(file, 1, 1, "file", str(error), error.hint)]
    return [Problem(file, *mistake) for mistake in picture_mistakes(content)]


def _shared(book: Book) -> Iterator[Problem]:
    """Problems of the files that games, mixes and chapters share."""
    for entry in (book.deck_file, book.option_file, book.measured_file, book.glossary_file, book.tda_file):
        yield from entry.problems
    for what, entry in (("deck", book.deck_file), ("option", book.option_file)):
        ids = () if entry.problems else each(entry.source.value, "*.id")
        yield from entry.source.place(twice(ids, f"the {what} {{!r}} stands twice"))
    if not book.option_file.problems:
        yield from book.option_file.source.place(common_words_are_right(book.common_options))
    for id_ in book.rankings.paths:
        yield from of_ranking(book, id_)
    if book.glossary_file.value is not None:
        yield from book.glossary_file.source.place(general.glossary_findings(book.glossary_file.source.value))
    if book.tda_file.value is not None:
        yield from book.tda_file.source.place(tda_findings(book.tda_file.source.value))
