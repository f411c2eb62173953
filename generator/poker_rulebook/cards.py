"""Cards as whole numbers, and cards as text, also as people type or paste them.

A card is one int: a 1 in the counter of its rank and a 1 in the counter of its suit. The counters lie
side by side, so that a hand is `sum(cards)` and one sum tells how many cards of each rank and suit it has.

    bits  0..38   13 rank counters of 3 bits, deuce first
    bits 40..55    4 suit counters of 4 bits, clubs first (clubs < diamonds < hearts < spades)
    bits 56..57   jokers that are a bug
    bits 58..59   jokers that are fully wild

A card that nobody has seen is a negative number, each such card its own; as text it is "??".

The jokers lie above the suits: `hand >= JOKER_BUG` says that a hand holds one. A suit counter holds at
most 15 cards; rankings read hands of at most 12.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

# --- cards as whole numbers, and cards as text


Cards = tuple[int, ...]

RANKS = "23456789TJQKA"
SUITS = "cdhs"

RANK_MASK = (1 << 39) - 1
SUIT_SHIFT = 40
JOKER_BUG = 1 << 56
JOKER_WILD = 1 << 58
JOKER_TEXT = "joker"
JOKER_NAMES = (JOKER_TEXT, "Jo")  # the second is that of hand histories
UNKNOWN_TEXT = "??"

RANK_ONE = tuple(1 << 3 * rank for rank in range(13))
SUIT_ONE = tuple(1 << SUIT_SHIFT + 4 * suit for suit in range(4))
DECK_52 = tuple(rank + suit for suit in SUIT_ONE for rank in RANK_ONE)
ACE = 12

_CARD = {
    RANKS[rank] + SUITS[suit]: RANK_ONE[rank] + SUIT_ONE[suit] for rank in range(13) for suit in range(4)
}
_TEXT = {number: name for name, number in _CARD.items()}
_TEXT |= {JOKER_BUG: JOKER_TEXT, JOKER_WILD: JOKER_TEXT}
_RANK = {number: RANKS.index(name[0]) for name, number in _CARD.items()}
_SUIT = {number: SUITS.index(name[1]) for name, number in _CARD.items()}

# Rank, ace high, then suit: the order that picks among equal hands and gives the odd chip (TDA 2024, 20).
# A joker has no suit and comes after every card.
HEIGHT = {number: 4 * _RANK[number] + _SUIT[number] for number in _RANK}
HEIGHT |= {JOKER_BUG: -1, JOKER_WILD: -1}


class CardError(ValueError):
    """Text that is not a card, or a number that is none; the message says what to type instead.

    kind    no-card or card-twice;  word    what was written
    """

    def __init__(self, message: str, word: str = "", kind: str = "no-card") -> None:
        super().__init__(message)
        self.word, self.kind = word, kind


def card(name: str) -> int:
    """The card written as a rank and a suit, such as "Ah", or "joker" or "Jo" (the bug).

    Raises CardError for anything else, with the right spelling where it can be guessed.
    """
    if name in JOKER_NAMES:
        return JOKER_BUG
    try:
        return _CARD[name]
    except (KeyError, TypeError):
        raise CardError(_complaint(name), str(name)) from None


def cards(names: str) -> tuple[int, ...]:
    """The cards of a text with spaces between them, in the order written: "Ah 2c  joker".

    A joker is JOKER_BUG. An empty text gives no cards. Raises CardError for a word that is not a card,
    and for a card written twice (only the joker may be).
    """
    if not isinstance(names, str):
        raise CardError(f"{names!r} is not text: write cards with spaces between them, such as 'Ah 2c'")
    found = tuple(card(name) for name in names.split())
    for number in found:
        if number < JOKER_BUG and found.count(number) > 1:
            message = f"'{_TEXT[number]}' is written twice in '{names}': a card is held once"
            raise CardError(message, _TEXT[number], "card-twice")
    return found


def text(card: int) -> str:
    """The card as text: "Ah", "joker" for either joker, "??" for one that nobody has seen.

    Raises CardError for any other number.
    """
    try:
        return _TEXT[card]
    except (KeyError, TypeError):
        if is_unknown(card):
            return UNKNOWN_TEXT
        raise CardError(f"{card!r} is not the number of a card") from None


def is_unknown(card: object) -> bool:
    """Whether this is a card that nobody has seen."""
    return isinstance(card, int) and card < 0


def texts(cards: Iterable[int]) -> str:
    """The cards as one text in the order given: "Ah 2c"."""
    return " ".join(map(text, cards))


def rank_of(card: int) -> int:
    """Rank of a card, 0 for a deuce to 12 for an ace. Raises CardError for a joker: it has none."""
    try:
        return _RANK[card]
    except (KeyError, TypeError):
        raise CardError(f"'{text(card)}' has no rank") from None


def suit_of(card: int) -> int:
    """Suit of a card, 0 clubs, 1 diamonds, 2 hearts, 3 spades. Raises CardError for a joker: it has none."""
    try:
        return _SUIT[card]
    except (KeyError, TypeError):
        raise CardError(f"'{text(card)}' has no suit") from None


def highest_first(cards: Iterable[int]) -> list[int]:
    """The cards by rank with the ace high, equal ranks spades, hearts, diamonds, clubs; jokers last."""
    return sorted(cards, key=HEIGHT.__getitem__, reverse=True)


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """The cards in their order when others have gone, as far as they are there; of equal jokers one each."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


FULL_WIDTH = 0xFEE0  # from a sign of half width to the same of full width: from A to Ａ


def _complaint(name: object) -> str:
    """What is wrong with a word that is not a card."""
    if not isinstance(name, str):
        return f"{name!r} is not a card: write it as text, such as 'Ah'"
    half = (chr(ord(sign) - FULL_WIDTH) if "\uff01" <= sign <= "\uff5e" else sign for sign in name)
    guess = "".join(half).replace("10", "T")
    for signs in ("♣♦♥♠", "♧♢♡♤"):
        for sign, suit in zip(signs, SUITS, strict=True):
            guess = guess.replace(sign, suit)
    guess = guess[:1].upper() + guess[1:].lower()
    if name.lower() in (JOKER_TEXT, "jo", "jk"):
        return f"'{name}' is not a card: did you mean '{JOKER_TEXT}'?"
    if guess in _CARD:
        return f"'{name}' is not a card: did you mean '{guess}'?"
    pairs = [name[place : place + 2] for place in range(0, len(name), 2)]
    if len(pairs) > 1 and all(pair in _CARD for pair in pairs):
        return f"'{name}' is not a card: put spaces between cards, '{' '.join(pairs)}'"
    return (
        f"'{name}' is not a card: write a rank from {' '.join(reversed(RANKS))}, "
        f"then a suit {' '.join(reversed(SUITS))}"
    )


# --- cards as people type or paste them, written as in game files


RANK, SIGNS = (
    "10|[2-9TJQKA]",
    {"♠": "s", "♥": "h", "♦": "d", "♣": "c", "♤": "s", "♡": "h", "♢": "d", "♧": "c"},
)
SIGN = "".join(SIGNS)
CARD = re.compile(f"({RANK})([SHDC{SIGN}])|([{SIGN}])({RANK})|JOKER")
BETWEEN = re.compile("[\\s,/.\u3001\u3002]*")  # the last two are the comma and the stop of Japanese
OF_PICTURES = "\ufe0e\ufe0f"  # follow a suit sign that is drawn as a picture, or is not


def as_typed(text: str) -> str:
    """The cards of a text, with spaces between them: "ah10♦" is "Ah Td", and so are "AH, 10D", "♥A ♦10", "[Ah Td]" and "Ａｈ　Ｔｄ".

    Other text is returned unchanged.
    """
    # letters and digits as wide as Japanese ones become narrow, as do spaces; Unicode has them in the same order
    narrow = [
        chr(ord(sign) - 0xFEE0) if "\uff01" <= sign <= "\uff5e" else sign
        for sign in text
        if sign not in OF_PICTURES
    ]
    of_half_width = "".join(narrow).replace("\u3000", " ")
    capital, found, place = of_half_width.upper().replace("[", " ").replace("]", " "), [], 0
    for match in CARD.finditer(capital):
        if not BETWEEN.fullmatch(capital[place : match.start()]):
            return text
        rank, suit = match[1] or match[4], match[2] or match[3]
        found.append(rank.replace("10", "T") + SIGNS.get(suit, suit.lower()) if rank else "joker")
        place = match.end()
    return " ".join(found) if BETWEEN.fullmatch(capital[place:]) else text
