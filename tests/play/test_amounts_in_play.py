"""What chips and words amount to is the same from the figures of a table and in a hand, and the rules allow it there.

Every state of some small hands is visited, and in each every number of chips is put in, and every word said.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from real_book import real_book

import poker_rulebook as poker
from poker_rulebook.book.chapters import rules_of
from poker_rulebook.play.amounts import Amount, Motion, amount_of, read_motion
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import resumed_in
from poker_rulebook.play.irregularities import CannotBe, Deed, facing, ruled
from poker_rulebook.play.questions import Action, Call, Fold, Legal, Raise, refusal

BLINDS = {"small_blind": 1, "big_blind": 2}
FIXED = {"limit": "fixed-limit"}
# What differs -> game, options, stacks, agreements, and how many answers are given before the round is looked at
TABLES = {
    "no limit": ("texas-holdem", {}, (9, 4, 14), {"stakes": BLINDS}, 4),
    "no limit, heads-up": ("texas-holdem", {}, (5, 9), {"stakes": BLINDS}, 4),
    "no limit after a straddle": ("texas-holdem", {}, (9, 12, 6, 14), {"stakes": BLINDS, "posts": {"blinds": {"C": 4}}}, 3),
    "pot limit after a bring-in": ("london-lowball", {}, (9, 4, 14), {"stakes": {"ante": 1, "bring_in": 2}}, 4),
    "pot limit": ("omaha-high-only", {}, (9, 4, 14), {"stakes": BLINDS}, 4),
    "fixed limit": ("texas-holdem", FIXED, (9, 14, 3), {"stakes": BLINDS}, 5),
    "fixed limit, bets of four": ("texas-holdem", FIXED, (13, 14, 5), {"stakes": {"small_blind": 2, "big_blind": 4}}, 5),
    "fixed limit after a kill": (
        "texas-holdem", FIXED, (9, 14, 5),
        {"stakes": BLINDS | {"small_bet": 4}, "posts": {"blinds": {"C": 4}, "kill": "C"}}, 4,
    ),
    "fixed limit after a bring-in": ("razz", {}, (9, 4, 14), {"stakes": {"ante": 1, "bring_in": 1, "small_bet": 4}}, 5),
    "fixed limit, a bring-in of half a bet": ("razz", {}, (9, 14), {"stakes": {"ante": 1, "bring_in": 2, "small_bet": 4}}, 4),
}  # fmt: skip


def states(table: str) -> Iterator[Hand]:
    """The hand at every decision about a wager, after every order of a few answers."""
    game, options, stacks, agreed, most = TABLES[table]
    waiting: list[tuple[Action, ...]] = [()]
    while waiting:
        answers = waiting.pop()
        hand = poker.deal(real_book().game(game, options), stacks, seed=3, **agreed)
        for answer in answers:
            hand.act(answer)
        asked = hand.decision
        if not isinstance(asked, Legal):
            continue
        yield hand
        if len(answers) < most:
            totals = {asked.low, asked.high} - {0}
            ways = [Fold(), Call(), *map(Raise, sorted(totals))]
            waiting += [(*answers, way) for way in ways if not refusal(asked, way)]


def figures(hand: Hand) -> dict[str, object]:
    """What is asked of a table about the seat that is to act."""
    asked, first = hand.decision, hand.decision.step == hand.game.bets[0].id
    stakes, pot = hand.stakes, hand.pot() + (hand.unposted - hand.uncounted if first else 0)
    straddle = first and stakes.forced is not None and asked.price == stakes.price > stakes.big_blind
    return ({"pot": pot} if hand.game.limit == "pot-limit" else {}) | {
        "in_front": hand.wagers[asked.seat],
        "call": asked.price,
        "largest_raise": asked.by,
        "limit": hand.game.limit,
        "bring_in": stakes.bring_in if first else 0,
        "straddle": bool(straddle),
    }


def motions(hand: Hand) -> Iterator[dict[str, object]]:
    """All that can be put in, as one chip or as several, and all that can be said."""
    stack, in_front = hand.stacks[hand.decision.seat], hand.wagers[hand.decision.seat]
    for put in range(1, stack + 1):
        for smallest in {1, put}:
            yield {"put": put, "smallest": smallest}
        yield {"put": put, "smallest": 1, "said": "raise"}
    yield from ({"said": word} for word in ("call", "raise", "all-in"))
    yield from ({"said": {"raise": number}} for number in range(1, in_front + stack + 3))
    yield from ({"said": number} for number in range(1, in_front + stack + 1))


def in_words(done: dict[str, object]) -> dict[str, object]:
    """The same as `facing` takes it."""
    said = done.get("said")
    number = said["raise"] if isinstance(said, dict) else said if isinstance(said, int) else 0
    word = "raise" if isinstance(said, dict) else said if isinstance(said, str) else ""
    return {"put": done.get("put", 0), "smallest": done.get("smallest", 0), "said": word, "number": number}


def by_figures(hand: Hand, done: dict[str, object]) -> Motion:
    left = hand.stacks[hand.decision.seat] - done.get("put", 0)
    return read_motion({"put": 0, **figures(hand), "stack": left, **done})


def answer(amount: Amount, asked: Legal) -> Action:
    return Raise(amount.to) if amount.to > asked.price else Call()


def odd_all_ins(hand: Hand) -> int:
    """Bets and raises of this round that were no full ones: of two and more, figures cannot tell which one counts as full."""
    size = hand.decision.by
    return sum(
        isinstance(act, Raise) and act.to % size > 0
        for asked, act in hand.answered
        if asked.step == hand.decision.step
    )


@pytest.mark.parametrize("table", TABLES)
def test_figures_of_a_table_and_the_hand_itself_come_to_the_same_and_it_is_legal(table):
    tried, wrong = 0, []
    for hand in states(table):
        asked = hand.decision
        # Figures do not tell whether the betting is closed to a seat, or whether a bring-in is still due.
        told = asked.barred in ("", "chips") and not asked.must
        for done in motions(hand):
            here = amount_of(facing(hand, **in_words(done)))
            if asked.calls and refusal(asked, answer(here, asked)):
                wrong.append(("is refused", hand.answered, done, here))
            if told and (hand.game.limit != "fixed-limit" or odd_all_ins(hand) < 2):
                there = amount_of(by_figures(hand, done))
                tried += 1
                two = hand.players == 2 and there.kind == "fold-or-call"
                if not two and (here.kind, here.to) != (there.kind, there.to):
                    wrong.append((hand.answered, done, here, there))
    assert not wrong[:3], f"{len(wrong)} of {tried}"
    assert tried > 400


@pytest.mark.parametrize(
    "table", [table for table in TABLES if table.startswith("fixed limit") and table != "fixed limit"]
)
def test_to_complete_is_to_make_a_full_bet_or_raise_where_there_is_less(table):
    completed = 0
    for hand in states(table):
        asked = hand.decision
        if asked.low and facing(hand).completes:
            here = amount_of(facing(hand, said="complete"))
            assert not refusal(asked, answer(here, asked)), (hand.answered, here)
            if odd_all_ins(hand) < 2:
                assert amount_of(by_figures(hand, {"said": "complete"})).to == here.to, hand.answered
            completed += 1
    assert completed > 1


SILENT = {"only-a-call": ("check", "call"), "too-little": ("all-in", "call", "fold-or-call")}


@pytest.mark.parametrize("table", TABLES)
def test_the_decisions_of_the_book_come_to_the_same_in_a_hand(table):
    """Rule 15.5 over all chips that are put in after a bet, and 15.15 where they are too few."""
    rules = {id_: rule.decision for id_, (_, rule) in rules_of(real_book().chapters).items()}
    wrong = []
    for hand in states(table):
        if not hand.decision.price or not hand.decision.low:
            continue
        for done in motions(hand):
            if "said" in done:
                continue
            motion = facing(hand, **in_words(done))
            found = amount_of(motion)
            facts = {
                "said": False, "put": motion.put, "smallest": motion.smallest, "in-front": motion.in_front, "pulled-back": 0,
                "call": motion.call, "full-raise": motion.full, "largest-raise": motion.largest_raise, "stack": motion.stack,
            }  # fmt: skip
            outcome = rules["short-raise-decision"].outcome(facts)
            most, total = min(motion.most, motion.everything), motion.total
            comes_to = {
                "only-a-call": min(motion.call, motion.everything),
                "too-little": total if not motion.stack else min(motion.call, motion.everything),
                "all-in-as-it-is": min(total, most)
                if motion.full > total
                else min(max(total, motion.full), most),
                "that-raise": min(total, most),
                "full-minimum": min(motion.full, motion.everything),
            }[outcome]
            if found.to != comes_to or found.kind not in SILENT.get(outcome, ("raise", "all-in")):
                wrong.append((hand.answered, facts, outcome, found))
            if outcome == "too-little" and motion.stack:
                raised = figures(hand)["straddle"]
                facts |= {
                    "said-call": False,
                    "two-in-the-hand": motion.heads_up,
                    "straddle": raised,
                    "pulled-back": False,
                }
                ruled = "complete-it" if found.kind == "call" else "floor-chooses"
                if rules["undercall"].outcome(facts) != ruled:
                    wrong.append((hand.answered, facts, found))
    assert not wrong[:3], len(wrong)


@pytest.mark.parametrize("table", TABLES)
def test_rulings_on_chips_come_to_the_same_as_the_figures_and_are_played(table):
    """One chip, and chips that fall short of the call, as the floor rules on them: the answer in the record after it."""
    ruled_on, wrong = 0, []
    for hand in states(table):
        asked, names = hand.decision, "ABCDEFGH"[: len(hand.brought)]
        in_front, stack = hand.wagers[asked.seat], hand.stacks[asked.seat]
        edges = {1, asked.call - 1, asked.call, asked.call + 1, asked.full - in_front, stack}
        for kind, put in product(("one-chip", "undercall"), sorted(edges & {*range(1, stack + 1)})):
            if asked.must or (put < asked.call) != (kind == "undercall"):
                continue
            number = put if kind == "one-chip" else in_front + put
            amount = amount_of(facing(hand, put=put, smallest=put))
            try:
                found = ruled(hand, names, kind, [Deed(asked.seat, "", number)])
            except CannotBe as error:
                short = kind == "undercall" and asked.call >= stack  # the last chips, less than the call
                if not short:
                    wrong.append((hand.answered, kind, put, str(error)))
                continue
            after = resumed_in(hand.game, found.after).hand.answered[len(hand.answered)][1]
            to = after.to if isinstance(after, Raise) else min(asked.price, in_front + stack)
            floor = found.verdict == "undercall-floor"
            ruled_on += 1
            if to != amount.to or floor != (amount.kind == "fold-or-call"):
                wrong.append((hand.answered, kind, put, found.verdict, amount))
    assert not wrong[:3], len(wrong)
    assert ruled_on > 40
