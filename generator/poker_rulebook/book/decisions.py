"""Decisions of a dealer or the floor: questions on what lies on the table, each leading on to an outcome.

A question is a condition on facts: `stub >= players + 2`, sums of numbers and names on both sides of one
comparison, or the name of a fact that is so or not.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from poker_rulebook.book.parts import Text, text_of

Facts = Mapping[str, int | bool]

COMPARISONS = {
    ">=": operator.ge, "<=": operator.le, ">": operator.gt, "<": operator.lt, "=": operator.eq,
}  # fmt: skip
_NAME = r"[a-z0-9]+(?:-[a-z0-9]+)*"
_CONDITION = re.compile(r"([^<>=]+?)\s*(>=|<=|>|<|=)\s*([^<>=]+)")
_TERM = re.compile(rf"\s*([+-]?)\s*({_NAME})\s*(?=[+-]|$)")


class WrongCondition(ValueError):
    """A condition that cannot be read; the message says why."""


@dataclass(frozen=True)
class Condition:
    """`left` compared with `right`, both sums of (sign, name or number); without a comparison one fact by name."""

    left: tuple[tuple[int, str], ...]
    compared: str
    right: tuple[tuple[int, str], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The facts that it asks for."""
        return tuple(dict.fromkeys(word for _, word in (*self.left, *self.right) if not word.isdecimal()))

    def holds(self, facts: Facts) -> bool:
        """Raises KeyError with the name of a fact that is missing."""
        if not self.compared:
            return bool(facts[self.left[0][1]])
        return COMPARISONS[self.compared](_total(self.left, facts), _total(self.right, facts))


def _total(terms: tuple[tuple[int, str], ...], facts: Facts) -> int:
    return sum(sign * int(word if word.isdecimal() else facts[word]) for sign, word in terms)


def read_condition(text: str) -> Condition:
    """Raises WrongCondition."""
    found = _CONDITION.fullmatch(text.strip())
    if found:
        return Condition(_terms(found[1]), found[2], _terms(found[3]))
    if re.fullmatch(_NAME, text.strip()) and not text.strip().isdecimal():
        return Condition(((1, text.strip()),), "", ())
    raise WrongCondition(f"{text!r} is no condition")


def _terms(text: str) -> tuple[tuple[int, str], ...]:
    terms, place = [], 0
    while place < len(text):
        found = _TERM.match(text, place)
        if found is None or bool(found[1]) != bool(terms):
            raise WrongCondition(f"{text.strip()!r} is no sum of names and numbers")
        terms.append((-1 if found[1] == "-" else 1, found[2]))
        place = found.end()
    if not terms:
        raise WrongCondition("one side of the comparison is empty")
    return tuple(terms)


@dataclass(frozen=True)
class Question:
    """yes, no    the next question or the outcome, by id"""

    id: str
    condition: Condition
    text: Text
    yes: str
    no: str


@dataclass(frozen=True)
class Decision:
    """facts      name -> what it is
    outcomes   id -> what is done
    cases      worked cases: the facts, with the outcome to which they lead
    """

    facts: dict[str, Text]
    questions: tuple[Question, ...]
    outcomes: dict[str, Text]
    cases: tuple[tuple[dict[str, int | bool], str], ...]

    def asked(self, facts: Facts) -> Iterator[tuple[Question, bool]]:
        """The questions that come up, in order, with their answers. Raises KeyError for a missing fact."""
        by_id = {question.id: question for question in self.questions}
        here = self.questions[0].id
        while here in by_id:
            question = by_id[here]
            answer = question.condition.holds(facts)
            yield question, answer
            here = question.yes if answer else question.no

    def outcome(self, facts: Facts) -> str:
        """The id of the outcome. Raises KeyError with the name of a fact that is asked for and missing."""
        *_, (question, answer) = self.asked(facts)
        return question.yes if answer else question.no


def build_decision(data: dict) -> Decision:
    """The Decision of a rule whose questions have been checked."""
    return Decision(
        facts={fact["id"]: text_of(fact) for fact in data["facts"]},
        questions=tuple(
            Question(q["id"], read_condition(q["if"]), text_of(q), q["yes"], q["no"])
            for q in data["questions"]
        ),
        outcomes={outcome["id"]: text_of(outcome) for outcome in data["outcomes"]},
        cases=tuple(
            ({k: v for k, v in case.items() if k != "outcome"}, case["outcome"]) for case in data["cases"]
        ),
    )
