"""The pages of the website as texts of Markdown, one locale at a time.

    pages(edition(book_view(book), "ja"))["games/badugi.md"]

Headings are Markdown, so that the table of contents and the search know them; what stands below them is HTML.
Anchors are the ids of the view. Ids that pages add themselves start with an underscore, which no id of data
has, and are the same in every language.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from jinja2 import Environment

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.view import example_views, mix_views, views
from poker_rulebook.view.editions import Edition
from poker_rulebook.view.phrases import other_than, plain
from poker_rulebook.view.rule_views import Chapter
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.web.charts import drawing
from poker_rulebook.web.markdown import environment
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE
from poker_rulebook.web.words import PageWords, Words

LONG_TABLE = 6  # rows of a ranking table that are shown without asking
GAMES_MARK = "<!-- games -->"  # where a hand-written page shows the families and their games


class PageError(Exception):
    """A page that cannot be made from its view."""


@dataclass(frozen=True)
class Place:
    """A cell of a board that is drawn. street    0 for the cards opened first, 1 for the next; out    out of play"""

    slot: str
    card: str
    street: int
    out: bool


@dataclass(frozen=True)
class Picture:
    """A board as it is drawn. groups    (name, rows of "on", "off" and "gap")"""

    id: str
    name: Phrase
    note: Phrase
    alt: Phrase
    width: int
    places: tuple[Place | None, ...]
    groups: tuple[tuple[Phrase, tuple[str, ...]], ...]


def pages(
    book: Edition, former: Mapping[str, str] | None = None, card: str = "", sheet: str = ""
) -> dict[str, str]:
    """Path -> Markdown of every page that comes from data.

    former   id that a game or mix had before -> its id now; a page stands there that leads on
    card     the address of a game's table card from the root of the language, with "{id}" in it; '' for no link
    sheet    the same of a mix's sheet

    Raises PageError when two things on a page have the same id.
    """
    env = environment(book.locale)
    env.globals |= {
        "book": book,
        "labels": book.labels,
        "other": other_than(book.locale),
        "glossary_words": Words(book),
    }
    env.filters |= {"picture": picture, "drawing": drawing}
    folders = {mix.id: "mixes" for mix in book.mixes}  # of pages that do not stand in games/
    folders |= {chapter.id: "rules" for chapter in book.chapters}
    show = partial(_rendered, env)
    names = {page.id: page.name for page in (*book.games, *book.mixes, *book.chapters)}
    out = {
        "games/index.md": show("overview.md.j2"),
        "names.md": show("names.md.j2"),
    }
    for family in book.families:
        out[f"families/{family.id}/index.md"] = show("family.md.j2", family=family)
    for game in book.games:
        address = card.format(id=game.id) if card else ""
        out[f"games/{game.id}.md"] = game_page(env, game, address, mixes_with(book, game))
    if book.mixes:
        out["mixes/index.md"] = show("mixes.md.j2")
    for mix in book.mixes:
        out[f"mixes/{mix.id}.md"] = mix_page(env, mix, sheet.format(id=mix.id) if sheet else "")
    out |= general_pages(env, book)
    if book.glossary:
        out[GLOSSARY_PAGE] = glossary_page(env, book)
    for old, new in (former or {}).items():
        out[f"{folders.get(new, 'games')}/{old}.md"] = show("moved.md.j2", old=old, new=new, name=names[new])
    return out


def general_pages(env: Environment, book: Edition) -> dict[str, str]:
    """Path -> Markdown of the pages of general rules: chapters, their list, and a page for each role."""
    if not book.parts:
        return {}
    out = {"rules/index.md": _rendered(env, "rules.md.j2")}
    for chapter in book.chapters:
        _refuse_doubles(chapter.id, rule_anchors(chapter))
        path = f"rules/{chapter.id}.md"
        out[path] = _rendered(
            env, "chapter.md.j2", chapter=chapter, also=_also(chapter, book.locale), words=_words(env, path)
        )
    for role in ROLES:
        serving = ((c, [rule for rule in c.rules if role in dict(rule.roles)]) for c in book.chapters)
        found = [(chapter, rules) for chapter, rules in serving if rules]
        path = f"rules/{role}.md"
        out[path] = _rendered(env, "role.md.j2", role=role, found=found, words=_words(env, path))
    return out


def rule_anchors(chapter: Chapter) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a chapter, in its order, and what each of them is."""
    for rule in chapter.rules:
        yield rule.id, "rule"
        yield from ((id_, "former id of a rule") for id_ in rule.former)
        parts = {
            "case": rule.cases,
            "choice of rules": rule.options,
            "table": rule.tables,
            "sum": rule.sums,
            "worked example": rule.hands,
        }
        for kind, items in parts.items():
            yield from ((item.id, kind) for item in items)


def mixes_with(book: Edition, game: views.Game) -> tuple[tuple[str, Phrase], ...]:
    """(id, short name) of the mixes in which the game is played."""
    return tuple((m.id, m.short) for m in book.mixes if any(part.game == game.id for part in m.games))


def game_page(
    env: Environment,
    game: views.Game,
    card: str = "",
    mixes: tuple[tuple[str, Phrase], ...] = (),
) -> str:
    """The page of one game. mixes    (id, name) of those it is played in"""
    _refuse_doubles(game.id, anchors(game))
    return _rendered(
        env,
        "game.md.j2",
        game=game,
        words=_words(env, f"games/{game.id}.md"),
        also=_also(game, env.globals["book"].locale),
        card=card,
        mixes=mixes,
        long_table=LONG_TABLE,
    )


def mix_page(env: Environment, mix: mix_views.Mix, sheet: str = "") -> str:
    """The page of one mix."""
    _refuse_doubles(mix.id, mix_anchors(mix))
    words = _words(env, f"mixes/{mix.id}.md")
    return _rendered(
        env, "mix.md.j2", mix=mix, words=words, also=_also(mix, env.globals["book"].locale), sheet=sheet
    )


def glossary_page(env: Environment, book: Edition) -> str:
    """All words of the table."""
    _refuse_doubles("glossary", ((id_, "word") for word in book.words for id_ in (word.id, *word.former)))
    return _rendered(env, "glossary.md.j2", words=_words(env, GLOSSARY_PAGE))


def _words(env: Environment, path: str) -> PageWords:
    return env.globals["glossary_words"].on(path)


def _also(page: views.Game | mix_views.Mix | Chapter, locale: str) -> list[str]:
    """The names that do not stand at the head of the page anyway."""
    head = {plain(name, locale) for name in (page.name, page.other_name, page.reading)}
    return [word for word in page.search if word not in head]


def _refuse_doubles(page: str, found: Iterator[tuple[str, str]]) -> None:
    kinds: dict[str, str] = {}
    for id_, kind in found:
        if id_ in kinds:
            raise PageError(
                f"{page}: {id_!r} is the id of a {kinds[id_]} and of a {kind}: rename one of them"
            )
        kinds[id_] = kind


def mix_anchors(mix: mix_views.Mix) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a mix, in its order, and what each of them is."""
    yield from (("order", "section"), ("rules", "section"))
    parts = {
        "game": mix.games, "rule": mix.rules, "choice of rules": mix.options,
        "note": mix.notes, "note on history": mix.history,
    }  # fmt: skip
    for kind, items in parts.items():
        yield from ((item.id, kind) for item in items)


def anchors(game: views.Game) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a game, in its order, and what each of them is."""
    for section in game.sections:
        yield section.id, "section"
        yield from ((rule.id, "rule") for rule in section.rules)
        yield from ((table.id, "royalty table") for table in section.royalties)
    parts = {
        "board": game.boards, "ranking": game.rankings, "chance": game.chances, "choice of rules": game.options,
        "worked example": game.examples, "note": game.notes, "note on history": game.history,
    }  # fmt: skip
    for kind, items in parts.items():
        yield from ((item.id, kind) for item in items)


def hand_written(book: Edition, text: str) -> str:
    """A page of site/<locale>/ with the list of games where it asks for it."""
    if GAMES_MARK not in text:
        return text
    return text.replace(
        GAMES_MARK, _rendered(environment(book.locale), "families.md.j2", book=book, labels=book.labels)
    )


def picture(board: example_views.Board) -> Picture:
    """The board with its places in reading order and a small picture of every group."""
    cells = [cell for row in board.rows for cell in row]
    streets = tuple(dict.fromkeys(cell.street for cell in cells if cell.slot))
    return Picture(
        id=board.id,
        name=board.name,
        note=board.note,
        alt=board.alt,
        width=max(len(row) for row in board.rows),
        places=tuple(_place(c, streets) for c in cells),
        groups=tuple((group.name, tuple(_lit(cell, group) for cell in cells)) for group in board.groups),
    )


def _place(cell: example_views.Cell, streets: tuple[str, ...]) -> Place | None:
    return Place(cell.slot, cell.card, streets.index(cell.street), cell.out) if cell.slot else None


def title(text: Phrase, locale: str) -> str:
    """A phrase as one line without marks, for the names of pages in menus."""
    return " ".join(plain(text, locale).split())


def _lit(cell: example_views.Cell, group: example_views.Group) -> str:
    if not cell.slot:
        return "gap"
    return "on" if cell.slot in group.slots else "off"


def _rendered(env: Environment, template: str, **values: object) -> str:
    return env.get_template(template).render(**values)
