"""Table cards and sheets, to lie on the table.

A game has a card of A5, A6 or half letter: in front what players ask, behind it what its dealer needs. One whose words do
not fit goes to the next larger size, and beyond A4 and Letter its page is as high as they are. A file has front and back of
each card one after the other, or several on a sheet that is printed on both sides and cut. A mix lists its games in order of
play on A4, and a card for the floor has the questions about what goes wrong most. On another sheet a table ticks what it settles before the first hand: of any games, of a mix, or of all games of a kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from poker_rulebook.document.edition import Edition, PublishedAs
from poker_rulebook.document.tree import Page, Passage, Section, TableView
from poker_rulebook.document.views import ON_FLOOR_CARD, Before, GameView, MixView
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, heading, say
from poker_rulebook.languages import LOCALES
from poker_rulebook.paper.printed_book import edition_line, rule_data
from poker_rulebook.paper.typesetting import Job, Measures, ToMeasure, job, look_of
from poker_rulebook.paper.typst_text import Renderer, Typeset, said

LARGER = {"a5": "a4", "a6": "a5", "half-letter": "letter"}  # size -> that of a card that does not fit on it
SHEETS = {("a4", 2): "a5", ("a4", 4): "a6", ("letter", 2): "half-letter"}  # sheet, cards on it -> their size
PAPERS = {"a4": "a4", "letter": "us-letter"}  # as Typst calls them
MOST_FIGURES = 2  # hands that win on a card
BEHIND = ("side", "burn", "street", "bet", "spoken", "wrong")  # words of the dealer's side
LABELS = ("title", "text", "usual", "for", "table", "date", "by")  # of what is settled

Card = Typeset  # of one game
CardWay = Mapping[str, Any]  # in which a side of it is set: see card.typ


def card_jobs(books: Mapping[str, Edition], out: Path, measures: Measures) -> list[Job]:
    """The jobs that make cards/<game>-<locale>.pdf in `out`, of A5, and a card of every game in one file to hand out,
    cards-<locale>-a5.pdf. Those that do not fit are of A4 there and here."""
    made = {locale: [card_data(book, game) for game in book.games] for locale, book in books.items()}
    measures.ask([_fits(books[locale], cards, "a5") for locale, cards in made.items()])
    jobs = []
    for locale, book in books.items():
        for size, cards in by_size(book, made[locale], "a5", measures).items():
            jobs.append(cards_job(book, cards, size, out / f"cards-{locale}-{size}.pdf", wanted="a5"))
            jobs += [cards_job(book, [it], size, out / "cards" / f"{it['id']}-{locale}.pdf") for it in cards]
    return jobs


def cards_of(
    book: Edition, games: Sequence[GameView], size: str, measures: Measures, two_sided: bool = True
) -> dict[str, list[Card]]:
    """The cards of these games by the size on which each is set: this one, or a larger one where its words do not fit.

    two_sided    whether the dealer's side is printed, and has to fit as well
    """
    return by_size(book, [card_data(book, game) for game in games], size, measures, two_sided)


def by_size(
    book: Edition, cards: Sequence[Card], size: str, measures: Measures, two_sided: bool = True
) -> dict[str, list[Card]]:
    """The same of cards as data. With each goes the way in which each of its sides is set: how large, how much it says, and a
    line about what has no room there."""
    here, left = list[Card](), list[Card]()
    for card, (front, behind) in zip(cards, measures.of(_fits(book, cards, size)), strict=True):
        fits = not (front["high"] or (two_sided and behind["high"]))
        if fits or size not in LARGER:
            here.append(_set(card, front, behind, book.locale))
        else:
            left.append(card)
    found = {size: here} if here else {}
    return found | (by_size(book, left, LARGER[size], measures, two_sided) if left else {})


def _set(card: Card, front: CardWay, behind: CardWay, locale: str) -> Card:
    # where what has no room in front stands
    kept = {"lead": front["lead"], "samples": front["samples"] or not card["ranking"]}
    missing = "-".join(part for part, is_there in kept.items() if not is_there)
    left_in_front = say(f"card-left-out-{missing}") if missing else ""
    # where mistakes that have no room stand
    mistakes = card["dealer"]["mistakes"]
    left = mistakes[len(mistakes) - behind["left-out"] :]
    left_behind = say("dealer-left-out", rules=tuple(it["number"] for it in left)) if left else ""
    lines = {"left_out": left_in_front, "left_out_behind": left_behind}
    told: Typeset = said(lines, [locale])
    return card | {"front": front, "behind": behind} | told


def _fits(book: Edition, cards: Sequence[Card], size: str) -> ToMeasure:
    return ToMeasure(
        "card.typ", {"locales": [book.locale], "format": size, "labels": _behind(book.locale)}, cards
    )


def _behind(locale: str) -> Typeset:
    """Words of the dealer's side."""
    labels: Typeset = said({key: heading(say(f"dealer-{key}")) for key in BEHIND}, [locale])
    return labels


def cards_job(
    book: Edition,
    cards: Sequence[Card],
    size: str,
    path: Path,
    sheet: str = "",
    two_sided: bool = True,
    wanted: str = "",
) -> Job:
    """The job of one file with these cards, which are set on this size.

    sheet   "a4-4" for four cards on A4 that are cut, "" for a card on each page
    wanted  the size that was asked for; where it is another, it is said which cards do not fit on it
    """
    ids = [card["id"] for card in cards]
    name = next(game.name for game in book.games if game.id == ids[0]) if len(ids) == 1 else book.title
    more = _everywhere(book.title, name, book.labels["table-card"], book.published, [book.locale])
    sides = {"two_sided": two_sided, "labels": _behind(book.locale)}
    data = {"format": size, "sheet": sheet, "cards": cards} | sides | more
    made = job("card.typ", data, path, look=look_of(book.house))
    if wanted in ("", size):
        return made
    word = (
        f"table cards of {size}, as they have too many words for {wanted}: {', '.join(ids)} ({book.locale})"
    )
    return replace(made, word=word)


def _everywhere(
    book: Phrase, name: Phrase, kind: Phrase, published: PublishedAs, locales: Sequence[str]
) -> dict[str, Any]:
    """What every card and sheet says. book    its title; name    what the paper is about; kind    what it is"""
    titles = (f"{plain(name, locale)} – {plain(kind, locale)}" for locale in locales)
    return {
        "locales": list(locales),
        "book": said(book, locales),
        "edition": " · ".join(edition_line(published, locale) for locale in locales),
        "plain_title": " · ".join(titles),
    }


def card_data(book: Edition, game: GameView) -> Card:
    """What the template shows of one game."""
    locales = [book.locale]
    other = "" if plain(game.other_name, book.locale) == plain(game.name, book.locale) else game.other_name
    royalties = next((section.title for section in game.sections if section.royalties), "")
    names = {"name": game.name, "other_name": other, "lead": game.lead, "royalties-title": royalties}
    pictured = game.card.boards or game.card.ranking or game.card.royalties
    address = page_address(book, game)
    import segno  # of the extra `paper`: `serve` shows no codes

    code = segno.make(address, error="m", micro=False, boost_error=False) if address else None
    return {
        **said(game.card, locales),
        **said(names, locales),
        "figures": [] if pictured else said(game.figures[:MOST_FIGURES], locales),
        "dealer": said(book.dealers[game.id], locales),
        "id": game.id,
        "digest": game.digest,
        "address": address,
        "code": code.svg_inline(border=0) if code else "",
    }


def page_address(book: Edition, game: GameView) -> str:
    """The page of a game, which is told from what the card was printed; '' where nobody knows where it stands."""
    if not book.address:
        return ""
    return f"{book.address.rstrip('/')}/{book.locale}/games/{game.id}/?card={game.digest}"


def sheet_jobs(books: Mapping[str, Edition], out: Path) -> list[Job]:
    """The jobs that make mixes/<mix>-<locale>.pdf in `out`: one page each, or more where the words do not fit."""
    jobs = []
    for locale, book in books.items():
        for mix in book.mixes:
            shown, path = sheet_shown(mix, book.published, locale), out / "mixes" / f"{mix.id}-{locale}.pdf"
            jobs.append(job("sheet.typ", shown, path, look=look_of(book.house)))
    return jobs


def table_sheet_job(
    mix: MixView,
    before: Before,
    published: PublishedAs,
    locale: str,
    path: Path,
    measures: Measures,
    paper: str = "a4",
) -> Job:
    """The job of a sheet for a mix or any games, on as many pages as it takes: what they are, and what is settled."""
    settled = with_heights(before_shown(before, published, [locale], paper), measures)
    more = {"whole": False, "before": settled, "paper": PAPERS[paper]}
    return job("sheet.typ", sheet_shown(mix, published, locale) | more, path)


def sheet_shown(mix: MixView, published: PublishedAs, locale: str) -> Typeset:
    """What stands on the sheet of a mix, one page of A4 if it fits."""
    keys = ("column-game", "mix-change", "deal-and-betting", "players")
    players = next(fact.text for fact in mix.facts if fact.id == "players")
    more = {"players": players, "labels": {key: heading(say(key)) for key in keys}}
    return {
        **said(mix, [locale]),
        **said(more, [locale]),
        **_everywhere(say("title"), mix.name, heading(say("mix-sheet")), published, [locale]),
        "paper": "a4",
        "before": None,
        "whole": True,
    }


def floor_jobs(books: Mapping[str, Edition], out: Path) -> Iterator[Job]:
    """The jobs that make floor-<locale>.pdf in `out`: a card of A5 for whoever decides, printed on both sides; none of a book
    without its rules."""
    for locale, book in books.items():
        t, rules = Renderer(locale), {rule.id: rule for it in book.chapters for rule in it.rules}
        found = [rule_data(t, rules[id_]) for id_ in ON_FLOOR_CARD if id_ in rules]
        name, edition = heading(say("floor-card")), edition_line(book.published, locale)
        labels = {"floor-card": t(name), "put-right-until": t(heading(say("put-right-until")))}
        data = {
            "title": f"{t.plain(book.title)} – {t.plain(name)}",
            "alone": True,
            "books": [{"locale": locale, "labels": labels, "edition": edition}],
            "rules": found,
        }
        if found:
            yield job("floor.typ", data, out / f"floor-{locale}.pdf", look=look_of(book.house))


def handout_job(book: Edition, page: Page, path: Path, paper: str = "a4") -> Job:
    """The job of a page as a sheet in the language of the edition: passages, tables, and sections of facts."""
    t, texts = Renderer(book.locale), [part.text for part in page.parts if isinstance(part, Passage)]
    tables = [
        {
            "title": t(table.title),
            "heads": [t(column.label) for column in table.columns],
            "rows": [[t(cell) for cell in row.cells] for row in table.rows],
        }
        for table in page.parts
        if isinstance(table, TableView)
    ]
    sections = [
        {
            "title": t(section.title),
            "number": section.label,
            "facts": [[t(fact.title), t(fact.text)] for fact in section.parts],
        }
        for section in page.parts
        if isinstance(section, Section)
    ]
    data = {
        "title": f"{t.plain(book.title)} – {t.plain(page.title)}",
        "head": t(page.title),
        "texts": [t(text) for text in texts],
        "alone": True,
        "books": [{"locale": book.locale, "edition": edition_line(book.published, book.locale)}],
        "other": next(locale for locale in LOCALES if locale != book.locale),
        "paper": PAPERS[paper],
        "tables": tables,
        "sections": sections,
    }
    return job("handout.typ", data, path, look=look_of(book.house))


def before_jobs(books: Mapping[str, Edition], out: Path, measures: Measures) -> list[Job]:
    """The jobs that make before/<flop, stud, draw, any or a mix>-<locale>.pdf in `out`, one sheet each."""
    sheets = [
        (before_shown(before, book.published, [locale]), out / "before" / f"{before.id}-{locale}.pdf")
        for locale, book in books.items()
        for before in (*book.general_before.values(), *(book.before[mix.id] for mix in book.mixes))
    ]
    measures.ask([_heights(shown) for shown, _ in sheets])
    return [job("before.typ", with_heights(shown, measures), path) for shown, path in sheets]


def before_job(
    before: Before,
    published: PublishedAs,
    locales: Sequence[str],
    path: Path,
    measures: Measures,
    paper: str = "a4",
) -> Job:
    """The job of one sheet. published    as which edition; locales    the languages, the first above the second"""
    return job("before.typ", with_heights(before_shown(before, published, locales, paper), measures), path)


def before_shown(
    before: Before, published: PublishedAs, locales: Sequence[str], paper: str = "a4"
) -> Typeset:
    """What stands on one sheet. paper    one of PAPERS"""
    labels = {key: heading(say(f"before-{key}")) for key in LABELS}
    return {
        **said(before, locales),
        **said({"labels": labels, "games": [{"name": name} for _, name in before.games]}, locales),
        **_everywhere(say("title"), before.name, labels["title"], published, locales),
        "paper": PAPERS[paper],
    }


def with_heights(shown: Typeset, measures: Measures) -> Typeset:
    """What the template shows of one sheet, with the height of each group in a column."""
    return shown | {"heights": measures.of(_heights(shown))}


def _heights(shown: Typeset) -> ToMeasure:
    return ToMeasure(
        "before.typ", {key: shown[key] for key in ("locales", "paper", "labels")}, shown["groups"]
    )
