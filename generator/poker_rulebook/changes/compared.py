"""Two books compared page by page: what each page says now, and how games differ in play."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from poker_rulebook.book.checks.general import texts_in
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import common_options_for
from poker_rulebook.book.problems import At
from poker_rulebook.book.source import Source
from poker_rulebook.changes.hands_apart import DEALS, Played, deals_compared
from poker_rulebook.changes.sides import KINDS, BookSide, PagesCompared, played_of, view_of_game
from poker_rulebook.changes.word_by_word import ChangedWords, changed_sentences
from poker_rulebook.history.notation import STANDARD
from poker_rulebook.languages import BESIDE, LOCALES
from poker_rulebook.measure import stored
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.script import run
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase, written
from poker_rulebook.view.tree import sentences_in
from poker_rulebook.view.views import GameView
from poker_rulebook.view.wording import seated

# What a game's page says in its own words: the streets, the card and the base repeat it.
RULES = ("name", "essence", "peculiar", "sections", "rankings", "notes", "history")
GIST = ("name", "essence")  # what is told of a game that is gone
OWN_RULES = (
    *GIST,
    "peculiar",
    "sections",
    "notes",
)  # and of a new one: its rankings are those of other games, too
FACTS = ("facts", "counted")
CHANCES = ("chances_text", "chances")
NAME = re.compile(r" *(?:- *)?\{?(?:id: *[a-z0-9-]+, *)?(?:name|short|term):")  # a name of its own
TEXT = re.compile(rf"\b(?:{'|'.join(BESIDE)}): *(.*)")
DECKS = "games/decks.yaml"  # on which every game depends
TRIED = 3  # games in which a choice of many is played at most

Meanings = dict[tuple[str, str], dict[str, Any]]  # option and choice -> what it changes in the rules


class Change(Struct, frozen=True):
    """One page.

    status      changed, added, removed, or renamed: then `was` is the id that it had
    sentences, facts, chances    locale -> (before, after), '' where it is new or gone
    uncounted   whether its chances are not counted yet under its new rules
    reread      places and messages of words that speak of other rules than today's
    examples    ids whose outcome changed; new_examples, lost_examples: those that only one side has
    play        under the usual choices; None where no rule differs
    options     "option=choice" -> the same under a choice of its own that means something else now
    lost        addresses on the page that lead nowhere now
    named_in    places of texts elsewhere that name the game, "file:line", where it differs in play or in name
    one_language    places of texts that have changed in one language only
    codes       of hand histories of this game, where it differs in play
    """

    status: str
    was: str = ""
    sentences: ChangedWords = field(default_factory=dict)
    facts: ChangedWords = field(default_factory=dict)
    chances: ChangedWords = field(default_factory=dict)
    uncounted: bool = False
    reread: list[str] = field(default_factory=list)
    examples: list[str] = field(default_factory=list)
    new_examples: list[str] = field(default_factory=list)
    lost_examples: list[str] = field(default_factory=list)
    play: Played | None = None
    options: dict[str, Played] = field(default_factory=dict)
    lost: list[str] = field(default_factory=list)
    named_in: list[str] = field(default_factory=list)
    one_language: list[str] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)

    @property
    def changes_play(self) -> bool:
        return any(played.differs for played in (self.play, *self.options.values()) if played)


class CommonChange(Struct, frozen=True):
    """A choice of an option that many games have.

    sentences    locale -> (before, after) of its words
    games        that have the option
    examples     "game#example" of those that take this choice and come out otherwise
    played_in    the game in which the choice was played; '' where it means what it did
    """

    sentences: ChangedWords
    games: list[str]
    examples: list[str] = field(default_factory=list)
    played_in: str = ""
    play: Played | None = None


class AskedChange(Struct, frozen=True):
    """What people type for a page, locale by locale: what the search no longer knows, and what it knows now."""

    gone: dict[str, list[str]]
    new: dict[str, list[str]]


class BookChanges(Struct, frozen=True):
    """Everything that differs between two books.

    notes       what was not compared, and why
    games, mixes, chapters    id -> what is different
    options     "option=choice" -> what is different in a choice that many games have
    rankings    id -> games that use it
    touched     kind -> ids of pages that say something else although their files are as they were
    cards       games whose table card has to be printed again
    asked       id -> what people type for it in the search
    """

    base: str
    head: str
    notes: list[str]
    games: dict[str, Change]
    mixes: dict[str, Change]
    chapters: dict[str, Change]
    options: dict[str, CommonChange]
    rankings: dict[str, list[str]]
    touched: dict[str, list[str]]
    cards: list[str]
    asked: dict[str, AskedChange]

    @property
    def changes_play(self) -> bool:
        common = any(it.play and it.play.differs for it in self.options.values())
        return common or any(change.changes_play for change in self.games.values())

    def as_json(self) -> dict[str, Any]:
        """Plain JSON. A game of which no rule differs has a `play` of no deals and no changes."""
        document: dict[str, Any] = to_builtins(self)
        for change in (*document["games"].values(), *document["options"].values()):
            change["play"] = change["play"] or to_builtins(Played(0))
        return document


def compare(
    base: BookSide, head: BookSide, deals: int = DEALS, notes: Iterable[str] = (), progress: Progress = SILENT
) -> BookChanges:
    """What is different in `head`.

    deals    random deals for each game of which a rule differs; notes    what to say beside it
    """
    pages, notes = PagesCompared(base, head), list(notes)
    found = {kind: dict(_changed(pages, kind, deals, notes, progress)) for kind in KINDS}
    common = dict(_common_changes(pages, deals))
    touched = {kind: list(_touched(pages, kind, found, bool(common), notes)) for kind in KINDS}
    cards = [id_ for id_ in (*found["games"], *touched["games"]) if _other_card(pages, id_, found["games"])]
    return BookChanges(
        base.name,
        head.name,
        notes,
        **found,
        options=common,
        rankings=_rankings(pages),
        touched=touched,
        cards=cards,
        asked=dict(_asked(pages)),
    )


def _asked(pages: PagesCompared) -> Iterator[tuple[str, AskedChange]]:
    old, new = (book.asked for book in pages.books)
    for kind in new:
        for id_ in {**old[kind], **new[kind]}:
            was, now = old[kind].get(id_, {}), new[kind].get(id_, {})
            gone, come = _only_in(was, now), _only_in(now, was)
            if gone or come:
                yield id_, AskedChange(gone, come)


def _only_in(words: Mapping[str, Sequence[str]], other: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    found = {
        locale: [word for word in said if word not in other.get(locale, ())] for locale, said in words.items()
    }
    return {locale: said for locale, said in found.items() if said}


# --- page by page


def _changed(
    pages: PagesCompared, kind: str, deals: int, notes: list[str], progress: Progress
) -> Iterator[tuple[str, Change]]:
    """Pages that only one side has, and those that are not the same; what cannot be read is noted."""
    old, new = (getattr(book, kind).paths for book in pages.books)
    gone = set(old) - set(new) - set(pages.renamed[kind].values())
    ids = sorted({*new, *gone})
    for id_ in progress.over(ids, f"comparing {kind}", len(ids)):
        if id_ in gone or pages.before(kind, id_) not in old:
            yield id_, _new_or_gone(pages, kind, id_, notes)
        elif _differs(pages, kind, id_) and not _left_out(pages, kind, id_, notes):
            try:
                yield id_, game_change(pages, id_, deals) if kind == "games" else _plain(pages, kind, id_)
            except InputError as error:
                notes.append(f"{id_} is left out: a hand that it cites cannot be played: {error.message}")


def _left_out(pages: PagesCompared, kind: str, id_: str, notes: list[str]) -> bool:
    """Whether the rules of a page are wrong on one side, which is noted."""
    ids = pages.before(kind, id_), id_
    wrong = [
        (side, problem)
        for side, name in zip(pages.sides, ids, strict=True)
        for problem in side.problems(kind, name)[0]
    ]
    for side, problem in wrong[:1]:
        more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
        notes.append(f"{id_} is left out: {side.name}: {str(problem).splitlines()[0]}{more}")
    return bool(wrong)


def _new_or_gone(pages: PagesCompared, kind: str, id_: str, notes: list[str]) -> Change:
    """A page that one side has. Of a game whose file is right: its pitch, and what it says; of one that is gone the gist."""
    base, head = pages.sides
    is_new = id_ in getattr(head.book, kind).paths
    status, side = ("added", head) if is_new else ("removed", base)
    wrong = side.problems(kind, id_)[0] if kind == "games" else []
    if wrong:
        notes.append(f"what {id_} says is not told: {side.name}: {str(wrong[0]).splitlines()[0]}")
    if wrong or kind != "games":
        return Change(status)
    said = _own_words(
        side.book, side.book.games[id_], view_of_game(side.book, id_), OWN_RULES if is_new else GIST
    )
    texts = {locale: [plain(phrase, locale).strip() for _, phrase in said] for locale in LOCALES}
    return Change(
        status,
        sentences={
            locale: [("", it) if is_new else (it, "") for it in found] for locale, found in texts.items()
        },
    )


def _differs(pages: PagesCompared, kind: str, id_: str) -> bool:
    """Whether the file of a page differs; for a game also files that its rules are made from."""
    shelves = [getattr(book, kind) for book in pages.books]
    ids = pages.before(kind, id_), id_
    if ids[0] != ids[1] or shelves[1].source(id_).file in pages.files:
        return True
    if kind != "games" or not pages.files or any(shelf.is_faulty(id_) for shelf in shelves):
        return False
    old, new = (book.measured.get(id_) for book in pages.books)
    ranked = any(file.startswith("games/rankings/") for file in pages.files)
    return DECKS in pages.files or (ranked and not same_rankings(pages, id_)) or old != new


def of_game(view: GameView, parts: Iterable[str]) -> list[tuple[str, Phrase]]:
    """The sentences of some parts of a game's page, each with its address."""
    return [found for part in parts for found in sentences_in(getattr(view, part), part)]


def _own_words(
    book: Book, game: Game, view: GameView, parts: tuple[str, ...] = RULES
) -> list[tuple[str, Phrase]]:
    """What its page says, with a pitch and titles also where they are not shown; without options that many games have.

    parts    of the page, its name first; options and titles are told only with all of them
    """
    pitch = book.games.source(game.id).rules.get("pitch", {})
    said = [
        *of_game(view, parts[:1]),
        *([("pitch", written({locale: pitch[locale] for locale in BESIDE}))] if pitch else []),
        *of_game(view, parts[1:]),
    ]
    if parts != RULES:
        return said
    common = {option["id"] for option in book.common_options}
    options = tuple(option for option in view.options if option.id not in common)
    titles = [(example.id, seated(example.title)) for example in game.examples]
    return [*said, *sentences_in(options, "options"), *titles]


def same_rankings(pages: PagesCompared, id_: str) -> bool:
    """Whether the rankings that the game names are the same on both sides."""
    sources = pages.sources("games", id_)
    named = [
        (book.rankings, book.rankings_of(it.rules)) for book, it in zip(pages.books, sources, strict=True)
    ]
    old, new = ({name: rankings[name].rules for name in names} for rankings, names in named)
    return old == new


def game_change(pages: PagesCompared, id_: str, number: int) -> Change:
    """Everything about a game that both sides have. number    of deals, where a rule differs"""
    before, after = games = pages.rules(id_)
    old, new = views = pages.games(id_)
    said = [_own_words(*each) for each in zip(pages.books, games, views, strict=True)]
    names = [{example.id for example in game.examples} for game in games]
    play, options = _played(pages, id_, number)
    uncounted = bool(stored.asked(after)) and not stored.current(pages.books[1], after)
    found = Change(
        status="changed" if before.id == after.id else "renamed",
        was=before.id if before.id != after.id else "",
        sentences=changed_sentences(*said),
        facts=changed_sentences(of_game(old, FACTS), of_game(new, FACTS)),
        chances={} if uncounted else changed_sentences(of_game(old, CHANCES), of_game(new, CHANCES)),
        uncounted=uncounted,
        reread=_to_be_read_again(pages, "games", id_),
        examples=_other_outcomes(pages, id_),
        new_examples=sorted(names[1] - names[0]),
        lost_examples=sorted(names[0] - names[1]),
        play=play,
        options=options,
        lost=sorted(_addresses(old) - _addresses(new) | names[0] - names[1]),
        one_language=one_language(*pages.sources("games", id_)),
    )
    named = found.changes_play or before.name != after.name or before.short != after.short
    return replace(
        found,
        named_in=list(_naming(pages.sides[1], before, pages.sources("games", id_)[1].file)) if named else [],
        codes=[code for code, game, _ in STANDARD if game == id_ and found.changes_play],
    )


def _to_be_read_again(pages: PagesCompared, kind: str, id_: str) -> list[str]:
    found = pages.sides[1].problems(kind, id_)[1]
    return [f"{it.file}:{it.line}: {it.path}: {it.message}" for it in found]


def _addresses(view: GameView) -> set[str]:
    return {rule.id for rule in (*view.rules, *view.notes, *view.history)}


def _naming(side: BookSide, game: Game, own: str) -> Iterator[str]:
    """Lines of other files in whose texts the game is named."""
    names = {name for texts in (game.name, game.short) for name in texts.values() if len(name) > 2}
    words = "|".join(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])" for name in sorted(names))
    there = re.compile(words, re.I)
    for file in sorted(side.files() - {own}):
        for number, line in enumerate((side.text(file) or "").splitlines(), 1):
            text = None if NAME.match(line) else TEXT.search(line)
            if text and there.search(text[1]):
                yield f"{file}:{number}"


def one_language(before: Source, after: Source) -> list[str]:
    """Places of texts of a file that changed in one language and not in the other."""
    was = {_by_ids(before.value, at): text for at, text in texts_in(before.value)}
    found = []
    for at, text in texts_in(after.value):
        old = was.get(_by_ids(after.value, at), text)
        if len({old[lang] == text[lang] for lang in LOCALES}) > 1:
            found.append(at)
    return sorted({f"{after.file}:{after.problem(at, '').line}" for at in found})


def _by_ids(value: Any, at: At) -> At:
    """A path in which entries of a list are named by id, so that it stays the same when another entry is put before them."""
    said: list[str | int] = []
    for key in at:
        value = value[key]
        said.append(value.get("id", key) if isinstance(key, int) and isinstance(value, dict) else key)
    return tuple(said)


def _plain(pages: PagesCompared, kind: str, id_: str) -> Change:
    """A mix or a chapter."""
    old, new = (list(sentences_in(view)) for view in getattr(pages, kind)(id_))
    lost = {address for address, _ in old} - {address for address, _ in new}
    was = pages.before(kind, id_)
    return Change(
        "changed" if was == id_ else "renamed",
        was="" if was == id_ else was,
        sentences=changed_sentences(old, new),
        reread=_to_be_read_again(pages, kind, id_),
        lost=sorted(lost) if was == id_ else [],
        one_language=one_language(*pages.sources(kind, id_)),
    )


# --- how games are played


def _played(pages: PagesCompared, id_: str, number: int) -> tuple[Played | None, dict[str, Played]]:
    """How the game differs under the usual choices, and under each of its own that means something else now."""
    old, new = (source.rules for source in pages.sources("games", id_))
    decks, ids = DECKS in pages.files, (pages.before("games", id_), id_)
    play = None
    if played_of(old) != played_of(new) or decks or not same_rankings(pages, id_):
        play = deals_compared(*pages.rules(id_), number)
    before, options = _choices(old.get("options", ())), {}
    for (option, choice), means in _choices(new.get("options", ())).items():
        if (option, choice) in before and (before[option, choice] != means or decks):
            sides = [book.game(name, {option: choice}) for book, name in zip(pages.books, ids, strict=True)]
            options[f"{option}={choice}"] = deals_compared(sides[0], sides[1], number)
    return play, options


def _choices(options: Iterable[Mapping[str, Any]]) -> Meanings:
    """What each choice but the usual one changes in the rules."""
    return {
        (option["id"], choice["id"]): {k: choice[k] for k in ("set", "drop", "move") if k in choice}
        for option in options
        for choice in option["choices"][1:]
    }


def _other_outcomes(pages: PagesCompared, id_: str) -> list[str]:
    """Ids of the examples that both sides have and that end differently."""
    sides = [
        {e.id: (book, game, e) for e in game.examples}
        for book, game in zip(pages.books, pages.rules(id_), strict=True)
    ]
    return [name for name, it in sides[1].items() if name in sides[0] and _end(*sides[0][name]) != _end(*it)]


def _end(book: Book, game: Game, example: Example) -> object:
    """Who wins what, with how many chips; the message where the example cannot be played."""
    try:
        result = run(book, game, example)
    except InputError as error:
        return error.message
    if result.outcome is not None:
        return result.outcome.points, result.outcome.next_deal
    shares = {id_: sorted(verdict.winners) for id_, verdict in result.judgement.shares.items()}
    return shares, result.judgement.chips, result.hand and result.hand.stacks


# --- options that many games have


def _common_changes(pages: PagesCompared, number: int) -> Iterator[tuple[str, CommonChange]]:
    """Meanings whose words or rules differ, each once with the games that have it."""
    old, new = (
        {
            (option["id"], choice["id"]): (option, choice)
            for option in book.common_options
            for choice in option["choices"]
        }
        for book in pages.books
    )
    for option_id, choice_id in new:
        if (option_id, choice_id) not in old or old[option_id, choice_id] == new[option_id, choice_id]:
            continue
        sides = [_in_words(*each[option_id, choice_id]) for each in (old, new)]
        means = [_choices([each[option_id, choice_id][0]]).get((option_id, choice_id)) for each in (old, new)]
        words = changed_sentences(*sides)
        if not any(words.values()) and means[0] == means[1]:
            continue
        games = [id_ for id_ in pages.books[1].games if option_id in _common_of(pages.books[1], id_)]
        found = CommonChange(words, games)
        if means[0] != means[1]:
            found = _common_played(pages, found, new[option_id, choice_id][0], choice_id, number)
        yield f"{option_id}={choice_id}", found


def _in_words(option: Mapping[str, Any], choice: Mapping[str, Any]) -> list[tuple[str, Phrase]]:
    said = (
        [("choice", choice)]
        if choice is not option["choices"][0]
        else [("name", option["name"]), ("choice", choice)]
    )
    return [(at, written({locale: text[locale] for locale in BESIDE})) for at, text in said]


def _common_of(book: Book, id_: str) -> list[str]:
    return [option["id"] for option in common_options_for(book.games.source(id_).rules, book.common_options)]


def _common_played(
    pages: PagesCompared, found: CommonChange, option: Mapping[str, Any], choice: str, number: int
) -> CommonChange:
    """With the first of some games in which the choice makes a difference, the best known ones before others."""
    head = pages.books[1]
    known = {id_: place for place, id_ in enumerate(head.best_known)}
    there = [id_ for id_ in found.games if id_ in pages.books[0].games and pages.before("games", id_) == id_]
    there.sort(key=lambda id_: known.get(id_, len(known)))
    examples = [
        f"{id_}#{name}"
        for id_ in there
        if any(example.options.get(option["id"]) == choice for example in head.games[id_].examples)
        for name in _other_outcomes(pages, id_)
    ]
    for id_ in islice(there, TRIED):
        taken = {option["id"]: choice} | _format_for(head, id_, option["for"])
        old, new = (book.game(id_, taken) for book in pages.books)
        play = deals_compared(old, new, number)
        found = replace(found, examples=examples, played_in=id_, play=play)
        if play.differs:
            break
    return found


def _format_for(book: Book, id_: str, concerns: str) -> dict[str, str]:
    """The choice of the betting format with which alone an option changes anything, where it is not the usual one."""
    formats = book.games.source(id_).rules.get("betting", [])
    return {"limit": concerns} if concerns in formats[1:] else {}


# --- what is touched besides


def _touched(
    pages: PagesCompared, kind: str, found: Mapping[str, Mapping[str, Change]], common: bool, notes: list[str]
) -> Iterator[str]:
    """Pages whose own file is as it was, and that say something else because a game or a common option does."""
    compared = [id_ for id_, change in found["games"].items() if change.status in ("changed", "renamed")]
    if not (compared or common):
        return
    there = [getattr(book, kind) for book in pages.books]
    for id_ in there[1].paths:
        if id_ in found[kind] or any(id_ not in shelf.paths or shelf.is_faulty(id_) for shelf in there):
            continue
        if kind == "games" and not _related(pages, id_, compared):
            continue
        try:
            old, new = getattr(pages, kind)(id_)
        except KeyError:
            notes.append(f"{id_} is left out: it cites a page that cannot be read")
        except InputError:  # it cites a hand that cannot be played any more
            yield id_
        else:
            if list(sentences_in(old)) != list(sentences_in(new)):
                yield id_


def _related(pages: PagesCompared, id_: str, changed: Iterable[str]) -> bool:
    """Whether one of those that have changed is the base of a game, or based on it."""
    games = pages.books[1].games
    return games[id_].based_on in changed or any(games[other].based_on == id_ for other in changed)


def _other_card(pages: PagesCompared, id_: str, games: dict[str, Change]) -> bool:
    if id_ in games and games[id_].status in ("added", "removed"):
        return games[id_].status == "added"
    old, new = pages.games(id_)
    return old.card != new.card


def _rankings(pages: PagesCompared) -> dict[str, list[str]]:
    """Rankings that differ, and the games that use them."""
    head = pages.books[1]
    changed = [id_ for id_ in head.rankings.paths if head.rankings.source(id_).file in pages.files]
    return {
        id_: [game for game in head.games if id_ in head.rankings_of(head.games.source(game).rules)]
        for id_ in changed
    }
