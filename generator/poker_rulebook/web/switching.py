"""What the switches of a game's page load: the pieces of its places, and what each choice puts in their stead.

site/assets/options.js puts them together; it knows no rule. In the document a piece is the number of its text:

    {"usual": {option: choice}, "texts": [html, ...],
     "places": {place: {"pieces": [text, ...], "groups": [[options, {"choice,choice": [[start, end, [text, ...]], ...]}]]}},
     "stopped": {place: [[option, choice], ...]}, "refused": [[[option, choice], [option, choice]], ...]}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from markupsafe import Markup

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.kept import Kept
from poker_rulebook.progress import SILENT, Progress
from poker_rulebook.view.book import Edition
from poker_rulebook.view.game import Piece
from poker_rulebook.view.phrases import phrases
from poker_rulebook.view.switched import Switched, switched
from poker_rulebook.web.markdown import marked
from poker_rulebook.web.sheets import environment_of
from poker_rulebook.workers import divided

FILE = ".cache/switches.json"  # in the folder of a book

Scripts = Mapping[str, Mapping[str, str]]  # game -> locale -> script


class Unlinked:
    """Texts without links to the glossary: what is the first of a word on the page is not known here."""

    def __init__(self, locale: str):
        self.locale = locale

    def linked(self, value: object, own: str = "") -> Markup:
        return marked(value, self.locale)


def all_scripts(
    book: Book, shown: Mapping[str, Edition], digests: Mapping[str, str], progress: Progress = SILENT
) -> Scripts:
    """Those of every game that the book offers. What came out is kept, as long as the game and what it needs stay.

    digests    game -> a digest of everything that its page follows from by itself
    """
    kept = Kept(book.folder / FILE)
    keys = {id_: f"{id_} {' '.join(shown)} {digests[id_]}" for id_ in book.offered}
    new = [id_ for id_, key in keys.items() if kept.get(key) is None]
    setters = {locale: setter(edition) for locale, edition in shown.items()} if new else {}
    work = [partial(_of_game, book, book.offered[id_], setters) for id_ in new]
    for id_, made in zip(new, divided(work, "games under every choice", progress), strict=True):
        kept.put(keys[id_], made)
    kept.save()
    return {id_: kept.get(key) for id_, key in keys.items()}


def _of_game(book: Book, game: Game, setters: Mapping[str, object]) -> dict[str, str]:
    return scripts(switched(book, game), setters)


def scripts(found: Switched, setters: Mapping[str, object]) -> dict[str, str]:
    """Locale -> script of one game. setters    locale -> what sets pieces"""
    return {
        locale: f"rulebookOptions({_json(document(pieces, found))})\n" for locale, pieces in setters.items()
    }


def setter(book: Edition) -> object:
    """What sets the pieces of a language: a function for each kind, which gives its HTML."""
    setting = environment_of(book).get_template("pieces.md.j2")
    between = phrases(book.locale).say("paragraph", parts=("", ""))
    return setting.make_module({"words": Unlinked(book.locale), "between": between, "since": {}})


def document(pieces: object, found: Switched) -> dict[str, Any]:
    """The choices of one game. pieces    a function for each kind, which gives its HTML"""
    texts: dict[str, int] = {}

    def numbers(of: Iterable[Piece]) -> list[int]:
        made = (str(getattr(pieces, kind)(value)) for kind, value in of)
        return [texts.setdefault(text, len(texts)) for text in made]

    places = {
        place: {
            "pieces": numbers(found.places[place]),
            "groups": [
                (
                    group.options,
                    {
                        ",".join(chosen): [(e.start, e.end, numbers(e.pieces)) for e in edits]
                        for chosen, edits in group.edits.items()
                    },
                )
                for group in groups
            ],
        }
        for place, groups in found.groups.items()
    }
    return {
        "usual": found.usual,
        "texts": list(texts),
        "places": places,
        "stopped": found.stopped,
        "refused": found.refused,
    }


def _json(value: Mapping[str, Any]) -> str:
    """One text to a line: what many games say stands once in what is kept for reading without a network."""
    between = {"texts": ",\n"}
    lines = (
        json.dumps(key) + ":" + json.dumps(part, ensure_ascii=False, separators=(between.get(key, ","), ":"))
        for key, part in value.items()
    )
    return "{" + ",\n".join(lines) + "}"
