"""The sums of general rules by their kind: chips, tables and players; cards that a game needs, show, come or make a low."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from typing import Any

from poker_rulebook.book.chapters import Rule, Sum, WrongCondition, read_condition, read_formula
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, cards_needed
from poker_rulebook.book.problems import suggestion
from poker_rulebook.cards import RANKS
from poker_rulebook.figures import pots
from poker_rulebook.figures.given import At, Figures, Given, figure, low_ranking, named, played
from poker_rulebook.figures.given import game as named_game
from poker_rulebook.play.events import Posted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.reading import InputError, no_card_twice, read_cards
from poker_rulebook.play.rounds import best_showing
from poker_rulebook.ranking import Ranking

PUTS_CHIPS_IN = frozenset(("bet", "call", "raise", "complete", "all-in"))
SHOWING = ("highest-showing", "lowest-showing")


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
            left = f"{players} players at {now} tables of {seats} leave {empty} seats empty"
            hint = f"{now * (seats - 1)} to {now * seats} players fit"
            raise InputError(("players",), f"{left}: a table is two short", hint)
        tables.append(now)
        short.append(empty)
        if now == 1:
            return {"tables": tables, "short": short}
        if -(-now * advance // seats) >= now:
            message = f"with {advance} of {seats} players the rounds never end"
            raise InputError(("advance",), message, "write less")
        players = now * advance


def lammers(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{stack: chips, held: lammers left} after `used` lammers of `worth` chips were turned in before a hand.

    With a level from the figure `last-level` on, all that are held are turned in. Raises InputError for more
    than are held, and for a player without chips who turns in none. Source: BARGE Rulebook, Lammers.
    """
    stack, held, used = given["stack"], given["held"], given["used"]
    if used > held:
        raise InputError(
            ("used",), f"{used} lammers are used, and the player holds {held}", f"at most {held}"
        )
    if "level" in given and given["level"] >= figure(figures, "last-level"):
        used = held
    if not stack and held and not used:
        raise InputError(("used",), "a player without chips turns in at least one lammer", "used: 1")
    return {"stack": stack + used * given["worth"], "held": held - used}


def substantial_action(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{substantial: true or false}: two actions in turn of which one puts chips in, or any three.

    Blinds that are posted are no actions. Source: TDA 2024, 36.
    """
    actions = given["actions"]
    two = len(actions) == 2 and not PUTS_CHIPS_IN.isdisjoint(actions)
    return {"substantial": two or len(actions) >= 3}


# --- cards


def capacity(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{cards: number} that leave the deck for so many players who all stay in: hands, board and burns."""
    game = named_game(book, ("game",), given["game"])
    return {"cards": cards_needed(game, given["players"], last_street=True)}


def showing(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{first: seat} that begins a later street of a stud game by the cards that show, seats in order from seat 1.

    Raises InputError for a game without such a street, and for cards that cannot lie there.
    """
    game = named_game(book, ("game",), given["game"])
    step = next((step for step in game.bets if step.first in SHOWING), None)
    if step is None:
        raise InputError(("game",), f"in {game.id} the cards that show decide nothing", "name a stud game")
    read = {name: read_cards(game, text, ("up", name)) for name, text in given["up"].items()}
    no_card_twice((("up", name), cards) for name, cards in read.items())
    most = sum(step.up for step in game.deals)
    for name, cards in read.items():
        if len(cards) != len(next(iter(read.values()))):
            message = f"{name} shows another number of cards"
            raise InputError(("up", name), message, "write as many for every seat")
        if not 2 <= len(cards) <= max(2, most):
            raise InputError(
                ("up", name),
                f"{len(cards)} cards are written",
                f"{'2' if most == 2 else f'2 to {most}'} cards show later",
            )
    first = best_showing(game, step, dict(enumerate(read.values())), lambda seat: seat)
    return {"first": list(read)[first]}


def killer_cards(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{percent: two decimals} of the chance to win after the flop against one hand that is known."""
    unseen = unseen_after_flop(named_game(book, ("game",), given["game"]))
    return {"percent": percent(chance_to_win(unseen, given["outs"], given["kills"]))}


def unseen_after_flop(game: Game) -> int:
    """Cards that neither player of two, who see each other's hands, has seen after the flop.

    Raises InputError for a game in which two single cards do not follow a flop.
    """
    board = [len(step.slots) for step in game.board_deals]
    own = sum(step.cards for step in game.deals)
    if board[-2:] != [1, 1] or len(board) != 3 or game.draws or game.has_wild_cards:
        message = f"in {game.id} no turn and river follow a flop"
        raise InputError(("game",), message, "name a game with flop, turn and river")
    return game.deck.size - 2 * own - board[0]


def chance_to_win(unseen: int, outs: int, kills: int) -> Fraction:
    """The chance that one of the outs comes on turn or river, and no kill with it or after it.

    An out on the turn wins unless the river is a kill; an out on the river wins unless the turn was a kill
    or an out, which is counted already. Raises InputError for more cards than there are.
    Source: the formula fits every cell of the table of T. Showalter after L. Berman (Super/System 2).
    """
    if outs + kills > unseen:
        raise InputError(("outs",), f"{outs + kills} cards are counted", f"only {unseen} are unseen")
    return Fraction(outs * (unseen - 1 - kills + unseen - outs - kills), unseen * (unseen - 1))


def killer_formula(unseen: int, outs: int, kills: int) -> str:
    """The chance of `chance_to_win` as a term in numbers: "15 × (40 + 26) ÷ (45 × 44)"."""
    return f"{outs} × ({unseen - 1 - kills} + {unseen - outs - kills}) ÷ ({unseen} × {unseen - 1})"


def percent(chance: Fraction, digits: int = 2) -> str:
    """A chance as a percentage with so many decimals, an exact half rounded up: "4.34"."""
    unit = 10**digits
    hundredths = int(chance * 100 * unit + Fraction(1, 2))
    return f"{hundredths // unit}.{hundredths % unit:0{digits}d}" if digits else str(hundredths)


def low_number(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{hand: ranks}: number 4 is the fourth best hand of the ranking. Source: BARGE Rulebook, Lowball."""
    ranking = low_ranking(book, ("ranking",), given["ranking"])
    number, hands = given["number"], _from_the_best(ranking)
    if not 1 <= number <= len(hands):
        raise InputError(("number",), f"there is no hand number {number}", f"at most {len(hands)}")
    return {"hand": hands[number - 1]}


@lru_cache(maxsize=8)
def _from_the_best(ranking: Ranking) -> tuple[str, ...]:
    return tuple(hand for _, hand in ranking.classes())


def low_count(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{hands: number} of low hands with that top card, or with `or_better` of those that are not worse."""
    counts = _by_top_card(low_ranking(book, ("ranking",), given["ranking"]))
    if given["top"] not in counts:
        have = ", ".join(counts)
        raise InputError(("top",), f"no low hand has the top card {given['top']!r}", f"top cards: {have}")
    if not given.get("or_better"):
        return {"hands": counts[given["top"]]}
    tops = list(counts)
    return {"hands": sum(counts[top] for top in tops[: tops.index(given["top"]) + 1])}


@lru_cache(maxsize=8)
def _by_top_card(ranking: Ranking) -> dict[str, int]:
    """Top card -> hands without pair, straight or flush where these count, as ranks; the best top card first."""
    counts: dict[str, int] = {}
    for entry in reversed(ranking.tables.entries):
        if entry and entry.category == "high-card":
            top = RANKS[entry.ranks[0]]
            counts[top] = counts.get(top, 0) + 1
    return counts


# --- kills

BLINDS = ("small-blind", "button-blind", "big-blind", "kill")


def next_kill(book: Book, figures: Figures, given: Given) -> dict[str, Any]:
    """{kill: seat, chips: of that kill} in the hand after a worked example, {leg: seat}, or {} for neither.

    leg    the seat that had won a leg before it

    A pot of a high game, or of a low one, counts as a second leg with a bet beside the blinds; in a high-low game who
    scoops a pot of `scoop-bets` upper limits kills. Source: Robert's Rules of Poker, 13; that a leg stays when the
    second pot is too small is inferred.
    """
    names, hand = played(book, ("of",), given["of"])
    if not hand.stakes.blind:
        raise InputError(("of",), "a kill is for games with blinds", "cite an example of such a game")
    leg = given.get("leg")
    if leg is not None:
        named(("leg",), "seat", leg, dict.fromkeys(names))
    won = [event for event in hand.log if isinstance(event, Won)]
    if not won:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    winners = sorted({names[event.seat] for event in won})
    forced, full = hand.stakes.forced, 2 * hand.stakes.blind
    if forced is not None and forced.kill is not None and names[forced.kill] in winners:
        return {"kill": names[forced.kill], "chips": forced.blinds[forced.kill]}
    chips = sum(event.chips for event in won)
    if len(hand.game.showdown) > 1:
        scooped = len(winners) == 1 and chips >= figure(figures, "scoop-bets") * hand.stakes.big_bet
        return {"kill": winners[0], "chips": full} if scooped else {}
    if len(winners) > 1:
        return {"leg": leg} if leg in winners else {}
    if leg in winners and chips - _blinds(hand) >= hand.stakes.small_bet:
        return {"kill": leg, "chips": full}
    return {"leg": winners[0]}


def _blinds(hand: Hand) -> int:
    return sum(event.chips for event in hand.log if isinstance(event, Posted) and event.what in BLINDS)


SUMS: dict[str, Callable[[Book, Figures, Given], dict[str, Any]]] = {
    "formula": formula,
    "shootout": shootout,
    "lammers": lammers,
    "substantial-action": substantial_action,
    "winner": pots.winner,
    "next-kill": next_kill,
    "side-pots": pots.side_pots,
    "split": pots.split,
    "killer-cards": killer_cards,
    "low-number": low_number,
    "low-count": low_count,
    "showing": showing,
    "capacity": capacity,
}
