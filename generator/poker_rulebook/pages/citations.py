"""Parts that several kinds of pages have: citations, options, notes, sources, the edition; and the digests of files."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from msgspec import to_builtins

from poker_rulebook.book.chapters import NOT_OFFERED, Rule, concerns
from poker_rulebook.book.house import Decisions, Mix
from poker_rulebook.book.load import GLOSSARY_PATH, Book, frozen
from poker_rulebook.book.model import Game, Note
from poker_rulebook.book.options import Option
from poker_rulebook.document.edition import PublishedAs
from poker_rulebook.document.tree import ChoiceView, Citation, OptionView, RuleView, SourceView
from poker_rulebook.document.views import GLOSSARY_PAGE
from poker_rulebook.folders import day_of
from poker_rulebook.language.collation import name_order
from poker_rulebook.language.sentences import abroad, filled, heading, name_of, say, written
from poker_rulebook.languages import READ
from poker_rulebook.rules.summary import change_sentence

# --- parts that several kinds of pages have: citations, options, notes, sources; and the digests of files


NOTHING: Mapping[str, str] = {}
RuleNumbers = dict[str, str]  # id of a chapter or rule -> its number as printed


def rule_numbers(book: Book, inside: Collection[str] | None = None) -> RuleNumbers:
    """The numbers of chapters and rules: chapters are counted through the book, rules inside their chapter: 4, 4.2.

    inside    the chapters whose rules are wanted; None for all

    An edition has the numbers of the book, also where it leaves out what its house does not offer.
    """
    numbers: RuleNumbers = {}
    whole = book.itself
    for count, id_ in enumerate(dict.fromkeys([*whole.heads, *book.heads]), 1):
        if id_ not in book.heads:
            continue
        numbers[id_] = str(count)
        if (inside is None or id_ in inside) and id_ in book.chapters:
            there = [rule.id for rule in book.chapters[id_].rules]
            counted = whole.chapters[id_] if id_ in whole.chapters else book.chapters[id_]
            numbers |= {
                rule.id: f"{count}.{n}" for n, rule in enumerate(counted.rules, 1) if rule.id in there
            }
    return numbers


def citation(book: Book, id_: str, numbers: RuleNumbers) -> Citation:
    """The name and place of what a game, a rule or a word of the glossary cites by its id.

    The id leads to the chapter, rule, game or mix that has it; only where there is none, to the word.
    """
    if id_ in book.heads:
        return Citation(id_, "chapter", id_, numbers[id_], written(book.heads[id_].name))
    if id_ in numbers:
        page = next(head for head in book.heads if numbers[head] == numbers[id_].partition(".")[0])
        name = next(rule.name for rule in book.chapters[page].rules if rule.id == id_)
        return Citation(id_, "rule", page, numbers[id_], written(name))
    if id_ in book.offered:
        return Citation(id_, "game", id_, "", name_of(book.games[id_].name))
    if id_ in book.offered_mixes:
        return Citation(id_, "mix", id_, "", name_of(book.mixes[id_].name))
    return Citation(id_, "word", GLOSSARY_PAGE, "", name_of(book.terms[id_].term))


def citations(book: Book, ids: Iterable[str], numbers: RuleNumbers) -> tuple[Citation, ...]:
    """Citations of these ids, without those that have no page: a house may not offer a game, and a file may be wrong."""
    there = (numbers, book.offered, book.offered_mixes, book.terms)
    return tuple(citation(book, id_, numbers) for id_ in ids if any(id_ in named for named in there))


def option_rules(book: Book, wanted: Iterable[str]) -> dict[str, Citation]:
    """Id of an option that many games have in common -> the general rule that sets out its choices."""
    common = {option["id"] for option in book.common_options}.intersection(wanted)
    chapters = sorted({id_ for option in common for id_ in book.mentioning("chapter", "option:", option)})
    numbers = rule_numbers(book, chapters)
    rules = [rule for id_ in chapters if id_ in book.chapters for rule in book.chapters[id_].rules]
    return {rule.option.id: citation(book, rule.id, numbers) for rule in rules if rule.option}


def rules_for(book: Book, game: Game) -> tuple[tuple[Citation, ...], tuple[Citation, ...]]:
    """What the game cites, in the order of the book, and the other chapters that are about such games.

    Both are empty where the book has no general rules. Only the chapters of cited rules are read in full.
    """
    numbers = rule_numbers(book, {_home(book, id_) for id_ in game.see if id_ not in book.heads})
    cited = [id_ for id_ in numbers if id_ in game.see]
    about = [c.id for c in book.heads.values() if c.applies and concerns(c, game) and c.id not in cited]
    see, chapters = (tuple(citation(book, id_, numbers) for id_ in ids) for ids in (cited, about))
    return see, chapters


def _home(book: Book, id_: str) -> str:
    """The chapter of a rule; '' where no rule has the id. The likeliest chapters are searched first."""
    there = (name for word in (f"id: {id_}", id_) for name in book.mentioning("chapter", word))
    sound = (name for name in there if name in book.chapters)
    return next((name for name in sound if any(rule.id == id_ for rule in book.chapters[name].rules)), "")


def game_digest(book: Book, game_id: str) -> str:
    """Eight hex digits that change with the content of the game's file."""
    return digest_of(book.games.source(game_id).value)


def mix_digest(book: Book, mix: Mix) -> str:
    """Eight hex digits that change with the content of the files of the mix, if it has one, and of its games."""
    games = [game_digest(book, part.game.id) for part in mix.games]
    own = [book.mixes.source(mix.id).value] if mix.id in book.mixes.paths else []
    return digest_of([*own, games])


def digest_of(value: Any) -> str:
    """Eight hex digits of a value from YAML."""
    data = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(data.encode()).hexdigest()[:8]


def option_view(option: Option, taken: Mapping[str, str] = NOTHING) -> OptionView:
    """An option of a game, or one that a mix file writes itself. taken    option -> what a house has chosen"""
    name = written(option.name) if option.name else heading(say("betting-format"))
    choices = []
    for index, choice in enumerate(option.choices):
        text = written(choice.text) if choice.text else heading(say(f"limit-{choice.id}"))
        choices.append(ChoiceView(choice.id, text, index == 0, choice.id == taken.get(option.id)))
    return OptionView(option.id, name, tuple(choices), limit=option.limit)


def rule_choices(book: Book, rule: Rule) -> tuple[ChoiceView, ...]:
    """The choices of a rule: those of its option, or its own."""
    taken = book.house.choices if book.house else NOTHING
    return option_view(rule.option, taken).parts if rule.option else choices_of(book, rule)


def choices_of(book: Book, rule: Rule) -> tuple[ChoiceView, ...]:
    """The choices of a rule itself: what rooms do differently, the usual way first."""
    taken = book.house.choice_of(rule) if book.house else ""
    return tuple(
        ChoiceView(choice.id, filled(choice.text or {}, rule.figures), index == 0, choice.id == taken)
        for index, choice in enumerate(rule.choices)
    )


def taken_choices(book: Book, decided: Decisions) -> Iterator[tuple[Rule, ChoiceView | None]]:
    """The rules that leave a choice or fall away, each with what a preset or a house takes; None where it is left open."""
    for chapter in book.itself.chapters.values():
        for rule in chapter.rules:
            if gone := falls_away(book, decided, rule):
                yield rule, gone
            elif rule.choices or rule.option:
                taken = decided.choice_of(rule)
                yield rule, next((it for it in rule_choices(book, rule) if it.id == taken), None)


def falls_away(book: Book, decided: Decisions, rule: Rule) -> ChoiceView | None:
    """What is said of a rule for which a preset or a house has no use: the choice of the one that it needs, or in what it is found
    alone. None where it has a use, where the rule has that choice itself, or where it leaves nothing to be decided.
    """
    asks = rule.needs or rule.decision or rule.choices or rule.option
    if not asks or decided.choice_of(rule) != NOT_OFFERED or NOT_OFFERED in {it.id for it in rule.choices}:
        return None
    if decided.general.get(rule.needs) != NOT_OFFERED:
        return ChoiceView(NOT_OFFERED, say(f"only-in-{rule.only_in}"), False, True)
    needed = next(
        it for chapter in book.itself.chapters.values() for it in chapter.rules if it.id == rule.needs
    )
    text = next(choice.text for choice in needed.choices if choice.id == NOT_OFFERED)
    return ChoiceView(NOT_OFFERED, filled(text or {}, needed.figures), False, True)


def mix_option(mix: Mix, option: Option) -> OptionView:
    """An option of a mix; one without a name settles when the game changes."""
    if option.name:
        return option_view(option)
    texts = [(choice.id, change_sentence(choice.id, mix.hands)) for choice in option.choices]
    choices = tuple(ChoiceView(id_, text, index == 0) for index, (id_, text) in enumerate(texts))
    return OptionView(option.id, heading(say("mix-change")), choices)


def note_view(note: Note) -> RuleView:
    return RuleView(note.id, "", written(note.text))


def source_view(source: dict[str, Any]) -> SourceView:
    """A work, and which part of it is meant; what has no title is described instead."""
    told = {key: source.get(key, "") for key in ("author", "title", "date")}
    part = written(source["part"]) if "part" in source else ""
    described = say("source-described", what=part, date=told["date"])
    return SourceView(say("source", **told, part=part) if told["title"] else described, source.get("url", ""))


def spelled_out(name: Mapping[str, str], reading: str) -> str:
    """The reading of a name; '' where the name is spelled like its reading."""
    return "" if name_order(READ).spelled(name[READ]) == reading else reading


def of_both(it: Game | Mix) -> dict[str, Any]:
    """The fields that are the same on the page of a game and on that of a mix."""
    return {
        "id": it.id,
        "name": name_of(it.name),
        "short": name_of(it.short),
        "other_name": abroad(it.name),
        "reading": spelled_out(it.name, it.reading),
        "also": it.also,
        "notes": tuple(map(note_view, it.notes)),
        "history": tuple(map(note_view, it.history)),
        "sources": tuple(map(source_view, it.sources)),
        "search": tuple(dict.fromkeys([*it.name.values(), *it.short.values(), *it.also, it.reading])),
    }


# --- as which edition a book is published, so that paper can be cited


def published_as(book: Book) -> PublishedAs:
    """As which edition the games, mixes, chapters and words of a book are published."""
    last = next(iter(frozen(book)), None)
    if last is None:
        return PublishedAs(day_of(book.folder))
    said = {path: page["digest"] for path, page in last.pages.items()}
    # path of a page, such as games/razz -> the digest that it bears; but for the rules that a house adds
    general = book.itself.chapters
    digests = {
        **{f"games/{id_}": game_digest(book, id_) for id_ in book.offered},
        **{f"mixes/{id_}": mix_digest(book, mix) for id_, mix in book.offered_mixes.items()},
        **{f"rules/{id_}": digest_of(general.source(id_).value) for id_ in general},
        **glossary_digest([digest_of(to_builtins(term)) for term in book.terms.values()]),
    }
    if digests.items() <= said.items():
        return PublishedAs(date.fromisoformat(last.date), last.name)
    return PublishedAs(day_of(book.folder), last.name, changed=True)


def glossary_digest(words: Sequence[str]) -> dict[str, str]:
    """The path of the glossary and its digest; nothing where there are no words.    words    digest of each"""
    return {GLOSSARY_PATH: digest_of(words)} if words else {}
