"""The steps of play as sentences, and as labels for table cards."""

from __future__ import annotations

from poker_rulebook.book.build import MAIN
from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import (
    Bet,
    Deal,
    DealToBoard,
    DealToPlayers,
    Discard,
    Divide,
    Draw,
    Expose,
    Remove,
    Step,
    TurnUp,
)
from poker_rulebook.view import questions, wagering
from poker_rulebook.view.phrases import Phrases
from poker_rulebook.view.text import unbroken
from poker_rulebook.view.views import Rule
from poker_rulebook.view.wording import heading, joined, street_name, written

ORDINALS = ("first", "second", "third")


def play_rules(say: Phrases, game: Game) -> list[Rule]:
    """Every step in table order, with the showdown at the end."""
    rules = [step_rule(say, game, step) for step in game.play]
    proves = any(step.wagering.openers for step in game.bets)
    last = joined(say, [say.say("showdown"), say.say("last-player-openers" if proves else "last-player")])
    return [*rules, Rule("showdown", heading(say.say("showdown-heading")), last, say.say("card-showdown"))]


def step_rule(say: Phrases, game: Game, step: Step) -> Rule:
    text, label = _SENTENCES[step.do](say, game, step)
    text, label = questions.conditioned(say, game, step, text), questions.in_short(say, game, step, label)
    return Rule(step.id, step_title(say, game, step), text, label)


def step_title(say: Phrases, game: Game, step: Step) -> str:
    """What players call this point of the hand; '' where there is no such name."""
    if isinstance(step, Deal) and step.street:
        return heading(street_name(say, step.street))
    if isinstance(step, Draw):
        draws = game.draws
        name = "street-draw" if len(draws) == 1 else f"street-{ORDINALS[draws.index(step)]}-draw"
        return heading(say.say(name))
    return ""


def _deal(say: Phrases, game: Game, step: Deal) -> tuple[str, str]:
    text, label = (
        _open(say, game, step) if isinstance(step, DealToBoard) else _deal_to_players(say, game, step)
    )
    if _bet_before(game, step):
        return text, label
    unbet = say.say("no-preflop") if step.street == "flop" else ""
    return joined(say, [unbet, say.say("burn-first") if step.burns else "", text]), label


def _deal_to_players(say: Phrases, game: Game, step: DealToPlayers) -> tuple[str, str]:
    if step.by_exposure:
        return say.say("deal-by-exposure", n=step.cards), say.say("card-deal-by-exposure", n=step.cards)
    more = "deal-more-" if _dealt_before(game, step) else "deal-"
    if step.down and step.up:
        counts = {"down": step.down, "up": step.up}
        halves = (say.say("card-deal-down", n=step.down), say.say("card-deal-up", n=step.up))
        return say.say(f"{more}down-up", **counts), " ".join(unbroken(half) for half in halves)
    face, count = ("down", step.down) if step.down else ("up", step.up)
    short = say.say("community-card") if step.if_short else ""
    return joined(say, [say.say(f"{more}{face}", n=count), short]), say.say(f"card-deal-{face}", n=count)


def _dealt_before(game: Game, step: Step) -> bool:
    return any(isinstance(s, DealToPlayers) for s in game.play[: game.play.index(step)])


def boards_dealt(game: Game) -> int:
    """How many separate boards lie side by side; 0 for one board of any shape."""
    layout = game.layouts[0] if len(game.layouts) == 1 else None
    lines = layout.lines if layout else ()
    slots = [slot for line in lines for slot in line.slots]
    return len(lines) if len(lines) > 1 and len(slots) == len(set(slots)) else 0


def removes_lines(game: Game) -> bool:
    """Whether lines of the board are taken away; then the lines are rows of one board."""
    return any(isinstance(step, Remove) for step in game.play)


def _open(say: Phrases, game: Game, step: DealToBoard) -> tuple[str, str]:
    boards, n = boards_dealt(game), len(step.slots)
    if step.face_down:
        form = game.layouts[0].name
        text = say.say("board-closed-as", n=n, layout=written(say, form)) if form else ""
        return text or say.say("board-closed", n=n), say.say("card-board-closed", n=n)
    if not step.street:
        return say.say("board-open-more", n=n), say.say("card-board-open", n=n)
    street = street_name(say, step.street)
    if boards:
        each, row = n // boards, "-row" if removes_lines(game) else ""
        text = say.say(f"board-open-each{row}", k=boards, n=each, street=street)
        return text, say.say(f"card-board-each{row}", street=street, n=each)
    order = say.say("board-fill", slots=step.slots) if n > 1 and game.layouts[0].id != MAIN else ""
    short = say.say("board-stub-short") if _first_board_after_a_draw(game) is step else ""
    text = joined(say, [say.say("board-open", n=n, street=street), order, short])
    return text, say.say("card-board", street=street, n=n)


def _bet_before(game: Game, step: Step) -> bool:
    return any(isinstance(s, Bet) for s in game.play[: game.play.index(step)])


def _first_board_after_a_draw(game: Game) -> DealToBoard | None:
    """The first board deal that may find the stub too short."""
    if not game.draws:
        return None
    after = game.play[game.play.index(game.draws[0]) :]
    return next((s for s in after if isinstance(s, DealToBoard)), None)


def _draw(say: Phrases, game: Game, step: Draw) -> tuple[str, str]:
    counts = {"low": step.fewest, "high": step.most}
    sentences = [say.say("draw", **counts)]
    if step is game.draws[0]:
        sentences += [
            say.say("stand-pat"),
            say.say("draw-procedure"),
            say.say(f"draw-stub-{game.short_stub}"),
        ]
    return joined(say, sentences), say.say("card-draw", **counts)


def _discard(say: Phrases, game: Game, step: Discard) -> tuple[str, str]:
    key = "discard-from-down" if step.from_down else "discard"
    label = say.say("card-discard", n=step.cards)
    if step.before:
        return say.say(f"{key}-before", n=step.cards, street=street_name(say, step.before)), label
    return say.say(key, n=step.cards), label


def _divide(say: Phrases, game: Game, step: Divide) -> tuple[str, str]:
    parts = tuple(say.say("divide-part", name=written(say, part.name), n=part.cards) for part in step.hands)
    held = sum(part.cards for part in step.hands)
    together = ("と" if say.locale == "ja" else " and ").join(parts)
    return say.say("divide", n=held, hands=together), say.say("card-divide", hands=parts)


def _expose(say: Phrases, game: Game, step: Expose) -> tuple[str, str]:
    return say.say("expose-choice"), say.say("card-expose", low=step.fewest, high=step.most)


def _turn_up(say: Phrases, game: Game, step: TurnUp) -> tuple[str, str]:
    name = written(say, step.name)
    return say.say("board-turn-up", slot=name), say.say("card-turn-up", slot=name)


def _remove(say: Phrases, game: Game, step: Remove) -> tuple[str, str]:
    tie = say.say(f"remove-tie-{step.if_all_tie}", n=len(step.slots))
    return joined(say, [say.say("remove-rows"), tie]), say.say("card-remove")


_SENTENCES = {
    "deal": _deal, "bet": wagering.bet, "draw": _draw, "discard": _discard, "divide": _divide, "expose": _expose,
    "turn-up": _turn_up, "remove": _remove, "roll": questions.roll, "look": questions.look,
    "choose": questions.choose, "declare": questions.declare,
}  # fmt: skip
