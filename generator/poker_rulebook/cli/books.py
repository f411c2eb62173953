"""rulebook list, rules, show: what is in the book."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any
from unicodedata import normalize

import click
from msgspec.structs import replace

from poker_rulebook.book.chapters import (
    ROLES,
    Chapter,
    Rule,
    find_rule,
    find_word,
    folded,
    near_rules,
    near_words,
)
from poker_rulebook.book.house import Decisions, Mix
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import Problem, as_text
from poker_rulebook.book.repository import Term
from poker_rulebook.cli.shared import (
    LANGUAGE,
    book_option,
    chosen_game_or_mix,
    complain,
    counted,
    decided_book,
    dump,
    edition_options,
    for_text_only,
    game_options,
    house_option,
    json_option,
    lang_option,
    not_here,
    preset_of,
    preset_option,
    refuse,
    say_what_is_missing,
)
from poker_rulebook.languages import LANGUAGES, LOCALES, SOURCE

if TYPE_CHECKING:
    from rich.table import Table

    from poker_rulebook.document.tree import Page, Section
    from poker_rulebook.document.views import ChapterView

MOST_UNCHOSEN = 3  # examples that are shown of a game in which none is chosen


@click.command("list")
@edition_options
@json_option
@click.option("--lang", type=LANGUAGE, help="Names in this language only.")
def list_command(book: Book, as_json: bool, lang: str | None) -> None:
    """Every game of the book, family by family and each base before its variants; and then every mix of games.

    With --json a mix is the entry whose family is "mix"; its "games" stand in order of play.
    """
    from poker_rulebook.book.forest import in_order

    games = in_order(book.offered.values(), book.best_known)
    mixes = [mix for _, mix in sorted(book.offered_mixes.items())]
    if as_json:
        for_text_only("--json")
        from poker_rulebook.rules.summary import described_game, described_mix

        dump([*map(described_game, games), *map(described_mix, mixes)])
    else:
        word = str if lang in (None, SOURCE) else partial(_word, lang)
        _print_list(games, word, "family", lambda game: word(game.family), lang)
        if mixes:
            click.echo()
            _print_list(mixes, word, "games", lambda mix: " ".join(part.label for part in mix.games), lang)
    say_what_is_missing([book.games, book.mixes])


def _word(lang: str, word: str) -> str:
    """A heading of the list, or a family of games, where only another language than that of commands is asked for."""
    from poker_rulebook.language.phrases import plain
    from poker_rulebook.language.sentences import say

    columns = {"family": "family", "players": "players", "games": "game"}
    if word == "id":
        return "ID"
    return plain(say(f"column-{columns[word]}" if word in columns else f"family-{word}-short"), lang)


def _print_list(
    items: Sequence[Game | Mix],
    word: Callable[[str], str],
    kind: str,
    told: Callable[[Any], str],
    lang: str | None,
) -> None:
    """Games or mixes in a table, with fewer columns on narrow terminals; an id is never broken.

    kind, told    a column of their kind, and what stands in it
    lang          the only language; None for both where there is room
    """
    from poker_rulebook.cli.screen import Screen
    from poker_rulebook.language.phrases import plain
    from poker_rulebook.language.sentences import name_of

    shown, span = [lang] if lang else LOCALES, LANGUAGES[lang or SOURCE].span
    head = [word("id"), *(LANGUAGES[one].name for one in shown), word(kind), word("players")]
    rows = [
        [it.id, *(plain(name_of(it.name), one) for one in shown), told(it), span.join(map(str, it.players))]
        for it in items
    ]
    tables = [_listed(rows, head, kept) for kept in (range(len(head)), (0, 1, -1), (0, 1))]
    stacked = [[f"{id_}\n  {name}"] for id_, name, *_ in rows]
    Screen().print_fitting(*tables, _listed(rows, head, (0, 1), widest=20), _listed(stacked, head, (0,)))


def _listed(
    rows: Sequence[Sequence[str]], head: Sequence[str], kept: Sequence[int], widest: int | None = None
) -> Table:
    """Some columns of a list. widest    of a name; words of a longer one go on below"""
    from rich.cells import cell_len
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for place in kept:
        lines = [line for row in (head, *rows) for line in row[place].splitlines()]
        most = max(map(cell_len, lines))  # else every cell is measured twice
        width = min(most, widest) if place and widest else most
        table.add_column(head[place], no_wrap=place == 0, overflow="fold", width=width)
    for row in rows:
        table.add_row(*(row[place] for place in kept))
    return table


@click.command("rules")
@click.option("--for", "role", type=click.Choice(ROLES), help="Only those that serve them.")
@click.option("--tda", "by_tda", is_flag=True, help="The rules of the TDA by number, each with ours.")
@house_option
@preset_option
@lang_option
@json_option
@book_option
def rules_command(
    role: str | None,
    by_tda: bool,
    house: str | None,
    preset: str | None,
    lang: str,
    as_json: bool,
    book: Book,
) -> None:
    """Every general rule: its number in this edition, its id, its name, and whom it serves. With --preset or --house those that
    leave a choice, and what is taken."""
    from poker_rulebook.cli import terminal
    from poker_rulebook.data import decided_rules, tda_document
    from poker_rulebook.pages.citations import rule_numbers, taken_choices

    kinds = {"--for": role, "--tda": by_tda, "--preset": preset is not None, "--house": house is not None}
    if house is not None:
        del kinds["--preset"]  # from which the house begins
    if len(given := [name for name, there in kinds.items() if there]) > 1:
        complain(f"{' and '.join(given)} are different lists: write one of them", 2)
    if as_json:
        for_text_only("--json")
    by: Decisions | None = preset_of(preset, book) if preset is not None else None
    if house is not None:
        by = decided_book(house, preset, book).house
    if by_tda:
        dump(tda_document(book)) if as_json else terminal.print_rows(terminal.accounted(book, lang))
    elif by:
        dump(
            decided_rules(by, taken_choices(book, by), rule_numbers(book))
        ) if as_json else terminal.print_rows(terminal.decided(book, by, lang))
    else:
        numbers = rule_numbers(book)
        found = [(chapter, rule) for chapter in book.chapters.values() for rule in chapter.rules]
        found = [(chapter, rule) for chapter, rule in found if role in (None, *rule.roles)]
        if as_json:
            dump([
                {"id": rule.id, "chapter": chapter.id, "number": numbers[rule.id], "name": rule.name, "for": rule.roles}
                for chapter, rule in found
            ])  # fmt: skip
        else:
            terminal.print_rows(terminal.numbered(found, numbers, lang))
    say_what_is_missing([book.chapters])


PARTS = ("games", "kinds", "ladder", "wrong")


@click.command("map")
@click.argument("part", type=click.Choice(PARTS), default=PARTS[0])
@lang_option
@json_option
@edition_options
def map_command(part: str, lang: str, as_json: bool, book: Book) -> None:
    """All of the book at a glance.

    \b
    rulebook map           every game below the one that it comes from, with what changes
    rulebook map kinds     the same games by board, draws and pot
    rulebook map ladder    how rare each hand is, and three scales for low
    rulebook map wrong     what went wrong, with the rule for it
    """
    from poker_rulebook.cli import terminal
    from poker_rulebook.cli.screen import Screen
    from poker_rulebook.data import map_document
    from poker_rulebook.pages.endpapers import branches, by_kind

    if as_json and part not in ("games", "kinds"):
        complain(f"--json goes with 'rulebook map' and 'rulebook map kinds', and not with {part}", 2)
    if as_json:
        for_text_only("--json")
        dump(map_document(branches(book), by_kind(book)))
    else:
        Screen().print(terminal.OVERVIEWS[part](book, lang))
    say_what_is_missing([book.games, book.chapters])


@click.command("show")
@click.argument("name", metavar="NAME")
@game_options
@lang_option
@json_option
@click.option("--examples", "every", is_flag=True, help="Every example of a game, not only the chosen ones.")
def show_command(
    name: str, book: Book, choices: dict[str, str], lang: str, as_json: bool, every: bool
) -> None:
    """The rules of a game, the games of a mix, a general rule or chapter, or a word of the glossary, in the terminal; "talk" is what is said at the table, in two languages, and "japan" what differs in Japan.

    With --json the document of its page, as in the files for programs.
    """
    from poker_rulebook.cli.screen import Screen, styled
    from poker_rulebook.cli.terminal_pages import page, section
    from poker_rulebook.document.documents import words
    from poker_rulebook.document.tree import Page, document
    from poker_rulebook.language.sentences import say
    from poker_rulebook.language.text import JOKER

    gone = None if book.called(name) else book.retired_as(name)
    wrong: Sequence[Problem] = ()
    general = not gone and not book.called(name) and bool(book.chapters or book.terms)
    if gone:
        from poker_rulebook.pages.book import retired_pages

        found: Page | Section = next(it for it in retired_pages(book) if it.id == gone.id)
    elif general:
        found = _general(book, name, lang, {"--option": choices, "--examples": every})
    else:
        found, wrong = _game_or_mix(book, name, choices, every)
    if wrong:
        click.echo(f"{as_text(wrong)}\n", err=True)
    if as_json:
        dump(document(found, words(lang)))
    else:
        shown = page if isinstance(found, Page) else section
        joker = words(lang)(say(JOKER))
        text, cards = lambda phrase: styled(phrase, lang).plain, lambda names: names.replace(JOKER, joker)
        Screen().print(shown(document(found, text, cards=cards)))
    if general:
        say_what_is_missing([book.chapters])
    if wrong:
        complain(counted(len(wrong), "problem"), 1)


def _game_or_mix(
    book: Book, name: str, choices: dict[str, str], every: bool
) -> tuple[Page, Sequence[Problem]]:
    """The game under its choices, without the examples that come out differently under them; or the mix. And what is wrong with
    its file that lets it be shown all the same: words to be read again, and examples, which are left out.
    """
    from poker_rulebook.book.check import of_game, of_mix
    from poker_rulebook.document.documents import game_page, mix_page
    from poker_rulebook.pages.game import game_view
    from poker_rulebook.play.script import findings, problems

    chosen = chosen_game_or_mix(book, name, choices)
    if isinstance(chosen, Mix):
        if every:
            complain(f"{name!r} is a mix: --examples is for games", 2)
        from poker_rulebook.pages.mixes import mix_view

        return mix_page(mix_view(book, chosen)), [it for it in of_mix(book.itself, chosen.id) if it.is_stale]
    game = chosen
    if game.choices or book.option_file.problems:
        fitting = tuple(e for e in chosen.examples if not any(findings(book, chosen, e)))
        game = replace(chosen, examples=fitting)
    shown = tuple(it for it in game.examples if every or it.print) or game.examples[:MOST_UNCHOSEN]
    left = len(game.examples) - len(shown)
    game = replace(game, examples=shown)
    right = tuple(it for it in shown if not any(findings(book, game, it)))
    stale = (it for it in of_game(book.itself, game.id) if it.is_stale)
    wrong = sorted([*stale, *problems(book, [game])])
    return game_page(game_view(book, replace(game, examples=right)), left), wrong


def _general(book: Book, name: str, lang: str, given: Mapping[str, Any]) -> Page | Section:
    """A chapter, a rule or a word of the glossary. An unknown name is answered with the nearest ones.

    given    options -> what stands there; those that are not for such a name are refused
    """

    def refuse_given(what: str) -> None:
        for option, kinds in (("--option", "games and mixes"), ("--examples", "games")):
            if given[option]:
                complain(f"{name!r} is {what}: {option} is for {kinds}", 2)

    from poker_rulebook.document.documents import chapter_page, rule_section, word_section
    from poker_rulebook.pages.citations import rule_numbers
    from poker_rulebook.pages.general_rules import word_view
    from poker_rulebook.pages.handouts import handout

    if page := handout(book, name):
        refuse_given("a page of the book")
        return page
    found = find_rule(book.chapters, _numbered(book, name) or name)
    word = book.terms.get(name) or find_word(book.terms, name)
    if word and (found is None or (_is_named(name, word) and not any(_is_named(name, it) for it in found))):
        refuse_given("a word of the glossary")
        return word_section(word_view(book, word, rule_numbers(book)))
    if found is None:
        near = [*book.near(name), *near_rules(book.chapters, name), *near_words(book.terms, name)]
        complain(not_here(name, list(dict.fromkeys(near))[:3], lang), 2)
    refuse_given("a general rule")
    chapter, rule = found
    view = _shown(book, chapter)
    if rule is None:
        return chapter_page(view)
    return rule_section(next(shown for shown in view.rules if shown.id == rule.id))


def _numbered(book: Book, name: str) -> str:
    """The id of the chapter or rule with this number in the book; '' for what is no number."""
    from poker_rulebook.pages.citations import rule_numbers

    number = re.fullmatch(r"(?:rule |chapter )?(\d+(?:\.\d+)?)", normalize("NFKC", name).strip().casefold())
    if not number:
        return ""
    ids = {number: id_ for id_, number in rule_numbers(book).items()}
    if number[1] not in ids:
        complain(f"no general rule has the number {number[1]}: 'rulebook rules' shows all", 2)
    return ids[number[1]]


def _is_named(name: str, it: Term | Chapter | Rule | None) -> bool:
    """Whether it is the id or the name of something, and not only another word for it."""
    if it is None:
        return False
    names = it.term if isinstance(it, Term) else it.name
    return folded(name) in map(folded, (it.id, *names.values()))


def _shown(book: Book, chapter: Chapter) -> ChapterView:
    """The chapter as a reader sees it. One that is wrong, or has a sum that cannot be counted, is refused."""
    from poker_rulebook.book.check import mentioned, of_chapter
    from poker_rulebook.figures import counted
    from poker_rulebook.pages.citations import rule_numbers
    from poker_rulebook.pages.general_rules import chapter_view
    from poker_rulebook.play import script
    from poker_rulebook.play.parser import InputError

    whole = book.itself
    if wrong := of_chapter(whole, chapter.id):
        refuse(wrong)
    try:
        return chapter_view(book, chapter, rule_numbers(book))
    except InputError:  # of a sum, or of a hand that it cites
        source = book.chapters.source(chapter.id)
        cited = [game for game in whole.games.values() if mentioned(source, [f"{game.id}/"])]
        refuse(counted.problems(whole, [chapter.id]) or script.problems(whole, cited))
