"""Every number that is said of a game, each counted in hands: `miscounted` tells which are wrong, and which nobody counts.

The page, the card and the dealer's side are walked as data. A number stands in a message, among its values, or alone in a
field of a part, such as the chips of an amount. Whoever counts it holds it against hands that are played: a claim about the
message (see claims), the reader of the rules of the pot, or the dealer who deals from the card. That a number is counted is
shown by changing it: one more, or one fewer, has to be noticed. So a number that is printed and counted by nobody is found.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from claims import CLAIMS, READ, head, refuted, some_hands
from claims_of_deals import value_of
from claims_of_pots import CONDITIONAL, parts_of
from dealing_from_cards import dealt_again, game_of, hands, told
from msgspec import Struct
from msgspec.structs import asdict, replace
from reading_cards import bare
from reading_pots import outcomes, unlike
from used_messages import variables
from watched import rarer_hands

from poker_rulebook.book.house import Mix
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.document.tree import Fact, TableView
from poker_rulebook.document.views import DealerSide, GameView, MixedGameView
from poker_rulebook.language.phrases import key_of, plain
from poker_rulebook.language.sentences import Phrase, Sentence, sentences
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.mixes import mix_view
from poker_rulebook.pages.table_cards import dealer_side
from poker_rulebook.rules.pot import pot_rules, tie_rules

# numbers that are no claim about deals of the game, by the field in which they stand
NO_CLAIM = {
    "GameView.examples": "hands that are executed, and told by what happened in them",
    "GameView.figures": "hands of these examples",
    "GameView.dealt": "cards of the first deal",
    "GameView.chances": "measured: tests/measure counts them",
    "GameView.chances_text": "how that was counted",
    "GameView.see": "numbers of general rules",
    "GameView.chapters": "numbers of chapters",
    "OptionView.rule": "numbers of general rules",
    "DealersMistake.number": "numbers of general rules",
    "GameView.sources": "years, titles and addresses",
    "GameView.digest": "no number",
    "GameView.also": "names",
    "GameView.search": "names",
    "GameView.variants": "names",
    "Relative.game": "a name",
    "Spot.slot": "a place of the board",
    "Cell.slot": "a place of the board",
    "Group.slots": "places of the board",
    "BoardSpots.groups": "places of the board",
    "Street.number": "the number of a row",
    "CardStreet.number": "the number of a row",
    "RuleView.label": "the number of a street, which stands as Street.number",
}  # fmt: skip
# values of messages that are cards, ranks of cards or places of a board, and only look like numbers
NAMES = {
    "rank", "ranks", "lower", "top", "pair", "second", "slots", "cards", "best", "wheel", "same", "hand", "text", "id",
}  # fmt: skip


# numbers in messages that say which row of a table, or which of the differences, is meant
ROWS = {("street-again", "n"), ("at-round", "n")}
BOUNDS = {("fact-cards-at-once", "n")}  # numbers that hands may stay below: fewer is noticed


class Told(NamedTuple):
    """A sentence, or a part of a page with numbers of its own as if it were one.

    where    the kind of part and its field; at    ids of the steps, rules or facts that it is about
    """

    where: str
    at: tuple[str, ...]
    said: Sentence


def said_of(view: GameView, side: DealerSide) -> Iterator[Told]:
    """Everything that is said of a game on its page, its card and the dealer's side."""
    steps = {street.id: tuple(rule.id for rule in street.rules) for street in view.streets}
    yield from _said(view, "", (), steps)
    for street, row in zip(view.streets, side.streets, strict=True):
        yield from _said(replace(row, left=(), burn=""), "", steps[street.id], {})
        counted = tuple(dict(bare(it).values)["n"] for it in side.counts) if row.left else ()
        yield Told(
            "DealersStreet",
            steps[street.id],
            _part(
                "DealersStreet",
                at=steps[street.id],
                burn=row.burn,
                seats=counted,
                left=row.left,
                counted=bare(side.counted).key,
            ),
        )
    yield from _said(replace(side, streets=(), counts=()), "", (), steps)


def said_in_mix(row: MixedGameView) -> Iterator[Told]:
    """What is said of a game in its row of a mix; cards, board and draws are facts there as on its page."""
    cells = {cell.id: cell.lines for cell in row.cells}
    own, *other = map(bare, cells.pop("cards"))
    for name, value in [
        ("own-cards", own),
        *((bare(value_of(it, "label")).key, value_of(it, "value")) for it in other),
    ]:
        yield Told("MixCell.lines", (), Sentence(f"fact:{name}", (("value", value),)))
    yield from _said([row.told, row.steps, *cells.values()], "MixedGameView", (), {})


def _part(kind: str, **values: Any) -> Sentence:
    return Sentence(f"part:{kind}", tuple(sorted(values.items())))


def _said(part: Any, where: str, at: tuple[str, ...], steps: Mapping[str, tuple[str, ...]]) -> Iterator[Told]:
    if where in NO_CLAIM:
        return
    if isinstance(part, Fact) and where != "TableCard.facts":
        yield Told(where, (part.id,), Sentence(f"fact:{part.id}", (("value", part.text),)))
    elif isinstance(part, Struct) and type(part).__module__.endswith(("views", "tree")):
        kind, id_ = type(part).__name__, getattr(part, "id", "")
        whole = kind in ("Street", "CardStreet", "HandScreen")  # of which the first step has the same id
        at = (steps.get(id_, (id_,)) if whole else (id_,)) if id_ else at
        own = asdict(part)
        if isinstance(part, TableView):
            rows, own["rows"] = own["rows"], ()
            yield Told(
                kind,
                at,
                _part(
                    kind,
                    id=id_,
                    names=tuple(row.cells[0] for row in rows),
                    samples=tuple(row.cards for row in rows),
                    places=tuple(row.place for row in rows),
                    points=tuple(row.cells[1] for row in rows if row.cells[1:]),
                ),
            )
        bare_numbers = {
            name: it for name, it in own.items() if f"{kind}.{name}" not in NO_CLAIM and _alone(it)
        }
        if bare_numbers:
            yield Told(kind, at, _part(kind, at=at, **{"id": id_} | bare_numbers))
        for name, it in own.items():
            yield from _said(it, f"{kind}.{name}", at, steps)
    elif isinstance(part, (tuple, list)):
        for it in part:
            yield from _said(it, where, at, steps)
    elif isinstance(part, Mapping):
        yield from _said([*part.values()], where, at, steps)
    elif not isinstance(part, (str, int, type(None))):
        yield from (
            Told(where, at, said) for it in sentences(bare(part)) if isinstance(said := bare(it), Sentence)
        )


def _alone(value: Any) -> bool:
    """Whether numbers stand here in no message."""
    if isinstance(value, tuple):
        return any(map(_alone, value))
    return is_number("", value) or (isinstance(value, str) and bool(re.fullmatch(r"\d+([/–]\d+)*", value)))


def is_number(name: str, value: Any) -> bool:
    return (isinstance(value, int) and not isinstance(value, bool)) or (
        isinstance(value, str) and value.isdigit() and name not in NAMES
    )


ABOUT = {"at", "counted", "id", "samples"}  # of a part with numbers of its own: what they are of


class Change(NamedTuple):
    """A number in a sentence, changed.

    inside    messages around the number, the outermost first, each with what becomes of it;  name, value    of the number
    """

    inside: tuple[tuple[Sentence, Sentence], ...]
    name: str
    value: int | str


def changes(said: Phrase, by: int) -> Iterator[Change]:
    """Every number of a sentence that some language prints, each changed by so much."""
    said = bare(said)
    if not isinstance(said, Sentence):
        return
    shown = {name for name, _ in said.values} - (ABOUT if said.key.startswith("part:") else set())
    if ":" not in said.key:
        shown &= {name for locale in ("en", "ja") for name in variables(locale, key_of(said))}
    for name, value in said.values:
        several = value if isinstance(value, tuple) else (value,)
        for n, it in enumerate(several) if name in shown else ():
            found = [(Change((), name, it), _moved(it, by))] if is_number(name, it) else (
                (change, change.inside[0][1]) for change in changes(it, by)
            )  # fmt: skip
            for change, other in found:
                new = (*several[:n], other, *several[n + 1 :]) if isinstance(value, tuple) else other
                values = tuple((key, new if key == name else old) for key, old in said.values)
                mine = Sentence(said.key, values, said.register)
                yield change._replace(inside=((said, mine), *change.inside))


def _moved(number: int | str, by: int) -> Any:
    return number + by if isinstance(number, int) else str(int(number) + by)


class Counting:
    """The hands of a game against which its numbers are held, or those of another game."""

    def __init__(
        self, book: Book, game: Game, number: int, told: Game | None = None, before: Game | None = None
    ):
        self.game, self.seen = game, [*some_hands(game, number), *rarer_hands(game)]
        told = told or game
        self.view = game_view(book, replace(told, examples=()))  # they are of the usual choices
        self.side = dealer_side(told, ())
        self.head = [*parts_of(head(told))]
        self.pot = [] if told.open_face else [*pot_rules(told)]
        self.ties = [] if told.open_face else [*tie_rules(told)]
        relative = getattr(self.view, "relative", None)
        base = before or (book.games[relative.game] if relative else None)
        self.base = some_hands(base, number) if base else []
        self.steps = dict.fromkeys(step.id for step in game.play)
        self.held: dict[tuple[Sentence, str], str] = {}

    def said(self) -> Iterator[Told]:
        """What has numbers, each once."""
        found = (it for it in said_of(self.view, self.side) if any(changes(it.said, 1)))
        everywhere = ("", *self.steps)
        found = (it._replace(at=everywhere) if it.where.startswith("TableCard") else it for it in found)
        return iter({(it.at, it.said): it for it in found}.values())

    def miscounted(self, said: Iterable[Told], changed: bool = True) -> Iterator[str]:
        for it in said:
            if wrong := self.wrong(it):
                yield f"{it.where}: {wrong}"
            elif changed:
                yield from self.unnoticed(it)

    def wrong(self, it: Told) -> str:
        """What is claimed and not so at any of the steps that it may be about; '' for nothing."""
        for claim in parts_of(
            it.said, but=(CONDITIONAL - {it.said.key}) | {"pot-in", "pot-if", "relative-said-there"}
        ):
            if claim.key in CLAIMS:
                found = [self._refuted(claim, step, it.said) for step in it.at or ("",)]
                if all(found):
                    return found[0]
        return ""

    def unnoticed(self, it: Told) -> Iterator[str]:
        """Numbers that may be another without anybody's noticing it."""
        for by in (1, -1):
            for change in changes(it.said, by):
                number = (change.inside[-1][0].key, change.name)
                if number in ROWS or (by > 0 and number in BOUNDS):
                    continue
                (said, other), keys = change.inside[0], {mine.key for mine, _ in change.inside}
                if not (
                    self._by_claims(it, change)
                    or (keys & READ and self._by_pot(said, other))
                    or (it.where.partition(".")[0] in CARD and self._by_card(said, other))
                ):
                    yield f"{it.where} {'/'.join(mine.key for mine, _ in change.inside)} {change.name} {change.value}{by:+}"

    def _by_claims(self, it: Told, change: Change) -> bool:
        """Whether a claim that holds at a step does not hold there any more."""
        return any(
            not self._refuted(mine, step, it.said) and self._refuted(other, step, it.said)
            for mine, other in change.inside
            if mine.key in CLAIMS
            for step in it.at or ("",)
        )

    def _refuted(self, claim: Sentence, step: str, said: Sentence) -> str:
        """Why a claim does not hold at a step, in hands with the outcomes that the sentence around it names."""
        names = _conditions(said)
        key = (claim, step, said if names else claim)
        if key not in self.held:
            seen = [hand for hand in self.seen if not names or names & outcomes(hand)]
            if step in self.steps:
                seen = [hand for hand in seen if any(getattr(e, "step", "") == step for e in hand.log)]
            try:
                self.held[key] = refuted(claim, seen, self.head, step=step, base=self.base) if seen else ""
            except (
                ValueError,
                KeyError,
                AttributeError,
                TypeError,
                AssertionError,
            ) as error:  # the other number is none
                self.held[key] = f"{claim.key}: {error!r}"
        return self.held[key]

    def _by_pot(self, said: Sentence, other: Sentence) -> str:
        pot, ties = ([swapped(rule, said, other) for rule in rules] for rules in (self.pot, self.ties))
        return "" if (pot, ties) == (self.pot, self.ties) else unlike(self.seen, pot, ties, self.head)

    def _by_card(self, said: Sentence, other: Sentence) -> str:
        """What a dealer finds who has the card with the other number: no such game, or other hands."""
        try:
            game = game_of(swapped(self.view.card, said, other))
            if game == game_of(self.view.card):
                return ""
            if [share.uses for share in game.showdown] != [share.uses for share in self.game.showdown]:
                return "other cards"
            same = all(told(hand) == told(dealt_again(hand, game)) for hand in hands(self.game, 6))
        except Exception as error:
            return repr(error)
        return "" if same else "other hands"


def _conditions(said: Sentence) -> set[str]:
    """The outcomes after which a sentence holds; none where it always does."""
    conditional = said.key in CONDITIONAL and "outcomes" in dict(said.values)
    return {plain(outcome) for outcome in dict(said.values)["outcomes"]} if conditional else set()


CARD = {"TableCard", "CardStreet", "ShownAct"}


def swapped(part: Any, said: Sentence, other: Sentence) -> Any:
    """A part of a page with another sentence in place of one."""
    if part == said:
        return other
    if isinstance(part, (tuple, list)):
        return type(part)(swapped(it, said, other) for it in part)
    if isinstance(part, Struct):
        own = asdict(part)
        new = {name: swapped(it, said, other) for name, it in own.items()}
        return part if new == own else replace(part, **new)
    return part


def miscounted(
    book: Book, game: Game, number: int, *, changed: bool = True, told: Game | None = None
) -> list[str]:
    """Numbers that are not as hands of the game have them; and numbers that nobody counts.

    number    how many hands;  changed    whether each number is changed, to see that it is counted
    told      another game, whose numbers are held against these hands
    """
    counting = Counting(book, game, number, told)
    return [*counting.miscounted(counting.said(), changed)]


def miscounted_in(mix: Mix, book: Book, number: int) -> Iterator[str]:
    """The same of what a mix says of its games, each held against hands of the game before it, too."""
    before = None
    for row, part in zip(mix_view(book, mix).games, mix.games, strict=True):
        counting = Counting(book, part.game, number, before=before)
        said = dict.fromkeys(it for it in said_in_mix(row) if any(changes(it.said, 1)))
        yield from counting.miscounted(it._replace(at=("", *counting.steps)) for it in said)
        before = part.game
