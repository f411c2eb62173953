"""What people write of a table, read and refused where it cannot be: cards, rolls, choices, declarations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import cycle
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import suggestion
from poker_rulebook.book.steps import Choose, Roll, only
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, CardError, cards, text, texts
from poker_rulebook.play.actions import BOTH

Cards = tuple[int, ...]


class InputError(ValueError):
    """Input that cannot be judged. `at` is the place in the input: ("seats", "A")."""

    def __init__(self, at: tuple[str | int, ...], message: str, hint: str = ""):
        self.at, self.message, self.hint = at, message, hint
        super().__init__(f"{'.'.join(map(str, at))}: {message}" + (f" ({hint})" if hint else ""))


def read_cards(game: Game, value: Any, at: tuple) -> Cards:
    """The cards of a text. Raises InputError for no text, no card, or a card that the deck does not have."""
    if not isinstance(value, str):
        raise InputError(at, f"{value!r} is not a text of cards", "write them like 'Ah 2c Td'")
    try:
        read = cards(value)
    except CardError as error:
        raise InputError(at, str(error)) from None
    if game.joker == "wild":
        read = wild_jokers(read)
    deck = {*game.deck.cards, *([JOKER_BUG, JOKER_WILD] if game.deck.jokers else [])}
    for card in read:
        if card not in deck:
            raise InputError(at, f"{text(card)} is not in the deck of {game.deck.name['en']}")
    return read


def wild_jokers(read: Cards) -> Cards:
    return tuple(JOKER_WILD if card == JOKER_BUG else card for card in read)


def as_held(decision: Any, read: Cards) -> Cards:
    """The cards named, the joker as the seat that decides holds it: wild where it was dealt face down."""
    return wild_jokers(read) if JOKER_WILD in getattr(decision, "own", ()) else read


def no_card_twice(groups: Iterable[tuple[tuple, Cards]]) -> None:
    """Raises InputError at the second place where a card stands."""
    seen: dict[int, tuple] = {}
    for at, group in groups:
        for card in group:
            if card in seen:
                first = ".".join(map(str, seen[card]))
                raise InputError(at, f"{text(card)} stands twice", f"it is also in {first}")
            seen[card] = at


def right_number(at: tuple, found: Cards, wanted: int | range, hint: str) -> None:
    """Raises InputError when a place has another number of cards."""
    allowed = wanted if isinstance(wanted, range) else range(wanted, wanted + 1)
    if len(found) not in allowed:
        count = "1 card is" if len(found) == 1 else f"{len(found)} cards are"
        raise InputError(at, f"{count} written", hint)


def possible_rolls(game: Game, rolls: Mapping[str, Any]) -> None:
    """Raises InputError for a roll that the game does not have, or a total that its dice cannot show."""
    steps = {step.id: step for step in game.rolls}
    for name, total in rolls.items():
        if name not in steps:
            hint = suggestion(name, steps) if steps else "this game has no dice"
            raise InputError(("rolls", name), f"no roll is called {name!r}", hint)
        dice = steps[name].dice
        if isinstance(total, bool) or not isinstance(total, int) or not dice <= total <= 6 * dice:
            number = "1 die" if dice == 1 else f"{dice} dice"
            raise InputError(
                ("rolls", name), f"{number} cannot show {total!r}", f"{dice} to {6 * dice} are possible"
            )


def rolled(rolls: Mapping[str, Any], step: Roll) -> int:
    """What the dice of a step show. Raises InputError when that is not written."""
    if step.id not in rolls:
        raise InputError(("rolls",), f"the roll {step.id!r} is missing", f"add {step.id}: {step.dice}")
    return rolls[step.id]


def possible_choices(game: Game, chosen: Mapping[str, Any]) -> None:
    """Raises InputError for a choice that the game does not have, or an outcome that it does not offer."""
    steps = {step.id: step for step in only(Choose, game.play)}
    for name, outcome in chosen.items():
        if name not in steps:
            hint = suggestion(name, steps) if steps else "in this game nobody chooses"
            raise InputError(("chosen", name), f"no choice is called {name!r}", hint)
        offered = [o.id for o in steps[name].outcomes]
        if outcome not in offered:
            raise InputError(
                ("chosen", name), f"{outcome!r} is not offered", suggestion(str(outcome), offered)
            )


def was_chosen(chosen: Mapping[str, str], step: Choose) -> str:
    """The outcome of a choose step. Raises InputError when that is not written."""
    if step.id not in chosen:
        raise InputError(("chosen",), f"the choice {step.id!r} is missing", f"add {step.id}: {step.default}")
    return chosen[step.id]


def read_declarations(
    game: Game, declared: Mapping[str, Any] | None, seats: Iterable[str]
) -> dict[str, str] | None:
    """Seat -> the share it declares, or `both`; None in a game without a declaration. Raises InputError."""
    step = game.declaration
    if step is None:
        if declared is not None:
            raise InputError(("declared",), "nobody declares in this game", "delete it")
        return None
    words, names = (step.no_chip, step.one_chip, BOTH), list(seats)
    if declared is None:
        example = ", ".join(f"{name}: {word}" for name, word in zip(names, cycle(words)))
        raise InputError((), "what the seats declare is missing", f"add such as 'declared: {{{example}}}'")
    for name, word in declared.items():
        if name not in names:
            raise InputError(("declared", name), f"no seat is called {name!r}", suggestion(name, names))
        if word not in words:
            raise InputError(("declared", name), f"{word!r} cannot be declared", suggestion(str(word), words))
    for name in names:
        if name not in declared:
            raise InputError(("declared",), f"{name} declares nothing", f"write one of {', '.join(words)}")
    return dict(declared)


def read_exposed(
    game: Game, exposed: Mapping[str, Any] | None, held: Mapping[str, Cards]
) -> dict[str, Cards]:
    """Seat -> its cards, the joker as it was dealt, in a game where that matters. Raises InputError."""
    if game.joker != "by-face":
        if exposed is not None:
            raise InputError(("exposed",), "it does not matter here how a card was dealt", "delete it")
        return dict(held)
    seen = {name: read_cards(game, value, ("exposed", name)) for name, value in (exposed or {}).items()}
    for name, group in seen.items():
        if name not in held:
            raise InputError(("exposed", name), f"no seat is called {name!r}", suggestion(name, held))
        for card in group:
            if card not in held[name]:
                message = f"{text(card)} is not among the cards of {name}"
                raise InputError(("exposed", name), message, f"{name} holds {texts(held[name])}")
    return {name: own if JOKER_BUG in seen.get(name, ()) else wild_jokers(own) for name, own in held.items()}
