"""A checked game as frozen data: what the interpreter plays and the views print; and how a game file becomes one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar, overload

from msgspec import Struct, field

from poker_rulebook.book.options import Choice, Option, all_options
from poker_rulebook.book.parts import (
    NO_FANTASYLAND,
    PITCHED,
    Data,
    Deck,
    DividedHand,
    ExtraCard,
    Fantasyland,
    ForcedBets,
    Layout,
    Line,
    OpenFace,
    Row,
    RowHand,
    Share,
    Text,
    Wild,
    build_pitch,
    built,
    condition,
    in_force,
    text_of,
)
from poker_rulebook.book.steps import (
    KINDS,
    Around,
    Beat,
    Bet,
    Deal,
    DealToBoard,
    DealToPlayers,
    Declare,
    Divide,
    Draw,
    Kind,
    OwnCount,
    Place,
    Question,
    Remove,
    Roll,
    Stay,
    Step,
    Take,
    only,
    own_cards,
)
from poker_rulebook.cards import HEIGHT, JOKER_BUG, RANKS, SUITS, card, rank_of
from poker_rulebook.languages import SOURCE
from poker_rulebook.ranking import Ranking

T = TypeVar("T")
SeatCards = str | dict[str, str]  # cards of a seat, or cards of each divided hand


class Note(Struct, frozen=True):
    id: str
    text: Text


class Example(Struct, frozen=True):
    """A worked example. Without `stacks` only the showdown is told; with them the whole hand."""

    id: str
    title: Text
    seats: dict[str, SeatCards]
    options: dict[str, str] = field(default_factory=dict)
    print: bool = False
    board: Any = None
    rolls: dict[str, int] | None = None
    chosen: dict[str, str] | None = None
    declared: dict[str, str] | None = None
    exposed: dict[str, str] | None = None
    seat_one: str | None = None
    carried: int | None = None
    pot: int | None = None
    wins: dict[str, list[str]] | None = None
    hands: dict[str, dict[str, str | None]] | None = None
    chips: dict[str, int] | None = None
    stakes: dict[str, int] | None = None
    posts: Any = None
    runs: int | None = None
    flashed: str | None = None
    bomb: dict[str, int] | None = None
    stacks: dict[str, int] | None = None
    actions: dict[str, list[str]] | None = None
    final: dict[str, int] | None = None
    fantasyland: Any = None
    points: dict[str, int] | None = None
    pairs: dict[str, dict[str, int]] | None = None
    royalties: dict[str, dict[str, int]] | None = None
    fouls: list[str] | None = None
    next: dict[str, int] | None = None


class Called(Struct, frozen=True, kw_only=True):
    """What readers look for: a game, a mix, a chapter or a rule.

    also, former    other names of it, and ids that it had
    """

    id: str
    name: Text
    also: tuple[str, ...] = ()
    former: tuple[str, ...] = ()


class Course(NamedTuple):
    """What is played after one way of the questions. own    what a player has at its end"""

    steps: tuple[Step, ...]
    own: OwnCount
    bets: tuple[Bet, ...]


class Game(Called, frozen=True, kw_only=True, dict=True):
    """One variant under one set of choices.

    pitch       what its editor says of it first; empty where that speaks of other rules
    limit       fixed-limit, pot-limit or no-limit: the format in force; '' in a game without bets
    raise_cap   most bets in a round of fixed limit; None for no cap
    choices     option id -> choice id, only those taken
    open_face   rows, points and Fantasyland of an open-face game, which has no betting and no pot
    """

    short: Text
    pitch: Text = field(default_factory=dict)
    reading: str
    family: str
    based_on: str = ""
    players: tuple[int, int]
    deck: Deck
    joker: str = ""
    betting: tuple[str, ...] = ()
    limit: str
    raise_cap: int | None
    raise_cap_with_two: str = "same"
    short_all_in: str = "half-bet"
    check_raise: bool
    short_stub: str = "shuffle-first"
    forced_bets: ForcedBets
    dealt_from: str = "button"
    wild: Wild
    extra_card: ExtraCard | None = None
    layouts: tuple[Layout, ...]
    play: tuple[Step, ...]
    showdown: tuple[Share, ...]
    first_won: bool
    if_nobody_qualifies: str = "all-players"
    odd_between: str = "first-share"
    odd_within: str = "button"
    showing_ties: str = "suit"
    suit_order: str = "s-h-d-c"
    equal_hands: str = "share"
    options: tuple[Option, ...]
    examples: Sequence[Example]
    see: tuple[str, ...] = ()  # ids of general rules and chapters
    notes: tuple[Note, ...]
    history: tuple[Note, ...]
    sources: tuple[dict[str, Any], ...]
    choices: dict[str, str]
    open_face: OpenFace | None = None

    @cached_property
    def heights(self) -> Mapping[int, int]:
        """Card -> an int that sorts by rank, ace high, and then by suit as this game orders them; jokers last."""
        places = [SUITS.index(suit) for suit in reversed(self.suit_order.split("-"))]
        return {
            card: height - height % 4 + places.index(height % 4) if height >= 0 else height
            for card, height in HEIGHT.items()
        }

    @cached_property
    def has_blinds(self) -> bool:
        return bool(self.forced_bets.blinds)

    @cached_property
    def from_seat_one(self) -> bool:
        """Whether cards are dealt from seat 1 although there is a button."""
        return self.dealt_from == "seat-one" or self.forced_bets.ante == "button"

    @cached_property
    def has_button(self) -> bool:
        """Whether a seat has the button: for blinds, for an ante, or to tell who is first."""
        first = any(step.first == "left-of-button" for step in self.bets)
        return self.has_blinds or first or self.forced_bets.ante in ("button", "big-blind")

    @cached_property
    def numbers_seats(self) -> bool:
        """Whether it matters which seat is seat 1 beside the button: in dealing, or between equal cards showing."""
        return self.from_seat_one or (self.has_blinds and self.showing_ties == "seat")

    @property
    def has_wild_cards(self) -> bool:
        """Whether a hand may hold a joker, or a card that counts as one."""
        return bool(self.joker or not self.wild.nothing)

    def brings(self, cards: Iterable[int]) -> int:
        """How many cards more these bring, if they are dealt face up."""
        rule = self.extra_card
        return sum(card < JOKER_BUG and rank_of(card) == rule.on for card in cards) if rule else 0

    @cached_property
    def board_slots(self) -> tuple[str, ...]:
        """Board slots in the order of dealing."""
        return tuple(slot for step in self.board_deals for slot in step.slots)

    @cached_property
    def deals(self) -> tuple[DealToPlayers, ...]:
        return only(DealToPlayers, self.play)

    @cached_property
    def board_deals(self) -> tuple[DealToBoard, ...]:
        return only(DealToBoard, self.play)

    @cached_property
    def draws(self) -> tuple[Draw, ...]:
        return only(Draw, self.play)

    @cached_property
    def exposed_card(self) -> str:
        """What is done with one down card that is exposed in the first deal: in stud it is the door-card, in draw games it is
        kept, or kept if it is seven-or-lower, five-or-lower or good-for-deuce-to-seven, or treated by-the-room where no
        source says; in other games it is replaced.

        Source: games/rules/draw-procedures.yaml#draw-exposed-cards, after Robert's Rules of Poker.
        """
        rankings = [share.ranking.rules for share in self.showdown]
        if any(step.up for step in self.deals[:1]):
            return "door-card"
        if not self.draws:
            return "replaced"
        if self.board_slots or any(it.compare == "distinct" for it in rankings):
            return "by-the-room"
        if len(rankings) > 1 or not rankings[0].wins_lowest:
            return "kept"
        if rankings[0].straights:  # the deuce-to-seven scale
            return "good-for-deuce-to-seven"
        return "seven-or-lower" if self.limit == "fixed-limit" else "five-or-lower"

    @cached_property
    def bets(self) -> tuple[Bet, ...]:
        return only(Bet, self.play)

    @cached_property
    def questions_used(self) -> frozenset[str]:
        """The rolls, looks and choices on which a step, the board or a share depends."""
        parts = (*self.play, *self.layouts, *self.showdown)
        asked = [question for part in parts for question, _ in part.when]
        return frozenset([*asked, *(share.by_outcome[0] for share in self.showdown if share.by_outcome)])

    @cached_property
    def rolls(self) -> tuple[Roll, ...]:
        return only(Roll, self.play)

    @cached_property
    def declaration(self) -> Declare | None:
        return next(iter(only(Declare, self.play)), None)

    @cached_property
    def beat(self) -> Beat | None:
        return next(iter(only(Beat, self.play)), None)

    @cached_property
    def stay(self) -> Stay | None:
        return next(iter(only(Stay, self.play)), None)

    @cached_property
    def ways(self) -> tuple[dict[str, str], ...]:
        """Every way the rolls, looks and choices may come out: question -> outcome."""
        if not any(part.when for part in (*self.play, *self.showdown, *self.layouts)):
            return ({},)
        return tuple(ways_of(self.play))

    def steps_after(self, outcomes: Mapping[str, str]) -> tuple[Step, ...]:
        """The steps that are played when the questions come out so."""
        return self._after(outcomes).steps

    def _after(self, outcomes: Mapping[str, str]) -> Course:
        known, way = self._known, frozenset(outcomes.items())
        if way not in known:
            steps = tuple(step for step in self.play if in_force(step.when, outcomes))
            known[way] = Course(steps, own_cards(steps), only(Bet, steps))
        return known[way]

    @cached_property
    def _known(self) -> dict[frozenset[tuple[str, str]], Course]:
        return {}

    def bets_after(self, outcomes: Mapping[str, str]) -> tuple[Bet, ...]:
        return self._after(outcomes).bets

    def is_first(self, step: Bet, kind: Callable[[Bet], bool] = lambda step: True) -> bool:
        """Whether no betting round of that kind comes before this one, after some answer to the questions."""
        ways = (self.bets_after(way) for way in self.ways)
        return any(step is next((s for s in bets if kind(s)), None) for bets in ways)

    def round_before(self, step: Bet) -> Bet:
        return self.bets[self.bets.index(step) - 1]

    def street_of(self, step: Bet) -> str:
        """The street of a round; '' where its deal has no such name, or another round was there."""
        before = reversed(self.play[: self.play.index(step)])
        last = next((s for s in before if isinstance(s, (Bet, Deal, Draw))), None)
        return last.street if isinstance(last, Deal) else ""

    @cached_property
    def rounds(self) -> tuple[int, int]:
        """Fewest and most betting rounds of a hand that is played to the showdown."""
        again = sum(step.turns - 1 for step in only(Take, self.play))
        if self.beat:  # every turn but the last of each player turns up a card
            again += self.players[1] * (self.own_cards + 1) + self.brings(self.deck.cards)
        counts = [len(self.bets_after(way)) for way in self.ways]
        return min(counts), max(counts) + again

    @cached_property
    def divided(self) -> tuple[DividedHand, ...]:
        return next((step.hands for step in only(Divide, self.play)), ())

    def held_after(self, outcomes: Mapping[str, str]) -> tuple[int, int]:
        """Fewest and most own cards at the showdown when the questions come out so."""
        own = self._after(outcomes).own
        return own.held, own.most

    @cached_property
    def own_cards(self) -> int:
        """Own cards at the showdown; the most where that differs."""
        return max(self.held_after(way)[1] for way in self.ways)

    def is_capped(self, bets: int, players: int) -> bool:
        """Whether no further raise is allowed in a round of fixed limit, after so many bets among so many players."""
        without = players == 2 and self.raise_cap_with_two == "none"
        return self.raise_cap is not None and bets >= self.raise_cap and not without

    def odd_chips_within(self, share: Share) -> str:
        """Where odd chips among tied winners of the share go: button, suit or all-own-cards."""
        return share.odd_within or self.odd_within

    @overload
    def step(self, step_id: str) -> Step: ...

    @overload
    def step(self, step_id: str, kind: type[Kind]) -> Kind: ...

    def step(self, step_id: str, kind: type[Kind] | None = None) -> Step | Kind:
        """The step of this id, of a kind that the caller knows."""
        return next(step for step in self.play if step.id == step_id and isinstance(step, kind or Step))

    def question(self, step_id: str) -> Question:
        """The roll, look or choice of this id."""
        return next(step for step in self.play if isinstance(step, Question) and step.id == step_id)

    def share(self, share_id: str) -> Share:
        return next(share for share in self.showdown if share.id == share_id)


def ways_of(steps: tuple[Step, ...], way: dict[str, str] | None = None) -> Iterator[dict[str, str]]:
    """Every way the questions of these steps may come out. way    how those before have come out"""
    way = way or {}
    for index, step in enumerate(steps):
        if isinstance(step, Question) and in_force(step.when, way):
            for outcome in step.outcomes:
                yield from ways_of(steps[index + 1 :], way | {step.id: outcome.id})
            return
    yield way


def boards_dealt(game: Game) -> int:
    """How many separate boards lie side by side; 0 for one board of any shape."""
    lines = game.layouts[0].lines if len(game.layouts) == 1 else ()
    slots = [slot for line in lines for slot in line.slots]
    return len(lines) if len(lines) > 1 and len(slots) == len(set(slots)) else 0


def is_plain_showdown(game: Game, example: Example) -> bool:
    """Whether two players compare one hand each, with nothing else to know: no choices, no dice, no stacks."""
    more = (game.open_face, example.options, example.rolls, example.chosen, example.stacks)
    return len(example.seats) == 2 and len(game.showdown) == 1 and not any(more)


def cards_needed(game: Game, players: int, *, last_street: bool = False) -> int:
    """Cards that leave the deck at a table where nobody folds: hands, board and burns, without draws.

    last_street    also count a last street that a community card may replace
    """
    return max(own * players + shared for own, shared in _needed(game, last_street))


def _needed(game: Game, last_street: bool) -> Iterator[tuple[int, int]]:
    """For every way of the questions the cards of each player, and those of the board with what is burned.

    In an open-face game the most cards of a player, in a usual deal or in Fantasyland.
    """
    if game.open_face:
        usual = sum(step.receive * step.rounds for step in only(Place, game.play))
        yield max(usual, game.open_face.fantasyland.most_cards), 0
        return
    for steps in map(game.steps_after, game.ways):
        deals = [deal for deal in only(DealToPlayers, steps) if last_street or not deal.if_short]
        burning: list[Deal | Draw] = [*deals, *only(DealToBoard, steps), *only(Draw, steps)]
        shared = _board(steps) + sum(step.burns for step in burning) + game.brings(game.deck.cards)
        yield sum(deal.cards for deal in deals), shared


def most_players(game: Game, *, last_street: bool = True) -> int:
    """Most players whom the deck gives all their cards, before any draw and without a shuffle.

    Where a community card may replace the last street, the last card of the deck is never dealt.
    """
    left = int(last_street and any(deal.if_short for deal in game.deals))
    fit = ((game.deck.size - left - shared) // own for own, shared in _needed(game, last_street) if own)
    return max(0, min(fit, default=0))


def seats_served(game: Game) -> tuple[int, int]:
    """Fewest and most players who can be dealt in: `players` says how many usually are, and the deck may serve more.

    Cards drawn are not counted, as discards are dealt again where the stub runs out.
    """
    low, high = game.players
    return low, max(high, min(TABLE_SEATS, most_players(game)))


def is_served(game: Game, seats: int) -> bool:
    """Whether so many players can be dealt in."""
    low, high = game.players
    return low <= seats <= high or high < seats <= seats_served(game)[1]


class Seen(NamedTuple):
    """Cards that one player may see in a hand in which nobody folds.

    own          dealt to the player, drawn as often and as many as allowed, and the board
    of_others    cards that lie face up before each other player
    """

    own: int
    of_others: int


def at_showdown(game: Game) -> tuple[int, ...]:
    """Own cards left at the showdown and cards of the board, whether a hand may use all of them or not.

    Every number that there may be, the fewest first: dice, a choice, how many cards a player keeps, or lines of the board
    that go decide it.
    """
    held = ((*game.held_after(way), _boards(game.steps_after(way))) for way in game.ways)
    return tuple(
        sorted({own + n for fewest, most, boards in held for own in range(fewest, most + 1) for n in boards})
    )


def seen(game: Game) -> Seen:
    """The most that any way of the questions lets a player see."""
    ways, extra = [_seen(game.steps_after(way)) for way in game.ways], game.brings(game.deck.cards)
    up = game.extra_card is not None and (game.extra_card.face == "up" or game.beat is not None)
    return Seen(max(way.own for way in ways) + extra, max(way.of_others for way in ways) + extra * up)


def _seen(steps: Sequence[Step]) -> Seen:
    dealt = only(DealToPlayers, steps)
    drawn = sum(max(step.exchanged, 2 * (isinstance(step, Draw) and step.refusable)) for step in steps)
    own = sum(step.cards - step.up * step.to_others for step in dealt) + drawn + _board(steps)
    placing, taken = only(Place, steps), only(Take, steps)  # a usual deal, without Fantasyland
    own += sum(step.receive * step.rounds for step in placing) + sum(step.turns for step in taken)
    placed = sum(step.place * step.rounds for step in placing if step.dealt != "closed")
    up = sum(step.up for step in dealt) + sum(step.turned_up[1] for step in steps)
    if any(step.by_exposure for step in dealt):  # the next card goes face down to whom nothing lies so
        up = sum(step.cards for step in dealt) - kept_down(steps)
    # up cards that may be exchanged, and those that come face up for them, as a single one may anyway
    exchanged = 0
    for n, step in enumerate(steps):
        if isinstance(step, Draw):
            shown = sum(deal.up for deal in only(DealToPlayers, steps[:n]))
            lying = shown + sum(before.turned_up[1] for before in steps[:n])
            exchanged += max(step.refusable, min(step.most, lying))
    up += exchanged + sum(step.turns for step in taken if step.face == "up")
    return Seen(own, placed + (own if only(Beat, steps) else up))


def kept_down(steps: Sequence[Step]) -> int:
    """Own cards that stay face down where others come by exposure: one at least."""
    dealt = sum(step.down for step in only(DealToPlayers, steps))
    return max(1, dealt - sum(step.turned_up[1] for step in steps))


def _boards(steps: Sequence[Step]) -> tuple[int, ...]:
    """Cards of the board that may lie there in the end: lines whose river is lowest go, or cards that dice turn down."""
    removed = next(iter(only(Remove, steps)), None)
    if removed is None:
        turning = sum(any(outcome.turns_down for outcome in step.outcomes) for step in only(Roll, steps))
        kept = all(outcome.turns_down for step in only(Roll, steps) for outcome in step.outcomes)
        return tuple(range(_board(steps) - turning, _board(steps) + 1 - (kept and turning > 0)))
    lines = len(removed.slots)
    most = lines if removed.if_all_tie == "keep-all" else lines - 1
    return tuple(_board(steps) * left // lines for left in range(1, most + 1))


def _board(steps: Sequence[Step]) -> int:
    return sum(len(step.slots) for step in only(DealToBoard, steps))


TABLE_SEATS = 10  # seats of a table, by the letters A to J
MAIN = ""  # the layout and the line of a board that is one line of cards; no written id is empty


def build_deck(data: Data) -> Deck:
    """A deck of decks.yaml: its ranks in four suits, and its jokers."""
    ranks = data["ranks"].split("-")
    cards = tuple(card(r + s) for r in RANKS if r in ranks for s in SUITS)
    return Deck(data["id"], data["name"], cards, data.get("jokers", 0))


def build_game(
    data: Data,
    decks: Mapping[str, Deck],
    rankings: Mapping[str, Ranking],
    common: Sequence[Data],
    choices: dict[str, str],
    examples: Sequence[Example] = (),
    usual: tuple[Data, Game] | None = None,
) -> Game:
    """The Game of a file that the schema has passed and whose names resolve.

    usual    the file before choices changed it, with its game, whose parts serve where what they say is still the same
    """
    before, like = usual or ({}, None)

    def part(name: str, keys: Iterable[str], build: Callable[[], T]) -> T:
        """What takes long to build."""
        same = like and all(before.get(key) is data.get(key) for key in keys)
        return getattr(like, name) if same else build()

    steps = part("play", ("play",), lambda: tuple(build_steps(data["play"], rankings)))
    layouts = tuple(_layout(d) for d in data.get("board", ())) or _one_line(steps)
    cap, odd_chips = data.get("raise_cap", "none"), data.get("odd_chips", {})
    return built(
        Game,
        data,
        short=data.get("short") or data["name"],
        pitch=part("pitch", PITCHED, lambda: build_pitch(data)),
        players=(data["players"]["min"], data["players"]["max"]),
        deck=decks[data["deck"]],
        limit=data["betting"][0] if "betting" in data else "",
        raise_cap=None if cap == "none" else cap,
        check_raise=data.get("check_raise") != "barred",
        wild=_wild(data.get("wild", {})),
        extra_card=_extra_card(data),
        forced_bets=built(ForcedBets, data.get("forced_bets", {})),
        layouts=layouts,
        play=steps,
        showdown=part(
            "showdown", ("showdown",), lambda: tuple(_share(d, rankings) for d in data.get("showdown", ()))
        ),
        first_won=data.get("pot_goes_to") == "first-share-that-qualifies",
        **{f"odd_{key}": said for key, said in odd_chips.items()},
        options=tuple(build_option(d) for d in all_options(data, common, choices)),
        examples=examples,
        notes=build_notes(data, "notes"),
        history=build_notes(data, "history"),
        choices=choices,
        open_face=build_open_face(data, rankings),
    )


def _wild(data: Data) -> Wild:
    ranks = tuple(RANKS.index(str(rank)) for rank in data.get("ranks", ()))
    after = RANKS.index(data["after"]) if "after" in data else None
    return built(Wild, data, ranks=ranks, after=after)


def _extra_card(data: Data) -> ExtraCard | None:
    said = data.get("extra_card")
    return said and ExtraCard(RANKS.index(said["on"]), said["face"])


def _layout(data: Data) -> Layout:
    rows = data["grid"] if "one_from_each" in data else ()
    return built(
        Layout,
        data,
        name=data.get("name"),
        when=condition(data),
        grid=tuple(map(tuple, data["grid"])),
        lines=tuple(built(Line, line) for line in data.get("lines", ())),
        one_from_each=tuple(tuple(slot for slot in row if slot) for row in rows),
    )


def _one_line(steps: tuple[Step, ...]) -> tuple[Layout, ...]:
    """The layout of a board that is one line of cards in the order dealt; none without a board."""
    slots = tuple(slot for step in only(DealToBoard, steps) for slot in step.slots)
    if not slots:
        return ()
    return (Layout(MAIN, None, (), (slots,), (Line(MAIN, {}, slots),), ()),)


def _pair(value: int | list[int]) -> tuple[int, int]:
    return (value, value) if isinstance(value, int) else (value[0], value[1])


def legal_uses(own: tuple[int, int], board: tuple[int, int], size: int) -> tuple[tuple[int, int], ...]:
    """Every (own, board) pair within both ranges that makes a hand of `size` cards."""
    if board == (0, 0):
        return ((own[1], 0),)
    pairs = ((o, size - o) for o in range(own[0], own[1] + 1))
    return tuple(pair for pair in pairs if board[0] <= pair[1] <= board[1])


def _share(data: Data, rankings: Mapping[str, Ranking]) -> Share:
    ranking = rankings[data["ranking"]]
    keeps, board = data["own"] == "all", _pair(data["board"])
    own = (max(1, ranking.size - board[1]), ranking.size - board[0]) if keeps else _pair(data["own"])
    other = (data["or"]["own"], data["or"]["board"]) if "or" in data else None
    qualifier = data.get("qualifier", "")
    by_outcome = isinstance(qualifier, dict)
    return built(
        Share,
        data,
        name=data.get("name"),
        when=condition(data),
        ranking=ranking,
        own=own,
        board=board,
        uses=legal_uses(own, board, ranking.size) + ((other,) if other else ()),
        keeps=keeps,
        other=other,
        hand=data.get("hand", ""),
        lines=tuple(data.get("lines", ())),
        qualifier="" if by_outcome else qualifier,
        by_outcome=next(iter(qualifier.items())) if by_outcome else None,
        otherwise=data.get("otherwise", ""),
        odd_within=data.get("odd_chips_within", ""),
    )


def build_option(data: Data) -> Option:
    """An option of a game or of a mix."""
    choices = tuple(Choice(c["id"], text_of(c) if SOURCE in c else None) for c in data["choices"])
    limit = "fixed-limit" if data.get("for") == "fixed-limit" else ""
    return Option(data["id"], data.get("name"), choices, limit, tuple(data.get("formats", ())))


def build_notes(data: Data, key: str) -> tuple[Note, ...]:
    """The notes of a game or of a mix, or those on its history."""
    return tuple(Note(note["id"], text_of(note)) for note in data.get(key, ()))


def build_steps(play: Sequence[Data], rankings: Mapping[str, Ranking]) -> Iterator[Step]:
    """The steps of `play:`. Where no deal names slots, the cards of the board are numbered from 1."""
    named = any("slots" in data for data in play if data["do"] == "deal")
    opened, has_bet = None if named else 0, False
    for data in play:
        kind = DealToPlayers if data.get("to") == "players" else KINDS[data["do"]]
        step = kind.build(data, Around(rankings, opened, has_bet))
        if opened is not None and isinstance(step, DealToBoard):
            opened += len(step.slots)
        has_bet = has_bet or isinstance(step, Bet)
        yield step


def build_open_face(data: Data, rankings: Mapping[str, Ranking]) -> OpenFace | None:
    """The open-face part of a game file; None for a game with betting."""
    if "rows" not in data:
        return None
    rows = tuple(built(Row, row, ranking=rankings[row["ranking"]]) for row in data["rows"])
    ranked, there, points = {row.id: row.ranking for row in rows}, data.get("fantasyland"), data["points"]
    return built(
        OpenFace,
        data,
        rows=rows,
        row_points=points["row"],
        all_rows=points["all_rows"],
        most_rows=points.get("most_rows", 0),
        royalties=_lines(data.get("royalties", ()), ranked, "points"),
        fantasyland=built(
            Fantasyland,
            there,
            enter=_lines(there["enter"], ranked, "cards"),
            stay=_lines(there["stay"], ranked, ""),
        )
        if there
        else NO_FANTASYLAND,
    )


def _lines(said: Sequence[Data], ranked: dict[str, Ranking], amount: str) -> tuple[RowHand, ...]:
    return tuple(
        built(RowHand, line, ranking=ranked[line["row"]], amount=line.get(amount, 0)) for line in said
    )
