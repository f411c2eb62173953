"""Two books compared page by page, a folder or what a revision of it held: what each page says now, and how games differ in play."""

from __future__ import annotations

import io
import random
import re
import shutil
import tempfile
import zipfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from difflib import SequenceMatcher
from functools import cache, cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Any, Literal, TypeVar

from poker_rulebook.book import check
from poker_rulebook.book.checks.general import texts_in
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import common_options_for
from poker_rulebook.book.problems import At, BookError, Problem
from poker_rulebook.cards import texts
from poker_rulebook.folders import git
from poker_rulebook.history.notation import STANDARD
from poker_rulebook.languages import BESIDE, LANGUAGES, LOCALES
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.events import Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.reading import LETTERS, InputError
from poker_rulebook.play.script import run
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.view.citations import rule_numbers
from poker_rulebook.view.game import game_view
from poker_rulebook.view.general_rules import chapter_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.tree import sentences_in
from poker_rulebook.view.views import ChapterView, GameView, MixView
from poker_rulebook.view.wording import seated

KINDS = ("games", "mixes", "chapters")
CHECKS = {"games": check.of_game, "mixes": check.of_mix, "chapters": check.of_chapter}
T = TypeVar("T")
NOW = "the files as they are"
ASKED = re.compile(rb"^( *)asked:.*\n(?:\1 +\S.*\n)*", re.MULTILINE)  # with the further lines of its list


class UnknownRevision(ValueError):
    """The name is neither a folder nor a revision; the message says what to name."""


@dataclass(frozen=True)
class BookSide:
    """One of the two. name    as it was given"""

    name: str
    book: Book

    def problems(self, kind: str, id_: str) -> list[Problem]:
        """What is wrong with the file of a game, mix or chapter, or with what it needs."""
        return CHECKS[kind](self.book, id_)

    def text(self, file: str) -> str | None:
        """What a file says, named as from the folder of the book; None where there is none."""
        path = self.book.folder / file
        return path.read_text("utf-8", errors="replace") if path.is_file() else None

    def files(self) -> set[str]:
        folder = self.book.folder
        return {path.relative_to(folder).as_posix() for path in (folder / "games").rglob("*.yaml")}


@contextmanager
def opened(name: str | None, own: Book) -> Iterator[BookSide]:
    """The side of that name: a folder with games/ and schema/, or a revision of the folder of `own`; None for `own`.

    A revision is read with today's schemas and program: it is the book that has changed. Raises UnknownRevision.
    """
    if name is None:
        yield BookSide(NOW, own)
        return
    folder = Path(name)
    if name and (folder / "games").is_dir():
        try:
            book = own if folder.resolve() == own.folder else load(folder)
        except BookError as error:
            raise UnknownRevision(f"{folder} {error.problems[0].message}") from None
        yield BookSide(name, book)
        return
    commit = git(own.folder, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{name}^{{commit}}")
    if commit is None:
        if shutil.which("git") is None:
            raise UnknownRevision(
                f"{name!r} is no folder with games/, and git, which knows revisions, is not here"
            )
        what = "neither a folder with games/ nor a revision"
        raise UnknownRevision(f"{name!r} is {what}: name one, such as main, HEAD~1 or ../other-book")
    archive = git(own.folder, "archive", "--format=zip", commit.decode().strip(), "games")
    if archive is None:
        raise UnknownRevision(f"the revision {name!r} has no folder games/ here")
    with tempfile.TemporaryDirectory(prefix="rulebook-") as scratch:
        with zipfile.ZipFile(
            io.BytesIO(archive)
        ) as packed:  # writes below the folder only, and links as plain files
            packed.extractall(scratch)
        shutil.copytree(own.folder / "schema", Path(scratch) / "schema")
        _leave_asked_out(Path(scratch) / "games")
        yield BookSide(name, load(Path(scratch)))


def _leave_asked_out(games: Path) -> None:
    """Take `asked:` out of the files of a revision in which it was not yet in games/asked/: no schema knows it there."""
    for path in games.rglob("*.yaml"):
        if b"asked:" in (text := path.read_bytes()) and path.parent.name != "asked":
            path.write_bytes(ASKED.sub(b"", text))


def uncommitted(own: Book, base: str, head: str | None) -> Iterator[str]:
    """A note about files that are not as they were committed, where a revision is compared."""
    if all(name is None or Path(name).is_dir() for name in (base, head)):
        return
    said = git(own.folder, "status", "--porcelain", "--", "games")
    files = [line[3:] for line in (said or b"").decode("utf-8", "replace").splitlines()]
    if files:
        how = "as they are now" if head is None else "as they were committed, not as they are now"
        yield f"compared {how}: {', '.join(files)}"


# --- their pages


class PagesCompared:
    """Every method gives what stands on the page before, and after."""

    def __init__(self, base: BookSide, head: BookSide):
        self.sides = base, head
        self.books: tuple[Book, Book] = base.book, head.book
        self.games = cache(self._games)

    def _both(self, made: Callable[[Book], T]) -> tuple[T, T]:
        old, new = self.books
        return made(old), made(new)

    def rules(self, id_: str) -> tuple[Game, Game]:
        return self._both(lambda book: book.games[id_])

    def _games(self, id_: str) -> tuple[GameView, GameView]:
        return self._both(lambda book: view_of_game(book, id_))

    def mixes(self, id_: str) -> tuple[MixView, MixView]:
        return self._both(lambda book: mix_view(book, book.mixes[id_]))

    def chapters(self, id_: str) -> tuple[ChapterView, ChapterView]:
        old, new = (
            chapter_view(book, book.chapters[id_], numbers)
            for book, numbers in zip(self.books, self._numbers, strict=True)
        )
        return old, new

    @cached_property
    def _numbers(self) -> tuple[dict[str, str], dict[str, str]]:
        return self._both(rule_numbers)

    @cached_property
    def files(self) -> frozenset[str]:
        """Files of games/ that do not say the same on both sides."""
        base, head = self.sides
        return frozenset(file for file in base.files() | head.files() if base.text(file) != head.text(file))


def view_of_game(book: Book, id_: str) -> GameView:
    """The view of a game without examples that cannot be played, as an unfinished change may have some."""
    return game_view(book, playable(book, book.games[id_]))


def playable(book: Book, game: Game) -> Game:
    """The game with those of its examples that can be played."""
    return replace(game, examples=[example for example in game.examples if _runs(book, game, example)])


def _runs(book: Book, game: Game, example: Example) -> bool:
    try:
        run(book, game, example)
    except InputError:
        return False
    return True


# --- sentences of two pages, side by side: which say something else now

Pairs = list[tuple[str, str]]  # before and after; '' where a sentence is new, or gone
ChangedWords = dict[str, Pairs]  # locale -> pairs
TextPiece = tuple[Literal["kept", "gone", "new"], str]

# What a game's page says in its own words: the streets, the card and the base repeat it.
RULES = ("name", "essence", "peculiar", "sections", "rankings", "options", "notes", "history")
FACTS = ("facts", "counted")
CHANCES = ("chances_text", "chances")

# A run of letters of one script, where words of it are known by what touches them.
_RUNS = "".join(f"|[{letters}]+" for it in LANGUAGES.values() for letters, touching in it.scripts if touching)
_WORD = re.compile(rf"\s+|[A-Za-z0-9'’]+{_RUNS}|.", re.DOTALL)


def of_game(view: GameView, parts: Iterable[str]) -> list[tuple[str, Phrase]]:
    """The sentences of some parts of a game's page, each with its address."""
    return [found for part in parts for found in sentences_in(getattr(view, part), part)]


def titles_of(game: Game) -> list[tuple[str, Phrase]]:
    """Those of the examples, also of one that cannot be played."""
    return [(example.id, seated(example.title)) for example in game.examples]


def changed_sentences(
    before: Iterable[tuple[str, Phrase]], after: Iterable[tuple[str, Phrase]]
) -> ChangedWords:
    """What differs, in every language; a language in which nothing does has an empty list."""
    before, after = list(before), list(after)
    return {locale: _pairs(_by_address(before, locale), _by_address(after, locale)) for locale in LOCALES}


def _by_address(said: Iterable[tuple[str, Phrase]], locale: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for address, phrase in said:
        found.setdefault(address, []).append(plain(phrase, locale).strip())
    return found


def _pairs(before: dict[str, list[str]], after: dict[str, list[str]]) -> Pairs:
    """Pairs in the order of the page, without sentences that only moved."""
    pairs: Pairs = []
    for address in [*after, *(address for address in before if address not in after)]:
        old, new = before.get(address, []), after.get(address, [])
        for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if tag != "equal":
                pairs += zip_longest(old[a:b], new[c:d], fillvalue="")
    gone = {old for old, new in pairs if not new}
    come = {new for old, new in pairs if not old}
    moved = gone & come
    kept = [(old, new) for old, new in pairs if (old and new) or old + new not in moved]
    return list(dict.fromkeys(kept))


def by_word(before: str, after: str) -> Iterator[TextPiece]:
    """The pair word by word, in order: what was kept, what is gone, what is new."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag == "equal":
            yield "kept", "".join(old[a:b])
            continue
        if a < b:
            yield "gone", "".join(old[a:b])
        if c < d:
            yield "new", "".join(new[c:d])


# What the file of a game says, and no hand depends on; options are compared one by one.
SPOKEN = frozenset(
    "name short reading also former family based_on see notes history sources examples options".split()
)
NAME = re.compile(r" *(?:- *)?\{?(?:id: *[a-z0-9-]+, *)?(?:name|short|term):")  # a name of its own
TEXT = re.compile(rf"\b(?:{'|'.join(BESIDE)}): *(.*)")
DECKS = "games/decks.yaml"  # on which every game depends


DEALS, SEED, SHOWN, USUAL_SEATS = 1_000, 1, 3, 6


@dataclass(frozen=True)
class Played:
    """How a game differs in play.

    deals      random deals that were played under both
    changed    those of them that end with other winners or other chips
    shown      the first few, as JSON: what each seat held, the board, who won, how many chips each won or lost
    """

    deals: int
    changed: int
    shown: Sequence[dict[str, Any]]


@dataclass(frozen=True)
class Change:
    """One page.

    status      changed, added or removed
    sentences, facts, chances    locale -> (before, after), '' where it is new or gone
    examples    ids whose outcome changed; new_examples, lost_examples: those that only one side has
    play        under the usual choices; None where no rule differs
    options     "option=choice" -> the same under a choice that means something else now
    lost        addresses on the page that lead nowhere now
    named_in    places of texts elsewhere that name the game, "file:line", where it differs in play or in name
    one_language    places of texts that have changed in one language only
    codes       of hand histories of this game, where it differs in play
    """

    status: str
    sentences: ChangedWords = field(default_factory=dict)
    facts: ChangedWords = field(default_factory=dict)
    chances: ChangedWords = field(default_factory=dict)
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
        return any(played.changed for played in (self.play, *self.options.values()) if played)


def same_rankings(pages: PagesCompared, id_: str) -> bool:
    """Whether the rankings that the game names are the same on both sides."""
    named = [(book.rankings, book.rankings_of(book.games.source(id_).rules)) for book in pages.books]
    old, new = ({name: rankings[name].rules for name in names} for rankings, names in named)
    return old == new


def game_change(pages: PagesCompared, id_: str, number: int) -> Change:
    """Everything about a game that both sides have. number    of deals, where a rule differs"""
    old, new = pages.games(id_)
    before, after = pages.rules(id_)
    said, facts, chances = (
        changed_sentences(of_game(old, part), of_game(new, part)) for part in (RULES, FACTS, CHANCES)
    )
    titles = changed_sentences(titles_of(before), titles_of(after))
    names = {example.id for example in before.examples}, {example.id for example in after.examples}
    play, options = _played(pages, id_, number)
    other_name = before.name != after.name or before.short != after.short
    file = pages.books[1].games.source(id_).file
    found = Change(
        status="changed",
        sentences={lang: said[lang] + titles[lang] for lang in LOCALES},
        facts=facts,
        chances=chances,
        examples=_other_outcomes(pages, id_),
        new_examples=sorted(names[1] - names[0]),
        lost_examples=sorted(names[0] - names[1]),
        play=play,
        options=options,
        lost=sorted(_addresses(old) - _addresses(new) | names[0] - names[1]),
        one_language=one_language(pages, file),
    )
    return replace(
        found,
        named_in=list(_naming(pages.sides[1], before, file)) if found.changes_play or other_name else [],
        codes=[code for code, game, _ in STANDARD if game == id_ and found.changes_play],
    )


def _played(pages: PagesCompared, id_: str, number: int) -> tuple[Played | None, dict[str, Played]]:
    """How the game differs under the usual choices, and under each that means something else now."""
    rules = [book.games.source(id_).rules for book in pages.books]
    bare = [{key: value for key, value in data.items() if key not in SPOKEN} for data in rules]
    play = None
    if bare[0] != bare[1] or DECKS in pages.files or not same_rankings(pages, id_):
        play = deals_compared(*pages.rules(id_), number)
    choices = _choices(pages, id_)
    options = {}
    for (option, choice), means in choices[1].items():
        if (option, choice) in choices[0] and (choices[0][option, choice] != means or DECKS in pages.files):
            old, new = (book.game(id_, {option: choice}) for book in pages.books)
            options[f"{option}={choice}"] = deals_compared(old, new, number)
    return play, options


def _choices(pages: PagesCompared, id_: str) -> tuple[dict[tuple[str, str], Any], ...]:
    """For both sides, what each choice but the usual one changes in the rules, also the choices of common options."""
    sides = ((book.games.source(id_).rules, book.common_options) for book in pages.books)
    return tuple(
        {
            (option["id"], choice["id"]): {k: choice[k] for k in ("set", "drop", "move") if k in choice}
            for option in (*data.get("options", ()), *common_options_for(data, common))
            for choice in option["choices"][1:]
        }
        for data, common in sides
    )


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


def one_language(pages: PagesCompared, file: str) -> list[str]:
    """Places of texts that changed in one language and not in the other."""
    before, after = (book.reader.source(book.folder / file) for book in pages.books)
    was = {_by_ids(before.value, at): text for at, text in texts_in(before.value)}
    found = []
    for at, text in texts_in(after.value):
        old = was.get(_by_ids(after.value, at), text)
        if len({old[lang] == text[lang] for lang in LOCALES}) > 1:
            found.append(at)
    return sorted({f"{file}:{after.problem(at, '').line}" for at in found})


def _by_ids(value: Any, at: At) -> At:
    """A path in which entries of a list are named by id, so that it stays the same when another entry is put before them."""
    said: list[str | int] = []
    for key in at:
        value = value[key]
        said.append(value.get("id", key) if isinstance(key, int) and isinstance(value, dict) else key)
    return tuple(said)


# --- the same random deals under the rules of before and of after


def deals_compared(before: Game, after: Game, deals: int = DEALS, seed: int = SEED) -> Played:
    """Plays the same deals under both rules. As long as a seat is asked the same questions, it gives the same answers."""
    low, high = (max(before.players[0], after.players[0]), min(before.players[1], after.players[1]))
    if low > high:
        return Played(0, 0, ())
    seats = min(max(low, USUAL_SEATS), high)
    found = []
    for number in range(deals):
        ends = [_ended(game, seats, seed * 1_000_000 + number) for game in (before, after)]
        if _outcome(ends[0]) != _outcome(ends[1]):
            found.append((number + 1, ends))
    shown = [{"deal": n, "before": _told(ends[0]), "after": _told(ends[1])} for n, ends in found[:SHOWN]]
    return Played(deals, len(found), shown)


def _ended(game: Game, seats: int, seed: int) -> Hand:
    """Plays the hand of that seed. Each answer depends on the seed, the seat, and how often the seat was asked before."""
    rng, asked = random.Random(seed), Counter[int]()

    def choose(decision: Decision, _: random.Random) -> Action:
        asked[decision.seat] += 1
        own = (seed * 16 + decision.seat) * 1_000 + asked[decision.seat]
        return random_action(decision, random.Random(own))

    return random_hand(game, usual_stakes(game), random_stacks(seats, rng), rng, choose)


def _winners(hand: Hand) -> list[int]:
    return sorted({event.seat for event in hand.log if isinstance(event, Won)})


def _outcome(hand: Hand) -> tuple[object, ...]:
    return tuple(hand.stacks), _winners(hand), hand.left


def _told(hand: Hand) -> dict[str, Any]:
    seats = range(len(hand.stacks))
    net = {LETTERS[seat]: hand.stacks[seat] - hand.brought[seat] for seat in seats}
    said: dict[str, Any] = {"seats": {LETTERS[seat]: _cards(hand, seat) for seat in seats}}
    if hand.board or hand.aside:
        said["board"] = texts([*hand.board.values(), *hand.aside.values()])
    if not hand.game.open_face:
        said["folded"] = [LETTERS[seat] for seat in seats if not hand.live[seat]]
        said["wins"] = [LETTERS[seat] for seat in _winners(hand)]
    return said | {"chips": net}


def _cards(hand: Hand, seat: int) -> str:
    if hand.game.open_face:
        return " / ".join(texts(row) for row in hand.rows[seat].values())
    divided = hand.divided.get(seat)
    return " / ".join(map(texts, divided.values())) if divided else texts(hand.own[seat])


@dataclass(frozen=True)
class BookChanges:
    """Everything that differs between two books.

    notes       what was not compared, and why
    games, mixes, chapters    id -> what is different
    rankings    id -> games that use it
    touched     kind -> ids of pages that say something else although their files are as they were
    cards       games whose table card has to be printed again
    asked       ids for which people type something else in the search
    """

    base: str
    head: str
    notes: list[str]
    games: dict[str, Change]
    mixes: dict[str, Change]
    chapters: dict[str, Change]
    rankings: dict[str, list[str]]
    touched: dict[str, list[str]]
    cards: list[str]
    asked: list[str]

    @property
    def changes_play(self) -> bool:
        return any(change.changes_play for change in self.games.values())

    def as_json(self) -> dict[str, Any]:
        """Plain JSON. A game of which no rule differs has a `play` of no deals and no changes."""
        document = asdict(self)
        for change in document["games"].values():
            change["play"] = change["play"] or asdict(Played(0, 0, ()))
        return document


def compare(
    base: BookSide, head: BookSide, deals: int, notes: Iterable[str] = (), progress: Progress = SILENT
) -> BookChanges:
    """What is different in `head`.

    deals    random deals for each game of which a rule differs; notes    what to say beside it
    """
    pages, notes = PagesCompared(base, head), list(notes)
    found = {kind: dict(_changed(pages, kind, deals, notes, progress)) for kind in KINDS}
    touched = {kind: list(_touched(pages, kind, found, notes)) for kind in KINDS}
    cards = [id_ for id_ in (*found["games"], *touched["games"]) if _other_card(pages, id_, found["games"])]
    return BookChanges(
        base.name,
        head.name,
        notes,
        **found,
        rankings=_rankings(pages),
        touched=touched,
        cards=cards,
        asked=_asked(pages),
    )


def _asked(pages: PagesCompared) -> list[str]:
    old, new = (book.asked for book in pages.books)
    return [
        id_ for kind in new for id_ in {**old[kind], **new[kind]} if old[kind].get(id_) != new[kind].get(id_)
    ]


def _changed(
    pages: PagesCompared, kind: str, deals: int, notes: list[str], progress: Progress
) -> Iterator[tuple[str, Change]]:
    """Pages that only one side has, and those that are not the same; what cannot be read is noted."""
    base, head = pages.sides
    old, new = (getattr(book, kind).paths for book in pages.books)
    for id_ in progress.over(sorted({*old, *new}), f"comparing {kind}", len({*old, *new})):
        if not (id_ in old and id_ in new):
            yield id_, _new_or_gone(pages, kind, id_)
        elif _differs(pages, kind, id_):
            wrong = [(side, problem) for side in (base, head) for problem in side.problems(kind, id_)]
            for side, problem in wrong[:1]:
                more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
                notes.append(f"{id_} is left out: {side.name}: {str(problem).splitlines()[0]}{more}")
            if not wrong:
                try:
                    yield id_, game_change(pages, id_, deals) if kind == "games" else _plain(pages, kind, id_)
                except InputError as error:
                    notes.append(f"{id_} is left out: a hand that it cites cannot be played: {error.message}")


def _new_or_gone(pages: PagesCompared, kind: str, id_: str) -> Change:
    """A page that one side has. Of a game whose file is right: what it says."""
    base, head = pages.sides
    is_new = id_ in getattr(head.book, kind).paths
    status, side = ("added", head) if is_new else ("removed", base)
    if kind != "games" or side.problems(kind, id_):
        return Change(status)
    said = of_game(view_of_game(side.book, id_), RULES)
    return Change(status, changed_sentences(*(([], said) if is_new else (said, []))))


def _differs(pages: PagesCompared, kind: str, id_: str) -> bool:
    """Whether the file of a page differs; for a game also files that its rules are made from."""
    shelves = [getattr(book, kind) for book in pages.books]
    if any(shelf.source(id_).file in pages.files for shelf in shelves):
        return True
    if kind != "games" or not pages.files or any(shelf.is_faulty(id_) for shelf in shelves):
        return False
    old, new = (book.measured.get(id_) for book in pages.books)
    if any(file.startswith("games/common/") for file in pages.files):
        before, after = _choices(pages, id_)
        if before != after:
            return True
    shared = DECKS in pages.files
    ranked = any(file.startswith("games/rankings/") for file in pages.files)
    return shared or (ranked and not same_rankings(pages, id_)) or old != new


def _plain(pages: PagesCompared, kind: str, id_: str) -> Change:
    """A mix or a chapter."""
    old, new = (list(sentences_in(view)) for view in getattr(pages, kind)(id_))
    lost = {address for address, _ in old} - {address for address, _ in new}
    file = getattr(pages.books[1], kind).source(id_).file
    return Change(
        "changed", changed_sentences(old, new), lost=sorted(lost), one_language=one_language(pages, file)
    )


def _touched(
    pages: PagesCompared, kind: str, found: Mapping[str, Mapping[str, Change]], notes: list[str]
) -> Iterator[str]:
    """Pages whose own file is as it was, and that say something else because a game does."""
    compared = [id_ for id_, change in found["games"].items() if change.status == "changed"]
    if not compared:
        return
    there = [getattr(book, kind) for book in pages.books]
    for id_ in there[1].paths:
        if id_ in found[kind] or any(id_ not in shelf.paths or shelf.is_faulty(id_) for shelf in there):
            continue
        if kind == "games" and not _related(pages, id_, compared):
            continue
        try:
            old, new = getattr(pages, kind)(id_)
        except KeyError as error:
            notes.append(f"{id_} is left out: it cites {error}, which cannot be read")
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
    if id_ in games and games[id_].status != "changed":
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
