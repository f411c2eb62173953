"""Checks of what dice and choices decide: however they come out, there are a board, cards and a pot to win."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from math import comb

from poker_rulebook.book.build import build_game
from poker_rulebook.book.checks import shares, steps
from poker_rulebook.book.checks.names import Known, counted
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share, in_force
from poker_rulebook.book.problems import Finding
from poker_rulebook.book.steps import Roll, only

MOST_WAYS = 500  # one roll of two dice has 11 outcomes at most
MOST_HANDS = 2_000  # that one player may make for a share; Murder has 384
CHECKS = (
    steps.bets_have_a_first_actor, steps.draws_fit_the_hand, steps.divided_hands_stay,
    shares.cards_make_a_hand, shares.parts_have_a_taker,
)  # fmt: skip


def ways_can_be_counted(data: dict, known: Known) -> Iterator[Finding]:
    """Every further question multiplies the ways in which a hand may go on, and each of them is looked at."""
    if len(list(islice(_ways(data["play"], {}), MOST_WAYS + 1))) > MOST_WAYS:
        message = f"the questions may come out in more than {MOST_WAYS} ways together"
        yield ("play",), message, "ask fewer questions, or give them fewer outcomes"


def every_outcome_can_be_played(data: dict, known: Known) -> Iterator[Finding]:
    """Findings of the first way the questions may come out in which the game cannot be played."""
    if not any("when" in item for part in ("board", "play", "showdown") for item in data.get(part, [])):
        return
    for way in _ways(data["play"], {}):
        found = [(at, f"{_after(way)}{message}", hint) for at, message, hint in _without(data, way, known)]
        yield from found
        if found:
            return


def _after(way: dict[str, str]) -> str:
    """How a message begins that holds for one way only."""
    return f"after {' and '.join(f'{asked}: {said}' for asked, said in way.items())}: " if way else ""


def _ways(play: list[dict], way: dict[str, str], start: int = 0) -> Iterator[dict[str, str]]:
    """Every way the questions may come out: question -> outcome, of those that are asked."""
    for index, step in enumerate(play[start:], start):
        if "outcomes" in step and _in_force(step, way):
            for outcome in step["outcomes"]:
                yield from _ways(play, way | {step["id"]: outcome["id"]}, index + 1)
            return
    yield way


def _in_force(item: dict, way: dict[str, str]) -> bool:
    when = item.get("when", {}).items()
    return all(way.get(name) in (said if isinstance(said, list) else [said]) for name, said in when)


def _without(data: dict, way: dict[str, str], known: Known) -> Iterator[Finding]:
    """Findings in the game that is left when everything not in force falls away."""
    left, places = dict(data), {}
    for part in ("board", "play", "showdown"):
        kept = [index for index, item in enumerate(data.get(part, [])) if _in_force(item, way)]
        left[part], places[part] = [data[part][index] for index in kept], kept
    yield from _board_in_force(data, left)
    if not left["showdown"]:
        yield ("showdown",), "nobody wins anything", "add a share for it"
    if not left["showdown"] or ("board" in data and not left["board"]):
        return
    if "board" not in data:
        del left["board"]
    yield from _hands_in_force(left, places["showdown"])
    for check in CHECKS:
        for at, message, hint in check(left, known):
            section, *inside = at
            if inside and section in places:
                inside[0] = places[section][inside[0]]
            yield (section, *inside), message, hint


def _board_in_force(data: dict, left: dict) -> Iterator[Finding]:
    layouts = left["board"]
    if "board" in data and not layouts:
        yield ("board",), "no layout is in force", "every outcome needs one"
        return
    if len(layouts) > 1:
        names = " and ".join(layout["id"] for layout in layouts)
        yield ("board",), f"the layouts {names} are in force together", "give them conditions that differ"
    dealt = {slot for step in left["play"] if step["do"] == "deal" for slot in step.get("slots", [])}
    for layout in layouts:
        missing = [slot for row in layout["grid"] for slot in row if slot and slot not in dealt]
        if missing:
            at = ("board", data["board"].index(layout), "grid")
            yield (
                at,
                f"the slot {missing[0]!r} is not dealt",
                "deal it after every outcome that leads to this layout",
            )


def _hands_in_force(left: dict, places: list[int]) -> Iterator[Finding]:
    hands = {hand["id"] for step in left["play"] for hand in step.get("hands", [])}
    for place, share in zip(places, left["showdown"], strict=True):
        if share.get("hand") not in (None, *hands):
            yield (
                ("showdown", place, "hand"),
                f"no divide step makes a hand {share['hand']!r}",
                "divide in every case",
            )


def every_hand_can_be_made(data: dict, known: Known) -> Iterator[Finding]:
    """However many own cards are kept and board cards are turned down, those that are left make a hand."""
    game = build_game(data | {"examples": []}, known.decks, known.rankings, [], {})
    for way in game.ways:
        fewest, most = game.held_after(way)
        for index, share in enumerate(game.showdown):
            if in_force(share.when, way) and not share.hand:
                left = _board_left(game, share, way)
                lacking = [kept for kept in range(fewest, most + 1) if not _makes_a_hand(share, kept, left)]
                if lacking:
                    message, hint = _too_few(share, lacking[0], left, (fewest, most))
                    yield ("showdown", index, "board"), _after(way) + message, hint
                    return


def _board_left(game: Game, share: Share, way: dict[str, str]) -> int:
    """The fewest board cards that a hand of the share may choose from."""
    steps_played = game.steps_after(way)
    layout = next((layout for layout in game.layouts if in_force(layout.when, way)), None)
    if layout is None or share.board == (0, 0):
        return 0
    rolls = [step.outcomes for step in only(Roll, steps_played)]
    gone = sum(any(outcome.turns_down for outcome in outcomes) for outcomes in rolls)
    return min(map(len, layout.groups)) - gone


def hands_can_be_compared(data: dict, known: Known) -> Iterator[Finding]:
    """Whoever seeks the best hand at the table, or in an example, ends within reasonable time."""
    game = build_game(data | {"examples": []}, known.decks, known.rankings, [], {})
    for index, share in enumerate(game.showdown):
        boards = [layout.groups for layout in game.layouts if share.board != (0, 0)] or [((),)]
        hands = max(
            sum(
                comb(game.own_cards, own) * comb(len(group), of_board)
                for group in groups
                for own, of_board in share.uses
            )
            for groups in boards
        )
        if hands > MOST_HANDS:
            message = f"a player would choose between {hands:,} hands"
            hint = f"at most {MOST_HANDS:,}: deal fewer cards, or give the board fewer lines or groups"
            yield ("showdown", index), message, hint


def _makes_a_hand(share: Share, kept: int, left: int) -> bool:
    if share.keeps:
        return share.board[0] <= share.ranking.size - kept <= min(left, share.board[1])
    return any(board <= left and (own <= kept or board == 0) for own, board in share.uses)


def _too_few(share: Share, kept: int, left: int, held: tuple[int, int]) -> tuple[str, str]:
    size = share.ranking.size
    if not share.keeps:
        message = f"{share.board[0]} board cards are used, and only {left} may be left face up"
        return message, "write a smaller number"
    needs = f"with {counted(kept, 'own card')} a hand needs {counted(size - kept, 'board card')}"
    if size - kept > left:
        message = f"{needs}, and only {left} may be left"
        return message, "let players keep more cards, or deal more to the board"
    return needs, f"write board: [{max(0, size - held[1])}, {size - held[0]}]"
