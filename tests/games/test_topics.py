"""What a reader looks for at a table is found among the general rules by the words of either language."""

from __future__ import annotations

from pathlib import Path

import pytest

from generator.book.chapters import rules_of
from generator.book.load import load

RULES = rules_of(load(Path(__file__).resolve().parents[2]))

# words that a reader may type in English, and in Japanese, and the rule that answers
TOPICS = [
    ("half-bet rule", "ハーフベットルール", "half-bet"),
    ("short all-in", "ショートオールイン", "half-bet"),
    ("cap", "レイズの上限", "raise-cap-rule"),
    ("check-raise", "チェックレイズ", "check-raise-at-limit"),
    ("limp", "リンプ", "limping"),
    ("minimum raise", "ミニマムレイズ", "smallest-raise"),
    ("reopening the betting", "再びレイズ", "raising-again"),
    ("pot raise", "ポットレイズ", "largest-raise"),
    ("make it", "メイクイット", "make-it"),
    ("pot size", "ポットの額", "asking-for-the-pot"),
    ("big blind ante", "ビッグブラインドアンティ", "one-ante-for-the-table"),
    ("ante reduction", "アンティの減額", "ante-size"),
    ("blind first", "ブラインド優先", "blind-before-ante"),
    ("option", "オプション", "big-blind-may-raise"),
    ("heads-up", "ヘッズアップ", "two-players-blinds"),
    ("dead button", "デッドボタン", "button-moves"),
    ("burn card", "バーン", "burns"),
    ("showdown order", "ショーダウン", "showing-order"),
    ("cards speak", "カードスピーク", "cards-speak"),
    ("rake", "レーキ", "house-dealer"),
    ("side pots", "サイドポット", "side-pot-levels"),
    ("odd chip", "端数チップ", "between-the-shares"),
    ("odd chip by suit", "スート", "odd-chip-at-stud"),
    ("quartered", "クォーター", "quartering"),
    ("scoop", "スクープ", "scooping"),
    ("bounty", "バウンティ", "bounty"),
    ("rebuy", "リバイ", "lammers"),
    ("nit card", "ニットカード", "nit-levels"),
    ("shootout", "シュートアウト", "shootout"),
    ("win the button", "ウィン・ザ・ボタン", "win-the-button"),
    ("bomb pot", "ボムポット", "bomb-pot-betting"),
    ("jam", "ジャム", "all-in-or-fold"),
    ("flush over full house", "フルハウス", "flush-over-full-house"),
    ("dealer's choice", "ディーラーズチョイス", "dealers-choice-mix"),
    ("horse", "HORSE", "horse-and-relatives"),
    ("wrong pot", "ポット", "wrong-pot"),
    ("substantial action", "サブスタンシャルアクション", "substantial-action"),
    ("misdeal", "ミスディール", "misdeal"),
    ("bring-in", "ブリングイン", "bring-in"),
    ("roll", "サイコロ", "valid-roll"),
]


@pytest.mark.parametrize(("english", "japanese", "rule"), TOPICS, ids=[topic[0] for topic in TOPICS])
def test_a_topic_is_found_in_both_languages(english, japanese, rule):
    chapter, found = RULES[rule]
    assert english in words("en", chapter, found).casefold()
    assert japanese in words("ja", chapter, found)


def words(language: str, chapter, rule) -> str:
    """What the search of a language knows about a rule: names, other words, texts and cases."""
    texts = [chapter.name, rule.name, rule.text, *(choice.text for choice in rule.choices)]
    texts += [text for case in rule.cases for text in (case.condition, case.outcome)]
    return "\n".join([*(text[language] for text in texts), *rule.also])
