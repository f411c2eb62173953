"""Made games in which dice, a look at the board or a player decide, that are divided, stayed in, won by suit, or placed in rows.

Each function puts one together at random; like those of `made_games`, most are legal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

Data = dict[str, Any]

LOWS = ("ace-to-five", "deuce-to-seven", "ace-to-six")
QUALIFIERS = ("8-7-6-5-3", "9-8-7-6-4", "T-9-8-7-5", "7-6-5-4-2")
SUITS = {"spades": "スペード", "hearts": "ハート"}
PLACES = ("first", "second", "third", "fourth", "fifth")
ENDS = {"half": "前半", "rest": "後半"}


def named(en: str, ja: str) -> Data:
    return {"en": en, "ja": ja}


def game_of_kind(rng: random.Random, id_: str) -> Data:
    """A game of one of these kinds."""
    kind, make = rng.choice([*KINDS.items()])
    head = {
        "id": id_, "name": named(f"Made {id_[5:]}", f"作り物{id_[5:]}"), "reading": "つくりもの", "deck": "standard-52",
        "players": {"min": 2, "max": rng.choice((2, 3, 4))}, "sources": [{"title": "Nobody"}],
    }  # fmt: skip
    return head | {"family": FAMILIES.get(kind, "flop")} | make(rng)


def bets(rng: random.Random) -> Data:
    limit = rng.choice(("fixed-limit", "pot-limit", "no-limit"))
    return {"betting": [limit], "forced_bets": {"blinds": ["small", "big"]}} | (
        {"raise_cap": rng.choice((3, 4, "none"))} if limit == "fixed-limit" else {}
    )


def own(cards: int) -> list[Data]:
    return [
        {"id": "own", "do": "deal", "to": "players", "cards": cards, "face": "down"},
        {"id": "preflop", "do": "bet", "size": "small", "first": "left-of-big-blind"},
    ]


def street(name: str, cards: int, size: str = "small") -> list[Data]:
    return [
        {"id": name, "do": "deal", "to": "board", "cards": cards, "face": "up", "street": name},
        {"id": f"{name}-bet", "do": "bet", "size": size, "first": "left-of-button"},
    ]


def board(question: Data | None = None, after: int = 1) -> list[Data]:
    """Flop, turn and river, with a question before the betting after the flop or after that."""
    flop, bet = street("flop", 3)
    asked = [question] if question else []
    early = [flop, *asked, bet] if after == 0 else [flop, bet, *asked]
    return [*early, *street("turn", 1, "big"), *street("river", 1, "big")]


def high_low(rng: random.Random, when: Mapping[str, str], cards: int) -> list[Data]:
    """A high hand, and a low one that is played for after some outcomes."""
    low = {"id": "low", "when": dict(when), "ranking": rng.choice(LOWS), "own": 2, "board": 3}
    low |= {"qualifier": rng.choice(QUALIFIERS), "otherwise": "high"} if rng.random() < 0.8 else {}
    use = (
        {"own": 2, "board": 3}
        if rng.random() < 0.6
        else {"own": [max(0, 0), min(5, cards)], "board": [5 - min(5, cards), 5]}
    )
    return [{"id": "high", "ranking": "high"} | use, low]


def halves(rng: random.Random, fewest: int, most: int) -> tuple[list[int], list[int]]:
    """The numbers from the fewest to the most in two parts, neither empty."""
    cut = rng.randint(fewest + 1, most)
    return [*range(fewest, cut)], [*range(cut, most + 1)]


def rolled(rng: random.Random) -> Data:
    dice, cards = rng.choice((1, 1, 2)), rng.choice((4, 5))
    low, high = halves(rng, dice, 6 * dice)
    question = {"id": "die", "do": "roll", "dice": dice, "outcomes": [
        {"id": "high-low", "name": named("high-low", "ハイロー"), "faces": low},
        {"id": "high-only", "name": named("high only", "ハイのみ"), "faces": high},
    ]}  # fmt: skip
    play = [*own(cards), *board(question, rng.choice((0, 1)))]
    return bets(rng) | {
        "play": play, "showdown": high_low(rng, {"die": "high-low"}, cards),
        "odd_chips": {"between": "first-share", "within": rng.choice(("button", "suit"))},
    }  # fmt: skip


def turned_down(rng: random.Random) -> Data:
    outcomes: list[Data] = [
        {"id": PLACES[n], "name": named(f"{PLACES[n]} card turned down", f"{n + 1}枚目の裏返し"), "faces": [n + 1], "turns_down": f"{n + 1}"}
        for n in range(5)
    ]  # fmt: skip
    outcomes.append({"id": "nothing", "name": named("nothing", "なし"), "faces": [6]})
    five = {"id": "five-cards", "do": "deal", "to": "board", "cards": 5, "face": "up"}
    play = [
        *own(rng.choice((4, 5))),
        five,
        {"id": "five-bet", "do": "bet", "size": "small", "first": "left-of-button"},
    ]
    for n in range(rng.choice((1, 2))):
        play.append({"id": f"roll-{n}", "do": "roll", "dice": 1, "outcomes": outcomes})
        play.append({"id": f"roll-bet-{n}", "do": "bet", "size": "big", "first": "left-of-button"})
    ranking = rng.choice(("high", *LOWS))
    return bets(rng) | {
        "play": play, "showdown": [{"id": "high" if ranking == "high" else "low", "ranking": ranking, "own": 2, "board": 3}],
        "odd_chips": {"within": "button"},
    }  # fmt: skip


def looked(rng: random.Random) -> Data:
    few, many = halves(rng, 0, 3)
    question = {"id": "colour", "do": "look", "at": "flop", "colour": "black", "outcomes": [
        {"id": "holdem", "name": named("Hold'em", "ホールデム"), "counts": few},
        {"id": "omaha-8", "name": named("Omaha/8", "オマハ8"), "counts": many},
    ]}  # fmt: skip
    more = {
        "id": "more-cards",
        "do": "deal",
        "when": {"colour": "omaha-8"},
        "to": "players",
        "cards": 2,
        "face": "down",
    }
    flop, bet, *rest = board()
    return bets(rng) | {
        "play": [*own(2), flop, question, more, bet, *rest],
        "showdown": holdem_or_omaha("colour"),
        "odd_chips": {"between": "first-share", "within": "button"},
    }


def chosen(rng: random.Random) -> Data:
    """One of two games is picked after the first cards."""
    first = rng.choice((3, 4))
    question = {"id": "pick", "do": "choose", "outcomes": [
        {"id": "holdem", "name": named("Hold'em", "ホールデム")}, {"id": "omaha-8", "name": named("Omaha/8", "オマハ8")},
    ], "default": rng.choice(("holdem", "omaha-8"))}  # fmt: skip
    discard = {"id": "discard", "do": "discard", "cards": first - 2, "when": {"pick": "holdem"}}
    more = {
        "id": "more",
        "do": "deal",
        "to": "players",
        "cards": 1,
        "face": "down",
        "when": {"pick": "omaha-8"},
    }
    deal, bet = own(first)
    return bets(rng) | {
        "play": [deal, question, discard, *([more] if first == 3 else []), bet, *board()],
        "showdown": holdem_or_omaha("pick"),
        "odd_chips": {"between": "first-share", "within": "button"},
    }  # fmt: skip


def holdem_or_omaha(question: str) -> list[Data]:
    """The shares of two games of which an answer decides."""
    low = {"ranking": "ace-to-five", "own": 2, "board": 3, "qualifier": "8-7-6-5-4", "otherwise": "high"}
    return [
        {"id": "holdem", "name": named("high", "ハイ"), "when": {question: "holdem"}, "ranking": "high", "own": [0, 2], "board": [3, 5]},
        {"id": "high", "when": {question: "omaha-8"}, "ranking": "high", "own": 2, "board": 3},
        {"id": "low", "when": {question: "omaha-8"}, **low},
    ]  # fmt: skip


def divided(rng: random.Random) -> Data:
    first, second = rng.choice(((4, 2), (3, 2), (3, 3), (2, 2)))
    split = {"id": "split", "do": "divide", "hands": [
        {"id": "one", "name": named("first hand", "第1ハンド"), "cards": first},
        {"id": "two", "name": named("second hand", "第2ハンド"), "cards": second},
    ]}  # fmt: skip
    low = rng.choice(("high", *LOWS))
    return bets(rng) | {
        "play": [*own(first + second), split, *board()],
        "showdown": [
            {"id": "one-half", "name": named("first half", ENDS["half"]), "ranking": "high", "hand": "one", "own": 2, "board": 3},
            {"id": "two-half", "name": named("second half", ENDS["rest"]), "ranking": low, "hand": "two", "own": [0, 2], "board": [3, 5]},
        ],
        "odd_chips": {"between": rng.choice(("first-share", "first-seat")), "within": "button"},
    }  # fmt: skip


def stayed(rng: random.Random) -> Data:
    ranking, cards = rng.choice(
        (
            ("two-cards", 2),
            ("three-cards", 3),
            ("three-cards-no-straights", 3),
            ("high", 5),
            ("ace-to-five", 5),
        )
    )
    stay = {"id": "in-or-out", "do": "stay", "said": rng.choice(("together", "in-turn"))}
    stay |= {"cap": rng.choice((5, 10, 50))} if rng.random() < 0.4 else {}
    id_ = "low" if ranking == "ace-to-five" else "high"
    return {
        "forced_bets": {"ante": "empty-pot"},
        "play": [own(cards)[0], stay],
        "showdown": [{"id": id_, "ranking": ranking, "own": cards, "board": 0}],
        "odd_chips": {"within": "button"},
    }


def of_a_suit(rng: random.Random) -> Data:
    """A stud game of which a half goes to a card of one suit face down."""
    first = rng.choice(({"down": 2, "up": 1}, {"down": 1, "up": 2}))
    play: list[Data] = [
        {"id": "third", "do": "deal", "to": "players", "cards": first, "street": "third"},
        {"id": "third-bet", "do": "bet", "size": "small", "first": "bring-in"},
    ]
    for name in ("fourth", "fifth", "sixth")[: rng.choice((2, 3))]:
        play.append(
            {
                "id": name,
                "do": "deal",
                "to": "players",
                "cards": 1,
                "face": rng.choice(("up", "up", "down")),
                "street": name,
            }
        )
        play.append(
            {"id": f"{name}-bet", "do": "bet", "size": "big", "first": "highest-showing", "ranking": "high"}
        )
    suit, way = rng.choice([*SUITS]), rng.choice(("highest-card", "lowest-card", "lowest-card-low-ace"))
    main = rng.choice(("high", *LOWS))
    id_ = "high" if main == "high" else "low"
    return {
        "betting": ["fixed-limit"], "raise_cap": 4, "showing_ties": rng.choice(("suit", "seat")),
        "forced_bets": {"ante": "each", "bring_in": "lowest-card"}, "play": play,
        "showdown": [
            {"id": id_, "ranking": main, "own": 5, "board": 0},
            {"id": "suit", "name": named(suit.removesuffix("s"), SUITS[suit]), "ranking": way, "own": 1, "board": 0, "down_suit": suit, "otherwise": id_},
        ],
        "odd_chips": {"between": "first-share", "within": "suit"},
    }  # fmt: skip


def two_ways(rng: random.Random) -> Data:
    """Hole cards with the board, or all of them alone."""
    use = {"own": rng.choice((1, 2, 3, [1, 2])), "board": 0, "or": {"own": 5, "board": 0}}
    most = use["own"][-1] if isinstance(use["own"], list) else use["own"]
    if isinstance(use["own"], list):
        use["own"] = most
    use["board"] = 5 - most
    ranking = rng.choice(("high", *LOWS))
    id_ = "high" if ranking == "high" else "low"
    return bets(rng) | {
        "play": [*own(5), *board()],
        "showdown": [{"id": id_, "ranking": ranking, **use}],
        "odd_chips": {"within": rng.choice(("button", "suit"))},
    }


def in_rows(rng: random.Random) -> Data:
    """Cards placed in three rows, with or without royalties and Fantasyland."""
    low = rng.random() < 0.25
    middle = (
        {"ranking": "deuce-to-seven", "qualifier": rng.choice(QUALIFIERS)}
        if low
        else {"ranking": "high", "at_least": "front"}
    )
    rows: list[Data] = [
        {"id": "front", "name": named("front", "フロント"), "cards": 3, "ranking": "open-face-front"},
        {"id": "middle", "name": named("middle", "ミドル"), "cards": 5, **middle},
        {
            "id": "back",
            "name": named("back", "バック"),
            "cards": 5,
            "ranking": "high",
            "at_least": "front" if low else "middle",
        },
    ]
    data: Data = {
        "rows": rows, "play": _placing(rng), "points": {"row": rng.choice((1, 2)), "all_rows": rng.choice((0, 3))},
        "players": {"min": 2, "max": rng.choice((2, 3))},
    }  # fmt: skip
    if rng.random() < 0.3:
        data["points"]["most_rows"] = 1
    if rng.random() < 0.7:
        data["royalties"] = [
            {"row": "front", "hand": "pair of queens", "points": rng.choice((1, 7))},
            {"row": "front", "hand": "three of a kind", "points": 10},
            {"row": "back", "hand": "flush", "points": 4},
            {"row": "back", "hand": "royal flush", "points": rng.choice((15, 25))},
        ] + [{"row": "middle", "hand": "7-5-4-3-2" if low else "royal flush", "points": 8}]  # fmt: skip
        if rng.random() < 0.7 and data["play"][0]["dealt"] != "closed":
            cards = rng.choice((13, 14))
            data["fantasyland"] = {
                "enter": [
                    {"row": "front", "hand": rng.choice(("pair of queens", "pair of kings")), "cards": cards}
                ],
                "stay": [
                    {"row": "front", "hand": "three of a kind"},
                    {"row": "back", "hand": "four of a kind"},
                ],
                "stay_cards": cards,
            }
    if rng.random() < 0.3:
        data["win_cap"] = rng.choice(("both-stacks", "stacks-at-start", "payer"))
    return data


def _placing(rng: random.Random) -> list[Data]:
    """How thirteen cards come into the rows."""
    if rng.random() < 0.15:
        return [{"id": "thirteen", "do": "place", "receive": 13, "place": 13, "dealt": "closed"}]
    first = {
        "id": "first-five",
        "do": "place",
        "receive": 5,
        "place": 5,
        "dealt": rng.choice(("together", "together", "face-up")),
    }
    place, rounds = rng.choice(((1, 8), (2, 4), (4, 2)))
    thrown = rng.choice((0, 1)) if place == 2 else 0
    dealt = (
        rng.choice(("together", "face-up", "on-turn")) if not thrown else rng.choice(("together", "on-turn"))
    )
    return [
        first,
        {
            "id": "later",
            "do": "place",
            "receive": place + thrown,
            "place": place,
            "rounds": rounds,
            "dealt": dealt,
        },
    ]


KINDS: dict[str, Callable[[random.Random], Data]] = {
    "rolled": rolled, "turned-down": turned_down, "looked": looked, "chosen": chosen, "divided": divided, "stayed": stayed,
    "of-a-suit": of_a_suit, "two-ways": two_ways, "in-rows": in_rows,
}  # fmt: skip
FAMILIES = {"stayed": "stud", "of-a-suit": "stud", "in-rows": "open-face"}
