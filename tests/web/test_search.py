"""The search of a page without a page: what it finds for some words, and in which order, by the script that a page runs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml
from real_book import ROOT
from shared_work import the_view
from topics import QUESTIONS as ASKED_BY_THE_FLOOR
from topics import TOPICS

from poker_rulebook.book.chapters import SITE_PAGES as OTHER_PAGES
from poker_rulebook.book.chapters import rules_of
from poker_rulebook.document.edition import editions
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.web.scripts import SITE_PAGES, record_scripts
from poker_rulebook.web.site import Besides, site_texts

GAME = "badugi"
QUESTIONS = yaml.safe_load(Path(__file__).with_name("questions.yaml").read_text("utf-8"))


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
def test_the_first_that_the_search_finds_is_the_rule_that_answers_a_question_of_the_floor(find, book, locale):
    asked = [(words, id_) for language, words, id_ in ASKED_BY_THE_FLOOR if language == locale]
    assert 20 == len(asked)
    rules = rules_of(book.chapters)
    first = {words: find(locale, words)[:1] for words, _ in asked}
    assert {words: [f"{locale}/rules/{rules[id_][0].id}/#{id_}"] for words, id_ in asked} == first


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
    ("locale", "words"),
    [("en", "2-7"), ("en", "joker in a flush"), ("ja", "10ゲーム"), ("ja", "6枚"), ("en", "raizz")],
)
def test_a_search_with_digits_small_words_or_a_slip_finds_something(find, locale, words):
    assert find(locale, words)


@pytest.mark.parametrize("words", ["リーダー", "コイントス"])
def test_nothing_is_found_rather_than_a_word_that_is_one_kana_off(find, words):
    assert [] == find("ja", words)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_nine_of_ten_questions_have_their_page_among_the_first_three_and_first(find, locale):
    """The second half of the questions was not looked at while the order was first made."""
    asked = QUESTIONS[locale]
    ranks = [rank(locale, find(locale, asking["typed"]), asking["first"].split()) for asking in asked]
    unseen = ranks[len(ranks) // 2 :]
    missing = [asking["typed"] for asking, place in zip(asked, ranks, strict=True) if place != 0]
    assert unseen.count(0) >= 0.9 * len(unseen), missing
    assert sum(place < 3 for place in ranks) >= 0.9 * len(ranks), missing


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_whole_questions_have_their_page_among_the_first_three(find, locale):
    asked = QUESTIONS["asked"][locale]
    ranks = [rank(locale, find(locale, asking["typed"]), asking["first"].split()) for asking in asked]
    missing = [asking["typed"] for asking, place in zip(asked, ranks, strict=True) if place > 2]
    assert sum(place < 3 for place in ranks) >= 0.88 * len(ranks), missing
    assert ranks.count(0) >= 0.88 * len(ranks), missing


@pytest.mark.parametrize(("locale", "first"), [("en", 28), ("ja", 26)])
def test_of_thirty_questions_that_were_not_seen_nearly_all_are_answered_first(find, locale, first):
    """The second halves: 54 of 60 are first, and all are among three; of those that were seen, all but a few are first."""
    fresh = QUESTIONS["fresh"][locale]
    asked = [*fresh, *QUESTIONS["again"][locale]]
    ranks = [rank(locale, find(locale, asking["typed"]), asking["first"].split()) for asking in asked]
    seen, unseen = [*ranks[: len(fresh) // 2], *ranks[len(fresh) :]], ranks[len(fresh) // 2 : len(fresh)]
    missing = [asking["typed"] for asking, place in zip(asked, ranks, strict=True) if place]
    assert first <= unseen.count(0) and all(place < 3 for place in unseen), missing
    assert seen.count(0) >= 0.95 * len(seen), missing


@pytest.mark.parametrize("locale", ["en", "ja"])
@pytest.mark.parametrize("kind", ["strange", "counted", "floor"])
def test_what_strangers_to_the_search_typed_is_answered_first_nine_times_of_ten(find, locale, kind):
    asked = QUESTIONS[kind][locale]
    ranks = [rank(locale, find(locale, asking["typed"]), asking["first"].split()) for asking in asked]
    missing = [asking["typed"] for asking, place in zip(asked, ranks, strict=True) if place]
    assert ranks.count(0) >= 0.9 * len(ranks), missing
    assert sum(place < 3 for place in ranks) >= 0.95 * len(ranks), missing


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_an_incident_that_is_told_at_length_is_answered_among_the_first_three(find, locale):
    asked = QUESTIONS["told"][locale]
    ranks = [rank(locale, find(locale, asking["typed"]), asking["first"].split()) for asking in asked]
    missing = [asking["typed"] for asking, place in zip(asked, ranks, strict=True) if place > 2]
    assert ranks.count(0) >= 0.6 * len(ranks), missing
    assert sum(place < 3 for place in ranks) >= 0.8 * len(ranks), missing


def rank(locale: str, found: list[str], wanted: list[str]) -> int:
    """How many results stand before the first that is wanted; 99 where none is. A chapter stands for its rules."""

    def fits(link: str) -> bool:
        return any(
            link == f"{locale}/{it}" or (it.startswith("rules/") and link.startswith(f"{locale}/{it}"))
            for it in wanted
        )

    return next((place for place, link in enumerate(found) if fits(link)), 99)


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_search_finds_every_word_in_both_languages(find, book, locale):
    """A word by its name in either language and by its reading: on its own, or after a page that is called so."""
    missing = []
    for term in list(book.terms.values())[::7]:
        for word in (term.term["en"], term.term["ja"], term.reading):
            if f"{locale}/rules/glossary/#{term.id}" not in find(locale, word):
                missing.append((term.id, word))
    assert [] == missing


@pytest.mark.parametrize(
    ("locale", "words", "page"),
    [
        *((*said, "tournament-course/") for said in
          (("en", "chip race"), ("en", "color up"), ("ja", "チップレース"), ("ja", "カラーアップ"))),
        *((*said, "cash-rooms/#cash-conduct") for said in
          (("en", "slow roll"), ("en", "slowrolling"), ("en", "angle shooting"), ("ja", "スローロール"))),
        ("ja", "クローバー", "what-beats-what/#suits-are-equal"), ("ja", "フラドロ", "odds/#odds-on-the-flop"),
        ("ja", "保険", "cash-games/#running-it-twice"), ("ja", "インシュランス", "cash-games/#running-it-twice"),
        ("ja", "賭け金", "how-poker-is-played/#to-bet"), ("ja", "ビービーアンティ", "forced-bets/#one-ante-for-the-table"),
        ("ja", "アドオン", "tournament-course/#declared-rebuy"), ("ja", "テーブルチェンジ", "cash-rooms/#changing-tables"),
        ("ja", "サテライト", "places-and-prizes/#satellites"), ("ja", "スプラッシュ", "cash-rooms/#cash-conduct"),
        ("ja", "バッドビート", "cash-rooms/#cash-jackpots"), ("ja", "ドンクベット", "how-poker-is-played/#to-bet"),
        ("ja", "順番飛ばし", "wager-irregularities/#skipped-player"), ("ja", "ディールメイク", "places-and-prizes/#deals"),
        ("ja", "手札を捨ててしまった", "irregularities/#live-hand-taken-in"), ("ja", "タイムバンク", "wager-irregularities/#the-clock"),
        ("ja", "チップ持ち帰り", "conduct-and-penalties/#chips-out-of-sight"), ("ja", "場代", "cash-rooms/#charges"),
        ("ja", "オープンエンド", "odds/#odds-after-the-flop"), ("ja", "スタートスタック", "tournament-course/#blind-structures"),
        ("ja", "ポーカー 始め方", "how-poker-is-played/#course-of-a-hand"), ("ja", "用語集", "glossary/"),
    ],
)  # fmt: skip
def test_a_practice_that_no_rule_is_named_after_leads_to_the_rule_about_it(find, locale, words, page):
    assert find(locale, words)[0].startswith(f"{locale}/rules/{page}")


# Pages of the site that are of no game, mix, chapter or word


@pytest.mark.parametrize(
    ("locale", "typed", "place"),
    [
        ("en", "who won this hand", "who-wins"), ("en", "compare two games", "compare"), ("en", "table mode", "table"),
        ("en", "tonight", "tonight"), ("en", "quiz", "rules/decide"), ("en", "pdf", "about"), ("en", "offline", "about"),
        ("en", "print cards", "about"), ("en", "edit a game", "edit"), ("en", "calculator", "rules/decide"),
        ("en", "game for 3 players", "games"), ("en", "easy home poker games", "tonight"), ("en", "tda rules", "rules/tda"),
        ("en", "blind timer", "table"), ("en", "practice", "play"), ("en", "json api", "programs"),
        ("en", "family tree of poker games", "families"), ("en", "dealer school", "rules/dealer"),
        ("ja", "三人で遊ぶ", "tonight"), ("ja", "かんたんなゲーム", "tonight"), ("ja", "印刷", "about"), ("ja", "オフライン", "about"),
        ("ja", "勝敗判定", "who-wins"), ("ja", "練習", "play"), ("ja", "ブラインドタイマー", "table"), ("ja", "クイズ", "rules/decide"),
        ("ja", "ホームゲーム おすすめ", "tonight"), ("ja", "ディーラー やり方", "rules/dealer"), ("ja", "JOPT ルール", "rules/japan"),
        ("ja", "ディーラーの英語", "rules/talk"), ("en", "poker in japan", "rules/japan"), ("en", "poker phrases in japanese", "rules/talk"),
        ("ja", "3人でできるゲーム", "games"), ("ja", "ゲームを比べる", "compare"), ("ja", "開発者向け", "programs"),
        ("ja", "換金", "rules/japan"), ("ja", "誰が勝ち", "who-wins"), ("ja", "早見表", "about"),
    ],
)  # fmt: skip
def test_a_tool_is_the_first_that_the_search_finds(find, locale, typed, place):
    assert f"{locale}/{place}/" == find(locale, typed)[0]


@pytest.mark.parametrize(
    ("locale", "typed", "near"),
    [("en", "pai gow", "open-face-chinese"), ("en", "deuces wild", "five-card-draw"), ("en", "blackjack", "7-27"),
     ("en", "acey deucey", "guts"), ("en", "caribbean stud", "five-card-stud"), ("ja", "ブラックジャック", "7-27"),
     ("ja", "パイガウ", "open-face-chinese"), ("ja", "セブンツー", "texas-holdem"), ("en", "o8b", "omaha-high-low-eight-or-better"), ("en", "badoogey", "badugi"),
     ("en", "2-7", "deuce-to-seven-triple-draw"), ("ja", "デュースセブン", "deuce-to-seven-triple-draw"),
     ("ja", "デュースツーセブン", "deuce-to-seven-triple-draw"), ("ja", "ドローポーカー", "five-card-draw"),
     ("ja", "クレイジーパインアップル", "crazy-pineapple"), ("ja", "ピーエルオー", "omaha-high-only"),
     ("en", "can i use one card in omaha", "omaha-high-only")],
)  # fmt: skip
def test_a_game_by_another_name_or_the_one_that_comes_nearest_is_found_first(find, locale, typed, near):
    assert f"{locale}/games/{near}/" == find(locale, typed)[0]


def test_a_game_that_is_not_in_the_book_is_said_to_be_not_in_it(book, tmp_path_factory):
    shown = editions(the_view(tmp_path_factory))
    names = {name for texts in book.asked_files["absent"].value.values() for name in texts["en"]}
    script = record_scripts(shown["en"])["assets/records.js"]
    kinds, _, titles, _, _, texts, _ = json.loads(script.rstrip().rpartition("rulebookRecords(")[2][:-1])
    told = {title: text for kind, title, text in zip(kinds, titles, texts, strict=True) if kind == "absent"}
    assert told.keys() == names
    assert told["Blackjack"] == "The nearest game in this book is 7-27."


TOOLS = ("compare", "decide", "edit", "floor", "map", "play", "programs", "table", "tonight", "who-wins")


def test_every_page_is_known_to_the_search(book, tmp_path_factory):
    """Those of games, mixes, chapters and families by what they are of, all others by a title and phrases of their own."""
    view, there = the_view(tmp_path_factory), set[str]()
    site_texts(editions(view)["en"], ROOT, Besides(ends=endpapers(book)), there.add)
    of_the_book = re.compile(
        r"(games|mixes|families|vocabulary|editions)/.+/?.*|index\.md|rules/index\.md|.*/before\.md|.*\.js"
    )
    chapters = {f"rules/{id_}.md" for id_ in (*book.chapters.paths, "glossary")}
    known = {path for path, *_ in SITE_PAGES.values()}
    assert known <= there
    assert {path for path in there - known - chapters if not of_the_book.fullmatch(path)} == set()
    assert tuple(SITE_PAGES) == OTHER_PAGES
    phrases = book.asked_files["pages"].value
    assert phrases.keys() == SITE_PAGES.keys()
    fewest = {page: 12 if page in TOOLS else 3 for page in phrases}
    assert [] == [
        (page, locale)
        for page in phrases
        for locale in ("en", "ja")
        if len(phrases[page][locale]) < fewest[page]
    ]
