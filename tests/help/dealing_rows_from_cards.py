"""A dealer who has nothing but the table card of an open-face game: rows, points, royalties and Fantasyland as it says them."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import pairwise
from typing import Any

from named_hands import weakest
from reading_cards import Asked, Data, Said, bare, deck_of, id_of, named, parts, read
from real_book import real_book

from poker_rulebook.book.model import Game, build_game
from poker_rulebook.cards import RANKS
from poker_rulebook.document.tree import TableRow
from poker_rulebook.document.views import TableCard
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, say
from poker_rulebook.language.wording import cards_of, hand_kind, hand_name
from poker_rulebook.play.chance import random_hand, simple_placing
from poker_rulebook.play.dealer import repeatable
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.rows import rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.open_face_rules import foul_points

CAPS = ("both-stacks", "stacks-at-start", "payer")


def row_deals(game: Game, number: int) -> Iterator[Hand]:
    """Deals one after the other, the same each time, with stacks for which a win cap matters."""
    rng, rules = random.Random(game.id), rules_of(game)
    there: Mapping[int, int] = {}
    numbers = rules.fantasyland.numbers
    for _ in range(number):
        stacks = [rng.randint(4, 60) for _ in range(rng.randint(*game.players))]
        if numbers and not there and rng.random() < 0.4:
            there = {rng.randrange(len(stacks)): rng.choice(numbers)}
        there = {seat: n for seat, n in there.items() if seat < len(stacks)}
        deal = random_hand(
            game, FOR_POINTS, stacks, rng, lambda asked, rng: simple_placing(rules, asked, rng), repeatable, there
        )  # fmt: skip
        there = deal.next_deal
        yield deal


class RowReader:
    """What stands on the card of an open-face game, by the keys of its sentences."""

    def __init__(self, card: TableCard):
        self.card = card
        self.facts = {it.key: it.values for it in (read(fact.text) for fact in card.facts)}
        self.lines = [read(line) for line in (*card.showdown, *card.special)]
        self.said = {it.key: it.values for it in self.lines}
        self.tables = {id_of(plain(table.title)): table.rows for table in card.royalties}

    def game(self) -> Game:
        """Raises Asked."""
        players = self.facts["card-players"]
        data: Data = {
            "id": "card", "name": named("card"), "reading": "card", "family": "open-face", "sources": (),
            "players": {"min": players["low"], "max": players["high"]}, "deck": deck_of(self.facts), "rows": self.rows,
            "play": [*self._play()], "points": self._points(), "royalties": [*self._royalties()],
            "win_cap": self._win_cap(), **self._fantasyland(),
        }  # fmt: skip
        book = real_book()
        game = build_game(data, book.decks, book.rankings, book.common_options, {})
        foul = self.needs(
            "rows-card-foul-royalties" if self.tables else "rows-card-foul", "what a foul costs"
        )
        assert foul["n"] == foul_points(rules_of(game))
        return game

    def needs(self, key: str, what: str) -> Mapping[str, Any]:
        if key not in self.said:
            raise Asked(what)
        return self.said[key]

    # --- placing

    def _play(self) -> Iterator[Data]:
        for number, street in enumerate(self.card.streets):
            said, *more = parts(street.dealt)
            rounds = next((it.values["n"] for it in more if it.key == "short-place-times"), 1)
            step = {"id": f"{number}", "do": "place", "receive": said.values["n"], "rounds": rounds}
            yield step | {"place": said.values.get("placed", said.values["n"]), "dealt": self._way(said.key)}

    def _way(self, key: str) -> str:
        """How the cards of a street come, and how they are laid."""
        if key.endswith("-on-turn"):
            if not {"rows-lay-on-turn", "rows-lay-some-on-turn"} & self.said.keys():
                raise Asked("whose turn it is")
            return "on-turn"
        if key.endswith("-face-up"):
            self.needs("rows-deal-face-up", "how cards are dealt face up")
            return "face-up"
        if "rows-deal-closed" in self.said:
            return "closed"
        self.needs("rows-deal-together", "how the cards are dealt")
        return "together"

    # --- rows

    @cached_property
    def rows(self) -> list[Data]:
        sizes = [it.values for it in parts(self.facts["rows-card-rows"]["rows"])]
        rows: list[Data] = [{"name": named(plain(it["row"])), "cards": it["n"]} for it in sizes]
        for row in rows:
            row["id"] = id_of(row["name"]["en"])
            row["ranking"] = self._ranking(row["id"], row["cards"])
        for said in parts(self.needs("rows-card-order", "which layouts are no foul")["order"]):
            self._order(said, {row["id"]: row for row in rows})
        return rows

    def _order(self, said: Said, rows: Mapping[str, Data]) -> None:
        """A chain of rows of which each has to be as strong as the one before; or what a row has to have by itself."""
        if said.key == "rows-card-chain":
            chain = [id_of(plain(it)) for it in said.values["rows"]]
            for weaker, row in pairwise(chain):
                rows[row]["at_least"] = weaker
        else:
            row = rows[id_of(plain(said.values["row"]))]
            row["qualifier"] = _called(row["ranking"], said.values["hand"])

    def _ranking(self, row: str, cards: int) -> str:
        """The ranking of a row: by the classes or the kind of its hands, or by the best that brings points."""
        for said in self.lines:
            if said.key == "rows-card-classes" and row == id_of(plain(said.values["row"])):
                return _meant(
                    row, (it for it in _rankings(cards) if _classes(it) == [*said.values["classes"]])
                )
            if said.key == "rows-card-kind" and row in map(id_of, map(plain, said.values["rows"])):
                return _meant(row, (it for it in _rankings(cards) if hand_kind(it) == said.values["kind"]))
        if row not in self.tables:
            raise Asked(f"how hands compare in the row {row}")
        best = bare(self.tables[row][0].cells[0])
        return _meant(row, (it for it in _rankings(cards) if _is_best(it, best)))

    # --- points

    def _points(self) -> Data:
        more = {"all_rows": "rows-card-all", "most_rows": "rows-card-most"}
        points = {name: self.said[key]["n"] if key in self.said else 0 for name, key in more.items()}
        return {"row": self.needs("rows-card-row", "what a row brings")["n"], **points}

    def _royalties(self) -> Iterator[Data]:
        ranking = {row["id"]: row["ranking"] for row in self.rows}
        for row, lines in self.tables.items():
            for line in reversed(lines):
                for hand, points in _royalty(ranking[row], line):
                    yield {"row": row, "hand": hand, "points": points}

    def _win_cap(self) -> str:
        return next((cap for cap in CAPS if f"rows-win-cap-{cap}" in self.said), "none")

    def _fantasyland(self) -> Data:
        ranking = {row["id"]: row["ranking"] for row in self.rows}
        enter = []
        for said in self.lines:
            if said.key == "rows-card-enter":
                row = id_of(plain(said.values["row"]))
                ways = [it.values for it in parts(said.values["numbers"])]
                enter += [
                    {"row": row, "hand": _called(ranking[row], it["hand"]), "cards": it["n"]} for it in ways
                ]
        if not enter:
            return {}
        stay = self.needs("rows-card-stay", "who stays in Fantasyland")
        kept = [(id_of(plain(it["row"])), it["hand"]) for it in (read(hand).values for hand in stay["hands"])]
        button = next((it for it in ("stays", "moves") if f"rows-button-{it}" in self.said), "")
        if not button:
            raise Asked("where the button goes during Fantasyland")
        self.needs("rows-there-first", "when players in Fantasyland receive their cards")
        return {"fantasyland": {
            "enter": enter, "both": self.said.get("rows-card-enter-both", {"n": 0})["n"], "button": button,
            "stay": [{"row": row, "hand": _called(ranking[row], hand)} for row, hand in kept],
            "stay_cards": stay["n"],
        }}  # fmt: skip


# --- words


def _rankings(cards: int) -> Iterator[Ranking]:
    """Rankings of so many cards, without those by points, which no row has."""
    every = real_book().rankings.values()
    return (ranking for ranking in every if ranking.size == cards and ranking.rules.compare == "classes")


def _meant(row: str, found: Iterable[Ranking]) -> str:
    """The ranking that everybody knows, where several are as the card says; else any of those that are alike."""
    wanted = [*found]
    if "high" in (ranking.id for ranking in wanted):
        return "high"
    if not wanted or any(ranking.rules != wanted[0].rules for ranking in wanted):
        raise Asked(f"how hands compare in the row {row}")
    return wanted[0].id


def _classes(ranking: Ranking) -> list[Phrase]:
    return [say(f"class-{name}") for name in ranking.rules.classes]


def _called(ranking: str, name: Phrase) -> str:
    return weakest(real_book().rankings[ranking], name)


def _is_best(ranking: Ranking, name: Phrase) -> bool:
    """Whether nothing in a ranking is stronger than a hand, or a class of hands, with this name."""
    best = cards_of(next(ranks for _, ranks in ranking.classes()))
    kind = dict(name.values)["class"] if name.key == "rows-royalty-run" else name
    return kind in (say(f"class-{ranking.made(best).category}"), hand_name(ranking, best))


def _royalty(ranking: str, line: TableRow) -> Iterator[tuple[str, int]]:
    """Each hand of a line, the weakest first, with its points."""
    name, points = (bare(cell) for cell in line.cells)
    said = read(name)
    if said.key == "rows-royalty-low":
        yield _called(ranking, say("or-better", rank=said.values["rank"])), int(plain(points))
    elif said.key != "rows-royalty-run":
        yield _called(ranking, name), int(plain(points))
    else:
        low, high = (RANKS.index(said.values[end].key[-1]) for end in ("low", "high"))
        first = int(read(points).values["low"])
        for rank in range(low, high + 1):
            yield (
                f"{OF_RANK[said.values['class'].key]} {plain(say(f'ranks-{RANKS[rank]}'))}",
                first + rank - low,
            )


OF_RANK = {"class-three-of-a-kind": "three", "class-one-pair": "pair of"}  # hands of one rank in a game file
