"""General rules as their pages show them: numbers, cases, decisions, examples that were played, citations."""

from __future__ import annotations

import string
from collections.abc import Iterator
from dataclasses import replace

from poker_rulebook.book.chapters import Chapter, CitedHand, Rule, Sum, concerns
from poker_rulebook.book.decisions import Decision
from poker_rulebook.book.load import Book
from poker_rulebook.view import rule_views as shown
from poker_rulebook.view import views
from poker_rulebook.view.citations import Numbers, citation, rule_numbers
from poker_rulebook.view.counted import SumView, TableView
from poker_rulebook.view.examples import example_view
from poker_rulebook.view.game import digest_of, option_view, source_view
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.sums import sum_view
from poker_rulebook.view.tables import table_view
from poker_rulebook.view.wording import filled, heading, written


def part_views(say: Phrases, book: Book) -> tuple[shown.Part, ...]:
    """Every part of the general rules in one language."""
    numbers = rule_numbers(book)
    return tuple(
        shown.Part(
            part.id,
            written(say, part.name),
            tuple(chapter_view(say, book, book.chapters[id_], numbers) for id_ in part.chapters),
        )
        for part in book.parts
    )


def chapter_view(say: Phrases, book: Book, chapter: Chapter, numbers: Numbers) -> shown.Chapter:
    other = "ja" if say.locale == "en" else "en"
    games = [game for game in book.games.values() if chapter.applies and concerns(chapter, game)]
    return shown.Chapter(
        id=chapter.id,
        number=numbers[chapter.id],
        name=written(say, chapter.name),
        other_name=chapter.name[other],
        reading=chapter.reading,
        text=written(say, chapter.text),
        games=tuple((game.id, game.short[say.locale]) for game in games),
        concerns=say.say("concerns-games", n=len(games)) if games else "",
        rules=tuple(rule_view(say, book, rule, numbers) for rule in chapter.rules),
        sources=tuple(source_view(source) for source in chapter.sources),
        search=tuple(dict.fromkeys([*chapter.name.values(), *chapter.also, chapter.reading])),
        digest=digest_of(book.chapter_sources[chapter.id].value),
    )


def rule_view(say: Phrases, book: Book, rule: Rule, numbers: Numbers) -> shown.Rule:
    return shown.Rule(
        id=rule.id,
        number=numbers[rule.id],
        name=written(say, rule.name),
        roles=tuple((role, say.say(f"role-{role}")) for role in rule.roles),
        former=rule.former,
        search=tuple(dict.fromkeys([*rule.name.values(), *rule.also])),
        text=filled(say, rule.text, rule.figures),
        until=filled(say, rule.until, rule.figures) if rule.until else "",
        cases=tuple(
            shown.Case(
                f"{rule.id}-{case.id}",
                filled(say, case.condition, rule.figures),
                filled(say, case.outcome, rule.figures),
            )
            for case in rule.cases
        ),
        decision=_decision(say, rule.decision, rule.figures) if rule.decision else None,
        options=tuple(_options(say, rule)),
        tables=tuple(_tables(say, book, rule)),
        sums=tuple(_sums(say, book, rule)),
        hands=tuple(_hands(say, book, rule)),
        see=tuple(citation(say, book, id_, numbers) for id_ in rule.see),
    )


def _options(say: Phrases, rule: Rule) -> Iterator[views.Option]:
    if rule.option:
        option = option_view(say, rule.option)
        yield views.Option(f"{rule.id}-{option.id}", option.name, option.choices)
    if rule.choices:
        choices = tuple(
            views.Choice(choice.id, filled(say, choice.text, rule.figures), index == 0)
            for index, choice in enumerate(rule.choices)
        )
        yield views.Option(f"{rule.id}-choices", say.say("house-alternatives"), choices)


def _tables(say: Phrases, book: Book, rule: Rule) -> Iterator[TableView]:
    for table in rule.tables:
        shown = table_view(say, book, table)
        charts = tuple(replace(chart, id=f"{rule.id}-{chart.id}") for chart in shown.charts)
        yield replace(shown, id=f"{rule.id}-{table.id}", charts=charts)


def _sums(say: Phrases, book: Book, rule: Rule) -> Iterator[SumView]:
    for example in rule.examples:
        if isinstance(example, Sum):
            yield replace(sum_view(say, book, rule, example), id=f"{rule.id}-{example.id}")


def _hands(say: Phrases, book: Book, rule: Rule) -> Iterator[shown.Hand]:
    for cited in rule.examples:
        if isinstance(cited, CitedHand):
            game = book.games[cited.game]
            example = next(example for example in game.examples if example.id == cited.example)
            told = example_view(say, book, game, example)
            yield shown.Hand(f"{rule.id}-{game.id}-{example.id}", game.id, game.name[say.locale], told)


def _decision(say: Phrases, decision: Decision, figures: dict[str, int]) -> shown.Decision:
    number = {question.id: str(n) for n, question in enumerate(decision.questions, 1)}
    led_to = dict.fromkeys(
        id_ for q in decision.questions for id_ in (q.yes, q.no) if id_ in decision.outcomes
    )
    mark = dict(zip(led_to, string.ascii_uppercase, strict=False))
    after = {q.id: f.id for q, f in zip(decision.questions, decision.questions[1:], strict=False)}

    def branch(question_id: str, answer: str, leads_to: str) -> shown.Branch:
        word = say.say(f"answer-{answer}")
        below = after.get(question_id) == leads_to
        return shown.Branch(word, number.get(leads_to, ""), mark.get(leads_to, ""), below)

    return shown.Decision(
        questions=tuple(
            shown.Question(
                question.id,
                number[question.id],
                filled(say, question.text, figures),
                (branch(question.id, "yes", question.yes), branch(question.id, "no", question.no)),
            )
            for question in decision.questions
        ),
        outcomes=tuple(
            shown.Outcome(id_, mark[id_], filled(say, told, figures))
            for id_, told in decision.outcomes.items()
        ),
        cases=tuple(
            shown.WorkedCase(tuple(_facts(say, decision, facts)), mark[outcome])
            for facts, outcome in decision.cases
        ),
    )


def _facts(say: Phrases, decision: Decision, facts: dict[str, int | bool]) -> Iterator[views.Fact]:
    for name, value in facts.items():
        told = say.say("answer-yes" if value else "answer-no") if isinstance(value, bool) else f"{value:,}"
        yield views.Fact(name, heading(written(say, decision.facts[name])), told)
