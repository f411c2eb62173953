"""What stands before and after the text of the printed book: the map of its games, the ladder of hands, what went wrong.

The words on the map are made from the edits that turn the base into the variant, as in pages.differences, but short: what is weightiest first,
and of the rest one thing more where there is room.

A rung of the scales is a top card, or below these a class that makes a low weaker.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import comb

from poker_rulebook.book import forest
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Deck, Share
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
from poker_rulebook.cards import RANKS, texts
from poker_rulebook.document.views import (
    Branch,
    Endpapers,
    FollowedHand,
    FoundGames,
    HighRung,
    Ladder,
    LowHand,
    LowRung,
    LowScale,
    WrongTurn,
)
from poker_rulebook.figures.odds import DECK, by_best_value, by_value
from poker_rulebook.language.phrases import own_words, plain
from poker_rulebook.language.sentences import (
    Phrase,
    Sentence,
    as_said,
    heading,
    listed,
    name_of,
    say,
    written,
)
from poker_rulebook.language.wording import (
    cards_of,
    down_card,
    floor,
    hand_kind,
    qualifier_name,
    rank_names,
    scale_name,
)
from poker_rulebook.languages import LOCALES
from poker_rulebook.measure.edits import CUSTOM, RuleEdit, edits, paired
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.samples import class_samples
from poker_rulebook.rules.facts import at_once, opened, traits
from poker_rulebook.rules.pot import only_straights
from poker_rulebook.rules.scales import USUAL_ORDER
from poker_rulebook.rules.summary import late_deals

# --- the map of the games


TWO = 2  # things that tell a game from the one before it in a list
# what else tells a game from it, as who deals and who bets first goes by it
AT_THE_TABLE = {
    "branch-board", "branch-no-board", "branch-draws", "branch-no-draws", "branch-bring-in-high", "branch-bring-in-low",
    "branch-blinds", "branch-exactly",
}  # fmt: skip
ROOM = 30  # letters on the line from a game to its variant


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
            len(edits(game, games[game.based_on])) if depth else 0,
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
    # another number of own cards, of boards or of board cards, or other times at which they come
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
    yield from _done(game, base, [edit for edit in made if edit.of == "play"])
    yield from _cards(game, base)
    # another number of own cards makes a hand with the board, or hands of the same name rank otherwise
    pairs, _ = paired(game.showdown, base.showdown)
    for share, other in pairs:
        if share.board != (0, 0) != other.board and (use := _use(share)) != _use(other):
            yield use
    for share, other in pairs:
        if share.ranking.id != other.ranking.id and _winning_hand(share) == _winning_hand(other):
            yield say("branch-ranking", scale=scale_name(share.ranking))
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
    known = [_winning_hand(share) for share in base.showdown]
    several = "half" if len(game.showdown) > 1 else "wins"
    all_of_it = len(game.showdown) == 1 < len(base.showdown) and not game.first_won
    if game.first_won and not base.first_won:
        yield say("branch-first-won", hand=_winning_hand(game.showdown[0]))
    for share in game.showdown:
        there, hand = partners.get(share.id), _winning_hand(share)
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


def _winning_hand(share: Share) -> Phrase:
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


# --- hands from the rarest down, with how often each is dealt, and the scales for low side by side, on one ladder


HIGH, LOWS = "high", ("ace-to-five", "ace-to-six", "deuce-to-seven")
FEW, MANY = 5, 7  # cards that are dealt
FOLLOWED = ("5-4-3-2-A", "6-5-4-3-2", "7-5-4-3-2", "7-5-4-3-2 suited")  # hands that change their place


def ladder(book: Book) -> Ladder | None:
    """The ladder of the book's rankings, all of it counted; None where the book has not all of them."""
    if not {HIGH, *LOWS} <= {*book.rankings}:
        return None
    deck = book.decks[DECK]
    lows = [book.rankings[id_] for id_ in LOWS]
    rungs = tuple(_low_rungs(lows, deck))
    order = [rung.id for rung in rungs]
    followed = tuple(
        FollowedHand(
            _ladder_hand(hand), tuple(order.index(_rung(low, low.value(cards_of(hand)))) for low in lows)
        )
        for hand in FOLLOWED
    )
    high_rungs: list[HighRung] = []
    ranking = book.rankings[HIGH]
    few = _by_class(ranking, by_value(deck.cards, ranking))
    many = _by_class(ranking, by_best_value(deck.cards, ranking, MANY))
    for id_, hand in class_samples(ranking):
        odds = (Fraction(counts[id_], comb(deck.size, n)) for n, counts in ((FEW, few), (MANY, many)))
        high_rungs.append(HighRung(id_, heading(say(f"class-{id_}")), texts(hand), few[id_], *odds))
    return Ladder(
        comb(deck.size, FEW),
        tuple(high_rungs),
        tuple(map(_scale, lows)),
        rungs,
        followed,
    )


def _by_class(ranking: Ranking, values: Mapping[int, int]) -> dict[str, int]:
    """Class, with the royal flush as one of its own -> hands."""
    counts: dict[str, int] = {}
    for value, ways in values.items():
        entry = ranking.tables.entries[value]
        assert entry is not None
        category = ranking.category(entry)
        counts[category] = counts.get(category, 0) + ways
    return counts


def _low_rungs(lows: Sequence[Ranking], deck: Deck) -> Iterator[LowRung]:
    places = [_places(low, by_value(deck.cards, low)) for low in lows]
    there = {id_ for of_scale in places for id_ in of_scale}
    tops = [rank for rank in RANKS if rank in there]
    for id_ in (*tops, *(name for name in reversed(USUAL_ORDER) if name in there)):
        hands = (
            _low_hand(low, id_, of_scale.get(id_), comb(deck.size, FEW))
            for low, of_scale in zip(lows, places, strict=True)
        )
        name = say("ladder-top", rank=id_) if id_ in RANKS else heading(say(f"class-{id_}"))
        yield LowRung(id_, name, id_ not in RANKS, tuple(hands))


def _rung(low: Ranking, value: int) -> str:
    """The top card of a hand, or its class where that makes it weaker."""
    entry = low.tables.entries[value]
    assert entry is not None
    return RANKS[entry.ranks[0]] if entry.category == "high-card" else entry.category


def _places(low: Ranking, values: Mapping[int, int]) -> dict[str, tuple[str, int]]:
    """Rung -> the ranks of its best hand, and the hands that are as good as some of it; of a class, those of it."""
    found: dict[str, tuple[str, int]] = {}
    better = 0
    for value, ranks in low.classes():
        id_, ways = _rung(low, value), values[value]
        better += ways
        best, before = found.get(id_, (ranks, 0))
        found[id_] = best, better if id_ in RANKS else before + ways
    return found


def _low_hand(low: Ranking, id_: str, found: tuple[str, int] | None, deals: int) -> LowHand:
    if found:
        return LowHand(_ladder_hand(found[0]), Fraction(found[1], deals), "")
    if id_ not in RANKS:
        return LowHand("", None, say("ladder-no-class"))
    lower = [
        rank
        for rank in reversed(low.rules.ranks)
        if low.rules.strength[rank] <= low.rules.strength[RANKS.index(id_)]
    ]
    if len(lower) == low.size and id_ != "A":
        ranks = "-".join(RANKS[rank] for rank in reversed(lower))
        return LowHand("", None, say("ladder-straight", ranks=ranks))
    return LowHand("", None, say(f"ladder-{_ace(low)}"))


def _ladder_hand(ranks: str) -> Phrase:
    """A hand as `Ranking.classes` writes it: its ranks, and whether it is of one suit."""
    suited = ranks.endswith(" suited")
    return say("ladder-suited" if suited else "ladder-hand", ranks=ranks.removesuffix(" suited"))


def _ace(low: Ranking) -> str:
    return "ace-low" if low.rules.strength[RANKS.index("A")] == 0 else "ace-high"


def _scale(low: Ranking) -> LowScale:
    counting = "straight" in low.rules.classes
    straights = say("ladder-straights-count" if counting else "ladder-straights-ignored")
    return LowScale(
        heading(scale_name(low)), f"{low.id}-scale", heading(say(f"ladder-{_ace(low)}")), heading(straights)
    )


# --- what stands before and after the text of the printed book


WRONG = "deal deck button stub showdown seat chips count turn amount manner board stud draw mix".split()


def endpapers(book: Book) -> Endpapers:
    """The endpapers of a book or of the edition of a house."""
    return Endpapers(ladder(book), tuple(what_went_wrong(book)), branches(book), by_kind(book))


def what_went_wrong(book: Book) -> Iterator[WrongTurn]:
    """Every question about what went wrong with the rules about such mistakes, in the order of the book."""
    rules = [rule for chapter in book.chapters.values() for rule in chapter.rules]
    for where in WRONG:
        if found := tuple(rule.id for rule in rules if rule.mistake == where):
            yield WrongTurn(say(f"wrong-{where}"), found)
