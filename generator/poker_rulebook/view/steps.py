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
from poker_rulebook.view.sentences import Phrase, heading, joined, say, unbroken, written
from poker_rulebook.view.views import Rule
from poker_rulebook.view.wording import street_name

ORDINALS = ("first", "second", "third")


def showdown_rule(game: Game) -> Rule:
    """The end of play."""
    proves = any(step.wagering.openers for step in game.bets)
    alone = say("last-player-openers" if proves else "last-player")
    return Rule("showdown", heading(say("showdown-heading")), say("showdown"), say("card-showdown"), alone)


def step_rule(game: Game, step: Step) -> Rule:
    """What is done in a step, and in `more` what is said of it at length."""
    text, label = _SENTENCES[step.do](game, step)
    text, label = questions.conditioned(game, step, text), questions.in_short(game, step, label)
    return Rule(step.id, step_title(game, step), text, label, more_of(game, step))


def more_of(game: Game, step: Step) -> Phrase:
    """What is said of a step beside what is done: reshuffles, short stubs, burns before any bet, all-ins."""
    kinds = {"deal": _more_of_deal, "draw": _more_of_draw, "bet": wagering.more_of_bet}
    return joined(kinds[step.do](game, step)) if step.do in kinds else ""


def _more_of_deal(game: Game, step: Deal) -> list[Phrase]:
    said = []
    if not _bet_before(game, step):
        said += [say("no-preflop")] if step.street == "flop" else []
        said += [say("burn-first")] if step.burns else []
    if isinstance(step, DealToPlayers):
        return [*said, say("community-card")] if step.if_short else said
    return [*said, say("board-stub-short")] if _first_board_after_a_draw(game) is step else said


def _more_of_draw(game: Game, step: Draw) -> list[Phrase]:
    if step is not game.draws[0]:
        return []
    return [say("stand-pat"), say("draw-procedure"), say(f"draw-stub-{game.short_stub}")]


def step_title(game: Game, step: Step) -> Phrase:
    """What players call this point of the hand; '' where there is no such name."""
    if isinstance(step, Deal) and step.street:
        return heading(street_name(step.street))
    if isinstance(step, Draw):
        draws = game.draws
        name = "street-draw" if len(draws) == 1 else f"street-{ORDINALS[draws.index(step)]}-draw"
        return heading(say(name))
    return ""


def _deal(game: Game, step: Deal) -> tuple[Phrase, Phrase]:
    return _open(game, step) if isinstance(step, DealToBoard) else _deal_to_players(game, step)


def _deal_to_players(game: Game, step: DealToPlayers) -> tuple[Phrase, Phrase]:
    if step.by_exposure:
        return say("deal-by-exposure", n=step.cards), say("card-deal-by-exposure", n=step.cards)
    more = "deal-more-" if _dealt_before(game, step) else "deal-"
    if step.down and step.up:
        counts = {"down": step.down, "up": step.up}
        halves = (say("card-deal-down", n=step.down), say("card-deal-up", n=step.up))
        return say(f"{more}down-up", **counts), say(
            "card-deal-down-up", down=unbroken(halves[0]), up=unbroken(halves[1])
        )
    face, count = ("down", step.down) if step.down else ("up", step.up)
    return say(f"{more}{face}", n=count), say(f"card-deal-{face}", n=count)


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


def _open(game: Game, step: DealToBoard) -> tuple[Phrase, Phrase]:
    boards, n = boards_dealt(game), len(step.slots)
    if step.face_down:
        form = game.layouts[0].name
        text = say("board-closed-as", n=n, layout=written(form)) if form else ""
        return text or say("board-closed", n=n), say("card-board-closed", n=n)
    if not step.street:
        return say("board-open", n=n), say("card-board-open", n=n)
    street = street_name(step.street)
    if boards:
        each, row = n // boards, "-row" if removes_lines(game) else ""
        text = say(f"board-open-each{row}", k=boards, n=each)
        return text, say(f"card-board-each{row}", street=street, n=each)
    in_order = n > 1 and game.layouts[0].id != MAIN
    text = say("board-fill", n=n, slots=step.slots) if in_order else say("board-open", n=n)
    return text, say("card-board", street=street, n=n)


def _bet_before(game: Game, step: Step) -> bool:
    return any(isinstance(s, Bet) for s in game.play[: game.play.index(step)])


def _first_board_after_a_draw(game: Game) -> DealToBoard | None:
    """The first board deal that may find the stub too short."""
    if not game.draws:
        return None
    after = game.play[game.play.index(game.draws[0]) :]
    return next((s for s in after if isinstance(s, DealToBoard)), None)


def _draw(game: Game, step: Draw) -> tuple[Phrase, Phrase]:
    counts = {"low": step.fewest, "high": step.most}
    return say("draw", **counts), say("card-draw", **counts)


def _discard(game: Game, step: Discard) -> tuple[Phrase, Phrase]:
    key = "discard-from-down" if step.from_down else "discard"
    label = say("card-discard", n=step.cards)
    if step.before:
        return say(f"{key}-before", n=step.cards, street=street_name(step.before)), label
    return say(key, n=step.cards), label


def _divide(game: Game, step: Divide) -> tuple[Phrase, Phrase]:
    parts = tuple(say("divide-part", name=written(part.name), n=part.cards) for part in step.hands)
    held = sum(part.cards for part in step.hands)
    return say("divide", n=held, hands=parts), say("card-divide", hands=parts)


def _expose(game: Game, step: Expose) -> tuple[Phrase, Phrase]:
    return say("expose-choice"), say("card-expose", low=step.fewest, high=step.most)


def _turn_up(game: Game, step: TurnUp) -> tuple[Phrase, Phrase]:
    name = written(step.name)
    return say("board-turn-up", slot=name), say("card-turn-up", slot=name)


def _remove(game: Game, step: Remove) -> tuple[Phrase, Phrase]:
    tie = say(f"remove-tie-{step.if_all_tie}", n=len(step.slots))
    return joined([say("remove-rows"), tie]), say("card-remove")


_SENTENCES = {
    "deal": _deal, "bet": wagering.bet, "draw": _draw, "discard": _discard, "divide": _divide, "expose": _expose,
    "turn-up": _turn_up, "remove": _remove, "roll": questions.roll, "look": questions.look,
    "choose": questions.choose, "declare": questions.declare,
}  # fmt: skip
