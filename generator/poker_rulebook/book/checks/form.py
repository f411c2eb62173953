"""What must hold before a file can be built: names that resolve, ids that differ, deals that say what is dealt."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Container, Iterable, Iterator

from poker_rulebook.book.checks.subject import Known, repeated, unresolved
from poker_rulebook.book.parts import Data
from poker_rulebook.book.problems import At, Finding
from poker_rulebook.languages import BESIDE, SOURCE

CITED = ("play", "showdown", "examples", "notes", "history", "options")
BETTING = ("betting", "raise_cap", "forced_bets", "showdown", "odd_chips", "pot_goes_to", "board", "joker")
PRINTED = 3  # examples of a game, at most
ROWS = ("rows", "points", "royalties", "fantasyland", "win_cap")

# ids of shares that every language has a word for
SHARES = "high middle low five-card badugi draw omaha holdem points upper lower".split()
# ids of what every page says by itself, and of the options that many games share
RESERVED = frozenset(
    """deck joker forced-bets dealing showdown pot independent ties odd-chips side-pots fixed-limit pot-limit no-limit
    limit setup play extra-card winning splitting limits raise-cap raise-cap-with-two big-blind-ante showing-ties
    short-all-ins stub-too-short antes-and-bring-in odd-chip-cards win-cap button-in-fantasyland""".split()
)


def words_are_of_the_family(data: Data) -> Iterator[Finding]:
    """An open-face game has rows instead of betting, a board and a pot; no other game has any of its words."""
    rows = data["family"] == "open-face"
    no_rows = "only an open-face game has rows and points", "write 'family: open-face', or delete it"
    no_pot = "an open-face game has points instead of bets and a pot", "delete the line"
    for key in BETTING if rows else ROWS:
        if key in data:
            yield (key,), *(no_pot if rows else no_rows)
    for index, step in enumerate(data["play"]):
        at = ("play", index, "do")
        if rows and step["do"] != "place":
            message = f"in an open-face game cards are placed; {step['do']!r} does not happen"
            yield at, message, "write 'do: place'"
        elif not rows and step["do"] == "place":
            message = "cards are placed in rows only in an open-face game"
            yield at, message, "write 'family: open-face', or another step"


def ids_are_unique(data: Data, known: Known) -> Iterator[Finding]:
    yield from cited_once(data, CITED, RESERVED)
    for at, parts, what in _parts(data):
        for index, name in repeated(part["id"] for part in parts):
            yield (*at, index, "id"), f"the {what} {name!r} stands twice", "rename one"


def cited_once(data: Data, sections: Iterable[str], reserved: Container[str]) -> Iterator[Finding]:
    """Ids of these sections, former ones too, that another part of the page has already."""
    cited: dict[str, str] = {}
    for section in sections:
        named: list[tuple[At, str]] = [
            ((section, n, "id"), item["id"]) for n, item in enumerate(data.get(section, []))
        ]
        for n, item in enumerate(data.get(section, [])):
            named += [((section, n, "former", m), old) for m, old in enumerate(item.get("former", ()))]
        for at, name in named:
            if name in reserved:
                yield at, f"the id {name!r} stands on every page already", "choose another"
            if name in cited:
                yield at, f"the id {name!r} is used twice (also in {cited[name]})", "rename one"
            cited.setdefault(name, section)


def few_examples_are_printed(data: Data, known: Known) -> Iterator[Finding]:
    chosen = [index for index, example in enumerate(data.get("examples", ())) if "print" in example]
    for index in chosen[PRINTED:]:
        message = f"more than {PRINTED} examples are marked 'print: true'"
        hint = f"keep the {PRINTED} that teach most, and delete the line here"
        yield ("examples", index, "print"), message, hint


def _parts(data: Data) -> Iterator[tuple[At, list[Data], str]]:
    """Lists inside which ids must differ: where each stands, its items, and what an item is."""
    inside = (("board", "lines", "line"), ("play", "hands", "hand"), ("play", "outcomes", "outcome"),
              ("options", "choices", "choice"))  # fmt: skip
    yield ("board",), data.get("board", []), "layout"
    yield ("rows",), data.get("rows", []), "row"
    for section, key, what in inside:
        for index, item in enumerate(data.get(section, ())):
            yield (section, index, key), item.get(key, []), what


def names_resolve(data: Data, known: Known) -> Iterator[Finding]:
    yield from unresolved(("deck",), data["deck"], "deck", known.decks)
    for at, part in named_rankings(data):
        yield from unresolved((*at, "ranking"), part["ranking"], "ranking", known.rankings)
    rows = [row["id"] for row in data.get("rows", ())]
    for at, line in _lines(data):
        yield from unresolved((*at, "row"), line["row"], "row", rows)


def named_rankings(data: Data) -> Iterator[tuple[At, Data]]:
    """The parts that name a ranking."""
    for section in ("play", "showdown", "rows"):
        for index, item in enumerate(data.get(section, ())):
            inner = [((section, index, key), item[key]) for key in ("openers", "must_bet") if key in item]
            yield from (pair for pair in (((section, index), item), *inner) if "ranking" in pair[1])


def _lines(data: Data) -> Iterator[tuple[At, Data]]:
    """The hands of rows that earn something."""
    there = data.get("fantasyland", {})
    lists: list[tuple[At, list[Data]]] = [(("royalties",), data.get("royalties", []))]
    lists += [(("fantasyland", key), there[key]) for key in ("enter", "stay") if there]
    return (((*at, index), line) for at, lines in lists for index, line in enumerate(lines))


def shares_are_called(data: Data, known: Known) -> Iterator[Finding]:
    for index, share in enumerate(data.get("showdown", ())):
        if "name" not in share and share["id"] not in SHARES:
            name = ", ".join(f"{language}: …" for language in BESIDE)
            hint = f"add 'name: {{{name}}}', or write 'high' or 'low'"
            yield ("showdown", index, "id"), f"nothing says what the share {share['id']!r} is called", hint


def deals_are_complete(data: Data, known: Known) -> Iterator[Finding]:
    """Every deal says how many cards, where to, and how they lie."""
    for index, step in enumerate(data["play"]):
        at = ("play", index)
        if step.get("to") == "players":
            yield from _to_players(at, step)
        elif step.get("to") == "board":
            yield from _to_board(at, step, "board" in data)


def _to_players(at: At, step: Data) -> Iterator[Finding]:
    if "slots" in step:
        yield (*at, "slots"), "slots belong to the board", "write 'cards:', or 'to: board'"
    if "cards" not in step:
        yield at, "nothing says how many cards each player receives", "add 'cards: 2'"
    elif isinstance(step["cards"], dict) and "face" in step:
        yield (*at, "face"), "'cards' already says how they lie", "delete 'face:'"
    elif isinstance(step["cards"], int) and "face" not in step:
        yield at, "nothing says how the cards lie", "add 'face: down' or 'face: up'"


def _to_board(at: At, step: Data, drawn: bool) -> Iterator[Finding]:
    if drawn and "slots" not in step:
        message = "this game draws its board, and nothing says which slots are filled"
        yield at, message, "add 'slots: [...]'"
    elif not drawn and "slots" in step:
        hint = "write 'cards:', or add a 'board:' with these slots"
        yield (*at, "slots"), "this game draws no board", hint
    elif not drawn and not isinstance(step.get("cards"), int):
        yield at, "nothing says how many cards are opened", "add 'cards: 3'"
    if step.get("face") in ("by-exposure", "others"):
        yield (*at, "face"), "board cards are nobody's own", "write 'face: up' or 'face: down'"
    if drawn and "cards" in step and "slots" in step:
        yield (*at, "cards"), "the slots say how many cards are dealt", "delete 'cards:'"
    if "face" not in step:
        yield at, "nothing says how the cards lie", "add 'face: up'"


FORM: tuple[Callable[[Data, Known], Iterator[Finding]], ...] = (
    ids_are_unique,
    names_resolve,
    shares_are_called,
    deals_are_complete,
    few_examples_are_printed,
)

NOT_YET = "00000000"  # stands in a new text until its digest is known


def digest(text: str) -> str:
    """Eight hex digits of a text, by which a translation says what it was made from."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:8]


def translation_is_current(at: At, written: str, english: str) -> Iterator[Finding]:
    """Whether the digest that is written at a place is that of the English of today."""
    right = digest(english)
    if written != right:
        message = "the Japanese was made from another English text"
        if written == NOT_YET:
            message = "the digest of the English is still to be written"
        yield at, message, f"check the Japanese, then write: of: '{right}'"


def notes_are_current(data: Data) -> Iterator[Finding]:
    for section in ("notes", "history"):
        for index, note in enumerate(data.get(section, [])):
            yield from translation_is_current((section, index, "of"), note["of"], note[SOURCE])
