"""Examples that are proposed are right as they stand, and come out otherwise under the altered rules."""

from __future__ import annotations

from copy import copy

import yaml
from msgspec.structs import replace
from real_book import real_book

from poker_rulebook.book.model import Example
from poker_rulebook.book.repository import BookMemo
from poker_rulebook.changes.proposed import AlteredRule, proposals, with_examples
from poker_rulebook.play import script

# of OFC Turbo: what a random layout shows, and what only a hand at the edge does
ALTERED = [
    AlteredRule("points.all_rows became 2", {"set": {"points.all_rows": 2}}),
    AlteredRule(
        "fantasyland.stay: middle full house was left out",
        {
            "set": {
                "fantasyland.stay": [
                    {"row": "front", "hand": "three of a kind"},
                    {"row": "back", "hand": "four of a kind"},
                ]
            }
        },
    ),
    AlteredRule(
        "fantasyland.enter: front pair of queens became three twos",
        {"set": {"fantasyland.enter": [{"row": "front", "hand": "three twos", "cards": 13}]}},
    ),
]


def test_finished_layouts_are_proposed_for_an_open_face_game():
    book = real_book()
    game = book.games["ofc-turbo"]
    bare = replace(game, examples=[])
    found = proposals(book, game.id, ALTERED)
    assert {it.text for it in ALTERED} == {rule.text for it in found for rule in it.notices}
    assert len({it.value["id"] for it in found} | {it.id for it in game.examples}) == len(found) + len(
        game.examples
    )
    book = copy(book)
    book.memo = BookMemo()
    for it in found:
        example = Example(**it.value)
        assert [] == list(script.findings(book, bare, example))
        wrong = Example(**it.value | {"points": {name: chips + 1 for name, chips in example.points.items()}})
        assert list(script.findings(book, bare, wrong))
    text = with_examples("id: x\nexamples:\n  - id: own\n", [it.value for it in found])
    assert [it.value for it in found] == yaml.safe_load(text)["examples"][1:]
    assert "\n      A: {front: " in text
