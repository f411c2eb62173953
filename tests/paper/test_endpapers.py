"""The first and the last spreads of the printed book: every sign is explained, every game is found, odds are those of the
rankings, rules those of the book."""

from __future__ import annotations

import json
from collections import Counter
from fractions import Fraction
from math import comb

import pytest
from nights import BOOKS
from pdf_reading import annotations, bookmarks, pages, reader, small_type, tight

from poker_rulebook.cards import DECK_52, RANKS
from poker_rulebook.document.tree import phrases_in
from poker_rulebook.document.views import ON_FLOOR_CARD, OVERVIEW
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import as_said, say
from poker_rulebook.pages.endpapers import LOWS, ROOM, endpapers
from poker_rulebook.paper.printed_book import IN_TEXT, PICTURED, endpapers_job
from poker_rulebook.paper.printed_cards import floor_jobs, handout_job
from poker_rulebook.paper.typesetting import print_all
from poker_rulebook.ranking.samples import hands_up_to_suits

EDITIONS = ("en", "ja")
# Best five of seven cards, as mathematicians count them; 133,784,560 hands in all.
OF_SEVEN = {
    "royal-flush": 4_324, "straight-flush": 37_260, "four-of-a-kind": 224_848, "full-house": 3_473_184,
    "flush": 4_047_644, "straight": 6_180_020, "three-of-a-kind": 6_461_620, "two-pair": 31_433_400,
    "one-pair": 58_627_800, "high-card": 23_294_460,
}  # fmt: skip


@pytest.fixture(scope="module")
def ends(book):
    return endpapers(book)


@pytest.fixture(scope="module")
def dealt():
    """Hands of five cards, one for all that are alike, and how many these are."""
    return list(hands_up_to_suits(DECK_52, 5))


def test_each_class_is_as_rare_as_the_ranking_finds_it_among_all_hands(book, ends, dealt):
    high = book.rankings["high"]
    found = Counter()
    for hand, ways in dealt:
        found[high.category(high.tables.entries[high.value(hand)])] += ways
    assert {rung.id: Fraction(found[rung.id], comb(52, 5)) for rung in ends.ladder.highs} == {
        rung.id: rung.few for rung in ends.ladder.highs
    }
    assert sum(rung.few for rung in ends.ladder.highs) == 1


def test_each_class_comes_as_often_among_seven_cards_as_is_known(ends):
    assert {id_: Fraction(n, comb(52, 7)) for id_, n in OF_SEVEN.items()} == {
        rung.id: rung.many for rung in ends.ladder.highs
    }


@pytest.mark.parametrize(("scale", "id_"), enumerate(LOWS))
def test_each_rung_for_low_is_as_rare_as_its_ranking_finds_it(book, ends, dealt, scale, id_):
    low = book.rankings[id_]
    found = Counter()
    for hand, ways in dealt:
        entry = low.tables.entries[low.value(hand)]
        found[RANKS[entry.ranks[0]] if entry.category == "high-card" else entry.category] += ways
    better = 0
    for rung in ends.ladder.lows:
        better += found[rung.id]
        of_rung = found[rung.id] if rung.is_class else better
        chance = rung.hands[scale].chance
        assert chance == (Fraction(of_rung, comb(52, 5)) if found[rung.id] else None), rung.id
        assert bool(plain(rung.hands[scale].hand, "en")) != bool(plain(rung.hands[scale].why, "en"))


def at_bookmark(path, title):
    """The index of the page to which a bookmark leads."""
    (page,) = [page for _, name, page in bookmarks(path) if tight(name) == tight(title)]
    return page - 1


@pytest.mark.parametrize("edition", BOOKS)
def test_a_spread_at_the_back_says_every_chance(bound, ends, edition):
    path = bound / f"book-{edition}-a4.pdf"
    first = at_bookmark(path, plain(say("ladder-high"), edition))
    high, low = map(tight, pages(path)[first : first + 2])
    for rung in ends.ladder.highs:
        assert all(tight(plain(said, edition)) in high for said in (rung.name, *rung.said))
    for rung in ends.ladder.lows:
        assert tight(plain(rung.name, edition)) in low
        for hand in rung.hands:
            assert all(tight(plain(said, edition)) in low for said in (hand.hand, hand.said, hand.why))


def test_every_mistake_that_cards_have_stands_once_below_what_went_wrong(book, ends):
    led = [id_ for turn in ends.wrong for id_ in turn.rules]
    rules = [rule for chapter in book.chapters.values() for rule in chapter.rules]
    assert len(led) == len(set(led)) == sum(bool(rule.mistake) for rule in rules)
    no_mistakes = {"no-substantial-action-here", "open-face-to-be-settled"}
    assert {rule.id for rule in rules if rule.card} - {*led} == no_mistakes
    late = {"level-begins", "start-of-a-hand"}  # no mistake either
    assert {rule.id for rule in rules if rule.until} - {*led} == late


@pytest.mark.parametrize("edition", BOOKS)
def test_what_went_wrong_gives_every_rule_with_its_number_and_leads_to_its_page(bound, real, ends, edition):
    path = bound / f"book-{edition}-a4.pdf"
    rules = {rule.id: rule for chapter in real[edition].chapters for rule in chapter.rules}
    first = at_bookmark(path, plain(say("went-wrong"), edition)) + 1
    said = tight("".join(pages(path)[first - 1 : first + 1]))
    assert first % 2 == 0
    for id_ in (id_ for turn in ends.wrong for id_ in turn.rules):
        rule = rules[id_]
        assert tight(plain(rule.name, edition)) + rule.number in said
        assert tight(plain(rule.until, edition)) in said
    links = [note for notes in annotations(path)[first - 1 : first + 1] for note in notes if "/Dest" in note]
    chapters = {page for page, text in enumerate(pages(path)) if page < len(reader(path).pages) / 2}
    assert {note["/Dest"][0] for note in links} <= chapters
    assert len(links) >= 2 * sum(len(turn.rules) for turn in ends.wrong)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_floor_card_asks_every_question_of_its_rules_on_both_sides_of_a5(real, tmp_path, edition):
    print_all([*floor_jobs({edition: real[edition]}, tmp_path)])
    path = tmp_path / f"floor-{edition}.pdf"
    assert [(595, 420)] * 2 == [
        (round(it.mediabox.width), round(it.mediabox.height)) for it in reader(path).pages
    ]
    assert [] == small_type(path, 8)
    said = tight("".join(pages(path)))
    rules = {rule.id: rule for chapter in real[edition].chapters for rule in chapter.rules}
    for rule in map(rules.__getitem__, ON_FLOOR_CARD):
        asked = (
            [it.text for it in rule.decision.questions] if rule.decision else [it.text for it in rule.cases]
        )
        assert tight(rule.number + plain(rule.name, edition)) in said
        assert [] == [plain(it, edition) for it in asked if tight(plain(it, edition)) not in said]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("id_", ["talk", "japan"])
def test_the_sheet_of_a_page_has_all_that_it_says(real, tmp_path, id_, edition):
    path, book = tmp_path / f"{id_}-{edition}.pdf", real[edition]
    print_all([handout_job(book, book.handouts[id_], path)])
    assert [] == small_type(path, 8)
    printed, every = tight("".join(pages(path))), [*phrases_in(book.handouts[id_].parts)]
    missing = [text for it in every if tight(text := plain(it, edition)) not in printed]
    heads = {
        plain(column.label, edition)
        for it in book.handouts[id_].parts
        for column in getattr(it, "columns", ())
    }
    assert len(every) > 100 and {*missing} <= heads


# The map


def test_every_game_stands_on_the_map_once_below_the_one_that_it_comes_from(book, ends):
    above = {}
    for branch in ends.branches:
        above[branch.depth] = branch.game
        base = book.games[branch.game].based_on
        assert (base if base in book.offered else "") == (above[branch.depth - 1] if branch.depth else "")
        assert branch.family == book.games[branch.game].family
    assert sorted(book.offered) == sorted(branch.game for branch in ends.branches)
    assert sorted(book.offered) == sorted(game for kind in ends.kinds for game in kind.whole + kind.divided)


@pytest.mark.parametrize(
    ("game", "en", "ja"),
    [
        ("dramaha-21", "half most points up to 21", "ポットの半分は21点までで最も多い点数"),
        ("mississippi-studugi", "half four-card badugi", "ポットの半分は4枚のバドゥギ"),
        ("murder", "3 rows, one card of each", "3行から1枚ずつ"),
        ("oklahoma", "3 boards, a row is removed", "ボード3つ、行を除く"),
        ("reno-straight", "half lowest straight, +1 card", "ポットの半分は最も低いストレート、手札が1枚多い"),
        # no half, and no cards, of every hand
        ("wonky-donkey", "the board says what wins", "ボードで勝つ役が決まる"),
    ],
)
def test_the_map_says_what_makes_a_variant(ends, game, en, ja):
    change = next(branch.change for branch in ends.branches if branch.game == game)
    assert (en, ja) == (plain(change, "en"), plain(change, "ja"))


@pytest.mark.parametrize("edition", BOOKS)
def test_what_makes_a_variant_is_said_in_thirty_letters_and_not_of_its_sister(book, ends, edition):
    said = Counter()
    for branch in ends.branches:
        change = plain(branch.change, edition)
        assert bool(change) == bool(branch.depth)
        assert len(change) <= ROOM, branch.game
        assert change != plain(say("branch-else"), edition), branch.game
        said[book.games[branch.game].based_on, change] += bool(change)
    assert {1} >= {times for times in said.values() if times}


@pytest.mark.parametrize("edition", BOOKS)
def test_the_table_and_the_map_lead_to_the_page_of_each_game(bound, book, real, ends, edition):
    path = bound / f"book-{edition}-a4.pdf"
    table, tree = (tight("".join(pages(path)[first : first + 2])) for first in (3, 5))
    begins = Counter(
        note["/Dest"][0] for notes in annotations(path)[3:7] for note in notes if "/Dest" in note
    )
    shown = json.loads((bound / f"book-{edition}-data.json").read_text())
    at = {name.removeprefix(f"{edition}-page-"): page for name, (page, *_) in shown["places"].items()}
    assert begins == {at[branch.game] - 1: 3 for branch in ends.branches}  # twice in the table
    rows = {row.game: row for row in real[edition].overview}
    for branch in ends.branches:
        page = at[branch.game]
        assert f"{tight(plain(branch.name, edition))}{page}{tight(plain(branch.change, edition))}" in tree
        cells = [
            plain(cell, edition)
            for column, cell in zip(OVERVIEW, rows[branch.game].cells, strict=True)
            if column not in ("family", "draws")
        ]
        assert tight("".join([plain(rows[branch.game].name, edition), *cells, str(page)])) in table


# How to use the book


@pytest.mark.parametrize("edition", BOOKS)
def test_every_sign_of_a_picture_is_explained_beside_one_from_the_book(bound, edition):
    path = bound / f"book-{edition}-a4.pdf"
    said = tight("".join(pages(path)[1:3]))
    for key in ("name", "lead", "facts", "streets", *PICTURED, *IN_TEXT):
        assert tight(plain(say(f"how-{key}"), edition)) in said, key
    parts = json.loads((bound / f"book-{edition}-data.json").read_text())["parts"]
    games = [game for part in parts if part["kind"] == "game" for _, game in part["of"]]
    spots = [it for it in every([game["streets"] for game in games]) if "face" in it]
    assert len(spots) > 2_000
    known = {value for sign in PICTURED.values() for value in sign.items()}
    assert {(key, it[key]) for it in spots for key in ("face", "state", "act")} <= known


def every(shown):
    """All that is shown, at any depth."""
    if isinstance(shown, dict):
        yield shown
    for it in shown.values() if isinstance(shown, dict) else shown if isinstance(shown, list) else ():
        yield from every(it)


@pytest.mark.parametrize(
    ("game", "board", "draws", "divided"),
    [("dramaha", "kind-board-draws", 1, True), ("badugi", "kind-no-board-draws", 3, False)],
)
def test_the_matrix_finds_a_game_by_board_draws_and_pot(ends, game, board, draws, divided):
    (kind,) = [kind for kind in ends.kinds if say(board, n=draws) == kind.row]
    assert game in (kind.divided if divided else kind.whole)


# Without the book


def test_the_endpapers_are_printed_alone_with_the_numbers_of_rules_and_without_pages(real, ends, tmp_path):
    print_all([endpapers_job({edition: real[edition] for edition in EDITIONS}, ends, tmp_path / "ends.pdf")])
    said = [tight(text) for text in pages(tmp_path / "ends.pdf")]
    assert 16 == len(said)
    for n, edition in enumerate(EDITIONS):
        table, _, left, right, ladder, _, wrong, more = said[8 * n : 8 * n + 8]
        assert tight(plain(say("tonight-title"), edition)) in table
        assert tight(plain(say("ladder-high"), edition)) in ladder
        assert tight(plain(say("map-text"), edition)) in left
        assert tight(plain(as_said("paged", say("map-text")), edition)) not in left
        assert all(tight(plain(branch.name, edition)) in left + right for branch in ends.branches)
        rules = [rule for chapter in real[edition].chapters for rule in chapter.rules]
        led = {id_ for turn in ends.wrong for id_ in turn.rules}
        assert all(rule.number in wrong + more for rule in rules if rule.id in led)
    assert not [note for notes in annotations(tmp_path / "ends.pdf") for note in notes if "/Dest" in note]
