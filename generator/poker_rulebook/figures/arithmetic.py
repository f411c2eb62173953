"""The sums of general rules by their kind: chips, tables and players; pots; cards that a game needs, show, come or make a low.

What a sum names, a game, a ranking, a seat or a figure, is refused with its place where there is none of that name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar, cast

from poker_rulebook.book.chapters import Rule, Sum, WrongCondition, read_condition, read_formula
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, cards_needed
from poker_rulebook.book.parts import Share
from poker_rulebook.book.problems import At, suggestion
from poker_rulebook.cards import RANKS
from poker_rulebook.director import prizes, procedures
from poker_rulebook.play import pots
from poker_rulebook.play.comparing import Compared
from poker_rulebook.play.events import Posted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.parser import InputError, no_card_twice, read_cards
from poker_rulebook.play.questions import Round
from poker_rulebook.play.rounds import best_showing
from poker_rulebook.play.script import run
from poker_rulebook.ranking import Ranking

Named = TypeVar("Named")
Figures = Mapping[str, int]  # the numbers of a rule by name
SumData = Mapping[str, Any]  # the keys of a sum or table, as an editor wrote them


def figure(figures: Figures, name: str) -> int:
    """A number of the rule that a sum counts with."""
    if name not in figures:
        hint = f"add {name!r} to the 'figures:' of the rule"
        raise InputError((), f"the rule has no figure {name!r}", hint)
    return figures[name]


def named(at: At, what: str, name: str, known: Mapping[str, Named]) -> Named:
    """What is known under the name. what    "deck", "share" …"""
    if name not in known:
        raise InputError(at, f"no {what} is called {name!r}", suggestion(name, known))
    return known[name]


def named_game(book: Book, at: At, name: str) -> Game:
    if book.games.is_faulty(name):
        raise InputError(at, f"the file of {name} has mistakes of its own", "put them right first")
    return named(at, "game", name, book.games)


def named_ranking(book: Book, at: At, name: str) -> Ranking:
    return named(at, "ranking", name, book.rankings)


def low_ranking(book: Book, at: At, name: str) -> Ranking:
    """A ranking in which the lowest hand of some ranks wins."""
    found = named_ranking(book, at, name)
    if not _is_low(found):
        lows = [id_ for id_, other in book.rankings.items() if _is_low(other)]
        raise InputError(at, f"{name!r} is not a low ranking", f"one of: {', '.join(lows)}")
    return found


def _is_low(ranking: Ranking) -> bool:
    return ranking.rules.compare == "classes" and ranking.rules.wins_lowest and not ranking.rules.ahead


def known_seats(at: At, names: Iterable[str], seats: Iterable[str]) -> None:
    """Raises InputError for a name that is no seat, and for one that stands twice."""
    seats, seen = dict.fromkeys(seats), set()
    for index, name in enumerate(names):
        named((*at, index), "seat", name, seats)
        if name in seen:
            raise InputError((*at, index), f"{name} stands twice", "keep one of the two")
        seen.add(name)


def played(book: Book, at: At, cited: str) -> tuple[list[str], Hand]:
    """The seats of a worked example, GAME/EXAMPLE, and its hand, played with its bets."""
    book = book.itself
    name, _, wanted = cited.partition("/")
    found = {example.id: example for example in named_game(book, at, name).examples}
    if wanted not in found:
        raise InputError(at, f"{name} has no example {wanted!r}", suggestion(wanted, found))
    example = found[wanted]
    try:
        result = run(book, book.games[name], example)
    except InputError as error:  # the file of the game says where
        raise InputError(at, f"the example cannot be played: {error.message}", error.hint) from None
    if result.hand is None:
        told = [e.id for e in found.values() if e.stacks is not None and not book.games[name].open_face]
        there, none = f"examples of {name} with bets: {', '.join(told)}", f"{name} has no example with bets"
        raise InputError(at, f"the example {wanted!r} tells no bets", there if told else none)
    return list(example.seats), result.hand


def side_pots(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{pots: chips of every pot, the main pot first, returned: seat -> chips that nobody called}.

    Without `returned` where every wager was called.
    """
    found, back = contested(given)
    result: dict[str, Any] = {"pots": [pot.chips for pot in found]}
    return result | ({"returned": back} if back else {})


def contested(given: SumData) -> tuple[list[pots.Pot], dict[str, int]]:
    """The pots with their contestants, seats numbered in their order, and seat -> chips that go back.

    paid    seat -> chips put in during the hand; folded    seats that have
    Raises InputError where nobody is left, or nobody has put in anything.
    """
    names, folded = list(given["paid"]), given.get("folded", [])
    known_seats(("folded",), folded, names)
    totals, live = list(given["paid"].values()), [name not in folded for name in names]
    if not any(live):
        raise InputError(("folded",), "everybody has folded", "at least one player is left")
    if not any(totals):
        raise InputError(("paid",), "nobody has put in anything", "write the chips of each seat")
    # what nobody matched is asked of a betting round: the amounts are its wagers
    seat, chips = Round("no-limit", totals, 0, (1,), 0, None).uncalled()
    if not chips or not live[seat]:
        return pots.side_pots(totals, live), {}
    totals[seat] -= chips
    return pots.side_pots(totals, live), {names[seat]: chips}


class PotShare(NamedTuple):
    """A share of a pot that is divided by itself. otherwise    the share that takes it when nobody wins it"""

    id: str
    otherwise: str


class Divided:
    """The hands of a pot whose winners are told, and the usual rules of its game.

    It is what poker_rulebook.play.pots asks of a showdown that somebody wins, and of a game with a button.
    """

    first_won, odd_between, declared = False, "first-share", None

    def __init__(self, winners: Mapping[str, Sequence[int]], seats: int):
        names = list(winners)
        self.shares = [PotShare(name, names[name == names[0]] if len(names) > 1 else "") for name in names]
        all_seats = range(seats)
        self.values = {name: {seat: int(seat in won) for seat in all_seats} for name, won in winners.items()}

    def odd_chips_within(self, share: PotShare) -> str:
        return "button"


def split(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{chips: seat -> chips} of a pot that is divided between its shares and then inside each.

    seats     all who contest the pot, from the left of the button
    shares    share -> its winners; [] where nobody qualifies, whose part then goes to the first share won
    """
    chips = dict.fromkeys(given["seats"], 0)
    for award in awards(given):
        chips[given["seats"][award.seat]] += award.chips
    return {"chips": chips}


def awards(given: SumData) -> list[pots.Award]:
    """What each seat, by its number, receives from each share. Raises InputError where nobody wins any."""
    seats, shares = given["seats"], given["shares"]
    known_seats(("seats",), seats, seats)
    for share, names in shares.items():
        known_seats(("shares", share), names, seats)
    if not any(shares.values()):
        raise InputError(("shares",), "nobody wins any share", "write the winners of one share at least")
    winners = {share: [seats.index(name) for name in names] for share, names in shares.items()}
    divided = Divided(winners, len(seats))
    whole = [pots.Pot(given["pot"], tuple(range(len(seats))))]
    return pots.awards(cast(Game, divided), cast(Compared, divided), whole)


class PotWinners(NamedTuple):
    """Who wins a pot of a played hand.

    pot, pots    its number, 0 for the main pot, and how many there are
    share        the share whose winners count; None where the pot has one share, or everybody else folded
    seats        those winners, clockwise from the left of the button: the first is in the worst position
    """

    pot: int
    pots: int
    share: Share | None
    seats: list[str]


def winner(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{button: seat} that wins the main pot of a worked example; with `busted`, {bounty: seat} for that player.

    It is the winner of the first share (high, five-card), in a chopped pot the one in the worst position.
    Source: BARGE Rulebook, Bounty; Win the button.
    """
    return {"bounty" if "busted" in given else "button": taken(book, given).seats[0]}


def taken(book: Book, given: SumData) -> PotWinners:
    """Who wins the main pot, or the one with the last chips of the seat `busted`.

    Raises InputError where that seat is not eliminated, and where nobody wins the pot.
    """
    names, hand = played(book, ("of",), given["of"])
    pot = 0
    if "busted" in given:
        # the pot with the last chips of a seat
        busted = given["busted"]
        named(("busted",), "seat", busted, dict.fromkeys(names))
        seat = names.index(busted)
        if hand.stacks[seat]:
            out = [name for name, chips in zip(names, hand.stacks, strict=True) if not chips]
            hint = f"eliminated: {', '.join(out)}" if out else "nobody is eliminated in this example"
            raise InputError(("busted",), f"{busted} has {hand.stacks[seat]:,} chips left", hint)
        pot = max(number for number, it in enumerate(hand.pots()) if seat in it.seats)
    won = [event for event in hand.log if isinstance(event, Won) and event.pot == pot]
    if not won:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    shares = hand.compared.shares if hand.compared else ()
    first = next((share for share in shares if any(event.share == share.id for event in won)), None)
    seats = sorted(event.seat for event in won if first is None or event.share == first.id)
    return PotWinners(
        pot, len(hand.pots()), first if len(shares) > 1 else None, [names[seat] for seat in seats]
    )


PUTS_CHIPS_IN = frozenset(("bet", "call", "raise", "complete", "all-in"))
SHOWING = ("highest-showing", "lowest-showing")


def worked_out(book: Book, rule: Rule, example: Sum) -> dict[str, Any]:
    """What comes out of a sum, under the names by which a file writes it in `gives`.

    Raises InputError, with the place in the example, where it cannot be worked out.
    """
    return SUMS[example.counts](book, rule.figures, example.given)


def formula(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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


def shootout(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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


def lammers(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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


def substantial_action(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{substantial: true or false}: two actions in turn of which one puts chips in, or any three.

    Blinds that are posted are no actions. Source: TDA 2024, 36.
    """
    actions = given["actions"]
    two = len(actions) == 2 and not PUTS_CHIPS_IN.isdisjoint(actions)
    return {"substantial": two or len(actions) >= 3}


# --- cards


def capacity(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{cards: number} that leave the deck for so many players who all stay in: hands, board and burns."""
    game = named_game(book, ("game",), given["game"])
    return {"cards": cards_needed(game, given["players"], last_street=True)}


def showing(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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


def killer_cards(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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


def low_number(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
    """{hand: ranks}: number 4 is the fourth best hand of the ranking. Source: BARGE Rulebook, Lowball."""
    ranking = low_ranking(book, ("ranking",), given["ranking"])
    number, hands = given["number"], _from_the_best(ranking)
    if not 1 <= number <= len(hands):
        raise InputError(("number",), f"there is no hand number {number}", f"at most {len(hands)}")
    return {"hand": hands[number - 1]}


@lru_cache(maxsize=8)
def _from_the_best(ranking: Ranking) -> tuple[str, ...]:
    return tuple(hand for _, hand in ranking.classes())


def low_count(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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


def next_kill(book: Book, figures: Figures, given: SumData) -> dict[str, Any]:
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
    winners = winners_of(names, hand)
    if not winners:
        raise InputError(("of",), "nobody wins the pot in this example", "cite one that is won")
    forced, full = hand.stakes.forced, 2 * hand.stakes.blind
    if forced is not None and forced.kill is not None and names[forced.kill] in winners:
        return {"kill": names[forced.kill], "chips": forced.blinds[forced.kill]}
    chips = sum(event.chips for event in hand.log if isinstance(event, Won))
    if len(hand.game.showdown) > 1:
        scooped = len(winners) == 1 and chips >= figure(figures, "scoop-bets") * hand.stakes.big_bet
        return {"kill": winners[0], "chips": full} if scooped else {}
    if len(winners) > 1:
        return {"leg": leg} if leg in winners else {}
    blinds = sum(event.chips for event in hand.log if isinstance(event, Posted) and event.what in BLINDS)
    if leg in winners and chips - blinds >= hand.stakes.small_bet:
        return {"kill": leg, "chips": full}
    return {"leg": winners[0]}


def winners_of(names: Sequence[str], hand: Hand) -> list[str]:
    """Everybody who wins a part of a pot, by name."""
    return sorted({names[event.seat] for event in hand.log if isinstance(event, Won)})


def _of_a_director(
    answer: Callable[[SumData], dict[str, Any]],
) -> Callable[[Book, Figures, SumData], dict[str, Any]]:
    """A sum that a tournament director works out, which asks for no book."""
    return lambda book, figures, given: answer(given)


SUMS: dict[str, Callable[[Book, Figures, SumData], dict[str, Any]]] = {
    "formula": formula,
    "shootout": shootout,
    "lammers": lammers,
    "substantial-action": substantial_action,
    "winner": winner,
    "next-kill": next_kill,
    "side-pots": side_pots,
    "split": split,
    "killer-cards": killer_cards,
    "low-number": low_number,
    "low-count": low_count,
    "showing": showing,
    "capacity": capacity,
    **{kind: _of_a_director(answer) for kind, answer in (procedures.ANSWERS | prizes.ANSWERS).items()},
}
