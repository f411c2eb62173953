"""Why a hand wins: the kind of the reason, the deciding cards and the sentence, for showdowns worked out by hand; and every
sentence about the examples and about random showdowns is read back and proved by the cards.

REASONS=3000 python -m pytest tests/view/test_because.py      proves them of more showdowns, as `make nightly` does
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from msgspec.structs import replace
from nights import amount
from real_book import ROOT, real_book
from told_reasons import false_at_random, false_in, of_examples, told

from poker_rulebook.cards import cards
from poker_rulebook.language.phrases import plain
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.reasons import reasons
from poker_rulebook.ranking import Ranking
from poker_rulebook.showdowns import settle
from poker_rulebook.web.scripts import FAMOUS

SHOWDOWNS = amount("REASONS", by_day=4, at_night=3000)  # of every game, at random
CASES = yaml.safe_load(Path(__file__).with_name("because.yaml").read_text("utf-8"))
EXAMPLES = yaml.safe_load(Path(__file__).with_name("because_of_examples.yaml").read_text("utf-8"))
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


def test_a_mistaken_number_of_hole_cards_is_found_among_more_than_a_ranking_reads_at_once():
    game = real_book().games["six-card-omaha"]
    own = ("Ah 2d 3c 4s 6h 9d Jc Qs", "Kh Kd 3h 4d 6c 9s Jd Qc")
    board = dict(zip("12345", cards("Ac Ks 7h 8c 2s"), strict=True))
    compared = Compared(game, {}, board, dict(enumerate(map(cards, own))))
    (reason,) = reasons(compared, compared.shares[0], [1])
    assert ("class", 0) == (reason.kind, reason.loser)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_reason_says_is_so_and_decides(name):
    assert [] == false_at_random(real_book().game(name), SHOWDOWNS)


@pytest.mark.parametrize("name", GAMES)
def test_what_the_reasons_of_examples_say_is_so_and_decides(name):
    book = real_book()
    found = [false_in(names, judgement) for _, names, judgement in of_examples(book, book.game(name))]
    assert [] == [wrong for each in found for wrong in each]


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_does_not_decide_is_not_told_of_an_example(name):
    """The whole of what is said of a share to a seat, or of those who share it."""
    game, _, id_ = name.partition("#")
    for example, names, judgement in of_examples(real_book(), real_book().game(game)):
        if example == id_:
            found = {
                (said.share.id, said.of): tuple(plain(text, locale) for locale in LOCALES)
                for _, said, text in told(names, judgement)
            }
            for share, seats in EXAMPLES[name].items():
                for seat, text in seats.items():
                    assert (text["en"], text["ja"]) == found[share, seat]
            return
    raise AssertionError(f"there is no example {name}")


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
    assert [] == false_at_random(whole, 20)
