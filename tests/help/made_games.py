"""Games that nobody has made: game files put together at random from the whole vocabulary of the schema.

A made game is a mapping as a file has it. Most are legal; what is not has to be refused by `check` with a reason. The same
number always makes the same game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

from made_kinds import game_of_kind
from real_book import GAMES, ROOT, real_book

from poker_rulebook.book import schema
from poker_rulebook.book.checks.choices import wrong_choices
from poker_rulebook.book.checks.game_file import findings
from poker_rulebook.book.checks.subject import digest
from poker_rulebook.book.load import Book, load
from poker_rulebook.book.model import Example, Game, build_game
from poker_rulebook.book.parts import Data
from poker_rulebook.book.source import Source
from poker_rulebook.book.steps import Choose
from poker_rulebook.cards import rank_of, text, texts
from poker_rulebook.play.chance import random_hand, simple_placing
from poker_rulebook.play.events import Rolled
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.rows import rules_of
from poker_rulebook.play.script import played
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import HandError, Ranking, threshold

BET_ON = ("left-of-button",) * 4 + ("opener",)
ORDINAL = ("first", "second", "third", "fourth", "fifth")
STREETS = {"board": ("flop", "turn", "river"), "up": ("fourth", "fifth", "sixth", "seventh")}
HANDS = (
    "pair of jacks", "pair of nines", "two pair", "three of a kind", "straight", "flush", "8-7-6-5-4", "9-8-7-6-4",
    "T-9-8-7-5", "7-6-5-4-2", "no pair", "three-card badugi", "pair", "kings up",
)  # fmt: skip
USUAL = ("high", "ace-to-five", "deuce-to-seven", "badugi", "short-deck")
NAMED_SHARES = ("high", "low", "middle", "draw", "points", "upper", "lower")


def named(en: str, ja: str) -> Data:
    return {"en": en, "ja": ja}


def _told(en: str, ja: str) -> Data:
    """A rule in words, which says what its Japanese was made from."""
    return {**named(en, ja), "of": digest(en)}


def made_game(number: int) -> Data:
    """The file of the game with this number; with each fifth one something has gone wrong, perhaps."""
    maker = _Maker(random.Random(number), random.Random(f"since {number}"))
    if number % 4 == 3:
        return game_of_kind(maker.rng, f"made-{number}")
    data = maker.game(f"made-{number}")
    return _slipped(data, maker.rng) if number % 5 == 0 else data


@cache
def _rankings() -> tuple[Ranking, ...]:
    return tuple(real_book().rankings.values())


@cache
def _qualifiers(ranking: Ranking) -> tuple[str, ...]:
    """Hands of the list that a ranking has."""

    def known(hand: str) -> bool:
        try:
            return threshold(ranking, hand) > 1
        except HandError:
            return False

    return tuple(filter(known, HANDS))


class _Maker:
    """One game as it grows.

    play        its steps so far; down, up: own cards of a player; slots: those of the board, with those face down
    boards      separate boards of the drawn board, each with its slots in order; none for a board in one line
    since       chance for what was added to the vocabulary of made games later, so that the others stay as they were
    """

    def __init__(self, rng: random.Random, since: random.Random):
        self.rng, self.since = rng, since
        self.play: list[Data] = []
        self.data: Data = {}
        self.down = self.up = self.opened = 0
        self.named = self.maybe(0.85)  # whether its streets have names
        self.refusable = self.maybe(0.05)  # whether a single card may be refused at every draw
        self.waiting: list[list[str]] = []  # slots of the drawn board that come together, still to be dealt
        self.hidden: list[list[str]] = []  # the same of those that lie face down

    def maybe(self, chance: float) -> bool:
        return self.rng.random() < chance

    @property
    def held(self) -> int:
        return self.down + self.up

    def game(self, id_: str) -> Data:
        rng = self.rng
        self.kind = rng.choice(("flop", "flop", "stud", "draw", "hybrid"))
        self.data = {
            "id": id_,
            "name": named(f"Made {id_[5:]}", f"作り物{id_[5:]}"),
            "reading": "つくりもの",
            "family": self.kind,
            "players": {"min": 2, "max": rng.choice((3, 4, 6, 8))},
            "deck": rng.choice(("standard-52",) * 7 + tuple(real_book().decks)),
        }
        self._betting()
        if self.kind in ("flop", "hybrid") and self.maybe(0.5):
            self._draw_board()
        self._deal_and_bet()
        self._cards()
        self._pot()
        if any("highest" in step.get("first", "") or "lowest" in step.get("first", "") for step in self.play):
            self.data["showing_ties"] = rng.choice(("suit", "seat", "button"))
        if self.maybe(0.3):
            self.data["based_on"] = rng.choice(sorted(real_book().games.paths))
        if self.maybe(0.3):
            self._options()
        self._players()
        self.data["sources"] = [{"title": "Nobody"}]
        return self.data

    def _players(self) -> None:
        """Mostly no more players than the deck serves."""
        own = self.held + sum(step["do"] == "deal" for step in self.play[1:])
        board = self.opened + sum(
            len(step["slots"]) for step in self.play if "slots" in step and step["do"] == "deal"
        )
        serves = (real_book().decks[self.data["deck"]].size - board - 6) // max(1, own)
        if self.maybe(0.97):
            self.data["players"]["max"] = max(2, min(self.data["players"]["max"], serves))

    # --- formats and forced bets

    def _betting(self) -> None:
        rng = self.rng
        self.data["betting"] = rng.choice(
            (["fixed-limit"], ["pot-limit"], ["no-limit"], ["fixed-limit", "no-limit"])
        )
        if "fixed-limit" in self.data["betting"]:
            self.data["raise_cap"] = rng.choice((3, 4, 5, "none"))
            for key, words in (("check_raise", ("barred",)), ("short_all_in", ("complete", "full-raise"))):
                if self.maybe(0.1):
                    self.data[key] = rng.choice(words)
        if self.kind == "stud" and self.maybe(0.6):
            ante = rng.choice(("each", "each", "each", "button"))
            way = rng.choice(("lowest-card", "highest-card-ace-low", "highest-card-ace-high"))
            self.data["forced_bets"] = {"ante": ante, "bring_in": way}
            return
        forced: list[Data] = [{"blinds": ["small", "big"]}] * 5
        forced += [{"blinds": ["button"]}, {"ante": "each"}, {"blinds": ["button"], "ante": "each"}]
        forced += [
            {"blinds": ["small", "big"], "ante": "big-blind"},
            {"blinds": ["small", "big"], "ante": "each"},
        ]
        forced += [{"blinds": ["small", "big"], "small_blind": rng.choice(("button", "both"))}]
        self.data["forced_bets"] = deepcopy(rng.choice(forced))

    def _first(self) -> str:
        forced = self.data["forced_bets"]
        if "bring_in" in forced:
            return "bring-in"
        return "left-of-big-blind" if "big" in forced.get("blinds", ()) else "left-of-button"

    # --- boards

    def _draw_board(self) -> None:
        """Separate boards, perhaps with one removed; or one from each row, or a grid of rows and columns."""
        rng = self.rng
        rows, long = rng.choice(((2, 5), (2, 5), (2, 3), (3, 3), (3, 5), (5, 2), (4, 2), (3, 4)))
        grid = [[f"{'abcde'[row]}{n + 1}" for n in range(long)] for row in range(rows)]
        layout: Data = {"id": "drawn", "grid": grid}
        form = rng.choice(("boards", "boards", "boards", "each", "grid"))
        names = (
            ("upper board", "上のボード"),
            ("middle board", "中央のボード"),
            ("lower board", "下のボード"),
        )
        which = (
            names
            if rows == 3
            else names[::2]
            if rows == 2
            else [(f"{ORDINAL[n]} board", f"{n + 1}番目のボード") for n in range(rows)]
        )
        lines = [
            {"id": f"line-{n + 1}", "name": named(*which[n]), "slots": row} for n, row in enumerate(grid)
        ]
        if form == "each":
            layout["one_from_each"] = "row"
        elif form == "grid":
            columns = [[row[n] for row in grid] for n in range(long)]
            more = [{"id": f"column-{n + 1}", "name": named(f"column {n + 1}", f"{n + 1}列目"), "slots": column}
                    for n, column in enumerate(columns) if len(column) == long]  # fmt: skip
            layout["lines"] = [*lines, *more]
        else:
            layout["lines"] = lines
        if self.maybe(0.3):
            layout["name"] = named("square", "正方形")
        self.data["board"] = [layout]
        steps = [1] * long
        if long >= 3 and self.maybe(0.6):
            steps = [3] + [1] * (long - 3)
        elif self.maybe(0.3):
            steps = [long]
        at = 0
        for n in steps:
            self.waiting.append([slot for row in grid for slot in row[at : at + n]])
            at += n
        self.form, self.rows, self.long = form, rows, long

    def _open(self, face: str = "up") -> None:
        """Deal to the board what comes next."""
        if "board" in self.data:
            slots = self.waiting.pop(0)
            step: Data = {"do": "deal", "to": "board", "slots": slots, "face": face}
            if face == "down":
                self.hidden.append(slots)
        else:
            n = 3 if not self.opened and (self.named or self.maybe(0.5)) else self.rng.choice((1, 1, 1, 2))
            step = {"do": "deal", "to": "board", "cards": n, "face": "up"}
            self.opened += n
        done = sum("street" in other and other.get("to") == "board" for other in self.play)
        if face == "up" and done < 3 and self.named:
            step["street"] = STREETS["board"][done]
        self.add("open", step)

    # --- play

    def add(self, id_: str, step: Data) -> None:
        taken = {other["id"] for other in self.play}
        name = next(name for n in range(1, 60) if (name := f"{id_}-{n}") not in taken)
        self.play.append({"id": name, **step})

    def _deal_and_bet(self) -> None:
        rng = self.rng
        if self.kind == "stud":
            self.down, self.up = rng.choice((2, 2, 1, 1, 3)), rng.choice((1, 1, 1, 2))
            self.add(
                "own",
                {
                    "do": "deal",
                    "to": "players",
                    "cards": {"down": self.down, "up": self.up},
                    "street": "third",
                },
            )
        else:
            self.down = rng.choice((2, 3, 4, 5, 6)) if self.kind == "flop" else rng.choice((4, 5, 5, 6))
            face = "down"
            if self.kind == "flop" and self.maybe(0.05):
                face, self.up, self.down = "up", self.down, 0
            self.add("own", {"do": "deal", "to": "players", "cards": self.held, "face": face})
        if self.waiting and self.maybe(0.25):
            while self.waiting:
                self._open("down")
            if self.maybe(0.5):
                self.hidden = (
                    [[slot for slots in self.hidden for slot in slots]] if self.maybe(0.3) else self.hidden
                )
        self._bet(first=True)
        for _ in range(rng.choice((2, 3, 3, 4))):
            self._street()
        if self.kind in ("draw", "stud") and self.maybe(0.08):
            self._take()
            self._bet()
            return
        while self.waiting:
            self._open()
            self._bet()
        while self.hidden:
            self._turn_up()
            self._bet()

    def _street(self) -> None:
        rng = self.rng
        events: list[Any] = {
            "flop": [self._open] * 6 + [self._discard, self._late, self._draw],
            "hybrid": [self._open] * 4 + [self._draw] * 4 + [self._late, self._discard],
            "draw": [self._draw] * 6 + [self._discard, self._pass, self._expose, self._late],
            "stud": [self._upcard] * 8 + [self._draw, self._discard, self._late, self._expose, self._pass],
        }[self.kind]
        for _ in range(rng.choice((1, 1, 1, 1, 2))):
            event = rng.choice(events)
            if event == self._open and "board" in self.data and not self.waiting:
                event = self._turn_up if self.hidden else self._draw
            event()
        if self.maybe(0.93):
            self._bet()

    def _bet(self, *, first: bool = False) -> None:
        rng = self.rng
        rounds = sum(step["do"] == "bet" for step in self.play)
        bet: Data = {"do": "bet", "size": "small" if rounds < 2 else "big", "first": rng.choice(BET_ON)}
        if first:
            bet["first"] = self._first()
            free = bet["first"] == "left-of-button" and "blinds" not in self.data["forced_bets"]
            if free and self.kind == "draw" and self.maybe(0.3):
                bet |= {"openers": {"hand": "pair of jacks", "ranking": "high"}, "if_passed": "carry-over"}
            elif free and self.maybe(0.15):
                bet["opening"] = "forced"
            elif bet["first"] == "left-of-big-blind" and self.maybe(0.05):
                bet |= rng.choice(({"limping": "barred"}, {"jam_or_fold": "yes"}))
        elif self.maybe(0.1):
            bet["first"] = "same-order"
        elif self.up and self.maybe(0.8):
            bet |= rng.choice(
                (
                    {"first": "highest-showing", "ranking": "high"},
                    {"first": "lowest-showing", "ranking": "ace-to-five"},
                )
            )
        if self.maybe(0.05):
            bet["size"] = rng.choice(("either", "small-or-pair"))
        if not first and self.down > 2 and self.maybe(0.05):
            bet["turn_up"] = 1
            self.down, self.up = self.down - 1, self.up + 1
        elif self.held > 3 and self.kind in ("flop", "hybrid") and self.maybe(0.05) and first:
            bet["discard"] = [0, 1]
        self.add("bet", bet)

    def _draw(self) -> None:
        if sum(step["do"] == "draw" for step in self.play) > 2 and self.maybe(0.95):
            return
        most = self.held if self.maybe(0.7) else self.rng.randint(1, max(1, self.held))
        draw: Data = {"do": "draw", "cards": [0, most]}
        if self.refusable:
            draw["single"] = "refusable"
        self.add("draw", draw)

    def _discard(self) -> None:
        if self.held > (2 if self.opened or self.waiting else 5):
            step: Data = {"do": "discard", "cards": 1}
            if self.up and self.down > 1 and self.maybe(0.7):
                step["from"] = "down"
            self.add("discard", step)
            self.down -= 1

    def _upcard(self) -> None:
        step: Data = {
            "do": "deal",
            "to": "players",
            "cards": 1,
            "face": self.rng.choice(("up", "up", "up", "down")),
        }
        if self.maybe(0.05) and any(before["do"] == "expose" for before in self.play):
            step["face"] = "by-exposure"
        done = sum(step.get("street") in STREETS["up"] for step in self.play)
        if done < 4 and self.named:
            step["street"] = STREETS["up"][done]
        if step["face"] == "down":
            self.down += 1
            if self.maybe(0.3):
                step["if_short"] = "community-card"
        else:
            self.up += 1
        self.add("card", step)

    def _late(self) -> None:
        self.add("late", {"do": "deal", "to": "players", "cards": 1, "face": "down"})
        self.down += 1

    def _pass(self) -> None:
        if self.held > 1:
            cards = self.rng.randint(1, self.held - 1)
            self.add(
                "pass",
                {"do": "pass", "cards": cards, "direction": self.rng.choice(("left", "across", "right"))},
            )

    def _expose(self) -> None:
        if self.down > 1:
            sure = self.maybe(0.5)
            self.add("expose", {"do": "expose", "cards": 1 if sure else [0, 1]})
            self.down, self.up = self.down - 1, self.up + sure

    def _take(self) -> None:
        self.add(
            "take", {"do": "take", "turns": self.rng.randint(1, 3), "face": self.rng.choice(("up", "down"))}
        )

    def _turn_up(self) -> None:
        n = len(self.play)
        self.add(
            "turn-up", {"do": "turn-up", "slots": self.hidden.pop(0), "name": named(f"part {n}", f"{n}枚目")}
        )

    # --- wild cards

    def _cards(self) -> None:
        rng = self.rng
        jokers = real_book().decks[self.data["deck"]].jokers
        if jokers:
            self.data["joker"] = rng.choice(("bug", "wild", "by-face") if jokers == 1 else ("bug", "wild"))
        elif self.maybe(0.12):
            slots = [slot for step in self.play for slot in step.get("slots", ())]
            slots = slots or [str(n + 1) for n in range(self.opened)]
            kinds: list[Data] = [{"ranks": rng.choice(([2], ["A"], [9, "T"]))}]
            kinds += [{"rank_of": rng.choice(slots)}] * 2 if slots else []
            kinds += [{"after": "Q"}, {"lowest": "own-down-card"}] if self.kind == "stud" else []
            self.data["wild"] = rng.choice(kinds)
            self.data["family"] = "wild"
        if self.kind == "stud" and self.maybe(0.05):
            self.data["extra_card"] = {"on": "4", "face": rng.choice(("up", "down"))}

    # --- the pot

    def _pot(self) -> None:
        rng = self.rng
        board = self._board_cards()
        if "board" in self.data and self.form == "boards":
            if self.maybe(0.2) and not self.data.get("wild"):
                self._remove()
                shares = self._some_shares(board)
            elif self.maybe(0.6):
                shares = self._by_board()
            else:
                shares = self._some_shares(board)
        else:
            shares = self._some_shares(board)
        self.data["play"], self.data["showdown"] = self.play, shares
        open_to_all = any("qualifier" not in share and "down_suit" not in share for share in shares)
        if not open_to_all or (len(shares) == 1 and "qualifier" in shares[0]):
            self.data["if_nobody_qualifies"] = rng.choice(("strongest-hand", "all-players", "carry-over"))
        if len(shares) == 2 and open_to_all and all("qualifier" not in s for s in shares) and self.maybe(0.2):
            declare = {"do": "declare", "no_chip": shares[1]["id"], "one_chip": shares[0]["id"]}
            self.add("declare", declare | ({"said": "in-turn"} if self.maybe(0.3) else {}))
        within = rng.choice(("button", "button", "suit", "all-own-cards"))
        self.data["odd_chips"] = {"within": within}
        first_won = (
            len(shares) == 2 and "qualifier" in shares[0] and "otherwise" not in shares[0] and self.maybe(0.3)
        )
        if first_won:
            self.data["pot_goes_to"] = "first-share-that-qualifies"
        elif len(shares) > 1:
            self.data["odd_chips"]["between"] = rng.choice(("first-share", "first-share", "first-seat"))
        if self.maybe(0.03):
            self.data["equal_hands"] = "suit"

    def _board_cards(self) -> int:
        """Board cards from which a hand may be made."""
        if "board" not in self.data:
            return self.opened
        return (
            self.rows
            if self.form == "each"
            else min(self.rows, self.long)
            if self.form == "grid"
            else self.long
        )

    def _remove(self) -> None:
        rivers = [row[-1] for row in self.data["board"][0]["grid"]]
        at = next(
            (n for n in range(len(self.play), 0, -1) if self.play[n - 1]["do"] in ("deal", "turn-up")), 0
        )
        tie = self.rng.choice(("keep-all", "keep-highest-suit", "house-wins"))
        self.play.insert(at, {"id": "remove", "do": "remove", "lowest": rivers, "if_all_tie": tie})

    def _suited(self) -> list[Ranking]:
        """Rankings that rank every card of the deck."""
        ranks = {rank_of(card) for card in real_book().decks[self.data["deck"]].cards}
        return [ranking for ranking in _rankings() if ranks.issubset(ranking.rules.ranks)]

    def _share(self, id_: str, board: int, lines: Sequence[str] = ()) -> Data:
        """A share that some hand can win.    board    cards that may be used of it; lines: of these alone"""
        rng = self.rng
        usual = [r for r in self._suited() if r.id in USUAL]
        rankings = [rng.choice(usual * 4 + self._suited()) for _ in range(9)]
        ranking, ways = next(
            (r, ways)
            for r in [*rankings, real_book().rankings["highest-card"]]
            if (ways := self._ways(r, board))
        )
        share = {"id": id_, "ranking": ranking.id, **rng.choice(ways)}
        if lines and share["board"] != 0:
            share["lines"] = list(lines)
        if self.maybe(0.3) and (hands := _qualifiers(ranking)):
            share["qualifier"] = rng.choice(hands)
        rules = ranking.rules
        if rules.compare in ("points", "total") or rules.ahead:
            share.pop("qualifier", None)
        if rules.classes == ("straight",):
            share.setdefault("qualifier", "straight")
        return share

    def _ways(self, ranking: Ranking, board: int) -> list[Data]:
        """Own and board cards that make a hand of the ranking."""
        size, compare, held = ranking.size, ranking.rules.compare, self.held
        if compare == "total":
            return [{"own": "all", "board": 0}]
        if size == 1:
            return [{"own": 1, "board": 0}]
        if ranking.rules.at_most is not None:
            return [{"own": [1, min(size, held)], "board": 0}]
        ways: list[Data] = []
        if ranking.smallest < size:
            ways.append({"own": [1, min(size, held)], "board": 0})
        elif held >= size:
            ways.append({"own": size, "board": 0})
        few = [n for n in range(1, min(held, size - 1) + 1) if size - n <= board]
        ways += [{"own": n, "board": size - n} for n in few] * 3
        low, high = max(0, size - board), min(held, size)
        if "board" in self.data and self.form == "each":
            exactly = {"own": size - board, "board": board}
            return ways + ([exactly] * 3 if 0 < size - board <= held else [])
        if board and low < high:
            ways += [{"own": [low, high], "board": [size - high, size - low]}] * 3
        return ways

    def _some_shares(self, board: int) -> list[Data]:
        n = self.rng.choice((1, 1, 1, 2, 2, 2, 2, 3, 4))
        shares = [self._share(id_, board) for id_ in self.rng.sample(NAMED_SHARES, n)]
        for share in shares if self.maybe(0.97) else ():
            right = self._called(share["ranking"])
            share["id"] = right if right not in {other["id"] for other in shares} else share["id"]
        return self._with_takers([self._apart(share) for share in shares])

    def _called(self, ranking: str) -> str:
        rules = real_book().rankings[ranking].rules
        if rules.compare in ("points", "total"):
            return "points"
        return "badugi" if ranking.startswith("badugi") else "low" if rules.wins_lowest else "high"

    def _apart(self, share: Data) -> Data:
        """A share with a name where its id would say another ranking."""
        usual = share["id"] in ("middle", "draw", "upper", "lower", self._called(share["ranking"]))
        other = (
            {}
            if usual or self.maybe(0.03)
            else {"id": f"{share['id']}-side", "name": named(f"{share['id']} side", f"{share['id']}の側")}
        )
        return share | other

    def _by_board(self) -> list[Data]:
        """A share for each board, or two: high and low on each; or another hand wins on each."""
        lines = self.data["board"][0]["lines"]
        if self.since.random() < 0.25:
            apart = [self._share(line["id"], self.long, [line["id"]]) for line in lines]
            return self._with_takers(
                [share | {"name": line["name"]} for share, line in zip(apart, lines, strict=True)]
            )
        shares: list[Data] = []
        one, other = self._share("x", self.long, ["x"]), self._share("x", self.long, ["x"])
        two = self.maybe(0.5) and len(lines) < 4
        for line in lines:
            for n, share in enumerate((one, other) if two else (one,)):
                kind = (("high", "ハイ"), ("low", "ロー"))[n]
                en, ja = line["name"]["en"], line["name"]["ja"]
                name = named(f"{kind[0]} of the {en}", f"{ja}の{kind[1]}") if two else named(en, ja)
                made = {**deepcopy(share), "id": f"{line['id']}-{kind[0]}", "name": name}
                shares.append(made | ({"lines": [line["id"]]} if "lines" in made else {}))
        return self._with_takers(shares)

    def _with_takers(self, shares: list[Data]) -> list[Data]:
        """Most parts for which nobody may qualify go to another one."""
        for n, share in enumerate(shares):
            if "qualifier" in share and len(shares) > 1:
                if n % 2 and self.maybe(0.7):
                    share["otherwise"] = shares[n - 1]["id"]
                elif self.maybe(0.95):
                    share["otherwise"] = self.rng.choice(
                        [other["id"] for other in shares if other is not share]
                    )
        return shares

    # --- options

    def _options(self) -> None:
        """Rules that rooms play differently: of a draw, of a share, of a betting round."""
        changes: list[Data] = []
        for step in self.play:
            if step["do"] == "draw" and step["cards"][1] > 1:
                changes.append({"set": {f"play.{step['id']}.cards": [0, step["cards"][1] - 1]}})
            elif step["do"] == "bet" and step is not self.play[-1]:
                changes.append({"drop": [step["id"]]})
        for share in self.data["showdown"]:
            changes.append({"set": {f"showdown.{share['id']}.ranking": self.rng.choice(self._suited()).id}})
        choice = {
            "id": "other",
            **_told("The other way.", "もう一方のルールによる。"),
            **self.rng.choice(changes),
        }
        usual = {"id": "usual", **_told("As it is written.", "書かれているとおりとする。")}
        self.data["options"] = [{"id": "room", "name": named("Room", "店"), "choices": [usual, choice]}]


# --- made games as a book has them


def reasons(data: Data) -> list[tuple[str, str]]:
    """Why `check` refuses a file, as messages with their hints; nothing for a legal game."""
    book = real_book()
    if not schema.fits(data, book.reader.schemas, "game", "examples"):
        source = Source("made.yaml", data)
        return [(p.message, p.hint) for p in schema.problems(source, book.reader.schemas, "game", "examples")]
    found = [*findings(data, book.known)] or [*wrong_choices(data, book.known)]
    return [(message, hint) for _, message, hint in found]


def made_book(folder: Path, games: Iterable[Data]) -> Book:
    """The book with these games more, each with an example that was played; without those that never come to a showdown."""
    paths = []
    for data in games:
        if example := _played(data):
            paths.append(folder / f"{data['id']}.yaml")
            paths[-1].write_text(json.dumps({**data, "examples": [example]}), encoding="utf-8")
    book = load(ROOT, paths)
    book.take_over(real_book(), set(GAMES))
    return book


def _played(data: Data) -> Data:
    """The showdown of a hand in which nobody has folded, as an example; nothing where no hand comes to one."""
    book = real_book()
    game = build_game(data, book.decks, book.rankings, book.common_options, {})
    fewest = game.players[0]
    names = "ABCDEFGHIJ"[:fewest]
    if game.open_face:
        return _placed(game)
    hands = (_called(game, fewest, random.Random(seed)) for seed in range(99))
    shown = (hand for hand in hands if hand.players == fewest and hand.compared and not hand.community)
    if (hand := next(shown, None)) is None:
        return {}
    held = [hand.divided.get(seat, own) for seat, own in enumerate(hand.own)]
    seats = {name: _as_held(cards) for name, cards in zip(names, held, strict=True)}
    board = {slot: text(card) for slot, card in {**hand.board, **hand.aside}.items()}
    example: Data = {"id": "played", "title": named("Two hands", "2人のハンド"), "seats": seats, "pot": 10}
    example["rolls"] = {event.step: event.total for event in hand.log if isinstance(event, Rolled)}
    example["chosen"] = {step.id: hand.outcomes[step.id] for step in game.play if isinstance(step, Choose)}
    if hand.declared:
        example["declared"] = {names[seat]: word for seat, word in hand.declared.items()}
    if game.joker == "by-face":
        example["exposed"] = {name: texts(up) for name, up in zip(names, hand.up, strict=True) if up}
    if board:
        example["board"] = board
    example = {key: value for key, value in example.items() if value}
    verdicts = played(game, Example(**example)).judgement.shares
    return example | {"wins": {share: list(verdict.winners) for share, verdict in verdicts.items()}}


def _as_held(cards: Any) -> Any:
    return {name: texts(part) for name, part in cards.items()} if isinstance(cards, dict) else texts(cards)


def _placed(game: Game) -> Data:
    """The finished layouts of a deal, as an example."""
    stacks = [100] * game.players[0]
    deal = random_hand(
        game,
        FOR_POINTS,
        stacks,
        random.Random(1),
        lambda asked, rng: simple_placing(rules_of(game), asked, rng),
    )
    seats = {name: _as_held(dict(deal.layout(seat))) for seat, name in enumerate("AB")}
    points = dict(zip("AB", deal.points, strict=True))
    example = {"id": "played", "title": named("Two layouts", "2人の並べ方"), "seats": seats, "points": points}
    return example | ({"stacks": dict.fromkeys("AB", 100)} if rules_of(game).win_cap != "none" else {})


def _called(game: Game, seats: int, rng: random.Random) -> Hand:
    return random_hand(game, usual_stakes(game), [500] * seats, rng)


# --- slips


def _slipped(data: Data, rng: random.Random) -> Data:
    """The same with one value or key changed somewhere: another word, a number more or less, a line that is missing."""
    changed = deepcopy(data)
    written = [place for place in _places(changed) if place[0] not in ("id", "name", "reading", "sources")]
    places = [place for place in written if place[-1] not in ("id", "do", "en", "ja")]
    at = rng.choice(places)
    inside: Any = changed
    for key in at[:-1]:
        inside = inside[key]
    last, value = at[-1], inside[at[-1]]
    if isinstance(value, bool) or rng.random() < 0.15:
        del inside[last]
    elif isinstance(value, int):
        inside[last] = max(0, value + rng.choice((-1, 1, 2)))
    elif isinstance(value, str) and len(words := _words_beside(value)) > 1:
        inside[last] = rng.choice([word for word in words if word != value])
    else:
        del inside[last]
    return changed


def _places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys: Any = (
        value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    )
    found = [(*at, key) for key in keys]
    return found + [inner for key in keys for inner in _places(value[key], (*at, key))]


@cache
def _words_beside(word: str) -> tuple[str, ...]:
    """The words of the schema that may stand where this one does, or names of the same kind."""
    book = real_book()
    lists = [
        tuple(book.decks),
        tuple(book.rankings),
        *_enums(schema.contents(book.reader.schemas / "game.schema.json")),
    ]
    return next((words for words in lists if word in words), ())


def _enums(part: Any) -> list[tuple[str, ...]]:
    if isinstance(part, dict):
        own = [tuple(part["enum"])] if isinstance(part.get("enum"), list) else []
        return own + [words for value in part.values() for words in _enums(value)]
    return [words for value in part for words in _enums(value)] if isinstance(part, list) else []
