"""Betting rounds as sentences: who begins, and what is special about the round."""

from __future__ import annotations

from collections.abc import Callable

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Needed
from poker_rulebook.book.steps import Bet, Deal
from poker_rulebook.ranking.named import weakest_hand
from poker_rulebook.view.hands import hand_name, qualifier_name
from poker_rulebook.view.sentences import Phrase, say, unbroken
from poker_rulebook.view.wording import is_fixed, scale_name, street_name


def bet(game: Game, step: Bet) -> tuple[Phrase, Phrase]:
    fixed = is_fixed(game)
    size = "small" if step.size == "small-or-pair" else step.size
    sized = fixed and size != "either"
    key = _BETS[step.first]
    values = {"size": say(f"size-{size}")} if sized else {}
    if key == "bet":
        values["position"] = say(f"position-{step.first.removeprefix('left-of-')}")
    elif key == "bet-low-showing":
        values["scale"] = scale_name(step.ranking)
    elif key == "bet-same-order":
        values["street"] = street_name(_street_before(game, step))
    text = say(key if sized else f"{key}-any-size", **values)
    label = say(f"card-bet-{step.size}" if fixed else "card-bet")
    return text, say("card-labels", labels=[unbroken(part) for part in (label, *_with_own_cards(step))])


def more_of_bet(game: Game, step: Bet) -> list[Phrase]:
    """What is said of the round beside its size and who begins."""
    sentences = []
    if step.first == "opener" and not _round_before(game, step).wagering.carries_over:
        sentences.append(say("opener-none"))
    if _showing(step) and _first(game, step, _showing):
        sentences.append(say(f"showing-tie-{game.showing_ties}"))
    return sentences + _special(game, step)


def first_to_act(game: Game, step: Bet) -> Phrase:
    """Who acts first, in the row of a street."""
    values = {"scale": scale_name(step.ranking)} if step.first == "lowest-showing" else {}
    values |= {"street": street_name(_street_before(game, step))} if step.first == "same-order" else {}
    return say(f"first-{step.first}", **values)


def _with_own_cards(step: Bet) -> list[Phrase]:
    """Labels for what players do with their own cards in the round."""
    special, out = step.wagering, []
    if special.discard:
        low, high = special.discard
        out.append(say("card-discard-range", low=low, high=high))
    if special.turn_up:
        out.append(say("card-expose", low=special.turn_up, high=special.turn_up))
    return out


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
        out.append(say("no-limp" if special.no_limping else "big-blind-option"))
    if special.forced:
        out.append(say("bet-forced"))
    if is_fixed(game) and step.size == "either" and not sizes_are_chosen(game):
        out.append(say("size-choice"))
    if is_fixed(game) and step.size == "small-or-pair":
        out.append(say("open-pair", street=street_name(_street_of(game, step))))
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
    out = [say("sevens-rule", hand=_low_name(rule)), say(f"sevens-rule-{rule.or_loses}")]
    if "no-limit" in rule.formats:
        out.append(say("sevens-rule-no-limit"))
    if set(rule.formats) < set(game.betting):
        formats = tuple(say(f"limit-{name}") for name in rule.formats)
        out.append(say("sevens-rule-formats", formats=formats))
    return out


def _low_name(rule: Needed) -> Phrase:
    return hand_name(rule.ranking, weakest_hand(rule.ranking, rule.hand))


def _first(game: Game, step: Bet, kind: Callable[[Bet], bool] = lambda step: True) -> bool:
    """Whether no betting round of that kind comes before this one, after some answer to the questions."""
    ways = (game.bets_after(way) for way in game.ways)
    return any(step is next((s for s in bets if kind(s)), None) for bets in ways)


def _showing(step: Bet) -> bool:
    return step.first.endswith("-showing")


def sizes_are_chosen(game: Game) -> bool:
    """Whether players choose between the small and the big bet in every round."""
    return all(step.size == "either" for step in game.bets)


def _round_before(game: Game, step: Bet) -> Bet:
    return game.bets[game.bets.index(step) - 1]


def _street_before(game: Game, step: Bet) -> Phrase:
    """The street of the betting round before this one."""
    return _street_of(game, _round_before(game, step))


def _street_of(game: Game, step: Bet) -> Phrase:
    dealt = game.play[: game.play.index(step)]
    return next(s.street for s in reversed(dealt) if isinstance(s, Deal) and s.street)
