"""Open-face games as they are shown: royalties, layouts, what every two players settle, Fantasyland."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rendering import rendered
from table import changed

from poker_rulebook.document.tree import TableView
from poker_rulebook.document.views import GameView
from poker_rulebook.language.phrases import plain
from poker_rulebook.pages.game import game_view
from poker_rulebook.pages.table_cards import table_card
from poker_rulebook.rules.open_face_rules import royalty_tables, sections
from poker_rulebook.rules.streets import step_sentences
from poker_rulebook.rules.summary import game_summary

ROWS = ("open-face-chinese", "ofc-pineapple", "ofc-turbo-pineapple", "ofc-pineapple-2-7", "ofc-turbo")


def page(book, name: str, locale: str = "en") -> GameView:
    return rendered(game_view(book, book.games[name]), locale)


def lines(table: TableView, locale: str = "en") -> list[tuple[str, str]]:
    return [
        (plain(hand, locale), plain(points, locale)) for hand, points in (row.cells for row in table.rows)
    ]


def tables(book, name: str, locale: str = "en", **how) -> dict[str, list[tuple[str, str]]]:
    made = royalty_tables(book.games[name].open_face, **how)
    return {table.id: lines(table, locale) for table in made}


def test_a_line_for_a_whole_class_is_called_by_it_and_any_other_by_its_hand(book):
    found = tables(book, "open-face-chinese")
    assert ["royalties-front", "royalties-middle", "royalties-back"] == list(found)
    assert [("Three of a kind, aces", "22"), ("Pair of aces", "9"), ("Pair of sixes", "1")] == [
        found["royalties-front"][place] for place in (0, 13, 21)
    ]
    assert [
        ("Royal flush", "25"), ("Straight flush", "15"), ("Four of a kind", "10"), ("Full house", "6"),
        ("Flush", "4"), ("Straight", "2"),
    ] == found["royalties-back"]  # fmt: skip


def test_every_line_of_the_file_is_a_line_of_a_table(book):
    for name in ROWS:
        made = sum(map(len, tables(book, name).values()))
        assert len(book.games[name].open_face.royalties) == made, name


def test_lows_are_called_by_their_highest_card_and_the_strongest_by_all(book):
    english, japanese = (tables(book, "ofc-pineapple-2-7", locale) for locale in ("en", "ja"))
    assert ["7-5-4-3-2 low", "Seven-high low", "Eight-high low", "Nine-high low"] == [
        hand for hand, _ in english["royalties-middle"]
    ]
    assert ["75432のロー", "7ロー", "8ロー", "9ロー"] == [hand for hand, _ in japanese["royalties-middle"]]


def test_on_a_card_points_that_rise_evenly_share_a_line(book):
    found = tables(book, "open-face-chinese", short=True)
    assert [("Three of a kind, two to ace", "10–22"), ("One pair, six to ace", "1–9")] == found[
        "royalties-front"
    ]
    assert tables(book, "open-face-chinese")["royalties-middle"] == found["royalties-middle"]


def test_an_uneven_step_of_points_gets_a_line_of_its_own(book):
    rules = book.games["open-face-chinese"].open_face
    raised = replace(rules, royalties=tuple(
        replace(line, amount=20) if line.hand == "pair of aces" else line for line in rules.royalties
    ))  # fmt: skip
    front = royalty_tables(raised, short=True)[0]
    assert ("Pair of aces", "20") in lines(front)
    assert ("One pair, six to king", "1–8") in lines(front)


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("locale", ["en", "ja"])
def test_all_players_of_an_example_together_are_at_zero(book, name, locale):
    for example in page(book, name, locale).examples:
        received = {layout.seat: number(layout.points) for layout in example.layouts}
        assert 0 == sum(received.values()), example.id


def number(points: str) -> int:
    return int(plain(points).replace("−", "-").replace("±", "").replace(",", ""))


def test_the_example_of_three_players(book):
    game = page(book, "open-face-chinese")
    example = next(example for example in game.examples if example.id == "three-players")
    assert [("A", "+45", False), ("B", "−5", False), ("C", "−40", True)] == [
        (layout.seat, plain(layout.points), layout.foul) for layout in example.layouts
    ]
    assert ["foul"] == list(example.layouts[2].marks)
    told = {line.id: plain(line.title) + plain(line.text) for line in example.lines}
    assert "A +45, B −5, C −40." == plain(example.result)
    assert "C fouls (middle weaker than front) and loses all rows." == told["fouls"]
    assert "Total: A +45, B −5, C −40. A goes to Fantasyland with 13 cards." == told["total"]
    assert [
        ("pair of queens", "+7"),
        ("two pair, kings and sevens", ""),
        ("king-high straight flush", "+15"),
    ] == [(plain(row.hand), plain(row.royalty)) for row in example.layouts[0].rows]


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "A fouls (middle not ten-or-better). B fouls (middle not ten-or-better). All have fouled: nobody pays."),
        ("ja", "Ⓐ ファウル（ミドルが10オアベターでない）。Ⓑ ファウル（ミドルが10オアベターでない）。全員ファウルなので、精算しない。"),
    ],
)  # fmt: skip
def test_players_who_have_all_fouled_lose_nothing(book, locale, said):
    examples = page(book, "ofc-pineapple-2-7", locale).examples
    told = next(example.lines for example in examples if example.id == "middle-foul-1")
    assert said == next(plain(line.text, locale) for line in told if line.id == "fouls")


def test_a_deal_that_is_told_has_its_rounds(book):
    for name in ROWS:
        told = [example for example in page(book, name).examples if example.lines[1].id == "round-1"]
        assert told, name
        assert all(example.layouts for example in told)


def test_an_option_changes_its_sentence(book):
    sentences = {}
    for choice in ("none", "both-stacks", "stacks-at-start", "payer"):
        game = book.game("open-face-chinese", {"win-cap": choice})
        sentences[choice] = (
            next(s for s in sections(game, step_sentences(game)) if s.id == "limits").parts[0].text
        )
    assert 4 == len(set(sentences.values()))
    assert "There is no win cap: points are owed in full." == plain(sentences["none"])


def test_the_number_of_cards_in_fantasyland_is_told_for_every_hand(book):
    card = table_card(book.games["ofc-turbo-pineapple"])
    said = [plain(line) for line in card.showdown]
    assert (
        "Fantasyland, front: pair of queens (14 cards), pair of kings (15 cards), pair of aces (16 cards), "
        "three of a kind (17 cards)" in said
    )


def test_a_row_with_a_limit_of_its_own_says_it(book):
    card = table_card(book.games["ofc-pineapple-2-7"])
    assert "No foul: front ≤ back, ten-or-better (middle)" in [plain(line) for line in card.showdown]


def test_nothing_is_said_of_fantasyland_in_a_game_without_it(book):
    shown = page(book, "chinese-poker")
    assert {"royalties", "fantasyland"}.isdisjoint(section.id for section in shown.sections)
    told = " ".join(plain(line.text) for example in shown.examples for line in example.lines)
    assert "Fantasyland" not in told and "royalties" not in told
    closed = next(example for example in shown.examples if example.id == "told")
    assert "A lays all 13 unseen: front Q♥ Q♦ 5♣" in plain(closed.lines[1].text)


def test_royalties_without_fantasyland_and_cards_laid_openly_are_told_as_they_are(book):
    royalties = [{"row": "front", "hand": "pair of sixes", "points": 1}]
    play = [
        {"id": "five", "do": "place", "receive": 5, "place": 5},
        {"id": "eight", "do": "place", "receive": 8, "place": 8},
    ]
    made = changed("chinese-poker", royalties=royalties, play=play)
    said = plain(game_summary(made))
    assert "13 cards face up in three rows" in said
    assert said.endswith("every two players settle points row by row, with royalties.")
    assert "When everybody has finished, every two players settle their points." == plain(
        step_sentences(made)[-1].text
    )
    found = {section.id: section for section in sections(made, step_sentences(made))}
    assert "royalties" in found and "fantasyland" not in found
    fouls = next(part for part in found["scoring"].parts if part.id == "scoring-fouls")
    assert "Such a player receives no royalties." in plain(fouls.text)


def test_of_cards_laid_face_down_some_may_be_discarded():
    play = [{"id": "fourteen", "do": "place", "receive": 14, "place": 13, "dealt": "closed"}]
    first, last = step_sentences(changed("chinese-poker", play=play, players={"min": 2, "max": 3}))
    assert (
        "lay 13 of them face down in their rows, unseen by the others, and discard 1 card face down."
        in plain(first.text)
    )
    assert (
        "When everybody has finished, all layouts are turned up. Then each player settles points with every other."
        == plain(last.text)
    )


def test_the_card_of_chinese_poker_has_its_points_and_no_fantasyland(book):
    said = [plain(line) for line in table_card(book.games["chinese-poker"]).showdown]
    assert [
        "Each row: 1 point", "Two or more rows: 1 point more", "No foul: front ≤ middle ≤ back",
        "Foul: loses all rows, 4 points to each", "Front: three of a kind, one pair and high card only", "Middle and back: high hand",
    ] == said  # fmt: skip
