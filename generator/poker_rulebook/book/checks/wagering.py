"""Checks of what is special in betting rounds."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.names import Known, apart, cards_before, counted, no_hand, unresolved
from poker_rulebook.book.problems import Finding


def needed_hands_exist(data: dict, known: Known) -> Iterator[Finding]:
    """The hands that a first bet needs, or that must be bet, are hands of a ranking."""
    for index, step in enumerate(data["play"]):
        for key in ("openers", "must_bet"):
            if key not in step:
                continue
            at, needed = ("play", index, key), step[key]
            ranking = known.rankings.get(needed["ranking"])
            if ranking is None:
                yield unresolved((*at, "ranking"), needed["ranking"], "ranking", known.rankings)
                continue
            yield from no_hand((*at, "hand"), needed["hand"], ranking)
            held = cards_before(data["play"], index).held
            if held < ranking.smallest:
                message = f"a player holds only {counted(held, 'card')} here, and {ranking.id} compares {ranking.size}"
                yield at, message, f"deal more cards before, or delete '{key}:'"


def sevens_rule_fits(data: dict, known: Known) -> Iterator[Finding]:
    for index, step in enumerate(data["play"]):
        if "must_bet" not in step:
            continue
        at = ("play", index, "must_bet")
        for place, name in enumerate(step["must_bet"]["in"]):
            if name not in data["betting"]:
                yield (*at, "in", place), f"the game is not played at {name}", "delete it"
        if len(data["showdown"]) > 1:
            yield at, "the rule is for pots with one winner", "delete 'must_bet:', or leave one share"


def openings_fit(data: dict, known: Known) -> Iterator[Finding]:
    """Rules of the first bet need a round that somebody has yet to open, or that the blinds have opened."""
    blinds = "blinds" in data["forced_bets"]
    before: list[dict] = []
    for index, step in enumerate(data["play"]):
        if step["do"] != "bet":
            continue
        first = all(apart(earlier, step) for earlier in before)
        opened = first and (blinds or step["first"] == "bring-in")
        for key in ("opening", "openers", "if_passed"):
            if key in step and opened:
                what = "the blinds have" if blinds else "the bring-in has"
                yield ("play", index, key), f"{what} opened this round already", f"delete '{key}:'"
        for key in ("limping", "jam_or_fold"):
            if key in step and not (first and blinds):
                yield ("play", index, key), "no big blind opens this round", f"delete '{key}:'"
        before.append(step)


def cards_go_with_the_action(data: dict, known: Known) -> Iterator[Finding]:
    for index, step in enumerate(data["play"]):
        own = cards_before(data["play"], index)
        if "discard" in step:
            fewest, most = step["discard"]
            at = ("play", index, "discard")
            if fewest > most:
                yield at, f"{fewest} is more than {most}", f"write [{most}, {fewest}]"
            elif most >= own.held:
                yield at, f"a player holds only {counted(own.held, 'card')} here", "write a smaller number"
        if step.get("turn_up", 0) > own.down:
            message = f"a player may hold only {counted(own.down, 'card')} face down here"
            yield ("play", index, "turn_up"), message, "write a smaller number"


def declarations_fit(data: dict, known: Known) -> Iterator[Finding]:
    names = [share["id"] for share in data["showdown"]]
    for index, step in enumerate(data["play"]):
        if step["do"] != "declare":
            continue
        for key in ("no_chip", "one_chip"):
            if step[key] not in names:
                yield unresolved(("play", index, key), step[key], "share", names)
        if step["no_chip"] == step["one_chip"]:
            yield (
                ("play", index, "one_chip"),
                f"no chip means {step['one_chip']!r} already",
                "name the other share",
            )
        if len(names) != 2:
            message = f"zero, one and two chips are for two shares, and there are {len(names)}"
            yield ("play", index, "do"), message, "leave two shares in 'showdown:'"
        for place, share in enumerate(data["showdown"]):
            if "qualifier" in share:
                message = "where players declare, every hand qualifies"
                yield ("showdown", place, "qualifier"), message, "delete 'qualifier:', or the declare step"
