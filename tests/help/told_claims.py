"""What a told hand claims, held against the hand: every act, card, pot and hand in its order, who wins what, who gains what.

`false_claims` reads each line (`reading_lines`) and follows the events of the hand, which each claim has to meet in turn; what
no claim tells, and what is told but did not happen, is false.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby, pairwise, takewhile
from typing import Any

from claims_of_reasons import Said, false_reason
from msgspec.structs import replace
from reading_lines import Told
from reading_lines import told as told_in

from poker_rulebook.cards import RANKS, text, texts, without
from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.text import capital
from poker_rulebook.language.wording import points_text, side_of
from poker_rulebook.narrative.narrative import BEFORE, boards_of, first_cards, showdown_of
from poker_rulebook.narrative.showdown import Showdown, share_of
from poker_rulebook.play import events as happened
from poker_rulebook.play import exchanges
from poker_rulebook.play.comparing import all_of
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.judging import Tableau
from poker_rulebook.play.questions import Legal

FOLLOWED = (
    happened.Dealt, happened.Extra, happened.Flashed, happened.Opened, happened.TurnedUp, happened.Removed, happened.Shuffled,
    happened.Community, happened.Acted, happened.Returned, happened.Drew, happened.Took, happened.Turned, happened.Beaten, happened.Passed, happened.CardsPut,
    happened.WordSaid, happened.Rolled, happened.Looked,
)  # fmt: skip
POTS = ("told-pot", "told-pot-main", "told-pot-side", "told-pot-side-number")


class False_(Exception):
    """A claim that is not so."""


class Followed:
    """A hand as its told lines go through it.

    claims    how many were read so far
    """

    def __init__(self, hand: Hand, names: Sequence[str], locale: str):
        self.hand, self.names, self.locale, self.claims = hand, list(names), locale, 0
        first = first_cards(hand)
        start = len(list(takewhile(lambda e: isinstance(e, BEFORE), hand.log)))  # the head tells of it
        log = [e for e in hand.log[start:] if isinstance(e, FOLLOWED)]
        self.rest = deque(e for e in log if not (isinstance(e, happened.Dealt) and e.step == first))
        self.moments = {id(moment.event): moment for moment in hand.moments()}
        acts = [e for e in hand.log if isinstance(e, happened.Acted)]
        self.legal = dict(
            zip(map(id, acts), (d for d, _ in hand.answered if isinstance(d, Legal)), strict=False)
        )

    def held(self, true: object, why: object) -> None:
        self.claims += 1
        if not true:
            raise False_(str(why))

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def next(self, kind: type) -> Any:
        e = self.rest.popleft() if self.rest else None
        self.held(isinstance(e, kind), f"what happens next is {e}")
        return e

    # Streets

    def street(self, told: Sequence[Told]) -> None:
        if any(one.key in POTS for one in told):
            table = self.moments[id(self.rest[0])].before if self.rest else self.hand
            pots = [one.values["chips"] for one in told if one.key in POTS]
            real = [pot.chips for pot in table.pots()] if len(pots) > 1 else [table.pot()]
            self.held(pots == real, f"the pots are {real}")
        for one in told:
            if one.key not in POTS and one.key not in ("stop", "title"):
                base = one.key.removesuffix("-all-in")
                TOLD[base](self, base, one.values, one.key != base)

    def act(self, base: str, values: Mapping[str, Any], all_in: bool) -> None:
        verb = VERBS[base]
        e = self.next(happened.Acted)
        self.held((e.seat, e.verb) == (self.seat(values["seat"]), verb), e)
        if "chips" in values:
            self.held(values["chips"] == (e.total if verb in ("raise", "complete") else e.chips), e)
        self.held(
            e.all_in == (all_in or base == "told-call-less") or verb in ("fold", "check"), f"all-in: {e}"
        )
        for note in values.get("notes", ()):
            if note.key.endswith("-too"):  # what the seat does with its cards beside the act
                self.put(note.key.removesuffix("-too"), {"seat": values["seat"], **note.values}, False)
            else:
                self.note(note, self.legal[id(e)])

    def note(self, note: Told, legal: Legal) -> None:
        """What was only allowed."""
        what, values = note.key, note.values
        if what in ("told-may-not-raise", "told-may-not-bet"):
            self.held(not legal.low, legal)
        elif what == "told-may-not-check":
            self.held(legal.call or not legal.calls, legal)
        elif "low" in values:
            self.held((legal.low, legal.high) == (values["low"], values["high"]), legal)
        elif "total" in values:
            self.held(legal.low == legal.high == values["total"], legal)

    def joined(self, base: str, values: Mapping[str, Any], all_in: bool) -> None:
        verb = base.removeprefix("told-").removesuffix("s")
        for name in values["seats"]:
            e = self.next(happened.Acted)
            self.held((e.seat, e.verb, e.all_in) == (self.seat(name), verb, all_in), e)

    def all_check(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        number = 0
        while self.rest and isinstance(self.rest[0], happened.Acted) and self.rest[0].verb == "check":
            e, number = self.rest.popleft(), number + 1
            if not self.rest or self.rest[0].__class__ is not happened.Acted or self.rest[0].step != e.step:
                break
        table = self.moments[id(e)].before
        able = sum(live and chips > 0 for live, chips in zip(table.live, table.stacks, strict=True))
        self.held(number == able and (base == "told-all-check" or number == 2), f"{number} of {able} check")

    def others_call(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        first = self.rest[0]
        callers = {self.next(happened.Acted) for _ in range(values["n"])}
        self.held({e.verb for e in callers} == {"call"}, "not a call")
        acts = [e for e in self.hand.log if isinstance(e, happened.Acted) and e.step == first.step]
        before = {e.seat for e in acts[: acts.index(first)] if e.verb != "fold"}
        self.held(before - {e.seat for e in callers}, "the other players of whom")

    def fold_to(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        number = 0
        while self.rest and isinstance(self.rest[0], happened.Acted) and self.rest[0].verb == "fold":
            if self.rest[0].seat == self.seat(values["seat"]):
                break
            self.rest.popleft()
            number += 1
        self.held(
            number >= 3 and self.rest and self.rest[0].seat == self.seat(values["seat"]), "who acts next"
        )

    def back(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Returned)
        self.held((e.seat, e.chips) == (self.seat(values["seat"]), values["chips"]), e)

    def opener(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        self.held(self.rest[0].seat == self.seat(values["seat"]), self.rest[0])
        opener = self.seat(values.get("opener", values["seat"]))
        before = [
            e for e in self.hand.log[: self.hand.log.index(self.rest[0])] if isinstance(e, happened.Acted)
        ]
        rounds = [[*acts] for _, acts in groupby(before, key=lambda e: e.step)]
        bets = [e.seat for e in rounds[-1] if e.verb == "bet"]
        self.held(opener == bets[0], f"{bets} bet")
        mine = [e for e in before if e.seat == opener]
        self.held(
            base
            in ("told-opener", "told-opener-folded" if mine[-1].verb == "fold" else "told-opener-no-chips"),
            mine,
        )
        self.street(values["acts"])

    def alone(self, told: Sequence[Told]) -> None:
        """The last player still in takes all, and shows nothing but openers."""
        asked = [bet.id for bet in self.hand.game.bets if bet.wagering.openers]
        opened = [
            e.seat
            for e in self.hand.log
            if isinstance(e, happened.Acted) and e.step in asked and e.verb == "bet"
        ]
        won = [e for e in self.hand.log if isinstance(e, happened.Won)]
        for one in told:
            if one.key in ("told-unseen", "told-openers"):
                self.held(
                    (self.seat(one.values["seat"]), one.values["chips"])
                    == (won[0].seat, sum(e.chips for e in won)),
                    won,
                )
                self.held((one.key == "told-openers") == (won[0].seat in opened[:1]), f"{opened} opened")

    # Cards

    def dealt(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Dealt)
        down, up = values.get("down", ()), values.get("up", ())
        if "cards" in values:
            down, up = ((), values["cards"]) if base == "told-holds" else (values["cards"], ())
        real = texts(e.cards).split()
        door = next((f for f in self.rest if isinstance(f, happened.Flashed) and not f.received), None)
        if door and e.up and (door.step, door.seat) == (e.step, e.seat):  # it lies where the door card lay
            place = e.cards.index(door.card)
            real[place : place + 2] = reversed(real[place : place + 2])
        self.held((e.seat, e.up, [*down, *up]) == (self.seat(values["seat"]), len(up), real), e)

    def extra(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Extra)
        right = (self.seat(values["seat"]), texts(e.cards).split(), values.get("n", 1))
        self.held((e.seat, [*values["cards"]], len(e.cards)) == right, e)

    def board(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        """Cards that are opened, in the order in which they lie."""
        wanted = list(values["cards"])
        while wanted:
            e = self.next((happened.Opened, happened.TurnedUp))
            for card in texts(e.cards).split():
                self.held(card in wanted, f"{card} is told")
                wanted.remove(card)

    def on_two(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        """Cards of one of the boards: the event of a board by itself, or a part of one for all of them."""
        wanted = list(values["cards"])
        while wanted:
            e = self.rest[0] if self.rest else None
            self.held(isinstance(e, (happened.Opened, happened.TurnedUp)), e)
            real = texts(e.cards).split()
            self.held(set(real) & set(wanted), f"{real} are opened")
            left = [
                (slot, card)
                for slot, card in zip(e.slots, e.cards, strict=True)
                if texts((card,)) not in wanted
            ]
            wanted = [card for card in wanted if card not in real]
            self.rest.popleft()
            if left:
                more = replace(
                    e, slots=tuple(slot for slot, _ in left), cards=tuple(card for _, card in left)
                )
                self.moments[id(more)] = self.moments[id(e)]
                self.rest.appendleft(more)

    def drew(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Drew)
        told = (values["seat"], values.get("n", 0), [*values.get("cards", ())], [*values.get("received", ())])
        real = (self.names[e.seat], len(e.thrown), texts(e.thrown).split(), texts(e.received).split())
        self.held(told == real, e)

    def exchanged(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        """Cards for cards, by how they lie; as many open ones come as go, or a single one that may be refused."""
        lay = self.moments[id(self.rest[0])].before.up
        e = self.next(happened.Drew)
        open_ = without(lay[e.seat], without(lay[e.seat], e.thrown))
        up = e.up if len(e.thrown) == 1 else len(open_)
        real = [(e.thrown, without(e.thrown, open_)), (e.received, e.received[: len(e.thrown) - up])]
        told = [
            (lying.values["cards"], lying.values["down"]) for lying in (values["cards"], values["received"])
        ]
        wanted = [tuple(tuple(texts(cards).split()) for cards in both) for both in real]
        self.held((self.names[e.seat], wanted) == (values["seat"], told), e)

    def pats(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        step = self.rest[0].step
        names = values.get("seats") or [
            self.names[e.seat] for e in self.rest if isinstance(e, happened.Drew) and e.step == step
        ]
        for name in names:
            e = self.next(happened.Drew)
            self.held((self.names[e.seat], e.thrown) == (name, ()), e)

    def passed(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Passed)
        told = (self.seat(values["seat"]), self.seat(values["to"]), [*values["cards"]])
        self.held(told == (e.seat, e.to, texts(e.cards).split()), e)

    def took(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        for name in values.get("seats") or [values["seat"]]:
            e = self.next(happened.Took)
            self.held((self.seat(name), [*values.get("cards", ())]) == (e.seat, texts(e.cards).split()), e)

    def nobody_takes(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        while self.rest and isinstance(self.rest[0], happened.Took) and not self.rest[0].cards:
            self.next(happened.Took)

    def turned(self, values: Mapping[str, Any]) -> None:
        """Cards turned up one by one, told together."""
        for card in values["cards"]:
            e = self.next(happened.Turned)
            self.held((self.seat(values["seat"]), card) == (e.seat, text(e.card)), e)

    def beaten(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Beaten)
        self.held(self.seat(values["seat"]) == e.seat, e)

    def put(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        if isinstance(self.rest[0], happened.Turned):
            self.turned(values)
            return
        e = self.next(happened.CardsPut)
        self.held(self.seat(values["seat"]) == e.seat, e)
        if base == "told-keeps":
            kept = texts(self.moments[id(e)].after.own[e.seat]).split()
            told = values.get("n", len(kept)), [*values["cards"]]
            self.held(told == (len(kept), kept), f"{kept} are kept")
        elif base == "told-divided":
            told = [[*hand.values["cards"]] for hand in values["hands"]]
            self.held(told == [texts(cards).split() for cards in e.bins.values()], e)
        else:
            self.held([*values.get("cards", ())] == texts(e.cards).split(), e)

    def put_none(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        """Seats that do nothing with their cards, told together."""
        for name in values["seats"]:
            self.put(base, {"seat": name}, _)

    def rolled(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Rolled)
        self.held(e.total == values["total"], e)
        if "cards" in values:
            self.held([*values["cards"]] == texts(self.next(happened.Removed).cards).split(), e)

    def removed(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next(happened.Removed)
        self.held({*values.get("cards", ())} <= {*texts(e.cards).split()}, e)

    def said(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        seats = self.names if base.endswith("-all") else values.get("seats") or [values["seat"]]
        for name in seats:
            e = self.next(happened.WordSaid)
            right = {"told-in": "in", "told-out-of-it": "out"}.get(base.removesuffix("-all"), e.word)
            self.held((self.names[e.seat], e.word) == (name, right), e)

    def happens(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        e = self.next((happened.Shuffled, happened.Looked, happened.Flashed, happened.Community))
        shown = {*values.get("cards", ()), *values.get("received", ())}
        real = (*([e.card] if hasattr(e, "card") else ()), *getattr(e, "received", ()))
        self.held(shown <= {*texts(real).split()}, e)
        self.held("n" not in values or values["n"] == e.number, e)

    def pot_of(self, base: str, values: Mapping[str, Any], _: bool) -> None:
        number = 0 if base.endswith("main") else values.get("n", 1)
        before = self.moments[id(self.rest[0])].before if self.rest else self.end
        self.held(number < len(before.pots()), f"there are {before.pots()}")
        pot = before.pots()[number]
        told = (values["chips"], [self.seat(name) for name in values["seats"]])
        self.held(told == (pot.chips, list(pot.seats)), pot)

    @property
    def end(self) -> Any:
        kinds = (happened.OnBoard, happened.Won, happened.Barred, happened.Refunded, happened.LeftOver)
        return next(m.before for m in self.moments.values() if isinstance(m.event, kinds))


VERBS = {
    **{f"told-{verb}": verb for verb in ("check", "fold", "call", "bet", "raise", "complete", "bring-in")},
    "told-call-more": "call", "told-call-less": "call", "told-raise-pot": "raise",
    **{f"told-raise-{place}": "raise" for place in ("first", "next", "last")},
}  # fmt: skip
Claim = Callable[[Followed, str, Mapping[str, Any], bool], None]
TOLD: dict[str, Claim] = {
    **{f"told-{verb.word}{nothing}": Followed.put for verb in exchanges.VERBS for nothing in ("", "-nothing")},
    **{f"told-{verb.word}-none": Followed.put_none for verb in exchanges.VERBS},
    **dict.fromkeys(("told-divided", "told-keeps"), Followed.put),
    **dict.fromkeys(VERBS, Followed.act),
    **dict.fromkeys(("told-checks", "told-calls", "told-folds"), Followed.joined),
    **dict.fromkeys(("told-all-check", "told-both-check"), Followed.all_check),
    "told-others-call": Followed.others_call, "told-fold-to": Followed.fold_to, "told-back": Followed.back,
    **dict.fromkeys(("told-opener", "told-opener-folded", "told-opener-no-chips"), Followed.opener),
    **dict.fromkeys(("told-holds", "told-hidden", "told-hidden-shown"), Followed.dealt),
    **dict.fromkeys(("told-extra", "told-extra-hidden"), Followed.extra),
    "cards": Followed.board, "told-next-street": Followed.board, "told-on-board": Followed.on_two,
    **dict.fromkeys(("told-draw", "told-draw-too", "told-pat"), Followed.drew),
    "told-exchanges": Followed.exchanged,
    **dict.fromkeys(("told-pats", "told-all-pat"), Followed.pats),
    "told-pass": Followed.passed, **dict.fromkeys(("told-takes", "told-takes-none", "told-take-none"), Followed.took),
    "told-beaten": Followed.beaten, "told-nobody-takes": Followed.nobody_takes,
    **dict.fromkeys(("told-rolled", "told-rolled-total", "told-rolled-down", "told-rolled-total-down",
                   "told-rolled-again", "told-rolled-total-again", "told-rolled-nothing", "told-rolled-total-nothing"), Followed.rolled),
    **dict.fromkeys(("told-no-row-goes", "told-row-goes", "told-rows-go", "told-out"), Followed.removed),
    **dict.fromkeys(("told-picks", "told-declares", "told-in", "told-out-of-it", "told-in-all", "told-out-of-it-all"), Followed.said),
    **dict.fromkeys(
        ("told-shuffled-burns", "told-shuffled-discards", "told-shuffled-everything", "told-looked", "told-flashed",
         "told-flashed-door", "told-community"), Followed.happens,
    ),
    **dict.fromkeys(("told-pot-of-main", "told-pot-of-side", "told-pot-of-side-number"), Followed.pot_of),
}  # fmt: skip


# The showdown

SHOWN = (
    "told-shows",
    "told-tie-both",
    "told-tie-all",
    "told-tie-unlike",
    "told-kicker",
    "told-kickers",
    "told-no-hand",
    "told-no-hands",
    "told-no-hands-all",
)
CHAINED = ("told-same-kicker", "told-same-kickers", "told-lower-suits")
NAMED_RANKS = ("rank", "top", "second", "pair", "ranks")
Group = tuple[
    list[str], Told | None, tuple[str, ...]
]  # seats, their hand, and further ranks; None where it does not qualify


def ranks_of(hand: Told) -> tuple[str, ...]:
    """The ranks in the name of a hand."""
    values = [hand.values[name] for name in NAMED_RANKS if name in hand.values]
    return tuple(rank for value in values for rank in value)


class Ended:
    """A showdown as its told lines go through it."""

    def __init__(self, end: Showdown, locale: str, shows: Sequence[str] = ()):
        self.end, self.locale, self.claims = end, locale, 0
        self.shows = shows or [s.id for s in end.shares if len(end.shares) == 1 or end.won(s)]
        self.paid = Counter[tuple[int, str, int]]()
        for won in end.paid:
            self.paid[won.pot, won.share, won.seat] += won.chips
        self.told = Counter[tuple[int, str, int]]()
        self.noted = set[
            tuple[int, str]
        ]()  # pots with the shares that nobody wins and the seats that lost both
        self.last_share = self.last_shown = ""  # which awards, or reasons, that follow belong to

    def held(self, true: object, why: object) -> None:
        self.claims += 1
        if not true:
            raise False_(str(why))

    def seat(self, name: str) -> int:
        return self.end.names.index(name)

    def share(self, said: str) -> str:
        """The id of a share by its name."""
        found = [
            s.id
            for s in self.end.shares
            if capital(plain(share_of(self.end.game, s), self.locale)) == capital(said)
        ]
        self.held(found, f"no share is called {said!r}")
        return found[0]

    def line(self, told: Sequence[Told], share: str = "") -> None:
        """One line. share    the id of the one it is about; '' where it is not about one alone"""
        in_turn = iter(self.shows)
        for is_stop, part in groupby(told, key=lambda one: one.key == "stop"):
            sentence = list(part)
            for one in sentence:
                if one.key == "told-strongest":  # the hands after it are those of all players
                    self.strongest(one.values, "")
            if not is_stop:
                of = next((self.share(one.values["share"]) for one in sentence if one.key == "title"), share)
                shows = [one for one in sentence if one.key in (*SHOWN, *CHAINED)]
                if shows:
                    of = of or next(in_turn)
                    self.contest(of, [*self.groups(shows)])
                    self.last_shown = of
                for one in sentence:
                    if one.key.startswith("because-"):
                        self.because(one)
                    if one.key not in (*SHOWN, *CHAINED, "title", "told-strongest") and one.key in ENDS:
                        ENDS[one.key](self, one.values, of)

    def because(self, told: Told) -> None:
        """Why a hand does not win the main pot, for which all play."""
        share = self.end.share(self.last_shown)
        won = self.end.won(share)
        main = min((it.pot for it in won), default=0)
        winners = [self.end.names[it.seat] for it in won if it.pot == main]
        said = Said(self.end.compared, share, self.end.names, winners, told.values)
        wrong = false_reason(said, told.key.removeprefix("because-"))
        self.held(not wrong, wrong)

    def groups(self, told: Sequence[Told]) -> Iterator[Group]:
        hand: Told | None = None
        for one in told:
            values = one.values
            if one.key == "told-tie-unlike":
                yield [name for each in values["hands"] for name in each.values["seats"]], one, ()
                continue
            if one.key not in CHAINED:
                hand = values.get("hand")
            elif one.key == "told-lower-suits" and hand:
                hand = bare_name(hand)
            further = (values["rank"],) if "rank" in values else values.get("ranks", ())
            names = values.get("seats") or [self.end.names[seat] for seat in self.end.seats]
            yield names, hand, tuple(further)

    def contest(self, id_: str, groups: Sequence[Group]) -> None:
        """The hands, strongest first: each what it is called, all of them in their order, and told so that this can be seen."""
        share = self.end.share(id_)
        best = {shown.seat: shown for shown in self.end.hands(share)}
        seats = [self.seat(name) for names, _, _ in groups for name in names]
        self.held(sorted(seats) == sorted(best), f"hands of {seats}, not of {sorted(best)}")
        for names, hand, _further in groups:
            values = {best[self.seat(name)].value for name in names}
            self.held(len(values) == 1 and (hand is None) == (values == {0}), f"{names} have {values}")
            for name in names:
                if hand is not None:
                    self.hand(share, best[self.seat(name)], hand)
        for (mine, _, _), (other, _, _) in pairwise(groups):
            values = [best[self.seat(names[0])].value for names in (mine, other)]
            self.held(values[0] > values[1], f"{mine} before {other}: {values}")
        for _, same in groupby(groups, key=lambda group: group[1] and bare_name(group[1])):
            self.comparable(share, best, [*same])

    def hand(self, share: Any, shown: Any, told: Told) -> None:
        """The hand is what it is called."""
        if told.key == "told-tie-unlike":
            mine = next(
                one for one in told.values["hands"] if self.end.names[shown.seat] in one.values["seats"]
            )
            told = mine.values["hand"]
        made = self.end.made(share, shown)
        if told.key.startswith("told-hand"):
            rows = told.values["cards"]
            held = {card.replace("joker", "") for card in texts(shown.cards).split()}
            self.held(
                held <= {card.replace("joker", "") for card in rows}, f"the cards are {texts(shown.cards)}"
            )
            told = told.values["hand"]
        if told.key in ("short-ahead", "short-badugi"):
            self.held(told.values.get("n", len(made.ranks)) == len(made.ranks), f"{told} is {made.ranks}")
            told = told.values["hand"]
        named = ranks_of(told)
        if made.points is not None:
            said = told.values.get("total") or str(told.values.get("points", "".join(named)))
            points = points_text(made.points) if share.ranking.rules.compare == "total" else str(made.points)
            return self.held(said == points, f"{told} is {points}")
        category = told.key.partition("-")[2]
        if told.key not in (
            "ranks",
            "hand-one-card",
            "hand-low",
            "hand-badugi",
            "hand-high-badugi",
            "hand-ranks",
        ):
            self.held(category == made.category, f"{told} is {made.category}")
        self.held(named == tuple(made.ranks[: len(named)]), f"{told} is {made.ranks}")
        return None

    def comparable(self, share: Any, best: Mapping[int, Any], groups: Sequence[Group]) -> None:
        """Of hands of one name the ranks that are told decide, in their order, as those of their hands do."""
        told = [further for _, hand, further in groups if hand is not None]
        if len(told) < 2 or not all(told):
            return
        strength, low = share.ranking.rules.strength, share.ranking.rules.wins_lowest
        for further, (names, hand, _) in zip(told, groups, strict=True):
            rest = self.end.made(share, best[self.seat(names[0])]).ranks[len(ranks_of(bare_name(hand))) :]
            right = (
                rest[: len(further)] == further if len(told) > 2 or len(further) > 1 else further[0] in rest
            )
            self.held(right, f"{names} have {rest}")
        heights = [[strength[RANKS.index(rank)] for rank in further] for further in told]
        for first, second in pairwise(heights):
            decides = next(((a, b) for a, b in zip(first, second, strict=False) if a != b), None)
            self.held(decides and (decides[0] > decides[1]) != low, f"{told} do not show which is stronger")

    # Awards

    def paid_to(self, values: Mapping[str, Any], share: str, pot: int | None, chips: int) -> None:
        """One player's part."""
        seat = self.seat(values["seat"])
        fits = {
            key: n
            for key, n in self.paid.items()
            if key[2] == seat and share in ("", key[1]) and pot in (None, key[0])
        }
        self.held(sum(fits.values()) == chips, f"{values} of {dict(self.paid)}")
        self.told.update(fits)

    def wins(self, values: Mapping[str, Any], share: str) -> None:
        self.paid_to(values, share if self.end.divided else "", None, values["chips"])
        ids = list(dict.fromkeys(won.share for won in self.end.paid if won.seat == self.seat(values["seat"])))
        told = {self.share(one.values["share"]): one.values["hand"] for one in values.get("won", ())}
        told |= {ids[0]: values["hand"]} if "hand" in values else {}
        for id_, hand in told.items():
            of = self.end.share(id_)
            self.hand(of, self.end.hand_of(of, self.seat(values["seat"])), hand)

    def awards(self, values: Mapping[str, Any], share: str) -> None:
        for part in values["parts"]:
            self.award(part, share, None)

    def awarded(self, values: Mapping[str, Any], share: str) -> None:
        self.award(Told("told-award", values), share, None)

    def award(self, told: Told, share: str, pot: int | None) -> None:
        values = told.values
        if told.key.endswith(".part"):
            ENDS[told.key.removesuffix(".part")](self, values | {"pots": [pot]}, share)
            return
        if told.key.startswith("told-pot-"):
            number = 0 if "-main" in told.key else values.get("n", 1)
            for part in values["parts"]:
                self.award(part, share, number)
            return
        if "share" in values:
            self.last_share = self.share(values["share"])
        id_ = (share or self.last_share) if self.end.divided else ""
        id_ = self.last_share if "share" in values else id_
        for one in self.each(values):
            self.paid_to(one, id_, pot, one["chips"])
            if "hand" in values:
                seat = self.seat(one["seat"])
                won = next(
                    w
                    for w in self.end.paid
                    if w.seat == seat and id_ in ("", w.share) and pot in (None, w.pot)
                )
                end = self.end.without_qualifier() if self.end.unqualified([won]) else self.end
                of = end.share(won.share)
                self.hand(of, end.hand_of(of, won.seat), values["hand"])

    def each(self, values: Mapping[str, Any]) -> list[Mapping[str, Any]]:
        if "won" in values:
            return [each for one in values["won"] for each in self.each(one.values)]
        if "seat" in values:
            return [values]
        return [{"seat": name, "chips": values["chips"]} for name in values["seats"]]

    def ties(self, values: Mapping[str, Any], share: str) -> None:
        for one in self.each(values):
            self.paid_to(one, share if self.end.divided else "", None, one["chips"])

    def odd(self, values: Mapping[str, Any], share: str) -> None:
        """Of those who share a part of one pot, these have a chip more than another."""
        for name in values["seats"]:
            mine = [
                (pot, id_, n)
                for (pot, id_, seat), n in self.paid.items()
                if seat == self.seat(name) and share in ("", id_)
            ]
            more = [
                (pot, id_)
                for pot, id_, n in mine
                if n - 1 in [k for key, k in self.paid.items() if key[:2] == (pot, id_)]
            ]
            self.held(more, f"{name} has no odd chip of {dict(self.paid)}")

    def odd_share(self, values: Mapping[str, Any], _: str) -> None:
        said = values["share"]
        sums = Counter[tuple[int, str]]()
        for (pot, id_, _seat), n in self.paid.items():
            sums[pot, id_] += n
        more = {
            id_
            for (pot, id_), n in sums.items()
            for (other, _), k in sums.items()
            if other == pot and n == k + 1
        }
        names = [plain(side_of(self.end.share(id_)), self.locale) for id_ in more]
        self.held(said in names, f"{said} has no odd chip, but {names}")

    def pots(self, values: Mapping[str, Any]) -> Iterator[tuple[int, Sequence[int]]]:
        """The pots of which something is said, all of them unless it is said of one, each with the seats that may win it."""
        for number in values.get("pots", sorted({won.pot for won in self.end.paid})):
            yield number, self.end.pots[number] if self.end.pots else self.end.seats

    def fails(self, values: Mapping[str, Any], share: str, declared: bool | None = None) -> None:
        id_ = self.share(values["share"]) if "share" in values else share
        for number, seats in self.pots(values):
            won = any(it.share == id_ and it.pot == number for it in self.end.paid)
            self.held(not won, f"{id_} of pot {number} is won")
            said = self.end.compared.declared
            playing = said and any(said[seat] in (id_, "both") for seat in seats)
            self.held(playing == declared, f"{id_} is declared: {said}")
            self.noted.add((number, id_))

    def lost_both(self, values: Mapping[str, Any], _: str) -> None:
        for number, seats in self.pots(values):
            won = {it.seat for it in self.end.paid if it.pot == number}
            for name in values["seats"]:
                seat = self.seat(name)
                both = seat in seats and self.end.compared.declared[seat] == "both"
                self.held(both and seat not in won, f"{name} did not lose pot {number} by declaring both")
                self.noted.add((number, name))

    def strongest(self, values: Mapping[str, Any], _: str) -> None:
        worth = self.end.compared.values
        for number, seats in self.pots(values):
            some = any(worth[share.id][seat] for share in self.end.shares for seat in seats)
            self.held(not some, f"somebody qualifies for pot {number}")
            self.noted |= {(number, share.id) for share in self.end.shares}
            self.last_share = self.end.shares[0].id
        if "pots" not in values:
            self.end = self.end.without_qualifier()

    def part(self, values: Mapping[str, Any], _: str) -> None:
        id_ = self.share(values["share"])
        self.held(
            sum(won.chips for won in self.end.won(self.end.share(id_))) == values["chips"],
            f"{id_} is another part",
        )

    def in_all(self, values: Mapping[str, Any], _: str) -> None:
        chips = sum(n for key, n in self.paid.items() if key[2] == self.seat(values["seat"]))
        self.held(chips == values["chips"], f"{values}: {chips}")

    def nobody(self, values: Mapping[str, Any], _: str) -> None:
        for number, _seats in self.pots(values):
            self.held(not any(it.share for it in self.end.paid if it.pot == number), "somebody wins")
            self.noted |= {(number, share.id) for share in self.end.shares}

    def quarter(self, values: Mapping[str, Any], _: str) -> None:
        for name in values["seats"]:
            mine = [won for won in self.end.paid if won.seat == self.seat(name)]
            with_me = [won for won in self.end.paid if won.share == mine[0].share]
            self.held(len(mine) == 1 and len(with_me) == 2 == len(self.end.shares), f"{name} has {mine}")

    def from_rows(self, values: Mapping[str, Any], share: str) -> None:
        of = self.end.share(share)
        for name in values["seats"]:
            shown = self.end.hand_of(of, self.seat(name))
            self.hand(of, shown, values["hand"])
            used = {card for row in values["rows"] for card in row.values["cards"]}
            self.held(
                name != values["seats"][0] or used <= {*texts(shown.cards).split()},
                f"{name} has {texts(shown.cards)}",
            )

    def wild(self, values: Mapping[str, Any], _: str) -> None:
        for seat in self.end.seats:
            ranks = {RANKS[rank] for rank in self.end.compared.wild(seat)}
            self.held({*values["ranks"]} == ranks, f"{ranks} are wild")

    def wild_each(self, values: Mapping[str, Any], _: str) -> None:
        for one in values["wild"]:
            ranks = {RANKS[rank] for rank in self.end.compared.wild(self.seat(one.values["seat"]))}
            self.held({*one.values["ranks"]} == ranks, f"{ranks} are wild")

    def everything_told(self) -> None:
        self.held(self.told == self.paid or not self.told, f"{dict(self.told)} are told of {dict(self.paid)}")
        for number, seats in self.pots({}):
            if self.end.uncontested(number):
                continue
            paid = [won for won in self.end.paid if won.pot == number]
            lost = {share.id for share in self.end.shares} - {won.share for won in paid}
            both = [seat for seat in seats if (self.end.compared.declared or {}).get(seat) == "both"]
            lost = lost if self.end.divided else set()
            lost |= {self.end.names[seat] for seat in both if seat not in {won.seat for won in paid}}
            missing = lost - {what for pot, what in self.noted if pot == number}
            self.held(not missing, f"that nobody wins {missing} of pot {number} is not told")


def bare_name(hand: Told) -> Told:
    """A hand without its cards."""
    return hand.values["hand"] if hand.key.startswith("told-hand") else hand


ENDS: dict[str, Callable[[Ended, Mapping[str, Any], str], None]] = {
    **dict.fromkeys(
        ("told-wins", "told-wins-with", "told-wins-both", "told-wins-both-with", "told-wins-all", "told-wins-all-with",
         "told-unseen", "told-openers"), Ended.wins,
    ),
    "told-wild": Ended.wild, "told-wild-each": Ended.wild_each,
    "told-awards": Ended.awards,
    **dict.fromkeys(("told-awarded-with", "told-awarded-with-both", "told-awarded-with-all", "told-awarded-unlike"), Ended.awarded), "told-tie": Ended.ties, "told-divides": Ended.ties, "told-part": Ended.part,
    **dict.fromkeys(("told-odd-share", "told-odd-board"), Ended.odd_share),
    **{f"told-odd-{how}{more}": Ended.odd for how in ("button", "suit", "all-own-cards") for more in ("", "-more")},
    **dict.fromkeys((f"told-fails-{after}" for after in ("hand", "board", "nothing")), Ended.fails), "told-not-won": partial(Ended.fails, declared=True), "told-not-declared": partial(Ended.fails, declared=False),
    "told-lost-both": Ended.lost_both, "told-strongest": Ended.strongest, "told-stack": Ended.in_all,
    **dict.fromkeys(("told-nobody", "told-nobody-declared"), Ended.nobody),
    **dict.fromkeys(("told-quarter", "told-quarter-more"), Ended.quarter), "told-uses-rows": Ended.from_rows,
}  # fmt: skip


# A whole hand


def false_claims(
    hand: Hand, names: Sequence[str], lines: Sequence[NarrativeLine], locale: str
) -> tuple[int, list[str]]:
    """How many claims of a told hand that is over were read, and those that are false, each with its line."""
    follow, wrong = Followed(hand, names, locale), list[str]()
    boards = [end for _, end in boards_of(hand, names)] if len(hand.showdowns) > 1 else []
    end = showdown_of(hand, names)
    claims = 0
    steps = {step.id for step in hand.game.play}
    for line in lines[1:]:
        number = int(line.id.removeprefix("board-")) - 1 if line.id.startswith("board-") else None
        of = boards[number] if number is not None else end
        try:
            if line.id == "net":
                told = told_in(line.text, locale)
                gains = [one.values["n"] for one in told if one.key == "told-net-of"]
                follow.held(
                    gains == [a - b for a, b in zip(hand.stacks, hand.brought, strict=True)], hand.stacks
                )
            elif (
                line.id in steps
                or line.id == "pots"
                or line.id.startswith("run-")
                or line.id.rpartition("-")[0] in steps
            ):
                follow.street(told_in(line.text, locale))
            elif of is not None:
                ended = Ended(of, locale)
                shares = [share.id for share in of.shares]
                ended.line(told_in(line.text, locale), line.id if line.id in shares else "")
                if line.id == "showdown" or number is not None:
                    ended.everything_told()
                claims += ended.claims
            elif line.id == "result":
                follow.alone(told_in(line.text, locale))
        except (False_, KeyError, IndexError) as error:
            wrong.append(
                f"{line.id}: {plain(line.title, locale)}{plain(line.text, locale)}\n    {type(error).__name__}: {error}"
            )
    if follow.rest and not wrong:
        wrong.append(f"not told: {list(follow.rest)}")
    return claims + follow.claims, wrong


def false_claims_of_cards(
    end: Showdown, table: Tableau, lines: Sequence[NarrativeLine], locale: str
) -> tuple[int, list[str]]:
    """The same of an example that begins with cards on the table."""
    shares = [share.id for share in end.shares]
    last = max((shares.index(won.share) for won in end.paid if won.share in shares), default=len(shares) - 1)
    ended, wrong = Ended(end, locale, shares[: last + 1]), list[str]()  # one that is not won shows why
    for line in lines:
        try:
            if line.id == "cards":
                told = told_in(line.text, locale)
                _lying(ended, table, told)
                ended.line([one for one in told if one.key.startswith("told-wild")])
            elif line.id not in ("head", "declared", "left"):
                ended.line(told_in(line.text, locale), line.id if line.id in shares else "")
        except (False_, KeyError, IndexError) as error:
            wrong.append(
                f"{line.id}: {plain(line.title, locale)}{plain(line.text, locale)}\n    {type(error).__name__}: {error}"
            )
    return ended.claims, wrong


def _lying(ended: Ended, table: Tableau, told: Sequence[Told]) -> None:
    """The cards of the board in their order, and of every seat."""
    board = texts([*table.board.values(), *(table.aside or {}).values(), *table.community]).split()
    held = {seat: texts(all_of(cards)).split() for seat, cards in table.held.items()}
    seen: dict[str, list[str]] = {seat: [] for seat in held}
    on_board: list[str] = []
    for one in told:
        values = one.values
        if one.key in ("told-holds", "told-hidden", "told-hidden-shown", "told-lying-of"):
            seen[values["seat"]] += [*values.get("up", ()), *values.get("cards", ())]
            seen[values["seat"]] += values["down"] if one.key == "told-hidden-shown" else ()
        elif one.key == "told-divided":
            seen[values["seat"]] += [card for hand in values["hands"] for card in hand.values["cards"]]
        elif one.key in ("cards", "told-on-board", "told-community"):
            on_board += values["cards"]
            aside = {*texts((table.aside or {}).values()).split()}
            ended.held({*values.get("down", ())} in ({*()}, aside), f"{aside} lie face down")
    ended.held(sorted(on_board) == sorted(board), f"the board is {board}")
    for seat, cards in held.items():
        ended.held(sorted(seen[seat]) == sorted(cards), f"{seat} holds {cards}")
