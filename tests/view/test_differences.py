"""A variant told by its base, in both languages."""

from __future__ import annotations

from copy import copy

import pytest
from msgspec.structs import replace
from real_book import HEADS
from rendering import rendered

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.document.tree import Section
from poker_rulebook.language.phrases import plain
from poker_rulebook.measure.edits import edits
from poker_rulebook.pages.differences import Side, brief, differences, sentences_of_steps
from poker_rulebook.pages.game import relative


def told(shown, name, locale="en"):
    """section -> (texts with their numbers and titles, what is left out), plain."""
    game = next(game for game in shown[locale].games if game.id == name)
    return by_section(game.relative.differences)


def between(book, mine, other, locale="en"):
    """The same of any two games."""
    return by_section(rendered(differences(Side(book.games[mine]), Side(book.games[other])), locale))


def by_section(parts):
    return {
        part.id: (
            [" ".join(filter(None, (r.label, plain(r.title), plain(r.text)))) for r in part.parts],
            plain(part.text),
        )
        for part in parts
    }


def test_one_card_more_is_one_sentence(shown):
    assert {"play": (["1 Deal 5 cards face down to each player."], "")} == told(shown, "big-o")
    assert {"play": (["1 各プレイヤーに5枚を裏向きに配る。"], "")} == told(shown, "big-o", "ja")


def test_a_share_more_is_told_with_its_qualifier_and_nothing_that_follows(shown):
    found = told(shown, "stud-high-low-eight-or-better")
    assert ["winning"] == list(found)
    pot, low = found["winning"][0]
    assert pot.startswith("Dividing the pot The strongest high hand takes half of the pot")
    assert low.startswith("Low A low qualifies only if its 5 cards all differ in rank")
    assert low.endswith("If no low qualifies, the strongest high hand takes the whole pot.")


def test_steps_that_are_left_out_are_named(book):
    names = ("deuce-to-seven-lowball", "deuce-to-seven-triple-draw")
    expected = "Left out: the second draw with its betting and the third draw with its betting."
    assert expected == between(book, *names)["play"][1]
    expected = "2回目のドローとそのベッティングラウンド、3回目のドローとそのベッティングラウンドはない。"
    assert expected == between(book, *names, "ja")["play"][1]


def test_the_same_change_at_several_steps_is_told_once_with_their_numbers(shown):
    texts, _ = told(shown, "deuce-to-seven-razz")["play"]
    streets = "2, 3, 4 Fourth street, Fifth street, Sixth street"
    assert [
        f"{streets} Betting round, starting with the player whose up cards are the strongest deuce-to-seven low."
    ] == texts
    texts, _ = told(shown, "triple-draw-dramaha")["play"]
    places = "Second draw (after the turn is dealt), Third draw (after the river is dealt)"
    assert f"3, 4 {places} In turn, each player still in discards 0–5 cards and receives as many." in texts


@pytest.mark.parametrize(
    ("name", "locale", "said"),
    [
        ("crazy-pineapple", "en", "2 The discard comes after the flop is dealt, instead of before it."),
        ("crazy-pineapple", "ja", "2 捨て札の時期は、フロップを配った後とする（元のゲームでは配る前）。"),
        (
            "crazy-pineapple-high-low",
            "en",
            "3 The discard comes after the betting on the flop, instead of before it.",
        ),
        (
            "triple-draw-dramaha",
            "en",
            "2 The draw comes before the betting on the flop, instead of after it.",
        ),
        (
            "triple-draw-dramaha",
            "ja",
            "2 ドローの時期は、フロップのベットの前とする（元のゲームではその後）。",
        ),
    ],
)
def test_another_order_is_a_sentence_that_comes_first_and_nothing_is_left_out(shown, name, locale, said):
    texts, without = told(shown, name, locale)["play"]
    assert said == texts[0]
    assert "" == without


def test_a_betting_round_that_is_missing_is_named_and_not_counted(shown):
    assert "Left out: the betting before the flop." == told(shown, "double-board-five-card-omaha")["play"][1]
    assert (
        "フロップの前のベッティングラウンドはない。"
        == told(shown, "double-board-five-card-omaha", "ja")["play"][1]
    )


def test_streets_with_other_names_are_told_so_that_none_is_missed(shown):
    streets = "third street, fourth street and fifth street"
    expected = f"Fourth street, fifth street and sixth street are called {streets} here. Left out: seventh street with its betting."
    assert expected == told(shown, "five-card-stud")["play"][1]


def test_how_many_cards_play_is_told_as_on_the_page_of_the_game(shown):
    texts, _ = told(shown, "wonky-donkey")["winning"]
    assert not any("up to 2 hole cards" in text for text in texts)


def test_what_a_format_asks_for_besides_is_told_as_well(shown):
    (text,) = told(shown, "california-lowball")["play"][0]
    assert text.startswith("2 A player with a 7-6-5-4-3 low or stronger must bet if nobody has bet yet.")


FOLLOWS = {"slots", "ranking", "size", "id"}  # what the board of the page and the ranking of the hands say


def test_every_edit_of_a_step_is_told(book):
    for name, head in HEADS.items():
        if "based_on" not in head or book.games[name].open_face:
            continue
        mine, other = (Side(book.games[id_]) for id_ in (name, head["based_on"]))
        for edit, new, gone in sentences_of_steps(mine, other):
            silent = edit.kind == "adjusted" or (edit.there and edit.differing <= FOLLOWS)
            assert new or gone or silent, (name, edit.here.id)


def test_the_same_words_on_two_shares_are_told_once(shown):
    texts, _ = told(shown, "murder")["winning"]
    assert ["High, Low A hand uses exactly one card from each of the 3 rows."] == texts


def test_another_ranking_is_explained_but_not_how_any_low_compares(shown):
    texts, _ = told(shown, "deuce-to-seven-lowball")["ranking"]
    assert texts[0].startswith("Deuce-to-seven: the high ranking is turned upside down.")
    assert "Compare unpaired lows" not in texts[0]


def test_a_ranking_with_less_says_what_is_left_out(book):
    texts, without = between(book, "five-card-draw", "quick-quads")["ranking"]
    assert [] == texts
    assert without.startswith("Left out: Three of a kind from twos to tens is four of a kind")


def test_a_share_under_dice_is_told_with_the_pot_and_not_again(shown):
    found = told(shown, "binglaha")
    assert ["play", "winning"] == list(found)
    assert 1 == sum("the strongest high hand takes half" in text for text in found["winning"][0])


def test_usual_formats_stand_among_the_facts_and_not_among_what_differs(shown):
    assert "limits" not in told(shown, "deuce-to-seven-lowball")
    assert "limits" not in told(shown, "big-o")


def test_a_share_that_an_answer_decides_is_told_with_it(shown):
    texts, _ = told(shown, "wonky-donkey")["winning"]
    use = "In Omaha/8, a hand uses exactly 2 of the player’s hole cards"
    assert any(use in text for text in texts)


def test_open_face_games_are_told_by_their_rules_and_royalties(shown):
    found = told(shown, "ofc-pineapple-2-7")
    assert ["rows", "royalties", "fantasyland"] == list(found)
    assert [
        "Middle Royalties: 7-5-4-3-2 low 8; Seven-high low 4; Eight-high low 2; Nine-high low 1."
    ] == found["royalties"][0]


def compared(shown, locale):
    """The games that are told by their base."""
    return [game for game in shown[locale].games if game.relative]


def test_every_variant_is_told_by_its_base_and_no_other_game(shown):
    expected = {name: head["based_on"] for name, head in HEADS.items() if "based_on" in head}
    for locale in ("en", "ja"):
        assert expected == {game.id: game.relative.game for game in compared(shown, locale)}


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_every_variant_is_told_in_words_of_its_own_page_that_its_base_has_not(shown, locale):
    page = {game.id: game for game in shown[locale].games}
    for game in compared(shown, locale):
        base, parts = page[game.relative.game], game.relative.differences
        assert parts, game.id
        known = {rule.id for section in game.sections for rule in section.parts}
        known |= {table.id for section in game.sections for table in section.royalties}
        known |= {table.id for table in game.rankings} | {"no-limit", "pot-limit", "fixed-limit"}
        assert {rule.id for part in parts for rule in part.parts} <= known, game.id
        there = {(rule.id, rule.text) for section in base.sections for rule in section.parts}
        new = {(rule.id, rule.text) for part in parts for rule in part.parts}
        assert not new & there, game.id


def test_a_root_has_no_section_of_differences_but_lists_its_variants(shown):
    texas = next(game for game in shown["en"].games if game.id == "texas-holdem")
    assert texas.relative is None
    assert "Variants of Texas Hold'em" == plain(texas.variants.title)
    assert {"omaha-high-only", "pineapple", "wonky-donkey"} <= {game.id for game in texas.variants.parts}
    assert "big-o" not in {game.id for game in texas.variants.parts}


SECTIONS = {  # a rule of a game -> the sections of a page that tell it
    "deck": "setup", "joker": "setup", "wild": "setup", "extra_card": "setup", "forced_bets": "setup",
    "dealt_from": "setup", "layouts": "play winning", "first_won": "winning", "if_nobody_qualifies": "winning",
    "equal_hands": "splitting", "odd_between": "splitting", "odd_within": "splitting", "showing_ties": "play",
    "suit_order": "play", "short_stub": "play", "raise_cap_with_two": "limits", "short_all_in": "limits",
    "check_raise": "limits", "open_face": "rows royalties fantasyland", "play": "play rows",
    "showdown": "winning ranking",
}  # fmt: skip


@pytest.mark.parametrize("name", [name for name, head in HEADS.items() if "based_on" in head])
def test_every_rule_that_is_another_one_has_a_section_that_tells_it(book, name):
    """But formats and the number of players, which stand among the facts, and what follows from a format."""
    game, other = book.games[name], book.games[HEADS[name]["based_on"]]
    told = {section.id for section in differences(Side(game), Side(other))}
    silent = {"players", "betting", "limit", "raise_cap"}
    changed = {edit.of for edit in edits(game, other) if edit.kind != "adjusted"} - silent
    assert [] == [rule for rule in changed if not told & set(SECTIONS[rule].split())]


def test_forced_bets_that_are_not_posted_are_named(shown):
    assert "Left out: the blinds." == told(shown, "spanish-poker")["setup"][1]
    assert "Left out: the bring-in." == told(shown, "telesina")["setup"][1]
    assert "アンティ、ブリングインはない。" == told(shown, "mississippi-stud", "ja")["setup"][1]


def test_suits_that_decide_are_told_where_they_share_in_the_base(shown):
    (text,) = told(shown, "telesina")["splitting"][0]
    assert text.startswith("Suits decide between hands of equal strength")


BRIEF = {
    "big-o": (
        "Omaha High-Low Eight-or-Better with five hole cards.",
        "手札5枚のオマハ・ハイロー・エイト。",
    ),
    "greek-holdem": (
        "Texas Hold'em with each hand made of exactly two hole cards and three of the board.",
        "テキサスホールデムの変形。手札からちょうど2枚、ボードから3枚を選んでハンドを作る。",
    ),
    "four-card-chowaha": (
        "Chowaha with four hole cards, the pot split between a high hand and a low of eight or better.",
        "チョワハの変形。手札4枚。ハイハンドと8オアベターのローハンドでポットを分ける。",
    ),
    "lazy-pineapple-high-only": (
        "Pineapple with no discard, each hand made of at most two hole cards and the board.",
        "パイナップルの変形。手札を捨てない。2枚までの手札とボードでハンドを作る。",
    ),
    "triple-draw-dramaha": (
        "Dramaha with three draws, each before the betting of its street.",
        "ドラマハの変形。各ストリートのベットの前に1回ずつ、3回ドローする。",
    ),
    "crazy-pineapple": (
        "Pineapple with the discard after the flop is dealt.",
        "パイナップルの変形。フロップを配った後に捨て札をする。",
    ),
    "irish": (
        "Omaha with two hole cards discarded before the turn is dealt, each hand made of any five of the seven cards.",
        "オマハの変形。ターンを配る前に手札を2枚捨てる。7枚のうち5枚でハンドを作る。",
    ),
    "madison": ("", ""),
    "badacey": ("", ""),
    "mexican-poker": ("", ""),
    "crayfish": ("", ""),
    "deuce-to-seven-razz": ("", ""),
}


def test_no_variant_is_one_sentence_where_that_leaves_out_which_cards_make_a_hand(book):
    """Omaha High-Low told by Hold'em has other hole cards, another pot and another use: more than a sentence bears."""
    assert "" == brief(book.games["omaha-high-low-eight-or-better"], book.games["texas-holdem"])
    said = plain(brief(book.games["murder"], book.games["omaha-high-low-eight-or-better"]))
    assert "one card from each of the three rows" in said


@pytest.mark.parametrize("name", BRIEF)
def test_a_variant_is_one_sentence_only_where_few_things_differ(book, name):
    found = relative(book, book.games[name]).brief
    assert BRIEF[name] == tuple(plain(found, locale) for locale in ("en", "ja"))


def test_both_languages_tell_the_same_differences(shown):
    for english in compared(shown, "en"):
        japanese = next(game for game in shown["ja"].games if game.id == english.id)
        both = [
            [
                (part.id, [rule.id for rule in part.parts], bool(part.text))
                for part in game.relative.differences
            ]
            for game in (english, japanese)
        ]
        assert both[0] == both[1], english.id
        assert english.relative.game == japanese.relative.game


@pytest.mark.parametrize("locale", ["en", "ja"])
def test_the_relative_is_named_in_its_sentence(shown, locale):
    for game in compared(shown, locale):
        names = {other.id: other.name for other in shown[locale].games}
        assert names[game.relative.game] == game.relative.name
        sentence = f"{game.relative.before}{game.relative.name}{game.relative.after}"
        assert sentence.count(game.relative.name) >= 1
        assert plain(sentence).endswith("." if locale == "en" else "。")


def with_games(book: Book, games: dict[str, Game]) -> Book:
    """The book with these games alone."""
    some = copy(book)
    some.games = games
    return some


def test_without_its_base_in_the_book_a_game_is_told_by_itself(book):
    razz = book.games["razz"]
    assert relative(with_games(book, {"razz": razz}), razz) is None


def test_another_way_to_divide_odd_chips_is_told_of_the_same_shares(book):
    game = book.games["big-o"]
    other = replace(game, id="other", odd_between="first-seat")
    (part,) = differences(Side(game), Side(other))
    assert isinstance(part, Section)
    texts = [plain(rule.text) for rule in part.parts]
    assert ("splitting", ["The odd chip between the high and the low side goes to the high side."]) == (
        part.id,
        texts,
    )


def test_a_step_that_only_says_less_tells_what_is_left_out(book):
    stud = book.games["seven-card-stud"]
    last = stud.step("seventh")
    other = replace(stud, play=tuple(replace(s, if_short="") if s is last else s for s in stud.play))
    (part,) = differences(Side(other), Side(stud))
    assert ("play", ()) == (part.id, part.parts)
    assert plain(part.text).startswith("Left out: ")


@pytest.mark.parametrize(("locale", "card"), [("en", "fifth card"), ("ja", "5枚目のカード")])
def test_cards_that_are_turned_up_one_by_one_are_called_by_their_names(book, locale, card):
    assert card in between(book, "badugi", "cincinnati", locale)["play"][1]
