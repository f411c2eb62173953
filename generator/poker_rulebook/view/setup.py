"""The rules before and around the cards: deck, forced bets, order of dealing, betting limits."""

from __future__ import annotations

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Deck
from poker_rulebook.book.steps import TurnUp, only
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.views import Rule
from poker_rulebook.view.wagering import sizes_are_chosen
from poker_rulebook.view.wording import heading, is_fixed, joined, written


def setup_rules(say: Phrases, game: Game) -> list[Rule]:
    """Deck, joker, forced bets and order of dealing."""
    rules = [Rule("deck", heading(say.say("deck")), deck_sentence(say, game.deck))]
    if game.joker:
        rules.append(Rule("joker", say.say("joker-heading"), say.say(_joker(game))))
    if game.wild_rank_of:
        rules.append(Rule("wild", say.say("wild-heading"), say.say("wild-rank", slot=slot_name(say, game))))
    rules.append(Rule("forced-bets", heading(say.say("forced-bets")), joined(say, _forced(say, game))))
    order = "order-from-seat-one" if game.forced_bets.bring_in else "order-from-button"
    order = "order-seat-one-button" if game.from_seat_one else order
    burns = (
        say.say("burn" if game.draws else "burn-deals")
        if any(step.burns for step in (*game.deals, *game.board_deals, *game.draws))
        else ""
    )
    rules.append(Rule("dealing", say.say("street-deal"), joined(say, [say.say(order), burns])))
    return [Rule(r.id, heading(r.title), r.text) for r in rules]


def _joker(game: Game) -> str:
    """The phrase of what the joker stands for: in a game for low only, the card that makes the best low."""
    lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
    if game.joker != "bug" or len(lows) < len(game.showdown):
        return f"joker-{game.joker}"
    return "joker-low-27" if any(rules.counts_flushes for rules in lows) else "joker-low"


def slot_name(say: Phrases, game: Game) -> str:
    """What the place is called whose rank is wild: as the step that turns it up calls it, or its label."""
    slot = game.wild_rank_of
    named = (step.name for step in only(TurnUp, game.play) if slot in step.slots)
    name = next(named, None)
    return written(say, name) if name else slot


def deck_sentence(say: Phrases, deck: Deck) -> str:
    ranks = {rank_of(card) for card in deck.cards}
    missing = [RANKS[rank] for rank in range(13) if rank not in ranks]
    sentences = []
    if missing:
        names = tuple(say.say(f"ranks-{rank}") for rank in missing)
        sentences.append(say.say("deck-stripped", ranks=names, n=len(deck.cards)))
    elif not deck.jokers:
        sentences.append(say.say("deck-standard", n=len(deck.cards)))
    if deck.jokers:
        plain = say.say("deck-of", n=len(deck.cards))
        sentences.append(say.say("deck-with-joker", deck=plain, n=deck.size))
    return joined(say, sentences)


def _forced(say: Phrases, game: Game) -> list[str]:
    forced, out = game.forced_bets, []
    if forced.ante == "each":
        out.append(say.say("ante-all"))
    if forced.blinds:
        where = forced.small_blind
        out.append(say.say("blinds" if where == "left-of-button" else f"blinds-{where}"))
        out += [say.say("blinds-two-players")] if where != "button" else []
    if forced.ante == "big-blind":
        first = "ante" if forced.short_post == "ante-first" else "big-blind"
        out.append(say.say("big-blind-ante", first=say.say(f"forced-{first}")))
    if forced.ante == "button":
        out.append(say.say("button-posts-all"))
    if forced.bring_in:
        out += _bring_in(say, game, forced.bring_in)
    return out


def _bring_in(say: Phrases, game: Game, rule: str) -> list[str]:
    posted = game.forced_bets.ante == "button"
    direction = "low" if rule == "lowest-card" else "high"
    ace = say.say("ace-low" if rule == "highest-card-ace-low" else "ace-high")
    whose = say.say(f"bring-in-{direction}{'-posted' if posted else ''}", ace=ace)
    if posted:
        return [whose]
    what = (
        ["bring-in-or-complete", "bring-in-no-option", "bring-in-all-in"]
        if is_fixed(game)
        else ["bring-in-or-bet"]
    )
    return [whose, *(say.say(key) for key in what)]


def limit_rules(say: Phrases, game: Game) -> list[Rule]:
    """One rule for each format the game is played in, the usual one first."""
    return [
        Rule(name, heading(say.say(f"limit-{name}")), joined(say, _LIMITS[name](say, game)))
        for name in game.betting
    ]


def _fixed_limit(say: Phrases, game: Game) -> list[str]:
    out = [say.say("size-choice")] if sizes_are_chosen(game) else []
    out += _sizes(say, [[step.size for step in game.bets_after(way)] for way in game.ways])
    if game.raise_cap is None:
        out.append(say.say("raise-cap-none"))
    else:
        out.append(say.say("raise-cap", n=game.raise_cap))
        out += [say.say("raise-cap-two-players")] if game.raise_cap_with_two == "none" else []
    if game.short_all_in == "half-bet":
        out += [say.say("half-bet-short"), say.say("half-bet-full")]
    else:
        out.append(say.say(f"short-all-in-{game.short_all_in}"))
    return out if game.check_raise else [*out, say.say("no-check-raise")]


def _sizes(say: Phrases, ways: list[list[str]]) -> list[str]:
    """Which rounds have which size, where every round has one and as many small ones come first.

    ways    the sizes of the rounds, for every answer to the questions of the game
    """
    most = max(map(len, ways))
    numbers = {sum(size.startswith("small") for size in sizes) for sizes in ways}
    small = min(numbers)
    if len(numbers) > 1 or not 0 < small < most or any("either" in sizes for sizes in ways):
        return []
    early = say.say("round-numbers", first=1, last=small)
    late = say.say("round-numbers", first=small + 1, last=most)
    return [say.say("limit-sizes", early=early, late=late)]


def _least(say: Phrases, game: Game) -> str:
    least = "big-blind" if game.has_blinds else "bring-in" if game.forced_bets.bring_in else "ante"
    return say.say(f"forced-{least}")


def _no_limit(say: Phrases, game: Game) -> list[str]:
    return [say.say("no-limit-sizes", min=_least(say, game)), say.say("no-reopen")]


def _pot_limit(say: Phrases, game: Game) -> list[str]:
    least = say.say("bet-minimum", amount=_least(say, game))
    keys = ("raise-minimum", "pot-limit-bet", "pot-limit-max", "no-reopen", "pot-ask")
    return [least, *(say.say(key) for key in keys)]


_LIMITS = {"fixed-limit": _fixed_limit, "no-limit": _no_limit, "pot-limit": _pot_limit}
