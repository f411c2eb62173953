"""Why a hand wins: the kind of the reason, the deciding cards and the sentence, for showdowns worked out by hand; and of random ones."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
import yaml
from real_book import real_book

from poker_rulebook.browser.page import random_question
from poker_rulebook.cards import cards
from poker_rulebook.play.judging import compared_at, judge, read_table
from poker_rulebook.play.reasons import reasons
from poker_rulebook.showdowns import settle

CASES = yaml.safe_load(Path(__file__).with_name("because.yaml").read_text("utf-8"))
GAMES = [game for game in real_book().games if not real_book().game(game).open_face]


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{case['game']}" for n, case in enumerate(CASES)])
def test_a_share_is_explained(case):
    share = settle(real_book().game(case["game"]), case["asked"])["shares"][case["share"]]
    found = [share["why"], *(hand["why"] for hand in share["hands"].values() if hand and "why" in hand)]
    assert {key: case[key] for key in ("kind", "cards", "en", "ja")} in found


def judged(name: str, seed: int):
    game = real_book().game(name)
    asked = random_question(game, min(4, game.players[1]), random.Random(seed))
    table = read_table(game, asked["seats"], asked.get("board"), asked.get("rolls"), asked.get("chosen"),
                       asked.get("declared"), asked.get("exposed"))  # fmt: skip
    return asked, judge(game, table), compared_at(game, table)


@pytest.mark.parametrize("name", GAMES)
def test_each_loser_hears_one_reason_and_the_rank_that_decides_is_the_first_that_differs(name):
    for seed in range(6):
        asked, result, compared = judged(name, seed)
        seats = list(asked["seats"])
        for share_id, verdict in result.shares.items():
            share = real_book().game(name).share(share_id)
            winners = [seats.index(winner) for winner in verdict.winners]
            told = reasons(compared, share, winners)
            losers = [
                reason.loser for reason in told if reason.kind not in ("tie", "nobody") and reason.winners
            ]
            assert len(losers) == len(set(losers)), told
            for reason in told:
                if reason.kind in ("rank", "kicker", "card") and not reason.why.startswith("rank-top"):
                    mine, his = (
                        share.ranking.made(verdict.counted[seats[seat]]).ranks
                        for seat in (reason.winners[0], reason.loser)
                    )
                    place = len(reason.same)
                    assert (mine[:place], mine[place], his[place]) == (his[:place], *reason.ranks)
                if reason.belief and reason.kind == "use":
                    value = share.ranking.value(reason.belief)
                    assert value >= compared.values[share_id][reason.winners[0]]
                    assert value > compared.values[share_id][reason.loser]


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_one_sentence_about_cards_that_lie_there(name):
    for seed in range(6):
        asked, *_ = judged(name, seed)
        lying = {
            card
            for own in asked["seats"].values()
            for hand in ([own] if isinstance(own, str) else own.values())
            for card in hand.split()
        }
        board = asked.get("board") or {}
        lying |= {*board.values()} if isinstance(board, dict) else {*board.split()}
        for share in settle(real_book().game(name), asked)["shares"].values():
            for why in [share.get("why"), *(hand.get("why") for hand in share["hands"].values() if hand)]:
                if why:
                    assert len(why["en"].split()) <= 25, why["en"]
                    assert len(why["ja"]) <= 60, why["ja"]
                    assert {text for held in why["cards"].values() for text in held.split()} <= lying | {
                        "joker"
                    }
                    assert all(cards(held) for held in why["cards"].values())
