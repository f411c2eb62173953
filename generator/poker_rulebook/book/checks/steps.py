"""Checks of the steps of play."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.checks.names import Known, cards_before, counted, held_before
from poker_rulebook.book.problems import Finding

MOST_DRAWS = 3  # called the first, second and third draw


def deals_are_complete(data: dict, known: Known) -> Iterator[Finding]:
    has_board = "board" in data
    for index, step in enumerate(data["play"]):
        if step["do"] != "deal":
            continue
        at = ("play", index)
        if step["to"] == "players":
            yield from _deal_to_players(at, step)
        elif has_board and "slots" not in step:
            yield (
                at,
                "this game draws its board, and nothing says which slots are filled",
                "add 'slots: [...]'",
            )
        elif not has_board and "slots" in step:
            yield (
                (*at, "slots"),
                "this game draws no board",
                "write 'cards:', or add a 'board:' with these slots",
            )
        elif not has_board and not isinstance(step.get("cards"), int):
            yield at, "nothing says how many cards are opened", "add 'cards: 3'"
        if step["to"] == "board":
            if step.get("face") == "by-exposure":
                yield (*at, "face"), "board cards are nobody's own", "write 'face: up' or 'face: down'"
            if has_board and "cards" in step and "slots" in step:
                yield (*at, "cards"), "the slots say how many cards are dealt", "delete 'cards:'"
            if "face" not in step:
                yield at, "nothing says how the cards lie", "add 'face: up'"
    if not any(step["do"] == "deal" and step["to"] == "players" for step in data["play"]):
        yield (
            ("play",),
            "nobody receives a card",
            "add a step: {id: own, do: deal, to: players, cards: 2, face: down}",
        )


def early_burns_are_early(data: dict, known: Known) -> Iterator[Finding]:
    has_bet = False
    for index, step in enumerate(data["play"]):
        has_bet = has_bet or step["do"] == "bet"
        if "burn" in step and has_bet:
            message = "a card is burned before every deal after the first betting round"
            yield ("play", index, "burn"), message, "delete the line"


def short_stubs_are_last(data: dict, known: Known) -> Iterator[Finding]:
    """One community card stands for the last card of every player, and for no other."""
    deals = [index for index, step in enumerate(data["play"]) if step.get("to") == "players"]
    for index, step in enumerate(data["play"]):
        at = ("play", index, "if_short")
        if "if_short" not in step:
            continue
        if step["to"] == "board":
            yield at, "only a deal to the players can fall short", "delete the line"
        elif index != deals[-1] or index == deals[0]:
            yield at, "only the last deal can be replaced by one card for all", "delete the line"
        elif step.get("cards", 1) != 1:
            yield at, "one card for all cannot replace more than one", "deal 'cards: 1', or delete the line"


def _deal_to_players(at: tuple, step: dict) -> Iterator[Finding]:
    if "slots" in step:
        yield (*at, "slots"), "slots belong to the board", "write 'cards:', or 'to: board'"
    if "cards" not in step:
        yield at, "nothing says how many cards each player receives", "add 'cards: 2'"
    elif isinstance(step["cards"], dict) and "face" in step:
        yield (*at, "face"), "'cards' says already how they lie", "delete 'face:'"
    elif isinstance(step["cards"], int) and "face" not in step:
        yield at, "nothing says how the cards lie", "add 'face: down' or 'face: up'"


def bets_have_a_first_actor(data: dict, known: Known) -> Iterator[Finding]:
    needs = {"left-of-big-blind": "blinds", "bring-in": "bring_in"}
    looks_at = {"bring-in": "bring-in", "highest-showing": "first actor", "lowest-showing": "first actor"}
    bets = [(i, step) for i, step in enumerate(data["play"]) if step["do"] == "bet"]
    if not bets:
        yield (
            ("play",),
            "there is no betting round",
            "add a step: {id: first-bet, do: bet, size: small, first: left-of-big-blind}",
        )
    for number, (index, step) in enumerate(bets):
        at, first = ("play", index, "first"), step["first"]
        if first in needs and needs[first] not in data["forced_bets"]:
            yield (
                at,
                f"there is no {first.removeprefix('left-of-')} in forced_bets",
                f"add '{needs[first]}:' there",
            )
        elif first in looks_at and not cards_before(data["play"], index).up:
            message = f"the cards showing decide the {looks_at[first]}, and nobody has a card face up"
            yield at, message, "deal one with 'face: up' before, or name who acts first"
        if first == "same-order" and number == 0:
            yield at, "there is no betting round before this one", "name who acts first"
        elif first == "same-order" and not _has_street(data["play"][: bets[number - 1][0]]):
            message = "the betting round before is not on a named street, and the text could not name it"
            yield at, message, "add 'street:' to the deal before it, or name who acts first"
        if first.endswith("-showing") and "ranking" not in step:
            yield (
                ("play", index),
                "nothing says by which ranking the cards showing are compared",
                "add 'ranking: high' or 'ranking: ace-to-five'",
            )
        if not first.endswith("-showing") and "ranking" in step:
            yield ("play", index, "ranking"), f"{first!r} compares no cards", "delete 'ranking:'"
        yield from _wins_the_other_way(index, step, known)
        if first == "bring-in" and number > 0:
            yield at, "only the first betting round has a bring-in", "name who acts first"


def _wins_the_other_way(index: int, step: dict, known: Known) -> Iterator[Finding]:
    """The strongest hand showing is the lowest in a ranking that the lowest hand wins, and in no other."""
    ranking = known.rankings.get(step.get("ranking", ""))
    if ranking and step["first"].endswith("-showing"):
        way = "lowest" if ranking.rules.wins_lowest else "highest"
        if step["first"] != f"{way}-showing":
            message = f"by {ranking.id!r} the {way} hand showing is the strongest"
            yield ("play", index, "first"), message, f"write 'first: {way}-showing', or name another ranking"


def _has_street(play: list[dict]) -> bool:
    return any("street" in step for step in play)


def discards_come_before_their_street(data: dict, known: Known) -> Iterator[Finding]:
    for index, step in enumerate(data["play"]):
        if step["do"] != "discard" or "before" not in step:
            continue
        later = [s for s in data["play"][index + 1 :] if s["do"] == "deal"]
        coming = later[0].get("street", "") if later else ""
        if coming != step["before"]:
            dealt = (
                f"the cards dealt next are not the {step['before']}"
                if later
                else "no cards are dealt after it"
            )
            hint = (
                f"write 'before: {coming}', or move the step"
                if coming
                else "move the step, or delete the line"
            )
            yield ("play", index, "before"), dealt, hint


def draws_have_a_name(data: dict, known: Known) -> Iterator[Finding]:
    draws = [index for index, step in enumerate(data["play"]) if step["do"] == "draw"]
    for index in draws[MOST_DRAWS:]:
        yield (
            ("play", index, "do"),
            f"there are {len(draws)} draws",
            f"{MOST_DRAWS} are the most that have a name",
        )


def draws_fit_the_hand(data: dict, known: Known) -> Iterator[Finding]:
    for index, step in enumerate(data["play"]):
        held = held_before(data["play"], index)
        if step["do"] == "draw":
            fewest, most = step["cards"]
            if fewest > most:
                yield ("play", index, "cards"), f"{fewest} is more than {most}", f"write [{most}, {fewest}]"
            if most > held:
                yield (
                    ("play", index, "cards"),
                    f"a player holds only {counted(held, 'card')} here",
                    f"write [{fewest}, {held}]",
                )
        elif step["do"] == "expose":
            yield from _turned_up(data["play"], index, step["cards"], "cards")
        elif step["do"] == "discard" and step["cards"] >= held:
            yield (
                ("play", index, "cards"),
                f"a player holds only {counted(held, 'card')} here",
                "write a smaller number",
            )
        elif step["do"] == "discard" and step.get("from") == "down":
            down = cards_before(data["play"], index).down
            if step["cards"] > down:
                message = f"a player may hold only {counted(down, 'card')} face down here"
                yield ("play", index, "cards"), message, "write a smaller number, or delete 'from: down'"
        elif step["do"] == "divide":
            total = sum(hand["cards"] for hand in step["hands"])
            if total != held:
                yield (
                    ("play", index, "hands"),
                    f"the hands have {total} cards together, and a player holds {held}",
                    "make them equal",
                )


def _turned_up(play: list[dict], index: int, cards: list[int], key: str) -> Iterator[Finding]:
    fewest, most = cards
    down = cards_before(play, index).down
    if fewest > most:
        yield ("play", index, key), f"{fewest} is more than {most}", f"write [{most}, {fewest}]"
    elif most > down:
        message = f"a player may hold only {counted(down, 'card')} face down here"
        yield ("play", index, key), message, "write a smaller number"


def divided_hands_stay(data: dict, known: Known) -> Iterator[Finding]:
    """Cards that have been divided into hands are not dealt, drawn, discarded or divided any more."""
    divided = ""
    for index, step in enumerate(data["play"]):
        if divided and (
            step["do"] in ("draw", "discard", "divide") or "discard" in step or step.get("to") == "players"
        ):
            message = f"the own cards change here, and {divided!r} has already divided them"
            yield ("play", index), message, f"put the step before {divided!r}"
        if step["do"] == "divide":
            divided = divided or step["id"]
