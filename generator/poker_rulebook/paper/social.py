"""Pictures of pages for those who share a link: the name of a game, its cards, what it is, and the book that it is from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import typst

from poker_rulebook.document.edition import Edition
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase
from poker_rulebook.languages import LANGUAGES
from poker_rulebook.paper.typesetting import LAYOUT, fonts

COLOUR = "#1d4b3e"
PIXELS = 800  # in each row; the layout is 1200 points wide


def write_social(books: Mapping[str, Edition], folder: Path, out: Path) -> list[Path]:
    """<locale>/<id>.png of every game, mix and chapter, and book.png for all other pages, in `out`."""
    return [path for book in books.values() for path in _of_language(book, folder, out / book.locale)]


def _of_language(book: Edition, folder: Path, out: Path) -> list[Path]:
    house = book.house
    found: list[tuple[str, Phrase, Phrase, Phrase]] = [  # (file, above the name, name, below it)
        ("book", book.labels["all-games"], book.title, book.subtitle),
        *((game.id, family.name, game.name, game.lead) for family in book.families for game in family.games),
        *((mix.id, book.labels["mixes"], mix.name, mix.essence) for mix in book.mixes),
        *((it.id, book.labels["general-rules"], it.name, it.text) for it in book.chapters),
    ]
    logo = (
        folder / "games" / "houses" / house.logo if house and house.logo else folder / "site/assets/logo.svg"
    )
    data = {
        "locale": book.locale,
        "dot": LANGUAGES[book.locale].dot,
        "script": LANGUAGES[book.locale].script,
        "book": plain(book.title, book.locale),
        "logo": logo.read_text("utf-8"),
        "colour": house.colours.get("main", COLOUR) if house else COLOUR,
        "pictures": [
            dict(zip(("kind", "name", "text"), (plain(phrase, book.locale) for phrase in shown), strict=True))
            | {"outline": book.outlines[id_].picture if id_ in book.outlines else ""}
            for id_, *shown in found
        ],
    }
    made = typst.Compiler(root=LAYOUT, font_paths=fonts()).compile(
        input=LAYOUT / "social.typ",
        format="png",
        ppi=72 * PIXELS / 1200,
        sys_inputs={"data": json.dumps(data)},
    )
    assert isinstance(made, list)  # of more than one page
    out.mkdir(parents=True, exist_ok=True)
    paths = [out / f"{id_}.png" for id_, *_ in found]
    for path, content in zip(paths, made, strict=True):
        path.write_bytes(content or b"")
    return paths
