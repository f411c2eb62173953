"""The answers of `rulebook wager`, `rulebook ruling` and `rulebook director`.

They are rulings on chips and words, rulings on a hand that goes wrong, and the calculations of a tournament director.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from poker_rulebook.book.house import Preset
from poker_rulebook.book.load import Book
from poker_rulebook.cards import text as card_text
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, filled, written
from poker_rulebook.languages import LOCALES, SOURCE
from poker_rulebook.narrative.ruling import deciding, impossible_text, ruling_text
from poker_rulebook.pages.calculators import CALCULATORS
from poker_rulebook.pages.citations import rule_numbers
from poker_rulebook.play.hand_record import resumed
from poker_rulebook.play.incidents import ASKED, CHOICES, KINDS, CannotBe, Ruling, read_deeds, ruled
from poker_rulebook.play.parser import InputError, known
from poker_rulebook.play.situations import read_situation, ruled_on

if TYPE_CHECKING:
    from poker_rulebook.book.chapters import Rule
    from poker_rulebook.shapes import HandRuled


def worked_out(book: Book, kind: str, value: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a question, with the numbers of the `rules` in this book and of the TDA, and the reason as `text`.

    kind     of the question: wager, race and so on
    value    the question; examples for a wager and for a race:
             {"put": 1500, "smallest": 500, "call": 1100, "largest_raise": 600, "stack": 9000}
             {"old": 25, "new": 100, "chips": [3, 1, 0, 2], "drawn": "Ks 9d 4c / Qh / / Ad 7c"}

    Raises ValueError for what cannot have happened.
    """
    found = CALCULATORS[kind](value)
    return {**found.answer, "rules": rules_cited(book, found.rule), "text": _texts(found.text)}


def rules_cited(book: Book, rule: str) -> list[str]:
    """The number of a general rule and of the TDA rules on the same subject: 15.5; TDA 2024, 43; TDA 2024, 45."""
    ours = _number(book, rule)
    return [*ours, *(book.tda.citing(rule) if book.tda and ours else [])]


def _number(book: Book, rule: str) -> list[str]:
    ours = rule_numbers(book).get(rule)
    return [ours] if ours else []


def ruling(
    book: Book,
    document: Any,
    kind: str,
    deeds: Sequence[str] = (),
    chosen: Mapping[str, str] = {},
    preset: Preset | None = None,
) -> HandRuled:
    """The ruling on a recorded hand that goes wrong, with the record of the hand after the ruling.

    document    the record;  kind    what happened: one of play.incidents.KINDS
    deeds       what the seats did, as words: ["raise", "C", "600"]
    chosen      general rule -> choice of the card room; for other rules the choice of the house, of the preset, or else
                the first choice of the rule

    Raises ValueError for what cannot have happened.
    """
    known("no kind of ruling is called {!r}", kind, KINDS, ("kind",))
    hand, names = resumed(book, document)
    taken = _choices(book, chosen, preset)
    with _impossible_is_wrong(kind):
        if deeds and kind not in ASKED:
            raise CannotBe("not-asked", words=" ".join(deeds), form=kind)
        found = ruled(hand, names, kind, read_deeds(deeds, names), taken)
    return _answer(book, kind, found, chosen, taken)


def incident(
    book: Book,
    game: str,
    said: Mapping[str, Any],
    chosen: Mapping[str, str] = {},
    preset: Preset | None = None,
    options: Mapping[str, str] = {},
) -> HandRuled:
    """The ruling on a table at which something went wrong, told without a deck: that of `ruling`, without the records.

    A kind may also be a general rule that is decided question by question, with the `facts` that it asks for.

    said       the situation: see poker_rulebook.play.situations;  options    choices of the game, beside those that it names
    chosen     as for `ruling`

    Raises ValueError for what cannot have happened, and for a situation that is told wrongly, with every mistake in it.
    """
    rules = {rule.id: rule for chapter in book.chapters.values() for rule in chapter.rules if rule.decision}
    if (kind := str(said.get("kind", ""))) in rules and kind not in KINDS:
        return _by_questions(book, rules[kind], said)
    there = read_situation(lambda more: book.game(game, {**options, **more}), said)
    taken = _choices(book, chosen, preset)
    with _impossible_is_wrong(there.kind):
        found = ruled_on(there, taken)
    answer = _answer(book, there.kind, found, chosen, taken)
    del answer["record"]
    return answer | {"otherwise": [{"is": way["is"], "text": way["text"]} for way in answer["otherwise"]]}


def _by_questions(book: Book, rule: Rule, said: Mapping[str, Any]) -> HandRuled:
    """What a general rule says that is decided question by question.    said    has its `facts`: {"passed-over": true, "acted": false}

    Raises InputError.
    """
    decision, facts = rule.decision, said.get("facts", {})
    assert decision is not None
    for key in said:
        known("no key is called {!r}", key, ("kind", "facts"), (key,))
    if not isinstance(facts, dict):
        raise InputError(("facts",), f"{facts!r} is not an object", 'write {"facts": {…}}')
    for name, value in facts.items():
        known("no fact is called {!r}", name, decision.facts, ("facts", name))
        if not isinstance(value, int):
            raise InputError(("facts", name), f"{value!r} is not understood", "write true, false or a number")
    try:
        outcome = decision.outcome(facts)
    except KeyError as missing:
        fact = str(missing.args[0])
        told = plain(written(decision.facts[fact]), SOURCE)
        raise InputError(("facts", fact), "is missing", f"write whether {told}") from None
    return {
        "kind": rule.id,
        "is": outcome,
        "text": _texts(filled(decision.outcomes[outcome], rule.figures)),
        "until": _texts(written(rule.until)) if rule.until else dict.fromkeys(LOCALES, ""),
        "say": _texts(written(decision.aloud[outcome]))
        if outcome in decision.aloud
        else dict.fromkeys(LOCALES, ""),
        "cards": [],
        "rules": rules_cited(book, rule.id),
        "otherwise": [],
    }


@contextmanager
def _impossible_is_wrong(kind: str) -> Iterator[None]:
    """What cannot have happened becomes an InputError."""
    try:
        yield
    except CannotBe as error:
        raise InputError((kind,), plain(impossible_text(error), SOURCE)) from error


def _answer(
    book: Book, kind: str, found: Ruling, asked: Mapping[str, str], chosen: Mapping[str, str]
) -> HandRuled:
    """A ruling as plain JSON.    asked    choices that must have decided something;  chosen    all of them

    Raises InputError.
    """
    for rule in asked:
        if rule not in found.consulted:
            use = ", ".join(dict.fromkeys(found.consulted)) or "none"
            raise InputError(
                ("choice", rule),
                f"decides nothing about {kind} here",
                f"leave it out; what is asked for: {use}",
            )
    told = ruling_text(found)
    taken = chosen.get(found.choice, CHOICES[found.choice][0]) if found.choice else ""
    said: HandRuled = {
        "kind": kind,
        "is": found.verdict,
        "text": _texts(told.text),
        "until": _texts(told.until),
        "say": _texts(told.aloud),
        "cards": [{"card": card_text(card), "to": place} for card, place in found.moved],
        "rules": [*_number(book, found.rule), *deciding(sources_of_rulings(book), found, taken)],
        "record": found.after,
        "otherwise": [
            {"is": way, "text": _texts(text), "record": after}
            for (way, after), text in zip(found.otherwise, told.otherwise, strict=True)
        ],
    }
    if found.choice:
        others = [choice for choice in CHOICES[found.choice] if choice != taken]
        said["choice"] = {"rule": found.choice, "taken": taken, "others": others}
    if found.binds:
        said["binds"] = found.binds
    if found.also_binds:
        said["also_binds"] = list(found.also_binds)
    return said


def sources_of_rulings(book: Book) -> dict[str, Any]:
    """Where the rulings of this book stand, as plain JSON: the items of the TDA rules, and what the presets choose and name.

    tda        for each item its number, the rules of the book on its subject, and ruling -> letter or number of its part
    presets    id -> its choices, the rulings that it has where no other source has any, and the titles of its sources
    """
    items: list[Any] = []
    if tda := book.tda:
        for kind, listed in (("", tda.rules), ("RP-", tda.procedures)):
            numbered = [(f"TDA {tda.edition}, {kind}{it.number}", it) for it in listed if it.rulings]
            items += [[number, list(it.ours), dict(it.rulings)] for number, it in numbered]
    return {
        "tda": items,
        "presets": {
            id_: {
                "general": {rule: choice for rule, choice in preset.general.items() if rule in CHOICES},
                "rulings": list(preset.rulings),
                "titles": [source["title"] for source in preset.sources if "title" in source],
            }
            for id_, preset in book.presets.items()
        },
    }


def _choices(book: Book, chosen: Mapping[str, str], preset: Preset | None) -> dict[str, str]:
    """Rule -> choice: `chosen` goes before the house of the book, and that before the preset. Raises InputError."""
    for rule, choice in chosen.items():
        known("no ruling asks for a choice of {!r}", rule, CHOICES, ("choice", rule))
        known("{!r} is no choice of it", choice, CHOICES[rule], ("choice", rule))
    base, house = (decided.general if decided else {} for decided in (preset, book.house))
    return {rule: choice for rule, choice in {**base, **house, **chosen}.items() if rule in CHOICES}


def _texts(text: Phrase) -> dict[str, str]:
    return {locale: plain(text, locale) for locale in LOCALES}
