"""What can be counted in a game: the facts at the top of its page, its row in the table of all games, its chances."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil, sqrt

from poker_rulebook.book.capacity import at_showdown, most_players, seen
from poker_rulebook.book.load import Book
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.parts import Share
from poker_rulebook.book.shared import Chances
from poker_rulebook.book.steps import DealToPlayers, Discard, only
from poker_rulebook.cards import RANKS
from poker_rulebook.measure.chances import current
from poker_rulebook.play.positions import EACH
from poker_rulebook.view.example_views import Chance, ChancesView
from poker_rulebook.view.finding import Trait, dealt, opened, traits
from poker_rulebook.view.outcomes import in_short
from poker_rulebook.view.row_facts import counted_row_facts, facts, row_facts, row_overview
from poker_rulebook.view.sentences import Phrase, heading, joined, name_of, say, unbroken, written
from poker_rulebook.view.shares import only_straights
from poker_rulebook.view.views import Fact
from poker_rulebook.view.wording import hand_kind, in_numbers, qualifier_name, share_name

STANDARD = 52  # cards of the usual deck
CONFIDENCE = 1.96  # standard errors on either side that hold the true value 95 times in 100


def game_facts(game: Game) -> tuple[Fact, ...]:
    """What is asked at a table before a seat is taken: players, cards, draws, what wins, limits."""
    if game.open_face:
        return row_facts(game)
    low, high = game.players
    hole = game.board_slots and not any(step.up for step in game.deals)
    return facts(
        ("players", say("players"), say("fact-players", low=low, high=high)),
        ("own-cards", say("hole-cards" if hole else "own-cards"), _own_cards(game)),
        ("board", say("board"), in_numbers("fact-cards", opened(game))),
        ("draws", say("draws"), say("fact-draws", n=len(game.draws)) if game.draws else ""),
        ("deck", say("deck"), _special_deck(game)),
        ("betting-formats", say("fact-limit"), _formats(game)),
        ("wins", say("fact-wins"), _wins(game)),
    )


def counted_facts(game: Game) -> tuple[Fact, ...]:
    """What else can be counted: rounds, cards that a player may see, players whom the deck serves."""
    if game.open_face:
        return counted_row_facts(game)
    most = "most-players-draws" if game.draws else "most-players"
    return facts(
        ("forced-bets", say("forced-bets"), _forced(game)),
        (
            "betting-rounds",
            say("betting-rounds"),
            in_numbers("fact-rounds", range(game.rounds[0], game.rounds[1] + 1)) if game.bets else "",
        ),
        (
            "cards-at-showdown",
            say("cards-at-showdown"),
            in_numbers("fact-cards", at_showdown(game)) if game.board_slots else "",
        ),
        ("cards-seen", say("cards-seen"), _seen(game)),
        (most, say(most), say("fact-most", n=most_players(game))),
    )


def _wins(game: Game) -> Phrase:
    """What a hand has to be: its kind, or the shares by their names."""
    if len(game.showdown) == 1:
        return hand_kind(game.showdown[0].ranking)
    names = {
        share_name(share): _qualified(share)
        for share in sorted(game.showdown, key=lambda s: bool(s.qualifier))
    }
    return say(
        "overview-shares", shares=tuple(names[name] for name in dict.fromkeys(map(share_name, game.showdown)))
    )


def _qualified(share: Share) -> Phrase:
    """The name of a share, with the weakest hand that may win it."""
    if not share.qualifier or only_straights(share):
        return share_name(share)
    hand = qualifier_name(share.ranking, share.qualifier)
    if not share.ranking.rules.wins_lowest:
        hand = say("essence-or-better", hand=hand)
    return say("overview-qualified", share=share_name(share), hand=hand)


def _special_deck(game: Game) -> Phrase:
    """How many cards, where it is not the usual deck."""
    deck = say("fact-cards", n=game.deck.size)
    if game.joker:
        return say("fact-deck-joker", cards=deck, joker=say("joker-heading"), n=game.deck.jokers)
    return deck if game.deck.size != STANDARD else ""


def _forced(game: Game) -> Phrase:
    forced = game.forced_bets
    names = [say("forced-ante")] if forced.ante in (*EACH, "button") else []
    three = "-both" if forced.small_blind == "both" else ""
    names += [say(f"forced-blinds{three}")] if "big" in forced.blinds else []
    names += [say("forced-button-blind")] if "button" in forced.blinds else []
    names += [say("forced-big-blind-ante")] if forced.ante == "big-blind" else []
    names += [say("forced-bring-in")] if forced.bring_in else []
    return say("together", items=names)


def _formats(game: Game) -> Phrase:
    """The usual format, and the others by their letters."""
    if not game.bets:
        return say("no-betting")
    first, *others = game.betting
    if not others:
        return say(f"limit-{first}")
    letters: list[Phrase] = [say(f"limit-{name}-short") for name in others]
    return say("fact-limit-also", first=say(f"limit-{first}"), others=letters)


def _own_cards(game: Game) -> Phrase:
    """Cards dealt to each player, face down and face up; the fewest and the most where that differs."""
    dealt = [only(DealToPlayers, game.steps_after(way)) for way in game.ways]
    counts = {(sum(s.down for s in steps), sum(s.cards for s in steps)) for steps in dealt}
    down, cards = max(counts)
    if len(counts) > 1:
        return in_numbers("fact-cards", (n for _, n in counts))
    if any(step.by_exposure for step in game.deals):
        down = 1  # the next card goes face down to whom nothing lies so
    if down < cards and not any(step.to_others for step in game.deals):
        lying = say("fact-cards-down-up", down=down, up=cards - down)
        extra = game.extra_card
        return say("fact-cards-extra", cards=lying, rank=say(f"rank-{RANKS[extra.on]}")) if extra else lying
    return say("fact-cards", n=cards)


def _seen(game: Game) -> Phrase:
    """What one player may see, where that is more than lies there at the showdown."""
    own, others = seen(game)
    if others:
        return say("fact-cards-and-others", n=own, others=others)
    return say("fact-cards", n=own) if own > at_showdown(game)[-1] else ""


OVERVIEW = ("family", "players", "cards", "board", "draws", "rounds", "limit", "pot")


@dataclass(frozen=True)
class OverviewRow:
    """One game in the computed table of all games; the columns are those of Book.overview_columns.

    players    fewest and most; traits    what it is found by
    """

    game: str
    name: Phrase
    cells: tuple[Phrase, ...]
    players: tuple[int, int]
    traits: tuple[Trait, ...]


def overview_row(game: Game) -> OverviewRow:
    if game.open_face:
        return OverviewRow(game.id, name_of(game.name), row_overview(game), game.players, traits(game))
    counts = [str(n) for n in dealt(game)]
    cards = unbroken("/".join(counts)) if len(counts) > 1 else counts[0]
    boards = boards_dealt(game)
    slots = opened(game)
    board = f"{boards}×{slots[-1] // boards}" if boards else "/".join(str(n) for n in slots)
    rounds = "/".join(str(n) for n in sorted(set(game.rounds)))
    formats = [say(f"limit-{name}-short") for name in game.betting]
    low, high = game.players
    cells = (
        say(f"family-{game.family}-short"),
        unbroken(say("overview-players", low=low, high=high)),
        cards,
        unbroken("–" if board == "0" else board),
        str(len(game.draws)) if game.draws else "–",
        unbroken(rounds) if game.bets else "–",
        unbroken(say("overview-formats", formats=formats)) if formats else "–",
        pot_in_short(game),
    )
    return OverviewRow(game.id, name_of(game.name), cells, game.players, traits(game))


def pot_in_short(game: Game) -> Phrase:
    """The shares in a few words: high / low (eight-or-better)."""
    shares: dict[tuple[Phrase, ...], Share] = {}  # shares of one name and one question together
    for share in game.showdown:
        name = _qualified(share)
        key = (name, *(question for question, _ in share.when))
        if key in shares and len(share.when) == 1:
            (question, allowed), (_, more) = shares[key].when[0], share.when[0]
            share = replace(share, when=((question, allowed + more),))
        shares[key] = share
    names = [in_short(game, share, key[0]) for key, share in shares.items()]
    return say("overview-shares", shares=names)


def game_chances(book: Book, game: Game) -> tuple[Phrase, tuple[ChancesView, ...]]:
    """Whose chances they are, and the chances of each share; nothing where nothing is stored for these rules."""
    measured = current(book, game)
    if measured is None:
        return "", ()
    made = tuple(_chances(game, game.share(id_), found) for id_, found in measured.shares.items())
    keys = ["chances-as-dealt" if game.draws else "chances-for-one"]
    keys += ["chances-best-discard"] if only(Discard, game.play) else []
    return joined(map(say, keys)), made


def _chances(game: Game, share: Share, found: Chances) -> ChancesView:
    rows = tuple(
        Chance(heading(in_short(game, share, _label(share, answer))), unbroken(percentage(found, answer)))
        for answer in found.answers
    )
    when = say("chances-when") if share.when else ""
    return ChancesView(f"chances-{share.id}", rows, joined([_method(found), when]))


def _label(share: Share, answer: str) -> Phrase:
    if answer == "qualifies":
        return say("chance-qualifies", share=share_name(share))
    if answer == "ahead":
        return written(share.ranking.words.ahead)
    high = "" if share.ranking.rules.wins_lowest else "high-"
    return say(f"class-{high}badugi", n=int(answer))


def percentage(found: Chances, answer: str) -> Phrase:
    """Two decimals of an exact chance, one of a chance from random deals; <0.1% rather than 0.0%."""
    digits = 2 if found.seed is None else 1
    rounded = f"{found.chance(answer):.{digits}%}"
    none = f"<{0.1**digits:.{digits}f}%"
    return say("decimal", n=rounded if float(rounded.rstrip("%")) else none)


def _method(found: Chances) -> Phrase:
    if found.seed is None:
        return say("chance-exact", deals=found.deals)
    return say(
        "chance-random", deals=found.deals, seed=found.seed, points=say("decimal", n=f"{error(found):.1f}")
    )


def error(found: Chances) -> float:
    """Percentage points, rounded up to a tenth, that random deals may be off at 95% confidence."""
    chances = [found.chance(answer) for answer in found.answers]
    widest = max(CONFIDENCE * sqrt(p * (1 - p) / found.deals) for p in chances)
    return ceil(1000 * widest) / 10
