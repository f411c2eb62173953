"""Betting rounds in sentences: who acts first, what is asked for or allowed beyond the usual, the limits of each format."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Deal, DealToPlayers, Draw, Step, only
from poker_rulebook.document.tree import RuleView
from poker_rulebook.language.phrases import own_words, told_in
from poker_rulebook.language.sentences import Phrase, as_said, heading, joined, say, with_values
from poker_rulebook.language.wording import (
    floor,
    hand_name,
    is_fixed,
    qualifier_name,
    scale_name,
    street_name,
    suits_from_top,
)
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.rules.memo import memoized

# --- who acts first in a betting round, also among players whose cards showing are equal


def first_to_act(game: Game, step: Bet) -> Phrase:
    """Who begins a round. Registers: "row" of a street, "short" beside its picture, "mix", "peculiar"."""
    values: dict[str, Phrase] = {}
    if step.first == "lowest-showing" and step.ranking:
        values["scale"] = scale_name(step.ranking)
    elif step.first == "same-order":
        street = game.street_of(game.round_before(step))
        if not street:
            return say("first-same-order-before")
        values["street"] = street_name(street)
    elif n := _held(game, step):
        return say(f"first-{step.first}-held", n=n)
    posted = "-posted" if step.first == "bring-in" and game.forced_bets.ante == "button" else ""
    return say(f"first-{step.first}{posted}", **values)


def _held(game: Game, step: Bet) -> int:
    """How many cards that only the others see decide who begins a round; 0 where cards lie face up or do not decide."""
    before = only(DealToPlayers, game.play[: game.play.index(step)] if _showing(step) else ())
    return sum(deal.up for deal in before if deal.to_others)


def betting_round(game: Game, step: Bet) -> Phrase:
    """A betting round as a step of play, with the size of its bets at fixed limit."""
    fact = first_to_act(game, step)
    if not is_fixed(game) or step.size == "either":
        return fact
    size = "small" if step.size == "small-or-pair" else step.size
    return as_said("sized", with_values(fact, size=say(f"size-{size}")))


def equal_showing(game: Game) -> Phrase:
    """Who acts first among players whose cards showing are equal."""
    suits = {"suits": suits_from_top(game)} if game.showing_ties == "suit" else {}
    held = "-held" if any(_held(game, bet) for bet in game.bets) else ""
    return say(f"showing-tie-{game.showing_ties}{held}", **suits)


def more_of_acting(game: Game, step: Bet) -> list[Phrase]:
    """Details of who begins: after a round in which nobody bet, and among players with equal cards showing."""
    none = step.first == "opener" and not game.round_before(step).wagering.carries_over
    return ([say("opener-none")] if none else []) + ties_of_round(game, step)


def ties_of_round(game: Game, step: Bet) -> list[Phrase]:
    """Who begins among equal cards showing; said only in the first round in which cards showing decide."""
    first = _showing(step) and not game.beat and game.is_first(step, _showing)
    return [equal_showing(game)] if first else []


def order_of_acting(game: Game) -> list[Phrase]:
    """Who acts first, where few games have it so, for the head of a page."""
    # whether cards showing decide who begins in every round but the first, once a card may lie face up
    first = next((n for n, step in enumerate(game.play) if _shows(step)), len(game.play))
    later = (bet for bet in only(Bet, game.play[first:]) if bet is not game.bets[0])
    showing_from_then_on = all(_showing(_round_followed(game, bet)) for bet in later)
    seen = [bet for bet in game.bets if _showing(bet) and not bet.when] if showing_from_then_on else []
    showing = dict.fromkeys(first_to_act(game, bet) for bet in seen)
    # the player who bet first before the only draw of a game begins after it
    after_the_draw: list[Phrase] = []
    openers = [bet for bet in game.bets if bet.first == "opener"]
    if len(openers) == len(game.draws) == 1:
        before = game.round_before(openers[0])
        if game.draws[0] in game.play[game.play.index(before) : game.play.index(openers[0])]:
            after_the_draw.append(first_to_act(game, openers[0]))
    firsts = dict.fromkeys([*(showing if len(showing) == 1 else ()), *after_the_draw])
    always = bool(seen) and _showing(game.bets[0])
    ties = [equal_showing(game)] if seen and not game.beat else []
    streets = any(isinstance(step, Deal) and step.street for step in game.play)
    return told_in("always" if always else "peculiar" if streets else "onward", [*firsts, *ties])


def _round_followed(game: Game, bet: Bet) -> Bet:
    """The round by which the order of acting was decided that this round keeps, or the round itself."""
    while bet.first == "same-order":
        bet = game.round_before(bet)
    return bet


def _shows(step: Step) -> bool:
    """Whether cards of the players may lie face up after a step."""
    if isinstance(step, DealToPlayers):
        return bool(step.up)
    drawn = isinstance(step, Draw) and step.refusable
    return drawn or step.turned_up[1] > 0


def _showing(bet: Bet) -> bool:
    return bet.first.endswith("-showing")


# --- wagers: what a round asks for or allows beyond the usual, and the limits of each format


WithMore = tuple[Phrase, tuple[Phrase, ...]]  # a rule, and details of it for places with room


def more_of_betting(game: Game, step: Bet) -> list[Phrase]:
    """What a betting round asks for or allows beyond the usual, with details."""
    return [sentence for fact, more in _of_round(game, step) for sentence in (fact, *more)]


def limits_of_round(game: Game, step: Bet) -> list[Phrase]:
    """What is peculiar to a betting round, in a few words."""
    return own_words("row", _facts(game, step))


def done_with_wagers(game: Game, step: Bet) -> list[Phrase]:
    """Cards that move in a betting round, in a few words."""
    return own_words("short", _facts(game, step))


def spoken_in_round(game: Game, step: Bet) -> list[Phrase]:
    """What a dealer says of what a betting round asks for."""
    return own_words("say", _facts(game, step))


@memoized
def wagering(game: Game) -> tuple[Phrase, ...]:
    """What the rounds of a game ask for or allow, and its unusual limits, for the head of a page or a card."""
    rounds = dict.fromkeys(fact for step in game.bets for fact in _facts(game, step))
    return (*rounds, *_limits(game))


def unusual_wagering(game: Game) -> list[Phrase]:
    """What is peculiar about wagers in a game, for the head of its page."""
    return told_in("peculiar", wagering(game))


def _facts(game: Game, step: Bet) -> list[Phrase]:
    return [fact for fact, _ in _of_round(game, step)]


def _of_round(game: Game, step: Bet) -> Iterator[WithMore]:
    special = step.wagering
    if special.jam_or_fold:
        yield say("jam-or-fold"), ()
    elif game.has_blinds and game.is_first(step):
        blind = "button-blind" if "button" in game.forced_bets.blinds else "big-blind"
        yield say("no-limp" if special.no_limping else f"{blind}-option"), ()
    if special.forced:
        yield say("bet-forced"), ()
    if is_fixed(game) and step.size == "either" and not sizes_are_chosen(game):
        yield say("size-choice-round"), ()
    if is_fixed(game) and step.size == "small-or-pair":
        yield _open_pair(game, step), ()
    if openers := special.openers:
        named = qualifier_name(openers.ranking, openers.hand)
        least = floor(openers.ranking, openers.hand)
        lows = own_words("low", [named])
        yield (
            say("openers-low" if lows else "openers", hand=lows[0] if lows else named, least=least),
            (say("openers-proof"),),
        )
    if special.carries_over:
        yield say("if-passed"), (say("carry-over"), say("another-ante"))
    if special.must_bet and game.limit in special.must_bet.formats:
        # which hands must be bet, and what a check costs
        rule = special.must_bet
        formats = tuple(say(f"limit-{name}") for name in rule.formats)
        yield say("sevens-rule", hand=hand_name(rule.ranking, weakest_hand(rule.ranking, rule.hand))), ()
        more = [say("sevens-rule-no-limit")] if "no-limit" in rule.formats else []
        if set(rule.formats) < set(game.betting):
            more.append(say("sevens-rule-formats", formats=formats))
        lost = say(f"sevens-rule-{rule.or_loses}", least=floor(rule.ranking, rule.hand), formats=formats)
        yield lost, tuple(more)
    if special.discard:
        low, high = special.discard
        yield say("discard-while-betting", low=low, high=high), (say("without-action"),)
    if special.turn_up:
        key = "turn-up-while-betting" if step.when else "turn-up-with-action"
        yield say(key, n=special.turn_up), (say("without-action"),)


def sizes_are_chosen(game: Game) -> bool:
    """Whether players choose between the small and the big bet in every round."""
    return all(step.size == "either" for step in game.bets)


def _limits(game: Game) -> Iterator[Phrase]:
    """The unusual limits, which the head of a page or a card tells."""
    if is_fixed(game) and game.bets and sizes_are_chosen(game):
        yield say("size-choice")
    if not game.check_raise and "fixed-limit" in game.betting:
        yield say("no-check-raise")
    if game.short_all_in != "half-bet":
        yield say(f"short-all-in-{game.short_all_in}")


def raise_cap(game: Game) -> Phrase:
    """How many raises are allowed at fixed limit."""
    return say("raise-cap-none") if game.raise_cap is None else say("raise-cap", n=game.raise_cap)


def fixed_limit_on_cards(game: Game) -> Iterator[Phrase]:
    """What holds only at fixed limit: how many raises are allowed, and sizes of bets that the steps do not say."""
    if "fixed-limit" not in game.betting:
        return
    yield as_said("card-free-with-two" if game.raise_cap_with_two == "none" else "card", raise_cap(game))
    if not is_fixed(game):
        yield say("card-sizes", sizes=tuple(as_said("card", say(f"size-{bet.size}")) for bet in game.bets))


@memoized
def limit_rules(game: Game) -> list[RuleView]:
    """One rule for each format the game is played in, the usual one first."""
    return [
        RuleView(name, heading(say(f"limit-{name}")), joined(_LIMITS[name](game))) for name in game.betting
    ]


def _fixed_limit(game: Game) -> list[Phrase]:
    out = sizes_of_rounds(game)
    blind = game.forced_bets.blinds[-1] if game.has_blinds else ""
    out += [say(f"limit-{blind}-blind")] if blind else []
    out.append(raise_cap(game))
    if game.raise_cap is not None and game.raise_cap_with_two == "none":
        out.append(say("raise-cap-two-players"))
    if game.short_all_in == "half-bet":
        measure = [say("half-bet-of")] if any(step.size == "either" for step in game.bets) else []
        out += [say("half-bet-short"), say("half-bet-full"), *measure]
    else:
        out.append(say(f"short-all-in-{game.short_all_in}"))
    return out if game.check_raise else [*out, say("no-check-raise")]


def sizes_of_rounds(game: Game) -> list[Phrase]:
    """The sizes of bets in each round at fixed limit, as far as the rounds do not say them."""
    out = [say("size-choice")] if sizes_are_chosen(game) else []
    if not is_fixed(game):  # otherwise it is told with the round
        pairs = (step for step in game.bets if step.size == "small-or-pair")
        out += [_open_pair(game, step) for step in pairs]
    return [*out, *_sizes([[step.size for step in game.bets_after(way)] for way in game.ways])]


def _sizes(ways: list[list[str]]) -> list[Phrase]:
    """Which rounds have small and which have big bets; none where players choose, or where the number varies.

    ways    the sizes of the rounds, for every way through the game
    """
    most = max(map(len, ways))
    numbers = {sum(size.startswith("small") for size in sizes) for sizes in ways}
    small = min(numbers)
    if len(numbers) > 1 or not 0 < small < most or any("either" in sizes for sizes in ways):
        return []
    early = say("round-numbers", first=1, last=small)
    late = say("round-numbers", first=small + 1, last=most)
    return [say("limit-sizes", early=early, late=late)]


NO_LIMIT = ("raise-minimum", "no-maximum", "no-reopen")
POT_LIMIT = ("raise-minimum", "pot-limit-bet", "pot-limit-max", "no-reopen", "pot-ask")
_LIMITS: dict[str, Callable[[Game], list[Phrase]]] = {
    "fixed-limit": _fixed_limit,
    "no-limit": lambda game: [say("bet-minimum", amount=least_forced(game)), *map(say, NO_LIMIT)],
    "pot-limit": lambda game: [say("bet-minimum", amount=least_forced(game)), *map(say, POT_LIMIT)],
}


# --- forced bets


def forced_bets(game: Game) -> tuple[Phrase, ...]:
    """Each kind of forced bet of a game, for every register: "card", "name", "peculiar"."""
    return tuple(fact for fact, _ in _forced(game))


def forced_rules(game: Game) -> Iterator[Phrase]:
    """The forced bets with details: two players, chips that do not cover both, equal door cards."""
    for fact, more in _forced(game):
        yield fact
        yield from more


def _forced(game: Game) -> Iterator[WithMore]:
    forced = game.forced_bets
    if forced.ante in ("each", "empty-pot"):
        yield say("ante-all" if forced.ante == "each" else "ante-empty-pot"), ()
    if "button" in forced.blinds:
        last = forced.ante == "each" and all(bet.first == "left-of-button" for bet in game.bets)
        yield say("button-blind" if last else "button-blind-alone"), ()
    elif forced.blinds:
        where = "" if forced.small_blind == "left-of-button" else f"-{forced.small_blind}"
        two = () if forced.small_blind == "button" else (say("blinds-two-players"),)
        yield say(f"blinds{where}"), two
    if forced.ante == "big-blind":
        first = "ante" if forced.short_post == "ante-first" else "big-blind"
        yield say("big-blind-ante", first=say(f"forced-{first}")), ()
    if forced.ante == "button":
        yield say("button-posts-all"), ()
    if forced.bring_in:
        yield _bring_in(game, forced.bring_in)


def _bring_in(game: Game, card: str) -> WithMore:
    """Who brings in; where the button posts for everybody, who counts as the player who did."""
    direction = "low" if card == "lowest-card" else "high"
    ordered = suits_from_top(game)
    first, *others = reversed(ordered) if direction == "low" else ordered
    suits = say(f"bring-in-suits-{direction}", first=first, others=tuple(others))
    if game.forced_bets.ante == "button":
        return say(f"bring-in-{card}-posted"), (suits,)
    fixed = ("bring-in-or-complete", "bring-in-no-option", "bring-in-all-in")
    free = f"bring-in-or-bet{'' if game.limit == 'pot-limit' else '-any'}"
    return say(f"bring-in-{card}"), (suits, *map(say, fixed if is_fixed(game) else (free,)))


def least_forced(game: Game) -> Phrase:
    """The forced bet that is as large as the smallest bet at no limit and pot limit."""
    if game.has_blinds:
        return say(f"forced-{game.forced_bets.blinds[-1]}-blind")
    return say("forced-bring-in" if game.forced_bets.bring_in else "forced-ante")


def dealing_order(game: Game) -> Phrase:
    """Where dealing begins."""
    if game.from_seat_one:
        return say("order-seat-one-button")
    return say("order-from-seat-one" if game.forced_bets.bring_in else "order-from-button")


def _open_pair(game: Game, step: Bet) -> Phrase:
    street = game.street_of(step)
    return say("open-pair", street=street_name(street)) if street else say("open-pair-showing")
