"""The pages of the website as texts of Markdown, one locale at a time, and what the front page offers.

    pages(edition(book_view(book), "ja"))["games/badugi.md"]

Headings are Markdown, so that the table of contents and the search know them; what stands below them is HTML.
Anchors are the ids of the view. Ids that pages add themselves start with an underscore, which no id of data
has, and are the same in every language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.book.house import OWN
from poker_rulebook.book.problems import json_text
from poker_rulebook.document.edition import ANY, KINDS, Edition
from poker_rulebook.document.tree import Fact, Section
from poker_rulebook.document.views import (
    MARKS,
    NO_ENDPAPERS,
    ON_FLOOR_CARD,
    AskedHand,
    Branch,
    ChapterView,
    Endpapers,
    GameView,
    GeneralRule,
    MixView,
    Outline,
    PageView,
    PlayedView,
    facets,
    on_scale,
)
from poker_rulebook.language.collation import name_order
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, listed, say
from poker_rulebook.languages import READ, SOURCE
from poker_rulebook.web.markdown import FOLDERS, escaped
from poker_rulebook.web.scripts import (
    edit_words,
    famous_questions,
    incident_words,
    play_words,
    table_words,
    verdict_words,
)
from poker_rulebook.web.sheets import (
    NOTHING_BESIDES,
    Besides,
    Sheets,
    Site,
    Wanted,
    environment_of,
    mixes_with,
)
from poker_rulebook.web.words import PAGE as GLOSSARY_PAGE

# --- what the front page of a language offers


TILES = 12
NAMED = 3  # games that stand for their family
DOORS = {  # what somebody is there for -> where to, and the label of that page
    "first": ("play/", "play-title"), "learn": ("rules/how-poker-is-played/", ""),
    "today": ("play/?day", "front-today-door"), "showdown": ("who-wins/", "who-title"),
    "wrong": ("rules/decide/", "decide-short"), "choosing": ("tonight/", "find-tonight"),
    "table": ("table/", "at-table-mode"),
    **{role: (f"rules/{role}/", f"role-page-{role}") for role in ROLES},
}  # fmt: skip


class Door(Struct, frozen=True):
    """A way from the front page. name    of where it leads;  said    for whom it is, or what is there;  count    of how many"""

    place: str
    name: Phrase
    said: Phrase
    count: int = 0
    outline: Outline | None = None


class FrontPage(Struct, frozen=True):
    """The hand with which the page begins, if there is one, and all ways.

    answers    what may be said of the hand, and whether it is right
    hint       the game in a few words, and more    what leads to its page
    """

    hand: AskedHand | None
    answers: tuple[tuple[Phrase, bool], ...]
    hint: Phrase
    more: Phrase
    doors: tuple[Door, ...]
    tiles: tuple[Door, ...]
    shelves: tuple[Door, ...]


def front_page(book: Edition, ends: Endpapers, *, decisions: bool) -> FrontPage:
    """The front page.    decisions    whether there are rules that are decided question by question"""
    hand = book.asked_hand
    alone = (
        [(say("seat", seat=seat.name), hand.winners == (seat.name,)) for seat in hand.seats] if hand else []
    )
    # the games and mixes that are known best
    tiles: list[Door] = []
    there = {game.id: ("games", game) for game in book.games} | {mix.id: ("mixes", mix) for mix in book.mixes}
    for id_ in [id_ for id_ in book.best_known if id_ in there][:TILES]:
        folder, it = there[id_]
        tiles.append(Door(f"{folder}/{id_}/", it.short, book.outlines[id_].said, outline=book.outlines[id_]))
    return FrontPage(
        hand=hand,
        answers=(*alone, (book.labels["front-split"], bool(hand and len(hand.winners) > 1))),
        hint=book.outlines[hand.game].said if hand else "",
        more=say("front-rules-of", game=hand.name) if hand else "",
        doors=tuple(_doors(book, decisions)),
        tiles=tuple(tiles),
        shelves=tuple(_shelves(book, ends)),
    )


def _doors(book: Edition, decisions: bool) -> Iterator[Door]:
    """Ways in, by what somebody does at the table."""
    chapters = {f"rules/{chapter.id}/": chapter.name for chapter in book.chapters}
    missing = set() if book.parts else {f"rules/{role}/" for role in ROLES}
    missing |= set() if decisions else {"rules/decide/"}
    for who, (place, label) in DOORS.items():
        if place not in missing and (label or place in chapters):
            yield Door(place, book.labels[label] if label else chapters[place], book.labels[f"front-{who}"])


def _shelves(book: Edition, ends: Endpapers) -> Iterator[Door]:
    """Every part of the book, games by family first."""
    for family in book.families:
        yield Door(f"families/{family.id}/", family.name, _best_of(book, family.games), len(family.games))
    if book.mixes:
        yield Door("mixes/", book.labels["mixes"], _best_of(book, book.mixes), len(book.mixes))
    if book.parts:
        yield Door(
            "rules/", book.labels["general-rules"], book.labels["general-rules-short"], len(book.chapters)
        )
    if ends.wrong:
        yield Door("rules/wrong/", book.labels["went-wrong"], book.labels["went-wrong-short"])
    if ends.ladder:
        yield Door("rules/ladder/", book.labels["ladder"], book.labels["ladder-short"])
    if book.glossary:
        yield Door("rules/glossary/", book.labels["glossary"], book.labels["front-glossary"], len(book.words))
    yield Door("games/", book.labels["all-games"], book.labels["front-all-games"], len(book.games))
    if ends.branches:
        yield Door("families/", book.labels["map-title"], book.labels["map-short"])
    yield Door("compare/", book.labels["find-compare"], book.labels["find-compare-text"])
    yield Door("names/", book.labels["index"], book.labels["front-index"])
    yield Door("add-a-game/", book.labels["front-add"], book.labels["front-add-text"])
    yield Door("about/", book.labels["front-about"], book.labels["front-about-text"])


def _best_of(book: Edition, these: Sequence[PlayedView]) -> Phrase:
    """The names of those that are known best, as players say them."""
    known = {id_: place for place, id_ in enumerate(book.best_known)}
    return listed(it.short for it in sorted(these, key=lambda it: known.get(it.id, len(known)))[:NAMED])


# --- the pages of the website as texts of Markdown, one locale at a time


OF_CHAPTERS = (
    "wrong",
    "decide",
    "ladder",
    "tda",
    "japan",
    "talk",
)  # pages of rules/ that are made of many chapters
EXAMPLES = 4  # pairs of games that the page offers which compares them
VOCABULARY = "vocabulary"  # the folder of the words of files
PAST = "editions"  # and that of earlier editions
RULES_LINK = "](rules/"  # in a page written by hand
KNOWN = 10  # games of which a table may say that it knows them
GAMES_MARK = "<!-- games -->"  # where a hand-written page shows what the front page does


class PageError(Exception):
    """A page that cannot be made from its view."""


# --- what can be cited on a page

ANCHORED: dict[type, dict[str, str]] = {  # view -> its fields that have anchors, in the order of the page, and what is one
    GameView: {
        "sections": "section", "boards": "board", "rankings": "ranking", "chances": "chance", "options": "choice of rules",
        "examples": "worked example", "notes": "note", "history": "note on history",
    },
    Section: {"parts": "rule", "royalties": "royalty table"},
    MixView: {
        "games": "game", "rules": "rule", "options": "choice of rules", "notes": "note", "history": "note on history",
    },
    ChapterView: {"rules": "rule"},
    GeneralRule: {
        "former": "former id of a rule", "cases": "case", "options": "choice of rules", "tables": "table", "sums": "sum",
        "hands": "worked example",
    },
}  # fmt: skip


def anchors(view: object) -> Iterator[tuple[str, str]]:
    """The ids that can be cited on the page of a view, and what each of them is."""
    for field, kind in ANCHORED.get(type(view), {}).items():
        for it in getattr(view, field):
            if isinstance(it, Fact):
                continue  # it has none
            yield getattr(it, "id", it), kind
            yield from anchors(it)


def refuse_doubles(page: str, found: Iterable[tuple[str, str]]) -> None:
    """Raises PageError when two of (id, what it is of) are the same.    page    its id"""
    kinds: dict[str, str] = {}
    for id_, kind in found:
        if id_ in kinds:
            message = f"{id_!r} is the id of a {kinds[id_]} and of a {kind}: rename one of them"
            raise PageError(f"{page}: {message}")
        kinds[id_] = kind


# --- the parts into which the page of a game is divided, with the chips that lead to them

WINNING = ("winning", "scoring")  # sections that say what wins


CHIPS = {"splitting": "ties", "limits": "limits"}  # section -> its name among the chips


class Parts(NamedTuple):
    """The sections of a game's page, each in its place."""

    winning: tuple[Section, ...]
    play: Section
    setup: tuple[Section, ...]
    rest: tuple[Section, ...]


def parts(game: GameView) -> Parts:
    """The sections of a game's page in the order of questions: how it is played, what wins, the rest."""
    play = next(section for section in game.sections if section.ordered)
    setup = [section for section in game.sections if section.id in ("setup", "rows")]
    winning = [section for section in game.sections if section.id in WINNING]
    rest = [section for section in game.sections if section not in (play, *setup, *winning)]
    return Parts(tuple(winning), play, tuple(setup), tuple(rest))


def chips(labels: Mapping[str, Phrase], game: GameView) -> Iterator[tuple[str, Phrase]]:
    """(anchor, short name) of the sections of a game's page, in its order."""
    cut = parts(game)
    found = {
        "_glance": ("glance", True), cut.play.id: ("streets", True),
        **{section.id: ("wins", True) for section in cut.winning[:1]}, "setup": ("setup", True), "_rankings": ("ranking", game.rankings),
        **{section.id: (CHIPS[section.id], True) for section in cut.rest if section.id in CHIPS},
        "_options": ("options", game.options), "_examples": ("examples", game.examples),
        "_relative": ("differences", game.relative), "_general": ("general", game.see or game.chapters),
        "_counted": ("counted", game.counted or game.chances), "_history": ("history", game.history),
    }  # fmt: skip
    yield from ((anchor, labels[f"chip-{name}"]) for anchor, (name, there) in found.items() if there)


# --- pages


def pages(book: Edition, more: Besides = NOTHING_BESIDES, wanted: Wanted = bool) -> dict[str, str]:
    """Path -> Markdown of every page that comes from data, or of those whose paths are wanted.

    Raises PageError when two things on a page have the same id.
    """
    site = Site.of(book, more)
    folders = {mix.id: "mixes" for mix in book.mixes}  # of pages that do not stand in games/
    folders |= {chapter.id: "rules" for chapter in book.chapters}
    names = {page.id: page.name for page in book.pages}
    out: Sheets = {"names.md": site.sheet("names.md.j2")}
    for family in book.families:
        of_family = _of_family(more.ends.branches, family.id)
        out[f"families/{family.id}/index.md"] = site.sheet("family.md.j2", family=family, branches=of_family)
    for game in book.games:
        path = f"games/{game.id}.md"
        besides = site.pdf("cards", game.id), game.id in more.switches, site.besides(path, game)
        write = partial(_game_page, site, path, game)
        out[path] = partial(more.written.of, game.id, besides, write)
    if book.mixes:
        out["mixes/index.md"] = site.sheet("mixes.md.j2")
    for mix in book.mixes:
        refuse_doubles(mix.id, [("order", "section"), ("rules", "section"), *anchors(mix)])
        path, also = f"mixes/{mix.id}.md", _also(mix, book.locale)
        out[path] = site.sheet("mix.md.j2", path, mix=mix, also=also, sheet=site.pdf("mixes", mix.id))
    of_kind = {
        game.id: book.general_before[family.id]
        for family in book.families
        if family.id in book.general_before
        for game in family.games
    }
    for id_, settled in book.before.items():
        refuse_doubles(id_, ((point.id, "point to settle") for point in settled.points))
        path = f"{folders.get(id_, 'games')}/{id_}/before.md"
        ticked = settled if id_ in folders else of_kind.get(id_, book.general_before[ANY])
        sheet = {"sheet": site.pdf("before", ticked.id), "sheet_of": ticked.name}
        out[path] = site.sheet("before.md.j2", path, before=settled, **sheet)
    out |= (
        _table_page(site)
        | _finding_pages(site)
        | _general_pages(site)
        | _vocabulary_pages(site)
        | _past_pages(site)
    )
    former = {id_: [old for old, new in more.former.items() if new == id_] for id_ in more.former.values()}
    called = {game.id: [*game.search, *former.get(game.id, ())] for game in book.games}
    words = escaped(verdict_words(book.locale))
    others = {id_: escaped("|".join(names)) for id_, names in called.items()}
    out["who-wins/index.md"] = site.sheet(
        "who-wins.md.j2", words=words, called=others, famous=famous_questions(book)
    )
    out["edit/index.md"] = site.sheet("edit.md.j2", words=escaped(edit_words(book.locale)), source=SOURCE)
    out["play/index.md"] = site.sheet("play.md.j2", words=escaped(play_words(book, more.ends, called)))
    for old, new in more.former.items():
        moved = site.sheet("moved.md.j2", old=old, new=new, name=names[new])
        out[f"{folders.get(new, 'games')}/{old}.md"] = moved
    for path, page in book.retired.items():
        out[f"{path}.md"] = site.sheet("retired.md.j2", page=page)
    return {path: write() for path, write in out.items() if wanted(path)}


def _game_page(site: Site, path: str, game: GameView) -> str:
    refuse_doubles(game.id, anchors(game))
    return site.page(
        "game.md.j2",
        path,
        game=game,
        switches=game.id in site.more.switches,
        also=_also(game, site.book.locale),
        card=site.pdf("cards", game.id),
        mixes=mixes_with(site.book, game),
        parts=parts(game),
        columns=max(Counter(street.when for street in game.streets if street.shown).values(), default=1),
        chips=tuple(chips(site.book.labels, game)),
        open=[example for example in game.examples if example.chosen],
        folded=[example for example in game.examples if not example.chosen],
    )


def _table_page(site: Site) -> Sheets:
    """The page of the phone that lies on the table, with the mixes that people know best first."""
    book, words = site.book, escaped(table_words(site.book.locale))
    order = {id_: place for place, id_ in enumerate(book.best_known)}
    mixes = sorted(book.mixes, key=lambda mix: order.get(mix.id, len(order)))
    return {
        "table/index.md": site.sheet(
            "table.md.j2",
            words=words,
            incident_words=escaped(incident_words(book.locale)),
            mixes=mixes,
            decisions=bool(_decisions(book)),
        )
    }


def _finding_pages(site: Site) -> Sheets:
    """Sheets of the pages on which games are looked for and compared."""
    rows, games = site.book.overview, {game.id: game for game in site.book.games}
    best = [id_ for id_ in site.book.best_known if id_ in games]
    seats = [n for row in rows for n in row.players]
    values: dict[str, Any] = {
        "facets": facets(row.traits for row in rows),
        "players": range(min(seats, default=2), max(seats, default=1) + 1),
        "games": games,
        "ends": site.more.ends,
        "endpapers": site.pdf("", "endpapers"),
        "best": best[:KNOWN],
        "known": {id_: len(best) - place for place, id_ in enumerate(best)},
        "bases": {id_: list(_bases(site.book, id_)) for id_ in games},
        "variants": [games[id_] for id_ in best if games[id_].relative][:EXAMPLES],
    }
    named = {"games": "overview", "compare": "compare", "tonight": "tonight"}
    named |= {"families": "map"} if values["ends"].branches else {}
    return {f"{path}/index.md": site.sheet(f"{name}.md.j2", **values) for path, name in named.items()}


def _of_family(found: Sequence[Branch], family: str) -> list[Branch]:
    """The branches of one family; a game that comes from another family begins a tree."""
    own = {it.game: it for it in found if it.family == family}
    return [it if it.base in own else replace(it, base="", change="") for it in own.values()]


def _bases(book: Edition, id_: str) -> Iterator[str]:
    """The game, the one of which it is made, and so on."""
    made_of = {game.id: game.relative.game for game in book.games if game.relative}
    while id_:
        yield id_
        id_ = made_of.pop(id_, "")


def _general_pages(site: Site) -> Sheets:
    """Sheets of the general rules: chapters, their list, a page for each role, and the glossary."""
    book, ends, out = site.book, site.more.ends, Sheets()
    decisions = _decisions(book)
    if book.parts:
        out["rules/index.md"] = site.sheet("rules.md.j2", decisions=decisions, ends=ends)
    if decisions:
        out["rules/decide.md"] = site.sheet("decide.md.j2", "rules/decide.md", found=decisions, ends=ends)
    places = {rule.id: (chapter, rule) for chapter in book.chapters for rule in chapter.rules}
    if ends.wrong:
        turns = [(turn.question, [places[id_] for id_ in turn.rules]) for turn in ends.wrong]
        out["rules/wrong.md"] = site.sheet("wrong.md.j2", turns=turns, decisions=decisions)
    if ends.ladder:
        marks = [(n, on_scale(n)) for n in MARKS]
        out["rules/ladder.md"] = site.sheet("ladder.md.j2", ladder=ends.ladder, marks=marks, places=places)
    for chapter in book.chapters:
        refuse_doubles(chapter.id, anchors(chapter))
        path = f"rules/{chapter.id}.md"
        out[path] = site.sheet("chapter.md.j2", path, chapter=chapter, is_file=chapter.id != OWN)
    if book.tda and book.parts:
        out["rules/tda.md"] = site.sheet("tda.md.j2", "rules/tda.md")
    for id_, page in book.handouts.items():
        path = f"rules/{id_}.md"
        out[path] = site.sheet("handout.md.j2", path, page=page, card=site.pdf("", id_), places=places)
    incident = {"incident_words": escaped(incident_words(book.locale))}
    incident["games"] = escaped(json_text([[game.id, plain(game.name, book.locale)] for game in book.games]))
    card = site.pdf("", "floor") if places.keys() & {*ON_FLOOR_CARD} else ""
    for role in ROLES if book.parts else ():
        path, found = f"rules/{role}.md", _found(book, lambda rule: role in dict(rule.roles))  # noqa: B023
        out[path] = site.sheet(
            "role.md.j2", path, role=role, found=found, decisions=decisions, card=card, **incident
        )
    if book.glossary:
        refuse_doubles("glossary", ((id_, "word") for word in book.words for id_ in (word.id, *word.former)))
        out[GLOSSARY_PAGE] = site.sheet("glossary.md.j2", GLOSSARY_PAGE)
    return out


RulesByChapter = list[tuple[ChapterView, list[GeneralRule]]]  # some rules by their chapters


def _found(book: Edition, wanted: Callable[[GeneralRule], bool]) -> RulesByChapter:
    found = [(chapter, list(filter(wanted, chapter.rules))) for chapter in book.chapters]
    return [(chapter, rules) for chapter, rules in found if rules]


def _decisions(book: Edition) -> RulesByChapter:
    """The rules that are decided question by question."""
    return _found(book, lambda rule: rule.decision is not None)


def _vocabulary_pages(site: Site) -> Sheets:
    """Sheets of the words of files: their list, and a page for each kind of file."""
    vocabulary, out = site.book.vocabulary, {f"{VOCABULARY}/index.md": site.sheet("vocabularies.md.j2")}
    titles = {(it.id, place.id): place.title or it.id for it in vocabulary for place in it.parts}
    files = {page.id: f"{FOLDERS[KINDS[type(page)]]}/{page.id}/" for page in site.book.pages}
    for it in vocabulary:
        page = site.sheet("vocabulary.md.j2", words=it, titles=titles, linked_files=files)
        out[f"{VOCABULARY}/{it.id}.md"] = page
    return out


def _past_pages(site: Site) -> Sheets:
    """Sheets of what has changed since each earlier edition; the foot of every page leads to them."""
    out = Sheets()
    for it in site.past.editions:
        whole = it.name in site.more.whole
        out[f"{PAST}/{it.name}/index.md"] = site.sheet("edition.md.j2", edition=it, whole=whole)
    return out


def _also(page: PageView, locale: str) -> list[str]:
    """The other names of a page, without those in its head and without mere readings of them."""
    head = {plain(name, locale) for name in (page.name, page.other_name, page.reading)}
    head |= {name_order(READ).spelled(name) for name in head}
    return [word for word in page.search if word not in head]


def hand_written(book: Edition, text: str, ends: Endpapers = NO_ENDPAPERS) -> str:
    """A page of site/<locale>/ with a hand, ways in and the games where it asks for them.

    A line that leads to general rules is left out where the book has none.
    """
    if not book.chapters:
        text = "\n".join(line for line in text.split("\n") if RULES_LINK not in line)
    if GAMES_MARK not in text:
        return text
    page = environment_of(book).get_template("front.md.j2")
    return text.replace(
        GAMES_MARK, page.render(front=front_page(book, ends, decisions=bool(_decisions(book))))
    )


def borrowed(text: str) -> str:
    """A page of site/ in the language of the source, for a language that lacks it: its head says so."""
    return f"---\nlang: {SOURCE}\n" + (text[4:] if text.startswith("---\n") else "---\n" + text)


def title(text: Phrase, locale: str) -> str:
    """A phrase as one line without marks, for the names of pages in menus."""
    return " ".join(plain(text, locale).split())
