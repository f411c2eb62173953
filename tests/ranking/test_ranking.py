"""Rankings: facts that can be looked up, the rulebooks' examples, and messages for wrong input."""

import json
import pickle
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path

import jsonschema
import pytest
import yaml

from poker_rulebook.cards import DECK_52, JOKER_BUG, JOKER_WILD, RANK_ONE, RANKS, cards, rank_of, texts
from poker_rulebook.ranking import HandError, Made, Ranking, best_using, threshold, value_using, weakest_hand
from poker_rulebook.ranking.lookup import build_tables
from poker_rulebook.ranking.named import spelled
from poker_rulebook.ranking.rules import LikeError

ROOT = Path(__file__).parents[2]
FILES = sorted((ROOT / "games" / "rankings").glob("*.yaml"))
DATA = {path.stem: yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader) for path in FILES}
RANKING = {name: Ranking.from_data(data, DATA) for name, data in DATA.items()}
SCHEMA = json.loads((ROOT / "schema" / "ranking.schema.json").read_text(encoding="utf-8"))
HAND_NUMBERS = yaml.load(
    (Path(__file__).parent / "hand_numbers.yaml").read_text(encoding="utf-8"), yaml.CSafeLoader
)


def value(ranking: str, hand: str) -> int:
    return RANKING[ranking].value(cards(hand))


def best(ranking: str, hand: str) -> str:
    return texts(RANKING[ranking].best(cards(hand))[1])


def made(ranking: str, hand: str) -> tuple[str, str]:
    """Category, and ranks as one word."""
    found = RANKING[ranking].made(cards(hand))
    return found.category, "".join(found.ranks)


def in_order(ranking: str, *hands: str) -> bool:
    """Whether each hand beats the next."""
    return all(value(ranking, better) > value(ranking, worse) for better, worse in pairwise(hands))


def wild(hand: str) -> tuple[int, ...]:
    """Cards whose joker was dealt face down."""
    return tuple(JOKER_WILD if card == JOKER_BUG else card for card in cards(hand))


def counts_of_classes(ranking: str, deck: str = RANKS) -> dict[str, int]:
    """How many five-card hands of the deck fall into each class, by valuing every one of them."""
    rules = RANKING[ranking]
    there = [card for card in DECK_52 if RANKS[rank_of(card)] in deck]
    by_value = Counter(map(rules.value, combinations(there, 5)))
    return dict(sum((Counter({rules.tables.entries[v].category: n}) for v, n in by_value.items()), Counter()))


# --- files


@pytest.mark.parametrize("name", DATA)
def test_a_ranking_file_fits_the_schema_and_its_own_name(name):
    jsonschema.Draft7Validator(SCHEMA).validate(DATA[name])
    assert name == DATA[name]["id"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_ranking_file_opens_with_what_it_is(path):
    first, second = path.read_text(encoding="utf-8").splitlines()[:2]
    assert first.startswith("# ") and first.endswith(".")
    assert f"id: {path.stem}" == second


def test_every_word_of_the_schema_is_described():
    def descend(node, where):
        if isinstance(node, dict):
            if "enum" in node and "propertyNames" not in where[-1:]:
                assert len(node["enum"]) == len(node.get("enumDescriptions", ())), where
            for name, field in node.get("properties", {}).items():
                assert "allOf" in where or field.get("description"), [*where, name]
            for key, child in node.items():
                if key not in ("if", "allOf"):
                    descend(child, [*where, key])

    descend(SCHEMA, ["schema"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"straights": ["A-K-Q-J"]}, "straights: 'A-K-Q-J' must have 5 different ranks"),
        ({"ranks": "A-K-K"}, "ranks: 'A-K-K' has a rank twice"),
        ({"ranks": "A-K-Q"}, "straights: 'A-K-Q-J-T' has a J, which `ranks` lacks"),
        ({"ranks": "A-10-9"}, "'10' in 'A-10-9' is not a rank: write T for ten"),
        ({"compare": "points", "points": {"A": 1}}, "points: K has no number"),
    ],
)
def test_a_file_that_contradicts_itself_is_refused(change, message):
    with pytest.raises(ValueError) as refusal:
        Ranking.from_data(DATA["high"] | change)
    assert message == str(refusal.value)


def test_a_ranking_like_another_says_only_what_differs():
    assert RANKING["high"].rules._replace(fourth_by_sum=RANKING["quick-quads"].rules.fourth_by_sum) == (
        RANKING["quick-quads"].rules
    )
    assert "short-deck" == RANKING["short-deck-trips-over-straight"].words.name["en"]
    assert "ace-to-five" == RANKING["face-first"].words.within["en"]
    assert RANKING["points-0"].rules == RANKING["points-49"].rules._replace(wins_lowest=True)


@pytest.mark.parametrize(
    ("files", "error", "message"),
    [
        ({"a": {"like": "b"}}, LikeError, "no ranking is called 'b'"),
        ({"a": {"like": "a"}}, LikeError, "a is like a"),
        (
            {"a": {"like": "b"}, "b": {"like": "c"}, "c": {"like": "b"}},
            LikeError, "a is like b is like c is like b",
        ),
        ({"a": {"like": "badugi", "points": {}}}, ValueError, "points: this does not go with 'compare: distinct'"),
        (
            {"a": {"like": "ace-to-five", "classes": ["straight", "high-card"]}},
            ValueError, "straights: `classes` has straights, and none is listed",
        ),
    ],
)  # fmt: skip
def test_a_ranking_that_is_like_nothing_is_refused(files, error, message):
    every = DATA | {id_: {"id": id_} | data for id_, data in files.items()}
    with pytest.raises(error) as refusal:
        Ranking.from_data(every["a"], every)
    assert message == str(refusal.value)


# --- counts


def test_2598960_hands_fall_into_the_nine_classes():
    expected = {
        "straight-flush": 40,
        "four-of-a-kind": 624,
        "full-house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three-of-a-kind": 54_912,
        "two-pair": 123_552,
        "one-pair": 1_098_240,
        "high-card": 1_302_540,
    }
    assert 2_598_960 == sum(expected.values())
    assert expected == counts_of_classes("high")


@pytest.mark.parametrize(
    ("name", "deck", "some"),
    [
        (
            "short-deck",
            "6789TJQKA",
            {
                "flush": 480,
                "full-house": 1728,
                "straight": 6120,
                "three-of-a-kind": 16128,
                "straight-flush": 24,
            },
        ),
        (
            "short-deck-trips-over-straight",
            "6789TJQKA",
            {
                "flush": 480,
                "full-house": 1728,
                "straight": 6120,
                "three-of-a-kind": 16128,
                "straight-flush": 24,
            },
        ),
        (
            "mexican",
            "234567JQKA",
            {
                "flush": 980,
                "full-house": 2160,
                "straight": 7140,
                "three-of-a-kind": 23040,
                "straight-flush": 28,
            },
        ),
    ],
)
def test_shorter_decks_have_these_counts(name, deck, some):
    found = counts_of_classes(name, deck)
    assert some == {category: found[category] for category in some}


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("high", 7_462),
        ("deuce-to-seven", 7_462),
        ("ace-to-six", 7_462),
        ("ace-to-five", 6_175),
        ("badugi", 1_092),
        ("badugi-ace-high", 1_092),
        ("madison", 6_175),
        ("lowest-straight", 10),
        ("open-face-front", 455),
        ("points-49", 50),
        ("points-0", 50),
        ("closest-to-27", 209),
        ("closest-to-27-level", 156),
        ("face-first", 6_175 + 1_992),
    ],
)
def test_a_ranking_has_so_many_different_hands(name, count):
    assert count == RANKING[name].count


def test_badugi_has_715_hands_of_four_286_of_three_78_of_two_and_13_of_one_card():
    sizes = Counter(len(ranks.split("-")) for _, ranks in RANKING["badugi"].classes())
    assert {4: 715, 3: 286, 2: 78, 1: 13} == sizes


def test_56_ace_to_five_hands_are_eight_or_better():
    low = RANKING["ace-to-five"]
    assert 56 == sum(worth >= threshold(low, "8-7-6-5-4") for worth, _ in low.classes())
    assert 21 == sum(worth >= threshold(low, "7-6-5-4-3") for worth, _ in low.classes())


@pytest.mark.parametrize(
    ("name", "tops"),
    [
        ("ace-to-five", {"5": 1, "6": 5, "7": 15, "8": 35, "9": 70, "T": 126, "J": 210, "Q": 330, "K": 495}),
        ("deuce-to-seven", {"7": 4, "8": 14, "9": 34, "T": 69, "J": 125, "Q": 209, "K": 329, "A": 494}),
        ("ace-to-six", {"6": 4, "7": 14, "8": 34, "9": 69, "T": 125, "J": 209, "Q": 329, "K": 494}),
    ],
)
def test_so_many_lows_have_each_top_card(name, tops):
    entries = [entry for entry in RANKING[name].tables.entries if entry and entry.category == "high-card"]
    assert tops == Counter(RANKS[entry.ranks[0]] for entry in entries)


@pytest.mark.parametrize("name", HAND_NUMBERS)
def test_the_nth_best_low_is_the_one_printed(name):
    ranking = RANKING[name]
    counted = {hand: ranking.count + 1 - threshold(ranking, hand) for hand in HAND_NUMBERS[name]}
    assert {hand: number for number, hand in enumerate(HAND_NUMBERS[name], 1)} == counted


def test_the_hand_number_tables_are_complete():
    assert {
        "ace-to-five": 56,
        "deuce-to-seven": 56,
        "ace-to-six": 56,
    } == {k: len(v) for k, v in HAND_NUMBERS.items()}


@pytest.mark.parametrize("name", DATA)
def test_classes_run_from_the_best_to_the_worst(name):
    worths = [worth for worth, _ in RANKING[name].classes()]
    assert sorted(worths, reverse=True) == worths and worths[-1] > 0


@pytest.mark.parametrize(
    ("name", "best_hand", "worst_hand"),
    [
        ("high", "A-K-Q-J-T suited", "7-5-4-3-2"),
        ("ace-to-five", "5-4-3-2-A", "K-K-K-K-Q"),
        ("deuce-to-seven", "7-5-4-3-2", "A-K-Q-J-T suited"),
        ("ace-to-six", "6-4-3-2-A", "K-Q-J-T-9 suited"),
        ("madison", "2-A-A-A-A", "K-K-K-K-Q"),
        ("high-badugi", "A-A-A-A", "2"),
        ("lowest-straight", "5-4-3-2-A", "A-K-Q-J-T"),
        ("points-49", "49", "0"),
        ("points-0", "0", "49"),
        ("points-21", "21 with 5 cards", "0 with 1 cards"),
        ("face-first", "5-4-3-2-A", "T-T-T-T-9"),
        ("open-face-front", "A-A-A", "4-3-2"),
    ],
)
def test_the_best_and_the_worst_hand_are(name, best_hand, worst_hand):
    ranks = [text for _, text in RANKING[name].classes()]
    assert (best_hand, worst_hand) == (ranks[0], ranks[-1])


@pytest.mark.parametrize(
    ("name", "best_four", "worst_four", "best_three"),
    [("badugi", "4-3-2-A", "K-Q-J-T", "3-2-A"), ("badugi-ace-high", "5-4-3-2", "A-K-Q-J", "4-3-2")],
)
def test_the_worst_four_card_badugi_beats_every_three_cards(name, best_four, worst_four, best_three):
    ranks = [text for _, text in RANKING[name].classes()]
    assert (best_four, worst_four, best_three) == (ranks[0], ranks[714], ranks[715])


# --- the rulebooks' examples, and some made for pitfalls


def test_the_wheel_is_the_lowest_straight_in_high():
    assert ("straight", "5") == made("high", "Ah 2c 3d 4s 5h")
    assert in_order("high", "6h 2c 3d 4s 5h", "Ah 2c 3d 4s 5h", "Ah Ac Ad Ks Qh")


def test_no_straight_goes_round_the_ace():
    assert ("high-card", "AK432") == made("high", "Kh Ac 2d 3s 4h")


def test_only_five_cards_count():
    assert in_order("high", "Ad 2c Tc Td 5s 5h As", "Ks Kd Tc Td 5s 5h As")
    assert value("high", "Ts Td 5s 5h As 2c 2h") == value("high", "Ts Td 5s 5h As 4c 3h")
    assert value("high", "As Kd Qh Jc 9s 2c 3d") == value("high", "As Kd Qh Jc 9s 8c 7d")


@pytest.mark.parametrize(
    "name", ["high", "deuce-to-seven", "short-deck", "canadian", "lowest-straight", "points-49"]
)
def test_larger_hands_are_worth_the_same_whether_worked_out_one_by_one_or_all_at_once(name):
    rules = RANKING[name].rules
    kept, filled = build_tables(rules), build_tables(rules)
    for one_by_one, at_once in ((kept.plain, filled.plain), (kept.suited, filled.suited)):
        if not at_once:  # no flushes
            continue
        given = list(at_once)
        at_once[
            sum(RANK_ONE[rank] for rank in rules.ranks[:6])
        ]  # looked up before, and no part of what is filled
        at_once.left = 1
        for key, another in zip(given[::40], reversed(given[::40]), strict=True):
            ranks = [rank for rank in range(13) for _ in range(another >> 3 * rank & 7)]
            for more in (ranks[:1], ranks[-2:]):
                larger = key + sum(RANK_ONE[rank] for rank in more)
                assert one_by_one[larger] == at_once[larger]
        assert len(at_once) > 6 * len(given)


def test_the_flush_beats_the_full_house_with_36_and_41_cards():
    assert in_order("short-deck", "Ah Kh Jh 9h 7h", "Kc Kd Kh Jh Js", "9h 8c 7s 6d As")
    assert in_order("mexican", "Ah Jh 6h 4h 3h", "Ks Kd Kc Qh Qd")
    assert in_order("high", "Kc Kd Kh Jh Js", "Ah Kh Jh 9h 7h")


def test_the_lowest_short_deck_straight_is_9876A():
    assert ("straight", "9") == made("short-deck", "As 6d 7s 8c 9h")
    assert in_order("short-deck", "Ts 6d 7s 8c 9h", "As 6d 7s 8c 9h", "As Ad Ac Ks Qh")


def test_three_of_a_kind_beats_a_straight_only_where_the_ranking_says_so():
    straight, trips = "As Kd Qh Jc Ts", "6s 6d 6h 7c 8s"
    assert in_order("short-deck", straight, trips)
    assert in_order("short-deck-trips-over-straight", trips, straight)


def test_the_jack_follows_the_seven_in_mexican_poker():
    assert ("straight", "Q") == made("mexican", "5h 6c 7d Js Qh")
    assert ("royal-flush", "A") == made("mexican", "7h Jh Qh Kh Ah")


def test_the_lowest_pair_is_best_among_pairs():
    assert in_order("ace-to-five", "As Ad 6h 5c 4s", "As Ad 7h 3c 2s", "As Ad 7h 6c 5s", "2s 2d 5h 4c 3s")
    assert in_order("deuce-to-seven", "2s 2d 5h 4c 3s", "As Ad 7h 6c 5s")


def test_straights_and_flushes_count_against_deuce_to_seven_and_the_lower_one_wins():
    assert in_order("deuce-to-seven", "7s 6d 5h 4c 3s", "8s 7d 6h 5c 4s")
    assert in_order("deuce-to-seven", "8s 6s 5s 4s 3s", "9s 5s 4s 3s 2s")


def test_A5432_is_the_best_ace_high_and_no_straight_in_deuce_to_seven():
    assert ("high-card", "A5432") == made("deuce-to-seven", "As 5d 4h 3c 2s")
    assert in_order("deuce-to-seven", "Ks Qd Jh Tc 8s", "As 5d 4h 3c 2s", "As 6d 4h 3c 2s", "2s 2d 5h 4c 3s")


def test_ace_to_six_counts_the_wheel_as_a_straight_but_not_AKQJT():
    assert "straight" == made("ace-to-six", "5s 4d 3h 2c As")[0]
    assert ("high-card", "KQJTA") == made("ace-to-six", "As Kd Qh Jc Ts")


def test_seven_cards_may_avoid_a_flush_for_low():
    assert "7s 5s 4s 3s 2d" == best("deuce-to-seven", "7s 5s 4s 3s 2s 2d Ks")


def test_extra_cards_never_play_in_badugi():
    assert value("badugi", "7s 3s 2h Ad") == value("badugi", "3c 3d 2s Ah")
    assert ("badugi", "32A") == made("badugi", "7s 3s 2h Ad")
    assert in_order("badugi", "7s 4c 2h 2d", "7d 5c Ah Ad")


def test_the_ace_is_high_in_badeucy():
    assert in_order("badugi-ace-high", "7s 4c 3h 3d", "7d 5c 2h 2d")
    assert in_order("badugi-ace-high", "Ks 7c 6d 2h 8h", "Ah 2c 3d 4s 5c")
    assert in_order("badugi", "Ah 2c 3d 4s 5c", "Ks 7c 6d 2h 8h")


def test_high_badugi_keeps_equal_ranks_and_counts_suits_first():
    assert in_order("high-badugi", "Ks Kh 3d 3c", "Kc Qd Jh Ts", "2s 2h 2d 2c", "As Ah Ad Kd")
    assert ("badugi", "AAA") == made("high-badugi", "As Ah Ad Kd")


def test_the_other_two_cards_make_quick_quads():
    assert ("four-of-a-kind", "8") == made("quick-quads", "8s 8h 8d 6c 2s")
    assert in_order("quick-quads", "Tc Td Th 5s 5c", "Qs Qh Qd 3c 3h", "8s 8h 8d 5d 4c")
    assert ("four-of-a-kind", "2") == made("quick-quads", "2s 2h 2d As Ac")
    assert ("four-of-a-kind", "8") == made("quick-quads", "8s 8h 8d 4s 4c")
    assert "8s 8h 8d 6c 2s" == best("quick-quads", "2s 8h 8d 6c 8s")


def test_quick_quads_of_one_rank_are_equal_whatever_adds_up():
    assert value("quick-quads", "8s 8h 8d 6c 2s") == value("quick-quads", "8s 8h 8d 5c 3s")


@pytest.mark.parametrize(
    ("hand", "points", "counted"),
    [
        ("As Kd Qh Tc Ts", 21, 5),
        ("As Qd Th 6c 4s", 21, 5),
        ("Ks Td Th 8c 6s", 20, 3),
        ("9s 8d 7h 6c 5s", 21, 3),
    ],
)
def test_cards_above_21_are_left_out(hand, points, counted):
    found = RANKING["points-21"].made(cards(hand))
    assert (points, counted) == (found.points, len(found.cards))


def test_more_cards_break_ties_at_21():
    assert in_order("points-21", "As Kd Qh Tc Ts", "9s 8d 7h 6c 5s")


@pytest.mark.parametrize(
    ("hand", "to_7", "to_27"),
    [
        ("5d Ad Ac", 14, 54),
        ("6c Kd", 13, 13),
        ("As Ks Qd 8c 7c", 34, 54),
        ("Ac Ad 4h", 12, 52),
        ("As Ah Ad Ac 9c", 26, 46),
    ],
)
def test_every_ace_counts_1_or_11_and_face_cards_a_half(hand, to_7, to_27):
    totals = [RANKING[f"closest-to-{number}"].made(cards(hand)).points for number in (7, 27)]
    assert [to_7, to_27] == totals


def test_what_a_total_above_the_number_is_worth():
    six_and_a_half, seven_and_a_half, five = "6s Qd", "7c Jh", "5h"
    assert in_order("closest-to-7", six_and_a_half, seven_and_a_half, five)
    assert value("closest-to-7-level", six_and_a_half) == value("closest-to-7-level", seven_and_a_half)
    assert in_order("closest-to-7-not-above", six_and_a_half, five, seven_and_a_half)


def test_points_show_the_largest_first():
    expected = Made("points", ("T", "T", "9", "A", "K"), cards("Ts Tc 9h As Kd"), 30)
    assert expected == RANKING["points-49"].made(cards("Kd 9h As Tc Ts"))


def test_a_joker_stands_last_among_points():
    expected = cards("Ts 9h Kd Kc joker")
    assert expected == RANKING["points-49"].best(cards("Kd joker 9h Ts Kc"))[1]


def test_madison_ignores_pairs():
    assert in_order("madison", "4c 3s 3d 2s Ah", "4s 4h 3c 2d 2h", "5s 4d 3h 2c Ac")


def test_a_straight_is_needed_for_the_lowest_straight():
    assert 0 == value("lowest-straight", "As Ad Ah Ac Ks")
    assert (0, ()) == RANKING["lowest-straight"].best(cards("As Ad Ah Ac Ks"))
    assert value("lowest-straight", "5s 4s 3s 2s As") == value("lowest-straight", "5s 4d 3h 2c As")
    assert "5s 4d 3h 2c As" == best("lowest-straight", "As 2c 3h 4d 5s 6c 7d")


def test_a_face_card_anywhere_beats_every_hand_without():
    assert in_order("face-first", "3h 5d 7s 8d 9h Qs Kc", "2h 2d 3s 3c 4d 5s 7c", "Ah Ad 2s 4c 4h 6s 8c")
    assert "9h 8d 7s 5d 3h" == best("face-first", "3h 5d 7s 8d 9h Qs Kc")
    assert in_order("face-first", "Kh Kd Ks Kc Qd Qs Qc", "Ah 2h 3s 4c 5d 6s 7c")
    assert "Qs Qd Qc Ks Kh" == best("face-first", "Kh Kd Ks Kc Qd Qs Qc")


def test_the_front_of_open_face_knows_no_straights_and_flushes():
    assert in_order("open-face-front", "2s 2h 2d", "As Ah Kd", "As Kh Qd")
    assert value("open-face-front", "As Ks Qs") == value("open-face-front", "As Kh Qd")


def test_showing_compares_a_front_with_a_middle():
    showing = RANKING["high"].showing
    assert showing(cards("Js Jd 8c")) > showing(cards("Jh Jc 7s 4d 3c")), "a foul"
    assert showing(cards("Js Jd 8c")) <= showing(cards("Jh Jc 9s 4d 2c"))
    assert showing(cards("As Kd Qc")) <= showing(cards("Ah Ks Qd 3c 2h"))
    assert showing(cards("As Ad Ac")) < showing(cards("6h 5s 4d 3c 2h")), "a straight"


@pytest.mark.parametrize(
    ("limit", "hand", "best_cards", "points"),
    [
        (13, "9s 4d", "9s 4d", 13),
        (13, "9s 4d 8h", "9s 4d", 13),
        (13, "9s 4d Kh Ks Kd", "9s 4d", 13),
        (13, "9s 8d 7h 3c 2s", "8d 3c 2s", 13),
        (7, "Ts 9d 8h", "", None),
        (7, "Ts 9d Kh", "Kh", 0),
        (7, "7s Ad 6h", "7s", 7),
    ],
)
def test_a_limit_without_a_rule_for_equal_totals_uses_as_few_cards_as_make_the_total(
    limit, hand, best_cards, points
):
    data = DATA["points-49"] | {"id": "points-limited", "at_most": limit}
    ranking = Ranking.from_data(data)
    assert best_cards == texts(ranking.best(cards(hand))[1])
    if best_cards:
        assert points == ranking.made(cards(hand)).points


# --- jokers


def test_the_bug_is_an_ace_or_completes_a_straight_or_a_flush():
    assert ("one-pair", "KA72") == made("high", "Kh Kd 7c 2s joker")
    assert ("straight", "8") == made("high", "4h 5d 6c 7s joker")
    assert ("flush", "AKQ94") == made("high", "Ah Kh 9h 4h joker")
    assert ("straight-flush", "9") == made("high", "5h 6h 7h 8h joker")
    assert in_order("high", "Kh Kd 7c 2s joker", "Ks Kc Qd Jh 3d")


def test_four_aces_and_the_bug_are_five_aces_the_best_hand():
    assert ("five-of-a-kind", "A") == made("high", "As Ah Ad Ac joker")
    assert in_order("high", "As Ah Ad Ac joker", "As Ks Qs Js Ts")
    assert 7_475 == value("high", "As Ah Ad Ac joker")


def test_five_of_a_kind_lies_above_the_7462_values_of_hands_without_a_joker():
    high = RANKING["high"]
    fives = [worth for worth, it in enumerate(high.tables.entries) if it and it.category == "five-of-a-kind"]
    assert (7_462, list(range(7_463, 7_476))) == (high.count, fives)


def test_the_joker_of_mexican_poker_is_a_bug_face_up_and_wild_face_down():
    hand, flush = "7h 7d 7c 2s joker", "Ah Jh 6h 4h 3h"
    assert ("three-of-a-kind", "7A2") == made("mexican", hand)
    assert in_order("mexican", flush, hand)
    assert "four-of-a-kind" == RANKING["mexican"].made(wild(hand)).category
    assert RANKING["mexican"].value(wild(hand)) > value("mexican", flush)


def test_the_bug_is_a_seven_between_the_six_and_the_jack():
    assert ("straight", "A") == made("mexican", "Ac Kd Qh Js joker")


def test_a_joker_never_stands_for_a_rank_the_deck_lacks():
    assert ("one-pair", "A763") == made("mexican", "7c 6d 3h As joker")
    assert "one-pair" == RANKING["mexican"].made(wild("7c Kd 2h Qs joker")).category


def test_a_wild_joker_makes_five_of_a_kind_and_beats_a_straight_flush():
    assert RANKING["mexican"].value(wild("2s 2h 2d 2c joker")) > value("mexican", "Ah Kh Qh Jh 7h")


def test_the_joker_is_the_lowest_card_missing_from_a_low():
    assert ("high-card", "6532A") == made("ace-to-five", "6s 5d 3h Ac joker")
    assert ("high-card", "86543") == made("deuce-to-seven", "6s 5d 4h 3c joker")
    assert "6s 5d 3h joker Ac" == best("ace-to-five", "6s 5d 3h Ac joker")


def test_a_low_joker_avoids_a_flush():
    assert ("high-card", "75432") == made("deuce-to-seven", "7s 5s 4s 3s joker")


def test_a_joker_stays_a_joker_among_the_cards_that_make_the_hand():
    assert "joker 7s 6c 5d 4h" == best("high", "4h 5d 6c 7s joker")
    assert "Kh Kd joker 7c 2s" == best("high", "Kh Kd 7c 2s joker")


def test_a_joker_up_is_an_ace_and_one_turned_up_later_pairs():
    showing = RANKING["mexican"].showing
    assert showing(cards("joker")) == showing(cards("Ah")) > showing(cards("Ks"))
    assert showing(cards("joker Ks")) == showing(cards("Ah Ks"))
    assert showing(wild("joker 2s")) == showing(cards("2h 2s"))


# --- best hands and showing


def test_groups_come_first_and_the_wheel_ends_with_its_ace():
    assert "8s 8h 8d 8c Ks" == best("high", "8c Ks 8h 2d 8d 8s 3c")
    assert "5s 4d 3h 2c Ac" == best("high", "Ac 2c 3h 4d 5s Kd Kh")
    assert "9s 9h 9c Ad Ac" == best("high", "Ad Ac 9s 9h 9c 2d 3h")
    assert "8c 7d 6h 2s Ac" == best("ace-to-five", "8c 7d 6h 2s Ac Ks Kd")


def test_of_equal_hands_the_one_with_the_highest_suits_counts():
    assert "As Kd Qh Jc Ts" == best("high", "Ac As Kd Qh Jc Ts 2d")
    assert "3h 2s Ad" == best("badugi", "3s 3h 2s Ad Ks")


def test_the_ace_high_straight_flush_is_royal_only_where_the_highest_of_five_cards_wins():
    assert ("royal-flush", "A") == made("high", "Ah Kh Qh Jh Th 2c 2d")
    assert ("straight-flush", "A") == made("three-cards", "Ah Kh Qh")
    assert ("straight-flush", "A") == made("deuce-to-seven", "Ah Kh Qh Jh Th")


def test_made_gives_ranks_in_the_order_in_which_hands_compare():
    assert ("two-pair", "K59") == made("high", "5s 5d Ks Kd 9c")
    assert ("full-house", "2K") == made("high", "2s 2d 2h Kd Kc")
    assert ("high-card", "8532A") == made("ace-to-five", "8s 5d 3h 2d Ac")
    assert ("one-pair", "A765") == made("ace-to-five", "As Ad 7h 6c 5s")


def test_higher_cards_showing_come_first_in_high_and_last_in_low():
    high, low = RANKING["high"].showing, RANKING["ace-to-five"].showing
    assert high(cards("2s 2d")) > high(cards("Ks 9d")) > high(cards("Kh 6d")) > high(cards("Qs Jd"))
    assert low(cards("As 2d 9h")) > low(cards("3s 3d 4h"))
    assert low(cards("Ah")) > low(cards("2s")) > low(cards("Ks"))


def test_straights_and_flushes_show_only_with_five_cards():
    high = RANKING["high"].showing
    assert high(cards("2s 2d 3h 4c")) > high(cards("As Ks Qs Js"))
    assert high(cards("As Ks Qs Js Ts")) > high(cards("2s 2d 2h 2c 3h"))


# --- own and board cards


OMAHA = ((2, 3),)
HOLDEM = ((0, 5), (1, 4), (2, 3))


def test_omaha_uses_exactly_two_own_cards():
    high = RANKING["high"]
    own, board = cards("Ah Kd Qc Js"), cards("2h 5h 9h Th 3c")
    worth, hand = best_using(high, own, [board], OMAHA)
    assert worth == value_using(high, own, [board], OMAHA) < high.value(own + board)
    assert "Ah Kd Th 9h 5h" == texts(hand)


def test_the_best_of_several_boards_counts():
    high = RANKING["high"]
    boards = [cards("Kc Qc 2d 3h 6s"), cards("Ad Kd Qs Tc 5c")]
    assert "Qs Qh Qd Ad Kd" == texts(best_using(high, cards("As 4c Kh Qh Qd"), boards, OMAHA)[1])
    low = RANKING["lowest-straight"]
    assert ("straight", ("K",)) == low.made(best_using(low, cards("Js Ts 2h 3d 9c"), boards, OMAHA)[1])[:2]


def test_a_group_of_three_takes_up_to_four_own_cards():
    high = RANKING["high"]
    lines = [cards("2h 3h 4h"), cards("Kc 3h Kd")]
    assert "Ks Kh Kd Kc Ac" == texts(
        best_using(high, cards("Ks Kh Ac 7d"), lines, ((2, 3), (3, 2), (4, 1)))[1]
    )


def test_own_cards_alone_are_compared_where_no_board_is_used():
    ranking = RANKING["face-first"]
    own = cards("3h 5d 7s 8d 9h Qs Kc")
    assert ranking.value(own) == value_using(ranking, own, (), ((5, 0),))
    assert ranking.best(own) == best_using(ranking, own, (), ((5, 0),))


def test_cards_that_fit_no_use_are_refused():
    with pytest.raises(ValueError) as refusal:
        value_using(RANKING["high"], cards("Ah Kd Qc Js"), [cards("2h 5h")], OMAHA)
    assert "high: 2 own and 3 board cards are to be used, but there are 4 own and 2 board cards" == str(
        refusal.value
    )


# --- thresholds and wrong input


@pytest.mark.parametrize(
    ("name", "text", "weakest"),
    [
        ("high", "pair", "2s 2h 5d 4c 3s"),
        ("high", "pair of jacks", "Js Jh 4d 3c 2s"),
        ("high", "two pair", "3s 3h 2d 2c 4s"),
        ("high", "kings up", "Ks Kh 2d 2c 3s"),
        ("high", "three of a kind", "2s 2h 2d 4c 3s"),
        ("high", "three sevens", "7s 7h 7d 3c 2s"),
        ("high", "straight", "5s 4h 3d 2c As"),
        ("high", "jack-high straight", "Js Th 9d 8c 7s"),
        ("high", "flush", "7s 5s 4s 3s 2s"),
        ("high", "king-high flush", "Ks 5s 4s 3s 2s"),
        ("high", "full house", "2s 2h 2d 3c 3s"),
        ("high", "kings full", "Ks Kh Kd 2c 2s"),
        ("high", "four of a kind", "2s 2h 2d 2c 3s"),
        ("high", "four aces", "As Ah Ad Ac 2s"),
        ("high", "straight flush", "5s 4s 3s 2s As"),
        ("high", "royal flush", "As Ks Qs Js Ts"),
        ("high", "ace high", "As 6h 4d 3c 2s"),
        ("ace-to-five", "no pair", "Ks Qh Jd Tc 9s"),
        ("ace-to-five", "pair of sixes", "6s 6h Kd Qc Js"),
        ("deuce-to-seven", "no pair", "As Kh Qd Jc 9s"),
        ("short-deck", "straight", "9s 8h 7d 6c As"),
        ("short-deck", "pair", "6s 6h 9d 8c 7s"),
        ("open-face-front", "three twos", "2s 2h 2d"),
        ("open-face-front", "pair of aces", "As Ah 2d"),
        ("lowest-straight", "straight", "As Kh Qd Jc Ts"),
        ("badugi", "four-card badugi", "Ks Qh Jd Tc"),
        ("badugi", "three-card badugi", "Ks Qh Jd"),
        ("quick-quads", "four of a kind", "2s 2h 2d Ac As"),
        ("ace-to-five", "8-7-6-5-4", "8s 7d 6h 5c 4s"),
        ("ace-to-five", "87654", "8s 7d 6h 5c 4s"),
        ("ace-to-five", "8s 7d 6h 5c 4s", "8s 7d 6h 5c 4s"),
        ("deuce-to-seven", "7-5-4-3-2", "7s 5d 4h 3c 2s"),
        ("high", "K-K-A-Q-J", "Ks Kh Ad Qc Js"),
        ("badugi", "7-4-2", "7s 4c 2h"),
    ],
)
def test_a_threshold_is_the_weakest_hand_of_its_name(name, text, weakest):
    assert value(name, weakest) == threshold(RANKING[name], text)
    assert value(name, weakest) == RANKING[name].value(weakest_hand(RANKING[name], text))


def test_five_of_a_kind_is_a_threshold_where_a_joker_makes_it():
    assert RANKING["high"].count + 1 == threshold(RANKING["high"], "five of a kind")
    assert RANKING["high"].value(cards("As Ah Ad Ac joker")) == threshold(RANKING["high"], "five aces")


# Totals have no names, and where a face card puts a hand ahead it may lie beside the hand.
@pytest.mark.parametrize(
    "name", [name for name, one in RANKING.items() if one.rules.compare != "points" and not one.rules.ahead]
)
def test_every_value_is_written_in_one_way_and_read_again(name):
    ranking = RANKING[name]
    values = [*ranking.places][:: max(1, ranking.count // 400)]
    straights = ranking.rules.wins_lowest and "high-card" in ranking.rules.classes
    for worth in values:
        text = spelled(ranking, worth)
        if not (straights and ranking.tables.entries[worth].category == "straight" and "-high" not in text):
            assert worth == threshold(ranking, text), text


@pytest.mark.parametrize(
    ("name", "text", "message", "hint"),
    [
        ("ace-to-five", "8-7-6-5", "'8-7-6-5' has 4 cards: a hand of ace-to-five has 5", ""),
        ("badugi", "8-7-6-5-4", "'8-7-6-5-4' has 5 cards: a hand of badugi has 1 to 4", ""),
        ("high", "J-J", "'J-J' has 2 cards: a hand of high has 5", "did you mean 'pair of jacks'?"),
        ("ace-to-five", "10-7-5-3-2", "'10' in '10-7-5-3-2' is not a rank: write T for ten", "write 'T-7-5-3-2'"),
        ("high", "10-10-8-7-6", "'10' in '10-10-8-7-6' is not a rank: write T for ten", "write 'T-T-8-7-6'"),
        ("high", "8765X", "'X' in '8765X' is not a rank: ranks are A K Q J T 9 8 7 6 5 4 3 2", ""),
        ("high", "AAAAA", "'AAAAA' has more than four of rank A", ""),
        ("high", 87654, "87654 is not text: put it in quotes, such as '87654'", ""),
        ("short-deck", "8-7-6-5-4", "this ranking has no 4", ""),
        ("lowest-straight", "9-8-7-6-4", "'9-8-7-6-4' is not a hand of lowest-straight", ""),
        # what has a name is not written otherwise
        ("high", "J-J-4-3-2", "'J-J-4-3-2' has a name", "write 'pair of jacks'"),
        ("high", "2-2-2-4-3", "'2-2-2-4-3' has a name", "write 'three of a kind'"),
        ("high", "7s 5s 4s 3s 2s", "'7s 5s 4s 3s 2s' has a name", "write 'flush'"),
        ("high", "KKK22", "'KKK22' has a name", "write 'kings full'"),
        ("ace-to-five", "K-Q-J-T-9", "'K-Q-J-T-9' has a name", "write 'no pair'"),
        ("badugi", "Ks Qh Jd Tc", "'Ks Qh Jd Tc' has a name", "write 'four-card badugi'"),
        # names that are not there
        ("high", "three-of-a-kind", "'three-of-a-kind' is not a hand of high", "did you mean 'three of a kind'?"),
        ("high", "pair of jack", "'pair of jack' is not a hand of high", "did you mean 'pair of jacks'?"),
        ("high", "jacks or better", "'jacks or better' is not a hand of high", "did you mean 'pair of jacks'?"),
        ("high", "pair of deuces", "'pair of deuces' is not a hand of high", "did you mean 'pair of twos'?"),
        ("high", "one pair", "'one pair' is not a hand of high", "did you mean 'pair'?"),
        ("high", "Flush", "'Flush' is not a hand of high", "did you mean 'flush'?"),
        ("high", "queen high flush", "'queen high flush' is not a hand of high", "did you mean 'queen-high flush'?"),
        ("ace-to-five", "eight or better", "'eight or better' is not a hand of ace-to-five", "write 8-7-6-5-4"),
        ("deuce-to-seven", "nine-or-better", "'nine-or-better' is not a hand of deuce-to-seven", "write 9-8-7-6-4"),
        (
            "ace-to-five", "flush", "'flush' is not a hand of ace-to-five, which does not count it",
            "one of: no pair, pair, two pair, three of a kind, full house, four of a kind",
        ),
        (
            "mexican", "pair of nines", "'pair of nines' is not a hand of mexican, which has no nine",
            "its ranks are A K Q J 7 6 5 4 3 2",
        ),
        (
            "deuce-to-seven", "royal flush", "'royal flush' is not a hand of deuce-to-seven",
            "one of: no pair, pair, two pair, three of a kind, straight, flush, full house, four of a kind, straight flush",
        ),
        ("badugi", "nonsense", "'nonsense' is not a hand of badugi",
         "one of: four-card badugi, three-card badugi, two-card badugi, one-card badugi"),
        (
            "ace-to-five", "8s7h6d5c4s",
            "'8s7h6d5c4s' is not a card: put spaces between cards, '8s 7h 6d 5c 4s'", "",
        ),
        # a low that is a straight
        (
            "deuce-to-seven", "8-7-6-5-4",
            "'8-7-6-5-4' is a straight in deuce-to-seven, below every hand without a pair", "write 8-7-6-5-3",
        ),
        (
            "ace-to-six", "6-5-4-3-2",
            "'6-5-4-3-2' is a straight in ace-to-six, below every hand without a pair", "write 6-5-4-3-A",
        ),
    ],
)  # fmt: skip
def test_a_wrong_threshold_is_refused_with_what_is_wrong(name, text, message, hint):
    with pytest.raises(HandError) as refusal:
        threshold(RANKING[name], text)
    assert (message, hint) == (str(refusal.value), refusal.value.hint)


@pytest.mark.parametrize("hand", ["Ah Kh Qh Jh", "Ah", "", "Ah Kh Qh joker"])
@pytest.mark.parametrize("name", ["high", "deuce-to-seven", "ace-to-five"])
def test_four_cards_are_no_hand(name, hand):
    with pytest.raises(ValueError, match="needs at least 5 cards, not"):
        value(name, hand)


@pytest.mark.parametrize("name", ["high", "deuce-to-seven"])
def test_more_than_twelve_cards_are_refused(name):
    for hand in (DECK_52[:13], DECK_52[::4], DECK_52[:14]):
        with pytest.raises(ValueError, match="hands of at most 12 cards are read, not 1"):
            RANKING[name].value(hand)


def test_a_deuce_is_unknown_in_short_deck():
    for hand in ("As Ad Ah Ac 2s", "As Ks Qs Js 2s", "As Ks Qs Js Ts 2s", "As Kd Qh Jc Ts 9s 2c"):
        with pytest.raises(ValueError, match="this ranking has no 2"):
            value("short-deck", hand)


def test_no_hand_has_no_name():
    with pytest.raises(ValueError, match="no hand of lowest-straight in these cards"):
        RANKING["lowest-straight"].made(cards("As Ad Ah Ac Ks"))


def test_a_ranking_can_be_sent_to_another_process():
    copy = pickle.loads(pickle.dumps(RANKING["high"]))
    assert 7_462 == copy.value(cards("Ah Kh Qh Jh Th"))


def test_tables_are_built_on_first_use():
    ranking = Ranking.from_data(DATA["high"])
    assert "tables" not in vars(ranking)
    ranking.value(DECK_52[:5])
    assert "tables" in vars(ranking)


def test_four_suited_cards_of_hand_and_board_together_are_a_four_card_flush():
    own, board = cards("Kc 8c Jh Qc"), cards("Tc")
    found = value_using(RANKING["canadian"], own, [board], [(4, 1)])
    assert RANKING["canadian"].value(own + board) == found
    assert "four-card-flush" == RANKING["canadian"].made(own + board).category
