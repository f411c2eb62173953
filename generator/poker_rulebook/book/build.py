"""A validated game file to the Game it describes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from poker_rulebook.book.model import Choice, Example, Game, Note, Option
from poker_rulebook.book.openface import build_open_face
from poker_rulebook.book.options import all_options
from poker_rulebook.book.parts import (
    FIRST_SHARE,
    Data,
    Deck,
    ForcedBets,
    Layout,
    Line,
    Share,
    condition,
    text_of,
)
from poker_rulebook.book.steps import DealToBoard, Step, build_steps, only
from poker_rulebook.cards import RANKS, SUITS, card
from poker_rulebook.ranking import Ranking

Slots = tuple[tuple[str, ...], ...]
MAIN = ""  # the layout and the line of a board that is one line of cards; no written id is empty


def build_deck(data: Data) -> Deck:
    """A deck of decks.yaml: its ranks in four suits, and its jokers."""
    ranks = data["ranks"].split("-")
    cards = tuple(card(r + s) for r in RANKS if r in ranks for s in SUITS)
    return Deck(data["id"], data["name"], cards, data.get("jokers", 0))


def build_game(
    data: Data,
    decks: Mapping[str, Deck],
    rankings: Mapping[str, Ranking],
    common: Sequence[Data],
    choices: dict[str, str],
    examples: Sequence[Example] = (),
) -> Game:
    """The Game of a file that the schema has passed and whose names resolve."""
    steps = tuple(build_steps(data["play"], rankings))
    layouts = tuple(_layout(d) for d in data.get("board", ())) or _one_line(steps)
    cap = data.get("raise_cap", "none")
    return Game(
        id=data["id"],
        name=data["name"],
        short=data.get("short") or data["name"],
        reading=data["reading"],
        also=tuple(data.get("also", ())),
        former=tuple(data.get("former", ())),
        family=data["family"],
        players=(data["players"]["min"], data["players"]["max"]),
        deck=decks[data["deck"]],
        joker=data.get("joker", ""),
        betting=tuple(data.get("betting", ())),
        limit=data["betting"][0] if "betting" in data else "",
        raise_cap=None if cap == "none" else cap,
        raise_cap_with_two=data.get("raise_cap_with_two", "same"),
        short_all_in=data.get("short_all_in", "half-bet"),
        check_raise=data.get("check_raise") != "barred",
        short_stub=data.get("short_stub", "shuffle-first"),
        forced_bets=_forced_bets(data.get("forced_bets", {})),
        dealt_from=data.get("dealt_from", "button"),
        wild_rank_of=data.get("wild_rank_of", ""),
        layouts=layouts,
        play=steps,
        showdown=tuple(_share(d, rankings) for d in data.get("showdown", ())),
        first_won=data.get("pot_goes_to") == FIRST_SHARE,
        if_nobody_qualifies=data.get("if_nobody_qualifies", "all-players"),
        odd_between=data.get("odd_chips", {}).get("between", "first-share"),
        odd_within=data.get("odd_chips", {}).get("within", "button"),
        showing_ties=data.get("showing_ties", "suit"),
        options=tuple(build_option(d) for d in all_options(data, common)),
        examples=examples,
        see=tuple(data.get("see", ())),
        notes=tuple(build_note(d) for d in data.get("notes", ())),
        history=tuple(build_note(d) for d in data.get("history", ())),
        sources=tuple(data["sources"]),
        choices=choices,
        open_face=build_open_face(data, rankings),
    )


def _forced_bets(data: Data) -> ForcedBets:
    return ForcedBets(**data | {"blinds": "blinds" in data})


def _layout(data: Data) -> Layout:
    grid = tuple(tuple(row) for row in data["grid"])
    return Layout(
        id=data["id"],
        name=data.get("name"),
        when=condition(data),
        grid=grid,
        lines=tuple(Line(d["id"], d["name"], tuple(d["slots"])) for d in data.get("lines", ())),
        one_from_each=_filled(grid) if "one_from_each" in data else (),
    )


def _filled(grid: Slots) -> Slots:
    """The rows without their empty places."""
    return tuple(tuple(slot for slot in row if slot) for row in grid)


def _one_line(steps: tuple[Step, ...]) -> tuple[Layout, ...]:
    """The layout of a board that is one line of cards in the order dealt; none without a board."""
    slots = tuple(slot for step in only(DealToBoard, steps) for slot in step.slots)
    if not slots:
        return ()
    return (Layout(MAIN, None, (), (slots,), (Line(MAIN, {}, slots),), ()),)


def _pair(value: int | list[int]) -> tuple[int, int]:
    return (value, value) if isinstance(value, int) else (value[0], value[1])


def legal_uses(own: tuple[int, int], board: tuple[int, int], size: int) -> tuple[tuple[int, int], ...]:
    """Every (own, board) pair within both ranges that makes a hand of `size` cards."""
    if board == (0, 0):
        return ((own[1], 0),)
    pairs = ((o, size - o) for o in range(own[0], own[1] + 1))
    return tuple(pair for pair in pairs if board[0] <= pair[1] <= board[1])


def _share(data: Data, rankings: Mapping[str, Ranking]) -> Share:
    ranking = rankings[data["ranking"]]
    keeps, board = data["own"] == "all", _pair(data["board"])
    own = (max(1, ranking.size - board[1]), ranking.size - board[0]) if keeps else _pair(data["own"])
    other = (data["or"]["own"], data["or"]["board"]) if "or" in data else None
    qualifier = data.get("qualifier", "")
    by_outcome = None
    if isinstance(qualifier, dict):
        name, hands = next(iter(qualifier.items()))
        by_outcome = name, hands
        qualifier = ""
    return Share(
        id=data["id"],
        name=data.get("name"),
        when=condition(data),
        ranking=ranking,
        own=own,
        board=board,
        uses=legal_uses(own, board, ranking.size) + ((other,) if other else ()),
        keeps=keeps,
        other=other,
        hand=data.get("hand", ""),
        lines=tuple(data.get("lines", ())),
        qualifier=qualifier,
        by_outcome=by_outcome,
        otherwise=data.get("otherwise", ""),
        odd_within=data.get("odd_chips_within", ""),
    )


def build_option(data: Data) -> Option:
    """An option of a game or of a mix."""
    choices = tuple(
        Choice(c["id"], {"en": c["en"], "ja": c["ja"]} if "en" in c else None) for c in data["choices"]
    )
    return Option(data["id"], data.get("name"), choices)


def build_note(data: Data) -> Note:
    """A note of a game or of a mix."""
    return Note(data["id"], text_of(data))


def build_example(data: Data) -> Example:
    """A worked example of a game."""
    return Example(options=data.get("options", {}), **{k: v for k, v in data.items() if k != "options"})
