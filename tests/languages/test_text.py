"""Marked text: what the marks mean to whoever prints them."""

import pytest

from poker_rulebook.language.phrases import card_label, plain
from poker_rulebook.language.text import Run, in_one_piece, keep_together, marked_card, marked_cards, runs


def pieces(text):
    """What may not break in the text, without cards."""
    return [run.text for run in runs(keep_together(text)) if run.kind == "unbroken"]


def test_text_without_marks_is_one_plain_run():
    assert (Run("plain", "Deal the cards."),) == runs("Deal the cards.")
    assert runs("") == ()


def test_runs_follow_the_text():
    text = "Deal " + in_one_piece("1 card") + ": " + marked_card("Ah") + "."
    assert (
        Run("plain", "Deal "),
        Run("unbroken", "1 card"),
        Run("plain", ": "),
        Run("card", "Ah"),
        Run("plain", "."),
    ) == runs(text)


def test_a_card_divides_an_unbroken_piece():
    assert (Run("unbroken", "A: "), Run("card", "Td"), Run("unbroken", "!")) == runs(
        in_one_piece("A: " + marked_card("Td") + "!")
    )


def test_unbroken_inside_unbroken_is_one_piece():
    assert (Run("unbroken", "0–5 cards"),) == runs(in_one_piece("0–" + in_one_piece("5 cards")))


def test_cards_are_marked_one_by_one():
    assert marked_card("Ah") + " " + marked_card("joker") == marked_cards("Ah joker")
    assert marked_cards("") == ""


@pytest.mark.parametrize("wrong", ["10h", "ah", "A♥", "Ah Kd", "Joker", ""])
def test_only_cards_in_data_form_are_cards(wrong):
    with pytest.raises(ValueError, match="is not a card"):
        marked_card(wrong)


@pytest.mark.parametrize(
    "wrong", ["\ue000a", "a\ue001", "\ue000a\ue003", "\ue002Ah\ue001", "\ue000\ue002Ah\ue001\ue003"]
)
def test_marks_that_do_not_match_are_refused(wrong):
    with pytest.raises(ValueError, match="mark"):
        runs(wrong)


def test_plain_text_shows_cards_as_rank_and_symbol():
    assert plain(marked_cards("As Td joker")) == "A♠ T♦ Joker"
    assert plain(marked_cards("2c joker"), "ja") == "2♣ ジョーカー"
    assert plain(in_one_piece("4枚") + "を配る。", "ja") == "4枚を配る。"


@pytest.mark.parametrize(
    ("name", "english", "japanese"),
    [
        ("As", "ace of spades", "スペードのエース"),
        ("Th", "ten of hearts", "ハートの10"),
        ("Qd", "queen of diamonds", "ダイヤのクイーン"),
        ("2c", "two of clubs", "クラブの2"),
        ("joker", "joker", "ジョーカー"),
    ],
)
def test_card_labels_for_screen_readers(name, english, japanese):
    assert (english, japanese) == (plain(card_label(name)), plain(card_label(name), "ja"))


@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("各プレイヤーに4枚を配る", ["4枚"]),
        ("手札0〜5枚", ["0〜5枚"]),
        ("2〜10人で行い、2-7方式で比べる", ["2〜10人", "2-7"]),
        ("A-5方式の8オアベター", ["A-5", "8オアベター"]),
        ("オマハ8では手札4枚、フロップ3枚", ["オマハ8", "4枚", "3枚"]),
        ("オマハ8オアベター", ["8オアベター"]),
        ("Xオアベターと10オアベター", ["Xオアベター", "10オアベター"]),
        ("ストレートの5-4-3-2-Aでは", ["5-4-3-2-A"]),
        ("1番席から2回目のドローまで、3行5列", ["1番席", "2回目", "3行", "5列"]),
        ("第1ボードと第2サイドポット", ["第1ボード", "第2サイドポット"]),
        ("2〜10はその数字と同じ点", ["2〜10"]),
        ("Use a deck of 52 cards in 4 betting rounds.", ["52 cards"]),
        ("0–5 cards, 2–10 players, 1,000 chips", ["0–5 cards", "2–10 players", "1,000 chips"]),
        ("the 2-7 scale and 9-8-7-6-A", ["2-7", "9-8-7-6-A"]),
        ("between rows 1 and 2, on row 3", ["row 3"]),
        ("2024-12-08, Dramaha-49, 100/200", []),
        ("400をコールする", []),
        ("2 cardsharps", []),
    ],
)
def test_numbers_stay_with_their_units(text, together):
    assert together == pieces(text)


def test_what_is_marked_already_is_left_alone():
    marked = in_one_piece("4枚") + "と" + marked_card("2c") + "と" + in_one_piece("5-4-3-2-A")
    assert marked == keep_together(marked) == keep_together(keep_together(marked))
