"""What a table has agreed on, as plain JSON and back: stakes, posts, run-outs, bomb pots.

The amounts are the stakes of the game; `posts` says what some seats post otherwise, 0 for nothing:

    "stakes": {"small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4},
    "posts": {"blinds": {"C": 4, "E": 2}, "late": ["E"], "dead": {"E": 1}}

Here C straddles, and E comes back with a big blind and a dead small blind; the largest blind in turn is the price
of the first round. A kill is `{"blinds": {"C": 20}, "kill": "C"}`; who straddles or kills and acts after all
others stands in `last`. `posts` may also say `antes`, `dead_button`, `dead_antes` and `blinds_first`; see Forced.
Beside the stakes may stand `"runs": 2`, how often the rest is dealt when nobody can bet any more, `"flashed": "B"`,
whose last down card of the first deal was exposed, and, in place of blinds and posts, `"bomb": {"ante": 10,
"boards": 2}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game, cards_needed
from poker_rulebook.book.problems import suggestion
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Discard, Draw
from poker_rulebook.play.positions import forced_bets
from poker_rulebook.play.reading import LARGEST, At, InputError, chips_in, known
from poker_rulebook.play.stakes import BETS, Forced, Stakes, WrongStakes, amounts_of, stakes_for

AMOUNTS, SEATS = ("antes", "blinds", "dead"), ("late", "last")
FLAGS = ("dead_button", "dead_antes", "blinds_first")
POSTS = (*AMOUNTS, *SEATS, "kill", *FLAGS)
AGREED = ("stakes", "posts", "runs", "bomb", "flashed")
# steps to which a second board is nothing new
OF_TWO_BOARDS = (DealToPlayers, DealToBoard, Bet, Draw, Discard)
MOST_RUNS, MOST_BOARDS = 10, 2


def plain_stakes(game: Game, stakes: Stakes, names: Sequence[str]) -> dict[str, Any]:
    """`stakes`, and what the table has agreed on beside them."""
    said: dict[str, Any] = {"stakes": amounts_of(game, stakes)}
    forced = stakes.forced
    if stakes.bomb:
        said = {"stakes": {name: getattr(stakes, name) for name in BETS}}
        said["bomb"] = {"ante": stakes.ante, "boards": stakes.bomb}
    elif forced is not None:
        said["stakes"] = {name: chips for name, chips in said["stakes"].items() if chips}
        said["posts"] = _plain_posts(forced, forced_bets(game, stakes, len(names)), names)
    said |= {"flashed": names[stakes.flashed]} if stakes.flashed is not None else {}
    return said | ({"runs": stakes.runs} if stakes.runs > 1 else {})


def _plain_posts(forced: Forced, usual: Forced, names: Sequence[str]) -> dict[str, Any]:
    """Where what seats post is not what the rules of the game say."""
    posts: dict[str, Any] = {}
    for key in AMOUNTS:
        mine, theirs = (getattr(each, key) or (0,) * len(names) for each in (forced, usual))
        posts[key] = {names[seat]: chips for seat, chips in enumerate(mine) if chips != theirs[seat]}
    posts |= {key: [names[seat] for seat in sorted(getattr(forced, key))] for key in SEATS}
    posts |= {"kill": names[forced.kill]} if forced.kill is not None else {}
    posts |= {key: getattr(forced, key) for key in FLAGS}
    return {key: value for key, value in posts.items() if value not in ({}, [], getattr(usual, key))}


def read_stakes(game: Game, document: Mapping[str, Any], names: Sequence[str]) -> Stakes:
    """The amounts, and what the table has agreed on beside them. Raises InputError."""
    amounts = chips_in(document, "stakes", None, 1)
    runs, boards = _runs(game, document), 0
    forced: Forced | None = None
    if "bomb" in document:
        forced, boards = _bomb(game, document, names)
    elif "posts" in document:
        posted = ("small_blind", "big_blind", "ante", "button_blind")
        small, big, ante, button = (amounts.get(name, 0) for name in posted)
        usual = forced_bets(game, Stakes(0, 0, small, big, ante, button_blind=button), len(names))
        forced = _posts(game, document["posts"], names, usual)
    try:
        flashed = _flashed(game, document["flashed"], names) if "flashed" in document else None
        stakes = stakes_for(game, amounts, forced, runs=runs, bomb=boards, flashed=flashed)
    except WrongStakes as error:
        raise InputError(("stakes",), str(error)) from None
    if forced is not None:
        _in_order(stakes, forced, names)
    return stakes


def _runs(game: Game, document: Mapping[str, Any]) -> int:
    runs = _number(document, "runs", 1, MOST_RUNS, ("runs",))
    last = next((step for step in reversed(game.play) if not isinstance(step, Bet)), None)
    if runs > 1 and (last is None or last.do != "deal" or last.when):
        message = f"the last cards of {game.id} are not dealt more than once"
        raise InputError(("runs",), message, "players decide something after them")
    return runs


def _flashed(game: Game, name: object, names: Sequence[str]) -> int:
    in_order = game.joker == "by-face" or game.wild.after is not None or game.extra_card
    if in_order or game.deals[0].cards <= game.deals[0].up:
        message = f"{game.id} has no rule for a card exposed in the first deal"
        raise InputError(("flashed",), message, "delete it")
    return _seat(name, names, ("flashed",))


def _bomb(game: Game, document: Mapping[str, Any], names: Sequence[str]) -> tuple[Forced, int]:
    """The antes and the number of boards of a bomb pot."""
    at, bomb = ("bomb",), document["bomb"]
    if not isinstance(bomb, dict) or not bomb.keys() <= {"ante", "boards"}:
        raise InputError(at, f"{bomb!r} is not understood", 'write {"ante": 10, "boards": 2}')
    if "posts" in document:
        raise InputError(("posts",), "everybody posts the ante of a bomb pot, and nothing else", "delete it")
    ante = _number(bomb, "ante", 0, LARGEST, (*at, "ante"))
    if not ante:
        raise InputError(at, "the ante is missing", 'write {"ante": 10}')
    boards = boards_of_bomb(game, bomb.get("boards", 1), len(names))
    return Forced((ante,) * len(names), (0,) * len(names)), boards


def boards_of_bomb(game: Game, value: Any, players: int) -> int:
    """How many boards a bomb pot has. Raises InputError for a number that the game cannot have."""
    at = ("bomb", "boards")
    boards = _number({"boards": value}, "boards", 1, MOST_BOARDS, at)
    if not game.board_deals or not game.has_blinds:
        raise InputError(at[:1], f"{game.id} has no flop for a bomb pot", "delete it")
    if boards > 1 and not all(isinstance(step, OF_TWO_BOARDS) for step in game.play):
        raise InputError(at, f"{game.id} is played with its own board only", "write 1")
    if boards > 1 and (len(game.layouts) > 1 or game.layouts[0].id != MAIN):
        raise InputError(at, f"{game.id} has a board of its own form", "write 1")
    if cards_needed(game, players) + (boards - 1) * len(game.board_slots) > game.deck.size:
        message = f"the deck has too few cards for {boards} boards and {players} players"
        raise InputError(at, message, "write 1")
    return boards


def _number(document: Mapping[str, Any], key: str, lowest: int, highest: int, at: At) -> int:
    value = document.get(key, lowest)
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise InputError(at, f"{value!r} is no such number", f"write {lowest} to {highest:,}")
    return value


def _posts(game: Game, posts: Any, names: Sequence[str], usual: Forced) -> Forced:
    """What seats post: as the rules of the game say, but for those that are named."""
    if not isinstance(posts, dict):
        raise InputError(("posts",), f"{posts!r} is not an object", 'write {"blinds": {"C": 4}}')
    for key in posts:
        known("no key is called {!r}", key, POSTS, ("posts", key))
    for key in ("blinds", "dead"):
        if posts.get(key) and not game.has_blinds:
            raise InputError(("posts", key), f"{game.id} has no blinds", "delete it")
    antes, blinds, dead = (_by_seat(posts, key, names, getattr(usual, key)) for key in AMOUNTS)
    late, last = (_seats(posts, key, names) for key in SEATS)
    for seat in late:
        if usual.blinds[seat]:
            raise InputError(("posts", "late"), f"{names[seat]} posts a blind in turn", "delete it")
    kill = _seat(posts["kill"], names, ("posts", "kill")) if "kill" in posts else None
    for key in FLAGS:
        if not isinstance(posts.get(key, False), bool):
            raise InputError(("posts", key), f"{posts[key]!r} is not understood", "write true or false")
    flags = {key: posts.get(key, getattr(usual, key)) for key in FLAGS}
    return Forced(antes, blinds, dead if any(dead) else (), late, kill, last, **flags)


def _in_order(stakes: Stakes, forced: Forced, names: Sequence[str]) -> None:
    """Raises InputError where a seat is said to have a straddle, a kill or a late blind that it does not post."""
    if forced.dead_button and len(names) == 2:
        message = "with two players one of them has the button"
        raise InputError(("posts", "dead_button"), message, "delete it")
    large = f"write a blind above {stakes.blind}"
    for seat in sorted(forced.last):
        if forced.blinds[seat] <= stakes.blind:
            raise InputError(("posts", "last"), f"{names[seat]} posts no straddle and no kill", large)
    if forced.kill is not None and forced.blinds[forced.kill] <= stakes.blind:
        raise InputError(("posts", "kill"), f"{names[forced.kill]} posts no kill", large)
    for seat in sorted(forced.late):
        if not forced.blinds[seat]:
            hint = "write its chips in 'blinds'"
            raise InputError(("posts", "late"), f"{names[seat]} posts no blind", hint)


def _seats(posts: dict[str, Any], key: str, names: Sequence[str]) -> frozenset[int]:
    found = posts.get(key, [])
    if not isinstance(found, list):
        raise InputError(("posts", key), f"{found!r} is not a list", 'write ["C"]')
    return frozenset(_seat(name, names, ("posts", key, index)) for index, name in enumerate(found))


def _by_seat(posts: dict[str, Any], key: str, names: Sequence[str], usual: Sequence[int]) -> tuple[int, ...]:
    try:
        found = chips_in(posts, key, None, 0)
    except InputError as error:
        raise InputError(("posts", *error.at), error.message, error.hint) from None
    for name in found:
        _seat(name, names, ("posts", key, name))
    return tuple(found.get(name, usual[seat] if usual else 0) for seat, name in enumerate(names))


def _seat(name: Any, names: Sequence[str], at: At) -> int:
    if name not in names:
        hint = suggestion(name, names) if isinstance(name, str) else "write the name of a seat"
        raise InputError(at, f"no seat is called {name!r}", hint)
    return list(names).index(name)
