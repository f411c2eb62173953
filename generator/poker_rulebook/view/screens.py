"""A hand on the screen of a phone that lies on the table: what to do next, who acts first, and the words of a dealer.

    for screen in screens(game): screen.title, screen.acts

A screen ends with a betting round, with cards that players lay, or with a question whose answer decides what comes next.
An act comes only after the answers in its `when`; a screen none of whose acts comes is passed over.
"""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import apart
from poker_rulebook.book.steps import Bet, Choose, Deal, Draw, Look, Place, Roll, Step
from poker_rulebook.play.rounds import big_blind
from poker_rulebook.play.stakes import amounts_of, usual_stakes
from poker_rulebook.view import open_face_rules as open_face
from poker_rulebook.view.acting import first_to_act, ties_of_round
from poker_rulebook.view.facts import counted_facts, game_facts
from poker_rulebook.view.memo import memoized
from poker_rulebook.view.phrases import own_words, told_in
from poker_rulebook.view.sentences import Phrase, as_said, heading, joined, listed, say, sentences, written
from poker_rulebook.view.step_rules import in_few_words, step_sentence
from poker_rulebook.view.streets import answers, titles
from poker_rulebook.view.tree import Fact
from poker_rulebook.view.views import AtTheTable, HandScreen, ShownAct, TableAnswer, UsualAmount
from poker_rulebook.view.wagering import forced_bets, limits_of_round, spoken_in_round
from poker_rulebook.view.wording import is_fixed

POSTS, SHOWDOWN = "forced-bets", "showdown"  # what comes before the first step, and after the last
TOLD = (
    "wins",
    "own-cards",
    "rows-fact-rows",
    "board",
    "draws",
    "forced-bets",
)  # facts that are told when the game changes
BETS = {"small_bet": "size-small", "big_bet": "size-big"}  # amounts whose phrase is that of a size


@memoized
def at_the_table(game: Game) -> AtTheTable:
    """What is known before the first card: who can play, what is posted, whether the button moves after a hand."""
    return AtTheTable(
        players=game.players,
        button=not game.forced_bets.bring_in or game.forced_bets.ante == "button",
        amounts=tuple(_amounts(game)),
        facts=tuple(_facts(game)),
    )


def _facts(game: Game) -> Iterator[Fact]:
    """What wins, cards, draws, forced bets and the format."""
    found = {fact.id: fact for fact in (*game_facts(game), *counted_facts(game))}
    yield from (found[name] for name in TOLD if name in found)
    if game.limit:
        yield Fact("limit", heading(say("fact-limit")), heading(say(f"limit-{game.limit}")))


def _amounts(game: Game) -> Iterator[UsualAmount]:
    """The amounts of the usual stakes; at pot limit and no limit without sizes of bets, which are not fixed.

    Where every round has the small bet there is no big one.
    """
    if game.open_face:
        return
    one_size = {step.size for step in game.bets} == {"small"}
    sizes = {*BETS} - ({"big_bet"} if one_size else set()) if is_fixed(game) else set[str]()
    for name, chips in amounts_of(game, usual_stakes(game)).items():
        if name not in BETS or name in sizes:
            yield UsualAmount(
                name.replace("_", "-"),
                heading(say(BETS.get(name) or f"forced-{_posted_as(game, name)}")),
                chips,
            )


def _posted_as(game: Game, name: str) -> str:
    of_one = name == "ante" and game.forced_bets.ante == "big-blind"
    return "big-blind-ante" if of_one else name.replace("_", "-")


def screens(game: Game, wins: tuple[Phrase, ...] = ()) -> tuple[HandScreen, ...]:
    """Every screen of a hand, in table order; the showdown is the last.    wins    what wins, in short lines"""
    return (*_before_showdown(game), _showdown(game, wins))


@memoized
def _before_showdown(game: Game) -> list[HandScreen]:
    named, acts, made = titles(game), list(_posted(game)), list[HandScreen]()
    for step, following in zip(game.play, (*game.play[1:], None), strict=True):
        acts.append(_act(game, step))
        if _ends(step, following) or acts[-1].answers:
            first = next(act.id for act in acts if act.id in named)
            made.append(HandScreen(first, named[first], tuple(acts)))
            acts = []
    return made


def _ends(step: Step, following: Step | None) -> bool:
    """Whether a screen ends with the step; rounds of which only one is played stand on one screen."""
    instead = isinstance(following, Bet) and apart(step.when, following.when)
    return following is None or (isinstance(step, (Bet, Place)) and not instead)


def _posted(game: Game) -> Iterator[ShownAct]:
    facts = [fact for fact in forced_bets(game) if fact not in _bringing_in(game)]
    if facts:
        names = listed(told_in("name", facts))
        yield ShownAct(POSTS, "post", short=heading(names), spoken=joined(told_in("say", facts)))


def _bringing_in(game: Game) -> list[Phrase]:
    """Who brings in, which is the last of the forced bets."""
    return [forced_bets(game)[-1]] if game.forced_bets.bring_in else []


def _act(game: Game, step: Step) -> ShownAct:
    burned = [say("short-burn")] if isinstance(step, (Deal, Draw)) and step.burns else []
    return ShownAct(
        step.id,
        step.do,
        short=heading(listed([*burned, *in_few_words(game, step)])),
        spoken=spoken(game, step),
        when=step.when,
        burns=bool(burned),
        size=_size(game, step) if isinstance(step, Bet) else "",
        amount=_amount(game, step) if isinstance(step, Bet) else "",
        seats=_first_seats(game, step) if isinstance(step, Bet) else (),
        notes=tuple(_notes(game, step)) if isinstance(step, Bet) else (),
        answers=tuple(_answers(game, step)),
    )


def spoken(game: Game, step: Step) -> Phrase:
    """What a dealer says at a step; of a betting round, who acts first."""
    if isinstance(step, Bet):
        first = _bringing_in(game) if step.first == "bring-in" else [first_to_act(game, step)]
        return joined([*told_in("say", first), *spoken_in_round(game, step)])
    if isinstance(step, Place):
        (rule,) = (rule for rule in open_face.placing(game, step) if rule.id == step.id)
        facts = [*sentences(rule.text)]
    else:
        facts = [*sentences(step_sentence(game, step))]
    return joined(told_in("say", facts))


def _size(game: Game, step: Bet) -> Phrase:
    return as_said("row", say(f"size-{step.size}")) if is_fixed(game) else heading(say(f"limit-{game.limit}"))


def _amount(game: Game, step: Bet) -> str:
    """The amount that a bet of the round has, if it is fixed."""
    return f"{step.size}-bet" if is_fixed(game) and f"{step.size}_bet" in BETS else ""


def _notes(game: Game, step: Bet) -> list[Phrase]:
    return [*own_words("row", ties_of_round(game, step)), *limits_of_round(game, step)]


def _first_seats(game: Game, step: Bet) -> tuple[int, ...]:
    """For each number of players, how far to the left of the button the first to act sits; () where cards decide."""
    low, high = game.players
    if step.first == "left-of-button":
        return (1,) * (high - low + 1)
    if step.first != "left-of-big-blind":
        return ()
    return tuple((big_blind(game, n) + 2) % n for n in range(low, high + 1))


def _answers(game: Game, step: Step) -> Iterator[TableAnswer]:
    """The answers to a question on which later steps depend."""
    if isinstance(step, (Roll, Look, Choose)) and any(step.id in dict(later.when) for later in game.play):
        for outcome in step.outcomes:
            label = heading(answers(game, step.id, (outcome.id,)))
            name = "" if isinstance(step, Choose) else written(outcome.name)
            yield TableAnswer(outcome.id, label, name)


def _showdown(game: Game, wins: tuple[Phrase, ...]) -> HandScreen:
    said = open_face.showing(game) if game.open_face else say("showdown")
    words = joined(told_in("say", sentences(said)))
    act = ShownAct(SHOWDOWN, SHOWDOWN, short="", spoken=words, notes=wins)
    return HandScreen(SHOWDOWN, heading(say("showdown-heading")), (act,))
