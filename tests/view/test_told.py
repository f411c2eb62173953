"""Hands are told as players tell them: whole hands in both languages, line by line."""

from pathlib import Path

import pytest
import yaml
from msgspec.structs import replace

from poker_rulebook.cards import card
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import say
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.actions import Act, cards_narrative, note, round_narrative
from poker_rulebook.pages.examples import example_view
from poker_rulebook.play.events import CardsPut
from poker_rulebook.play.exchanges import DISCARD, EXPOSE, REFUSE
from poker_rulebook.play.questions import Allowance

HANDS = yaml.load((Path(__file__).parent / "told_hands.yaml").read_text("utf-8"), yaml.CSafeLoader)


def told(book, name):
    game, example = name.split("#")
    found = next(each for each in book.games[game].examples if each.id == example)
    return example_view(book, book.games[game], found)


@pytest.mark.parametrize("name", HANDS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_hand_is_told_line_by_line(book, name, locale):
    lines = told(book, name).lines
    assert HANDS[name][locale] == [plain(line.title, locale) + plain(line.text, locale) for line in lines]


def line(acts, players, locale="en"):
    return plain(round_narrative(tuple(acts), players, "ABCDEF"), locale)


def test_everybody_checks():
    checks = [Act(seat, "check") for seat in range(3)]
    assert line(checks, 3) == "Everybody checks."
    assert line(checks, 3, "ja") == "全員チェック。"
    assert line(checks[:2], 2) == "Both check."
    assert line(checks[:2], 2, "ja") == "2人ともチェック。"


def test_three_or_more_who_fold_in_a_row_fold_to_the_next():
    acts = [*(Act(seat, "fold") for seat in (2, 3, 4)), Act(5, "raise", 20), Act(0, "fold"), Act(1, "fold")]
    assert line(acts, 6) == "everybody folds to F, F raises to 20, A and B fold."
    assert line(acts, 6, "ja") == "Ⓕの手前まで全員フォールド、Ⓕ 20にレイズ、ⒶとⒷ フォールド。"


def test_all_the_others_who_call_are_counted():
    acts = [Act(0, "bet", 1500), *(Act(seat, "call") for seat in (1, 2, 3))]
    assert line(acts, 4) == "A bets 1,500, the other three call."
    assert line(acts, 4, "ja") == "Ⓐ 1,500ベット、残りの3人 コール。"
    acts = [*acts[1:], Act(0, "check")]  # after them, too, but not before A is named
    assert line(acts, 4) == "B, C and D call, A checks."
    assert line(acts, 4, "ja") == "Ⓑ、Ⓒ、Ⓓの3人 コール、Ⓐ チェック。"


def test_three_who_do_the_same_are_closed_by_a_counter_in_japanese():
    acts = [Act(0, "check"), Act(1, "bet", 10), *(Act(seat, "call") for seat in (2, 3, 4))]
    assert line(acts, 6).endswith("C, D and E call.")
    assert line(acts, 6, "ja").endswith("Ⓒ、Ⓓ、Ⓔの3人 コール。")


def test_a_run_of_raises_states_the_verb_once_and_only_without_an_act_between():
    acts = [Act(0, "bet", 10), Act(1, "raise", 20), Act(0, "raise", 30), Act(2, "fold"), Act(1, "raise", 40)]
    assert line(acts, 3) == "A bets 10, B raises to 20, A to 30, C folds, B raises to 40."
    assert line(acts, 3, "ja") == "Ⓐ 10ベット、Ⓑ 20、Ⓐ 30にレイズ、Ⓒ フォールド、Ⓑ 40にレイズ。"


def test_acts_that_go_all_in_say_so_in_brackets_in_japanese():
    acts = [
        Act(0, "bet", 10, all_in=True),
        Act(1, "raise", 25, all_in=True),
        Act(2, "call-less", 7, all_in=True),
    ]
    assert line(acts, 3) == "A bets 10 all-in, B raises to 25 all-in, C calls 7 all-in."
    assert (
        line(acts, 3, "ja")
        == "Ⓐ 10ベット（オールイン）、Ⓑ 25にレイズ（オールイン）、Ⓒ 7でコール（オールイン）。"
    )


def test_players_who_call_all_in_one_after_the_other_are_told_together():
    acts = [Act(0, "bet", 10), Act(1, "call", 10, True), Act(2, "call", 10, True), Act(3, "call", 10)]
    assert line(acts, 5) == "A bets 10, B and C call all-in, D calls."
    assert line(acts, 5, "ja") == "Ⓐ 10ベット、ⒷとⒸ コール（オールイン）、Ⓓ コール。"


@pytest.mark.parametrize(
    ("allowed", "act", "opened", "english", "japanese"),
    [
        (Allowance("raise", 400, 400), Act(0, "call"), True, "may raise to 400 only", "レイズは合計400のみ"),
        (Allowance("raise", 400, 400), Act(0, "raise", 400), True, "", ""),
        (Allowance("raise", 100, 100), Act(0, "check"), False, "may bet 100 only", "ベットは100のみ"),
        (
            Allowance("raise", 600, 4800),
            Act(0, "call"),
            True,
            "may raise to 600–4,800",
            "600〜4,800にレイズできる",
        ),
        (Allowance("raise", 400, 700), Act(0, "raise", 700), True, "400–700 allowed", "400〜700にできる"),
        (
            Allowance("raise", 10, 20, ends=True),
            Act(0, "fold"),
            True,
            "may raise to 10 or 20",
            "合計10または20にレイズできる",
        ),
        (Allowance("not-raise"), Act(0, "call"), True, "may not raise", "レイズできない"),
        (Allowance("not-check"), Act(0, "bet", 20), False, "may not check", "チェックできない"),
        (Allowance("exchange", 0, 3), None, False, "may draw 0–3", "0〜3枚を交換できる"),
    ],
)
def test_what_was_only_allowed_is_a_note_without_a_subject(allowed, act, opened, english, japanese):
    said = note(allowed, act, opened=opened)
    assert (plain(said), plain(said, "ja")) == (english, japanese)


def test_notes_stand_behind_the_act_of_the_same_player():
    noted = Act(2, "raise-pot", 700, notes=(say("told-allowed", low=400, high=700),))
    assert line([noted], 3) == "C raises by the pot, to 700 (400–700 allowed)."
    assert line([noted], 3, "ja") == "Ⓒ ポットまでレイズ（合計700、400〜700にできる）。"


def test_what_is_only_allowed_is_never_told_as_if_it_were_done(book):
    for name in HANDS:
        for told_line in told(book, name).lines:
            text = plain(told_line.text)
            for place in (i for i in range(len(text)) if text.startswith((" may ", "(may "), i)):
                assert text.count("(", 0, place + 1) > text.count(")", 0, place + 1), text


def test_a_bring_in_that_the_button_posts_for_another_makes_no_side_pot(book):
    lines = told(book, "seven-card-stud#button-posts-for-all").lines
    assert "pots" not in [line.id for line in lines]
    assert "Fourth (pot 375): " in [(plain(line.title) + plain(line.text))[:18] for line in lines]


def test_blinds_lie_before_their_seats_in_the_first_round_of_stud_that_was_chosen(book):
    told_hand = told(book, "paradise-road-pickem#stud-hand")
    first = next(step for step in told_hand.walk.steps if step.rule == "third-bet")
    assert sum(first.lying["bets"]) and not first.lying["pot"]


@pytest.mark.parametrize(("locale", "begins"), [("en", "Board card 2"), ("ja", "ボード2枚目")])
def test_a_board_card_without_a_name_is_told_by_its_number_as_the_table_of_streets_has_it(
    book, locale, begins
):
    titles = [plain(line.title, locale) for line in told(book, "manila#played-hand").lines]
    assert titles[2].startswith(begins)


def test_who_wins_both_boards_is_told_what_with_on_each(book):
    told_hand = told(book, "double-board-omaha#boards-are-not-mixed")
    assert plain(told_hand.result) == (
        "A wins both halves, 100 in all: upper with kings and tens, lower with kings and sevens."
    )
    assert plain(told_hand.result, "ja") == (
        "Ⓐが上（Kと10のツーペア）と下（Kと7のツーペア）の両方で勝ち、100すべてを獲得。"
    )


def test_totals_that_share_are_told_each_with_its_own_number(book):
    result = told(book, "7-27#under-and-over-share").result
    assert plain(result) == "27 side 21 to B with 7½, 7 side 10 each to A and B (A 6½ and B 7½ tie)."
    assert (
        plain(result, "ja")
        == "27ハンドはⒷが21（7½点）、7ハンドはⒶとⒷが10ずつ（Ⓐ 6½点とⒷ 7½点は同じ強さ）を獲得。"
    )


def test_the_result_stands_apart_from_the_lines(book):
    assert plain(told(book, "texas-holdem#fixed-limit-sizes").result) == "C wins 1,900 with three eights."
    assert (
        plain(told(book, "texas-holdem#fixed-limit-sizes").result, "ja")
        == "Ⓒが8のスリーカードで1,900を獲得。"
    )


@pytest.mark.parametrize(
    ("locale", "runs"), [("en", ("Run 1 (1)", "Run 2 (1)")), ("ja", ("1回目（1）", "2回目（1）"))]
)
def test_a_run_that_no_chip_is_left_for_has_no_result(book, locale, runs):
    game = book.games["texas-holdem"]
    twice = next(example for example in game.examples if example.id == "run-twice")
    blinds, stacks = {"small_blind": 1, "big_blind": 1}, {"A": 1, "B": 1}
    found = replace(twice, runs=3, stakes=blinds, stacks=stacks, actions={}, final={})
    found = replace(found, board=[f"Kh 7h 6d {last}" for last in ("2c 3h", "2s 3d", "4c 5s")])
    lines = example_view(book, game, found).lines
    assert runs == tuple(plain(line.title, locale)[: len(runs[0])] for line in lines[-3:-1])
    assert {"en": "Run 3", "ja": "3回目"}[locale] == plain(lines[-4].title, locale)


@pytest.mark.parametrize(
    "name, locale, says",
    [
        ("jackpots#next-deal", "en", "A takes 16 and shows openers."),
        ("jackpots#opener-has-folded", "en", "B, who opened, has folded, so C is first to act: C bets 10"),
        ("jackpots#opener-has-folded", "ja", "最初にベットしたⒷはフォールドしたのでⒸから始め、"),
        ("high-low-declare-draw#side-pot", "en", "A, who opened, is all-in, so B is first to act: B bets 10"),
    ],
)
def test_who_opened_is_told_as_it_was(book, name, locale, says):
    assert says in " ".join(plain(line.text, locale) for line in told(book, name).lines)


@pytest.mark.parametrize(
    ("name", "en", "ja"),
    [
        ("guts#three-in", "Everybody is in.", "全員参加。"),
        ("guts#nobody-in", "Everybody out.", "全員降りる。"),
        ("duck-flush#shared-low", "high: Nobody qualifies. Low:", "ハイ：全員不成立。ロー："),
        ("texas-holdem#board-plays", "34 each to A and B and 33 to C.", "ⒶとⒷが34ずつ、Ⓒが33を獲得。"),
        ("courchevel#played-hand", "Board 9♦. C raises", "ボード 9♦。Ⓒ 200にレイズ"),
        ("spit-in-the-ocean#full-hand", "Board 7♥. A bets 20", "ボード 7♥。Ⓐ 20ベット"),
        ("badugi#two-card-hand", "A two-card 42, B two-card QJ, C one-card T.", "Ⓐ 2枚の42、Ⓑ 2枚のQJ、Ⓒ 1枚のT。"),
        ("paradise-road-pickem#stud-hand", "D calls (turns up 3♥)", "Ⓓ コール（3♥を表にする）"),
        ("scrotum#played-hand", "B raises to 300 (keeps Q♠ Q♦)", "Ⓑ 300にレイズ（Q♠ Q♦を残す）"),
        ("archie#no-qualifier-all-share", "showdown: Nobody qualifies. 34 each", "ショーダウン：成立したハンドはない。Ⓐと"),
        ("big-o#five-low-cards", "low: Nobody qualifies, so high takes", "ロー：不成立、ハイが"),
    ],
)  # fmt: skip
def test_what_is_alike_is_told_once_and_what_lies_there_by_its_name(book, name, en, ja):
    lines = told(book, name).lines
    for locale, says in {"en": en, "ja": ja}.items():
        parts = (plain(line.title, locale) + plain(line.text, locale) for line in lines)
        assert says.lower() in "\n".join(parts).lower().replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", " (pot 32): Nobody qualifies. 32"), ("ja", "（ポット32）：成立したハンドはない。32")],
)
def test_where_nobody_qualifies_no_hand_is_listed_that_does_not(book, locale, said):
    lines = told(book, "gardena-jackpots#no-trips").lines
    assert [plain(line.text, locale)[: len(said)] for line in lines if line.id == "showdown"] == [said]


def test_of_two_shares_of_which_the_first_takes_all_each_is_named_and_lists_who_plays_for_it(book):
    lines = told(book, "duck-flush#side-pot-won-low").lines
    said = next(plain(line.text) for line in lines if line.id == "showdown")
    assert "high: A queen-high flush, B and C do not qualify. Low: C 87532, B 98642. Side pot 60" in said


@pytest.mark.parametrize(
    ("acts", "en", "ja"),
    [
        (["B bets 20", "C folds"], "side pot: 40 to B.", "サイドポットでは、Ⓑが40を獲得。"),
        (["B checks", "C bets 20", "B folds"], "side pot: 40 to C.", "サイドポットでは、Ⓒが40を獲得。"),
    ],
)
def test_a_side_pot_with_one_player_left_is_no_contest_of_hands(book, acts, en, ja):
    game = book.games["archie"]
    found = next(example for example in game.examples if example.id == "side-pot-without-a-qualifier")
    found = replace(found, actions=found.actions | {"fourth-bet": acts}, final={}, wins={}, hands={})
    line = next(line for line in example_view(book, game, found).lines if line.id == "showdown")
    assert en in plain(line.text)
    assert ja in plain(line.text, "ja")


@pytest.mark.parametrize(
    ("name", "row", "en", "ja"),
    [
        (
            "open-face-chinese#one-there",
            "front",
            "B pair of kings with a four, A with a three. A −1.",
            "Ⓑ Kのワンペア（キッカー4）、Ⓐ 同じ（キッカー3）。Ⓐ −1点。",
        ),
        (
            "ofc-pineapple-2-7#middle-royalties-1",
            "front",
            "B queen high with a ten, A with a five; C ten high. A ±0, B +2, C −2.",
            "Ⓑ Qハイ（キッカー10）、Ⓐ 同じ（キッカー5）、Ⓒ 10ハイ。Ⓐ ±0点、Ⓑ +2点、Ⓒ −2点。",
        ),
    ],
)
def test_open_face_hands_of_one_name_are_told_apart(book, name, row, en, ja):
    line = next(line for line in told(book, name).lines if line.id == row)
    for locale, text in (("en", en), ("ja", ja)):
        assert plain(line.text, locale).removeprefix(": ").removeprefix("：") == text


@pytest.mark.parametrize(
    ("verb", "en", "ja"),
    [
        (DISCARD, "A and B discard nothing, C discards 9♦.", "ⒶとⒷ 捨てない、Ⓒ 9♦を捨てる。"),
        (
            REFUSE,
            "A and B keep the card face up, C refuses 9♦ and receives another card face down.",
            "ⒶとⒷ 表向きのカードを受け取る、Ⓒ 9♦を断り、裏向きに1枚受け取る。",
        ),
        (EXPOSE, "A and B turn up nothing, C turns up 9♦.", "ⒶとⒷ 表にしない、Ⓒ 9♦を表にする。"),
    ],
)
def test_seats_that_do_nothing_with_their_cards_are_joined(book, verb, en, ja):
    run = [CardsPut("", seat, verb, {"": cards}) for seat, cards in enumerate(((), (), (card("9d"),)))]
    said = cards_narrative(book.games["mexican-poker"], "ABC", run)
    assert (plain(said), plain(said, "ja")) == (en, ja)
