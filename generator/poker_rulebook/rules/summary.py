"""What a game is, in two sentences for somebody who knows poker, and what is unusual in it.

Both sentences are put together from the steps and the shares of the game. They also describe games and mixes in the list for programs.

A sentence about what is unusual comes from a rule that the game has and most games have not. What the essence says already, the deal and
what wins, is not repeated.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from poker_rulebook.book.house import Mix
from poker_rulebook.book.model import Game, boards_dealt
from poker_rulebook.book.options import Option
from poker_rulebook.book.parts import OpenFace, Row, Share, in_force
from poker_rulebook.book.steps import (
    Bet,
    Choose,
    Deal,
    DealToPlayers,
    Discard,
    Draw,
    Look,
    Pass,
    Place,
    Step,
    Take,
    only,
)
from poker_rulebook.language.phrases import own_words, plain, told_in
from poker_rulebook.language.sentences import Phrase, Sentence, joined, name_of, say, written
from poker_rulebook.language.wording import (
    down_card,
    floor,
    hand_kind,
    is_best_kind,
    points_text,
    qualifier_name,
    scale_name,
    share_name,
    side_of,
    street_name,
)
from poker_rulebook.languages import LOCALES
from poker_rulebook.play.openface import CLOSED
from poker_rulebook.ranking import Ranking
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.open_face_rules import hand_in
from poker_rulebook.rules.outcomes import dice_facts, in_spans, look_facts, looked_at, looks_for_winner
from poker_rulebook.rules.pot import (
    any_of_all,
    chosen_from,
    divided_hand,
    fewest_that_win,
    held,
    holds_any_number,
    is_cap,
    is_declared,
    lines_named,
    may_be_fewer,
    only_straights,
    pot_facts,
    shows_cards,
    side_kind,
)
from poker_rulebook.rules.scales import dealt_from, unusual
from poker_rulebook.rules.setup import deck_facts, wild_cards
from poker_rulebook.rules.step_rules import removes_lines, unusual_steps
from poker_rulebook.rules.wagering import (
    dealing_order,
    forced_bets,
    order_of_acting,
    unusual_wagering,
    wagering,
)

if TYPE_CHECKING:
    from poker_rulebook.shapes import ListedGame, ListedMix, ListedOption


# --- what a game is, in two sentences for somebody who knows poker: the deal, and which cards win what


USUAL_BOARD = (3, 1, 1)  # flop, turn and river


@memoized
def pitch(game: Game) -> Phrase:
    """What its editor says of the game; '' for nothing."""
    return written(game.pitch) if game.pitch else ""


@memoized
def game_summary(game: Game) -> Phrase:
    """Two sentences: what is dealt, and what wins."""
    rules = game.open_face
    deal = say("essence-list", parts=tuple(_placed(game, rules) if rules else _dealt(game)))
    if game.deck.jokers or len(game.deck.cards) != 52:
        jokers = {"jokers": game.deck.jokers} if game.deck.jokers else {}
        key = "essence-from-deck-joker" if jokers else "essence-from-deck"
        deal = say(key, deal=deal, n=len(game.deck.cards), **jokers)
    if which := tuple(wild_cards(game)):
        deal = say("essence-wild", deal=deal, which=which)
    if rules:
        # open-face games: what players settle, with the number of cards in Fantasyland
        there = rules.fantasyland.numbers
        if not there:
            wins = say("essence-rows-royalties" if rules.royalties else "essence-rows-only")
        else:
            wins = say(
                "essence-rows-short" if game.based_on else "essence-rows", low=there[0], high=there[-1]
            )
    else:
        wins = won(game)
    return joined([say("essence-sentence", clause=deal), say("essence-sentence", clause=wins)])


# The deal, in the order in which it comes to the table


def _dealt(game: Game) -> Iterator[Phrase]:
    if game.has_blinds and game.family == "stud":
        yield say("essence-blinds")
    picked = only(Choose, game.play)
    if picked and any(step.when for step in game.play):
        yield say("essence-as-picked", n=own_before(game, picked[0]))
        return
    yield own_and_thrown(game)
    if game.board_slots:
        yield board(game)
    late: dict[tuple[str, int, str], list[Phrase]] = {}
    for step in late_deals(game):
        when = "with" if _unbet(game, step) else "later"
        face = "" if not any(deal.up for deal in game.deals) else "-up" if step.up else "-down"
        street = street_before(game, step)
        late.setdefault((when, step.cards, face), []).append(street and say("essence-street", street=street))
    for (when, n, face), streets in late.items():
        several = len(set(streets)) > 1
        cards = say(f"essence-more-cards{face}", n=n if several else n * len(streets))
        if not all(streets):
            yield say("essence-more", cards=say(f"essence-more-cards{face}", n=n * len(streets)))
        elif several:
            yield say(f"essence-{when}-each", cards=cards, streets=streets)
        else:  # perhaps several deals on one street
            yield say(f"essence-{when}", cards=cards, streets=[*dict.fromkeys(streets)])
    if game.draws:
        yield draws(game)
    if game.stay:
        yield say(f"essence-stay-{game.stay.said}")
    elif only(Take, game.play):
        yield say("essence-taken")
    elif not game.beat and (not game.board_slots or game.rounds != (4, 4)):
        yield say("essence-rounds", low=game.rounds[0], high=game.rounds[1])


def draws(game: Game) -> Phrase:
    """How many draws there are; with a board also whether they come before or after the betting of their streets."""
    streets = [street_before(game, draw) for draw in game.draws]
    sides = {"before" if _unbet(game, draw) else "after" for draw in game.draws}
    if game.board_slots and all(streets) and len(set(streets)) == len(streets) and len(sides) == 1:
        return say(f"essence-draws-{sides.pop()}", n=len(streets), streets=streets)
    return say("essence-draws", n=len(streets))


def _unbet(game: Game, step: Step) -> bool:
    """Whether no betting round lies between a step and the street before it (without named streets, the last deal)."""
    before = game.play[: game.play.index(step)]
    deals = [s for s in before if isinstance(s, Deal)]
    streets = [deal for deal in deals if deal.street] or deals
    return not only(Bet, before[before.index(streets[-1]) :]) if streets else not only(Bet, before)


def own_before(game: Game, step: Step) -> int:
    """The own cards dealt before a step."""
    return sum(deal.cards for deal in only(DealToPlayers, game.play[: game.play.index(step)]))


def own_and_thrown(game: Game) -> Phrase:
    """The own cards, with those of them that are thrown away."""
    own, thrown, held = own_cards(game), tuple(cards_thrown(game)), only(Discard, game.play)
    if not thrown:
        return own
    if isinstance(own, Sentence) and own.key == "essence-stud":
        down, up = sum(step.down for step in game.deals), sum(step.up for step in game.deals)
        if len(held) == 1 and held[0].from_down and held[0].before:
            left, street = down - held[0].cards, street_name(held[0].before)
            return say("essence-stud-more", n=left + up, down=left, up=up, more=held[0].cards, street=street)
        rest = say("essence-left", n=game.own_cards)
        return say("essence-stud-thrown", n=down + up, down=down, up=up, thrown=thrown, left=rest)
    if len(thrown) == 1 and held[-1].cards < game.own_cards and _in_the_end(game, held[0]):
        passed = "-passed" if only(Pass, game.play) else ""
        return say(f"essence-own-keeps{passed}", own=own, n=game.own_cards)
    return say("essence-own-thrown", own=own, thrown=thrown)


def _in_the_end(game: Game, step: Step) -> bool:
    """Whether neither a player nor the board receives a card after a step."""
    return not any(s.exchanged or isinstance(s, (Deal, Take)) for s in game.play[game.play.index(step) :])


def own_cards(game: Game) -> Phrase:
    """The own cards before anything is thrown away."""
    deals = [step for step in game.deals if not step.when and step not in late_deals(game)]
    down, up = sum(step.down for step in deals), sum(step.up for step in deals)
    kept = next((bet.wagering.discard for bet in game.bets if bet.wagering.discard), None)
    if game.divided:
        hands = tuple(say("essence-divided-hand", hand=written(p.name), n=p.cards) for p in game.divided)
        return say("essence-divided", n=down, hands=hands)
    if any(step.to_others for step in deals):
        return say("essence-others", n=up)
    if up and not down and not any(step.by_exposure for step in deals):
        return say("essence-up", n=up)
    if up and not any(step.by_exposure for step in deals):
        return say("essence-stud", n=down + up, down=down, up=up)
    if kept:
        return say("essence-kept", n=down, low=down - kept[1], high=down - kept[0])
    if late_deals(game):
        return say("essence-hole-cards-first", n=down + up)
    if only(Look, game.play):
        dealt = (only(DealToPlayers, game.steps_after(way)) for way in game.ways)
        counts = sorted({sum(step.cards for step in steps) for steps in dealt})
        return say("essence-hole-cards-some", counts=tuple(say("essence-number", n=n) for n in counts))
    each = "essence-beaten" if game.beat else "essence-cards-each"
    return say("essence-hole-cards" if game.board_slots else each, n=down + up)


def late_deals(game: Game) -> list[DealToPlayers]:
    """Deals to all players that come once board cards lie open."""
    first = next((game.play.index(step) for step in game.board_deals), len(game.play))
    return [step for step in game.deals if game.play.index(step) > first and not step.when]


def cards_thrown(game: Game) -> Iterator[Phrase]:
    """The cards that are thrown away without replacement, and when; the same on several streets is told once."""
    kinds: dict[tuple[str, int], list[Phrase]] = {}
    for step in only(Discard, game.play):
        if step.when:
            continue
        after = "deal" if _unbet(game, step) else "bet"
        key = f"after-{after}" if not step.before else "down" if step.from_down else "before"
        street = street_name(step.before) if step.before else street_before(game, step)
        kinds.setdefault((key if street else _when(game, step), step.cards), []).append(
            say("essence-street", street=street)
        )
    for (key, cards), streets in kinds.items():
        if key in ("first", "draw", "end", "meanwhile"):
            yield say(f"essence-thrown-{key}", n=cards * len(streets))
            continue
        if len(apart := tuple(dict.fromkeys(streets))) == 1:  # several times on one street
            yield say(f"essence-thrown-{key}", n=cards * len(streets), streets=apart)
        else:
            yield say(f"essence-thrown-{key}-each", n=cards, streets=tuple(streets))


def _when(game: Game, step: Discard) -> str:
    """When cards are thrown away on no street: before the first bet or draw, in the end, or meanwhile."""
    before, after = game.play[: game.play.index(step)], game.play[game.play.index(step) :]
    if not only(Bet, before):
        return "first"
    if only(Draw, after) and not only(Draw, before):
        return "draw"
    return "end" if _in_the_end(game, step) else "meanwhile"


def street_before(game: Game, step: Step) -> Phrase:
    """The street that was dealt last before a step; '' where there is none, or board cards without a name came last."""
    before = game.play[: game.play.index(step)]
    named = [s.street for s in before if isinstance(s, Deal) and (s.street or s in game.board_deals)]
    return street_name(named[-1]) if named and named[-1] else ""


def board(game: Game) -> Phrase:
    n, boards = len(game.board_slots), boards_dealt(game)
    layout, deals = game.layouts[0], game.board_deals
    bet = next((game.play.index(step) for step in game.bets), 0)
    hidden = any(step.face_down for step in deals)
    if removes_lines(game):
        return say("essence-board-rows", rows=len(layout.lines), n=n // len(layout.lines))
    if layout.one_from_each:
        return say("essence-board-grid", rows=len(layout.one_from_each), n=len(layout.one_from_each[0]))
    if boards:
        key = "essence-boards-down" if hidden else "essence-boards"
        return say(key, boards=boards, n=n // boards)
    if hidden:
        return (
            say("essence-board-down", n=n, form=written(layout.name))
            if layout.name
            else say("essence-board-hidden", n=n)
        )
    if len(deals) == 1:
        return say("essence-board-at-once", n=n) if n > 1 else say("essence-board-single")
    if all(len(step.slots) == 1 for step in deals):
        return say("essence-board-singly", n=n)
    early = [step for step in deals if game.play.index(step) < bet]
    if len(early) == 1 and (early[0].street or len(early[0].slots) == 1):
        return say("essence-board-spit" if len(early[0].slots) == 1 else "essence-board-flop-first", n=n)
    if len(layout.lines) > 1:
        parts = [say("essence-number", n=len(step.slots)) for step in deals]
        return say("essence-board-dealt", n=n, parts=parts)
    usual = tuple(len(step.slots) for step in deals) == USUAL_BOARD
    return say("essence-board-streets" if usual and not game.based_on else "essence-board", n=n)


def _placed(game: Game, rules: OpenFace) -> Iterator[Phrase]:
    """Open-face games: the rows, and how the cards come."""
    rows = tuple(_row(row) for row in rules.rows if row.qualifier or not game.based_on)
    if all(step.dealt == CLOSED for step in only(Place, game.play)):
        yield say("essence-layout-closed", n=rules.cards, rows=tuple(map(_row, rules.rows)))
        yield say("essence-placed-closed")
        return
    if rows:
        yield say("essence-layout", n=rules.cards, rows=rows)
    else:
        yield say("essence-layout-short", n=rules.cards)
    for step in only(Place, game.play):
        if step.receive > step.place:
            yield say("essence-placed-of", n=step.place, of=step.receive, times=step.rounds)
        else:
            yield say("essence-placed", n=step.place, times=step.rounds)


def _row(row: Row) -> Phrase:
    name = written(row.name)
    if row.qualifier:
        hand = qualifier_name(row.ranking, row.qualifier)
        return say("essence-row-low", row=name, hand=hand, scale=scale_name(row.ranking))
    return say("essence-row", row=name, n=row.cards)


# Which cards win what


def won(game: Game) -> Phrase:
    """Who takes the pot; where a question decides that, a clause for each of its answers."""
    names = dict.fromkeys(name for share in game.showdown for name, _ in share.when)
    if not names or any(share.by_outcome for share in game.showdown):
        return _clause(game, game.showdown)
    picked = next(iter(only(Choose, game.play)), None)
    if picked:
        return say(
            "essence-way-picked",
            n=own_before(game, picked),
            games=tuple(written(outcome.name) for outcome in picked.outcomes),
        )
    looked = next(iter(only(Look, game.play)), None)
    if looked:
        where = {"colour": say(f"colour-{looked.colour}"), "street": looked_at(game, looked)}
        return say("essence-way-looked", **where, outcomes=in_spans(looked))
    uses = {use(game, share) for share in game.showdown}
    clauses: dict[Phrase, list[Phrase]] = {}
    for name in names:
        for outcome in game.question(name).outcomes:
            shares = tuple(share for share in game.showdown if in_force(share.when, {name: outcome.id}))
            clause = _clause(game, shares, told=len(uses) > 1)
            clauses.setdefault(clause, []).append(written(outcome.name))
    said = tuple(say("essence-way", outcomes=tuple(o), clause=clause) for clause, o in clauses.items())
    if len(uses) == 1 and all(uses):
        return say("essence-ways-using", ways=said, use=uses.pop())
    return say("essence-ways", ways=said)


def _clause(game: Game, shares: tuple[Share, ...], *, told: bool = True) -> Phrase:
    """Which hands win these shares. told    whether to say which cards make them"""
    uses = [use(game, share) if told else "" for share in shares]
    hands = [winning_hand(game, share) for share in shares]
    # the boards on which each share is won, where these differ; none for all of them
    apart = len({share.lines for share in shares}) > 1
    boards = [lines_named(game, share) if apart else [] for share in shares]
    if game.first_won:
        first = floor(shares[0].ranking, shares[0].qualifier)
        return say("essence-priority", hand=first, other=hands[1])
    used = {} if not any(uses) else {"use": uses[0]}
    using = "-using" if used else ""
    if game.stay:
        limit = {"n": game.stay.cap} if game.stay.cap else {}
        return say(f"essence-wins-matched{'-capped' * bool(limit)}", hand=hands[0], **limit)
    if len(shares) == 1:
        return say(f"essence-wins{using}", hand=hands[0], **used)
    if all(len(share.lines) == 1 for share in shares) and len(set(hands)) == len(set(uses)) == 1:
        return say("essence-each-board", hand=hands[0], **used)
    if of_board := _on_each_board(shares, list(zip(hands, uses, strict=True))):
        each = [hand for hand, _ in of_board]
        if len(set(uses)) == 1:
            return say("essence-each-board-split", hands=_sides(each, [""] * len(each)), **used)
        return say("essence-each-board-parts", hands=_sides(each, [use for _, use in of_board]))
    n, alike = len(shares), len(set(uses)) == 1
    key = f"essence-{'declared' if is_declared(game) else 'split'}{using if alike else ''}"
    sides = _sides(hands, [""] * n if alike else uses, boards)
    if is_declared(game):
        declared = {"first": share_name(shares[0]), "second": share_name(shares[1])}
        return say(key, hands=sides, **declared, **(used if alike else {}))
    return say(key, n=n, hands=sides, **(used if alike else {}))


WonWith = tuple[Phrase, Phrase]  # the hand that wins a share, and the cards that make it


def _on_each_board(shares: Sequence[Share], hands: Sequence[WonWith]) -> Sequence[WonWith]:
    """The hands that every board pays, where each pays the same ones; otherwise none."""
    of_lines: dict[tuple[str, ...], list[WonWith]] = {}
    for share, hand in zip(shares, hands, strict=True):
        of_lines.setdefault(share.lines, []).append(hand)
    first, *others = of_lines.values()
    alike = others and all(len(lines) == 1 for lines in of_lines) and all(other == first for other in others)
    return first if alike else ()


def _sides(
    hands: Sequence[Phrase], uses: Sequence[Phrase], boards: Sequence[Sequence[Phrase]] = ()
) -> tuple[Phrase, ...]:
    """Each side with its board and the cards that make its hand; where the first can say "the strongest" for all, it does."""
    first = hands[0]
    sides: list[Phrase] = []
    for hand, use_, lines in zip(hands, uses, boards or [()] * len(hands), strict=True):
        short = hand is not first and not lines and own_words("also", [first])
        also = own_words("also", [hand]) if short else []
        named = also[0] if also else hand
        named = say("essence-on-lines", hand=named, lines=tuple(lines)) if lines else named
        side = say("essence-part", hand=named, use=use_) if use_ else named
        sides.append(side if also else say("essence-side", hand=side))
    return tuple(sides)


def winning_hand(game: Game, share: Share) -> Phrase:
    """What a share goes to: the strongest high hand, the strongest eight-or-better low, the lowest total."""
    rules, kind = share.ranking.rules, side_kind(share)
    if share.down_suit:
        return down_card(share)
    if share.ranking.size == 1:
        return say(f"essence-card-{'lowest' if rules.wins_lowest else 'highest'}")
    if rules.compare == "points" and not share.ranking.words.hand:
        limit = {} if rules.at_most is None else {"limit": rules.at_most}
        way = "capped" if limit else "lowest" if rules.wins_lowest else "highest"
        return say(f"essence-points-{way}", **limit)
    if rules.compare == "total":
        return say("essence-closest", n=points_text(rules.target))
    if only_straights(share.ranking) and not share.hand:
        return hand_kind(share.ranking)
    if share.hand:
        # the hand into which cards are divided that wins a share; a high hand is what it is called
        name = divided_hand(game, share)
        kind = name if kind == say("hand-kind-high") else say("essence-of-divided", hand=kind, divided=name)
    elif share.by_outcome:
        kind = say("essence-low-by-dice")
    if rules.fourth_by_sum and not share.hand:
        kind = say("essence-by-scale", hand=kind, scale=scale_name(share.ranking))
    if share.qualifier and not share.hand and not share.by_outcome and not game.first_won:
        # the strongest of the hands that qualify: the strongest eight-or-better low
        named = qualifier_name(share.ranking, share.qualifier)
        if isinstance(named, Sentence) and named.key == "or-better" and not is_cap(share):
            return say("essence-strongest-or-better-by", hand=kind, **dict(named.values))
        if is_best_kind(share.ranking, share.qualifier):
            return say("essence-strongest-whole", hand=named)
        if isinstance(named, Sentence) and own_words("low", [named]):
            return say(f"essence-strongest-{named.key}", **dict(named.values))
        return say("essence-strongest-from", hand=kind, weakest=named)
    return say("essence-strongest", hand=kind)


def use(game: Game, share: Share) -> Phrase:
    """Which cards make a hand of the share; '' where these are simply all own cards and there is no board."""
    ranking, (fewest, most) = share.ranking, share.own
    mine = held(game, share)
    if share.down_suit:
        return ""
    if share.keeps:
        return say("essence-use-kept") if share.fills_up else ""
    if share.board == (0, 0):
        if ranking.rules.compare == "points" and ranking.smallest < ranking.size and most == mine:
            return say("essence-use-any-own")
        if holds_any_number(game):
            return say("essence-use-any-of-own", k=ranking.size)
        if most < mine:
            if may_be_fewer(share):
                return say("essence-use-set", k=min(ranking.size, most), n=mine)
            hole = "-own" if game.board_slots and not shows_cards(game, share) else ""
            return say(f"essence-use-best{hole}", k=min(ranking.size, most), n=mine)
        return say("essence-use-own", n=mine) if game.board_slots and not share.when else ""
    if share.other is not None:
        return say("essence-use-either", own=most, board=share.board[0], all=share.other[0])
    if share.hand:
        exactly = say("essence-use-hand-exactly", own=most, board=share.board[0])
        whole = next(part.cards for part in game.divided if part.id == share.hand) == most
        free = say("essence-use-hand") if whole else say("essence-use-hand-at-most", own=most)
        return exactly if fewest == most else free
    up = "-up" if shows_cards(game, share) else ""
    if fewest == most:
        return say(f"essence-use-exactly{up}", own=most, board=_from(game, share))
    if most == mine and any_of_all(game, share) and (share.lines or len(game.layouts[0].groups) < 2):
        kind = "set" if may_be_fewer(share) else "best"
        return say(f"essence-use-{kind}", k=ranking.size, n=mine + share.board[1])
    if most == mine and any_of_all(game, share):
        everything = most + share.board[1]
        return say("essence-use-any", k=ranking.size, own=most, board=_from(game, share), all=everything)
    return say(f"essence-use-at-most{up}", own=most, board=_from(game, share))


def _from(game: Game, share: Share) -> Phrase:
    """Board cards of a hand, with the part of the board that they come from."""
    layout, values = game.layouts[0], {"n": share.board[1]}
    if removes_lines(game):
        return say("essence-from-remaining", **values)
    if layout.one_from_each:
        return say("essence-from-each-row", n=len(layout.one_from_each))
    if share.lines:
        return say("essence-from-its-board", **values)
    if boards_dealt(game):
        return say("essence-from-one-board", **values)
    if len(game.layouts) > 1 or len(layout.groups) > 1:
        return say("essence-from-one-line", **values, groups=len(layout.groups))
    return say("essence-from-board", **values)


# --- games and mixes in the list for programs, and the essence of a mix


def described_game(game: Game) -> ListedGame:
    """A game in the list for programs: names, family, essence, players, deck, options.

    based_on    id of its base; None for a game that is learned from its own page
    pitch       locale -> what its editor says of it; empty where nothing is said, and for mixes
    essence     locale -> two sentences, plain
    """
    return _described(game, game.family, game.based_on, game_summary(game), game.deck.id, game.pitch)


def described_mix(mix: Mix) -> ListedMix:
    """A mix in the list for programs: the same keys, with its games in order of play.

    deck    the deck of all its games; None where they need different ones
    """
    deck = mix.decks[0] if len(mix.decks) == 1 else None
    return {
        **_described(mix, "mix", "", mix_summary(mix), deck),
        "games": [
            {"id": part.id, "label": part.label, "game": part.game.id, "choices": dict(part.game.choices)}
            for part in mix.games
        ],
        "change": mix.change,
    }


def _described(
    it: Game | Mix,
    family: str,
    base: str,
    said: Phrase,
    deck: str | None,
    pitch: Mapping[str, str] | None = None,
) -> ListedGame:
    return {
        "id": it.id,
        "name": dict(it.name),
        "short": dict(it.short),
        "reading": it.reading,
        "also": list(it.also),
        "family": family,
        "based_on": base or None,
        "pitch": dict(pitch or {}),
        "essence": {locale: plain(said, locale) for locale in LOCALES},
        "players": {"min": it.players[0], "max": it.players[1]},
        "deck": deck,
        "options": [_option(option) for option in it.options],
    }


def _option(option: Option) -> ListedOption:
    return {"id": option.id, "default": option.choices[0].id, "choices": [c.id for c in option.choices]}


def mix_summary(mix: Mix) -> Phrase:
    """The games of a mix; one that comes twice is told apart by its format."""
    games = [part.game for part in mix.games]
    ids = [game.id for game in games]
    names = tuple(
        say("mix-game-in-format", game=name_of(game.short), limit=say(f"limit-{game.limit}"))
        if ids.count(game.id) > 1
        else name_of(game.short)
        for game in games
    )
    return joined([say("mix-summary", n=len(games), games=names), change_sentence(mix.change, mix.hands)])


def change_sentence(way: str, hands: int, form: str = "") -> Phrase:
    """When the game changes, as a sentence, or with form "-short" in a few words."""
    return say(f"change-{way}{form}", **({"n": hands} if way == "hands" else {}))


# --- what is peculiar to a game: one short sentence for every word of its file that few games use


def unusual_rules(game: Game) -> Phrase:
    """One paragraph, with a sentence for each peculiar rule; '' for a game that has none."""
    if game.open_face:
        return joined(_open_face(game, game.open_face))
    # in place of blinds, which are usual in games with a board
    bets = game.forced_bets
    antes_alone = game.family == "flop" and bets.ante == "each" and not (game.has_blinds or bets.bring_in)
    return joined(
        [
            *told_in("peculiar", [*deck_facts(game), *unusual_steps(game), dealing_order(game)]),
            *dice_facts(game),
            *([] if looks_for_winner(game) else look_facts(game)),
            *told_in("peculiar", forced_bets(game)),
            *([say("antes-alone")] if antes_alone else []),
            *order_of_acting(game),
            *unusual_wagering(game),
            *dict.fromkeys(_hands(game)),
            *told_in("peculiar", pot_facts(game)),
        ]
    )


def unusual_on_cards(game: Game) -> list[Phrase]:
    """The peculiar rules that a card does not say in a line of the showdown, a fact or the row of a street."""
    facts = [
        *deck_facts(game),
        *unusual_steps(game),
        dealing_order(game),
        *look_facts(game),
        *wagering(game),
        *pot_facts(game),
    ]
    return [said for fact in facts if not own_words("card", [fact]) for said in told_in("card", [fact])]


def _hands(game: Game) -> Iterator[Phrase]:
    """How the order of hands departs from the usual one."""
    shares = {share.ranking: share for share in game.showdown}
    told = dict[Ranking, list[Phrase]]()
    for ranking, share in shares.items():
        fewest = min(fewest_that_win(it) for it in game.showdown if it.ranking is ranking)
        facts = unusual(dealt_from(ranking, game.deck), chosen_from(game, share), fewest)
        told[ranking] = [fact for fact in facts if fact]
    for ranking, share in shares.items():
        rivals = [told[other] for other in shares if other is not ranking and _alike(other, ranking)]
        for said in told[ranking]:
            of_one = len(shares) > 1 and ranking.rules.compare == "distinct"
            of_one = of_one or any(said not in other for other in rivals)
            yield say("essence-for-side", side=side_of(share), rule=said) if of_one else said


def _alike(one: Ranking, other: Ranking) -> bool:
    """Whether what is said of one of two rankings could be meant of the other."""
    kinds = [
        (it.rules.compare, it.rules.wins_lowest and it.rules.compare == "classes") for it in (one, other)
    ]
    return kinds[0] == kinds[1]


def _open_face(game: Game, rules: OpenFace) -> Iterator[Phrase]:
    """Fouls, and what leads to Fantasyland with how many cards."""
    for row in rules.rows:
        if row.qualifier:
            hand = qualifier_name(row.ranking, row.qualifier)
            yield say("essence-row-needs", row=written(row.name), hand=hand)
    if any(step.dealt == "on-turn" and step.receive > step.place for step in only(Place, game.play)):
        yield say("essence-discards-unseen")
    there = rules.fantasyland
    if not there.enter:
        return
    enters = ((hand_in(rules, line, there.enter), line.amount) for line in there.enter)
    yield say("essence-fantasyland", ways=[say("essence-enters", hand=hand, n=n) for hand, n in enters])
    if there.both:
        yield say("essence-fantasyland-both", n=there.both)
    stay = [hand_in(rules, line) for line in there.stay]
    yield say("essence-fantasyland-stay", ways=stay, n=there.stay_cards)
