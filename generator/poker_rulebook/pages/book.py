"""The whole book, and its editions; and what the book of a house needs of the general rules.

Needed is what holds for all games or at events, what is about a game of the edition, by its `applies`, and what one of
these games cites. A chapter about mixed games needs a mix.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from poker_rulebook.book.chapters import Chapter, Rule, concerns
from poker_rulebook.book.forest import Tree, families, in_order
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.document.documents import texts, titled
from poker_rulebook.document.edition import BookView, Family, Item, Labels
from poker_rulebook.document.tree import Citation, Page
from poker_rulebook.document.views import OVERVIEW
from poker_rulebook.language.sentences import heading, name_of, say, written
from poker_rulebook.pages.citations import RuleNumbers, citation, published_as, rule_numbers
from poker_rulebook.pages.examples import asked_hand
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.general_rules import (
    accounted_columns,
    accounted_views,
    chapter_view,
    part_views,
    preset_views,
    word_view,
)
from poker_rulebook.pages.handouts import HANDOUTS, handout
from poker_rulebook.pages.mixes import mix_view
from poker_rulebook.pages.session_settings import befores, general_befores
from poker_rulebook.pages.table_cards import dealer_sides
from poker_rulebook.pages.vocabulary import vocabulary
from poker_rulebook.rules.facts import overview_row
from poker_rulebook.rules.pictures import outlines

# --- what the games and mixes of an edition need of the general rules


def left_out(book: Book, numbers: RuleNumbers) -> tuple[Citation, ...]:
    """The chapters that no game or mix of the edition needs, and such rules of the other chapters, in order."""
    cited = {id_ for game in book.offered.values() for id_ in game.see}
    ids: list[str] = []
    for chapter in book.chapters.values():
        games = [game for game in book.offered.values() if concerns(chapter, game)]
        gone = [it.id for it in chapter.rules if not _is_needed(it, book, games) and it.id not in cited]
        known = {chapter.id, *(it.id for it in chapter.rules)}
        chapter_goes = not _is_needed(chapter, book, games) and not cited & known
        ids += [chapter.id] if chapter_goes else gone
    return tuple(citation(book, id_, numbers) for id_ in ids)


def _is_needed(part: Chapter | Rule, book: Book, games: Collection[Game]) -> bool:
    if "mixed" in part.applies:
        return bool(book.offered_mixes)
    return not part.applies or "event" in part.applies or any(concerns(part, game) for game in games)


# --- the whole book, and its editions


NOTHING: Mapping[str, Any] = {}


def book_view(book: Book, address: str = "", known: Mapping[str, Any] = NOTHING) -> BookView:
    """The whole book: its games by family, each base before its variants, with the tables of all games.

    known    views of games and mixes that are still right, by id; they are not made again
    """
    trees = families(book.offered.values(), book.best_known)
    numbers, now = rule_numbers(book), published_as(book)
    hands = [hand for hand in book.front_hands if hand.partition("/")[0] in book.offered]
    mixes = [known.get(mix.id) or mix_view(book, mix) for mix in book.offered_mixes.values()]
    return BookView(
        title=name_of(book.house.name) if book.house else say("title"),
        subtitle=say("house-subtitle", book=say("title")) if book.house else say("subtitle"),
        families=tuple(_family(book, name, trees[name], known) for name in trees),
        overview_columns=tuple(heading(say(f"column-{c}")) for c in ("game", *OVERVIEW)),
        overview=tuple(overview_row(game) for game in in_order(book.offered.values(), book.best_known)),
        labels=Labels(),
        # from the fewest games to the most
        mixes=tuple(sorted(mixes, key=lambda mix: (len(mix.games), mix.id))),
        parts=tuple(part_views(book)),
        words=tuple(word_view(book, term, numbers) for term in book.terms.values()),
        tda=tuple(accounted_views(book)),
        tda_columns=accounted_columns(book),
        presets=tuple(preset_views(book)),
        house=book.house,
        address=address or (book.house.address if book.house else ""),
        before=befores(book),
        general_before=general_befores(book),
        dealers=dealer_sides(book),
        handouts={id_: page for id_ in HANDOUTS if (page := handout(book, id_))},
        vocabulary=vocabulary(book),
        published=now,
        asked=book.asked,
        best_known=book.best_known,
        outlines=outlines(book),
        asked_hand=asked_hand(book, hands[now.day.toordinal() % len(hands)]) if hands else None,
        left_out=left_out(book, numbers),
        retired={book.retired[page.id].path: page for page in retired_pages(book)},
    )


def retired_pages(book: Book) -> Iterator[Page]:
    """What stands in the place of each game and mix that is no longer in the book: since when, why, and where to go."""
    for it in book.retired.values():
        shelves = (("game", book.offered), ("mix", book.offered_mixes))
        see = [
            Citation(id_, kind, id_, "", name_of(shelf[id_].name))
            for id_ in it.see
            for kind, shelf in shelves
            if id_ in shelf
        ]
        said = texts(say("retired-text", date=it.day), written(it.reason))
        parts = (*said, *titled("_instead", "retired-instead", see))
        yield Page("retired", it.id, name_of(it.name), parts=parts)


def renewed(view: BookView, book: Book, ids: Collection[str]) -> BookView:
    """The view with these games, mixes and chapters, and all words, made anew; tables of all games stay."""
    numbers = rule_numbers(book)
    now: dict[str, Any] = {id_: game_view(book, book.games[id_]) for id_ in ids if id_ in book.games}
    now |= {id_: mix_view(book, book.mixes[id_]) for id_ in ids if id_ in book.mixes}
    now |= {id_: chapter_view(book, book.chapters[id_], numbers) for id_ in ids if id_ in book.chapters}

    def of(items: Iterable[Item]) -> tuple[Item, ...]:
        return tuple(now.get(it.id, it) for it in items)

    return replace(
        view,
        families=tuple(replace(it, games=of(it.games)) for it in view.families),
        mixes=of(view.mixes),
        parts=tuple(replace(it, parts=of(it.parts)) for it in view.parts),
        words=tuple(word_view(book, term, numbers) for term in book.terms.values()),
        asked=book.asked,
    )


def _family(book: Book, name: str, trees: Sequence[Tree], known: Mapping[str, Any]) -> Family:
    ordered = [found for tree in trees for found in tree.walk()]
    games = tuple(known.get(game.id) or game_view(book, game) for _, game in ordered)
    depths = tuple(depth for depth, _ in ordered)
    return Family(name, heading(say(f"family-{name}")), say(f"family-text-{name}"), games, depths)
