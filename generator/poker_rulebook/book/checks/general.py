"""Checks of general rules and of the glossary: names that must exist, translations, figures, decisions.

What its sums and hands come out as is checked by playing and counting them (see poker_rulebook.figures).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import suppress
from difflib import get_close_matches

from poker_rulebook.book.chapters import english_of
from poker_rulebook.book.checks.form import translation_is_current
from poker_rulebook.book.checks.subject import Known, repeated, unresolved
from poker_rulebook.book.decisions import Decision, WrongCondition, build_decision, read_condition
from poker_rulebook.book.parts import PLACEHOLDER, Data
from poker_rulebook.book.problems import At, FaultyFile, Finding, suggestion
from poker_rulebook.book.shared import build_term
from poker_rulebook.cards import CardError, cards
from poker_rulebook.languages import BESIDE, SOURCE

MOST = {"tables": 40, "chances": 150, "examples": 400}  # of a chapter; no real one has half as many
CITED = ("cases", "choices", "tables")  # parts of a rule that have an id


def chapter_findings(data: Data, known: Known) -> Iterator[Finding]:
    """Every finding in a chapter file that the schema has passed; citations of other chapters come later."""
    yield from _current((), data, {key: data[key] for key in ("name", *BESIDE)})
    yield from _applies((), data, known)
    yield from _countable(data)
    for index, name in repeated(rule["id"] for rule in data["rules"]):
        yield ("rules", index, "id"), f"the rule {name!r} stands twice", "rename one"
    for index, rule in enumerate(data["rules"]):
        at = ("rules", index)
        yield from _current(at, rule, rule)
        yield from _figures(at, rule)
        yield from _names(at, rule, known)
        yield from _applies(at, rule, known)
    yield from _decisions(data)


def chapter_can_be_built(data: Data, known: Known) -> Iterator[Finding]:
    """What keeps a chapter from being read: common options that nobody knows, decisions that lead nowhere."""
    for index, rule in enumerate(data["rules"]):
        yield from _option(("rules", index), rule, known)
    yield from _decisions(data)


def _decisions(data: Data) -> Iterator[Finding]:
    for index, rule in enumerate(data["rules"]):
        if "decision" in rule:
            for where, message, hint in decision_findings(rule["decision"]):
                yield ("rules", index, "decision", *where), message, hint


def _option(at: At, rule: Data, known: Known) -> Iterator[Finding]:
    options = [option["id"] for option in known.common]
    if "option" in rule and rule["option"] not in options:
        yield from unresolved((*at, "option"), rule["option"], "common option", options)


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
        names = told() if key in applies else ()
        for index, name in enumerate(applies.get(key, ())):
            yield from unresolved((*at, "applies", key, index), name, key.removesuffix("s"), names)


def _countable(data: Data) -> Iterator[Finding]:
    """Whether a chapter has so few tables and examples that working them out takes seconds."""
    counts = dict.fromkeys(MOST, 0)
    for index, rule in enumerate(data["rules"]):
        tables = rule.get("tables", ())
        groups = [group for table in tables if table["shows"] == "odds" for group in table["of"]]
        counts["tables"] += len(tables)
        counts["chances"] += sum(len(group["chances"]) for group in groups)
        counts["examples"] += len(rule.get("examples", ()))
        for what, most in MOST.items():
            if counts[what] > most:
                yield ("rules", index), f"more than {most} {what} in one chapter", "begin another chapter"
                return


def _figures(at: At, rule: Data) -> Iterator[Finding]:
    """A text prints figures that exist, and the same ones in both languages; every figure is of use."""
    figures, printed = rule.get("figures", {}), set()
    for where, text in texts_in(rule):
        placed = {language: PLACEHOLDER.findall(text[language]) for language in BESIDE}
        printed |= {word for words in placed.values() for word in words}
        unknown = [
            (language, word)
            for language, words in placed.items()
            for word in words
            if word not in (known := {*figures, *text.get("with", ()), *text.get("comes", ())})
            and not _are_cards(word)
        ]
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


def texts_in(value: object, at: At = ()) -> Iterator[tuple[At, Data]]:
    """Every text in several languages of a part of a file, with its place."""
    if isinstance(value, dict):
        if all(isinstance(value.get(language), str) for language in BESIDE):
            yield at, value
        for key, item in value.items():
            yield from texts_in(item, (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from texts_in(item, (*at, index))


def _are_cards(word: str) -> bool:
    try:
        return bool(cards(word))
    except CardError:
        return False


def _names(at: At, rule: Data, known: Known) -> Iterator[Finding]:
    for key in CITED:
        for index, name in repeated(item["id"] for item in rule.get(key, ())):
            yield (*at, key, index, "id"), f"the id {name!r} is used twice", "rename one"
    yield from _option(at, rule, known)
    options = (
        {option.id for game in known.games.values() for option in game.options}
        if "settled_by" in rule
        else ()
    )
    for index, name in enumerate(rule.get("settled_by", ())):
        if name != "mix":
            yield from unresolved((*at, "settled_by", index), name, "option of a game", options)
    for index, example in enumerate(rule.get("examples", ())):
        if "hand" in example:
            yield from _hand((*at, "examples", index, "hand"), example["hand"], known)


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
    found = [*_named_twice(data), *_conditions(data), *_targets(data)]
    yield from found
    if not found:
        found = list(_course(data))
        yield from found
    if not found:
        yield from _cases(data, build_decision(data))


def _named_twice(data: Data) -> Iterator[Finding]:
    for index, name in repeated(fact["id"] for fact in data["facts"]):
        yield ("facts", index, "id"), f"{name!r} stands twice", "rename one"
    places = [(key, index) for key in ("questions", "outcomes") for index in range(len(data[key]))]
    for place, name in repeated(data[key][index]["id"] for key, index in places):
        yield (*places[place], "id"), f"{name!r} is the name of another question or outcome", "rename one"


def _conditions(data: Data) -> Iterator[Finding]:
    facts, asked, unread = dict.fromkeys(fact["id"] for fact in data["facts"]), set[str](), False
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
            yield from unresolved(at, name, "fact", facts)
    for index, fact in enumerate(data["facts"]):
        if fact["id"] not in asked and not unread:
            yield ("facts", index), f"no question asks for {fact['id']!r}", "delete it, or ask for it"


def _targets(data: Data) -> Iterator[Finding]:
    known = [*(q["id"] for q in data["questions"]), *(o["id"] for o in data["outcomes"])]
    for index, question in enumerate(data["questions"]):
        for answer in ("yes", "no"):
            at = ("questions", index, answer)
            yield from unresolved(at, question[answer], "question or outcome", known)
        if question["yes"] == question["no"]:
            yield ("questions", index, "no"), "both answers lead to the same", "delete the question"


def _course(data: Data) -> Iterator[Finding]:
    """Questions lead only to later ones, so that they end; and everything is reached."""
    order = [question["id"] for question in data["questions"]]
    reached = {order[0]}
    for index, question in enumerate(data["questions"]):
        for answer in ("yes", "no"):
            target = question[answer]
            reached.add(target)
            if target in order[: index + 1]:
                at = ("questions", index, answer)
                yield at, f"{target!r} was asked before", "lead on to a later question"
    for key in ("questions", "outcomes"):
        for index, item in enumerate(data[key]):
            if item["id"] not in reached:
                yield (key, index), f"no answer leads to {item['id']!r}", "delete it, or lead to it"


def _cases(data: Data, decision: Decision) -> Iterator[Finding]:
    shown: set[str] = set()
    for index, (facts, said) in enumerate(decision.cases):
        at = ("cases", index)
        unknown = [name for name in facts if name not in decision.facts]
        for name in unknown:
            yield from unresolved((*at, name), name, "fact", decision.facts)
        if said not in decision.outcomes:
            yield from unresolved((*at, "outcome"), said, "outcome", decision.outcomes)
        elif not unknown:
            yield from _case(at, facts, said, decision)
        shown.add(said)
    if not shown <= decision.outcomes.keys():
        return
    for index, outcome in enumerate(data["outcomes"]):
        if outcome["id"] not in shown:
            yield ("outcomes", index), f"no case shows {outcome['id']!r}", "add one to 'cases:'"


def _case(at: At, facts: dict[str, int | bool], said: str, decision: Decision) -> Iterator[Finding]:
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


def _ids_of(item: Data) -> Iterator[tuple[At, str]]:
    """Where an entry names an id of its own, and which."""
    yield ("id",), item["id"]
    yield from ((("former", n), id_) for n, id_ in enumerate(item.get("former", ())))


def glossary_findings(data: list[Data]) -> Iterator[Finding]:
    """Ids or forms that stand twice, and translations of another text."""
    ids = [(n, at, id_) for n, item in enumerate(data) for at, id_ in _ids_of(item)]
    for place, name in repeated(id_ for _, _, id_ in ids):
        index, at, _ = ids[place]
        yield (index, *at), f"the word {name!r} stands twice", "rename one"
    owner: dict[tuple[str, str], str] = {}
    for index, item in enumerate(data):
        english = english_of({key: item[key] for key in ("term", *BESIDE)})
        yield from translation_is_current((index, "of"), item["of"], english)
        for locale, forms in build_term(item).forms.items():
            for form in forms:
                other = owner.setdefault((locale, form.casefold()), item["id"])
                if other != item["id"]:
                    yield (index,), f"{form!r} is already a form of {other!r}", "keep it in one of the two"
            for _, form in repeated(forms):
                yield (index, "forms", locale), f"{form!r} stands twice", "delete one"
