"""Worked examples: executed, and compared with what they claim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Example, Game
from poker_rulebook.book.options import UnknownChoice
from poker_rulebook.book.problems import Problem, suggestion
from poker_rulebook.cards import texts
from poker_rulebook.play import script
from poker_rulebook.play.agreed import AGREED
from poker_rulebook.play.comparing import shares_in_force
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import Judgement, Tableau, judge, read_table
from poker_rulebook.play.openface import laid_out, read_fantasyland, read_stacks
from poker_rulebook.play.questions import Allowance
from poker_rulebook.play.reading import At, InputError, read_cards
from poker_rulebook.play.rows import Judged, judged, rules_of

Finding = tuple[At, str, str]
TOLD = (*AGREED, "actions", "final", "carried", "seat_one")  # what only a hand with bets has
POINTS = ("points", "pairs", "royalties", "fouls", "next", "final")  # what an open-face game claims
SHOWN = ("pot", "chips", "chosen", "declared", "exposed")  # what only a showdown by itself has


class Result(NamedTuple):
    """What an example comes out as.

    game     the game under the example's choices
    table    the cards at the showdown; None when there was none
    hand     the finished hand, for an example with stacks
    outcome  of an open-face game: the scored layouts; deal: as it was told, if it was
    allowed  step -> what the example says is allowed before each answer
    """

    game: Game
    table: Tableau | None
    judgement: Judgement
    hand: Hand | None
    outcome: Judged[str] | None = None
    deal: Hand | None = None
    allowed: Mapping[str, Sequence[tuple[Allowance, ...]]] = {}


def run(book: Book, game: Game, example: Example) -> Result:
    """Play or judge the example, once for the book. Raises InputError where it cannot be."""
    key = (game.id, *sorted(game.choices.items()), example.id)
    if book.worked.results.get(key, (None, None))[0] is not example:
        book.worked.results[key] = (example, played(chosen_for(book, game, example), example))
    result: Result = book.worked.results[key][1]
    return result


def chosen_for(book: Book, game: Game, example: Example) -> Game:
    """The game under the choices of the example as well. Raises InputError where they do not go together."""
    if not example.options:
        return game
    try:
        return book.game(game.id, {**game.choices, **example.options})
    except UnknownChoice as error:
        raise InputError(("options",), str(error)) from None


def played(game: Game, example: Example) -> Result:
    """What the example comes out as in this game, whatever its own choices. Raises InputError."""
    if game.open_face:
        return Result(game, None, Judgement({}, {}), None, *_laid_out(game, example))
    if example.stacks is None:
        for name in TOLD:
            if getattr(example, name) is not None:
                raise InputError((name,), "a hand with bets needs the chips of every seat", "add 'stacks:'")
        if example.chips is not None and example.pot is None:
            raise InputError(("chips",), "there is no pot to share out", "add 'pot:'")
        table = read_table(
            game, example.seats, example.board, example.rolls,
            example.chosen, example.declared, example.exposed,
        )  # fmt: skip
        return Result(game, table, judge(game, table, example.pot), None)
    for name in SHOWN:
        if getattr(example, name) is not None:
            raise InputError((name,), *_FOLLOWS[name])
    hand, allowed = script.play(game, example)
    names = list(example.seats)
    if hand.compared is None:
        return Result(game, None, Judgement({}, {}), hand, allowed=allowed)
    held = {names[seat]: hand.held(seat) for seat in hand.seats_in()}
    declared = {names[seat]: share for seat, share in (hand.declared or {}).items()} or None
    tableau = Tableau(held, hand.board, hand.community, hand.outcomes, declared, hand.aside)
    judgement = judge(game, tableau, barred=[names[seat] for seat in hand.barred])
    return Result(game, tableau, judgement, hand, allowed=allowed)


def _laid_out(game: Game, example: Example) -> tuple[Judged[str], Hand | None]:
    """What an example of an open-face game comes out as, and the deal where it is told. Raises InputError."""
    if example.actions is None:
        return laid_out(game, example.seats, example.fantasyland, example.stacks), None
    there = read_fantasyland(game, example.fantasyland, list(example.seats))
    stacks = read_stacks(game, example.stacks, list(example.seats))
    deal = script.deal(game, example, there, stacks)
    layouts = {name: deal.layout(seat) for seat, name in enumerate(example.seats)}
    return judged(rules_of(game), layouts, there, stacks), deal


_POT = ("the pot follows from the bets", "delete 'pot:' and 'chips:', and add 'final:'")
_TOLD = ("it follows from the play", "delete it, and tell it in 'actions:'")
_FOLLOWS = {"pot": _POT, "chips": _POT, "chosen": _TOLD, "declared": _TOLD,
            "exposed": ("it follows from the deal", "delete it")}  # fmt: skip


def problems(book: Book, games: Iterable[Game] | None = None) -> list[Problem]:
    """Everything in which the examples of the book, or of some of its games, do not come out as written."""
    found = []
    for game in book.games.values() if games is None else games:
        source = book.games.source(game.id)
        for example in game.examples:
            for at, message, hint in findings(book, game, example):
                number = [item["id"] for item in source.value["examples"]].index(example.id)
                found.append(source.problem(("examples", number, *at), message, hint))
    return sorted(found)


def findings(book: Book, game: Game, example: Example) -> Iterator[Finding]:
    """Where one example differs from what the interpreter finds."""
    try:
        result = run(book, game, example)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    if result.outcome is not None:
        yield from _wrong_points(example, result.outcome)
        return
    if result.hand is None and example.wins is None and example.hands is None and example.chips is None:
        yield (), "the example claims nothing", "add 'wins:'"
    if result.hand is not None and len(result.hand.showdowns) > 1:
        for name in ("wins", "hands"):
            if getattr(example, name) is not None:
                yield (name,), "every board is won for itself", "delete it: 'final:' says it all"
    yield from _wrong_winners(example, result)
    yield from _wrong_hands(example, result)
    if example.chips is not None:
        yield from _wrong_chips(("chips",), example.chips, result.judgement.chips)
    if result.hand is not None:
        final = dict(zip(example.seats, result.hand.stacks, strict=True))
        if example.final is None:
            yield (), "the hand claims no final stacks", f"add 'final: {_flow(final)}'"
        else:
            yield from _wrong_chips(("final",), example.final, final)


def _flow(values: Mapping[str, object]) -> str:
    return "{" + ", ".join(f"{name}: {value}" for name, value in values.items()) + "}"


def _share_ids(result: Result) -> list[str]:
    return [share.id for share in shares_in_force(result.game, result.table.outcomes if result.table else {})]


def _no_showdown(result: Result) -> str:
    folded = result.hand is not None and result.hand.players == 1
    return f"there is no showdown: {'everybody else folded' if folded else 'the deal ended before'}"


def _wrong_winners(example: Example, result: Result) -> Iterator[Finding]:
    for share, said in (example.wins or {}).items():
        at = ("wins", share)
        if result.table is None:
            yield at, _no_showdown(result), "delete 'wins:'"
        elif share not in result.judgement.shares:
            yield at, f"no share in force is called {share!r}", suggestion(share, _share_ids(result))
        elif sorted(said) != sorted(result.judgement.shares[share].winners):
            right = result.judgement.shares[share].winners
            message = f"the share is won by {_list(right)}, not by {_list(said)}"
            yield at, message, f"{share}: [{', '.join(right)}]"


def _list(names: list[str]) -> str:
    return " and ".join(names) if names else "nobody"


def _wrong_hands(example: Example, result: Result) -> Iterator[Finding]:
    for share, said in (example.hands or {}).items():
        at, verdict = ("hands", share), result.judgement.shares.get(share)
        if result.table is None:
            yield at, _no_showdown(result), "delete 'hands:'"
        elif verdict is None:
            yield at, f"no share in force is called {share!r}", suggestion(share, _share_ids(result))
        else:
            for name, cards in said.items():
                if name in verdict.hands:
                    yield from _wrong_hand(result.game, (*at, name), cards, verdict.hands[name])
                else:
                    yield (*at, name), f"{name} shows no hand", suggestion(name, verdict.hands)


def _wrong_hand(game: Game, at: At, said: str | None, right: tuple[int, ...] | None) -> Iterator[Finding]:
    try:
        claimed = None if said is None else read_cards(game, said, at)
    except InputError as error:
        yield error.at, error.message, error.hint
        return
    if claimed is None or right is None:
        same = claimed is right
    else:
        same = sorted(texts(claimed)) == sorted(texts(right))
    if not same:
        hint = "it does not qualify: write null" if right is None else f"the best hand is {texts(right)}"
        message = "this seat has a hand" if said is None else f"{said} is not what comes out"
        yield at, message, hint


def _wrong_chips(at: At, said: dict[str, int], right: dict[str, int]) -> Iterator[Finding]:
    for name in said:
        if name not in right:
            yield (*at, name), f"no seat is called {name!r}", suggestion(name, right)
    if any(said.get(name) != amount for name, amount in right.items()):
        wrong = [n for n in said if n in right and said[n] != right[n]] or list(said)[:1]
        yield (*at, wrong[0]), f"{_flow(said)} is not what comes out", f"it is {_flow(right)}"


# Open-face games


def _wrong_points(example: Example, outcome: Judged[str]) -> Iterator[Finding]:
    """Where the example of an open-face game differs from what comes out."""
    if all(getattr(example, name) is None for name in POINTS):
        yield (), "the example claims nothing", f"add 'points: {_flow(outcome.points)}'"
    yield from _differs(("points",), example.points, outcome.points)
    yield from _differs(("next",), example.next, outcome.next_deal)
    if example.final is not None:
        before = example.stacks or {}
        final = {name: before.get(name, 0) + points for name, points in outcome.points.items()}
        yield from _differs(("final",), example.final, final)
    fouled = [name for name, score in outcome.scores.items() if score.fouled]
    if example.fouls is not None and sorted(example.fouls) != sorted(fouled):
        message = f"[{', '.join(example.fouls)}] is not what comes out"
        yield ("fouls",), message, f"it is [{', '.join(fouled)}]"
    for name, said in (example.royalties or {}).items():
        if name not in outcome.scores:
            yield ("royalties", name), f"no seat is called {name!r}", suggestion(name, outcome.scores)
        else:
            yield from _differs(("royalties", name), said, outcome.scores[name].royalties)
    yield from _wrong_pairs(example, outcome)


def _differs(at: At, said: dict[str, int] | None, right: dict[str, int]) -> Iterator[Finding]:
    if said is not None and said != right:
        yield at, f"{_flow(said)} is not what comes out", f"it is {_flow(right)}"


def _wrong_pairs(example: Example, outcome: Judged[str]) -> Iterator[Finding]:
    names = list(outcome.layouts)
    points = {(names[p.first], names[p.second]): p.points for p in outcome.pairs}
    points |= {(second, first): -chips for (first, second), chips in points.items()}
    for first, others in (example.pairs or {}).items():
        for second, said in others.items():
            at, right = ("pairs", first, second), points.get((first, second))
            if right is None:
                yield (
                    at,
                    f"{first} and {second} are not two of the seats",
                    f"the seats are {', '.join(names)}",
                )
            elif said != right:
                yield at, f"{said} is not what comes out", f"it is {right}"
