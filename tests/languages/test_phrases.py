"""Phrases: both languages say the same things, every message can be filled, and the style rules hold."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from used_messages import FILES, UNITS, messages, samples, used

from poker_rulebook import languages
from poker_rulebook.language.phrases import (
    BETWEEN,
    SILENT,
    PhraseError,
    Phrases,
    functions,
    phrases,
    plain,
    told_in,
)
from poker_rulebook.language.sentences import as_said, heading, say
from poker_rulebook.language.text import keep_together, marked_cards, runs
from poker_rulebook.languages import FOLDER, LANGUAGES, LOCALES

ROOT = Path(__file__).parents[2]


def said(locale, key):
    return phrases(locale).say(key, **samples(locale, key))


def says_nothing(locale, key):
    """Whether it is written so, there or where it refers to."""
    return phrases(locale).message(key) == SILENT or any(
        says_nothing(locale, other) for other in used(locale)[key].references
    )


# Both languages


def test_both_locales_have_the_same_files():
    assert sorted(path.name for path in (FOLDER / "ja").glob("*.ftl")) == FILES


def test_both_locales_have_the_same_messages_in_the_same_order():
    assert [] == [name for name in FILES if list(messages("en")[name]) != list(messages("ja")[name])]


def test_both_locales_use_the_same_variables_and_selectors():
    for key, english in used("en").items():
        japanese = used("ja")[key]
        assert english.variables.keys() == japanese.variables.keys(), key
        assert english.selectors == japanese.selectors, key


@pytest.mark.parametrize("locale", LOCALES)
def test_the_index_of_messages_is_what_fluent_reads(locale):
    assert sorted(phrases(locale)) == sorted(used("en"))


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_can_be_said(locale):
    for key in used("en"):
        assert runs(said(locale, key)) or says_nothing(locale, key), key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_message_says_what_another_reader_of_fluent_reads(locale):
    bundle = FluentBundle(
        [locale], functions=functions(LANGUAGES[locale], phrases(locale).say), use_isolating=False
    )
    for name in FILES:
        bundle.add_resource(FluentResource((FOLDER / locale / name).read_text("utf-8")))
    for key in used("en"):
        for n in (1, 4):
            values = {name: n if value == 4 else value for name, value in samples(locale, key).items()}
            told = {name: BETWEEN.join(v) if isinstance(v, tuple) else v for name, v in values.items()}
            message, _, attribute = key.partition(".")
            read_there = bundle.get_message(message)
            pattern = read_there.attributes[attribute] if attribute else read_there.value
            expected, errors = bundle.format_pattern(pattern, told)
            assert (keep_together(expected), []) == (phrases(locale).say(key, **values), errors), key


def test_a_sentence_in_one_language_is_a_sentence_in_the_other():
    lists = {"imprint-type"}  # in Japanese what a book is set with is a list
    for key in used("en"):
        ends = (".", "?") if key.endswith(".say") else "."  # a dealer asks, too
        assert (key not in lists and said("en", key).endswith(ends)) == said("ja", key).endswith("。"), key


# Registers


def test_a_register_says_a_rule_in_its_own_words():
    assert "Blind: button" == plain(as_said("card", say("button-blind")))
    assert "ブラインド：ボタン" == plain(as_said("card", say("button-blind")), "ja")


def test_a_register_without_words_of_its_own_says_the_rule():
    fact = say("stand-pat")
    assert plain(fact) == plain(as_said("card", fact))


def test_what_a_register_does_not_say_is_left_out():
    assert [as_said("peculiar", say("button-blind"))] == told_in(
        "peculiar", [say("blinds"), say("button-blind")]
    )


# Counting


@pytest.mark.parametrize(
    ("key", "values", "english", "japanese"),
    [
        ("deal-down", {"n": 1}, "Deal 1 card face down to each player.", "各プレイヤーに1枚を裏向きに配る。"),
        (
            "deal-down",
            {"n": 4},
            "Deal 4 cards face down to each player.",
            "各プレイヤーに4枚を裏向きに配る。",
        ),
        ("fact-players", {"low": 2, "high": 10}, "2–10", "2〜10人"),
        ("fact-cards-range", {"low": 0, "high": 5}, "0–5 cards", "0〜5枚"),
        ("fact-cards-range", {"low": 0, "high": 1}, "0–1 cards", "0〜1枚"),
        ("fact-cards-range", {"low": 1, "high": 1}, "1 card", "1枚"),
        ("roll", {"n": 1}, "The button rolls one die.", "ボタンのプレイヤーがサイコロを1個振る。"),
        ("roll", {"n": 2}, "The button rolls two dice.", "ボタンのプレイヤーがサイコロを2個振る。"),
        ("round-numbers", {"first": 3, "last": 3}, "round 3", "3回目"),
        ("round-numbers", {"first": 1, "last": 2}, "rounds 1–2", "1回目と2回目"),
        ("raise-cap", {"n": 4}, "One round allows 4 bets at most, counting the first bet.", None),
        ("told-bet", {"seat": "A", "chips": 1500, "notes": ()}, "A bets 1,500", "Ⓐ 1,500ベット"),
        ("hand-one-pair", {"rank": "6"}, "pair of sixes", "6のワンペア"),
        ("hand-two-pair", {"rank": "K", "second": "T"}, "two pair, kings and tens", "Kと10のツーペア"),
        ("hand-flush", {"top": "A"}, "ace-high flush", "Aハイのフラッシュ"),
        ("hand-low", {"ranks": "8-7-5-3-A"}, "8-7-5-3-A low", "8753Aのロー"),
        ("hand-badugi", {"n": 3, "ranks": "7-4-A"}, "three-card badugi, 7-4-A", "3枚のバドゥギ（74A）"),
        ("deal-more-up", {"n": 1}, "Deal 1 more card face up to each player still in.", None),
        ("deck-of", {"n": 40}, "40-card deck", "40枚のデッキ"),
        ("or-better", {"rank": "8"}, "eight-or-better", "8オアベター"),
        (
            "source",
            {"author": "WSOP", "title": "Rules", "date": "2021 to 2026", "part": ""},
            "WSOP, Rules, 2021 to 2026",
            "WSOP「Rules」（2021〜2026年）",
        ),
        (
            "source",
            {"author": "A. Lee and B. Ray", "title": "Rules", "date": "", "part": ""},
            "A. Lee and B. Ray, Rules",
            "A. Lee、B. Ray「Rules」",
        ),
        (
            "source",
            {"author": "A. Lee and others", "title": "Rules", "date": "", "part": ""},
            "A. Lee and others, Rules",
            "A. Leeほか「Rules」",
        ),
        ("round-numbers", {"first": 3, "last": 5}, "rounds 3–5", "3〜5回目"),
    ],
)
def test_values_are_counted_as_each_language_counts(key, values, english, japanese):
    assert english == plain(phrases("en").say(key, **values))
    if japanese:
        assert japanese == plain(phrases("ja").say(key, **values), "ja")


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        (("a",), "a", "a枚"),
        (("a", "b"), "a or b", "a枚またはb枚"),
        (["a", "b", "c"], "a, b or c", "a枚、b枚またはc枚"),
    ],
)
def test_lists_are_joined_as_each_language_joins(words, english, japanese):
    assert (f"{english} cards", japanese) == tuple(
        plain(phrases(locale).say("fact-cards-some", counts=words)) for locale in LOCALES
    )


@pytest.mark.parametrize(
    ("hand", "with_article"),
    [
        ("pair of sixes", "a pair of sixes"),
        ("ace-high flush", "an ace-high flush"),
        ("eight-high straight", "an eight-high straight"),
        ("two pair, kings and tens", "two pair, kings and tens"),
        ("three of a kind, twos", "three of a kind, twos"),
        ("ace high", "ace high"),
        ("\ue0008-6-4-3-2\ue001 low", "an 8-6-4-3-2 low"),
        ("\ue0007-6-4-3-2\ue001 low", "a 7-6-4-3-2 low"),
    ],
)
def test_a_hand_takes_its_english_article(hand, with_article):
    expected = f"To qualify for high, a hand must be {with_article} or stronger."
    assert expected == plain(phrases("en").say("qualifier-hand", share="high", hand=hand))


def test_a_joker_at_the_head_of_a_sentence_stays_a_card():
    assert plain(heading(say("told-rows", rows=[marked_cards("joker"), marked_cards("As")]))) == "Joker / A♠"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_and_its_unit_are_one_piece(locale):
    for key in used("en"):
        for run in runs(said(locale, key)):
            if run.kind == "plain":
                assert run.text == keep_together(run.text), key
        for name, through in used(locale)[key].variables.items():
            if through & (UNITS | {"ROUND"}):
                pieces = [run.text for run in runs(said(locale, key)) if run.kind == "unbroken"]
                assert any(re.search("4|four", piece) for piece in pieces), (key, name)


# Mistakes


def test_an_unknown_phrase_is_an_error_with_a_suggestion():
    with pytest.raises(PhraseError, match=r"'deal-dwon' \(ja\) .* no such phrase: did you mean 'deal-down'"):
        phrases("ja").say("deal-dwon")


def test_a_missing_value_is_an_error():
    with pytest.raises(PhraseError, match=r"'deal-down' \(en\) with {}: .*\bn\b"):
        phrases("en").say("deal-down")


def test_text_where_a_number_belongs_is_an_error():
    with pytest.raises(PhraseError, match="'4' is not a whole number"):
        phrases("en").say("deal-down", n="4")


def test_a_list_where_a_noun_belongs_is_an_error():
    with pytest.raises(PhraseError, match="outside LIST"):
        phrases("en").say("win-pot", best=("high hand", "low hand"))


def test_a_rank_that_does_not_exist_is_an_error():
    with pytest.raises(PhraseError, match="rank-1"):
        phrases("en").say("hand-flush", top="1")


def test_an_unknown_locale_is_an_error():
    with pytest.raises(PhraseError, match="no such locale; there are en, ja"):
        phrases("fr")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("broken = Deal { CARDS($n }\n", "it cannot be read"),
        ("empty =\n", "it cannot be read: it says nothing"),
        ("broken = Deal { UNITS($n) }\n", "there is no function UNITS"),
        ("broken = Deal { CARDS($n -) }\n", r"'\$n -' is nothing that CARDS can take"),
        ("broken = Deal } cards\n", "a brace stands alone"),
        ("broken = Deal { other }\n", "'other' .* there is no such phrase"),
        ("fine = Fine.\nnot a message\n", "some.ftl:2: 'not a message' is neither"),
        ("fine = Fine.\n\nfine = Twice.\n", "some.ftl:3: .* is written twice"),
        (
            "fine = Fine.\n    .card = Fine\n    .card = Twice\n",
            "'fine.card' .*some.ftl:3: .* is written twice",
        ),
        ("# Comment\n    and more\n", "some.ftl:2: .* is neither"),
    ],
)
def test_a_slip_in_a_file_is_an_error(tmp_path, monkeypatch, source, complaint):
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(source)
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    with pytest.raises(PhraseError, match=complaint):
        broken = Phrases("en")
        for key in broken:
            broken.say(key, n=1)


# Style


def test_english_uses_typographic_marks():
    for key in used("en"):
        text = re.sub("--(?=[a-z])", "", said("en", key))  # of an option
        assert not re.search(r"['\"]|  |\.\.| -|- ", text), key


SPACED = {"card-labels", "rows-card-chain"}  # parts of labels side by side


def japanese():
    return {key: plain(said("ja", key), "ja") for key in used("en") if key not in SPACED}


KANA = "぀-ヿ一-鿿々、。（）「」：〜"
ABOVE = "(?<![枚人つ類額分れ])以上(?!の規定)"  # 8以上 could be read both ways
# what these ask for is a high hand in every game, so 以上 can be read in one way only
HIGH_HANDS = {
    "branch-openers",
    "card-qualifier-share",
    "openers.card",
    "essence-strongest-from",
    "essence-strongest-from.also",
    "essence-strongest-from.kind",
    "essence-or-better",
    "openers",
    "openers.say",
    "priority",
    "qualifier-hand",
    "rows-card-hand-in",
    "rows-card-number",
    "sevens-rule.say",
    "rows-hand-in",
    "win-pot-minimum",
}
SPACES = f"[{KANA}] |　(?!表向き)| [{KANA}]"
POLITE = "です。|ます。|ですか。|ますか。|どうぞ。|ません|ました|ください|でしょう"  # what a page says to its visitor; rules are in plain style
FORBIDDEN = [
    POLITE,
    "[０-９Ａ-Ｚａ-ｚ]",
    "[～，．]",  # U+FF5E for a range; punctuation other than 、 。
    SPACES,
    f"[{KANA}][,.!?:;()]|[(][{KANA}]",
    "奇数|端数(?!チップ|となるチップ|の1枚|は)",
    "プレーヤー|ディーラーの左|ボタンの左側",
    "ホールデン|デック|スーツ|クローバー|ダイア|ダイヤモンド|マーク",
    "エースハイ|ロイヤルストレート|フォア|トリップス|ノーペア|ブタ",
    "(?<!合計点が)(?:最も低いハンド|最も高いハンド)|最高のハンド|最良",
    "サービス|パスする|ファールド|ビックベット|ビッグベット.?BB",
    "又は|及び|若しくは|全て|(?<!一部または)全部|いっせい|さもなければ|そうでない",
    "[0-9]をレイズ|左側|デュース・ツ|バドゥーギ|フェース",
    ABOVE,
    "(?<!人)以下(?!の異なるランク)",
    "(?<!手札)(?<!ハンド)ハンド(?:から|を)[0-9]+枚",
]


@pytest.mark.parametrize("pattern", FORBIDDEN)
def test_japanese_style(pattern):
    let = {ABOVE: HIGH_HANDS, POLITE: set(to_visitors())}.get(pattern, set())
    if pattern == SPACES:  # in a told hand a space stands between a seat and its act: B 200ベット
        let = {
            key
            for key in used("en")
            if key.startswith("told-") or key in ("ask-raise", "imprint-type", "imprint-licence")
        }
    wrong = {key: text for key, text in japanese().items() if key not in let and re.search(pattern, text)}
    assert wrong == {}


def test_an_act_stays_on_the_line_of_its_seat():
    told = {key: phrases("ja").message(key) for key in used("ja") if key.startswith("told-")}
    assert {} == {key: text for key, text in told.items() if re.search(r"SEATS?\(\$seats?\) \} ", text)}


TO_VISITORS = (
    "aloud-",
    "ask-",
    "edit-",
    "at-table-",
    "cannot-",
    "card-changed",
    "decide-",
    "find-",
    "incident-",
    "missing-",
    "not-here",
    "play-",
    "refused-",
    "renewed",
    "search-",
    "seen-",
    "site-",
    "slip-copied",
    "switch-",
    "usage-",
    "who-",
    "walk-",
    "wrong-",
)


def to_visitors():
    """Words of pages to their visitor, and of a dealer to the table."""
    aloud = [key for key in used("ja") if key.endswith(".say")]
    pages = (key for key in used("ja") if key.startswith(TO_VISITORS) and not key.endswith(".reading"))
    return [*aloud, *pages]


def test_what_a_japanese_page_says_to_its_visitor_is_polite():
    said_there = {key: plain(said("ja", key), "ja") for key in to_visitors()}
    sentences = {key: text for key, text in said_there.items() if "。" in text}
    assert len(sentences) > 30
    curt = {key for key, text in sentences.items() if not re.search(POLITE, text)}
    assert {"ask-raise", "walk-right", "walk-wrong"} == curt  # what is allowed has its own words; Right. No.
