"""Play as dealers know it: one row a street, with what is dealt, what is bet, and who acts first; and names for points of a hand.

    for street in streets(game): street.number, street.title, street.dealt, street.bets

A street ends with its betting round. Its row has the id of its deal; every step in it keeps its own id. The details
of a step are kept apart from what is done in it, so that an output may set them below the rows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile

from msgspec.structs import replace

from poker_rulebook.book.model import Game
from poker_rulebook.book.parts import in_force
from poker_rulebook.book.steps import (
    Bet,
    Deal,
    DealToBoard,
    DealToPlayers,
    Draw,
    Look,
    Place,
    Question,
    Roll,
    Step,
    TurnUp,
    only,
)
from poker_rulebook.document.tree import RuleView
from poker_rulebook.document.views import Betting, CardStreet, Street, TableShown
from poker_rulebook.language.phrases import own_words
from poker_rulebook.language.sentences import Phrase, Sentence, as_said, heading, joined, listed, say, written
from poker_rulebook.language.wording import board_title, is_fixed, street_name
from poker_rulebook.rules import open_face_rules as open_face
from poker_rulebook.rules.memo import memoized
from poker_rulebook.rules.pictures import Ways, pictures
from poker_rulebook.rules.step_rules import ORDINALS, in_few_words, showdown_rule, step_rule, step_title
from poker_rulebook.rules.wagering import first_to_act, limits_of_round, ties_of_round

# --- names for points of a hand


def point(game: Game, step: Step) -> Phrase:
    """A step by its name. Registers "before", "after" are places beside it, "before-it", "after-it" the other side."""
    if isinstance(step, Bet):
        # a betting round by the street or draw that comes just before it, or else by its number
        number = game.bets.index(step)
        start = game.play.index(game.bets[number - 1]) if number else 0
        since = game.play[start : game.play.index(step)]
        streets = [it.street for it in since if isinstance(it, Deal) and it.street]
        if streets:
            return say("at-betting-on", street=street_name(streets[-1]))
        if draws := [it for it in since if isinstance(it, Draw)]:
            return say("at-betting-after", step=_named(game, draws[-1]))
        if number:
            return say("at-round", n=number + 1)
        flop = any(it.street == "flop" for it in game.board_deals)
        return say("at-betting-preflop" if flop else "at-first-betting")
    if isinstance(step, Deal) and step.street:
        return say("at-street", street=street_name(step.street))
    if step is game.play[0] and isinstance(step, DealToPlayers):
        return say("at-first-deal")
    return say("at-step", step=_named(game, step))


def _named(game: Game, step: Step) -> Phrase:
    """A step by what is done in it, with a number where the game has several such steps."""
    if isinstance(step, Draw):
        several = f"-{ORDINALS[game.draws.index(step)]}" if len(game.draws) > 1 else ""
        return say(f"street{several}-draw")
    if isinstance(step, TurnUp):
        return say("step-turn-up", slot=written(step.name))
    alike = [other for other in game.play if other.called == step.called and point_is_named_by_number(other)]
    name = say(f"step-{step.called}")
    return say("at-number", n=alike.index(step) + 1, step=name) if len(alike) > 1 else name


def point_is_named_by_number(step: Step) -> bool:
    """Whether a step has no other name than what is done in it."""
    return not isinstance(step, Deal) or not step.street


# --- play as dealers know it: one row a street, with what is dealt, what is bet, and who acts first


PICTURE_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")


@memoized
def streets(game: Game) -> tuple[Street, ...]:
    """Every street in table order, with the showdown at the end."""
    rows = _rows(game)
    made: list[Street] = []
    for row, ways in zip(rows, pictures(game, rows), strict=True):
        branch: Phrase = ""  # the answers after which the street is played, where it is not always
        played = [way for way in game.ways if _in_play(row, way)]
        if len(played) < len(game.ways):
            questions = dict.fromkeys(q for step in row for q, _ in step.when)
            parts = [
                answers(game, q, tuple(dict.fromkeys(way[q] for way in played if q in way)))
                for q in questions
            ]
            branch = listed(parts)
        number = 1 + max(
            (s.number for s, r in zip(made, rows, strict=False) if _together(game, r, row)), default=0
        )
        made.append(_street(game, rows, row, ways, number, branch))
    made = [_again(street, row, made[:n]) for n, (street, row) in enumerate(zip(made, rows, strict=True))]
    end = RuleView("layouts-settle", "", open_face.showing(game)) if game.open_face else showdown_rule(game)
    last = 1 + max(street.number for street in made)
    return (*made, Street(end.id, last, end.title, "", "", (), (end,), ()))


def _again(street: Street, row: Sequence[Step], before: Sequence[Street]) -> Street:
    """The street, with a reference to an earlier one in which players exchange or turn up cards in the same way."""
    if not any(step.asks_all for step in row):
        return street
    texts = [rule.text for rule in street.dealt]
    same = next(
        (s for s in before if [rule.text for rule in s.dealt] == texts and s.when == street.when), None
    )
    return replace(street, again=say("street-again", n=same.number, dealt=street.short)) if same else street


@memoized
def step_sentences(game: Game) -> list[RuleView]:
    """A rule for every step, in table order, with its details; the showdown comes last."""
    return rules_of(streets(game))


def rules_of(shown: Iterable[Street]) -> list[RuleView]:
    """A rule for every step of these streets, with its details."""
    return [replace(rule, text=joined([rule.text, rule.more]), more="") for s in shown for rule in s.rules]


@memoized
def titles(game: Game) -> dict[str, Phrase]:
    """Step -> what players call its street, or else what is done in it."""
    rows = _rows(game)
    return {step.id: _title(game, rows, row) for row in rows for step in row}


def card_streets(game: Game) -> tuple[CardStreet, ...]:
    """The streets as a table card shows them."""
    return tuple(
        CardStreet(
            street.number,
            street.title,
            street.when,
            one_after_the_other(game, street.short),
            tuple(map(_bet_in_short, street.bets)),
            street.id,
        )
        for street in streets(game)[:-1]
    )


def one_after_the_other(game: Game, dealt: Phrase) -> Phrase:
    """What is dealt in a street with its order, unless an answer or a card decides what of it is done."""
    if game.open_face or game.extra_card or not isinstance(dealt, Sentence) or dealt.key != "commas":
        return dealt
    items = [it for _, several in dealt.values if isinstance(several, tuple) for it in several]
    depends = any(isinstance(it, Sentence) and it.key == "short-when" for it in items)
    return dealt if depends else as_said("card", dealt)


def _bet_in_short(bet: Betting) -> Phrase:
    size = bet.size_name if bet.size != "free" else ""
    parts = [part for part in (size, as_said("street", bet.first_name), *bet.limits) if part]
    said = say("card-labels", labels=parts)
    return say("card-bet-when", when=bet.when, bet=said) if bet.when else said


# ---- which steps make a street


def _rows(game: Game) -> list[list[Step]]:
    """The steps of each street: up to a betting round, or up to several rounds of which one is played."""
    rows: list[list[Step]] = []
    current: list[Step] = []
    for step in game.play:
        if isinstance(step, Bet) and not current and rows and _instead(step, rows[-1]):
            rows[-1].append(step)
            continue
        current.append(step)
        if isinstance(step, (Bet, Place)):
            rows += _without_lead(current)
            current = []
    return [*rows, current] if current else rows


def _instead(bet: Bet, row: Sequence[Step]) -> bool:
    """Whether the betting round replaces the one of the row after other answers."""
    dealt = [step for step in row if not isinstance(step, Bet)]
    rounds = [step for step in row if isinstance(step, Bet)]
    within = all(set(dict(bet.when).get(q, ())) <= set(allowed) for step in dealt for q, allowed in step.when)
    return bool(bet.when and dealt and within) and all(
        not set(dict(bet.when).get(q, ())) & set(allowed) for step in rounds for q, allowed in step.when
    )


def _without_lead(row: list[Step]) -> Iterator[list[Step]]:
    """The row, divided before its first step that depends on an answer if the whole street depends on one."""
    lead = list(takewhile(lambda step: not step.when, row)) if row[-1].when else []
    if lead:
        yield lead
    yield row[len(lead) :]


def _in_play(row: Sequence[Step], way: dict[str, str]) -> bool:
    ends = [step for step in row if isinstance(step, (Bet, Place))] or row
    return any(in_force(step.when, way) for step in ends)


def _together(game: Game, one: Sequence[Step], other: Sequence[Step]) -> bool:
    """Whether both streets may come in the same hand."""
    return any(_in_play(one, way) and _in_play(other, way) for way in game.ways)


def answers(game: Game, question: str, outcomes: Sequence[str]) -> Phrase:
    """Outcomes of a question in words: faces of the dice, numbers of coloured cards, or names."""
    step = game.question(question)
    chosen = [outcome for outcome in step.outcomes if outcome.id in outcomes]
    if isinstance(step, Roll):
        return say("picture-faces", faces=tuple(face for outcome in chosen for face in outcome.faces))
    if isinstance(step, Look):
        counts = tuple(count for outcome in chosen for count in outcome.faces)
        return say("picture-colours", counts=counts, colour=say(f"colour-{step.colour}"))
    return listed(written(outcome.name) for outcome in chosen)


# ---- what is said of a street


def _street(
    game: Game,
    rows: Sequence[Sequence[Step]],
    row: Sequence[Step],
    ways: Sequence[Ways],
    number: int,
    branch: Phrase,
) -> Street:
    dealt = [step for step in row if not isinstance(step, Bet)]
    shorts = [short for step in row for short in _in_row(game, row, step)]
    rules = [rule for step in dealt for rule in _told(game, step)]
    title = _title(game, rows, row)
    alt = say("picture-street", street=title, dealt=listed(shorts))
    shown = tuple(
        TableShown(answers(game, one.question, one.outcomes) if one.question else "", one.picture, alt)
        for one in ways
    )
    bets = tuple(_betting(game, step) for step in row if isinstance(step, Bet))
    return Street(_main(row).id, number, title, branch, listed(shorts), shown, tuple(rules), bets)


def _told(game: Game, step: Step) -> list[RuleView]:
    return open_face.placing(game, step) if isinstance(step, Place) else [step_rule(game, step)]


def _main(row: Sequence[Step]) -> Step:
    """The step that names the street: its deal or draw, or what comes first."""
    titled = [step for step in row if isinstance(step, (DealToPlayers, DealToBoard)) and step.street]
    dealt = [step for step in row if isinstance(step, (DealToPlayers, DealToBoard, Draw, Place, TurnUp))]
    return [*titled, *dealt, *row][0]


def _title(game: Game, rows: Sequence[Sequence[Step]], row: Sequence[Step]) -> Phrase:
    """What players call the street, or else what is done in it."""
    named = [title for step in row if (title := step_title(game, step))]
    if named:
        return listed(named)
    main = _main(row)
    if isinstance(main, Bet):
        return say("picture-door")
    if row is rows[0] or (
        row[0].when and not any(_together(game, other, row) for other in rows[1 : rows.index(row)])
    ):
        dealt = [step for r in rows if _together(game, r, row) for step in only(DealToBoard, r)]
        flop = any(step.street == "flop" for step in dealt)
        chooses = any(isinstance(step, Question) for step in row)
        return say("picture-preflop" if flop and not chooses else "picture-deal")
    if isinstance(main, DealToPlayers):
        before = [step for r in rows[: rows.index(row)] for step in r if isinstance(step, DealToPlayers)]
        number = sum(step.cards for step in before) + 1
        if number > len(PICTURE_ORDINALS):
            return heading(say("picture-card-later", n=number))
        return heading(say(f"picture-card-{PICTURE_ORDINALS[number - 1]}"))
    if isinstance(main, TurnUp):
        return heading(written(main.name))
    if isinstance(main, Roll) and len(game.rolls) > 1:
        number = game.rolls.index(main) + 1
        later = number > 3  # there is no word for such an ordinal
        return (
            say("picture-roll-later", n=number)
            if later
            else say(f"picture-roll-{PICTURE_ORDINALS[number - 1]}")
        )
    if isinstance(main, Place):
        return say("picture-placed", n=main.receive)
    if isinstance(main, DealToBoard):
        return board_title(game.play, main)
    return heading(say(f"step-{main.called}"))


def _in_row(game: Game, row: Sequence[Step], step: Step) -> list[Phrase]:
    """A step in few words, with its condition where the street does not have the same one."""
    said = in_few_words(game, step)
    if all(in_force(step.when, way) == _in_play(row, way) for way in game.ways):
        return said
    answer = listed(answers(game, question, allowed) for question, allowed in step.when)
    return [say("short-when", answer=answer, dealt=dealt) if answer else dealt for dealt in said]


def _betting(game: Game, step: Bet) -> Betting:
    """The cell of a betting round."""
    size = step.size if is_fixed(game) else "free"
    name = as_said("row", say(f"size-{step.size}")) if is_fixed(game) else heading(say(f"limit-{game.limit}"))
    first = f"{game.forced_bets.bring_in}" if step.first == "bring-in" else step.first
    mark = "highest-card" if first.startswith("highest-card") else first
    when = [answers(game, q, allowed) for q, allowed in step.when]
    row = next(row for row in _rows(game) if step in row)
    branch = listed(when) if step.when and len(only(Bet, row)) > 1 else ""
    return Betting(
        rule=step_rule(game, step),
        size=size,
        size_name=name,
        first=mark,
        first_name=as_said("row", first_to_act(game, step)),
        first_short=as_said("short", first_to_act(game, step)),
        when=branch,
        limits=(*own_words("row", ties_of_round(game, step)), *limits_of_round(game, step)),
    )
