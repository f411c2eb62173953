"""What explains a ranking follows from its rules and the deck, for rankings that nobody has seen before too."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from poker_rulebook.book.parts import Deck
from poker_rulebook.cards import DECK_52, JOKER_WILD, RANKS, cards, rank_of, texts
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import say
from poker_rulebook.language.wording import hand_kind, scale_name
from poker_rulebook.languages import LOCALES
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.samples import class_samples
from poker_rulebook.rules.pot import pot_rules, qualifier_sentences
from poker_rulebook.rules.rankings import ranking_table

# Ranks of a 28-card deck; the ace stands between the ten and the jack, a straight stands below two pair, no flushes.
LANTERN_HIGH = {
    "id": "lantern-high", "name": {"en": "lantern", "ja": "ランタン方式"},
    "compare": "classes", "size": 5, "wins": "highest", "ranks": "K-Q-J-A-T-9-8",
    "classes": ["four-of-a-kind", "full-house", "three-of-a-kind", "two-pair", "straight", "one-pair", "high-card"],
    "straights": ["K-Q-J-T-9", "Q-J-T-9-8"],
}  # fmt: skip
# The ace is high, straights do not count, flushes do: none of the usual lows.
LANTERN_LOW = {
    "id": "lantern-low", "name": {"en": "lantern low", "ja": "ランタンロー方式"},
    "compare": "classes", "size": 5, "wins": "lowest", "ranks": "A-K-Q-J-T-9-8-7-6-5-4-3-2",
    "classes": ["flush", "three-of-a-kind", "one-pair", "high-card"],
}  # fmt: skip
# Straights of a low without flushes, one of them over a gap of the deck, and not every run of ranks.
FORTY = {
    "id": "forty", "name": {"en": "forty", "ja": "フォーティ方式"},
    "compare": "classes", "size": 5, "wins": "lowest", "ranks": "K-Q-J-7-6-5-4-3-2-A",
    "classes": ["straight", "three-of-a-kind", "one-pair", "high-card"],
    "straights": ["K-Q-J-7-6", "7-6-5-4-3", "5-4-3-2-A"],
}  # fmt: skip
PAIRS_OF_SUITS = {
    "id": "ranks-apart", "name": {"en": "ranks-apart", "ja": "異ランク方式"},
    "compare": "distinct", "size": 3, "wins": "lowest", "ranks": "K-Q-J-T-9-8-7-6-5-4-3-2-A", "distinct": ["rank"],
}  # fmt: skip
TRICKS = {
    "id": "tricks", "name": {"en": "tricks", "ja": "トリック方式"},
    "compare": "points", "size": 3, "wins": "highest", "ranks": "A-T-K-Q-J-9-8",
    "points": {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0}, "equal_totals": "more-cards-win",
}  # fmt: skip


@pytest.fixture
def game_of(book):
    """A game with one share that such a ranking decides, played with these ranks."""

    def make(ranking: Ranking, ranks: str) -> Any:
        game = book.game("texas-holdem")
        cards = tuple(card for card in DECK_52 if RANKS[rank_of(card)] in ranks)
        return replace(
            game,
            deck=Deck("short", {"en": "short", "ja": "短"}, cards, 0),
            showdown=(replace(game.showdown[0], ranking=ranking),),
        )

    return make


def table(game: Any, locale: str) -> Any:
    return ranking_table(game, game.showdown[0])


def told(game: Any, locale: str) -> str:
    return plain(table(game, locale).text, locale)


def rows(game: Any, locale: str = "en") -> list[tuple[str, str]]:
    return [(plain(row.cells[0], locale), row.cards) for row in table(game, locale).rows]


@pytest.mark.parametrize(
    ("data", "ranks", "locale", "text"),
    [
        (
            LANTERN_HIGH, "89TJQKA", "en",
            "Hands compare by the usual high ranking. From the highest, the ranks are K-Q-J-A-T-9-8. "
            "There is no straight flush or flush in this ranking. Three of a kind beats a straight. Two pair beats a straight. "
            "The only straights are K-Q-J-T-9 and Q-J-T-9-8. T stands for ten.",
        ),
        (
            LANTERN_HIGH, "89TJQKA", "ja",
            "ハンドは、通常の役の強さで比べる。ランクは、高いほうから順にKQJAT98とする。この方式では、ストレートフラッシュと"
            "フラッシュを数えない。スリーカードはストレートより強いものとする。ツーペアはストレートより強いものとする。ストレートは、K-Q-J-T-9とQ-J-T-9-8だけとする。Tは10を表す。",
        ),
        (
            LANTERN_LOW, RANKS, "en",
            "Lantern low: the lowest hand wins. Aces are high. Pairs and flushes make a hand weaker. Straights do not "
            "count. The strongest hand is 6-5-4-3-2 of more than one suit. Compare unpaired lows from the highest card "
            "down; at the first difference the lower card is stronger. T stands for ten.",
        ),
        (
            LANTERN_LOW, RANKS, "ja",
            "ランタンロー方式では、ランクの低いハンドほど強いものとする。エースは最も高いランクとする。ペアとフラッシュは、"
            "弱いハンドとする。ストレートは数えない。最も強いハンドは、フラッシュでない65432である。ペアのないローハンドは、"
            "ランクの高いカードから順に比べ、最初に差が出たところでランクの低いほうを強いものとする。Tは10を表す。",
        ),
        (
            FORTY, "A234567JQK", "en",
            "Forty: the lowest hand wins. Aces are low. Pairs and straights make a hand weaker. Flushes do not count. "
            "The strongest hand is 6-4-3-2-A. Compare unpaired lows from the highest card down; at the first difference "
            "the lower card is stronger. The only straights are K-Q-J-7-6, 7-6-5-4-3 and 5-4-3-2-A.",
        ),
        (
            FORTY, "A234567JQK", "ja",
            "フォーティ方式では、ランクの低いハンドほど強いものとする。エースは最も低いランクとする。ペアとストレートは、弱いハンドとする。"
            "フラッシュは数えない。最も強いハンドは6432Aである。ペアのないローハンドは、ランクの高いカードから順に比べ、最初に差が出たところでランクの低いほうを"
            "強いものとする。ストレートは、K-Q-J-7-6、7-6-5-4-3、5-4-3-2-Aだけとする。",
        ),
        (
            PAIRS_OF_SUITS, "A23456", "en",
            "A hand is a set of at most 3 cards in which no rank appears twice; suits may repeat. A larger set is "
            "stronger; between equal sizes, compare from the highest card down, and the lower card is stronger. "
            "Aces are low.",
        ),
        (
            TRICKS, "89TJQKA", "en",
            "Aces count 11 points each. Tens count 10 points each. Kings count 4 points each. Queens count 3 points each. "
            "Jacks count 2 points each. Nines and eights count 0 points each. The hand with the highest point total wins. "
            "Between equal totals, more cards are stronger. T stands for ten.",
        ),
    ],
)  # fmt: skip
def test_a_new_ranking_is_explained_by_its_rules(game_of, data, ranks, locale, text):
    assert text == told(game_of(Ranking.from_data(data), ranks), locale)


def test_a_new_ranking_shows_hands_of_its_deck(game_of):
    shown = rows(game_of(Ranking.from_data(LANTERN_HIGH), "89TJQKA"))
    assert [
        ("Four of a kind", "Ks Kh Kd Kc Qh"), ("Full house", "Ks Kh Kd Qh Qd"), ("Three of a kind", "Ks Kh Kd Qh Ad"),
        ("Two pair", "Ks Kh Qh Qd Ad"), ("Straight", "Qs Jd Th 9c 8s"), ("One pair", "Ks Kh Qh Jd Ac"),
    ] == shown  # fmt: skip


def test_no_card_of_a_sample_drops_out(game_of):
    limited = TRICKS | {"at_most": 7}
    del limited["equal_totals"]
    shown = rows(game_of(Ranking.from_data(limited), "89TJQKA"))
    assert ("7 points", "Ks Qs 9s") == shown[0]
    assert ("4 points", "Ks 9s 9h") == shown[3]


@pytest.mark.parametrize(
    ("ranks", "classes", "text"),
    [
        (
            "TJQKA",  # seven cards of five ranks: no flush but the royal one, and a straight or two pair at least
            ["Royal flush", "Four of a kind", "Full house", "Straight", "Two pair"],
            "Hands compare by the usual high ranking. Aces are high. T stands for ten.",
        ),
        (
            "89TJQKA",  # seven cards of seven ranks: without a pair there is a straight
            ["Royal flush", "Straight flush", "Four of a kind", "Full house", "Flush", "Straight", "Three of a kind",
             "Two pair", "One pair"],
            "Hands compare by the usual high ranking. Aces are high. Q-J-T-9-8 is the lowest straight. T stands for ten.",
        ),
    ],
)  # fmt: skip
def test_the_usual_ranking_with_a_short_deck(book, game_of, ranks, classes, text):
    game = game_of(book.rankings["high"], ranks)
    assert (classes, text) == ([name for name, _ in rows(game)], told(game, "en"))
    assert {card[0] for _, sample in rows(game) for card in sample.split()} <= set(ranks)


def test_the_usual_low_with_a_short_deck(book, game_of):
    game = game_of(book.rankings["deuce-to-seven"], "6789TJQKA")
    assert "A-9-8-7-6 is not a straight. The strongest hand is J-9-8-7-6 of more than one suit." in told(
        game, "en"
    )
    assert ("J-9-8-7-6 low", "Js 9h 8d 7s 6h") == rows(game)[0]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("ranks", ["TJQKA", "89TJQKA", "6789TJQKA", RANKS])
def test_every_ranking_is_explained_with_every_deck_by_hands_of_that_deck(book, game_of, locale, ranks):
    for ranking in book.rankings.values():
        game = game_of(ranking, ranks)
        assert told(game, locale), ranking
        assert {card[0] for _, sample in rows(game, locale) for card in sample.split()} <= set(ranks), ranking


@pytest.mark.parametrize(
    ("data", "en", "ja"),
    [
        (LANTERN_HIGH, ("lantern", "high hand"), ("ランタン方式", "ハイハンド")),
        (LANTERN_LOW, ("lantern low", "lantern low low hand"), ("ランタンロー方式", "ランタンロー方式のローハンド")),
        (PAIRS_OF_SUITS, ("ranks-apart", "ranks-apart hand"), ("異ランク方式", "異ランク方式のハンド")),
        (TRICKS, ("tricks", "point hand"), ("トリック方式", "ポイントハンド")),
        (
            LANTERN_LOW | {"hand": {"en": "lamp", "ja": "ランプ"}},
            ("lantern low", "lamp"), ("ランタンロー方式", "ランプ"),
        ),
    ],
)  # fmt: skip
def test_nouns_of_a_new_ranking(data, en, ja):
    ranking = Ranking.from_data(data)
    for locale, expected in (("en", en), ("ja", ja)):
        assert expected == tuple(plain(word(ranking), locale) for word in (scale_name, hand_kind))


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "those who declared high and the strongest hand of those who declared the poor hand each take half",
        ),
        (
            "ja",
            "ハイを宣言したプレイヤーのうち最も強いハンドと、プアを宣言したプレイヤーのうち最も強いハンドが",
        ),
    ],
)
def test_shares_of_other_names_are_declared_by_them(book, locale, said):
    game = book.game("high-low-declare-draw")
    high, low = game.showdown
    named = replace(game, showdown=(high, replace(low, name={"en": "poor hand", "ja": "プア"})))
    assert said in plain(pot_rules(named)[0].text, locale)


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        (
            "en",
            "If the roll gives “queen-or-better”, to qualify for low, a hand must be a pair of jacks or stronger.",
        ),
        ("ja", "Jのワンペアか、それより強いハンド"),
    ],
)
def test_a_roll_that_asks_for_other_hands_than_lows_says_which(book, locale, said):
    game = next(g for g in book.games.values() if any(share.by_outcome for share in g.showdown))
    share = next(share for share in game.showdown if share.by_outcome)
    high = book.rankings["high"]
    question, hands = share.by_outcome
    jacks = dict.fromkeys(hands, "pair of jacks")
    asked = qualifier_sentences(game, replace(share, ranking=high, by_outcome=(question, jacks)))
    text = " ".join(plain(sentence, locale) for sentence in asked)
    assert said in text
    assert "differ in rank" not in text and "異なる" not in text


def test_the_weakest_sets_are_those_that_a_hand_of_so_many_cards_may_leave(book):
    """By enumeration of all hands: four cards in badugi, five in badacey, seven in razzdugi."""

    def tables(game):
        share = next(share for share in game.showdown if share.ranking.rules.compare == "distinct")
        return ranking_table(game, share).rows[1::2]

    ranks = {
        name: ["".join(card[0] for card in row.cards.split()) for row in tables(book.games[name])]
        for name in ("badugi", "badacey", "razzdugi", "high-badugi")
    }
    assert ["KQJT", "KQJ", "KQ", "K"] == ranks["badugi"]
    assert ["KQJT", "KQJ", "KQ", "9"] == ranks["badacey"]
    assert ["KQJT", "KQJ", "KQ", "7"] == ranks["razzdugi"]
    assert ["2222", "322", "33", "5"] == ranks["high-badugi"]


def test_a_table_lists_what_can_be_held_at_the_showdown_and_no_more(book):
    five = ["royal-flush", "four-of-a-kind", "full-house", "straight", "two-pair"]
    game = book.games["royal-holdem"]
    assert [plain(say(f"class-{name}"), "en").capitalize() for name in five] == [
        name for name, _ in rows(game)
    ]
    short = dict(rows(book.games["short-deck-texas-holdem"]))
    assert (
        "As Kh Qd Jc 9s" == short["High card"]
    )  # beside A-K-J-9-8 the other two cards pair or make a straight


def test_totals_are_listed_with_their_numbers_of_cards_where_these_decide(book):
    for locale, said in (("en", "21 points with 4 cards"), ("ja", "21点（4枚）")):
        assert said == rows(book.games["dramaha-21"], locale)[1][0]
    assert "49 points" == rows(book.games["dramaha-49"])[0][0]


@pytest.mark.parametrize(
    ("name", "strongest"),
    [("dramaha-49", "Ts Th Td Tc 9s"), ("dramaha-21", "Ts Th As Ks Kh"), ("dramaha-zero", "Ks Kh Kd Kc Qs")],
)
def test_points_show_their_strongest_totals(book, name, strongest):
    game = book.games[name]
    assert strongest == ranking_table(game, game.showdown[0]).rows[0].cards


@pytest.mark.parametrize(
    ("name", "label", "hand"),
    [
        ("mexican-poker", "Five of a kind", "As Ah Ad Ac joker"),
        ("baseball", "Five of a kind, with a wild three", "As Ah Ad Ac 3s"),
        ("follow-the-queen", "Five of a kind, with a wild two", "As Ah Ad Ac 2s"),
    ],
)
def test_no_joker_stands_in_the_table_of_a_game_without_one(book, name, label, hand):
    assert (label, hand) == rows(book.games[name])[0]


def with_wild_cards(hand, ranks):
    return tuple(JOKER_WILD if rank_of(card) in ranks else card for card in cards(hand))


@pytest.mark.parametrize("wild", ["3 9", "J", "7", "A", "2 T 4"])
def test_a_sample_of_a_class_is_of_that_class_with_the_wild_cards_of_the_game(book, wild):
    ranks = [RANKS.index(rank) for rank in wild.split()]
    ranking = book.games["baseball"].showdown[0].ranking
    samples = dict(class_samples(ranking, wild=ranks))
    assert samples.keys() >= {
        "royal-flush",
        "straight-flush",
        "full-house",
        "flush",
        "straight",
        "one-pair",
        "high-card",
    }
    for name, hand in samples.items():
        assert name == ranking.made(with_wild_cards(texts(hand), ranks)).category
