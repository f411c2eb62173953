"""Rules that no game of the book combines, and choices that change its head: what is said, in both languages, and held against hands."""

from __future__ import annotations

from typing import Any

import pytest
from claims import false_claims, false_rules
from made_games import made_book, named, reasons
from msgspec.structs import replace
from real_book import real_book

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data
from poker_rulebook.document.tree import phrases_in
from poker_rulebook.language.phrases import plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.game import game_view

HIGH: Data = {"id": "high", "ranking": "high", "own": 2, "board": 3}
LOW: Data = {"id": "low", "ranking": "ace-to-five", "own": 2, "board": 3}
HELD: Data = {"own": 5, "board": 0}


def own(cards: int) -> Data:
    return {"id": "own", "do": "deal", "to": "players", "cards": cards, "face": "down"}


def bet(id_: str, first: str = "left-of-button", **more: Any) -> Data:
    return {"id": id_, "do": "bet", "size": "small", "first": first} | more


def step(id_: str, do: str, cards: Any, **more: Any) -> Data:
    return {"id": id_, "do": do, "cards": cards} | more


def street(name: str, cards: int) -> list[Data]:
    return [step(name, "deal", cards, to="board", face="up", street=name), bet(f"{name}-bet")]


def up_card(name: str, face: str = "up") -> list[Data]:
    showing = bet(f"{name}-bet", "highest-showing", ranking="high")
    return [step(name, "deal", 1, to="players", face=face, street=name), showing]


def drawn(*steps: Data, cards: int = 5) -> list[Data]:
    return [own(cards), bet("first-bet", "left-of-big-blind"), *steps, bet("last-bet")]


def stud(*steps: Data, down: int = 2) -> list[Data]:
    third = step("third", "deal", {"down": down, "up": 1}, to="players", street="third")
    return [third, bet("third-bet", "bring-in"), *steps]


BOARD_CARD = [step("open", "deal", 1, to="board", face="up"), bet("open-bet")]
PREFLOP = bet("preflop", "left-of-big-blind")
BOARD = [*street("flop", 3), *street("turn", 1), *street("river", 1)]
DRAW = step("draw", "draw", [0, 5])
BRING_IN: Data = {
    "forced_bets": {"ante": "each", "bring_in": "lowest-card"},
    "family": "stud",
    "showing_ties": "suit",
}
DECLARE: Data = {"id": "declare", "do": "declare", "no_chip": "low", "one_chip": "high"}
DIE: Data = {"id": "die", "do": "roll", "dice": 1, "outcomes": [
    {"id": "high", "name": named("high", "ハイ"), "faces": [1, 2, 3]},
    {"id": "low", "name": named("low", "ロー"), "faces": [4, 5, 6]},
]}  # fmt: skip
NAMES_OF_BOARDS = {"upper": "上", "middle": "中央", "lower": "下"}


def boards(*ids: str) -> Data:
    lines = [[f"{id_[0]}{n}" for n in range(1, 6)] for id_ in ids]
    names = (named(f"{id_} board", f"{NAMES_OF_BOARDS[id_]}のボード") for id_ in ids)
    told = [
        {"id": id_, "name": name, "slots": line} for id_, name, line in zip(ids, names, lines, strict=True)
    ]
    return {"board": [{"id": "several", "grid": lines, "lines": told}]}


def on_boards(id_: str, *ids: str, places: range, **more: Any) -> Data:
    slots = [f"{line[0]}{n}" for line in ids for n in places]
    return {"id": id_, "do": "deal", "to": "board", "slots": slots, "face": "up"} | more


def on_each(*ids: str, **share: Any) -> list[Data]:
    """A share of the pot for each board."""
    return [
        share | {"id": id_, "name": named(f"{id_} board", f"{NAMES_OF_BOARDS[id_]}のボード"), "lines": [id_]}
        for id_ in ids
    ]


TWO, THREE = ("upper", "lower"), ("upper", "middle", "lower")
TWO_BOARDS, BOTH_OPENED = boards(*TWO), on_boards("open", *TWO, places=range(1, 6))


# recipe -> its steps, its shares, what else its file says; and sentences of its page or card, in English and Japanese
Recipe = tuple[list[Data], list[Data], Data, list[tuple[str, str]]]
RECIPES: dict[str, Recipe] = {
    "boards-apart": ([own(4), PREFLOP, BOTH_OPENED, bet("last-bet")],
        [HIGH | {"lines": ["upper"]}, LOW | {"ranking": "deuce-to-seven", "lines": ["lower"]}], TWO_BOARDS, [
        ("The strongest high hand on the upper board and the strongest deuce-to-seven low hand on the lower board split the pot, each with exactly two hole cards and three of that board.",
         "取り分ごとに、手札からちょうど2枚、そのボードから3枚を選んでハンドを作り、上のボードで最も強いハイハンドと、下のボードで最も強い2-7方式のローハンドが、ポットを半分ずつ取る。"),
        ("The strongest high hand on the upper board and the strongest deuce-to-seven low hand on the lower board each take half of the pot.",
         "上のボードで最も強いハイハンドと下のボードで最も強い2-7方式のローハンドが、ポットを半分ずつ獲得する。"),
        ("The hole cards are chosen anew for each part of the pot; they may differ from board to board.",
         "使う手札は、取り分ごとに選び直すことができる。ボードによって違ってもよい。"),
    ]),
    "declared-with-a-board": ([own(4), PREFLOP, *BOARD, DECLARE], [HIGH, LOW], {"if_nobody_qualifies": "all-players"}, [
        ("Players declare high, low or both after the last bet, and the strongest high hand and ace-to-five low hand of those who declared them split the pot, each with exactly two hole cards and three of the board.",
         "最後のベットの後にハイ、ロー、両方のいずれかを宣言する。取り分ごとに、手札からちょうど2枚、ボードから3枚を選んでハンドを作り、それぞれを宣言したプレイヤーの中で、最も強いハイハンドと、最も強いA-5方式のローハンドが、ポットを半分ずつ取る。"),
    ]),
    "badugi-of-a-board": ([own(3), PREFLOP, *street("flop", 3), *street("turn", 1)],
        [{"id": "badugi", "ranking": "badugi", "own": [0, 3], "board": [1, 4]}], {}, [
        ("The strongest badugi wins, with at most four of the seven cards.", "7枚のうち4枚まででハンドを作り、最も強いバドゥギがポットを取る。"),
        ("A hand is at most 4 of 7 cards", "自由に選んだ4枚までをハンドとする"),
    ]),
    "badugi-of-three-cards": (drawn(step("draw", "draw", [0, 3]), cards=3), [{"id": "badugi", "ranking": "badugi", "own": [1, 3], "board": 0}],
        {"family": "draw"}, [
        ("At most three cards count, all of different ranks and suits", "ランクもスートも異なる3枚までを使い"),
    ]),
    "badugi-that-qualifies": (drawn(step("draw", "draw", [0, 4]), cards=4), [
            {"id": "high-badugi", "name": named("high badugi", "ハイバドゥギ"), "ranking": "high-badugi", "own": [1, 4], "board": 0},
            {"id": "badugi", "ranking": "badugi", "own": [1, 4], "board": 0, "qualifier": "8-7-6-5", "otherwise": "high-badugi"},
        ], {"family": "draw"}, [
        ("badugi of at least a four-card badugi, 8-7-6-5 split the pot", "4枚のバドゥギ（8765）以上で最も強いバドゥギが、ポットを半分ずつ取る"),
        ("Badugi: four-card badugi, 8-7-6-5 or better", "バドゥギの条件：4枚のバドゥギ（8765）以上"),
    ]),
    "wild-cards-both-ways": (drawn(DRAW), [{"id": "high", "ranking": "high", **HELD}, {"id": "low", "ranking": "ace-to-five", **HELD}],
        {"family": "wild", "wild": {"ranks": [2]}}, [
        ("For high, five of a kind beats everything.", "ハイで最も強い役はファイブカードである。"),
    ]),
    "wild-cards-for-low": (drawn(DRAW), [{"id": "low", "ranking": "ace-to-five", **HELD}], {"family": "wild", "wild": {"ranks": [2]}}, [
        ("All twos are wild. A wild card stands for any card.", "ワイルドカードは任意のカードとみなすことができる。"),
    ]),
    "low-or-else-high": (drawn(DRAW), [
            {"id": "low", "ranking": "ace-to-five", **HELD, "qualifier": "7-6-5-4-3"}, {"id": "high", "ranking": "high", **HELD},
        ], {"family": "draw", "pot_goes_to": "first-share-that-qualifies", "odd_chips": {"within": "button"}}, [
        ("If anybody has a seven-or-better low, the strongest one takes the whole pot.", "7オアベターのローハンドがある場合は、そのうち最も強いものがポット全体を獲得する。"),
    ]),
    "open-cards-and-a-board-card": (stud(*up_card("fourth"), *up_card("fifth"), *BOARD_CARD), [{"id": "high", "ranking": "high", "own": 4, "board": 1}],
        BRING_IN, [
        ("with exactly four of a player’s cards and one of the board", "手札からちょうど4枚、ボードから1枚を選んでハンドを作り"),
        ("A hand uses exactly 4 of the player’s own cards and exactly 1 of the board cards.", "手札からちょうど4枚、ボードからちょうど1枚を使ってハンドを作る。"),
    ]),
    "thrown-away-twice": (stud(step("discard", "discard", 1, **{"from": "down"}), *up_card("fourth"), *up_card("fifth"),
            step("discard-2", "discard", 1, **{"from": "down"}), *up_card("sixth"), *up_card("seventh", "down"), down=3),
        [{"id": "high", "ranking": "high", **HELD}], BRING_IN, [
        ("four down, four up; one thrown away after the betting on each of third street and fifth street, six left in the end",
         "裏4枚、表4枚。サードストリート・フィフスストリートのベットの後に1枚ずつ捨てる、最後は6枚"),
        ("4 down, 4 up, at most 6 at once", "裏4枚、表4枚、同時には6枚まで"),
    ]),
    "a-die-says-what-wins": ([own(4), PREFLOP, DIE, *BOARD], [HIGH | {"when": {"die": "high"}}, LOW | {"when": {"die": "low"}}], {}, [
        ("High or low", "ハイまたはロー"),
    ]),
    "lowest-card-wild-before-a-board": (stud(*up_card("fourth"), *BOARD_CARD), [{"id": "high", "ranking": "high", "own": 4, "board": 1}],
        BRING_IN | {"family": "wild", "wild": {"lowest": "own-down-card"}}, [
        ("All cards of its rank in that player’s hand are wild, too. ", "そのプレイヤーが持つ同じランクのカードもワイルドとなる。"),
    ]),
    "open-cards-exchanged": (stud(*up_card("fourth"), *up_card("fifth"), step("draw", "draw", [0, 2]), bet("last-bet", "highest-showing", ranking="high")),
        [{"id": "high", "ranking": "high", **HELD}], BRING_IN, [
        ("A replacement is dealt the way the discard lay: face up for face up, face down for face down.",
         "代わりのカードは、交換したカードが表向きなら表向きに、裏向きなら裏向きに受け取る。"),
    ]),
    "open-cards-passed": (stud(*up_card("fourth"), step("pass", "pass", 1, direction="left"), *up_card("fifth")), [{"id": "high", "ranking": "high", **HELD}],
        BRING_IN, [
        ("A card that lies face up may be passed, too, and lies face down from then on.", "表向きの手札を渡すこともでき、渡されたカードは以後裏向きとなる。"),
    ]),
    "three-shares": ([own(5), PREFLOP, *BOARD], [{"id": "points", "ranking": "points-49", **HELD}, HIGH, LOW], {}, [
        ("The cards for the point hand, high and low are chosen separately.", "ポイントハンドとハイとローに使うカードは、別々に選ぶことができる。"),
        ("High goes to the strongest high hand made for it.", "ハイでは、最も強いハイハンドがその取り分を獲得する。"),
    ]),
    "up-card-after-the-flop": (stud(*street("flop", 3), *up_card("fourth"), *street("turn", 1), *up_card("fifth", "down")),
        [{"id": "high", "ranking": "high", "own": [1, 5], "board": [0, 4]}], BRING_IN, [
        ("one more card face up after the flop, one more card face down after the turn",
         "フロップの後に表向きの手札をもう1枚、ターンの後に裏向きの手札をもう1枚"),
    ]),
    "opened-by-a-low": ([own(5), bet("first-bet", openers={"hand": "T-9-8-7-6", "ranking": "ace-to-five"}, if_passed="carry-over"), DRAW, bet("last-bet")],
        [{"id": "low", "ranking": "ace-to-five", **HELD}], {"family": "draw", "forced_bets": {"ante": "each"}}, [
        ("Only a player with a ten-or-better low may make the first bet of the round.", "最初にベットすることができるのは、10オアベターのローハンドを持つプレイヤーに限る。"),
    ]),
    "one-of-five-turned-up": ([own(5), bet("first-bet"), step("expose", "expose", [0, 1]), bet("last-bet")], [{"id": "high", "ranking": "high", **HELD}],
        {"family": "draw", "forced_bets": {"ante": "each"}}, [
        ("decides whether to turn up one of the cards that lie face down", "裏向きの手札のうち1枚を表にするかどうかを決める"),
    ]),
    "jam-or-fold": ([own(2), bet("preflop", "left-of-big-blind", jam_or_fold="yes"), *(s for s in BOARD if s["do"] == "deal")],
        [{"id": "high", "ranking": "high", "own": [0, 2], "board": [3, 5]}], {}, [
        ("A player’s first action is all-in or fold.", "各プレイヤーの最初のアクションは、オールインまたはフォールドに限る。"),
    ]),
    "turned-up-without-streets": ([own(7), bet("first-bet"), step("one", "expose", 1), bet("second-bet", "highest-showing", ranking="high")],
        [{"id": "high", "ranking": "high", **HELD}], {"family": "stud", "forced_bets": {"ante": "each"}, "showing_ties": "suit"}, [
        ("Once cards lie face up, the high hand showing acts first.", "表向きの手札が出た後は、アップカードが最も強いプレイヤーから始める。"),
    ]),
    "wild-cards-and-suits": (drawn(DRAW), [{"id": "high", "ranking": "high", **HELD}], {"family": "wild", "wild": {"ranks": [2]}, "odd_chips": {"within": "suit"}}, [
        ("For this a wild card counts as its own rank and suit.", "このとき、ワイルドカードも元のランクとスートで数える。"),
    ]),
    "turn-before-the-draw": ([own(5), PREFLOP, on_boards("flop", *THREE, places=range(1, 4), street="flop"), bet("flop-bet"),
            on_boards("turn", *THREE, places=range(4, 5), street="turn"), DRAW, bet("turn-bet"), on_boards("river", *THREE, places=range(5, 6), street="river"), bet("river-bet")],
        on_each(*THREE, **HIGH), boards(*THREE) | {"family": "hybrid", "based_on": "dramaha", "players": {"min": 2, "max": 3}}, [
        ("Turn (after the betting on the flop)", "ターン（フロップのベットの後）"),
    ]),
    "a-side-with-a-name-of-its-own": ([own(4), PREFLOP, *BOARD],
        [HIGH | {"id": "top", "name": named("top half", "上半分")}, LOW | {"id": "bottom", "name": named("bottom half", "下半分"), "qualifier": "8-7-6-5-4", "otherwise": "top"}],
        {}, [
        ("Nobody qualifies for the bottom half: top half takes it", "下半分で成立なし：上半分が獲得"),
        ("If nobody qualifies for the bottom half, the strongest hand for the top half takes that part of the pot too.", "下半分で成立するハンドがない場合は、その取り分も上半分の勝者が獲得する。"),
    ]),
    "few-lows-qualify": ([own(4), PREFLOP, *BOARD],
        [HIGH | {"ranking": "short-deck"}, LOW | {"ranking": "ace-to-six", "qualifier": "T-9-8-7-A", "otherwise": "high"}], {"deck": "short-36"}, [
        ("T-9-8-7-A low", "T987Aのロー"),
    ]),
    "draw-in-a-shorter-stud": (stud(*up_card("fourth"), *up_card("fifth"), DRAW, bet("last-bet", "highest-showing", ranking="high")),
        [{"id": "high", "ranking": "high", **HELD}], BRING_IN | {"based_on": "five-card-stud"}, [
        ("Five cards each (two down, three up), one draw and four betting rounds.", "手札5枚（裏2枚、表3枚）、ドロー1回、ベッティングラウンド4回。"),
    ]),
    "one-card-exchanged": ([own(5), bet("first-bet"), step("draw", "draw", [1, 3]), bet("last-bet")], [{"id": "high", "ranking": "high", **HELD}],
        {"family": "draw", "forced_bets": {"ante": "each"}}, [
        ("In turn, each player still in exchanges 1–3 cards.", "残っている各プレイヤーは、順番に手札を1〜3枚交換する。"),
    ]),
    "own-cards-that-qualify": ([own(5), PREFLOP, *BOARD],
        [HIGH, {"id": "side", "name": named("five-card side", "手札側"), "ranking": "high", **HELD, "qualifier": "four jacks", "otherwise": "high"}], {}, [
        ("Nobody qualifies for the five-card side: high takes this share too.", "手札側で成立したハンドはなく、ハイがその分も取る。"),
    ]),
    "button-blind-at-fixed-limit": (drawn(DRAW), [{"id": "high", "ranking": "high", **HELD}],
        {"family": "draw", "betting": ["fixed-limit"], "raise_cap": 4, "forced_bets": {"blinds": ["button"], "ante": "each"}}, [
        ("The button blind is as large as the small bet.", "ボタンブラインドは、スモールベットと同額とする。"),
    ]),
}  # fmt: skip
# what would be false of a recipe
NEVER_SAID = {
    "wild-cards-for-low": ("ive of a kind beats everything",),
    "a-die-says-what-wins": ("Divide the pot into its shares first",),
    "badugi-of-three-cards": ("Strongest of 4 cards",),
    "lowest-card-wild-before-a-board": ("the last card may change it",),
    "badugi-of-a-board": ("any four of",),
    "turn-before-the-draw": ("Left out: the turn", "ターンはない"),
    "few-lows-qualify": ("Weakest that qualifies", "成立する最も弱い"),
    "one-card-exchanged": ("standing pat", "スタンドパット"),
    "draw-in-a-shorter-stud": ("Left out: third street", "サードストリートとそのベッティングラウンドはない"),
}
# game of the book, its choices; and sentences of its page or card under them, in English and Japanese
CHOSEN: list[tuple[str, dict[str, str], list[tuple[str, str]]]] = [
    ("7-27", {"above": "loses"}, [
        ("The total closest to 27 and the total closest to 7 each take half of the pot. For the 27 side, a total above 27 loses to every total that is not. For the 7 side, a total above 7 loses to every total that is not.",
         "27に最も近い合計と7に最も近い合計が、ポットを半分ずつ獲得する。27ハンド：27を超えた合計は、超えていないどの合計にも負ける。7ハンド：7を超えた合計は、超えていないどの合計にも負ける。"),
        ("2 to 10 count at face value. For the 27 side, a total above 27 loses to every total that is not.", "2〜10はその数字と同じ点とする。27ハンド：27を超えた合計は、超えていないどの合計にも負ける。"),
    ]),
    ("texas-holdem", {"bomb-pot": "yes"}, [
        ("Everybody posts an ante, and nobody posts a blind.", "全員がアンティを出し、ブラインドはない。"),
        ("Two hole cards, a board of five whose flop opens before the first bet and three betting rounds.", "手札2枚、最初のベットの前にフロップを開くボード5枚、ベッティングラウンド3回。"),
    ]),
    ("mississippi-studugi", {}, [
        ("For the badugi, four cards count, all of different ranks and suits; low cards beat high ones.", "バドゥギ：ランクもスートも異なる4枚を使い、ランクが低いほど強い。"),
        ("Badugi: four cards count, all of different ranks and suits; low cards beat high ones", "バドゥギ：ランクもスートも異なる4枚を使い、ランクが低いほど強い"),
    ]),
    ("super-stud", {"discard-from": "any-cards"}, [
        ("5 down, 4 up, at most 7 at once", "裏5枚、表4枚、同時には7枚まで"),
        ("Nine cards each in all (five down, four up;", "手札は延べ9枚（裏5枚、表4枚。"),
        ("Seven Card Stud with nine cards each in all, two thrown away before fourth street.", "セブンカード・スタッドの変形。手札は延べ9枚で、フォースストリートの前に2枚を捨てる。"),
    ]),
    ("super-stud", {}, [
        ("Seven Card Stud with two more cards down at first, which go before fourth street.", "セブンカード・スタッドの変形。最初は裏が2枚多く、フォースストリートの前に捨てる。"),
    ]),
    ("reno-straight", {}, [
        ("The strongest high hand and the lowest straight split the pot, each with exactly two hole cards and three of one board.",
         "取り分ごとに、手札からちょうど2枚、どちらか一方のボードから3枚を選んでハンドを作り、最も強いハイハンドと、最も低いストレートが、ポットを半分ずつ取る。"),
        ("If nobody has a straight, high takes the whole pot.", "誰もストレートを作れなければ、ハイがポット全体を取る。"),
        ("The strongest high hand and the lowest straight each take half of the pot.", "最も強いハイハンドと最も低いストレートが、ポットを半分ずつ獲得する。"),
        ("High / lowest straight", "ハイ／最も低いストレート"),
        ("No straight: high takes all", "ストレートなし：ハイが全額"),
        ("If nobody has a straight, the strongest high hand takes the whole pot.", "誰もストレートを作れない場合は、最も強いハイハンドがポット全体を獲得する。"),
    ]),
]  # fmt: skip


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    return made_book(tmp_path_factory.mktemp("unforeseen"), [game_file(recipe) for recipe in RECIPES])


def game_file(recipe: str) -> Data:
    play, showdown, more, _ = RECIPES[recipe]
    if play[1].get("first") == "left-of-big-blind" and "ante" in more.get("forced_bets", {}):
        play = [play[0], play[1] | {"first": "left-of-button"}, *play[2:]]
    between = {"between": "first-share"} if len(showdown) > 1 else {}
    return {
        "id": f"made-{recipe}", "name": named(recipe, recipe), "reading": "しさく", "family": "flop", "players": {"min": 2, "max": 4},
        "deck": "standard-52", "betting": ["no-limit"], "forced_bets": {"blinds": ["small", "big"]}, "play": play, "showdown": showdown,
        "odd_chips": between | {"within": "button"}, "sources": [{"title": "Nobody"}], **more,
    }  # fmt: skip


def said(book: Book, game: Game, locale: str) -> str:
    """All that the page and the card of a game say."""
    return " ".join(plain(phrase, locale) for phrase in phrases_in(game_view(book, game)))


def missing(text: str, sentences: list[tuple[str, str]], locale: str) -> list[str]:
    return [it for both in sentences if (it := both[LOCALES.index(locale)]) not in text]


@pytest.mark.parametrize("recipe", RECIPES)
def test_it_is_legal_and_what_is_said_of_it_is_so(recipe, book):
    game = book.games[f"made-{recipe}"]
    assert [] == reasons(game_file(recipe))
    assert [] == [*false_claims(game), *false_rules(game)]


@pytest.mark.parametrize("recipe", RECIPES)
@pytest.mark.parametrize("locale", LOCALES)
def test_its_peculiar_rules_are_said_in_both_languages(recipe, locale, book):
    text = said(book, book.games[f"made-{recipe}"], locale)
    assert [] == missing(text, RECIPES[recipe][3], locale)
    assert not any(it in text for it in NEVER_SAID.get(recipe, ()))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("name", "choices", "sentences"), CHOSEN)
def test_choices_that_change_a_game_change_what_is_said(name, choices, sentences, locale):
    game = real_book().game(name, choices)
    assert [] == missing(said(real_book(), replace(game, examples=()), locale), sentences, locale)
    assert [] == [*false_claims(game), *false_rules(game)]


def test_a_share_that_nobody_may_win_is_offered_another_one_to_take_it():
    game = game_file("wild-cards-both-ways")
    game["showdown"] = [game["showdown"][1] | {"qualifier": "8-7-6-5-4"}, game["showdown"][0]]
    assert (
        "nobody may qualify, and nothing says who takes this part then",
        "add 'otherwise: high'",
    ) in reasons(game)
