"""Checks of the board: every slot drawn, dealt, named and turned up."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from poker_rulebook.book.checks.subject import Subject, all_unresolved, twice
from poker_rulebook.book.deck import NOTHING_WILD
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Layout, apart
from poker_rulebook.book.problems import At, Finding, each, suggestion
from poker_rulebook.book.steps import DealToBoard, Divide, Draw, Pass, Question, Remove, TurnUp, only
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.languages import BESIDE

TWICE = "delete one of the two"
FACES_CHANGE = "how a card was dealt is not known after players have exchanged, divided or turned up cards"


def _cells(layout: Layout) -> list[str]:
    return [slot for row in layout.grid for slot in row if slot]


def slots_are_dealt(subject: Subject) -> Iterator[Finding]:
    """Every slot of every layout is dealt once, and nothing is dealt that is not drawn."""
    if "board" not in subject.data:
        return
    game, dealt = subject.game, dict[str, str]()
    drawn = {slot for layout in game.layouts for slot in _cells(layout)}
    for deal in game.board_deals:
        for place, slot in enumerate(deal.slots):
            at = subject.at(deal, "slots", place)
            if slot in dealt:
                yield at, f"the slot {slot!r} is filled already by {dealt[slot]!r}", TWICE
            elif slot not in drawn:
                yield at, f"no grid has a slot {slot!r}", suggestion(slot, sorted(drawn))
            dealt.setdefault(slot, deal.id)
    for layout in game.layouts:
        at, cells = subject.at(layout, "grid"), _cells(layout)
        yield from twice([(at, slot) for slot in cells], "the slot {!r} stands twice in the grid", TWICE)
        missing = [slot for slot in dict.fromkeys(cells) if slot not in dealt]
        if missing:
            what = f"slot {missing[0]} is" if len(missing) == 1 else f"slots {', '.join(missing)} are"
            yield at, f"the {what} never dealt", "name every slot in the 'slots:' of a deal"
        if len({len(row) for row in layout.grid}) > 1:
            yield at, "the rows of the grid are not equally long", "fill up with ''"


def board_in_force(left: Subject) -> Iterator[Finding]:
    """After one way of the questions there is one layout, and its slots are dealt."""
    layouts = left.game.layouts
    if not layouts:
        yield ("board",), "no layout is in force", "every outcome needs one"
    if len(layouts) > 1:
        names = " and ".join(layout.id for layout in layouts)
        yield ("board",), f"the layouts {names} are in force together", "give them conditions that differ"
    for layout in layouts:
        missing = [slot for slot in _cells(layout) if slot not in left.game.board_slots]
        if missing:
            hint = "deal it after every outcome that leads to this layout"
            yield left.at(layout, "grid"), f"the slot {missing[0]!r} is not dealt", hint


def lines_are_known(subject: Subject) -> Iterator[Finding]:
    layouts = subject.game.layouts if "board" in subject.data else ()
    for layout in layouts:
        said = subject.said(layout)
        if not ("lines" in said or "one_from_each" in said):
            message = "nothing says which of its cards make a hand together"
            name = ", ".join(f"{language}: …" for language in BESIDE)
            hint = f"add 'lines: [{{id: …, name: {{{name}}}, slots: […]}}, …]', or 'one_from_each:'"
            yield subject.at(layout), message, hint
        elif "lines" in said and "one_from_each" in said:
            message = "a layout has either 'lines' or 'one_from_each'"
            yield subject.at(layout), message, "delete one of the two"
        for index, line in enumerate(layout.lines):
            yield from _slots_exist(subject.at(layout, "lines", index, "slots"), line.slots, _cells(layout))
        if len(layouts) > 1 and not (layout.when and layout.name):
            message = "with several layouts each needs a name and a condition"
            yield subject.at(layout), message, "add 'name:' and 'when:'"
    lines = sorted({line.id for layout in layouts for line in layout.lines})
    for share in subject.game.showdown:
        named = [(subject.at(share, "lines", place), name) for place, name in enumerate(share.lines)]
        yield from all_unresolved(named, "line", lines)


def _slots_exist(at: At, slots: Sequence[str], cells: Collection[str]) -> Iterator[Finding]:
    for index, slot in enumerate(slots):
        if slot not in cells:
            yield (*at, index), f"the grid has no slot {slot!r}", suggestion(slot, sorted(set(cells)))
    yield from twice(each(slots, "*", at), "the slot {!r} stands twice", TWICE)


def hidden_cards_are_turned_up(subject: Subject) -> Iterator[Finding]:
    """Board cards dealt face down are turned up, once, before the showdown."""
    hidden: dict[str, At] = {}
    turned: set[str] = set()
    for step in subject.game.play:
        if isinstance(step, DealToBoard) and step.face_down:
            if "board" not in subject.data:
                hint = "add a 'board:' with a grid, and 'slots:' here"
                yield subject.at(step), "board cards that are turned up later need names", hint
            else:
                hidden |= dict.fromkeys(step.slots, subject.at(step, "slots"))
        elif isinstance(step, TurnUp):
            for place, slot in enumerate(step.slots):
                at = subject.at(step, "slots", place)
                if slot in turned:
                    yield at, f"the card in the slot {slot!r} lies face up already", TWICE
                elif slot not in hidden:
                    message = f"no card lies face down in the slot {slot!r}"
                    hint = suggestion(slot, sorted(hidden))
                    yield at, message, hint or "delete the step, or deal the card 'face: down'"
                turned.add(slot)
                hidden.pop(slot, None)
        elif isinstance(step, Remove) and hidden:
            message = f"the card in the slot {next(iter(hidden))!r} still lies face down"
            yield subject.at(step, "do"), message, "turn up the cards before"
    for slot, at in hidden.items():
        yield at, f"the card in the slot {slot!r} is never turned up", "add a turn-up step for it"


def removals_fit(subject: Subject) -> Iterator[Finding]:
    """What is removed, turned down or wild has been dealt, and lies where it can be told apart."""
    game, dealt, ranked = subject.game, list[str](), "name a deck without a joker"
    for step in game.play:
        dealt += step.slots if isinstance(step, DealToBoard) else ()
        if isinstance(step, Remove):
            yield from _removal(subject, step, dealt)
            if game.deck.jokers:
                yield subject.at(step, "do"), "a joker has no rank to be the lowest", ranked
        for number, outcome in enumerate(step.outcomes if isinstance(step, Question) else ()):
            slot, at = outcome.turns_down, subject.at(step, "outcomes", number, "turns_down")
            if slot and slot not in dealt:
                yield at, f"no card lies in the slot {slot!r} yet", suggestion(slot, dealt)
            elif slot and "board" in subject.data:
                message = "a card that is turned down would take its line with it"
                yield at, message, "delete 'turns_down:', or leave the board a single line of cards"
    yield from _wild(game)
    yield from _extra_card(game)


def faces_change(game: Game) -> bool:
    """Whether what a player holds at the end does not tell how the cards were dealt."""
    return any(isinstance(s, (Draw, Pass, Divide)) or any(s.given_up + s.turned_up) for s in game.play)


def _wild(game: Game) -> Iterator[Finding]:
    """Cards that are wild by their rank: there are such cards, and how they were dealt can be told at the end."""
    wild, there = game.wild, {rank_of(card) for card in game.deck.cards}
    if wild.rank_of and wild.rank_of not in game.board_slots:
        hint = suggestion(wild.rank_of, game.board_slots)
        yield ("wild", "rank_of"), f"the board has no slot {wild.rank_of!r}", hint
    if wild != NOTHING_WILD and game.deck.jokers:
        yield ("wild",), "a joker has no rank", "name a deck without a joker"
    after = () if wild.after is None else (wild.after,)
    for key, ranks in (("ranks", wild.ranks), ("after", after)):
        for rank in ranks:
            if rank not in there:
                yield ("wild", key), f"the deck has no {RANKS[rank]}", "name a rank of the deck"
    asked = [key for key in ("after", "lowest") if getattr(wild, key) not in (None, "")]
    if asked and faces_change(game):
        yield ("wild", asked[0]), FACES_CHANGE, TWICE
    facing = {
        "after": sum(deal.up for deal in game.deals),
        "lowest": sum(deal.cards - deal.up for deal in game.deals),
    }
    for key in asked:
        if not facing[key]:
            way = "up" if key == "after" else "down"
            yield ("wild", key), f"no card is dealt face {way} to a player", "change a deal, or delete it"


def _extra_card(game: Game) -> Iterator[Finding]:
    """Cards that bring another one: there are such cards, and nothing else depends on which cards came when."""
    rule, at = game.extra_card, ("extra_card",)
    if rule is None:
        return
    if not game.brings(game.deck.cards):
        yield (*at, "on"), f"the deck has no {RANKS[rule.on]}", "name a rank of the deck"
    if not any(deal.up for deal in game.deals):
        yield at, "no card is dealt face up to a player", "change a deal, or delete it"
    in_order = game.wild.after is not None or game.wild.lowest or any(s.down_suit for s in game.showdown)
    if in_order or faces_change(game):
        message = (
            "with extra cards, how the others were dealt is not known at the end, and a rule asks for it"
        )
        yield at, message if in_order else FACES_CHANGE, TWICE


def _removal(subject: Subject, step: Remove, dealt: list[str]) -> Iterator[Finding]:
    play, at = subject.game.play, subject.at(step, "lowest")
    for place, slot in enumerate(step.slots):
        if slot not in dealt:
            yield (*at, place), f"no card lies in the slot {slot!r} yet", suggestion(slot, dealt)
    drawn = subject.game.layouts if "board" in subject.data else ()
    lines = [line for layout in drawn for line in layout.lines]
    if not lines:
        yield at, "the board has no lines that could be removed", "add 'lines:' to the layout"
    for line in lines:
        found = [slot for slot in step.slots if slot in line.slots]
        later = [slot for slot in line.slots if slot not in dealt and slot not in step.slots]
        if len(found) != 1:
            message = f"the line {line.id!r} has {len(found)} of these slots"
            yield at, message, "name one slot of each line"
        elif later:
            message = f"the card of the line {line.id!r} in the slot {later[0]!r} does not lie there yet"
            yield subject.at(step, "do"), message, "remove lines after all their cards are dealt"
    earlier = only(Remove, play[: play.index(step)])
    if any(not apart(other.when, step.when) for other in earlier):
        yield subject.at(step, "do"), "lines have been removed already", "remove lines only once"
