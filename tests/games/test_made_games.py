"""Games that nobody has made are played, said in every register of every language, read back and dealt from their cards,
or refused with a reason.

MADE=6000 PAIRS=1400 HANDS_OF_MADE=6 python -m pytest tests/games/test_made_games.py   makes more of them, and holds what is said
against more hands; FIRST_PAIR=1401 goes on where others have stopped
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice

import pytest
from claims import false_claims, false_rules
from crossed_games import crossed_game
from dealing_from_cards import same_hands
from dealing_rows_from_cards import row_deals
from made_games import made_book, made_game, named, reasons
from nights import amount
from reading_cards import Asked
from rich.console import Console
from seams import results, said_by, wrong
from told_claims import false_claims as false_told
from told_reasons import false_at_random
from worded_games import legal_for, legal_with, two_words, vocabulary, words_in

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Data
from poker_rulebook.cli.terminal_pages import page
from poker_rulebook.data import game_document
from poker_rulebook.document.documents import game_page, words
from poker_rulebook.document.tree import document, phrases_in
from poker_rulebook.inspection import inspected
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.language.sentences import Said
from poker_rulebook.languages import LOCALES
from poker_rulebook.narrative.narrative import narrative
from poker_rulebook.pages.game import CORE, game_view, relative
from poker_rulebook.pages.session_settings import before_game
from poker_rulebook.play.chance import random_hand, random_stacks
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import IllegalAction
from poker_rulebook.play.simulate import violation
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import HandError

CROSSED = amount("CROSSED", by_day=90, at_night=3000)  # of which a third are legal
MADE = amount("MADE", by_day=90, at_night=6000)  # of which half are legal
PAIRS = amount("PAIRS", by_day=40, at_night=1400)  # of words of the schema, of which half have a legal game
HANDS = amount("HANDS_OF_MADE", by_day=2, at_night=4)  # of each, against which what is said of it is held
FIRST_PAIR = amount("FIRST_PAIR", by_day=1, at_night=1)
LEGAL = 0.5  # of them, at least
SHOWN = 24  # of so many, one is shown as a whole
SPELLED = 4  # of so many, one has all its phrases put in words
CHECKED = 40  # of so many, one is checked as the book is
DEALT = 0.85  # of them, at least, are dealt from their cards
NOT_READ = (Asked, HandError, IllegalAction, KeyError, RuntimeError)
MOST_CRASHES = 20  # that are told of one run
# words that share a list with others, and that no game can have
NEVER = {
    ("discard.before", "third"): "nobody holds a card before third street",
    ("share.odd_chips_within", "all-own-cards"): "it is said of all shares at once",
}
# beyond the usual ones, of whose games something was false once
ONCE_FALSE = {
    685: "the flop opens before the first bet, and the board has no river",
    712: "three of four own cards win, and there are three board cards",
    1018: "two cards make the high hand that players declare",
    1177: "nobody opens, and the sixth card is not dealt",
    1194: "suits decide, and six parts have a winner each",
    1241: "two cards are thrown away one after the other before the draw",
    1253: "nobody opens, and the card that would be thrown away is kept",
    1690: "24 and 30 share, as far from 27, and are no hands of one name",
    2013: "a total above 27 loses, as the card says where all cards make the total",
    1422: "nobody opens, and no card is turned up or taken",
    1677: "one card is thrown away before the draw and one after it",
}


@pytest.fixture(scope="module")
def at_random() -> list[Data]:
    made = [made_game(number) for number in sorted({*range(1, MADE + 1), *ONCE_FALSE})]
    return made + [crossed_game(number) for number in range(1, CROSSED + 1)]


@pytest.fixture(scope="module")
def refused(at_random) -> dict[str, list[tuple[str, str]]]:
    """Made games that are not legal -> why."""
    return {game["id"]: found for game in at_random if (found := reasons(game))}


@pytest.fixture(scope="module")
def games(at_random, refused) -> list[Data]:
    """Those made at random, legal ones for the words of the schema that these have not, and for pairs of words."""
    seen = {word for game in at_random if game["id"] not in refused for word in words_in(game)}
    worded = [*legal_for(vocabulary(), seen)]
    pairs = (legal_with(*two_words(number), most=40) for number in range(FIRST_PAIR, FIRST_PAIR + PAIRS))
    worded += [game for game in pairs if game]
    return at_random + [
        game | {"id": f"made-worded-{n}", "name": named(f"Worded {n}", f"言葉{n}")}
        for n, game in enumerate(worded, 1)
    ]


@pytest.fixture(scope="module")
def made(games, refused, tmp_path_factory) -> Book:
    """The book with the legal ones."""
    return made_book(tmp_path_factory.mktemp("made"), [game for game in games if game["id"] not in refused])


def legal(book: Book) -> Iterator[Game]:
    return (book.games[name] for name in book.games.paths if name.startswith("made-"))


def a_hand(game: Game) -> Hand:
    if game.open_face:
        return next(row_deals(game, 1))
    rng = random.Random(game.id)
    seats = rng.randint(*game.players)
    return random_hand(game, usual_stakes(game), random_stacks(seats, rng), rng)


def test_what_is_refused_is_refused_with_a_reason(games, refused):
    made = [game for game in games if "crossed" not in game["id"] and "worded" not in game["id"]]
    assert len(made) - len([game for game in made if game["id"] in refused]) > LEGAL * len(made)
    assert not [name for name, found in refused.items() if not all(message for message, _ in found)]


def steps(game: Data) -> list[str]:
    return [step["do"] for step in game.get("play", ())]


def faces(game: Data) -> set[str]:
    return {str(step.get("face", step.get("cards"))) + step.get("to", "") for step in game.get("play", ())}


def takers(game: Data) -> list[str]:
    return [share.get("otherwise", "") for share in game.get("showdown", ())]


# what editors combined, and sentences of games of the book did not foresee
COMBINED: dict[str, Callable[[Data], bool]] = {
    "open cards are exchanged": lambda it: it["family"] == "stud" and "draw" in steps(it),
    "a pot has four shares": lambda it: len(it.get("showdown", ())) == 4,
    "a badugi takes what nobody qualifies for": lambda it: "badugi" in takers(it),
    "a board is dealt face down": lambda it: "downboard" in faces(it) and "turn-up" in steps(it),
    "cards go before a draw": lambda it: (
        "draw" in steps(it)[steps(it).index("discard") :] if "discard" in steps(it) else False
    ),
    "a place of the board makes cards wild": lambda it: "rank_of" in it.get("wild", {}),
    "cards are divided": lambda it: "divide" in steps(it),
    "dice are rolled": lambda it: "roll" in steps(it),
    "cards of a colour are counted": lambda it: "look" in steps(it),
    "a game is chosen": lambda it: "choose" in steps(it),
    "players stay in": lambda it: "stay" in steps(it),
    "a suit wins": lambda it: any("down_suit" in share for share in it.get("showdown", ())),
    "there are two ways to use cards": lambda it: any("or" in share for share in it.get("showdown", ())),
    "cards lie in rows": lambda it: "rows" in it,
}


@pytest.mark.parametrize("combination", COMBINED)
def test_what_was_not_foreseen_is_among_them(combination, games, refused):
    assert [game["id"] for game in games if game["id"] not in refused and COMBINED[combination](game)]


def test_each_word_of_the_schema_is_made(games, refused):
    """Fields, values of enumerations, kinds of steps, decks and rankings: each stands in a legal game."""
    made = {word for game in games if game["id"] not in refused for word in words_in(game)}
    assert [*NEVER] == [word for word in vocabulary() if word not in made]


def test_the_same_number_makes_the_same_game(games):
    assert made_game(7) == games[6]


def test_chips_and_cards_are_conserved(made):
    assert not [(game.id, wrong) for game in legal(made) if (wrong := violation(a_hand(game)))]


def test_what_is_said_of_them_is_so(made):
    """Heads, facts and rules of the pot, held against hands; the pot chip for chip."""
    assert [] == [
        f"{game.id}: {wrong}"
        for game in legal(made)
        for wrong in (*false_claims(game, HANDS), *false_rules(game, HANDS))
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_told_of_them_is_what_happened(made, locale):
    found, claims = [], 0
    for game in (game for game in legal(made) if not game.open_face):
        hand = a_hand(game)
        names = "ABCDEFGHIJ"[: len(hand.stacks)]
        read, wrong = false_told(hand, names, narrative(hand, names), locale)
        found += [f"{game.id}: {it}" for it in wrong]
        claims += read
    assert [] == found
    assert claims > 15 * MADE


def test_what_is_the_reason_in_them_decides(made):
    assert [] == [
        f"{game.id}: {wrong}"
        for game in legal(made)
        if not game.open_face
        for wrong in false_at_random(game, HANDS)
    ]


def test_no_card_deals_another_game(made):
    """Of cards in the words that a dealer of the tests can read; the others have words that no game of the book needs."""
    games, dealt = [*legal(made)], 0
    for game in games:
        try:
            same_hands(game, HANDS)
            dealt += 1
        except NOT_READ:
            pass
    assert dealt > DEALT * len(games)


def test_a_hand_is_told(made):
    def tell(game: Game) -> None:
        if game.open_face:
            return
        hand = a_hand(game)
        for line in narrative(hand, "ABCDEFGHIJ"[: len(hand.stacks)]):
            assert all(plain(part, locale) for part in (line.title, line.text) for locale in LOCALES if part)

    assert not crashes(made, tell)


def test_what_a_page_and_a_card_say_has_words_in_every_language(made):
    def say(game: Game) -> None:
        for make in (*CORE.values(), relative):
            for phrase in phrases_in(make(made, game)):
                in_words(phrase)

    assert not crashes(made, say, SPELLED)


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_that_is_said_of_them_has_a_slip(made, locale):
    games = [*legal(made)][::SPELLED]
    hands = [a_hand(game) for game in games if not game.open_face]
    told = [narrative(hand, "ABCDEFGHIJ"[: len(hand.stacks)]) for hand in hands]
    parts = (make(made, game) for game in games for make in (*CORE.values(), relative))
    assert set() == wrong(locale, results(locale, *said_by((*told, *parts))))


def test_the_page_the_terminal_and_the_json_show_them(made):
    def show(game: Game) -> None:
        view = game_view(made, game)
        for locale in LOCALES:
            Console(file=io.StringIO()).print(page(document(game_page(view), words(locale))))
        assert json.dumps(game_document(made, game, view, before_game(made, game)))

    assert not crashes(made, show, SHOWN)


def test_check_finds_nothing_wrong_with_one_as_the_next_game_of_the_book(made):
    paths = sorted(path.as_posix() for path in made.outside)[::CHECKED]
    assert [] == inspected(made, paths).problems


@cache
def in_words(phrase: Said) -> None:
    """Raises PhraseError where a language has no words for it."""
    for locale in LOCALES:
        phrases(locale).render(phrase)


def crashes(book: Book, work: Callable[[Game], None], each: int = 1) -> list[str]:
    """The games in which the work fails, and how.    each    1 for all of them, 10 for each tenth"""
    found = []
    for game in islice(legal(book), 0, None, each):
        try:
            work(game)
        except Exception as error:  # the others are looked at, too
            found.append(f"{game.id}: {type(error).__name__}: {error}")
    return found[:MOST_CRASHES]


@pytest.mark.parametrize(
    ("share", "reason"),
    [
        ({"ranking": "points-49", "qualifier": "9-8-7-6-5"}, "points and totals have no hand from which they qualify"),
        ({"ranking": "face-first", "qualifier": "8-7-6-5-4"}, "where hands with a card come first, none has to qualify besides"),
        ({"ranking": "lowest-straight"}, "not every hand is a straight"),
        ({"ranking": "points-49", "hand": "front"}, "divided cards are compared as hands, not by points or by a single card"),
        ({"ranking": "highest-card", "own": [0, 1], "board": [0, 1]}, "a single card is one of the player's own"),
        ({"ranking": "face-first", "own": 4, "board": 1}, "which hands come first, the player's own cards decide"),
        ({"ranking": "points-49", "wild": {"ranks": [2]}}, "a wild card has no points of its own"),
        ({"ranking": "closest-to-27", "own": "all", "wild": {"rank_of": "1"}}, "a wild card has no points of its own"),
        ({"ranking": "highest-card", "own": 1, "wild": {"ranks": [2]}}, "a wild card has no rank of its own"),
        ({"ranking": "points-49", "odd_chips": {"between": "first-share", "within": "all-own-cards"}},
         "which of all own cards decides is said of high and of low hands, not of points"),
        ({"ranking": "deuce-to-seven", "equal_hands": "suit", "declare": True}, "where players declare, equal hands share a side"),
        ({"ranking": "points-21", "own": 4, "board": 1}, "points up to a limit are those of the player's own cards"),
        ({"ranking": "points-21", "own": 4, "board": 0}, "points up to a limit may be made of all of the player's cards"),
        ({"ranking": "high"}, "who wins the share 'high' wins this one, too"),
        ({"ranking": "ace-to-five", "odd_chips_within": "all-own-cards"}, "which of all own cards decides is said of all shares at once"),
        ({"ranking": "ace-to-five", "odd_chips_within": "suit", "die": True},
         "only a game that a player chooses has a rule of its own for odd chips"),
        ({"ranking": "ace-to-five", "die": True}, "unknown key 'when'"),  # of the draw
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_refused(share, reason):
    keys = {key: value for key, value in share.items() if key in ("wild", "odd_chips", "equal_hands")}
    declares = (
        [{"id": "say", "do": "declare", "no_chip": "high", "one_chip": "side"}]
        if share.get("declare")
        else []
    )
    die = {"id": "die", "do": "roll", "dice": 1, "outcomes": [
        {"id": id_, "name": {"en": id_, "ja": id_}, "faces": faces} for id_, faces in (("one", [1, 2]), ("two", [3, 4, 5, 6]))
    ]}  # fmt: skip
    draw = {"id": "draw", "do": "draw", "cards": [0, 2]} | (
        {"when": {"die": "one"}} if "unknown key" in reason else {}
    )
    declares += [die, draw] if share.get("die") else []
    share = {
        key: value for key, value in share.items() if key not in keys and key not in ("declare", "die")
    } | ({"when": {"die": "one"}} if share.get("die") else {})
    game = {
        "id": "made-by-hand", "name": {"en": "Made by hand", "ja": "手作り"}, "reading": "てづくり", "family": "hybrid",
        "players": {"min": 2, "max": 4}, "deck": "standard-52", "betting": ["no-limit"], "forced_bets": {"ante": "each"},
        "play": [
            {"id": "own", "do": "deal", "to": "players", "cards": 5, "face": "down"},
            {"id": "bet", "do": "bet", "size": "small", "first": "left-of-button"},
            {"id": "open", "do": "deal", "to": "board", "cards": 1, "face": "up"},
            {"id": "second-bet", "do": "bet", "size": "small", "first": "left-of-button"},
            *declares,
        ],
        "showdown": [
            {"id": "high", "ranking": "high", "own": 5, "board": 0},
            {"id": "side", "name": {"en": "side", "ja": "側"}, "own": 5, "board": 0} | share,
        ],
        "odd_chips": {"between": "first-share", "within": "button"}, "sources": [{"title": "Nobody"}],
    } | keys  # fmt: skip
    assert reason in {message for message, _ in reasons(game)}
