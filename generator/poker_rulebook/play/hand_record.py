"""A hand in progress, or a finished one, as plain JSON, and back.

A record says how the hand began, in which order the cards lie, and every answer so far:

    {"version": 1, "game": "razz", "options": {}, "stakes": {"ante": 1, "bring_in": 3, "small_bet": 10,
     "big_bet": 20}, "stacks": {"A": 500, "B": 500}, "deck": "Ah 2c ...", "answers": [{"seat": "B", "action":
     "bring-in"}]}

Seats are in order from the left of the button, in stud from seat 1. The first card of the deck is dealt first. Later
shuffles and dice follow from that order, unless `rolls` says what dice show. A record of a finished hand also has
`final`, the stacks after it, which the replayed hand must reach again; where answers are missing at its end, it says nothing
of the hand so far. `chance` says what shuffled the deck: "system", the operating system, or "seed 7". If needed, a record has `posts`, `runs` and
`bomb` (see below), `seat_one`, `carried` and `rolls`; an open-face game has `fantasyland` instead of the stakes.

The agreements of a table are written the same way in records, examples and hand histories. `stakes` has the amounts of
the game; `posts` says what some seats post instead, 0 for nothing:

    "stakes": {"small_blind": 1, "big_blind": 2, "small_bet": 2, "big_bet": 4},
    "posts": {"blinds": {"C": 4, "E": 2}, "late": ["E"], "dead": {"E": 1}}

Here C straddles, and E comes back with a big blind and a dead small blind. The price of the first round is the largest
blind that is not posted late. A kill is `{"blinds": {"C": 20}, "kill": "C"}`; `last` names the seats that straddle or
kill and act after all others. `posts` may also have `antes`, `dead_button`, `dead_antes`, `blinds_first` and `doubled`;
see Forced.

Three more keys may stand beside the stakes: `"runs": 2` is how often the remaining cards are dealt when nobody can bet
any more; `"flashed": "B"` is the seat whose last down card of the first deal was exposed; and `"bomb": {"ante": 10,
"boards": 2}` replaces blinds and posts.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from poker_rulebook.book.model import MAIN, Game, cards_needed
from poker_rulebook.book.options import UnknownChoice, UnknownGame
from poker_rulebook.book.problems import At, suggestion
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Discard, Draw
from poker_rulebook.cards import texts
from poker_rulebook.play.dealer import SYSTEM, Dealer
from poker_rulebook.play.dealing import possible_rolls
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import understood, written
from poker_rulebook.play.openface import FOR_POINTS, read_fantasyland
from poker_rulebook.play.parser import (
    LARGEST,
    LETTERS,
    InputError,
    chips_in,
    known,
    plain_json,
    read_deck,
    read_names,
    read_seat_one,
    words_in,
)
from poker_rulebook.play.questions import Action, IllegalAction
from poker_rulebook.play.rounds import forced_bets
from poker_rulebook.play.rows import rules_of
from poker_rulebook.play.stakes import BETS, Forced, Stakes, WrongStakes, amounts_of, stakes_for

if TYPE_CHECKING:
    from poker_rulebook.book.load import Book
    from poker_rulebook.shapes import HandRecord


# The agreements of a table

AMOUNTS, SEATS = ("antes", "blinds", "dead"), ("late", "last")
FLAGS = ("dead_button", "dead_antes", "blinds_first", "doubled")
POSTS = (*AMOUNTS, *SEATS, "kill", *FLAGS)
AGREED = ("stakes", "posts", "runs", "bomb", "flashed")
# the kinds of steps that work with several boards
OF_TWO_BOARDS = (DealToPlayers, DealToBoard, Bet, Draw, Discard)
MOST_RUNS, MOST_BOARDS = 10, 2


def plain_stakes(game: Game, stakes: Stakes, names: Sequence[str]) -> dict[str, Any]:
    """`stakes`, and the other agreements of the table, as plain JSON."""
    said: dict[str, Any] = {"stakes": amounts_of(game, stakes)}
    forced = stakes.forced
    if stakes.bomb:
        said = {"stakes": {name: getattr(stakes, name) for name in BETS}}
        said["bomb"] = {"ante": stakes.ante, "boards": stakes.bomb}
    elif forced is not None:
        said["stakes"] = {name: chips for name, chips in said["stakes"].items() if chips}
        # the posts that differ from those of the rules of the game
        usual = forced_bets(game, stakes, len(names))
        posts: dict[str, Any] = {}
        for key in AMOUNTS:
            mine, theirs = (getattr(each, key) or (0,) * len(names) for each in (forced, usual))
            posts[key] = {names[seat]: chips for seat, chips in enumerate(mine) if chips != theirs[seat]}
        posts |= {key: [names[seat] for seat in sorted(getattr(forced, key))] for key in SEATS}
        posts |= {"kill": names[forced.kill]} if forced.kill is not None else {}
        posts |= {key: getattr(forced, key) for key in FLAGS}
        said["posts"] = {
            key: value for key, value in posts.items() if value not in ({}, [], getattr(usual, key))
        }
    said |= {"flashed": names[stakes.flashed]} if stakes.flashed is not None else {}
    return said | ({"runs": stakes.runs} if stakes.runs > 1 else {})


def read_stakes(game: Game, document: Mapping[str, Any], names: Sequence[str]) -> Stakes:
    """The amounts, and the other agreements of the table. Raises InputError."""
    amounts = chips_in(document, "stakes", None, 1)
    runs, boards = _runs(game, document), 0
    forced: Forced | None = None
    if "bomb" in document:
        forced, boards = _bomb(game, document, names)
        if runs > 1 and boards > 1:
            raise InputError(
                ("runs",), "two boards of a bomb pot are dealt once", "delete it, or one of the boards"
            )
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
    if game.exposed_card == "by-the-room":
        hint = "rule draw-exposed-cards leaves it to the room; delete it"
        raise InputError(("flashed",), f"no source says what becomes of an exposed card in {game.id}", hint)
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
    """The number of boards of a bomb pot. Raises InputError for a number that the game cannot have."""
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
    """What the seats post: what the rules of the game say, except for the seats named."""
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
    if posts.get("doubled") and game.limit == "fixed-limit":
        raise InputError(("posts", "doubled"), "at fixed limit every raise adds a bet", "delete it")
    flags = {key: posts.get(key, getattr(usual, key)) for key in FLAGS}
    return Forced(antes, blinds, dead if any(dead) else (), late, kill, last, **flags)


def _in_order(stakes: Stakes, forced: Forced, names: Sequence[str]) -> None:
    """Raises InputError if a straddle, a kill or a late blind is ascribed to a seat that does not post it."""
    if forced.dead_button and len(names) == 2:
        message = "with two players one of them has the button"
        raise InputError(("posts", "dead_button"), message, "delete it")
    if forced.doubled and max(forced.leading + [forced.blinds[seat] for seat in forced.last]) <= stakes.blind:
        raise InputError(("posts", "doubled"), "nobody straddles", "delete it")
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


# The whole hand

VERSION: Literal[1] = 1
BOTH_KINDS = ("version", "game", "options", "stacks", "chance", "deck", "answers", "final")
CHANCE = re.compile(rf"{SYSTEM}|seed -?[0-9]+")
OF_A_HAND = (*AGREED, "seat_one", "carried", "rolls")
OF_A_DEAL = ("fantasyland",)


class Resumed(NamedTuple):
    """A hand with the names of its seats."""

    hand: Hand
    names: tuple[str, ...]


def record(hand: Hand, names: Sequence[str] = LETTERS) -> HandRecord:
    """The record of a hand: from it `resumed` restores the same point, and the same answers lead to the same end.

    Raises ValueError if the dealer does not deal in the order of the deck; see poker_rulebook.play.dealer.repeatable.
    """
    dealer = hand.dealer
    if type(dealer) is not Dealer or not dealer.repeats:
        raise ValueError("the order of the deck does not decide this hand: deal it with 'repeatable'")
    names = names[: len(hand.brought)]
    game = hand.game
    said: dict[str, Any] = {"version": VERSION, "game": game.id}
    if game.choices:
        said["options"] = dict(game.choices)
    if not game.open_face:
        said |= plain_stakes(game, hand.stakes, names)
    said["stacks"] = dict(zip(names, hand.brought, strict=True))
    if not game.open_face:
        said |= {"seat_one": names[hand.seat_one]} if game.numbers_seats else {}
        said |= {"carried": hand.carried} if hand.carried else {}
        said |= {"rolls": dict(dealer.rolls)} if dealer.rolls else {}
    elif hand.fantasyland:
        said["fantasyland"] = {names[seat]: cards for seat, cards in hand.fantasyland.items()}
    said |= {"chance": dealer.chance} if dealer.chance else {}
    said["deck"] = texts(dealer.deck)
    said["answers"] = [written(decision, action, names) for decision, action in hand.answered]
    if hand.decision is None:
        said["final"] = dict(zip(names, hand.stacks, strict=True))
    found: HandRecord = said  # type: ignore[assignment]  # it has these keys
    return found


def resumed(book: Book, document: Any) -> Resumed:
    """The hand of a record, played as far as its answers go. Under the rules of another book it may end differently.

    document    parsed JSON

    Raises InputError, and nothing else, for anything that is no record of a hand under the rules of the book.
    """
    plain_json(document)
    if not isinstance(document, dict):
        raise InputError((), "a record is an object", "'rulebook deal GAME --format json' prints one")
    return resumed_in(_game(book, document), document)


def resumed_in(game: Game, document: Mapping[str, Any]) -> Resumed:
    """The hand of a record of this game. Raises InputError."""
    for key in document:
        keys = BOTH_KINDS + (OF_A_DEAL if game.open_face else OF_A_HAND)
        known("no key is called {!r}", key, keys, (key,))
    names = read_names(game, document.get("stacks"))
    hand = begun(game, document, names)
    _answer(game, hand, document.get("answers", []), names)
    if "final" in document:
        final = chips_in(document, "final", None, None)
        if set(final) != set(names):
            raise InputError(("final",), f"these are not the stacks of {', '.join(names)}", "delete it")
        ended = dict(zip(names, hand.stacks, strict=True))
        if hand.decision is None and final != ended:
            said = ", ".join(f"{name} {chips}" for name, chips in ended.items())
            raise InputError(("final",), "the hand ends in another way", f"write {said}, or delete it")
    return Resumed(hand, names)


def _game(book: Book, document: dict[str, Any]) -> Game:
    version = document.get("version", VERSION)
    if version != VERSION or isinstance(version, bool):
        raise InputError(("version",), f"{version!r} is not known", f"this program reads version {VERSION}")
    name = document.get("game")
    if not isinstance(name, str):
        raise InputError(("game",), "the id of the game is missing", 'write "game": "razz"')
    try:
        return book.game(name, words_in(document, "options"))
    except UnknownGame as error:
        raise InputError(("game",), str(error)) from None
    except UnknownChoice as error:
        raise InputError(("options",), str(error)) from None


class RefusedAnswer(InputError):
    """Raised for an answer that the rules refuse.    hand    as it is before the answer;  action: what was wanted"""

    def __init__(self, at: At, message: str, hand: Hand, action: Action):
        super().__init__(at, message)
        self.hand, self.action = hand, action


def begun(game: Game, document: Mapping[str, Any], names: tuple[str, ...]) -> Hand:
    """The hand or deal of a record before the first answer. Raises InputError."""
    dealer = Dealer(list(reversed(read_deck(game, document.get("deck")))))
    dealer.chance = document.get("chance", "")
    if "chance" in document and not (isinstance(dealer.chance, str) and CHANCE.fullmatch(dealer.chance)):
        raise InputError(
            ("chance",), f"{dealer.chance!r} is no source of chance", f'write "{SYSTEM}" or "seed 7"'
        )
    if game.open_face:
        lowest = 0 if rules_of(game).win_cap != "none" else None
        stacks = chips_in(document, "stacks", names, lowest)
        there = read_fantasyland(game, document.get("fantasyland"), names)
        fantasyland = {names.index(name): cards for name, cards in there.items()}
        return Hand(game, FOR_POINTS, list(stacks.values()), dealer, fantasyland=fantasyland)
    stacks = chips_in(document, "stacks", names, 1)
    rolls = document.get("rolls", {})
    if not isinstance(rolls, dict):
        raise InputError(("rolls",), f"{rolls!r} are not rolls", "write {step: total}")
    possible_rolls(game, rolls)
    carried = document.get("carried", 0)
    if isinstance(carried, bool) or not isinstance(carried, int) or carried < 0:
        raise InputError(("carried",), f"{carried!r} is not a number of chips", "write whole chips")
    seat_one = read_seat_one(game, document["seat_one"], names) if "seat_one" in document else 0
    dealer.rolls = dict(rolls)
    stakes = read_stakes(game, document, names)
    return Hand(game, stakes, list(stacks.values()), dealer, carried=carried, seat_one=seat_one)


def _answer(game: Game, hand: Hand, answers: Any, names: tuple[str, ...]) -> None:
    if not isinstance(answers, list):
        raise InputError(("answers",), f"{answers!r} is not a list", 'write [{"seat": ..., "action": ...}]')
    for index, value in enumerate(answers):
        at = ("answers", index)
        if hand.decision is None:
            raise InputError(at, f"{hand.over} before this answer", "delete it, and those after it")
        action = understood(game, hand.decision, value, names, at)
        try:
            hand.act(action)
        except IllegalAction as error:
            raise RefusedAnswer(at, str(error), hand, action) from None
