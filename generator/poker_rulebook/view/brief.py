"""A variant in one sentence after its base: "Omaha with five hole cards". Only where few things differ.

The sentence is made from the edits that turn the base into the variant. Each part of it covers all edits of the
set-up, of the play or of the pot. Where an edit is left uncovered, or more than two parts are needed, there is no
sentence. Betting formats do not count: they are a custom of the room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from poker_rulebook.book.model import Game
from poker_rulebook.book.steps import Bet, DealToBoard, DealToPlayers, Discard, Draw, only
from poker_rulebook.languages import SOURCE
from poker_rulebook.measure.alignment import paired
from poker_rulebook.measure.edits import CUSTOM, RuleEdit, edits
from poker_rulebook.view import essence
from poker_rulebook.view.differences import moved
from poker_rulebook.view.points import point
from poker_rulebook.view.pot import is_declared
from poker_rulebook.view.sentences import Phrase, as_said, name_of, say
from poker_rulebook.view.wording import street_name

MOST = 2  # parts of the sentence
CUSTOMS = {"limits", "splitting"}  # sections on customs of the room


def brief(game: Game, base: Game) -> Phrase:
    """The variant in one sentence after its base; '' where that takes more."""
    made = [edit for edit in edits(game, base) if edit.of not in CUSTOM and edit.kind != "adjusted"]
    parts: list[Phrase] = []
    for rules, tell in PARTS.items():
        concerned = [edit for edit in made if edit.of in rules and not _follows(edit, made)]
        said = list(tell(game, base, concerned))
        if "" in said or (concerned and not said):
            return ""
        parts += said
    accounted = {rule for rules in PARTS for rule in rules} | {"layouts"}  # seen in the deal and in the hands
    if any(edit.of not in accounted for edit in made) or not 0 < len(parts) <= MOST:
        return ""
    return say("brief", game=name_of(base.name), parts=tuple(parts))


def _follows(edit: RuleEdit, made: Sequence[RuleEdit]) -> bool:
    """Whether an edit only follows from others: cards showing rank as the hands that win do."""
    showing = (
        edit.kind == "replaced"
        and isinstance(edit.here, Bet)
        and edit.differing <= {"id", "size", "ranking", "first"}
    )
    both = showing and all(step.first.endswith("-showing") for step in (edit.here, edit.there))
    return both and any(other.of == "showdown" for other in made)


def _setup(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """Another deck, where nothing else of the set-up differs."""
    if [edit.of for edit in made] == ["deck"]:
        yield say("brief-deck", n=len(game.deck.cards))


def _play(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """What is dealt, thrown away or drawn, where nothing else of the play differs."""
    if not made:
        return
    kinds = {type(edit.here or edit.there) for edit in made}
    ways = {str(edit.kind) for edit in made}
    if ways == {"moved"}:
        for edit in made:
            there = moved(game, base, edit)
            yield say("brief-moved", step=there["step"], to=there["to"])
    elif kinds == {Discard} and ways == {"left-out"} and not only(Discard, game.play):
        yield say("brief-no-discard")
    elif kinds == {Discard} and ways == {"added"}:
        for edit in made:
            yield say("brief-thrown", n=edit.here.cards, place=_place(game, edit.here))
    elif kinds <= {DealToPlayers, Discard} and not {"moved", "left-out"} & ways:
        yield say("brief-own", own=as_said("brief", essence.own_and_thrown(game)))
        yield from _later(game)
    elif kinds <= {DealToPlayers, Bet} and ways == {"added"}:
        yield from _later(game)
    elif kinds == {DealToBoard}:
        yield say("brief-own", own=essence.board(game))
    elif kinds <= {Draw, Bet} and len(game.draws) > len(base.draws):
        yield from _draws(game, ways)
    elif kinds == {Draw, Bet} and _fewer_draws(game, made):
        yield say("brief-fewer-draws", n=len(game.draws), of=len(base.draws))


def _fewer_draws(game: Game, made: Sequence[RuleEdit]) -> bool:
    """Whether draws are left out, each with its betting round, and nothing else."""
    gone = [type(edit.there) for edit in made if edit.kind == "left-out"]
    return bool(game.draws) and len(gone) == len(made) and gone.count(Draw) == gone.count(Bet)


def _place(game: Game, step: Discard) -> Phrase:
    """When cards are thrown away."""
    if step.before:
        return as_said("before", say("at-street", street=street_name(step.before)))
    return as_said("after", point(game, game.play[game.play.index(step) - 1]))


def _later(game: Game) -> Iterator[Phrase]:
    """The cards that everybody receives once board cards lie open."""
    for step in essence.late_deals(game):
        yield say("brief-later", n=step.cards, street=essence.street_before(game, step))


def _draws(game: Game, ways: set[str]) -> Iterator[Phrase]:
    """How many draws there are, and that each comes before its betting round if it has moved there."""
    if "moved" not in ways:
        yield say("brief-draws", n=len(game.draws))
    elif all(isinstance(game.play[game.play.index(draw) + 1], Bet) for draw in game.draws):
        yield say("brief-draws-before", n=len(game.draws))


def _won(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """Which hands win, and which cards make them; '' where that takes more than a part of a sentence."""
    if not game.showdown:
        return
    if any(share.when for share in game.showdown) or game.first_won or is_declared(game):
        yield ""
    elif all(len(share.lines) == 1 for share in game.showdown):
        new = not all(len(share.lines) == 1 for share in base.showdown)
        yield say("brief-each-board") if made and new else ""
    else:
        if any(edit.of == "showdown" for edit in made):
            yield from _winning(game, base)
        uses = _new_uses(game, base)
        if uses:
            yield say("brief-use", use=uses.pop()) if len(uses) == 1 else ""


def _winning(game: Game, base: Game) -> Iterator[Phrase]:
    """Which hands win; where only one of several differs, that one in place of its counterpart."""
    hands, theirs = ([essence.winning_hand(g, share) for share in g.showdown] for g in (game, base))
    changed = [(a, b) for a, b in paired(game.showdown, base.showdown)[0] if a.ranking.id != b.ranking.id]
    names = [[essence.winning_hand(*it) for it in zip((game, base), pair, strict=True)] for pair in changed]
    own = game.name[SOURCE].casefold()  # a hand named after the game would explain nothing
    named_after_it = any(mine.ranking.words.name[SOURCE].casefold() == own for mine, _ in changed)
    if named_after_it or any(new == old for new, old in names):
        yield ""
    elif (
        len(hands) == len(theirs) > 1
        and len(changed) == 1
        and len({essence.use(game, s) for s in game.showdown}) > 1
    ):
        yield say("brief-in-place", hand=names[0][0], other=names[0][1])
    elif hands != theirs:
        split = say("brief-split", hands=tuple(as_said("kind", hand) for hand in hands))
        yield split if len(hands) > 1 else say("brief-wins", hand=hands[0])


def _new_uses(game: Game, base: Game) -> set[Phrase]:
    """How cards make a hand in this game and not in the base, unless that only follows from another ranking."""
    partners = {mine.id: other for mine, other in paired(game.showdown, base.showdown)[0]}
    known = {essence.use(base, share) for share in base.showdown}
    return {
        use
        for share in game.showdown
        if (use := essence.use(game, share)) not in known
        and (
            share.board != (0, 0)
            or (share.id in partners and partners[share.id].ranking.id == share.ranking.id)
        )
    }


PARTS = {
    ("deck", "joker", "wild", "extra_card", "forced_bets", "dealt_from"): _setup,
    ("play",): _play,
    ("showdown", "if_nobody_qualifies", "first_won", "equal_hands"): _won,
}
