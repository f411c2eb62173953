"""General rules: chapters with their cases, decisions, tables and sums; and the names by which rules, games and words may be called."""

from __future__ import annotations

import operator
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from itertools import chain
from math import prod
from typing import Any

from msgspec import Struct, field

from poker_rulebook.book.model import Called, Game, build_option
from poker_rulebook.book.options import Choice, Option
from poker_rulebook.book.parts import Data, Text, built, text_of
from poker_rulebook.book.problems import At, everywhere
from poker_rulebook.book.repository import Term
from poker_rulebook.book.steps import Deal
from poker_rulebook.languages import SOURCE

# --- general rules: chapters of rules for several games, with their cases, decisions, tables and sums


CaseFacts = Mapping[str, int | bool]

COMPARISONS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "=": operator.eq,
}  # fmt: skip
_NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_POWER = rf"{_NAME}(?:\s*\^\s*{_NAME})?"
_CONDITION = re.compile(r"([^<>=]+?)\s*(>=|<=|>|<|=)\s*([^<>=]+)")
_TERM = re.compile(rf"\s*([+-]?)\s*({_POWER}(?:\s*\*\s*{_POWER})*)\s*(?=[+-]|$)")
HIGHEST_POWER = 20


class WrongCondition(ValueError):
    """A condition or formula that cannot be read; the message says why."""


class Formula(Struct, frozen=True):
    """A sum. terms    sign, and names and numbers to be multiplied: ("first-tip", "2 ^ 3")"""

    terms: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def names(self) -> list[str]:
        powers = (factor for _, factors in self.terms for factor in factors)
        words = (word.strip() for power in powers for word in power.split("^"))
        return [word for word in words if not word.isdecimal()]

    def value(self, facts: CaseFacts) -> int:
        """Raises KeyError with the name of a fact that is missing, WrongCondition for a power too high."""
        return sum(sign * prod(_power(factor, facts) for factor in factors) for sign, factors in self.terms)


def _power(factor: str, facts: CaseFacts) -> int:
    words = (word.strip() for word in factor.split("^"))
    base, *power = (int(word if word.isdecimal() else facts[word]) for word in words)
    if not power:
        return base
    if not 0 <= power[0] <= HIGHEST_POWER:
        raise WrongCondition(f"{power[0]} is not a power from 0 to {HIGHEST_POWER}")
    return int(base ** power[0])


class Comparison(Struct, frozen=True):
    """`left` compared with `right`; without a comparison one fact by name, on both sides."""

    left: Formula
    compared: str
    right: Formula

    @property
    def names(self) -> tuple[str, ...]:
        """The facts that it asks for."""
        return tuple(dict.fromkeys((*self.left.names, *self.right.names)))

    def holds(self, facts: CaseFacts) -> bool:
        """Raises KeyError with the name of a fact that is missing."""
        if not self.compared:
            return bool(self.left.value(facts))
        return COMPARISONS[self.compared](self.left.value(facts), self.right.value(facts))


def read_condition(text: str) -> Comparison:
    """Raises WrongCondition."""
    found = _CONDITION.fullmatch(text.strip())
    if found:
        return Comparison(read_formula(found[1]), found[2], read_formula(found[3]))
    if re.fullmatch(_NAME, text.strip()) and not text.strip().isdecimal():
        fact = read_formula(text)
        return Comparison(fact, "", fact)
    raise WrongCondition(f"{text!r} is not a condition")


def read_formula(text: str) -> Formula:
    """Raises WrongCondition."""
    terms: list[tuple[int, tuple[str, ...]]] = []
    place = 0
    while place < len(text):
        found = _TERM.match(text, place)
        if found is None or bool(found[1]) != bool(terms):
            raise WrongCondition(f"{text.strip()!r} is not a sum of names and numbers")
        terms.append((-1 if found[1] == "-" else 1, tuple(found[2].split("*"))))
        place = found.end()
    if not terms:
        raise WrongCondition("one side of the comparison is empty")
    return Formula(tuple(terms))


class DecisionQuestion(Struct, frozen=True):
    """yes, no     the next question or the outcome, by id
    answered    choices of the rule that answer the question -> yes or no
    """

    id: str
    condition: Comparison
    text: Text
    yes: str
    no: str
    answered: Mapping[str, str] = field(default_factory=dict)


class RuleDecision(Struct, frozen=True):
    """facts      name -> what it is
    outcomes   id -> what is done;  aloud: id -> what is said, where that is known
    cases      worked cases: the facts, with the outcome to which they lead
    """

    facts: dict[str, Text]
    questions: tuple[DecisionQuestion, ...]
    outcomes: dict[str, Text]
    aloud: dict[str, Text]
    cases: tuple[tuple[dict[str, int | bool], str], ...]

    def asked(self, facts: CaseFacts) -> Iterator[tuple[DecisionQuestion, bool]]:
        """The questions that come up, in order, with their answers. Raises KeyError for a missing fact."""
        by_id = {question.id: question for question in self.questions}
        here = self.questions[0].id
        while here in by_id:
            question = by_id[here]
            answer = question.condition.holds(facts)
            yield question, answer
            here = question.yes if answer else question.no

    def outcome(self, facts: CaseFacts) -> str:
        """The id of the outcome. Raises KeyError with the name of a fact that is asked for and missing."""
        *_, (question, answer) = self.asked(facts)
        return question.yes if answer else question.no


def build_decision(data: dict[str, Any]) -> RuleDecision:
    """The RuleDecision of a rule whose questions have been checked."""
    cases = ({k: v for k, v in case.items() if k != "outcome"} for case in data["cases"])
    return RuleDecision(
        facts={fact["id"]: text_of(fact) for fact in data["facts"]},
        questions=tuple(
            built(DecisionQuestion, q, condition=read_condition(q["if"]), text=text_of(q))
            for q in data["questions"]
        ),
        outcomes={outcome["id"]: text_of(outcome) for outcome in data["outcomes"]},
        aloud={outcome["id"]: outcome["say"] for outcome in data["outcomes"] if "say" in outcome},
        cases=tuple(zip(cases, (case["outcome"] for case in data["cases"]), strict=True)),
    )


class FormField(Struct, frozen=True):
    """A field of a form.

    text      its label
    needed    whether nothing comes out without it
    takes     number, or list: several numbers or cards;  sample    of what is typed
    words     what may be chosen, the first one where nothing is: id -> what it is; {} for numbers, lists and cards
    """

    id: str
    text: Text
    needed: bool = False
    takes: str = "number"
    sample: str = ""
    words: dict[str, Text] = field(default_factory=dict)


class Calculator(Struct, frozen=True):
    """A form that works something out. does    what: a key of pages.calculators.CALCULATORS"""

    does: str
    fields: tuple[FormField, ...]


def build_calculator(data: Data, facts: Data) -> Calculator:
    """facts    of the decision beside it: name -> what it is, which is the label of a field without one"""
    fields = (
        built(
            FormField,
            given,
            text=text_of(given if SOURCE in given else facts[given["id"]]),
            words={word["id"]: text_of(word) for word in given.get("words", ())},
        )
        for given in data["fields"]
    )
    return Calculator(data["does"], tuple(fields))


ROLES = ("player", "dealer", "floor")
SITE_PAGES = (  # pages of the site that are of no game, mix, chapter or word
    "map", "glossary", "ladder", "wrong", "decide", "tda", "japan", "talk", *ROLES, "who-wins", "play", "table", "games", "tonight",
    "compare", "edit", "vocabulary", "names", "about", "programs", "add-a-game",
)  # fmt: skip


class Case(Struct, frozen=True):
    """A condition with its outcome.

    condition   None where the names of its games are the condition
    games       ids of those that it is about; none for all that the rule is about
    """

    id: str
    condition: Text | None
    outcome: Text
    games: tuple[str, ...] = ()


class CitedHand(Struct, frozen=True):
    """A worked example of a game."""

    game: str
    example: str


class Sum(Struct, frozen=True):
    """Something to be counted. given    what it is counted from; gives    what the file says comes out"""

    id: str
    counts: str
    given: dict[str, Any]
    gives: dict[str, Any]


class CountedTable(Struct, frozen=True):
    """A table to be counted. given    what it is counted from"""

    id: str
    name: Text
    shows: str
    given: dict[str, Any]


class DealersWords(Struct, frozen=True):
    """What is done when a mistake has happened, for the dealer's side of a card.

    applies      the games on whose cards it stands, as in the file; {} for all that the rule is about
    by_choice    choice of the rule -> what is done by it, where that is something else
    """

    text: Text
    applies: dict[str, Any] = field(default_factory=dict)
    by_choice: Mapping[str, Text] = field(default_factory=dict)


NOT_OFFERED = "not-offered"  # the choice of a rule on what a room may not have


class Rule(Called, frozen=True, kw_only=True):
    """One general rule.

    roles     whom it serves: player, dealer, floor
    applies   which of the games of its chapter it is about, as in the file; {} for all
    mistake   where it went wrong, if the rule is about a mistake: deal, deck, button, …; '' for other rules
    until     until when the mistake that it is about can be put right
    card      what is done, in few words for the dealer's side of a card: the first that applies to a game
    figures   numbers that the texts print and the sums count with
    cases_as  what the cases are: situations, questions, kinds, points, mixes or mistakes
    option    a common option of the games whose choices belong here
    choices   what rooms do differently; the first one is the default
    needs     id of a rule: where its choice is NOT_OFFERED, this one falls away, too
    only_in   cash-games or tournaments, where its chapter is about one of them alone
    settled_by   options of games that settle the same, and "mix" for the change of game: choice of the rule -> those of the option
    see       ids of rules, chapters, games or mixes
    """

    roles: tuple[str, ...]
    applies: dict[str, Any] = field(default_factory=dict)
    text: Text
    mistake: str = ""
    until: Text | None = None
    card: tuple[DealersWords, ...] = ()
    figures: dict[str, int] = field(default_factory=dict)
    cases: tuple[Case, ...]
    cases_as: str = "situations"
    decision: RuleDecision | None
    calculator: Calculator | None
    option: Option | None
    choices: tuple[Choice, ...]
    needs: str = ""
    only_in: str = ""
    settled_by: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    tables: tuple[CountedTable, ...]
    examples: tuple[CitedHand | Sum, ...]
    see: tuple[str, ...] = ()


class Chapter(Called, frozen=True, kw_only=True):
    """Rules on one subject. applies    which games they concern, as in the file; {} for all"""

    reading: str
    text: Text
    applies: dict[str, Any] = field(default_factory=dict)
    rules: tuple[Rule, ...]
    sources: tuple[dict[str, Any], ...]


class ChapterGroup(Struct, frozen=True):
    """Chapters that stand together, by their ids."""

    id: str
    name: Text
    chapters: tuple[str, ...]


def build_chapter(data: Data, common_options: list[Data]) -> Chapter:
    """The Chapter of a file that the schema and the checks have passed."""
    options = {option["id"]: option for option in common_options}
    rules = tuple(_rule(rule, options, data.get("only_in", "")) for rule in data["rules"])
    return built(Chapter, data, text=text_of(data), rules=rules)


def _rule(data: Data, options: dict[str, Data], only_in: str) -> Rule:
    facts = {fact["id"]: fact for fact in data.get("decision", {}).get("facts", ())}
    by_choice = {it["id"]: it["card"] for it in data.get("choices", ()) if "card" in it}
    return built(
        Rule,
        data,
        roles=tuple(role for role in ROLES if role in data["for"]),
        text=text_of(data),
        only_in=only_in,
        card=tuple(
            DealersWords(text_of(words), words.get("applies", {}), by_choice)
            for words in data.get("card", ())
        ),
        cases=tuple(
            Case(case["id"], case.get("if"), case["then"], tuple(case.get("games", ())))
            for case in data.get("cases", ())
        ),
        decision=build_decision(data["decision"]) if "decision" in data else None,
        calculator=build_calculator(data["calculator"], facts) if "calculator" in data else None,
        option=build_option(options[data["option"]]) if "option" in data else None,
        choices=tuple(Choice(choice["id"], text_of(choice)) for choice in data.get("choices", ())),
        tables=tuple(
            built(CountedTable, t, given=_without(t, "id", "name", "shows")) for t in data.get("tables", ())
        ),
        examples=tuple(_example(example) for example in data.get("examples", ())),
    )


def _example(data: Data) -> CitedHand | Sum:
    if "hand" in data:
        return CitedHand(*data["hand"].split("/"))
    return built(Sum, data, given=_without(data, "id", "counts", "gives"))


def _without(data: Data, *keys: str) -> Data:
    return {key: value for key, value in data.items() if key not in keys}


def english_of(value: Any) -> str:
    """Every English text in a part of a file, in order: what its Japanese was made from."""
    return "\n".join(text for at, text in everywhere(value) if at[-1:] == (SOURCE,) and isinstance(text, str))


def concerns(it: Chapter | Rule | DealersWords, game: Game) -> bool:
    """Whether the chapter, the rule or its words for a card are about the game: it fits every line of `applies`."""
    return all(_FITS[key](game, wanted) for key, wanted in it.applies.items())


_FITS: dict[str, Callable[[Game, Any], bool]] = {
    "families": lambda game, wanted: game.family in wanted,
    "limits": lambda game, wanted: not set(game.betting).isdisjoint(wanted),
    "steps": lambda game, wanted: any(step.do in wanted for step in game.play),
    "forced_bets": lambda game, wanted: any(map(game.forced_bets.has, wanted)),
    "shares": lambda game, wanted: len(game.showdown) >= wanted and not game.first_won,
    "decks": lambda game, wanted: game.deck.id in wanted,
    "rankings": lambda game, wanted: any(share.ranking.id in wanted for share in game.showdown),
    "games": lambda game, wanted: game.id in wanted,
    "flop": lambda game, wanted: any(
        it.street == "flop" and len(it.slots) == wanted for it in game.board_deals
    ),
    "burns": lambda game, wanted: any(
        isinstance(step, Deal) and step.burns
        for step in (game.board_deals[1:] if wanted == "again" else game.play)
    ),
    "draws": lambda game, wanted: len(game.draws) == wanted,
    "runs_short": lambda game, wanted: any(step.if_short for step in game.deals),
    "last_card": lambda game, wanted: [bool(step.down) for step in game.deals][-1:] == [wanted == "down"],
    "exposed_card": lambda game, wanted: game.exposed_card == wanted,
    "mixed": lambda game, wanted: True,
    "event": lambda game, wanted: False,
}


def rules_of(chapters: Mapping[str, Chapter]) -> dict[str, tuple[Chapter, Rule]]:
    """Rule id -> its chapter and itself."""
    return {rule.id: (chapter, rule) for chapter in chapters.values() for rule in chapter.rules}


# --- the names by which games, mixes, general rules and words of the glossary may be called


def names_of(data: Data) -> list[tuple[At, str]]:
    """Everything that the file of a game or mix is called, and where it says so."""
    named: list[tuple[At, str]] = []
    for key in ("name", "short"):
        named += [((key, locale), word) for locale, word in data.get(key, {}).items()]
    for key in ("also", "former"):
        named += [((key, index), word) for index, word in enumerate(data.get(key, ()))]
    return [*named, (("id",), data["id"])]


def folded(name: str) -> str:
    """A name without the differences that people do not type: case, width, spaces, hyphens, middle dots."""
    text = unicodedata.normalize("NFKC", name).casefold()
    return "".join(c for c in text if c.isalnum())


def index_of(named: Iterable[tuple[str, Iterable[str]]]) -> dict[str, str]:
    """Folded name -> id; a name that several share belongs to the first."""
    index: dict[str, str] = {}
    for id_, names in named:
        for name in names:
            index.setdefault(folded(name), id_)
    return index


def nearest_to(name: str, index: Mapping[str, str]) -> list[str]:
    """Ids whose names come nearest to this one, the nearest first."""
    return list(dict.fromkeys(index[n] for n in get_close_matches(folded(name), index, 3, 0.7)))


def find_rule(chapters: Mapping[str, Chapter], name: str) -> tuple[Chapter, Rule | None] | None:
    """The chapter that is called so, or the rule with its chapter: by id, else by name or another word for it."""
    if name in chapters:
        return chapters[name], None
    rules = rules_of(chapters)
    if name in rules:
        return rules[name]
    of_chapters = index_of((chapter.id, called(chapter)) for chapter in chapters.values())
    if folded(name) in of_chapters:
        return chapters[of_chapters[folded(name)]], None
    of_rules = index_of((rule.id, called(rule)) for _, rule in rules.values())
    return rules.get(of_rules.get(folded(name), ""))


def near_rules(chapters: Mapping[str, Chapter], name: str) -> list[str]:
    """Ids of the chapters and rules whose names come nearest to this one, the nearest first."""
    every: list[Chapter | Rule] = []
    for chapter in chapters.values():
        every += [chapter, *chapter.rules]
    index = index_of((it.id, called(it)) for it in reversed(every))  # a rule before its chapter
    return nearest_to(name, index)


def called(it: Chapter | Rule) -> list[str]:
    """Everything by which a chapter or a rule may be asked for."""
    return [it.id, *it.former, *it.name.values(), *it.also]


def find_word(terms: Mapping[str, Term], name: str) -> Term | None:
    """The word that is called so in any of its forms, its reading included."""
    return terms.get(_names(terms).get(folded(name), ""))


def near_words(terms: Mapping[str, Term], name: str) -> list[str]:
    """Ids of the words that come nearest to this name, the nearest first."""
    return nearest_to(name, _names(terms))


def _names(terms: Mapping[str, Term]) -> dict[str, str]:
    """Folded name -> id; where two words share one, the first keeps it."""
    return index_of((id_, _called(term)) for id_, term in terms.items())


def _called(term: Term) -> tuple[str, ...]:
    return (term.id, *term.former, *chain(*term.forms.values()), term.reading, *term.also)
