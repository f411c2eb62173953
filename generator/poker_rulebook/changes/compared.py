"""Two books compared, page by page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from poker_rulebook.changes.game import SHARED, Change, Played, game_change, one_language, same_rankings
from poker_rulebook.changes.pages import (
    KINDS,
    RULES,
    BookSide,
    PagesCompared,
    changed_sentences,
    of_game,
    view_of_game,
)
from poker_rulebook.play.reading import InputError
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.view.tree import sentences_in


@dataclass(frozen=True)
class Changes:
    """Everything that is different.

    notes       what was not compared, and why
    games, mixes, chapters    id -> what is different
    rankings    id -> games that use it
    touched     kind -> ids of pages that say something else although their files are as they were
    cards       games whose table card has to be printed again
    asked       ids for which people type something else in the search
    """

    base: str
    head: str
    notes: list[str]
    games: dict[str, Change]
    mixes: dict[str, Change]
    chapters: dict[str, Change]
    rankings: dict[str, list[str]]
    touched: dict[str, list[str]]
    cards: list[str]
    asked: list[str]

    @property
    def changes_play(self) -> bool:
        return any(change.changes_play for change in self.games.values())

    def as_json(self) -> dict[str, Any]:
        """Plain JSON. A game of which no rule differs has a `play` of no deals and no changes."""
        document = asdict(self)
        for change in document["games"].values():
            change["play"] = change["play"] or asdict(Played(0, 0, ()))
        return document


def compare(
    base: BookSide, head: BookSide, deals: int, notes: Iterable[str] = (), progress: Progress = SILENT
) -> Changes:
    """What is different in `head`.

    deals    random deals for each game of which a rule differs; notes    what to say beside it
    """
    pages, notes = PagesCompared(base, head), list(notes)
    found = {kind: dict(_changed(pages, kind, deals, notes, progress)) for kind in KINDS}
    touched = {kind: list(_touched(pages, kind, found, notes)) for kind in KINDS}
    cards = [id_ for id_ in (*found["games"], *touched["games"]) if _other_card(pages, id_, found["games"])]
    return Changes(
        base.name,
        head.name,
        notes,
        **found,
        rankings=_rankings(pages),
        touched=touched,
        cards=cards,
        asked=_asked(pages),
    )


def _asked(pages: PagesCompared) -> list[str]:
    old, new = (book.asked for book in pages.books)
    return [
        id_ for kind in new for id_ in {**old[kind], **new[kind]} if old[kind].get(id_) != new[kind].get(id_)
    ]


def _changed(
    pages: PagesCompared, kind: str, deals: int, notes: list[str], progress: Progress
) -> Iterator[tuple[str, Change]]:
    """Pages that only one side has, and those that are not the same; what cannot be read is noted."""
    base, head = pages.sides
    old, new = (getattr(book, kind).paths for book in pages.books)
    for id_ in progress.over(sorted({*old, *new}), f"comparing {kind}", len({*old, *new})):
        if not (id_ in old and id_ in new):
            yield id_, _new_or_gone(pages, kind, id_)
        elif _differs(pages, kind, id_):
            wrong = [(side, problem) for side in (base, head) for problem in side.problems(kind, id_)]
            for side, problem in wrong[:1]:
                more = f", and {len(wrong) - 1} more" if len(wrong) > 1 else ""
                notes.append(f"{id_} is left out: {side.name}: {str(problem).splitlines()[0]}{more}")
            if not wrong:
                try:
                    yield id_, game_change(pages, id_, deals) if kind == "games" else _plain(pages, kind, id_)
                except InputError as error:
                    notes.append(f"{id_} is left out: a hand that it cites cannot be played: {error.message}")


def _new_or_gone(pages: PagesCompared, kind: str, id_: str) -> Change:
    """A page that one side has. Of a game whose file is right: what it says."""
    base, head = pages.sides
    is_new = id_ in getattr(head.book, kind).paths
    status, side = ("added", head) if is_new else ("removed", base)
    if kind != "games" or side.problems(kind, id_):
        return Change(status)
    said = of_game(view_of_game(side.book, id_), RULES)
    return Change(status, changed_sentences(*(([], said) if is_new else (said, []))))


def _differs(pages: PagesCompared, kind: str, id_: str) -> bool:
    """Whether the file of a page differs, or for a game what its rules are made from."""
    shelves = [getattr(book, kind) for book in pages.books]
    if any(shelf.source(id_).file in pages.files for shelf in shelves):
        return True
    if kind != "games" or not pages.files or any(shelf.is_faulty(id_) for shelf in shelves):
        return False
    old, new = (book.measured.get(id_) for book in pages.books)
    shared = any(file.startswith(SHARED) for file in pages.files)
    ranked = any(file.startswith("games/rankings/") for file in pages.files)
    return shared or (ranked and not same_rankings(pages, id_)) or old != new


def _plain(pages: PagesCompared, kind: str, id_: str) -> Change:
    """A mix or a chapter."""
    old, new = (list(sentences_in(view)) for view in getattr(pages, kind)(id_))
    lost = {address for address, _ in old} - {address for address, _ in new}
    file = getattr(pages.books[1], kind).source(id_).file
    return Change(
        "changed", changed_sentences(old, new), lost=sorted(lost), one_language=one_language(pages, file)
    )


def _touched(
    pages: PagesCompared, kind: str, found: Mapping[str, Mapping[str, Change]], notes: list[str]
) -> Iterator[str]:
    """Pages whose own file is as it was, and that say something else because a game does."""
    compared = [id_ for id_, change in found["games"].items() if change.status == "changed"]
    if not compared:
        return
    there = [getattr(book, kind) for book in pages.books]
    for id_ in there[1].paths:
        if id_ in found[kind] or any(id_ not in shelf.paths or shelf.is_faulty(id_) for shelf in there):
            continue
        if kind == "games" and not _related(pages, id_, compared):
            continue
        try:
            old, new = getattr(pages, kind)(id_)
        except KeyError as error:
            notes.append(f"{id_} is left out: it cites {error}, which cannot be read")
        except InputError:  # it cites a hand that cannot be played any more
            yield id_
        else:
            if list(sentences_in(old)) != list(sentences_in(new)):
                yield id_


def _related(pages: PagesCompared, id_: str, changed: Iterable[str]) -> bool:
    """Whether one of those that have changed is the base of a game, or based on it."""
    games = pages.books[1].games
    return games[id_].based_on in changed or any(games[other].based_on == id_ for other in changed)


def _other_card(pages: PagesCompared, id_: str, games: dict[str, Change]) -> bool:
    if id_ in games and games[id_].status != "changed":
        return games[id_].status == "added"
    old, new = pages.games(id_)
    return old.card != new.card


def _rankings(pages: PagesCompared) -> dict[str, list[str]]:
    """Rankings that differ, and the games that use them."""
    head = pages.books[1]
    changed = [id_ for id_ in head.rankings.paths if head.rankings.source(id_).file in pages.files]
    return {
        id_: [game for game in head.games if id_ in head.rankings_of(head.games.source(game).rules)]
        for id_ in changed
    }
