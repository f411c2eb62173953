"""Cards as numbers and as text."""

import pytest

from poker_rulebook.cards import (
    DECK_52,
    JOKER_BUG,
    JOKER_WILD,
    CardError,
    card,
    cards,
    highest_first,
    rank_of,
    suit_of,
    text,
    texts,
)


def test_the_deck_has_52_cards_of_13_ranks_and_4_suits():
    assert 52 == len(set(DECK_52))
    assert {(rank, suit) for rank in range(13) for suit in range(4)} == {
        (rank_of(c), suit_of(c)) for c in DECK_52
    }


def test_text_and_number_of_every_card_belong_together():
    assert list(DECK_52) == [card(text(number)) for number in DECK_52]


def test_the_ace_is_the_highest_rank_and_spades_are_the_highest_suit():
    assert (12, 3) == (rank_of(card("As")), suit_of(card("As")))
    assert (0, 0) == (rank_of(card("2c")), suit_of(card("2c")))


def test_the_sum_of_a_hand_counts_its_ranks_and_suits():
    hand = sum(cards("Ah Ad 2h"))
    assert 2 == hand >> 36 & 7, "aces"
    assert 1 == hand & 7, "deuces"
    assert 2 == hand >> 48 & 15, "hearts"


def test_spaces_separate_cards_and_their_order_is_kept():
    assert (card("Ah"), card("2c"), JOKER_BUG) == cards(" Ah 2c   joker ")
    assert "Ah 2c joker" == texts(cards("Ah 2c joker"))
    assert () == cards("")


def test_both_jokers_are_written_joker_and_stand_above_every_hand_without_one():
    assert "joker joker" == texts((JOKER_BUG, JOKER_WILD))
    assert sum(DECK_52[:12]) < JOKER_BUG < JOKER_WILD


def test_cards_sort_by_rank_then_suit_with_jokers_last():
    assert "As Ah Kc 2d joker" == texts(highest_first(cards("joker 2d Ah Kc As")))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("1h", "'1h' is not a card: write a rank from A K Q J T 9 8 7 6 5 4 3 2, then a suit s h d c"),
        ("", "'' is not a card: write a rank from A K Q J T 9 8 7 6 5 4 3 2, then a suit s h d c"),
        ("10h", "'10h' is not a card: did you mean 'Th'?"),
        ("AH", "'AH' is not a card: did you mean 'Ah'?"),
        ("ah", "'ah' is not a card: did you mean 'Ah'?"),
        ("Joker", "'Joker' is not a card: did you mean 'joker'?"),
        ("jo", "'jo' is not a card: did you mean 'joker'?"),
        ("Ah2c", "'Ah2c' is not a card: put spaces between cards, 'Ah 2c'"),
        (12, "12 is not a card: write it as text, such as 'Ah'"),
    ],
)
def test_a_word_that_is_no_card_is_refused_with_what_to_write(wrong, message):
    with pytest.raises(CardError) as refusal:
        card(wrong)
    assert message == str(refusal.value)


def test_a_card_is_held_once():
    with pytest.raises(CardError) as refusal:
        cards("Ah Kd Ah")
    assert "'Ah' is written twice in 'Ah Kd Ah': a card is held once" == str(refusal.value)


def test_cards_are_text():
    with pytest.raises(CardError, match="is not text"):
        cards(["Ah"])


def test_a_joker_has_neither_rank_nor_suit():
    with pytest.raises(CardError, match="'joker' has no rank"):
        rank_of(JOKER_BUG)
    with pytest.raises(CardError, match="'joker' has no suit"):
        suit_of(JOKER_WILD)


def test_a_number_that_is_no_card_has_no_text():
    with pytest.raises(CardError, match="3 is not the number of a card"):
        text(3)
