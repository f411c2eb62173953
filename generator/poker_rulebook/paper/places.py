"""Where everything stands in a book, before it is set: on which page of a game it is known, and the rest is set first.

A book whose places are known is set once. Without them Typst sets each page again when it has found to which pages it
refers, which takes half as long again and twice the memory. What was found holds until something moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from poker_rulebook.paper.measures import Asked, Measures

Edition = dict[str, Any]  # what the template shows of one edition
OF_A_GAME = ("id", "name", "other", "opens", "family")  # what moves something else


def with_places(editions: Iterable[Edition], measures: Measures) -> list[Edition]:
    """The editions with the page of each label, and how far from the left and the top of it that stands.

    Where an empty page would stand before the games, the imprint becomes the last page.
    """
    placed = _placed(list(editions), measures)
    if not any(map(_has_blank_page, placed)):
        return placed
    return _placed([edition | {"colophon": _has_blank_page(edition)} for edition in placed], measures)


def _placed(editions: Sequence[Edition], measures: Measures) -> list[Edition]:
    asked = [Asked("book.typ", _sketch(edition), ["places"]) for edition in editions]
    measures.ask(asked)
    return [edition | {"places": measures.of(one)[0]} for edition, one in zip(editions, asked, strict=True)]


def _has_blank_page(edition: Edition) -> bool:
    """Whether a page before the games is left empty, so that the first one begins at the left."""
    (first, *_), last = edition["books"], edition["books"][-1]
    begins = f"{first['locale']}-page-{first['families'][0]['games'][0]['id']}"
    places: dict[str, list[float]] = edition["places"]
    return places[begins][0] - places[f"{last['locale']}-all-games-end"][0] > 1


def _sketch(edition: Edition) -> Edition:
    """All of an edition but what stands on the pages of games."""
    return edition | {
        "places": None,
        "books": [book | {"families": _families(book)} for book in edition["books"]],
    }


def _families(book: dict[str, Any]) -> list[dict[str, Any]]:
    return [
        family
        | {
            "games": [
                {key: game[key] for key in OF_A_GAME}
                | {"pages": [{"begins": page["begins"]} for page in game["pages"]]}
                for game in family["games"]
            ]
        }
        for family in book["families"]
    ]
