"""What numbers claim that stand on a page, a card or a dealer's side and in no head and no difference: streets in few words,
amounts, seats, burns, the stub, places of hands in tables, rows and points of open-face games.

A part of a page that has numbers of its own is a claim as well, under "part:" and its kind (see numbers_said).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from claim_tables import Claim, into
from claims_of_deals import full, key_of, opened, value_of
from claims_of_play import asked
from claims_of_rules import at_limit, cards_asked, dealt_in, first_wager, in_step
from named_hands import floor
from reading_cards import bare, read
from reading_pots import COUNTED, PLACES, USES, Held, Values, outcomes, together
from watched import Watched, dealt, hands_of_ways

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import OpenFace
from poker_rulebook.cards import JOKER_BUG, JOKER_WILD, RANK_ONE, RANKS, SUIT_ONE, cards, rank_of
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence
from poker_rulebook.language.wording import share_name
from poker_rulebook.play.comparing import layout_in_force, shares_in_force
from poker_rulebook.play.events import (
    Acted,
    Burned,
    CardsPut,
    Community,
    Drew,
    Laid,
    Looked,
    Opened,
    Passed,
    Posted,
    Rolled,
    Shuffled,
    Took,
    TurnedUp,
)
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.scales import dealt_from

CLAIMS: dict[str, Claim] = {}
claims = into(CLAIMS)
NOUNS: set[str] = set()
DEALS = 60  # hands in which a player may see as many cards as possible


# --- what is dealt in a street, in few words


def events(every: Iterable[Watched], step: str, *kinds: type) -> list[Any]:
    """What happened in a step, in all hands together."""
    return [e for hand in every for _, e in in_step(hand, step, *kinds)]


@claims("short-down", "short-up", "short-down-up", "short-others", "deal-to-others")
def _dealt(every: list[Watched], step: str, down: int = 0, up: int = 0, n: int = 0) -> bool:
    """n    that all others see"""
    return {it for hand in every for it in dealt_in(hand, step)} == {(down, up + n)}


@claims("short-either")
def _either(every: list[Watched], step: str, n: int) -> bool:
    return {down + up for hand in every for down, up in dealt_in(hand, step)} == {n}


@claims("short-open", "short-open-board", "short-open-row", "short-hidden", "board-closed", "board-closed-as")
def _board(every: list[Watched], step: str, n: int, k: int = 1, layout: Phrase = "") -> bool:
    """So many board cards, on each of so many boards or rows."""
    there = {tuple(it for e in events([hand], step, Opened, Laid) for it in e.slots) for hand in every} - {()}
    first = every[0].hand.game.layouts[0]
    lines = [it.slots for it in first.lines] if len(first.lines) > 1 else first.one_from_each or first.grid
    rows = {sum(bool({*line} & {*slots}) for line in lines) for slots in there}
    return {*map(len, there)} == {n * k} and (k == 1 or rows == {k})


@claims("short-draw", "short-expose-some", "expose")
def _between(hand: Watched, step: str, low: int, high: int) -> bool:
    return cards_asked(hand, step) <= {(low, high)}


@claims("short-discard", "short-discard-down", "short-turn-up", "expose-laid", "expose-laid-first")
def _put(every: list[Watched], step: str, n: int) -> bool:
    """Everybody discards or turns up so many cards; or so many of the board are turned up."""
    return {len(e.cards) for e in events(every, step, CardsPut, TurnedUp)} == {n}


@claims(*(f"{start}pass-{way}" for start in ("", "short-") for way in ("left", "across", "right")))
def _pass(every: list[Watched], step: str, n: int) -> bool:
    return {len(e.cards) for e in events(every, step, Passed)} == {n}


@claims("short-divided")
def _divided(every: list[Watched], step: str, name: Phrase, n: int) -> bool:
    part = next(it.id for it in every[0].hand.game.divided if it.name["en"] == plain(name))
    return {len(e.bins[part]) for e in events(every, step, CardsPut)} == {n}


@claims("take-up", "take-down")
def _turns(every: list[Watched], step: str, turns: int) -> bool:
    """Two players who always take are asked so often."""
    hand = dealt(every[0].hand.game, 2, 1, takes="all")
    return len(events([hand], step, Took)) == 2 * turns


@claims("take-refusals", "short-take-refusals")
def _refusals(every: list[Watched], step: str, n: int, take: Phrase = "") -> bool:
    """Nobody refuses oftener, and somebody so often."""
    hands = [dealt(every[0].hand.game, 2, seed) for seed in range(40)]
    refused = [e.seat for hand in hands for e in events([hand], step, Took) if not e.cards]
    each = [
        sum(e.seat == seat and not e.cards for e in events([hand], step, Took))
        for hand in hands
        for seat in (0, 1)
    ]
    return bool(refused) and max(each) == n


@claims("short-roll", "roll")
def _dice(every: list[Watched], step: str, n: int) -> bool:
    hand = dealt(every[0].hand.game, every[0].seats, 1)
    return hand.hand.dealer.dice.get(step, n) == n and step in hand.hand.dealer.dice


@claims("picture-faces", "picture-colours", "pot-if", "card-roll-cap")
def _answers(
    every: list[Watched], key: str, faces: tuple[int, ...] = (), counts: tuple[int, ...] = (), **more: Any
) -> bool:
    """These totals, or numbers of a colour, together are what some outcomes of a question stand for, and no other."""
    for question in {e.step for hand in every for _, e in hand.all(Rolled, Looked)}:
        found = {
            (getattr(e, "total", None) or getattr(e, "number", 0), e.outcome)
            for e in events(every, question, Rolled, Looked)
        }
        named = {outcome for number, outcome in found if number in (*faces, *counts)}
        if {number for number, outcome in found if outcome in named} == {*faces, *counts}:
            return True
    return False


# --- forced bets, sizes, seats


@claims("part:UsualAmount")
def _amount(every: list[Watched], id: str, chips: int, **more: Any) -> bool:
    """What is posted, or the size of a bet at fixed limit."""
    if id.endswith("-bet"):
        hands = [*at_limit(every, "fixed-limit", hands=20)]
        sizes = {size for hand in hands for size in raised_by(hand)}
        sizes |= {it.high for hand in hands for it in asked(hand) if it.ends and not it.call}
        return bool(sizes) and chips == (min(sizes) if id == "small-bet" else max(sizes))
    what = {"small-blind": ("small-blind",), "big-blind": ("big-blind",), "button-blind": ("button-blind", "sole-blind"),
            "ante": ("ante", "big-blind-ante"), "bring-in": ("bring-in",)}[id]  # fmt: skip
    posted = {e.chips for hand in every for _, e in hand.all(Posted) if e.what in what}
    brought = {e.chips for hand in every for _, e in hand.all(Acted) if e.verb == id}
    each = {
        e.chips // hand.seats
        for hand in every
        for _, e in hand.all(Posted)
        if id == "ante" and e.what == "button-ante"
    }
    return posted | brought | each == {chips}


def raised_by(hand: Watched) -> Iterator[int]:
    """By how much each bet and raise of a hand is more than the one before."""
    for first, _ in hand.rounds:
        before = (
            {e.chips for _, e in hand.all(Posted) if "blind" in e.what and "ante" not in e.what}
            if first == hand.rounds[0][0]
            else set()
        )
        most = max(before, default=0)
        for e in hand.acting(first):
            if e.verb in ("bet", "raise") and not e.all_in:
                yield e.total - most
            most = max(most, e.total)


@claims("part:ShownAct")
def _first_seats(every: list[Watched], step: str, seats: tuple[int, ...], **more: Any) -> bool:
    """For each number of players, how far to the left of the button the first to act sits."""
    game = every[0].hand.game
    low, high = game.players
    for n in range(low, high + 1):
        for hand in hands_of_ways(game, n):
            first = first_wager(hand, step)
            if first and (first[1].seat + 1) % n != seats[n - low]:
                return False
    return len(seats) == high - low + 1


@claims("part:AtTheTable")
def _players(every: list[Watched], players: tuple[int, int], **more: Any) -> bool:
    return players == (min(hand.seats for hand in every), max(hand.seats for hand in every))


# --- the dealer's side


@claims("part:DealersStreet")
def _dealers_street(
    every: list[Watched],
    step: str,
    at: tuple[str, ...],
    burn: str,
    seats: tuple[int, ...],
    left: tuple[Phrase, ...],
    counted: str,
) -> bool:
    """Which burn of a hand comes before the street, and what is left of the deck after it; both by the ways it may be played."""
    game = every[0].hand.game
    numbers = [hands_of_ways(game, n, counted) for n in seats]
    burns = dict.fromkeys(it for hand in numbers[-1] if (it := _burned(hand, at)))
    stubs = [[it for hand in hands if (it := _stub(hand, at))] for hands in numbers]
    printed = [
        [
            *map(
                _number,
                value_of(it, "stubs") if bare(it) != it or getattr(it, "key", "") == "dealer-stubs" else [it],
            )
        ]
        for it in left
    ]
    high = game.players[1]
    if seats != tuple(range(high, high - len(seats), -1)):
        return False
    return "/".join(burns) == burn and (not left or [[*dict.fromkeys(it)] for it in stubs] == printed)


def _number(left: Phrase) -> str:
    return left if isinstance(left, str) else left.key.removeprefix("dealer-")


def _burned(hand: Watched, at: Sequence[str]) -> str:
    """The numbers of the burns in these steps."""
    numbers = [str(n) for n, (_, e) in enumerate(hand.all(Burned), 1) if e.step in at]
    return "–".join(dict.fromkeys((numbers[0], numbers[-1]))) if numbers else ""


def _stub(hand: Watched, at: Sequence[str]) -> str:
    """Cards left after the last of these steps; "short" where discards or a card for everybody had to help; '' if none came."""
    places = [place for place, e in enumerate(hand.log) if getattr(e, "step", "") in at]
    if not places:
        return ""
    mended = any(isinstance(e, (Shuffled, Community)) for e in hand.log[: places[-1] + 1])
    return "short" if mended else str(hand.stub(places[-1] + 1))


# --- which cards make a hand, in the words of a card


def is_used(every: list[Watched], key: str, said: Values) -> bool:
    """Whether some share is so, with the cards that a player holds and those that lie together."""
    for hand in every:
        table = hand.hand
        layout = layout_in_force(table.game, table.outcomes)
        for share in shares_in_force(table.game, table.outcomes):
            own = table.divided[0][share.hand] if share.hand else (*table.own[0], *table.community)
            held = Held(len(own), together(share, layout), share.ranking.size)
            if USES[key](said, held).is_of(share) and (key not in COUNTED or COUNTED[key](said, held)):
                return True
    return False


@claims(*(key for key in USES if key.startswith("card-use-") and key != "card-use-hand"))
def _uses(every: list[Watched], key: str, **said: Any) -> bool:
    return is_used(every, key, said)


@claims("brief-use")
def _brief_use(every: list[Watched], use: Phrase) -> bool:
    """The cards of a hand, and the part of the board that they come from."""
    placed = [read(it) for it in (value for _, value in use.values) if getattr(it, "key", "") in PLACES]
    shares = [
        (share, layout_in_force(hand.hand.game, hand.hand.outcomes))
        for hand in every
        for share in hand.hand.game.showdown
    ]
    there = all(any(PLACES[it.key](it.values, *found) for found in shares) for it in placed)
    return there and is_used(every, use.key, read(use).values)


@claims(
    "card-from-board",
    "card-from-lines",
    "card-from-one-board",
    "card-from-one-line",
    "card-from-remaining",
    "card-from-each-row",
)
def _from_board(hand: Watched, key: str, n: int = 0, low: int = 0, high: int = 0, **more: Any) -> bool:
    """Some share takes so many of the board."""
    shares = hand.hand.game.showdown
    if key == "card-from-each-row":
        return n == len(layout_in_force(hand.hand.game, hand.hand.outcomes).one_from_each)
    return any(share.board == ((n, n) if n else (low, high)) for share in shares)


@claims("card-part", "card-part-each")
def _part(every: list[Watched], n: int, share: Phrase = "", shares: tuple[Phrase, ...] = ()) -> bool:
    """When the pot is played for that share, or for each of these, it has so many parts at most."""
    played = [*map(_shares, every)]
    return all(
        n == max(len(names) for names in played if bare(it) in names)
        for it in (*shares, *filter(None, [share]))
    )


@claims("pot-in", "pot-if")
def _part_then(
    every: list[Watched], share: Phrase, games: tuple[Phrase, ...] = (), faces: tuple[int, ...] = ()
) -> bool:
    """After these answers the pot is played for the share, and has so many parts; where dice decide it, after no others."""
    part = bare(share)
    named_in = {
        "card-part": lambda: [value_of(part, "share")],
        "card-part-each": lambda: value_of(part, "shares"),
    }
    told, n = (named_in[part.key](), value_of(part, "n")) if part.key in named_in else ([part], None)
    shares = {bare(it) for it in told}
    for hand in every:
        named, total = {plain(it) for it in games} & outcomes(hand), {e.total for _, e in hand.all(Rolled)}
        there = bool(named or total & {*faces})
        names = _shares(hand)
        if (there and (not shares.issubset(names) or n not in (None, len(names)))) or (
            faces and not there and not shares.isdisjoint(names)
        ):
            return False
    return True


def _shares(hand: Watched) -> list[Phrase]:
    return [bare(share_name(it)) for it in shares_in_force(hand.hand.game, hand.hand.outcomes)]


@claims("share-per-board")
def _per_board(hand: Watched, n: int, **more: Any) -> bool:
    return len(layout_in_force(hand.hand.game, hand.hand.outcomes).lines) == n


# --- the board as it lies


@claims("alt-board", "board-parallel", "board-groups", "legend-groups", "board-rows-streets", "board-rows")
def _rows_of_board(every: list[Watched], key: str, step: str, n: int = 0, r: int = 0, **more: Any) -> bool:
    """Rows of the picture, or groups of cards of which one is used."""
    layout = next(it for it in every[0].hand.game.layouts if (it.id or "board") == step)
    return (n or r) == (len(layout.grid) if key == "alt-board" else len(layout.lines))


@claims("at-round")
def _at_round(every: list[Watched], step: str, n: int) -> bool:
    """So many rounds have been played when such a step comes."""
    game = every[0].hand.game
    alike = [it.id for it in game.play if it.do == game.step(step).do]
    for hand in every:
        for place, event in enumerate(hand.log):
            if getattr(event, "step", "") in alike and sum(last < place for _, last in hand.rounds) == n:
                return True
    return False


@claims("picture-board-card")
def _board_card(every: list[Watched], step: str, n: int) -> bool:
    """The card that comes then is the n-th of the board."""
    return {
        sum(len(it.slots) for _, it in hand.all(Opened, TurnedUp)[: k + 1])
        for hand in every for k, (_, e) in enumerate(hand.all(Opened, TurnedUp)) if e.step == step
    } == {n}  # fmt: skip


@claims("part:DiceThrown")
def _dice_shown(every: list[Watched], at: tuple[str, ...], step: str, dice: int, **more: Any) -> bool:
    return _dice(every, step, dice)


# --- tables of hands


@claims("part:TableView")
def _table(
    every: list[Watched],
    id: str,
    names: tuple[Phrase, ...],
    samples: tuple[str, ...],
    places: tuple[str, ...],
    points: tuple[Phrase, ...],
) -> bool:
    """The hands of a ranking with their places from the strongest; or what hands of a row earn."""
    game = every[0].hand.game
    if id.startswith("royalties-"):
        return all(
            _earns(every[0].hand.rules, id.removeprefix("royalties-"), *it)
            for it in zip(names, points, strict=True)
        )
    ranking = next(it for it in rankings(game) if f"ranking-{it.id}" == id)
    if not all(_called(game, ranking, *it) for it in zip(names, samples, strict=True)):
        return False
    return [_place(game, ranking, names, samples, n) for n, place in enumerate(places) if place] == [
        *map(int, filter(None, places))
    ]


def rankings(game: Game) -> list[Ranking]:
    rows = game.open_face.rows if game.open_face else game.showdown
    return [dealt_from(it.ranking, game.deck) for it in rows]


def _place(game: Game, ranking: Ranking, names: Sequence[Phrase], samples: Sequence[str], n: int) -> int:
    """How many hands are stronger, and one: classes where the table lists these, else single hands of the deck."""
    worth = [
        _value(game, ranking, bare(name), sample)
        for name, sample in zip(names[: n + 1], samples, strict=False)
    ]
    if all(getattr(bare(name), "key", "").startswith("class-") for name in names):
        return n + 1 if worth == sorted({*worth}, reverse=True) else -1
    return 1 + sum(
        value > worth[n] for value in values_of(ranking, tuple(sorted({*map(rank_of, game.deck.cards)})))
    )


def _called(game: Game, ranking: Ranking, name: Phrase, sample: str) -> bool:
    """Whether a sample is what it is called: so many cards, a hand of that class, or the hand itself."""
    noun, hand = bare(name), cards(sample)
    while noun.key == "ranking-points-with":
        if value_of(noun, "n") != len(hand):
            return False
        noun = bare(value_of(noun, "hand"))
    if noun.key in ("ranking-best-of-size", "ranking-worst-of-size"):
        return value_of(noun, "n") == len(hand)
    if noun.key == "ranking-weakest-qualifying":
        return True  # the rules of the pot say which hand that is
    if noun.key.startswith("class-"):
        wild = (
            [RANKS.index(value_of(noun, "rank").key[-1])] if noun.key.endswith("-with") else game.wild.ranks
        )
        made = ranking.made(_as_played(wild, sample)).category
        return noun.key.removeprefix("class-").startswith(made) or noun.key == "class-royal-flush"
    if noun.key in ("hand-points", "hand-total"):
        return str(value_of(noun, "points" if noun.key == "hand-points" else "total")) in _sums(ranking, hand)
    inner = value_of(noun, "hand") if noun.key == "hand-ahead" else noun
    if "ranks" not in dict(bare(inner).values):
        return floor(ranking, noun) == ranking.value(hand)
    return sorted(value_of(inner, "ranks").replace("-", "")) == sorted(RANKS[rank_of(card)] for card in hand)


def _sums(ranking: Ranking, hand: Sequence[int]) -> set[str]:
    """What the points of these cards may add up to; towards a number they are counted in halves."""
    rules = ranking.rules
    ways = [
        {rules.points[rank_of(card)], rules.points[rank_of(card)] + rules.raised.get(rank_of(card), 0)}
        for card in hand
    ]
    sums = {sum(way) for way in product(*ways)}
    return {f"{n // 2}½" if n % 2 else str(n // 2) for n in sums} if rules.target else {*map(str, sums)}


def _value(game: Game, ranking: Ranking, name: Phrase, sample: str) -> int:
    five = (
        [RANKS.index(value_of(name, "rank").key[-1])]
        if getattr(name, "key", "") == "class-five-of-a-kind-with"
        else game.wild.ranks
    )
    is_ahead = (
        getattr(name, "key", "") == "hand-ahead"
        and plain(value_of(name, "class")) == ranking.words.ahead["en"]
    )
    ahead = [RANK_ONE[rank] + SUIT_ONE[3] for rank in ranking.rules.ahead[:1]] if is_ahead else []
    return ranking.value((*_as_played(five, sample), *ahead))


def _as_played(wild: Sequence[int], sample: str) -> tuple[int, ...]:
    """The cards with those that are wild by their rank as jokers."""
    return tuple(JOKER_WILD if card < JOKER_BUG and rank_of(card) in wild else card for card in cards(sample))


@cache
def values_of(ranking: Ranking, ranks: tuple[int, ...]) -> frozenset[int]:
    """What hands of these ranks are worth, of one suit and of several; of points every total there is."""
    if ranking.rules.compare in ("points", "total"):
        return frozenset(worth for worth, _ in ranking.classes())
    found = set[int]()
    for several in combinations_with_replacement(ranks, ranking.size):
        if max(map(several.count, several)) <= len(SUIT_ONE):
            hand = tuple(
                RANK_ONE[rank] + SUIT_ONE[(several[:n].count(rank) + n * (several.count(rank) == 1)) % 4]
                for n, rank in enumerate(several)
            )
            found.add(ranking.value(hand))
            found |= {
                ranking.value((*hand, RANK_ONE[rank] + SUIT_ONE[3]))
                for rank in ranking.rules.ahead
                if rank not in several
            }
            if len({*several}) == len(several):
                found.add(ranking.value(tuple(RANK_ONE[rank] + SUIT_ONE[0] for rank in several)))
    return frozenset(found - {0})


def _earns(of: OpenFace, row: str, name: Phrase, points: Phrase) -> bool:
    """Whether the weakest hand of that name earns so many points; of a run of ranks the first and the last."""
    ranking, noun = of.row(row).ranking, bare(name)
    if noun.key == "rows-royalty-low":
        rank = RANKS.index(value_of(noun, "rank"))
        lows = [
            ranking.value(tuple(RANK_ONE[n] + SUIT_ONE[k % 4] for k, n in enumerate((rank, *some))))
            for some in combinations(range(rank), 4)
        ]
        best = {
            max((line.amount for line in of.royalties if line.row == row and line.floor <= it), default=0)
            for it in lows
        }
        return int(points) in best - {0}
    if noun.key == "rows-royalty-run":
        category = value_of(noun, "class").key.removeprefix("class-")
        hands = [
            Sentence(f"hand-{category}", (("rank", value_of(noun, end).key[-1]),)) for end in ("low", "high")
        ]
        wanted = [int(value_of(points, end)) for end in ("low", "high")]
    else:
        hands, wanted = [noun], [int(points)]
    worth = [floor(ranking, hand) for hand in hands]
    earned = [
        max((line.amount for line in of.royalties if line.row == row and line.floor <= it), default=0)
        for it in worth
    ]
    return earned == wanted


@claims("ranking-total", "closest-behind", "closest-level", "closest-loses")
def _target(hand: Watched, n: str) -> bool:
    """It is the best total of one of the rankings."""
    best = [next(text for _, text in it.classes()) for it in rankings(hand.hand.game) if it.rules.target]
    return any(float(n) == float(it) for it in best)


@claims("scale-few-cards", "qualifier-cap")
def _compared(hand: Watched, n: int, **more: Any) -> bool:
    """So many cards are compared by a ranking of the game."""
    return any(it.size == n for it in rankings(hand.hand.game))


@claims("brief-deck")
def _brief_deck(hand: Watched, n: int) -> bool:
    return len(full(hand)) == n


@claims("deck-of")
def _deck_of(hand: Watched, n: int) -> bool:
    """Without its jokers."""
    return sum(card < JOKER_BUG for card in full(hand)) == n


@claims("card-run")
def _run(hand: Watched, low: str, high: str) -> bool:
    """These two and all ranks between them are in the deck, and those beside them are not."""
    there = {RANKS[rank_of(card)] for card in full(hand) if card < JOKER_BUG}
    span = RANKS[RANKS.index(low) : RANKS.index(high) + 1]
    before, after = RANKS[RANKS.index(low) - 1 : RANKS.index(low)], RANKS[RANKS.index(high) + 1 :][:1]
    return {*span} <= there and not {before, after} & there


@claims("brief-draws", "brief-draws-before", "brief-fewer-draws")
def _brief_draws(hand: Watched, n: int, of: int = 0) -> bool:
    return hand.passed or len(hand.steps(Drew)) == n


@claims("brief-later")
def _brief_later(hand: Watched, n: int, street: Phrase) -> bool:
    """So many cards more for everybody after the street."""
    _, come = hand.street(key_of(street))
    return hand.total(come) == n


@claims("brief-thrown")
def _brief_thrown(hand: Watched, n: int, place: Phrase) -> bool:
    """Everybody, in one step of the game, whose rule says when."""
    return any(
        {len(e.cards) for _, e in in_step(hand, step.id, CardsPut)} == {n} for step in hand.hand.game.play
    )


@claims("hand-badugi", "hand-high-badugi")
def _cards_of_set(hand: Watched, n: int, ranks: str = "") -> bool:
    """So many cards as are named; or as the weakest hand has that wins a share."""
    if ranks:
        return len(ranks.split("-")) == n
    return any(
        n == min(len(text.split("-")) for worth, text in it.ranking.classes() if worth >= it.floor)
        for it in hand.hand.game.showdown
        if it.qualifier
    )


# --- in what a game differs from the one before it in a mix, of which `base` are hands


def _most_held(hands: list[Watched]) -> int:
    """The most cards of its own that a player holds at once; the card that all share in place of one each counts."""
    return max(
        len(own) + len(hand.hand.community)
        for hand in hands for place in range(len(hand.log) + 1) for own in hand.when(place).own
    )  # fmt: skip


@claims("branch-cards", "branch-more")
def _cards_unlike(every: list[Watched], base: list[Watched], key: str, n: int) -> bool:
    return _most_held(every) - (_most_held(base) if key == "branch-more" else 0) == n


@claims("branch-board", "branch-draws")
def _unlike(every: list[Watched], key: str, n: int) -> bool:
    """So many cards of the board, or draws, in a hand that is played to its end."""
    return max(sum(opened(hand)) if key == "branch-board" else len(hand.steps(Drew)) for hand in every) == n


@claims("branch-exactly")
def _exactly(hand: Watched, n: int) -> bool:
    return all(share.own == (n, n) for share in hand.hand.game.showdown)
