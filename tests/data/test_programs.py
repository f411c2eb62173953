"""What other programs read and import: every JSON file has the form that is published, and the page tells the truth."""

from __future__ import annotations

import doctest
import json
import random
import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import jsonschema_rs
import pytest
from forms import misfits
from real_book import GAMES, ROOT, real_book

import poker_rulebook
from poker_rulebook import public, shapes
from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import DealToPlayers, only
from poker_rulebook.cards import texts
from poker_rulebook.data import VERSION, documents, write_data
from poker_rulebook.pages.endpapers import endpapers
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.events import Opened, Placed
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import BOTH_KINDS, OF_A_DEAL, OF_A_HAND
from poker_rulebook.play.journal import KEYS
from poker_rulebook.play.openface import unseen
from poker_rulebook.play.parser import LETTERS
from poker_rulebook.rulings import worked_out

SCHEMAS = {path.name: json.loads(path.read_text("utf-8")) for path in (ROOT / "schema").glob("*.json")}
API = SCHEMAS["api.schema.json"]["definitions"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def files(book, viewed) -> dict[str, Any]:
    return json.loads(json.dumps(documents(book, viewed, endpapers(book))))


def kind_of(document: dict[str, Any]) -> str:
    return document["$schema"].rpartition("/")[2]


def validator(kind: str) -> Any:
    return jsonschema_rs.Draft7Validator(
        {"$ref": f"https://here/api.schema.json#/definitions/{kind}"},
        retriever=lambda uri: SCHEMAS[uri.rpartition("/")[2]],
    )


def keys_of(kind: str) -> set[str]:
    """Every key that the definition has, with those of what it is based on."""
    found, open_ = set(), [API[kind]]
    for part in open_:
        found |= part.get("properties", {}).keys()
        open_ += part.get("allOf", ())
        open_ += [API[part["$ref"].rpartition("/")[2]]] if part.get("$ref", "").startswith("#") else []
    return found


def test_every_file_has_the_form_that_it_names(files):
    validators = {kind: validator(kind) for kind in set(map(kind_of, files.values()))}
    kinds = "index page games game mixes mix decks options ranking conformance rules tda map glossary"
    assert {*kinds.split()} == validators.keys()
    wrong = [
        f"{name}: {error.message} at {error.instance_path}"
        for name, document in files.items()
        for error in validators[kind_of(document)].iter_errors(document)
    ]
    assert [] == wrong


def test_no_file_has_a_key_that_is_not_described(files):
    for name, document in files.items():
        assert document.keys() <= keys_of(kind_of(document)), name
    assert files["games"]["games"][0].keys() == keys_of("listed")
    assert files["mixes"]["mixes"][0].keys() == keys_of("listed_mix")


def test_the_questions_of_every_game_are_answered_here_as_they_say(book, files):
    """Who wins by `settle`, the order of hands by `rank`, whole hands question by question from their records."""
    for name, suite in files.items():
        if name.startswith("conformance/"):
            for showdown in suite["showdowns"]:
                said = public.settle(
                    book.game(suite["game"], showdown.get("options", {})), showdown["question"]
                )
                if "points" in showdown:
                    assert showdown["points"] == said["points"]
                else:
                    assert showdown["winners"] == {
                        id_: share["winners"] for id_, share in said["shares"].items()
                    }
                    assert showdown.get("chips", {}) == said["chips"]
            for hand in suite["hands"]:
                record = hand["record"]
                begun = {key: said for key, said in record.items() if key != "final"} | {"answers": []}
                now = public.resumed(book, begun).hand
                for asked, answer in zip(hand["asked"], record["answers"], strict=True):
                    assert asked == public.ask(now)
                    public.answer(now, answer)
                assert record["final"] == dict(zip(record["stacks"], now.stacks, strict=True))
        if name.startswith("rankings/"):
            ranking, order = book.rankings[suite["id"]], suite["order"]
            values = [{public.rank(ranking, hand)["value"] for hand in equal} for equal in order]
            assert values == sorted(values, key=min, reverse=True) and {1} == set(map(len, values))


def test_the_record_of_a_hand_of_any_game_has_the_form_that_is_published(book):
    known, checked = keys_of("record"), validator("record")
    assert known == {*BOTH_KINDS, *OF_A_HAND, *OF_A_DEAL}
    assert API["answer"]["properties"].keys() == {
        "seat",
        "action",
        *KEYS.values(),
    } - {""}
    for game in book.games.values():
        hand = public.deal(game, [60] * game.players[1], seed=1)
        rng = random.Random(1)
        while hand.decision is not None:
            hand.act(random_action(hand.decision, rng))
        said = json.loads(json.dumps(public.record(hand)))
        assert [] == [f"{game.id}: {error.message}" for error in checked.iter_errors(said)]


def test_a_file_of_another_form_is_refused(files):
    razz = files["games/razz"]
    for wrong in (
        {"version": 1},
        {"counted": {}},
        {"data": razz["data"] | {"deck": 52}},
        {"chapters": "limits"},
    ):
        assert not validator("game").is_valid(razz | wrong), wrong


def test_the_files_lie_where_the_index_and_their_schemas_say(small, tmp_path):
    from poker_rulebook.pages.book import book_view

    written = write_data(small, book_view(small), endpapers(small), tmp_path)
    index = json.loads((tmp_path / "v2/index.json").read_text("utf-8"))
    assert {"index.json", *index["files"]} == {
        path.relative_to(tmp_path / "v2").as_posix() for path in written
    }
    for path in written:
        schema, _, place = json.loads(path.read_text("utf-8"))["$schema"].partition("#")
        assert (
            place.rpartition("/")[2] in json.loads((path.parent / schema).read_text("utf-8"))["definitions"]
        )
    assert f"v{VERSION}" == "v2" and index["version"] == VERSION


def blocks(language: str) -> list[tuple[str, str]]:
    return BLOCK.findall((ROOT / "site" / language / "programs.md").read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_bot_of_the_page_plays_and_the_session_answers_as_printed(language):
    said = dict(blocks(language))
    bot, printed, session = said["python"], said["text"], said["pycon"]
    assert 20 >= len([line for line in bot.splitlines() if line])
    there: dict[str, Any] = {}
    with redirect_stdout(StringIO()) as out:
        exec(bot, there)
    assert printed == out.getvalue()
    test = doctest.DocTestParser().get_doctest(session, there, "programs.md", None, 0)
    told = StringIO()
    assert 0 == doctest.DocTestRunner().run(test, out=told.write).failed, told.getvalue()


def test_the_pages_name_every_file_and_every_action(files):
    for language in ("en", "ja"):
        page = (ROOT / "site" / language / "programs.md").read_text("utf-8")
        assert [] == [name for name in files if "/" not in name and f"`{name}.json`" not in page]
        assert [] == [key for key in KEYS.values() if key and f"`{key}`" not in page]


def test_everything_public_is_imported_from_the_top():
    assert poker_rulebook.__all__ == public.__all__
    assert all(getattr(poker_rulebook, name) is getattr(public, name) for name in public.__all__)
    assert not hasattr(poker_rulebook, "nothing")


def test_a_hand_that_is_dealt_is_a_record_that_goes_on(book):
    game = book.game("texas-holdem")
    hand = public.deal(game, [200, 200, 200], seed=3, stakes={"small_blind": 1, "big_blind": 2}, runs=2)
    public.answer(hand, {"seat": "C", "action": "raise", "to": 7})
    again = public.resumed(book, json.loads(json.dumps(public.record(hand)))).hand
    assert public.standing(hand) == public.standing(again)
    assert public.ask(hand) == public.standing(again)["to_act"]
    assert "A" == public.ask(hand)["seat"]
    for seats in ([500] * 40, [], [500, -1], ["500", 500]):
        with pytest.raises(ValueError):
            public.deal(game, seats)


# What one seat may know


def cards_in(value: Any) -> Iterator[str]:
    """Every card that plain JSON tells; names of steps and of places on the board may look like cards."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from cards_in(item) if key not in ("slots", "step") else ()
    elif isinstance(value, list):
        for item in value:
            yield from cards_in(item)
    elif isinstance(value, str):
        yield from re.findall(r"(?<!\S)[2-9TJQKA][cdhs](?!\S)", value)


def in_sight(hand: Hand, viewer: int) -> set[int]:
    """The cards that a seat sees lie or holds at this moment, by the rules of a table."""
    over = hand.decision is None
    turned = {card for up in hand.up for card in up}
    board = {card for slot, card in hand.board.items() if slot not in hand.hidden}
    board |= {
        card for e in hand.log if isinstance(e, Opened) for card in e.cards
    }  # also one taken away at once
    looks = (
        {seat for seat in range(len(hand.own)) if (seat == viewer) != on_foreheads(hand.game)}
        if not hand.game.beat
        else set()
    )
    rows = set[int]()
    for seat in range(len(hand.own)) if hand.game.open_face else ():
        covered = (
            seat != viewer
            and not over
            and any(isinstance(e, Placed) and e.seat == seat and unseen(hand.game, e.step) for e in hand.log)
        )
        rows |= set() if covered else {card for cards in hand.layout(seat).values() for card in cards}
    if over and (hand.showdowns or hand.game.open_face):
        looks |= {seat for seat in range(len(hand.own)) if hand.game.open_face or hand.live[seat]}
    return turned | board | rows | {card for seat in looks for card in hand.own[seat]}


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_is_told_no_card_that_it_has_not_seen(name):
    """In the seats, the log and what others may choose from, at every moment of three hands, for each seat that looks."""
    game = real_book().games[name]
    for seed in range(3):
        rng, seats = random.Random(seed), min(4, game.players[1])
        hand = public.deal(game, [200] * seats, seed=seed)
        seen = [set[int]() for _ in range(seats)]
        while True:
            for viewer in range(seats):
                seen[viewer] |= in_sight(hand, viewer)
                told = set(cards_in(public.standing(hand, viewer=LETTERS[viewer])))
                assert told <= set(texts(seen[viewer]).split()), (seed, viewer)
            if hand.decision is None:
                break
            if game.open_face is None and not game.beat and not on_foreheads(game):
                seat = LETTERS[hand.decision.seat]
                assert public.ask(hand) == public.standing(hand, viewer=seat)["to_act"]
            hand.act(random_action(hand.decision, rng))


def on_foreheads(game: Game) -> bool:
    return any(step.to_others for step in only(DealToPlayers, game.play))


def test_a_seat_is_named_as_in_answers(book):
    hand = public.deal(book.game("razz"), [100, 100], seed=1)
    assert "?? ??" in public.standing(hand, viewer="B")["seats"]["A"]["own"]
    assert "??" not in public.standing(hand, viewer="B")["seats"]["B"]["own"]
    for wrong in ("C", "a", 0):
        with pytest.raises(ValueError, match=f"no seat is called {wrong!r}: there are A, B"):
            public.standing(hand, viewer=wrong)


def test_a_record_names_what_shuffled_its_deck(book):
    razz = book.game("razz")
    assert "seed 7" == public.record(public.deal(razz, [100, 100], seed=7))["chance"]
    said = public.record(public.deal(razz, [100, 100]))
    assert "system" == said["chance"]
    assert said == public.record(public.resumed(book, said).hand)
    assert said["deck"] != public.record(public.deal(razz, [100, 100]))["deck"]
    for wrong in ("luck", "seed x", 7, None):
        with pytest.raises(ValueError, match=r'chance: .* is no source of chance .*"system" or "seed 7"'):
            public.resumed(book, said | {"chance": wrong})


@pytest.mark.parametrize("limit", ["no-limit", "fixed-limit"])
def test_a_bomb_pot_is_begun_with_its_ante_alone(book, limit):
    hand = public.deal(
        book.game("texas-holdem", {"limit": limit}), [200, 200, 200], seed=3, bomb={"ante": 10}
    )
    assert (10, 10, 30) == (hand.stakes.ante, hand.stakes.small_bet, hand.pot())


HOLDEM = {"seats": {"A": "Ah Kd", "B": "Qs Qc"}, "board": "2h 5d 7c Kc 8s"}


@pytest.mark.parametrize(
    "question",
    [
        None, [1], "cards", HOLDEM | {"pot": 10**4000}, HOLDEM | {"board": "2h " * 200_000}, HOLDEM | {"pot": 1.5},
        HOLDEM | {"seats": {"A": 5, "B": [1]}}, HOLDEM | {"seats": {"A": "Ah" * 400, "B": ""}}, {b"seats": {}},
    ],
)  # fmt: skip
def test_whatever_is_asked_that_cannot_be_is_a_short_value_error(book, question):
    game = book.game("texas-holdem")
    for ask in (poker_rulebook.settle, poker_rulebook.equity):
        with pytest.raises(ValueError) as found:
            ask(game, question)
        assert len(str(found.value)) < 1_000


@pytest.mark.parametrize(
    "work",
    [
        lambda game, ranking: poker_rulebook.deal(game, None),
        lambda game, ranking: poker_rulebook.deal(game, [10**4000, 5]),
        lambda game, ranking: poker_rulebook.deal(game, [5] * 10_000),
        lambda game, ranking: poker_rulebook.rank(ranking, None),
        lambda game, ranking: poker_rulebook.rank(ranking, "Ah " * 100_000),
        lambda game, ranking: poker_rulebook.rank(ranking, "Ah Kd Qs Jc 9h", ["pair"]),
        lambda game, ranking: poker_rulebook.answer(poker_rulebook.deal(game, [5, 5], 1), None),
    ],
)
def test_other_arguments_of_a_wrong_type_are_short_value_errors(book, work):
    with pytest.raises(ValueError) as found:
        work(book.game("texas-holdem"), book.rankings["high"])
    assert len(str(found.value)) < 1_000


def test_a_console_completes_what_other_programs_use():
    assert set(poker_rulebook.__all__) == {name for name in dir(poker_rulebook) if name[0] != "_"}


@pytest.mark.parametrize(
    ("text", "number", "first"),
    [
        ("QQ+", 18, "Qc Qd"), ("AJo+", 36, "Ac Jd"), ("A5s-A2s", 16, "Ac 2c"), ("KQ", 16, "Kc Qc"), ("99-66", 24, "6c 6d"),
        ("K9s+", 16, "Kc 9c"), ("QQ+, AKs", 22, "Qc Qd"), ("22+", 78, "2c 2d"), ("KA", 16, "Ac Kc"), ("KK QQ+", 18, "Kc Kd"),
    ],
)  # fmt: skip
def test_a_range_is_all_its_hands_each_once(text, number, first):
    found = poker_rulebook.hands_in_range(text)
    assert (number, first) == (len(found), found[0])
    assert len({frozenset(hand.split()) for hand in found}) == number


@pytest.mark.parametrize("text", ["", None, "A5s-K2s", "AA-KQ", "QQs", "A5s-A2o", "AKx", "QQ+" * 1_000])
def test_what_is_no_range_is_refused(text):
    with pytest.raises(ValueError, match="range"):
        poker_rulebook.hands_in_range(text)


def test_a_range_is_held_as_the_list_of_its_hands(book):
    holdem, short = book.game("texas-holdem"), book.game("short-deck-texas-holdem")
    board = {"board": "2h 7d 7c Kc 8s"}
    written, listed = (
        poker_rulebook.equity(holdem, {"seats": {"A": it, "B": "As Qs"}, **board})
        for it in ("QQ+", poker_rulebook.hands_in_range("QQ+"))
    )
    assert written == listed
    assert 1 == written["seats"]["A"]["equity"]
    short_board = {"board": "9h 7d 7c Kc 8s"}
    assert (
        1
        == poker_rulebook.equity(short, {"seats": {"A": "22+", "B": "As Qs"}, **short_board})["seats"]["A"][
            "whole"
        ]
    )
    with pytest.raises(ValueError, match="a range is of two cards"):
        poker_rulebook.equity(book.game("omaha-high-only"), {"seats": {"A": "QQ+", "B": ""}})


HISTORY = (ROOT / "tests" / "history" / "hands" / "fr.phh").read_text("utf-8")


def test_histories_are_replayed_as_the_command_replays_them(book):
    (answer,) = poker_rulebook.replay(book, HISTORY)
    assert [] == misfits(shapes.Replayed, answer)
    assert (True, "hands.phh") == (answer["matches"], answer["file"])
    (wrong,) = poker_rulebook.replay(
        book, HISTORY.replace("actions = [", "actions = [ 'p9 f',", 1), file="a.phh"
    )
    assert [] == misfits(shapes.Replayed, wrong)
    assert (False, "a.phh") == (wrong["matches"], wrong["file"])
    assert "p9" in wrong["problem"]["message"] + str(wrong["problem"].get("action"))


def test_a_ruling_a_wager_and_what_a_director_works_out_are_those_of_the_commands(book):
    hand = poker_rulebook.deal(book.game("texas-holdem"), [5000] * 4, seed=1)
    ruled = poker_rulebook.ruling(
        book, poker_rulebook.record(hand), "out-of-turn", "raise", "A", "600", preset="tda"
    )
    assert [] == misfits(shapes.HandRuled, ruled)
    there = {name: {"stack": 9} for name in "ABC"}
    told = {
        "kind": "out-of-turn",
        "stakes": {"big_blind": 2, "small_blind": 1},
        "step": "flop-bet",
        "seats": there,
        "to_act": "A",
    }
    answer = poker_rulebook.incident(
        book, "texas-holdem", told | {"deed": {"seat": "B", "action": "bet", "amount": 4}}, preset="tda"
    )
    assert [] == misfits(shapes.HandRuled, answer) and answer["binds"]["to"] == 4
    spoken = poker_rulebook.wager(
        book, {"put": 1500, "smallest": 500, "call": 1100, "largest_raise": 600, "stack": 9000}
    )
    assert spoken == worked_out(
        book, "wager", {"put": 1500, "smallest": 500, "call": 1100, "largest_raise": 600, "stack": 9000}
    )
    raced = poker_rulebook.worked_out(book, "race", {"old": 25, "new": 100, "chips": [3, 1, 0, 2]})
    assert {"text", "rules"} < raced.keys()


@pytest.mark.parametrize("name", ["razz", "open-face-chinese"])
def test_random_play_is_counted_alike_from_the_same_seed(book, name):
    first, again = (poker_rulebook.simulate(book.game(name), 5, seed=3) | {"seconds": 0.0} for _ in range(2))
    assert [] == misfits(shapes.Simulated, first)
    assert (first, 5, 0) == (again, first["hands"], first["violations"])


@pytest.mark.parametrize(
    "work",
    [
        lambda book: poker_rulebook.replay(book, None),
        lambda book: poker_rulebook.replay(book, "x" * 10_000_001),
        lambda book: poker_rulebook.replay(book, "", {"limit"}),
        lambda book: poker_rulebook.ruling(book, [], "out-of-turn"),
        lambda book: poker_rulebook.ruling(book, {}, "x" * 100_000),
        lambda book: poker_rulebook.ruling(book, {}, "out-of-turn", preset="tdaa"),
        lambda book: poker_rulebook.incident(book, "razz", []),
        lambda book: poker_rulebook.incident(book, "razzz", {"kind": "fouled-deck"}),
        lambda book: poker_rulebook.incident(book, "razz", {"kind": "x" * 100_000}),
        lambda book: poker_rulebook.incident(
            book, "razz", {"kind": "undercall", "seats": {"x" * 50_000: {"stack": 1}}}
        ),
        lambda book: poker_rulebook.incident(book, "razz", {"kind": "fouled-deck"}, preset="tdaa"),
        lambda book: poker_rulebook.wager(book, [1]),
        lambda book: poker_rulebook.worked_out(book, "races", {}),
        lambda book: poker_rulebook.worked_out(book, "race", {"old": 10**4000}),
        lambda book: poker_rulebook.simulate(book.game("razz"), 0),
        lambda book: poker_rulebook.simulate(book.game("razz"), 10, 99),
        lambda book: poker_rulebook.simulate(book.game("razz"), 10, seed="x"),
    ],
)
def test_what_these_cannot_take_is_a_short_value_error(book, work):
    with pytest.raises(ValueError) as found:
        work(book)
    assert len(str(found.value)) < 1_500
