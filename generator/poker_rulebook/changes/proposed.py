"""Examples that a game still lacks: hands that are dealt until one comes out otherwise under an altered rule."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator, Sequence
from copy import copy
from dataclasses import replace
from typing import Any

import yaml

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game, build_game
from poker_rulebook.book.options import apply_choice
from poker_rulebook.book.shelf import Worked
from poker_rulebook.changes.hands_apart import StepKeys, played_in_step
from poker_rulebook.play import script
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError
from poker_rulebook.play.writing import noted, showdown_alone, written
from poker_rulebook.records import dataclass

# Deals among which one is looked for that shows many rules at once, and one that shows a single rule.
TOGETHER, ALONE = 48, 1_000
FEW, ALL = 3, 10  # sizes of tables: the smallest ones, with which the search begins, and every one
MOST_TOLD = 3  # answers before which an example says what is allowed
BEST = 3  # of the deals that may show most, how many are written to see it
STACK = 1_000
NESTED = ("actions", "hands")  # keys of an example whose values stand on lines of their own


@dataclass(frozen=True)
class AlteredRule:
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


@dataclass(frozen=True)
class ProposedExample:
    """value    as in a file, with titles still to be written;  notices    the altered rules under which it comes out otherwise"""

    value: dict[str, Any]
    notices: tuple[AlteredRule, ...]


def proposals(book: Book, id_: str, unnoticed: Sequence[AlteredRule]) -> list[ProposedExample]:
    """Examples that notice these altered rules, as few as come up quickly; rules that no deal shows are left out."""
    found: list[ProposedExample] = []
    for taken in dict.fromkeys(rule.option[:2] for rule in unnoticed):
        options = {taken[0]: taken[1]} if taken else {}
        game = replace(book.game(id_, options), examples=[])
        if not game.open_face:  # their deals are laid card by card, which nobody reads at a glance
            pending = [
                (rule, it)
                for rule in unnoticed
                if rule.option[:2] == taken and (it := _altered(book, id_, rule))
            ]
            found += Search(book, game, options).examples(pending)
    return found


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

    def __init__(self, book: Book, game: Game, options: dict[str, str]):
        self.book, self.game, self.options = book, game, options
        self.hands: dict[tuple[int, int], Hand] = {}

    def examples(self, pending: Pending) -> Iterator[ProposedExample]:
        """First deals that show many rules at once, then one for each that is left."""
        while pending and (best := self._best(pending)):
            yield best
            pending = [it for it in pending if it[0] not in best.notices]
        while pending:
            first = pending[0]
            deals = ((number, sizes) for sizes in (FEW, ALL) for number in range(TOGETHER, ALONE))
            tried = (self._proposed(number, [first], sizes) for number, sizes in deals)
            found = next((it for it in tried if it), None)
            if found:
                yield replace(
                    found, notices=tuple(r for r, game in pending if self._notices(found.value, game))
                )
            pending = [it for it in pending[1:] if not found or not self._notices(found.value, it[1])]

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
        if self.options:
            value = {"id": value.pop("id"), "title": value.pop("title"), "options": self.options} | value
        shorter = self._right(showdown_alone(self._hand(number, sizes), value), pending)
        whole = self._right(value, pending)
        return shorter if shorter and whole and len(shorter.notices) == len(whole.notices) else whole

    def _right(self, value: dict[str, Any], pending: Pending) -> ProposedExample | None:
        """The example with what it notices, if it is right as it stands and notices anything."""
        if ("wins" not in value and "final" not in value) or self._notices(value, self.game):
            return None
        notices = tuple(rule for rule, altered in pending if self._notices(value, altered))
        return ProposedExample(value, notices) if notices else None

    def _notices(self, value: dict[str, Any], game: Game) -> bool:
        """Whether the example comes out otherwise in this game."""
        example = replace(Example(**value), options={})
        nothing_played = copy(self.book)
        nothing_played.worked = Worked()
        return any(script.findings(nothing_played, game, example))


def _slug(rule: str) -> str:
    """play.draw-1.cards -> draw-1-cards"""
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"^(play|showdown|rows)\.", "", rule).lower()).strip("-")


# --- as lines of a file


def as_lines(value: dict[str, Any], indent: str = "  ") -> str:
    """An example as it stands in the file of a game."""
    lines = []
    for key, said in value.items():
        if key in NESTED:
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
