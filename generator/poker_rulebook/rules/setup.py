"""What is settled before the first card: the deck, jokers and wild cards, forced bets, the order of dealing."""

from __future__ import annotations

from collections.abc import Iterator

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Deck
from poker_rulebook.book.steps import Deal, DealToBoard, DealToPlayers, Draw, TurnUp, only
from poker_rulebook.cards import RANKS, rank_of
from poker_rulebook.document.tree import RuleView
from poker_rulebook.language.phrases import own_words
from poker_rulebook.language.sentences import Phrase, heading, joined, say, written
from poker_rulebook.language.wording import rank_names, side_of
from poker_rulebook.ranking.rules import FIVE_OF_A_KIND
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.wagering import dealing_order, forced_rules


@memoized
def setup_rules(game: Game) -> list[RuleView]:
    """Deck, joker, forced bets and order of dealing."""
    wild = joined([*wild_facts(game), wild_any(game)]) if not game.wild.nothing else ""
    rules = [
        ("deck", "deck", deck_sentence(game.deck)),
        ("joker", "joker-heading", joined(joker_facts(game))),
        ("wild", "wild-heading", wild),
        ("extra-card", "extra-card-heading", joined(extra_card_facts(game))),
        ("forced-bets", "forced-bets", joined(forced_rules(game))),
        ("dealing", "street-deal", joined([dealing_order(game), burns(game)])),
    ]
    return [RuleView(id_, heading(say(title)), text) for id_, title, text in rules if text]


def burns(game: Game) -> Phrase:
    """When a card is burned, for every register; '' if never."""
    if not any(isinstance(step, (Deal, Draw)) and step.burns for step in game.play):
        return ""
    return say("burn" if game.draws else "burn-deals")


def deck_facts(game: Game) -> Iterator[Phrase]:
    """The joker, wild cards and cards that bring others, for every register."""
    yield from joker_facts(game)
    yield from wild_facts(game)
    yield from extra_card_facts(game)


def wild_cards(game: Game) -> list[Phrase]:
    """Names of the cards of the deck that are wild in every hand."""
    return [*rank_names(game.wild.ranks), *own_words("which", wild_facts(game))]


def wild_facts(game: Game) -> Iterator[Phrase]:
    """Which cards are wild."""
    wild = game.wild
    if wild.rank_of:
        # a card of the board whose rank is wild, by its name in the step that turns it up, or by its place
        slot = wild.rank_of
        named = [written(step.name) for step in only(TurnUp, game.play) if step.slots == (slot,)]
        if game.board_slots == (slot,):
            wild_by_place = say("wild-only-board-card")
        elif named:
            wild_by_place = say("wild-rank", slot=named[0])
        else:
            wild_by_place = (
                say("wild-rank-of-number", n=slot) if slot.isdigit() else say("wild-rank-of-place", slot=slot)
            )
        yield wild_by_place
    if wild.ranks:
        yield say("wild-ranks", ranks=rank_names(wild.ranks))
    if wild.after is not None:
        too = "-too" if wild.after in wild.ranks else ""
        yield say(f"wild-after{too}", rank=say(f"rank-{RANKS[wild.after]}"))
    if wild.lowest:
        last = [step for step in game.play if isinstance(step, (DealToPlayers, DealToBoard))][-1]
        open_still = (
            isinstance(last, DealToPlayers) and last.down
        )  # a down card that comes last may be the lowest
        settled = "" if open_still else "-settled"
        yield say(f"wild-lowest-{wild.lowest}{settled}")


def wild_any(game: Game) -> Phrase:
    """What a wild card stands for, and where five of a kind is a hand, that it beats everything."""
    highs = [share for share in game.showdown if FIVE_OF_A_KIND in share.ranking.rules.classes]
    if not highs:
        return say("wild-any-card")
    if len(highs) == len(game.showdown):
        return say("wild-any")
    return say("wild-any-for", sides=tuple(dict.fromkeys(map(side_of, highs))))


def extra_card_facts(game: Game) -> Iterator[Phrase]:
    """A card face up that brings its player another one."""
    if extra := game.extra_card:
        turned = "turned-" if game.beat else ""
        yield say(f"extra-card-{turned}{extra.face}", rank=say(f"rank-{RANKS[extra.on]}"))


def joker_facts(game: Game) -> Iterator[Phrase]:
    """What a joker stands for; in a game for low only, that is the card that makes the best low."""
    if not game.joker:
        return
    lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
    key = f"joker-{game.joker}"
    if game.joker == "bug" and len(lows) == len(game.showdown):
        key = "joker-low-27" if any(rules.counts_flushes for rules in lows) else "joker-low"
    which = say("joker-each" if game.deck.jokers > 1 else "joker-only")
    yield say(key) if game.joker == "by-face" else say(key, joker=which)
    if game.joker == "bug" and 0 < len(lows) < len(game.showdown):
        yield say("joker-bug-low")


def deck_on_card(deck: Deck) -> Phrase:
    """How many cards the deck has, with jokers; where ranks are missing, also the lowest and highest rank."""
    ranks = sorted({rank_of(card) for card in deck.cards})
    jokers = deck.jokers
    said = say("card-deck-joker", n=deck.size, jokers=jokers) if jokers else say("card-deck", n=deck.size)
    if len(ranks) == len(RANKS):
        return said
    starts = [rank for rank in ranks if rank - 1 not in ranks]
    ends = [rank for rank in ranks if rank + 1 not in ranks]
    runs = [say("card-run", low=RANKS[low], high=RANKS[high]) for low, high in zip(starts, ends, strict=True)]
    return say("card-deck-ranks", deck=said, runs=runs)


def deck_sentence(deck: Deck) -> Phrase:
    ranks = {rank_of(card) for card in deck.cards}
    missing = rank_names(rank for rank in range(len(RANKS)) if rank not in ranks)
    sentences = []
    if missing:
        sentences.append(say("deck-stripped", ranks=missing, n=len(deck.cards)))
    elif not deck.jokers:
        sentences.append(say("deck-standard", n=len(deck.cards)))
    if deck.jokers:
        plain = say("deck-of", n=len(deck.cards))
        sentences.append(say("deck-with-joker", deck=plain, jokers=deck.jokers, n=deck.size))
    return joined(sentences)
