"""The map of the games: each below the one that it comes from, with a few words on what changes on the way.

The words are made from the edits that turn the base into the variant, as in view.brief, but short: what is weightiest first,
and of the rest one thing more where there is room.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from poker_rulebook.book import forest
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import (
    Choose,
    DealToBoard,
    Declare,
    Discard,
    Divide,
    Look,
    Pass,
    Place,
    Remove,
    Roll,
    Step,
    Take,
    only,
)
from poker_rulebook.cards import RANKS
from poker_rulebook.languages import LOCALES
from poker_rulebook.measure.alignment import paired
from poker_rulebook.measure.edits import CUSTOM, RuleEdit, edits
from poker_rulebook.ranking import Ranking
from poker_rulebook.view.essence import late_deals
from poker_rulebook.view.finding import at_once, opened, traits
from poker_rulebook.view.phrases import own_words, plain
from poker_rulebook.view.sentences import Phrase, Sentence, as_said, listed, name_of, say, written
from poker_rulebook.view.shares import only_straights
from poker_rulebook.view.wording import down_card, floor, hand_kind, qualifier_name, rank_names, scale_name

TWO = 2  # things that tell a game from the one before it in a list
# what else tells a game from it, as who deals and who bets first goes by it
AT_THE_TABLE = {
    "branch-board", "branch-no-board", "branch-draws", "branch-no-draws", "branch-bring-in-high", "branch-bring-in-low",
    "branch-blinds", "branch-exactly",
}  # fmt: skip
ROOM = 30  # letters on the line from a game to its variant


class Branch(Struct, frozen=True):
    """A game on the map.

    base      the game above it; '' for the first of a tree
    depth     how many games it comes from, one after the other
    change    what makes it of the game above it; '' for the first of a tree
    """

    game: str
    name: Phrase
    family: str
    base: str
    depth: int
    change: Phrase


class FoundGames(Struct, frozen=True):
    """Games that are alike in having a board and in the number of draws.

    row               board and draws
    whole, divided    those that one hand wins, and those with a divided pot
    """

    row: Phrase
    whole: tuple[str, ...]
    divided: tuple[str, ...]


def by_kind(book: Book) -> tuple[FoundGames, ...]:
    """Every game that the book offers, once, row by row."""
    found: dict[tuple[bool, int, int], tuple[list[str], list[str]]] = {}
    for game in forest.in_order(book.offered.values(), book.best_known):
        answers = {trait.facet: trait.value for trait in traits(game)}
        boards = 0 if game.open_face else boards_dealt(game) or min(1, opened(game)[-1])
        row = found.setdefault((bool(game.open_face), min(2, boards), len(game.draws)), ([], []))
        row[answers["split"] == "divided"].append(game.id)
    return tuple(FoundGames(_row_name(*key), *map(tuple, row)) for key, row in sorted(found.items()))


def _row_name(points: bool, boards: int, draws: int) -> Phrase:
    if points:
        return say("kind-points")
    board = ("no-board", "board", "boards")[boards]
    return say(f"kind-{board}-draws", n=draws) if draws else say(f"kind-{board}")


def branches(book: Book) -> tuple[Branch, ...]:
    """Every game that the book offers, once: each base before its variants."""
    games = book.offered
    walked = (found for tree in forest.forest(games.values(), book.best_known) for found in tree.walk())
    return tuple(
        Branch(
            game.id,
            name_of(game.short),
            game.family,
            game.based_on if depth else "",
            depth,
            _change(game, games[game.based_on]) if depth else "",
        )
        for depth, game in walked
    )


def _change(game: Game, base: Game) -> Phrase:
    """What changes, in ROOM letters of every language: the weightiest, and one thing more where there is room."""
    every = dict.fromkeys(_changes(game, base)) or [say("branch-else")]
    first, *more = [said if _fits(said) else as_said("short", said) for said in every]
    return next((both for other in more if _fits(both := listed([first, other]))), first)


def apart(game: Game, other: Game) -> Phrase:
    """The two weightiest things in which a game differs from one that is no base of it; '' for nothing that has few words.

    Then the others that nobody at the table can do without: board, draws, blinds or bring-in, how many own cards must play.
    """
    if bool(game.open_face) != bool(other.open_face):
        return ""
    told = list(dict.fromkeys(_changes(game, other)))
    return listed(
        [*told[:TWO], *(it for it in told[TWO:] if isinstance(it, Sentence) and it.key in AT_THE_TABLE)]
    )


def _fits(said: Phrase) -> bool:
    return all(len(plain(said, locale)) <= ROOM for locale in LOCALES)


def _changes(game: Game, base: Game) -> Iterator[Phrase]:
    """All changes, those first that players name first."""
    if game.open_face:
        yield from _rows(game, base)
        return
    made = [edit for edit in edits(game, base) if edit.of not in CUSTOM and edit.kind != "adjusted"]
    yield from _shares(game, base)
    yield from _dealing(game, base)
    yield from _done(game, base, [edit for edit in made if edit.of == "play"])
    yield from _cards(game, base)
    yield from _other_use(game, base)
    brought, there = game.forced_bets.bring_in, base.forced_bets.bring_in
    if brought and (not there or brought[:4] != there[:4]):
        yield say("branch-bring-in-high" if brought.startswith("highest") else "branch-bring-in-low")
    if game.rounds != base.rounds:
        yield say("branch-rounds", n=game.rounds[-1])
    if game.has_blinds != base.has_blinds:
        yield say("branch-blinds" if game.has_blinds else "branch-no-blinds")


def _rows(game: Game, base: Game) -> Iterator[Phrase]:
    """Of an open-face game: another low in a row, how the cards come, Fantasyland."""
    assert game.open_face and base.open_face
    for row, there in zip(game.open_face.rows, base.open_face.rows, strict=False):
        if row.ranking.id != there.ranking.id:
            yield say("branch-row", row=written(row.name), scale=scale_name(row.ranking))
    ours, theirs = ([step for step in it.play if isinstance(step, Place)] for it in (game, base))
    if (step := ours[-1]) != theirs[-1]:
        kept = say("branch-placed-of", n=step.place, of=step.receive)
        yield kept if step.receive > step.place else say("branch-placed", n=step.place)
    numbers = game.open_face.fantasyland.numbers
    if numbers and numbers != base.open_face.fantasyland.numbers:
        yield say("branch-fantasyland", low=min(numbers), high=max(numbers))


def _shares(game: Game, base: Game) -> Iterator[Phrase]:
    """Other hands win, or other cards make them."""
    pairs, _ = paired(game.showdown, base.showdown)
    partners = {mine.id: there for mine, there in pairs}
    known = [_hand(share) for share in base.showdown]
    several = "half" if len(game.showdown) > 1 else "wins"
    all_of_it = len(game.showdown) == 1 < len(base.showdown) and not game.first_won
    if game.first_won and not base.first_won:
        yield say("branch-first-won", hand=_hand(game.showdown[0]))
    for share in game.showdown:
        there, hand = partners.get(share.id), _hand(share)
        if share.by_outcome and not (there and there.by_outcome):
            yield say("branch-rolled")
        elif share.when:
            continue  # no half of every pot: what decides it is told by what is done
        elif hand not in known or all_of_it:
            yield say(f"branch-{several}", hand=hand)
        elif (
            game.board_slots
            and several == "half"
            and share.board == (0, 0) != (there.board if there else None)
        ):
            yield say("branch-of-own", n=share.own[1])


def _other_use(game: Game, base: Game) -> Iterator[Phrase]:
    """Another number of own cards makes a hand with the board, or hands of the same name rank otherwise."""
    pairs, _ = paired(game.showdown, base.showdown)
    for share, there in pairs:
        if share.board != (0, 0) != there.board and (use := _use(share)) != _use(there):
            yield use
    for share, there in pairs:
        if share.ranking.id != there.ranking.id and _hand(share) == _hand(there):
            yield say("branch-ranking", scale=scale_name(share.ranking))


def _hand(share: Share) -> Phrase:
    """The hand that wins a share, in few words: eight-or-better low, badugi."""
    ranking = share.ranking
    if share.down_suit:
        return down_card(share)
    if share.qualifier and not only_straights(ranking):
        named = qualifier_name(ranking, share.qualifier)
        return (
            named
            if ranking.rules.compare == "distinct"
            or (ranking.rules.wins_lowest and own_words("low", [named]))
            else floor(ranking, share.qualifier)
        )
    if ranking.rules.compare in ("points", "total"):
        return _points(ranking)
    if ranking.rules.wins_lowest and ranking.rules.compare == "classes" and not ranking.words.hand:
        return say("branch-low", scale=scale_name(ranking))
    return hand_kind(ranking)


def _points(ranking: Ranking) -> Phrase:
    """Which total wins."""
    if most := ranking.rules.at_most:
        return say("branch-up-to", n=most)
    if ranking.rules.target:
        return say("branch-nearest", n=ranking.rules.target // 2)
    return say("branch-fewest-points" if ranking.rules.wins_lowest else "branch-most-points")


def _use(share: Share) -> Phrase:
    """How many own cards make a hand."""
    own = sorted({n for n, _ in share.uses})
    if share.keeps:
        return say("branch-kept")
    if len(own) > 1 and own == list(range(own[0], own[-1] + 1)):
        return say("branch-any")
    return say("branch-exactly", n=own[0]) if len(own) == 1 else say("branch-either", counts=own)


def _dealing(game: Game, base: Game) -> Iterator[Phrase]:
    """Another number of own cards, of boards or of board cards, or other times at which they come."""
    ours, theirs = at_once(game), at_once(base)
    if game.board_slots and len(ours) == len(theirs) == 1 and ours > theirs:
        yield say("branch-more", n=ours[0] - theirs[0])
    elif len(ours) == 1 and ours != theirs:  # several numbers are told by what decides between them
        yield say("branch-cards", n=ours[0])
    if (n := boards_dealt(game)) != boards_dealt(base) and n:
        yield say("branch-boards", n=n)
    elif game.layouts != base.layouts and game.layouts and game.layouts[0].one_from_each:
        yield say("branch-grid", n=len(game.layouts[0].one_from_each))
    elif (n := opened(game)[-1]) != opened(base)[-1]:
        yield say("branch-board", n=n) if n else say("branch-no-board")
    elif len(game.board_deals) < len(base.board_deals):
        yield say("branch-at-once")
    elif _early(game) > _early(base):
        yield say("branch-early", n=_early(game))
    if (later := late_deals(game)) and not late_deals(base):
        yield say("branch-late", n=sum(step.cards for step in later))


def _early(game: Game) -> int:
    """Board cards that lie open before the first bet."""
    first = game.play.index(game.bets[0]) if game.bets else 0
    return sum(len(step.slots) for step in only(DealToBoard, game.play[:first]))


DONE: dict[type[Step], str] = {
    Discard: "thrown", Roll: "roll", Look: "look", Choose: "chosen", Declare: "declared", Divide: "divided", Pass: "passed",
    Take: "taken", Remove: "removed",
}  # fmt: skip


def _done(game: Game, base: Game, made: Sequence[RuleEdit]) -> Iterator[Phrase]:
    """What players do besides wagering."""
    if len(game.draws) != len(base.draws):
        yield say("branch-draws", n=len(game.draws)) if game.draws else say("branch-no-draws")
    openers = [next((bet.wagering.openers for bet in it.bets), None) for it in (game, base)]
    if openers[0] and not openers[1]:
        yield say("branch-openers", hand=qualifier_name(openers[0].ranking, openers[0].hand))
    for kind, key in DONE.items():
        of_kind = [edit for edit in made if isinstance(edit.here or edit.there, kind)]
        if of_kind:
            gone = all(edit.kind == "left-out" for edit in of_kind)
            if all(edit.kind == "moved" for edit in of_kind):
                if kind is Discard:
                    later = _thrown_after(game) > _thrown_after(base)
                    yield say("branch-later-thrown" if later else "branch-sooner-thrown")
                continue
            cards = (
                {"n": sum(step.cards for step in game.play if isinstance(step, Discard))}
                if kind is Discard
                else {}
            )
            if kind is Roll and any(share.by_outcome for share in game.showdown):
                continue
            if kind in (Roll, Look) and any(share.when for share in game.showdown):
                yield say(f"branch-{key}-ways")
            elif gone:
                yield say(f"branch-no-{key}")
            else:
                yield say(f"branch-{key}", **cards)


def _thrown_after(game: Game) -> int:
    """Steps of the play before cards are thrown away."""
    return next(n for n, step in enumerate(game.play) if isinstance(step, Discard))


def _cards(game: Game, base: Game) -> Iterator[Phrase]:
    """Wild cards, another deck, jokers."""
    wild = game.wild
    if wild != base.wild:
        if wild.ranks:
            yield say("branch-wild", ranks=rank_names(wild.ranks))
        if wild.rank_of:
            yield say("branch-wild-place")
        if wild.after is not None:
            yield say("branch-wild-after", rank=say(f"rank-{RANKS[wild.after]}"))
        if wild.lowest:
            yield say("branch-wild-lowest")
    if len(game.deck.cards) != len(base.deck.cards):
        yield say("branch-deck", n=len(game.deck.cards))
    if game.deck.jokers != base.deck.jokers:
        yield say("branch-joker" if game.deck.jokers else "branch-no-joker")
