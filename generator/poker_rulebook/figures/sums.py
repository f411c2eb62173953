"""The sums of general rules by their kind; here those of formats and fees, in chips, tables or players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from poker_rulebook.book.chapters import Rule, Sum
from poker_rulebook.book.decisions import WrongCondition, read_condition, read_formula
from poker_rulebook.book.load import Book
from poker_rulebook.book.problems import suggestion
from poker_rulebook.figures import cards, pots
from poker_rulebook.figures.given import At, Figures, Given, figure
from poker_rulebook.play.reading import InputError

PUTS_CHIPS_IN = frozenset(("bet", "call", "raise", "complete", "all-in"))


def worked_out(book: Book, rule: Rule, example: Sum) -> dict[str, Any]:
    """What comes out of a sum, under the names by which a file writes it in `gives`.

    Raises InputError where the sum cannot be, with the place in the example.
    """
    return SUMS[example.counts](book, rule.figures, example.given)


def formula(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """Every formula of `comes`, worked out from the figures of the rule, `with`, and the formulas before it.

    if    a condition that holds for these numbers: the case that the example shows
    """
    numbers = {key: value for key, value in given.items() if isinstance(value, int)}  # of a table
    known = {**figures, **numbers, **given.get("with", {})}
    right: dict[str, Any] = {}
    at: At = ("if",)
    try:
        if "if" in given and not read_condition(given["if"]).holds(known):
            raise InputError(at, "the condition does not hold for these numbers", "change one of them")
        for name, text in given["comes"].items():
            at = ("comes", name)
            right[name] = known[name] = read_formula(text).value(known)
    except WrongCondition as error:
        raise InputError(at, str(error), "write something like 'big-blinds * blind'") from None
    except KeyError as error:
        raise InputError(at, f"no number is called {error}", suggestion(error.args[0], known)) from None
    return right


def shootout(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{tables: tables of every round, short: seats that stay empty in each}.

    Every table plays down to `advance` players, one unless it is given. Tables are one player short at most;
    only the last one may have more empty seats. Raises InputError where players cannot be seated so.
    Source: BARGE Rulebook, Shootout.
    """
    players, seats, advance = given["players"], given["seats"], given.get("advance", 1)
    if advance >= seats:
        raise InputError(("advance",), f"all {seats} players of a table advance", f"fewer than {seats}")
    tables, short = [], []
    while True:
        now = -(-players // seats)
        empty = now * seats - players
        if 1 < now < empty:
            raise InputError(
                ("players",),
                f"{players} players at {now} tables of {seats} leave {empty} seats empty: a table is two short",
                f"{now * (seats - 1)} to {now * seats} players fit",
            )
        tables.append(now)
        short.append(empty)
        if now == 1:
            return {"tables": tables, "short": short}
        if -(-now * advance // seats) >= now:
            raise InputError(
                ("advance",), f"with {advance} of {seats} players the rounds never end", "write less"
            )
        players = now * advance


def lammers(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{stack: chips, held: lammers left} after `used` lammers of `worth` chips were turned in before a hand.

    With a level from the figure `last-level` on, all that are held are turned in. Raises InputError for more
    than are held, and for a player without chips who turns in none. Source: BARGE Rulebook, Lammers.
    """
    stack, held, used = given["stack"], given["held"], given["used"]
    if used > held:
        raise InputError(("used",), f"{used} lammers are used of {held}", f"at most {held}")
    if "level" in given and given["level"] >= figure(figures, "last-level"):
        used = held
    if not stack and held and not used:
        raise InputError(("used",), "a player without chips turns in a lammer at least", "used: 1")
    return {"stack": stack + used * given["worth"], "held": held - used}


def substantial_action(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{substantial: true or false}: two actions in turn of which one puts chips in, or any three.

    Blinds that are posted are no actions. Source: TDA 2024, 36.
    """
    actions = given["actions"]
    two = len(actions) == 2 and not PUTS_CHIPS_IN.isdisjoint(actions)
    return {"substantial": two or len(actions) >= 3}


SUMS: dict[str, Callable[[Book, Figures, Given], dict[str, Any]]] = {
    "formula": formula,
    "shootout": shootout,
    "lammers": lammers,
    "substantial-action": substantial_action,
    "winner": pots.winner,
    "side-pots": pots.side_pots,
    "split": pots.split,
    "killer-cards": cards.killer_cards,
    "low-number": cards.low_number,
    "low-count": cards.low_count,
    "showing": cards.showing,
    "capacity": cards.capacity,
}
