"""Checks of a decision: every question is asked, every answer leads somewhere, every case comes out as written."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.names import Finding, repeated, unresolved
from poker_rulebook.book.decisions import Decision, WrongCondition, build_decision, read_condition


def findings(data: dict) -> Iterator[Finding]:
    """What is wrong with the decision of a rule; paths count from the decision."""
    found = [*_doubles(data), *_conditions(data), *_targets(data)]
    yield from found
    if not found:
        found = list(_course(data))
        yield from found
    if not found:
        yield from _cases(data, build_decision(data))


def _doubles(data: dict) -> Iterator[Finding]:
    for index, name in repeated(fact["id"] for fact in data["facts"]):
        yield ("facts", index, "id"), f"{name!r} stands twice", "rename one"
    places = [(key, index) for key in ("questions", "outcomes") for index in range(len(data[key]))]
    for place, name in repeated(data[key][index]["id"] for key, index in places):
        yield (*places[place], "id"), f"{name!r} is the name of another question or outcome", "rename one"


def _conditions(data: dict) -> Iterator[Finding]:
    facts, asked, unread = dict.fromkeys(fact["id"] for fact in data["facts"]), set(), False
    for index, question in enumerate(data["questions"]):
        at = ("questions", index, "if")
        try:
            condition = read_condition(question["if"])
        except WrongCondition as error:
            unread = True
            yield at, str(error), "write 'stub >= players + 2', or the name of a fact"
            continue
        asked |= set(condition.names)
        for name in condition.names:
            if name not in facts:
                yield unresolved(at, name, "fact", facts)
    for index, fact in enumerate(data["facts"]):
        if fact["id"] not in asked and not unread:
            yield ("facts", index), f"no question asks for {fact['id']!r}", "delete it, or ask for it"


def _targets(data: dict) -> Iterator[Finding]:
    known = [*(q["id"] for q in data["questions"]), *(o["id"] for o in data["outcomes"])]
    for index, question in enumerate(data["questions"]):
        for answer in ("yes", "no"):
            if question[answer] not in known:
                yield unresolved(("questions", index, answer), question[answer], "question or outcome", known)
        if question["yes"] == question["no"]:
            yield ("questions", index, "no"), "both answers lead to the same", "delete the question"


def _course(data: dict) -> Iterator[Finding]:
    """Questions lead only to later ones, so that they end; and everything is reached."""
    order = [question["id"] for question in data["questions"]]
    reached = {order[0]}
    for index, question in enumerate(data["questions"]):
        for answer in ("yes", "no"):
            target = question[answer]
            reached.add(target)
            if target in order[: index + 1]:
                yield (
                    ("questions", index, answer),
                    f"{target!r} was asked before",
                    "lead on to a later question",
                )
    for key in ("questions", "outcomes"):
        for index, item in enumerate(data[key]):
            if item["id"] not in reached:
                yield (key, index), f"no answer leads to {item['id']!r}", "delete it, or lead to it"


def _cases(data: dict, decision: Decision) -> Iterator[Finding]:
    shown = set()
    for index, (facts, said) in enumerate(decision.cases):
        at = ("cases", index)
        unknown = [name for name in facts if name not in decision.facts]
        for name in unknown:
            yield unresolved((*at, name), name, "fact", decision.facts)
        if said not in decision.outcomes:
            yield unresolved((*at, "outcome"), said, "outcome", decision.outcomes)
        elif not unknown:
            yield from _case(at, facts, said, decision)
        shown.add(said)
    if not shown <= decision.outcomes.keys():
        return
    for index, outcome in enumerate(data["outcomes"]):
        if outcome["id"] not in shown:
            yield ("outcomes", index), f"no case shows {outcome['id']!r}", "add one to 'cases:'"


def _case(at: tuple, facts: dict, said: str, decision: Decision) -> Iterator[Finding]:
    try:
        asked = [name for question, _ in decision.asked(facts) for name in question.condition.names]
        right = decision.outcome(facts)
    except KeyError as error:
        yield at, f"the case does not say {error.args[0]!r}, which is asked for", f"add '{error.args[0]}:'"
        return
    for name in facts:
        if name not in asked:
            yield (*at, name), f"{name!r} is never asked for in this case", "delete it"
    if right != said:
        yield (*at, "outcome"), f"{said!r} does not come out", f"it is {right!r}"
