"""What the games and mixes of an edition need of the general rules: the book of a house is printed without the rest.

Needed is what holds for all games or at events, what is about a game of the edition, by its `applies`, and what one of
these games cites. A chapter about mixed games needs a mix.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.chapters import Chapter, Rule, concerns
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.view.citations import RuleNumbers, citation
from poker_rulebook.view.sentences import SAID
from poker_rulebook.view.tree import Citation
from poker_rulebook.view.views import WordView

Part = TypeVar("Part")


def left_out(book: Book, numbers: RuleNumbers) -> tuple[Citation, ...]:
    """The chapters that no game or mix of the edition needs, and such rules of the other chapters, in order."""
    return tuple(citation(book, id_, numbers) for id_ in _unneeded(book))


def _unneeded(book: Book) -> Iterator[str]:
    cited = {id_ for game in book.offered.values() for id_ in game.see}
    for chapter in book.chapters.values():
        games = [game for game in book.offered.values() if concerns(chapter, game)]
        gone = [
            rule.id for rule in chapter.rules if not _is_needed(rule, book, games) and rule.id not in cited
        ]
        chapter_goes = not _is_needed(chapter, book, games) and not cited & {
            chapter.id,
            *(it.id for it in chapter.rules),
        }
        yield from [chapter.id] if chapter_goes else gone


def _is_needed(part: Chapter | Rule, book: Book, games: Collection[Game]) -> bool:
    if "mixed" in part.applies:
        return bool(book.offered_mixes)
    return not part.applies or "event" in part.applies or any(concerns(part, game) for game in games)


KindAndId = tuple[str, str]  # kind and id of what is cited


def places(cited: Iterable[Citation]) -> set[KindAndId]:
    return {(it.kind, it.id) for it in cited}


def unneeded_words(words: Sequence[WordView], gone: Collection[KindAndId]) -> set[KindAndId]:
    """The words that lead only to what is left out, and to such words."""
    found, before = set[KindAndId](), -1
    while len(found) > before:
        before = len(found)
        found = {
            ("word", it.id) for it in words if it.see and all(is_gone(to, {*gone, *found}) for to in it.see)
        }
    return found


def without(part: Part, gone: Collection[KindAndId]) -> Part:
    """A page, or a part of one, without its references to these places."""
    if isinstance(part, tuple):
        kept: Any = tuple(without(it, gone) for it in part if not is_gone(it, gone))
        same = len(kept) == len(part) and all(a is b for a, b in zip(kept, part, strict=True))
        return part if same else kept
    if not isinstance(part, Struct) or isinstance(part, (*SAID, Citation, type)):
        return part
    own = {name: getattr(part, name) for name in part.__struct_fields__}
    now = {name: None if is_gone(it, gone) else without(it, gone) for name, it in own.items()}
    changed = {name: it for name, it in now.items() if it is not own[name]}
    return replace(part, **changed) if changed else part


def is_gone(it: object, gone: Collection[KindAndId]) -> bool:
    """Whether it is a reference to one of these places, or to a rule of a chapter that is one."""
    return isinstance(it, Citation) and ((it.kind, it.id) in gone or ("chapter", it.page) in gone)
