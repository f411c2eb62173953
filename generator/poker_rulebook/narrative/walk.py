"""A told hand step by step, for a reader who walks through it.

Each step is one act, deal or award, with its sentence, what lies on the table after it, and perhaps a question that the
reader is asked before it, such as "What would you do?"; the step itself gives the answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, takewhile

from msgspec.structs import replace

from poker_rulebook.book.parts import Share
from poker_rulebook.book.steps import Bet
from poker_rulebook.cards import texts
from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.document.walk_data import Walk, WalkQuestion, WalkStep
from poker_rulebook.language.sentences import (
    Beside,
    Phrase,
    as_said,
    flow,
    heading,
    joined,
    listed,
    say,
    sentence,
    signed,
    with_values,
    written,
)
from poker_rulebook.language.wording import share_name
from poker_rulebook.narrative import open_face_hand
from poker_rulebook.narrative.actions import Act, action_narrative
from poker_rulebook.narrative.narrative import (
    BEFORE,
    SETTLED,
    Teller,
    alone,
    board_number,
    boards_of,
    first_cards,
    format_narrative,
    leftover_narrative,
    positions,
    seats_narrative,
    segments,
    sevens_narrative,
    showdown_of,
    step_of,
    street_title,
    table_snapshot,
    unusual_start,
)
from poker_rulebook.narrative.showdown import (
    Showdown,
    all_unqualified,
    award,
    because,
    contest,
    fails,
    nobody,
    notes_of,
    odd_in,
    share_of,
)
from poker_rulebook.narrative.turn import holdings_at, wager_refused
from poker_rulebook.play import events
from poker_rulebook.play.comparing import layout_in_force
from poker_rulebook.play.events import RAISES, Acted, Won
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.openface import unseen
from poker_rulebook.play.pots import Award
from poker_rulebook.play.questions import Call, Legal, Raise, refusal
from poker_rulebook.play.reasons import reasons
from poker_rulebook.play.rows import rules_of
from poker_rulebook.rules.wagering import first_to_act

ROUNDS = 2  # betting rounds in which a question asks who acts first: the second often has another order
FEWEST = 3  # answers offered to a question about an act, at least
MOST = 4  # and at most


def _with_questions(hand: Hand, names: Sequence[str], steps: Sequence[WalkStep]) -> list[WalkStep]:
    """The same steps, some acts with a question: who acts first, or what may the player do?"""
    acts = [e for e in hand.log if isinstance(e, Acted)]
    legal = dict(zip(map(id, acts), (d for d, _ in hand.answered if isinstance(d, Legal)), strict=True))
    rounds = list(dict.fromkeys(e.step for e in acts))
    opened: set[str] = set()
    folded: set[int] = set()
    asked: set[str] = set()
    out = []
    for step in steps:
        question = None
        for e in step.events:
            if not isinstance(e, Acted):
                continue
            if e.step not in opened and rounds.index(e.step) < ROUNDS:
                seats = [seat for seat in range(len(names)) if seat not in folded]
                question = _first(hand, e, seats, names)
            elif e.verb not in asked and e.verb != "fold":
                question = _may(hand, e, legal[id(e)], names, opened=e.step in opened)
                asked |= {e.verb} if question else set()
            opened.add(e.step)
            folded |= {e.seat} if e.verb == "fold" else set()
        out.append(replace(step, question=question) if question else step)
    return out


def _first(hand: Hand, e: Acted, seats: Sequence[int], names: Sequence[str]) -> WalkQuestion:
    options = tuple(say("seat", seat=names[seat]) for seat in seats)
    begins = as_said("why", first_to_act(hand.game, hand.game.step(e.step, Bet)))
    posted = unusual_start(hand, names)  # straddles and the like, after which another seat begins
    why = () if posted else tuple(with_values(begins, seat=names[e.seat]) for _ in seats)
    return WalkQuestion(say("quiz-first"), options, seats.index(e.seat), why)


def _may(hand: Hand, e: Acted, legal: Legal, names: Sequence[str], *, opened: bool) -> WalkQuestion | None:
    """A question about which act is allowed: the one of the hand, among others that the rules forbid."""
    price = e.total - e.chips + legal.call
    verb = e.verb if e.verb in RAISES else "raise" if price else "bet"
    wrong = []
    if legal.call and refusal(legal, Call()) == "":
        wrong.append((0, Act(e.seat, "check")))
    # raise totals to offer as wrong answers: too small, too large, or between two sizes
    if not legal.low:
        totals = [2 * price, 3 * price]
    elif legal.ends:
        totals = [(legal.low + legal.high) // 2, legal.high + legal.high - legal.low]
    else:
        totals = [(price + legal.low) // 2, legal.high + max(1, (legal.low - price) // 2)]
    for total in totals:
        if total > price and refusal(legal, Raise(total)):
            wrong.append((total, Act(e.seat, verb, total)))
    chips = e.total if e.verb in RAISES else 0
    right = (chips, Act(e.seat, e.verb, chips or (e.chips if e.verb == "bring-in" else 0)))
    options = sorted([right, *wrong[: MOST - 1]], key=lambda option: (option[0], option[1].what))
    if len(options) < FEWEST:
        return None
    told = tuple(heading(action_narrative(act, names)) for _, act in options)
    words = ((total, "raise" if act.what in RAISES else act.what) for total, act in options)
    why = tuple(wager_refused(hand, legal, names[e.seat], word, total) for total, word in words)
    return WalkQuestion(say("quiz-may", seat=names[e.seat]), told, options.index(right), why)


def _asked_who_wins(end: Showdown, share: Share) -> WalkQuestion | None:
    """The question who wins a share; None if the pots have different winners."""
    by_pot = {w.pot: [other.seat for other in end.won(share) if other.pot == w.pot] for w in end.won(share)}
    if len(by_pot) != 1 or len(end.seats) < 2:
        return None
    (winners,) = by_pot.values()
    groups = [[seat] for seat in end.seats]
    groups += [sorted(winners)] if len(winners) > 1 else [list(end.seats)] if len(end.seats) == 2 else []
    options = tuple(say("quiz-seats", seats=[end.names[seat] for seat in group]) for group in groups)
    ask = say("quiz-wins-share", share=share_name(share)) if end.divided else say("quiz-wins")
    # for each seat at the showdown why it does not win; for winners why they share, or what the next hand lacks
    found = reasons(end.compared, share, winners)
    told = {reason.loser: because(end.compared, share, end.names, reason) for reason in reversed(found)}
    lacking = {seat: say("quiz-why-declared", seat=end.names[seat]) for seat in end.seats if seat not in told}
    first = told[found[0].loser] if found else ""
    decides = {seat: first if seat in winners else told.get(seat) or lacking[seat] for seat in end.seats}
    why = tuple(decides[next((seat for seat in group if seat not in winners), group[0])] for group in groups)
    return WalkQuestion(ask, options, groups.index(sorted(winners)), why)


def _asked_how_many(end: Showdown, won: Sequence[Won | Award], pot: int) -> WalkQuestion | None:
    """The question how many chips the first winner of a share receives, if the pot is divided; else None."""
    right, share = won[0].chips, end.share(won[0].share)
    if share is None or right == pot:
        return None
    amounts = sorted({right, pot, pot // 2, pot // 2 + 1, right + 1, right // 2} - {0})
    while len(amounts) > MOST:
        amounts.remove(max(amounts, key=lambda n: abs(n - right) if n not in (right, pot) else -1))
    said = {"share": share_name(share)} if end.divided else {}
    ask = say("quiz-chips-share" if said else "quiz-chips", seat=end.names[won[0].seat], pot=pot, **said)
    return WalkQuestion(ask, tuple(say("number", n=n) for n in amounts), amounts.index(right))


def _among(ask: Phrase, seats: Sequence[int], right: Sequence[int], names: Sequence[str]) -> WalkQuestion:
    """A question with seats as answers; all seats together and the right group of seats are offered, too."""
    groups = [[seat] for seat in seats]
    groups += [group for group in ([*seats], [*right]) if group not in groups]
    groups = [group for n, group in enumerate(groups) if group not in groups[:n]]
    options = tuple(say("quiz-seats", seats=[names[seat] for seat in group]) for group in groups)
    return WalkQuestion(ask, options, groups.index([*right]))


def _gained(deal: Hand, names: Sequence[str]) -> WalkQuestion:
    """The question how many points a seat gains; wrong answers forget the royalties or have the opposite sign."""
    seat = max(range(len(names)), key=lambda n: abs(deal.points[n]))
    right, royalties = deal.points[seat], 0
    for pair in deal.pairs:
        royalties += pair.royalties * ((pair.first == seat) - (pair.second == seat))
    near = [right, -right, right - royalties, right + 1, right - 1]
    amounts = sorted(list(dict.fromkeys(near))[:MOST])
    ask = say("quiz-points", seat=names[seat])
    return WalkQuestion(ask, tuple(signed(n) for n in amounts), amounts.index(right))


def walk(hand: Hand, names: Sequence[str], teller: Teller | None = None) -> Walk:
    """The walk through a finished hand or deal.    teller    the teller of its streets, if there already is one"""
    if hand.game.open_face:
        seats: list[Phrase] = ["" for _ in names]
        told = list(_of_rows(hand, names))
    else:
        seats = [listed(positions(hand, seat)) for seat in range(len(names))]
        streets = list(_of_streets(hand, names, teller or Teller(hand, names)))
        told = [*_with_questions(hand, names, streets), *_of_end(hand, names)]
    steps = tuple(_laid(hand, told))
    layout = layout_in_force(hand.game, hand.outcomes)
    boards = max(len(step.lying["boards"]) for step in steps)
    return Walk(
        tuple(zip(names, seats, strict=True)),
        layout.grid if layout else (),
        tuple(heading(board_number(hand, n)) for n in range(1, boards + 1)) if boards > 1 else (),
        bool(hand.game.open_face),
        steps,
    )


def ending(hand: Hand, names: Sequence[str]) -> list[WalkStep]:
    """The last steps of a finished hand: the showdown share by share, and the awards; of an open-face game what each seat gains."""
    if not hand.game.open_face:
        return [step for step in _of_end(hand, names) if step.text][:-1]
    steps = [step for step in _of_rows(hand, names) if step.text]
    return [it for it in steps if not any(isinstance(e, events.Placed) for e in it.events)][1:]


# The steps and their text


def _of_streets(hand: Hand, names: Sequence[str], teller: Teller) -> Iterator[WalkStep]:
    """Steps for the posts, the first cards, and the streets."""
    posts = takewhile(lambda e: isinstance(e, BEFORE), hand.log)
    yield WalkStep(tuple(posts), "", joined([format_narrative(hand), *unusual_start(hand, names)]))
    first = first_cards(hand)
    dealt = tuple(e for e in hand.log if isinstance(e, events.Dealt) and step_of(e) == first)
    if first and dealt:
        street = street_title(teller.course, next(segments(teller.course)))
        seats = seats_narrative(hand, names)
        yield WalkStep(dealt[: len(names)], street, sentence(seat for seat in seats if seat))
    yield from (WalkStep(tuple(act.events), act.title, act.text) for act in teller.tale)


def _of_end(hand: Hand, names: Sequence[str]) -> Iterator[WalkStep]:
    """Steps for the showdown, for who wins what, and for what each seat has gained or lost."""
    won = [e for e in hand.log if isinstance(e, events.Won)]
    left = tuple(e for e in hand.log if isinstance(e, (events.Matched, events.LeftOver)))
    end, title = showdown_of(hand, names), say("told-showdown")
    if end is None and won:
        yield WalkStep(tuple(won), "", alone(hand, names))
    elif len(hand.showdowns) > 1:
        for board, each in boards_of(hand, names):
            yield from _of_showdown(each, board)
    elif end is not None:
        given_back = tuple(e for e in hand.log if isinstance(e, (events.Barred, events.Refunded)))
        if given_back:
            yield WalkStep(given_back, title, joined(sevens_narrative(hand, names)))
        yield from _of_showdown(end, title)
    if left:
        yield WalkStep(left, title, joined(leftover_narrative(hand, names)))
    gains = zip(names, hand.stacks, hand.brought, strict=True)
    net = [say("told-net-of", seat=name, n=signed(after - before)) for name, after, before in gains]
    yield WalkStep((), say("told-net"), sentence(net))


def _of_showdown(end: Showdown, title: Phrase) -> Iterator[WalkStep]:
    """Steps for the hands, share by share, then for the awards."""
    common, notes = notes_of(end)
    if all_unqualified(end):
        yield WalkStep((), title, joined(common))
        yield from _of_showdown(end.without_qualifier(), title)
        return
    several = end.divided
    shares = [share for share in end.shares if several or len(end.shares) == 1 or end.won(share)]
    for share in shares or end.shares:
        text = flow([contest(end, share) if end.hands(share) else "", *fails(end, [share])])
        name = share_of(end.game, share) if several else title
        lit = _deciding(end, end.won(share))
        yield WalkStep((), name, text, lit, share.id, _asked_who_wins(end, share))
    there = [note for note in common if note not in fails(end, end.shares)] if end.paid else [nobody(end)]
    if there:
        yield WalkStep((), title, joined(there))
    for number, pot in groupby(end.paid, key=lambda w: w.pot):
        paid = list(pot)
        awarded = [list(won) for _, won in groupby(paid, key=lambda w: w.share)]
        for won in awarded:
            odd = list(odd_in(end, [paid])) if won is awarded[-1] else []
            told = flow([award(end, won, notes[number] if won is awarded[0] else []), *odd])
            rule = "odd-chips" if odd else "ties" if len(won) > 1 else won[0].share
            question = _asked_how_many(end, won, sum(w.chips for w in paid))
            received = tuple(w for w in won if isinstance(w, events.Won))
            yield WalkStep(received, title, told, _deciding(end, won), rule, question)


def _deciding(end: Showdown, won: Sequence[events.Won | Award]) -> str:
    """The cards of the winning hands, as text."""
    shares = {share.id: share for share in end.shares}
    hands = (end.hand_of(shares[w.share], w.seat) for w in won if w.share in shares)
    return texts(tuple(sorted({card for shown in hands for card in shown.cards})))


def _of_rows(deal: Hand, names: Sequence[str]) -> Iterator[WalkStep]:
    """Steps for the rounds of an open-face game, and for the settlement."""
    lines = open_face_hand.narrative_of_layouts(deal, names)
    yield WalkStep((), "", joined([lines[0].title, _after_title(lines[0])]))
    rounds = [0 for _ in names]
    for e in deal.log:
        if isinstance(e, events.Placed) and unseen(deal.game, e.step):
            yield WalkStep((e,), "", open_face_hand.laid_unseen(deal.game, names, e))
        elif isinstance(e, events.Placed):
            rounds[e.seat] += 1
            title = say("told-round-title", first=rounds[e.seat], last=rounds[e.seat])
            yield WalkStep((e,), title, sentence([open_face_hand.placing_narrative(deal.game, names, e)]))
    paid = tuple(e for e in deal.log if isinstance(e, events.Paid))
    settled = [line.id for line in lines].index(rules_of(deal.game).rows[0].id)
    for line in lines[settled:]:
        # the question that a line of an open-face settlement answers: who wins a row, who fouls, what somebody gains
        part = line.id
        rows = {row.id: row for row in rules_of(deal.game).rows}
        fouled = [seat for seat, score in enumerate(deal.scores) if score.fouled]
        if part in rows:
            values = {
                seat: score.values[part] for seat, score in enumerate(deal.scores) if seat not in fouled
            }
            best = [seat for seat, value in values.items() if value == max(values.values())]
            ask = say("quiz-row", row=heading(written(rows[part].name)))
            question = _among(ask, list(values), best, names) if len(values) > 1 else None
        elif part == "fouls":
            question = _among(say("quiz-foul"), range(len(names)), fouled, names)
        else:
            question = _gained(deal, names) if part == "total" else None
        yield WalkStep(paid if line is lines[-1] else (), line.title, _after_title(line), question=question)


def _after_title(told: NarrativeLine) -> Phrase:
    """The text of a line without its title."""
    if isinstance(told.text, Beside):
        return next(v for k, v in told.text.of.values if k == "text" and not isinstance(v, (int, tuple)))
    return told.text


# What lies on the table


def _laid(hand: Hand, told: Iterable[WalkStep]) -> Iterator[WalkStep]:
    """Each step with `lying`, `done`, its rule and its seat filled in."""
    table, places = hand.bare(), {id(e): place for place, e in enumerate(hand.log, 1)}
    done = 0
    for step in told:
        last = max((places[id(e)] for e in step.events), default=0)
        if not step.events and any(isinstance(e, events.Gathered) for e in hand.log[done : done + 1]):
            last = done + 1  # a step that tells the pots or the hands at the showdown has no events
        for event in hand.log[done:last]:
            table.tell(event)
        done = max(done, last)
        rule = step.rule or next(filter(None, map(step_of, step.events)), "")
        seats = {getattr(e, "seat", -1) for e in step.events}
        seat = seats.pop() if len(seats) == 1 else -1
        if step.text:
            title = step.title and heading(step.title)
            plays = seat >= 0 and table.live[seat] and not any(isinstance(e, SETTLED) for e in step.events)
            hold = [as_said("seat", line) for line in holdings_at(table, seat)] if plays else []
            lying = table_snapshot(hand, table) | {"hold": hold}
            yield replace(step, events=(), title=title, rule=rule, seat=seat, lying=lying, done=done)
