"""A variant in one sentence after its base: "Omaha with five hole cards". Only where few things differ.

Each part of the sentence accounts for one section of what differs. Where something is left that no part accounts
for, or more than two parts are needed, nothing is said in short. Formats of betting are a custom of the room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Discard, Draw
from poker_rulebook.measure.alignment import Pair, aligned, paired, rule_of
from poker_rulebook.view import essence
from poker_rulebook.view.pot import is_declared
from poker_rulebook.view.sentences import Phrase, as_said, name_of, say
from poker_rulebook.view.tree import Section

MOST = 2  # parts
CUSTOMS = {"limits", "splitting"}


def brief(game: Game, base: Game, found: Sequence[Section]) -> Phrase:
    """The variant in one sentence; '' where it needs more than that."""
    if game.open_face:
        return ""
    sections = _sections(game, base, found)
    parts = {section: tuple(PARTS[section](game, base)) for section in sections if section in PARTS}
    said = [part for of_section in parts.values() for part in of_section]
    if not all(map(parts.get, sections)) or not 0 < len(said) <= MOST:
        return ""
    return say("brief", game=name_of(base.name), parts=tuple(said))


def _sections(game: Game, base: Game, found: Sequence[Section]) -> list[str]:
    """What has to be accounted for. With another hand that wins come its ranking, and cards showing that rank by it."""
    ids = [difference.id for difference in found if difference.id not in CUSTOMS]
    follows = {"ranking"} if _changed(game, base) else {"ranking", "play"}
    return [id_ for id_ in ids if id_ not in follows or "winning" not in ids]


def _changed(game: Game, base: Game) -> list[Pair]:
    """The steps that differ in more than the ranking by which cards showing are compared."""
    return [pair for pair in aligned(game, base) if not pair.same and not _by_ranking(pair)]


def _setup(game: Game, base: Game) -> Iterator[Phrase]:
    """Another deck, where nothing else of the set-up differs."""
    if game.joker == base.joker and game.forced_bets == base.forced_bets and game.deck.id != base.deck.id:
        yield say("brief-deck", n=len(game.deck.cards))


def _play(game: Game, base: Game) -> Iterator[Phrase]:
    """What is dealt, thrown away or drawn, where nothing else of the play differs."""
    pairs = _changed(game, base)
    kinds = {type(step) for pair in pairs for step in (pair.mine, pair.other) if step}
    if all(isinstance(pair.other, Discard) and pair.mine is None for pair in pairs):
        yield say("brief-no-discard")
    elif kinds <= {DealToPlayers, Discard}:
        yield say("brief-own", own=essence.own_and_thrown(game))
    elif kinds <= {DealToPlayers, Bet} and all(pair.other is None for pair in pairs):
        for step in essence.late_deals(game):
            yield say("brief-later", n=step.cards, street=essence.street_before(game, step))
    elif kinds == {DealToBoard}:
        yield say("brief-own", own=essence.board(game))
    elif kinds <= {Draw, Bet} and len(game.draws) > len(base.draws):
        yield say("brief-draws", n=len(game.draws))


def _by_ranking(pair: Pair) -> bool:
    """Whether two betting rounds differ only in how cards showing are compared."""
    if not isinstance(pair.mine, Bet) or not isinstance(pair.other, Bet):
        return False
    showing = all(step.first.endswith("-showing") for step in (pair.mine, pair.other))
    alike = replace(pair.other, ranking=pair.mine.ranking, first=pair.mine.first)
    return showing and rule_of(pair.mine) == rule_of(alike)


def _won(game: Game, base: Game) -> Iterator[Phrase]:
    """Which hands win, and which cards make them."""
    if any(share.when for share in game.showdown) or game.first_won or is_declared(game):
        return
    hands, theirs = ([essence.winning_hand(g, share) for share in g.showdown] for g in (game, base))
    uses, used = ({essence.use(g, share) for share in g.showdown} for g in (game, base))
    if all(len(share.lines) == 1 for share in game.showdown):
        yield say("brief-each-board")
    elif len(hands) == len(theirs) > 1 and len(uses) > 1:
        pairs, _ = paired(game.showdown, base.showdown)
        changed = [(a, b) for a, b in pairs if a.ranking.id != b.ranking.id]
        if len(changed) == 1:
            new, old = (essence.winning_hand(*it) for it in zip((game, base), changed[0], strict=True))
            yield say("brief-in-place", hand=new, other=old)
    elif len(uses) > 1 and any(share.board != (0, 0) for share in game.showdown):
        return
    elif hands != theirs:
        split = say("brief-split", hands=tuple(as_said("kind", hand) for hand in hands))
        yield split if len(hands) > 1 else say("brief-wins", hand=hands[0])
    elif uses != used:
        yield say("brief-use", use=uses.pop())


PARTS = {"setup": _setup, "play": _play, "winning": _won, "ranking": _won}
