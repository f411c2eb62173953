"""The shapes of the JSON that other programs read and write.

What stands below /api/v2/, and records, are described for every reader in schema/api.schema.json, stored chances in
schema/measured.schema.json; a test holds these types against the schemas, and against what the program gives.

Cards stand as text, "Ah 2c Td", or "" for none; chips and points are whole numbers. A seat goes by its name: A, B, C …
unless a record says otherwise. Games, rankings, shares, rows, steps, options and choices go by their ids. A dictionary
named `text` has a key for each language.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

# --- a hand: `ask`, `answer`, `record`, `standing`


class PutOrSaid(TypedDict, total=False):
    """What a seat puts or says, under the key of its verb; one of these.

    cards     after draw, refuse, discard and turn-up
    hands     after divide: name of a hand -> its cards
    rows      after place: row -> its cards
    outcome   after choose
    share     after declare; "both" where it may be both
    answer    after take: one or none; after stay: in or out
    """

    cards: str
    hands: dict[str, str]
    rows: dict[str, str]
    outcome: str
    share: str
    answer: str


class Answer(PutOrSaid):
    """What a seat does when it is asked.

    action    fold, check, call, bring-in, raise, or another verb of the game
    to        after raise: the whole wager of this round
    leaves    after dead: chips that its player leaves in besides

    What the floor has ruled stands among the answers: dead, a hand that is killed, and turn, a seat that has the turn.
    """

    seat: str
    action: str
    to: NotRequired[int]
    leaves: NotRequired[int]


class Allowed(TypedDict):
    """An action that the rules allow now, and what it leaves open.

    chips           check, call, bring-in: what it costs
    least, most     raise: the smallest and the largest total of this round
    between         raise: whether every total between them is allowed, too
    fewest, most    draw, refuse, discard, turn-up: how many cards
    cards           those among which the seat chooses
    sizes           divide: name of a hand -> how many cards go into it
    count           place: how many cards are laid
    free, placed    place: row -> how many places are left, and which cards lie there
    outcomes        choose: what may be chosen
    shares          declare: what may be declared
    answers         take and stay: what may be said
    """

    action: str
    chips: NotRequired[int]
    least: NotRequired[int]
    most: NotRequired[int]
    between: NotRequired[bool]
    fewest: NotRequired[int]
    cards: NotRequired[str]
    sizes: NotRequired[dict[str, int]]
    count: NotRequired[int]
    free: NotRequired[dict[str, int]]
    placed: NotRequired[dict[str, str]]
    outcomes: NotRequired[list[str]]
    shares: NotRequired[list[str]]
    answers: NotRequired[list[str]]


class WhoActs(TypedDict):
    """The seat that is to act, at which step, and every action that the rules allow."""

    seat: str
    step: str
    may: list[Allowed]


class HandRecord(TypedDict):
    """A hand in progress, or a finished one: see poker_rulebook.play.hand_record.

    stacks      chips before the hand, in order from the left of the button, in stud from seat 1
    posts, bomb, runs    see poker_rulebook.play.hand_record
    chance      what shuffled the deck: "system", the operating system, or "seed 7"
    deck        every card, the first to be dealt first
    final       the stacks after the whole hand; while answers are missing at its end, nothing is compared with them
    """

    version: Literal[1]
    game: str
    options: NotRequired[dict[str, str]]
    stakes: NotRequired[dict[str, int]]
    posts: NotRequired[dict[str, Any]]
    runs: NotRequired[int]
    bomb: NotRequired[dict[str, Any]]
    flashed: NotRequired[str]
    seat_one: NotRequired[str]
    carried: NotRequired[int]
    rolls: NotRequired[dict[str, int]]
    stacks: dict[str, int]
    fantasyland: NotRequired[dict[str, int]]
    chance: NotRequired[str]
    deck: str
    answers: list[Answer]
    final: NotRequired[dict[str, int]]


# A seat in a hand. wager: chips of this round; in: whether it can still win; up: those of its own cards that all see
SeatInHand = TypedDict("SeatInHand", {"stack": int, "wager": int, "in": bool, "own": str, "up": str})


class SeatAtRows(TypedDict):
    """A seat in an open-face game.    rows    row -> the cards that lie there"""

    stack: int
    own: str
    rows: dict[str, str]


class HandNow(TypedDict):
    """How a hand stands, with everything that the dealer knows but the stub.

    log       every event so far: "event" is its kind, the other keys are those of poker_rulebook.play.events
    to_act    None when the hand is over
    board     slot -> card
    pot       0 when the hand is over
    left      chips that stay on the table for the next deal
    """

    game: str
    options: dict[str, str]
    seats: dict[str, SeatInHand]
    board: dict[str, str]
    pot: int
    left: int
    log: list[dict[str, Any]]
    to_act: WhoActs | None


class RowsNow(TypedDict):
    """The same of an open-face game.

    points    seat -> what it has received in all; negative for what it has paid
    next      seat -> cards that it receives at once in the next deal; only those in Fantasyland
    """

    game: str
    options: dict[str, str]
    seats: dict[str, SeatAtRows]
    points: dict[str, int]
    next: dict[str, int]
    log: list[dict[str, Any]]
    to_act: WhoActs | None


# --- cards: `rank`, `settle`


class RankedHand(TypedDict):
    """Larger values are better; the three are None together, where a hand does not reach the qualifier.

    best    the cards that count
    name    what the hand is called, by language
    """

    value: int | None
    best: str | None
    name: dict[str, str] | None


Why = dict[
    str, Any
]  # kind; cards, seat -> the cards that decide; and a sentence for each language, by its name


class NamedHand(TypedDict):
    """why    what it lacks, where it does not win the share"""

    cards: str
    name: dict[str, str]
    why: NotRequired[Why]


class NamedRow(NamedHand):
    royalty: int


class ShareSettled(TypedDict):
    """hands    seat -> its hand, None for one that does not qualify

    why     what decides the share; it is not there where only one seat plays for it
    lost    seat -> what its hand lacks, where it does not qualify
    """

    winners: list[str]
    hands: dict[str, NamedHand | None]
    why: NotRequired[Why]
    lost: NotRequired[dict[str, Why]]


class PotsSettled(TypedDict):
    """Who wins.

    chips    seat -> what it wins, empty where no pot was told; negative for what it pays into the next pot
    left     chips of the pot that nobody wins; only where there are any
    assumed  what is taken for granted of how the cards were dealt, by language; only where that decides
    why      how the pot is divided where that is not plain: a share that is not played for, quarters, odd chips
    unqualified    the hands for the first share without its qualifier; only where nobody qualifies and the strongest of them wins
    """

    shares: dict[str, ShareSettled]
    chips: dict[str, int]
    left: NotRequired[int]
    assumed: NotRequired[dict[str, str]]
    why: NotRequired[list[Why]]
    unqualified: NotRequired[ShareSettled]


class ShareEquity(TypedDict):
    """Of one share: what part of it a seat takes on average, and how often it wins it alone and with others."""

    equity: float
    wins: float
    ties: float


class SeatEquity(TypedDict):
    """What a seat takes, all as parts of 1.

    equity        of the pot, on average;  error    in 19 of 20 cases it is no further from the truth; 0 where it is exact
    whole, part   how often it takes the whole pot, and some of it
    """

    equity: float
    error: float
    whole: float
    part: float
    shares: dict[str, ShareEquity]


class Equity(TypedDict):
    """What part of the pot each seat's cards take on average.

    deals    how many were looked at;  exact    whether these are all that can come
    left     what nobody takes;  assumed    as in PotsSettled; each only where there is something
    """

    deals: int
    exact: bool
    seats: dict[str, SeatEquity]
    left: NotRequired[float]
    assumed: NotRequired[dict[str, str]]


Wagered = Literal[
    "check", "call", "bet", "raise", "all-in", "fold-or-call"
]  # the last one where the floor decides

Destination = Literal["burn", "board", "hand", "door", "stub", "aside"]  # of a card after a ruling


class CardMoved(TypedDict):
    card: str
    to: Destination


class RoomsChoice(TypedDict):
    """A general rule that leaves something to the room: what is taken here, and what else may be."""

    rule: str
    taken: str
    others: list[str]


# What the floor may rule instead. record    of the hand after it
OtherRuling = TypedDict("OtherRuling", {"is": str, "text": dict[str, str], "record": NotRequired[HandRecord]})


# What is ruled of a hand that goes wrong. say    what the dealer says aloud; rules    of this book by number, and of the TDA;
# binds    what a seat has to answer when its turn comes, unless another bets or raises before it; also_binds    what others behind
# it have to answer likewise; record    of the hand after it, which a table has not that is told without a deck
HandRuled = TypedDict(
    "HandRuled",
    {
        "kind": str,
        "is": str,
        "text": dict[str, str],
        "until": dict[str, str],
        "say": dict[str, str],
        "cards": list[CardMoved],
        "rules": list[str],
        "choice": NotRequired[RoomsChoice],
        "binds": NotRequired[Answer],
        "also_binds": NotRequired[list[Answer]],
        "record": NotRequired[HandRecord],
        "otherwise": list[OtherRuling],
    },
)

# --- a table at which something went wrong: see poker_rulebook.play.situations


SeatTold = TypedDict("SeatTold", {"stack": int, "in_front": NotRequired[int], "in": NotRequired[bool]})


class DeedTold(TypedDict):
    """What a seat did; of an exposed card `place` and `card`, in place of the other two."""

    seat: str
    action: NotRequired[str]
    amount: NotRequired[int]
    place: NotRequired[int]
    card: NotRequired[str]


class IncidentAsked(TypedDict):
    """What happened at a table, as its floor can tell it."""

    kind: str
    options: NotRequired[dict[str, str]]
    stakes: NotRequired[dict[str, int]]
    posts: NotRequired[dict[str, Any]]
    seat_one: NotRequired[str]
    step: NotRequired[str]
    seats: NotRequired[dict[str, SeatTold]]
    to_act: NotRequired[str]
    deed: NotRequired[DeedTold]
    deeds: NotRequired[list[DeedTold]]
    acts: NotRequired[list[DeedTold]]
    pot: NotRequired[int]
    cards: NotRequired[str]
    next: NotRequired[str]
    drawn: NotRequired[str]
    won: NotRequired[dict[str, int]]
    facts: NotRequired[dict[str, Any]]


class RowsSettled(TypedDict):
    """What finished layouts are worth.

    points          seat -> what it receives in all; negative for what it pays
    pairs           seat -> another seat -> what it is due from that one
    rows            seat -> row -> what lies there
    fouls           seats whose layouts are fouled
    next            seat -> cards that it receives at once in the next deal; only those in Fantasyland
    paid, final     `pairs` in chips, and the stacks afterwards; only where stacks were told
    why             what fouls a layout, and what makes the points of two players
    """

    points: dict[str, int]
    pairs: dict[str, dict[str, int]]
    rows: dict[str, dict[str, NamedRow]]
    fouls: list[str]
    why: NotRequired[list[Why]]
    next: dict[str, int]
    paid: NotRequired[dict[str, dict[str, int]]]
    final: NotRequired[dict[str, int]]


# --- files below /api/v2/


class CitedPage(TypedDict):
    """kind    game, mix, chapter, rule or word"""

    kind: str
    id: str


class PlayerRange(TypedDict):
    min: int
    max: int


class ListedOption(TypedDict):
    """choices    the default first"""

    id: str
    default: str
    choices: list[str]


class ListedGame(TypedDict):
    """A game in a list.    based_on    the game of which it is a variant;  essence    two sentences, by language"""

    id: str
    name: dict[str, str]
    short: dict[str, str]
    reading: str
    also: list[str]
    family: str
    based_on: str | None
    pitch: dict[str, str]
    essence: dict[str, str]
    players: PlayerRange
    deck: str | None
    options: list[ListedOption]


class MixPart(TypedDict):
    """A game of a mix.    label    what the table calls it, such as H"""

    id: str
    label: str
    game: str
    choices: dict[str, str]


class ListedMix(ListedGame):
    """change    when the next game begins: orbit, hands, level or dealers-choice"""

    games: list[MixPart]
    change: str


class CountedOfGame(TypedDict):
    """What follows from the steps: see poker_rulebook.book.model."""

    own_cards: int
    board_cards: int
    betting_rounds: int
    cards_at_showdown: int
    cards_seen: dict[str, int]
    draws: int
    cards_needed: int
    most_players: int


class ChanceOfAnswer(TypedDict):
    """deals    in how many of the deals;  chance    the same as a fraction of 1"""

    deals: int
    chance: float


class ChancesOfShare(TypedDict):
    """method    exact or random;  seed    of random deals"""

    method: str
    deals: int
    seed: int | None
    answers: dict[str, ChanceOfAnswer]


class PointToSettle(TypedDict):
    """What a table settles before the first hand.    rule    the general rule that says more"""

    id: str
    rule: str | None
    choices: list[str]


class GameDocument(ListedGame):
    """Everything about a game.

    digest      eight hexadecimal digits that change with its table card
    data        the game file itself, as checked;  choices    what a house plays otherwise
    chances     share -> how often its hands qualify, or have so many cards
    lessons     what a deal of "Play a hand" shows -> its number, in the order in which they are taught
    see         general rules that it cites;  chapters    ids of the other chapters about such games
    """

    digest: str
    data: Any
    choices: dict[str, str]
    counted: CountedOfGame
    chances: dict[str, ChancesOfShare]
    lessons: dict[str, int]
    see: list[CitedPage]
    chapters: list[str]
    before: list[PointToSettle]


class RankingDocument(TypedDict):
    """A ranking.    games    that compare hands by it;  order    random hands, the strongest first, equal ones together"""

    id: str
    data: Any
    games: list[str]
    order: list[list[str]]


class ShowdownOfSuite(TypedDict):
    """A question as `rulebook showdown` reads it.    winners    of each share;  points    of an open-face game"""

    options: NotRequired[dict[str, str]]
    question: dict[str, Any]
    winners: NotRequired[dict[str, list[str]]]
    chips: NotRequired[dict[str, int]]
    points: NotRequired[dict[str, int]]


class HandOfSuite(TypedDict):
    """A whole hand.    asked    who is asked what before each answer of the record"""

    record: HandRecord
    asked: list[WhoActs]


class ConformanceDocument(TypedDict):
    """Questions with their answers: whoever gives the same plays the game by this book."""

    game: str
    showdowns: list[ShowdownOfSuite]
    hands: list[HandOfSuite]


class MixDocument(ListedMix):
    """Everything about a mix.    data    the mix file itself, as checked"""

    digest: str
    data: Any
    before: list[PointToSettle]


# for: whom it serves (player, dealer, floor); see: ids of what it cites
GeneralRuleDocument = TypedDict(
    "GeneralRuleDocument",
    {"id": str, "number": str, "name": dict[str, str], "for": list[str], "see": list[str]},
)


class ChapterDocument(TypedDict):
    """games    ids of the games that it concerns, or "all";  data    the chapter file itself, as checked"""

    id: str
    number: str
    name: dict[str, str]
    digest: str
    games: list[str] | str
    data: dict[str, Any]
    rules: list[GeneralRuleDocument]


class PartDocument(TypedDict):
    id: str
    name: dict[str, str]
    chapters: list[ChapterDocument]


class AccountedRule(TypedDict):
    """A rule of the tournament directors.

    stands    same, rooms-differ, departs, outside or unverified
    ours      ids of our rules on its subject
    note      why it is outside, or where ours goes further, by language
    """

    number: int
    subject: dict[str, str]
    stands: str
    ours: list[str]
    note: dict[str, str] | None


class DecidedRule(TypedDict):
    """choice    what a preset takes, or null where it leaves the rule open;  tournaments    whether it speaks of these only"""

    id: str
    number: str
    choice: str | None
    tournaments: bool


class Renumbered(TypedDict):
    """was, now    the number of a rule in an edition and in a later one"""

    was: int
    now: int


class LaterRules(TypedDict):
    """An edition that counts its rules otherwise. checked    whether its text has been read;  added    rules by its numbers"""

    edition: str
    checked: bool
    rules: list[Renumbered]
    added: list[AccountedRule]


class AccountedRules(TypedDict):
    """edition    of the numbers;  later    one that has come out since, or null"""

    edition: str
    later: LaterRules | None
    rules: list[AccountedRule]
    procedures: list[AccountedRule]


class MappedGame(TypedDict):
    """base    None for the first of a tree;  change    what changes on the way from there, by locale"""

    id: str
    family: str
    base: str | None
    change: dict[str, str]


class GamesOfKind(TypedDict):
    """whole, divided    ids of the games that one hand wins, and of those with a divided pot"""

    name: dict[str, str]
    whole: list[str]
    divided: list[str]


class GameMap(TypedDict):
    """The games below those that they come from, and the same by board and draws."""

    games: list[MappedGame]
    kinds: list[GamesOfKind]


class GlossaryWord(TypedDict):
    """forms    locale -> every form that pages link;  linked    whether pages link it"""

    id: str
    former: list[str]
    term: dict[str, str]
    reading: str
    also: list[str]
    forms: dict[str, list[str]]
    linked: bool
    text: dict[str, str]
    see: list[CitedPage]
    digest: str


# --- games/measured.yaml


class StoredChances(TypedDict):
    """answers    what was counted -> in how many of the deals"""

    method: Literal["exact", "random"]
    deals: int
    seed: NotRequired[int]
    answers: dict[str, int]


class StoredGame(TypedDict):
    """rules    digest of the rules that were measured;  lessons    what a deal shows -> its number"""

    rules: NotRequired[str]
    shares: NotRequired[dict[str, StoredChances]]
    lessons: NotRequired[dict[str, int]]


# --- `check --format json`


class FixFound(TypedDict):
    """See poker_rulebook.book.problems.Fix."""

    line: int
    column: int
    old: str
    new: str
    asks: bool


class ProblemFound(TypedDict):
    """See poker_rulebook.book.problems.Problem."""

    file: str
    line: int
    column: int
    path: str
    message: str
    hint: str
    fixes: list[FixFound]


class CheckResult(TypedDict):
    """How many were checked; examples    played;  not_looked_at    what could not be looked at, and why"""

    problems: list[ProblemFound]
    games: int
    mixes: NotRequired[int]
    chapters: NotRequired[int]
    examples: int
    not_looked_at: NotRequired[str]


# --- hand histories, calculators and random play in Python


class Unfinished(TypedDict):
    """A hand whose pot cannot be decided.    stacks    before it is, in the order of the players"""

    pot: int | float
    stacks: list[int | float]


class Replayed(TypedDict):
    """What the rules say of one hand of a history; of one with several mistakes there is one for each.

    hand       its name, in a file of several
    matches    whether stacks come out as the file says; None where it says nothing, or the pot cannot be decided, for this `reason`
    choices    of the game, that follow from what was done
    problem    where the file and the rules part: line, column, path, message, hint; action, step and state of the table
    """

    file: str
    hand: NotRequired[str]
    game: str | None
    finishing_stacks: list[int | float] | None
    matches: bool | None
    choices: NotRequired[dict[str, str]]
    reason: NotRequired[str]
    undecided: NotRequired[Unfinished]
    problem: NotRequired[dict[str, Any]]
    warnings: NotRequired[list[str]]


class Simulated(TypedDict):
    """Random play of a game: its size and time, and what was counted.

    shares    share -> how often it was won, split or unqualified at a showdown
    layouts, fouls, royalties, fantasyland    of open-face games, in place of showdowns
    """

    game: str
    hands: int
    seats: int
    seed: int
    seconds: float
    showdowns: NotRequired[int]
    shares: NotRequired[dict[str, dict[str, int]]]
    layouts: NotRequired[int]
    fouls: NotRequired[int]
    royalties: NotRequired[int]
    fantasyland: NotRequired[int]
    violations: int
