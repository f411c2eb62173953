"""What the switches of a game's page load: the pieces of its places, and what each choice puts in their stead.

site/assets/options.js puts them together; it knows no rule. In the document a piece is the number of its text:

    {"usual": {option: choice}, "texts": [html, ...],
     "places": {place: {"pieces": [text, ...], "groups": [[options, {"choice,choice": [[start, end, [text, ...]], ...]}]]}},
     "stopped": {place: [[option, choice], ...]}, "refused": [[[option, choice], [option, choice]], ...]}
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from markupsafe import Markup

from poker_rulebook.view.book import Edition
from poker_rulebook.view.phrases import phrases
from poker_rulebook.view.switched import Piece, Switched
from poker_rulebook.web.markdown import marked
from poker_rulebook.web.pages import environment_of


class Unlinked:
    """Texts without links to the glossary: what is the first of a word on the page is not known here."""

    def __init__(self, locale: str):
        self.locale = locale

    def linked(self, value: object, own: str = "") -> Markup:
        return marked(value, self.locale)


def option_scripts(book: Edition, found: Mapping[str, Switched]) -> dict[str, str]:
    """Path -> script, for every game that has switches."""
    setting = environment_of(book).get_template("pieces.md.j2")
    between = phrases(book.locale).say("paragraph", parts=("", ""))
    pieces = setting.make_module({"words": Unlinked(book.locale), "between": between, "since": {}})
    return {
        f"games/{game.id}/options.js": f"rulebookOptions({_json(document(pieces, found[game.id]))})\n"
        for game in book.games
        if game.id in found
    }


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
