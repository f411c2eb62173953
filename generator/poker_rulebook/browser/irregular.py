"""Rulings in a page, on a table at which something went wrong.

Arguments and results are JSON texts.

    incident_form(page, "razz", "{}", 6)    the form for site/assets/incident.js, for six players
    incident(page, "razz", "{}", '{"kind": "out-of-turn", "step": "third-bet", …}', "{}")

A page loads the modules for this from rulings.pack, in addition to those of hands.pack.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from poker_rulebook.book.model import Game
from poker_rulebook.book.problems import json_text
from poker_rulebook.book.steps import Bet
from poker_rulebook.browser.page import Interpreter
from poker_rulebook.language.phrases import card_label, card_text, plain
from poker_rulebook.language.sentences import Phrase, heading, say, written
from poker_rulebook.narrative.narrative import segments, street_title
from poker_rulebook.narrative.ruling import deciding, impossible_text, ruling_text
from poker_rulebook.play.incidents import (
    ACTIONS,
    CHOICES,
    KINDS,
    CannotBe,
    Ruling,
)
from poker_rulebook.play.parser import LETTERS, InputError, parsed
from poker_rulebook.play.situations import (
    Mistakes,
    asked_for,
    filled_in,
    first_seat,
    kinds_here,
    read_situation,
    ruled_on,
)
from poker_rulebook.play.stakes import amounts_of, usual_stakes


def _answer(page: Interpreter, found: Ruling, room: Mapping[str, str]) -> dict[str, Any]:
    told, rules = ruling_text(found), page.cited.get(found.rule)
    taken = room.get(found.choice, CHOICES[found.choice][0]) if found.choice else ""
    sources = deciding(page.sources, found, taken)
    parts: list[tuple[str, Phrase]] = [("", told.text), *(("", other) for other in told.otherwise)]
    parts += [("ruled-until", told.until), ("ruled-aloud", told.aloud)]
    said = [[page.said(say(label)) if label else "", page.set(text)] for label, text in parts]
    shown = {text for _, runs in said for kind, text in runs if kind == "card"}
    return {
        "is": found.verdict,
        "said": said,
        "cards": {
            card: [card_text(card, page.locale), plain(card_label(card), page.locale)]
            for card in sorted(shown)
        },
        "rules": [[rules[0], found.rule, rules[1]]] if rules else [],
        "sources": sources,
        "choice": found.choice,
    }


def incident_form(page: Interpreter, game: str, choices: str, players: int) -> str:
    """The content of a form for `incident`.

    players    how many are possible;  seats    their names;  fixed    whether bets are of fixed sizes
    down       how many cards a player first gets face down
    rounds     for each betting round, and for the end of the hand as '', its id, its name, the first to act, and kinds
    kinds      kind -> its name;  asked    round -> kind -> what a floor has to say: see play.situations.asked_for
    more       other mistakes that general rules are about: chapter, rule, name, and whether it is decided by questions
    actions    the words for actions;  stakes    the usual amounts by their names in a request
    """
    of = page.game(game, choices)
    low, high = of.players
    names = LETTERS[: min(max(low, players), high)]
    rounds: list[list[Any]] = []
    asked: dict[str, dict[str, list[str]]] = {}
    for step, title in (*_rounds(of), ("", say("told-showdown"))):
        kinds = kinds_here(of, step)
        first = first_seat(of, step, [True] * len(names)) if step else None
        rounds.append([step, page.said(heading(title)), "" if first is None else names[first], kinds])
        asked[step] = {kind: asked_for(of, step, kind) for kind in kinds}
    return json_text(
        {
            "players": [low, high],
            "fixed": of.limit == "fixed-limit",
            "down": of.deals[0].down if of.deals else 0,
            "seats": list(names),
            "rounds": rounds,
            "kinds": {kind: page.said(say(f"kind-{kind}")) for kind in KINDS},
            "asked": asked,
            "more": [
                [
                    page.mistakes[rule][0],
                    rule,
                    page.said(written(page.mistakes[rule][3])),
                    page.mistakes[rule][2],
                ]
                for rule in page.files[game]["mistakes"]
            ],
            "actions": [[action, page.said(heading(say(f"action-{action}")))] for action in ACTIONS],
            "stakes": list(amounts_of(of, usual_stakes(of)).items()),
        }
    )


def _rounds(game: Game) -> Iterator[tuple[str, Phrase]]:
    """The betting rounds by id and name."""
    names: dict[str, Phrase] = {}
    for way in game.ways:
        course = game.steps_after(way)
        for steps in segments(course):
            if isinstance(steps[-1], Bet):
                names.setdefault(steps[-1].id, street_title(course, steps))
    yield from ((bet.id, names[bet.id]) for bet in game.bets if bet.id in names)


def incident(page: Interpreter, game: str, choices: str, told: str, chosen: str) -> str:
    """The ruling on a table.

    told    what stands in the form: see play.situations.filled_in;  chosen    rule -> choice of the card room

    The answer has these keys:

    is        the verdict;  choice    the rule whose choices decide, '' for none
    said      paragraphs: for each a label, '' for none, and runs of [kind, text];  rules    [chapter, rule, number]
    cards     the cards in it, each as it is shown and read out;  sources    where the ruling stands
    wrong     alone, in place of all others: what cannot have happened, or is told wrongly, and `at`, the field
    """
    of, taken = page.game(game, choices), dict(parsed(chosen.encode()))
    room = {rule: choice for rule, choice in taken.items() if choice in CHOICES.get(rule, ())}
    try:
        there = read_situation(lambda _: of, filled_in(of, parsed(told.encode())))
        return json_text(_answer(page, ruled_on(there, room), room))
    except CannotBe as error:
        return json_text({"wrong": page.set(impossible_text(error)), "at": ""})
    except Mistakes as error:
        wrong = error.found[0]
    except InputError as error:
        wrong = error
    at = str(wrong.at[-1]) if wrong.at else ""
    if wrong.kind:
        said = say(f"who-wrong-{wrong.kind}", **wrong.values)
    else:
        said = say(
            "incident-turned-up"
            if at == "next"
            else "incident-ask-cards"
            if at == "cards"
            else "incident-elsewhere"
        )
    return json_text({"wrong": page.set(said), "at": at, "detail": str(wrong)})
