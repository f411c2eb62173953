"""Examples that a game still lacks: hands that are dealt until one comes out otherwise under an altered rule."""

from __future__ import annotations

import pickle
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from itertools import chain, count, islice
from typing import Any

import yaml
from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game, build_game
from poker_rulebook.book.options import apply_choice
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.book.repository import BookMemo
from poker_rulebook.book.source import TO_WRITE
from poker_rulebook.cards import Cards, texts
from poker_rulebook.changes.compared import StepKeys, played_in_step
from poker_rulebook.languages import BESIDE
from poker_rulebook.play import script
from poker_rulebook.play.dealer import full_deck, shuffle
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.parser import LETTERS, InputError
from poker_rulebook.play.rows import rules_of, scored
from poker_rulebook.play.script import noted, showdown_alone, written
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import names_of, sample, weakest_hand
from poker_rulebook.showdowns import rows_laid, rows_settled

# Deals among which one is looked for that shows many rules at once, and one that shows a single rule.
TOGETHER, ALONE = 48, 1_000
AT_EDGES = 200  # the first deal in which nothing is looked for any more that a hand at the edge of a rule has not shown
FEW, ALL = 3, 10  # sizes of tables: the smallest ones, with which the search begins, and every one
MOST_DEALS = 2 * ALONE  # that are looked at for one rule, at two sizes of tables
MOST_TOLD = 3  # answers before which an example says what is allowed
BEST = 3  # of the deals that may show most, how many are written to see it
STACK = 1_000
CLAIMS = {"wins", "final", "points"}  # keys of which an example has one at least: how it comes out
WAYS = 300  # of laying the cards of a seat, of which one is taken
OFTEN = 0.8  # how many of the seats lay them so that they earn much
# keys of an example whose values stand on lines of their own, as seats do that have rows
NESTED = ("actions", "hands")


class AlteredRule(Struct, frozen=True):
    """A rule of a game's file in another way.

    text      the change, to be read after "no example notices that"
    choice    how the file is altered, in the words of a choice: set, drop, move
    option    where a choice does what another one does: the option, the choice, the other one; else ()
    """

    text: str
    choice: dict[str, Any]
    option: tuple[str, ...] = ()

    @property
    def rule(self) -> str:
        """Which rule it is, whatever becomes of it: play.draw-1.cards, limit: pot-limit"""
        first, *more = self.text.split(" ")
        return f"{first} {more[0]}" if first.endswith(":") else first


class ProposedExample(Struct, frozen=True):
    """value    as in a file, with titles still to be written;  notices    the altered rules under which it comes out otherwise"""

    value: dict[str, Any]
    notices: tuple[AlteredRule, ...]


def proposals(
    book: Book, id_: str, unnoticed: Sequence[AlteredRule], progress: Progress = SILENT
) -> list[ProposedExample]:
    """Examples that notice these altered rules, as few as come up quickly; rules that none of MOST_DEALS shows are left out."""
    found: list[ProposedExample] = []
    for taken in dict.fromkeys(rule.option[:2] for rule in unnoticed):
        options = {taken[0]: taken[1]} if taken else {}
        game = replace(book.game(id_, options), examples=[])
        pending = [
            (rule, it) for rule in unnoticed if rule.option[:2] == taken and (it := _altered(book, id_, rule))
        ]
        search = LayoutSearch if game.open_face else Search
        found += search(book, game, options, progress).examples(pending)
    return [*_named_apart(found, {example.id for example in book.games[id_].examples})]


def _named_apart(found: Sequence[ProposedExample], taken: set[str]) -> Iterator[ProposedExample]:
    """The same examples, none with an id that is taken."""
    for it in found:
        ids = chain([it.value["id"]], (f"{it.value['id']}-{number}" for number in count(2)))
        id_ = next(id_ for id_ in ids if id_ not in taken)
        taken = taken | {id_}
        yield replace(it, value=it.value | {"id": id_})


def _altered(book: Book, id_: str, rule: AlteredRule) -> Game | None:
    """The game with the altered rule; None where no game can be made of it."""
    try:
        if rule.option:
            return book.game(id_, {rule.option[0]: rule.option[2]})
        data = pickle.loads(pickle.dumps(book.games.source(id_).rules | {"examples": []}))
        apply_choice(data, rule.choice)
        return build_game(data, book.decks, book.rankings, book.common_options, {})
    except (ValueError, LookupError):
        return None


Pending = Sequence[tuple[AlteredRule, Game]]


class Search:
    """The search for examples of one game under the choices of an option."""

    def __init__(self, book: Book, game: Game, options: dict[str, str], progress: Progress = SILENT):
        self.book, self.game, self.options, self.progress = book, game, options, progress
        self.hands: dict[tuple[int, int], Hand] = {}

    def examples(self, pending: Pending) -> Iterator[ProposedExample]:
        """First deals that show many rules at once, then one for each that is left."""
        number = len(pending)
        self._tell(0, number)
        while pending and (best := self._best(pending)):
            yield best
            pending = [it for it in pending if it[0] not in best.notices]
        while pending:
            self._tell(number - len(pending), number)
            first = pending[0]
            deals = ((number, sizes) for sizes in (FEW, ALL) for number in range(TOGETHER, ALONE))
            tried = (self._proposed(number, [first], sizes) for number, sizes in deals)
            found = next((it for it in tried if it), None)
            if found:
                yield replace(
                    found, notices=tuple(r for r, game in pending if self._notices(found.value, game))
                )
            pending = [it for it in pending[1:] if not found or not self._notices(found.value, it[1])]

    def _tell(self, done: int, of: int) -> None:
        self.progress.doing(f"dealing {self.game.id} for rules that no example notices", done, of)

    def _best(self, pending: Pending) -> ProposedExample | None:
        """The example of the deal that shows most of these rules."""
        shown = {n: [it for it in pending if self._apart(n, it[1], FEW) is not None] for n in range(TOGETHER)}
        most = sorted(shown, key=lambda n: (-len(shown[n]), self._seats(n, FEW), n))[:BEST]
        made = [it for n in most if shown[n] and (it := self._proposed(n, shown[n], FEW))]
        return max(made, key=lambda it: len(it.notices), default=None)

    def _seats(self, number: int, sizes: int) -> int:
        low, high = self.game.players
        return low + number % min(sizes, high - low + 1)

    def _played(self, game: Game, number: int, sizes: int, steps: StepKeys) -> Hand:
        return played_in_step(
            game,
            self._seats(number, sizes),
            number,
            steps,
            stack=0 if number % 3 == 2 else STACK,
            dealer=noted,
        )

    def _hand(self, number: int, sizes: int) -> Hand:
        """The hand of a deal, which is played once."""
        if (number, sizes) not in self.hands:
            self.hands[number, sizes] = self._played(self.game, number, sizes, {})
        return self.hands[number, sizes]

    def _apart(self, number: int, altered: Game, sizes: int) -> int | None:
        """The number of the first answer before which something else is asked in the altered game, or after which it ends otherwise;
        None where the hands are the same."""
        hand = self._hand(number, sizes)
        try:
            other = self._played(altered, number, sizes, {})
        except (ValueError, LookupError):  # the altered game cannot be played at such a table
            return None
        pairs = zip(hand.answered, other.answered, strict=False)
        place = next(
            (n for n, (mine, theirs) in enumerate(pairs) if mine[0] != theirs[0]), len(hand.answered)
        )
        ends_alike = (hand.stacks, hand.left, hand.values) == (other.stacks, other.left, other.values)
        return None if place == len(hand.answered) and ends_alike else place

    def _proposed(self, number: int, pending: Pending, sizes: int) -> ProposedExample | None:
        """The example of a deal, and which rules it notices; None where it notices none, or no example can tell the hand."""
        places = {self._apart(number, altered, sizes) for _, altered in pending} - {None}
        if not places:
            return None
        telling = sorted(place for place in places if place is not None)[:MOST_TOLD]
        try:
            value = written(self._hand(number, sizes), f"shows-{_slug(pending[0][0].rule)}", telling)
        except InputError:
            return None
        value = self._with_options(value)
        shorter = self._right(showdown_alone(self._hand(number, sizes), value), pending)
        whole = self._right(value, pending)
        return shorter if shorter and whole and len(shorter.notices) == len(whole.notices) else whole

    def _with_options(self, value: dict[str, Any]) -> dict[str, Any]:
        """The example under the choices of the search."""
        options = {"options": self.options} if self.options else {}
        return {"id": value["id"], "title": value["title"]} | options | value

    def _right(self, value: dict[str, Any], pending: Pending) -> ProposedExample | None:
        """The example with what it notices, if it is right as it stands and notices anything."""
        if not CLAIMS & value.keys() or self._notices(value, self.game):
            return None
        notices = tuple(rule for rule, altered in pending if self._notices(value, altered))
        return ProposedExample(value, notices) if notices else None

    def _notices(self, value: dict[str, Any], game: Game) -> bool:
        """Whether the example comes out otherwise in this game."""
        example = replace(Example(**value), options={})
        nothing_played = copy(self.book)
        vars(nothing_played).update(vars(self.book))
        nothing_played.memo = BookMemo()
        try:
            return any(script.findings(nothing_played, game, example))
        except (ValueError, LookupError):  # nobody can play such a game
            return False


class LayoutSearch(Search):
    """The search in an open-face game: among finished layouts, as a deal card by card is not read at a glance."""

    def __init__(self, book: Book, game: Game, options: dict[str, str], progress: Progress = SILENT):
        super().__init__(book, game, options, progress)
        self.rules, self.laid = rules_of(game), dict[tuple[int, int], dict[str, Any]]()

    def _apart(self, number: int, altered: Game, sizes: int) -> int | None:
        return 0 if self._notices(self._layouts(number, sizes), altered) else None

    def _proposed(self, number: int, pending: Pending, sizes: int) -> ProposedExample | None:
        rule, altered = pending[0]
        edges = self._edges(rules_of(altered)) if number >= TOGETHER else ()
        if edges and (sizes != FEW or number >= AT_EDGES):
            return None  # nothing else shows it sooner
        edge = edges[number // 2 % len(edges)] if edges else None
        value = self._made(number, sizes, edge) if edge else self._layouts(number, sizes)
        return self._right(value | {"id": f"shows-{_slug(rule.rule)}"}, pending)

    def _edges(self, altered: OpenFace) -> list[tuple[str, Cards]]:
        """The weakest hand of each line that only one of the games has, with its row: Fantasyland begins or goes on with it, or a row
        qualifies."""
        lines = sorted(_thresholds(self.rules) ^ _thresholds(altered))
        rankings = {row.id: row.ranking for row in self.rules.rows}
        return [(row, weakest_hand(rankings[row], hand)) for row, hand in lines]

    def _layouts(self, number: int, sizes: int) -> dict[str, Any]:
        """The example of a deal, which is made once."""
        if (number, sizes) not in self.laid:
            self.laid[number, sizes] = self._made(number, sizes)
        return self.laid[number, sizes]

    def _made(self, number: int, sizes: int, edge: tuple[str, Cards] | None = None) -> dict[str, Any]:
        """The example of a deal without its id: in every second one A is in Fantasyland already.

        edge    a row of A and what lies there
        """
        rng, deck = random.Random(number), full_deck(self.game)
        shuffle(deck, rng)
        names = LETTERS[: self._seats(number, sizes)]
        first = self._around(*edge, deck, rng) if edge else None
        deck = [card for card in deck if not first or card not in chain(*first.values())]
        laid = {name: first if first and name == names[0] else self._dealt(deck, rng) for name in names}
        asked: dict[str, Any] = {
            "seats": {name: {row: texts(own) for row, own in rows.items()} for name, rows in laid.items()}
        }
        if self.rules.fantasyland.enter and number % 2:
            asked["fantasyland"] = {names[0]: rng.choice(self.rules.fantasyland.numbers)}
        if self.rules.win_cap != "none":
            asked["stacks"] = {name: rng.randint(5, 40) for name in names}
        return self._with_options(
            {"id": "", "title": dict.fromkeys(BESIDE, TO_WRITE)} | asked | self._outcome(asked)
        )

    def _dealt(self, deck: list[int], rng: random.Random) -> dict[str, Cards]:
        """The next cards of the deck in rows: as they come, but mostly the best of some ways."""
        own = [deck.pop() for _ in range(sum(row.cards for row in self.rules.rows))]
        ways = [self._in_rows(rng.sample(own, len(own))) for _ in range(WAYS if rng.random() < OFTEN else 1)]
        scores = [scored(self.rules, way) for way in ways]
        return max(
            zip(scores, ways, strict=True), key=lambda it: (not it[0].fouled, sum(it[0].royalties.values()))
        )[1]

    def _in_rows(self, cards: Sequence[int]) -> dict[str, Cards]:
        coming = iter(cards)
        return {row.id: tuple(islice(coming, row.cards)) for row in self.rules.rows}

    def _around(
        self, edge: str, cards: Cards, deck: Sequence[int], rng: random.Random
    ) -> dict[str, Cards] | None:
        """These cards in their row, and in the others hands of the deck with which that is no foul; None where none are found."""
        for _ in range(WAYS):
            way = {
                row.id: cards if row.id == edge else _some_hand(row.ranking, rng) for row in self.rules.rows
            }
            held = [*chain(*way.values())]
            if len(set(held) & set(deck)) == len(held) and not scored(self.rules, way).fouled:
                return way
        return None

    def _outcome(self, asked: Mapping[str, Any]) -> dict[str, Any]:
        """What comes out of layouts, as an example claims it."""
        found = rows_settled(self.game, asked, rows_laid(self.game, asked))
        royalties = {
            seat: {row: it["royalty"] for row, it in rows.items() if it["royalty"]}
            for seat, rows in found["rows"].items()
        }
        pairs = {"pairs": found["pairs"]} if len(asked["seats"]) > 2 else {}
        return {
            "points": found["points"], **pairs, "royalties": royalties, "fouls": found["fouls"], "next": found["next"],
            **({"final": found["final"]} if "stacks" in asked else {}),
        }  # fmt: skip


def _some_hand(ranking: Ranking, rng: random.Random) -> Cards:
    """A hand of any class as often as one of any value."""
    return sample(ranking, rng.choice(rng.choice(_worths(ranking))))


@cache
def _worths(ranking: Ranking) -> tuple[list[int], list[int]]:
    """The values of the weakest hands that have a name, and of all hands."""
    return [*names_of(ranking).values()], [
        worth for worth, entry in enumerate(ranking.tables.entries) if entry
    ]


def _thresholds(rules: OpenFace) -> set[tuple[str, str]]:
    """Row and hand, for each hand from which on something holds: Fantasyland begins or goes on, or a row qualifies."""
    lines = {(line.row, line.hand) for line in (*rules.fantasyland.enter, *rules.fantasyland.stay)}
    return lines | {(row.id, row.qualifier) for row in rules.rows if row.qualifier}


def _slug(rule: str) -> str:
    """play.draw-1.cards -> draw-1-cards"""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"^(play|showdown|rows)\.", "", rule).lower()).strip("-")


# --- as lines of a file


def as_lines(value: dict[str, Any], indent: str = "  ") -> str:
    """An example as it stands in the file of a game."""
    lines = []
    for key, said in value.items():
        if key in NESTED or (key == "seats" and any(isinstance(it, dict) for it in said.values())):
            lines += [f"{key}:", *(f"  {inner}: {_flow(it)}" for inner, it in said.items())]
        else:
            lines.append(f"{key}: {_flow(said)}")
    return "".join(f"{indent}{'  ' if number else '- '}{line}\n" for number, line in enumerate(lines))


def _flow(value: Any) -> str:
    """A value on one line."""
    said = yaml.safe_dump(value, default_flow_style=True, width=10**6, allow_unicode=True, sort_keys=False)
    return str(said).removesuffix("\n").removesuffix("\n...")


def with_examples(text: str, added: Sequence[dict[str, Any]]) -> str:
    """The file of a game with these examples after those that it has."""
    block = re.search(r"^examples:.*\n(?:(?:[ #-].*)?\n)*", text, re.MULTILINE)
    assert block is not None, "a file without examples is wrong"
    own = block[0].rstrip("\n") + "\n"
    indent = re.search(r"^( *)- id:", own, re.MULTILINE)
    lines = "".join(as_lines(it, indent[1] if indent else "  ") for it in added)
    return text[: block.start()] + own + lines + block[0][len(own) :] + text[block.end() :]
