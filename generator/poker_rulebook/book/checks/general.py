"""Checks of general rules and of the glossary: names that must exist, translations, figures, decisions.

What its sums and hands come out as is checked by playing and counting them (see poker_rulebook.figures).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from difflib import get_close_matches

from poker_rulebook.book.chapters import (
    RuleDecision,
    WrongCondition,
    build_decision,
    english_of,
    read_condition,
)
from poker_rulebook.book.checks.subject import (
    Known,
    all_unresolved,
    translation_is_current,
    twice,
    unresolved,
)
from poker_rulebook.book.parts import PLACEHOLDER, Data
from poker_rulebook.book.problems import At, FaultyFile, Finding, each, everywhere, suggestion
from poker_rulebook.book.repository import build_term
from poker_rulebook.cards import CardError, cards
from poker_rulebook.languages import BESIDE, SOURCE

MOST = {"tables": 40, "chances": 150, "examples": 400}  # of a chapter; no real one has half as many
CITED = ("cases", "choices", "tables")  # parts of a rule that have an id


def chapter_findings(data: Data, known: Known) -> Iterator[Finding]:
    """Every finding in a chapter file that the schema has passed; citations of other chapters come later."""
    yield from _current((), data, {key: data[key] for key in ("name", *BESIDE)})
    yield from _applies((), data, known)
    yield from _countable(data)
    yield from twice(each(data, "rules.*.id"), "the rule {!r} stands twice")
    for at, rule in each(data, "rules.*"):
        yield from _current(at, rule, rule)
        yield from _figures(at, rule)
        yield from _names(at, rule, known)
        yield from _applies(at, rule, known)
        for where, case in each(rule, "cases.*", at):
            if "if" not in case and "games" not in case:
                hint = "write 'if:', or 'games:', whose names are then the condition"
                yield where, f"the case {case['id']!r} has no condition", hint
        cited = each(rule, "cases.*.games.*", at)
        yield from all_unresolved(
            cited, "game", [*known.games, *(id_ for _, id_ in cited if known.faulty(id_))]
        )
    yield from chapter_can_be_built(data, known)


def chapter_can_be_built(data: Data, known: Known) -> Iterator[Finding]:
    """What keeps a chapter from being read: common options that nobody knows, decisions that lead nowhere, unlabelled fields."""
    options = [option["id"] for option in known.common]
    yield from all_unresolved(each(data, "rules.*.option"), "common option", options)
    for at, answered in each(data, "rules.*.decision.questions.*.answered"):
        there = [it["id"] for it in data["rules"][at[1]].get("choices", ())]
        yield from all_unresolved([((*at, it), it) for it in answered], "choice of this rule", there)
    for at, rule in each(data, "rules.*"):
        yield from _labels(at, rule)
    for at, decision in each(data, "rules.*.decision"):
        for where, message, hint in decision_findings(decision):
            yield (*at, *where), message, hint


def _labels(at: At, rule: Data) -> Iterator[Finding]:
    """A field of a form has a label, or the name of a fact."""
    facts = [fact for _, fact in each(rule, "decision.facts.*.id")]
    for where, field in each(rule, "calculator.fields.*", at):
        if SOURCE not in field and field["id"] not in facts:
            yield where, f"the field {field['id']!r} has no label", "write its 'en:' and 'ja:'"


def _current(at: At, data: Data, english: Data) -> Iterator[Finding]:
    yield from translation_is_current((*at, "of"), data["of"], english_of(english))


def _applies(at: At, data: Data, known: Known) -> Iterator[Finding]:
    applies = data.get("applies", {})
    there: dict[str, Callable[[], Collection[str]]] = {
        "decks": lambda: known.decks, "rankings": lambda: known.rankings,
        "games": lambda: [name for name in applies["games"] if known.faulty(name)] + list(known.games),
        "steps": lambda: {step.do for game in known.games.values() for step in game.play},
    }  # fmt: skip
    for key, told in there.items():
        if key in applies:
            yield from all_unresolved(each(data, f"applies.{key}.*", at), key.removesuffix("s"), told())


def _countable(data: Data) -> Iterator[Finding]:
    """Whether a chapter has so few tables and examples that working them out takes seconds."""
    counts = dict.fromkeys(MOST, 0)
    for at, rule in each(data, "rules.*"):
        tables = rule.get("tables", ())
        groups = [group for table in tables if table["shows"] == "odds" for group in table["of"]]
        counts["tables"] += len(tables)
        counts["chances"] += sum(len(group["chances"]) for group in groups)
        counts["examples"] += len(rule.get("examples", ()))
        for what, most in MOST.items():
            if counts[what] > most:
                yield at, f"more than {most} {what} in one chapter", "begin another chapter"
                return


def _figures(at: At, rule: Data) -> Iterator[Finding]:
    """A text prints figures that exist, and the same ones in both languages; every figure is of use."""
    figures, printed = rule.get("figures", {}), set()
    for where, text in texts_in(rule):
        placed = {language: PLACEHOLDER.findall(text[language]) for language in BESIDE}
        printed |= {word for words in placed.values() for word in words}
        known = {*figures, *text.get("with", ()), *text.get("comes", ())}
        said = ((language, word) for language, words in placed.items() for word in words)
        unknown = [(language, word) for language, word in said if word not in known and not _are_cards(word)]
        for language, word in unknown:
            near = get_close_matches(word, known, 1)
            hint = f"did you mean {{{near[0]}}}?" if near else "add it to 'figures:', or write cards: {Ah Kd}"
            yield (*at, *where, language), f"{{{word}}} is neither a figure nor cards", hint
        for language, words in placed.items():
            if not unknown and sorted(words) != sorted(placed[SOURCE]):
                missing = [word for word in placed[SOURCE] if word not in words] or words
                message = f"{{{missing[0]}}} does not stand in both languages"
                yield (*at, *where, language), message, "write the same placeholders in both"
    counting = any("counts" in example for example in rule.get("examples", ()))
    for name in figures:
        if name not in printed and not counting:
            yield (*at, "figures", name), f"no text prints {{{name}}}", "delete it, or print it"


def texts_in(value: object) -> Iterator[tuple[At, Data]]:
    """Every text in several languages of a part of a file, with its place."""
    for at, part in everywhere(value):
        if isinstance(part, dict) and all(isinstance(part.get(language), str) for language in BESIDE):
            yield at, part


def _are_cards(word: str) -> bool:
    try:
        return bool(cards(word))
    except CardError:
        return False


def _names(at: At, rule: Data, known: Known) -> Iterator[Finding]:
    for key in CITED:
        yield from twice(each(rule, f"{key}.*.id", at), "the id {!r} is used twice")
    if "settled_by" in rule:
        yield from _settled_by((*at, "settled_by"), rule, known)
    for place, cited in each(rule, "examples.*.hand", at):
        yield from _hand(place, cited, known)


def _settled_by(at: At, rule: Data, known: Known) -> Iterator[Finding]:
    """Options that no game has, choices that neither the rule nor the option has, and choices of the rule without any."""
    options: dict[str, set[str]] = {}
    for option in (option for game in known.games.values() for option in game.options):
        options.setdefault(option.id, set()).update(choice.id for choice in option.choices)
    own = [choice["id"] for choice in rule.get("choices", [])]
    for name, ways in rule["settled_by"].items():
        place = (*at, name)
        if name != "mix":
            yield from unresolved(place, name, "option of a game", options)
        yield from all_unresolved((((*place, way), way) for way in ways), "choice of this rule", own)
        if left := [choice for choice in own if choice not in ways]:
            yield place, f"the choice {left[0]!r} of the rule is missing", f"write {left[0]}: [...]"
        if name in options:
            there = [((*place, way, n), one) for way, ones in ways.items() for n, one in enumerate(ones)]
            yield from all_unresolved(there, f"choice of {name}", options[name])


def _hand(at: At, cited: str, known: Known) -> Iterator[Finding]:
    game, example = cited.split("/")
    if known.faulty(game):
        return  # its own file says what is wrong
    if game not in known.games:
        yield from unresolved(at, game, "game", known.games)
        return
    with suppress(FaultyFile):  # the same, of its examples
        there = [one.id for one in known.games[game].examples]
        if example not in there:
            yield at, f"{game} has no example {example!r}", suggestion(example, there)


# --- decisions


def decision_findings(data: Data) -> Iterator[Finding]:
    """What is wrong with the decision of a rule; paths count from the decision."""
    named = (*each(data, "questions.*.id"), *each(data, "outcomes.*.id"))
    targets: list[Finding] = []
    known = [*(q["id"] for q in data["questions"]), *(o["id"] for o in data["outcomes"])]
    for at, question in each(data, "questions.*"):
        answers = [((*at, answer), question[answer]) for answer in ("yes", "no")]
        targets += all_unresolved(answers, "question or outcome", known)
        if question["yes"] == question["no"]:
            targets.append(((*at, "no"), "both answers lead to the same", "delete the question"))
    found = [
        *twice(each(data, "facts.*.id"), "{!r} stands twice"),
        *twice(named, "{!r} is the name of another question or outcome"),
        *_conditions(data),
        *targets,
    ]
    yield from found
    if not found:
        found = list(_course(data))
        yield from found
    if not found:
        yield from _cases(data, build_decision(data))


def _conditions(data: Data) -> Iterator[Finding]:
    facts, asked, unread = dict.fromkeys(fact["id"] for fact in data["facts"]), set[str](), False
    for at, asks in each(data, "questions.*.if"):
        try:
            condition = read_condition(asks)
        except WrongCondition as error:
            unread = True
            yield at, str(error), "write 'stub >= players + 2', or the name of a fact"
            continue
        asked |= set(condition.names)
        yield from all_unresolved([(at, name) for name in condition.names], "fact", facts)
    for at, fact in each(data, "facts.*"):
        if fact["id"] not in asked and not unread:
            yield at, f"no question asks for {fact['id']!r}", "delete it, or ask for it"


def _course(data: Data) -> Iterator[Finding]:
    """Questions lead only to later ones, so that they end; and everything is reached."""
    order = [question["id"] for question in data["questions"]]
    answers = [*each(data, "questions.*.yes"), *each(data, "questions.*.no")]
    for at, target in answers:
        if target in order[: int(at[1]) + 1]:
            yield at, f"{target!r} was asked before", "lead on to a later question"
    reached = {order[0], *(target for _, target in answers)}
    for at, item in (*each(data, "questions.*"), *each(data, "outcomes.*")):
        if item["id"] not in reached:
            yield at, f"no answer leads to {item['id']!r}", "delete it, or lead to it"


def _cases(data: Data, decision: RuleDecision) -> Iterator[Finding]:
    shown: set[str] = set()
    for (at, _), (facts, said) in zip(each(data, "cases.*"), decision.cases, strict=True):
        wrong = list(all_unresolved([((*at, name), name) for name in facts], "fact", decision.facts))
        wrong += unresolved((*at, "outcome"), said, "outcome", decision.outcomes)
        yield from wrong or _case(at, facts, said, decision)
        shown.add(said)
    for at, outcome in each(data, "outcomes.*") if shown <= decision.outcomes.keys() else ():
        if outcome["id"] not in shown:
            yield at, f"no case shows {outcome['id']!r}", "add one to 'cases:'"


def _case(at: At, facts: dict[str, int | bool], said: str, decision: RuleDecision) -> Iterator[Finding]:
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
        yield (*at, "outcome"), f"{said!r} is not what comes out", f"it is {right!r}"


# --- words


def glossary_findings(data: list[Data]) -> Iterator[Finding]:
    """Ids or forms that stand twice, and translations of another text."""
    ids = sorted((*each(data, "*.id"), *each(data, "*.former.*")), key=lambda named: named[0][0])
    yield from twice(ids, "the word {!r} stands twice")
    owner: dict[tuple[str, str], str] = {}
    for index, item in enumerate(data):
        english = english_of({key: item[key] for key in ("term", *BESIDE)})
        yield from translation_is_current((index, "of"), item["of"], english)
        for locale, forms in build_term(item).forms.items():
            for form in forms:
                other = owner.setdefault((locale, form.casefold()), item["id"])
                if other != item["id"]:
                    yield (index,), f"{form!r} is already a form of {other!r}", "keep it in one of the two"
            named = [((index, "forms", locale), form) for form in forms]
            yield from twice(named, "{!r} stands twice", "delete one")
