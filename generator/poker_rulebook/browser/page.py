"""The interpreter as a page calls it. Arguments and results are JSON texts.

    page = Interpreter(book, "en")     book: the text of book.json, which bundle.py has written
    page.learn_game(text)              the text of games/<id>.json
    page.learn_tables("high", "[…]")   the classes of tables/high.json, whose lists stand in files; once for each ranking
    page.answer("razz", "{}", '{"seats": {"A": "…"}}')

Else this module reads no files: the page hands over every text. Mistakes in a question are told in the language of the page.
It also gives the fields of a form for a question, and random questions.
"""

from __future__ import annotations

import json
import random
from array import array
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from poker_rulebook.book.model import MAIN, Example, Game, build_deck, build_game
from poker_rulebook.book.options import UnknownChoice, chosen
from poker_rulebook.book.problems import json_text
from poker_rulebook.book.steps import Choose, DealToPlayers, Roll, only
from poker_rulebook.cards import RANKS, texts
from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.language.phrases import phrases
from poker_rulebook.language.sentences import Phrase, Sentence, heading, say, signed, written
from poker_rulebook.language.text import runs
from poker_rulebook.language.wording import share_name
from poker_rulebook.narrative import open_face_hand
from poker_rulebook.narrative.showdown import share_of, shown
from poker_rulebook.play.choosing import declarations_of
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.judging import outcomes_of, random_question, slots_in_order
from poker_rulebook.play.parser import InputError, parsed
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.reasons import UNEXPECTED
from poker_rulebook.play.rows import rules_of
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.lookup import unpacked
from poker_rulebook.ranking.ranking import make_reader
from poker_rulebook.showdowns import as_written, at_showdown, pots_settled, rows_laid, rows_settled, settle

JsonObject = dict[str, Any]

MEMORY = Path("")  # of a page, where the lists of numbers of tables are files: /high.plain-keys


def set_out(phrase: Phrase, locale: str) -> list[list[str]]:
    """A phrase as runs of [kind, text]; the kind is plain, unbroken or card."""
    return [[kind, text] for kind, text in runs(phrases(locale).render(phrase))]


def fields(game: Game, question: Mapping[str, Any], locale: str) -> JsonObject:
    """The fields of a form for a question about this game, which may depend on the dice and choices in the question.

    hands     the hands of a seat: id, name and number of cards; a single one without an id if cards are not divided
    extra     the rank that may have brought one more card for each card of it that is held; "" for none
    board     rows of slots as they lie, '' for a gap; a single row if the board is a line of cards
    rolls, chosen    id, name, and possible outcomes;  declared    the words
    """

    def said(phrase: Phrase) -> str:
        return "".join(text for _, text in set_out(phrase, locale))

    outcomes = outcomes_of(game, question)
    low, high = game.players
    whole = {
        "game": game.id,
        "players": [low, high],
        "rows": bool(game.open_face),
        "options": [_option(game, option, said) for option in game.options],
        "deck": [texts([card]) for card in full_deck(game)],
    }
    if game.open_face:
        hands = [{"id": row.id, "name": said(heading(written(row.name))), "cards": [row.cards] * 2}
                 for row in rules_of(game).rows]  # fmt: skip
        return whole | {
            "hands": hands,
            "fantasyland": bool(game.open_face.fantasyland.enter),
            "stacks": game.open_face.win_cap != "none",
        }
    slots, steps = slots_in_order(game, outcomes), game.steps_after(outcomes)
    return whole | {
        "hands": _hands(game, outcomes, said),
        "extra": RANKS[game.extra_card.on] if game.extra_card else "",
        "board": _board(game, outcomes, slots),
        "community": not slots and any(step.if_short for step in only(DealToPlayers, steps)),
        "rolls": [{"id": step.id, "name": said(say("who-dice", n=step.dice)), "faces": [*range(step.dice, 6 * step.dice + 1)]}
                  for step in only(Roll, steps)],
        "chosen": [{"id": step.id, "words": [[o.id, said(written(o.name))] for o in step.outcomes]}
                   for step in only(Choose, steps)],
        "declared": _declared(game, said),
        "exposed": game.joker == "by-face",
    }  # fmt: skip


def _option(game: Game, option: Any, said: Any) -> JsonObject:
    """An option with its choices in words, and the choice in force."""
    choices = [
        [choice.id, said(written(choice.text)) if choice.text else said(heading(say(f"limit-{choice.id}")))]
        for choice in option.choices
    ]
    name = said(heading(written(option.name))) if option.name else said(say("who-limit"))
    return {"id": option.id, "name": name, "choices": choices, "taken": game.choices.get(option.id, "")}


def _hands(game: Game, outcomes: Mapping[str, str], said: Any) -> list[JsonObject]:
    if game.divided:
        return [{"id": part.id, "name": said(heading(written(part.name))), "cards": [part.cards] * 2}
                for part in game.divided]  # fmt: skip
    return [{"id": "", "name": "", "cards": [*game.held_after(outcomes)]}]


def _board(game: Game, outcomes: Mapping[str, str], slots: Iterable[str]) -> list[list[str]]:
    layout = layout_in_force(game, outcomes)
    if not layout or not slots:
        return []
    if layout.id == MAIN:
        return [[*slots]]
    return [[slot if slot in slots else "" for slot in row] for row in layout.grid]


def _declared(game: Game, said: Any) -> list[list[str]]:
    step = game.declaration
    if step is None:
        return []
    words = declarations_of(step)
    names = [say("who-both") if word == BOTH else share_name(game.share(word)) for word in words]
    return [[word, said(heading(name))] for word, name in zip(words, names, strict=True)]


SHOWING = "-showing"


def restored(value: Any) -> Any:
    """A value as it was before bundle.py wrote it, with every {"$": [[key, value], …]} an ordered object again."""
    if isinstance(value, dict):
        return {key: restored(item) for key, item in value["$"]}
    return [restored(item) for item in value] if isinstance(value, list) else value


class Interpreter:
    def __init__(self, book: str, locale: str) -> None:
        said = restored(json.loads(book))
        self.of_rankings = {data["id"]: data for data in said["rankings"]}
        self.locale, self.common = locale, said["common"]
        self.cited: JsonObject = {}  # of rulings, as their sources and mistakes
        self.sources: JsonObject = {}
        self.mistakes: JsonObject = {}  # rule -> chapter, where it goes wrong, whether questions decide it, name
        self.decks = {data["id"]: build_deck(data) for data in said["decks"]}
        self.rankings: dict[str, Ranking] = {}  # those of the games that have been learned
        self.files: dict[str, JsonObject] = {}  # of each game, as bundle.py has written it
        self.games: dict[tuple[str, str], Game] = {}

    def learn_rulings(self, text: str) -> None:
        said = restored(json.loads(text))
        self.cited, self.sources, self.mistakes = said["cited"], said["sources"], said["mistakes"]

    def learn_game(self, text: str) -> None:
        said = restored(json.loads(text))
        self.files[said["game"]["id"]] = said

    def learn_tables(self, ranking: str, categories: str) -> None:
        """Takes the tables of a ranking, or with a name such as high-showing its tables for up cards and rows.

        categories    of tables/high.json, whose lists judge.js has put into files
        """
        whole = ranking.removesuffix(SHOWING)
        if whole not in self.rankings:
            self.rankings[whole] = Ranking.from_data(self.of_rankings[whole], self.of_rankings)
        of, named = self.rankings[whole], json.loads(categories)

        def lists(name: str) -> Sequence[int]:
            return array("Q" if name.endswith("keys") else "I", (MEMORY / f"{ranking}.{name}").read_bytes())

        if whole == ranking:
            of.tables = unpacked(of.rules, of.smallest, named, lists)
        else:
            of.showing = make_reader(of.rules, unpacked(of.rules, 1, named, lists), smallest=1)

    def game(self, id_: str, choices: str) -> Game:
        """The game with these choices of its options. Raises UnknownChoice."""
        if (id_, choices) not in self.games:
            taken = dict(parsed(choices.encode()))
            data = chosen(self.files[id_]["game"], self.common, taken)
            self.games[id_, choices] = build_game(data, self.decks, self.rankings, self.common, taken)
        return self.games[id_, choices]

    def refusal(self, id_: str, choices: str) -> str:
        """What is wrong with choices, in the form of `answer`; null if nothing is."""
        try:
            taken = parsed(choices.encode())
            self.game(id_, choices)
        except (UnknownChoice, ValueError, TypeError, AttributeError) as error:
            return json_text({"wrong": self.set(say("who-wrong-options")), "at": [], "detail": str(error)})
        for pair in self.files[id_]["refused"]:
            if all(taken.get(option) == choice for option, choice in pair):
                return json_text(self._excluded(id_, [option for option, _ in pair]))
        return "null"

    def _excluded(self, id_: str, pair: Sequence[str]) -> JsonObject:
        names = {
            option.id: heading(written(option.name)) for option in self.game(id_, "{}").options if option.name
        }
        one, other = (names.get(option, say("who-limit")) for option in pair)
        asked = [option for option in pair if option in self.files[id_]["options"]]
        return {
            "wrong": self.set(say("who-wrong-together", one=one, other=other)),
            "at": ["options", asked[-1]] if asked else [],
        }

    def fields(self, game: str, choices: str, question: str) -> str:
        """The fields of a form for a question, given how far it is filled in; see `fields` above."""
        found = fields(self.game(game, choices), parsed(question.encode()), self.locale)
        found["options"] = [
            option for option in found["options"] if option["id"] in self.files[game]["options"]
        ]
        return json_text(found)

    def settled(self, game: str, choices: str, question: str) -> str:
        """The answer alone, without any text about it."""
        return json_text(settle(self.game(game, choices), parsed(question.encode())))

    def random_question(self, game: str, choices: str, seats: int, seed: int, pot: int) -> str:
        found = self.game(game, choices)
        return json_text(random_question(found, seats, random.Random(seed), pot))

    def answer(self, id_: str, choices: str, question: str) -> str:
        """The result of a showdown, or what is wrong with the question.

        answer    the text that `rulebook showdown --lang` prints for the language of the page
        head      who wins what;  assumed    what is assumed about the deal
        lines     the showdown as text;  table    the same at a glance
        wrong     what is impossible, and `at`, the place in the question
        """
        try:
            game = self.game(id_, choices)
            asked = as_written(parsed(question.encode()))
            return json_text(self._of_rows(game, asked) if game.open_face else self._of_pots(game, asked))
        except InputError as error:
            said = say(f"who-wrong-{error.kind}", **error.values) if error.kind else say("who-wrong")
            return json_text({"wrong": self.set(said), "at": list(error.at), "detail": str(error)})
        except UnknownChoice as error:
            return json_text({"wrong": self.set(say("who-wrong-options")), "at": [], "detail": str(error)})
        except (ValueError, TypeError, AttributeError) as error:
            return json_text({"wrong": self.set(say("who-wrong-question")), "at": [], "detail": str(error)})

    def set(self, phrase: Phrase) -> list[list[str]]:
        """A phrase as runs of [kind, text]; the kind is plain, unbroken or card."""
        return set_out(phrase, self.locale)

    def said(self, phrase: Phrase) -> str:
        return "".join(text for _, text in self.set(phrase))

    def _of_pots(self, game: Game, asked: JsonObject) -> JsonObject:
        table, result = at_showdown(game, asked)
        found: JsonObject = dict(pots_settled(game, asked, table, result, [self.locale]))
        head, lines = shown(game, table, result, Example("question", {}, **asked))
        parts: dict[str, Phrase] = {id_: share_of(game, game.share(id_)) for id_ in found["shares"]}
        won = {id_: name for id_, name in parts.items() if found["shares"][id_]["winners"]}
        seats = [self._held(name, found) for name in table.held]
        return self._told(game, found, head, lines, parts, won, seats)

    def _of_rows(self, game: Game, asked: JsonObject) -> JsonObject:
        laid = rows_laid(game, asked)
        found: JsonObject = dict(rows_settled(game, asked, laid, [self.locale]))
        head, lines = open_face_hand.example(game, laid, None, Example("question", {}, **asked))
        parts: dict[str, Phrase] = {row.id: written(row.name) for row in rules_of(game).rows}
        seats = [self._laid(name, rows, found) for name, rows in found["rows"].items()]
        return self._told(game, found, head, lines, parts, parts, seats)

    def _told(
        self,
        game: Game,
        found: JsonObject,
        head: Phrase,
        lines: Sequence[NarrativeLine],
        parts: Mapping[str, Phrase],
        won: Mapping[str, Phrase],
        seats: Sequence[JsonObject],
    ) -> JsonObject:
        """An answer and its texts.

        found    what `settle` gives;  parts    the names of its shares or rows, won    of those that somebody wins
        seats    what the table says of each
        """
        return {
            "answer": json_text(found),
            "head": self.set(head),
            "assumed": self.set(found["assumed"][self.locale]) if "assumed" in found else [],
            **self._why(game, found),
            "lines": self._lines(game, lines, list(parts)),
            "table": {"columns": [self.set(heading(name)) for name in parts.values()], "seats": seats},
            "rules": self._rules(game, lines, won),
        }  # fmt: skip

    def _why(self, game: Game, found: JsonObject) -> JsonObject:
        """What decides each share, the name of the share if there are several, and the cards that decide.

        A reason that many players do not expect stands first, and only its cards are lifted.
        """
        of = found.get("shares", {})
        shares = [(id_, share["why"]) for id_, share in of.items() if "why" in share]
        whole = found.get("why", [])
        quarters = [why for why in whole if why["kind"] == "share"]
        shares = [each for each in shares if not (quarters and each[1]["kind"] == "tie")]
        shares.sort(key=lambda each: each[1]["kind"] not in UNEXPECTED)
        names = {id_: self.said(heading(share_of(game, game.share(id_)))) for id_ in of if len(of) > 1}
        told = [("", why) for why in quarters] + [(names.get(id_, ""), why) for id_, why in shares]
        told += [("", why) for why in whole if why not in quarters]
        lifted: dict[str, str] = next((why["cards"] for _, why in told if why["cards"]), {})
        return {
            "why": [{"name": name, "text": self.set(why[self.locale])} for name, why in told],
            "lift": " ".join(lifted.values()).split(),
        }

    def _held(self, name: str, found: JsonObject) -> JsonObject:
        """The hands of a seat for the table; None for a hand that does not qualify while others do."""
        shares = list(found["shares"].values())
        if "unqualified" in found:
            shares[0] = found["unqualified"]
        hands = [
            {"cards": best["cards"], "wins": name in share["winners"]}
            if (best := share["hands"][name])
            else None
            for share in shares
        ]
        chips = found["chips"].get(name)
        return {
            "name": self.said(say("seat", seat=name)),
            "hands": hands,
            "won": self.said(signed(chips)) if (chips or 0) < 0 else chips,
        }

    def _laid(self, name: str, rows: JsonObject, found: JsonObject) -> JsonObject:
        hands = [
            {
                "cards": row["cards"],
                "wins": False,
                "royalty": self.said(signed(earned)) if (earned := row["royalty"]) else "",
            }
            for row in rows.values()
        ]
        points = self.said(signed(found["points"][name]))
        return {
            "name": self.said(say("seat", seat=name)),
            "hands": hands,
            "won": points,
            "foul": name in found["fouls"],
        }

    def _lines(self, game: Game, lines: Iterable[NarrativeLine], parts: Sequence[str]) -> list[JsonObject]:
        """The lines of a told hand; a line about a share links to the rule of that share."""
        rules, only = self.files[game.id]["rules"], parts[0] if len(parts) == 1 else ""
        found = []
        for line in lines:
            about = line.id if line.id in rules else only if line.id == "showdown" else ""
            text = {"title": self.set(line.title), "text": self.set(line.text)}
            found.append(text | {"rule": about if about in rules else ""})
        return found

    def _rules(
        self, game: Game, lines: Iterable[NarrativeLine], parts: Mapping[str, Phrase]
    ) -> list[list[Any]]:
        """The rules that decided, each as an anchor of the game's page and its name.

        parts    the shares that are won, or the rows
        """
        rules = self.files[game.id]["rules"]
        found = {id_: self.set(heading(name)) for id_, name in parts.items()}
        wanted = [f"ranking-{game.share(part).ranking.id}" for part in parts] if not game.open_face else []
        for id_ in [*_rules_of_chips(line.text for line in lines), *wanted]:
            name = [["plain", rules[id_][self.locale]]] if id_ in rules else []
            if name and id_ not in found and name not in found.values():
                found[id_] = name
        return [[id_, name] for id_, name in found.items() if id_ in rules]


OF_CHIPS = {
    "told-odd": "odd-chips",
    "told-tie": "ties",
    "told-divides": "odd-chips",
    "told-fails": "pot",
    "told-lost-both": "pot",
    "told-nobody": "pot",
    "told-not": "pot",
    "told-strongest": "pot",
    "told-matches": "pot",
}


def _rules_of_chips(phrases: Iterable[Phrase]) -> list[str]:
    """The anchors of the rules on ties and odd chips that these phrases rely on."""
    found: list[str] = []
    waiting: list[Any] = list(phrases)
    while waiting:
        phrase = waiting.pop()
        if isinstance(phrase, Sentence):
            found += [rule for start, rule in OF_CHIPS.items() if phrase.key.startswith(start)]
            waiting += [value for _, value in phrase.values]
        elif isinstance(phrase, tuple):
            waiting += phrase
        else:
            waiting += [getattr(phrase, name) for name in ("parts", "of") if hasattr(phrase, name)]
    return sorted(set(found))
