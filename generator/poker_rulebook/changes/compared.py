"""Two books compared page by page: what each page says now, which words differ, and which hands go another way.

Answers keep in step: what a seat answers depends on the deal, the seat and the betting round, draw or other step in which it
is asked. So one question more or less, such as another seat that brings in, changes no answer to another one, and what
comes out otherwise comes from the rule.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import islice, zip_longest
from typing import Any, Literal

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from poker_rulebook.book.checks.general import texts_in
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import common_options_for
from poker_rulebook.book.problems import At
from poker_rulebook.book.source import Source
from poker_rulebook.changes.sides import KINDS, BookSide, PagesCompared, played_of, view_of_game
from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.document.tree import sentences_in
from poker_rulebook.document.views import GameView
from poker_rulebook.history.notation import STANDARD
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, written
from poker_rulebook.language.wording import seated
from poker_rulebook.languages import BESIDE, LANGUAGES, LOCALES
from poker_rulebook.measure import stored
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.play.chance import (
    CALL,
    FOLD,
    Chooser,
    Deals,
    random_hand,
    random_put,
    random_stacks,
    simple_placing,
)
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.events import Won, told_in
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import PLACE
from poker_rulebook.play.parser import LETTERS, InputError
from poker_rulebook.play.questions import Action, Decision, Legal, Raise, ToPut, ToSay
from poker_rulebook.play.script import run
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.progress import SILENT, Progress

# --- sentences before and after, side by side, and which words of them differ


Pairs = list[tuple[str, str]]  # before and after; '' where a sentence is new, or gone
ChangedWords = dict[str, Pairs]  # locale -> pairs
TextPiece = tuple[Literal["kept", "gone", "new"], str]

# A hand such as 8-7-6-5-4 is one word; a language without spaces says itself what its words are.
_OF_LANGUAGES = "".join(f"|{language.words}" for language in LANGUAGES.values() if language.words)
_WORD = re.compile(rf"\s+|[A-Za-z0-9'’½♠♥♦♣]+(?:[-–.,][A-Za-z0-9]+)*{_OF_LANGUAGES}|.", re.DOTALL)
# What a text between two changes says by itself: a number, a name, a word that is more than "of" or a particle.
_LETTERS = "".join(letters for it in LANGUAGES.values() for letters, touching in it.scripts if touching)
_BEARING = re.compile(rf"[A-Za-z]{{4,}}|[A-Z0-9{_LETTERS}]")
LEAST_KEPT = 1 / 3  # of the longer text: where less is kept, one sentence stands in place of another


def changed_sentences(
    before: Iterable[tuple[str, Phrase]], after: Iterable[tuple[str, Phrase]]
) -> ChangedWords:
    """What differs, in every language; a language in which nothing does has an empty list.

    before, after    sentences with their addresses
    """
    before, after = list(before), list(after)
    return {locale: pairs(_by_address(before, locale), _by_address(after, locale)) for locale in LOCALES}


# full-width digits and percent sign: a sign of another width is no other word
NARROW = {0xFF05: "%"} | {0xFF10 + digit: str(digit) for digit in range(10)}


def _by_address(said: Iterable[tuple[str, Phrase]], locale: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for address, phrase in said:
        found.setdefault(address, []).append(plain(phrase, locale).strip().translate(NARROW))
    return found


def pairs(before: Mapping[str, list[str]], after: Mapping[str, list[str]]) -> Pairs:
    """Address -> sentences, of both sides: pairs in the order of the page, without sentences that only moved."""
    found: Pairs = []
    for address in [*after, *(address for address in before if address not in after)]:
        old, new = before.get(address, []), after.get(address, [])
        for tag, a, b, c, d in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
            if tag != "equal":
                found += zip_longest(old[a:b], new[c:d], fillvalue="")
    gone = {old for old, new in found if not new}
    come = {new for old, new in found if not old}
    moved = gone & come
    kept = [(old, new) for old, new in found if (old and new) or old + new not in moved]
    return list(dict.fromkeys(kept))


def by_word(before: str, after: str) -> Iterator[TextPiece]:
    """The pair word by word, in order: what was kept, what is gone, what is new.

    Of two sentences that have little in common, and of words between two changes that say nothing by themselves, all is
    gone and new.
    """
    runs = list(_runs(before, after))
    if sum(len(old) for same, old, _ in runs if same) < LEAST_KEPT * max(len(before), len(after)):
        runs = [(False, before, after)]
    for same, old, new in runs:
        if same:
            yield "kept", old
            continue
        if old:
            yield "gone", old
        if new:
            yield "new", new


def _runs(before: str, after: str) -> Iterator[tuple[bool, str, str]]:
    """Runs of words: whether they are the same, as they were, as they are."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    codes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    waiting: tuple[str, str] | None = None
    for number, (tag, a, b, c, d) in enumerate(codes):
        was, now = "".join(old[a:b]), "".join(new[c:d])
        between = 0 < number < len(codes) - 1
        if tag == "equal" and not (between and not _BEARING.search(was)):
            if waiting:
                yield False, *waiting
            waiting = None
            yield True, was, now
        else:
            waiting = (waiting[0] + was, waiting[1] + now) if waiting else (was, now)
    if waiting:
        yield False, *waiting


def side(before: str, after: str, kind: Literal["gone", "new"]) -> tuple[TextPiece, ...]:
    """One of the two sentences, with the words marked that the other one lacks; none is where all of it is another."""
    pieces = [(of, text) for of, text in by_word(before, after) if of in ("kept", kind)]
    if all(of != "kept" for of, _ in pieces):
        return (("kept", before if kind == "gone" else after),)
    return tuple(part for piece in pieces for part in _trimmed(*piece))


def _trimmed(kind: Literal["kept", "gone", "new"], text: str) -> Iterator[TextPiece]:
    """A marked piece without the spaces at its ends."""
    word = text.strip()
    lead, _, rest = text.partition(word)
    parts: tuple[TextPiece, ...] = (("kept", lead), (kind, word), ("kept", rest))
    yield from (part for part in parts if part[1])


# --- the same random deals under the rules of before and of after, and the first hand that goes another way, told


DEALS, SEED = 1_000, 1
OFTEN, ONCE, MOST, FOLDS = (
    0.1,
    0.2,
    0.24,
    0.4,
)  # of a random number: how a seat plays a betting round; above: it calls

StepKeys = Mapping[str, object]  # id of a step -> what it is in both games


class HandApart(Struct, frozen=True):
    """A hand up to where it goes another way, and how it ends.

    deal     its number;  seats    how many play it
    same     locale -> its lines up to there
    lines    locale -> (before, after): the first line that differs, and how the hand ends
    """

    deal: int
    seats: int
    same: dict[str, list[str]]
    lines: ChangedWords


class Played(Struct, frozen=True):
    """How a game differs in play.

    deals        random deals that were played under both
    changed      those of them that end with other winners or other chips
    winners      those of them that end with other winners
    otherwise    those that go another way and end alike
    first        of those with the fewest seats the first that ends with other winners; else with other chips; else that
                 goes another way
    """

    deals: int
    changed: int = 0
    winners: int = 0
    otherwise: int = 0
    first: HandApart | None = None

    @property
    def differs(self) -> bool:
        return bool(self.changed or self.otherwise)


def deals_compared(before: Game, after: Game, deals: int = DEALS) -> Played:
    """Plays the same deals under both rules, at tables of each size in turn."""
    low, high = (max(before.players[0], after.players[0]), min(before.players[1], after.players[1]))
    if low > high:
        return Played(0)
    steps = common_steps(before, after)
    counts, first = Counter[str](), dict[str, tuple[int, Hand, Hand]]()
    for number in range(deals):
        seats = low + number % (high - low + 1)
        old, new = (played_in_step(game, seats, number, steps) for game in (before, after))
        # what kind of difference there is between two hands; '' for none
        if _winners(old) != _winners(new):
            kind = "winners"
        elif (old.stacks, old.left) != (new.stacks, new.left):
            kind = "chips"
        else:
            kind = "otherwise" if _course(old, steps) != _course(new, steps) else ""
        if kind:
            counts[kind] += 1
            if kind not in first or seats < len(first[kind][1].stacks):
                first[kind] = (number + 1, old, new)
    found = next((first[kind] for kind in ("winners", "chips", "otherwise") if kind in first), None)
    changed = counts["winners"] + counts["chips"]
    return Played(deals, changed, counts["winners"], counts["otherwise"], _apart(*found) if found else None)


def common_steps(before: Game, after: Game) -> StepKeys:
    """What a step is in both games, also where it has another id in one of them."""
    kinds = [[type(step) for step in game.play] for game in (before, after)]
    if kinds[0] != kinds[1]:
        return {}
    return {step.id: number for game in (before, after) for number, step in enumerate(game.play)}


def played_in_step(
    game: Game, seats: int, deal: int, steps: StepKeys | None = None, stack: int = 0, dealer: Deals = shuffled
) -> Hand:
    """The finished hand of a deal.    stack    chips of every seat; 0 for random ones"""
    rng = random.Random(SEED * 1_000_000 + deal)
    stacks = random_stacks(seats, rng)
    stacks = [stack] * seats if stack else stacks
    return random_hand(game, usual_stakes(game), stacks, rng, _answers(game, deal, steps or {}), dealer)


def _answers(game: Game, deal: int, steps: StepKeys) -> Chooser:
    asked = Counter[tuple[int, object]]()

    def choose(decision: Decision, _: random.Random) -> Action:
        there = decision.seat, steps.get(decision.step, decision.step)
        asked[there] += 1
        rng = random.Random(f"{deal} {there}")
        if isinstance(decision, Legal):
            return _wager(decision, rng.random(), asked[there])
        if isinstance(decision, ToSay):
            return decision.verb.answer(rng.choice(decision.words))
        if isinstance(decision, ToPut) and decision.verb is PLACE and game.open_face:
            return simple_placing(game.open_face, decision, rng)
        return random_put(decision, rng)

    return choose


def _wager(legal: Legal, habit: float, asked: int) -> Action:
    """What a seat does by its habit in this round: most stay in, so that there is a showdown.    asked    how often it was"""
    raises = legal.low and (habit < OFTEN or (habit < MOST and asked == 1))
    if raises or (legal.must and not legal.calls):
        return Raise(legal.high if ONCE <= habit < MOST else legal.low)
    if legal.must or (legal.calls and not (legal.call and MOST <= habit < FOLDS)):
        return CALL
    return FOLD


def _winners(hand: Hand) -> list[int]:
    return sorted({event.seat for event in hand.log if isinstance(event, Won)})


def _course(hand: Hand, steps: StepKeys) -> list[tuple[object, ...]]:
    course: list[tuple[object, ...]] = []
    for event in hand.log:
        said = told_in(event)
        if "step" in said:
            said["step"] = steps.get(said["step"], said["step"])
        course.append((type(event), *said.values()))
    return course


def _apart(deal: int, old: Hand, new: Hand) -> HandApart:
    names = LETTERS[: len(old.stacks)]
    before, after = narrative(old, names), narrative(new, names)
    same = [
        (one.id, one.title, one.text) == (other.id, other.title, other.text)
        for one, other in zip(before, after, strict=False)
    ]
    alike = same.index(False) if False in same else 0
    return HandApart(
        deal,
        len(names),
        {locale: [_line_in_words(line, locale) for line in before[:alike]] for locale in LOCALES},
        {locale: pairs(*(_rest(lines, alike, locale) for lines in (before, after))) for locale in LOCALES},
    )


def _rest(lines: Sequence[NarrativeLine], alike: int, locale: str) -> dict[str, list[str]]:
    """The line after those that are alike, and the last two: the showdown, and what each seat has won or lost."""
    shown = {"apart": alike, "end": len(lines) - 2, "net": len(lines) - 1}
    return {
        name: [_line_in_words(lines[n], locale)] for name, n in shown.items() if n > alike or name == "apart"
    }


def _line_in_words(line: NarrativeLine, locale: str) -> str:
    return f"{plain(line.title, locale)}{plain(line.text, locale)}"


# --- two books compared page by page: what each page says now, and how games differ in play


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
    added       "option=choice" -> the same under a choice that is new, beside the usual choices of now
    offered     option with such a choice -> its choices, the usual one first
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
    added: dict[str, Played] = field(default_factory=dict)
    offered: dict[str, list[str]] = field(default_factory=dict)
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
    old, new = pages.ids(kind)
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
    is_new = id_ in pages.ids(kind)[1]
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
    otherwise = DECKS in pages.files or (ranked and not same_rankings(pages, id_)) or old != new
    return otherwise or _decided_otherwise(pages, id_)


def _decided_otherwise(pages: PagesCompared, id_: str) -> bool:
    """Whether a house has chosen something else in the game."""
    before, after = pages.decided(id_)
    return before != after


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
        added=_added_played(pages, id_, number),
        offered=_offered(pages, id_),
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
    other_rules = played_of(old) != played_of(new) or decks or not same_rankings(pages, id_)
    if other_rules or _decided_otherwise(pages, id_):
        play = deals_compared(*pages.rules(id_), number)
    before, options = _choices(old.get("options", ())), {}
    for (option, choice), means in _choices(new.get("options", ())).items():
        if (option, choice) in before and (before[option, choice] != means or decks):
            sides = [book.game(name, {option: choice}) for book, name in zip(pages.books, ids, strict=True)]
            options[f"{option}={choice}"] = deals_compared(sides[0], sides[1], number)
    return play, options


def _added_played(pages: PagesCompared, id_: str, number: int) -> dict[str, Played]:
    """How choices that are new differ from the usual ones."""
    book, game = pages.books[1], pages.rules(id_)[1]
    old, new = (_choices(source.rules.get("options", ())) for source in pages.sources("games", id_))
    return {
        f"{option}={choice}": deals_compared(game, book.game(id_, {option: choice}), number)
        for option, choice in new
        if (option, choice) not in old
    }


def _offered(pages: PagesCompared, id_: str) -> dict[str, list[str]]:
    """Options with a choice that is new -> all choices, the usual one first."""
    old, new = (
        {
            option["id"]: [choice["id"] for choice in option["choices"]]
            for option in source.rules.get("options", ())
        }
        for source in pages.sources("games", id_)
    )
    return {option: choices for option, choices in new.items() if {*choices} - {*old.get(option, ())}}


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
        sides = [_choice_in_words(*each[option_id, choice_id]) for each in (old, new)]
        means = [_choices([each[option_id, choice_id][0]]).get((option_id, choice_id)) for each in (old, new)]
        words = changed_sentences(*sides)
        if not any(words.values()) and means[0] == means[1]:
            continue
        games = [id_ for id_ in pages.books[1].games if option_id in _common_of(pages.books[1], id_)]
        found = CommonChange(words, games)
        if means[0] != means[1]:
            found = _common_played(pages, found, new[option_id, choice_id][0], choice_id, number)
        yield f"{option_id}={choice_id}", found


def _choice_in_words(option: Mapping[str, Any], choice: Mapping[str, Any]) -> list[tuple[str, Phrase]]:
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
        # the choice of the betting format with which alone an option changes anything, where it is not the usual one
        concerns = option["for"]
        formats = head.games.source(id_).rules.get("betting", [])
        format_for = {"limit": concerns} if concerns in formats[1:] else {}
        taken = {option["id"]: choice} | format_for
        old, new = (book.game(id_, taken) for book in pages.books)
        play = deals_compared(old, new, number)
        found = replace(found, examples=examples, played_in=id_, play=play)
        if play.differs:
            break
    return found


# --- what is touched besides


def _touched(
    pages: PagesCompared, kind: str, found: Mapping[str, Mapping[str, Change]], common: bool, notes: list[str]
) -> Iterator[str]:
    """Pages whose own file is as it was, and that say something else because a game or a common option does."""
    compared = [id_ for id_, change in found["games"].items() if change.status in ("changed", "renamed")]
    houses = [book.house for book in pages.books]
    if not (compared or common) and houses[0] == houses[1]:
        return
    renamed = [pages.rules(id_) for id_ in compared if found["games"][id_].was]
    there = [getattr(book, kind) for book in pages.books]
    for id_ in pages.ids(kind)[1]:
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
            before, now = list(sentences_in(old)), list(sentences_in(new))
            if before != now and not (renamed and _differ_in_names(before, now, renamed)):
                yield id_


def _differ_in_names(
    old: Iterable[tuple[str, Phrase]], new: Iterable[tuple[str, Phrase]], renamed: Iterable[tuple[Game, Game]]
) -> bool:
    """Whether what two pages say is the same but for the names of games that are called otherwise now."""
    for locale in LOCALES:
        now, before = ([plain(said, locale) for _, said in page] for page in (new, old))
        for was, is_ in renamed:
            for names in ((was.name, is_.name), (was.short, is_.short)):
                before = [said.replace(names[0].get(locale, ""), names[1].get(locale, "")) for said in before]
        if now != before:
            return False
    return True


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
