"""The map, the ladder of hands and what went wrong, each on a page of its own."""

from __future__ import annotations

import json
import re
from collections import Counter
from html import unescape

import pytest

from poker_rulebook.document.edition import edition
from poker_rulebook.pages.endpapers import endpapers, what_went_wrong
from poker_rulebook.web.markdown import marked
from poker_rulebook.web.pages import pages
from poker_rulebook.web.sheets import Besides

SCRIPTED = {"who-wins/index.md", "table/index.md", "edit/index.md"}
WANTED = {"families/index.md", "families/hybrid/index.md", "rules/ladder.md", "rules/wrong.md"}


@pytest.fixture(scope="module", params=["en", "ja"])
def overviews(viewed, book, request):
    texts = pages(edition(viewed, request.param), Besides(ends=endpapers(book)), WANTED.__contains__)
    return request.param, texts


def test_the_map_leads_to_every_game_from_its_place_and_from_its_kind(overviews, book):
    links = re.findall(r'href="../games/([a-z0-9-]+)/"', overviews[1]["families/index.md"])
    assert {id_: 2 for id_ in book.offered} == Counter(links)


def test_each_list_of_the_map_holds_the_variants_of_the_game_before_it(overviews, book):
    above, found = [], {}
    for tag in re.findall(
        r'<ul>|</ul>|href="../games/[a-z0-9-]+/"', overviews[1]["families/index.md"].split("## ")[0]
    ):
        if tag.startswith("href"):
            above[-1] = tag.split("/")[2]
            found[above[-1]] = above[-2] if len(above) > 1 else ""
        else:
            above = above[:-1] if tag == "</ul>" else [*above, ""]
    bases = {
        id_: game.based_on if game.based_on in book.offered else "" for id_, game in book.offered.items()
    }
    assert bases == found


def test_a_family_has_its_own_games_of_the_map(overviews, book):
    hybrid = [id_ for id_, game in book.offered.items() if game.family == "hybrid"]
    text = overviews[1]["families/hybrid/index.md"].split('<dl class="games">')[0]
    assert sorted(hybrid) == sorted(re.findall(r'href="../../games/([a-z0-9-]+)/"', text))


def test_every_mistake_leads_to_its_rule(overviews, book):
    rules = {id_ for turn in what_went_wrong(book) for id_ in turn.rules}
    assert rules == set(re.findall(r'href="../[a-z-]+/#([a-z0-9-]+)"', overviews[1]["rules/wrong.md"]))


def test_the_ladder_says_every_chance(overviews, book):
    locale, texts = overviews
    for rung in endpapers(book).ladder.highs:
        assert all(marked(said, locale) in texts["rules/ladder.md"] for said in rung.said)


def test_what_a_page_hands_to_its_script_is_json(viewed):
    """Quotation marks of print are for readers."""
    for locale in ("en", "ja"):
        texts = pages(edition(viewed, locale), wanted=SCRIPTED.__contains__)
        handed = [it for text in texts.values() for it in re.findall(r'data-[a-z]+="(&#123;[^"]*)"', text)]
        assert SCRIPTED == texts.keys() and len(handed) > len(SCRIPTED)
        assert all(isinstance(json.loads(unescape(it)), dict) for it in handed)
