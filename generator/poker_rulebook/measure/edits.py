"""The edits that turn one game into another, as data, from the two games side by side: applied to the base, they give the variant.

    edits(crazy_pineapple, pineapple)     one edit: the discard is moved behind the flop
    applied(pineapple, edits(…))          a game with the rules of Crazy Pineapple

Steps and shares are moved, replaced, added and left out; any other rule is set. What is only called otherwise, has
another size of bet or follows from its place is `adjusted`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product, takewhile
from operator import itemgetter
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict, replace

from poker_rulebook.book.model import Called, Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Bet, Deal, DealToPlayers, Discard, Step

# --- two games side by side: which steps and which shares correspond, which are new, which are gone


# points: another step, a round more, another first actor, another street
STEP, BET, START, STREET = 3, 1, 1, 1


class Pair(NamedTuple):
    """A step of one game and the step of the other in its place, None where it has none.

    same    whether both are the same rule
    """

    mine: Step | None
    other: Step | None
    same: bool = False

    @property
    def points(self) -> int:
        """How much two steps differ, in points; a different number of cards for the players counts one point a card."""
        mine, other = self.mine, self.other
        street = isinstance(mine, Deal) and isinstance(other, Deal) and mine.street != other.street
        if self.same:
            return STREET * street
        if isinstance(mine or other, Bet):
            return START if mine is not None and other is not None else BET
        if isinstance(mine, DealToPlayers) and isinstance(other, DealToPlayers):
            return STREET * street + max(STEP, STEP - 1 + abs(mine.cards - other.cards))
        return STREET * street + STEP


def rule_of(step: Step) -> dict[str, Any]:
    """The step as players know it: without its id, the size of bets, and the name of a street in stud.

    Bets are small or big by the number of the round, and streets are counted from the cards dealt before.
    """
    rule = asdict(step) | {"id": "", "kind": type(step)}
    if isinstance(step, Bet):
        return rule | {"size": ""}
    return rule | {"street": ""} if isinstance(step, DealToPlayers) else rule


def aligned(game: Game, other: Game) -> list[Pair]:
    """Both plays in table order with the fewest points of difference; only steps of one kind stand together.

    Where several alignments are as good, earlier steps correspond, and later ones count as new or gone.
    """
    mine, theirs = [[(step, rule_of(step)) for step in g.play] for g in (game, other)]
    head = _alike(mine, theirs)
    same = [Pair(a, b, True) for (a, _), (b, _) in zip(mine[:head], theirs, strict=False)]
    return [*same, *_cheapest(mine[head:], theirs[head:])]


StepsWithRules = Sequence[tuple[Step, dict[str, Any]]]  # steps, each with its rule
StepPairing = tuple[int, list[Pair]]  # points, and the pairs that they are counted of
StepPairings = dict[tuple[int, int], StepPairing]  # steps of both so far -> how they are best paired


def _alike(mine: StepsWithRules, theirs: StepsWithRules) -> int:
    """How many steps from the start are the same rule in both."""
    rules = ((a, b) for (_, a), (_, b) in zip(mine, theirs, strict=False))
    return len([*takewhile(lambda both: both[0] == both[1], rules)])


def _cheapest(mine: StepsWithRules, theirs: StepsWithRules) -> list[Pair]:
    """The alignment with the fewest points, by the usual table of edit distances."""
    best: StepPairings = {}
    for i, j in product(range(len(mine) + 1), range(len(theirs) + 1)):
        best[i, j] = min(_ways(best, mine, theirs, i, j), key=itemgetter(0), default=(0, []))
    return best[len(mine), len(theirs)][1]


def _ways(
    best: StepPairings, mine: StepsWithRules, theirs: StepsWithRules, i: int, j: int
) -> Iterator[StepPairing]:
    """The candidates for one cell of the table, as (points, pairs): the last two steps paired, or one of them left alone."""
    if i:
        yield _after(best[i - 1, j], Pair(mine[i - 1][0], None))
    if j:
        yield _after(best[i, j - 1], Pair(None, theirs[j - 1][0]))
    if i and j and mine[i - 1][0].do == theirs[j - 1][0].do:
        (a, rule), (b, other) = mine[i - 1], theirs[j - 1]
        yield _after(best[i - 1, j - 1], Pair(a, b, rule == other))


def _after(way: StepPairing, pair: Pair) -> StepPairing:
    points, pairs = way
    return points + pair.points, [*pairs, pair]


Shares = Iterable[Share]
LIKENESS = (
    lambda share: share.id,
    lambda share: share.ranking.id,
    lambda share: share.ranking.rules.wins_lowest,
    lambda share: True,
)


def paired(mine: Shares, theirs: Shares) -> tuple[list[tuple[Share, Share]], list[Share]]:
    """The shares of two games that correspond, by id, else by ranking, else by direction; and those left over."""
    left, right, pairs = list(mine), list(theirs), []
    for like in LIKENESS:
        for share in tuple(left):
            match = next((other for other in right if like(other) == like(share)), None)
            if match is not None:
                pairs.append((share, match))
                left.remove(share)
                right.remove(match)
    return pairs, [*left, *right]


# --- the edits that turn one game into another, as data: applied to the base, they give the variant


WayOfEdit = Literal["moved", "replaced", "added", "left-out", "adjusted", "set"]
Item: TypeAlias = Step | Share
DESCRIBING = {*Called.__struct_fields__} | {
    "short", "pitch", "reading", "family", "based_on", "options", "examples", "see", "notes", "history", "sources",
    "choices",
}  # fmt: skip
CUSTOM = {  # what a room plays in every game as it likes
    "players", "betting", "limit", "raise_cap", "raise_cap_with_two", "short_all_in", "check_raise", "odd_between",
    "odd_within", "short_stub", "showing_ties", "suit_order",
}  # fmt: skip
LISTS = ("play", "showdown")
RULES = tuple(name for name in Game.__struct_fields__ if name not in DESCRIBING)


class RuleEdit(Struct, frozen=True):
    """One change.

    of       play, showdown, or the field of a game that is set
    there    what the base has; None for what is added
    here     what the variant has; None for what is left out
    after    the id of what comes before it in the variant, where it is moved or added; '' at the beginning
    """

    kind: WayOfEdit
    of: str
    there: Any
    here: Any
    after: str = ""

    @property
    def differing(self) -> set[str]:
        """The fields in which two steps, or two shares, differ."""
        return {
            name
            for name in self.here.__struct_fields__
            if getattr(self.here, name) != getattr(self.there, name, None)
        }


def rules(game: Game) -> dict[str, Any]:
    """Every field of a game that decides how it is played, by name."""
    return {name: getattr(game, name) for name in RULES}


def edits(game: Game, base: Game) -> tuple[RuleEdit, ...]:
    """The edits that turn the rules of `base` into those of `game`; none where they are the same."""
    set_ = (
        RuleEdit("set", name, there, here)
        for name, here in rules(game).items()
        if name not in LISTS and here != (there := getattr(base, name))
    )
    return (*set_, *_of_play(game, base), *_of_shares(game, base))


def applied(base: Game, made: Iterable[RuleEdit]) -> Game:
    """The base with these edits applied.    made    new steps or shares, in the order of the variant"""
    made = tuple(made)
    values = {edit.of: edit.here for edit in made if edit.kind == "set"}
    for name in LISTS:
        values[name] = _edited(getattr(base, name), [edit for edit in made if edit.of == name])
    return replace(base, **values)


def _edited(items: Sequence[Item], made: Sequence[RuleEdit]) -> tuple[Item, ...]:
    by_id = {edit.there.id: edit for edit in made if edit.there is not None}
    found: list[Item] = []
    for item in items:
        edit = by_id.get(item.id)
        if edit is None:
            found.append(item)
        elif edit.kind in ("replaced", "adjusted"):
            found.append(edit.here)
    for edit in made:
        if edit.kind in ("moved", "added"):
            place = [item.id for item in found].index(edit.after) + 1 if edit.after else 0
            found.insert(place, edit.here)
    return tuple(found)


# --- steps


def kept_steps(game: Game, base: Game) -> list[tuple[Step, Step]]:
    """Steps of the variant that stand where the base has them, each with that of the base."""
    made = [edit for edit in edits(game, base) if edit.of == "play"]
    changed = {edit.here.id for edit in made if edit.here}
    pairs = [(edit.here, edit.there) for edit in made if edit.kind in ("replaced", "adjusted")]
    pairs += [(step, base.step(step.id)) for step in game.play if step.id not in changed]
    return sorted(pairs, key=lambda pair: game.play.index(pair[0]))


def _of_play(game: Game, base: Game) -> Iterator[RuleEdit]:
    matched = {mine.id: other for mine, other, _ in _with_moves(aligned(game, base)) if mine and other}
    weights = {step.id: 1 + 9 * isinstance(step, Bet | Deal) for step in game.play}
    staying = _in_order(
        [(step.id, base.play.index(matched[step.id])) for step in game.play if step.id in matched], weights
    )
    before = ""
    for step in game.play:
        there = matched.get(step.id)
        if there is not None and step.id not in staying and not _movable(step, there):
            matched.pop(step.id)
            there = None
        if there is None:
            yield RuleEdit("added", "play", None, step, before)
        elif step.id not in staying:
            yield RuleEdit("moved", "play", there, step, before)
        elif step != there:
            yield RuleEdit("adjusted" if _movable(step, there) else "replaced", "play", there, step)
        before = step.id
    known = {step.id for step in matched.values()}
    yield from (RuleEdit("left-out", "play", step, None) for step in base.play if step.id not in known)


def _with_moves(pairs: list[Pair]) -> list[Pair]:
    """The pairs of an alignment, and of the steps that it leaves alone those that are the same at another place.

    A betting round stays where only other steps than rounds and deals lie between: these have moved around it.
    """
    found = list(pairs)
    for pair in pairs:
        if pair.mine is None or pair.other is not None:
            continue
        for gone in pairs:
            if gone.mine is not None or gone not in found or not _same_elsewhere(pairs, pair, gone):
                continue
            found[found.index(pair)] = Pair(pair.mine, gone.other, True)
            found.remove(gone)
            break
    return found


def _same_elsewhere(pairs: Sequence[Pair], new: Pair, gone: Pair) -> bool:
    assert new.mine and gone.other
    if not _movable(new.mine, gone.other):
        return False
    first, last = sorted((pairs.index(new), pairs.index(gone)))
    between = [step for pair in pairs[first + 1 : last] for step in (pair.mine, pair.other)]
    return not isinstance(new.mine, Bet) or not any(isinstance(s, Bet | Deal | None) for s in between)


def _movable(mine: Step, other: Step) -> bool:
    """Whether two steps are the same rule, apart from what follows from their places in the hand."""
    return _placeless(mine) == _placeless(other)


def _placeless(step: Step) -> dict[str, Any]:
    rule = rule_of(step)
    if isinstance(step, Discard):
        rule["before"] = ""
    return {name: value for name, value in rule.items() if name != "burns"}


def _in_order(places: Sequence[tuple[str, int]], weights: dict[str, int]) -> set[str]:
    """The subset of greatest weight that stands in the same order in the base."""
    best: list[tuple[int, set[str]]] = []
    for number, (id_, place) in enumerate(places):
        before = [best[n] for n in range(number) if places[n][1] < place]
        weight, chain = max(before, key=lambda it: it[0], default=(0, set[str]()))
        best.append((weight + weights[id_], chain | {id_}))
    return max(best, key=lambda it: it[0], default=(0, set[str]()))[1]


# --- shares


def _of_shares(game: Game, base: Game) -> Iterator[RuleEdit]:
    pairs, _ = paired(game.showdown, base.showdown)
    matched = {mine.id: other for mine, other in pairs}
    places = [
        (share.id, base.showdown.index(matched[share.id])) for share in game.showdown if share.id in matched
    ]
    staying, before = _in_order(places, dict.fromkeys(matched, 1)), ""
    for share in game.showdown:
        there = matched.get(share.id)
        if there is None or share.id not in staying:
            kind: WayOfEdit = "moved" if there == share else "added"
            yield RuleEdit(kind, "showdown", there if kind == "moved" else None, share, before)
            if kind == "added":
                matched.pop(share.id, None)
        elif share != there:
            yield RuleEdit("replaced", "showdown", there, share)
        before = share.id
    known = {share.id for share in matched.values()}
    yield from (
        RuleEdit("left-out", "showdown", share, None) for share in base.showdown if share.id not in known
    )
