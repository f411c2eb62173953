"""Pages of general rules: numbers, cases, decisions, played examples, citations; and the words of the glossary."""

from __future__ import annotations

import string
from collections.abc import Iterator
from functools import partial

from msgspec import to_builtins
from msgspec.structs import replace

from poker_rulebook.book.chapters import Calculator, Chapter, CitedHand, Rule, RuleDecision, Sum, concerns
from poker_rulebook.book.house import Preset
from poker_rulebook.book.load import Book
from poker_rulebook.book.shelf import Term
from poker_rulebook.view.citations import (
    RuleNumbers,
    citation,
    citations,
    digest_of,
    open_rules,
    option_view,
    rule_choices,
    rule_numbers,
    source_view,
    spelled_out,
)
from poker_rulebook.view.examples import example_view
from poker_rulebook.view.sentences import Phrase, abroad, filled, heading, listed, name_of, say, written
from poker_rulebook.view.sums import sum_view, table_view
from poker_rulebook.view.tree import Fact, FieldView, Form, OptionView, RuleView, Section, TableView
from poker_rulebook.view.views import (
    AccountedView,
    BranchView,
    ChapterView,
    CitedExample,
    DecisionView,
    GeneralRule,
    PresetView,
    SumView,
    WordView,
)


def part_views(book: Book) -> Iterator[Section]:
    """Every part of the general rules."""
    numbers = rule_numbers(book)
    for part in book.parts:
        chapters = tuple(chapter_view(book, book.chapters[id_], numbers) for id_ in part.chapters)
        yield Section(part.id, written(part.name), chapters)


def accounted_views(book: Book) -> Iterator[AccountedView]:
    """The rules of the tournament directors, each with ours; none where the book has no such table."""
    numbers, tda = rule_numbers(book), book.tda
    for kind, rules in tda.listed.items() if tda else ():
        for found in rules:
            later = found.number if kind == "added" else tda.number_in_later(kind, found.number) if tda else 0
            yield AccountedView(
                kind=kind,
                number=found.number,
                name=say("tda-added") if kind == "added" else say(f"tda-{kind}", n=str(found.number)),
                later=say("tda-rules", n=str(later)) if later else "",
                subject=written(found.subject),
                stands=say(f"tda-{found.stands}"),
                ours=tuple(citation(book, id_, numbers) for id_ in found.ours),
                note=written(found.note) if found.note else "",
            )


def preset_views(book: Book) -> Iterator[PresetView]:
    """The choices of the house of this edition, then those of every preset."""
    rules = [(rule, rule_choices(book, rule)) for rule in open_rules(book)]
    for decided in (*([book.house] if book.house else []), *book.presets.values()):
        taken = {
            rule.id: next((it for it in choices if it.id == decided.choice_of(rule)), None)
            for rule, choices in rules
        }
        only = (
            rule.id for rule, _ in rules if isinstance(decided, Preset) and decided.only_in_tournaments(rule)
        )
        found = {id_: choice for id_, choice in taken.items() if choice}
        yield PresetView(decided.id, name_of(decided.name), found, tuple(only))


def accounted_columns(book: Book) -> tuple[Phrase, ...]:
    """The headings above the numbers: the edition that the book follows, and the later one, if any."""
    if book.tda is None:
        return ()
    later = book.tda.later
    key = "tda-rule" if later is None or later.checked else "tda-rule-unverified"
    return say("tda-rule", edition=book.tda.edition), *([say(key, edition=later.edition)] if later else [])


def chapter_view(book: Book, chapter: Chapter, numbers: RuleNumbers) -> ChapterView:
    games = [game for game in book.offered.values() if chapter.applies and concerns(chapter, game)]
    return ChapterView(
        id=chapter.id,
        number=numbers[chapter.id],
        name=written(chapter.name),
        other_name=abroad(chapter.name),
        reading=spelled_out(chapter.name, chapter.reading),
        text=written(chapter.text),
        games=tuple((game.id, name_of(game.short)) for game in games),
        concerns=say("concerns-games", n=len(games)) if games else "",
        rules=tuple(rule_view(book, rule, numbers) for rule in chapter.rules),
        sources=tuple(source_view(source) for source in chapter.sources),
        search=tuple(dict.fromkeys([*chapter.name.values(), *chapter.also, chapter.reading])),
        digest=digest_of(book.chapters.source(chapter.id).value),
    )


def _cases(book: Book, rule: Rule) -> Iterator[RuleView]:
    """The cases of a rule; in an edition those that are about a game of it, and of the names only those of such games."""
    for case in rule.cases:
        played = [id_ for id_ in case.games if id_ in book.offered]
        if played or not case.games:
            names = (name_of(book.offered[id_].name) for id_ in played)
            condition = filled(case.condition, rule.figures) if case.condition else listed(names)
            yield RuleView(f"{rule.id}-{case.id}", condition, filled(case.outcome, rule.figures))


def rule_view(book: Book, rule: Rule, numbers: RuleNumbers) -> GeneralRule:
    told = partial(filled, figures=rule.figures)
    return GeneralRule(
        id=rule.id,
        number=numbers[rule.id],
        name=written(rule.name),
        roles=tuple((role, say(f"role-{role}")) for role in rule.roles),
        former=rule.former,
        search=tuple(dict.fromkeys([*rule.name.values(), *rule.also])),
        text=told(rule.text),
        until=told(rule.until) if rule.until else "",
        cases=tuple(_cases(book, rule)),
        cases_heads=(say(f"cases-{rule.cases_as}-if"), say(f"cases-{rule.cases_as}-then")),
        decision=_decision(rule.decision, rule.figures) if rule.decision else None,
        calculator=_calculator(rule.calculator) if rule.calculator else None,
        options=tuple(_options(book, rule)),
        tables=tuple(_tables(book, rule)),
        sums=tuple(_sums(book, rule)),
        hands=tuple(_hands(book, rule)),
        see=citations(book, rule.see, numbers),
    )


def _options(book: Book, rule: Rule) -> Iterator[OptionView]:
    """The choices of a rule, that of the house of this edition first."""
    if rule.option or rule.choices:
        id_ = rule.option.id if rule.option else "choices"
        title = option_view(rule.option).title if rule.option else say("house-alternatives")
        choices = sorted(rule_choices(book, rule), key=lambda it: not it.taken)
        yield OptionView(f"{rule.id}-{id_}", title, tuple(choices))


def _tables(book: Book, rule: Rule) -> Iterator[TableView]:
    for table in rule.tables:
        shown = table_view(book, table)
        charts = tuple(replace(chart, id=f"{rule.id}-{chart.id}") for chart in shown.charts)
        yield replace(shown, id=f"{rule.id}-{table.id}", charts=charts)


def _sums(book: Book, rule: Rule) -> Iterator[SumView]:
    for example in rule.examples:
        if isinstance(example, Sum):
            shown = sum_view(book, rule, example)
            hand = shown.hand if _is_shown(book, *shown.hand.split("/")) else ""
            yield replace(shown, id=f"{rule.id}-{example.id}", hand=hand)


def _is_shown(book: Book, game: str, example: str = "") -> bool:
    """Whether a page shows that example: a house may not offer the game, or play it in another way."""
    return game in book.offered and any(it.id == example for it in book.offered[game].examples)


def _hands(book: Book, rule: Rule) -> Iterator[CitedExample]:
    for cited in rule.examples:
        if isinstance(cited, CitedHand) and _is_shown(book, cited.game, cited.example):
            game = book.offered[cited.game]
            example = next(example for example in game.examples if example.id == cited.example)
            told = example_view(book, game, example)
            yield CitedExample(f"{rule.id}-{game.id}-{example.id}", game.id, name_of(game.name), told)


def _decision(decision: RuleDecision, figures: dict[str, int]) -> DecisionView:
    number = {question.id: str(n) for n, question in enumerate(decision.questions, 1)}
    led_to = (id_ for q in decision.questions for id_ in (q.yes, q.no) if id_ in decision.outcomes)
    mark = dict(zip(dict.fromkeys(led_to), string.ascii_uppercase, strict=False))
    answered = {question.id: question.answered for question in decision.questions}
    after = {q.id: f.id for q, f in zip(decision.questions, decision.questions[1:], strict=False)}

    def branch(question: str, answer: str, leads_to: str) -> BranchView:
        below = after.get(question) == leads_to
        under = tuple(choice for choice, given in answered[question].items() if given == answer)
        return BranchView(
            say(f"answer-{answer}"), number.get(leads_to, ""), mark.get(leads_to, ""), below, under
        )

    questions = []
    for asked in decision.questions:
        branches = branch(asked.id, "yes", asked.yes), branch(asked.id, "no", asked.no)
        questions.append(RuleView(asked.id, number[asked.id], filled(asked.text, figures), parts=branches))
    outcomes = (RuleView(id_, mark[id_], filled(text, figures)) for id_, text in decision.outcomes.items())
    cases = (Section("", mark[outcome], tuple(_facts(decision, facts))) for facts, outcome in decision.cases)
    return DecisionView(tuple(questions), tuple(outcomes), tuple(cases))


def _calculator(calculator: Calculator) -> Form:
    fields = (
        FieldView(
            it.id,
            heading(written(it.text)),
            it.needed,
            it.takes,
            it.sample,
            tuple(Fact(id_, written(text)) for id_, text in it.words.items()),
        )
        for it in calculator.fields
    )
    return Form(calculator.does, tuple(fields))


def _facts(decision: RuleDecision, facts: dict[str, int | bool]) -> Iterator[Fact]:
    for name, value in facts.items():
        told = say("answer-yes" if value else "answer-no") if isinstance(value, bool) else f"{value:,}"
        yield Fact(name, heading(written(decision.facts[name])), told)


def word_view(book: Book, term: Term, numbers: RuleNumbers) -> WordView:
    return WordView(
        id=term.id,
        former=term.former,
        name=name_of(term.term),
        other_name=abroad(term.term),
        reading=spelled_out(term.term, term.reading),
        also=term.also,
        forms=term.forms,
        linked=term.linked,
        text=written(term.text),
        see=citations(book, term.see, numbers),
        search=term.reading,
        digest=digest_of(to_builtins(term)),
    )
