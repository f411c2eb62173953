"""A dealt hand that goes wrong at one of its steps, ruled in a page. Texts of JSON in, texts of JSON out.

    form(page, "razz", "{}", 7, 3)                                   what a form asks, after three answers of the hand with that number
    ruling(page, "razz", "{}", 7, 3, '["out-of-turn", "raise", "C", "40"]', "{}")

Its modules come in rulings.json, beside those of hands.json.
"""

from __future__ import annotations

from typing import Any

from poker_rulebook.book.problems import json_text
from poker_rulebook.browser.hands import random_seats
from poker_rulebook.browser.page import Interpreter
from poker_rulebook.play.hand import Hand
from poker_rulebook.play.irregularities import ACTIONS, ASKED, CHOICES, KINDS, CannotBe, read_deeds, ruled
from poker_rulebook.play.reading import LETTERS, InputError, parsed
from poker_rulebook.view.phrases import card_label, card_text, plain
from poker_rulebook.view.ruled import cannot_told, ruling_told
from poker_rulebook.view.sentences import Phrase, heading, say


def hand_so_far(page: Interpreter, game: str, choices: str, seed: int, answers: int) -> Hand:
    """The hand that chance has dealt with this number, after so many answers."""
    playing = random_seats(page, game, choices, seed)
    for _ in range(answers):
        playing.act(playing.by_chance())
    return playing.hand


def form(page: Interpreter, game: str, choices: str, seed: int, answers: int) -> str:
    """What a form for `ruling` asks.

    kinds      id, name, and which of action, seat and number it takes;  actions    their words;  seats    id and name
    to_act     the seat that is asked now, '' for none;  labels    of the fields, of the button, and of what is answered
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
    """What is ruled, or what cannot have happened.

    asked     the words that `rulebook ruling` takes after the record;  chosen    what the room has chosen

    said      paragraphs, each a label, '' for none, and runs of [kind, text];  rules    [chapter, rule, number]
    cards     those in it, as they are seen and read out
    by_choice whether something that the room has chosen decides it
    line      the same in one line, to copy;  wrong    why it cannot have happened, in place of all this
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
        return json_text({"wrong": page.set(cannot_told(error))})
    except InputError as error:
        return json_text({"wrong": page.set(say("who-wrong")), "detail": str(error)})
    told, rules = ruling_told(found), page.cited.get(found.rule)
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
