"""Sums and tables of general rules as readers see them, in both languages."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from rendering import rendered

from poker_rulebook.book.chapters import CountedTable, Sum
from poker_rulebook.figures.counted import CELLS, TABLES
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import joined
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.general_rules import sum_view, table_view


@pytest.fixture
def told(book):
    def tell(kind, locale="en", figures=None, **given):
        shown = sum_view(book, SimpleNamespace(figures=figures or {}), Sum("one", kind, given, {}))
        return plain(joined(shown.lines), locale)

    return tell


@pytest.fixture
def shown(book):
    def show(shows, locale="en", **given):
        view = table_view(book, CountedTable("one", {"en": "Table", "ja": "表"}, shows, given))
        return rendered(view, locale)

    return show


SENTENCES = [
    (
        "shootout",
        {},
        {"players": 216, "seats": 6},
        "216 players at tables of 6: 36 tables, then 6 tables, then the final table.",
        "216人、6人テーブル：36テーブル、次に6テーブル、最後にファイナルテーブル。",
    ),
    (
        "shootout",
        {},
        {"players": 75, "seats": 9},
        "75 players at tables of 9: 9 tables, 6 of them one player short, then the final table.",
        "75人、9人テーブル：9テーブル（うち6テーブルは1人少ない）、最後にファイナルテーブル。",
    ),
    (
        "lammers",
        {},
        {"stack": 0, "worth": 5000, "held": 2, "used": 1},
        "A player has no chips left, but 2 lammers. Each lammer is worth 5,000. The player turns in 1 lammer "
        "before the hand: the stack becomes 5,000. Lammers left: 1.",
        "手持ちのチップはなく、ラマーは2枚である。ラマー1枚は5,000に当たる。次のディールの前にラマーを1枚チップに替えると、"
        "手持ちのチップは5,000になる。残りのラマーは1枚である。",
    ),
    (
        "formula",
        {"big-blinds": 5},
        {
            "with": {"blind": 400},
            "comes": {"ante": "big-blinds * blind"},
            "en": "With a big blind of {blind} the ante is {big-blinds} × {blind} = {ante}.",
            "ja": "ビッグブラインドが{blind}のとき、アンティは{big-blinds}×{blind}＝{ante}である。",
        },
        "With a big blind of 400 the ante is 5 × 400 = 2,000.",
        "ビッグブラインドが400のとき、アンティは5×400＝2,000である。",
    ),
    (
        "next-kill",
        {},
        {"of": "deuce-to-seven-lowball/blinds-only", "leg": "B"},
        "B had won a leg before this hand. B wins the pot. It holds no bet besides the blinds: B keeps the leg, and there is no kill.",
        "その前に、Ⓑは1レッグとなっていた。Ⓑがポットを獲得する。ブラインドのほかに1ベット分がないので、Ⓑのレッグはそのまま残り、キルはない。",
    ),
    (
        "next-kill",
        {},
        {"of": "deuce-to-seven-lowball/shared-at-fixed-limit", "leg": "B"},
        "B had won a leg before this hand. B and C share the pot. B keeps the leg, and there is no kill.",
        "その前に、Ⓑは1レッグとなっていた。ⒷとⒸがポットを分け合う。Ⓑのレッグはそのまま残り、キルはない。",
    ),
    (
        "killer-cards",
        {},
        {"game": "texas-holdem", "outs": 1, "kills": 1},
        "1 out, 1 kill and 45 cards unseen: 1 × (43 + 43) ÷ (45 × 44) = 4.34%.",
        "アウトが1枚、キラーカードが1枚、見えていないカードが45枚のとき、1 × (43 + 43) ÷ (45 × 44)＝4.34%。",
    ),
    (
        "low-number",
        {},
        {"ranking": "ace-to-five", "number": 4},
        "Number 4 in ace-to-five is 6-5-4-2-A.",
        "A-5方式のナンバー4は6542Aである。",
    ),
    (
        "substantial-action",
        {},
        {"actions": ["bet", "fold", "call"]},
        "A bet, a fold and a call: three actions in turn are substantial action.",
        "ベット、フォールド、コール：アクションが3つ続けば、サブスタンシャルアクションである。",
    ),
    (
        "showing",
        {},
        {"game": "seven-card-stud", "up": {"A": "2s 2h 3d", "B": "Ks Qd Js"}},
        "In Seven Card Stud, A shows 2♠ 2♥ 3♦ and B shows K♠ Q♦ J♠: A acts first.",
        "セブンカード・スタッドで、Ⓐは2♠ 2♥ 3♦、ⒷはK♠ Q♦ J♠を見せている。最初にアクションするのはⒶである。",
    ),
    (
        "capacity",
        {},
        {"game": "double-board-omaha", "players": 10},
        "Double Board Omaha with 10 players needs 53 cards, but the deck has only 52.",
        "ダブルボード・オマハは、10人では53枚を使うが、デッキは52枚しかない。",
    ),
    (
        "side-pots",
        {},
        {"paid": {"A": 100, "B": 500, "C": 300}},
        "Put in: A 100, B 500 and C 300. 200 that nobody called go back to B. Main pot: 300 for A, B and C. "
        "Side pot: 400 for B and C.",
        "出したチップ：Ⓐが100、Ⓑが500、Ⓒが300。誰もコールしなかった200はⒷに戻る。メインポット：300（Ⓐ、Ⓑ、Ⓒが争う）。"
        "サイドポット：400（ⒷとⒸが争う）。",
    ),
    (
        "split",
        {},
        {"pot": 101, "seats": ["B", "A"], "shares": {"high": ["A"], "low": ["A", "B"]}},
        "A pot of 101 is divided: 51 for high and 50 for low. The odd chip goes to high. High: A 51. "
        "Low: B 25 and A 25. In all: B 25 and A 76.",
        "101のポットを分ける：ハイに51、ローに50。端数チップはハイが受け取る。ハイ：Ⓐが51。ロー：Ⓑが25、Ⓐが25。合計：Ⓑが25、Ⓐが76。",
    ),
    (
        "winner",
        {},
        {"of": "omaha-high-low-eight-or-better/side-pot-without-a-low", "busted": "C"},
        "C is eliminated; the last chips of C are in the side pot. B wins it for high and gets the bounty.",
        "Ⓒが脱落する。Ⓒの最後のチップはサイドポットにある。Ⓑがそのハイの取り分を獲得し、バウンティも受け取る。",
    ),
]


@pytest.mark.parametrize(("kind", "figures", "given", "english", "japanese"), SENTENCES)
def test_a_sum_is_told_with_its_result(told, kind, figures, given, english, japanese):
    assert english == told(kind, "en", figures, **given)
    assert japanese == told(kind, "ja", figures, **given)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sum_and_table_of_the_book_is_told(book, locale):
    kinds = set()
    for chapter in book.chapters.values():
        for rule in chapter.rules:
            for example in rule.examples:
                if isinstance(example, Sum):
                    lines = sum_view(book, rule, example).lines
                    assert all(plain(line, locale) for line in lines), example.id
                    kinds.add(example.counts)
            for table in rule.tables:
                view = rendered(table_view(book, table), locale)
                assert view.rows
                kinds |= {table.shows, table.given.get("counts", table.shows)}
    assert {*CELLS, *TABLES} == kinds


def test_every_row_has_a_cell_for_every_column(book):
    tables = [t for c in book.chapters.values() for rule in c.rules for t in rule.tables]
    for table in tables:
        view = table_view(book, table)
        for row in view.rows:
            assert len(view.columns) == len(row.cells) + bool(row.cards), table.id


def test_one_round_after_the_other_is_a_column(shown):
    view = shown(
        "sums",
        counts="formula",
        comes={"players": "seats ^ rounds"},
        rows={"seats": [6, 10]},
        columns={"rounds": "1 to 3"},
    )
    labels = [plain(column.label) for column in view.columns]
    assert ["Seats at a table", "1 round", "2 rounds", "3 rounds"] == labels
    assert [("6", "6", "36", "216"), ("10", "10", "100", "1,000")] == [row.cells for row in view.rows]


def test_callers_are_counted_in_words(shown):
    view = shown("sums", counts="pot-raise", rows={"blinds": [[500, 1000]]}, columns={"callers": "0 to 2"})
    assert ["Blinds", "No caller", "1 caller", "2 callers"] == [
        plain(column.label) for column in view.columns
    ]
    assert ("500/1,000", "3,500", "4,500", "5,500") == view.rows[0].cells


def test_a_table_of_lows_explains_its_letters(shown):
    lows = {"counts": "low-number", "rows": {"number": "1 to 53"}}
    view = shown("sums", columns={"ranking": ["ace-to-five", "deuce-to-seven"]}, **lows)
    assert ("53", "8765A", "T5432") == view.rows[-1].cells
    assert "T stands for ten." == plain(view.notes[-1])
    assert "not in these columns: deuce-to-seven." in plain(view.notes[0])
    few = {"counts": "low-number", "rows": {"number": "1 to 5"}, "columns": {"ranking": ["ace-to-five"]}}
    assert "T" not in "".join(shown("sums", **few).notes)


KILLERS = {"counts": "killer-cards", "rows": {"outs": "1 to 21"}, "columns": {"kills": "0 to 10"}}


def test_the_formula_stands_with_the_killer_cards(shown):
    view = shown("sums", game="omaha-high-only", **KILLERS)
    assert view.wide
    expected = "With 41 cards unseen the chance is outs × ((40 − kills) + (41 − outs − kills)) ÷ (41 × 40)."
    assert expected == plain(view.notes[-1])


def test_the_chart_has_a_line_for_every_other_number_of_kills(shown):
    (chart,) = shown("sums", game="texas-holdem", **KILLERS).charts
    assert [f"{n} kills" for n in (0, 2, 4, 6, 8, 10)] == [line.label for line in chart.lines]
    assert {(21.0, 72.12), (21.0, 50.91)} <= {line.points[-1] for line in chart.lines}
    assert (21.0, 80.0) == (chart.right, chart.top)
    assert "72.12% without kills and 50.91% with 10 kills" in plain(chart.alt)


@pytest.mark.parametrize(("locale", "often"), [("en", "1 in 17"), ("ja", "17回に1回")])
def test_odds_stand_in_their_groups(shown, locale, often):
    pair = {"id": "pair", "en": "A pair", "ja": "ペア", "cards": 2, "same_rank": 2}
    aces = {"id": "aces", "en": "{As Ah}", "ja": "{As Ah}", "own": "Kh Ks", "others": 9, "pair_of": "A"}
    view = shown("odds", locale, of=[{"id": "two", "en": "Two cards", "ja": "2枚", "chances": [pair, aces]}])
    assert [True, False] == [bool(row.group) for row in view.rows]
    assert often == plain(view.rows[0].cells[1], locale)
    assert "A♠ A♥" == plain(view.rows[1].cells[0], locale)


def test_a_deck_with_a_joker_is_counted_without_it(shown):
    view = shown("classes", decks=["standard-52", "mexican-41"], ranking="high")
    assert ["Class", "52 cards", "40 cards"] == [plain(column.label) for column in view.columns]
    assert "Jokers are left out." == plain(view.notes[0])
    assert ("All hands", "2,598,960", "658,008") == view.rows[-1].cells
