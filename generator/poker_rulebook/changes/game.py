"""What is different about one page, and how a game differs in play."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from poker_rulebook.book.checks.general import texts_in
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.problems import At
from poker_rulebook.cards import texts
from poker_rulebook.changes.pages import (
    CHANCES,
    FACTS,
    RULES,
    BookSide,
    PagesCompared,
    Words,
    changed_sentences,
    of_game,
    titles_of,
)
from poker_rulebook.history.notation import STANDARD
from poker_rulebook.languages import BESIDE, LOCALES
from poker_rulebook.play.chance import random_action, random_hand, random_stacks
from poker_rulebook.play.events import Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import Action, Decision
from poker_rulebook.play.reading import LETTERS, InputError
from poker_rulebook.play.script import run
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.view.views import GameView

# What the file of a game says, and no hand depends on; options are compared one by one.
SPOKEN = frozenset(
    "name short reading also former family based_on see notes history sources examples options".split()
)
NAME = re.compile(r" *(?:- *)?\{?(?:id: *[a-z0-9-]+, *)?(?:name|short|term):")  # a name of its own
TEXT = re.compile(rf"\b(?:{'|'.join(BESIDE)}): *(.*)")
SHARED = ("games/decks.yaml", "games/common/")  # files that every game may depend on


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
    sentences: Words = field(default_factory=dict)
    facts: Words = field(default_factory=dict)
    chances: Words = field(default_factory=dict)
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
    common = any(file.startswith(SHARED) for file in pages.files)
    play = None
    if bare[0] != bare[1] or common or not same_rankings(pages, id_):
        play = deals_compared(*pages.rules(id_), number)
    choices = [_choices(data) for data in rules]
    options = {}
    for (option, choice), means in choices[1].items():
        if (option, choice) in choices[0] and (choices[0][option, choice] != means or common):
            old, new = (book.game(id_, {option: choice}) for book in pages.books)
            options[f"{option}={choice}"] = deals_compared(old, new, number)
    return play, options


def _choices(data: dict[str, Any]) -> dict[tuple[str, str], Any]:
    """What each choice after the first, which is the usual one, does to the rules."""
    written = [option for option in data.get("options", ()) if isinstance(option, dict)]
    return {
        (option["id"], choice["id"]): {k: v for k, v in choice.items() if k not in LOCALES}
        for option in written
        for choice in option.get("choices", ())[1:]
    }


def _other_outcomes(pages: PagesCompared, id_: str) -> list[str]:
    """Ids of the examples of both sides that come to another end."""
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
    """Places of texts that say something else now in one language, and the same as before in another."""
    before, after = (book.reader.source(book.folder / file) for book in pages.books)
    was = {_by_ids(before.value, at): text for at, text in texts_in(before.value)}
    found = []
    for at, text in texts_in(after.value):
        old = was.get(_by_ids(after.value, at), text)
        if len({old[lang] == text[lang] for lang in LOCALES}) > 1:
            found.append(at)
    return sorted({f"{file}:{after.problem(at, '').line}" for at in found})


def _by_ids(value: Any, at: At) -> At:
    """A path that stays when something else is put before it: entries of a list are told by their ids."""
    said: list[str | int] = []
    for key in at:
        value = value[key]
        said.append(value.get("id", key) if isinstance(key, int) and isinstance(value, dict) else key)
    return tuple(said)


# --- the same random deals under the rules of before and of after


def deals_compared(before: Game, after: Game, deals: int = DEALS, seed: int = SEED) -> Played:
    """Play the same deals under both. A seat answers the same question in the same way, as long as it is asked it."""
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
    """The hand of that seed. An answer follows from the seed, the seat, and how often it was asked before."""
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
