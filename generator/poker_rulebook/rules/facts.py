"""What can be counted in a game, and by what it is looked for: the facts on its page, its row in the table of all games.

A Trait is one answer of a game to one question; `facets` collects the questions and all answers that some game gives.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from poker_rulebook.book.model import Game, at_showdown, boards_dealt, kept_down, most_players, seen
from poker_rulebook.book.parts import OpenFace, Share, in_force
from poker_rulebook.book.steps import Choose, DealToBoard, DealToPlayers, Place, only, own_before
from poker_rulebook.cards import RANKS
from poker_rulebook.document.tree import Fact
from poker_rulebook.document.views import OverviewRow, Trait
from poker_rulebook.language.phrases import told_in
from poker_rulebook.language.sentences import Phrase, heading, listed, name_of, say, unbroken, written
from poker_rulebook.language.wording import at_least, hand_kind, in_numbers, share_name
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.outcomes import in_short
from poker_rulebook.rules.pot import only_straights, shares_beside
from poker_rulebook.rules.wagering import forced_bets

# --- what games are looked for by


NONE = "none"


def traits(game: Game) -> tuple[Trait, ...]:
    """Every answer of a game; several where a question has several, such as the usual formats."""
    if game.open_face:
        points = heading(say("rows-points-short"))  # in place of a pot, and of betting
        return (
            Trait("family", game.family, heading(say(f"family-{game.family}"))),
            *_counts("cards", [received(game)]),
            *(Trait(facet, "0", _no()) for facet in ("board", "draws", "rounds")),
            Trait("limit", "points", points),
            Trait("split", "points", points),
            *_lows([row.ranking for row in game.open_face.rows]),
        )
    return (
        Trait("family", game.family, heading(say(f"family-{game.family}"))),
        *_counts("cards", dealt(game)),
        *_counts("board", opened(game)),
        Trait("draws", str(len(game.draws)), say("fact-draws", n=len(game.draws)) if game.draws else _no()),
        *(
            Trait("rounds", str(n), in_numbers("fact-rounds", [n]) if n else _no())
            for n in sorted({game.rounds[0]} if game.beat else set(game.rounds))
        ),
        *(Trait("limit", name, heading(say(f"limit-{name}"))) for name in game.betting),
        *([] if game.betting else [Trait("limit", NONE, heading(say("no-betting")))]),
        Trait("split", *_division(game)),
        *_lows([share.ranking for share in game.showdown]),
    )


def _counts(facet: str, numbers: Iterable[int]) -> Iterator[Trait]:
    for n in numbers:
        yield Trait(facet, str(n), say("fact-cards", n=n) if n else _no())


def _no() -> Phrase:
    return heading(say("find-none"))


def _division(game: Game) -> tuple[str, Phrase]:
    """Whether the pot is divided between shares that are won apart."""
    most = max(sum(in_force(share.when, way) for share in game.showdown) for way in game.ways)
    value = "whole" if most == 1 or game.first_won else "divided"
    return value, heading(say(f"find-{value}"))


def _lows(rankings: Sequence[Ranking]) -> Iterator[Trait]:
    """The scales on which the lowest hand wins; all kinds of badugi count as one."""
    lows = {hand_kind(it): it for it in reversed(rankings) if it.rules.wins_lowest}
    for kind, ranking in lows.items():
        value = "badugi" if "suit" in ranking.rules.distinct else ranking.id
        yield Trait("low", value, heading(kind))
    if not lows:
        yield Trait("low", NONE, _no())


def dealt(game: Game) -> list[int]:
    """Every number of cards that a player may be dealt, the fewest first."""
    return sorted({sum(s.cards for s in only(DealToPlayers, game.steps_after(way))) for way in game.ways})


def at_once(game: Game) -> list[int]:
    """Every number of the cards dealt to a player that are held at the same time, at most; the fewest first."""
    ways = map(game.steps_after, game.ways)
    return sorted(
        {
            min(sum(s.cards for s in only(DealToPlayers, it)), max(own.most for own in own_before(it)))
            for it in ways
        }
    )


def received(game: Game) -> int:
    """Cards that a player of an open-face game receives in a usual deal."""
    return sum(step.receive * step.rounds for step in only(Place, game.play))


def opened(game: Game) -> list[int]:
    """Every number of cards that the board may have, the fewest first."""
    deals = [only(DealToBoard, game.steps_after(way)) for way in game.ways]
    return sorted({sum(len(step.slots) for step in steps) for steps in deals})


# --- what can be counted in a game: the facts at the top of its page, its row in the table of all games


STANDARD = 52  # cards of the usual deck
LABELS = {
    "betting-formats": "fact-limit",
    "wins": "fact-wins",
}  # phrases for labels, where they differ from the id of the fact


def _facts(found: Mapping[str, Phrase], labels: Mapping[str, str] = LABELS) -> tuple[Fact, ...]:
    """The facts of id -> value that have a value."""
    return tuple(
        Fact(id_, heading(say(labels.get(id_, id_))), heading(value)) for id_, value in found.items() if value
    )


@memoized
def game_facts(game: Game) -> tuple[Fact, ...]:
    """What is asked at a table before a seat is taken: players, cards, draws, what wins, limits."""
    low, high = game.players
    players = {"players": say("fact-players", low=low, high=high)}
    if game.open_face:
        rules = game.open_face
        facts_of_rows = {
            "own-cards": say("fact-cards", n=received(game)),
            "rows-fact-rows": listed(row_sizes(rules)),
            "betting-formats": say("rows-points-short"),
            "wins": _won_in_short(rules),
        }
        return _facts(players | facts_of_rows)
    # how many cards the deck has, where it is not the usual one
    deck = say("fact-cards", n=game.deck.size)
    if game.joker:
        special_deck = say("fact-deck-joker", cards=deck, joker=say("joker-heading"), n=game.deck.jokers)
    else:
        special_deck = deck if game.deck.size != STANDARD else ""
    betting = say("no-betting")
    if game.bets:  # the usual format, and the others by their letters
        usual, *others = game.betting
        betting = say(f"limit-{usual}")
        if others:
            letters: list[Phrase] = [say(f"limit-{name}-short") for name in others]
            betting = say("fact-limit-also", first=betting, others=letters)
    found = {
        "own-cards": _own_cards(game),
        "board": in_numbers("fact-cards", opened(game)),
        "draws": say("fact-draws", n=len(game.draws)) if game.draws else "",
        "deck": special_deck,
        "betting-formats": betting,
        "wins": _wins(game),
    }
    return _facts(players | found, LABELS | ({"own-cards": "hole-cards"} if _all_down(game) else {}))


def _all_down(game: Game) -> bool:
    """Whether own cards are the hole cards of a game with a board: none of them is dealt face up."""
    return bool(game.board_slots) and not any(step.up for step in game.deals)


def counted_facts(game: Game) -> tuple[Fact, ...]:
    """What else can be counted: rounds, cards that a player may see, players whom the deck serves."""
    most = say("fact-most", n=most_players(game))
    if game.open_face:
        # rounds of placing in a usual deal, cards in Fantasyland
        there = game.open_face.fantasyland.numbers
        placed = sum(step.rounds for step in only(Place, game.play))
        counted = {
            "deck": say("fact-cards", n=game.deck.size),
            "rows-fact-rounds": say("fact-draws", n=placed),
        }
        if there:
            counted["rows-fact-there"] = say("fact-cards-range", low=there[0], high=there[-1])
        return _facts(counted | {"most-players": most})
    rounds = in_numbers("fact-rounds", range(game.rounds[0], game.rounds[1] + 1))
    found = {
        "forced-bets": say("together", items=told_in("name", forced_bets(game))),
        "betting-rounds": say("fact-rounds-turns") if game.beat else rounds if game.bets else "",
        "cards-at-showdown": in_numbers("fact-cards", at_showdown(game)) if game.board_slots else "",
        "cards-seen": _seen(game),
        "most-players-draws" if any(step.draws for step in game.play) else "most-players": most,
    }
    return _facts(found, LABELS | ({} if _all_down(game) else {"cards-at-showdown": "own-cards-at-showdown"}))


def _wins(game: Game) -> Phrase:
    """Which hand wins: its kind, or the shares by their names."""
    if len(game.showdown) == 1:
        return hand_kind(game.showdown[0].ranking)
    # games alone that a player may choose
    chosen = [any(isinstance(game.question(asked), Choose) for asked, _ in it.when) for it in game.showdown]
    if all(chosen):
        return say("fact-as-chosen")
    qualified_last = sorted(game.showdown, key=lambda share: bool(share.qualifier))
    names = {share_name(share): _qualified(share) for share in qualified_last}
    together = any(shares_beside(game, share) > 1 for share in game.showdown)
    return say(
        "overview-shares" if together else "overview-one-of",
        shares=[names[name] for name in dict.fromkeys(map(share_name, game.showdown))],
    )


def _qualified(share: Share) -> Phrase:
    """The name of a share, with the weakest hand that may win it."""
    if only_straights(share.ranking):
        return hand_kind(share.ranking)
    if not share.qualifier:
        return share_name(share)
    hand = at_least(share.ranking, share.qualifier)
    return say("overview-qualified", share=share_name(share), hand=hand)


def _own_cards(game: Game) -> Phrase:
    """Cards dealt to each player, face down and face up; the fewest and the most where that differs."""
    dealt = [only(DealToPlayers, game.steps_after(way)) for way in game.ways]
    counts = {(sum(s.down for s in steps), sum(s.cards for s in steps)) for steps in dealt}
    down, cards = max(counts)
    if len(counts) > 1:
        return in_numbers("fact-cards", (n for _, n in counts))
    if any(step.by_exposure for step in game.deals):
        down = kept_down(game.play)  # a player without a card face down gets the next one face down
    if down < cards and not any(step.to_others for step in game.deals):
        lying = say("fact-cards-down-up", down=down, up=cards - down)
        extra = game.extra_card
        own = say("fact-cards-extra", cards=lying, rank=say(f"rank-{RANKS[extra.on]}")) if extra else lying
    else:
        own = say("fact-cards", n=cards)
    held = at_once(game)[-1]
    return say("fact-cards-at-once", cards=own, n=held) if held < cards else own


def _seen(game: Game) -> Phrase:
    """How many cards one player may see, where that is more than there are at the showdown."""
    own, others = seen(game)
    if others:
        return (
            say("fact-cards-and-others", n=own, others=others)
            if own
            else say("fact-cards-of-others", others=others)
        )
    return say("fact-cards", n=own) if own > at_showdown(game)[-1] else ""


def overview_row(game: Game) -> OverviewRow:
    low, high = game.players
    players = unbroken(say("overview-players", low=low, high=high))
    if game.open_face:
        points, wins = say("rows-points-short"), _won_in_short(game.open_face)
        cells: tuple[Phrase, ...] = (str(received(game)), "–", "–", "–", points, wins)
    else:
        cells = _cells(game)
    family = say(f"family-{game.family}-short")
    return OverviewRow(game.id, name_of(game.name), (family, players, *cells), game.players, traits(game))


def _cells(game: Game) -> tuple[Phrase, ...]:
    counts = [str(n) for n in dealt(game)]
    cards = unbroken("/".join(counts)) if len(counts) > 1 else counts[0]
    boards = boards_dealt(game)
    slots = opened(game)
    board = f"{boards}×{slots[-1] // boards}" if boards else "/".join(str(n) for n in slots)
    rounds = "1+" if game.beat else "/".join(str(n) for n in sorted(set(game.rounds)))
    formats = [say(f"limit-{name}-short") for name in game.betting]
    return (
        cards,
        unbroken("–" if board == "0" else board),
        str(len(game.draws)) if game.draws else "–",
        unbroken(rounds) if game.bets else "–",
        unbroken(say("overview-formats", formats=formats)) if formats else "–",
        pot_in_short(game),
    )


def pot_in_short(game: Game) -> Phrase:
    """The shares in a few words: high / low (eight-or-better)."""
    shares: dict[tuple[Phrase, ...], Share] = {}  # shares of the same name and question count as one
    for share in game.showdown:
        name = _qualified(share)
        key = (name, *(question for question, _ in share.when))
        if key in shares and len(share.when) == 1:
            (question, allowed), (_, more) = shares[key].when[0], share.when[0]
            share = replace(share, when=((question, allowed + more),))
        shares[key] = share
    names = [in_short(game, share, key[0]) for key, share in shares.items()]
    return say("overview-shares", shares=names)


# Open-face games: there is no board, no draw and no betting


def _won_in_short(rules: OpenFace) -> Phrase:
    return say("rows-pot-short" if rules.royalties else "rows-pot-rows")


def row_sizes(rules: OpenFace) -> list[Phrase]:
    """Each row of an open-face game with its number of cards."""
    return [unbroken(say("rows-fact-row", row=written(row.name), n=row.cards)) for row in rules.rows]
