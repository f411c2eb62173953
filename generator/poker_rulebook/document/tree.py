"""Pages as trees: parts with an id, a title, a text, and parts below them; and the walk that every medium takes.

A kind of part may have more fields. What a medium does with a field follows from its type:

    Phrase       said in the language of the medium
    Plain        said in place of a picture, without marks
    CardText     cards in data form, "Ah Kd"
    Chips        an amount of chips
    Repeated     said elsewhere as well: not counted as a sentence here when two books are compared
    other types  ids, addresses, numbers, words of data: as they are
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, NamedTuple, TypeVar

from msgspec import Struct

from poker_rulebook.language.sentences import SAID, Phrase, Said, Sentence, sentences

T = TypeVar("T")
Plain = Annotated[Phrase, "plain"]
CardText = Annotated[str, "cards"]
Chips = Annotated[int | None, "chips"]
JsonPart = Mapping[str, Any]  # a page, or a part of one, as `document` gives it
Repeated = Annotated[T, "repeated"]


class Field(NamedTuple):
    """A field of a kind of part.    way    how it is shown: said, plain, cards, chips, as-is"""

    name: str
    way: str
    repeated: bool


def fields_of(part: Any) -> tuple[Field, ...]:
    """The fields of a part, in the order of the page."""
    return _fields_of_kind(type(part))  # type: ignore[arg-type]  # every class has a hash


@cache
def _fields_of_kind(kind: Any) -> tuple[Field, ...]:
    from typing import get_type_hints  # here, as the Python of a page lacks it, which looks at no fields

    hints = get_type_hints(kind, include_extras=True)
    return tuple(_field(name, [*_inside(hints[name])]) for name in kind.__struct_fields__)


def _field(name: str, types: list[object]) -> Field:
    usual = "said" if Sentence in types else "as-is"
    way = next((way for way in ("plain", "cards", "chips") if way in types), usual)
    return Field(name, way, "repeated" in types)


def _inside(hint: object) -> Iterator[object]:
    """A type with the types and marks inside it."""
    from typing import get_args

    yield hint
    for part in (*get_args(hint), *getattr(hint, "__metadata__", ())):
        yield from _inside(part)


# --- the kinds of parts


class Fact(Struct, frozen=True):
    """A label with its value: "Players: 2–10"; a mark with its meaning; how often a hand comes."""

    id: str
    title: Phrase
    text: Phrase = ""

    @property
    def in_line(self) -> Sentence:
        return Sentence("fact-in-line", (("label", self.title), ("value", self.text)))


class RuleView(Struct, frozen=True):
    """A rule with its anchor, a condition with its outcome, or a question with the answers below it.

    title    what players call this point of the hand, such as Flop; '' where there is no such name
    text     one or more sentences
    more     what is said at length: below the row of a street, after the text elsewhere
    label    where differences are told, the number of its street or streets
    """

    id: str
    title: Phrase
    text: Phrase
    more: Phrase = ""
    label: Repeated[Phrase] = ""
    parts: tuple[Any, ...] = ()


class Section(Struct, frozen=True):
    """A heading with what stands below it: rules, facts, games, chapters, words of files.

    text         a sentence or more that belongs to all of them
    ordered      whether they are numbered steps
    label        its number, "10.4" or that of a street; '' for none
    royalties    tables that belong to rules, side by side
    """

    id: str
    title: Phrase
    parts: tuple[Any, ...]
    text: Phrase = ""
    ordered: bool = False
    royalties: tuple[TableView, ...] = ()
    label: Repeated[Phrase] = ""


class Citation(Struct, frozen=True):
    """Another part of the book, cited or in the index.

    kind    rule, chapter, game, mix or word
    page    the chapter of a rule, "glossary" for a word, else its own id
    """

    id: str
    kind: str
    page: str
    number: str
    title: Phrase


class SourceView(Struct, frozen=True):
    """A source. text    author, title and date, plain; url    '' or an https address"""

    text: Phrase
    url: str


class ChoiceView(Struct, frozen=True):
    """One way to play.    default    whether it is that of the book;  taken    of the house of this edition"""

    id: str
    text: Phrase
    default: bool
    taken: bool = False


class OptionView(Struct, frozen=True):
    """A point that rooms play differently, or that a table settles before the first hand.

    rule     the general rule that sets out the same choices, or says more
    games    short names of those that it concerns; none where it concerns all
    limit    the betting format with which alone it changes anything, which its title says; '' for every format
    """

    id: str
    title: Phrase
    parts: tuple[ChoiceView, ...]
    rule: Citation | None = None
    games: tuple[Phrase, ...] = ()
    limit: str = ""


class TableColumn(Struct, frozen=True):
    """A column of a table. number    whether its cells are numbers, which stand at the right"""

    label: Repeated[Phrase]
    number: bool = False


class TableRow(Struct, frozen=True):
    """One line of a table.

    cells    one for each column, the first names the line; cards    a sample hand in data form, "Ah Kd", or ''
    group    a heading that stands above this line and those that follow, or ''
    place    the number of a hand from the strongest, or ''
    """

    cells: tuple[Phrase, ...]
    cards: CardText = ""
    group: Phrase = ""
    place: Phrase = ""


class TableView(Struct, frozen=True):
    """A table: what was counted, what beats what in a ranking, or what the hands of a row earn.

    text     what the table is about; notes    how it is read, in sentences
    counted    how it was counted, one sentence or ''
    wide     whether it has so many columns that it scrolls beside its first one
    charts   pictures of the same numbers
    """

    id: str
    title: Phrase
    text: Phrase = ""
    notes: tuple[Phrase, ...] = ()
    columns: tuple[TableColumn, ...] = ()
    rows: tuple[TableRow, ...] = ()
    counted: Phrase = ""
    wide: bool = False
    charts: tuple[Chart, ...] = ()


class ChartLine(Struct, frozen=True):
    """One line of a chart. label    stands at its end; points    (x, y), x ascending"""

    label: Repeated[Phrase]
    points: tuple[tuple[float, float], ...]


class Chart(Struct, frozen=True):
    """Lines over one axis.

    across, up    what the axes show
    right, top    the largest numbers on them; both begin at 0
    ticks_across, ticks_up    numbers written beside the axes; unit    stands after those of the second
    alt           the picture in words, plain text
    """

    id: str
    title: Phrase
    across: Phrase
    up: Phrase
    right: float
    top: float
    ticks_across: tuple[int, ...]
    ticks_up: tuple[int, ...]
    unit: str
    lines: tuple[ChartLine, ...]
    alt: Plain


class Passage(Struct, frozen=True):
    """A sentence or more."""

    text: Phrase


class LaidCard(Struct, frozen=True):
    """A place of a picture. slot    its name on a board; card    that lies there, or ''; out    whether it is out of play"""

    slot: str = ""
    card: CardText = ""
    out: bool = False


class CardPicture(Struct, frozen=True):
    """Cards as they lie, row by row, with names of groups of places below them. alt    the picture in words, plain text"""

    id: str
    title: Phrase
    rows: tuple[tuple[LaidCard, ...], ...]
    text: Phrase = ""
    groups: tuple[Fact, ...] = ()
    alt: Plain = ""


class WorkedHand(Struct, frozen=True):
    """A worked hand, line by line. game    whose it is, where it is cited; text    how it ends"""

    id: str
    title: Phrase
    conditions: tuple[Phrase, ...] = ()
    text: Phrase = ""
    game: str = ""
    parts: tuple[Any, ...] = ()


class FieldView(Struct, frozen=True):
    """A field of a form.

    takes     number or list
    sample    of what may be typed
    words     to choose from; none where something is typed
    """

    id: str
    title: Phrase
    needed: bool
    takes: str
    sample: str
    words: tuple[Fact, ...]


class Form(Struct, frozen=True):
    """A form that works something out. id    the kind of calculator"""

    id: str
    fields: tuple[FieldView, ...]


class Page(Struct, frozen=True):
    """A page as one document. kind    of its subject: game, mix, chapter, before, glossary, retired, talk, japan; number    "10" of a chapter"""

    kind: str
    id: str
    title: Phrase
    other_title: Phrase = ""
    number: str = ""
    digest: str = ""
    parts: tuple[Any, ...] = ()


KINDS = {
    Passage: "text", Fact: "fact", RuleView: "rule", Section: "section", TableView: "table", Chart: "chart", CardPicture: "picture",
    WorkedHand: "hand", OptionView: "option", Citation: "citation", SourceView: "link", Form: "form",
}  # fmt: skip
EMPTY: tuple[object, ...] = ("", (), None, False)


def document(
    part: Any, text: Callable[[Phrase], str], way: str = "said", cards: Callable[[str], str] = str
) -> Any:
    """A page or a part of one as JSON has it: its kind, and its fields but those that are empty.

    text    puts a phrase into words
    way     how the part is shown, as in Field
    cards   how cards in data form, "Ah Kd joker", are written; as they are
    """
    if isinstance(part, (tuple, list)):
        return [document(it, text, way, cards) for it in part]
    if way == "cards":
        return cards(part)
    if not isinstance(part, Struct) or isinstance(part, SAID):
        return text(part) if isinstance(part, (str, *SAID)) and way in ("said", "plain") else part
    own = {
        "cites" if isinstance(part, Citation) and it.name == "kind" else it.name: it for it in fields_of(part)
    }
    filled = {name: (getattr(part, it.name), it.way) for name, it in own.items()}
    kept = {"parts"} if isinstance(part, Page) else set[str]()
    found = {
        name: document(value, text, way, cards)
        for name, (value, way) in filled.items()
        if name in kept or value not in EMPTY
    }
    return {"kind": KINDS[type(part)], **found} if type(part) in KINDS else found


# --- the walk

PLAIN = {str, int, bool, float, type(None)}  # in which no phrase is


def phrases_in(view: object, met: dict[int, object] | None = None) -> Iterator[Said]:
    """Every phrase of a page or of a part of one, in its order, but none again that is the same object.

    met    parts that are passed over, as they have been looked through before; those of this view are added
    """
    met = {} if met is None else met
    waiting = [view]  # the next item is the last
    while waiting:
        item = waiting.pop()
        if id(item) in met:
            continue
        met[id(item)] = item
        if isinstance(item, SAID):
            yield item
            continue
        inside = item if isinstance(item, (tuple, list)) else _values_of(item)
        waiting += [it for it in reversed(inside) if type(it) not in PLAIN]


def _values_of(item: Any) -> Sequence[Any]:
    """What stands in a part, or in a mapping; nothing in anything else."""
    if isinstance(item, Struct):
        return [getattr(item, name) for name in item.__struct_fields__]
    return [*item.values()] if isinstance(item, Mapping) else ()


def sentences_in(view: object, at: str = "") -> Iterator[tuple[str, Phrase]]:
    """Every sentence that is not Repeated, as (address, sentence); the address is the ids on the way to it.

    A fact is one sentence.
    """
    waiting: list[tuple[str, Any]] = [(at, view)]  # the next item is the last
    while waiting:
        at, item = waiting.pop()
        if isinstance(item, (*SAID, Fact)):
            said = item.in_line if isinstance(item, Fact) else item
            yield from ((at, sentence) for sentence in sentences(said))
        elif not isinstance(item, (str, int)):
            below = f"{at}/{getattr(item, 'id', '')}" if isinstance(item, Struct) else at
            waiting += reversed([(below, part) for part in _inside_of(item)])


def _inside_of(item: Any) -> Iterable[Any]:
    """What stands below a part, or in a row of them, and is not repeated there."""
    if isinstance(item, (tuple, list)):
        return item
    if isinstance(item, Struct):
        return [getattr(item, it.name) for it in fields_of(item) if not it.repeated]
    return item.values() if isinstance(item, Mapping) else ()


def mapped(value: Any, shown: Callable[[Any, str], Any], way: str = "said") -> Any:
    """A page or a part of one as dictionaries and lists.    shown    (value, way) -> what the value becomes"""
    if isinstance(value, SAID):
        return shown(value, way)
    if isinstance(value, Struct):
        return {it.name: mapped(getattr(value, it.name), shown, it.way) for it in fields_of(value)}
    if isinstance(value, Mapping):
        return {key: mapped(below, shown) for key, below in value.items()}
    if isinstance(value, (list, tuple)):
        return [mapped(below, shown, way) for below in value]
    return shown(value, way)
