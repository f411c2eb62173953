"""Rulings in a page on a random hand that goes wrong at one of its steps. Arguments and results are JSON texts.

    form(page, "razz", "{}", 7, 3)     the form for a ruling, after three answers of the hand with seed 7
    ruling(page, "razz", "{}", 7, 3, '["out-of-turn", "raise", "C", "40"]', "{}")

A page loads the modules for this from rulings.pack, in addition to those of hands.pack.
"""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.problems import json_text
from poker_rulebook.browser.hands import random_seats
from poker_rulebook.browser.page import Interpreter
from poker_rulebook.language.phrases import card_label, card_text, plain
from poker_rulebook.language.sentences import Phrase, heading, say
from poker_rulebook.narrative.ruling import impossible_text, ruling_text
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.incidents import ACTIONS, ASKED, CHOICES, KINDS, CannotBe, read_deeds, ruled
from poker_rulebook.play.parser import LETTERS, InputError, parsed


def hand_so_far(page: Interpreter, game: str, choices: str, seed: int, answers: int) -> Hand:
    """The random hand of this seed, after this number of answers."""
    playing = random_seats(page, game, choices, seed)
    for _ in range(answers):
        playing.act(playing.by_chance())
    return playing.hand


def form(page: Interpreter, game: str, choices: str, seed: int, answers: int) -> str:
    """The content of a form for `ruling`.

    kinds      for each kind of mistake its id, its name, and which of action, seat and number it needs
    actions    the words for actions;  seats    id and name of each seat
    to_act     the seat to act, '' for none;  labels    of the fields, of the button, and of the parts of the answer
    """
    hand = hand_so_far(page, game, choices, seed, answers)
    names = LETTERS[: len(hand.brought)]
    labels = {
        word: page.said(heading(say(f"ruled-{word}")))
        for word in ("kind", "action", "seat", "number", "rule", "copy", "copied")
    }
    return json_text(
        {
            "kinds": [[kind, page.said(say(f"kind-{kind}")), list(ASKED.get(kind, ()))] for kind in KINDS],
            "actions": [[action, page.said(say(f"action-{action}"))] for action in ACTIONS],
            "seats": [[name, page.said(say("seat", seat=name))] for name in names],
            "to_act": names[hand.decision.seat] if hand.decision else "",
            "labels": labels,
        }
    )


def ruling(
    page: Interpreter, game: str, choices: str, seed: int, answers: int, asked: str, chosen: str
) -> str:
    """The ruling, or why the mistake cannot have happened.

    asked     the words that `rulebook ruling` takes after the record;  chosen    rule -> choice of the card room

    The answer has these keys:

    said      paragraphs: for each a label, '' for none, and runs of [kind, text];  rules    [chapter, rule, number]
    cards     the cards in it, each as it is shown and read out
    by_choice whether a choice of the card room decides it
    line      the ruling in one line, to copy
    wrong     alone, in place of all others: why it cannot have happened
    """
    hand, words = hand_so_far(page, game, choices, seed, answers), parsed(asked.encode())
    names = LETTERS[: len(hand.brought)]
    room = {
        rule: choice
        for rule, choice in dict(parsed(chosen.encode())).items()
        if choice in CHOICES.get(rule, ())
    }
    try:
        found = ruled(hand, names, words[0], read_deeds(words[1:], names), room)
    except CannotBe as error:
        return json_text({"wrong": page.set(impossible_text(error))})
    except InputError as error:
        return json_text({"wrong": page.set(say("who-wrong")), "detail": str(error)})
    told, rules = ruling_text(found), page.cited.get(found.rule)
    parts: list[tuple[str, Phrase]] = [("", told.text), *(("", other) for other in told.otherwise)]
    parts += [("ruled-until", told.until), ("ruled-aloud", told.aloud)]
    line = say(
        "ruled-line",
        kind=say(f"kind-{words[0]}"),
        text=told.text,
        until=told.until,
        rule=rules[1] if rules else "",
    )
    said = [[page.said(say(label)) if label else "", page.set(text)] for label, text in parts]
    shown = {text for _, runs in said for kind, text in runs if kind == "card"}
    answer: dict[str, Any] = {
        "is": found.verdict,
        "said": said,
        "cards": {
            card: [card_text(card, page.locale), plain(card_label(card), page.locale)]
            for card in sorted(shown)
        },
        "rules": [[rules[0], found.rule, rules[1]]] if rules else [],
        "by_choice": found.choice in room,
        "line": plain(line, page.locale),
    }
    return json_text(answer)
