"""What is said of the pot, read back into the shares of a game file: a head, the rules of the pot, and a card with one table.

`USES` is what each message says of the cards that make a hand, `meant` which rankings a hand is named after. The rules of "Showdown"
and "Ties and odd chips" have to say the shares, and where odd chips go, as the game of a played hand has them; who then receives
which chips is the matter of the settlement, which is held against first principles. A sentence whose key stands in no table here
is answered with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from named_hands import fitting, floor, rankings_named
from reading_cards import Said, bare, read
from real_book import real_book
from watched import Watched

from poker_rulebook.book.model import Game, legal_uses
from poker_rulebook.book.parts import Layout, Share
from poker_rulebook.cards import ACE
from poker_rulebook.document.tree import RuleView
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Phrase, Sentence, sentences
from poker_rulebook.language.wording import hand_kind, points_text, scale_name, share_name, side_of
from poker_rulebook.play.comparing import layout_in_force, shares_in_force
from poker_rulebook.play.events import Rolled
from poker_rulebook.ranking import Ranking

Values = Mapping[str, Any]
CONDITIONS = {"roll-when-rule", "choice-when-rule", "roll-when-round", "choice-when-round"}


# --- which cards make a hand


class Use(NamedTuple):
    """Own and board cards of a hand, as a share of a game file has them.

    own, board    (fewest, most) of each;  keeps    all own cards, however many;  other    another pair that is allowed
    """

    own: tuple[int, int]
    board: tuple[int, int] = (0, 0)
    keeps: bool = False
    other: tuple[int, int] | None = None

    def is_of(self, share: Share) -> bool:
        if self == ANY_OWN:
            return share.board == (0, 0)
        if self.keeps or share.keeps:
            return (self.keeps, bool(self.board[1])) == (share.keeps, share.fills_up)
        pairs = legal_uses(self.own, self.board, share.ranking.size)
        return {*pairs, *filter(None, [self.other])} == {*share.uses}


ANY_OWN = Use((0, 99))  # own cards, at most as many as a share has: of how many is not said


class Held(NamedTuple):
    """Cards of a showdown: how many a player has, how many of the board lie together, and how many make a hand."""

    own: int
    lying: int
    size: int


def _own(n: int) -> Use:
    return Use((n, n))


def _mixed(low: int, high: int, size: int) -> Use:
    return Use((low, high), (size - high, size - low))


def _any(n: int, own: int, board: int) -> Use:
    """Any of all own cards and all that lie together."""
    return _mixed(max(n - board, 0), min(own, n), n) if board else _own(n)


def _either(said: Values, held: Held) -> Use:
    low = said.get("low", said["own"])
    return Use((low, said["own"]), (said["board"],) * 2, other=(said["all"], 0))


def _of_board(said: Values) -> int:
    """How many cards of the board a hand has: so many, so many of a part of it, or one of each row."""
    board = said["board"]
    return board if isinstance(board, int) else read(board).values["n"]


USES: Mapping[str, Callable[[Values, Held], Use]] = {
    **dict.fromkeys(("use-every-card", "card-use-every-card"), lambda said, held: Use((1, 99), keeps=True)),
    **dict.fromkeys(("use-kept", "card-use-kept", "essence-use-kept"), lambda said, held: Use((1, 99), (0, 99), keeps=True)),
    **dict.fromkeys(
        ("use-one-card", "use-down-suit", "card-use-highest", "card-use-lowest", "down-suit-highest", "down-suit-lowest"),
        lambda said, held: _own(1),
    ),
    **dict.fromkeys(("use-own-all", "use-own-best", "use-own-any", "card-use-own-best", "card-use-any", "essence-use-own"), lambda said, held: _own(said["n"])),
    **dict.fromkeys(("use-own-subset", "card-use-own-subset"), lambda said, held: _own(said["max"])),
    "card-use-own": lambda said, held: _own(said["own"]),
    **dict.fromkeys(("essence-use-any-of-own", "essence-use-best-own"), lambda said, held: _own(said["k"])),
    **dict.fromkeys(("points-capped", "essence-use-any-own"), lambda said, held: ANY_OWN),
    **dict.fromkeys(("use-best", "use-best-up", "use-set", "use-set-up"), lambda said, held: _any(said["n"], said["own"], said["board"])),
    **dict.fromkeys(("card-use-best", "card-use-set"), lambda said, held: _any(said["n"], said["all"] - held.lying, held.lying)),
    **dict.fromkeys(("essence-use-best", "essence-use-set"), lambda said, held: _any(said["k"], held.own, held.lying if said["n"] > held.own else 0)),
    "essence-use-any": lambda said, held: _any(said["k"], said["own"], _of_board(said)),
    "essence-use-hand": lambda said, held: _any(held.size, held.own, held.lying),
    **dict.fromkeys(("use-exactly", "use-exactly-up", "essence-use-exactly", "essence-use-exactly-up", "essence-use-hand-exactly"), lambda said, held: Use((said["own"],) * 2, (_of_board(said),) * 2)),
    "card-use-exactly": lambda said, held: _mixed(said["own"], said["own"], held.size),
    **dict.fromkeys(("use-at-most", "use-at-most-up"), lambda said, held: _mixed(0, said["max"], said["n"])),
    "card-use-at-most": lambda said, held: _mixed(said["low"], said["max"], held.size),
    **dict.fromkeys(("essence-use-at-most", "essence-use-at-most-up", "essence-use-hand-at-most"), lambda said, held: _mixed(max(held.size - held.lying, 0), said["own"], held.size)),
    **dict.fromkeys(("use-between", "use-between-up"), lambda said, held: _mixed(said["low"], said["high"], said["n"])),
    "card-use-range": lambda said, held: _mixed(said["low"], said["high"], held.size),
    **dict.fromkeys(("use-either", "card-use-either", "essence-use-either"), _either),
}  # fmt: skip
# numbers that a message says besides, of cards that are held or lie there
COUNTED: Mapping[str, Callable[[Values, Held], bool]] = {
    **dict.fromkeys(("use-own-all", "essence-use-own"), lambda said, held: said["n"] == held.own),
    "use-own-best": lambda said, held: said["own"] == held.own,
    **dict.fromkeys(
        ("use-best", "use-best-up", "use-set", "use-set-up"),
        lambda said, held: (said["n"], said["own"], said["board"], said["all"]) == (held.size, held.own, held.lying, held.own + held.lying),
    ),
    **dict.fromkeys(("essence-use-best", "essence-use-set"), lambda said, held: said["k"] == held.size and said["n"] in (held.own, held.own + held.lying)),
    "essence-use-best-own": lambda said, held: said["n"] == held.own,
    "essence-use-any": lambda said, held: (said["k"], said["own"], _of_board(said), said["all"]) == (held.size, held.own, held.lying, held.own + held.lying),
    **dict.fromkeys(("use-either", "essence-use-either"), lambda said, held: said["all"] == held.own == held.size and {said["own"], said.get("low", said["own"])} == {held.size - said["board"]}),
    **dict.fromkeys(("essence-use-at-most", "essence-use-at-most-up"), lambda said, held: _of_board(said) == min(held.lying, held.size)),
    "use-kept": lambda said, held: said["n"] == held.size,
    **dict.fromkeys(("card-use-best", "card-use-set"), lambda said, held: said["all"] == held.own + held.lying),
    "card-use-either": lambda said, held: said["all"] == held.own and {said["own"], said["low"]} == {held.size - said["board"]},
    **dict.fromkeys(("card-use-own-best", "card-use-highest", "card-use-lowest"), lambda said, held: said["all"] == held.own),
}  # fmt: skip
# from which part of the board they come
PLACES: Mapping[str, Callable[[Values, Share, Layout], bool]] = {
    **dict.fromkeys(
        ("use-one-board", "use-one-group", "board-one-row", "essence-from-one-board", "essence-from-one-line", "essence-from-remaining"),
        lambda said, share, layout: not share.lines and len(layout.lines) > 1 and said.get("groups") in (None, len(layout.lines)),
    ),
    **dict.fromkeys(
        ("board-one-per-row", "essence-from-each-row"),
        lambda said, share, layout: said["n"] == len(layout.one_from_each),
    ),
    "essence-from-its-board": lambda said, share, layout: len(share.lines) == 1,
    "use-lines": lambda said, share, layout: {*map(plain, said["lines"])}
    == {line.name["en"] for line in layout.lines if line.id in share.lines},
}  # fmt: skip


def together(share: Share, layout: Layout | None) -> int:
    """The most cards of the board that lie together for a share."""
    if layout is None or share.board == (0, 0):
        return 0
    lines = [line.slots for line in layout.lines if not share.lines or line.id in share.lines]
    return max(map(len, (*lines, *filter(None, [layout.one_from_each]))))


# --- what wins


class Part(NamedTuple):
    """A part of the pot as it is said.

    hand    what wins it;  weakest    the weakest such hand; '' where that is not told apart
    use     the sentences on the cards that make it;  name, taker    what it is called, and whose hand takes it if nobody has one
    """

    hand: Phrase
    weakest: Phrase = ""
    use: tuple[Said, ...] = ()
    name: str = ""
    taker: str = ""


def meant(
    noun: Phrase, hand: Watched, said: Sequence[Sentence], weakest: Phrase = ""
) -> set[tuple[str, int]]:
    """What a hand may be named after: rankings by their ids, each with the value of the weakest hand that wins.

    said    what the head of the game tells of its rankings;  weakest    the weakest hand, where the noun does not say it
    """
    key, values = (noun.key, dict(noun.values)) if isinstance(noun, Sentence) else ("", {})
    game, every = hand.hand.game, real_book().rankings.values()
    weakest = weakest or values.get("weakest", "")
    if key in (
        "essence-side",
        "essence-of-divided",
        "essence-strongest",
        "pot-strongest",
        "pot-straight",
        "essence-on-lines",
    ):
        return meant(values["hand"], hand, said, weakest)
    if key == "pot-on-lines":
        return meant(bare(values["best"]), hand, said, weakest)
    if key in ("or-better", "no-pair", "essence-strongest-or-better", "essence-strongest-no-pair"):
        low = Sentence(key.removeprefix("essence-strongest-"), noun.values)
        return _with(low, (real_book().rankings[id_] for id_ in ("ace-to-five", "deuce-to-seven")))
    if key == "essence-strongest-or-better-by":
        low = Sentence("or-better", (("rank", values["rank"]),))
        return _with(low, fitting(rankings_named(values["hand"]), game, said))
    if key in ("essence-or-better", "essence-strongest-whole"):
        return _with(values["hand"], fitting(every, game, said))
    if key == "essence-strongest-from":
        return meant(values["hand"], hand, said, weakest)
    if key in ("essence-low-by-dice", "win-high-low-rolled"):
        total = next(e.total for _, e in hand.all(Rolled))
        low = Sentence("or-better", (("rank", "A23456789TJQ"[total - 1]),))
        return _with(low, [real_book().rankings["ace-to-five"]])
    if key.startswith("down-suit-"):
        ends = key.endswith("lowest")
        return {(r.id, 1) for r in every if r.size == 1 and r.rules.wins_lowest == ends}
    named = [r for r in every if NAMED[key](r, values, key)] if key in NAMED else []
    if key == "side-high":  # of so many cards as its rule says, five where it does not
        named = [
            r
            for r in fitting(every, game, said)
            if hand_kind(r) == HIGH or (r.size != 5 and not r.rules.wins_lowest)
        ]
    named = named or fitting(rankings_named(noun), game, said)
    if not named or not weakest:  # a side, or a divided hand, is named after a plain high hand
        named = named or fitting(rankings_named(Sentence("hand-kind-high")), game, said)
        return _with(weakest, named)
    return _with(weakest, named) or _with(weakest, fitting(every, game, said))


NAMED: Mapping[str, Callable[[Ranking, Values, str], bool]] = {
    "essence-by-scale": lambda r, said, key: scale_name(r) == said["scale"],
    **{f"{start}-card-{which}": lambda r, said, key: r.size == 1 and r.rules.wins_lowest == key.endswith("lowest")
       for start in ("essence", "pot") for which in ("highest", "lowest")},
    **{f"essence-points-{which}": lambda r, said, key: r.rules.compare == "points"
       and (r.rules.at_most, r.rules.wins_lowest) == (said.get("limit"), key.endswith("lowest"))
       for which in ("highest", "lowest", "capped")},
    **{f"{start}-closest": lambda r, said, key: r.rules.compare == "total" and points_text(r.rules.target) == said["n"]
       for start in ("essence", "pot")},
    "side-low": lambda r, said, key: r.rules.wins_lowest,
    "side-high": lambda r, said, key: r.rules.compare == "classes" and not r.rules.wins_lowest,
}  # fmt: skip


def _with(weakest: Phrase, rankings: Iterable[Ranking]) -> set[tuple[str, int]]:
    """Those of the rankings that have such a hand, with its value."""
    found = set[tuple[str, int]]()
    for ranking in rankings:
        try:
            found.add((ranking.id, _qualifying(ranking, floor(ranking, weakest) if weakest else 1)))
        except KeyError:
            pass
    return found


def _qualifying(ranking: Ranking, value: int) -> int:
    """A value below which hands do not qualify; 1 where every hand does."""
    return value if value > _least(ranking) else 1


@cache
def _least(ranking: Ranking) -> int:
    """What the weakest hand of a ranking is worth."""
    return min(worth for worth, _ in ranking.classes())


def unlike_share(
    part: Part,
    share: Share,
    hand: Watched,
    said: Sequence[Sentence],
    *,
    its_board: bool = False,
    whole: bool = True,
) -> str:
    """What is said of a part of the pot and is not so of a share; '' for nothing.

    its_board    whether what is said holds for each board by itself
    whole        whether all own cards make the hand, and no other, where nothing is said of that
    """
    table, noun = hand.hand, bare(part.hand)
    layout = layout_in_force(table.game, table.outcomes)
    ranked = (share.ranking.id, _qualifying(share.ranking, share.floor))
    if ranked not in meant(noun, hand, said, part.weakest):
        return f"{plain(noun)} is none of {ranked}"
    suit = next((it for it in _inside(noun) if it.key.startswith("down-suit-")), None)
    if share.down_suit != (dict(suit.values)["suit"].key.removeprefix("one-of-") if suit else ""):
        return f"{plain(noun)} is of {share.down_suit}"
    own = table.divided[0][share.hand] if share.hand else (*table.own[0], *table.community)
    held = Held(len(own), together(share, layout), share.ranking.size)
    if share.hand != _divided(part, table.game):
        return f"the hand is {share.hand}"
    uses, placed = ([it for it in part.use if it.key in keys] for keys in (USES, PLACES))
    named = [read(it) for it in _inside(noun) if it.key in ("essence-on-lines", "pot-on-lines")]
    if layout and not all(PLACES["use-lines"](it.values, share, layout) for it in named):
        return f"{plain(noun)} is won on {share.lines}"
    if not (named or its_board) and any(it.key == "essence-from-its-board" for it in placed):
        return f"which board is that of {share.id}?"
    if uses and not USES[uses[0].key](uses[0].values, held).is_of(share):
        return f"{uses[0].key} is not {share.uses}"
    if whole and not (uses or share.keeps or share.down_suit or share.uses == ((held.own, 0),)):
        return f"{share.uses} of {held} are used"
    if not all(COUNTED[it.key](it.values, held) for it in uses if it.key in COUNTED):
        return f"not so of {held}: {uses}"
    if layout and share.board != (0, 0):
        plainly = len(layout.groups) < 2 and not share.lines
        fits = all(PLACES[it.key](it.values, share, layout) for it in placed)
        if not fits or not (placed or named or plainly or (its_board and len(share.lines) == 1)):
            return f"the board of {share.id} is {share.lines or layout.id}"
    return ""


def _inside(phrase: Any) -> Iterator[Sentence]:
    """The messages that a noun is made of."""
    if isinstance(phrase, Sentence):
        yield phrase
        for _, value in phrase.values:
            yield from _inside(bare(value))


def _divided(part: Part, game: Game) -> str:
    """The id of the divided hand that is named; '' for none."""
    told = [it.values["hand"] for it in part.use if it.key == "use-hand"]
    noun = bare(part.hand)
    while isinstance(noun, Sentence) and {"hand", "divided"} & dict(noun.values).keys():
        noun = dict(noun.values).get("divided") or bare(dict(noun.values)["hand"])
    names = {hand.name["en"]: hand.id for hand in game.divided}
    return names.get(plain(told[0]) if told else plain(noun), "")


LAST = "last"  # in place of a slot: the card of the board that is opened last


def wild_cards(which: Iterable[Phrase]) -> dict[str, Any]:
    """What is wild, as a game file has it under `wild:`; a card of the board that is called by a name is the last one."""
    said: dict[str, Any] = {}
    for it in map(read, which):
        if it.key.startswith("ranks-"):
            rank = it.key[-1]
            said["ranks"] = [*said.get("ranks", ()), int(rank) if rank.isdigit() else rank]
        elif it.key.startswith("wild-after"):
            said["after"] = read(it.values["rank"]).key[-1]
        elif it.key in ("wild-rank-of-number", "wild-rank-of-place"):
            said["rank_of"] = str(next(iter(it.values.values())))
        elif it.key in ("wild-rank", "wild-only-board-card"):
            said["rank_of"] = LAST
        elif it.key.startswith("wild-lowest-own-down-card"):
            said["lowest"] = "own-down-card"
    return said


# --- the rules of the pot


class Rules(NamedTuple):
    """The sentences of the pot that are in force in one hand, by their keys."""

    parts: tuple[Part, ...]
    said: Mapping[str, Values]


def in_force(text: Phrase, named: set[str]) -> list[Sentence]:
    """The sentences of a rule that hold after these outcomes; a condition holds up to the next one."""
    found, holds = list[Sentence](), True
    for sentence in sentences(text):
        if sentence.key in CONDITIONS:
            holds = bool({plain(it) for it in dict(sentence.values)["outcomes"]} & named)
            sentence = dict(sentence.values)["rule"]
        if holds:
            found += in_force(sentence, named) if sentence.key in CONDITIONS else [sentence]
    return found


def rules_of(printed: Sequence[RuleView], ties: Sequence[RuleView], named: set[str]) -> Rules:
    """The rules of the pot and of odd chips as they are printed, after these outcomes."""
    pot, *others = printed
    division = in_force(pot.text, named)
    shares = [(plain(rule.title), in_force(rule.text, named)) for rule in others if rule.id != "independent"]
    shares = [(name, told) for name, told in shares if told]
    said = {it.key: dict(it.values) for _, told in shares for it in told}
    said |= {it.key: dict(it.values) for it in division}
    for rule in ties:
        said |= {it.key: dict(it.values) for it in _of_ties(rule.text, named)}
    wanted = _wanted(division, len(shares))
    parts = [_part(name.lower(), told, *hand) for (name, told), hand in zip(shares, wanted, strict=True)]
    return Rules(tuple(parts), said)


def _of_ties(text: Phrase, named: set[str]) -> Iterator[Sentence]:
    """What is said of ties; of a condition the part that holds in the game that is played."""
    for sentence in sentences(text):
        if sentence.key in CONDITIONS:
            where = {plain(bare(it)).partition(" (")[0] for it in dict(sentence.values)["outcomes"]}
            if where & named:
                yield dict(sentence.values)["rule"]
        else:
            yield sentence


def _wanted(division: Sequence[Sentence], n: int) -> list[tuple[Phrase, Phrase]]:
    """What wins each part of the pot, and the weakest hand that does."""
    found: list[tuple[Phrase, Phrase]] = []
    for sentence in division:
        if sentence.key in DIVIDED:
            found += DIVIDED[sentence.key](dict(sentence.values))
        elif sentence.key == "share-per-board":
            found += [(dict(sentence.values)["best"], "")] * n
    return found


HIGH = Sentence("hand-kind-high")
DIVIDED: Mapping[str, Callable[[Values], list[tuple[Phrase, Phrase]]]] = {
    "win-pot": lambda it: [(it["best"], "")],
    "win-pot-minimum": lambda it: [(it["side"], it["hand"])],
    "win-halves": lambda it: [(it["first"], ""), (it["second"], "")],
    "win-halves-qualified": lambda it: [(it["first"], ""), (it["second"], "")],
    "win-halves-down-suit": lambda it: [(it["first"], ""), (it["card"], "")],
    "win-high-low": lambda it: [(HIGH, ""), (it["qualifier"], "")],
    "win-high-low-rolled": lambda it: [(HIGH, ""), (Sentence("win-high-low-rolled"), "")],
    "win-share-hand": lambda it: [(it["best"], "")],
    "win-share-card": lambda it: [(it["best"], "")],
    "declared-side": lambda it: [(it["first"], ""), (it["second"], "")],
    "declared-side-best": lambda it: [(it["best"], ""), (it["other"], "")],
    "priority": lambda it: [(Sentence("essence-or-better", (("hand", it["hand"]),)), it["hand"]), (it["best"], "")],
    "priority-low": lambda it: [(it["hand"], ""), (it["best"], "")],
}  # fmt: skip
TAKERS: Mapping[str, Callable[[str, Values], str]] = {
    "otherwise-high": lambda name, it: "high",
    "otherwise-high-straight": lambda name, it: "high",
    "otherwise-high-of-board": lambda name, it: name.replace("low", "high", 1),
    "otherwise-hand": lambda name, it: plain(it["name"]),
    "otherwise-board": lambda name, it: plain(it["name"]),
    "otherwise-nothing": lambda name, it: plain(it["name"]),
    "otherwise-down-suit": lambda name, it: plain(it["name"]),
}


def _part(name: str, told: Sequence[Sentence], hand: Phrase, weakest: Phrase) -> Part:
    """A part with what its rule says of it."""
    taker = ""
    for it in told:
        values = dict(it.values)
        if it.key in TAKERS:
            taker = TAKERS[it.key](name, values)
        elif it.key in ("qualifier-hand", "qualifier-kind"):
            weakest = values["hand"]
        elif it.key == "qualifier-no-pair":
            weakest = Sentence("no-pair")
        elif it.key == "qualifier-cap":
            weakest = Sentence("or-better", (("rank", values["rank"]),))
    return Part(hand, weakest, tuple(map(read, told)), name, taker.lower())


# --- whether it is so of a game

ODD = (
    "odd-chip-button",
    "odd-chip-suit",
    "odd-chip-all-own-cards",
    "odd-chip-all-own-cards-low",
    "odd-chip-all-own-cards-high",
)
NOBODY = {
    f"{start}nobody-{what}": what for start in ("", "declared-") for what in ("all-players", "carry-over")
} | {"nobody-strongest-hand": "strongest-hand"}
BETWEEN = ("odd-chip-first-seat", "odd-chip-first-share", "odd-chip-to-share", "odd-chip-high")
# what follows from the shares, or is claimed by other words beside it
SILENT = {
    "tie", "suits-equal", "divide-in-order", "odd-chip-one-each", "use-own-only", "aces-low", "aces-high", "win-shares",
    "points-more-cards", "declared-both", "use-independent", "use-independent-boards", "odd-chip-wild",
}  # fmt: skip
READ = {
    *DIVIDED, *TAKERS, *SILENT, *ODD, *BETWEEN, *NOBODY, *(key for key in (*USES, *PLACES) if key.startswith(("use-", "board-"))),
    "points-capped", "qualifier-hand", "qualifier-kind", "qualifier-no-pair", "qualifier-cap", "qualifier-none", "share-per-board",
    "use-hand", "otherwise-one-side", "declared-one-side", "match-pot",
}  # fmt: skip


def unlike(
    every: Sequence[Watched], pot: Sequence[RuleView], ties: Sequence[RuleView], said: Sequence[Sentence]
) -> str:
    """What the printed rules of the pot and of ties say and the game of these hands has not; '' where they agree.

    said    what the head says besides
    """
    for hand in shown_down(every):
        try:
            wrong = _unlike(rules_of(pot, ties, outcomes(hand)), hand, said)
        except (AssertionError, StopIteration, KeyError, IndexError, ValueError) as error:
            wrong = repr(error)
        if wrong:
            return f"{hand}: {wrong}"
    return ""


def shown_down(every: Iterable[Watched]) -> list[Watched]:
    """A hand with a showdown for each way in which dice, colours or choices have fallen; any that was won where none has one."""
    found = [hand for hand in every if hand.hand.showdowns] or [it for it in every if not it.passed][:1]
    return [*{frozenset(hand.hand.outcomes.items()): hand for hand in found}.values()]


def outcomes(hand: Watched) -> set[str]:
    """The names of what dice, colours or choices have led to, in English."""
    named = set()
    for step, outcome in hand.hand.outcomes.items():
        question = hand.hand.game.question(step)
        named |= {o.name["en"] for o in question.outcomes if o.id == outcome}
    return named


def _unlike(rules: Rules, hand: Watched, head: Sequence[Sentence]) -> str:
    game, said, parts = hand.hand.game, rules.said, rules.parts
    shares = shares_in_force(game, hand.hand.outcomes)
    if len(parts) != len(shares):
        return f"{len(parts)} parts, not {len(shares)}"
    names = {share.id: plain(share_name(share)).lower() for share in shares} | {"": ""}
    other = "otherwise-one-side" in said
    for part, share in zip(parts, shares, strict=True):
        if not any(it.key in USES for it in part.use):
            return f"nothing says which cards make a hand of {share.id}"
        if wrong := unlike_share(part, share, hand, head):
            return f"{share.id}: {wrong}"
        taker = next(id_ for id_ in names if id_ != share.id) if other else share.otherwise
        if names[share.otherwise] != names[taker] or (part.taker != names[share.otherwise] and not other):
            return f"{share.id} goes to {share.otherwise} otherwise"
    facts = {
        "priority" if "priority" in said else "priority-low": game.first_won, "suits-decide": game.equal_hands == "suit", "match-pot": bool(game.stay),
        "qualifier-none": len(shares) == 2 and all(share.qualifies_all and not share.when for share in shares) and not game.declaration,
        "declared-both": bool(game.declaration), "declared-one-side": bool(game.declaration),
        "essence-for-side" if len(game.showdown) > 1 else "total-above": any(share.ranking.rules.over == "loses" for share in shares),
    }  # fmt: skip
    if wrong_facts := [key for key, so in facts.items() if so != (key in said)]:
        return f"not so: {wrong_facts}"
    return _unlike_odd(rules, shares, game) or _unlike_nobody(said, shares, hand, head)


def _unlike_odd(rules: Rules, shares: Sequence[Share], game: Game) -> str:
    """Where odd chips go."""
    said, first = rules.said, shares[0]
    if game.equal_hands == "suit":
        return ""
    between = [key for key in BETWEEN if key in said]
    if len(shares) > 1 and not game.first_won:
        named = {
            "odd-chip-first-share": lambda it: [*it["shares"]] == [*map(share_name, shares)],
            "odd-chip-to-share": lambda it: it["share"] == side_of(first),
            "odd-chip-high": lambda it: rules.parts[0].name == "high",
            "odd-chip-first-seat": lambda it: True,
        }
        to = "first-seat" if between == ["odd-chip-first-seat"] else "first-share"
        fits = any(named[key](said[key]) for key in between)
        if to != game.odd_between or not fits:
            return f"odd chips between shares: {between}"
    within = {game.odd_chips_within(share) for share in shares}
    for key in (key for key in ODD if key in said):
        way, low = (
            key.removesuffix("-low").removesuffix("-high").removeprefix("odd-chip-"),
            key.endswith("-low"),
        )
        lows = [share.ranking.rules for share in game.showdown if share.ranking.rules.wins_lowest]
        one_way = key.endswith(("-low", "-high"))
        ace = said[key].get("ace")
        right = way in within and (
            not one_way or [low] * len(shares) == [s.ranking.rules.wins_lowest for s in shares]
        )
        if not right or (ace and (bare(ace).key == "ace-low") != (lows[0].ranks[-1] == ACE)):
            return f"odd chips within a share: {key}"
        within.discard(way)
    return f"odd chips go by {within}" if within else ""


def _unlike_nobody(
    said: Mapping[str, Values], shares: Sequence[Share], hand: Watched, head: Sequence[Sentence]
) -> str:
    """Who takes a pot for which nobody qualifies."""
    told = [key for key in NOBODY if key in said]
    game = hand.hand.game
    if not told:
        won = any(share.qualifies_all for share in game.showdown) or hand.won
        return "" if won else "nobody wins"
    if NOBODY[told[0]] != game.if_nobody_qualifies:
        return f"{told[0]}, not {game.if_nobody_qualifies}"
    if told[0] == "nobody-strongest-hand" and shares[0].ranking.id not in dict(
        meant(bare(said[told[0]]["side"]), hand, head)
    ):
        return f"{plain(said[told[0]]['side'])} is none of {shares[0].id}"
    return ""
