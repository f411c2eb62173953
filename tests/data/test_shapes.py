"""The types of JSON, the schemas that are published and what the program gives have one form."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from forms import definitions_of, form_of, misfits, published
from real_book import GAMES, ROOT, real_book

import poker_rulebook as poker
from poker_rulebook import shapes
from poker_rulebook.book.problems import Problem, as_json
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.journal import written
from poker_rulebook.play.judging import random_question
from poker_rulebook.play.parser import LETTERS

API = definitions_of(ROOT / "schema" / "api.schema.json")
MEASURED = json.loads((ROOT / "schema" / "measured.schema.json").read_text("utf-8"))
HEAD = ("$schema", "version")  # of every file
OF_DEFINITIONS = {
    "answer": shapes.Answer,
    "record": shapes.HandRecord,
    "ruling": shapes.HandRuled,
    "incident": shapes.IncidentAsked,
    "deed": shapes.DeedTold,
    "standing": shapes.HandNow,
    "standing_rows": shapes.RowsNow,
    "cited": shapes.CitedPage,
    "listed": shapes.ListedGame,
    "listed_mix": shapes.ListedMix,
    "before": list[shapes.PointToSettle],
    "game": shapes.GameDocument,
    "mix": shapes.MixDocument,
    "chapter": shapes.ChapterDocument,
    "accounted": shapes.AccountedRule,
    "laterRules": shapes.LaterRules,
    "renumbered": shapes.Renumbered,
    "asked": shapes.WhoActs,
    "ranking": shapes.RankingDocument,
    "conformance": shapes.ConformanceDocument,
}
OF_FILES = {
    "decks": {"decks": Any},
    "options": {"options": Any},
    "games": {"games": list[shapes.ListedGame]},
    "mixes": {"mixes": list[shapes.ListedMix]},
    "rules": {"parts": list[shapes.PartDocument]},
    "tda": {
        "edition": str,
        "later": shapes.LaterRules | None,
        "rules": list[shapes.AccountedRule],
        "procedures": list[shapes.AccountedRule],
    },
    "map": {"games": list[shapes.MappedGame], "kinds": list[shapes.GamesOfKind]},
    "glossary": {"words": list[shapes.GlossaryWord]},
}


@pytest.mark.parametrize("name", OF_DEFINITIONS)
def test_a_type_has_the_form_of_its_definition(name):
    without = HEAD if name in ("game", "mix", "ranking", "conformance") else ()
    assert published(API[name], API, without) == form_of(OF_DEFINITIONS[name])


@pytest.mark.parametrize("name", OF_FILES)
def test_a_file_holds_what_its_types_say(name):
    wanted = {key: form_of(kind) for key, kind in OF_FILES[name].items()}
    assert published(API[name], API, HEAD)["properties"] == wanted


def test_every_definition_has_a_type():
    others = {"version", "schema", "id", "text", "index"}  # numbers and texts, and the list of files
    others |= {"page", "part", "row", "place", "choice"}  # whose types are those of the tree
    assert API.keys() == OF_DEFINITIONS.keys() | OF_FILES.keys() | others


def test_stored_chances_have_the_form_of_their_schema():
    assert published(MEASURED, MEASURED["definitions"]) == form_of(dict[str, shapes.StoredGame])


def played(name: str) -> list[str]:
    """What has not the form of its type in a random hand: questions, answers, how it stands, its record."""
    game, rng, wrong = real_book().game(name), random.Random(1), []
    hand = poker.deal(game, [60] * game.players[1], seed=1)
    now = shapes.RowsNow if game.open_face else shapes.HandNow
    wrong += misfits(now, poker.standing(hand))
    while asked := poker.ask(hand):
        wrong += misfits(shapes.WhoActs, asked)
        action = random_action(hand.decision, rng)
        wrong += misfits(shapes.Answer, written(hand.decision, action, LETTERS))
        hand.act(action)
    return wrong + misfits(now, poker.standing(hand)) + misfits(shapes.HandRecord, poker.record(hand))


def settled(name: str) -> list[str]:
    """The same of who wins, where cards lie as chance lays them."""
    game = real_book().game(name)
    question = random_question(game, game.players[0], random.Random(1), 0 if game.open_face else 101)
    wanted: Any = shapes.RowsSettled if game.open_face else shapes.PotsSettled
    return misfits(wanted, poker.settle(game, question))


def test_hands_of_every_game_have_the_forms_of_the_types():
    assert {} == {name: wrong for name in GAMES if (wrong := played(name) + settled(name))}


def test_hands_that_win_although_nobody_qualifies_have_the_form_of_the_type():
    seats = {"A": "2s 2h As Kd Qc", "B": "Kh Jd 9c 3s 2d"}
    answer = poker.settle(real_book().game("archie"), {"seats": seats, "pot": 100})
    assert [] == misfits(shapes.PotsSettled, answer)
    assert [[], [], ["A"]] == [
        share["winners"] for share in (*answer["shares"].values(), answer["unqualified"])
    ]
    assert {"A": "pair of twos", "B": "king high"} == {
        seat: hand["name"]["en"] for seat, hand in answer["unqualified"]["hands"].items()
    }


def test_finished_layouts_with_stacks_have_the_form_of_the_type():
    game = real_book().game("open-face-chinese")
    question = random_question(game, 2, random.Random(1), 0) | {"stacks": {"A": 100, "B": 100}}
    answer = poker.settle(game, question)
    assert [] == misfits(shapes.RowsSettled, answer) and {"paid", "final"} < answer.keys()


@pytest.mark.parametrize(("cards", "qualifier"), [("As Ks Qs Js Ts", ""), ("As Kd Qs Js 9s", "8-7-6-5-4")])
def test_a_ranked_hand_has_the_form_of_the_type(cards, qualifier):
    ranking = real_book().rankings["ace-to-five" if qualifier else "high"]
    assert [] == misfits(shapes.RankedHand, poker.rank(ranking, cards, qualifier))


@pytest.mark.parametrize("counts", [(1, 2), (1, 2, 3, 4)])
def test_what_check_gives_has_the_form_of_the_type(counts):
    wrong = [Problem("games/razz.yaml", 3, 1, "play[0]", "is not a step", "deal")]
    assert [] == misfits(shapes.CheckResult, json.loads(as_json(wrong, *counts)))


def test_a_value_of_another_form_is_found():
    assert misfits(shapes.Answer, {"seat": "A", "action": "raise", "to": "40"})
    assert misfits(shapes.Answer, {"seat": "A", "action": "fold", "chips": 4})
    assert misfits(shapes.Answer, {"seat": "A"})
