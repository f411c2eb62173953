"""The whole book in one language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from poker_rulebook.book.load import Book
from poker_rulebook.view import book_views, mix_views, views
from poker_rulebook.view.chapters import part_views
from poker_rulebook.view.citations import GLOSSARY, rule_numbers
from poker_rulebook.view.facts import COLUMNS, overview_row
from poker_rulebook.view.game import game_view
from poker_rulebook.view.glossary import glossary, word_view
from poker_rulebook.view.mixes import mix_view
from poker_rulebook.view.order import grouped, sort_key
from poker_rulebook.view.phrases import Phrases, phrases
from poker_rulebook.view.rule_views import Chapter, Word
from poker_rulebook.view.views import Citation
from poker_rulebook.view.wording import heading

FAMILIES = ("flop", "stud", "draw", "hybrid", "open-face")
LABELS = (
    "contents games all-games index examples example notes history sources options default at-a-glance "
    "board hand-ranking chances table-card also-called players column-game column-seat column-class "
    "column-sample word-stacks-before word-stacks-after word-dealt word-wins permalink page families "
    "mixes mixes-text mix-order mix-rules mix-change mix-sheet in-mixes deal-and-betting general-rules "
    "general-rules-short general-rules-text role-page-player role-page-dealer role-page-floor "
    "role-text-player role-text-dealer role-text-floor case-if case-then worked-cases put-right-until see-also glossary "
    "glossary-text game-rules game-chapters other-choices"
).split()


def book_view(book: Book, locale: str) -> book_views.Book:
    """Every game of the book in one language, by family, with the tables over all of them."""
    say = phrases(locale)
    games = {game.id: game_view(say, book, game) for game in book.games.values()}
    mixes = [mix_view(say, book, mix) for mix in book.mixes.values()]
    parts = part_views(say, book)
    chapters = [chapter for part in parts for chapter in part.chapters]
    words = [word_view(say, book, term, rule_numbers(book)) for term in book.terms.values()]
    return book_views.Book(
        locale=locale,
        title=say.say("title"),
        subtitle=say.say("subtitle"),
        families=tuple(_families(say, games.values())),
        overview_columns=tuple(heading(say.say(f"column-{c}")) for c in ("game", *COLUMNS)),
        overview=tuple(overview_row(say, book.games[id_]) for id_ in _in_order(locale, games)),
        index=index(locale, games.values(), mixes, chapters, words),
        labels={key: heading(say.say(key)) for key in LABELS},
        mixes=tuple(sorted(mixes, key=_size)),
        parts=parts,
        glossary=glossary(locale, words),
    )


def _size(mix: mix_views.Mix) -> tuple[int, str]:
    """Mixes stand from the fewest games to the most."""
    return len(mix.games), mix.id


def _families(say: Phrases, games: Iterable[views.Game]) -> Iterator[book_views.Family]:
    games = list(games)
    for family in FAMILIES:
        members = [game for game in games if game.family == family]
        order = _in_order(say.locale, {game.id: game for game in members})
        by_id = {game.id: game for game in members}
        if members:
            name = heading(say.say(f"family-{family}"))
            text = say.say(f"family-text-{family}")
            yield book_views.Family(family, name, text, tuple(by_id[id_] for id_ in order))


def _in_order(locale: str, games: dict[str, views.Game]) -> list[str]:
    return sorted(games, key=lambda id_: sort_key(locale, games[id_].name, games[id_].reading))


def index(
    locale: str,
    games: Iterable[views.Game],
    mixes: Iterable[mix_views.Mix] = (),
    chapters: Iterable[Chapter] = (),
    words: Iterable[Word] = (),
) -> tuple[book_views.IndexGroup, ...]:
    """Games, mixes, chapters and words of the glossary under letters; in Japanese under the kana of their reading."""
    entries = [
        (Citation(it.id, kind, GLOSSARY if kind == "word" else it.id, "", it.name), it.reading)
        for kind, items in (("game", games), ("mix", mixes), ("chapter", chapters), ("word", words))
        for it in items
    ]
    groups = grouped(locale, entries, lambda pair: (pair[0].name, pair[1]))
    return tuple(book_views.IndexGroup(name, tuple(entry for entry, _ in under)) for name, under in groups)
