"""What is checked of any file of the book: names, ids, translations, cards that suffice; and the picture of a house."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from xml.parsers import expat

from msgspec import Struct
from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import SEAT_MARK, Data, Deck, Layout, Share, in_force
from poker_rulebook.book.problems import At, Finding, each, exact, suggestion
from poker_rulebook.book.steps import OwnCount, Step, own_before
from poker_rulebook.languages import BESIDE, SOURCE
from poker_rulebook.ranking import HandError, Ranking, threshold

# --- what is checked of any file of the book


Check = Callable[["Subject"], Iterator[Finding]]


class Known(Struct, frozen=True):
    """What the checks of one file may ask of the rest of the book.

    common      options of several games, as they are written
    games       those whose files are in order; faulty: whether an id is that of another file
    take        a game under choices; raises UnknownChoice
    called      every name of a game or mix, folded -> its id
    schemas     the folder of the schemas
    """

    decks: Mapping[str, Deck]
    rankings: Mapping[str, Ranking]
    common: Sequence[Data]
    games: Mapping[str, Game]
    faulty: Callable[[str], bool]
    take: Callable[[str, dict[str, str]], Game]
    called: Callable[[], Mapping[str, str]]
    schemas: Path


class Subject(Struct, frozen=True, dict=True):
    """A game under check.

    data    its file, which says what is written; game: what that means, or what is left of it after one way
    """

    data: Data
    game: Game

    def at(self, part: Step | Share | Layout, *more: str | int) -> At:
        """Where a part of the game stands in its file, or something inside of it."""
        section = "board" if isinstance(part, Layout) else "showdown" if isinstance(part, Share) else "play"
        return section, self._index[section, part.id], *more

    def said(self, part: Step | Share | Layout) -> Data:
        """The part as it is written."""
        section, index = self.at(part)
        said: Data = self.data[str(section)][index]
        return said

    @cached_property
    def _index(self) -> dict[tuple[str, str], int]:
        sections = [(name, self.data.get(name, ())) for name in ("board", "play", "showdown")]
        return {(name, item["id"]): index for name, items in sections for index, item in enumerate(items)}

    @cached_property
    def own(self) -> list[OwnCount]:
        """What a player has when each step begins, and after the last."""
        return own_before(self.game.play)

    def own_at(self, step: Step) -> OwnCount:
        return self.own[self.game.play.index(step)]

    def after(self, way: Mapping[str, str]) -> Subject:
        """What is left of the game when the questions come out so."""
        game = replace(
            self.game,
            play=self.game.steps_after(way),
            showdown=tuple(share for share in self.game.showdown if in_force(share.when, way)),
            layouts=tuple(layout for layout in self.game.layouts if in_force(layout.when, way)),
        )
        return Subject(self.data, game)


NamedPlaces = Iterable[tuple[At, str]]  # names with their places, as `each` gives them


def twice(named: NamedPlaces, message: str, hint: str = "rename one") -> Iterator[Finding]:
    """A finding for each name that repeats an earlier one.    message    with {!r} for the name"""
    seen: set[str] = set()
    for at, name in named:
        if name in seen:
            yield at, message.format(name), hint
        seen.add(name)


def unresolved(at: At, word: str, what: str, known: Collection[str]) -> Iterator[Finding]:
    """The finding for a name to which nothing in the book answers."""
    if word not in known:
        yield at, f"no {what} is called {word!r}", suggestion(word, known)


def all_unresolved(named: NamedPlaces, what: str, known: Collection[str]) -> Iterator[Finding]:
    """The same of several names."""
    for at, word in named:
        yield from unresolved(at, word, what, known)


def no_hand(at: At, hand: str, ranking: Ranking) -> Iterator[Finding]:
    """The finding for text that is not a threshold of a ranking."""
    try:
        threshold(ranking, hand)
    except HandError as error:
        hint = error.hint or "write the weakest such hand: pair of jacks, or as ranks 8-7-6-5-4"
        yield at, str(error), hint


def reversed_range(at: At, fewest: int, most: int) -> Finding:
    right = f"[{most}, {fewest}]"
    return at, f"{fewest} is more than {most}", exact(f"write {right}", right, [fewest, most])


def counted(number: int, noun: str) -> str:
    """A number with its noun: 1 card, 2 cards."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


CITED = ("play", "showdown", "examples", "notes", "history", "options")
BETTING = (
    "betting", "raise_cap", "forced_bets", "showdown", "odd_chips", "pot_goes_to", "board", "joker", "equal_hands", "showing_ties", "suit_order", "if_nobody_qualifies", "dealt_from", "short_stub", "short_all_in", "check_raise",
    "raise_cap_with_two",
)  # fmt: skip
PRINTED = 3  # examples of a game, at most
ROWS = ("rows", "points", "royalties", "fantasyland", "win_cap")

# lists inside which ids must differ, and what an item of them is
LISTS = {
    "board": "layout", "rows": "row", "board.*.lines": "line", "play.*.hands": "hand", "play.*.outcomes": "outcome",
    "options.*.choices": "choice",
}  # fmt: skip
RANKED = "play.* play.*.openers play.*.must_bet showdown.* rows.*".split()  # what may name a ranking

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
    for at, word in each(data, "play.*.do"):
        if rows and word != "place":
            message = f"in an open-face game cards are placed; {word!r} does not happen"
            yield at, message, "write 'do: place'"
        elif not rows and word == "place":
            message = "cards are placed in rows only in an open-face game"
            yield at, message, "write 'family: open-face', or another step"


def ids_are_unique(data: Data, known: Known) -> Iterator[Finding]:
    yield from cited_once(data, CITED, RESERVED | {option["id"] for option in known.common})
    for path, what in LISTS.items():
        for at, items in each(data, path):
            yield from twice(each(items, "*.id", at), f"the {what} {{!r}} stands twice")


def cited_once(data: Data, sections: Iterable[str], reserved: Container[str]) -> Iterator[Finding]:
    """Ids of these sections, former ones too, that another part of the page has already."""
    cited: dict[str, str] = {}
    for section in sections:
        for at, name in (*each(data, f"{section}.*.id"), *each(data, f"{section}.*.former.*")):
            if name in reserved:
                yield at, f"the id {name!r} stands on every page already", "choose another"
            if name in cited:
                yield at, f"the id {name!r} is used twice (also in {cited[name]})", "rename one"
            cited.setdefault(name, section)


def few_examples_are_printed(data: Data, known: Known) -> Iterator[Finding]:
    for at, _ in [*each(data, "examples.*.print")][PRINTED:]:
        message = f"more than {PRINTED} examples are marked 'print: true'"
        yield at, message, f"keep the {PRINTED} that teach most, and delete the line here"


def marked_seats_are_there(data: Data, known: Known) -> Iterator[Finding]:
    for at, text in each(data, "examples.*.title.*"):
        seats = data["examples"][at[1]]["seats"]
        for seat in SEAT_MARK.findall(text):
            if seat not in seats:
                yield (
                    at,
                    f"no seat of this example is called {seat!r}",
                    f"write one of these: <{'>, <'.join(seats)}>",
                )


def names_resolve(data: Data, known: Known) -> Iterator[Finding]:
    yield from all_unresolved(each(data, "deck"), "deck", known.decks)
    yield from all_unresolved(named_rankings(data), "ranking", known.rankings)
    rows = [row for _, row in each(data, "rows.*.id")]
    for path in ("royalties.*.row", "fantasyland.enter.*.row", "fantasyland.stay.*.row"):
        yield from all_unresolved(each(data, path), "row", rows)


def named_rankings(data: Data) -> Iterator[tuple[At, str]]:
    """Where a ranking is named, and which."""
    return (found for path in RANKED for found in each(data, f"{path}.ranking"))


def shares_are_called(data: Data, known: Known) -> Iterator[Finding]:
    for at, share in each(data, "showdown.*"):
        if "name" not in share and share["id"] not in SHARES:
            name = ", ".join(f"{language}: …" for language in BESIDE)
            hint = f"add 'name: {{{name}}}', or write 'high' or 'low'"
            yield (*at, "id"), f"nothing says what the share {share['id']!r} is called", hint


def deals_are_complete(data: Data, known: Known) -> Iterator[Finding]:
    """Every deal says how many cards, where to, and how they lie."""
    for at, step in each(data, "play.*"):
        if step.get("to") == "players":
            if "slots" in step:
                yield (*at, "slots"), "slots belong to the board", "write 'cards:', or 'to: board'"
            if "cards" not in step:
                yield at, "nothing says how many cards each player receives", "add 'cards: 2'"
            elif isinstance(step["cards"], dict) and "face" in step:
                yield (*at, "face"), "'cards' already says how they lie", "delete 'face:'"
            elif isinstance(step["cards"], int) and "face" not in step:
                yield at, "nothing says how the cards lie", "add 'face: down' or 'face: up'"
        elif step.get("to") == "board":
            drawn = "board" in data
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
                yield at, "nothing says how the cards lie", exact("add 'face: up'", "face: up")


FORM: tuple[Callable[[Data, Known], Iterator[Finding]], ...] = (
    ids_are_unique, names_resolve, shares_are_called, deals_are_complete, few_examples_are_printed, marked_seats_are_there,
)  # fmt: skip


def can_be_built(data: Data, known: Known) -> Iterator[Finding]:
    """What keeps a file that the schema has passed from being made a game."""
    found = list(words_are_of_the_family(data))
    yield from found
    if not found:
        for check in FORM:
            yield from check(data, known)


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
        hint = f"check the Japanese, then write: of: '{right}'"
        new = f"'{right}'" if at[-1:] == ("of",) else f"of: '{right}'"
        yield at, message, exact(hint, new, written if at[-1:] == ("of",) else None, asks=True)


def notes_are_current(data: Data) -> Iterator[Finding]:
    for at, note in (*each(data, "notes.*"), *each(data, "history.*")):
        yield from translation_is_current((*at, "of"), note["of"], note[SOURCE])


# --- what a picture of a house may hold


SVG = "http://www.w3.org/2000/svg"
DRAWN = frozenset(
    "svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath "
    "linearGradient radialGradient stop clipPath mask pattern marker filter".split()
)
LEADS_AWAY = re.compile(
    r"//|\\|@import|(?:url|src|image-set)\s*\((?!\s*[\"']?#)|(?:java|vb)script:|data:", re.IGNORECASE
)

PictureMistake = tuple[int, int, str, str, str]  # line, column, place, message, hint

AWAY = "leads out of the picture"
PLAIN = "save it as a plain SVG of shapes and letters"
DELETE = "delete it, or " + PLAIN


def picture_mistakes(content: bytes) -> list[PictureMistake]:
    """What is wrong with an SVG file, from top to bottom; at a mistake of the XML itself reading ends."""
    reader = _PictureReader()
    try:
        reader.parser.Parse(content, True)
    except expat.ExpatError as error:
        said = expat.errors.messages[error.code]
        reader.found.append((error.lineno, error.offset + 1, "XML", f"is no SVG: {said}", PLAIN))
    except _Ended:
        pass
    return reader.found


class _Ended(Exception):
    """Nothing after this is read."""


class _PictureReader:
    """Reads an SVG file and remembers what it may not hold."""

    def __init__(self) -> None:
        self.found: list[PictureMistake] = []
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.is_inside = False
        self.style: list[str] | None = None  # the letters of a style that has been begun
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.ProcessingInstructionHandler = self.instruction
        self.parser.StartElementHandler = self.begun
        self.parser.EndElementHandler = self.ended
        self.parser.CharacterDataHandler = self.letters

    def report(self, place: str, message: str, hint: str = DELETE) -> None:
        line, column = self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        self.found.append((line, column, place, message, hint))

    def doctype(self, *_: object) -> None:
        self.report("<!DOCTYPE>", "a picture declares nothing", "delete the whole <!DOCTYPE …>")
        raise _Ended

    def instruction(self, target: str, _: str) -> None:
        self.report(f"<?{target}?>", AWAY, "delete it")

    def begun(self, name: str, attributes: Mapping[str, str]) -> None:
        space, _, local = name.rpartition(" ")
        if not self.is_inside and (space, local) != (SVG, "svg"):
            self.report(f"<{local}>", "the picture is no SVG", f'begin with <svg xmlns="{SVG}" …>')
            raise _Ended
        self.is_inside = True
        self.style = [] if local == "style" else None
        if space != SVG or not (local in DRAWN or re.fullmatch("fe(?!Image)[A-Z][A-Za-z]+", local)):
            self.report(f"<{local}>", "is no part of a drawing")
            return
        for place, message in _wrong_attributes(attributes):
            self.report(f"<{local} {place}>", message)

    def letters(self, text: str) -> None:
        if self.style is not None:
            self.style.append(text)

    def ended(self, _: str) -> None:
        if self.style is not None and LEADS_AWAY.search(
            "".join(self.style)
        ):  # whatever comments stand between
            self.report("</style>", AWAY)
        self.style = None


def _wrong_attributes(attributes: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Attributes that act or lead away, and what is wrong with them."""
    for name, value in attributes.items():
        local = name.rpartition(" ")[2]
        if local.lower().startswith("on"):
            yield local, "runs a program"
        elif (local == "href" and not value.strip().startswith("#")) or LEADS_AWAY.search(value):
            yield local, AWAY
