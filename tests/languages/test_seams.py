"""Where messages and values meet: what the whole book puts into its messages, held against the rules of each language.

`python tests/help/seams.py ja` prints one result of each kind, to be read aloud.
"""

from __future__ import annotations

import pytest
from nights import AT_NIGHT
from real_book import GAMES
from seams import Result, half_stopped, results, said_in, wrong
from slips import SLIPS, slips, stops_apart
from used_messages import used

from poker_rulebook.document.tree import phrases_in
from poker_rulebook.language.phrases import plain


@pytest.fixture(scope="module")
def said(book, viewed):
    """By day under the choices of every fourth game: most choices are those of many games."""
    return said_in(book, viewed, GAMES if AT_NIGHT else GAMES[::4])


@pytest.mark.parametrize("locale", SLIPS)
def test_nothing_that_the_book_says_has_a_slip(said, locale):
    found = results(locale, *said)
    assert all(
        "." in key for key in {*used(locale)} - {result.key for result in found}
    )  # a card says nothing
    assert set() == wrong(locale, found)


def test_a_text_ends_with_a_stop_in_both_languages_or_in_neither(book, said):
    rules = [rule for chapter in book.chapters.values() for rule in chapter.rules]
    labels = {case.condition["en"] for rule in rules for case in rule.cases if case.condition}
    assert set() == half_stopped(said, labels)
    assert stops_apart({"en": "A wins.", "ja": "Ⓐの勝ち"}) and not stops_apart({"en": "Who?", "ja": "誰か"})


def test_only_games_with_streets_speak_of_streets(book, viewed):
    """Nobody calls a draw, or a round of passing cards, a street."""
    games = [game for family in viewed.families for game in family.games]
    speaking = {
        book.games[game.id].family
        for game in games
        if any("ストリート" in plain(phrase, "ja") for phrase in phrases_in(game))
    }
    assert speaking == {"flop", "stud", "wild", "hybrid"}


def test_labels_of_conditions_are_no_sentences(book):
    rules = [rule for chapter in book.chapters.values() for rule in chapter.rules]
    labels = [case.condition["ja"] for rule in rules for case in rule.cases if case.condition]
    assert labels and [] == [it for it in labels if it.endswith(("。", "である"))]


@pytest.mark.parametrize(
    ("locale", "fault", "text"),
    [
        ("en", "a word twice", "Deal the the turn."),
        ("en", "two colons in a sentence", "Side pot: high: A."),
        ("en", "two numbers side by side", "Side pot 2 1,800 to B."),
        ("en", "a before a vowel", "B wins with a ace."),
        ("en", "an before a consonant", "B wins with an king."),
        ("en", "an article before a plural", "A and B tie, both with a kings and eights."),
        ("en", "nothing where somebody belongs", "passes 4♠ to "),
        ("en", "a new sentence without a stop", "64.8% From 100,000 deals."),
        ("en", "a sentence with a small start", "high to A."),
        ("en", "one, and a plural", "There are 1 cards."),
        ("en", "many, and a singular", "Deal five card."),
        ("en", "two signs", "A wins.."),
        ("en", "empty brackets", "A wins ()."),
        ("ja", "a particle twice", "4♠をに渡す"),
        ("ja", "two colons in a sentence", "サイド：ハイ：Aが勝つ。"),
        ("ja", "two numbers side by side", "サイド2 9をEが獲得。"),
        ("ja", "exactly, without a particle", "手札ちょうど2枚で作る。"),
        ("ja", "a new sentence without a stop", "ローが成立 64.8%無作為な配札による。"),
        ("ja", "two signs", "勝つ。。"),
        ("ja", "a half-width sign", "勝つ,負ける"),
        ("ja", "a space", "勝つ 負ける"),
        ("ja", "write ポーカールーム", "カードルームが決める。"),
        ("ja", "a sign of another width", "2021～2026年のルール"),
        ("ja", "write 元になる", "オマハをもとにする。"),
        ("ja", "games in place of chips", "10負けました。"),
        ("ja", "a side as who is beaten", "Ⓑがハイに、Ⓒがローに勝つ"),
        ("ja", "a person as a thing", "ハイを獲得したプレイヤーはなく、"),
        ("ja", "two styles", "コールする額がない。チェックすれば残れます。"),
        ("ja", "no word of what is forbidden", "裏返したカードを使う形である。"),
        ("ja", "games in place of chips", "155勝って終わる。"),
        ("ja", "a condition behind what it allows", "使えるのは、合計点が同じときだけである。"),
        ("ja", "a counter of other things", "カードを3個捨てる。"),
        ("ja", "what has happened in the present", "Ⓑが2枚交換する。"),
        ("ja", "a reason that forbids nothing", "Ⓑのフルハウスは、取り除かれたカードを使っている。"),
        (
            "ja",
            "a long clause before its noun",
            "手札からちょうど2枚、4本あるラインのうち1本から3枚を選んでハンドを作る、12枚のテキサスホールデム。",
        ),
        ("ja", "write 最初の手札", "最初の配札"),
        ("ja", "write プレイヤー", "最初にアクションする人"),
        ("ja", "write 回", "1度だけ行う。"),
        ("ja", "write ディール", "1ハンドプレイする"),
        ("ja", "write ディール", "次の配りまで残る。"),
        ("ja", "write オアベターで最も強い", "8オアベターの最も強いローハンドが獲得する。"),
        ("ja", "write 引き分けの端数", "同じ強さの端数チップ：ボタンの左隣から順に"),
    ],
)
def test_a_slip_is_found(locale, fault, text):
    keys = ("key", "seen-draws", "because-use-removed", "essence-split-using")
    assert fault in {found for _, found in slips(locale, [Result(key, text, "") for key in keys])}
