"""The steps of play as sentences, and as labels for table cards."""

from __future__ import annotations

from generator.book.build import MAIN
from generator.book.model import Game, Share, Step
from generator.view.phrases import Phrases
from generator.view.text import unbroken
from generator.view.views import Rule
from generator.view.wording import continued, heading, is_fixed, joined, scale_name, street_name, written

ORDINALS = ("first", "second", "third")


def play_rules(say: Phrases, game: Game) -> list[Rule]:
    """Every step in table order, with the showdown at the end."""
    rules = [step_rule(say, game, step) for step in game.play]
    last = joined(say, [say.say("showdown"), say.say("last-player")])
    return [*rules, Rule("showdown", heading(say.say("showdown-heading")), last, say.say("card-showdown"))]


def step_rule(say: Phrases, game: Game, step: Step) -> Rule:
    text, label = _SENTENCES[step.do](say, game, step)
    return Rule(step.id, step_title(say, game, step), when_rolled(say, game, step, text), label)


def when_rolled(say: Phrases, game: Game, part: Step | Share, text: str) -> str:
    """A rule that holds only after certain rolls, with that condition."""
    for roll, outcome in part.when:
        name = next(o.name for o in game.step(roll).outcomes if o.id == outcome)
        text = say.say("roll-when-rule", outcome=written(say, name), rule=continued(say, text))
    return text


def step_title(say: Phrases, game: Game, step: Step) -> str:
    """What players call this point of the hand; '' where there is no such name."""
    if step.street:
        return heading(street_name(say, step.street))
    if step.do == "draw":
        draws = game.draws
        name = "street-draw" if len(draws) == 1 else f"street-{ORDINALS[draws.index(step)]}-draw"
        return heading(say.say(name))
    return ""


def _deal(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    if step.to == "board":
        return _open(say, game, step)
    more = "deal-more-" if _dealt_before(game, step) else "deal-"
    if step.down and step.up:
        counts = {"down": step.down, "up": step.up}
        halves = (say.say("card-deal-down", n=step.down), say.say("card-deal-up", n=step.up))
        return say.say(f"{more}down-up", **counts), " ".join(unbroken(half) for half in halves)
    face, count = ("down", step.down) if step.down else ("up", step.up)
    short = say.say("community-card") if step.if_short else ""
    return joined(say, [say.say(f"{more}{face}", n=count), short]), say.say(f"card-deal-{face}", n=count)


def _dealt_before(game: Game, step: Step) -> bool:
    return any(s.to == "players" for s in game.play[: game.play.index(step)])


def boards_dealt(game: Game) -> int:
    """How many separate boards lie side by side; 0 for one board of any shape."""
    layout = game.layouts[0] if len(game.layouts) == 1 else None
    lines = layout.lines if layout else ()
    slots = [slot for line in lines for slot in line.slots]
    return len(lines) if len(lines) > 1 and len(slots) == len(set(slots)) else 0


def _open(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    boards, n = boards_dealt(game), len(step.slots)
    if not step.street:
        return say.say("board-open-more", n=n), say.say("card-deal-up", n=n)
    street = street_name(say, step.street)
    if boards:
        each = n // boards
        text = say.say("board-open-each", k=boards, n=each, street=street)
        return text, say.say("card-board-each", street=street, n=each)
    order = say.say("board-fill", slots=step.slots) if n > 1 and game.layouts[0].id != MAIN else ""
    short = say.say("board-stub-short") if _first_board_after_a_draw(game) is step else ""
    return joined(say, [say.say("board-open", n=n, street=street), order, short]), say.say(
        "card-board", street=street, n=n
    )


def _first_board_after_a_draw(game: Game) -> Step | None:
    """The first board deal that may find the stub too short."""
    if not game.draws:
        return None
    after = game.play[game.play.index(game.draws[0]) :]
    return next((s for s in after if s.to == "board"), None)


def _bet(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    fixed = is_fixed(game)
    values = {"size": say.say(f"size-{step.size}")} if fixed else {}
    key = _BETS[step.first]
    if key == "bet":
        values["position"] = say.say(f"position-{step.first.removeprefix('left-of-')}")
    elif key == "bet-low-showing":
        values["scale"] = scale_name(say, step.ranking)
    elif key == "bet-same-order":
        values["street"] = street_name(say, _street_before(game, step))
    sentences = [say.say(key if fixed else f"{key}-any-size", **values)]
    if step is game.bets[0] and game.has_button:
        sentences.append(say.say("big-blind-option"))
    if key.endswith("-showing") and step is _first_showing(game):
        sentences.append(say.say(f"showing-tie-{game.showing_ties}"))
    label = say.say(f"card-bet-{step.size}" if fixed else "card-bet")
    return joined(say, sentences), label


_BETS = {
    "left-of-big-blind": "bet", "left-of-button": "bet", "bring-in": "bet-bring-in",
    "highest-showing": "bet-high-showing", "lowest-showing": "bet-low-showing", "same-order": "bet-same-order",
}  # fmt: skip


def _first_showing(game: Game) -> Step:
    return next(s for s in game.bets if s.first.endswith("-showing"))


def _street_before(game: Game, step: Step) -> str:
    """The street of the betting round before this one."""
    before = game.bets[game.bets.index(step) - 1]
    dealt = game.play[: game.play.index(before)]
    return next(s.street for s in reversed(dealt) if s.street)


def _draw(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    counts = {"low": step.fewest, "high": step.most}
    sentences = [say.say("draw", **counts)]
    if step is game.draws[0]:
        sentences += [say.say("stand-pat"), say.say("draw-procedure"), say.say("draw-stub-short")]
    return joined(say, sentences), say.say("card-draw", **counts)


def _discard(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    key = "discard-from-down" if step.from_down else "discard"
    label = say.say("card-discard", n=step.most)
    if step.before:
        return say.say(f"{key}-before", n=step.most, street=street_name(say, step.before)), label
    return say.say(key, n=step.most), label


def _divide(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    parts = tuple(say.say("divide-part", name=written(say, part.name), n=part.cards) for part in step.hands)
    held = sum(part.cards for part in step.hands)
    together = ("と" if say.locale == "ja" else " and ").join(parts)
    return say.say("divide", n=held, hands=together), say.say("card-divide", hands=parts)


def _roll(say: Phrases, game: Game, step: Step) -> tuple[str, str]:
    outcomes = [
        say.say("roll-outcome-sentence", faces=o.faces, outcome=written(say, o.name)) for o in step.outcomes
    ]
    return joined(say, [say.say("roll", n=step.dice), *outcomes]), say.say("card-roll", n=step.dice)


_SENTENCES = {
    "deal": _deal,
    "bet": _bet,
    "draw": _draw,
    "discard": _discard,
    "divide": _divide,
    "roll": _roll,
}
