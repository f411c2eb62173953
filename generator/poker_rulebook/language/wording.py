"""Words for the parts of a game, and names of made hands: pair of kings, 8-5-3-2-A low, three-card badugi."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import SEAT_MARK, Share
from poker_rulebook.book.steps import DealToBoard, Step, only
from poker_rulebook.cards import RANKS, card
from poker_rulebook.language.phrases import is_phrase, own_words, phrases, same_everywhere
from poker_rulebook.language.sentences import Phrase, Written, as_said, heading, say, unbroken, written
from poker_rulebook.ranking import Ranking
from poker_rulebook.ranking.named import names_of, weakest_hand
from poker_rulebook.ranking.ranking import Made

# the variables of hand-<class>, in the order in which a made hand gives its ranks
_RANKS = {
    "five-of-a-kind": ("rank",), "royal-flush": (), "straight-flush": ("top",), "four-of-a-kind": ("rank",),
    "full-house": ("rank", "pair"), "flush": ("top",), "straight": ("top",), "three-of-a-kind": ("rank",),
    "two-pair": ("rank", "second"), "one-pair": ("rank",), "high-card": ("top",),
    "four-card-flush": ("top",), "four-card-straight": ("top",),
}  # fmt: skip


def hand_name(ranking: Ranking, cards: Sequence[int], held: Sequence[int] = ()) -> Phrase:
    """The name of the best hand in these cards.

    held    every card the player has, where the ranking looks at all of them (Action Razz)
    """
    return _ahead("hand-ahead", ranking, held or cards, _name(ranking, ranking.made(cards)))


def _ahead(key: str, ranking: Ranking, held: Sequence[int], name: Phrase) -> Phrase:
    """The name, with the word for hands that go ahead of others or behind them where a ranking has such a rule."""
    if not ranking.rules.ahead:
        return name
    words = ranking.words.ahead if ranking.is_ahead(held) else ranking.words.behind
    return say(key, **{"class": written(words)}, hand=name)


def _name(ranking: Ranking, made: Made) -> Phrase:
    rules, ranks = ranking.rules, "-".join(made.ranks)
    if ranking.size == 1:
        return say("hand-one-card", rank=made.ranks[0])
    if rules.compare == "total":
        return say("hand-total", total=points_text(made.points or 0))
    if made.points is not None:
        return say("hand-points", points=made.points)
    if made.category == "badugi":
        high = "badugi" if rules.wins_lowest else "high-badugi"
        return say(f"hand-{high if 'suit' in rules.distinct else 'ranks'}", n=len(made.ranks), ranks=ranks)
    if rules.wins_lowest and made.category == "high-card":
        return say("hand-low", ranks=ranks)
    return say(f"hand-{made.category}", **dict(zip(_RANKS[made.category], made.ranks, strict=False)))


def board_title(course: Iterable[Step], step: DealToBoard) -> Phrase:
    """What a deal to the board is called that is no flop, turn or river: the number of its card, or the board."""
    slots = [slot for deal in only(DealToBoard, course) for slot in deal.slots]
    number = slots.index(step.slots[0]) + 1
    return say("picture-board-card", n=number) if len(step.slots) == 1 else heading(say("board"))


def points_text(halves: int) -> str:
    """A total that is counted in halves: 6½, ½, 27."""
    whole, half = divmod(halves, 2)
    return (str(whole) if whole or not half else "") + "½" * half


def short_name(ranking: Ranking, cards: Sequence[int], held: Sequence[int] = ()) -> Phrase:
    """The name of the best hand as players say it: three eights, queens and jacks; for a low its ranks alone."""
    return _ahead("short-ahead", ranking, held or cards, _short(ranking, ranking.made(cards)))


def _short(ranking: Ranking, made: Made) -> Phrase:
    lows = made.category == "badugi" or (ranking.rules.wins_lowest and made.category == "high-card")
    if lows and ranking.size > 1:
        ranks = unbroken("".join(made.ranks))
        counted = made.category == "badugi" and len(made.ranks) < ranking.size
        return say("short-badugi", n=len(made.ranks), hand=ranks) if counted else ranks
    key = f"short-{made.category}"
    if ranking.size > 1 and is_phrase(key):
        return say(key, **dict(zip(_RANKS[made.category], made.ranks, strict=False)))
    return _name(ranking, made)


def deciding_ranks(hands: Sequence[Made]) -> list[tuple[str, ...]]:
    """The ranks that decide between hands of the same name, strongest first; [] where no rank does.

    For two hands, the rank in which they differ; for more, all ranks down to it, so that all can be compared.
    """
    named = len(_RANKS.get(hands[0].category, hands[0].ranks))
    rest = [hand.ranks[named:] for hand in hands]
    apart = [_first_difference(one, other) for one, other in pairwise(rest)]
    if None in apart:
        return []
    depths = [
        max(d for d in pair if d is not None) for pair in zip([None, *apart], [*apart, None], strict=True)
    ]
    only = depths[0] if len(hands) == 2 else 0
    return [ranks[only : depth + 1] for ranks, depth in zip(rest, depths, strict=True)]


def _first_difference(one: Sequence[str], other: Sequence[str]) -> int | None:
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)


def seated(text: Mapping[str, str]) -> Written:
    """An editor's text with seats as each language writes them: <A> becomes A or Ⓐ."""
    return written({locale: _with_seats(said, locale) for locale, said in text.items()})


def _with_seats(text: str, locale: str) -> str:
    return SEAT_MARK.sub(lambda mark: phrases(locale).say("seat", seat=mark[1]), text)


def qualifier_name(ranking: Ranking, qualifier: str) -> Phrase:
    """The weakest qualifying hand by its name: a pair of sixes, eight-or-better.

    The weakest hand of its class or number of cards is called by it: three of a kind, a four-card badugi.
    """
    weakest = weakest_hand(ranking, qualifier)
    made = ranking.made(weakest)
    if made.category == "badugi" and ranking.inner(weakest) in names_of(ranking).values():
        return as_said("any", hand_name(ranking, weakest))
    lowest = ranking.rules.wins_lowest
    if ranking.is_weakest(weakest) and made.category != "badugi":
        return say("no-pair" if lowest and made.category == "high-card" else f"class-{made.category}")
    if not lowest:
        many_of_name = made.category == "high-card" and not ranking.is_weakest(weakest, of_rank=True)
        return (
            say("hand-of-ranks", ranks="-".join(made.ranks)) if many_of_name else hand_name(ranking, weakest)
        )
    if made.category == "high-card" and ranking.is_weakest(weakest, of_rank=True):
        return say("or-better", rank=made.ranks[0])
    return hand_name(ranking, weakest)


def floor(ranking: Ranking, weakest: str) -> Phrase:
    """Hands at least as strong as the weakest: eight-or-better low, pair of jacks or better."""
    named = qualifier_name(ranking, weakest)
    if low := own_words("low", [named]):
        return low[0]
    return named if is_best_kind(ranking, weakest) else say("essence-or-better", hand=named)


def at_least(ranking: Ranking, weakest: str) -> Phrase:
    """Hands at least as strong as the weakest, in few words: eight-or-better, a four-card badugi, 9-7-6-5-4 low or better."""
    named = qualifier_name(ranking, weakest)
    return named if own_words("low", [named]) else floor(ranking, weakest)


def is_best_kind(ranking: Ranking, weakest: str) -> bool:
    """Whether the hands from the weakest up are all of one kind: badugis of as many cards as there may be, or the only class."""
    hand = weakest_hand(ranking, weakest)
    if len(ranking.rules.classes) == 1 < ranking.size and ranking.rules.classes != ("high-card",):
        return ranking.is_weakest(hand)
    made, named = ranking.made(hand), ranking.inner(hand) in names_of(ranking).values()
    return made.category == "badugi" and len(made.ranks) == ranking.size and named


def cards_of(ranks: str) -> tuple[int, ...]:
    """A sample of these ranks, as Ranking.classes() writes them: in mixed suits, or in one where they are suited."""
    letters, one_suit = ranks.removesuffix(" suited").split("-"), ranks.endswith(" suited")
    seen: dict[str, int] = {}
    out = []
    for index, rank in enumerate(letters):
        suit = 0 if one_suit else seen.get(rank, index % 3 if rank not in seen else 0)
        seen[rank] = suit + 1
        out.append(card(rank + "shdc"[suit % 4]))
    return tuple(out)


SIDES = ("side-high", "side-low")


def share_name(share: Share) -> Phrase:
    """The name of a share inside a sentence: its own, or the common word for its id.

    An editor's name that equals the word for high or low in every language is replaced by that word.
    """
    if share.name:
        name = written(share.name)
        return same_everywhere(name, SIDES) or name
    key = f"side-{share.id}"
    return say(key) if is_phrase(key) else share.id


def hand_kind(ranking: Ranking) -> Phrase:
    """The kind of hand that wins a share: high hand, ace-to-five low hand, badugi."""
    rules = ranking.rules
    if ranking.words.hand:
        return written(ranking.words.hand)
    if rules.compare == "classes":
        return say("hand-kind-low", scale=scale_name(ranking)) if rules.wins_lowest else say("hand-kind-high")
    if rules.compare in ("points", "total"):
        return say("hand-kind-points")
    if "suit" not in rules.distinct:
        return say("hand-kind-named", scale=scale_name(ranking))
    return say("hand-kind-badugi" if rules.wins_lowest else "hand-kind-high-badugi")


def down_card(share: Share) -> Phrase:
    """The card that wins a share by suit: the highest spade face down."""
    way = "lowest" if share.ranking.rules.wins_lowest else "highest"
    return say(f"down-suit-{way}", suit=say(f"one-of-{share.down_suit}"))


def scale_name(ranking: Ranking) -> Written:
    """The name of a ranking as it stands before "scale" and "low"."""
    return written(ranking.words.name)


def best_ranks(ranking: Ranking) -> str:
    """The ranks of the strongest hand."""
    return next(ranks for _, ranks in ranking.classes()).removesuffix(" suited")


def rank_names(ranks: Iterable[int]) -> tuple[Phrase, ...]:
    """Cards of these ranks: queens, kings."""
    return tuple(say(f"ranks-{RANKS[rank]}") for rank in ranks)


def street_name(street: str) -> Phrase:
    return say(f"street-{street}")


def in_numbers(key: str, numbers: Iterable[int]) -> Phrase:
    """A number that may vary: one value, a range, or all values where there are gaps; '' for zero."""
    found = sorted(set(numbers))
    low, high = found[0], found[-1]
    if low == high:
        return say(key, n=low) if low else ""
    some = len(found) <= high - low
    return say(f"{key}-some", counts=found) if some else say(f"{key}-range", low=low, high=high)


def is_fixed(game: Game) -> bool:
    return game.limit == "fixed-limit"


def is_side(share: Share, side: str) -> bool:
    """Whether the share is called by one of the common words, high or low, whatever its id."""
    return share_name(share) == say(f"side-{side}")


def named_after(game: Game, share: Share) -> str:
    """What a share is called after: "board" on which it is won, its "hand", or "nothing" of the kind, as the editor likes."""
    names = [line.name for layout in game.layouts for line in layout.lines if line.id in share.lines]
    if share.name in names or (share.lines and share.id in ("upper", "middle", "lower")):
        return "board"
    return "nothing" if isinstance(share_name(share), Written) and not share.lines else "hand"


def side_of(share: Share) -> Phrase:
    """A share inside a sentence, with its article in English: high, low, the draw hand."""
    return side_in_sentence(share_name(share))


def side_in_sentence(name: Phrase) -> Phrase:
    """The name of a share inside a sentence, with its article in English."""
    return name if name in map(say, SIDES) else say("side-with-article", share=name)


def suits_from_top(game: Game) -> tuple[Phrase, ...]:
    """The suits as the game orders them, the highest first."""
    return tuple(say(f"suit-{suit}") for suit in game.suit_order.split("-"))


def ante_name(game: Game) -> Phrase:
    """The name of the ante of a game; one for the whole table has a name of its own."""
    return say("forced-big-blind-ante" if game.forced_bets.ante == "big-blind" else "forced-ante")
