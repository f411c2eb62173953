"""What part of the pot each seat's cards take on average: the question and its answer as plain JSON, and as a table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, product
from math import ceil
from typing import TYPE_CHECKING, Any

from poker_rulebook.book.model import Game, seats_served
from poker_rulebook.book.problems import At, suggestion
from poker_rulebook.book.steps import Choose, DealToBoard, Declare, Look, Roll, only
from poker_rulebook.cards import JOKER_BUG, RANKS, SUITS, UNKNOWN_TEXT, rank_of, suit_of
from poker_rulebook.document.tree import TableColumn, TableRow, TableView
from poker_rulebook.language.sentences import Phrase, heading, joined, say, unbroken
from poker_rulebook.language.wording import share_name
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.choosing import possible_choices, read_declarations
from poker_rulebook.play.dealer import full_deck
from poker_rulebook.play.dealing import colours_seen, outcome_of, possible_rolls
from poker_rulebook.play.judging import board_so_far
from poker_rulebook.play.parser import InputError, no_card_twice, plain_question, read_cards, seats_written
from poker_rulebook.shapes import Equity, SeatEquity, ShareEquity

if TYPE_CHECKING:
    from poker_rulebook.language.sentences import Phrase
    from poker_rulebook.measure.equity import HandSources, KnownSoFar, Tally


# --- what part of the pot each seat's cards take on average: the question and its answer are plain JSON


KEYS = ("seats", "board", "dead", "rolls", "chosen", "declared", "deals", "seed")
LONGEST_RANGE = 1_000  # characters
MOST_DEALS = 10_000_000
SURE = 1.96  # standard deviations on either side hold the true value in 95 of 100 cases


def equity(game: Game, value: Mapping[str, Any]) -> Equity:
    """What part of the pot each seat takes on average, and of each share.

    value   {"seats": {"A": "Ah Kd", "B": "Q? ??", "C": ["7h 7s", "2c 2d"]}, "board": "2h 5d 7c", "dead": "As"}: a hand may be
            known, known by ranks or suits alone, unknown (""), any of a list, or of two cards a range, "QQ+, AJo+". "rolls", "chosen" and "declared" are as in
            `settle`; "deals" is a number of random deals, "seed" makes them the same each time

    It is exact where all deals can be looked at. Raises ValueError for cards that cannot lie on a table.
    """
    from poker_rulebook.measure.equity import tally

    plain_question(value)
    known, deals, seed = known_so_far(game, value), value.get("deals"), value.get("seed")
    if deals is not None and not (type(deals) is int and 1 <= deals <= MOST_DEALS):
        raise InputError(
            ("deals",), f"{deals!r} is no number of deals", f"write a number up to {MOST_DEALS:,}"
        )
    if seed is not None and type(seed) is not int:
        raise InputError(("seed",), f"{seed!r} is no whole number", "write one, such as 7")
    return _summed(game, known, tally(known, deals, seed))


def known_so_far(game: Game, value: Mapping[str, Any]) -> KnownSoFar:
    """What is known of a showdown. Raises InputError."""
    from poker_rulebook.measure.equity import KnownSoFar

    for key in value:
        if key not in KEYS:
            raise InputError((key,), "is not understood", suggestion(key, KEYS))
    if game.open_face:
        raise InputError(
            ("seats",), "an open-face game has points and no pot", "'showdown' counts the points of layouts"
        )
    rolls, chosen = (_object(value, key) for key in ("rolls", "chosen"))
    possible_rolls(game, rolls)
    possible_choices(game, chosen)
    board = board_so_far(game, value.get("board"), _outcomes(game, {}, {}, chosen))
    decided = _outcomes(game, board, rolls, chosen)
    held = _held(game, decided)
    dead = read_cards(game, value.get("dead") or "", ("dead",))
    deck = full_deck(game)
    gone = [card for card in (*dead, *board.values()) if card is not None]
    no_card_twice([(("board",), tuple(filter(None, board.values()))), (("dead",), dead)], game.deck.jokers)
    for card in gone:
        deck.remove(card)
    seats = _object(value, "seats")
    most = seats_served(game)[1]
    if not 2 <= len(seats) <= most:
        raise InputError(("seats",), seats_written(seats), f"write 2 to {most}")
    hands = {name: _hands(game, deck, said, held, ("seats", name)) for name, said in seats.items()}
    surely = [(("seats", name), tuple(deck[card[0]] for card in found[0] if len(card) == 1))
              for name, found in hands.items() if len(found) == 1]  # fmt: skip
    no_card_twice(surely, game.deck.jokers)
    wanted = sum(len(found[0]) for found in hands.values()) + sum(card is None for card in board.values())
    if wanted > len(deck):
        raise InputError(
            ("seats",), f"{wanted} cards are needed, and {len(deck)} are left", "write fewer seats"
        )
    if only(Declare, game.play) and not value.get("declared"):
        raise InputError(("declared",), "nobody has declared anything", 'write {"A": "high", ...}')
    declared = read_declarations(game, value.get("declared"), dict.fromkeys(seats, ()))
    return KnownSoFar(game, tuple(deck), hands, board, decided, declared)


def _outcomes(
    game: Game, board: Mapping[str, int | None], rolls: Mapping[str, int], chosen: Mapping[str, str]
) -> dict[str, str]:
    """Question -> outcome, as far as what is known decides it."""
    found = {}
    for step in game.play:
        if isinstance(step, Choose):
            found[step.id] = chosen.get(step.id, step.default)
        elif isinstance(step, Roll) and step.id in rolls:
            found[step.id] = outcome_of(step, rolls[step.id]).id
        elif isinstance(step, Look):
            seen = {slot: board.get(slot) for slot in game.step(step.at, DealToBoard).slots}
            cards = {slot: card for slot, card in seen.items() if card is not None}
            if len(cards) == len(seen):
                found[step.id] = outcome_of(step, colours_seen(game, step, cards)).id
    return found


def _held(game: Game, outcomes: Mapping[str, str]) -> tuple[int, int]:
    """Fewest and most own cards at the showdown. Raises InputError where that is still open."""
    possible = [way for way in game.ways if all(way.get(name, to) == to for name, to in outcomes.items())]
    found = {game.held_after(way) for way in possible}
    if len(found) > 1:
        raise InputError(
            ("board",), "how many cards are held depends on what comes", "write the cards that decide it"
        )
    return found.pop()


def _object(value: Mapping[str, Any], key: str) -> dict[str, Any]:
    said = value.get(key) or {}
    if not isinstance(said, dict):
        raise InputError((key,), f"{said!r} is no object", "write {name: ...}")
    return said


# --- ranges of two cards: QQ+ AJo+ A5s-A2s 76s KQ


_RANGE = re.compile("([AKQJT2-9])([AKQJT2-9])([so]?)(?:(\\+)|-([AKQJT2-9])([AKQJT2-9])([so]?))?")


def hands_in_range(text: str) -> list[str]:
    """Every hand of a range of two cards, "QQ+, AJo+, A5s-A2s, KQ": pairs, `s` of one suit, `o` of two, and without either both;
    `+` all up to the highest, a hyphen all between. Raises ValueError for any other text."""
    words = [word for word in re.split("[, ]+", text) if word] if isinstance(text, str) else []
    if not words or len(text) > LONGEST_RANGE:
        raise InputError((), "this is no range", "write one like 'QQ+, AJo+, A5s-A2s'")
    return list(dict.fromkeys(hand for word in words for hand in _of_word(word)))


def _of_word(word: str) -> Iterator[str]:
    found = _RANGE.fullmatch(word)
    if found is None:
        raise InputError((), f"{word!r} is no range", "write one like QQ+, AJo+, A5s-A2s or KQ")
    first, second, kind, plus, *end = found.groups()
    if first == second and kind:
        raise InputError((), f"{word!r} is no range", f"a pair has two suits: write {first}{second}")
    if first == second:
        low, high = _ends(word, first, plus, end, end[0] == end[1] and not end[2])
        for rank in RANKS[low : high + 1]:
            yield from (f"{rank}{one} {rank}{two}" for one, two in combinations(SUITS, 2))
        return
    first, second = sorted((first, second), key=RANKS.index, reverse=True)
    low, high = _ends(word, second, plus, end and [end[1], end[0]], end[0] == first and end[2] == kind)
    if plus:
        high = RANKS.index(first) - 1
    for rank in RANKS[low : high + 1]:
        for one, two in product(SUITS, SUITS):
            if kind != ("o" if one == two else "s"):
                yield f"{first}{one} {rank}{two}"


def _ends(word: str, rank: str, plus: str | None, end: Sequence[str | None], fits: bool) -> tuple[int, int]:
    """The lowest and the highest rank of a range, of its pairs or of the second card.    fits    whether both ends are alike"""
    here = RANKS.index(rank)
    if end[0] is None:
        return here, len(RANKS) - 1 if plus else here
    if not fits:
        raise InputError((), f"{word!r} is no range", "both ends are alike but for one rank: A5s-A2s, 99-66")
    return min(here, RANKS.index(end[0])), max(here, RANKS.index(end[0]))


def _ranges_out(game: Game, said: Any, held: tuple[int, int], at: At) -> Any:
    """A seat's cards, or the list of them, with ranges written out as far as the deck of the game has the cards."""
    if isinstance(said, list):
        inside = [_ranges_out(game, one, held, (*at, place)) for place, one in enumerate(said)]
        return [hand for one in inside for hand in (one if isinstance(one, list) else [one])]
    if not isinstance(said, str) or not any(map(_RANGE.fullmatch, re.split("[, ]+", said))):
        return said
    if held != (2, 2) or game.divided:
        raise InputError(at, "a range is of two cards", "this game has others: write a list of hands")
    try:
        hands = hands_in_range(said)
    except InputError as error:
        raise InputError(at, error.message, error.hint) from None
    ranks = {RANKS[rank_of(card)] for card in game.deck.cards if card < JOKER_BUG}
    return [hand for hand in hands if hand[0] in ranks and hand[3] in ranks]


def _hands(game: Game, deck: Sequence[int], said: Any, held: tuple[int, int], at: At) -> list[HandSources]:
    """The hands that a seat may hold; those are left out of a list that cannot be dealt any more."""
    said = _ranges_out(game, said, held, at)
    if not isinstance(said, list):
        return [_hand(game, deck, said, held, at)]
    found = []
    for number, one in enumerate(said):
        try:
            found.append(_hand(game, deck, one, held, (*at, number)))
        except InputError as error:
            if error.kind != "gone":
                raise
    if not found:
        raise InputError(at, "none of these hands can be held", "their cards are dead or on the board")
    if len({len(hand) for hand in found}) > 1:
        raise InputError(at, "these hands are of different length", "write as many cards for each")
    any_card = tuple(range(len(deck)))
    return [tuple(card or any_card for card in hand) for hand in found] if len(found) > 1 else found


def _hand(game: Game, deck: Sequence[int], said: Any, held: tuple[int, int], at: At) -> HandSources:
    """Where each card of a hand may come from. Cards that are not written are unknown."""
    if game.divided:
        if not isinstance(said, Mapping) or set(said) != {part.id for part in game.divided}:
            shape = ", ".join(f"{part.id}: {part.cards} cards" for part in game.divided)
            raise InputError(at, "the cards of this game are divided into hands", f"write {{{shape}}}")
        return tuple(
            card for part in game.divided
            for card in _cards(game, deck, said[part.id], range(part.cards, part.cards + 1), (*at, part.id))
        )  # fmt: skip
    fewest, most = held
    extra = len(deck) if game.extra_card else 0  # how many it brings is seen when it is dealt
    return _cards(game, deck, said, range(fewest, most + extra + 1), at)


def _cards(game: Game, deck: Sequence[int], said: Any, number: range, at: At) -> HandSources:
    if not isinstance(said, str):
        raise InputError(at, f"{said!r} is not a text of cards", "write them like 'Ah K? ??'")
    words = said.split()
    if len(words) > number[-1]:
        raise InputError(at, f"{len(words)} cards are written", f"there are {number[-1]} at the showdown")
    found = [_wanted(game, deck, word, at) for word in words]
    return (*found, *[()] * (number[0] - len(found)))


def _wanted(game: Game, deck: Sequence[int], word: str, at: At) -> tuple[int, ...]:
    """The places in the deck from which a card may come; () for any card."""
    if word == UNKNOWN_TEXT:
        return ()
    if "?" not in word:
        (card,) = read_cards(game, word, at)
        found = tuple(place for place, other in enumerate(deck) if other == card)[:1]
    elif len(word) == 2 and word[0] in f"{RANKS}?" and word[1] in f"{SUITS}?":
        found = tuple(place for place, card in enumerate(deck) if _fits(card, word))
    else:
        raise InputError(
            at, f"{word!r} is no card", "write A? for any ace, ?h for any heart, ?? for any card"
        )
    if not found:
        raise InputError(at, f"{word} is dead or on the board", "write another card", "gone")
    return found


def _fits(card: int, word: str) -> bool:
    return (
        card < JOKER_BUG and word[0] in ("?", RANKS[rank_of(card)]) and word[1] in ("?", SUITS[suit_of(card)])
    )


# --- the answer


def _summed(game: Game, known: KnownSoFar, found: Tally) -> Equity:
    from poker_rulebook.language.phrases import plain
    from poker_rulebook.measure.equity import POT

    seats: dict[str, SeatEquity] = {}
    deals = found.counts.total()
    for seat, name in enumerate(known.hands):
        taken = Counter[float]()
        for settled, number in found.counts.items():
            taken[settled.chips[seat] / POT] += number
        mean = sum(part * number for part, number in taken.items()) / deals
        spread = sum((part - mean) ** 2 * number for part, number in taken.items()) / deals
        seats[name] = {
            "equity": mean,
            "error": 0.0 if found.exact else SURE * (spread / deals) ** 0.5,
            "whole": taken[1] / deals,
            "part": sum(number for part, number in taken.items() if 0 < part < 1) / deals,
            "shares": {share.id: _of_share(found, share.id, seat, deals) for share in game.showdown},
        }
    answered: Equity = {"deals": deals, "exact": found.exact, "seats": seats}
    if (left := 1 - sum(seat["equity"] for seat in seats.values())) > 1e-9:
        answered["left"] = left
    if assumed := _taken_for_granted(game, known):
        answered["assumed"] = {locale: plain(assumed, locale) for locale in LOCALES}
    return answered


def _of_share(found: Tally, share: str, seat: int, deals: int) -> ShareEquity:
    """What a seat takes of one share."""
    by_winners = Counter[int]()  # number of winners, the seat among them -> deals
    for settled, number in found.counts.items():
        winners = dict(settled.winners).get(share, ())
        by_winners[len(winners)] += number * (seat in winners)
    alone, all_won = by_winners[1], by_winners.total()
    part = sum(number / winners for winners, number in by_winners.items() if winners)
    return {"equity": part / deals, "wins": alone / deals, "ties": (all_won - alone) / deals}


def _taken_for_granted(game: Game, known: KnownSoFar) -> Phrase:
    """What is assumed about the hands; '' where nothing could be otherwise."""
    from poker_rulebook.language.sentences import say

    if any(step.rearranges for step in game.play) or any(share.keeps for share in game.showdown):
        return say("assumed-as-held")
    return say("assumed-order") if known.is_ordered else ""


# --- what part of the pot each seat takes on average, as a table


def equity_table(game: Game, seats: Mapping[str, Any], found: Equity) -> TableView:
    """A line a seat, the shares of a divided pot beside the whole.    seats    their cards as they were written"""
    shares = game.showdown if len(game.showdown) > 1 else ()
    columns = [
        say("equity"),
        say("equity-whole"),
        say("equity-part"),
        *(heading(share_name(it)) for it in shares),
    ]
    rows = []
    for name, seat in found["seats"].items():
        parts = [
            seat["equity"],
            seat["whole"],
            seat["part"],
            *(seat["shares"][it.id]["equity"] for it in shares),
        ]
        rows.append(TableRow((name, _written(seats[name]), *(_percent(part) for part in parts))))
    notes = [_method(found)]
    if "left" in found:
        notes.append(say("equity-left", percent=_percent(found["left"])))
    return TableView(
        "equity",
        "",
        columns=(TableColumn(""), TableColumn(""), *(TableColumn(label, number=True) for label in columns)),
        rows=tuple(rows),
        counted=joined(notes),
    )


def _written(hand: Any) -> str:
    if isinstance(hand, Mapping):
        return " / ".join(map(_written, hand.values()))
    return ", ".join(hand) if isinstance(hand, list) else hand or "??"


def _percent(part: float) -> Phrase:
    return unbroken(say("decimal", n=f"{part:.2%}"))


def _method(found: Equity) -> Phrase:
    if found["exact"]:
        return say("chance-exact", deals=found["deals"])
    widest = max(seat["error"] for seat in found["seats"].values())
    return say(
        "equity-random", deals=found["deals"], points=say("decimal", n=f"{ceil(1000 * widest) / 10:.1f}")
    )
