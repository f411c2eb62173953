"""Checks of the shares of the pot."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.build import legal_uses
from poker_rulebook.book.checks.names import Known, held_before, no_hand
from poker_rulebook.book.checks.steps import deals_are_complete, draws_fit_the_hand
from poker_rulebook.book.parts import FIRST_SHARE
from poker_rulebook.book.problems import Finding, suggestion
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.using import fitting

MOST_COMPARED = 12  # cards; see poker_rulebook.cards


def _range(value: int | list[int]) -> tuple[int, int]:
    return (value, value) if isinstance(value, int) else (value[0], value[1])


def _own_range(share: dict, ranking: Ranking | None) -> tuple[int, int]:
    """How many own cards a hand uses; `all` leaves what the board does not give."""
    if share["own"] != "all":
        return _range(share["own"])
    fewest, most = _range(share["board"])
    size = ranking.size if ranking else most
    return max(0, size - most), max(0, size - fewest)


def cards_make_a_hand(data: dict, known: Known) -> Iterator[Finding]:
    held = held_before(data["play"], len(data["play"]))
    counted = not any(any(check(data, known)) for check in (deals_are_complete, draws_fit_the_hand))
    hands = {h["id"]: h["cards"] for s in data["play"] if s["do"] == "divide" for h in s["hands"]}
    for index, share in enumerate(data["showdown"]):
        at, ranking = ("showdown", index), known.rankings.get(share["ranking"])
        own, board = _own_range(share, ranking), _range(share["board"])
        have, widest = hands.get(share.get("hand", ""), held), _widest_group(data, share)
        for key, (low, high), limit, what in (
            ("own", own, have, "own cards"),
            ("board", board, widest, "board cards"),
        ):
            if low > high:
                yield (*at, key), f"{low} is more than {high}", f"write [{high}, {low}]"
            elif high > limit and counted and share["own"] != "all":
                yield (
                    (*at, key),
                    f"{high} {what} are used, and there are only {limit}",
                    "write a smaller number",
                )
        if ranking is None or own[0] > own[1] or board[0] > board[1]:
            continue
        yield from _other_way(at, share, ranking, have, widest)
        if not legal_uses(own, board, ranking.size) or (board == (0, 0) and own[1] < ranking.smallest):
            message = f"{_words(own)} own and {_words(board)} board cards never make the {ranking.size} that are compared"
            yield (*at, "own"), message, "own and board cards must add up"
        elif board != (0, 0) and (own[0] + board[1] != ranking.size or own[1] + board[0] != ranking.size):
            message = f"{_words(own)} own and {_words(board)} board cards do not add up to {ranking.size}"
            hint = f"with own: {share['own']} write board: {_fitting(own, ranking.size)}"
            yield (*at, "board"), message, hint
        elif (
            have + widest > MOST_COMPARED
            and fitting(legal_uses(own, board, ranking.size), have, widest, ranking.size) is None
        ):
            message = f"the best hand would be sought in {have + widest} cards"
            yield (
                (*at, "own"),
                message,
                f"{MOST_COMPARED} are the most: deal fewer cards, or say how many are used",
            )
        yield from _qualifier_is_a_hand(at, share, ranking)


def _other_way(at: tuple, share: dict, ranking: Ranking, have: int, widest: int) -> Iterator[Finding]:
    if "or" not in share:
        return
    own, board = share["or"]["own"], share["or"]["board"]
    if own + board != ranking.size:
        message = f"{own} own and {board} board cards do not add up to {ranking.size}"
        yield (*at, "or"), message, f"write {{own: {own}, board: {max(0, ranking.size - own)}}}"
    elif own > have or board > widest:
        message = f"there are only {have} own and {widest} board cards"
        yield (*at, "or"), message, "write smaller numbers"


def kept_cards_are_filled_up(data: dict, known: Known) -> Iterator[Finding]:
    """A hand of all cards kept uses as many of the board as the player may lack."""
    fewest = held_before(data["play"], len(data["play"]))
    ranges = [step["discard"] for step in data["play"] if "discard" in step]
    kept = fewest, fewest + sum(most - least for least, most in ranges)
    for index, share in enumerate(data["showdown"]):
        ranking = known.rankings.get(share["ranking"])
        if share["own"] != "all" or ranking is None or fewest < 1:
            continue
        lacking = max(0, ranking.size - kept[1]), max(0, ranking.size - kept[0])
        if _range(share["board"]) != lacking:
            message = f"players keep {_words(kept)} cards, so that a hand uses {_words(lacking)} of the board"
            hint = f"write board: {_fitting(kept, ranking.size)}"
            yield ("showdown", index, "board"), message, hint


def _qualifier_is_a_hand(at: tuple, share: dict, ranking: Ranking) -> Iterator[Finding]:
    qualifier = share.get("qualifier", {})
    if isinstance(qualifier, str):
        hands = {("qualifier",): qualifier}
    else:
        hands = {("qualifier", q, o): hand for q, by in qualifier.items() for o, hand in by.items()}
    for place, hand in hands.items():
        yield from no_hand((*at, *place), hand, ranking)


def _widest_group(data: dict, share: dict) -> int:
    """Cards in the largest group of board cards that may make a hand of the share."""
    if "board" not in data:
        opened = (step.get("cards", 0) for step in data["play"] if step.get("to") == "board")
        return sum(cards for cards in opened if isinstance(cards, int))
    lines = [line for layout in data["board"] for line in layout.get("lines", [])]
    groups = [len(line["slots"]) for line in lines if line["id"] in share.get("lines", [line["id"]])]
    groups += [len(layout["grid"]) for layout in data["board"] if "one_from_each" in layout]
    return max(groups, default=0)


def _words(pair: tuple[int, int]) -> str:
    return str(pair[0]) if pair[0] == pair[1] else f"{pair[0]} to {pair[1]}"


def _fitting(own: tuple[int, int], size: int) -> str:
    low, high = size - own[1], size - own[0]
    return str(low) if low == high else f"[{low}, {high}]"


def parts_have_a_taker(data: dict, known: Known) -> Iterator[Finding]:
    names = [share["id"] for share in data["showdown"]]
    whole = len(names) == 1 or data.get("pot_goes_to") == FIRST_SHARE
    for index, share in enumerate(data["showdown"]):
        at = ("showdown", index)
        if "qualifier" in share and "otherwise" not in share and not whole:
            yield (
                at,
                "nobody may qualify, and nothing says who takes this part then",
                f"add 'otherwise: {names[0]}'",
            )
        if "otherwise" in share:
            others = [name for name in names if name != share["id"]]
            if share["otherwise"] not in others:
                hint = suggestion(share["otherwise"], others)
                yield (*at, "otherwise"), f"no other share is called {share['otherwise']!r}", hint
            elif data.get("pot_goes_to") == FIRST_SHARE:
                message = "the pot is not divided: the next share takes it anyway"
                yield (*at, "otherwise"), message, "delete 'otherwise:'"
            if "qualifier" not in share:
                yield (
                    (*at, "otherwise"),
                    "every hand qualifies, so this never happens",
                    "delete it, or add a 'qualifier:'",
                )


def odd_chips_follow_the_choice(data: dict, known: Known) -> Iterator[Finding]:
    """A share has a rule of its own for odd chips only where it stands for a game that is chosen."""
    for index, share in enumerate(data["showdown"]):
        if "odd_chips_within" in share and "when" not in share:
            message = "the share is played for in every hand"
            yield ("showdown", index, "odd_chips_within"), message, "write it in 'odd_chips:', as 'within:'"


def pots_have_a_taker(data: dict, known: Known) -> Iterator[Finding]:
    """Whoever qualifies or not, it is clear who takes the pot."""
    shares = data["showdown"]
    qualified = [share for share in shares if "qualifier" in share]
    declared = any(step["do"] == "declare" for step in data["play"])
    if "if_nobody_qualifies" in data and len(qualified) < len(shares) and not declared:
        message = "there is always a hand that qualifies, so this never happens"
        yield ("if_nobody_qualifies",), message, "delete the line"
    if data.get("if_nobody_qualifies") == "strongest-hand" and declared:
        message = "where players declare, no hand is the strongest of all"
        yield ("if_nobody_qualifies",), message, "write all-players or carry-over"
    if len(shares) == 1 and qualified and "if_nobody_qualifies" not in data:
        message = "nobody may qualify, and nothing says who takes the pot then"
        yield ("showdown", 0), message, "add 'if_nobody_qualifies: carry-over' to the game"
    if data.get("pot_goes_to") == FIRST_SHARE:
        if len(shares) == 1:
            yield ("pot_goes_to",), "the pot has only one share", "delete the line"
        for index, share in enumerate(shares[:-1]):
            if "qualifier" not in share:
                message = f"every hand qualifies for {share['id']!r}, so the next share is never won"
                yield ("showdown", index), message, "add a 'qualifier:'"


def divided_hands_are_used(data: dict, known: Known) -> Iterator[Finding]:
    hands = list(dict.fromkeys(h["id"] for s in data["play"] if s["do"] == "divide" for h in s["hands"]))
    used = [share.get("hand") for share in data["showdown"]]
    unused = [hand for hand in hands if hand not in used]
    for index, hand in enumerate(used):
        at = ("showdown", index)
        if hands and hand is None:
            message = "the own cards are divided, and nothing says which hand plays here"
            yield at, message, f"add 'hand: {(unused or hands)[0]}'"
        elif hand is not None and hand not in hands:
            yield (*at, "hand"), f"no divide step makes a hand {hand!r}", suggestion(hand, hands)
    if set(used) <= set(hands):
        for hand in unused:
            index = next(i for i, s in enumerate(data["play"]) if s["do"] == "divide")
            yield (
                ("play", index, "hands"),
                f"no share is played with the hand {hand!r}",
                f"add 'hand: {hand}' to a share",
            )
