"""What the front page of a language offers: a hand to be judged, ways in, the games that are known best, and all the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from poker_rulebook.book.chapters import ROLES
from poker_rulebook.view.asked_hand import AskedHand
from poker_rulebook.view.book import Edition
from poker_rulebook.view.endpapers import Endpapers
from poker_rulebook.view.outlines import Outline
from poker_rulebook.view.sentences import Phrase, listed, say
from poker_rulebook.view.views import PlayedView

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
    return FrontPage(
        hand=hand,
        answers=(*alone, (book.labels["front-split"], bool(hand and len(hand.winners) > 1))),
        hint=book.outlines[hand.game].said if hand else "",
        more=say("front-rules-of", game=hand.name) if hand else "",
        doors=tuple(_doors(book, decisions)),
        tiles=tuple(_tiles(book)),
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


def _tiles(book: Edition) -> Iterator[Door]:
    """The games and mixes that are known best."""
    there = {game.id: ("games", game) for game in book.games} | {mix.id: ("mixes", mix) for mix in book.mixes}
    for id_ in [id_ for id_ in book.best_known if id_ in there][:TILES]:
        folder, it = there[id_]
        yield Door(f"{folder}/{id_}/", it.short, book.outlines[id_].said, outline=book.outlines[id_])


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
