"""What chips and words amount to is the same from the figures of a table and in a hand, and the rules allow it there.

Every state of some small hands is visited, and in each every number of chips is put in, and every word said.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from real_book import real_book

import poker_rulebook as poker
from poker_rulebook.book.chapters import RuleDecision, rules_of
from poker_rulebook.play.amounts import Amount, Motion, amount_of, read_motion
from poker_rulebook.play.events import RAISES, Acted
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.hand_record import resumed_in
from poker_rulebook.play.incidents import CannotBe, Deed, Ruling, Scene, facing, ruled
from poker_rulebook.play.questions import Action, Call, Fold, Legal, Raise, refusal

BLINDS = {"small_blind": 1, "big_blind": 2}
FIXED = {"limit": "fixed-limit"}
STRADDLE = {"blinds": {"C": 4}}
# What differs -> game, options, stacks, agreements, and how many answers are given before the round is looked at
TABLES = {
    "no limit": ("texas-holdem", {}, (9, 4, 14), {"stakes": BLINDS}, 4),
    "no limit, heads-up": ("texas-holdem", {}, (5, 9), {"stakes": BLINDS}, 4),
    "no limit after a straddle": ("texas-holdem", {}, (9, 12, 6, 14), {"stakes": BLINDS, "posts": STRADDLE}, 3),
    "no limit after a straddle of a straddle": (
        "texas-holdem", {}, (9, 12, 6, 17), {"stakes": BLINDS, "posts": {"blinds": {"C": 4, "D": 8}, "doubled": True}}, 3,
    ),
    "pot limit after a bring-in": ("london-lowball", {}, (9, 4, 14), {"stakes": {"ante": 1, "bring_in": 2}}, 4),
    "pot limit": ("omaha-high-only", {}, (9, 4, 14), {"stakes": BLINDS}, 4),
    "fixed limit": ("texas-holdem", FIXED, (9, 14, 3), {"stakes": BLINDS}, 5),
    "fixed limit, bets of four": ("texas-holdem", FIXED, (13, 14, 5), {"stakes": {"small_blind": 2, "big_blind": 4}}, 5),
    "fixed limit after a straddle": ("texas-holdem", FIXED, (9, 14, 5, 11), {"stakes": BLINDS, "posts": STRADDLE}, 4),
    "fixed limit, two sizes of bets": ("mexican-poker", {}, (9, 4, 14), {"stakes": {"ante": 1, "small_bet": 2, "big_bet": 4}}, 4),
    **{
        f"fixed limit, short all-ins {choice}": ("texas-holdem", FIXED | {"short-all-ins": choice}, (9, 14, 3), {"stakes": BLINDS}, 4)
        for choice in ("complete", "complete-as-raise", "full-raise")
    },
    "fixed limit after a kill": (
        "texas-holdem", FIXED, (9, 14, 5),
        {"stakes": BLINDS | {"small_bet": 4}, "posts": {"blinds": {"C": 4}, "kill": "C"}}, 4,
    ),
    "fixed limit after a bring-in": ("razz", {}, (9, 4, 14), {"stakes": {"ante": 1, "bring_in": 1, "small_bet": 4}}, 5),
    "fixed limit, a bring-in of half a bet": ("razz", {}, (9, 14), {"stakes": {"ante": 1, "bring_in": 2, "small_bet": 4}}, 4),
}  # fmt: skip


@cache
def decided() -> dict[str, RuleDecision]:
    """The id of a general rule -> its decision."""
    return {id_: rule.decision for id_, (_, rule) in rules_of(real_book().chapters).items()}


TOLD = [table for table in TABLES if "short all-ins" not in table and "two sizes" not in table]
COMPLETED = [
    "fixed limit, bets of four", "fixed limit, short all-ins complete", "fixed limit after a kill", "fixed limit after a bring-in",
    "fixed limit, a bring-in of half a bet",
]  # fmt: skip


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


def by_the_text(hand: Hand) -> tuple[int, int]:
    """The smallest and the largest total of a bet or raise after the acts of the round, as they are read; (0, 0) where none is allowed.

    At fixed limit half a bet all-in is a full one, but in a room that counts it otherwise. The bring-in is no bet (Robert's Rules).
    Source: TDA 43, 47, 48 and 54.
    """
    game, asked, stakes, seat = hand.game, hand.decision, hand.stakes, hand.decision.seat
    step, fixed = game.step(asked.step), game.limit == "fixed-limit"
    first = step == game.bets[0]
    brings_in, blinds = step.first == "bring-in", first and game.has_blinds
    small, big = stakes.small_bet, stakes.big_bet
    sizes = {"small": [small], "big": [big], "either": [small, big]}[step.size] if fixed else [small]
    if not fixed and brings_in:
        sizes = [stakes.bring_in]
    if not fixed and blinds and stakes.forced and stakes.forced.doubled:
        sizes = [stakes.price]
    price = stakes.price if blinds else stakes.bring_in if brings_in else 0
    size, full, bets = sizes[0], price if blinds else 0, stakes.opened if blinds else 0
    acted: set[int] = set()
    due = brings_in
    for act in (event for event in hand.log if isinstance(event, Acted) and event.step == step.id):
        if act.verb in RAISES and fixed:
            added = act.total - full
            short = game.short_all_in if added < size else "full-raise"
            if short == "full-raise" or (short == "half-bet" and added >= size / 2):
                full, bets, acted = act.total, bets + 1, set()
                size = min(one for one in sizes if one >= min(max(size, added), sizes[-1]))
            bets += short == "complete-as-raise"
        elif act.verb in RAISES and act.total - price >= size:
            size = act.total if due else act.total - price
        price, due = max(price, act.total), False
        acted.add(act.seat)
    own, most = hand.wagers[seat], hand.wagers[seat] + hand.stacks[seat]
    others = [other for other in hand.seats_in() if other != seat and hand.stacks[other]]
    closed = seat in acted and (fixed or price - own < size)
    capped = (
        fixed and bets >= game.raise_cap and not (hand.players == 2 and game.raise_cap_with_two == "none")
    )
    if most <= price or closed or capped or all(hand.wagers[o] + hand.stacks[o] <= price for o in others):
        return 0, 0
    low, high = (full if fixed else price) + size, most
    if fixed:
        high = full + max(size, sizes[-1])
    elif game.limit == "pot-limit" and low < most:
        pot = hand.pot() + (hand.unposted - hand.uncounted if first else 0)
        high = max(low, pot if due else price + pot + price - own)
    return min(low, most), min(high, most)


@pytest.mark.parametrize("table", TABLES)
def test_a_hand_asks_for_what_the_rules_and_the_figures_of_the_table_allow(table):
    """Also after chips in front were pulled back, whatever is put in then."""
    seen, wrong = 0, []
    for hand in states(table):
        asked, seen = hand.decision, seen + 1
        if (asked.low, asked.high) != by_the_text(hand):
            wrong.append((hand.answered, asked, by_the_text(hand)))
        if not figures_tell(hand):
            continue
        motion, in_front = by_figures(hand, {"said": "raise"}), hand.wagers[asked.seat]
        most = motion.most if motion.most > asked.price else 0
        if (asked.full, asked.high) != (motion.full, most) or asked.low not in (most, motion.full):
            wrong.append((hand.answered, asked, motion))
        for back in range(1, in_front + 1) if asked.call else ():
            stack = hand.stacks[asked.seat] + back
            for put in range(1, stack + 1):
                done = {"put": put, "smallest": 1, "in_front": in_front - back, "pulled_back": back}
                there = amount_of(by_figures(hand, done | {"stack": stack - put}))
                if there.kind == "fold-or-call" or refusal(asked, answer(there, asked)):
                    wrong.append((hand.answered, done, there))
    assert not wrong[:3], len(wrong)
    assert seen > 20


def nearest(asked: Legal, number: int) -> int:
    """The total that the hand asks for and that is nearest to a number; of two bets at fixed limit the larger one at the same distance."""
    to = min(max(number, asked.low), asked.high)
    between = asked.ends and asked.low < to < asked.high
    return min((asked.high, asked.low), key=lambda end: abs(end - to)) if between else to


def ruling(hand: Hand, kind: str, number: int) -> tuple[Ruling | None, int]:
    """The ruling on the seat that is to act, and the wager to which it answers in the record after it; (None, 0) for one that cannot be."""
    names, asked = "ABCDEFGH"[: len(hand.brought)], hand.decision
    try:
        found = ruled(hand, names, kind, [Deed(asked.seat, "", number)])
    except CannotBe:
        return None, 0
    after = resumed_in(hand.game, found.after).hand.answered[len(hand.answered)][1]
    everything = hand.wagers[asked.seat] + hand.stacks[asked.seat]
    return found, after.to if isinstance(after, Raise) else min(asked.price, everything)


@pytest.mark.parametrize("table", TABLES)
def test_a_number_that_is_said_comes_to_the_nearest_that_the_hand_asks_for(table):
    """Said with a bet or raise, as all-in or to complete; the rulings on a wrong size and on a wrong pot say the same."""
    ruled_on, wrong = 0, []
    for hand in states(table):
        asked, limit = hand.decision, hand.game.limit
        everything = hand.wagers[asked.seat] + hand.stacks[asked.seat]
        scene, closed = Scene(hand, "ABCDEFGH"[: len(hand.brought)], (), {}), Call() if asked.calls else None
        said = [("raise", number, number) for number in range(asked.price + 1, everything + 1)]
        said += [("all-in", None, everything)]
        said += [("complete", None, asked.full)] if facing(hand).completes else []
        for action, number, wanted in said:
            comes_to = Raise(nearest(asked, wanted)) if asked.low else closed
            try:
                found = scene.answer_of(Deed(asked.seat, action, number), hand)
            except CannotBe:
                found = None
            if found != comes_to:
                wrong.append((hand.answered, action, number, found, comes_to))
        for number in range(everything + 3):
            to = nearest(asked, number)
            there, over = asked.low and asked.price < number <= everything and to != number, number > to
            size, answered = ruling(hand, "under-raise", number)
            verdict = f"{'over' if over else 'under'}-{'raise' if asked.price else 'bet'}"
            if (size is not None) != bool(there and (limit == "fixed-limit" or not over)):
                wrong.append((hand.answered, "under-raise", number, size))
            if size and (answered, size.verdict, size.values["n"]) != (to, verdict, abs(number - to)):
                wrong.append((hand.answered, number, answered, size.verdict, size.values))
            pot, answered = ruling(hand, "wrong-pot", number)
            counted = asked.low and limit == "pot-limit" and number >= asked.low and number != asked.high
            verdict = f"wrong-pot-too-{'high' if over else 'low'}"
            if (pot is not None) != bool(counted) or (
                pot and (answered, pot.verdict) != (asked.high, verdict)
            ):
                wrong.append((hand.answered, "wrong-pot", number, pot and pot.verdict, answered))
            ruled_on += bool(size) + bool(pot)
            facts = {
                "street-over": False, "total": number, "smallest": asked.full, "last-chips": number == everything,
                "fixed-limit": limit == "fixed-limit", "size-of-the-round": number in (asked.low, asked.high),
                "above-the-pot": number > asked.high,
            }  # fmt: skip
            if asked.low and asked.price < number <= everything:
                outcome = decided()["wrong-size"].outcome(facts)
                rulings = {"it-stands": (False, False), "pot-was-wrong": (False, True)}.get(
                    outcome, (True, False)
                )
                wrong += [(hand.answered, facts, outcome)] * (rulings != (bool(size), bool(pot and over)))
    assert not wrong[:3], len(wrong)
    assert ruled_on > 5


def figures_tell(hand: Hand) -> bool:
    """Whether figures tell what the seat may do: not if the betting is closed to it, a bring-in is due, or a room has its own short all-ins."""
    asked, game = hand.decision, hand.game
    fixed = game.limit == "fixed-limit"
    usual = not fixed or (
        game.short_all_in == "half-bet" and game.step(asked.step).size != "either" and odd_all_ins(hand) < 2
    )
    return asked.barred in ("", "chips") and not asked.must and usual


@pytest.mark.parametrize("table", TOLD)
def test_figures_of_a_table_and_the_hand_itself_come_to_the_same_and_it_is_legal(table):
    tried, wrong = 0, []
    for hand in states(table):
        asked = hand.decision
        for done in motions(hand):
            here = amount_of(facing(hand, **in_words(done)))
            if asked.calls and refusal(asked, answer(here, asked)):
                wrong.append(("is refused", hand.answered, done, here))
            if figures_tell(hand):
                there = amount_of(by_figures(hand, done))
                tried += 1
                two = hand.players == 2 and there.kind == "fold-or-call"
                if not two and (here.kind, here.to) != (there.kind, there.to):
                    wrong.append((hand.answered, done, here, there))
    assert not wrong[:3], f"{len(wrong)} of {tried}"
    assert tried > 400


@pytest.mark.parametrize("table", COMPLETED)
def test_to_complete_is_to_make_a_full_bet_or_raise_where_there_is_less(table):
    completed = 0
    for hand in states(table):
        asked = hand.decision
        if asked.low and facing(hand).completes:
            here = amount_of(facing(hand, said="complete"))
            assert not refusal(asked, answer(here, asked)), (hand.answered, here)
            if figures_tell(hand):
                assert amount_of(by_figures(hand, {"said": "complete"})).to == here.to, hand.answered
            completed += 1
    assert completed > 1


SILENT = {"only-a-call": ("check", "call"), "too-little": ("all-in", "call", "fold-or-call")}


@pytest.mark.parametrize("table", TABLES)
def test_the_decisions_of_the_book_come_to_the_same_in_a_hand(table):
    """Rule 15.5 over all chips that are put in after a bet, and 15.15 where they are too few."""
    rules, wrong = decided(), []
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
            total = motion.total
            comes_to = {
                "only-a-call": min(motion.call, motion.everything),
                "too-little": total if not motion.stack else min(motion.call, motion.everything),
                "all-in-as-it-is": nearest(hand.decision, total),
                "that-raise": nearest(hand.decision, total),
                "full-minimum": nearest(hand.decision, motion.full),
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
def test_the_decisions_on_one_chip_on_half_a_bet_and_on_words_come_to_the_same_in_a_hand(table):
    """Rules 15.4, 15.17 and 15.18. At fixed limit the last chips are a short all-in, which the half-bet rule decides."""
    wrong, tried = [], 0
    for hand in states(table):
        asked, words = hand.decision, facing(hand)
        call, everything = min(asked.price, words.everything), words.everything
        if not asked.low or not asked.calls:
            continue
        for put, said in product(range(1, words.stack + 1), (False, True)):
            motion = facing(hand, put=put, said="raise" if said else "")
            facts = {
                "said-raise": said,
                "put": put,
                "in-front": motion.in_front,
                "pulled-back": 0,
                "call": asked.price,
            }
            outcome = decided()["one-large-chip"].outcome(facts)
            short = everything if not motion.stack else call
            comes_to = {"facing-a-bet": call, "the-blinds-option": call, "falls-short": short}.get(
                outcome, nearest(asked, motion.total)
            )
            wrong += [(hand.answered, facts, outcome)] * (amount_of(motion).to != comes_to)
            for smallest in (
                (1, put) if hand.game.limit == "fixed-limit" and motion.stack and not said else ()
            ):
                motion = facing(hand, put=put, smallest=smallest)
                facts = {
                    "call": asked.price, "one-chip": put == smallest, "total": motion.total, "full-raise": asked.full, "bet": asked.by,
                }  # fmt: skip
                outcome = decided()["raise-of-half-a-bet-at-limit"].outcome(facts)
                comes_to = (
                    call if outcome == "stays-a-call" else nearest(asked, max(motion.total, asked.full))
                )
                wrong += [(hand.answered, facts, outcome)] * (amount_of(motion).to != comes_to)
            tried += 1
        fitting = {"call": asked.call > 0, "complete": words.completes, "raise": asked.price > 0}
        for said in [word for word, fits in fitting.items() if not fits]:
            facts = {
                "bet": asked.call > 0,
                "said-check": False,
                **{f"said-{word}": word == said for word in fitting},
            }
            outcome, found = decided()["impossible-words"].outcome(facts), amount_of(facing(hand, said=said))
            kinds, to = {
                "call-without-a-bet": (["check"], asked.price),
                "raise-without-a-bet": (["bet", "all-in"], asked.low),
                "complete-a-full-bet": (["call"], call),
            }[outcome]
            wrong += [(hand.answered, said, outcome, found)] * (found.kind not in kinds or found.to != to)
    assert not wrong[:3], len(wrong)
    assert tried > 50


@pytest.mark.parametrize("table", TABLES)
def test_rulings_on_chips_come_to_the_same_as_the_figures_and_are_played(table):
    """One chip, and chips that fall short of the call, as the floor rules on them: the answer in the record after it."""
    ruled_on, wrong = 0, []
    for hand in states(table):
        asked = hand.decision
        in_front, stack = hand.wagers[asked.seat], hand.stacks[asked.seat]
        edges = {1, asked.call - 1, asked.call, asked.call + 1, asked.full - in_front, stack}
        for kind, put in product(("one-chip", "undercall"), sorted(edges & {*range(1, stack + 1)})):
            if asked.must or (put < asked.call) != (kind == "undercall"):
                continue
            number = put if kind == "one-chip" else in_front + put
            amount = amount_of(facing(hand, put=put, smallest=put))
            found, to = ruling(hand, kind, number)
            if found is None:
                short = kind == "undercall" and asked.call >= stack  # the last chips, less than the call
                if not short:
                    wrong.append((hand.answered, kind, put))
                continue
            floor = found.verdict == "undercall-floor"
            ruled_on += 1
            if to != amount.to or floor != (amount.kind == "fold-or-call"):
                wrong.append((hand.answered, kind, put, found.verdict, amount))
    assert not wrong[:3], len(wrong)
    assert ruled_on > 40
