"""Decisions of a dealer or the floor: questions on what lies on the table, each leading on to an outcome.

A question is a condition on facts: `stub >= players + 2`, a formula of numbers and names on both sides of one
comparison, or the name of a fact that is so or not. A formula adds, subtracts, multiplies and raises to powers.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from poker_rulebook.book.parts import Text, built, text_of

Facts = Mapping[str, int | bool]

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


@dataclass(frozen=True)
class Formula:
    """A sum. terms    sign, and names and numbers to be multiplied: ("first-tip", "2 ^ 3")"""

    terms: tuple[tuple[int, tuple[str, ...]], ...]

    @property
    def names(self) -> list[str]:
        powers = (factor for _, factors in self.terms for factor in factors)
        words = (word.strip() for power in powers for word in power.split("^"))
        return [word for word in words if not word.isdecimal()]

    def value(self, facts: Facts) -> int:
        """Raises KeyError with the name of a fact that is missing, WrongCondition for a power too high."""
        return sum(sign * prod(_power(factor, facts) for factor in factors) for sign, factors in self.terms)


def _power(factor: str, facts: Facts) -> int:
    words = (word.strip() for word in factor.split("^"))
    base, *power = (int(word if word.isdecimal() else facts[word]) for word in words)
    if not power:
        return base
    if not 0 <= power[0] <= HIGHEST_POWER:
        raise WrongCondition(f"{power[0]} is not a power from 0 to {HIGHEST_POWER}")
    return int(base ** power[0])


@dataclass(frozen=True)
class Condition:
    """`left` compared with `right`; without a comparison one fact by name, on both sides."""

    left: Formula
    compared: str
    right: Formula

    @property
    def names(self) -> tuple[str, ...]:
        """The facts that it asks for."""
        return tuple(dict.fromkeys((*self.left.names, *self.right.names)))

    def holds(self, facts: Facts) -> bool:
        """Raises KeyError with the name of a fact that is missing."""
        if not self.compared:
            return bool(self.left.value(facts))
        return COMPARISONS[self.compared](self.left.value(facts), self.right.value(facts))


def read_condition(text: str) -> Condition:
    """Raises WrongCondition."""
    found = _CONDITION.fullmatch(text.strip())
    if found:
        return Condition(read_formula(found[1]), found[2], read_formula(found[3]))
    if re.fullmatch(_NAME, text.strip()) and not text.strip().isdecimal():
        fact = read_formula(text)
        return Condition(fact, "", fact)
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


def build_decision(data: dict[str, Any]) -> Decision:
    """The Decision of a rule whose questions have been checked."""
    cases = ({k: v for k, v in case.items() if k != "outcome"} for case in data["cases"])
    return Decision(
        facts={fact["id"]: text_of(fact) for fact in data["facts"]},
        questions=tuple(
            built(Question, q, condition=read_condition(q["if"]), text=text_of(q)) for q in data["questions"]
        ),
        outcomes={outcome["id"]: text_of(outcome) for outcome in data["outcomes"]},
        cases=tuple(zip(cases, (case["outcome"] for case in data["cases"]), strict=True)),
    )
