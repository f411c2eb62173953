"""A validated game file to the Game it describes."""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.model import Choice, Example, Game, Note, Option
from poker_rulebook.book.openface import build_open_face
from poker_rulebook.book.options import all_options
from poker_rulebook.book.parts import (
    Condition,
    Deck,
    DividedHand,
    Layout,
    Line,
    Needed,
    Outcome,
    Share,
    Step,
    Wagering,
    text_of,
)
from poker_rulebook.cards import RANKS, SUITS, card
from poker_rulebook.ranking import Ranking

MAIN = ""  # the layout and the line of a board that is one line of cards; no written id is empty


def build_deck(data: dict) -> Deck:
    """A deck of decks.yaml: its ranks in four suits, and its jokers."""
    ranks = data["ranks"].split("-")
    cards = tuple(card(r + s) for r in RANKS if r in ranks for s in SUITS)
    return Deck(data["id"], data["name"], cards, data.get("jokers", 0))


def build_game(
    data: dict,
    decks: dict[str, Deck],
    rankings: dict[str, Ranking],
    common: list[dict],
    choices: dict[str, str],
) -> Game:
    """The Game of a file that the schema has passed and whose names resolve."""
    steps = _steps(data["play"], rankings)
    layouts = tuple(_layout(d) for d in data.get("board", ())) or _one_line(steps)
    cap = data.get("raise_cap", "none")
    return Game(
        id=data["id"],
        name=data["name"],
        short=data.get("short", data["name"]),
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
        forced_bets=data.get("forced_bets", {}),
        dealt_from=data.get("dealt_from", "button"),
        wild_rank_of=data.get("wild_rank_of", ""),
        layouts=layouts,
        play=steps,
        showdown=tuple(_share(d, rankings) for d in data.get("showdown", ())),
        first_won=data.get("pot") == "first-won",
        if_nobody_qualifies=data.get("if_nobody_qualifies", "all-players"),
        odd_between=data.get("odd_chips", {}).get("between", "first-share"),
        odd_within=data.get("odd_chips", {}).get("within", "button"),
        showing_ties=data.get("showing_ties", "suit"),
        options=tuple(build_option(d) for d in all_options(data, common)),
        examples=tuple(_example(d) for d in data["examples"]),
        see=tuple(data.get("see", ())),
        notes=tuple(build_note(d) for d in data.get("notes", ())),
        history=tuple(build_note(d) for d in data.get("history", ())),
        sources=tuple(data["sources"]),
        choices=choices,
        open_face=build_open_face(data, rankings),
    )


def _when(data: dict) -> Condition:
    when = data.get("when", {}).items()
    return tuple((name, tuple(o) if isinstance(o, list) else (o,)) for name, o in when)


def _steps(play: list[dict], rankings: dict[str, Ranking]) -> tuple[Step, ...]:
    steps, has_board_slots, opened, has_bet = [], any("slots" in s for s in play), 0, False
    for data in play:
        slots = tuple(data.get("slots", ()))
        if data["do"] == "deal" and data["to"] == "board" and not has_board_slots:
            slots = tuple(str(opened + i + 1) for i in range(data["cards"]))
            opened += len(slots)
        steps.append(_step(data, slots, has_bet, rankings))
        has_bet = has_bet or data["do"] == "bet"
    return tuple(steps)


def _step(data: dict, slots: tuple[str, ...], has_bet: bool, rankings: dict[str, Ranking]) -> Step:
    do = data["do"]
    fields: dict[str, Any] = {"id": data["id"], "do": do, "when": _when(data)}
    if do == "deal":
        down, up = _faces(data)
        fields |= {"to": data["to"], "down": down, "up": up, "slots": slots,
                   "burns": has_bet or "burn" in data,
                   "street": data.get("street", ""), "if_short": data.get("if_short", ""),
                   "by_exposure": data.get("face") == "by-exposure"}  # fmt: skip
    elif do == "bet":
        ranking = rankings.get(data.get("ranking", ""))
        fields |= {"size": data["size"], "first": data["first"], "ranking": ranking,
                   "wagering": _wagering(data, rankings)}  # fmt: skip
    elif do in ("draw", "expose"):
        fields |= {"fewest": data["cards"][0], "most": data["cards"][1], "burns": do == "draw" and has_bet}
    elif do == "discard":
        from_down = data.get("from") == "down"
        fields |= {"fewest": data["cards"], "most": data["cards"], "from_down": from_down,
                   "before": data.get("before", "")}  # fmt: skip
    elif do == "divide":
        fields["hands"] = tuple(DividedHand(h["id"], h["name"], h["cards"]) for h in data["hands"])
    elif do == "turn-up":
        fields |= {"slots": slots, "name": data["name"]}
    elif do == "remove":
        fields |= {"slots": tuple(data["lowest"]), "if_all_tie": data["if_all_tie"]}
    elif do == "place":
        fields |= {"down": data["receive"], "places": data["place"], "rounds": data.get("rounds", 1),
                   "dealt": data.get("dealt", "together")}  # fmt: skip
    elif do == "declare":
        fields |= {"none": data["none"], "one": data["one"]}
    else:
        fields |= {name: data[name] for name in ("dice", "at", "colour", "default") if name in data}
        fields["outcomes"] = tuple(_outcome(o) for o in data["outcomes"])
    return Step(**fields)


def _wagering(data: dict, rankings: dict[str, Ranking]) -> Wagering:
    discard = data.get("discard")
    return Wagering(
        forced=data.get("opening") == "forced",
        openers=_needed(data["openers"], rankings) if "openers" in data else None,
        carries_over=data.get("if_passed") == "carry-over",
        no_limping=data.get("limping") == "barred",
        jam_or_fold=data.get("jam_or_fold") == "yes",
        must_bet=_needed(data["must_bet"], rankings) if "must_bet" in data else None,
        discard=(discard[0], discard[1]) if discard else None,
        turn_up=data.get("turn_up", 0),
    )


def _needed(data: dict, rankings: dict[str, Ranking]) -> Needed:
    ranking = rankings[data["ranking"]]
    floor = ranking.threshold(data["hand"])
    return Needed(data["hand"], ranking, floor, data.get("or_loses", ""), tuple(data.get("in", ())))


def _outcome(data: dict) -> Outcome:
    faces = tuple(data.get("faces", data.get("counts", ())))
    return Outcome(data["id"], data["name"], faces, data.get("turns_down", ""))


def _faces(data: dict) -> tuple[int, int]:
    cards = data.get("cards", len(data.get("slots", ())))
    if isinstance(cards, dict):
        return cards["down"], cards["up"]
    return (cards, 0) if data.get("face") == "down" else (0, cards)


def _layout(data: dict) -> Layout:
    return Layout(
        id=data["id"],
        name=data.get("name"),
        when=_when(data),
        grid=tuple(tuple(row) for row in data["grid"]),
        lines=tuple(Line(d["id"], d["name"], tuple(d["slots"])) for d in data.get("lines", ())),
        one_from_each=tuple(tuple(group) for group in data.get("one_from_each", ())),
    )


def _one_line(steps: tuple[Step, ...]) -> tuple[Layout, ...]:
    """The layout of a board that is one line of cards in the order dealt; none without a board."""
    slots = tuple(slot for step in steps if step.to == "board" for slot in step.slots)
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


def _share(data: dict, rankings: dict[str, Ranking]) -> Share:
    ranking = rankings[data["ranking"]]
    keeps, board = data["own"] == "all", _pair(data["board"])
    own = (max(1, ranking.size - board[1]), ranking.size - board[0]) if keeps else _pair(data["own"])
    other = (data["or"]["own"], data["or"]["board"]) if "or" in data else None
    qualifier = data.get("qualifier", "")
    by_outcome = None
    if isinstance(qualifier, dict):
        name, hands = next(iter(qualifier.items()))
        by_outcome = name, {outcome: (hand, ranking.threshold(hand)) for outcome, hand in hands.items()}
        qualifier = ""
    return Share(
        id=data["id"],
        name=data.get("name"),
        when=_when(data),
        ranking=ranking,
        own=own,
        board=board,
        uses=legal_uses(own, board, ranking.size) + ((other,) if other else ()),
        keeps=keeps,
        other=other,
        hand=data.get("hand", ""),
        lines=tuple(data.get("lines", ())),
        qualifier=qualifier,
        floor=ranking.threshold(qualifier) if qualifier else 1,
        by_outcome=by_outcome,
        otherwise=data.get("otherwise", ""),
        odd_within=data.get("odd_chips_within", ""),
    )


def build_option(data: dict) -> Option:
    """An option of a game or of a mix."""
    choices = tuple(
        Choice(c["id"], {"en": c["en"], "ja": c["ja"]} if "en" in c else None) for c in data["choices"]
    )
    return Option(data["id"], data.get("name"), choices)


def build_note(data: dict) -> Note:
    """A note of a game or of a mix."""
    return Note(data["id"], text_of(data))


def _example(data: dict) -> Example:
    return Example(options=data.get("options", {}), **{k: v for k, v in data.items() if k != "options"})
