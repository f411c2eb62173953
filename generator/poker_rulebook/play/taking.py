"""Cards that players may take one at a time: turn after turn, each with a betting round, until nobody wants another."""

from __future__ import annotations

from collections.abc import Generator

from poker_rulebook.book.steps import Bet, Take
from poker_rulebook.play.events import Took
from poker_rulebook.play.questions import Action, Decision, Say, ToSay, WordVerb
from poker_rulebook.play.rounds import bet
from poker_rulebook.play.table import Plays, Table

TAKE = WordVerb(
    word="take", key="answer", event="took", asks="take", says="takes", sample="one", code="tk",
    unknown="is not offered",
)  # fmt: skip
ONE, NONE = "one", "none"


def take(table: Table, step: Take) -> Generator[Decision, Action, None]:
    """Every turn that comes before another one, with its betting round; the round of the last is the next step."""
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
    """Each seat in turn, from the left of the button. Gives whether anybody took a card."""
    taken = False
    for seat in table.seats_in():
        if not table.dealer.stub or 0 < step.refusals <= refusals[seat]:
            continue
        said = yield ToSay(seat, step.id, TAKE, (ONE, NONE))
        assert isinstance(said, Say)
        cards = (table.dealer.take(seat),) if said.word == ONE else ()
        refusals[seat] += not cards
        taken = taken or bool(cards)
        table.own[seat] += cards
        table.up[seat] += cards if step.face == "up" else ()
        table.log.append(Took(step.id, seat, cards, len(cards) * (step.face == "up")))
    return taken


STEPS: Plays = {Take: take}
VERBS = (TAKE,)
