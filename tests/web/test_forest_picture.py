"""The picture of a family: every game once, below its base and joined to it by a line."""

from __future__ import annotations

import pytest

from poker_rulebook.view.phrases import plain
from poker_rulebook.web.sheets import MARK, ROW, TREE_WIDTH, forest_picture

WIDEST = {"en": 8.5, "ja": 14.0}  # units of a letter, at 14 units of height


@pytest.fixture(scope="module", params=["en", "ja"])
def pictures(shown, request):
    return request.param, [(family, forest_picture(family)) for family in shown[request.param].families]


def test_every_game_of_the_family_stands_in_its_picture_in_order(pictures):
    for family, picture in pictures[1]:
        assert [game.id for game in family.games] == [node.game for node in picture.nodes]
        assert [ROW * n + ROW // 2 for n in range(len(picture.nodes))] == [node.y for node in picture.nodes]


def test_a_line_leads_from_the_base(pictures):
    for family, picture in pictures[1]:
        node = {node.game: node for node in picture.nodes}
        for game in family.games:
            base = node.get(game.relative.game) if game.relative else None
            expected = f"M{base.x} {base.y + MARK}V{node[game.id].y}H{node[game.id].x - MARK}" if base else ""
            assert expected == node[game.id].line, game.id


def test_names_fit_the_width_of_a_phone(pictures):
    locale, found = pictures
    for _, picture in found:
        for node in picture.nodes:
            assert node.text_x + WIDEST[locale] * len(plain(node.name, locale)) <= TREE_WIDTH, node.game
