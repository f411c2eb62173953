"""Where messages and values meet: what the whole book puts into its messages, held against the rules of each language.

`python tests/help/seams.py ja` prints one result of each kind, to be read aloud.
"""

from __future__ import annotations

import pytest
from nights import AT_NIGHT
from real_book import GAMES
from seams import Result, results, said_in
from slips import SLIPS, slips

# Messages in which what looks like a slip is meant: places of a board, the name of a licence, what follows a label.
MEANT = {
    ("card-line", "two numbers side by side"),
    ("card-lines", "two numbers side by side"),
    ("card-lines-of-board", "two numbers side by side"),
    ("imprint-licence", "a space"),
    ("told-awards", "a sentence with a small start"),
    ("told-line", "a sentence with a small start"),
    ("told-sentence", "a sentence with a small start"),
}
# Messages that wait for better words, and those that only hold them.
WAITING = {
    "nothing where somebody belongs": {"told-passes", "told-extra", "told-extra-hidden", "told-picks"},
    "a particle twice": {"told-passes"},
    "two numbers side by side": {
        "commas", "told-awards", "told-pot-of-side-number", "told-pot-won-side-number", "told-sentence",
    },
}  # fmt: skip


@pytest.fixture(scope="module")
def said(book, viewed):
    """By day under the choices of every fourth game: most choices are those of many games."""
    return said_in(book, viewed, GAMES if AT_NIGHT else GAMES[::4])


@pytest.mark.parametrize("locale", SLIPS)
def test_nothing_that_the_book_says_has_a_slip(said, locale):
    found = {
        (result.key, fault, result.text)
        for result, fault in slips(locale, results(locale, *said))
        if (result.key, fault) not in MEANT and result.key not in {"", *WAITING.get(fault, ())}
    }
    assert set() == found


def test_what_a_game_is_a_variant_of_is_not_behind_a_long_clause(said):
    heads = [it.text for it in results("ja", *said) if it.key == "brief"]
    assert heads and [] == [it for it in heads if len(it.split("の")[0]) > 30]


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
        ("ja", "write 最初の手札", "最初の配札"),
        ("ja", "write ディール", "1ハンドプレイする"),
        ("ja", "write ディール", "次の配りまで残る。"),
        ("ja", "write オアベターで最も強い", "8オアベターの最も強いローハンドが獲得する。"),
        ("ja", "write 引き分けの端数", "同じ強さの端数チップ：ボタンの左隣から順に"),
    ],
)
def test_a_slip_is_found(locale, fault, text):
    assert fault in {found for _, found in slips(locale, [Result("key", text, "")])}
