"""The chances of a game: counted, compared with what is stored, and told when they are out of date.

Where there are too many deals to count, hands are dealt at random as the interpreter deals them, to the fewest players,
everybody all-in from the start and nobody folding, so that a new step of play needs nothing here. The first seat is
looked at.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Any

from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.problems import Problem
from poker_rulebook.book.shared import MEASURED, Chances, Measured
from poker_rulebook.book.steps import Bet, Discard, only
from poker_rulebook.measure import counting
from poker_rulebook.measure.counting import (
    Answering,
    Counted,
    Deal,
    ShareQuestion,
    answers_of,
    possible_hands,
    question,
    read_off,
    reads_off,
)
from poker_rulebook.play.chance import random_action
from poker_rulebook.play.comparing import board_groups, own_for, shares_in_force
from poker_rulebook.play.dealer import shuffled
from poker_rulebook.play.exchanges import DRAW
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.questions import asks_to
from poker_rulebook.play.stakes import usual_stakes
from poker_rulebook.ranking import Ranking

if TYPE_CHECKING:
    from poker_rulebook.workers import ShareOut

DEALS, SEED = 100_000, 1
# What a game says and no hand depends on.
UNSEEN = {"name", "street", "before", "burns", "if_short", "otherwise", "odd_within"}


def asked(game: Game) -> tuple[Share, ...]:
    """The shares in which there is something to count."""
    return tuple(share for share in game.showdown if answers_of(share))


def measure(game: Game, deals: int = DEALS, seed: int = SEED) -> Measured:
    """The chances of every such share: exact where that takes seconds, else from `deals` random deals."""
    return next(iter(measured([game], map, deals, seed)))


def measured(
    games: Sequence[Game], share_out: ShareOut, deals: int = DEALS, seed: int = SEED
) -> Iterator[Measured]:
    """The same for several games, in their order; each share of the pot is a task of its own."""
    tasks = [(replace(game, examples=()), s.id, deals, seed) for game in games for s in asked(game)]
    found = share_out(chances, tasks)
    for game in games:
        yield Measured(rules_digest(game), {share.id: next(found) for share in asked(game)})


def chances(task: tuple[Game, str, int, int]) -> Chances:
    """Those of one share: of a game, its id, how many random deals, and their seed."""
    game, share_id, deals, seed = task
    share = game.share(share_id)
    asking, used = question(share), None
    counted = counting.count(game, share, asking)
    if counted is None:
        counted, used = sample(game, share, asking, deals, seed), seed
    total, answers = counted
    method = "exact" if used is None else "random"
    return Chances(method, total, used, {name: answers[name] for name in asking.answers})


def rules_digest(game: Game) -> str:
    """Eight hex digits of what the chances depend on: deck, deal, dice, board, and the shares that are counted."""
    steps = [step for step in game.play if not isinstance(step, Bet) or step.wagering.discard]
    deal = [game.deck.cards, game.deck.jokers, game.joker, steps, game.layouts, asked(game)]
    data = _plain([*deal, *([game.extra_card] if game.extra_card else [])])
    return hashlib.sha256(json.dumps(data).encode()).hexdigest()[:8]


def _plain(value: Any) -> Any:
    """The value as JSON has it, always in the same order."""
    if isinstance(value, Ranking):
        usual, said = value.rules._field_defaults, value.rules._asdict()
        return _plain({key: it for key, it in said.items() if key not in usual or it != usual[key]})
    if is_dataclass(value):
        seen = [(f, getattr(value, f.name)) for f in fields(value) if f.name not in UNSEEN]
        # a word that a game does not use changes nothing
        return {f.name: _plain(inner) for f, inner in seen if inner != f.default}
    if isinstance(value, Mapping):
        return sorted([str(key), _plain(inner)] for key, inner in value.items())
    if isinstance(value, (set, frozenset)):
        return sorted(_plain(inner) for inner in value)
    if isinstance(value, (tuple, list)):
        return [_plain(inner) for inner in value]
    return value


def current(book: Book, game: Game) -> Measured | None:
    """The stored chances of this game under its choices; None where they were counted under other rules, or by nobody."""
    stored, shares = book.measured.get(game.id), asked(game)
    if not stored or stored.rules != rules_digest(game) or list(stored.shares) != [it.id for it in shares]:
        return None
    return stored if all(map(_answers, stored.shares.values(), shares)) else None


def _answers(found: Chances, share: Share) -> bool:
    """Whether these are chances of the share: its answers, in some of the deals, and a seed where they are random ones."""
    names = list(found.answers) == list(answers_of(share))
    seeded = (found.method == "random") == (found.seed is not None)
    return names and seeded and max(found.answers.values()) <= found.deals


def problems(book: Book, games: Iterable[Game] | None = None) -> list[Problem]:
    """The games whose chances are missing or out of date.

    Nothing is stored for files outside the book. Stored chances that no game needs do no harm. Where the file of chances
    cannot be read, that is told there.
    """
    found: list[Problem] = []
    if book.measured_file.problems:
        return found
    for game in book.games.values() if games is None else games:
        source = book.games.source(game.id)
        if asked(game) and source.file.startswith("games/") and current(book, game) is None:
            place = ("showdown", game.showdown.index(asked(game)[0]))
            what = "were counted under other rules" if game.id in book.measured else "are missing"
            message = f"the chances in {MEASURED} {what}"
            found.append(source.problem(place, message, f"run: rulebook measure {game.id}"))
    return sorted(found)


def surplus(book: Book) -> set[str]:
    """Ids in the file that no game has, or none with anything to count."""
    return {name for name in book.measured if name not in book.games or not asked(book.games[name])}


# --- from random deals


def sample(game: Game, share: Share, question: ShareQuestion, deals: int, seed: int) -> Counted:
    """Number of deals in which the share is in force, and of those with each answer.

    deals    how many hands are dealt; with dice the share may be in force in fewer
    """
    rng = random.Random(seed)
    answers: Counter[str] = Counter()
    dealt = read_off(game, share, rng) if reads_off(game) else played(game, share, rng)
    asked: dict[str, Answering] = {}  # qualifier -> hands under it
    for in_force, hands, groups in islice(dealt, deals):
        if in_force:
            if in_force.qualifier not in asked:
                asked[in_force.qualifier] = Answering(game, in_force, question)
            answers[asked[in_force.qualifier].answer(hands, groups)] += 1
    return answers.total(), answers


def played(game: Game, share: Share, rng: random.Random) -> Iterator[Deal]:
    """Deals of any game, each played by the interpreter."""
    while True:
        hand = open_hand(game, rng)
        in_force = next((s for s in shares_in_force(game, hand.outcomes) if s.id == share.id), None)
        own = possible_hands(hand) if only(Discard, game.play) else [hand.held(0)]
        hands = [own_for(in_force, cards, hand.community) for cards in own] if in_force else []
        yield in_force, hands, board_groups(game, in_force or share, hand.board, hand.outcomes)


class BareHand(Hand):
    """A hand whose cards are of interest, and not who wins."""

    def showdown(self) -> None:
        """Nothing: the cards lie there."""


def open_hand(game: Game, rng: random.Random) -> Hand:
    """A hand of the fewest players up to the showdown; nobody draws, discards are any."""
    hand = BareHand(game, usual_stakes(game), [1] * game.players[0], shuffled(game, rng))
    while hand.decision is not None:
        pat = asks_to(hand.decision, DRAW) and not hand.decision.fewest
        hand.act(DRAW.answer(()) if pat else random_action(hand.decision, rng))
    return hand
