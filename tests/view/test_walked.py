"""The steps of every told hand of every game: chips add up at each of them, and the last one is the end of the example."""

import json
from functools import cache
from types import SimpleNamespace

import pytest
from real_book import GAMES, each, real_book

from poker_rulebook.browser.hands import MOST, dealt
from poker_rulebook.language.phrases import phrases, plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.pages.examples import example_view
from poker_rulebook.play.script import run
from poker_rulebook.web.scripts import game_walks

MOST_WORDS = 25  # of a reason


@cache
def told(name):
    """The told hands of a game: example, hand or deal, view."""
    book = real_book()
    of = book.games[name]
    found = [(example, run(book, of, example)) for example in of.examples]
    return [(e, r.hand or r.deal, example_view(book, of, e)) for e, r in found if r.hand or r.deal]


@each(GAMES)
def test_every_game_has_a_hand_to_step_through(name):
    assert told(name)


@each(GAMES)
def test_chips_add_up_at_every_step_and_the_last_one_is_the_end_of_the_example(name):
    for example, hand, view in told(name):
        steps = view.walk.steps
        sums = {
            sum(lying["stacks"]) + sum(lying["bets"]) + lying["pot"]
            for lying in (step.lying for step in steps)
        }
        assert {sum(hand.brought) + hand.carried} == sums, example.id
        last = steps[-1].lying
        assert (hand.stacks, hand.left) == (last["stacks"], last["pot"]), example.id
        if example.final is not None:
            assert example.final == dict(zip(example.seats, last["stacks"], strict=True))
        assert hand.live == [*map(bool, last["live"])]


@each(GAMES)
def test_every_step_is_told_in_both_languages_and_none_of_the_hand_is_left_out(name):
    for _, hand, view in told(name):
        for locale in LOCALES:
            said = [plain(step.text, locale) for step in view.walk.steps]
            assert all(said)
            assert not [text for text in said if text.startswith((":", "："))]
        acts = [e for e in hand.log if type(e).__name__ == "Acted"]
        acting = [
            step.seat for step in view.walk.steps if step.rule in {e.step for e in acts} and step.seat >= 0
        ]
        assert len(acts) <= len(acting)


@each(GAMES)
def test_what_the_site_loads_gives_the_same_tables_step_by_step(name):
    """Only what changes is written; put together again it is all there."""
    for locale in LOCALES:
        views = {view.id: view for _, _, view in told(name)}

        class Game:
            id = name
            examples = tuple(views.values())

        data = json.loads(json.dumps(game_walks(Game, locale)))
        assert views.keys() == data["hands"].keys()
        for id_, hand in data["hands"].items():
            now = {}
            for changes, step in zip(hand["steps"], views[id_].walk.steps, strict=True):
                now |= changes
                said = ("own", "hold")
                assert {key: now[key] for key in step.lying if key not in said} == {
                    key: value for key, value in step.lying.items() if key not in said
                }
                assert [phrases(locale).render(line) for line in step.lying["hold"]] == now["hold"]
                assert [[cards for _, cards in piles] for piles in step.lying["own"]] == [
                    [cards for _, cards in piles] for piles in now["own"]
                ]
                known = {
                    card.strip(".x") for piles in now["own"] for _, cards in piles for card in cards.split()
                }
                assert known | set(now["lit"].split()) <= data["cards"].keys()


def of(game, example):
    return next(view for _, _, view in told(game) if view.id == example).walk


@pytest.mark.parametrize(
    ("locale", "told_of_it"),
    [
        ("en", ["Flop: C calls (may not raise).", "Showdown: Side pot 450 to D."]),
        ("ja", ["フロップ: Ⓒ コール（レイズできない）。", "ショーダウン: サイドはⒹが450を獲得。"]),
    ],
)
def test_a_step_says_what_the_told_hand_says(locale, told_of_it):
    steps = of("texas-holdem", "short-all-ins-add-up").steps
    said = [f"{plain(step.title, locale)}: {plain(step.text, locale)}" for step in steps]
    assert told_of_it == [said[12], said[-2]]


def test_bets_lie_in_front_of_the_seats_until_the_round_is_over():
    walk = of("texas-holdem", "short-all-ins-add-up")
    flop = walk.steps[12].lying
    assert ([400, 250, 400, 400], 800) == (flop["bets"], flop["pot"])
    assert ([0, 0, 0, 0], 2250) == (walk.steps[13].lying["bets"], walk.steps[13].lying["pot"])


def test_the_cards_that_decide_are_lit_at_the_showdown():
    steps = of("texas-holdem", "short-all-ins-add-up").steps
    assert {"9c", "9h", "9d", "Ks", "7s"} == set(steps[-3].lit.split())
    assert "" == steps[-1].lit


def test_the_second_run_lies_beside_the_first():
    walk = of("razz", "seventh-street-twice")
    piles = walk.steps[-1].lying["own"][0]
    assert [".3c .2d 4h 7s 9d Th .Kc", "6s"] == [cards for _, cards in piles]
    assert "2回目" == plain(piles[1][0], "ja")


def test_cards_that_lie_face_down_are_told_apart_where_others_lie_face_up():
    stud, holdem = of("razz", "seventh-street-twice"), of("texas-holdem", "short-all-ins-add-up")
    assert [("", ".8c .5d Jh")] == stud.steps[1].lying["own"][1]
    assert "." not in holdem.steps[1].lying["own"][1][0][1]


def test_the_player_who_acts_is_told_what_the_cards_make_so_far():
    """Not who has folded, nor anybody once the hands are compared."""
    steps = of("texas-holdem", "short-all-ins-add-up").steps
    told = [" ".join(plain(line, "en") for line in step.lying["hold"]) for step in steps]
    assert ["Pair of nines so far", "Three of a kind, nines"] == [
        said for said in dict.fromkeys(told) if "nines" in said
    ]
    assert not any(
        said
        for said, step in zip(told, steps, strict=True)
        if step.seat < 0 or not step.lying["live"][step.seat]
    )
    assert not any(said for said, step in zip(told, steps, strict=True) if step.lit)


def test_a_row_that_is_removed_stays_in_sight():
    lying = of("oklahoma", "dealer-wins-at-once").steps[-1].lying
    assert lying["boards"][0] and all(card.startswith("x") for card in lying["boards"][0].values())


def test_a_reader_is_asked_who_is_first_what_is_allowed_who_wins_and_what_chips_are_won():
    steps = of("texas-holdem", "short-all-ins-add-up").steps
    asked = [
        (plain(s.question.ask), [plain(option) for option in s.question.options]) for s in steps if s.question
    ]
    assert ("Who acts first?", ["A", "B", "C", "D"]) == asked[0]
    assert (
        "Which of these may D do?",
        ["D calls", "D checks", "D raises to 300", "D raises to 700"],
    ) == asked[1]
    split = [s for s in of("sohe", "played-hand").steps if s.question][-1]
    assert ("17", "16") == (
        plain(split.question.options[2]),
        plain(split.question.options[split.question.right]),
    )
    assert "odd-chips" == split.rule


def test_a_wrong_answer_is_told_what_decides():
    asked = [step.question for step in of("texas-holdem", "short-all-ins-add-up").steps if step.question]
    first, allowed = ([plain(why) for why in question.why] for question in asked[:2])
    assert "C acts first: counted from the left of the big blind, the first player who can act." == first[1]
    assert [
        "To stay in, D has to put in 200: checking is only for when there is nothing to call.",
        "A raise adds at least 200, as much as the bet or raise before it: the smallest is to 400, and 300 is too little.",
        "D has 600 in all: 700 is too much.",
    ] == allowed[1:]


@each(GAMES)
def test_every_wrong_answer_says_why_in_a_sentence(name):
    for _, _, view in told(name):
        for step in view.walk.steps:
            asked = step.question
            if asked is None or asked.ask.key not in (
                "quiz-first",
                "quiz-may",
                "quiz-wins",
                "quiz-wins-share",
            ):
                continue
            wrong = [why for n, why in enumerate(asked.why) if n != asked.right]
            assert all(wrong) and (wrong or asked.ask.key == "quiz-first")
            assert all(len(plain(why).split()) <= MOST_WORDS for why in wrong)


@each(GAMES)
def test_exactly_one_answer_is_right(name):
    """The hand does what the right answer says; the rules refuse the others (see the quiz)."""
    for _, _, view in told(name):
        for step in view.walk.steps:
            if step.question is None:
                continue
            options = [plain(option) for option in step.question.options]
            assert len(set(options)) == len(options) > 1
            right = options[step.question.right]
            key = step.question.ask.key
            if key == "quiz-first":
                assert right == view.walk.seats[step.seat][0]
            elif key == "quiz-may":
                assert plain(step.text).replace("by the pot, ", "").startswith(right)
            elif key.startswith(("quiz-chips", "quiz-points")):
                assert right in plain(step.text)
            else:
                winners = {
                    seat for seat, _ in view.walk.seats if f"{seat} " in plain(step.text).split(";")[0] + " "
                }
                assert set(right.replace(" and ", ", ").split(", ")) <= winners


@each(GAMES)
def test_a_random_hand_of_every_game_is_told_step_by_step(book, name):
    """As the page deals it, where chance is another."""
    for seed in range(4):
        page = SimpleNamespace(game=lambda id_, _: book.games[id_], locale=LOCALES[seed % 2])
        found = json.loads(dealt(page, name, "{}", seed))
        now, sums = {}, set()
        for step in found["hand"]["steps"]:
            now |= step
            sums.add(sum(now["stacks"]) + sum(now["bets"]) + now["pot"])
            assert now["text"]
        assert 1 == len(sums)
        assert 2 <= len(found["hand"]["seats"]) <= MOST
