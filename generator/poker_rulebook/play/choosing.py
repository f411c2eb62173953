"""The steps in which players say a word: choose the game, declare a share, stay in or go out, take another card."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping
from itertools import cycle

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, Choose, Declare, Stay, Take, only
from poker_rulebook.play.dealing import facing
from poker_rulebook.play.events import RAISES, Acted, Took, WordSaid
from poker_rulebook.play.parser import InputError, known
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Action, Decision, Say, ToSay, WordVerb
from poker_rulebook.play.rounds import bet, left_of_big_blind
from poker_rulebook.play.table import IN, OUT, Plays, Table

AsksForWords = Generator[ToSay, Say, None]


# Choose

CHOOSE = WordVerb(
    word="choose", key="outcome", event="chosen", asks="choose", says="chooses", sample="razz", code="ch",
    unknown="is not offered",
)  # fmt: skip


def choose(table: Table, step: Choose) -> AsksForWords:
    """Asks the player left of the big blind to choose; with two or three players that is the button."""
    seat = left_of_big_blind(table)
    said = yield ToSay(seat, step.id, CHOOSE, tuple(outcome.id for outcome in step.outcomes))
    table.tell(WordSaid(step.id, seat, CHOOSE, said.word))


def possible_choices(game: Game, chosen: Mapping[str, object]) -> None:
    """Raises InputError for a choice that the game does not have, or an outcome that the choice does not offer."""
    steps = {step.id: step for step in only(Choose, game.play)}
    for name, outcome in chosen.items():
        at = ("chosen", name)
        known("no choice is called {!r}", name, steps, at, hint="in this game nobody chooses")
        known("{!r} is not offered", outcome, [o.id for o in steps[name].outcomes], at)


def was_chosen(chosen: Mapping[str, str], step: Choose) -> str:
    """The outcome of a choose step. Raises InputError if it is not given."""
    if step.id not in chosen:
        message = f"the choice {step.id!r} is missing"
        raise InputError(("chosen",), message, f"add {step.id}: {step.default}", "unchosen")
    return chosen[step.id]


# Declare

DECLARE = WordVerb(
    word="declare", key="share", event="declared", asks="declare", says="declares", sample="both", code="de",
    unknown="cannot be declared",
)  # fmt: skip


def declare(table: Table, step: Declare) -> AsksForWords:
    """Asks every seat to declare, in turn or at the same time; then no declaration is seen before all have been made.

    Source of the order in turn: Wikipedia, Declaration (poker), “last raise declares”.
    """
    in_turn, made = step.said == "in-turn", dict[int, str]()
    seats = table.seats_in()
    if in_turn:
        # from the last to bet or raise in the round before, or else from the left of the button
        before = table.game.play[: table.game.play.index(step)]
        last = only(Bet, before)[-1].id if only(Bet, before) else ""
        raised = [e.seat for e in table.log if isinstance(e, Acted) and e.step == last and e.verb in RAISES]
        first = raised[-1] if raised else 0
        seats = [other for other in seats if other >= first] + [other for other in seats if other < first]
    for seat in seats:
        said = yield ToSay(seat, step.id, DECLARE, declarations_of(step))
        made[seat] = said.word
        if in_turn:
            table.tell(WordSaid(step.id, seat, DECLARE, said.word))
    for seat, share in () if in_turn else made.items():
        table.tell(WordSaid(step.id, seat, DECLARE, share))


def declarations_of(step: Declare) -> tuple[str, ...]:
    return step.no_chip, step.one_chip, BOTH


def read_declarations(
    game: Game, declared: Mapping[str, str] | None, seats: Iterable[str]
) -> dict[str, str] | None:
    """Seat -> the share it declares, or `both`; None in a game without a declaration. Raises InputError."""
    if game.declaration is None:
        if declared is not None:
            raise InputError(("declared",), "nobody declares in this game", "delete it")
        return None
    words, names = declarations_of(game.declaration), list(seats)
    if declared is None:
        example = ", ".join(f"{name}: {word}" for name, word in zip(names, cycle(words)))
        hint = f"add such as 'declared: {{{example}}}'"
        raise InputError((), "what the seats declare is missing", hint, "undeclared", seat=names[0])
    for name, word in declared.items():
        known("no seat is called {!r}", name, names, ("declared", name))
        known("{!r} cannot be declared", word, words, ("declared", name))
    for name in names:
        if name not in declared:
            hint = f"write one of {', '.join(words)}"
            raise InputError(("declared",), f"{name} declares nothing", hint, "undeclared", seat=name)
    return dict(declared)


# Stay

STAY = WordVerb(
    word="stay", key="answer", event="stayed", asks="say", says="is", sample="in", code="io",
    unknown="is neither in nor out",
)  # fmt: skip


def stay(table: Table, step: Stay) -> AsksForWords:
    """Asks the seats, from the left of the button, whether they stay; together, or each hearing those before it."""
    together, made = step.said == "together", dict[int, str]()
    for seat in table.seats_in():
        said = yield ToSay(seat, step.id, STAY, (IN, OUT))
        made[seat] = said.word
        if not together:
            _stay_or_go(table, step, seat, said.word)
    for seat, word in made.items() if together else ():
        _stay_or_go(table, step, seat, word)
    if not table.players:
        table.ended = "carry-over"


def _stay_or_go(table: Table, step: Stay, seat: int, word: str) -> None:
    if word == OUT:
        table.dealer.muck += table.own[seat]
    table.tell(WordSaid(step.id, seat, STAY, word))


# Take

TAKE = WordVerb(
    word="take", key="answer", event="took", asks="take", says="takes", sample="one", code="tk",
    unknown="is not offered",
)  # fmt: skip
ONE, NONE = "one", "none"


def take(table: Table, step: Take) -> Generator[Decision, Action, None]:
    """Plays the turns, each with its betting round; the round after the last turn is left to the next step."""
    following = table.game.play[table.game.play.index(step) + 1]
    assert isinstance(following, Bet)
    refusals = [0] * len(table.stacks)
    for turn in range(1, step.turns + 1):
        taken = yield from _turn(table, step, refusals)
        if not taken or turn == step.turns or not table.dealer.stub:
            return
        yield from bet(table, following)
        if table.players == 1:
            return


def _turn(table: Table, step: Take, refusals: list[int]) -> Generator[ToSay, Action, bool]:
    """Asks each seat in turn, from the left of the button. Returns whether anybody took a card."""
    taken = False
    for seat in table.seats_in():
        if not table.dealer.stub or 0 < step.refusals <= refusals[seat]:
            continue
        said = yield ToSay(seat, step.id, TAKE, (ONE, NONE))
        assert isinstance(said, Say)
        cards = (table.dealer.take(seat),) if said.word == ONE else ()
        refusals[seat] += not cards
        taken = taken or bool(cards)
        up = len(cards) * (step.face == "up")
        table.tell(Took(step.id, seat, facing(table.game, cards, up), up))
    return taken


STEPS: Plays = {Choose: choose, Declare: declare, Stay: stay, Take: take}
VERBS = (TAKE, CHOOSE, DECLARE, STAY)
