"""A validated game file to the Game it describes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from poker_rulebook.book.model import Example, Game, Note
from poker_rulebook.book.options import Choice, Option, all_options
from poker_rulebook.book.parts import (
    Data,
    Deck,
    ExtraCard,
    Fantasyland,
    ForcedBets,
    Layout,
    Line,
    OpenFace,
    Row,
    RowHand,
    Share,
    Wild,
    built,
    condition,
    text_of,
)
from poker_rulebook.book.steps import KINDS, Around, Bet, DealToBoard, DealToPlayers, Step, only
from poker_rulebook.cards import RANKS, SUITS, card
from poker_rulebook.languages import SOURCE
from poker_rulebook.ranking import Ranking

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
) -> Game:
    """The Game of a file that the schema has passed and whose names resolve."""
    steps = tuple(build_steps(data["play"], rankings))
    layouts = tuple(_layout(d) for d in data.get("board", ())) or _one_line(steps)
    cap, odd_chips = data.get("raise_cap", "none"), data.get("odd_chips", {})
    return built(
        Game,
        data,
        short=data.get("short") or data["name"],
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
        showdown=tuple(_share(d, rankings) for d in data.get("showdown", ())),
        first_won=data.get("pot_goes_to") == "first-share-that-qualifies",
        **{f"odd_{key}": said for key, said in odd_chips.items()},
        options=tuple(build_option(d) for d in all_options(data, common)),
        examples=examples,
        notes=build_notes(data, "notes"),
        history=build_notes(data, "history"),
        choices=choices,
        open_face=build_open_face(data, rankings),
    )


def _wild(data: Data) -> Wild:
    ranks = tuple(RANKS.index(letter) for letter in data.get("ranks", "").split("-") if letter)
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
    return Option(data["id"], data.get("name"), choices)


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
    ranked, there, points = {row.id: row.ranking for row in rows}, data["fantasyland"], data["points"]
    return built(
        OpenFace,
        data,
        rows=rows,
        row_points=points["row"],
        all_rows=points["all_rows"],
        royalties=_lines(data["royalties"], ranked, "points"),
        fantasyland=built(
            Fantasyland,
            there,
            enter=_lines(there["enter"], ranked, "cards"),
            stay=_lines(there["stay"], ranked, ""),
        ),
    )


def _lines(said: Sequence[Data], ranked: dict[str, Ranking], amount: str) -> tuple[RowHand, ...]:
    return tuple(
        built(RowHand, line, ranking=ranked[line["row"]], amount=line.get(amount, 0)) for line in said
    )
