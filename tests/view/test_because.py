"""Why a hand wins: the kind of the reason, the deciding cards and the sentence, for showdowns worked out by hand; and every
sentence about random ones is read back and proved by the cards."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import yaml
from claims_of_reasons import Said, false_reason, read_reason
from real_book import ROOT, real_book

from poker_rulebook.book.model import Game
from poker_rulebook.cards import cards
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.judging import Tableau, compared_at, judge, read_table
from poker_rulebook.play.random_showdowns import random_question
from poker_rulebook.play.reasons import reasons
from poker_rulebook.ranking import Ranking
from poker_rulebook.showdowns import settle
from poker_rulebook.view.phrases import plain
from poker_rulebook.view.sentences import Sentence
from poker_rulebook.view.told.because import because
from poker_rulebook.web.scripts import FAMOUS

CASES = yaml.safe_load(Path(__file__).with_name("because.yaml").read_text("utf-8"))
GAMES = [game for game in real_book().games if not real_book().game(game).open_face]


def reasons_in(settled) -> Iterator[tuple[str, dict]]:
    """Every reason of an answer with its share, which is none for what concerns the whole pot."""
    for id_, share in settled.get("shares", {}).items():
        hands = [hand.get("why") for hand in share["hands"].values() if hand]
        yield from ((id_, why) for why in (share.get("why"), *hands, *share.get("lost", {}).values()) if why)
    yield from (("", why) for why in settled.get("why", ()))


@pytest.mark.parametrize("case", CASES, ids=[f"{n}-{case['game']}" for n, case in enumerate(CASES)])
def test_a_share_is_explained(case):
    found = list(reasons_in(settle(real_book().game(case["game"]), case["asked"])))
    wanted = {key: case[key] for key in ("kind", "cards", "en", "ja")}
    assert (case["share"], wanted) in found
    for _, why in found:
        assert len(why["en"].split()) <= 25 and len(why["ja"]) <= 60


@pytest.mark.parametrize("name", FAMOUS)
def test_a_famous_question_is_answered_with_what_made_it_famous(name):
    game, asked = FAMOUS[name]
    kinds = {why["kind"] for _, why in reasons_in(settle(real_book().game(game), asked))}
    wanted = {"badugi": "card", "short-deck": "order", "exactly-two": "use", "quartered": "share"}
    assert wanted.get(name, name) in kinds


def told(game: Game, table: Tableau) -> Iterator[tuple[Said, Sentence]]:
    """Each reason of a showdown: what it says about, and its sentence."""
    compared, names = compared_at(game, table), list(table.held)
    for id_, verdict in judge(game, table).shares.items():
        share = next(share for share in compared.shares if share.id == id_)
        found = reasons(compared, share, [names.index(winner) for winner in verdict.winners])
        losers = [reason.loser for reason in found if reason.kind != "tie" and reason.loser is not None]
        assert len(losers) == len({*losers}), "a loser hears one reason"
        for reason in found:
            text = because(compared, share, names, reason)
            en, ja = (plain(text, locale) for locale in LOCALES)
            assert len(en.split()) <= 25, en
            assert len(ja) <= 60, ja
            lying = {*table.board.values(), *table.community, *(table.aside or {}).values()}
            lying |= {card for seat in compared.held for card in compared.own(share, seat)}
            own = {
                card
                for held in table.held.values()
                for card in (held if isinstance(held, tuple) else sum(held.values(), ()))
            }
            assert {card for cards in reason.cards.values() for card in cards if card >= 0} <= lying | own, en
            yield Said(compared, share, names, verdict.winners, {}), text


def test_a_mistaken_number_of_hole_cards_is_found_among_more_than_a_ranking_reads_at_once():
    game = real_book().games["six-card-omaha"]
    own = ("Ah 2d 3c 4s 6h 9d Jc Qs", "Kh Kd 3h 4d 6c 9s Jd Qc")
    board = dict(zip("12345", cards("Ac Ks 7h 8c 2s"), strict=True))
    compared = Compared(game, {}, board, dict(enumerate(map(cards, own))))
    (reason,) = reasons(compared, compared.shares[0], [1])
    assert ("class", 0) == (reason.kind, reason.loser)


def dealt(game: Game, seed: int) -> Tableau:
    asked = random_question(game, min(4, game.players[1]), random.Random(seed))
    return read_table(game, asked["seats"], asked.get("board"), asked.get("rolls"), asked.get("chosen"),
                      asked.get("declared"), asked.get("exposed"))  # fmt: skip


def false_in(game: Game, seed: int) -> list[str]:
    wrong = []
    for said, text in told(game, dealt(game, seed)):
        for locale in LOCALES:
            key, values = read_reason(text, locale)
            if false := false_reason(said._replace(values=values), key):
                wrong.append(f"{plain(text, locale)}: {false}")
    return wrong


@pytest.mark.parametrize("name", GAMES)
def test_what_a_reason_says_is_so(name):
    assert [] == [wrong for seed in range(4) for wrong in false_in(real_book().game(name), seed)]


UNSEEN = {
    "a straight beats a flush, which beats four of a kind": (
        "texas-holdem", "high",
        {"classes": ["straight-flush", "straight", "flush", "four-of-a-kind", "full-house", "three-of-a-kind", "two-pair", "one-pair", "high-card"]},
    ),
    "three of a kind is the best hand, and there is no two pair": ("five-card-draw", "high", {"classes": ["three-of-a-kind", "full-house", "four-of-a-kind", "one-pair", "straight", "flush", "high-card"]}),
    "a flush is bad for a low, a straight is not": ("razz", "ace-to-five", {"classes": ["four-of-a-kind", "full-house", "three-of-a-kind", "two-pair", "one-pair", "flush", "high-card"]}),
    "a badugi by ranks alone": ("badugi", "badugi", {"distinct": ["rank"]}),
}  # fmt: skip


@pytest.mark.parametrize("name", UNSEEN)
def test_what_is_said_of_a_ranking_that_nobody_has_seen_is_so(name):
    id_, ranking, changed = UNSEEN[name]
    files = {
        path.stem: yaml.safe_load(path.read_text("utf-8"))
        for path in (ROOT / "games/rankings").glob("*.yaml")
    }
    game = real_book().game(id_)
    unseen = Ranking.from_data(files[ranking] | {"id": "unseen"} | changed, files)
    whole = replace(game, joker="", showdown=tuple(replace(share, ranking=unseen) for share in game.showdown))
    assert [] == [wrong for seed in range(20) for wrong in false_in(whole, seed)]
