"""The pages of general rules: chapters, roles, their list, and the links between them and the games."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest
import sample
from msgspec.structs import asdict
from real_book import ROOT
from shared_work import the_view

from poker_rulebook.document.edition import editions
from poker_rulebook.web.pages import pages
from poker_rulebook.web.site import Besides, site_texts

CHAPTER = "limits"


def html(built: Path, path: str, locale: str = "en") -> str:
    text = (built / locale / path / "index.html").read_text("utf-8")
    return text[text.index("<article") : text.index("</article>")]


def ids(text: str) -> list[str]:
    return re.findall(r'id="([a-z0-9-]+)"', text)


def links(text: str) -> set[str]:
    return set(re.findall(r'href="([^"]+)"', text))


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_part_of_a_rule_can_be_cited(locale, built):
    found = ids(html(built, f"rules/{CHAPTER}", locale))
    wanted = [
        "cap",
        "old-cap",
        "cap-first",
        "cap-choices",
        "cap-table",
        "cap-table-chart",
        "cap-sum",
        "cap-hand",
        "burn",
    ]
    assert set() == {f"{CHAPTER}-{name}" for name in wanted} - set(found)
    assert len(found) == len(set(found))


def test_a_decision_shows_its_questions_its_outcomes_and_its_worked_cases(built):
    page = html(built, f"rules/{CHAPTER}")
    decision = page[
        page.index('<div class="decision"') : page.index("</table>", page.index('class="worked"'))
    ]
    assert ["1", "2", "2"] == re.findall(r'class="number">(\d)<', decision)[:3]
    for mark in "ABC":
        assert f'<span class="mark">{mark}</span> <span>do {mark} (en)</span>' in decision
    assert "stub (en) <b>13</b>" in decision


def test_a_rule_leads_to_what_it_cites_and_to_the_games_of_its_examples(built):
    found = links(html(built, f"rules/{CHAPTER}"))
    assert {"../../rules/stub/#stub-burn", "../../rules/limits/", "../../games/beta/"} <= found
    assert "../../mixes/relay/" in found
    assert "../../games/beta/#who-wins" in found
    assert {"../dealer/", "../floor/"} <= found


def test_a_role_sees_its_rules_alone(built):
    dealer, player = html(built, "rules/dealer"), html(built, "rules/player")
    assert {f"{CHAPTER}-cap", "stub-cap"} <= set(ids(dealer))
    assert f"{CHAPTER}-burn" not in ids(dealer)
    assert {f"{CHAPTER}-burn", "stub-burn"} <= set(ids(player))
    assert f"{CHAPTER}-cap" not in ids(player)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_a_rule_says_until_when_a_mistake_can_be_put_right(built, locale):
    found = re.findall(r'<p class="until">.*</p>', html(built, f"rules/{CHAPTER}", locale))
    assert [f"until the next card ({locale})"] == [
        re.sub("<span.*?</span> ", "", one)[17:-4] for one in found
    ]


def test_the_rules_of_the_tournament_directors_have_a_page_that_leads_to_ours(built):
    page = html(built, "rules/tda")
    assert "../../rules/stub/#stub-burn" in links(page)
    assert re.findall(r'<tr id="(_[a-z]+-[0-9]+)"', page) == ["_rules-1", "_procedures-1"]
    assert "no room for it (en)" in page
    assert re.findall(r'<td class="later" data-edition="(.*?)">(.*?)</td>', page) == [
        ("later, unverified (en)", "TDA 2 (en)"),
        ("later, unverified (en)", ""),
    ]
    assert "tda/" in links(html(built, "rules"))


def test_rules_are_found_once_by_the_search(built):
    found = json.loads(
        (built / "en/assets/records.js").read_text("utf-8").rstrip().rpartition("rulebookRecords(")[2][:-1]
    )
    kinds, places, *_ = found
    there = [place for kind, place in zip(kinds, places, strict=True) if kind in ("chapter", "rule")]
    assert there.count(f"#{CHAPTER}-cap") == 1 and there.index(f"#{CHAPTER}-cap") > there.index(
        f"rules/{CHAPTER}/"
    )
    assert {place for place in there if place[0] != "#"} == {"rules/limits/", "rules/stub/"}


def test_every_rule_stands_in_the_list_of_chapters(built):
    found = links(html(built, "rules"))
    assert {
        f"{chapter}/#{chapter}-{rule}" for chapter in ("limits", "stub") for rule in ("cap", "burn")
    } <= found
    assert {"player/", "dealer/", "floor/"} <= found


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_a_game_leads_to_the_very_rules_it_cites_and_to_the_chapters_about_such_games(locale, built):
    page = unescape(html(built, "games/beta", locale))
    section = page[page.index('id="_general"') : page.index('id="_notes"')]
    for address, number, name in (("stub/#stub-burn", "2.2", "burn"), ("limits/", "1", "limits")):
        link = (
            f'<a href="../../rules/{address}"><span class="number">{number}</span>\xa0{name} ({locale})</a>'
        )
        assert link in section
        assert 1 == page.count(f'href="../../rules/{address}"')


def test_a_game_that_no_general_rule_is_about_has_no_list_of_them(built):
    assert "_general" not in html(built, "games/alpha-high-low")


def test_a_former_id_of_a_chapter_leads_to_its_page(built):
    assert "../limits/" in links(html(built, "rules/old-limits"))


def test_chapters_stand_in_the_menu_of_their_pages(built):
    assert {"../stub/", "../dealer/"} <= links(
        (built / "en" / "rules" / "limits" / "index.html").read_text("utf-8")
    )


def test_a_book_without_general_rules_has_no_pages_of_them():
    book = sample.book("en")
    bare = type(book)(**{**asdict(book), "parts": (), "glossary": (), "index": (), "handouts": {}})
    assert not [path for path in pages(bare) if path.startswith("rules/")]


def test_a_page_has_a_box_for_each_choice_that_is_settled_before_the_first_hand(built):
    page = html(built, f"games/{sample.IDS[0]}/before")
    names = re.findall(r'<input type="radio" name="([a-z-]+)"', page)
    assert 2 * [f"{sample.IDS[0]}-own"] + 2 * ["limits-cap"] == names
    assert 'href="../../../rules/stub/#stub-burn"' in page
    fields = [f'<label>{word}<input type="text">' for word in ("Table", "Date", "Settled by")]
    assert [] == [field for field in fields if field not in page]
    assert 'href="before/"' in html(built, f"games/{sample.IDS[0]}")
    assert 'href="before/"' in html(built, f"mixes/{sample.MIX}")


@pytest.mark.parametrize("printed", [True, False])
def test_the_page_for_the_floor_leads_to_the_card_that_is_printed(tmp_path_factory, printed):
    book = editions(the_view(tmp_path_factory))["ja"]
    texts = site_texts(
        book, ROOT, Besides(printed=printed), {"rules/floor.md", "rules/player.md"}.__contains__
    )
    assert (
        bool(re.search('href="../../[^"]*print[^"]*floor[^"]*pdf"', unescape(texts["rules/floor.md"])))
        == printed
    )
    assert "print/floor" not in texts["rules/player.md"]
