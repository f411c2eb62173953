"""A hand as one seat plays it: what it has seen of the table, and what it can press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Bet, only
from poker_rulebook.cards import JOKER_BUG, RANKS, Cards, rank_of, suit_of, text, without
from poker_rulebook.language.sentences import Phrase, as_said, heading, say, sentence, with_values, written
from poker_rulebook.language.text import marked_cards
from poker_rulebook.language.wording import floor, hand_name, share_name, side_of
from poker_rulebook.narrative import open_face_hand
from poker_rulebook.narrative.actions import TOLD, cards_narrative
from poker_rulebook.narrative.narrative import SEATED, Teller
from poker_rulebook.play import events
from poker_rulebook.play.choosing import CHOOSE, DECLARE
from poker_rulebook.play.comparing import Compared, Held, all_of, own_for, shares_in_force, uses
from poker_rulebook.play.exchanges import DIVIDE
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.journal import hidden_from
from poker_rulebook.play.openface import unseen
from poker_rulebook.play.pots import BOTH
from poker_rulebook.play.questions import Legal, ToPut, ToSay
from poker_rulebook.play.rows import rules_of
from poker_rulebook.rules.wagering import first_to_act

# --- what has happened at the table, in the words of one seat, which has not seen every card


ON_THE_TABLE = (events.Dealt, events.Opened)  # what the cards themselves show


def seen_since(hand: Hand, names: Sequence[str], viewer: int, done: Sequence[int]) -> list[Phrase]:
    """Sentences about what has happened, act by act.    done    [number of events before it], or [] from the beginning"""
    start = done[0] if done else 0
    if hand.game.open_face:
        return [_placed(hand, names, viewer, e) for e in hand.log[start:] if isinstance(e, events.Placed)]
    new, told = {id(e) for e in hand.log[start:]}, list[Phrase]()
    openings = {
        id(e): with_values(as_said("why", first_to_act(hand.game, bet)), seat=names[e.seat])
        for e, bet in _openings(hand)
        if e.seat != viewer
    }
    for act in Teller(hand, names).tale:
        if (
            not act.events
            or isinstance(act.events[0], ON_THE_TABLE)
            or not new.issuperset(map(id, act.events))
        ):
            continue
        if begins := openings.get(id(act.events[0])):
            told.append(begins)
        seen = all(_open(e, viewer) for e in act.events)
        told += [act.text] if seen else [*_veiled(hand, names, viewer, act.events)]
    return [text for text in told if text]


def _openings(hand: Hand) -> Iterator[tuple[events.Acted, Bet]]:
    """The first act of the first betting round, and of the next in which another rule says who begins."""
    rules = set[str]()
    for bet in only(Bet, hand.game.play):
        e = next((e for e in hand.log if isinstance(e, events.Acted) and e.step == bet.id), None)
        if e and bet.first not in rules:
            rules.add(bet.first)
            yield e, bet


def _open(e: events.Event, viewer: int) -> bool:
    """Whether the viewer sees every card of an event."""
    if isinstance(e, events.Passed):
        return viewer in (e.seat, e.to)
    if not isinstance(e, SEATED) or e.seat == viewer:
        return True
    if isinstance(e, events.CardsPut):
        return not e.verb.secret
    return not isinstance(e, (events.Drew, events.Extra, events.Took)) or e.up == len(_new(e)) > 0


def _new(e: events.Drew | events.Extra | events.Took) -> Sequence[int]:
    return e.received if isinstance(e, events.Drew) else e.cards


def _veiled(hand: Hand, names: Sequence[str], viewer: int, run: Sequence[events.Event]) -> Iterator[Phrase]:
    """A sentence for each event of a run; cards that were not seen are counted."""
    for e in run:
        if _open(e, viewer):
            yield cards_narrative(hand.game, names, [e]) if isinstance(e, TOLD) else ""
        elif isinstance(e, events.Drew) and not e.thrown:
            yield sentence([say("told-pat", seat=names[e.seat], notes=())])
        elif isinstance(e, events.Drew):
            yield say("seen-draws", seat=names[e.seat], n=len(e.thrown))
        elif isinstance(e, events.Passed):
            yield say("seen-passes", seat=names[e.seat], n=len(e.cards), to=names[e.to])
        elif isinstance(e, (events.Took, events.Extra)):
            yield (
                say("seen-takes", seat=names[e.seat], n=len(e.cards))
                if e.cards
                else sentence([say("told-takes-none", seat=names[e.seat])])
            )
        elif isinstance(e, events.CardsPut):
            yield say(f"seen-{e.verb.word}", seat=names[e.seat], n=len(e.cards))


def _placed(hand: Hand, names: Sequence[str], viewer: int, e: events.Placed) -> Phrase:
    if e.seat != viewer and unseen(hand.game, e.step):
        return say("seen-places", seat=names[e.seat], n=sum(map(len, e.rows.values())))
    if e.seat != viewer and e.thrown:
        return sentence([open_face_hand.placing_narrative(hand.game, names, replace(e, thrown=()))])
    return sentence([open_face_hand.placing_narrative(hand.game, names, e)])


# --- what a reader who plays a hand can press


class Button(NamedTuple):
    """A button for a wager.

    answer    as an address holds it; that of a bet or raise is without its amount
    chips     what it costs, or the smallest total; 0 for nothing
    advice    why it is unwise although it is allowed; '' for nothing
    """

    answer: str
    name: Phrase
    may: bool
    chips: int = 0
    advice: Phrase = ""


def buttons(hand: Hand, legal: Legal, seat: str) -> tuple[Button, ...]:
    """Fold, check, call, and bet or raise, always in this order."""
    free = legal.calls and not legal.call
    calls = "bring-in" if legal.must and legal.calls else "call"
    raises = "raise" if legal.price and not legal.must else "bet"
    fold = say("play-fold-free", seat=seat) if free and not legal.must else ""
    return (
        Button("f", say("play-fold"), not legal.must, 0, fold),
        Button("k", say("play-check"), free),
        Button("c", say(f"play-{calls}"), legal.calls and bool(legal.call), legal.call),
        Button("r", say(f"play-{raises}"), bool(legal.low), legal.low),
    )


def words_said(game: Game, asked: ToSay) -> list[Phrase]:
    """The words that may be said, as buttons show them."""
    if asked.verb is CHOOSE:
        return [heading(written(outcome.name)) for outcome in game.question(asked.step).outcomes]
    if asked.verb is DECLARE:
        return [
            heading(say("ask-declare-both") if word == BOTH else share_name(game.share(word)))
            for word in asked.words
        ]
    return [say(f"play-{asked.verb.word}-{word}") for word in asked.words]


def number_put(asked: ToPut, n: int) -> Phrase:
    """The button for this number of cards."""
    word = asked.verb.word
    return say(f"play-{word}", n=n) if n else say("play-pat" if word == "draw" else "play-none")


def places(game: Game, asked: ToPut) -> Iterator[tuple[str, Phrase]]:
    """The bins of a question and their names: hands, or rows."""
    parts = game.divided if asked.verb is DIVIDE else rules_of(game).rows
    yield from ((part.id, heading(written(part.name))) for part in parts)


# --- what a seat holds while cards are still to come


def holdings(hand: Hand, seat: int) -> list[Phrase]:
    """What the seat's cards make so far, a line for each share that is played for; nothing in an open-face game.

    What its owner does not see counts for nothing.
    """
    if hand.game.open_face:
        return []
    hidden = hidden_from(hand, seat, seat)
    held: Held = hand.divided.get(seat) or tuple(without(hand.own[seat], hidden))
    shares = shares_in_force(hand.game, hand.outcomes)
    if not all_of(held) or hidden:
        return []
    found = [(share, _held_for(hand, share, held)) for share in shares]
    found = [(share, said) for share, said in found if said]
    if found and len({said for _, said in found}) == 1:
        return [say("hold", hand=found[0][1])]
    return [*dict.fromkeys(say("hold-for", share=share_name(share), hand=said) for share, said in found)]


def _held_for(hand: Hand, share: Share, held: Held) -> Phrase:
    """The best hand for a share, or what there is of one; where none qualifies, that."""
    board = {slot: card for slot, card in hand.board.items() if slot not in hand.hidden}
    turned = hand.turned() if hand.game.wild.after is not None else ()
    own = own_for(share, held, hand.community)
    try:
        compared = Compared(
            hand.game, hand.outcomes, board, {0: held}, hand.community, turned=turned, shares=(share,)
        )
        cards = compared.best(share, 0)[1]
    except ValueError:  # there are too few cards yet
        return _begun(share, own)
    if cards:
        name, idle = hand_name(share.ranking, cards, own), tuple(_idle(share, own, cards))
        return say("hold-idle", hand=name, items=idle) if idle else name
    if compared.groups(share) and (share.board != (0, 0) or len(own) >= hand.game.own_cards):
        return say(
            "hold-none", hand=floor(share.ranking, share.qualifier) if share.qualifier else side_of(share)
        )
    return _begun(share, own) if not board else ""


def _idle(share: Share, own: Cards, counted: Cards) -> Iterator[Phrase]:
    """Where ranks or suits may not repeat, the own cards that do not count, each with a card that it repeats."""
    if not share.ranking.rules.distinct or max(own) >= JOKER_BUG:
        return
    for card in without(own, counted):
        for name, of in (("rank", rank_of), ("suit", suit_of)):
            if same := [it for it in counted if name in share.ranking.rules.distinct and of(it) == of(card)]:
                yield say(
                    f"hold-repeats-{name}", card=marked_cards(text(card)), other=marked_cards(text(same[0]))
                )
                break


def _begun(share: Share, own: Cards) -> Phrase:
    """What the first cards of a hand are good for: low cards of different ranks, or the most of one rank for high."""
    plain = [card for card in own if card < JOKER_BUG]
    strength = share.ranking.rules.strength
    if not share.ranking.rules.wins_lowest:
        return say("hold-so-far", hand=_of_ranks(share, plain)) if len(plain) == len(own) > 0 else ""
    highest = [strength[RANKS.index(rank)] for rank in share.qualifier if rank in RANKS]
    ranks = {rank_of(card) for card in plain}
    low = sorted(
        (it for it in ranks if not highest or strength[it] <= max(highest)), key=strength.__getitem__
    )
    if not low:
        return say("hold-none", hand=floor(share.ranking, share.qualifier))
    hand = say("hand-of-ranks", ranks="-".join([RANKS[rank] for rank in reversed(low)]))
    return (
        say("hold-low", hand=hand, n=share.ranking.size - len(low))
        if share.board == (0, 0)
        else say("hold-low-cards", hand=hand)
    )


def _of_ranks(share: Share, own: Sequence[int]) -> Phrase:
    """The most cards of a rank, or the highest card, among as many own cards as may play."""
    ranks = [rank_of(card) for card in own]
    most = max([mine for mine, _ in uses(share, tuple(own))], default=5)
    strength = share.ranking.rules.strength
    groups = sorted(set(ranks), key=lambda rank: (ranks.count(rank), strength[rank]), reverse=True)
    first, n = RANKS[groups[0]], min(ranks.count(groups[0]), most)
    if n == 2 <= most - 2 and len(groups) > 1 and ranks.count(groups[1]) == 2:
        return say("hand-two-pair", rank=first, second=RANKS[groups[1]])
    names = {2: "one-pair", 3: "three-of-a-kind", 4: "four-of-a-kind"}
    return say(f"hand-{names[n]}", rank=first) if n in names else say("hand-high-card", top=first)
