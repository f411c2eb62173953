"""A dealer who has nothing but the table card of a game: what the card says becomes a game file, and that is dealt.

Of a card it sees what is printed: each sentence by its key, and of its values those that its words show. What it needs
and does not find it has to ask for, and Asked names it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from dealing_rows_from_cards import RowReader, row_deals
from msgspec.structs import asdict, replace
from named_hands import weakest
from reading_cards import Asked, Data, Said, bare, deck_of, id_of, named, parts, read
from reading_pots import LAST, NOBODY, USES, Held, wild_cards
from real_book import real_book

from poker_rulebook.book.model import Game, build_game
from poker_rulebook.book.steps import KINDS
from poker_rulebook.document.views import CardStreet, Cell, TableCard
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence
from poker_rulebook.language.wording import hand_kind, points_text, share_name
from poker_rulebook.pages.table_cards import compared, dealer_side, table_card
from poker_rulebook.play.chance import random_hand, random_stacks
from poker_rulebook.play.dealer import Dealer, repeatable
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import FOR_POINTS
from poker_rulebook.play.questions import Action, Decision, Put, Say
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.scales import dealt_from


def game_of(card: TableCard) -> Game:
    """The game that the card describes. Raises Asked."""
    rows = any(fact.id == "rows" for fact in card.facts)
    return RowReader(card).game() if rows else _Reader(card).game()


def both_sides(game: Game) -> TableCard:
    """The card with what its dealer's side says of the stub and of odd chips."""
    card = table_card(game)
    return replace(card, special=(*card.special, *dealer_side(game, ()).notes))


# --- the same hands again


def hands(game: Game, number: int) -> Iterator[Hand]:
    """Hands of any number of players and any stacks, the same each time."""
    if game.open_face:
        yield from row_deals(game, number)
        return
    rng = random.Random(game.id)
    for _ in range(number):
        stacks = random_stacks(rng.randint(*game.players), rng)
        yield random_hand(game, usual_stakes(game), stacks, rng, deal=repeatable)


def dealt_again(hand: Hand, game: Game) -> Hand:
    """The same deck, stacks and answers under the rules of another game."""
    deck = Dealer([*reversed(hand.dealer.deck)])
    stakes, there = (FOR_POINTS, hand.fantasyland) if game.open_face else (usual_stakes(game), None)
    again = Hand(game, stakes, hand.brought, deck, seat_one=hand.seat_one, fantasyland=there)
    for decision, action in hand.answered:
        assert again.decision is not None, f"nobody is asked, but the rules ask: {decision}"
        again.act(in_words_of(again.decision, decision, action))
    return again


def in_words_of(other: Decision, decision: Decision, action: Action) -> Action:
    """The answer with the names that the other question has for bins and words."""
    if isinstance(action, Say):
        return Say(action.verb, other.words[decision.words.index(action.word)])
    if isinstance(action, Put):
        names = dict(zip(decision.bins, other.bins, strict=True))
        return Put(action.verb, {names[name]: cards for name, cards in action.bins.items()})
    return action


def told(hand: Hand) -> list[tuple[str, dict[str, Any]]]:
    """What happened, without the names that files give to steps and answers; a share by what players call it."""
    names = (
        {share.id: plain(share_name(share)) for share in hand.game.showdown}
        if len(hand.game.showdown) > 1
        else {}
    )
    events = [(type(event).__name__, asdict(event)) for event in hand.log]
    for _, values in events:
        for name in ("step", "outcome", "word"):
            values.pop(name, None)
        if "share" in values:
            values["share"] = names.get(values["share"], "")
        if "bins" in values:
            values["bins"] = [*values["bins"].values()]
    return events


def same_hands(game: Game, number: int, card: TableCard | None = None) -> None:
    """Holds that hands of a game are those of its card, or of this one. Raises Asked."""
    mine = game_of(card or both_sides(game))
    assert mine.wild == game.wild
    assert {share.uses for share in mine.showdown} == {share.uses for share in game.showdown}
    for hand in hands(game, number):
        assert told(hand) == told(dealt_again(hand, mine))


# --- reading a card


class _Reader:
    """What stands on a card, by the keys of its sentences.

    questions    the rolls, looks and choices that have been read, by id
    hidden       slots of board cards that lie face down still
    """

    def __init__(self, card: TableCard):
        self.card = card
        self.facts = [read(fact.text) for fact in card.facts]
        self.lines = [read(line) for line in (*card.showdown, *card.special)]
        self.said = {it.key: it.values for it in (*self.facts, *self.lines)}
        self.dealt = [(street, it) for street in card.streets for it in parts(street.dealt)]
        self.cells = [cell for row in card.boards[0].rows for cell in row if cell.slot] if card.boards else []
        self.deck = real_book().decks[deck_of(self.said)]
        self.questions: dict[str, Data] = {}
        self.hidden: list[str] = []

    def game(self) -> Game:
        book, players, play = real_book(), self.needs("card-players", "how many play"), [*self._play()]
        data: Data = {
            "id": "card", "name": named("card"), "reading": "card", "family": "flop", "sources": (),
            "players": {"min": players["low"], "max": players["high"]}, "deck": self.deck.id,
            "forced_bets": self._forced(), "play": play, "board": self._board(), "showdown": self._showdown(),
            "odd_chips": self._odd_chips(), **self._others(play),
        }  # fmt: skip
        game = build_game(data, book.decks, book.rankings, book.common_options, {})
        if {"burn", "burn-deals"} & self.said.keys():
            return game
        play = tuple(replace(step, burns=False) if hasattr(step, "burns") else step for step in game.play)
        return replace(game, play=play)

    def needs(self, key: str, what: str) -> Mapping[str, Any]:
        """What a sentence says that has to be on the card. Raises Asked for what it would say."""
        if key not in self.said:
            raise Asked(what)
        return self.said[key]

    def of_keys(self, table: Mapping[str, Data]) -> Data:
        """Everything that follows from the sentences of a table that are on the card."""
        return {
            name: rule for key, rules in table.items() if key in self.said for name, rule in rules.items()
        }

    def count(self, key: str) -> int:
        """How many cards, times or rounds such a street says; 0 where none does."""
        return next((it.values["n"] for _, it in self.dealt if it.key == key), 0)

    # --- the deck, forced bets, formats

    def _forced(self) -> Data:
        forced = self.of_keys(FORCED)
        if first := self.said.get("big-blind-ante", {}).get("first"):
            forced["short_post"] = "ante-first" if read(first).key == "forced-ante" else "blind-first"
        return forced

    def _limits(self) -> Data:
        """The usual format alone, in which is dealt; none without bets."""
        first = read(self.needs("card-limit", "what may be bet")["limits"][0]).key
        return {"betting": [first.removeprefix("limit-")]} if first != "no-betting" else {}

    def _others(self, play: Sequence[Data]) -> Data:
        out = self.of_keys(RULES)
        if "raise-cap" in self.said:
            out["raise_cap"] = self.said["raise-cap"]["n"]
        cap = next((fact.text for fact in self.card.facts if fact.id == "fixed-limit"), "")
        if isinstance(cap, Sentence) and cap.register == "card-free-with-two":
            out["raise_cap_with_two"] = "none"
        if suits := self.said.get("suits-decide"):
            out["suit_order"] = "-".join(read(it).key[-1] for it in suits["suits"])
        for face in ("down", "up"):
            if extra := self.said.get(f"extra-card-{face}") or self.said.get(f"extra-card-turned-{face}"):
                out["extra_card"] = {"on": read(extra["rank"]).key[-1], "face": face}
        labels = [it.key for street in self.card.streets for bet in street.bets for it in _labels(bet)[0]]
        tie = next((key for key in labels if key.startswith("showing-tie-")), "")
        out |= {"showing_ties": tie.removeprefix("showing-tie-").removesuffix("-held")} if tie else {}
        return out | self._limits() | self._wild(play)

    def _wild(self, play: Sequence[Data]) -> Data:
        wild: Data = wild_cards(self.said.get("card-wild", {"which": ()})["which"])
        if wild.get("rank_of") == LAST:
            wild["rank_of"] = ["1", *(slot for step in play for slot in step.get("slots", ()))][-1]
        return {"wild": wild} if wild else {}

    def _odd_chips(self) -> Data:
        within = [key.removeprefix("odd-chip-") for key in self.said if key in WITHIN]
        between = "first-seat" if "odd-chip-first-seat" in self.said else "first-share"
        return {"between": between} | ({"within": within[0]} if within else {})

    # --- play

    def _play(self) -> Iterator[Data]:
        sizes = [read(it).key for it in self.said.get("card-sizes", {"sizes": ()})["sizes"]]
        for number, street in enumerate(self.card.streets):
            when = self._when(street.when)
            for place, said in enumerate(parts(street.dealt)):
                if said.key not in WHILE_BETTING:
                    yield _after(when, self._step(street, f"{number}-{place}", said))
            for place, bet in enumerate(street.bets):
                labels, branch = _labels(bet)
                size = sizes.pop(0) if sizes else _only(labels, "size-", "size-small").key
                step = {"id": f"{number}-bet-{place}", "do": "bet", "size": size.removeprefix("size-")}
                yield _after(when | self._when(branch), step | self._bet(street, labels))

    def _step(self, street: CardStreet, id_: str, said: Said) -> Data:
        when: Data = {}
        if said.key == "short-when":
            when, said = self._when(said.values["answer"]), read(said.values["dealt"])
        do, values = said.key.removeprefix("short-"), said.values
        if said.key in STEPS:
            step = {"id": id_} | STEPS[said.key](self, street, values)
        elif do in KINDS:  # the message has the name of the step, and says how many cards if anything
            cards = [values["low"], values["high"]] if "low" in values else values.get("n")
            step = {"id": id_, "do": do} | ({"cards": cards} if cards else {})
        else:
            raise Asked(f"what {said.key} is")
        if "outcomes" in step:
            self.questions[id_] = step
        return _after(when, step)

    def _bet(self, street: CardStreet, labels: Sequence[Said]) -> Data:
        first = _only(labels, "first-")
        if not first.key:
            raise Asked(f"who acts first on {plain(street.title)}")
        out: Data = {"first": re.sub("^first-|-(posted|before|held)$", "", first.key)}
        if "scale" in first.values:
            out["ranking"] = _called(first.values["scale"])
        elif out["first"] == "highest-showing":
            out["ranking"] = "high"
        for it in (*labels, *parts(street.dealt)):
            out |= IN_ROUNDS[it.key](it.values) if it.key in IN_ROUNDS else {}
        if street is next(it for it in self.card.streets if it.bets):
            out |= self._opening()
        return out | (self._sevens() if street is [it for it in self.card.streets if it.bets][-1] else {})

    def _opening(self) -> Data:
        """What the first round asks for, where few games ask for anything."""
        out: Data = {"if_passed": "carry-over"} if "if-passed" in self.said else {}
        if openers := self.said.get("openers"):
            out["openers"] = {"hand": plain(openers["hand"]), "ranking": "high"}
        elif openers := self.said.get("openers-low"):
            low = real_book().rankings["ace-to-five"]
            out["openers"] = {"hand": weakest(low, openers["hand"]), "ranking": low.id}
        return out

    def _sevens(self) -> Data:
        """Which hands must be bet in the last round, and what a check costs."""
        low = real_book().rankings["ace-to-five"]
        for lost in ("later-wagers", "pot"):
            if rule := self.said.get(f"sevens-rule-{lost}"):
                formats = [bare(it).key.removeprefix("limit-") for it in rule["formats"]]
                hand = {"hand": weakest(low, rule["least"]), "ranking": low.id}
                return {"must_bet": {**hand, "or_loses": lost, "in": formats}}
        return {}

    def _when(self, answers: Phrase) -> Data:
        """The condition that these answers are: faces of a roll, numbers of a colour, games to choose."""
        found = self.answered(
            *(
                it.values.get("faces") or it.values.get("counts") or (it.values["text"],)
                for it in parts(answers)
            )
        )
        if answers and not found:
            raise Asked(f"when it is {plain(answers)}")
        return found

    def answered(self, *given: Sequence[int | str]) -> Data:
        """The outcomes that have one of these faces or names, by question."""
        wanted, out = {it for items in given for it in items}, dict[str, list[str]]()
        for question, step in self.questions.items():
            for outcome in step["outcomes"]:
                if wanted & {outcome["name"]["en"], *outcome.get("faces", ()), *outcome.get("counts", ())}:
                    out.setdefault(question, []).append(outcome["id"])
        return out

    def to_players(self, street: CardStreet, cards: Any, face: str = "") -> Data:
        last = [s for s, it in self.dealt if it.key in ("short-down", "short-up", "short-down-up")][-1:]
        short = {"if_short": "community-card"} if "community-card" in self.said and last == [street] else {}
        return {"do": "deal", "to": "players", "cards": cards} | ({"face": face} if face else {}) | short

    def to_board(self, street: CardStreet, n: int, face: str = "up") -> Data:
        first = street is next(s for s, it in self.dealt if it.key in OPENED)
        step: Data = {"do": "deal", "to": "board", "face": face}
        step |= {"burn": "always"} if "burn-first" in self.said and first else {}
        step |= {"street": street.id} if street.id in ("flop", "turn", "river") else {}
        slots = self._slots(street)
        if self.cells and sum(it.key in OPENED for it in parts(street.dealt)) > 1:
            raise Asked("which of the cards of a street come first")
        if self.cells and len(slots) != n:
            raise Asked(f"where the {n} cards lie")
        if face == "down":
            self.hidden += slots or [str(place + 1) for place in range(n)]
        return step | ({"slots": slots} if slots else {"cards": n})

    def _slots(self, street: CardStreet) -> list[str]:
        """The places that are filled in a street, in the order of dealing: by number, or by rows, or by columns."""
        colour = (
            street.id
            if street.id in {cell.street for cell in self.cells}
            else next((it.street for it in self.cells), "")
        )
        slots = [cell.slot for cell in self.cells if cell.street == colour]
        if all(cell.slot.isdigit() for cell in self.cells):
            return sorted(slots, key=int)
        return sorted(slots, key=self._column) if "board-burned-by-columns" in self.said else slots

    def _column(self, slot: str) -> int:
        return next(n for row in self.card.boards[0].rows for n, cell in enumerate(row) if cell.slot == slot)

    def turn_up(self, n: int) -> Data:
        """Cards of the board where some lie face down, else those that players have laid."""
        if not self.hidden:
            return {"do": "expose", "cards": [n, n], "order": "laid"}
        slots, self.hidden = self.hidden[:n], self.hidden[n:]
        return {"do": "turn-up", "slots": slots, "name": named("one")}

    def take(self, face: str, refusals: int = 0) -> Data:
        rounds = self.needs("card-rounds-range", "how often cards are taken")
        turns = rounds["high"] - rounds["low"] + 1
        return {"do": "take", "face": face, "turns": turns} | ({"refusals": refusals} if refusals else {})

    def roll(self, dice: int) -> Data:
        outcomes = [
            outcome for it in self.lines if it.key in ROLLED for outcome in ROLLED[it.key](dice, it.values)
        ]
        if not outcomes:
            raise Asked("what the dice decide")
        return {"do": "roll", "dice": dice, "outcomes": outcomes}

    def look(self) -> Data:
        said = self.needs("essence-look", "what is counted")
        told = [
            (read(it).values, [read(span).values for span in read(it).values["faces"]])
            for it in said["outcomes"]
        ]
        outcomes = [
            _outcome(
                plain(it["outcome"]),
                counts=[n for span in spans for n in range(span["low"], span["high"] + 1)],
            )
            for it, spans in told
        ]
        at = next(
            f"{n}-{place}"
            for n, s in enumerate(self.card.streets)
            for place, it in enumerate(parts(s.dealt))
            if it.key in OPENED
        )
        return {
            "do": "look",
            "at": at,
            "colour": read(said["colour"]).key.removeprefix("colour-"),
            "outcomes": outcomes,
        }

    def choose(self) -> Data:
        default = plain(self.needs("choose-game", "who chooses")["default"])
        told = [street.when for street in self.card.streets]
        told += [it.values["answer"] for _, it in self.dealt if it.key == "short-when"]
        names = dict.fromkeys(it.values["text"] for answers in told for it in parts(answers))
        return {"do": "choose", "outcomes": [*map(_outcome, names)], "default": id_of(default)}

    def declare(self) -> Data:
        in_turn = "declare-in-turn" in self.said
        said = self.needs("declare-in-turn" if in_turn else "declare", "how is declared")
        none, one = (id_of(plain(said[key])) for key in ("none", "one"))
        return {
            "do": "declare",
            "no_chip": none,
            "one_chip": one,
            "said": "in-turn" if in_turn else "together",
        }

    def stay(self) -> Data:
        self.needs("match-pot", "what a player pays who is beaten")
        said = self.of_keys({"stay-together": {"said": "together"}, "stay-in-turn": {"said": "in-turn"}})
        if not said:
            raise Asked("whether all say at once if they are in")
        return (
            {"do": "stay"} | said | ({"cap": self.said["match-cap"]["n"]} if "match-cap" in self.said else {})
        )

    def remove(self) -> Data:
        self.needs("remove-rows", "which row goes")
        ties = [key.removeprefix("remove-tie-") for key in self.said if key.startswith("remove-tie-")]
        river = [cell.slot for cell in self.cells if cell.street == "river"]
        return {"do": "remove", "lowest": river, "if_all_tie": ties[0]}

    # --- the board and what wins

    def _board(self) -> list[Data]:
        told = [it.values["lines"] for it in self.lines if it.key in ("card-lines", "card-lines-of-board")]
        layouts = []
        for place, board in enumerate(self.card.boards):
            said, grid = read(board.name) if board.name else Said("", {}), _grid(board.rows)
            layout: Data = {"id": f"board-{place}", "grid": grid}
            layout |= {"when": self._when(said.values["answer"])} if "answer" in said.values else {}
            if self._one_from_each():
                layout["one_from_each"] = "row"
            else:
                slots = [read(line).values["slots"] for line in told[place]] if told else grid
                layout["lines"] = [
                    {"id": f"line-{n}", "name": named(f"{n}"), "slots": [*it]} for n, it in enumerate(slots)
                ]
            layouts.append(layout)
        return layouts

    def _one_from_each(self) -> bool:
        """Whether a hand takes one card of each row of the board."""
        boards = [use.values.get("board") for line in self.card.showdown for use in _uses(line)]
        return any(read(it).key == "card-from-each-row" for it in boards if isinstance(it, Sentence))

    def _showdown(self) -> list[Data]:
        common = [
            use for line in self.card.showdown if read(line).key != "card-labels" for use in _uses(line)
        ]
        shares = [share for line in self.card.showdown for share in self._shares(line, common)]
        if not shares:
            raise Asked("what wins")
        for line in map(read, self.card.showdown):
            self._qualify(line, shares)
        return shares

    def _shares(self, line: Phrase, common: Sequence[Said]) -> list[Data]:
        """The shares that a line of the card names, one for each answer with which they are played for."""
        label, uses, when, hand = read(line), common, dict[str, Any](), ""
        if label.key == "card-labels":
            label, use = map(read, label.values["labels"])
            uses, hand = _uses(line), plain(use.values["hand"]) if "hand" in use.values else ""
        if label.key in ("pot-if", "pot-in"):
            when = self.answered(
                label.values.get("faces", ()), [plain(it) for it in label.values.get("games", ())]
            )
            if not when:
                raise Asked(f"when {label} is played for")
            label = read(label.values["share"])
        ways = [{name: [answer]} for name, answers in when.items() for answer in answers] or [{}]
        return [
            self._share(name, ranking, uses, way) | more | ({"hand": id_of(hand)} if hand else {})
            for name, ranking, more in self._kinds(label, uses)
            for way in ways
        ]

    def _kinds(self, label: Said, uses: Sequence[Said]) -> list[tuple[str, str, Data]]:
        """Of the shares in a line the names, the rankings, and what else it says of them."""
        values = label.values
        if label.key == "win-pot":
            return [("pot", self._best(values["best"]), {})]
        if label.key == "win-pot-minimum":
            ranking = self._ranking("", kind=values["side"])
            return [("pot", ranking, {"qualifier": weakest(real_book().rankings[ranking], values["hand"])})]
        if label.key == "priority-low":
            low = self._ranking("low")
            return [
                ("low", low, {"qualifier": weakest(real_book().rankings[low], values["hand"])}),
                ("high", self._best(values["best"], "high"), {}),
            ]
        if label.key == "priority":
            return [
                ("high", "high", {"qualifier": plain(values["hand"])}),
                ("low", self._best(values["best"], "low"), {}),
            ]
        if label.key in ("card-part", "card-part-each"):
            ways = ("down-suit-", "card-use-highest", "card-use-lowest")
            one = next((use.key.rpartition("-")[2] for use in uses if use.key.startswith(ways)), "")
            names = map(plain, values.get("shares", [values.get("share")]))
            return [(name, self._ranking(name, one=one), {}) for name in names]
        return []

    def _best(self, best: Phrase, share: str = "") -> str:
        """The ranking by which a hand is the best one: the strongest badugi, the lowest card, the total closest to 27."""
        it = read(best)
        one = it.key.rpartition("-")[2] if it.key.startswith("pot-card-") else ""
        return self._ranking(share, kind=it.values.get("hand", ""), one=one, total=it.values.get("n", ""))

    def _ranking(self, share: str, kind: Phrase = "", one: str = "", total: str = "") -> str:
        """The ranking whose hands compare as the card says for this share, or that which everybody knows.

        kind    what its hands are called;  one    highest or lowest, where a card by itself wins
        total   to which number the best is closest
        """
        told = [
            (plain(name), plain(it.values["rule"]))
            for it in self.lines
            if it.key == "card-for-share"
            for name in it.values["shares"]
        ]
        mine = {rule for name, rule in told if name == share} | {*map(plain, self.card.special)}
        rankings = {id_: it for id_, it in real_book().rankings.items() if kind in ("", hand_kind(it))}
        if one:
            rankings = {
                id_: it
                for id_, it in rankings.items()
                if it.size == 1 and it.rules.wins_lowest == (one == "lowest")
            }
        if total:
            totals = {id_: it for id_, it in rankings.items() if it.rules.compare == "total"}
            rankings = {id_: it for id_, it in totals.items() if points_text(it.rules.target) == total}
        lines = {id_: _comparisons(self.deck.id, id_) for id_ in rankings}
        whole = {id_: _comparisons(self.deck.id, id_, it.size) for id_, it in rankings.items()}
        said = [id_ for id_ in rankings if lines[id_] and any({*it[id_]} <= mine for it in (lines, whole))]
        most = max((len(lines[id_]) for id_ in said), default=0)
        found = [id_ for id_ in said if len(lines[id_]) == most] or [
            id_ for id_ in rankings if kind and not lines[id_]
        ]
        found = ["high"] if "high" in found or not (found or kind) else found
        alike = {str(self._dealt(id_).rules) for id_ in found}  # under several names
        if len(alike) != 1:
            raise Asked(f"which hands win {share or 'the pot'}")
        return found[0]

    def _dealt(self, ranking: str) -> Ranking:
        return dealt_from(real_book().rankings[ranking], self.deck)

    def _share(self, name: str, ranking: str, uses: Sequence[Said], way: Data) -> Data:
        answer = "".join(it for answers in way.values() for it in answers)
        share = {"id": id_of(f"{name} {answer}"), "name": named(name), "ranking": ranking} | (
            {"when": way} if way else {}
        )
        size = real_book().rankings[ranking].size
        if not uses and size > 1:
            raise Asked("which cards are used")
        return share | (self._use(uses[0], size, way) if uses else {"own": 1, "board": 0})

    def _use(self, use: Said, size: int, way: Data) -> Data:
        opened = self._opened(way)
        lying = opened if opened < use.values.get("all", size) else 0
        said = USES[use.key](use.values, Held(0, lying, size))
        other = {"or": dict(zip(("own", "board"), said.other, strict=True))} if said.other else {}
        own = "all" if said.keeps else [*said.own]
        return {"own": own, "board": [*said.board]} | other | _suit(use) | self._lines(use)

    def _lines(self, use: Said) -> Data:
        """The boards that a hand may use, where the card names them."""
        names = [
            *dict.fromkeys(
                name for line in self.card.showdown for it in _uses(line) for name in _boards_of(it)
            )
        ]
        lines = [f"line-{names.index(name)}" for name in _boards_of(use)]
        return {"lines": lines} if lines else {}

    def _opened(self, way: Data) -> int:
        """Cards that lie on the board after an answer."""
        answers = {it for found in way.values() for it in found}
        there = [
            s
            for s in self.card.streets
            if not s.when or answers & {it for found in self._when(s.when).values() for it in found}
        ]
        return sum(it.values["n"] for street, it in self.dealt if street in there and it.key in OPENED)

    def _qualify(self, line: Said, shares: list[Data]) -> None:
        """What a line of the card says of who may win shares that it names, and who takes them otherwise."""
        values = line.values
        if line.key.startswith("card-qualifier"):
            hand = values.get("qualifier") or values["hand"]
            for name in map(plain, values.get("shares", ["low"])):
                for share in _divided(name, shares):
                    share["qualifier"] = weakest(real_book().rankings[share["ranking"]], hand)
        elif line.key in OTHERWISE:
            name, other = (plain(values[key]) if key in values else key for key in OTHERWISE[line.key])
            for share in _divided(name, shares):
                share["otherwise"] = next(
                    it["id"] for it in _divided(other, shares) if it.get("when") in (share.get("when"), None)
                )
        elif line.key == "otherwise-high-of-board":
            for low in (share for share in shares if "qualifier" in share):
                low["otherwise"] = next(it["id"] for it in shares if it["lines"] == low["lines"])
        elif line.key == "otherwise-one-side":
            first, second = shares
            first["otherwise"], second["otherwise"] = second["id"], first["id"]
        elif line.key == "card-roll-cap":
            ((question, step),) = self.questions.items()
            caps = {
                o["id"]: _cap(o["faces"][0])
                for o in step["outcomes"]
                if not {*o["faces"]} & {*values["faces"]}
            }
            shares[-1] |= {"qualifier": {question: caps}, "when": {question: [*caps]}}


# --- words


def _outcome(name: str, **more: Any) -> Data:
    return {"id": id_of(name), "name": named(name)} | more


def _after(when: Data, step: Data) -> Data:
    """The step under a condition beside its own."""
    both = when | step.get("when", {})
    return step | ({"when": both} if both else {})


def _only(labels: Sequence[Said], start: str, usual: str = "") -> Said:
    return next((it for it in labels if it.key.startswith(start)), Said(usual, {}))


def _labels(bet: Phrase) -> tuple[list[Said], Phrase]:
    """The labels of a round, and the answers with which it is this one."""
    said = read(bet)
    when = said.values["when"] if said.key == "card-bet-when" else ""
    labels = read(said.values["bet"]) if when else said
    return [*map(read, labels.values["labels"])], when


def _uses(line: Phrase) -> list[Said]:
    """Which cards a line of the showdown says are used."""
    said = read(line)
    found = [*map(read, said.values["labels"])] if said.key == "card-labels" else [said]
    return [
        read(it.values["use"]) if it.key == "card-use-hand" else it
        for it in found
        if it.key.startswith(("card-use-", "down-suit-"))
    ]


def _suit(use: Said) -> Data:
    """The suit whose cards alone play, where it is said."""
    return {"down_suit": read(use.values["suit"]).key.removeprefix("one-of-")} if "suit" in use.values else {}


def _boards_of(use: Said) -> list[str]:
    """The names of the boards that a hand may use."""
    board = use.values.get("board", "")
    return [] if isinstance(board, int) else [*map(plain, read(board).values.get("lines", ()))]


def _grid(rows: Sequence[Sequence[Cell]]) -> list[list[str]]:
    return [[cell.slot for cell in row] for row in rows]


def _divided(name: str, shares: Sequence[Data]) -> list[Data]:
    """The shares of that name that are played for together with others."""
    together = [it.get("when") for it in shares]
    return [
        it
        for it in shares
        if it["name"]["en"] == name and (together.count(it.get("when")) > 1 or len(shares) == 2)
    ]


def _cap(highest: int) -> str:
    """The weakest low with no rank above this number; the ace is 1."""
    return "-".join(reversed("A23456789TJQK"[highest - 5 : highest]))


@cache
def _called(scale: Phrase) -> str:
    return next(id_ for id_, it in real_book().rankings.items() if it.words.name["en"] == plain(scale))


@cache
def _comparisons(deck: str, ranking: str, fewest: int = 0) -> tuple[str, ...]:
    """What a card says of how the hands of a ranking compare, of which one that wins has so many cards at least."""
    of_the_deck = dealt_from(real_book().rankings[ranking], real_book().decks[deck])
    return tuple(map(plain, compared(of_the_deck, fewest=fewest)))


# --- what sentences mean

FORCED: dict[str, Data] = {
    "blinds": {"blinds": ["small", "big"]},
    "blinds-button": {"blinds": ["small", "big"], "small_blind": "button"},
    "blinds-both": {"blinds": ["small", "big"], "small_blind": "both"},
    "button-blind": {"blinds": ["button"], "ante": "each"},
    "button-blind-alone": {"blinds": ["button"]},
    "ante-all": {"ante": "each"},
    "ante-empty-pot": {"ante": "empty-pot"},
    "big-blind-ante": {"ante": "big-blind"},
    "button-posts-all": {"ante": "button"},
    **{
        f"bring-in-{card}{posted}": {"bring_in": card}
        for card in ("lowest-card", "highest-card-ace-low", "highest-card-ace-high")
        for posted in ("", "-posted")
    },
}
RULES: dict[str, Data] = {
    "no-check-raise": {"check_raise": "barred"},
    "order-seat-one-button": {"dealt_from": "seat-one"},
    "suits-decide": {"equal_hands": "suit"},
    "priority": {"pot_goes_to": "first-share-that-qualifies"},
    "priority-low": {"pot_goes_to": "first-share-that-qualifies"},
    "joker-low": {"joker": "bug"},
    "joker-low-27": {"joker": "bug"},
    **{f"joker-{kind}": {"joker": kind} for kind in ("bug", "wild", "by-face")},
    **{f"short-all-in-{it}": {"short_all_in": it} for it in ("complete", "complete-as-raise", "full-raise")},
    **{f"draw-stub-{it}": {"short_stub": it} for it in ("shuffle-first", "burns-first", "deal-first")},
    **{key: {"if_nobody_qualifies": it} for key, it in NOBODY.items()},
}
WITHIN = ("odd-chip-button", "odd-chip-suit", "odd-chip-all-own-cards")
IN_ROUNDS: dict[str, Callable[[Mapping[str, Any]], Data]] = {
    "bet-forced": lambda said: {"opening": "forced"},
    "jam-or-fold": lambda said: {"jam_or_fold": "yes"},
    "no-limp": lambda said: {"limping": "barred"},
    "discard-while-betting": lambda said: {"discard": [said["low"], said["high"]]},
    "turn-up-while-betting": lambda said: {"turn_up": said["n"]},
    "turn-up-with-action": lambda said: {"turn_up": said["n"]},
}
WHILE_BETTING = (
    "discard-while-betting",
    "turn-up-while-betting",
    "turn-up-with-action",
    "short-extra",
)
OPENED = ("short-open", "short-open-board", "short-open-row", "short-hidden")
ROLLED: dict[str, Callable[[int, Mapping[str, Any]], list[Data]]] = {
    "roll-outcome-sentence": lambda dice, said: [_outcome(plain(said["outcome"]), faces=[*said["faces"]])],
    "roll-turns-down": lambda dice, said: [
        _outcome(f"down {n}", faces=[n], turns_down=str(n)) for n in said["faces"]
    ],
    "roll-turns-down-card": lambda dice, said: [
        _outcome(plain(said["outcome"]), faces=[*said["faces"]], turns_down=str(said["place"]))
    ],
    "roll-nothing": lambda dice, said: [_outcome("nothing", faces=[*said["faces"]])],
    "roll-cap": lambda dice, said: [
        *(_outcome(f"cap {n}", faces=[n]) for n in range(dice, 6 * dice + 1) if n not in said["faces"]),
        _outcome("none", faces=[*said["faces"]]),
    ],
}
OTHERWISE = {
    "otherwise-high": ("low", "high"),
    "otherwise-high-straight": ("low", "high"),
    "otherwise-hand": ("share", "name"),
    "otherwise-nothing": ("share", "name"),
    "otherwise-board": ("share", "name"),
    "otherwise-down-suit": ("share", "name"),
}
STEPS: dict[str, Callable[[_Reader, CardStreet, Mapping[str, Any]], Data]] = {
    "short-down": lambda card, street, said: card.to_players(street, said["down"], "down"),
    "short-up": lambda card, street, said: card.to_players(street, said["up"], "up"),
    "short-down-up": lambda card, street, said: card.to_players(street, {"down": said["down"], "up": said["up"]}),
    "short-either": lambda card, street, said: card.to_players(street, said["n"], "by-exposure"),
    "short-others": lambda card, street, said: card.to_players(street, said["n"], "others"),
    "short-open": lambda card, street, said: card.to_board(street, said["n"]),
    "short-open-board": lambda card, street, said: card.to_board(street, said["n"] * said["k"]),
    "short-open-row": lambda card, street, said: card.to_board(street, said["n"] * said["k"]),
    "short-hidden": lambda card, street, said: card.to_board(street, said["n"], "down"),
    "short-draw": lambda card, street, said: {"do": "draw", "cards": [said["low"], said["high"]]}
    | ({"single": "refusable"} if "draw-single-refusable" in card.said else {}),
    "short-discard-down": lambda card, street, said: {"do": "discard", "cards": said["n"], "from": "down"},
    "short-pass-left": lambda card, street, said: {"do": "pass", "cards": said["n"], "direction": "left"},
    "short-pass-across": lambda card, street, said: {"do": "pass", "cards": said["n"], "direction": "across"},
    "short-pass-right": lambda card, street, said: {"do": "pass", "cards": said["n"], "direction": "right"},
    "short-turn-up": lambda card, street, said: card.turn_up(said["n"]),
    "short-expose": lambda card, street, said: {"do": "expose", "cards": [0, 1]},
    "short-expose-some": lambda card, street, said: {"do": "expose", "cards": [said["low"], said["high"]]},
    "short-take-up": lambda card, street, said: card.take("up"),
    "short-take-down": lambda card, street, said: card.take("down"),
    "short-take-refusals": lambda card, street, said: card.take(
        read(said["take"]).key.removeprefix("short-take-"), said["n"]
    ),
    "short-roll": lambda card, street, said: card.roll(said["n"]),
    "short-look": lambda card, street, said: card.look(),
    "short-choose": lambda card, street, said: card.choose(),
    "short-declare": lambda card, street, said: card.declare(),
    "short-stay": lambda card, street, said: card.stay(),
    "short-remove": lambda card, street, said: card.remove(),
    "short-divide": lambda card, street, said: {"do": "divide", "hands": [
        {"id": id_of(plain(it["name"])), "name": named(plain(it["name"])), "cards": it["n"]}
        for it in (read(hand).values for hand in said["hands"])
    ]},
}  # fmt: skip
