"""rulebook build, serve, print: the site, and books, cards and sheets as PDF files."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import click
from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.house import Mix, mix_of_games
from poker_rulebook.book.load import Book, frozen
from poker_rulebook.cache import Cache
from poker_rulebook.cli.shared import (
    FILE,
    LANGUAGE,
    address_option,
    book_of,
    book_option,
    chosen_game_or_mix,
    complain,
    counted,
    house_option,
    in_plain_words,
    is_written,
    preset_option,
    progress_option,
    refuse,
    warn,
)
from poker_rulebook.document.edition import ANY, NO_PAST, Edition, Past, editions, with_chapters
from poker_rulebook.document.views import Before
from poker_rulebook.house_edition import with_games
from poker_rulebook.inspection import inspected, nothing_more
from poker_rulebook.language.phrases import phrases
from poker_rulebook.language.sentences import say
from poker_rulebook.languages import LANGUAGES, LOCALES, SOURCE
from poker_rulebook.pages.book import book_view
from poker_rulebook.pages.citations import published_as
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.pages.handouts import table_talk
from poker_rulebook.pages.mixes import at_limits, mix_view
from poker_rulebook.pages.session_settings import before_games, before_mix, general_befores
from poker_rulebook.paper.printed_book import book_job, endpapers_job
from poker_rulebook.paper.printed_cards import (
    LARGER,
    SHEETS,
    before_job,
    cards_job,
    cards_of,
    floor_jobs,
    handout_job,
    table_sheet_job,
)
from poker_rulebook.paper.typesetting import (
    MOST_SPINE,
    SMALLER,
    Job,
    Measures,
    MissingFont,
    PaperError,
    booklet,
    look_of,
    on_letter,
    print_all,
    smaller,
)
from poker_rulebook.progress import Progress

# --- rulebook build, serve


@click.command("build")
@click.option("--out", type=FILE, default=Path("build"), show_default=True, help="Folder to write.")
@address_option
@click.option(
    "--lang",
    "begun",
    multiple=True,
    type=LANGUAGE,
    help="A language that is only begun, besides those that are complete.",
)
@click.option("--site", "no_paper", is_flag=True, help="All but paper, in half the time.")
@click.option(
    "--editions",
    "earlier",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    help="Sites of earlier editions, as .ci/editions makes them: they are part of the site then.",
)
@house_option
@preset_option
@progress_option
@book_option
def build_command(
    out: Path,
    address: str,
    begun: tuple[str, ...],
    no_paper: bool,
    earlier: Path | None,
    house: str | None,
    preset: str | None,
    progress: Progress,
    book: Book,
) -> None:
    """Site, books, table cards, mix sheets and JSON. A failed build leaves the previous one in place."""
    from poker_rulebook.browser.bundle import wanted
    from poker_rulebook.paper.typesetting import MissingFont, PaperError
    from poker_rulebook.publish import PublishError, made_while_checked, publish, refuse_foreign
    from poker_rulebook.web.site import SiteError

    start, edition = time.perf_counter(), book_of(house, preset, book)
    locales = tuple(dict.fromkeys((*LOCALES, *begun)))
    besides = made_while_checked(book, locales) if edition is book else nothing_more
    try:
        refuse_foreign(out)
        if found := inspected(book, progress=progress, besides=besides).problems:
            refuse(found, ", nothing was built")
        published = publish(edition, out, progress, address, locales, not no_paper, earlier)
    except (PublishError, SiteError, PaperError, MissingFont) as error:
        complain(f"{error}", 1)
    except OSError as error:
        complain(f"{out} was not written, and what was there stays: {in_plain_words(error)}", 1)
    progress.say("")
    progress.say(f"  {out / 'site' / 'index.html'}  the website: {counted(len(published.pages), 'page')}")
    progress.say(f"  {out / 'site' / 'api'}  {counted(len(published.data), 'JSON file')}")
    for path in published.books:
        progress.say(f"  {out / path}")
    nouns = {"table card": published.cards, "mix sheet": published.sheets, "tick sheet": published.before}
    for noun, paths in nouns.items():
        if paths:
            progress.say(f"  {out / paths[0].parent}  {counted(len(paths), noun)}")
    if not wanted():
        progress.say(
            "without MicroPython, which is not here: pages cannot say who wins, and say so ('make book' installs it)"
        )
    progress.say(f"built in {time.perf_counter() - start:.1f} s")


@click.command("serve")
@click.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@book_option
def serve_command(port: int, book: Book) -> None:
    """The site on this machine, rebuilt as files change; what is wrong with a file is shown in the browser, too."""
    from poker_rulebook.editions import past_of
    from poker_rulebook.serving import serve

    serve(book.folder, port, click.echo, past_of)


# --- rulebook print

# what the words after it mean: limits, games, and a mix


def limits_asked(kind: str, written: str) -> tuple[int, int] | None:
    """The small and the big bet, or the blinds; None where they are not said."""
    if not written:
        return None
    if kind != "sheet":
        complain("--limits goes with sheets: leave it out, or write --as sheet", 2)
    found = re.fullmatch(r"(\d{1,9})/(\d{1,9})", written.replace(",", ""))
    if not found or not 0 < int(found[1]) <= int(found[2]):
        complain(f"--limits {written!r} is not two amounts, the smaller first: write --limits 100/200", 2)
    return int(found[1]), int(found[2])


def games_asked(book: Book, names: Sequence[str]) -> tuple[str, ...]:
    """Ids of the games of these names; a mix among them is wrong usage."""
    found = [chosen_game_or_mix(book, name, {}) for name in names]
    for it in found:
        if isinstance(it, Mix):
            complain(f"{it.id} is a mix: write --mix {it.id}", 2)
    return tuple(dict.fromkeys(it.id for it in found))


def mix_asked(book: Book, name: str) -> str:
    """The id of the mix of this name; "" for no name. Raises a usage error that names the nearest ones."""
    if not name:
        return ""
    found = chosen_game_or_mix(book, name, {})
    if not isinstance(found, Mix):
        complain(f"{found.id} is a game: leave --mix out", 2)
    return found.id


# --- what is printed


RULES = ("all", "basics", "none")  # general rules of a book; the basics are its first part


class Finish(NamedTuple):
    """What is asked of a book: millimetres of more margin at the spine, pages to be folded, which general rules it has."""

    spine: int
    booklet: bool
    rules: str

    def of(self, made: bytes, paper: str) -> bytes:
        """The finished book, which has been set on A4, on this paper."""
        on_it = on_letter(made) if paper == "letter" else smaller(made, paper) if paper in SMALLER else made
        return booklet(on_it) if self.booklet else on_it


def finish_asked(kind: str, paper: str, asked: Finish) -> Finish:
    """What goes with books, and together."""
    if (asked.spine or asked.booklet) and kind != "book":
        complain("--spine and --booklet go with books: leave them out, or write --as book", 2)
    if asked.rules != RULES[0] and kind != "book":
        complain("--rules goes with books: leave it out, or write --as book", 2)
    if asked.booklet and paper in SMALLER:
        complain(f"a booklet is printed at home, on A4 or Letter: leave --paper {paper} out", 2)
    return asked


class PrintOrder(Struct, frozen=True):
    """What is to be printed.

    games    ids in order of play; mix    the id of the mix instead, or ''
    up       cards on a sheet of A4 or Letter; 0 for the usual number
    one_sided    whether cards have nothing behind them
    """

    book: Book
    games: tuple[str, ...]
    mix: str
    locales: tuple[str, ...]
    paper: str
    up: int
    limits: tuple[int, int] | None
    one_sided: bool
    mono: bool
    address: str
    out: Path
    finish: Finish
    measures: Measures

    def path(self, kind: str, *more: str) -> Path:
        """Such as cards-razz-badugi-en-a6.pdf."""
        games = "-".join(self.games) if len(self.games) <= 3 else f"{len(self.games)}-games"
        return self.out / f"{'-'.join([kind, self.mix or games, *more, self.paper])}.pdf"

    @property
    def chosen(self) -> Mix:
        """The mix, or the games as one."""
        if self.mix:
            return self.book.mixes[self.mix]
        games = [self.book.games[id_] for id_ in self.games]
        several = {locale: phrases(locale).say("before-games", n=len(games)) for locale in LANGUAGES}
        return mix_of_games(several if len(games) > 1 else games[0].name, games)

    @property
    def settled(self) -> Before:
        if self.mix:
            return before_mix(self.book, self.chosen)
        if len(self.games) > 1 and set(self.games) == {*self.book.offered}:
            return general_befores(self.book)[ANY]
        return before_games(self.book, [self.book.games[id_] for id_ in self.games])

    @property
    def past(self) -> Past:
        """Of the whole book."""
        if self.book.house or not frozen(self.book):
            return NO_PAST
        from poker_rulebook.editions import past_of

        return past_of(self.book, book_view(self.book))

    @property
    def few(self) -> Book:
        """The book with these games alone; with all of them its mixes, too."""
        every = self.book.offered_mixes if set(self.games) == {*self.book.offered} else ()
        return with_games(self.book, self.games, [self.mix] if self.mix else [*every])

    @property
    def editions(self) -> dict[str, Edition]:
        """The same in each language."""
        view = book_view(self.few, self.address)
        if not self.book.house:
            view = replace(view, house=None, subtitle=say("subtitle"))
        every = editions(view, self.locales)
        if self.finish.rules == RULES[0]:
            return every
        kept = [it.id for part in view.parts[:1] for it in part.parts if self.finish.rules == "basics"]
        return {locale: with_chapters(book, kept) for locale, book in every.items()}


def _before(asked: PrintOrder) -> list[Job]:
    path, now = asked.path("before", *asked.locales), published_as(asked.few)
    return [before_job(asked.settled, now, asked.locales, path, asked.measures, asked.paper)]


def _sheets(asked: PrintOrder) -> list[Job]:
    mix, before, now = mix_view(asked.book, asked.chosen), asked.settled, published_as(asked.few)
    mix = at_limits(mix, asked.chosen, *asked.limits) if asked.limits else mix
    jobs = []
    for locale in asked.locales:
        path = asked.path("sheet", locale)
        jobs.append(table_sheet_job(mix, before, now, locale, path, asked.measures, asked.paper))
    return jobs


def _cards(asked: PrintOrder) -> list[Job]:
    ups = [up for paper, up in SHEETS if paper == asked.paper]
    if asked.up and asked.up not in ups:
        fitting = " or ".join(f"--paper {paper} --up {up}" for paper, up in SHEETS)
        complain(f"there is no sheet of {asked.paper} with {asked.up} cards: write {fitting}", 2)
    up = asked.up or max(ups, default=0)
    size = SHEETS[asked.paper, up] if up else asked.paper
    sheets = {SHEETS[paper, up]: f"{paper}-{up}" for paper, up in SHEETS if paper == asked.paper}
    ids, two_sided = list(dict.fromkeys(part.game.id for part in asked.chosen.games)), not asked.one_sided
    jobs = []
    for locale, book in asked.editions.items():
        games = sorted(book.games, key=lambda game: ids.index(game.id))
        for on, cards in cards_of(book, games, size, asked.measures, two_sided).items():
            of = asked
            if on != size:
                paper = asked.paper if up else on
                of = replace(asked, games=tuple(card["id"] for card in cards), mix="", paper=paper)
            path = of.path("cards", locale)
            jobs.append(cards_job(book, cards, on, path, sheets.get(on, ""), two_sided, size))
    return jobs


def _book(asked: PrintOrder) -> list[Job]:
    """Several languages stand side by side in it."""
    folder, ends = asked.book.folder, endpapers(asked.few)
    since = asked.past.last if set(asked.games) == {*asked.book.offered} else None
    path = asked.path("book", *asked.locales, *(["booklet"] if asked.finish.booklet else []))
    return [book_job(asked.editions, path, asked.measures, folder, ends, since)]


def _endpapers(asked: PrintOrder) -> list[Job]:
    path = asked.path("endpapers", *asked.locales)
    return [endpapers_job(asked.editions, endpapers(asked.few), path)]


def _floor(asked: PrintOrder) -> list[Job]:
    jobs = [*floor_jobs(asked.editions, asked.out)]
    if not jobs:
        raise PaperError("this book has none of the rules of the floor card")
    return jobs


def _talk(asked: PrintOrder) -> list[Job]:
    """Of some games what their dealers say, of all also what is said of rulings."""
    every = set(asked.games) == {*asked.book.offered}
    jobs = []
    for locale, book in asked.editions.items():
        talk = book.handouts["talk"] if every else table_talk(book.dealers.values(), rulings=False)
        jobs.append(handout_job(book, talk, asked.path("talk", locale), asked.paper))
    return jobs


def _japan(asked: PrintOrder) -> list[Job]:
    found = [(locale, book, book.handouts.get("japan")) for locale, book in asked.editions.items()]
    jobs = [
        handout_job(book, it, asked.path("japan", locale), asked.paper) for locale, book, it in found if it
    ]
    if not jobs:
        raise PaperError("this book has no preset of Japan with which others are compared")
    return jobs


class Kind(NamedTuple):
    """One word of --as. papers    the usual one first; help    what it is"""

    jobs: Callable[[PrintOrder], list[Job]]
    papers: tuple[str, ...]
    help: str


FULL = ("a4", "letter")
KINDS = {
    "book": Kind(_book, (*FULL, *SMALLER), "a book of these games"),
    "cards": Kind(
        _cards,
        (*LARGER, *FULL),
        "table cards, on a4 and letter to be cut; a rim of 5 mm is free, for lamination",
    ),
    "sheet": Kind(_sheets, FULL, "the games in a table, and what to settle"),
    "before": Kind(_before, FULL, "what to settle before the first hand"),
    "endpapers": Kind(
        _endpapers, FULL, "all games in a table and on a map, the ladder of hands, what went wrong"
    ),
    "floor": Kind(_floor, ("a5",), "a card for the floor, with the questions about what goes wrong most"),
    "japan": Kind(_japan, FULL, "what differs between Japan and elsewhere"),
    "talk": Kind(_talk, FULL, "what is said at the table, in two languages side by side"),
}


PAPERS = tuple(dict.fromkeys(paper for kind in KINDS.values() for paper in kind.papers))


@click.command("print")
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option("--mix", default="", metavar="ID", help="The games of this mix.")
@click.option("--all", "every", is_flag=True, help="Every game of the book.")
@click.option(
    "--as",
    "kind",
    type=click.Choice(list(KINDS)),
    default="cards",
    show_default=True,
    help="; ".join(f"{name}: {kind.help}" for name, kind in KINDS.items()) + ".",
)
@click.option("--lang", type=click.Choice([*LANGUAGES, "both"]), default=SOURCE, show_default=True)
@click.option("--paper", type=click.Choice(PAPERS), help="A5 for cards and A4 else, without it.")
@click.option("--up", type=int, default=0, help="Cards on a sheet: 2 or 4 on A4, 2 on Letter.")
@click.option("--one-sided", is_flag=True, help="Cards without the dealer's side behind them.")
@click.option(
    "--limits", default="", metavar="N/N", help="On a sheet: the bets at fixed limit, or else the blinds."
)
@click.option("--mono", is_flag=True, help="Without colour.")
@click.option(
    "--spine",
    type=click.IntRange(0, MOST_SPINE),
    default=0,
    metavar="MM",
    help="Of a book: text so much further from the spine.",
)
@click.option(
    "--booklet",
    is_flag=True,
    help="Of a book: two pages on a side, to be folded, in sections where it is thick.",
)
@click.option(
    "--rules",
    type=click.Choice(RULES),
    default=RULES[0],
    show_default=True,
    help="Of a book: its general rules.",
)
@click.option("--out", type=FILE, default=Path(), help="The folder for the PDF; this one without it.")
@address_option
@house_option
@preset_option
@progress_option
@book_option
def print_command(
    games: tuple[str, ...],
    mix: str,
    every: bool,
    kind: str,
    lang: str,
    paper: str | None,
    up: int,
    one_sided: bool,
    limits: str,
    mono: bool,
    spine: int,
    booklet: bool,
    rules: str,
    out: Path,
    address: str,
    house: str | None,
    preset: str | None,
    progress: Progress,
    book: Book,
) -> None:
    """Cards, sheets or a book for games, for the games of a mix, or for all: as PDF.

    A book in both languages has them on facing pages. A sheet for all games asks what a room settles once.

    \b
    rulebook print razz badugi --paper a6 --one-sided
    rulebook print --all --lang both --paper a4 --up 4 --mono
    rulebook print --mix horse --as sheet --limits 100/200
    rulebook print razz badugi --as before
    rulebook print --as endpapers --lang both --paper letter
    rulebook print --as floor --lang both
    rulebook print badugi --as talk --lang ja
    rulebook print --as japan
    rulebook print --all --as book --lang both
    rulebook print --all --as book --paper a5 --spine 5
    rulebook print razz badugi --as book --booklet --mono
    rulebook print razz badugi --as book --rules none
    """
    every = every or (kind in ("endpapers", "floor", "japan", "talk") and not games and not mix)
    if (bool(games), bool(mix), every).count(True) != 1:
        complain("name games, or a mix with --mix, or use --all", 2)
    papers = KINDS[kind].papers
    if paper and paper not in papers:
        complain(f"--as {kind} is not printed on {paper}: write --paper {' or --paper '.join(papers)}", 2)
    if up and kind != "cards":
        complain("--up goes with cards: leave it out, or write --as cards", 2)
    if one_sided and kind != "cards":
        complain("--one-sided goes with cards: leave it out, or write --as cards", 2)
    if is_written("address") and kind not in ("book", "cards"):
        complain("--address goes with books and cards, which have codes: leave it out", 2)
    book = book_of(house, preset, book)
    named = games_asked(book, games) if games else tuple(book.offered) if every else ()
    locales = tuple(LOCALES) if lang == "both" else (lang,)
    mix, bets = mix_asked(book, mix), limits_asked(kind, limits)
    with Cache(book.folder) as kept:
        paper, measures = paper or papers[0], Measures(kept)
        finish = finish_asked(kind, paper, Finish(spine, booklet, rules))
        asked = PrintOrder(
            book, named, mix, locales, paper, up, bets, one_sided, mono, address, out, finish, measures
        )
        _print(asked, KINDS[kind], progress)


def _print(asked: PrintOrder, kind: Kind, progress: Progress) -> None:
    """Makes the files one after the other, and names each; a terminal is told what is being done."""
    what = asked.mix or counted(len(asked.games), "game")
    progress.doing(f"reading {what}")
    try:
        jobs = kind.jobs(asked)
        for number, job in enumerate(jobs):
            progress.doing(f"setting {what}", number, len(jobs))
            print_all([replace(job, look=look_of(asked.book.house, asked.mono, asked.finish.spine))])
            if kind in (KINDS["book"], KINDS["endpapers"]):  # which are set on A4
                job.path.write_bytes(asked.finish.of(job.path.read_bytes(), asked.paper))
            progress.clear()
            if job.word:
                warn(job.word)
            click.echo(job.path)
    except (PaperError, MissingFont) as error:
        complain(str(error), 1)
