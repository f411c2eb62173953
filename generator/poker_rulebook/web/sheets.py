"""What writes pages: the templates with what all pages of one language have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from jinja2 import Environment

from poker_rulebook.kept import Kept, digest_of
from poker_rulebook.languages import READ, other_than
from poker_rulebook.view.book import Edition
from poker_rulebook.view.past import NO_PAST, Past
from poker_rulebook.view.sentences import Phrase
from poker_rulebook.view.views import GameView
from poker_rulebook.web.markdown import environment
from poker_rulebook.web.pictures import pictures
from poker_rulebook.web.words import GlossaryWords

Sheets = dict[str, Callable[[], str]]  # path -> what writes the page
Switches = Mapping[str, Mapping[str, str]]  # game -> locale -> script
Wanted = Callable[[str], bool]  # of a path: whether its page is to be written


class GamePages:
    """Markdown of games.

    digests    game -> a digest of everything that its page follows from by itself; others are written anew
    """

    def __init__(self, kept: Kept, digests: Mapping[str, str]):
        self.kept, self.digests = kept, digests

    def of(self, id_: str, besides: object, write: Callable[[], str]) -> str:
        """The page of a game. besides    what else it says"""
        if id_ not in self.digests:
            return write()
        return str(self.kept.made(f"page {digest_of([self.digests[id_], repr(besides)])}", write))


@dataclass(frozen=True)
class Besides:
    """What pages say besides what their book does.

    former    id that a game, mix or chapter had before -> its id now; a page stands there that leads on
    past      earlier editions, which have pages of their own
    printed   whether cards and sheets stand beside the site, in print/
    switches  game -> locale -> the script of what its choices change; the pages of the others have no switches
    written   pages of games that were written before
    """

    former: Mapping[str, str] = field(default_factory=dict)
    past: Past = NO_PAST
    printed: bool = False
    switches: Switches = field(default_factory=dict)
    written: GamePages = field(default_factory=lambda: GamePages(Kept(), {}))


NOTHING_BESIDES = Besides()


@dataclass(frozen=True)
class Site:
    """What the pages of one language have in common."""

    env: Environment
    book: Edition
    words: GlossaryWords
    more: Besides

    @classmethod
    def of(cls, book: Edition, more: Besides) -> Site:
        return cls(environment_of(book), book, GlossaryWords(book), more)

    @property
    def past(self) -> Past:
        return self.more.past

    def pdf(self, kind: str, id_: str) -> str:
        """The address of a card or a sheet from the root of the language; '' where there is none."""
        return f"../print/{kind}/{id_}-{self.book.locale}.pdf" if self.more.printed else ""

    def page(self, template: str, path: str = "", **values: object) -> str:
        """A page; with its path words of the glossary are linked on it."""
        words = {"words": self.words.on(path)} if path else {}
        page = path.removesuffix(".md")
        known = {"since": self.past.since(page), "digests": self.past.digests(page)}
        text = self.env.get_template(template).render(**words, **known, **values)
        for old, new in self.past.moved.get(page, {}).items():  # links to it keep working
            text = re.sub(
                rf'<[^<>]*\bid="{new}"[^<>]*>(?:<dt>)?', rf'\g<0><span id="{old}"></span>', text, count=1
            )
        return text

    def sheet(self, template: str, path: str = "", **values: object) -> Callable[[], str]:
        """What writes such a page."""
        return partial(self.page, template, path, **values)

    def besides(self, path: str, game: GameView) -> object:
        """What the page of a game says of the rest of the book."""
        page, past = path.removesuffix(".md"), self.past
        names, mixes = sorted(self.words.names), mixes_with(self.book, game)
        before = game.id in self.book.before
        known = past.since(page), past.digests(page), past.moved.get(page)
        return self.book.locale, names, mixes, before, known


def environment_of(book: Edition) -> Environment:
    """The templates with what all pages of one language have in common."""
    env = environment(book.locale)
    env.globals |= {"book": book, "labels": book.labels, "other": other_than(book.locale), "kana": READ}
    env.filters |= pictures(book.locale)
    return env


def mixes_with(book: Edition, game: GameView) -> tuple[tuple[str, Phrase], ...]:
    """(id, short name) of the mixes in which the game is played."""
    return tuple((m.id, m.short) for m in book.mixes if any(part.game == game.id for part in m.games))
