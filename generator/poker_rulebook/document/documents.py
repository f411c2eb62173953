"""Pages as documents: what stands on a page, in its order, as parts of a dozen kinds (see poker_rulebook.document.tree).

    game_page(game_view(book, book.games["badugi"]))    a Page
    document(game_page(view), words("ja"))              the same as JSON has it, in Japanese

Who reads documents needs to know nothing of poker: the JSON for programs, the terminal and the book in Markdown do so. Ids are
the anchors of the website.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from msgspec.structs import replace

from poker_rulebook.document.lines import NarrativeLine
from poker_rulebook.document.tree import (
    CardPicture,
    Citation,
    Fact,
    LaidCard,
    Page,
    Passage,
    RuleView,
    Section,
    WorkedHand,
)
from poker_rulebook.document.views import (
    Before,
    Board,
    ChapterView,
    CitedExample,
    DecisionView,
    ExampleView,
    Figure,
    GameView,
    GeneralRule,
    LayoutView,
    MixedGameView,
    MixView,
    PlayedView,
    Relative,
    Street,
    WordView,
)
from poker_rulebook.language.phrases import plain
from poker_rulebook.language.sentences import Beside, Phrase, heading, joined, listed, say


def words(locale: str) -> Callable[[Phrase], str]:
    """Puts a phrase into the words of a language, as plain text."""
    return partial(plain, locale=locale)


def texts(*said: Phrase) -> tuple[Passage, ...]:
    return tuple(Passage(it) for it in said if it)


def titled(id_: str, key: str, parts: Iterable[Any], text: Phrase = "") -> tuple[Section, ...]:
    """A section under a heading of the book; none where nothing stands in it."""
    found = tuple(parts)
    return (Section(id_, heading(say(key)), found, text),) if found else ()


# --- games


def game_page(view: GameView, left_out: int = 0) -> Page:
    """The page of a game.    left_out    how many examples it has besides"""
    brief = view.relative.brief if view.relative else ""
    computed = () if view.pitch else (brief, view.essence)
    more = texts(say("more-examples", n=left_out)) if left_out else ()
    return _page(
        "game",
        view,
        *texts(view.departs, view.pitch, *computed, view.peculiar),
        *view.facts,
        *(part for section in view.sections for part in _section(view, section)),
        *titled("_rankings", "hand-ranking", view.rankings),
        *titled("_options", "options", view.options),
        *titled("_examples", "examples", (*map(_hand, view.examples), *more)),
        *(_differences(view.relative) if view.relative else ()),
        *((view.variants,) if view.variants else ()),
        *titled("_general", "game-rules", view.see),
        *titled("_chapters", "game-chapters", view.chapters),
        *titled("_counted", "counted", view.counted),
        *titled("_chances", "chances", view.chances, view.chances_text),
        *_ending(view),
    )


def _page(kind: str, view: PlayedView | ChapterView, *parts: Any) -> Page:
    number = view.number if isinstance(view, ChapterView) else ""
    return Page(kind, view.id, view.name, view.other_name, number, view.digest, parts)


def _section(view: GameView, section: Section) -> Iterator[Any]:
    """A section of rules, that of play street by street; after it the board, and with the showdown the hands that win."""
    if section.ordered:
        yield Section(
            section.id, section.title, tuple(map(_street, view.streets)), section.text, ordered=True
        )
        yield from map(_board, view.boards)
    else:
        yield section
    if section.id == "winning":
        yield from map(_figure, view.figures)


def _street(street: Street) -> Section:
    """The steps before the betting, and the rounds of which one is played."""
    dealt = (
        RuleView(it.id, it.title if it.title != street.title else "", it.text, it.more) for it in street.dealt
    )
    bets = (RuleView(bet.rule.id, bet.when, bet.rule.text, bet.rule.more) for bet in street.bets)
    return Section(street.id, street.title, (*dealt, *bets), street.when, label=str(street.number))


def _board(board: Board) -> CardPicture:
    rows = tuple(tuple(LaidCard(cell.slot, cell.card, cell.out) for cell in row) for row in board.rows)
    groups = tuple(Fact(group.id, group.name, " ".join(group.slots)) for group in board.groups)
    return CardPicture(board.id, board.name, rows, board.note, groups, board.alt)


def _figure(figure: Figure) -> CardPicture:
    """The winning hand of an example: the seat's cards, and the board."""
    lit = [
        [LaidCard("", it.card, not it.lit) if it else LaidCard() for it in row]
        for row in (figure.own, *figure.board)
    ]
    return CardPicture(figure.example, figure.title, tuple(map(tuple, lit)), figure.said, alt=figure.alt)


def _hand(example: ExampleView) -> WorkedHand:
    boards = (_board(example.board),) if example.board else ()
    lines = () if example.layouts else map(_line, example.lines)
    told = (*boards, *map(_layout, example.layouts), *lines)
    return WorkedHand(example.id, example.title, example.conditions, example.result, parts=told)


def _line(line: NarrativeLine) -> RuleView:
    return RuleView(line.id, line.title, line.text)


def _layout(layout: LayoutView) -> Section:
    """The rows of a seat in an open-face game, with points, and stacks where they are counted."""
    rows = (
        CardPicture(
            "",
            row.name,
            (tuple(LaidCard("", card) for card in row.cards.split()),),
            joined((row.hand, row.royalty)),
        )
        for row in layout.rows
    )
    stacks = () if layout.before is None else texts(f"{layout.before:,} → {layout.after:,}")
    return Section("", layout.seat, (*rows, *texts(*layout.marks), *stacks), layout.points)


def _differences(relative: Relative) -> Iterator[Section]:
    """What differs from the base."""
    before = relative.before
    text = before.of if isinstance(before, Beside) else before
    base = Citation(relative.game, "game", relative.game, "", relative.name)
    yield Section("_relative", relative.title, (base, *relative.differences), text)


def _ending(view: PlayedView) -> Iterator[Section]:
    """Notes, history and sources, under their headings."""
    yield from titled("_notes", "notes", view.notes)
    yield from titled("_history", "history", view.history)
    yield from titled("_sources", "sources", view.sources)


# --- mixes


def mix_page(view: MixView) -> Page:
    """The page of a mix: each game with its format and what game it is."""
    return _page(
        "mix",
        view,
        *texts(view.essence),
        *view.facts,
        *titled("order", "mix-order", map(_mixed_game, view.games)),
        *titled("rules", "mix-rules", view.rules),
        *titled("_options", "options", view.options),
        *_ending(view),
    )


def _mixed_game(game: MixedGameView) -> Section:
    cells = (Fact(cell.id, cell.label, line) for cell in game.cells for line in cell.lines)
    cited = Citation(game.game, "game", game.game, "", game.name)
    return Section(game.id, game.name, (*texts(game.told), *cells, cited), game.limit, label=game.label)


# --- general rules and words


def chapter_page(view: ChapterView) -> Page:
    """A chapter with its rules, each a section."""
    return _page(
        "chapter",
        view,
        *texts(view.text),
        *map(rule_section, view.rules),
        *titled("_sources", "sources", view.sources),
    )


def rule_section(rule: GeneralRule) -> Section:
    """One general rule with all that stands below it."""
    until = (Fact("until", say("put-right-until"), rule.until),) if rule.until else ()
    told = (
        *texts(listed(word for _, word in rule.roles)),
        *texts(rule.text),
        *until,
        *rule.cases,
        *(_decision(rule.decision) if rule.decision else ()),
        *((rule.calculator,) if rule.calculator else ()),
        *rule.options,
        *rule.tables,
        *texts(*(joined(example.lines) for example in rule.sums)),
        *map(_cited_hand, rule.hands),
    )
    return Section(
        rule.id, rule.name, (*told, *titled(f"{rule.id}-see", "see-also", rule.see)), label=rule.number
    )


def _cited_hand(cited: CitedExample) -> WorkedHand:
    """A hand of a game, after the name of the game."""
    hand = _hand(cited.example)
    named = Citation(cited.game, "game", cited.game, "", cited.game_name)
    return replace(hand, game=cited.game, parts=(named, *hand.parts))


def _decision(decision: DecisionView) -> Iterator[RuleView | Section]:
    """The questions, each with where its answers lead, to a later question or to an outcome; then worked cases."""
    outcome = {it.title: it.text for it in decision.outcomes}
    aloud = {mark: Fact("", say("ruled-aloud"), text).in_line for mark, text in decision.aloud.items()}
    for question in decision.questions:
        leads = tuple(
            RuleView("", it.answer, outcome.get(it.mark, ""), aloud.get(it.mark, ""), it.mark or it.number)
            for it in question.parts
        )
        yield RuleView(question.id, "", question.text, label=question.title, parts=leads)
    for case in decision.cases:
        yield Section("", outcome[case.title], case.parts, label=case.title)


def word_section(word: WordView) -> Section:
    """A word of the glossary, with its name in the other language and its reading."""
    other = [Passage(it) for it in (word.other_name, word.reading) if it]
    return Section(word.id, word.name, (*texts(word.text), *other, *titled("", "see-also", word.see)))


def glossary_page(found: Iterable[WordView]) -> Page:
    """Every word, in the order given."""
    return Page("glossary", "glossary", heading(say("glossary")), parts=tuple(map(word_section, found)))


# --- before the first hand


def before_page(settled: Before) -> Page:
    """What a table settles before the first hand: points with their choices, the usual one first."""
    amounts = titled("_amounts", "before-amounts", texts(*settled.amounts))
    groups = (
        Section(
            group.id,
            group.name,
            group.points,
            joined(group.games) if len(group.games) == 1 else "",
            label=group.number,
        )
        for group in settled.groups
    )
    return Page("before", settled.id, settled.name, parts=(*texts(settled.settled), *amounts, *groups))
