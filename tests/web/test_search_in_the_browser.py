"""The search of the built site in Chromium: what its box offers, and in which order."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from topics import QUESTIONS, TOPICS

from poker_rulebook.book.chapters import rules_of

pytestmark = pytest.mark.browser

GAME = "badugi"
ITEM = ".md-search-result__item"


@pytest.fixture
def find(searching):
    """The addresses that the search of a language offers for some words, from the root of the site."""

    def found(locale: str, words: str) -> list[str]:
        page, wrong = searching(locale)
        box = page.locator("input.md-search__input")
        box.click()
        box.fill("")
        box.dispatch_event("keyup")
        page.locator(ITEM).first.wait_for(state="detached", timeout=60_000)
        box.fill(words)
        box.dispatch_event("keyup")  # what Material listens to
        page.locator(f"{ITEM} a").first.wait_for(timeout=60_000)
        links = [
            urlsplit(link) for link in page.locator(f"{ITEM} a").evaluate_all("all => all.map(a => a.href)")
        ]
        assert not wrong
        return [
            link._replace(scheme="", netloc="", query="").geturl().removeprefix("/rules/") for link in links
        ]

    return found


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("ja", "バドゥギ"),
        ("ja", "バドゥーギ"),
        ("ja", "ばどぅぎ"),
        ("en", "badugi"),
        ("en", "バドゥギ"),
    ],
)
def test_the_search_finds_a_game(find, locale, words):
    assert any(found.startswith(f"{locale}/games/{GAME}/") for found in find(locale, words))


def test_the_search_finds_a_word_of_the_rules(find):
    assert any(found.startswith("ja/games/") for found in find("ja", "捨て札"))


@pytest.mark.parametrize(("locale", "words"), [("ja", "端数チップ"), ("en", "odd chip")])
def test_the_search_finds_the_rule_on_odd_chips(find, locale, words):
    assert any(
        found.startswith(f"{locale}/games/") and found.endswith("#splitting") for found in find(locale, words)
    )


@pytest.mark.parametrize(("locale", "column"), [("en", 0), ("ja", 1)])
def test_the_search_finds_every_topic_of_the_general_rules(find, book, locale, column):
    """In its chapter, which is one of the first pages that the search offers."""
    missing, rules = [], rules_of(book.chapters)
    for topic in TOPICS:
        chapter = f"{locale}/rules/{rules[topic[2]][0].id}/"
        if not any(found.startswith(chapter) for found in find(locale, topic[column])):
            missing.append(topic)
    assert [] == missing


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_first_that_the_search_finds_is_the_rule_that_answers_a_question(find, book, locale):
    asked, rules = [question for question in QUESTIONS if question[0] == locale], rules_of(book.chapters)
    assert 20 == len(asked)
    first = {words: find(locale, words)[0] for _, words, _ in asked}
    assert {words: f"{locale}/rules/{rules[id_][0].id}/#{id_}" for _, words, id_ in asked} == first


@pytest.mark.parametrize(("locale", "words"), [("en", "four card chowaha"), ("ja", "ラズドゥ")])
def test_a_game_whose_name_begins_as_typed_comes_before_the_rules(find, locale, words):
    assert find(locale, words)[0].startswith(f"{locale}/games/")


@pytest.mark.parametrize(
    ("locale", "words"),
    [("en", "guts to open"), ("en", "端数チップ"), ("ja", "はすうちっぷ"), ("ja", "スタブ"), ("ja", "rake")],
)
def test_the_search_finds_a_word_of_the_glossary(find, locale, words):
    assert any(found.startswith(f"{locale}/rules/glossary/") for found in find(locale, words))


@pytest.mark.parametrize(("locale", "words"), [("en", "HORSE"), ("ja", "ホース"), ("ja", "8ゲーム")])
def test_the_search_finds_a_mix(find, locale, words):
    mix = "8-game-mix" if "8" in words else "horse"
    assert any(found.startswith(f"{locale}/mixes/{mix}/") for found in find(locale, words))


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_search_finds_every_game_and_mix_by_its_name(find, book, locale):
    """Among the first two pages: Four Card Chowaha High-Low comes after the chapter on high and low."""
    named = [("games", game) for game in book.games.values()] + [
        ("mixes", mix) for mix in book.mixes.values()
    ]
    missing = []
    for folder, it in named:
        found = list(dict.fromkeys(link.split("#")[0] for link in find(locale, it.name[locale])))
        if f"{locale}/{folder}/{it.id}/" not in found[:2]:
            missing.append((it.id, found[:2]))
    assert [] == missing


@pytest.mark.parametrize(
    ("locale", "name", "game"),
    [
        ("en", "razz", "razz"),
        ("en", "Omaha", "omaha-high-only"),
        ("ja", "ラズ", "razz"),
        ("ja", "オマハ", "omaha-high-only"),
        ("ja", "ドラマハ21", "dramaha-21"),
        ("ja", "OFCターボ", "ofc-turbo"),
    ],
)
def test_a_page_whose_title_was_typed_is_the_first_that_the_search_finds(find, locale, name, game):
    assert find(locale, name)[0].startswith(f"{locale}/games/{game}/")


@pytest.mark.parametrize(
    ("locale", "words"), [("en", "2-7"), ("en", "joker in a flush"), ("ja", "10ゲーム"), ("ja", "1,000")]
)
def test_a_search_with_digits_or_small_words_finds_something(find, locale, words):
    """lunr made up words with digits, and a search that came upon one found nothing at all."""
    assert find(locale, words)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_search_finds_every_word_in_both_languages(searching, book, locale):
    """The index of the search, asked for each word as Material's own worker keeps it."""
    page, _ = searching(locale)
    found = page.evaluate("fetch('../search/search_index.json').then(answer => answer.json())")
    by_place = {entry["location"]: f"{entry['title']} {entry['text']}" for entry in found["docs"]}
    for term in book.terms.values():
        text = by_place[f"rules/glossary/#{term.id}"]
        for word in (term.term["en"], term.term["ja"], term.reading, *term.also):
            assert word.replace("'", "&#39;") in text or word in text, term.id
