"""Deck, forced bets, betting rounds and limits as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from poker_rulebook.book.followed import shared
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import NOTHING_WILD, Deck, Needed
from poker_rulebook.book.steps import Bet, Deal, Draw, TurnUp, only
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.view.forced_bets import dealing_order, forced_rules, least_forced
from poker_rulebook.view.sentences import Phrase, heading, joined, say, written
from poker_rulebook.view.tree import RuleView
from poker_rulebook.view.wording import (
    hand_name,
    is_fixed,
    qualifier_name,
    rank_names,
    scale_name,
    street_name,
    suits_from_top,
)


def betting_round(game: Game, step: Bet) -> Phrase:
    size = "small" if step.size == "small-or-pair" else step.size
    sized = is_fixed(game) and size != "either"
    key = _BETS[step.first]
    values: dict[str, Phrase] = {"size": say(f"size-{size}")} if sized else {}
    if key == "bet":
        values["position"] = say(f"position-{step.first.removeprefix('left-of-')}")
    elif key == "bet-low-showing" and step.ranking:
        values["scale"] = scale_name(step.ranking)
    elif key == "bet-same-order":
        values["street"] = street_name(_street_of(game, _round_before(game, step)))
    return say(key if sized else f"{key}-any-size", **values)


def more_of_betting(game: Game, step: Bet) -> list[Phrase]:
    """What is said of the round beside its size and who begins."""
    sentences: list[Phrase] = []
    if step.first == "opener" and not _round_before(game, step).wagering.carries_over:
        sentences.append(say("opener-none"))
    if _first_showing(game, step):
        suits = {"suits": suits_from_top(game)} if game.showing_ties == "suit" else {}
        sentences.append(say(f"showing-tie-{game.showing_ties}", **suits))
    return sentences + _special(game, step)


def first_to_act(game: Game, step: Bet) -> Phrase:
    """Who acts first, in the row of a street."""
    values: dict[str, Phrase] = {}
    if step.first == "lowest-showing" and step.ranking:
        values["scale"] = scale_name(step.ranking)
    elif step.first == "same-order":
        values["street"] = street_name(_street_of(game, _round_before(game, step)))
    return say(f"first-{step.first}", **values)


def limits_of_round(game: Game, step: Bet) -> tuple[Phrase, ...]:
    """What is peculiar of a round, in a few words: who is first of equals, and what may not be done."""
    special, out = step.wagering, []
    if _first_showing(game, step):
        out.append(say(f"card-showing-ties-{game.showing_ties}"))
    out += [say("card-jam-or-fold")] if special.jam_or_fold else []
    out += [say("card-no-limp")] if special.no_limping else []
    return (*out, say("card-forced")) if special.forced else tuple(out)


_BETS = {
    "left-of-big-blind": "bet", "left-of-button": "bet", "bring-in": "bet-bring-in",
    "highest-showing": "bet-high-showing", "lowest-showing": "bet-low-showing", "same-order": "bet-same-order",
    "opener": "bet-opener",
}  # fmt: skip


def _special(game: Game, step: Bet) -> list[Phrase]:
    special, out = step.wagering, []
    if special.jam_or_fold:
        out.append(say("jam-or-fold"))
    elif game.has_blinds and _first(game, step):
        blind = "button-blind" if "button" in game.forced_bets.blinds else "big-blind"
        out.append(say("no-limp" if special.no_limping else f"{blind}-option"))
    if special.forced:
        out.append(say("bet-forced"))
    if is_fixed(game) and step.size == "either" and not sizes_are_chosen(game):
        out.append(say("size-choice"))
    if is_fixed(game) and step.size == "small-or-pair":
        street = _street_of(game, step)
        out.append(say("open-pair", street=street_name(street)) if street else say("open-pair-showing"))
    if special.openers:
        hand = qualifier_name(special.openers.ranking, special.openers.hand)
        out += [say("openers", hand=hand), say("openers-proof")]
    if special.carries_over:
        out += [say("if-passed"), say("carry-over"), say("another-ante")]
    if special.must_bet and game.limit in special.must_bet.formats:
        out += _sevens_rule(game, special.must_bet)
    if special.discard:
        low, high = special.discard
        out += [say("discard-while-betting", low=low, high=high), say("without-action")]
    if special.turn_up:
        out += [say("turn-up-while-betting", n=special.turn_up), say("without-action")]
    return out


def _sevens_rule(game: Game, rule: Needed) -> list[Phrase]:
    hand = hand_name(rule.ranking, weakest_hand(rule.ranking, rule.hand))
    out = [say("sevens-rule", hand=hand), say(f"sevens-rule-{rule.or_loses}")]
    out += [say("sevens-rule-no-limit")] if "no-limit" in rule.formats else []
    if set(rule.formats) < set(game.betting):
        out.append(say("sevens-rule-formats", formats=[say(f"limit-{name}") for name in rule.formats]))
    return out


def _first(game: Game, step: Bet, kind: Callable[[Bet], bool] = lambda step: True) -> bool:
    """Whether no betting round of that kind comes before this one, after some answer to the questions."""
    ways = (game.bets_after(way) for way in game.ways)
    return any(step is next((s for s in bets if kind(s)), None) for bets in ways)


def _first_showing(game: Game, step: Bet) -> bool:
    """The same of the rounds in which cards showing decide who begins."""
    return step.first.endswith("-showing") and _first(game, step, lambda bet: bet.first.endswith("-showing"))


def sizes_are_chosen(game: Game) -> bool:
    """Whether players choose between the small and the big bet in every round."""
    return all(step.size == "either" for step in game.bets)


def _round_before(game: Game, step: Bet) -> Bet:
    return game.bets[game.bets.index(step) - 1]


def _street_of(game: Game, step: Bet) -> str:
    dealt = game.play[: game.play.index(step)]
    return next((s.street for s in reversed(dealt) if isinstance(s, Deal) and s.street), "")


@shared
def setup_rules(game: Game) -> list[RuleView]:
    """Deck, joker, forced bets and order of dealing."""
    rules = [RuleView("deck", heading(say("deck")), deck_sentence(game.deck))]
    if game.joker:
        rules.append(RuleView("joker", say("joker-heading"), say(_joker(game), **jokers(game))))
    if game.wild != NOTHING_WILD:
        rules.append(RuleView("wild", say("wild-heading"), joined([*_wild(game), say("wild-any")])))
    if extra := game.extra_card:
        brings = say(f"extra-card-{extra.face}", rank=say(f"rank-{RANKS[extra.on]}"))
        rules.append(RuleView("extra-card", say("extra-card-heading"), brings))
    rules.append(RuleView("forced-bets", heading(say("forced-bets")), joined(forced_rules(game))))
    burn = any(isinstance(step, (Deal, Draw)) and step.burns for step in game.play)
    burns = say("burn" if game.draws else "burn-deals") if burn else ""
    rules.append(RuleView("dealing", say("street-deal"), joined([dealing_order(game), burns])))
    return [RuleView(r.id, heading(r.title), r.text) for r in rules]


def _wild(game: Game) -> Iterator[Phrase]:
    wild = game.wild
    if wild.rank_of:
        named = (written(step.name) for step in only(TurnUp, game.play) if wild.rank_of in step.slots)
        yield say("wild-rank", slot=next(named, wild.rank_of))  # as the step calls it, or by its label
    if wild.ranks:
        yield say("wild-ranks", ranks=rank_names(wild.ranks))
    if wild.after is not None:
        yield say("wild-after", rank=say(f"rank-{RANKS[wild.after]}"))
    if wild.lowest:
        yield say(f"wild-lowest-{wild.lowest}")


def jokers(game: Game) -> dict[str, Phrase]:
    """The subject of a sentence on the joker or on each of several, for sentences that do not say it themselves."""
    if game.joker == "by-face":
        return {}
    return {"joker": say("joker-each" if game.deck.jokers > 1 else "joker-only")}


def _joker(game: Game) -> str:
    """The phrase of what the joker stands for: in a game for low only, the card that makes the best low."""
    lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
    if game.joker != "bug" or len(lows) < len(game.showdown):
        return f"joker-{game.joker}"
    return "joker-low-27" if any(rules.counts_flushes for rules in lows) else "joker-low"


def deck_sentence(deck: Deck) -> Phrase:
    ranks = {rank_of(card) for card in deck.cards}
    missing = rank_names(rank for rank in range(len(RANKS)) if rank not in ranks)
    sentences = []
    if missing:
        sentences.append(say("deck-stripped", ranks=missing, n=len(deck.cards)))
    elif not deck.jokers:
        sentences.append(say("deck-standard", n=len(deck.cards)))
    if deck.jokers:
        plain = say("deck-of", n=len(deck.cards))
        sentences.append(say("deck-with-joker", deck=plain, jokers=deck.jokers, n=deck.size))
    return joined(sentences)


@shared
def limit_rules(game: Game) -> list[RuleView]:
    """One rule for each format the game is played in, the usual one first."""
    return [
        RuleView(name, heading(say(f"limit-{name}")), joined(_LIMITS[name](game))) for name in game.betting
    ]


def _fixed_limit(game: Game) -> list[Phrase]:
    out = [say("size-choice")] if sizes_are_chosen(game) else []
    if not is_fixed(game):  # otherwise it is told with the round
        pairs = (step for step in game.bets if step.size == "small-or-pair")
        out += [say("open-pair", street=street_name(_street_of(game, step))) for step in pairs]
    out += _sizes([[step.size for step in game.bets_after(way)] for way in game.ways])
    out += [say("limit-big-blind")] if "big" in game.forced_bets.blinds else []
    if game.raise_cap is None:
        out.append(say("raise-cap-none"))
    else:
        out.append(say("raise-cap", n=game.raise_cap))
        out += [say("raise-cap-two-players")] if game.raise_cap_with_two == "none" else []
    if game.short_all_in == "half-bet":
        out += [say("half-bet-short"), say("half-bet-full")]
    else:
        out.append(say(f"short-all-in-{game.short_all_in}"))
    return out if game.check_raise else [*out, say("no-check-raise")]


def _sizes(ways: list[list[str]]) -> list[Phrase]:
    """Which rounds have which size, where every round has one and as many small ones come first.

    ways    the sizes of the rounds, for every answer to the questions of the game
    """
    most = max(map(len, ways))
    numbers = {sum(size.startswith("small") for size in sizes) for sizes in ways}
    small = min(numbers)
    if len(numbers) > 1 or not 0 < small < most or any("either" in sizes for sizes in ways):
        return []
    early = say("round-numbers", first=1, last=small)
    late = say("round-numbers", first=small + 1, last=most)
    return [say("limit-sizes", early=early, late=late)]


POT_LIMIT = ("raise-minimum", "pot-limit-bet", "pot-limit-max", "no-reopen", "pot-ask")
_LIMITS: dict[str, Callable[[Game], list[Phrase]]] = {
    "fixed-limit": _fixed_limit,
    "no-limit": lambda game: [say("no-limit-sizes", min=least_forced(game)), say("no-reopen")],
    "pot-limit": lambda game: [say("bet-minimum", amount=least_forced(game)), *map(say, POT_LIMIT)],
}
